"""The command line's own manners: its language, its start, its completion, and what it makes of a broken world."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import arene
from arene import completion
from arene.cli import main, parser
from arene.core.record import unforced

N = "\u00a0"


@pytest.fixture(autouse=True)
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


def refused(arguments: list[str]) -> int:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    return int(stopped.value.code or 0)


# ---- language


@pytest.mark.parametrize(
    ("arguments", "in_french", "in_english"),
    [
        (["play", "sponsio", "--seats", "x"], "'x' n’est pas un nombre", "'x' is not a number"),
        (["rules"], f"il manque{N}: game", "the following arguments are required: game"),
        (["rules", "chess"], "'chess' n’est pas permis", "invalid choice: 'chess'"),
        (["games", "--fast"], f"arguments inconnus{N}: --fast", "unrecognized arguments: --fast"),
        (["play", "--seed"], "il faut une valeur", "expected one argument"),
    ],
)
def test_what_cannot_be_understood_is_said_in_the_readers_language(
    arguments: list[str], in_french: str, in_english: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(arguments) == 2
    told = capsys.readouterr().err
    assert in_french in told and f"erreur{N}:" in told and "error" not in told and f"usage{N}:" in told
    assert refused([*arguments[:1], "--lang", "en", *arguments[1:]]) == 2
    told = capsys.readouterr().err
    assert in_english in told and "error:" in told and "erreur" not in told


def test_help_is_in_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--lang", "en", "--help"], ["play", "--lang", "en", "--help"], ["play", "--lang=en", "-h"]):
        assert refused(arguments) == 0
        told = capsys.readouterr().out
        assert "show this help" in told and "partie" not in told and "joueurs" not in told
    assert refused(["play", "--help"]) == 0
    told = capsys.readouterr().out
    assert "montrer cette aide" in told and "show" not in told and "number of" not in told
    assert refused(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in ("play", "serve", "simulate", "balance", "edition", "completion"))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whoever_wants_to_play_is_told_the_bots_there_are(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(["play", "--lang", lang, "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "beginner, regular, good, strong, expert" in told and "exec:COMMAND" in told and "regular)" in told


# ---- quick


def test_looking_things_up_waits_for_nothing_else(tmp_path: Path) -> None:
    """Neither the site, nor simulations, nor templates are loaded, and few words are parsed."""
    code = (
        "import sys, arene.cli, arene.words as w\n"
        "assert arene.cli.main(['games']) == 0\n"
        "slow = [name for name in ('fastapi', 'jinja2', 'arene.lab', 'arene.terminal.table') if name in sys.modules]\n"
        "assert not slow, slow\n"
        "assert w._parsed.cache_info().currsize < 150, w._parsed.cache_info()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# ---- completion


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_the_completion_names_every_command_and_option(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for word in ("play", "simulate", "serve", "edition", "sponsio", "bash"):
        assert word in script
    assert ("-l seats" if shell == "fish" else "--seats") in script


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["arene", "ver"], {"verify"}),
        (["arene", "play", "spon"], {"sponsio"}),
        (["arene", "play", "sponsio", "--se"], {"--seats", "--seed"}),
        (["arene", "play", "--lang", ""], {"fr", "en"}),
        (["arene", "edition", "ch"], {"check"}),
        (["arene", "verify", "zz"], set()),
    ],
)
def test_bash_completes(words: list[str], expected: set[str]) -> None:
    script = completion.script("bash", parser())
    typed = " ".join(f"'{word}'" for word in words)
    code = f"{script}\nCOMP_WORDS=({typed})\nCOMP_CWORD={len(words) - 1}\n_arene\nprintf '%s\\n' \"${{COMPREPLY[@]}}\""
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == expected


# ---- verify


def test_verify_says_what_was_scripted_or_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    honest = arene.new_match("sponsio", 4, 7)
    assert unforced(honest)
    honest.save(path)
    assert main(["verify", str(path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "follows from the seed and the rules" in told and "Note" not in told and "chosen" not in told

    loaded = arene.new_match("sponsio", 4, 7, chance=arene.Script([("dealer", 3), ("deal", ["G9", "Y9"])], seed=5))
    assert not unforced(loaded)
    loaded.save(path)
    assert main(["verify", str(path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "2 draws were chosen beforehand" in told and "from another seed" in told
    assert "follows from the seed and the rules" not in told
    assert main(["verify", str(path)]) == 0
    assert "2 tirages ont été choisis d’avance" in capsys.readouterr().out

    chosen = arene.position("sponsio", honest.position(), options=honest.options)
    chosen.save(path)
    assert main(["verify", str(path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "from a chosen position" in told and "follows from the seed and the rules" not in told


# ---- a broken world


def run(*arguments: str, stdin: bytes | None = b"", **settings: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", **settings}
    command = [sys.executable, "-m", "arene", *arguments]
    if stdin is None:
        command = ["bash", "-c", 'exec "$@" <&-', "bash", *command]
    return subprocess.run(command, input=stdin or None, capture_output=True, env=environment, check=False, timeout=120)


@pytest.mark.parametrize("stdin", [b"\xff\xfe\n1\nq\n", b"9" * 5000 + b"\nc\n" + b"9" * 5000 + b"\nq\n", b"", None])
@pytest.mark.parametrize("game", ["sponsio", "footmania"])
def test_whatever_is_typed_there_is_no_traceback(game: str, stdin: bytes | None) -> None:
    done = run("play", game, "--bots", "random", "--seed", "5", stdin=stdin)
    assert done.returncode == 0 and b"Traceback" not in done.stderr, done.stderr.decode()
    assert b"arene resume" in done.stdout


def test_the_list_of_saves_without_anybody_to_choose() -> None:
    for _ in range(2):
        run("play", "sponsio", "--bots", "random", stdin=b"q\n")
    done = run("resume", stdin=None)
    assert done.returncode == 1 and b"Traceback" not in done.stderr


def test_an_endless_file_is_refused_at_once() -> None:
    for command in (["verify", "/dev/zero"], ["replay", "/dev/zero"], ["edition", "check", "/dev/zero"]):
        done = run(*command)
        assert done.returncode == 2 and b"not an ordinary file" in done.stderr


def test_a_folder_that_takes_no_saves_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way")
    done = run("play", "sponsio", "--bots", "random", stdin=b"1\nq\nq\n")
    told = b" ".join(done.stdout.split())  # where a line ends depends on the length of the folder's name in it
    assert b"Traceback" not in done.stderr and b"Not saved" in told
    assert b"q again leaves without saving" in told and b"could not be saved" in told
    assert done.returncode == 2


def test_an_unusable_pager_hides_no_rules() -> None:
    for pager in ("/no/such/pager", "true-but-missing --flag"):
        child = pexpect.spawn(
            sys.executable,
            ["-m", "arene", "rules", "sponsio", "--lang", "en"],
            env={**os.environ, "PAGER": pager, "TERM": "xterm"},
            encoding="utf-8",
            timeout=60,
        )
        child.expect("Sponsio")
        child.expect("counter-bet")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0
