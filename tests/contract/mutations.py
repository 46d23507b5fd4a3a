"""Owners' editions as they come: one thing in the file changed, within its schema or beyond it."""

from __future__ import annotations

import copy
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from arene.core.edition import read_toml
from arene.core.game import Game
from arene.core.schema import Schema

Path = tuple[str | int, ...]

_ODD_TEXTS = [
    "", " ", "é", "L’Île", "a b", "a.b", "-a", "1a", "a-b", "a_b", 'x"y', "x'y", "{x}", "{ $x }", "\\", "*[a]", "#x",
    "=", "\u202ex", "\x1b[31mx", "x\ny", "日本", "A" * 2000, "\ud800",
]  # fmt: skip
_WRONG_TYPES: list[object] = [None, "1", 1, True, [], {}, 1.5, "x", [1], {"x": 1}]


@dataclass(frozen=True)
class Mutation:
    """An edition with one change in it."""

    data: dict[str, Any]
    path: Path
    told: str

    @property
    def root(self) -> str:
        return str(self.path[0])


def _walk(value: Any, schema: Schema, path: Path) -> Iterator[tuple[Path, Any, Schema]]:
    """Everything in the data, with what the schema says of it."""
    if path:
        yield path, value, schema
    if isinstance(value, Mapping):
        for key, inside in value.items():
            extra = schema.get("additionalProperties")
            part = schema.get("properties", {}).get(key, extra if isinstance(extra, Mapping) else {})
            yield from _walk(inside, part, (*path, key))
    elif isinstance(value, list):
        for place, inside in enumerate(value):
            yield from _walk(inside, schema.get("items", {}), (*path, place))


def mutations(game: Game, seed: str, count: int) -> Iterator[Mutation]:
    """Changes in all parts of a file alike, however long their lists are."""
    data, draw = read_toml(game.file("edition.toml")), random.Random(f"{game.id} {seed}")
    shapes: defaultdict[str, list[tuple[Path, Any, Schema]]] = defaultdict(list)
    for path, value, schema in _walk(data, game.edition_schema, ()):
        if path[0] != "marks":
            shapes[re.sub(r"\d+", "", ".".join(map(str, path)))].append((path, value, schema))
    names = sorted(shapes)
    while count:
        path, value, schema = draw.choice(shapes[draw.choice(names)])
        found = _changed(value, schema, draw, [other for _, other, _ in shapes[_shape(path)]])
        if found is None:
            continue
        told, new = found
        mutated = copy.deepcopy(data)
        if not _put(mutated, path, told, new):
            continue
        count -= 1
        yield Mutation(mutated, path, f"{shown(path)} {told}")


def _shape(path: Path) -> str:
    return re.sub(r"\d+", "", ".".join(map(str, path)))


def shown(path: Path) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".")


def _changed(value: Any, schema: Schema, draw: random.Random, others: list[Any]) -> tuple[str, Any] | None:
    """Another value, and how it came about."""
    kind = draw.random()
    if kind < 0.12:
        return "dropped", None
    if kind < 0.22:
        wrong = draw.choice(_WRONG_TYPES)
        return f"= {wrong!r}", wrong
    if isinstance(value, bool):
        return f"= {not value}", not value
    if isinstance(value, int):
        low, high = schema.get("minimum", 0), schema.get("maximum", value + 10)
        new = draw.choice([low, high, low - 1, high + 1, value + 1, value - 1, (low + high) // 2, 0, -value, 10**31])
        return f"= {new}", new
    if isinstance(value, str):
        new_text = draw.choice([draw.choice(_ODD_TEXTS), str(draw.choice(others)), *schema.get("enum", [])])
        return f"= {new_text[:40]!r}", new_text
    if isinstance(value, list) and value:
        return _shuffled(value, draw)
    if isinstance(value, Mapping) and value:
        return "with a field more", {**value, "no_such_field": 1}
    return None


def _shuffled(value: list[Any], draw: random.Random) -> tuple[str, Any]:
    """A list with an entry doubled, lost or out of order."""
    new, place = list(value), draw.randrange(len(value))
    how = draw.choice(["doubled", "lost", "swapped", "emptied"])
    if how == "doubled":
        new.insert(place, copy.deepcopy(new[place]))
    elif how == "lost":
        del new[place]
    elif how == "emptied":
        new = []
    else:
        other = draw.randrange(len(value))
        new[place], new[other] = new[other], new[place]
    return f"with an entry {how}" if how != "emptied" else "emptied", new


def _put(data: Any, path: Path, told: str, new: Any) -> bool:
    """Change the data at a path; whether that changes anything."""
    for part in path[:-1]:
        data = data[part]
    if told == "dropped":
        del data[path[-1]]
        return True
    if data[path[-1]] == new and type(data[path[-1]]) is type(new):
        return False
    data[path[-1]] = new
    return True
