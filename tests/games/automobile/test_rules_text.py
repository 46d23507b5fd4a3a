"""The rules text says what the engine does: its own tables and numbers, beside tests/games/test_rules_text.py."""

from __future__ import annotations

import arene
from tests.games.rules_text import table, text

GAME = arene.load_game("automobile")


def test_cards_are_those_of_the_edition(lang: str) -> None:
    rows = table(GAME, lang, {"fr": "Catégorie", "en": "Category"}[lang])
    zones = {car["id"]: car["names"][lang] for car in GAME.edition().data["cars"]}
    for category, (name, zone, price, values) in zip(GAME.edition().data["categories"], rows, strict=True):
        assert (name, zone) == (category["names"][lang], zones[category["zone"]])
        assert int(price) == category["price"]
        printed = [value for value, count in enumerate(category["counts"]) for _ in range(count)]
        assert [int(value) for value in values.split()] == printed
        assert f"{name} {category['removed_at_3']}" in text(GAME, lang)


def test_green_cells_are_those_of_the_edition(lang: str) -> None:
    rows = table(GAME, lang, "Place")
    green = GAME.edition().data["green"]
    assert [int(row[1]) for row in rows] == green["4"]
    assert [int(row[2]) for row in rows if row[2]] == green["3"]
