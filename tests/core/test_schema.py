"""Data from outside: each complaint names the field and what it may be."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from arene.core.refusal import BadData
from arene.core.schema import Schema, check, published

SCHEMA: Schema = {
    "type": "object",
    "required": ["name"],
    "properties": {
        "name": {"type": "string"},
        "coins": {"type": "integer", "minimum": 0, "maximum": 9, "default": 3},
        "seat": {"enum": ["random", 0, 1], "default": "random"},
        "cards": {"type": "array", "minItems": 1, "maxItems": 3, "uniqueItems": True, "items": {"enum": ["G1", "G2"]}},
        "names": {"type": "object", "additionalProperties": {"type": "string"}, "default": {}},
        "last": {"type": ["integer", "null"], "minimum": 0},
    },
}


def test_defaults_are_filled_in_and_nothing_is_shared() -> None:
    data = {"name": "x"}
    first, second = check(SCHEMA, data), check(SCHEMA, data)
    assert first == {"name": "x", "coins": 3, "seat": "random", "names": {}}
    first["names"]["fr"] = "y"
    assert second["names"] == {} and data == {"name": "x"}


@pytest.mark.parametrize(
    ("data", "path", "problem"),
    [
        ([], "", "[] is not object"),
        ({}, "name", "is missing"),
        ({"name": 1}, "name", "1 is not string"),
        ({"name": "x", "coins": 10}, "coins", "10 is out of range; allowed is 0 to 9"),
        ({"name": "x", "coins": -1}, "coins", "-1 is out of range; allowed is 0 to 9"),
        ({"name": "x", "coins": True}, "coins", "true is not integer"),
        ({"name": "x", "coins": 1.5}, "coins", "1.5 is not integer"),
        ({"name": "x", "seat": 2}, "seat", '2 is not allowed; choose "random", 0 or 1'),
        ({"name": "x", "seat": True}, "seat", 'true is not allowed; choose "random", 0 or 1'),
        ({"name": "x", "seat": 1.0}, "seat", '1.0 is not allowed; choose "random", 0 or 1'),
        ({"name": "x", "seat": [0]}, "seat", '[0] is not allowed; choose "random", 0 or 1'),
        ({"name": "x", "cards": []}, "cards", "has 0 entries; allowed is 1 to 3"),
        ({"name": "x", "cards": ["G1", "G3"]}, "cards[1]", '"G3" is not allowed; choose "G1" or "G2"'),
        ({"name": "x", "cards": ["G1", "G1"]}, "cards[1]", '"G1" is there twice'),
        ({"name": "x", "names": {"fr": 1}}, "names.fr", "1 is not string"),
        ({"name": "x", "last": -1}, "last", "-1 is out of range; allowed is 0 or more"),
        ({"name": "x", "last": "a"}, "last", '"a" is not integer or null'),
        ({"name": "x", "colour": 1}, "colour", "unknown field; known are name, coins, seat, cards, names or last"),
    ],
)
def test_a_complaint_names_the_field_and_what_is_allowed(data: Any, path: str, problem: str) -> None:
    with pytest.raises(BadData) as caught:
        check(SCHEMA, data)
    assert caught.value.path == path
    assert caught.value.problem.replace('"name"', "name").replace('"', "") == problem.replace('"', "")


@pytest.mark.parametrize("data", [{"name": "x"}, {"name": "x", "last": None}, {"name": "x", "cards": ["G2", "G1"]}])
def test_what_passes_here_passes_with_the_published_schema(data: Any) -> None:
    check(SCHEMA, data)
    jsonschema.Draft202012Validator(published(SCHEMA)).validate(data)


@pytest.mark.parametrize(
    "data", [{}, {"name": "x", "colour": 1}, {"name": "x", "seat": True}, {"name": "x", "last": -1}]
)
def test_what_fails_here_fails_with_the_published_schema(data: Any) -> None:
    with pytest.raises(BadData):
        check(SCHEMA, data)
    assert not jsonschema.Draft202012Validator(published(SCHEMA)).is_valid(data)


@pytest.mark.parametrize(
    ("entries", "path"),
    [
        ([{"id": "V", "odds": 2}, {"id": "VI", "odds": "x"}], "tickets.VI.odds"),
        ([{"id": "V", "odds": 2}, {"id": "V", "odds": "x"}], "tickets[1].odds"),
        ([{"id": "a b", "odds": "x"}], "tickets[0].odds"),
        ([{"id": "A" * 41, "odds": "x"}], "tickets[0].odds"),
        ([{"id": 5, "odds": "x"}], "tickets[0].odds"),
        ([{"odds": "x"}], "tickets[0].odds"),
    ],
)
def test_an_entry_is_named_by_its_id_where_it_has_one_of_its_own(entries: list[object], path: str) -> None:
    entry = {"type": "object", "properties": {"id": {}, "odds": {"type": "integer"}}}
    schema = {"type": "object", "properties": {"tickets": {"type": "array", "items": entry}}}
    with pytest.raises(BadData) as refused:
        check(schema, {"tickets": entries})
    assert refused.value.path == path
