"""What the table foretells: the worth of a die, the accidents that would strike, the last card of a pile.

What it calls certain always happens; what happens, it has called possible.
"""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings

import arene
from arene.games.sportmord.rules.state import Sportmord
from tests.games.sportmord.positions import E, P, R, U, dice, laying
from tests.games.sportmord.walks import GAME, OPTIONS, SEATS, SEEDS, walk

Json = dict[str, Any]


def stakes_at(match: arene.Match, sport: str) -> dict[int, Json]:
    """The outlooks of the dice at a sport, by seat."""
    (there,) = [one for one in match.view(None)["sports"] if one["id"] == sport]
    return {stake["seat"]: stake["outlook"] for stake in there["stakes"] if stake["outlook"]}


def test_the_view_forecasts_a_stake() -> None:
    position = laying(U, old={"tennis": 2}, roll=[3, *dice(8)])
    position["seats"][U]["units"] = {"tennis": 3, "boxing": 2}
    position["seats"][P] = {"roll": [1, *dice(8)], "old": {"tennis": 1}}
    match = arene.position("sportmord", position)
    view = match.view(U)
    (forecast,) = view["forecast"]
    assert forecast == {
        "face": 3,
        "doped": False,
        "sport": "tennis",
        "value": 3,
        "possible": 4,
        "keeps": False,
        "keeps_possible": True,
        "strikes": ["u2"],
        "strikes_possible": ["u2", "u4"],
        "why": "value",
        "last": False,
        "last_possible": False,
    }
    assert match.view(P)["forecast"] == []
    tennis, boxing = view["sports"][1], view["sports"][6]
    assert [stake["loses"] for stake in boxing["stakes"]] == [True]
    match.play(U, {"kind": "place", "face": 3, "doped": False, "sport": "tennis"})
    stake = next(stake for stake in match.view(None)["sports"][1]["stakes"] if stake["seat"] == U)
    assert (stake["old"], stake["new"], stake["loses"]) == (2, 3, False)
    assert (stake["outlook"]["value"], stake["outlook"]["possible"]) == (3, 4)
    assert not tennis["last_card"]


def test_the_last_card_is_announced() -> None:
    """One card left, and nobody loses a unit there that would go under it."""
    position = laying(U, roll=[1, *dice(9)])
    position["seats"][U]["units"] = {"tennis": 9}
    position["seats"][R]["injuries"] = [{"sport": "tennis", "card": "u2"}, {"sport": "tennis", "card": "u4"}]
    match = arene.position("sportmord", position)
    tennis = match.view(U)["sports"][1]
    assert (tennis["count"], tennis["last_card"], tennis["last_card_possible"]) == (1, False, True)
    outlook = next(one for one in match.view(U)["forecast"] if one["sport"] == "tennis")
    assert outlook["strikes"] == ["u6"], "the two others lie before Rikarda for good"
    match.play(U, {"kind": "place", "face": 1, "doped": False, "sport": "tennis"})
    assert match.view(U)["sports"][1]["last_card"]


def test_a_forecast_counts_the_die_to_be_laid_for_the_last_card() -> None:
    position = laying(U, roll=[1, *dice(9)])
    position["first"] = R
    position["best"] = P
    position["seats"][P]["roll"] = position["seats"][E]["roll"] = []  # they have laid nothing
    position["seats"][R] = {"roll": [], "new": {"tennis": 1}, "units": {"tennis": 9}}
    position["seats"][R]["injuries"] = [{"sport": "tennis", "card": "u2"}]  # it cannot come again
    outlook = next(one for one in arene.position("sportmord", position).view(U)["forecast"] if one["sport"] == "tennis")
    assert (outlook["value"], outlook["last"]) == (2, True), "two cards, and the second die lays the last one open"
    assert outlook["strikes"] == ["u4", "u6"]


def test_doping_is_forecast_and_dice_to_come_are_counted() -> None:
    position = laying(U, old={"tennis": 2, "boxing": 6}, roll=[3, *dice(5)])
    position["decision"] = "dope"
    position["seats"][U]["pills"] = 1
    position["seats"][U]["injuries"] = [
        {"sport": "riding", "card": "u2", "die": 1},
        {"sport": "riding", "card": "u4", "die": 2},
    ]
    match = arene.position("sportmord", position)
    view = match.view(U)
    doped = {(one["face"], one["sport"]): one for one in view["forecast"]}
    assert doped[3, "tennis"]["value"] == 4
    assert all(one["doped"] for one in view["forecast"])
    assert {sport for face, sport in doped if face == 1} == {
        "bowling", "billiards", "football", "swimming", "riding", "climbing"
    }  # fmt: skip
    assert not [sport for _, sport in doped if sport == "boxing"], "nothing is above a 6"
    assert match.view(P)["forecast"] == []
    assert view["players"][U]["free_after"] == 6 + 2 + 1
    assert view["players"][U]["laying"] is None


# ---- The last card


def two_cards_left(**first: Any) -> Json:
    """Seat 2 lays last; at football a training unit and the U6 are left, U2 and U4 lie before seat 0."""
    gone = [{"sport": "football", "card": "u2"}, {"sport": "football", "card": "u4"}]
    return {
        "seats": [{"roll": dice(10), "injuries": gone}, {"new": {"football": 1}, **first}, {"roll": [1, *dice(9)]}],
        "decision": "lay",
        "round": 9,
        "first": 1,
        "best": 2,
        "seat": 2,
        "piles": {"football": ["training", "u6"]},
    }


def test_the_die_to_be_laid_turns_up_the_last_card() -> None:
    match = arene.position("sportmord", two_cards_left(units={"football": 8}), seed=1)
    (forecast,) = [one for one in match.view(2)["forecast"] if one["sport"] == "football"]
    assert (forecast["last"], forecast["strikes"], forecast["strikes_possible"]) == (True, ["u6"], ["u6"])
    match.play(2, {"kind": "place", "face": 1, "doped": False, "sport": "football"})
    assert stakes_at(match, "football")[2]["strikes"] == ["u6"]
    assert match.view(None)["sports"][3]["last_card"]
    match.play(2, {"kind": "done"})
    assert [event["last"] for event in match.events(None) if event["kind"] == "revealed"] == [True]


def test_a_unit_that_is_certainly_lost_goes_under_the_last_card() -> None:
    position = two_cards_left()
    position["seats"][0]["units"] = {"football": 8}
    match = arene.position("sportmord", position, seed=1)
    match.play(2, {"kind": "place", "face": 1, "doped": False, "sport": "football"})
    football = match.view(None)["sports"][3]
    assert (football["last_card"], football["last_card_possible"]) == (False, False)
    assert stakes_at(match, "football")[2]["strikes"] == []
    match.play(2, {"kind": "done"})
    assert [event["last"] for event in match.events(None) if event["kind"] == "revealed"] == [False]


def test_whoever_may_join_instead_of_losing_makes_the_last_card_possible() -> None:
    """Three cards, one die: with two more dice all are turned up; without them a unit comes back under the pile."""
    position = two_cards_left(units={"football": 6})
    position["piles"] = {"football": ["training", "training", "u6"]}
    position["seats"][2]["units"] = {"football": 1}
    position["seats"][0]["roll"] = [1, *dice(9)]
    match = arene.position("sportmord", position, seed=1)
    mine = stakes_at(match, "football")[1]
    assert (mine["last"], mine["last_possible"]) == (False, True)
    assert (mine["strikes"], mine["strikes_possible"], mine["why"]) == ([], ["u6"], "last")


def test_the_outlook_while_cards_lie_open_is_that_of_the_cards() -> None:
    position: Json = {
        "seats": [
            {"units": {"football": 5}, "injuries": [{"sport": "football", "card": kind} for kind in ("u2", "u4")]},
            {"units": {"football": 2}, "new": {"football": 1}},
            {"units": {"football": 2}, "new": {"football": 1}},
        ],
        "decision": "wish",
        "round": 9,
        "first": 1,
        "best": 0,
        "sport": "football",
        "revealed": ["u6"],
    }
    match = arene.position("sportmord", position, seed=1)
    assert match.view(1)["players"][1]["risk"]["strikes"] == ["u6"]
    assert [outlook["strikes"] for outlook in stakes_at(match, "football").values()] == [["u6"], ["u6"]]


def test_the_card_drawn_for_doping_may_be_the_last() -> None:
    """Three cards, two dice, both units are kept: the pill then draws the U6, and value 3 does not save anybody."""
    position = two_cards_left()
    position["piles"] = {"football": ["training", "training", "u6"]}
    position["seats"][1] = {"old": {"football": 5}, "new": {"football": 6}, "units": {"football": 6}}
    position["seats"][2] = {"roll": dice(9), "doped": [1], "units": {"football": 1}, "pills": 0}
    match = arene.position("sportmord", position, seed=1)
    (forecast,) = [one for one in match.view(2)["forecast"] if one["sport"] == "football"]
    assert (forecast["value"], forecast["strikes"], forecast["strikes_possible"]) == (3, [], ["u6"])
    assert forecast["why"] == "card", "its value does not rise any more"
    match.play(2, [{"kind": "place", "face": 1, "doped": True, "sport": "football"}, {"kind": "done"}])
    assert [event["seat"] for event in match.events(None) if event["kind"] == "sport_closed"] == [2]


# ---- Announced and come true


class Announced:
    """What the views of one round have foretold about the dice that lie, or would lie, at each sport."""

    def __init__(self) -> None:
        self.stakes: dict[tuple[int, str], list[Json]] = {}
        self.forecasts: dict[tuple[int, int, bool, str], list[Json]] = {}
        self.last: dict[str, list[tuple[bool, bool]]] = {}
        self.possible: dict[tuple[int, str], list[list[str]]] = {}  # accidents, ever since the die lies there
        self.doping = False  # the next card evaluated was drawn for doping

    def listen(self, state: Sportmord) -> None:
        view = GAME.view(state, int(state.seat))
        for one in view["forecast"]:
            laid = (int(state.seat), one["face"], one["doped"], one["sport"])
            self.forecasts.setdefault(laid, []).append(one)
        for sport in view["sports"]:
            for stake in sport["stakes"]:
                if stake["outlook"]:
                    key = (stake["seat"], sport["id"])
                    self.stakes.setdefault(key, []).append(stake["outlook"])
                    self.possible.setdefault(key, []).append(stake["outlook"]["strikes_possible"])
            if view["phase"] <= 4 and view["decision"] in ("lay", "dope"):
                said = (sport["last_card"], sport["last_card_possible"])
                self.last.setdefault(sport["id"], []).append(said)

    def compare(self, kind: str, params: Json) -> int:
        """Hold an event against what was said; how many sayings it was held against."""
        if kind == "placed":
            laid = (params["seat"], params["face"], params["doped"], params["sport"])
            self.stakes[params["seat"], params["sport"]] = self.forecasts.get(laid, [])
        if kind == "revealed":
            for certain, possible in self.last.get(params["sport"], []):
                assert params["last"] or not certain
                assert possible or not params["last"]
        if kind == "doping_drawn":
            self.doping = True
        if kind != "evaluated":
            return 0
        key = (params["seat"], params["sport"])
        said = self.stakes[key]
        for outlook in said:
            self.check(outlook, params)
        if not self.doping:  # the card drawn for doping is foretold anew after the share-out
            self.stakes[key] = []
        if params["outcome"] == "struck":
            assert all(params["card"] in cards for cards in self.possible.get(key, []))
        self.doping = False
        return len(said)

    def check(self, outlook: Json, params: Json) -> None:
        assert outlook["value"] <= params["value"] <= outlook["possible"]
        if params["card"] == "training":
            assert not outlook["keeps"] or params["outcome"] == "kept"
            assert outlook["keeps_possible"] or params["outcome"] == "returned"
        else:
            assert params["card"] not in outlook["strikes"] or params["outcome"] == "struck"
            assert params["card"] in outlook["strikes_possible"] or params["outcome"] == "escaped"


@settings(max_examples=12)
@given(SEATS, OPTIONS, SEEDS)
def test_what_is_foretold_comes_true(seats: int, options: Json, seed: int) -> None:
    announced, held = Announced(), 0
    for step in walk(seats, options, seed, laying=0.9):
        for event in step.events:
            if event.kind == "round_started":
                announced = Announced()
            held += announced.compare(event.kind, dict(event.params))
        announced.listen(step.state)
    assert held > 100
