"""Every refusal can be met, names its rule, says why in both languages, and changes nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest

import arene
from arene.words import Speaker, refusal_sentence
from tests.faults import told_in_french
from tests.games.lanista.table import GAME, A, B, combat, glad, position
from tests.games.rules_text import rules_named

Action = dict[str, Any]
PAIR = [glad("G32", 2), glad("G25", 2)]


def buying(**mine: Any) -> dict[str, Any]:
    return position({"money": 500, **mine}, {}, decision="buy", recruits=["G05", "G14", "G03"])


def picking(**mine: Any) -> dict[str, Any]:
    return position({"school": PAIR, **mine}, {}, decision="contract", shown=["CB01", "CA01"])


def fighting(**mine: Any) -> dict[str, Any]:
    held = [{"contract": "CB05"}]
    return position({"school": PAIR, "contracts": held, **mine}, {}, decision="combat", **mine.pop("more", {}))


def drawing(seat: int, **more: Any) -> dict[str, Any]:
    return position(
        {"school": PAIR, **more.pop("mine", {})},
        {**more.pop("other", {})},
        decision="window",
        step="before_draw",
        seat=seat,
        combat=combat(A, "CB01", "beta", "G32", "G25"),
        spent=["CB01"],
    )


def play(card: str, target: str = "none") -> Action:
    return {"kind": "play", "card": card, "target": target}


def point(kind: str, gladiator: str = "G32") -> Action:
    return {"kind": f"ap_{kind}", "gladiator": gladiator}


OFFERED = {"gladiator": "G32", "seller": A, "buyer": B}
RESALE = {"resale": True}
CASES: list[tuple[str, dict[str, Any], int, Action, dict[str, Any]]] = [
    ("order", buying(), A, {"kind": "accept"}, {}),
    ("card.not-held", buying(), A, play("E05", "G01"), {}),
    ("card.phase", buying(hand=["E16"]), A, play("E16", "G01"), {}),
    (
        "card.cost",
        position({"hand": ["E42", "E43"], "money": 100}, {}, decision="window", step="care_window"),
        A,
        play("E42"),
        {},
    ),
    ("card.moment", buying(hand=["E05"]), A, play("E05", "G01"), {}),
    ("card.target", buying(hand=["E09"], school=PAIR), A, play("E09", "G01"), {}),
    ("gladiator.not-yours", picking(), A, point("train", "G01"), {}),
    (
        "skill.suppressed",
        picking(school=[glad("G34", 2, suppressed=True)]),
        A,
        {"kind": "use_skill", "gladiator": "G34", "target": "G05"},
        {},
    ),
    (
        "skill.once",
        picking(school=[glad("G34", 2, used=True)]),
        A,
        {"kind": "use_skill", "gladiator": "G34", "target": "G05"},
        {},
    ),
    ("skill.moment", picking(), A, {"kind": "use_skill", "gladiator": "G32", "target": "G25"}, {}),
    (
        "skill.chosen",
        position({"school": [glad("G23", 2, skills=["favori(1)"])]}, decision="define", undefined=["G23"]),
        A,
        {"kind": "define_skill", "choice": 0},
        {},
    ),
    ("points.phase", buying(school=PAIR), A, point("train"), {}),
    ("points.none", picking(ap=0), A, point("train"), {}),
    ("points.own-bag", drawing(B), B, {"kind": "ap_prepare"}, {}),
    ("points.not-dying", drawing(A), A, point("medicus"), {}),
    (
        "points.window",
        position(
            {"school": [glad("G32", 0, "light")]}, {"hand": ["E12"]}, decision="window", step="arrival_window", seat=A
        ),
        A,
        point("heal"),
        {},
    ),
    ("heal.once", buying(school=[glad("G32", 0, "light", cared=True)]), A, point("heal"), {}),
    ("heal.healthy", buying(school=PAIR), A, point("heal"), {}),
    ("train.once", picking(school=[glad("G32", 2, trained=True)]), A, point("train"), {}),
    ("train.cap", picking(school=[glad("G32", 5)]), A, point("train"), {}),
    ("buy.not-shown", buying(), A, {"kind": "buy", "gladiator": "G01"}, {}),
    ("buy.full", buying(school=[glad(f"G{30 + n}") for n in range(6)]), A, {"kind": "buy", "gladiator": "G14"}, {}),
    ("buy.money", buying(), A, {"kind": "buy", "gladiator": "G05"}, {}),
    ("buy.points", buying(ap=0), A, {"kind": "buy", "gladiator": "G03"}, {}),
    ("sale.option", buying(school=PAIR), A, {"kind": "sell_bank", "gladiator": "G32", "retire": True}, {}),
    ("sale.once", buying(school=PAIR, sold=True), A, {"kind": "sell_bank", "gladiator": "G32", "retire": True}, RESALE),
    ("sale.one-offer", buying(school=PAIR, offered=True), A, {"kind": "offer", "gladiator": "G32", "seat": B}, RESALE),
    ("sale.buyer", buying(school=PAIR), A, {"kind": "offer", "gladiator": "G32", "seat": A}, RESALE),
    (
        "sale.price",
        position({"school": PAIR}, {"money": 200}, decision="price", offer=OFFERED),
        A,
        {"kind": "offer_price", "price": 250},
        RESALE,
    ),
    ("take.not-shown", picking(), A, {"kind": "take", "contract": "CG01"}, {}),
    ("take.locked", picking(), A, {"kind": "take", "contract": "CA01"}, {}),
    (
        "fight.pair",
        position({"school": [*PAIR, glad("G06", 2)]}, decision="pair", combat={"rank": "beta"}),
        A,
        {"kind": "pair", "first": "G25", "second": "G06"},
        {},
    ),
    ("fight.extra", {**fighting(), "in_extra": True, "pass": 1}, A, {"kind": "fight", "contract": "CB05"}, {}),
    ("fight.not-yours", fighting(), A, {"kind": "fight", "contract": "CB01"}, {}),
    ("fight.no-pair", fighting(), A, {"kind": "fight", "contract": "CB05"}, {}),
    ("exhibitio.no-pair", fighting(), A, {"kind": "exhibitio", "rank": "alpha"}, {}),
    (
        "influence.moment",
        position({"school": PAIR, "hand": ["E12"]}, {}, decision="window", step="arrival_window"),
        A,
        {"kind": "influence", "token": "red"},
        {},
    ),
    ("influence.own", drawing(A), A, {"kind": "influence", "token": "red"}, {}),
    ("influence.cap", drawing(B, other={"slipped": 2, "hand": ["E26"]}), B, {"kind": "influence", "token": "red"}, {}),
    (
        "influence.none",
        drawing(B, other={"tokens": {"green": 1, "white": 1, "red": 0}, "placed": 1}),
        B,
        {"kind": "influence", "token": "red"},
        {},
    ),
    (
        "mulligan.two",
        position({"hand": ["E01"], "swaps": ["E02", "E05"]}, {"answered": True}, decision="mulligan"),
        A,
        {"kind": "mulligan", "card": "E01"},
        {},
    ),
    (
        "counter.no",
        position(
            {"school": [glad("G32", 0, "light")]},
            {"hand": ["E06", "E08"]},
            decision="counter",
            seat=B,
            card={"card": "E05", "seat": A, "target": "G32"},
        ),
        B,
        {"kind": "counter", "card": "E08"},
        {},
    ),
    (
        "lanista.taken",
        position({"lanista": "L2"}, {}, decision="lanista", seat=B, round=0, turn=1),
        B,
        {"kind": "choose_lanista", "lanista": "L2"},
        {"lanistas": "choice"},
    ),
    (
        "swap.rank",
        position(
            {"school": PAIR, "contracts": [{"contract": "CB01"}]},
            decision="swap",
            swapping="CB01",
            shown=["CB02", "CA01"],
        ),
        A,
        {"kind": "swap_with", "contract": "CA01"},
        {},
    ),
]


@pytest.mark.parametrize(("rule", "start", "seat", "action", "options"), CASES, ids=[case[0] for case in CASES])
def test_refusal(rule: str, start: dict[str, Any], seat: int, action: Action, options: dict[str, Any]) -> None:
    match = arene.position("lanista", start, seed=1, options=options)
    before = match.position()
    with pytest.raises(arene.Refusal) as refused:
        match.play(seat, action)
    assert refused.value.rule == f"lanista.{rule}"
    assert match.position() == before
    for lang in arene.LANGUAGES:
        sentence = refusal_sentence(refused.value, lang)
        assert sentence.endswith(".") and "{" not in sentence


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_a_target_beyond_the_table_is_refused_in_words(lang: str) -> None:
    match = arene.position("lanista", buying(hand=["E09"], school=PAIR), seed=1)
    with pytest.raises(arene.Refusal) as refused:
        match.play(A, play("E09", "seat3"))
    assert refused.value.rule == "lanista.card.target"
    assert Speaker(GAME, lang, ["Ada", "Bram"]).refusal(refused.value).endswith(".")


def test_every_refusal_of_the_game_is_met_here() -> None:
    assert {f"lanista.{rule}" for rule, *_ in CASES} == rules_named(arene.load_game("lanista"))


def test_what_is_greyed_says_why() -> None:
    match = arene.position("lanista", buying())
    blocked = {str(action.to_json()): refusal.rule for action, refusal in match.blocked(A)}
    assert blocked == {str({"kind": "buy", "gladiator": "G05"}): "lanista.buy.money"}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seats": [{"money": 120}]}, "money: 120 is not a multiple of 50"),
        ({"seats": [{"school": [glad("G05"), glad("G05")]}]}, "G05 is there 2 times"),
        ({"seats": [{"school": [glad("G99")]}]}, "'G99' is not one of the edition's"),
        ({"seats": [{"hand": ["E04", "E04"]}, {}]}, "E04 is there 2 times; the deck has 1"),
        ({"seats": [{"school": [glad("G05", 6)]}]}, "xp: 6 is out of range"),
        ({"seats": [{"contracts": [{"contract": "CG01"}]}], "shown": ["CG01"]}, "CG01 is there 2 times"),
        ({"seats": [{}], "round": 7}, "round: 7 is out of range"),
        ({"seats": [{}], "decision": "window", "step": "before_draw"}, "combat: at before_draw a combat is under way"),
        ({"seats": [{}], "decision": "window", "step": "buying"}, "step: buying is no window"),
        ({"seats": [{}], "decision": "counter"}, "card: is missing"),
        ({"seats": [{}], "phase": 4}, "phase: 4 is not the phase of buying"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(arene.BadData, match=re.escape(problem)) as refused:
        arene.position("lanista", {"decision": "buy", "round": 1, **change})
    told_in_french(refused.value)
