"""The rules text says what the engine does: its own tables and numbers, beside tests/games/test_rules_text.py."""

from __future__ import annotations

import arene
from tests.games.rules_text import text, topics

GAME = arene.load_game("lanista")


def test_phases_and_windows_open_the_rules_where_they_are_told() -> None:
    assert {"phase-2", "influence", "windows"} <= topics(GAME)


def test_numbers_are_those_of_the_edition(lang: str) -> None:
    medals = GAME.edition().data["medals"]
    told = text(GAME, lang)
    assert all(name.replace("_", " ") in told and str(least) in told for name, least in medals.items())
    boards = GAME.edition().data["boards"]
    assert str(boards["start_money"]) in told
    assert (boards["experience"]["beta"], boards["experience"]["alpha"], boards["experience"]["cap"]) == (2, 4, 5)
