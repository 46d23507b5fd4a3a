"""The rules text says what the engine does: its own tables and numbers, beside tests/games/test_rules_text.py."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

import arene
from arene.booklet import rules_text
from arene.games.footmania.rules.components import BASE_STARS, COLOURS, fixtures, matches_a_day
from tests.games.footmania.walks import EDITION
from tests.games.rules_text import table

GAME = arene.load_game("footmania")
HEADS = {
    "colours": {"fr": "Couleur", "en": "Colour"},
    "players": {"fr": "Joueurs", "en": "Players"},
    "plus": {"fr": "Carte", "en": "Card"},
    "questions": {"fr": "Cartes", "en": "Cards"},
    "sponsors": {"fr": "Sponsor", "en": "Sponsor"},
    "euros": {"fr": "Équipe européenne", "en": "European team"},
}


def rows(what: str, lang: str) -> list[list[str]]:
    return table(GAME, lang, HEADS[what][lang])


def told(lang: str, data: dict[str, Any] | None = None, **options: Any) -> str:
    edition = None if data is None else GAME.edition(data)
    text = rules_text(GAME, lang, edition, GAME.check_options(2, options))
    assert text is not None
    return text.replace("\u00a0", " ")


def number(text: str) -> int:
    return int(re.sub(r"\D", "", text))


def test_the_tables_are_those_of_the_engine(lang: str) -> None:
    stars = [int(row[1]) for row in rows("colours", lang)]
    assert stars == [int(BASE_STARS[colour]) for colour in range(len(COLOURS))]
    for seats, *days in rows("players", lang):
        season, a_day = list(fixtures(int(seats))), int(matches_a_day(int(seats)))
        listed = [match for day in days if day for match in day.split(", ")]
        assert listed == [f"{season[2 * match] + 1}-{season[2 * match + 1] + 1}" for match in range(len(season) // 2)]
        assert all(len(day.split(", ")) == a_day for day in days if day)


def test_every_card_of_the_box_is_told(lang: str) -> None:
    data = EDITION.data
    assert [row[0] for row in rows("plus", lang)] == [card["title"][lang] for card in data["plus"]]
    assert [int(row[1]) for row in rows("plus", lang)] == [card["copies"] for card in data["plus"]]
    helps = [row[4] in ("oui", "yes") for row in rows("plus", lang)]
    assert helps == [card["euro"] for card in data["plus"]]
    told_titles = ", ".join(row[1] for row in rows("questions", lang))
    assert all(card["title"][lang] in told_titles for card in data["questions"])
    assert sum(int(row[0]) for row in rows("questions", lang)) == len(data["questions"]) + len(data["sponsors"])
    assert {row[1]: number(row[2]) for row in rows("sponsors", lang)} == {
        card["brand"]: card["per_visit"] for card in data["sponsors"]
    }
    assert [(row[0], int(row[1]), int(row[2]), number(row[3])) for row in rows("euros", lang)] == [
        (card["team"], card["strength"], card["pennants"], card["receipt"]) for card in data["euromatches"]
    ]


def test_the_figures_are_those_of_the_box(lang: str) -> None:
    """An owner with other sums, limits and cards reads his own."""
    data = copy.deepcopy(dict(EDITION.data))
    data["name"] = {"fr": "Ma boîte", "en": "My box"}
    data["source"] = "owner"
    data["constants"] |= {"start_cash": 8_100_000, "bonus11": 1_700_000, "receipts": 300_000, "hand_limit": 5}
    data["constants"] |= {"plus_per_match": 4, "subs_per_match": 1, "max_foreign": 2}
    data["plus"][0]["copies"] = 9
    data["euromatches"][0]["team"] = "Racing d’ici"
    mine, usual = told(lang, data), told(lang)
    assert data["name"][lang] in mine and "Racing d’ici" in mine
    for sum_of in (8_100_000, 1_700_000, 300_000):
        grouped = f"{sum_of:,}".replace(",", " " if lang == "fr" else ",")
        assert f"{grouped} F" in mine
    for gone in (7_000_000, 2_000_000):
        grouped = f"{gone:,}".replace(",", " " if lang == "fr" else ",")
        assert f"{grouped} F" in usual and f"{grouped} F" not in mine
    sentences = {
        "fr": (
            "avec 2 étrangers au plus",
            "5 en main au plus",
            "au plus 4 par match",
            "au plus 1 changement par match",
        ),
        "en": ("at most 2 foreigners", "5 in hand at most", "at most 4 a match", "at most 1 change a match"),
    }
    assert all(sentence in mine for sentence in sentences[lang])


OPTIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"accelerated": True}, "gagne 800 000 F", "wins 800,000 F"),
    ({"auction": "sealed"}, "en même temps un pli secret", "one secret bid at the same time"),
    ({"top_price_visible": False}, "on ne voit pas son prix", "its price is not seen"),
    ({"seventh_plus": "drawn"}, "comme elle a été tirée, sans", "as it was drawn, unseen"),
    ({"exempt_receipts": True}, "et l’exempte aussi", "and so does the exempt one"),
    ({"phase1_end": "declare"}, "peut être montrée", "may be shown"),
    ({"phase1_end": "declare"}, "équipe complète que l’on montre, et", "complete team that is shown, and"),
    ({"phase1_end": "all"}, "jusqu’à ce que chaque équipe", "until each team has been shown"),
    ({"cash_public": False}, "Votre caisse est votre secret", "Your cash is your secret"),
    ({"buy_back_lock": False}, "vendu peut revenir aussitôt (A17)", "may come straight back (A17)"),
    ({"market": "bank_only"}, "on ne vend qu’à la banque. Ce", "sells to the bank alone. What"),
    ({"between_matches": False}, "le premier match d’une journée (A18", "the first match of a day (A18"),
    ({"phase1_round_cap": 31}, "après 31 tours de table", "after 31 rounds"),
    ({"phase1_round_cap": 0}, "dure autant qu’il faut", "lasts as long as that takes"),
    ({"phase1_end": "declare"}, "Sans équipe montrée après 80 tours", "Without a team that was shown after 80 rounds"),
    ({"phase1_end": "all"}, "Après 80 tours de table, le championnat", "After 80 rounds the league begins in any case"),
    ({"lineup": "auto"}, "Le meilleur onze joue d’office (A30)", "The best eleven plays by itself (A30)"),
    ({"legs": 3}, "trois fois, 6 en tout", "three times, 6 in all"),
]


@pytest.mark.parametrize(("options", "french", "english"), OPTIONS)
def test_the_options_of_the_table_are_told(lang: str, options: dict[str, Any], french: str, english: str) -> None:
    sentence = french if lang == "fr" else english
    assert sentence in told(lang, **options)
    assert sentence not in told(lang)


def test_no_two_empty_lines_and_no_torn_tables(lang: str) -> None:
    """However the options fall, the template leaves clean Markdown."""
    for options, _, _ in OPTIONS:
        text = told(lang, **options)
        assert "\n\n\n" not in text and "{" not in text
        assert not re.search(r"[^|\n]\n\|", text), "a table begins after an empty line"
        assert not re.search(r"\|\n[^|\n]", text), "and ends before one"
        assert not re.search(r"\n(?=\*\*\d+\.\d+\*\*)(?<!\n\n)(?<!</a>\n)", text), "so does a paragraph"
