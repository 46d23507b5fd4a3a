"""Things that seats hold by chance and might as well not hold: whoever asks what one is worth exchanges it for another.

A game says for each sort of them when the moment for that has come, and where its position tells of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from arene.core.state import State

Place = tuple[str | int, ...]  # in a position: the keys and numbers that lead there


class Thing(NamedTuple):
    """Something that a seat holds, or that lies in a pile. ``GameText.param`` says its name, under that of its sort."""

    name: str  # things alike are called alike
    seat: int | None  # None: it lies in a pile
    places: tuple[Place, ...]  # all that the position tells of it; things that are exchanged have as many
    among: str = ""  # it is exchanged only with things that say the same here


Deal = Callable[[State], Sequence[Thing]]  # all things of a sort where one may be exchanged; else, nothing


def lying(position: Mapping[str, Any], place: Place, seat: int | None = None) -> list[Thing]:
    """What a list in a position holds, each called by what stands there."""
    return [Thing(str(name), seat, ((*place, number),)) for number, name in enumerate(_at(position, place))]


def held(position: Mapping[str, Any], name: str) -> list[Thing]:
    """The same of every seat's own list."""
    return [thing for seat in range(len(position["seats"])) for thing in lying(position, ("seats", seat, name), seat)]


def exchanged(position: Mapping[str, Any], one: Thing, other: Thing) -> dict[str, Any]:
    """The position in which each lies where the other did. Whether that can be, the game says when it is read."""
    changed: Any = position
    for here, there in zip(one.places, other.places, strict=True):
        mine, theirs = _at(position, here), _at(position, there)
        changed = _with(_with(changed, here, theirs), there, mine)
    return dict(changed)


def _at(document: Any, place: Place) -> Any:
    for step in place:
        document = document[step]
    return document


def _with(document: Any, place: Place, value: Any) -> Any:
    """A copy with another value there; what is beside the way to it is not copied."""
    if not place:
        return value
    copied: Any = dict(document) if isinstance(document, Mapping) else list(document)
    copied[place[0]] = _with(document[place[0]], place[1:], value)
    return copied
