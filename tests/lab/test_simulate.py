"""Simulations: the same from the same seed, however they are run; and even where nobody is better."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import arene
from arene.cli import main
from arene.core.game import GAMES, load_game
from arene.games.sponsio.bots.measures import SponsioMeasures
from arene.lab.balance import balance
from arene.lab.command import also_from, options_from
from arene.lab.report import balance_text, simulation_text
from arene.lab.series import play, series
from arene.lab.simulate import outcome, simulate
from arene.words import words

BOTS = ["heuristic", "random"]


def test_the_result_depends_on_the_seed_alone(tmp_path: Path) -> None:
    asked = series("sponsio", 4, BOTS, 10, 1)
    first = simulate(asked).to_json()
    assert simulate(asked).to_json() == first
    assert simulate(asked, jobs=2).to_json() == first
    assert simulate(asked, save=tmp_path / "new" / "folder").to_json() == first
    assert simulate(series("sponsio", 4, BOTS, 10, 2)).to_json() != first


def test_saved_matches_are_the_played_ones(tmp_path: Path) -> None:
    asked = series("sponsio", 3, ["heuristic", "random"], 4, "seed", {"goal_coins": 20})
    result = simulate(asked, jobs=2, save=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"sponsio-{number}.jsonl" for number in (1, 2, 3, 4)]
    for index, file in enumerate(files):
        arene.verify(file)
        match = arene.load(file)
        assert match.over and match.options["goal_coins"] == 20
        assert match.players == [["heuristic", "random 1", "random 2"][place] for place in asked.seating(index)]
        assert [standing["score"] for standing in match.standings] == sorted(outcome(asked, index).scores, reverse=True)
    assert result.moves.value == sum(len(arene.load(file).moves) for file in files) / 4


def test_recording_events_changes_nothing() -> None:
    asked = series("sponsio", 4, BOTS, 1, 5)
    quiet, told = play(asked, 0), play(asked, 0, record=True)
    assert quiet.events == [] and told.events[-1].kind == "match_ended"
    assert quiet.moves == told.moves
    assert [one.to_json() for one in quiet.state.standings()] == [one.to_json() for one in told.state.standings()]


@pytest.mark.parametrize("game", GAMES)
def test_the_length_of_a_match_is_in_the_units_of_its_game(game: str) -> None:
    """What the end shows is what the events tell."""
    asked = series(game, 2 if game == "lanista" else 4, ["random"], 1, 5)
    result = simulate(asked)
    told = play(asked, 0, record=True)
    observed = load_game(game).measures().observe(told.state, told.events)
    assert result.length.keys() == load_game(game).measures().length(told.state).keys()
    for name, estimate in result.length.items():
        assert estimate.value == observed[name][0] > 0
        for lang in ("fr", "en"):
            assert words(lang, game)(f"measure-{name}") in simulation_text(result, lang)


def test_every_bot_sits_everywhere() -> None:
    asked = series("sponsio", 4, ["heuristic", "random"], 4, 1)
    assert sorted(asked.seating(index).index(0) for index in range(4)) == [0, 1, 2, 3]


def test_shares_add_up() -> None:
    result = simulate(series("sponsio", 4, BOTS, 25, 3))
    assert sum(bot.wins.value for bot in result.bots) == pytest.approx(1)
    assert sum(seat.value for seat in result.seats) == pytest.approx(1)
    assert [(bot.name, bot.seats, bot.fair) for bot in result.bots] == [("heuristic", 1, 0.25), ("random", 3, 0.75)]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_bot_against_copies_of_itself_comes_out_even(seats: int) -> None:
    result = simulate(series("sponsio", seats, ["heuristic"], 600, 4))
    for place, seat in enumerate(result.seats):
        # 99.9 % rather than 95 %: seven seats are looked at
        room = 1.7 * (seat.high - seat.low) / 2
        assert abs(seat.value - 1 / seats) < room, place


def test_progress_is_told_match_by_match() -> None:
    told: list[int] = []
    simulate(series("sponsio", 4, ["random"], 6, 1), jobs=2, progress=told.append)
    assert told == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        (lambda: series("sponsio", 5, ["random"], 1, 1), "seats: 5 is out of range"),
        (lambda: series("sponsio", 4, ["random"], 0, 1), "matches: 0 is out of range; at least 1"),
        (lambda: series("sponsio", 4, ["x"], 1, 1), "bots: 'x' is not one of"),
        (lambda: series("chess", 4, ["random"], 1, 1), "game: 'chess' is not one of"),
        (lambda: series("sponsio", 4, ["random"], 1, 1, {"goal_coins": 3}), "options.goal_coins: 3 is out of range"),
        (lambda: simulate(series("sponsio", 4, ["random"], 1, 1), jobs=0), "jobs: 0 is out of range"),
        (lambda: options_from("sponsio", ["goal_coins"]), "'goal_coins' is not NAME=VALUE"),
        (
            lambda: also_from("normal:many", 1),
            "also: 'normal:many' does not name bots and their number of matches, as normal:40 does",
        ),
    ],
)
def test_bad_orders_are_refused(call: Callable[[], object], problem: str) -> None:
    with pytest.raises(arene.BadData, match=problem):
        call()


@pytest.mark.parametrize(
    "bots", ["good", "good:bold", "strong:playouts=40:careful", "random,good:bold", "exec:./mybot"]
)
def test_bots_beside_may_have_a_temper_and_other_parts(bots: str) -> None:
    assert also_from(bots, 7) == (bots, 7)
    assert also_from(f"{bots}:3", 7) == (bots, 3)


def test_balance_is_reproducible_and_complete() -> None:
    asked = series("sponsio", 4, ["heuristic"], 12, 1)
    result = balance(asked)
    assert balance(asked, jobs=2).to_json() == result.to_json()
    measured = {one.measure.id: one.estimate for one in result.measured}
    assert sum(measured[f"seat-{place}"].value for place in range(4)) == pytest.approx(1)
    assert sum(one.value for id, one in measured.items() if id.startswith("chosen-share-")) == pytest.approx(1)
    endings = sum(measured[id].value for id in ("ends-by-coins", "ends-by-track", "all-rounds"))
    assert endings == pytest.approx(1)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_reports_are_said_in_both_languages(lang: str) -> None:
    for seats in (3, 4):
        asked = series("sponsio", seats, ["heuristic", "random"], 3, 1)
        simulation, balanced = simulation_text(simulate(asked), lang), balance_text([balance(asked)], lang)
        assert "heuristic" in simulation
        assert ("Manches par partie" if lang == "fr" else "Rounds per match") in balanced


def run(*arguments: str) -> int:
    return main(arguments)


def test_the_command_prints_the_same_twice(capsys: pytest.CaptureFixture[str]) -> None:
    order = ("simulate", "sponsio", "--bots", "heuristic,random", "--matches", "4", "--seed", "1", "--lang", "fr")
    assert run(*order) == 0
    first = capsys.readouterr()
    assert run(*order, "--jobs", "2") == 0
    assert capsys.readouterr() == first
    assert "Victoires" in first.out and first.err == ""


def test_the_command_prints_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run("simulate", "sponsio", "--seats", "3", "--matches", "2", "--json", "--save", str(tmp_path / "m")) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["seats"], data["bots"], len(list((tmp_path / "m").iterdir()))) == (3, ["heuristic"] * 3, 2)
    order = ("--bots", "random", "--matches", "2", "--json", "--options", "max_rounds=2", "traitor_streak=none")
    assert run("balance", "sponsio", *order) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["options"]["max_rounds"] == 2
    assert {measure["id"] for measure in data["measures"]} >= {"rounds", "token-fight", "chosen-tricks-4+"}


def test_balance_puts_other_bots_beside(capsys: pytest.CaptureFixture[str]) -> None:
    """Each column is the series it names, played by itself: the same seed, other bots."""
    order = ("balance", "sponsio", "--seats", "3", "--bots", "heuristic", "--matches", "4", "--lang", "en")
    alone = {}
    for bots, matches in (("heuristic", "4"), ("random", "3")):
        run("balance", "sponsio", "--seats", "3", "--bots", bots, "--matches", matches, "--json")
        alone[bots] = json.loads(capsys.readouterr().out)
    assert run(*order, "--also", "random:3", "--also", "random,heuristic", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    first, second = data.pop("also")
    assert (data, first) == (alone["heuristic"], alone["random"])
    assert (second["bots"], second["matches"]) == (["random", "heuristic", "heuristic"], 4)
    assert run(*order, "--also", "random:3", "--markdown") == 0
    head, _, names, rule, *rows = capsys.readouterr().out.splitlines()
    assert head == "Sponsio, 3 players. In brackets: 95% confidence interval."
    assert names == "| Measure | Target | heuristic, 4 matches | Met | random, 3 matches | Met |"
    assert rule == "|---|---|---|---|---|---|"
    assert len(rows) == len(data["measures"]) and all(row.count("|") == 7 for row in rows)
    assert run(*order, "--also", "genius:3") == 2
    assert "'genius' is not one of" in capsys.readouterr().err


def test_files_of_an_earlier_series_are_not_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    order = ("simulate", "sponsio", "--seats", "3", "--bots", "random", "--matches", "1", "--lang", "en")
    assert run(*order, "--save", str(tmp_path)) == 0
    [file] = tmp_path.iterdir()
    before = file.read_bytes()
    assert run(*order, "--seed", "2", "--save", str(tmp_path)) == 2
    assert capsys.readouterr().err == f"arene: {tmp_path}: is not empty; name a new folder\n"
    assert file.read_bytes() == before


def test_the_command_refuses_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "sponsio", "--bots", "genius", "--lang", "en") == 2
    assert capsys.readouterr().err.startswith("arene: bots: 'genius' is not one of")
    assert run("simulate", "sponsio", "--options", "goal_coins=1") == 2
    assert "options.goal_coins" in capsys.readouterr().err
    assert run("simulate", "sponsio", "--edition", "/nowhere.toml") == 2
    assert "/nowhere.toml" in capsys.readouterr().err


def test_what_should_happen_at_all_is_not_met_by_never() -> None:
    target = next(one for one in SponsioMeasures().targets(4, load_game("sponsio").edition()) if one.seen)
    assert target.name == "ends-by-track"
    assert target.met(0.0) is False and target.met(0.001) is True and target.met(0.2) is False
