"""Editions: a game's component data as TOML, the reconstructed one or an owner's own."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from arene.core.files import file_text
from arene.core.notation import parse_json, parse_toml
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema, check, entry, span
from arene.core.signs import can_be_shown

MEGABYTES = 1  # of an edition file: thirty times what the largest box needs
LONGEST_TEXT = 1000  # letters of a name or a card's text: words are made of them, and shown in a cell
_DEEPEST = 20  # data inside data
_GREATEST = 10**12  # no box prints more

MARKS_SCHEMA: Schema = {
    "type": "object",
    "default": {},
    "additionalProperties": {"type": "array", "items": {"type": "string"}},
    "description": "which values are printed in the rules and which are reconstructed: path prefixes, the longest wins",
}


class Edition:
    """The checked data of a box, with its fingerprint and where each value comes from."""

    def __init__(self, data: Mapping[str, Any], doubts: Sequence[BadData]) -> None:
        self.data = data
        self.doubts = doubts
        content = {key: value for key, value in data.items() if key != "marks"}
        self.hash = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]

    @property
    def id(self) -> str:
        return str(self.data["id"])

    def name(self, lang: str) -> str:
        """What people call it: in their language, else in any; its id where it has no name."""
        names: Mapping[str, str] = self.data.get("name", {})
        return next((name for name in (names.get(lang, ""), *names.values()) if name.strip()), self.id)

    @property
    def warnings(self) -> list[str]:
        """What is odd about an owner's box and does no harm, in English."""
        return [str(doubt) for doubt in self.doubts]

    def mark(self, path: str) -> str | None:
        """Where a value comes from: ``rules``, ``reconstructed`` or ``owner``; None when nothing says."""
        best: tuple[int, str] | None = None
        for mark, prefixes in self.data.get("marks", {}).items():
            for prefix in prefixes:
                fits = path == prefix or path.startswith((prefix + ".", prefix + "["))
                if fits and (best is None or len(prefix) > best[0]):
                    best = (len(prefix), mark)
        return best[1] if best else None

    def leaves(self) -> Iterator[tuple[str, object]]:
        """Every single value with its path; entries with an id are named by it (``tickets.V.wagers.2.odds``)."""
        content = {key: value for key, value in self.data.items() if key not in ("marks", "id", "name", "source")}
        yield from _leaves("", content)


Made = TypeVar("Made")


def once(make: Callable[[Edition], Made]) -> Callable[[Edition], Made]:
    """What a game makes of an edition, made once for all who play with it; it is never changed."""
    made: WeakKeyDictionary[Edition, Made] = WeakKeyDictionary()

    @wraps(make)
    def known(edition: Edition) -> Made:
        found = made.get(edition)
        if found is None:
            found = made[edition] = make(edition)
        return found

    return known


def _leaves(path: str, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, Mapping):
        for key, inside in value.items():
            if key != "id":
                yield from _leaves(f"{path}.{key}" if path else str(key), inside)
    elif isinstance(value, list) and any(isinstance(entry, Mapping) for entry in value):
        for place, entry in enumerate(value):
            yield from _leaves(f"{path}.{entry['id']}" if "id" in entry else f"{path}[{place}]", entry)
    else:
        yield path, value


def read_toml(path: Path) -> dict[str, Any]:
    """The raw data of an edition file, TOML or JSON; a clear message when it is neither."""
    text = file_text(path, MEGABYTES)
    return parse_json(text, str(path)) if path.suffix.lower() == ".json" else parse_toml(text, str(path))


def checked(schema: Schema, data: object) -> dict[str, Any]:
    """Edition data checked against a game's schema; every text in it can be shown, every number reckoned with."""
    _look_over(data)
    result = check(schema, data)
    assert isinstance(result, dict)
    return result


def check_names(schema: Schema, data: object, path: str = "") -> None:
    """No text of a box is blank but those that may be left out: what has no name cannot be told from its neighbour.

    Asked of whoever begins with a box; a match under way keeps the one it has.
    """
    if isinstance(data, str):
        if not data.strip() and "default" not in schema:
            raise BadData(path, Fault("text-blank"))
    elif isinstance(data, Mapping):
        known, others = schema.get("properties", {}), schema.get("additionalProperties")
        for key, value in data.items():
            part = known.get(key, others)
            if isinstance(part, Mapping) and (path or key != "name"):  # a box without a name is called by its id
                check_names(part, value, f"{path}.{key}" if path else str(key))
    elif isinstance(data, (list, tuple)):
        for place, value in enumerate(data):
            check_names(schema.get("items", {}), value, entry(path, data, place))


def check_ids(lists: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
    """The ids of one list, or of several that share a deck: each once, and such that messages can be named after them.

    ``check_ids({"questions": content["questions"], "sponsors": content["sponsors"]})``
    """
    seen: set[str] = set()
    for field, entries in lists.items():
        for place, one in enumerate(entries):
            if not re.fullmatch(r"[A-Za-z0-9_-]+", one["id"]):
                raise BadData(f"{field}[{place}].id", Fault("id-letters", value=repr(one["id"])))
            if one["id"] in seen:
                raise BadData(f"{field}.{one['id']}", Fault("twice"))
            seen.add(one["id"])


def _look_over(data: object) -> None:
    """Whatever the field: no text that steers a screen or has no end, no number beyond reckoning, no endless depth."""
    waiting: list[tuple[str, int, object]] = [("", 0, data)]
    while waiting:
        path, depth, value = waiting.pop()
        if depth > _DEEPEST:
            raise BadData(path, Fault("too-deep"))
        if isinstance(value, Mapping):
            for key, inside in value.items():
                _check_text(path, str(key))
                waiting.append((f"{path}.{key}" if path else str(key), depth + 1, inside))
        elif isinstance(value, (list, tuple)):
            waiting += [(entry(path, value, place), depth + 1, inside) for place, inside in enumerate(value)]
        elif isinstance(value, str):
            _check_text(path, value)
        elif isinstance(value, int) and abs(value) > _GREATEST:
            raise BadData(path, Fault("range", value=str(value)[:40], allowed=span(-_GREATEST, _GREATEST)))


def _check_text(path: str, text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise BadData(path, Fault("text-long", count=len(text), longest=LONGEST_TEXT))
    if not can_be_shown(text):
        raise BadData(path, Fault("text-signs", value=ascii(text)[:60]))
