"""The rules text says what the engine does: its own tables and numbers, beside tests/games/test_rules_text.py."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import arene
from arene.words import words
from tests.games.rules_text import DOCS, table

GAME = arene.load_game("sportmord")


def test_accidents_are_those_of_the_edition(lang: str) -> None:
    rows = table(GAME, lang, "Accident")
    for sport in GAME.edition().data["sports"]:
        printed = [(accident["id"].upper(), str(accident["threshold"])) for accident in sport["accidents"]]
        assert [(name, number) for name, number, _die in rows] == printed
        for accident, (_name, _number, die) in zip(sport["accidents"], rows, strict=True):
            assert accident.get("die") in (None, *(int(value) for value in re.findall(r"\d+", die)))


def fields(schema: Mapping[str, Any]) -> set[str]:
    """Every field an edition file may have."""
    own = schema.get("properties", {})
    inside = [*own.values(), schema.get("items", {})]
    return {*own, *(name for part in inside for name in fields(part))} if own or "items" in schema else set()


def test_the_owner_of_a_box_finds_every_field_explained() -> None:
    page = (DOCS / "editions.md").read_text(encoding="utf-8")
    section = page.split("## Fields of an edition of Le sport est mortel")[1].split("\n## ")[0]
    missing = [name for name in fields(GAME.edition_schema) if not re.search(rf"\b{name}\b", section)]
    assert missing == []


def test_the_game_counts_in_its_own_word() -> None:
    assert words("fr", "sportmord")("measure-rounds") == "Tours par partie"
