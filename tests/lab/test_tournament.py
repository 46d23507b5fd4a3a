"""Tournaments: the same deals for everybody, even where nobody is better, and resumed as if never stopped."""

from __future__ import annotations

import json
import random
import re
import shlex
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from math import log
from pathlib import Path

import pytest

import arene
from arene.cli import main
from arene.core.game import GAMES, load_game
from arene.lab import svg
from arene.lab.ratings import ELO, Ranking, rate
from arene.lab.sprt import Hypotheses, hypotheses_from, verdict
from arene.lab.statistics import share
from arene.lab.tournament import Tournament, run, tournament
from arene.lab.tournament_report import tournament_page, tournament_text


def tables() -> list[tuple[str, int]]:
    found = [
        (game, seats) for game in GAMES for seats in range(load_game(game).min_seats, load_game(game).max_seats + 1)
    ]
    return [(game, seats) for game, seats in found if seats > 1]


def met(names: Sequence[str], game: str = "sponsio", seats: int = 4) -> Tournament:
    return tournament(game, seats, names, 1)


# ---- blocks


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("count", [2, 3, 5])
def test_everybody_sits_everywhere_equally_often(game: str, seats: int, count: int) -> None:
    asked = met([f"b{one}=random" for one in range(count)], game, seats)
    sides = max(asked.sides()) + 1
    sat: Counter[int] = Counter()
    for block in range(2 * len(asked.fields())):
        rotations = asked.rotations(block)
        for side in range(sides):
            there = Counter(asked.labels[seating[side]] for seating in rotations)
            assert there == Counter(asked.labels[seating[0]] for seating in rotations), "within a block already"
        field = Counter(rotations[0])
        assert len(set(field.values())) <= 2 and len(field) == min(count, sides), "as mixed as can be"
        sat.update(field)
    assert len(set(sat.values())) == 1, "over all fields, nobody plays more than others"


def test_the_matches_of_a_block_have_the_same_chance_and_blocks_have_not() -> None:
    asked = met(["random", "heuristic", "normal", "strong"])
    first = [asked.plan(0, seating) for seating in asked.rotations(0)]
    assert len({plan.seed for plan in first}) == 1 and len({tuple(plan.bots) for plan in first}) == 4
    assert asked.plan(1, asked.rotations(1)[0]).seed != first[0].seed


def test_a_team_is_one_side() -> None:
    asked = met(["heuristic", "random"], "automobile", 4)
    assert asked.sides() == [0, 1, 0, 1]
    plans = [asked.plan(0, seating) for seating in asked.rotations(0)]
    assert sorted(plan.bots[:2] for plan in plans) == [["heuristic", "random"], ["random", "heuristic"]]
    for plan in plans:
        assert plan.bots[0] == plan.bots[2] and plan.bots[1] == plan.bots[3]
    results = run(asked, 2)
    assert results.fair == 0.5 and sum(bot.wins.value for bot in results.bots) == pytest.approx(1)
    alone = tournament("automobile", 4, ["heuristic", "random"], 1, {"four_player_mode": "individual"})
    assert alone.sides() == [0, 1, 2, 3]


@pytest.mark.parametrize(("game", "seats"), [(game, load_game(game).laid_for()) for game in GAMES if game != "lanista"])
def test_a_bot_against_itself_comes_out_even(game: str, seats: int) -> None:
    """From every seat it plays the same match: what one copy wins, the other wins."""
    results = run(met(["one=heuristic", "other=heuristic"], game, seats), 6, hypotheses=Hypotheses())
    one, other = results.bots
    assert one.wins.value == pytest.approx(other.wins.value)
    assert one.wins.value == pytest.approx(results.fair)
    assert one.rating.value == pytest.approx(0, abs=1e-6) and one.rank.value == pytest.approx(other.rank.value)
    assert results.verdict is not None and results.verdict.accepted is None


def test_the_better_one_wins_and_the_test_says_so_early() -> None:
    results = run(met(["heuristic", "random"]), 100, hypotheses=Hypotheses())
    assert results.verdict is not None and results.verdict.accepted == "H1" and results.blocks < 40
    turned = run(met(["random", "heuristic"]), 100, hypotheses=Hypotheses())
    assert turned.verdict is not None and turned.verdict.accepted == "H0" and turned.blocks < 40


def test_one_against_several_of_another() -> None:
    results = run(met(["heuristic", "random", "random", "random"]), 5)
    assert results.matches == 20 and [bot.name for bot in results.bots] == ["heuristic", "random"]
    assert results.bots[0].wins.value + 3 * results.bots[1].wins.value == pytest.approx(1)


# ---- files


def test_stopped_and_started_again_it_is_the_same(tmp_path: Path) -> None:
    asked = met(["heuristic", "random", "other=random"])
    whole = run(asked, 6, file=tmp_path / "whole.jsonl").to_json()
    assert run(asked, 6).to_json() == whole
    assert run(asked, 6, jobs=2).to_json() == whole
    file = tmp_path / "parts.jsonl"
    run(asked, 2, file=file)
    with file.open("a") as out:
        out.write('{"row":2,"matc')  # ended while it wrote
    assert run(asked, 6, jobs=2, file=file).to_json() == whole
    assert file.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    assert run(asked, 6, file=file, jobs=1).to_json() == whole, "nothing is left to play"
    assert run(asked, 4, file=file).to_json() == run(asked, 4).to_json(), "fewer blocks are the first ones"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_block_is_kept_as_soon_as_it_is_over(jobs: int, tmp_path: Path) -> None:
    """Whoever stops a long tournament loses the blocks that are being played, not those before."""
    file = tmp_path / "results.jsonl"

    def stops(done: int) -> None:
        assert len(file.read_text().splitlines()) == 1 + done
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(met(["random", "heuristic"]), 200, jobs=jobs, file=file, progress=stops)
    assert len(file.read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("lang", "kept", "lost"), [("fr", "reprend là", "Rien n’est gardé"), ("en", "goes on", "Nothing")]
)
def test_whoever_stops_it_is_told_what_is_kept(
    lang: str, kept: str, lost: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("arene.lab.command.run", stopped)
    order = ["tournament", "sponsio", "--bots", "random,regular", "--lang", lang]
    assert main([*order, "--file", str(tmp_path / "results.jsonl")]) == 130
    told = capsys.readouterr().err
    assert kept in told and "results.jsonl" in told
    assert main(order) == 130
    assert lost in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_other_results_are_neither_mixed_nor_lost(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    order = ["tournament", "sponsio", "--seats", "3", "--bots", "random,heuristic", "--blocks", "1", "--lang", lang]
    assert main([*order, "--file", str(file)]) == 0
    before = file.read_bytes()
    assert main([*order, "--file", str(file), "--seed", "2"]) == 2
    assert main([*order, "--file", str(file), "--options", "goal_coins=20"]) == 2
    told = capsys.readouterr().err
    assert "seed" in told and "options" in told and str(file) in told
    assert main(["tournament", "automobile", *order[2:], "--file", str(file)]) == 2
    assert load_game("automobile").rules != load_game("sponsio").rules, "which is told less well"
    assert '"sponsio"' in (told := capsys.readouterr().err) and '"automobile"' in told
    assert file.read_bytes() == before
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Livia,\nhow are you?")
    assert main([*order, "--file", str(letter)]) == 2
    assert letter.read_text() == "Dear Livia,\nhow are you?"


FITS = {"seating": [0, 1, 1], "ranks": [1, 2, 2], "scores": [1, 2, 3], "moves": 5}


@pytest.mark.parametrize(
    "row",
    [
        {"row": 0},
        {"row": 0, "matches": []},
        {"row": 0, "matches": 3},
        {"row": 0, "matches": [{**FITS, "ranks": [1, 2]}]},
        {"row": 0, "matches": [{**FITS, "seating": [0, 1, 7]}]},
        {"row": 0, "matches": [{**FITS, "scores": [1, 2, "x"]}]},
        {"row": 0, "matches": [{**FITS, "ranks": [1, 99, -5]}]},
        {"row": 0, "matches": [{**FITS, "scores": [1, 2, 10**400]}]},
        {"row": 0, "matches": [{**FITS, "moves": -7}]},
        {"row": 0, "matches": [{"seating": [0, 1, 1]}]},
    ],
)
def test_a_damaged_row_is_named(row: dict[str, object], tmp_path: Path) -> None:
    asked, file = met(["random", "heuristic", "heuristic"], seats=3), tmp_path / "results.jsonl"
    run(asked, 1, file=file)
    head = file.read_text().split("\n")[0]
    file.write_text(f"{head}\n{json.dumps(row)}\n")
    with pytest.raises(arene.BadFile, match="this line is damaged") as caught:
        run(asked, 2, file=file)
    assert (caught.value.path, caught.value.line) == (str(file), 2)


def test_a_file_torn_in_its_first_line_begins_anew_and_other_text_does_not(tmp_path: Path) -> None:
    asked, file = met(["random", "heuristic"], seats=3), tmp_path / "results.jsonl"
    whole = run(asked, 1, file=file).to_json()
    text = file.read_text()
    file.write_text(text[:50])
    assert run(asked, 1, file=file).to_json() == whole and file.read_text() == text
    for other in ("Dear Livia", "{}\n", "Dear Livia,\n", text[:50] + "x"):
        file.write_text(other)
        with pytest.raises(arene.BadFile, match="is not a file of results"):
            run(asked, 1, file=file)
        assert file.read_text() == other


def test_a_full_disk_is_told_with_the_file(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    file = tmp_path / "results.jsonl"
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        with pytest.raises(OSError, match="File too large") as caught:
            run(met(["random", "heuristic"]), 1, file=file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert caught.value.filename == str(file)


def test_a_torn_line_is_cut_off_and_nothing_written_anew(tmp_path: Path) -> None:
    """The disk may still be as full as it was when the line was torn."""
    resource = pytest.importorskip("resource")
    asked, file = met(["random", "heuristic"]), tmp_path / "results.jsonl"
    whole = run(asked, 3, file=file).to_json()
    text = file.read_text()
    file.write_text(text + '{"row":3,"matc')
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        assert run(asked, 3, file=file).to_json() == whole
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert file.read_text() == text


@pytest.mark.parametrize(("lang", "told"), [("fr", "1 bloc, 3 parties"), ("en", "1 block, 3 matches")])
def test_one_block_is_one(lang: str, told: str) -> None:
    text = tournament_text(run(met(["regular", "random"], seats=3), 1, hypotheses=Hypotheses()), lang)
    assert told in text and ("1 bloc (" in text or "1 block (" in text)


def test_help_says_what_a_tournament_does_with_its_bots(capsys: pytest.CaptureFixture[str]) -> None:
    for command, repeats in (("simulate", True), ("tournament", False)):
        with pytest.raises(SystemExit):
            main([command, "--help", "--lang", "en"])
        assert ("the last one is repeated" in " ".join(capsys.readouterr().out.split())) == repeats


def test_help_names_programs_where_they_can_play(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("simulate", "balance", "tournament", "compare", "tune", "lab"):
        with pytest.raises(SystemExit):
            main([command, "--help", "--lang", "en"])
        assert ("exec:COMMAND" in capsys.readouterr().out) == (command != "lab")


# ---- ratings


def test_two_bots_are_rated_by_the_odds() -> None:
    blocks = [[Ranking([0, 1], [1, 2] if won else [2, 1])] for won in [True] * 300 + [False] * 100]
    blocks += [[Ranking([1, 0], [2, 1] if won else [1, 2])] for won in [True] * 300 + [False] * 100]
    rated = rate(blocks, 2, 2)
    assert rated.bots[0].value - rated.bots[1].value == pytest.approx(ELO * log(3), abs=2)
    assert rated.seats[0].value == pytest.approx(0, abs=1)
    assert rated.bots[0].low < ELO * log(3) / 2 < rated.bots[0].high


def test_seats_and_bots_are_told_apart() -> None:
    """Matches drawn from the model itself: what went in comes out, within its interval."""
    strength, seat = [0.8, 0.0, -0.8], [0.5, 0.0, 0.0, -0.5]
    chance = random.Random(5)
    blocks = []
    for _ in range(400):
        field = [chance.randrange(3) for _ in range(4)]
        block = []
        for turn in range(4):
            who = field[turn:] + field[:turn]
            # the smallest of exponential waits: Plackett and Luce's model
            waits = [chance.expovariate(2.718281828 ** (strength[one] + seat[place])) for place, one in enumerate(who)]
            block.append(Ranking(who, [1 + sum(other < wait for other in waits) for wait in waits]))
        blocks.append(block)
    rated = rate(blocks, 3, 4)
    for estimate, true in zip([*rated.bots, *rated.seats], [*strength, *seat], strict=True):
        assert estimate.value / ELO == pytest.approx(true, abs=0.15)
        assert estimate.low - 10 < true * ELO < estimate.high + 10 and estimate.high - estimate.low < 60


def test_ties_and_certain_winners_have_ratings_too() -> None:
    tied = rate([[Ranking([0, 1], [1, 1])]] * 10, 2, 2)
    assert tied.bots[0].value == pytest.approx(0, abs=1e-6)
    always = rate([[Ranking([0, 1], [1, 2]), Ranking([1, 0], [2, 1])]] * 50, 2, 2)
    assert 200 < always.bots[0].value < 2000


@pytest.mark.parametrize(
    ("blocks", "chance_to_win"), [(2, 0.5), (2, 0.9), (5, 0.9), (10, 0.9), (20, 0.9), (20, 0.99), (50, 0.9)]
)
def test_intervals_hold_the_truth_with_little_data_and_where_one_side_wins(blocks: int, chance_to_win: float) -> None:
    chance, true, runs = random.Random(7), ELO * log(chance_to_win / (1 - chance_to_win)) / 2, 40
    held = 0
    for _ in range(runs):
        won = [[chance.random() < chance_to_win for _ in range(2)] for _ in range(blocks)]
        drawn = [
            [Ranking([0, 1], [1, 2] if first else [2, 1]), Ranking([1, 0], [2, 1] if second else [1, 2])]
            for first, second in won
        ]
        rated = rate(drawn, 2, 2).bots[0]
        held += rated.low <= true <= rated.high
    assert held / runs >= 0.9


def test_who_always_wins_is_surely_better_and_nobody_knows_by_how_much() -> None:
    rated = rate([[Ranking([0, 1], [1, 2]), Ranking([1, 0], [2, 1])]] * 20, 2, 2)
    assert 150 < rated.bots[0].low < 400 < rated.bots[0].value < 1000 < rated.bots[0].high < 2000
    assert rated.seats[0].low < -100 < 100 < rated.seats[0].high


def test_who_sits_out_is_not_counted() -> None:
    """Two sides and three bots: each of them sits in two of three blocks."""
    results = run(met(["regular", "random", "beginner"], "automobile"), 3)
    assert [bot.wins.count for bot in results.bots] == [2, 2, 2] == [bot.rank.count for bot in results.bots]
    best = max(results.bots, key=lambda bot: bot.wins.value)
    assert best.wins.value == 1 and best.wins.low == pytest.approx(share(2, 2).low)
    assert best.rank.low == 1 and best.rank.high == pytest.approx(2 - share(2, 2).low)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_who_has_not_played_yet_has_no_figures(lang: str) -> None:
    """Two sides and three bots: after one block, one of them has only looked on."""
    asked = met(["beginner", "heuristic", "regular"], "automobile", 2)
    results = run(asked, 1)
    [waiting] = [bot for bot in results.bots if bot.wins.count == 0]
    told = json.loads(json.dumps(results.to_json()))["by_bot"][results.bots.index(waiting)]
    unseen = {"value": None, "low": None, "high": None, "count": 0}
    assert told == {"bot": waiting.name, "wins": unseen, "rank": unseen, "score": unseen, "rating": unseen}
    assert tournament_text(results, lang).split("\n")[6].split() == [waiting.name, "–", "–", "–", "–"]
    page = tournament_page(results, lang, ["arene"])
    assert page.count(f"<span>{waiting.name}</span>") == 2 and page.count("<b>–</b>") == 2
    assert page.count('class="course') == 2 and page.count('class="point"') == 2 + 2 + 2
    course = next(bot.course for bot in run(asked, 3).bots if bot.name == waiting.name)
    began = [share is not None for share in course]
    assert began[0] is False and began == sorted(began) and began[-1]


def test_a_course_is_drawn_from_where_it_begins() -> None:
    picture = svg.lines([("early", [0.5, 0.5, 0.5]), ("late", [None, 0.25, 0.5])], str, [], "shares")
    early, late = re.findall(r'points="([^"]*)"', picture)
    assert len(early.split()) == 3 and late.split()[0].split(",")[0] == early.split()[1].split(",")[0]


# ---- the test that stops


@pytest.mark.parametrize(("mean", "wrong"), [(0.0, "H1"), (0.05, "H0")])
def test_its_errors_are_as_rare_as_it_says(mean: float, wrong: str) -> None:
    """Blocks of a rough kind: few different values, some of them equal."""
    chance, runs = random.Random(3), 400
    mistakes = undecided = 0
    for _ in range(runs):
        drawn = (mean + chance.choice([-0.5, -0.25, 0, 0, 0.25, 0.5]) for _ in range(20_000))
        decided = verdict(Hypotheses(0.0, 0.05, 0.05), "a", "b", drawn)
        mistakes += decided.accepted == wrong
        undecided += decided.accepted is None
    assert undecided == 0 and mistakes / runs <= 0.05 + 2 * (0.05 * 0.95 / runs) ** 0.5


@pytest.mark.parametrize(("mean", "wrong", "most"), [(0.0, "H1", 0.088), (0.2, "H0", 0.069)])
def test_with_hypotheses_far_apart_they_are_as_docs_tournaments_says(mean: float, wrong: str, most: float) -> None:
    """Two seats, both matches of a block won by the same bot: the worst of its table."""
    chance, runs = random.Random(3), 1000
    mistakes = 0
    for _ in range(runs):
        drawn = (1.0 if chance.random() < (1 + mean) / 2 else -1.0 for _ in range(20_000))
        mistakes += verdict(Hypotheses(0.0, 0.2), "a", "b", drawn).accepted == wrong
    assert abs(mistakes / runs - most) <= 2 * (most * (1 - most) / runs) ** 0.5


def test_what_is_tested_can_be_said_and_nonsense_is_refused() -> None:
    assert hypotheses_from("0:0.1") == Hypotheses(0.0, 0.1, 0.05)
    assert hypotheses_from("-0.05:0.05:0.01") == Hypotheses(-0.05, 0.05, 0.01)
    for text in ("", "0", "0.1:0", "0:0", "0:2", "x:y", "0:0.1:0.7", "0:0.1:0", "0:1.2.3"):
        with pytest.raises(arene.BadData, match="sprt"):
            hypotheses_from(text)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("low", "high", "difference", "english", "french"),
    [
        (0.0, 0.05, 1.0, "“a” is better.", "« a » est meilleur."),
        (0.0, 0.05, -1.0, "is not so much better: the difference is below 5.0%.", "n’est pas meilleur à ce point"),
        (-0.9, -0.6, -0.3, "is not so much worse: the difference is above −90.0%.", "n’est pas moins bon à ce point"),
        (-0.9, -0.6, -1.0, "“a” is worse.", "« a » est moins bon."),
        (-1.0, 1.0, 0.5, "is not so much worse: the difference is above −100.0%.", "n’est pas moins bon à ce point"),
        (-0.05, 0.0, -1.0, "“a” is worse.", "« a » est moins bon."),
    ],
)
def test_who_is_called_better_is(
    lang: str, low: float, high: float, difference: float, english: str, french: str
) -> None:
    """A bot that loses may still be better than a hypothesis has it."""
    results = run(met(["a=regular", "random"], "automobile", 2), 1)
    decided = verdict(Hypotheses(low, high), "a", "random", [difference] * 500)
    assert decided.accepted is not None
    told = tournament_text(replace(results, verdict=decided), lang).replace("\u00a0", " ")
    assert (french if lang == "fr" else english) in told
    told = tournament_page(replace(results, verdict=decided), lang, ["arene"]).replace("\u00a0", " ")
    assert (french if lang == "fr" else english) in told


def test_hypotheses_are_told_as_they_were_typed() -> None:
    asked = met(["a=regular", "random"], "automobile", 2)
    for typed, error in (("0:0.5:0.0000001", "0.00001%"), ("0:0.5:0.0125", "1.25%"), ("0:0.5", "5.0%")):
        told = tournament_text(run(asked, 1, hypotheses=hypotheses_from(typed)), "en")
        assert f"either error is meant to be at most {error}." in told and "H0: 0.0% or less; H1: 50.0% or more" in told


# ---- as people see it


class Inside(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.pictures = 0  # drawn whole, or as a list with a strip for each row
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        look = dict(attrs).get("class")
        self.pictures += (tag == "svg" and look != "track") or (tag == "ul" and look == "dots")
        self.links += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href")]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_is_whole_in_itself(lang: str) -> None:
    results = run(met(["heuristic", "random"]), 3, hypotheses=Hypotheses())
    text = tournament_page(results, lang, ["arene", "tournament"])
    inside = Inside()
    inside.feed(text)
    assert inside.pictures == 5 and inside.links == [] and "url(" not in text and f'lang="{lang}"' in text
    assert "prefers-color-scheme: dark" in text
    assert ("Part des victoires" in text) == (lang == "fr")
    assert "Sponsio" in tournament_text(results, lang)


def test_where_the_page_cannot_be_written_the_results_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    page = tmp_path / "page.html"
    order = ["tournament", "sponsio", "--seats", "3", "--bots", "regular,random", "--blocks", "1", "--lang", "en"]
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        assert main([*order, "--page", str(page)]) == 2
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    told = capsys.readouterr()
    assert "Sponsio, 3 players: 1 block" in told.out and str(page) in told.err


def test_the_command_that_a_page_prints_gives_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    order = ["tournament", "sponsio", "--seats", "3", "--bots", "a=heuristic,b=heuristic,random", "--blocks", "2"]
    assert main([*order, "--sprt", "0:0.1", "--options", "goal_coins=20", "--json", "--page", str(page)]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main([*printed_command(page), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first


def printed_command(page: Path) -> list[str]:
    """What a page says to type, as a shell splits it."""
    printed = next(line for line in page.read_text().split("\n") if line.startswith("<pre>arene "))
    return shlex.split(unescape(printed.removeprefix("<pre>arene ").removesuffix("</pre>")))


def long_program(name: str) -> str:
    """An example whose command is longer than a name may be, and tells itself apart only at its end."""
    examples = Path(__file__).parent.parent.parent / "examples" / "bots"
    return f"exec:{shlex.quote(sys.executable)} {examples}/{'./' * 30}thumb.py --name '{name} & <son>'"


def test_what_a_page_prints_plays_the_same_programs_and_hypotheses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, program = tmp_path / "page.html", long_program("a")
    order = ["tournament", "automobile", "--seats", "2", f"--bots=-a=random,{program}", "--blocks", "1"]
    assert main([*order, "--sprt=-0.9:-0.6", "--seed=-x", "--json", "--page", str(page)]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["bots"][1] == {"name": program[:60], "bot": program}
    assert main([*printed_command(page), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first


def test_negative_hypotheses_may_be_typed_apart(capsys: pytest.CaptureFixture[str]) -> None:
    order = ["tournament", "automobile", "--seats", "2", "--bots", "regular,random", "--blocks", "1", "--json"]
    assert main([*order, "--sprt", "-0.05:0.05"]) == 0
    assert json.loads(capsys.readouterr().out)["sprt"]["h0"] == -0.05


@pytest.mark.parametrize(("lang", "told"), [("en", "all that a table shows"), ("fr", "un tableau ne montre que")])
def test_two_commands_that_begin_alike_are_asked_for_names(
    lang: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"{long_program('a')},{long_program('b')}"
    assert main(["tournament", "automobile", "--seats", "2", "--bots", bots, "--lang", lang]) == 2
    error = capsys.readouterr().err
    assert told in error and "mine=exec:COMMAND" in error


@pytest.mark.parametrize(
    ("order", "problem"),
    [
        (["--bots", "random"], "at least two different bots"),
        (["--bots", "a=random,a=heuristic"], "“a” names two different bots"),
        (["--bots", "random,genius"], "'genius' is not one of"),
        (["--bots", "random,heuristic", "--blocks", "0"], "blocks: 0 is out of range"),
        (["--bots", "random,heuristic", "--seats", "9"], "seats: 9"),
        (["--bots", "random,heuristic", "--sprt", "1:0"], "two differences"),
        (["--bots", "random,heuristic", "--sprt", "0:0.05:0.7"], "rate of errors"),
        (["--bots", "random,heuristic", "--sprt", "0:0.05:0"], "rate of errors"),
        (["--bots", "random,heuristic", "--sprt", "0:2"], "between −1 and 1"),
        (["--bots", "random,exec:"], "names no program"),
        (["--bots", "random,exec[0]:./x"], "a number of seconds from 0.001 to 9999.999"),
        (["--bots", "random,exec[0.0001]:./x"], "a number of seconds from 0.001 to 9999.999"),
        (["--bots", "random,exec[abc]:./x"], "a number of seconds from 0.001"),
        (["--bots", "random,a b=regular"], "'a b' is no name for a bot: use 1 to 40 letters"),
        (["--bots", "random,🤖=regular"], "'🤖' is no name for a bot"),
        (["--bots", f"random,{'a' * 41}=regular"], "is no name for a bot"),
        (["--bots", "random,=regular"], "'' is no name for a bot"),
        (["--bots", "random,a="], "'' is not one of"),
        (["--bots", "random,genius"], "exec:COMMAND"),
        (["--bots", "random,good:playouts=abc"], "'playouts=abc' is out of range"),
        (["--bots", "random,good:bold:careful"], "'good:bold:careful' has two tempers"),
    ],
)
def test_what_cannot_be_played_is_refused(order: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "sponsio", "--lang", "en", *order]) == 2
    assert problem in capsys.readouterr().err
