"""A state made of plain values: copying, writing and reading it follow from them.

For small games, where speed is not what matters. A field is added in one line, where it gets its first value; what
others must not see of it is said by its name.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from arene.core.chance import Chance
from arene.core.events import copied
from arene.core.native import i64, vec
from arene.core.schema import Schema, check
from arene.core.state import Standing, State

_KINDS = {bool: "boolean", int: "integer", str: "string", dict: "object"}


class PlainState(State):
    """Its fields hold whole numbers, texts, truth values, and lists or maps of them.

    What is hidden is named: then the view leaves it out, and ``sample`` is yours to write.
    """

    own: ClassVar[tuple[str, ...]] = ()  # lists with something for each seat that only this seat sees: the hands
    hidden: ClassVar[tuple[str, ...]] = ()  # what nobody sees: a face-down pile

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
        if self.own or self.hidden:
            names = ", ".join([*self.own, *self.hidden])
            raise NotImplementedError(f"{type(self).__name__} hides {names}: write its sample(seat, chance)")
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


def shown(state: PlainState, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees of the position: the others' own things are None."""
    seen = {name: value for name, value in write(state).items() if name not in state.hidden}
    for name in state.own:
        seen[name] = [value if place == seat else None for place, value in enumerate(seen[name])]
    return seen


def read(position: Mapping[str, Any], fresh: PlainState) -> PlainState:
    """A fresh state with the fields of a position, each of the kind it has there."""
    properties = {name: _field(value, fresh.count) for name, value in write(fresh).items()}
    properties["seat"] = {"type": "integer", "minimum": 0, "maximum": fresh.count - 1}
    fields = check({"type": "object", "properties": properties, "required": list(properties)}, dict(position))
    for name in properties.keys() - {"seats"}:
        setattr(fresh, name, fields[name])
    return fresh


def _field(value: object, seats: int) -> Schema:
    """What may stand in a field that begins with this value; a list with a value for each seat keeps its length."""
    kind = _kind(value)
    return {**kind, "minItems": seats, "maxItems": seats} if isinstance(value, list) and len(value) == seats else kind


def _kind(value: object) -> Schema:
    """What may stand where this value stands. Lists may grow and shrink; where nothing stands yet, anything may."""
    if isinstance(value, list):
        return {"type": "array", "items": _kind(value[0]) if value else {}}
    if value is None:
        return {}
    if type(value) not in _KINDS:
        raise TypeError(f"a plain state holds numbers, texts, truth values, lists and maps, and no {value!r}")
    return {"type": _KINDS[type(value)]}
