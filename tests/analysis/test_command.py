"""``arene analyse``: what it prints and writes, what it refuses, and what an interruption leaves."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random

import pytest

import arene
from arene.analysis import command, work
from arene.analysis.course import Course, Walk, course_of, walk
from arene.analysis.plan import Plan, Speed, measured, planned
from arene.cli import main
from arene.core.chance import Script
from arene.core.match import Match

MATCHES = Path(__file__).parent.parent / "matches"
SPEED = Speed(1.0, 1.0, 1.0)


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little as an analysis can be, however quick the machine."""
    monkeypatch.setattr(command, "measured", lambda there: SPEED)
    monkeypatch.setattr(command, "planned", lambda there, speed, seconds, seats: small(there, seats))


def small(there: object, seats: list[int]) -> Plan:
    assert isinstance(there, Walk)
    decisions = [step for step in there.decisions() if there.course.moves[step][0] in seats]
    return Plan(5, 2, tuple(decisions[:4]), 8, 4, 2, 6, tuple(there.draws()[:2]), 2, 50.0)


def played(chance: Script | None = None, moves: int | None = None) -> Match:
    match = arene.new_match(
        "sponsio", 3, 3, {"max_rounds": 1}, players=["Ana", "Bo (bot random)", "Cleo"], chance=chance
    )
    draw = Random(3)
    while not match.over and (moves is None or len(match.moves) < moves):
        seat = match.awaiting[0]
        match.play(seat, draw.choice(match.actions(seat)))
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    played().save(path)
    return path


def test_it_says_beforehand_how_long_and_prints_everything(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, picture = tmp_path / "page.html", tmp_path / "picture.svg"
    assert main(["analyse", str(file), "--jobs", "1", "-o", str(page), "--picture", str(picture)]) == 0
    out, err = capsys.readouterr()
    assert "About 50 s with one process: 5 positions, 4 decisions" in err
    for part in ("Chance of winning", "Turning points", "Decisions", "Luck and skill", "Ana", "Cleo"):
        assert part in out
    assert page.read_text().startswith("<!doctype html>") and picture.read_text().startswith("<svg ")


def test_the_same_whoever_does_the_work_and_as_data(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        assert main(["analyse", str(file), "--jobs", jobs, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1] and told[0]["whole"]


def test_people_are_reviewed_unless_others_are_asked_for(file: Path) -> None:
    match = arene.load(file)
    assert command.chosen_seats(match, "") == [0, 2]
    assert command.chosen_seats(match, "2") == [1]
    for wrong in ("0", "4", "x", "1,"):
        with pytest.raises(arene.BadData):
            command.chosen_seats(match, wrong)


def test_only_a_finished_match_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    played(moves=4).save(path)
    assert main(["analyse", str(path)]) == 2
    assert "not over" in capsys.readouterr().err
    assert main(["analyse", str(path), "--seconds", "nan"]) == 2


def test_what_cannot_be_done_is_refused_before_the_work(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(work, "done", lambda *args: pytest.fail("work was done"))
    nowhere = tmp_path / "nowhere" / "page.html"
    for wrong in (["--jobs", "0"], ["-o", str(nowhere)], ["--picture", str(tmp_path)]):
        assert main(["analyse", str(file), *wrong]) == 2
        assert "About" not in capsys.readouterr().err


def test_more_processes_than_cores_promise_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert main(["analyse", str(file), "--jobs", "8"]) == 0
    assert "About 25 s with 2 processes" in capsys.readouterr().err


def test_an_interruption_keeps_what_was_found(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done, count = work.done, 0

    def interrupted(course: Course, piece: work.Piece) -> work.Found:
        nonlocal count
        count += 1
        if count == 8:
            raise KeyboardInterrupt
        return done(course, piece)

    monkeypatch.setattr(work, "done", interrupted)
    assert main(["analyse", str(file), "--jobs", "1"]) == 0
    assert "Stopped before the end" in capsys.readouterr().out
    count = 6  # after one position
    assert main(["analyse", str(file), "--jobs", "1", "--json"]) == 0
    [end] = json.loads(capsys.readouterr().out)["chances"]
    assert end["step"] == len(arene.load(file).moves), "the one in which the match is over: who won is told"


def test_nothing_is_written_over_what_is_read(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, other = file.read_bytes(), str(tmp_path / "why.html")
    for files in (["-o", str(file)], ["--picture", f"{file.parent}/./{file.name}"], ["-o", other, "--picture", other]):
        assert main(["analyse", str(file), "--jobs", "1", *files]) == 2
        assert "choose another name" in capsys.readouterr().err
    assert file.read_bytes() == before and not Path(other).exists()


def test_who_plays_alone_beats_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, path, picture = (
        arene.new_match("lanista", 1, 1, players=["Ana"]),
        tmp_path / "alone.jsonl",
        tmp_path / "a.svg",
    )
    draw = Random(1)
    while not match.over:
        match.play(0, draw.choice(match.actions(0)))
    match.save(path)
    assert main(["analyse", str(path), "--jobs", "1", "--picture", str(picture)]) == 0
    out = capsys.readouterr().out
    assert "Prospects" in out and "Chance of winning" not in out
    score = match.standings[0]["score"]
    assert f"Ana: a score of {score}." in picture.read_text() and "wins" not in picture.read_text()


def test_a_scripted_match_and_one_from_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for match in (played(Script([("dealer", 1)], seed=5)), from_the_middle()):
        path = tmp_path / "odd.jsonl"
        match.save(path)
        there = walk(course_of(match))
        assert match.game.position(there.states[-1]) == match.position()
        assert main(["analyse", str(path), "--jobs", "1"]) == 0
        assert "Luck and skill" in capsys.readouterr().out


def from_the_middle() -> Match:
    match = arene.position("sponsio", played(moves=6).position(), seed=1, options={"max_rounds": 1})
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, match.actions(seat)[0])
    return match


@pytest.mark.parametrize("name", [file.name for file in sorted(MATCHES.glob("*.jsonl.gz"))])
def test_matches_of_earlier_versions_are_gone_through_as_they_were_played(name: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(gzip.decompress((MATCHES / name).read_bytes()))
    record = arene.read_record(path)
    game = arene.load_game(record.header["game"])
    space = game.actions(game.check_edition(record.header["edition"]["data"]))
    course = Course(
        game.id,
        record.header["rules"],
        record.header["seats"],
        json.dumps(record.header["options"]),
        json.dumps(record.header["edition"]["data"]),
        record.end["seed"],
        "null",
        "null",
        tuple((move.seat, space.from_json(move.action).number) for move in record.moves),
    )
    standings = [standing.to_json() for standing in walk(course).states[-1].standings()]
    assert standings == record.end["standings"]


def test_a_plan_keeps_to_its_time(file: Path) -> None:
    there = walk(course_of(arene.load(file)))
    for seconds in (5.0, 50.0):
        plan = planned(there, Speed(0.002, 0.001, 0.001), seconds, [0, 1, 2])
        assert plan.seconds <= seconds * 1.25 and plan.looks >= 2
    assert min(vars(measured(there)).values()) > 0


def test_a_slow_machine_draws_a_curve_too() -> None:
    """Playouts become fewer before positions do, and the judge is asked properly or not at all."""
    there = walk(course_of(played()))
    slow, quick = (planned(there, Speed(time, time, time), 60.0, [0]) for time in (1.0, 0.0001))
    assert slow.looks == 24 < quick.looks and slow.look < quick.look
    assert slow.review >= 60 and len(slow.reviewed) < len(quick.reviewed)


def test_who_won_is_known_for_sure(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(file), "--json"]) == 0
    chances = json.loads(capsys.readouterr().out)["chances"]
    assert all(one["low"] == one["value"] == one["high"] for one in chances[-1]["seats"])
    assert any(one["low"] < one["high"] for one in chances[0]["seats"])
