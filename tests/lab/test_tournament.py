"""Tournaments: the same deals for everybody, even where nobody is better, and resumed as if never stopped."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from html.parser import HTMLParser
from math import log
from pathlib import Path

import pytest

import arene
from arene.cli import main
from arene.core.game import GAMES, load_game
from arene.lab.ratings import ELO, Ranking, rate
from arene.lab.sprt import Hypotheses, hypotheses_from, verdict
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
    assert file.read_bytes() == before
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Livia,\nhow are you?")
    assert main([*order, "--file", str(letter)]) == 2
    assert letter.read_text() == "Dear Livia,\nhow are you?"


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


def test_what_is_tested_can_be_said_and_nonsense_is_refused() -> None:
    assert hypotheses_from("0:0.1") == Hypotheses(0.0, 0.1, 0.05)
    assert hypotheses_from("-0.05:0.05:0.01") == Hypotheses(-0.05, 0.05, 0.01)
    for text in ("", "0", "0.1:0", "0:0", "0:2", "x:y", "0:0.1:0.7", "0:0.1:0", "0:1.2.3"):
        with pytest.raises(arene.BadData, match="sprt"):
            hypotheses_from(text)


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


def test_the_command_that_a_page_prints_gives_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    order = ["tournament", "sponsio", "--seats", "3", "--bots", "a=heuristic,b=heuristic,random", "--blocks", "2"]
    assert main([*order, "--sprt", "0:0.1", "--options", "goal_coins=20", "--json", "--page", str(page)]) == 0
    first = json.loads(capsys.readouterr().out)
    printed = next(line for line in page.read_text().split("\n") if line.startswith("<pre>arene "))
    again = printed.removeprefix("<pre>arene ").removesuffix("</pre>").split()
    assert main([*again, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first


@pytest.mark.parametrize(
    ("order", "problem"),
    [
        (["--bots", "random"], "at least two different bots"),
        (["--bots", "a=random,a=heuristic"], "at least two different bots"),
        (["--bots", "random,genius"], "'genius' is not one of"),
        (["--bots", "random,heuristic", "--blocks", "0"], "blocks: 0 is out of range"),
        (["--bots", "random,heuristic", "--seats", "9"], "seats: 9"),
        (["--bots", "random,heuristic", "--sprt", "1:0"], "two differences"),
        (["--bots", "random,exec:"], "names no program"),
    ],
)
def test_what_cannot_be_played_is_refused(order: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "sponsio", "--lang", "en", *order]) == 2
    assert problem in capsys.readouterr().err
