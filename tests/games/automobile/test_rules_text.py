"""The rules text says what the engine does: its own tables and numbers, beside tests/games/test_rules_text.py."""

from __future__ import annotations

import copy

import pytest

import arene
from arene.booklet import rules_text
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


def told(lang: str, changes: dict[str, object] | None = None, **options: object) -> str:
    """The rules of a changed box, or of chosen options."""
    content = copy.deepcopy(dict(GAME.edition().data)) | (changes or {})
    text = rules_text(GAME, lang, GAME.edition(content), options)
    assert text is not None
    return text.replace("\u00a0", " ")


def test_figures_are_those_of_the_box(lang: str) -> None:
    changes: dict[str, object] = {
        "source": "owner",
        "money_start": 17,
        "energy_price": 4,
        "energy_max": 13,
        "extra_balls_max": 6,
        "points": [19, 11, 8, 0],
        "sale": {"same": 23, "different": 14, "single": 2},
        "green": {"3": [5, 6, 7], "4": [4, 5, 6, 7]},
        "ring": dict.fromkeys(("bleu", "rouge", "jaune", "vert"), "AVSSEVV"),
    }
    said, usual = told(lang, changes), told(lang)
    million = {"fr": "millions", "en": "million"}[lang]
    expected = [f"17 {million}", f"4 {million}", f"23 {million}", "19, 11, 8", "A V S S E V V", "| 4 | 5 |"]
    expected += {
        "fr": ["13 points au plus", "jusqu’à 6 billes", "28 cases"],
        "en": ["13 points a car", "up to 6 balls", "28 cells"],
    }[lang]
    for figure in expected:
        assert figure in said and figure not in usual, figure


def test_the_circuit_is_that_of_the_box(lang: str) -> None:
    track = {"lanes": ["....GR...." * 6, "......V..." * 6], "grid": [[4, 1], [3, 2], [2, 1], [1, 2]], "parts": []}
    said = told(lang, {"track": track})
    paragraph = next(line for line in said.splitlines() if line.startswith("**2.5**"))
    numbers = {
        "fr": ["case 60", "case 61", "2 voies", "6 cases sont rouges"],
        "en": ["cell 60", "cell 61", "2 lanes", "6 cells are red"],
    }
    assert all(number in paragraph for number in numbers[lang])


def test_a_box_without_extra_balls_says_so(lang: str) -> None:
    paragraph = next(line for line in told(lang, {"extra_balls_max": 0}).splitlines() if line.startswith("**11.1**"))
    assert paragraph.endswith("On n’y ajoute rien." if lang == "fr" else "Nothing is added to it.")


CHOSEN = [
    ("four_player_mode", "individual", "3.3"),
    ("workshop_price", "3", "2.2"),
    ("side_exchange", "allowed", "6.3"),
    ("pre_race_swaps", 1, "8.1"),
    ("pre_race_swaps", 0, "8.1"),
    ("surplus_money", "partner", "7.2"),
    ("team_hands", "always", "3.4"),
    ("race_order", "frozen", "9.1"),
    ("places_count_finished", False, "12.1"),
    ("bonus_scope", "own_turn", "10.5"),
    ("bonus_optional", True, "10.5"),
    ("slipstream_limit", "round", "10.3"),
    ("pair_tie", "first_car", "12.3"),
    ("pair_tie", "draw", "12.3"),
]


@pytest.mark.parametrize(("option", "value", "paragraph"), CHOSEN)
def test_the_rules_are_those_of_the_options(option: str, value: object, paragraph: str, lang: str) -> None:
    """The paragraph it belongs to is another one, and no other paragraph is."""

    def paragraphs(text: str) -> dict[str, str]:
        return {line.split("**")[1]: line for line in text.splitlines() if line.startswith("**")}

    usual, chosen = paragraphs(told(lang)), paragraphs(told(lang, None, **{option: value}))
    assert [number for number in usual if usual[number] != chosen[number]] == [paragraph]


def test_one_price_for_all_is_in_the_table(lang: str) -> None:
    rows = [line for line in told(lang, None, workshop_price="3").splitlines() if line.count("|") == 5]
    assert [row.split("|")[3].strip() for row in rows[2:]] == ["3"] * 8
