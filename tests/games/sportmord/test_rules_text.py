"""The rules text says what the engine does: its own tables and numbers, beside tests/games/test_rules_text.py."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from typing import Any

import pytest

import arene
from arene.booklet import rules_text
from arene.core.edition import Edition
from arene.words import words
from tests.games.rules_text import DOCS, table, text

GAME = arene.load_game("sportmord")


def own_box() -> Edition:
    """An owner's box: other numbers everywhere, and one sport that is more dangerous than the others."""
    data: dict[str, Any] = copy.deepcopy(dict(GAME.edition().data))
    data.update(source="owner", dice_per_seat=7, pills=20, pills_start=3)
    data["sports"][0]["accidents"][1].update(threshold=3, die=5, title={"fr": "Boule carrée", "en": "Square ball"})
    data["sports"][4].update(id="ski", names={"fr": "Ski", "en": "Skiing"})
    return GAME.check_edition(data)


def paragraph(
    lang: str, number: str, edition: Edition | None = None, options: Mapping[str, object] | None = None
) -> str:
    told = rules_text(GAME, lang, edition, options)
    assert told is not None
    found = next(line for line in told.replace("\u00a0", " ").splitlines() if line.startswith(f"**{number}**"))
    return found.removeprefix(f"**{number}**")


def test_an_owner_reads_the_numbers_and_names_of_his_box(lang: str) -> None:
    box = own_box()
    assert re.findall(r"\d+", paragraph(lang, "2.2", box))[:2] == ["7", "20"]
    assert re.findall(r"\d+", paragraph(lang, "3.1", box))[-9:] == ["3", "11", "8", "5", "2", "3", "4", "5", "6"]
    told = rules_text(GAME, lang, box) or ""
    rows = re.findall(r"^\| (U\d.*?) \| (\d+) \| \D*(\d*).* \|$", told, flags=re.MULTILINE)
    assert [(number, die) for _, number, die in rows] == [("2", "2"), ("3", "5"), ("4", "4"), ("6", "")]
    assert rows[1][0] == "U4 (Bowling)" and "Ski" in rows[2][0]
    assert ("Boule carrée" if lang == "fr" else "Square ball") in told
    assert "Natation" not in told and "Swimming" not in told
    assert ("reconstitué" if lang == "fr" else "reconstructed") not in told
    assert ("épargnerait" if lang == "fr" else "spare") not in paragraph(lang, "9.7", box)  # 3 is struck from 3 on
    assert ("épargnerait" if lang == "fr" else "spare") in paragraph(lang, "9.7")


def test_a_box_that_deals_no_pills_says_so(lang: str) -> None:
    data: dict[str, Any] = copy.deepcopy(dict(GAME.edition().data))
    said = paragraph(lang, "3.1", GAME.check_edition(data | {"pills_start": 0}))
    assert ("Personne ne reçoit de pilule : toutes, 12," if lang == "fr" else "Nobody gets a pill: all 12 are") in said
    assert "ou 12" not in said and "or 12" not in said


def test_a_step_is_explained(lang: str) -> None:
    for leap, wanted in ((False, ("un point de plus", "one more than")), (True, ("plus de points que", "more than"))):
        assert wanted[lang == "en"] in paragraph(lang, "7.4", options={"doped_leap": leap})


@pytest.mark.parametrize(
    ("number", "option", "french", "english"),
    [
        ("10.1", {"agreement": "never"}, "toujours un tournoi", "always a tournament"),
        ("10.3", {"best_coach_tournaments": "participant"}, "seulement s’il participe", "only if he takes part"),
        ("7.4", {"doped_leap": True}, "plusieurs marches", "several steps"),
        ("6.2", {"pills_per_round": "one"}, "une seule par tour", "only one a round"),
        ("3.1", {"circle_order": "shuffled"}, "au hasard", "at random"),
        ("9.6", {"memory_aid": False}, "s’en souvenir", "remembers"),
        ("12.1", {"round_limit": 25}, "après 25 tours", "after 25 rounds"),
    ],
)
def test_the_rules_are_those_of_the_options_chosen(
    number: str, option: dict[str, object], french: str, english: str, lang: str
) -> None:
    wanted = french if lang == "fr" else english
    assert wanted in paragraph(lang, number, options=option)
    assert wanted not in paragraph(lang, number)
    told = rules_text(GAME, lang, None, option) or ""
    name, value = next(iter(option.items()))
    row = next(line for line in told.splitlines() if line.startswith(f"| `{name}` |"))
    assert row.split(" | ")[1].endswith(f" **{str(value).lower()}**")
    assert "**" not in next(line for line in text(GAME, lang).splitlines() if line.startswith(f"| `{name}` |"))


def test_every_option_changes_what_is_told_of_it(lang: str) -> None:
    """None is printed as if it were never chosen."""
    plain = rules_text(GAME, lang)
    for option in GAME.options:
        other = next(value for value in option.values or [option.low] if value != option.default)
        assert rules_text(GAME, lang, None, {option.id: other}) != plain


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
