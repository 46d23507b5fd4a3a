"""States attribute by attribute, whatever class they are of, compiled or plain."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from arene.core.state import State

UNSET = "<unset>"


@cache
def _declared(kind: type) -> tuple[str, ...]:
    """The attributes a class declares: slots, or the native ones of a compiled class."""
    descriptors = (GetSetDescriptorType, MemberDescriptorType)
    names = {
        name
        for base in kind.__mro__
        for name, value in vars(base).items()
        if isinstance(value, descriptors) and not name.startswith("__")
    }
    return tuple(sorted(names))


def attributes(value: object) -> list[str]:
    kind: Any = type(value)
    return sorted({*_declared(kind), *getattr(value, "__dict__", ())})


def fixed(state: State) -> frozenset[int]:
    """What a state and its clone have in common: the setup of the match, which no move changes."""
    clone = state.clone()
    shared = [getattr(state, name) for name in attributes(state) if hasattr(state, name)]
    return frozenset(
        id(value)
        for name, value in zip(attributes(state), shared, strict=True)
        if type(value).__module__.startswith("arene") and getattr(clone, name) is value
    )


def snapshot(value: object, apart: frozenset[int] = frozenset()) -> object:
    """All that an object holds, as plain data that does not change with it; ``apart`` are objects left out, by id."""
    if value is None or isinstance(value, (int, str, bytes, float)):
        return value
    if id(value) in apart:
        return "apart"
    if isinstance(value, Mapping):
        return {key: snapshot(inside, apart) for key, inside in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(map(repr, value))
    if type(value).__module__.startswith("arene"):
        return {name: snapshot(getattr(value, name, UNSET), apart) for name in attributes(value)}
    return [snapshot(inside, apart) for inside in value]  # type: ignore[attr-defined]  # a list, a tuple, a vector


def differences(one: object, other: object) -> list[str]:
    """Where two objects, or two snapshots, differ, attribute by attribute, with what each of them holds there."""
    return list(_differences("", one, other))[:12]


def parts_that_differ(one: object, other: object) -> set[str]:
    """The attributes that do, whichever of their items: ``players[1].hand``."""
    return {re.sub(r"(\[\d+\])+$", "", told.partition(": ")[0]) for told in _differences("", one, other)}


def _inside(value: object) -> object:
    """One level of it."""
    if type(value).__module__.startswith("arene"):
        return {name: getattr(value, name, UNSET) for name in attributes(value)}
    if value is None or isinstance(value, (int, str, bytes, float, dict)):
        return value
    return sorted(map(repr, value)) if isinstance(value, (set, frozenset)) else list(value)  # type: ignore[call-overload]


def _differences(path: str, one: object, other: object) -> Iterator[str]:
    if one is other:
        return
    one, other = _inside(one), _inside(other)
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}, key=str):
            yield from _differences(f"{path}.{name}", one.get(name, UNSET), other.get(name, UNSET))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, yours) in enumerate(zip(one, other, strict=True)):
            yield from _differences(f"{path}[{place}]", mine, yours)
    elif one != other:
        yield f"{path.lstrip('.')}: {one!r} / {other!r}"
