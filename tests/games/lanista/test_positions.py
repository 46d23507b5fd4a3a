"""Positions that cannot be are refused, with the place and the reason."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from tests.faults import told_in_french
from tests.games.lanista.table import NO_TOKENS, combat, glad, start

PAIR = [glad("G11"), glad("G12")]
OWNER = {"school": PAIR}
HOLDER = {"school": PAIR, "contracts": [{"contract": "CG01"}]}
FULL = {"school": [glad(card) for card in ("G01", "G02", "G03", "G04", "G05", "G06")]}
WOUNDED: dict[str, Any] = {"raw": ["grave", "good"], "pending": ["grave", "good"]}


def window(step: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"seats": seats or (OWNER, {}), "decision": "window", "step": step, **more}


def fight(step: str, *seats: dict[str, Any], contract: str = "CG01", **drawn: Any) -> dict[str, Any]:
    """Two gladiators of seat 0 fight for a contract."""
    under_way = combat(0, contract, "gamma", "G11", "G12", **drawn)
    return window(step, *seats, combat=under_way, spent=[contract])


def show(step: str, **drawn: Any) -> dict[str, Any]:
    return window(step, combat=combat(0, None, "gamma", "G11", "G12", **drawn))


def buying(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"seats": seats or (OWNER, {}), "decision": "buy", "recruits": ["G30"], **more}


def offer(selling: dict[str, Any], buying: dict[str, Any], price: int = 100, **more: Any) -> dict[str, Any]:
    """Seat 1 offers G11 to seat 0."""
    sale = {"gladiator": "G11", "seller": 1, "buyer": 0, "price": price, **more}
    return {"seats": (buying, selling), "decision": "offer", "options": {"resale": True}, "offer": sale}


def counter(card: str, target: str, player: int = 1) -> dict[str, Any]:
    seats = ({"hand": ["E06", "E37"]}, {"school": PAIR})
    return {"seats": seats, "decision": "counter", "card": {"card": card, "seat": player, "target": target}}


def beryllus(*skills: str) -> dict[str, Any]:
    return buying({"school": [glad("G23", 5, skills=list(skills))]}, {})


BERYLLUS = "seats[0].school[0].skills"

IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    # seats that are not there
    ("combat.seat", window("before_draw", combat=combat(3, "CG01", "gamma", "G11", "G12"), spent=["CG01"])),
    ("window.asked", window("buy_window", window={"asked": 3})),
    ("window.passed", window("buy_window", window={"passed": [3]})),
    ("card.seat", counter("E05", "G11", player=3)),
    ("card.target", counter("E07", "seat3")),
    ("offer.seller", offer(OWNER, {}, seller=3)),
    ("combat.bag", fight("before_draw", bag=[{"colour": "red", "from": "seat3"}])),
    # combats
    ("combat.gladiators", window("before_draw", {}, OWNER, combat=combat(0, None, "gamma", "G11", "G12"))),
    ("combat.gladiators", window("before_draw", combat=combat(0, None, "gamma", "G01", "G02"))),
    ("combat.gladiators", window("before_draw", combat=combat(0, None, "gamma", "G11", "G11"))),
    ("combat.contract", window("before_draw", HOLDER, {}, combat=combat(0, "CG01", "gamma", "G11", "G12"))),
    ("combat.contract", window("announced", combat=combat(0, "CG01", "gamma", "G11", "G12"))),
    ("combat.contract", {"seats": (OWNER, {}), "decision": "pair", "combat": {"contract": "CG01"}}),
    ("combat.rank", {"seats": (HOLDER, {}), "decision": "pair", "combat": {"contract": "CG01", "rank": "alpha"}}),
    ("combat", buying(combat=combat(0, None, "gamma", "G11", "G12"))),
    ("combat.result", fight("after_draw")),
    ("combat.result", fight("before_wound")),
    ("combat.result", fight("before_draw", result="green")),
    ("combat.raw", fight("after_wounds", result="green")),
    ("combat.raw", fight("after_wounds", result="green", pending=["mortal", "good"])),
    ("combat.raw", fight("before_wound", result="green", drawing=1)),
    ("combat.contract", show("before_wound", result="green")),
    ("combat.contract", show("before_mercy", result="green", loser=0, **WOUNDED)),
    ("combat.loser", fight("before_mercy", contract="CG09", result="green", **WOUNDED)),
    ("combat.loser", fight("before_mercy", contract="CG01", result="green", loser=0, **WOUNDED)),
    ("combat.dead", fight("death_window", result="green", **WOUNDED)),
    ("combat.dead", fight("death_window", result="green", dead="G11", **WOUNDED)),
    ("combat.bag", fight("before_draw", bag=[])),
    ("combat.bag", fight("before_draw", bag=[{"colour": "black"}])),
    (
        "combat.bag",
        fight("before_mercy", contract="CG09", result="green", loser=0, bag=[{"colour": "white"}], **WOUNDED),
    ),
    ("step", window("failure_window", **{"pass": 1})),
    # time
    ("turn", buying(turn=4)),
    ("pass", buying(**{"pass": 3})),
    ("pass", {"seats": (OWNER, {}), "decision": "combat", "pass": 2}),
    ("seat", buying(seat=1, turn=0)),
    ("round", buying(round=0)),
    ("round", {"seats": ({}, {}), "decision": "over", "round": 1}),
    ("round", {"seats": ({}, {}), "decision": "lanista", "options": {"lanistas": "choice"}}),
    ("decision", {"seats": ({}, {}), "decision": "lanista", "round": 0}),
    ("decision", {"seats": ({"hand": ["E01"]}, {}), "decision": "mulligan", "round": 1}),
    ("step", buying(step="taking")),
    ("in_extra", buying(in_extra=True)),
    # offers
    ("offer.gladiator", offer(OWNER, {}, gladiator="G01")),
    ("offer.gladiator", offer({}, OWNER)),
    ("offer.buyer", offer(OWNER, {}, buyer=1)),
    ("offer.buyer", offer(OWNER, FULL)),
    ("offer.price", offer(OWNER, {}, price=75)),
    ("offer.price", offer(OWNER, {"money": 50}, price=1000)),
    ("offer.price", offer(OWNER, {}, price=0)),
    ("offer", {**offer(OWNER, {}), "options": {}}),
    ("seat", {**offer(OWNER, {}), "seat": 1}),
    ("decision", {**offer(OWNER, {}, price=0), "decision": "include", "seat": 1}),
    # cards, skills, contracts and tokens of a seat
    ("card", counter("E05", "CG01")),
    ("card", counter("E05", "G01")),
    ("card", counter("E30", "G11")),
    ("swapping", {"seats": (OWNER, {}), "decision": "swap", "swapping": "CG01", "shown": ["CG02"]}),
    ("swapping", {"seats": (HOLDER, {}), "decision": "swap", "seat": 1, "swapping": "CG01", "shown": ["CG02"]}),
    ("undefined", {"seats": (OWNER, {}), "decision": "define", "undefined": ["G23"]}),
    ("seats[0].school[0].skills", {"seats": (OWNER, {}), "decision": "define", "undefined": ["G11"]}),
    (BERYLLUS, beryllus()),
    (BERYLLUS, beryllus("favori(1)", "favori(1)", "favori(1)")),
    (BERYLLUS, beryllus("favori(1)", "sang_froid", "coriace", "garde")),
    ("seats[0].school[0].attached", buying({"school": [glad("G11", attached=["E05"])]}, {})),
    ("seats", buying({"lanista": "L1"}, {"lanista": "L1"}, options={"lanistas": "choice"})),
    ("seats", buying({"lanista": "L1"}, {})),
    ("seats[0].poisoned", buying({"poisoned": True}, {})),
    (
        "seats[0].contracts",
        {"seats": ({"contracts": [{"contract": "CG01"}, {"contract": "CG02"}]}, {}), "decision": "combat", "round": 1},
    ),
    (
        "seats[0].contracts[0].bonus",
        {"seats": ({"school": PAIR, "contracts": [{"contract": "CG01", "bonus": 30}]}, {}), "decision": "combat"},
    ),
    ("seats[0].next_price", buying({"next_price": 7}, {})),
    ("seats[0].placed", buying({"placed": 3}, {})),
    ("seats[0].placed", buying({"tokens": NO_TOKENS}, {})),
    ("seats[0].known[1]", buying({"hand": ["E01"], "known": [[], ["E02"]]}, {})),
    ("seats[0].swaps", buying({"swaps": ["E01"]}, {})),
]


@pytest.mark.parametrize(("where", "described"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(where: str, described: dict[str, Any]) -> None:
    with pytest.raises(arene.BadData) as refused:
        start(*described["seats"], **{field: value for field, value in described.items() if field != "seats"})
    assert refused.value.path == where
    told_in_french(refused.value)


def test_the_possible_ones_next_to_them_are_taken() -> None:
    for described in (
        fight("before_draw"),
        fight("before_mercy", contract="CG09", result="green", loser=0, **WOUNDED),
        buying(),
        offer(OWNER, {}),
        beryllus("favori(1)", "sang_froid", "coriace"),
        fight("after_draw", result="red"),
        {"seats": (HOLDER, {}), "decision": "swap", "swapping": "CG01", "shown": ["CG02"]},
    ):
        start(*described["seats"], **{field: value for field, value in described.items() if field != "seats"})
