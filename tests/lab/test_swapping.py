"""What a thing that is dealt is worth: the same deals with it exchanged for another. True where the answer is known."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import arene
from arene.cli import main
from arene.core.actions import ActionSpace, Kind
from arene.core.chance import Chance, derive, seed_from
from arene.core.deals import Thing, exchanged, held, lying
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import GAMES, Game, load_game
from arene.core.native import i64, vec
from arene.core.plain import PlainState, shuffled
from arene.core.refusal import BadData
from arene.core.state import State
from arene.lab import match, swapping, watching
from arene.lab import study as studying
from arene.lab.findings import Worth, findings
from arene.lab.kept import from_json, to_json
from arene.lab.match import Box, box
from arene.lab.statistics import Estimate
from arene.lab.study import Study, carry_out, study
from arene.lab.study_page import StudyPage
from arene.lab.swapping import VERSIONS, sorts, version, worths
from arene.lab.watching import Twist, shares
from arene.words import LANGUAGES, edition_words

SORTS = [(game, sort) for game in GAMES for sort in load_game(game).deals]


ALONE = Estimate(1.0, 1.0, 1.0, 1)  # a seat that nobody sits beside


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "AGAIN", 1)


# ---- exchanging


def test_an_exchange_moves_two_things_and_leaves_the_position_alone() -> None:
    position = {"seats": [{"hand": ["a", "b"]}, {"hand": ["c"]}], "pile": ["d", "e"], "round": 1}
    before = copy.deepcopy(position)
    own = held(position, "hand")
    assert [(one.name, one.seat) for one in own] == [("a", 0), ("b", 0), ("c", 1)]
    changed = exchanged(position, own[1], own[2])
    assert changed["seats"] == [{"hand": ["a", "c"]}, {"hand": ["b"]}]
    changed = exchanged(position, own[0], lying(position, ("pile",))[1])
    assert changed == {"seats": [{"hand": ["e", "b"]}, {"hand": ["c"]}], "pile": ["d", "a"], "round": 1}
    assert position == before


def test_what_is_told_of_a_thing_goes_with_it() -> None:
    position = {"hand": [3], "memory": [3], "pile": [7]}
    mine, other = Thing("3", 0, (("hand", 0), ("memory", 0))), Thing("7", None, (("pile", 0), ("pile", 0)))
    assert exchanged(position, mine, other) == {"hand": [7], "memory": [7], "pile": [3]}


def drawn(game: str, sort: str) -> Box:
    """A box in which things of a sort are dealt: the usual one, or one with an option that brings them."""
    seats = max(2, load_game(game).min_seats)  # as few as make a match of it
    usual = box(game, seats)
    if sorts(usual, "regular", [seed_from(1)]).count(sort):
        return usual
    for option in load_game(game).options:
        for value in option.values:
            other = box(game, seats, {option.id: value})
            if sort in sorts(other, "regular", [seed_from(1)]):
                return other
    raise AssertionError(f"no option brings {sort} into {game}")


@pytest.mark.parametrize(("game", "sort"), SORTS)
def test_every_sort_of_every_game_can_be_exchanged_and_has_a_name(game: str, sort: str) -> None:
    played = drawn(game, sort)
    found = [
        version(played, "regular", derive(seed_from(2), str(number)), sort, number % played.seats, which)
        for number in range(3)
        for which in range(VERSIONS)
    ]
    deals = [found[first : first + VERSIONS] for first in range(0, len(found), VERSIONS)]
    assert any(sum(map(bool, deal)) > 1 for deal in deals), "something is exchanged for something"
    names = [one[0] for deal in deals for one in deal if one is not None]
    assert all(len({one[0] for one in deal if one}) == sum(map(bool, deal)) for deal in deals), "none twice"
    for lang in LANGUAGES:
        say = edition_words(lang, load_game(game), played.read_edition())
        assert say(f"dealt-{sort}")
        assert all(load_game(game).text.param(say, sort, name, ()) for name in names)


@pytest.mark.parametrize(("game", "sort"), SORTS)
def test_the_first_version_is_the_match_as_it_was_dealt(game: str, sort: str) -> None:
    """Read from its position, it goes on as it would have gone on."""
    played = drawn(game, sort)
    seed = derive(seed_from(2), "0")
    found = version(played, "regular", seed, sort, 0, 0)
    assert found is not None and found[1] == shares(played, "regular", seed, Twist())[0]


def test_what_was_dealt_for_a_lanista_goes_with_him() -> None:
    """One has a joker, another one nine cards: else their seats kept those, and who takes them in had none."""
    game, played = load_game("lanista"), box("lanista", 4, {"lanistas": "random"})
    chance, _, _ = watching.begun(played, "regular", derive(seed_from(1), "2"), Twist())
    state = game.new_state(4, played.options, played.read_edition(), chance, None)
    position, things = game.position(state), game.deals["lanista"](state)
    dealt = {one["lanista"]: (one["jokers"], len(one["hand"])) for one in position["seats"]}
    assert {(0, 6), (1, 6), (0, 9)} == set(dealt.values())
    for other in things[1:]:
        changed = game.position(
            game.state_from(exchanged(position, things[0], other), 4, played.options, played.read_edition())
        )
        assert {one["lanista"]: (one["jokers"], len(one["hand"])) for one in changed["seats"]} == dealt
        assert changed["seats"][0]["lanista"] == other.name


# ---- least squares


def invented(worth: dict[str, float], deals: int, noise: float) -> list[list[tuple[str, float]]]:
    luck = Random(5)
    return [
        [(name, base + worth[name] + luck.gauss(0, noise)) for name in luck.sample([*worth], 4)]
        for base in (luck.uniform(0, 9) for _ in range(deals))
    ]


def test_a_worth_that_is_known_is_found() -> None:
    worth = {name: number / 100 for number, name in enumerate("abcdefgh")}
    found = worths(invented(worth, 200, 0.0))
    apart = [found[name].value - found["a"].value for name in worth]
    assert apart == pytest.approx(list(worth.values()))
    assert sum(one.value * one.count for one in found.values()) == pytest.approx(0), "against an average one"
    assert all(one.high - one.low < 1e-6 for one in found.values())
    assert sum(one.count for one in found.values()) == 800


def test_the_interval_holds_the_truth() -> None:
    worth = {str(number): (number - 19.5) / 400 for number in range(40)}
    found = worths(invented(worth, 800, 0.4))
    within = sum(one.low <= worth[name] <= one.high for name, one in found.items())
    assert 34 <= within <= 40
    assert sorted(found, key=lambda name: found[name].value) != sorted(worth, key=lambda name: worth[name])


def test_a_thing_that_turns_matches_over_has_a_wider_interval() -> None:
    """As many deals tell less of it: one interval for all would be too narrow for what strays, in both directions."""
    luck, strays = Random(8), {"idle": 0.05, "loud": 0.9, **dict.fromkeys("abcdef", 0.2)}
    within, trials, loud, quiet = 0, 60, 0.0, 0.0
    for _ in range(trials):
        found = worths(
            [[(name, luck.gauss(0, strays[name])) for name in luck.sample([*strays], 4)] for _ in range(100)]
        )
        within += found["loud"].low <= 0 <= found["loud"].high
        loud += found["loud"].high - found["loud"].low
        quiet += found["a"].high - found["a"].low
    assert loud > 1.5 * quiet
    assert within >= 0.9 * trials


def test_what_cannot_be_compared_is_left_out() -> None:
    deals = [[("a", 1.0), ("b", 0.0)], [("b", 0.0), ("a", 0.5)], [("c", 1.0), ("d", 0.0)], [("e", 1.0)], []]
    assert set(worths(deals)) == {"a", "b"}
    assert worths([]) == worths([[("a", 1.0)]]) == worths([[("a", 1.0), ("b", 0.0)]]) == {}


# ---- studies


class Dealt(PlainState):
    """Two cards each and a die: the 1 is worth more than all others together."""

    def __init__(self, hands: list[list[int]], pile: list[int]) -> None:
        super().__init__(len(hands))
        self.hands, self.pile, self.rolled = hands, pile, [0] * len(hands)

    def over(self) -> bool:
        return 0 not in self.rolled

    def points(self) -> list[int]:
        worth = [sum(40 if card == 1 else card for card in hand) for hand in self.hands]
        return [cards + die for cards, die in zip(worth, self.rolled, strict=True)]

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([] if self.over() or seat != self.seat else [0])

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        self.rolled[self.seat] = int(chance.die("die"))
        self.seat = self.left_of(self.seat)


def dealt_cards(state: State) -> list[Thing]:
    position = DealtGame().position(state)
    hands = [thing for seat in range(3) for thing in lying(position, ("hands", seat), seat)]
    return [*hands, *lying(position, ("pile",))]


class DealtGame(Game):
    id = "dealt"
    rules_version = 1
    min_seats = max_seats = 3
    draws = {"deal": (), "die": ()}  # noqa: RUF012
    deals = {"card": dealt_cards}  # noqa: RUF012

    def actions(self, edition: Edition) -> ActionSpace:
        return ActionSpace(Kind("roll", 0))

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> Dealt:
        cards = shuffled(chance, "deal", range(1, 10))
        return Dealt([cards[:2], cards[2:4], cards[4:6]], cards[6:])


def test_a_card_that_is_absurdly_strong_is_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (match, swapping, watching):
        monkeypatch.setattr(module, "load_game", lambda id: DealtGame())
    played = box("dealt", 3)
    assert sorts(played, "random", [seed_from(1)]) == ["card"]
    deals = []
    for number in range(60):
        seed = derive(seed_from(1), str(number))
        found = [version(played, "random", seed, "card", number % 3, which) for which in range(VERSIONS)]
        deals.append([(str(one[0]), float(one[1])) for one in found if one is not None])
    worth = worths(deals)
    things = [Worth("card", name, {}, one) for name, one in worth.items()]
    assert max(worth, key=lambda name: worth[name].value) == "1" and worth["9"].value > worth["2"].value
    assert [(one.kind, one.group) for one in findings([], [ALONE], things)] == [("strong", "card 1")]


def worth_of(name: str, value: float, half: float, sort: str = "card") -> Worth:
    return Worth(sort, name, {"fr": name, "en": name}, Estimate(value, value - half, value + half, 100))


def found(*values: float, half: float = 0.01) -> list[tuple[str, str]]:
    things = [worth_of(str(place), value, half) for place, value in enumerate(values)]
    return [(one.kind, one.group) for one in findings([], [ALONE], things)]


def test_only_what_stands_apart_is_told() -> None:
    many = [-0.02, -0.01, -0.01, 0.0, 0.0, 0.01, 0.01, 0.02]
    assert found(*many, 0.2) == [("strong", "card 8")]
    assert found(*many, -0.2, 0.3) == [("strong", "card 9"), ("weak", "card 8")]
    assert found(*many, 0.2, half=0.15) == [], "it may be luck"
    assert found(-0.35, -0.25, -0.15, -0.05, 0.05, 0.15, 0.25, 0.35) == [], "a row that rises evenly"
    assert found(0.2, -0.2) == [("strong", "card 0"), ("weak", "card 1")]
    assert found(0.015, -0.015) == [], "too little to speak of"


def small(deals: int = 6) -> Study:
    return study("sponsio", 3, ["regular"], 2, 0, 1, deals=deals)


def test_the_same_seed_gives_the_same_whoever_plays(tmp_path: Path) -> None:
    report = carry_out(small())
    first = to_json(report)
    assert first["worth"] and first["deals"] == 6
    assert from_json(json.loads(json.dumps(first))).worth == report.worth
    for lang, words in (("fr", "Les mêmes donnes, la carte échangée"), ("en", "The same deals with the card swapped")):
        page = str(StudyPage(report, lang))
        assert words in page and page.index(report.worth[0].said[lang]) > page.index(words)
    assert to_json(carry_out(small(), jobs=2)) == first
    file = tmp_path / "played.jsonl"
    assert to_json(carry_out(small(), file=file)) == first
    lines = file.read_text().splitlines()
    file.write_text("".join(f"{line}\n" for line in lines[:-9]))  # stopped in the midst of the exchanges
    assert to_json(carry_out(small(), file=file)) == first
    assert file.read_text().splitlines() == lines


def test_results_of_another_number_of_deals_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    carry_out(small(0), file=file)
    with pytest.raises(arene.BadFile, match="deals"):
        carry_out(small(2), file=file)


def test_studies_without_deals_have_no_such_part() -> None:
    """Those of earlier versions among them."""
    report = carry_out(small(0))
    kept = to_json(report)
    del kept["worth"], kept["deals"]
    for one in (report, from_json(kept)):
        assert not one.worth and "The same deals" not in str(StudyPage(one, "en"))
    for wrong in (-1, 10**20):
        with pytest.raises(BadData, match=f"deals: {wrong} is out of range"):
            small(wrong)


def test_too_few_deals_are_told_and_what_was_not_played_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    report, without = carry_out(small(1)), carry_out(small(0))
    assert not report.worth and report.played == without.played + VERSIONS
    assert "Nothing could be compared in one deal" in str(StudyPage(report, "en"))
    monkeypatch.setattr(studying, "version", lambda *asked: None)  # the seat held nothing of the sort
    assert carry_out(small(1)).played == without.played


def test_the_command_plays_ten_deals_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lab.html"
    order = ["lab", "sponsio", "--seats", "3", "--matches", "2", "--choices", "0", "--json", "-o", str(file)]
    assert main(order) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 20 and "--deals 20" in file.read_text()
    assert main([*order, "--deals", "0"]) == 0
    assert json.loads(capsys.readouterr().out)["worth"] == []
