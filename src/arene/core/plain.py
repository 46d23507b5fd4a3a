"""A state made of plain values: copying, writing and reading it follow from them.

For small games, where nothing is hidden and speed is not what matters. A field is added in one line, where it gets its
first value.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.chance import Chance
from arene.core.events import copied
from arene.core.native import i64, vec
from arene.core.schema import Schema, check
from arene.core.state import Standing, State


class PlainState(State):
    """Its fields hold whole numbers, texts, truth values, and lists or maps of them."""

    def __init__(self, seats: int) -> None:
        self.count = seats
        self.seat = 0  # who is asked

    @abstractmethod
    def points(self) -> Sequence[int]:
        """What counts in the end, seat by seat."""

    def fields(self) -> dict[str, Any]:
        """Every field with its value."""
        return dict(vars(self))

    def seats(self) -> i64:
        return self.count

    def awaiting(self) -> vec[i64]:
        return vec[i64]([] if self.over() else [self.seat])

    def actor(self) -> i64:
        return -1 if self.over() else self.seat

    def clone(self) -> PlainState:
        other = type(self).__new__(type(self))
        for name, value in self.fields().items():
            setattr(other, name, copied(value))
        return other

    def sample(self, seat: i64, chance: Chance) -> PlainState:
        return self.clone()

    def standings(self) -> list[Standing]:
        points = self.points()
        places = [Standing(seat, 1 + sum(b > a for b in points), a, {}) for seat, a in enumerate(points)]
        return sorted(places, key=lambda place: (place.rank, place.seat))

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.count


def write(state: PlainState) -> dict[str, Any]:
    """The position: every field, and a place for each seat."""
    fields = {name: copied(value) for name, value in state.fields().items() if name != "count"}
    return {"seats": [{} for _ in range(state.count)], **fields}


def read(position: Mapping[str, Any], fresh: PlainState) -> PlainState:
    """A fresh state with the fields of a position, each of the kind it has there."""
    properties = {name: _kind(value, fresh.count) for name, value in write(fresh).items()}
    properties["seat"] = {"type": "integer", "minimum": 0, "maximum": fresh.count - 1}
    fields = check({"type": "object", "properties": properties, "required": list(properties)}, dict(position))
    for name in properties.keys() - {"seats"}:
        setattr(fresh, name, fields[name])
    return fresh


def _kind(value: object, seats: int) -> Schema:
    """What may stand where this value stands; a list with a value for each seat keeps its length."""
    if isinstance(value, list):
        items = _kind(value[0], seats) if value else {}
        fixed = {"minItems": seats, "maxItems": seats} if len(value) == seats else {}
        return {"type": "array", "items": items, **fixed}
    return {"type": {bool: "boolean", int: "integer", str: "string", dict: "object"}[type(value)]}
