"""Actions: numbers inside, names outside."""

from __future__ import annotations

from typing import Any

import pytest

from arene.core.actions import Action, ActionSpace, Kind
from arene.core.refusal import BadData

SPACE = ActionSpace(
    Kind("pass", 0),
    Kind("move", 10, x=[1, 2, 3], to=["a", "b"]),
    Kind("bet", 3, ticket=["I", "II"]),
)


def test_every_action_survives_the_way_out_and_back() -> None:
    for number in (0, 3, 4, 10, 11, 12, 13, 14, 15):
        action = SPACE.action(number)
        assert SPACE.from_json(action.to_json()) == action
        assert action.number == number
        assert hash(action) == hash(SPACE.action(number))


def test_the_last_parameter_varies_fastest() -> None:
    assert SPACE.action(11).to_json() == {"kind": "move", "x": 1, "to": "b"}
    assert SPACE.action(12).to_json() == {"kind": "move", "x": 2, "to": "a"}
    assert repr(SPACE.action(11)) == "Action(move, x=1, to=b)"


@pytest.mark.parametrize("number", [-1, 1, 2, 5, 9, 16, 10**30])
def test_numbers_between_the_ranges_are_no_actions(number: int) -> None:
    with pytest.raises(BadData, match=f"there is no action number {number}"):
        SPACE.action(number)


@pytest.mark.parametrize(
    ("record", "path", "problem"),
    [
        ("pass", "action", "expected an object with a kind, not 'pass'"),
        (None, "action", "expected an object with a kind, not None"),
        ({}, "action.kind", "None is not one of pass, move, bet"),
        ({"kind": "fold"}, "action.kind", "'fold' is not one of pass, move, bet"),
        ({"kind": ["pass"]}, "action.kind", "['pass'] is not one of pass, move, bet"),
        ({"kind": "bet"}, "action.ticket", "is missing"),
        ({"kind": "bet", "ticket": "V"}, "action.ticket", "'V' is not one of I, II"),
        ({"kind": "bet", "ticket": ["I"]}, "action.ticket", "['I'] is not one of I, II"),
        ({"kind": "move", "x": True, "to": "a"}, "action.x", "True is not one of 1, 2, 3"),
        ({"kind": "move", "x": "1", "to": "a"}, "action.x", "'1' is not one of 1, 2, 3"),
        ({"kind": "pass", "card": "G1"}, "action.card", "pass has no such parameter"),
    ],
)
def test_a_wrong_structure_is_refused_by_field(record: Any, path: str, problem: str) -> None:
    with pytest.raises(BadData) as caught:
        SPACE.from_json(record)
    assert (caught.value.path, caught.value.problem) == (path, problem)


def test_overlapping_ranges_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="bet and pass overlap"):
        ActionSpace(Kind("bet", 0, ticket=["I", "II"]), Kind("pass", 1))


def test_actions_are_equal_by_number() -> None:
    assert Action(3, "bet", {}) == SPACE.action(3)
    assert Action(3, "bet", {}) != SPACE.action(4)
    assert SPACE.action(3) != {"kind": "bet", "ticket": "I"}
