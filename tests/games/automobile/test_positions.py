"""Positions that no match can reach are refused, and say why."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from tests.faults import told_in_french
from tests.games.automobile.positions import B, R, Y, racing

ENERGETIC = [{"cars": {"bleu": {"energy": 3}}}, {}, {}, {}]
IMPOSSIBLE: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"seats": ENERGETIC, "decision": "counter", "car": "jaune", "offer": 300}, {}, "offer"),
    ({"seats": ENERGETIC, "decision": "answer", "car": "jaune", "offer": 511}, {}, "offer"),
    ({"seats": [{}, {}, {}, {}], "decision": "cell", "idle": 30}, {}, "idle"),
    ({"seats": [{}, {}, {}, {}], "decision": "cell", "round": 0}, {}, "round"),
    ({**racing([(40, 1), (30, 1), (20, 1), (10, 2)], R), "waiting": [{"car": "bleu", "cells": 1}] * 2}, {}, "waiting"),
    (racing([(40, 1), (30, 1), (20, 1), (10, 2)], R, more={B: {"off": True}}), {}, "not red"),
    ({**racing([(40, 1), (30, 1), (20, 1), (10, 2)], R), "order": ["rouge"]}, {"race_order": "frozen"}, "order"),
]


@pytest.mark.parametrize(("position", "options", "message"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(position: dict[str, Any], options: dict[str, Any], message: str) -> None:
    with pytest.raises(arene.BadData, match=message) as refused:
        arene.position("automobile", position, options=options)
    told_in_french(refused.value)


def test_a_bonus_no_cell_gives_is_refused() -> None:
    owed = {"car": "jaune", "cause": "card", "total": 4, "slip": 99, "green": 99, "steps": 0}
    position = {**racing([(40, 1), (26, 2), (25, 2), (10, 2)], Y), "decision": "bonus", "move": owed}
    with pytest.raises(arene.BadData, match="bonus") as refused:
        arene.position("automobile", position)
    told_in_french(refused.value)


@pytest.mark.parametrize(
    ("noted", "message"),
    [
        ({"cards": [{"kind": "held", "car": "bleu", "values": [0]}]}, r"memory\.cards\[0\]\.category: is missing"),
        ({"cards": [{"kind": "held", "car": "bleu", "category": "moteur"}]}, r"cards\[0\]\.values: is missing"),
        ({"cards": [{"kind": "bought", "car": "bleu", "category": "nope", "took": 1}]}, r"'nope' is not one of"),
        ({"sponsors": [{"kind": "drawn", "car": "bleu"}]}, r"memory\.sponsors\[0\]\.colours: is missing"),
        ({"sponsors": [{"kind": "drawn", "car": "bleu", "colours": []}]}, r"colours: has 0 entries"),
        ({"sponsors": [{"kind": "held", "car": "bleu"}]}, "held is remembered elsewhere"),
    ],
)
def test_an_incomplete_memory_names_what_it_lacks(noted: dict[str, Any], message: str) -> None:
    with pytest.raises(arene.BadData, match=message) as refused:
        arene.position("automobile", {"seats": [{}, {}, {}, {}], "decision": "cell", "memory": noted})
    told_in_french(refused.value)
