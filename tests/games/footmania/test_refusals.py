"""Every refusal: which rule, in words, and nothing changed by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import arene
from arene.words import refusal_sentence
from tests.games.footmania.positions import ELEVEN, do, kick_off, ready, season, start
from tests.games.rules_text import rules_named

Made = tuple[arene.Match, int, dict[str, Any]]


def turn(action: dict[str, Any], first: dict[str, Any] | None = None, **more: Any) -> Callable[[], Made]:
    """Seat 0 before its roll, with what it has."""

    def make() -> Made:
        options = more.pop("options", {})
        players = [first or {}, {"squad": ["G02"]}, {}]
        return start(ready(players, **more), **options), 0, action

    return make


def after(steps: list[dict[str, Any]], action: dict[str, Any], **first: Any) -> Callable[[], Made]:
    """Seat 0 after some steps of its own."""

    def make() -> Made:
        more = {name: first.pop(name) for name in ("beliefs", "locks") if name in first}
        match = start(ready([first, {"squad": ["G02"], "sponsors": ["Q02"]}, {}], **more))
        for step in steps:
            match.play(0, step)
        return match, 0, action

    return make


def owing(steps: list[dict[str, Any]], action: dict[str, Any]) -> Callable[[], Made]:
    """Seat 0 owes more than its cash and has two footballers to raise it with."""

    def make() -> Made:
        match = start({"seats": [{"cash": 0, "squad": ["B02", "B08"]}, {}], "decision": "raise", "due": 600_000})
        match.play(0, steps)
        return match, 0, action

    return make


def answering(action: dict[str, Any], *steps: dict[str, Any], **second: Any) -> Callable[[], Made]:
    """Seat 1 answers an offer of seat 0."""

    def make() -> Made:
        match = start(ready([{"squad": ["Y01"]}, second, {}], beliefs={"G02": [2, 2, 0, 0, 0]}))
        match.play(0, [{"kind": "offer", "seat": 1}, *steps])
        do(match, 0, "send")
        return match, 1, action

    return make


def rolled(die: int, action: dict[str, Any], **first: Any) -> Callable[[], Made]:
    def make() -> Made:
        match = start(ready([first, {}]), ("die", die))
        do(match, 0, "roll")
        return match, 0, action

    return make


def buying() -> Made:
    position = ready([{"cash": 100_000, "squad": ["Y02"], "cell": "P03", "came_from": "P02"}, {}])
    position["decks"] = {"national": ["B08"]}
    match = start(position, ("die", 1))
    do(match, 0, "roll")
    do(match, 0, "draw")
    return match, 0, {"kind": "buy"}


def bidding(action: dict[str, Any], reserve: int = 0) -> Callable[[], Made]:
    """Seat 1 bids for a footballer of seat 0, with three steps of money."""

    def make() -> Made:
        match = start(ready([{"squad": ["Y01"]}, {"cash": 300_000}, {}]))
        steps = [{"kind": "add", "amount": 100_000}] * reserve
        match.play(0, [{"kind": "list"}, card("list_card", "Y01"), *steps, {"kind": "open"}])
        return match, 1, action

    return make


def pitch(action: dict[str, Any], *steps: tuple[int, dict[str, Any]], **first: Any) -> Callable[[], Made]:
    """A match in which seat 1, the visitors without a team, acts first; then seat 0."""

    def make() -> Made:
        squads = {"squad": ELEVEN, **first}
        match = kick_off([squads, {"plus": ["form_1", "grave_injury", "match_bonus"]}])
        for seat, step in steps:
            match.play(seat, step)
        return match, match.awaiting[0], action

    return make


def lining_up(action: dict[str, Any], squad: list[str], *steps: dict[str, Any]) -> Callable[[], Made]:
    def make() -> Made:
        match = start(season([{"squad": squad}, {}]), ("die", 1), market="bank_only")
        do(match, 0, "roll")
        for step in steps:
            match.play(0, step)
        return match, 0, action

    return make


def euro(action: dict[str, Any], *steps: dict[str, Any], **first: Any) -> Callable[[], Made]:
    def make() -> Made:
        match = start(season([{"progress": 8, **first}, {}]), ("die", 1), lineup="auto")
        do(match, 0, "roll")
        do(match, 0, "play")
        for step in steps:
            match.play(0, step)
        return match, 0, action

    return make


def reacting() -> Made:
    match = kick_off([{"squad": ELEVEN, "plus": ["physio", "appeal"]}, {"plus": ["red_card"]}])
    match.play(1, [{"kind": "play_plus", "plus": "red_card"}, {"kind": "target", "card": "Y01"}])
    return match, 0, {"kind": "react", "plus": "physio"}


def injured() -> Made:
    match = kick_off([{"squad": ELEVEN}, {"plus": ["light_injury"]}])
    do(match, 1, "play_plus", plus="light_injury")
    return match, 0, {"kind": "injured", "card": "G01"}


def shut() -> Made:
    return start(season([{"squad": ["Y01"], "progress": 3}, {}], 1)), 0, {"kind": "list"}


def card(kind: str, name: str) -> dict[str, Any]:
    return {"kind": kind, "card": name}


ACADEMY = {"kind": "play_plus", "plus": "academy"}
OFFER: dict[str, Any] = {"kind": "offer", "seat": 1}
ASKED = {"kind": "ask_card", "card": "G02"}
FOUR_REDS = ["R01", "R03", "R05", "R06"]
FULL = [*ELEVEN, "G11"]
LIST_TWICE: list[dict[str, Any]] = [OFFER, {"kind": "cancel"}, OFFER, {"kind": "cancel"}]
OWNED = {"squad": ["Y01"]}

CASES: list[tuple[str, Callable[[], Made]]] = [
    ("order", turn({"kind": "buy"})),
    ("aside.already", turn({"kind": "set_ask", "mode": "own_turn"})),
    ("market.closed", shut),
    ("market.bank-only", turn(OFFER, options={"market": "bank_only"})),
    ("offer.other-seat", turn({"kind": "offer", "seat": 0})),
    ("offer.limit", after(LIST_TWICE, OFFER)),
    ("offer.empty", after([OFFER], {"kind": "send"})),
    ("offer.sponsor", after([OFFER, {"kind": "ask_sponsor", "sponsor": "shoes"}], {"kind": "send"}, sponsors=["Q01"])),
    ("offer.debt", owing([OFFER, card("give", "B02"), card("give", "B08")], {"kind": "send"})),
    ("offer.no-sponsor", after([OFFER], {"kind": "ask_sponsor", "sponsor": "shirt"})),
    (
        "offer.one-side",
        after([OFFER, {"kind": "give_money", "amount": 100_000}], {"kind": "ask_money", "amount": 100_000}),
    ),
    ("offer.money", after([OFFER], {"kind": "give_money", "amount": 1_000_000}, cash=500_000)),
    ("offer.three", after([OFFER, card("give", "Y01")], card("give", "Y01"), squad=["Y01"])),
    ("offer.lock", after([OFFER], card("give", "Y01"), squad=["Y01"], locks={"Y01": {"1>0": 1}})),
    ("offer.unknown", after([OFFER], card("ask_card", "G02"))),
    ("not-yours", after([{"kind": "sell"}], card("sell_bank", "G02"), squad=["Y01"])),
    ("want.once", after([{"kind": "wanted"}, {"kind": "want", "number": 3}], {"kind": "wanted"})),
    ("sell.nothing", turn({"kind": "sell"})),
    ("declare.incomplete", turn({"kind": "declare"}, options={"phase1_end": "declare"})),
    ("accept.number", answering({"kind": "accept"}, {"kind": "ask_number", "number": 2}, squad=["G02"])),
    (
        "accept.cash",
        answering({"kind": "accept"}, card("give", "Y01"), {"kind": "ask_money", "amount": 1_000_000}, cash=0),
    ),
    ("accept.gone", answering({"kind": "accept"}, ASKED, squad=["Y09"])),
    ("buy.cash", buying),
    ("bid.cash", bidding({"kind": "add", "amount": 500_000})),
    ("bid.ceiling", bidding({"kind": "ceiling"})),
    ("bid.ceiling", bidding({"kind": "ceiling"}, reserve=3)),
    ("move.back", rolled(2, {"kind": "move", "cell": "P34"}, cell="P00", came_from="P35")),
    ("move.exact", rolled(3, {"kind": "move", "cell": "P05"})),
    ("plus.not-in-hand", pitch({"kind": "play_plus", "plus": "red_card"})),
    ("plus.no-answer", reacting),
    (
        "plus.answer-only",
        pitch({"kind": "play_plus", "plus": "physio"}, (1, {"kind": "pass"}), plus=["physio", "form_1"]),
    ),
    ("plus.euro", euro({"kind": "play_plus", "plus": "red_card"}, plus=["red_card", "form_1"])),
    (
        "plus.academy",
        euro(ACADEMY, ACADEMY, plus=["academy", "academy", "form_1"]),
    ),
    ("plus.target", injured),
    ("lineup.best", lining_up({"kind": "auto"}, ["Y01"])),
    ("lineup.foreigners", lining_up(card("toggle", "R06"), FOUR_REDS)),
    ("lineup.eleven", lining_up(card("toggle", "Y11"), FULL)),
    ("lineup.keeper", lining_up(card("toggle", "Y11"), [*ELEVEN[1:], "G22"])),
    ("lineup.number", lining_up(card("toggle", "Y02"), ["Y02", "G02"])),
    ("lineup.confirm", lining_up(card("toggle", "Y01"), ["Y01"], *[card("toggle", "Y01")] * 24)),
    ("substitute.fielded", pitch(card("bring_on", "Y01"), (1, {"kind": "pass"}), squad=FULL)),
    (
        "substitute.trainee",
        pitch(
            {"kind": "take_off_trainee"}, (1, {"kind": "pass"}), (0, card("bring_on", "Y30")), squad=[*ELEVEN, "Y30"]
        ),
    ),
    (
        "substitute.number",
        pitch(card("take_off", "Y01"), (1, {"kind": "pass"}), (0, card("bring_on", "Y30")), squad=[*ELEVEN, "Y30"]),
    ),
    (
        "substitute.not-fielded",
        pitch(card("take_off", "G01"), (1, {"kind": "pass"}), (0, card("bring_on", "Y30")), squad=[*ELEVEN, "Y30"]),
    ),
]


def more_pitch() -> list[tuple[str, Callable[[], Made]]]:
    """Longer ways: three cards played, changes used up, somebody gone, nobody opposite, chains of counter-offers."""

    def three() -> Made:
        hand = ["form_1", "form_1", "form_1", "form_2", "match_bonus"]
        match = kick_off([{"squad": ELEVEN}, {"plus": hand}])
        for _ in range(3):
            do(match, 1, "play_plus", plus="form_1")
            if match.awaiting == [0]:
                do(match, 0, "pass")
        return match, 1, {"kind": "play_plus", "plus": "form_2"}

    def no_target() -> Made:
        match = kick_off([{"squad": ELEVEN, "plus": ["red_card", "form_1"]}, {"plus": ["form_1"]}])
        do(match, 1, "pass")
        return match, 0, {"kind": "play_plus", "plus": "red_card"}

    def changed(then: dict[str, Any]) -> Callable[[], Made]:
        def make() -> Made:
            squad = [*ELEVEN, "G11", "Y13", "Y14"]
            hand = ["form_1", "form_2", "match_bonus"]
            match = kick_off([{"squad": squad, "plus": ["form_3"]}, {"plus": hand}])
            for on in ("Y11", "Y13"):  # G11 and Y02 make room: nobody else could
                if match.awaiting == [1]:
                    do(match, 1, "play_plus", plus=match.view(1)["players"][1]["own"]["plus"][0]["id"])
                match.play(0, card("bring_on", on))
            if match.awaiting == [1]:
                do(match, 1, "play_plus", plus=match.view(1)["players"][1]["own"]["plus"][0]["id"])
            return match, 0, then

        return make

    def counters() -> Made:
        match = start(ready([{"squad": ["Y01", "Y02"]}, {"squad": ["G02", "G03"]}, {}]))
        match.play(0, [OFFER, card("give", "Y01")])
        do(match, 0, "send")
        for seat, name in ((1, "G02"), (0, "Y02"), (1, "G03")):
            match.play(seat, [{"kind": "counter"}, card("give", name)])
            do(match, seat, "send")
        return match, 0, {"kind": "counter"}

    return [
        ("plus.three", three),
        ("plus.no-target", no_target),
        ("substitute.used", changed(card("bring_on", "Y03"))),
        ("substitute.gone", changed(card("bring_on", "G11"))),
        ("offer.counters", counters),
    ]


ALL = [*CASES, *more_pitch()]


@pytest.mark.parametrize(("rule", "make"), ALL, ids=[case[0] for case in ALL])
def test_refusal(rule: str, make: Callable[[], Made]) -> None:
    match, seat, action = make()
    before = match.position()
    with pytest.raises(arene.Refusal) as refused:
        match.play(seat, action)
    assert refused.value.rule == f"footmania.{rule}"
    assert match.position() == before
    for lang in arene.LANGUAGES:
        sentence = refusal_sentence(refused.value, lang)
        assert sentence.endswith(".") and "{" not in sentence


def test_every_refusal_of_the_game_is_met_here() -> None:
    assert {f"footmania.{rule}" for rule, _ in ALL} == rules_named(arene.load_game("footmania"))


def test_what_cannot_be_played_says_why() -> None:
    match = kick_off([{"squad": ELEVEN, "plus": ["physio", "form_1"]}, {"plus": ["form_1"]}])
    do(match, 1, "pass")
    blocked = {str(action.to_json()): refusal.rule for action, refusal in match.blocked(0)}
    assert blocked == {"{'kind': 'play_plus', 'plus': 'physio'}": "footmania.plus.answer-only"}


def reasons(match: arene.Match) -> dict[tuple[object, ...], str]:
    """What seat 0 sees and cannot do, and by which rule."""
    return {
        tuple(action.to_json().values()): refusal.rule.removeprefix("footmania.")
        for action, refusal in match.blocked(0)
    }


def test_what_a_draft_cannot_hold_says_why() -> None:
    """Those that are locked; neither what is in it already nor, once it is full, anybody."""
    squad = ["Y01", "Y02", "Y03", "Y04"]
    match = start(ready([{"squad": squad}, {}, {}], locks={"Y04": {"1>0": 1}}))
    do(match, 0, "offer", seat=1)
    assert reasons(match) == {("send",): "offer.empty", ("give", "Y04"): "offer.lock"}
    do(match, 0, "give", card="Y01")
    assert reasons(match) == {("give", "Y04"): "offer.lock"}
    match.play(0, [card("give", "Y02"), card("give", "Y03")])
    assert reasons(match) == {}


def test_who_went_off_is_shown_with_the_reason() -> None:
    match = kick_off([{"squad": [*ELEVEN, "Y30"], "plus": ["form_2"]}, {"plus": ["form_1"]}])
    do(match, 1, "pass")
    match.play(0, [card("bring_on", "Y30"), card("take_off", "Y02")])
    do(match, 1, "play_plus", plus="form_1")
    assert match.awaiting == [0] and reasons(match) == {("bring_on", "Y02"): "substitute.gone"}


@pytest.mark.parametrize("seat", [0, 1], ids=["asked", "not asked"])
def test_an_aside_is_refused_for_its_own_reason_whoever_is_asked(seat: int) -> None:
    match = start(ready([{"squad": ["Y01"]}, {"squad": ["G02"]}, {}]))
    do(match, seat, "raise_hand")
    reasons: dict[str, dict[str, Any]] = {
        "aside.already": {"kind": "raise_hand"},
        "not-yours": {"kind": "order", "card": "B08", "percent": 100},
    }
    for rule, action in reasons.items():
        with pytest.raises(arene.Refusal) as refused:
            match.play(seat, action)
        assert refused.value.rule == f"footmania.{rule}"
