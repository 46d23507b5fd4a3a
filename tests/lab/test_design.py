"""What designers ask: studies, comparisons, the search for values. The same from the same seed, in both languages, and
true where the answer is known."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from arene.bots import make_bot
from arene.cli import main
from arene.core.chance import Fast, Sealed, seed_from
from arene.core.game import GAMES, load_game
from arene.core.playout import answer
from arene.lab import study as studying
from arene.lab.choices import Habit, HabitualBot, groups_of
from arene.lab.compare import compare as compared
from arene.lab.compare import comparison, difference
from arene.lab.findings import Choice, of_choice
from arene.lab.match import box
from arene.lab.statistics import Estimate, mean
from arene.lab.study import Study, carry_out, study
from arene.lab.study_page import StudyPage, study_text
from arene.lab.tune import changed, distance, numbers, tune, tuning
from arene.lab.watching import THINKING, Twist, Watched, shares


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried as often as before, not eight times."""
    monkeypatch.setattr(studying, "_AGAIN", 1)


def asked(game: str = "sponsio", matches: int = 3, choices: int = 4) -> Study:
    return study(game, load_game(game).laid_for(), ["regular"], matches, choices, 1)


# ---- matches that differ in one thing


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_looked_at_is_the_one_that_is_played(game: str) -> None:
    played, seed = box(game, load_game(game).laid_for()), seed_from(3)
    watched = Watched(played, "regular", seed).to_json()
    assert watched["shares"] == shares(played, "regular", seed, Twist())
    asked_in_all = sum(question[0] for question in watched["questions"].values())
    assert asked_in_all == watched["moves"] > 0
    begun = load_game(game).new_state(played.seats, played.options, played.read_edition(), Sealed(seed), None)
    gained = sum(watched["scores"]) - sum(standing.score for standing in begun.standings())
    assert sum(watched["sources"].values()) == gained, "every point comes from somewhere"
    assert all(question[1] >= question[0] for question in watched["questions"].values())
    for use in watched["used"]:
        for group, (offered, chosen) in use.items():
            assert 0 <= chosen <= offered and group in watched["examples"]
    assert all(set(example) == {"fr", "en"} and all(example.values()) for example in watched["examples"].values())
    json.dumps(watched)


def test_a_stream_that_is_drawn_anew_changes_the_match_and_one_that_is_not_there_nothing() -> None:
    played = box("sponsio", 4)
    before = [shares(played, "regular", seed_from(number), Twist()) for number in range(12)]
    for stream, same in (("deal", False), (THINKING, False), ("nothing of the kind", True)):
        after = [shares(played, "regular", seed_from(number), Twist(redrawn=stream)) for number in range(12)]
        assert (after == before) == same, stream


@pytest.mark.parametrize(
    "habit", [Habit("token", False), Habit("pass", True), Habit("bet", False)], ids=lambda one: one.id
)
def test_a_habit_is_kept(habit: Habit) -> None:
    """Wherever there is something else to do, the seat does not do it; wherever it may, it does."""
    game = load_game("sponsio")
    state, chance = game.new_state(4, game.check_options(4, {}), game.edition(), Sealed(seed_from(2)), None), Fast(5)
    space, usual = game.actions(game.edition()), make_bot("regular", game)
    bot = HabitualBot(usual, game.knowledge(), space, habit)
    kept = 0
    while not state.over():
        seat = int(state.actor())
        action = int(answer(bot if seat == 1 else usual, state, seat, chance))
        legal = [habit.group in groups_of(space, int(one)) for one in state.legal(seat)]
        if seat == 1 and len(set(legal)) == 2:
            assert (habit.group in groups_of(space, action)) == habit.always
            kept += 1
        state.play(seat, action, Sealed(seed_from(state.actor())), None)
    assert kept > 3


def test_groups_are_kinds_and_their_values() -> None:
    played = box("sponsio", 4)
    space = load_game("sponsio").actions(played.read_edition())
    bets = space.from_json({"kind": "bet", "ticket": "XII"}).number
    assert groups_of(space, bets) == ["bet", "bet ticket=XII"]
    assert groups_of(space, space.from_json({"kind": "pass"}).number) == ["pass"]
    usual, odd = Twist(), Twist(0, Habit("no such group", False))
    assert shares(played, "regular", seed_from(1), odd) == shares(played, "regular", seed_from(1), usual)


# ---- studies


@pytest.mark.parametrize("game", GAMES)
def test_a_study_of_any_game_is_a_page_in_both_languages(game: str) -> None:
    report = carry_out(asked(game, matches=2, choices=1))
    for lang in ("fr", "en"):
        text = str(StudyPage(report, lang, ["arene", "lab", game]))
        assert f'lang="{lang}"' in text and "prefers-color-scheme: dark" in text and "url(" not in text
        assert ("Le cours d’une partie" in text) == (lang == "fr")
        links: list[str] = []

        class Links(HTMLParser):
            def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
                links.extend(str(value) for name, value in attrs if name in ("src", "href"))  # noqa: B023

        Links().feed(text)
        assert links == [] and "{" not in re.sub(r"<style>.*?</style>|<pre>.*?</pre>", "", text, flags=re.DOTALL)
        assert study_text(report, lang)


def test_a_study_depends_on_its_seed_alone() -> None:
    first = carry_out(asked()).to_json()
    assert carry_out(asked(), jobs=2).to_json() == first
    json.dumps(first, allow_nan=False)


def test_progress_never_goes_back_nor_beyond() -> None:
    told: list[tuple[int, int]] = []
    carry_out(asked(matches=2), told=lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert len({of for _, of in told}) == 1 and all(done < of for done, of in told)


def choice(
    group: str,
    taken: float,
    stages: float,
    never: tuple[float, float],
    always: tuple[float, float],
    again: tuple[str, ...] = ("never", "always"),
) -> Choice:
    one = Estimate(taken, taken - 0.05, taken + 0.05, 100)
    all_stages = Estimate(stages, stages - 0.05, stages + 0.05, 100)
    effects = [Estimate((low + high) / 2, low, high, 100) for low, high in (never, always)]
    return Choice(group, {}, 1.0, one, all_stages, one, effects[0], effects[1], frozenset(again))


@pytest.mark.parametrize(
    ("one", "kinds"),
    [
        (choice("bet", 0.5, 1.0, (-0.2, -0.1), (-0.1, 0.1)), []),
        (choice("collect", 0.9, 0.9, (-0.2, -0.1), (-0.1, 0.1)), ["automatic"]),
        (choice("take", 0.5, 0.9, (0.01, 0.1), (-0.2, -0.1)), ["trap"]),
        (choice("exhibitio", 0.1, 0.5, (-0.05, 0.05), (0.02, 0.2)), ["neglected"]),
        (choice("token token=three", 0.01, 0.1, (-0.01, 0.01), (-0.2, -0.1)), ["idle"]),
        (choice("take", 0.6, 0.9, (-0.04, 0.01), (-0.2, -0.1)), ["indifferent"]),
        (choice("take", 0.6, 0.9, (-0.14, 0.11), (-0.2, -0.1)), []),
        (choice("take", 0.6, 0.9, (-0.04, 0.01), (-0.2, -0.1), ("always",)), []),
        (choice("take", 0.5, 0.9, (0.01, 0.1), (0.02, 0.2), ()), []),
        (choice("take", 0.5, 0.9, (0.01, 0.1), (0.02, 0.2), ("always",)), ["neglected"]),
        (choice("token token=double", 0.3, 0.95, (-0.05, 0.05), (-0.2, 0.1)), ["fashion"]),
    ],
)
def test_what_stands_out_is_called_by_its_name(one: Choice, kinds: list[str]) -> None:
    others = [one, choice("token token=modifier", 0.1, 0.1, (-0.1, 0.1), (-0.1, 0.1))]
    assert [finding.kind for finding in of_choice(one, others)] == kinds


def test_the_command_writes_the_page_and_its_own_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lab.html"
    order = [
        "lab",
        "sponsio",
        "--seats",
        "3",
        "--matches",
        "2",
        "--choices",
        "2",
        "--options",
        "goal_coins=20",
        "--json",
    ]
    assert main([*order, "-o", str(file)]) == 0
    first = capsys.readouterr().out
    printed = next(line for line in file.read_text().split("\n") if line.startswith("<pre>arene "))
    again = printed.removeprefix("<pre>arene ").removesuffix("</pre>").split()
    assert main([*again, "--json", "-o", str(file)]) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("order", "problem"),
    [
        (["lab", "sponsio", "--matches", "1"], "matches: 1 is out of range"),
        (["lab", "sponsio", "--bots", "exec:./bot"], "a program would be started"),
        (["lab", "sponsio", "--bots", "genius"], "'genius' is not one of"),
        (["compare", "sponsio", "default", "nonsense"], "neither an option"),
        (["compare", "sponsio", "default", "goal_coins=3"], "goal_coins"),
        (["tune", "sponsio", "--values", "nothing"], "nothing reconstructed"),
        (["tune", "sponsio", "--targets", "nothing"], "'nothing' is not one of"),
        (["tune", "sponsio", "--tries", "0"], "tries: 0 is out of range"),
    ],
)
def test_what_cannot_be_done_is_refused(order: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*order, "--lang", "en"]) == 2
    assert problem in capsys.readouterr().err


# ---- two boxes


def test_a_box_compared_with_itself_differs_in_nothing() -> None:
    same = box("sponsio", 3)
    for row in compared(comparison((same, same), ["regular"], 4, 1)):
        assert row.difference.value == 0 and row.both[0] == row.both[1]


def test_fewer_coins_to_win_are_shorter_matches(capsys: pytest.CaptureFixture[str]) -> None:
    boxes = (box("sponsio", 3), box("sponsio", 3, {"goal_coins": 20}))
    rows = {row.measure.id: row for row in compared(comparison(boxes, ["regular"], 12, 1))}
    assert rows["moves"].difference.high < 0 and rows["rounds"].difference.high < 0
    for lang in ("fr", "en"):
        order = ["compare", "sponsio", "default", "goal_coins=20", "--seats", "3", "--matches", "3", "--lang", lang]
        assert main(order) == 0
        assert ("Différence" in capsys.readouterr().out) == (lang == "fr")


def test_differences_are_those_of_the_pairs() -> None:
    first, second = [(1.0, 1.0), (2.0, 1.0), (4.0, 1.0)], [(2.0, 1.0), (3.5, 1.0), (5.0, 1.0)]
    paired = mean([two[0] - one[0] for one, two in zip(first, second, strict=True)])
    found = difference(first, second)
    assert found.value == pytest.approx(paired.value) and found.low == pytest.approx(paired.low)


# ---- values


def test_only_reconstructed_whole_numbers_are_moved() -> None:
    played = box("sponsio", 3)
    edition = played.read_edition()
    asked = tuning(played, ["regular"], 2, 1, [], [])
    assert "track[3]" in asked.paths and "turns" not in asked.paths
    assert all(edition.mark(path) == "reconstructed" for path in asked.paths)
    moved = changed(edition.data, {"track[3]": 99, "tickets.I.wagers.0.odds": 5})
    assert moved["track"][3] == 99 and moved["tickets"][0]["wagers"][0]["odds"] == 5
    assert changed(edition.data, {}) == edition.data
    assert dict(numbers(moved))["track[3]"] == 99


def test_a_search_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    asked = tuning(box("sponsio", 3), ["regular"], 3, 1, ["track"], [])
    whole = tune(asked, 5)
    assert whole[0].values == {} and len(whole) == 5 and all(len(one.values) == 1 for one in whole[1:])
    file = tmp_path / "tried.jsonl"
    tune(asked, 2, file=file)
    assert tune(asked, 5, jobs=2, file=file) == whole
    assert len(file.read_text().splitlines()) == 6


def test_a_search_comes_closer(capsys: pytest.CaptureFixture[str]) -> None:
    """The target is out of reach of the values that are printed: each step towards it is kept."""
    asked = tuning(box("automobile", 2), ["regular"], 4, 1, ["track"], [])
    found = tune(asked, 4)
    assert min(one.loss for one in found) <= found[0].loss
    for lang in ("fr", "en"):
        order = [
            "tune",
            "sponsio",
            "--seats",
            "3",
            "--values",
            "track",
            "--tries",
            "2",
            "--matches",
            "2",
            "--lang",
            lang,
        ]
        assert main(order) == 0
        assert ("Au départ" in capsys.readouterr().out) == (lang == "fr")


def test_the_distance_is_nothing_within_the_bounds() -> None:
    [measure] = [
        one
        for one in load_game("sponsio").measures().targets(4, box("sponsio", 4).read_edition())
        if one.id == "rounds"
    ]
    assert measure.low is not None and measure.high is not None
    assert distance(measure, measure.low) == distance(measure, measure.high) == 0
    assert distance(measure, measure.low - 1) > distance(measure, measure.low - 0.5) > 0
