"""Every refusal can be met, names its rule, says why in both languages, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from arene.words import refusal_sentence
from tests.games.rules_text import rules_named
from tests.games.sportmord.positions import E, P, R, U, dice, football, laying

Action = dict[str, Any]


def place(face: int, sport: str, doped: bool = False) -> Action:
    return {"kind": "place", "face": face, "doped": doped, "sport": sport}


def coaching(decision: str, seat: int = U, picked: list[int] | None = None) -> dict[str, Any]:
    """Phase 3: Ute has the 1A coach and five 2s, Rikarda the best coach."""
    players: list[dict[str, Any]] = [{"roll": dice(10)} for _ in range(4)]
    players[U] = {"roll": [2] * 5 + [3] + [6] * 4}
    players[R]["pills"] = 3
    return {"seats": players, "decision": decision, "first": U, "best": R, "seat": seat, "picked": picked or []}


def handing_out() -> dict[str, Any]:
    """Ute has just received the 1A coach; the best coach is still with last round's holder."""
    return {"seats": [{} for _ in range(4)], "decision": "coach", "round": 2, "first": U, "best": R}


def closed() -> dict[str, Any]:
    position = laying(U, roll=[1] * 10)
    position["seats"][R] = {"roll": dice(9), "fatal": ["riding"]}
    return position


def in_tournament() -> dict[str, Any]:
    position = football()
    position["decision"] = "meddle"
    position["order"] = [{"seats": [R, P]}, {"seats": [E]}]
    for seat in (R, P):
        position["seats"][seat]["roll"] = [4] * 9
    return position


def sharing(cards: list[str], order: list[int], **more: Any) -> dict[str, Any]:
    position = football()
    position["decision"] = "take"
    position["order"] = [{"seats": [seat]} for seat in order]
    position["revealed"] = cards
    position["seat"] = more.get("seat", order[0])
    for seat, card in more.get("taken", {}).items():
        position["seats"][seat]["card"] = card
    position["piles"] = more.get("piles", position["piles"])
    return position


DOPED = laying(U, old={"tennis": 1}, roll=[2] * 8, doped=[2])

CASES: list[tuple[str, dict[str, Any], int, Action]] = [
    ("order", laying(U), U, {"kind": "keep"}),
    ("no-such-seat", coaching("pill", R), R, {"kind": "give_pill", "seat": 5}),
    ("coach.other-seat", handing_out(), U, {"kind": "give_coach", "seat": U}),
    ("pill.other-seat", coaching("pill", R), R, {"kind": "give_pill", "seat": R}),
    ("reroll.nothing-picked", coaching("reroll"), U, {"kind": "reroll"}),
    ("reroll.face-picked", coaching("reroll", picked=[2]), U, {"kind": "pick", "face": 2, "count": 1}),
    ("reroll.not-there", coaching("reroll"), U, {"kind": "pick", "face": 3, "count": 2}),
    ("reroll.all", coaching("reroll", picked=[2] * 5 + [3]), U, {"kind": "pick", "face": 6, "count": 4}),
    ("meddle.not-there", coaching("meddle", R), R, {"kind": "meddle", "seat": P, "face": 1}),
    ("meddle.not-in-tournament", in_tournament(), R, {"kind": "meddle", "seat": E, "face": 4}),
    ("no-such-seat", coaching("meddle", R), R, {"kind": "meddle", "seat": 4, "face": 4}),
    ("dope.not-there", coaching("dope"), U, {"kind": "dope_die", "from": 1, "to": 1}),
    ("dope.no-place", coaching("dope"), U, {"kind": "dope_die", "from": 2, "to": 4}),
    ("lay.doped-first", DOPED, U, {"kind": "done"}),
    ("lay.blocks-doped", DOPED, U, place(2, "tennis")),
    ("lay.doped-step", DOPED, U, place(2, "bowling", True)),
    ("lay.not-there", laying(U), U, place(1, "bowling")),
    ("lay.closed", closed(), U, place(1, "riding")),
    ("lay.one-die", laying(U, new={"tennis": 1}, roll=[1] * 9), U, place(1, "tennis")),
    ("lay.enter", laying(U), U, place(6, "bowling")),
    ("lay.enter", laying(U, roll=[2] * 10), U, place(2, "bowling")),
    ("lay.step", laying(U, old={"tennis": 2}), U, place(6, "tennis")),
    ("wish.card-for-each", football(), R, {"kind": "wish", "wish": "none"}),
    ("wish.not-there", football(), R, {"kind": "wish", "wish": "u6"}),
    ("take.must", sharing(["training", "training", "u4"], [P, E, R]), P, {"kind": "decline"}),
    ("take.not-there", sharing(["training", "training", "u4"], [P, E, R]), P, {"kind": "take", "card": "u2"}),
]


@pytest.mark.parametrize(("rule", "position", "seat", "action"), CASES, ids=[case[0] for case in CASES])
def test_refusal(rule: str, position: dict[str, Any], seat: int, action: Action) -> None:
    match = arene.position("sportmord", position, seed=1)
    before = match.position()
    with pytest.raises(arene.Refusal) as refused:
        match.play(seat, action)
    assert refused.value.rule == f"sportmord.{rule}"
    assert match.position() == before
    for lang in arene.LANGUAGES:
        sentence = refusal_sentence(refused.value, lang)
        assert sentence.endswith(".") and "{" not in sentence


def test_every_refusal_of_the_game_is_met_here() -> None:
    assert {f"sportmord.{rule}" for rule, *_ in CASES} == rules_named(arene.load_game("sportmord"))


def test_what_cannot_be_laid_says_why() -> None:
    match = arene.position("sportmord", laying(U, old={"tennis": 2}, roll=[1, *dice(8)]))
    blocked = {str(action.to_json()): refusal.rule for action, refusal in match.blocked(U)}
    assert blocked[str(place(6, "tennis"))] == "sportmord.lay.step"
    assert blocked[str(place(6, "boxing"))] == "sportmord.lay.enter"
    assert not any("'face': 1" in action for action in blocked)


def test_a_doped_die_is_listed_where_it_may_not_lie() -> None:
    blocked = arene.position("sportmord", DOPED).blocked(U)
    doped = {action.params["sport"]: refusal.rule for action, refusal in blocked if action.params.get("doped")}
    assert doped["bowling"] == "sportmord.lay.doped-step" and "tennis" not in doped


def test_what_nobody_may_do_is_listed_with_the_reason() -> None:
    """The coach and the pill for oneself, and doping to a face that has no place."""

    def blocked(position: dict[str, Any], seat: int) -> list[tuple[str, str]]:
        match = arene.position("sportmord", position, seed=1)
        return [(action.kind, refusal.rule) for action, refusal in match.blocked(seat)]

    assert blocked(handing_out(), U) == [("give_coach", "sportmord.coach.other-seat")]
    assert blocked(coaching("pill", R), R) == [("give_pill", "sportmord.pill.other-seat")]
    assert blocked(coaching("dope"), U) == [("dope_die", "sportmord.dope.no-place")] * 5


@pytest.mark.parametrize(("leap", "said"), [(False, "one step at a time"), (True, "goes up; yours shows 4")])
def test_a_doped_die_is_refused_by_the_rule_of_this_match(leap: bool, said: str) -> None:
    position = laying(U, old={"tennis": 4, "boxing": 2}, roll=dice(7), doped=[3])
    match = arene.position("sportmord", position, seed=1, options={"doped_leap": leap})
    with pytest.raises(arene.Refusal) as refused:
        match.play(U, place(3, "tennis", True))
    assert said in str(refused.value)
