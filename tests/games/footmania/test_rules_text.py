"""The rules text says what the engine does: its own tables and numbers, beside tests/games/test_rules_text.py."""

from __future__ import annotations

import arene
from arene.games.footmania.components import BASE_STARS, COLOURS, fixtures, matches_a_day
from tests.games.rules_text import table

GAME = arene.load_game("footmania")


def test_the_tables_are_those_of_the_engine(lang: str) -> None:
    stars = [int(row[1]) for row in table(GAME, lang, "Couleur" if lang == "fr" else "Colour")]
    assert stars == [int(BASE_STARS[colour]) for colour in range(len(COLOURS))]
    for seats, *days in table(GAME, lang, "Joueurs" if lang == "fr" else "Players"):
        season, a_day = list(fixtures(int(seats))), int(matches_a_day(int(seats)))
        told = [match for day in days if day for match in day.split(", ")]
        assert told == [f"{season[2 * match] + 1}-{season[2 * match + 1] + 1}" for match in range(len(season) // 2)]
        assert all(len(day.split(", ")) == a_day for day in days if day)


def test_every_plus_card_is_told(lang: str) -> None:
    rows = " ".join(row[0] for row in table(GAME, lang, "Carte" if lang == "fr" else "Card"))
    for card in GAME.edition().data["plus"]:
        assert card["title"][lang].split("★")[0].strip() in rows
