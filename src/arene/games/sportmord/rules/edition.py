"""What a box of Le sport est mortel prints: the schema of an edition file, its checks, and its compiled form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from arene.core.edition import MARKS_SCHEMA, Edition, check_ids, checked, once
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema, entry
from arene.games.sportmord.rules.components import KINDS, MAX_DICE, SPORTS, Box

MAX_SEATS = 6
FIRST_SPORT = "bowling"  # the rule book begins every evaluation there
ACCIDENTS = KINDS[1:]

_LONGEST = 200  # letters of a name: a sentence can still carry two of them
_NAME: Schema = {
    "type": "string",
    "pattern": r"\S",
    "maxLength": _LONGEST,
    "description": f"not empty, at most {_LONGEST} printable characters",
}
_NAMES: Schema = {"type": "object", "required": ["fr", "en"], "properties": {"fr": _NAME, "en": _NAME}}
_ID: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9_-]*$", "description": "small letters, digits, - and _"}
_HEX: Schema = {"type": "string", "pattern": "^#[0-9A-Fa-f]{6}$", "description": "a colour such as #B92D22"}
_ICON: Schema = {"type": "string", "pattern": "^[a-z0-9_-]*$", "description": "small letters, digits, - and _"}
_MISFITS = {  # what is wrong with a text that does not fit its pattern
    _NAME["pattern"]: "sportmord:empty",
    _ID["pattern"]: "sportmord:small-letters",
    _ICON["pattern"]: "sportmord:small-letters",
    _HEX["pattern"]: "colour",
}

_ACCIDENT: Schema = {
    "type": "object",
    "required": ["id", "threshold", "title"],
    "properties": {
        "id": {"enum": ACCIDENTS},
        "threshold": {"type": "integer", "minimum": 1, "maximum": 12, "description": "strikes from this value on"},
        "die": {
            "type": "integer",
            "minimum": 1,
            "maximum": 6,
            "description": "u2 and u4: the value of the die put on the card; on the fatal u6 it stays for good",
        },
        "title": _NAMES,
    },
}

_SPORT: Schema = {
    "type": "object",
    "required": ["id", "order", "names", "accidents"],
    "properties": {
        "id": _ID,
        "order": {"type": "integer", "minimum": 0, "maximum": SPORTS - 1, "description": "place in the circle"},
        "names": _NAMES,
        "colour": {**_HEX, "default": "#5F5549"},
        "icon": {**_ICON, "default": ""},
        "training": {"enum": [9], "default": 9, "description": "training units; with the three accidents 12 cards"},
        "accidents": {"type": "array", "minItems": 3, "maxItems": 3, "items": _ACCIDENT},
    },
}

_COLOUR: Schema = {
    "type": "object",
    "required": ["id", "names", "hex", "pattern"],
    "properties": {
        "id": _ID,
        "names": _NAMES,
        "hex": _HEX,
        "pattern": {"enum": ["round", "square", "diamond", "hexagon", "cross", "triangle"]},
    },
}

SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Le sport est mortel edition",
    "type": "object",
    "required": ["id", "source", "sports", "dice_colours"],
    "properties": {
        "id": {"type": "string"},
        "name": {"type": "object", "additionalProperties": {"type": "string"}, "default": {}},
        "source": {"enum": ["reconstructed", "owner"]},
        "dice_per_seat": {"type": "integer", "minimum": 4, "maximum": MAX_DICE, "default": MAX_DICE},
        "pills": {"type": "integer", "minimum": MAX_SEATS, "maximum": 30, "default": 12},
        "pills_start": {"type": "integer", "minimum": 0, "maximum": 5, "default": 1},
        "sports": {"type": "array", "minItems": SPORTS, "maxItems": SPORTS, "items": _SPORT},
        "dice_colours": {"type": "array", "minItems": MAX_SEATS, "maxItems": MAX_SEATS, "items": _COLOUR},
        "marks": MARKS_SCHEMA,
    },
}


def check_edition(data: Mapping[str, Any]) -> Edition:
    """Validate an edition; the box's owner is told which field is wrong and what it may be."""
    content = checked(SCHEMA, dict(data))
    if content["pills"] < content["pills_start"] * MAX_SEATS:
        raise BadData(
            "pills", Fault("sportmord:few-pills", count=content["pills"], each=content["pills_start"], seats=MAX_SEATS)
        )
    _check_texts(SCHEMA, content, "")
    for field in ("sports", "dice_colours"):
        check_ids({field: content[field]})
    _check_patterns(content["dice_colours"])
    orders = sorted(sport["order"] for sport in content["sports"])
    if orders != list(range(SPORTS)):
        raise BadData("sports", Fault("sportmord:orders", orders=str(orders), high=SPORTS - 1))
    for sport in content["sports"]:
        if (sport["order"] == 0) != (sport["id"] == FIRST_SPORT):
            raise BadData(f"sports.{sport['id']}.order", Fault("sportmord:first-sport", sport=FIRST_SPORT))
        _check_accidents(sport)
    edition = Edition(content, [])
    _check_marks(edition)
    return edition


def _check_texts(schema: Schema, value: Any, path: str) -> None:
    """Every text looks as its field says: ids become names of messages, colours become part of pages."""
    if isinstance(value, dict):
        for name, part in schema.get("properties", {}).items():
            if name in value:
                _check_texts(part, value[name], f"{path}.{name}" if path else name)
    elif isinstance(value, list) and "items" in schema:
        for place, inside in enumerate(value):
            _check_texts(schema["items"], inside, entry(path, value, place))
    elif isinstance(value, str) and "pattern" in schema:
        if not re.search(schema["pattern"], value):
            raise BadData(path, Fault(_MISFITS[schema["pattern"]], value=repr(value)))
        if "maxLength" in schema and len(value) > schema["maxLength"]:
            raise BadData(path, Fault("name-short", value=repr(value[:60]), longest=schema["maxLength"]))


def _check_patterns(colours: list[dict[str, Any]]) -> None:
    """The pips tell the seats apart where colours do not."""
    seen: set[str] = set()
    for colour in colours:
        if colour["pattern"] in seen:
            raise BadData(f"dice_colours.{colour['id']}.pattern", Fault("value-twice", value=colour["pattern"]))
        seen.add(colour["pattern"])


def _check_marks(edition: Edition) -> None:
    """A mark names a value of the file. One of a sport that is not there is left over: the owner has another sport."""
    paths = [path for path, _ in edition.leaves()]
    sports = sport_names(edition)
    for mark, prefixes in edition.data["marks"].items():
        for prefix in prefixes:
            left_over = prefix.startswith("sports.") and prefix.split(".")[1] not in sports
            if not left_over and not any(path == prefix or path.startswith(f"{prefix}.") for path in paths):
                raise BadData(f"marks.{mark}", Fault("sportmord:mark", value=repr(prefix)))


def _check_accidents(sport: Mapping[str, Any]) -> None:
    where = f"sports.{sport['id']}.accidents"
    if [accident["id"] for accident in sport["accidents"]] != ACCIDENTS:
        raise BadData(where, Fault("in-order", known=", ".join(ACCIDENTS)))
    for accident in sport["accidents"]:
        fatal = accident["id"] == "u6"
        if fatal == ("die" in accident):
            fault = Fault("sportmord:die-unneeded" if fatal else "sportmord:die-needed", card=accident["id"])
            raise BadData(f"{where}.{accident['id']}.die", fault)


def in_circle(edition: Edition) -> list[dict[str, Any]]:
    """The sports in the order of the circle: the order of their numbers in the rules."""
    return sorted(edition.data["sports"], key=lambda sport: int(sport["order"]))


def sport_names(edition: Edition) -> list[str]:
    return [str(sport["id"]) for sport in in_circle(edition)]


@once
def build_box(edition: Edition) -> Box:
    """The edition as the compiled rules use it."""
    data = edition.data
    box = Box()
    box.dice = data["dice_per_seat"]
    box.pills = data["pills"]
    box.pills_start = data["pills_start"]
    box.sports = sport_names(edition)
    box.sport_looks = [(sport["colour"], sport["icon"]) for sport in in_circle(edition)]
    box.dice_looks = [(colour["id"], colour["hex"], colour["pattern"]) for colour in data["dice_colours"]]
    for place, sport in enumerate(in_circle(edition)):
        for accident in sport["accidents"]:
            kind = KINDS.index(accident["id"])
            box.threshold[place * 4 + kind] = accident["threshold"]
            box.wound[place * 4 + kind] = accident.get("die", 0)
    return box


def edition_words(edition: Edition, lang: str) -> dict[str, str]:
    """What the box names: its sports and its accidents."""
    words: dict[str, str] = {}
    for sport in edition.data["sports"]:
        words[f"sport-{sport['id']}"] = sport["names"][lang]
        for accident in sport["accidents"]:
            words[f"accident-{sport['id']}-{accident['id']}"] = accident["title"][lang]
    return words
