"""Two terminals on one save: the second is told who has it, and no move is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import arene
from arene.cli import main
from arene.terminal.keeper import Keeper
from tests.terminal.play import PaperConsole, new_table, script, table_of


def test_a_second_terminal_is_told_who_holds_the_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    path = tmp_path / "match.jsonl"
    arene.new_match("sponsio", 3, 1, players=["Ana", "Bo", "Cleo"]).save(path)
    before = path.read_bytes()
    holder = Keeper(path)
    holder.hold()
    try:
        for arguments in (["resume", str(path)], ["play", "--resume", str(path)]):
            assert main(arguments) == 2
            told = capsys.readouterr().err
            assert f"is open in another terminal (process {os.getpid()}" in told and str(path) in told
        assert main(["resume", str(path), "--lang", "fr"]) == 2
        assert "est ouvert dans un autre terminal" in capsys.readouterr().err
        link = tmp_path / "link.jsonl"
        link.symlink_to(path)
        assert main(["resume", str(link)]) == 2, "the same file by another name"
    finally:
        holder.let_go()
    assert path.read_bytes() == before
    other = Keeper(path)
    other.hold()
    other.let_go()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["link.jsonl", "match.jsonl"]


def test_a_dead_holder_blocks_nobody(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    code = (
        "import sys, time; from pathlib import Path; from arene.terminal.keeper import Keeper\n"
        "keeper = Keeper(Path(sys.argv[1])); keeper.hold(); print('held', flush=True); time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline() == b"held\n"
        with pytest.raises(arene.BadFile) as refused:
            Keeper(path).hold()
        assert f"process {other.pid}" in refused.value.problem
        other.send_signal(signal.SIGKILL)
        other.wait()
    keeper = Keeper(path)
    keeper.hold()  # the lock file is still there; nobody holds it any more
    keeper.let_go()


def test_what_another_program_wrote_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    """A library, or a machine that shares the folder, asks for no lock: its moves are found and kept."""
    path = tmp_path / "match.jsonl"

    def answer(console: PaperConsole) -> str:
        if not answers:
            other = arene.load(path)
            for _ in range(5):
                other.play(other.awaiting[0], other.actions(other.awaiting[0])[0])
            other.save(path)
        answers.append(console.last)
        return ["1", "q", "q"][min(len(answers), 3) - 1]

    answers: list[str] = []
    console = PaperConsole(answer)
    table = new_table(console, path, people=4, lang="en")
    assert table.run() == 2
    assert "was changed meanwhile by another program; nothing was overwritten" in " ".join(" ".join(answers).split())
    assert len(arene.load(path).moves) == 5
    assert any("could not be saved" in line for line in console.said)


def test_saved_elsewhere_the_other_file_is_held_and_the_first_is_free(tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    seen: list[bool] = []

    def held(path: Path) -> bool:
        keeper = Keeper(path)
        try:
            keeper.hold()
        except arene.BadFile:
            return True
        keeper.let_go()
        return False

    def answer(console: PaperConsole) -> str:
        if not seen:
            seen.extend([held(first), held(second)])
            return f"s {second}"
        seen.extend([held(first), held(second)])
        return "q"

    new_table(PaperConsole(answer), first).run()
    assert seen == [True, False, False, True]
    assert not held(first) and not held(second)
    assert arene.load(second).hash == arene.load(first).hash


def test_a_file_held_elsewhere_cannot_be_saved_to(tmp_path: Path) -> None:
    other = Keeper(tmp_path / "other.jsonl")
    other.hold()
    console = PaperConsole(script(f"s {other.path}", "q"))
    new_table(console, tmp_path / "match.jsonl", lang="en").run()
    other.let_go()
    shown = " ".join(line for picture in console.pictures for line in picture)
    assert "is open in another terminal" in " ".join(shown.split())
    assert not other.path.exists()


def test_a_table_that_breaks_off_lets_go(tmp_path: Path) -> None:
    class Broken(Exception):
        pass

    def answer(console: PaperConsole) -> str:
        raise Broken

    path = tmp_path / "match.jsonl"
    with pytest.raises(Broken):
        new_table(PaperConsole(answer), path).run()
    table_of(arene.load(path), PaperConsole(script("q")), path).run()
