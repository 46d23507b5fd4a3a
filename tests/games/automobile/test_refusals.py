"""Every refusal can be met, names its rule, says why in both languages, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from arene.words import refusal_sentence
from tests.games.automobile.positions import NAMES, B, R, Y, building, racing, seats_with, start
from tests.games.rules_text import rules_named

Action = dict[str, Any]

SPOTS = [(40, 1), (30, 1), (20, 1), (10, 2)]
WALL = [(36, 1), (36, 2), (35, 1), (10, 2)]


def between(decision: str, car: int, seats: int = 4, **more: Any) -> dict[str, Any]:
    hands = {"bleu": {"pneus": [1, 4]}, "rouge": {"pneus": [2]}, "jaune": {"pneus": [4, 7]}, "vert": {"pneus": [5]}}
    cars: dict[str, dict[str, Any]] = {name: {"hand": hand, "energy": 6} for name, hand in hands.items()}
    return {"seats": seats_with(cars, seats), "decision": decision, "car": NAMES[car], **more}


def moving(decision: str, **more: Any) -> dict[str, Any]:
    position = racing([(40, 1), (26, 2), (25, 2), (10, 2)], Y)
    move = {"car": "jaune", "cause": "card", "total": 4, "slip_used": True, **more}
    return {**position, "decision": decision, "move": move}


TEAMS: dict[str, object] = {"four_player_mode": "teams"}
CASES: list[tuple[str, dict[str, Any], dict[str, object], Action]] = [
    ("order", building(R, 2), {}, {"kind": "keep"}),
    (
        "sell.not-held",
        building(R, 2, "sell", sponsors=["bleu"]),
        {},
        {"kind": "sell", "bleu": 0, "rouge": 1, "jaune": 0},
    ),
    ("cell.other", building(R, 7), {}, {"kind": "buy", "category": "pneus"}),
    ("buy.other-zone", building(R, 2), {}, {"kind": "buy", "category": "pneus"}),
    ("buy.too-dear", building(R, 2, money=1), {}, {"kind": "buy", "category": "ingenieur"}),
    ("exchange.zone", building(B, 3), {}, {"kind": "force_swap", "category": "pneus", "value": 0}),
    ("exchange.not-held", building(B, 3), {}, {"kind": "swap_board", "category": "pneus", "value": 7}),
    ("discard.not-held", building(B, 1, "discard", sponsors=["bleu"] * 4), {}, {"kind": "discard", "colour": "rouge"}),
    ("swap.same", between("propose", B), TEAMS, {"kind": "propose", "category": "pneus", "gave": 4, "took": 4}),
    ("swap.not-held", between("propose", B), TEAMS, {"kind": "propose", "category": "moteur", "gave": 4, "took": 2}),
    ("split.bounds", between("split", B), TEAMS, {"kind": "split", "energy": 1}),
    ("split.same", between("counter", Y, offer=5), TEAMS, {"kind": "counter", "energy": 5}),
    ("drive.leader", racing(SPOTS, B, {B: {"pneus": [5]}}), {}, {"kind": "spin"}),
    ("drive.blocks", racing(WALL, R, {R: {"pneus": [5]}}), {}, {"kind": "spin"}),
    ("drive.no-zero", racing(SPOTS, B, {B: {"pneus": [5]}}), {}, {"kind": "zero_spin"}),
    ("drive.zero-kept", racing(SPOTS, R, {R: {"pneus": [0]}}), {}, {"kind": "zero_spin"}),
    ("drive.not-held", racing(SPOTS, B, {B: {"pneus": [5]}}), {}, {"kind": "card", "value": 4}),
    ("drive.blocked", racing(WALL, Y, {Y: {"pneus": [5]}}), {}, {"kind": "card", "value": 5}),
    ("drive.not-blocked", racing(SPOTS, B), {}, {"kind": "pass"}),
    ("balls.energy", {**racing(SPOTS, R, energy={R: 1}), "decision": "balls"}, {}, {"kind": "balls", "extra": 2}),
    ("balls.most", {**racing(SPOTS, R, energy={R: 9}), "decision": "balls"}, {}, {"kind": "balls", "extra": 5}),
    ("lane.not-reached", moving("lane", steps=1), {}, {"kind": "lane", "lane": 2}),
    ("bonus.not-owed", moving("bonus", green=2, slip=2), {}, {"kind": "bonus", "bonus": "none"}),
]


def emptied(pile: str) -> dict[str, Any]:
    """The pile of a category is used up: its cards are in the hands."""
    hands = {"moteur": [[0, 2], [2, 3], [4, 4], [5, 6]]}
    cars: dict[str, dict[str, Any]] = {name: {"hand": {pile: hands[pile][number]}} for number, name in enumerate(NAMES)}
    cars["vert"]["cell"] = 20
    return {"seats": seats_with(cars, 4), "decision": "cell", "car": "vert"}


def exchanging(pile: str) -> dict[str, Any]:
    position = emptied(pile)
    position["seats"][3]["cars"]["vert"]["cell"] = 21
    return position


CASES += [
    ("buy.empty", emptied("moteur"), {}, {"kind": "buy", "category": "moteur"}),
    ("exchange.empty", exchanging("moteur"), {}, {"kind": "swap_board", "category": "moteur", "value": 5}),
]


@pytest.mark.parametrize(("rule", "position", "options", "action"), CASES, ids=[case[0] for case in CASES])
def test_refusal(rule: str, position: dict[str, Any], options: dict[str, object], action: Action) -> None:
    match = start(position, options=options)
    before = match.position()
    with pytest.raises(arene.Refusal) as refused:
        match.play(match.awaiting[0], action)
    assert refused.value.rule == f"automobile.{rule}"
    assert all(refused.value.params.get(name, value) == value for name, value in action.items())
    assert match.position() == before
    for lang in arene.LANGUAGES:
        sentence = refusal_sentence(refused.value, lang)
        assert sentence.endswith(".") and "{" not in sentence


def test_every_refusal_of_the_game_is_met_here() -> None:
    assert {f"automobile.{rule}" for rule, *_ in CASES} == rules_named(arene.load_game("automobile"))


def test_what_cannot_be_done_says_why() -> None:
    match = start(racing(SPOTS, B, {B: {"pneus": [0, 5]}}))
    assert [(action.kind, refusal.rule) for action, refusal in match.blocked(0)] == [
        ("spin", "automobile.drive.leader")
    ]
    match = start(building(R, 2, money=1))
    assert [refusal.rule for _, refusal in match.blocked(1)] == ["automobile.buy.too-dear"]
    match = start(racing(WALL, Y, {Y: {"pneus": [1, 5]}}))
    kept = [action.params["value"] for action, _ in match.blocked(match.awaiting[0]) if action.kind == "card"]
    assert kept == [1, 5]  # every card in hand, and no other
