"""A state made of plain values: copying, writing and reading it follow from them.

For small games, where speed is not what matters. A field is added in one line, where it gets its first value; in a
game with secrets the view shows those fields alone that are named.
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

    Everybody sees all of them, unless ``shared`` or ``own`` is given: then nobody sees what is named in neither (a
    face-down pile), and ``sample`` is yours to write.
    """

    shared: ClassVar[tuple[str, ...] | None] = None  # what everybody sees; who is asked is seen in any case
    own: ClassVar[tuple[str, ...]] = ()  # lists with something for each seat that only this seat sees: the hands

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
        waiting = self.awaiting()  # of a game in which several choose at once, its own
        return waiting[0] if len(waiting) else -1

    def clone(self) -> PlainState:
        other = type(self).__new__(type(self))
        for name, value in self.fields().items():
            setattr(other, name, copied(value))
        return other

    def sample(self, seat: i64, chance: Chance) -> PlainState:
        secret = [name for name in self.fields() if not self.is_shared(name)]
        if secret:
            names = ", ".join(secret)
            raise NotImplementedError(f"{type(self).__name__} hides {names}: write its sample(seat, chance)")
        return self.clone()

    def is_shared(self, name: str) -> bool:
        """Whether everybody sees the whole field."""
        if self.shared is None and not self.own:
            return True
        return name in ("count", "seat", "seats", *(self.shared or ()))

    def standings(self) -> list[Standing]:
        points = self.points()
        places = [Standing(seat, 1 + sum(b > a for b in points), a, {}) for seat, a in enumerate(points)]
        return sorted(places, key=lambda place: (place.rank, place.seat))

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.count


def shuffled(chance: Chance, label: str, cards: Sequence[int]) -> list[int]:
    """Cards in an order drawn by chance. How they lay before makes no difference: a seat that imagines a face-down
    pile must not learn from it."""
    return [int(card) for card in chance.shuffle(label, vec[i64](sorted(cards)))]


def write(state: PlainState) -> dict[str, Any]:
    """The position: every field, and a place for each seat."""
    fields = {name: copied(value) for name, value in state.fields().items() if name != "count"}
    return {"seats": [{} for _ in range(state.count)], **fields}


def shown(state: PlainState, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees of the position: the others' own things are None."""
    position = write(state)
    own = {name: [value if place == seat else None for place, value in enumerate(position[name])] for name in state.own}
    return {name: own.get(name, value) for name, value in position.items() if state.is_shared(name) or name in own}


def read(position: Mapping[str, Any], fresh: PlainState, others: Sequence[PlainState] = ()) -> PlainState:
    """A fresh state with the fields of a position, each of the kind it has there.

    A list with a value for each seat keeps its length: ``others``, fresh states for other numbers of seats, tell it
    from a pile that happens to begin with as many cards.
    """
    properties = {name: _kind(value) for name, value in write(fresh).items()}
    for name in properties:
        if all(_one_for_each_seat(state, name) for state in (fresh, *others)):
            properties[name] = {**properties[name], "minItems": fresh.count, "maxItems": fresh.count}
    properties["seat"] = {"type": "integer", "minimum": 0, "maximum": fresh.count - 1}
    fields = check({"type": "object", "properties": properties, "required": list(properties)}, dict(position))
    for name in properties.keys() - {"seats"}:
        setattr(fresh, name, fields[name])
    return fresh


def _one_for_each_seat(state: PlainState, name: str) -> bool:
    value = write(state).get(name)
    return isinstance(value, list) and len(value) == state.count


def _kind(value: object) -> Schema:
    """What may stand where this value stands. Lists may grow and shrink; where nothing stands yet, anything may."""
    if isinstance(value, list):
        return {"type": "array", "items": _kind(value[0]) if value else {}}
    if value is None:
        return {}
    if type(value) not in _KINDS:
        raise TypeError(f"a plain state holds numbers, texts, truth values, lists and maps, and no {value!r}")
    return {"type": _KINDS[type(value)]}
