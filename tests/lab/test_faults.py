"""What can go wrong in a series: bots that fail, processes that end, results that are no numbers."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import arene
from arene.bots import make_bot
from arene.cli import main
from arene.core.game import Game
from arene.core.playout import Endless
from arene.core.refusal import Fault
from arene.core.state import Bot
from arene.evidence import MOST, leave
from arene.lab import crew
from arene.lab import match as lab_match
from arene.lab.crew import each, most_jobs
from arene.lab.series import Series, each_match, play, series
from arene.lab.simulate import outcome, simulate
from arene.lab.statistics import mean, ratio
from arene.workers import Died, Late, Worker
from tests.bots.odd import OddBot
from tests.patience import until

# ---- bots that fail


@pytest.fixture
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "arene" / "faults"


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, game: Game, strict: bool = False) -> Bot:
        return OddBot(make_bot(name, game, strict), after=4)

    monkeypatch.setattr(lab_match, "make_bot", make)


def left_behind(folder: Path, capsys: pytest.CaptureFixture[str], lang: str) -> Path:
    """The file that the sentence names; it can be loaded, and told by ``arene replay``."""
    told = capsys.readouterr().err
    [file] = folder.glob("*stopped.jsonl")
    match = arene.load(file)
    assert [move.seat for move in match.moves].count(match.awaiting[0]) == 4, "then it answers wrongly"
    assert str(file) in told and match.hash in told and "sponsio" in told and "99999" in told
    assert "heuristic" in told and told.count("\n") == 1
    assert ("que les règles refusent" in told) == (lang == "fr")
    assert main(["replay", str(file), "--lang", lang]) == 0
    assert capsys.readouterr().out
    return file


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.usefixtures("odd_bots")
def test_an_illegal_answer_leaves_a_match_to_look_at(
    jobs: str, lang: str, state_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    order = ["sponsio", "--seats", "4", "--matches", "1", "--bots", "heuristic", "--lang", lang, "--jobs", jobs]
    assert main(["simulate", *order]) == 2
    file = left_behind(state_folder, capsys, lang)
    file.unlink()
    assert main(["balance", *order]) == 2
    assert left_behind(state_folder, capsys, lang) == file


@pytest.mark.usefixtures("odd_bots")
def test_where_matches_are_saved_the_stopped_one_is_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order = ["sponsio", "--seats", "4", "--matches", "1", "--lang", "en", "--save", str(tmp_path / "saved")]
    assert main(["simulate", *order]) == 2
    left_behind(tmp_path / "saved", capsys, "en")


@pytest.mark.usefixtures("odd_bots")
def test_the_match_that_stops_a_series_is_written_however_many_lie_there(
    state_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state_folder.mkdir(parents=True)
    for number in range(MOST):
        (state_folder / f"{number}.jsonl").touch()
    assert main(["simulate", "sponsio", "--seats", "4", "--matches", "1", "--lang", "en"]) == 2
    file = left_behind(state_folder, capsys, "en")
    match = arene.load(file)
    assert leave(match, state_folder, "more") is None, "a server that lets bots fail all day stops at some point"
    assert leave(match, state_folder, file.stem) == file


@pytest.mark.usefixtures("odd_bots")
def test_a_folder_that_cannot_be_made_does_not_hide_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    assert main(["simulate", "sponsio", "--seats", "4", "--matches", "1", "--lang", "en"]) == 2
    assert "which the rules refuse. The match could not be saved." in capsys.readouterr().err


@pytest.mark.parametrize(("error", "told"), [(Endless(), "does not end"), (ValueError("lost"), "ValueError: lost")])
def test_whatever_stops_a_bot_is_told_with_the_match(
    error: Exception, told: str, state_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stops(OddBot):
        def choose(self, seen: Any, chance: Any) -> Any:
            self.left -= 1
            if self.left < 0:
                raise error
            return self.sound.choose(seen, chance)

    monkeypatch.setattr(lab_match, "make_bot", lambda name, game, strict: Stops(make_bot(name, game), 2))
    with pytest.raises(arene.BadData, match=told) as caught:
        play(series("sponsio", 4, ["heuristic"], 1, 1), 0)
    [file] = state_folder.glob("*.jsonl")
    match = arene.load(file)
    assert str(file) in str(caught.value) and [move.seat for move in match.moves].count(match.awaiting[0]) == 2
    assert isinstance(caught.value.__cause__, type(error))


# ---- numbers


def test_data_knows_no_infinity(capsys: pytest.CaptureFixture[str]) -> None:
    """One match tells nothing of the interval: JSON has no word for infinity but null."""

    def no_number(name: str) -> None:
        raise AssertionError(name)

    for command in ("simulate", "balance"):
        assert main([command, "sponsio", "--seats", "3", "--bots", "random", "--matches", "1", "--json"]) == 0
        data = json.loads(capsys.readouterr().out, parse_constant=no_number)
        assert "null" in json.dumps(data)
    for estimate in (mean([]), mean([3]), ratio([]), ratio([(1, 2)])):
        assert estimate.to_json()["low"] is None and estimate.to_json()["high"] is None


# ---- processes


def test_no_more_processes_than_are_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    hired: list[Worker] = []

    class Counted(Worker):
        def __init__(self) -> None:
            super().__init__()
            hired.append(self)

    monkeypatch.setattr(crew, "Worker", Counted)
    asked = series("sponsio", 3, ["random"], 3, 1)
    first = simulate(asked).to_json()
    assert simulate(asked, jobs=100_000).to_json() == first and len(hired) == 3
    many = series("sponsio", 3, ["random"], 200, 1)
    assert simulate(many, jobs=100_000).to_json() == simulate(many).to_json()
    assert len(hired) == 3 + most_jobs()


class Numbers(Sequence[int]):
    """As many as anybody may ask for; counts how often it was cut into."""

    cuts = 0

    def __len__(self) -> int:
        return 10_000_000

    def __getitem__(self, place: Any) -> Any:
        self.cuts += 1
        return range(len(self))[place]


def test_who_asks_for_millions_and_stops_has_not_prepared_them_all() -> None:
    numbers = Numbers()
    results = each(abs, numbers, jobs=2, at_once=1)
    assert isinstance(results, Generator) and [next(results) for _ in range(4)] == [0, 1, 2, 3]
    results.close()
    assert numbers.cuts < 1000


def ends_once(series: Series, index: int, mark: Path) -> object:
    """A match whose process is killed the first time."""
    if index == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return outcome(series, index)


def ends_always(series: Series, index: int) -> object:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_the_matches_of_a_killed_process_are_played_by_another(tmp_path: Path) -> None:
    asked = series("sponsio", 3, ["heuristic", "random"], 12, 1)
    told: list[Fault] = []
    work = partial(ends_once, mark=tmp_path / "mark")
    results = list(each_match(asked, work, 3, notice=told.append))
    assert results == [outcome(asked, index) for index in range(12)]
    assert [fault.id for fault in told] == ["process-ended"]
    told.clear()
    with pytest.raises(arene.BadData, match="has ended 3 times"):
        list(each_match(asked, ends_always, 2, notice=told.append))


def test_the_command_says_in_a_sentence_that_a_process_ended(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    order = ["simulate", "sponsio", "--seats", "3", "--matches", "8", "--bots", "random", "--lang", "en"]
    assert main(order) == 0
    sound = capsys.readouterr()
    monkeypatch.setattr("arene.lab.simulate.outcome", partial(ends_once, mark=tmp_path / "mark"))
    monkeypatch.setattr("arene.lab.simulate.partial", lambda work, **told: work)
    assert main([*order, "--jobs", "2"]) == 0
    told = capsys.readouterr()
    assert told.out == sound.out
    assert told.err == "arene: a process has ended in the middle of its matches; another one plays them again\n"


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == process:
            found.append(int(stat.parent.name))
    return found


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL], ids=lambda value: value.name)
def test_no_process_stays_behind(number: signal.Signals) -> None:
    order = [sys.executable, "-m", "arene", "simulate", "lanista", "--seats", "4", "--matches", "100000"]
    simulation = subprocess.Popen(
        [*order, "--jobs", "3"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests that run behind a shell ignore it
    )
    try:
        until(lambda: len(children(simulation.pid)) == 3)
        workers = children(simulation.pid)
        os.kill(simulation.pid, number)
        out, err = simulation.communicate(timeout=30)
        assert (out, err) == ("", "")
        assert simulation.returncode == (-number if number is signal.SIGKILL else 128 + number)
        until(lambda: not any(alive(worker) for worker in workers))
    finally:
        simulation.kill()
        simulation.wait()


# ---- the workers themselves


def test_a_worker_that_hangs_is_ended_alone() -> None:
    hanging, working = Worker(), Worker()
    try:
        hanging.send(time.sleep, 60, seconds=0.1)
        working.send(len, "four")
        with pytest.raises(Late):
            hanging.receive(0.1)
        hanging.end()
        assert working.receive(30) == 4
        working.send(int, "no number")
        with pytest.raises(ValueError, match="no number"):
            working.receive(30)
        working.kill()
        with pytest.raises(Died):
            working.receive(30)
    finally:
        working.end()


def test_a_worker_ends_itself_long_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if nobody is left who would end it."""
    monkeypatch.setattr("arene.workers._GRACE", 0.1)
    worker = Worker()
    worker.send(time.sleep, 60, seconds=0.1)
    with pytest.raises(Died):
        worker.receive(30)
    worker.end()
