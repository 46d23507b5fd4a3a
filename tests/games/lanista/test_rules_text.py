"""The rules text says what the engine does: its own tables and numbers, beside tests/games/test_rules_text.py."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import arene
from arene.booklet import rules_text
from tests.games.rules_text import text, topics

GAME = arene.load_game("lanista")


def told(lang: str, options: dict[str, object] | None = None, data: dict[str, Any] | None = None) -> str:
    edition = GAME.edition(data) if data is not None else None
    return str(rules_text(GAME, lang, edition, options)).replace("\u00a0", " ")


def test_phases_and_windows_open_the_rules_where_they_are_told() -> None:
    assert {"phase-2", "influence", "windows"} <= topics(GAME)


def test_numbers_are_those_of_the_edition(lang: str) -> None:
    medals = GAME.edition().data["medals"]
    told = text(GAME, lang)
    assert all(name.replace("_", " ") in told and str(least) in told for name, least in medals.items())
    boards = GAME.edition().data["boards"]
    assert str(boards["start_money"]) in told
    assert (boards["experience"]["beta"], boards["experience"]["alpha"], boards["experience"]["cap"]) == (2, 4, 5)


def test_an_owners_box_is_told_with_its_own_figures(lang: str) -> None:
    data = copy.deepcopy(dict(GAME.edition().data))
    data["boards"].update(start_money=1650, track=90)
    data["boards"]["exhibitio"].update(pay=350, green=7)
    data["boards"]["experience"].update(beta=3, alpha=6, cap=8)
    data["medals"]["gregarius"] = 23
    data["gladiators"][0]["buy_ap"] = 1
    data["lanistas"][5]["abilities"][0]["effects"][0]["to"] = 11
    data["lanistas"][1]["abilities"][0]["effects"][0]["n"] = -250
    data["events"][8]["logo"] = "multi"
    data["source"] = "owner"
    before, after = told(lang), told(lang, data=data)
    for figure in ("1650", " 90 ", " 350 ", "+7", " 23", "Priscus", " 11 ", "−250"):
        assert figure in after and figure not in before, figure
    reconstructed = "édition reconstituée" if lang == "fr" else "reconstructed edition"
    assert reconstructed in before and reconstructed not in after
    white = "0 si elle est médiocre" if lang == "fr" else "0 if mediocre"
    assert f" {white}" in before and f"+{white}" not in before
    events = "évènements" if lang == "fr" else "events"
    assert f" 42 {events}" in before and f" 40 {events}" in after  # alone


CHANGES: list[tuple[str, object, str, str]] = [
    ("years", 2, "deux années", "two years"),
    ("season_plan", "winter_only", "La partie dure deux tours d’hiver", "The match lasts two winter rounds"),
    ("lanistas", "random", "Chacun en reçoit un au hasard", "Everybody receives one at random"),
    ("simple_events", True, "seulement avec les cartes simples", "with the simple cards only"),
    ("malus", False, "ne coûte rien dans cette partie", "costs nothing in this match"),
    ("sine_missione", False, "restent dans la boîte", "stay in the box in this match"),
    ("resale", True, "*Revente, pour les plus avancés.*", "*Resale, for the advanced.*"),
    ("contracts_revealed", "contract", "au début de la phase 3", "at the start of phase 3"),
    ("initiative", "rotate_round", "au début de chaque tour, sauf le premier", "every round but the first"),
    ("initiative", "rotate_season", "passe à gauche quand la saison change", "when the season changes"),
    ("second_order", "clockwise", "horaire à partir du dernier", "clockwise from the last player"),
    ("locked_contract", "take_and_fail", "compte aussitôt comme non rempli", "counts as not fulfilled at once"),
    ("influence_exemption", "per_token", "n’ont pas permis de placer", "left no room for"),
    ("mercy_bad", "literal", "médiocre un noir, hué rien", "mediocre a black, booed nothing"),
    ("mercy_bad", "symmetric", "hué un noir, médiocre rien", "booed a black, mediocre nothing"),
    ("tie", "sesterces", "les sesterces qui restent décident", "the sesterces left decide"),
    ("first_round_mulligan", True, "À chaque tour, on peut", "In every round you may"),
    ("poker_face", True, "interrogé même sans rien à jouer, là où", "asked even with nothing to play, wherever"),
]


@pytest.mark.parametrize(("option", "value", "french", "english"), CHANGES, ids=[f"{c[0]}={c[1]}" for c in CHANGES])
def test_the_rules_of_a_table_are_told_with_its_options(
    option: str, value: object, french: str, english: str, lang: str
) -> None:
    sentence = french if lang == "fr" else english
    plain = told(lang).split('<a id="rulings"></a>')[0]
    chosen = told(lang, {option: value})
    assert sentence in chosen.split('<a id="rulings"></a>')[0] and sentence not in plain
    assert f"**`{str(value).lower()}`" in chosen


def test_every_option_changes_a_sentence() -> None:
    assert {change[0] for change in CHANGES} == {option.id for option in GAME.options}


def test_medals_double_with_the_years_and_need_a_summer(lang: str) -> None:
    primus = GAME.edition().data["medals"]["primus_palus"]
    step = f"primus palus {'dès' if lang == 'fr' else 'from'} "
    assert f"{step}{primus}" in told(lang) and f"{step}{2 * primus}" in told(lang, {"years": 2})
    assert "primus palus" not in told(lang, {"season_plan": "winter_only"})
