"""Editions: a game's component data as TOML, the reconstructed one or an owner's own."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from arene.core.refusal import BadData, Fault, os_fault
from arene.core.schema import Schema, check

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
    """The raw data of an edition file; a clear message when it is not TOML."""
    if path.suffix == ".json":
        return _read_json(path)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(str(path), Fault("unreadable", reason=os_fault(error))) from error
    except ValueError as error:  # no TOML, no text, or no name of a file at all
        raise BadData(str(path), Fault("not-toml", reason=str(error))) from error


def _read_json(path: Path) -> dict[str, Any]:
    """The same data in the other notation."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(str(path), Fault("unreadable", reason=os_fault(error))) from error
    except ValueError as error:
        raise BadData(str(path), Fault("not-json", reason=str(error))) from error
    if not isinstance(data, dict):
        raise BadData(str(path), Fault("no-json-object"))
    return data


def checked(schema: Schema, data: object) -> dict[str, Any]:
    """Edition data checked against a game's schema."""
    result = check(schema, data)
    assert isinstance(result, dict)
    return result
