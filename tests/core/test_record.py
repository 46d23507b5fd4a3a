"""Match files: what is saved comes back, and what was touched is found out."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arene
from arene import BadFile, Match, Script
from arene.core.chance import Fast
from arene.core.record import _chained
from tests.games.sponsio.table import Table, d1, peter_bets, random_match, random_steps, table


def played(number: int = 4, moves: int | None = None, **settings: Any) -> Match:
    """A random match, to its end or suspended after some moves."""
    match, draw = random_match(number, **settings)
    for _ in random_steps(match, draw):
        if moves is not None and len(match.moves) >= moves:
            break
    return match


def saved(match: Match, folder: Path, name: str = "match.jsonl") -> Path:
    match.save(folder / name)
    return folder / name


def refused(path: Path, read: Callable[[Path], object] = arene.load) -> BadFile:
    with pytest.raises(BadFile) as caught:
        read(path)
    assert str(path) in str(caught.value)
    return caught.value


def forged(path: Path, change: Callable[[list[dict[str, Any]]], None]) -> Path:
    """The file with changed contents and all checks made to fit: what somebody who knows the format could do."""
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for record in records:
        del record["check"]
    change(records)
    chain = ""
    lines = []
    for record in records:
        chain = _chained(chain, record)
        lines.append(json.dumps({**record, "check": chain}, ensure_ascii=False))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


# ---- identity


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("moves", [0, 1, 30, 77, None])
def test_a_match_comes_back_as_it_was(number: int, moves: int | None, tmp_path: Path) -> None:
    match = played(number, moves)
    path = saved(match, tmp_path)
    back = arene.load(path)
    assert back.hash == match.hash and back.over == match.over and back.standings == match.standings
    assert [move.hash for move in back.moves] == [move.hash for move in match.moves]
    for seat in (None, *range(match.seats)):
        assert back.view(seat) == match.view(seat)
        assert back.events(seat) == match.events(seat) == arene.read_record(path).events(seat)
        assert back.events(seat, since=5) == arene.read_record(path).events(seat, since=5)
    assert arene.verify(path).hash == match.hash
    assert saved(back, tmp_path, "again.jsonl").read_bytes() == path.read_bytes()


def test_a_suspended_match_has_the_same_future(tmp_path: Path) -> None:
    match = played(2, 40)
    back = arene.load(saved(match, tmp_path))
    for one in (match, back):
        for _ in random_steps(one, Fast(5)):
            pass
    assert [move.hash for move in back.moves] == [move.hash for move in match.moves]


def test_the_way_back_is_open_after_loading(tmp_path: Path) -> None:
    at = table()
    at.do("reveal", card="R1")
    at.do("bet", ticket="V")
    back = arene.load(saved(at.match, tmp_path))
    back.undo(0)
    at.match.undo(0)
    assert back.hash == at.match.hash


def test_scripts_and_positions_are_kept(tmp_path: Path) -> None:
    script = Script([("dealer", 1), ("deal", ["G9", "Y9"])], seed=5)
    match = arene.new_match("sponsio", seats=4, chance=script)
    match.play(2, {"kind": "pass"})
    assert arene.verify(saved(match, tmp_path)).hash == match.hash
    at = Table(arene.position("sponsio", d1(), chance=Script([])))
    peter_bets(at)
    back = arene.load(saved(at.match, tmp_path))
    assert back.hash == at.match.hash and back.start == at.match.start


def test_names_of_all_kinds_are_kept(tmp_path: Path) -> None:
    names = ["Zoé “1”", "Ольга \\ /", "日本 の 名前", "👩‍🚀"]
    match = arene.new_match("sponsio", seats=4, seed=1, players=names)
    assert arene.load(saved(match, tmp_path)).players == names


def test_the_file_reads_as_it_should(tmp_path: Path) -> None:
    match = played(4)
    lines = [json.loads(line) for line in saved(match, tmp_path).read_text(encoding="utf-8").splitlines()]
    header, end = lines[0], lines[-1]
    assert (
        header["format"] == "arene-match"
        and header["game"] == "sponsio"
        and header["rules"] == match.game.rules_version
    )
    assert header["edition"]["hash"] == match.edition.hash and header["commitment"] == match.commitment
    assert header["options"] == match.options and header["seats"] == match.seats
    assert match.seed.hex() not in json.dumps(lines[:-1])
    assert end["end"] == "over" and end["seed"] == match.seed.hex() and end["standings"] == match.standings
    assert [line["move"] for line in lines[1:-1]] == list(range(1, len(match.moves) + 1))
    assert [line["hash"] for line in lines[1:-1]] == [move.hash for move in match.moves]


# ---- files that cannot be trusted


def test_cut_off_after_any_line(tmp_path: Path) -> None:
    path = saved(played(4, 60), tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for kept in range(1, len(lines)):
        path.write_text("".join(lines[:kept]), encoding="utf-8")
        error = refused(path)
        assert error.line == kept and "it was cut off" in error.problem


def test_cut_off_within_any_line(tmp_path: Path) -> None:
    path = saved(played(4, 60), tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for number, line in enumerate(lines, 1):
        path.write_text("".join(lines[: number - 1]) + line[: len(line) // 2], encoding="utf-8")
        error = refused(path)
        assert error.line == number and error.problem == "the file ends in the middle of this line: it was cut off"


def test_any_line_edited(tmp_path: Path) -> None:
    path = saved(played(4, 60), tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        record = json.loads(line)
        key = {1: "commitment", len(lines): "seed"}.get(number, "hash")
        for changed in (
            {**record, key: "0" + record[key][1:] + "1"},
            {**record, "check": "0" * 16},
            {**record, "x": 1},
        ):
            edited = [*lines[: number - 1], json.dumps(changed, ensure_ascii=False), *lines[number:]]
            path.write_text("\n".join(edited) + "\n", encoding="utf-8")
            error = refused(path)
            assert error.line == number and "was changed after it was written" in error.problem


def test_lines_missing_doubled_or_swapped(tmp_path: Path) -> None:
    path = saved(played(4, 60), tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    for edited, line in (
        ([*lines[:9], *lines[10:]], 10),
        ([*lines[:10], *lines[9:]], 11),
        ([*lines[:8], lines[9], lines[8], *lines[10:]], 9),
        ([*lines, lines[-1]], len(lines) + 1),
    ):
        path.write_text("\n".join(edited) + "\n", encoding="utf-8")
        assert refused(path).line == line


@pytest.mark.parametrize(
    ("content", "line", "problem"),
    [
        (b"", 0, "is empty"),
        (b"\n", 1, "is not JSON: column 1, a value is missing, or is none"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe", 0, "is not a match file: it is not text"),
        (b"Dear diary\n", 1, "is not JSON: column 1, a value is missing, or is none"),
        (b"[1, 2]\n", 1, "is not a JSON object"),
        (b'{"name": "x"}\n', 1, "is not an Ar\xc3\xa8ne match file: the header is missing"),
        (b'{"format": "chess-match", "version": 1}\n', 1, "is not an Ar\xc3\xa8ne match file: the header is missing"),
        (b'{"format": "arene-match", "version": 1}\n', 1, "was changed after it was written: its check does not fit"),
        (b"[" * 100_000, 1, "is not JSON that can be read: "),
        (b"1" * 5_000, 1, "is not JSON that can be read: "),
    ],
)
def test_foreign_files(content: bytes, line: int, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    error = refused(path)
    assert error.line == line
    assert error.problem.startswith(problem.encode("latin-1").decode())
    assert refused(path, arene.verify).line == refused(path, arene.read_record).line == line


def test_half_a_sign_is_named_by_its_line(tmp_path: Path) -> None:
    path = saved(played(4, 20), tmp_path)
    rows = path.read_text(encoding="utf-8").splitlines()
    rows[0] = rows[0].replace('"players": ["', '"players": ["\\ud800', 1)
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    assert refused(path).line == 1 and refused(path).problem == "holds half of a sign, which cannot be written"
    assert "la moitié d’un signe" in arene.said(refused(path), "fr")


@pytest.mark.parametrize("read", [arene.load, arene.verify, arene.read_record])
def test_neither_a_device_nor_a_pipe_is_read(read: Callable[[Path], object], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (Path("/dev/zero"), pipe):  # whoever reads the pipe waits for ever
        assert refused(path, read).problem == "cannot be read: it is not an ordinary file"


def test_a_file_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "endless"
    with path.open("wb") as file:
        file.truncate(10**12)  # takes no room: it is all hole
    assert refused(path).problem == "cannot be read: it is larger than 64 MB"


def test_an_interruption_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(played(4, 20), tmp_path)
    before = path.read_bytes()

    def interrupted(number: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        played(4, 30).save(path)
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def test_files_that_are_not_there(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere").problem == "cannot be read: No such file or directory"
    assert refused(tmp_path).problem == "cannot be read: Is a directory"


def _set(line: int, field: str, value: object) -> Callable[[list[dict[str, Any]]], None]:
    def change(records: list[dict[str, Any]]) -> None:
        records[line][field] = value

    return change


FORGERIES: list[tuple[Callable[[list[dict[str, Any]]], None], int, str]] = [
    (_set(-1, "seed", "00" * 32), -1, "the seed does not fit the fingerprint published in line 1"),
    (_set(-1, "seed", "xyz"), -1, "the seed cannot be used"),
    (_set(0, "commitment", "00"), -1, "the seed does not fit the fingerprint published in line 1"),
    (_set(0, "game", "chess"), 1, "game: 'chess' is not one of automobile, "),
    (_set(0, "version", 2), 1, "version: 2 is not allowed; choose 1"),
    (_set(0, "seats", 5), 1, "seats: 5 is out of range"),
    (_set(0, "players", ["a"]), 1, "players: 1 names for"),
    (_set(0, "options", {"goal_coins": 1}), 1, "options.goal_coins: 1 is out of range; allowed is 15 to 60"),
    (_set(0, "events", []), 1, "the events are not those the rules give"),
    (_set(0, "script", [["deal", 1]]), 1, "the script cannot be used: draw 1 of the script: 'deal' is a shuffle"),
    (_set(0, "script", [["deal"]]), 1, "the script cannot be used: a scripted draw is (label, value), not ['deal']"),
    (_set(0, "players", ["a", "b", "\x1b[2Jc"]), 1, "players[2]: '\\x1b[2Jc' is not a name"),
    (_set(0, "events", [{"kind": "x", "_seats": ["a"]}]), 1, "events[0]._seats: ['a'] are no seats"),
    (_set(5, "events", [{"kind": "x", "_seats": [None]}]), 6, "events[0]._seats: [None] are no seats"),
    (_set(5, "events", [{"kind": "x", "_seats": 1}]), 6, "events[0]._seats: 1 are no seats"),
    (_set(0, "start", {"seats": []}), 1, "seats: "),
    (_set(0, "events", [{}]), 1, "events[0].kind: is missing"),
    (_set(5, "move", 9), 6, "holds move 9, expected is 5"),
    (_set(5, "seat", 7), 6, "the action is not legal: seat: 7 is out of range"),
    (_set(5, "action", {"kind": "collect"}), 6, "the action is not legal: "),
    (_set(5, "action", {"kind": "fold"}), 6, "the action is not legal: action.kind"),
    (_set(5, "events", []), 6, "the events are not those the rules give"),
    (_set(5, "hash", "0" * 16), 6, "the position after this move is not the recorded one"),
    (_set(-1, "moves", 3), -1, "counts 3 moves, the file holds "),
    (lambda records: records[-1].pop("seed"), -1, "seed: is missing"),
    (lambda records: records[0].pop("edition"), 1, "edition: is missing"),
    (lambda records: records[0]["edition"].update(hash="0"), 1, "the edition does not fit its fingerprint"),
    (lambda records: records[0]["edition"]["data"].update(turns=9), 1, "turns: 9 is out of range; allowed is 1 to 4"),
]


@pytest.mark.parametrize(("change", "line", "problem"), FORGERIES)
def test_forged_files(change: Callable[[list[dict[str, Any]]], None], line: int, problem: str, tmp_path: Path) -> None:
    path = forged(saved(played(4, 60), tmp_path), change)
    last = len(path.read_text(encoding="utf-8").splitlines())
    error = refused(path)
    assert error.line == (last if line < 0 else line)
    assert error.problem.startswith(problem)


def test_a_forged_result_is_found_out(tmp_path: Path) -> None:
    def win(records: list[dict[str, Any]]) -> None:
        for standing in records[-1]["standings"]:
            standing["rank"] = 5 - standing["rank"]

    path = forged(saved(played(4), tmp_path), win)
    assert refused(path, arene.verify).problem == "the recorded standings is not what the moves lead to"
    for field in ("position", "chance"):
        path = forged(saved(played(4, 9), tmp_path), _set(-1, field, {}))
        assert refused(path).problem == f"the recorded {field} is not what the moves lead to"
    path = forged(saved(played(4), tmp_path), _set(-1, "end", "suspended"))
    assert refused(path).problem == "the match is over"
    path = forged(saved(played(4, 9), tmp_path), _set(-1, "end", "over"))
    assert refused(path).problem == "the match is not over"


def test_a_forged_script_is_found_out(tmp_path: Path) -> None:
    at = Table(arene.position("sponsio", d1(), chance=Script([("deal", ["G1"])])))
    peter_bets(at).tricks(
        "B5 B4 B7 B2 | Y7 Y9 Y2 B3 | Y1 Y5 R7 Y8 | G2 G7 G9 G3 | R9 B9 R3 R2 | R1 G8 G4 R6 | Y3 B6 B8 Y6 | G1 G5 R4 B1"
    )
    for _ in range(3):
        at.do("keep")
    path = forged(saved(at.match, tmp_path), _set(0, "script", []))
    error = refused(path)
    assert error.line == len(at.match.moves) + 1
    assert error.problem == "the script does not fit: the script has no draw left for 'deal'"


# ---- other versions of the rules


def test_a_suspended_match_of_older_rules_goes_on(tmp_path: Path) -> None:
    def older(records: list[dict[str, Any]]) -> None:
        records[0]["rules"] = 99
        records[3]["hash"] = "0" * 16  # the rules have been mended since: this move came out differently

    match = played(6, 50)
    path = forged(saved(match, tmp_path), older)
    back = arene.load(path)
    assert back.position() == match.position()
    assert back.events(0) == match.events(0)
    assert back.undo_refusal(back.awaiting[0]) is not None
    for one in (match, back):
        for _ in random_steps(one, Fast(8)):
            pass
    assert back.hash == match.hash  # the same deals follow
    assert "its draws cannot be recomputed" in refused(path, arene.verify).problem


def test_a_match_of_older_rules_is_opened_again_and_again(tmp_path: Path) -> None:
    """Its moves stay those of the older rules, however often it is saved under today's."""

    def older(records: list[dict[str, Any]]) -> None:
        records[0]["rules"] = 99
        records[3]["hash"] = "0" * 16

    path = forged(saved(played(6, 50), tmp_path), older)
    for _ in range(3):
        match = arene.load(path)
        match.play(match.awaiting[0], match.actions(match.awaiting[0])[0])
        match.save(path)
    again = arene.load(path)
    assert again.hash == match.hash and len(again.moves) == len(match.moves)
    assert arene.read_record(path).header["rules"] == 99


def test_a_finished_match_of_older_rules_is_told_from_its_events(tmp_path: Path) -> None:
    match = played(6)
    path = forged(saved(match, tmp_path), _set(0, "rules", 99))
    error = refused(path)
    assert error.line == 1
    told = f"was played under rules version 99, these are version {match.rules}; it can be replayed from"
    assert error.problem.startswith(told)
    record = arene.read_record(path)
    assert record.over and record.events(1) == match.events(1)


def test_a_recorded_position_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    for field, value in (
        ("position", {"seats": []}),
        ("chance", {}),
        ("chance", {"used": "x", "counters": {}}),
        ("chance", {"used": 1, "counters": []}),
    ):
        match = played(6, 50)

        def spoil(records: list[dict[str, Any]], field: str = field, value: object = value) -> None:
            records[0]["rules"] = 99
            records[-1][field] = value

        error = refused(forged(saved(match, tmp_path), spoil))
        assert error.line == len(match.moves) + 2
        assert error.problem.startswith("the recorded position does not fit: ")


# ---- places that cannot be written


def test_unwritable_places_lose_nothing(tmp_path: Path) -> None:
    match = table().match
    (tmp_path / "file").write_text("kept", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    for path, problem in (
        (tmp_path / "nowhere" / "x", "cannot be written: No such file or directory; nothing was changed"),
        (tmp_path / "file" / "x", "cannot be written: Not a directory; nothing was changed"),
        (tmp_path / "folder", "cannot be written: Is a directory; nothing was changed"),
        (Path("/"), "cannot be written: it is not the name of a file"),
    ):
        with pytest.raises(BadFile) as caught:
            match.save(path)
        assert (caught.value.line, caught.value.problem) == (0, problem)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["file", "folder"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "kept"


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    at = table()
    path = saved(at.match, tmp_path)
    at.do("pass")
    saved(at.match, tmp_path)
    assert arene.load(path).hash == at.match.hash
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_only_ordinary_files_are_written_over(tmp_path: Path) -> None:
    """A device, a pipe or a socket in the way stays what it is; a link leads to its file."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(BadFile) as caught:
        table().match.save(pipe)
    assert caught.value.problem == "cannot be written: it is not an ordinary file"
    assert pipe.is_fifo()
    (tmp_path / "there").mkdir()
    file, link = tmp_path / "there" / "match.jsonl", tmp_path / "link"
    link.symlink_to(file)
    match = table().match
    match.save(link)
    assert link.is_symlink() and arene.load(file).hash == match.hash


@pytest.mark.parametrize("name", ["a\0b", 5, None, ["a"]])
def test_what_is_no_file_name(name: Any) -> None:
    for ask in (table().match.save, arene.load, arene.verify, arene.read_record):
        with pytest.raises(BadFile) as caught:
            ask(name)
        assert caught.value.problem == "it is not the name of a file"
