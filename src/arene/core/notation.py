"""TOML and JSON as people write them: what is wrong is told by line, in the language of whoever wrote it."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from typing import Any

from arene.core.refusal import BadData, Fault

# how the parsers' English begins, and what it is about
_KINDS = {
    "Expected '='": "equals",
    "Expecting ':'": "colon",
    "Expecting ','": "comma",
    "Expected newline": "line-end",
    "Expected ']": "bracket",
    "Unclosed": "bracket",
    "Unterminated": "quote",
    "Expected": "quote",  # the end of a string
    "Cannot": "twice",
    "Duplicate": "twice",
    "Illegal character": "sign",
    "Found invalid character": "sign",
    "Invalid control": "sign",
    "Unescaped": "backslash",
    "Escaped": "backslash",
    "Invalid hex": "backslash",
    "Invalid \\": "backslash",
    "Invalid date": "date",
    "Invalid value": "value",
    "Expecting value": "value",
    "Invalid initial": "key",
    "Expecting property name": "key",
    "Invalid statement": "statement",
    "Extra data": "after-end",
    "Exceeds the limit": "digits",
}


# a name of twenty parts and more; the time the parser takes grows with the square of their number
_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_DEEP_NAME = re.compile(rf"(?:^|[\[{{,])[ \t]*+(?:{_PART}[ \t]*+\.[ \t]*+){{20}}", re.MULTILINE)


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """The data of a TOML text; ``name`` is what a refusal calls it."""
    if _DEEP_NAME.search(text):
        raise BadData(name, Fault("too-deep"))
    data: dict[str, Any] = _parsed(tomllib.loads, text, name, "not-toml")
    return data


def parse_json(text: str, name: str) -> dict[str, Any]:
    """The data of a JSON text, which is an object."""
    data = _parsed(_strict_json, text, name, "not-json")
    if not isinstance(data, dict):
        raise BadData(name, Fault("no-json-object"))
    return data


def _parsed(parse: Callable[[str], Any], text: str, name: str, fault: str) -> Any:
    try:
        return parse(text)
    except RecursionError as error:
        raise BadData(name, Fault("too-deep")) from error
    except ValueError as error:
        raise BadData(name, Fault(fault, reason=misread(error))) from error


def _strict_json(text: str) -> Any:
    return json.loads(text, object_pairs_hook=_each_once, parse_constant=_no_number)


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("Duplicate key")
    return data


def _no_number(text: str) -> None:
    raise ValueError("Invalid value")


def misread(error: ValueError) -> Fault:
    """What a parser of TOML or JSON found, and where."""
    what = what_was_misread(error)
    place = re.search(r"line (\d+),? column (\d+)", str(error))
    return what if place is None else Fault("misread-at", line=int(place[1]), column=int(place[2]), what=what)


def what_was_misread(error: ValueError) -> Fault:
    """The same without the place."""
    return Fault(
        "misread", kind=next((kind for start, kind in _KINDS.items() if str(error).startswith(start)), "other")
    )
