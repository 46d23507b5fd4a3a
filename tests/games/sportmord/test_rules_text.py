"""The rules text says what the engine does: its anchors, paragraphs and tables are checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

import arene
from arene.words import words

GAME = arene.load_game("sportmord")


def text(lang: str) -> str:
    return (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8").replace("\u00a0", " ")


def anchors(lang: str) -> list[str]:
    return re.findall(r'<a id="([^"]+)"></a>', text(lang))


def table(lang: str, head: str) -> list[list[str]]:
    """The rows of the table whose first column has this head."""
    found = re.search(rf"^\| {head} \|.*\n\|[-|]+\|\n((?:\|.*\|\n)+)", text(lang), flags=re.MULTILINE)
    assert found is not None
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found[1].splitlines()]


@pytest.fixture(params=arene.LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_refusal_has_a_paragraph_to_link_to(lang: str) -> None:
    source = (GAME.folder / "refusals.py").read_text(encoding="utf-8")
    rules = set(re.findall(r'"sportmord\.([a-z.-]+)"', source))
    assert len(rules) > 20
    assert {rule.replace(".", "-") for rule in rules} <= set(anchors(lang))


def test_both_languages_have_the_same_shape() -> None:
    def shape(lang: str) -> list[str]:
        return re.findall(r"\*\*(\d+\.\d+|A\d+)\*\*|^## (\d+)\.|\((A\d+)\)", text(lang), flags=re.MULTILINE)

    assert anchors("fr") == anchors("en")
    assert len(set(anchors("fr"))) == len(anchors("fr"))
    assert shape("fr") == shape("en")
    sections = [int(number) for number in re.findall(r"^## (\d+)\.", text("en"), flags=re.MULTILINE)]
    assert sections == list(range(1, len(sections) + 1))


def test_references_lead_somewhere(lang: str) -> None:
    told = text(lang).split('<a id="rulings"></a>')[1]
    page = (GAME.folder.parents[3] / "docs" / "rulings" / "sportmord.md").read_text(encoding="utf-8")
    for reference in re.findall(r"§ (\d+)", text(lang)):
        assert f"## {reference}." in text(lang)
    for ruling in re.findall(r"\((A\d+)\)", text(lang)):
        assert re.search(rf"\b{ruling}\b", told), ruling
    assert set(re.findall(r"\b(A\d+)\b", text(lang))) <= set(re.findall(r"^\| (A\d+) \|", page, flags=re.MULTILINE))


def test_the_rulings_page_lists_all_rulings() -> None:
    page = (GAME.folder.parents[3] / "docs" / "rulings" / "sportmord.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| A(\d+) \|", page, flags=re.MULTILINE)
    assert sorted(int(number) for number in listed) == list(range(1, 42))


def test_accidents_are_those_of_the_edition(lang: str) -> None:
    rows = table(lang, "Accident")
    for sport in GAME.edition().data["sports"]:
        printed = [(accident["id"].upper(), str(accident["threshold"])) for accident in sport["accidents"]]
        assert [(name, number) for name, number, _die in rows] == printed
        for accident, (_name, _number, die) in zip(sport["accidents"], rows, strict=True):
            assert accident.get("die") in (None, *(int(value) for value in re.findall(r"\d+", die)))


def test_every_option_and_value_is_told(lang: str) -> None:
    rows = table(lang, "Option")
    assert [row[0].strip("`") for row in rows] == [option.id for option in GAME.options]
    for option, row in zip(GAME.options, rows, strict=True):
        if option.values:
            assert re.findall(r"`(\w+)`", row[1]) == [str(value).lower() for value in option.values]
            first = option.default
            assert re.findall(r"`(\w+)`", row[1])[0] == (str(first).lower() if isinstance(first, bool) else first)
        else:
            assert [int(number) for number in re.findall(r"\d+", row[1])] == [option.default, option.low, option.high]


def test_french_spacing() -> None:
    raw = (GAME.folder / "rules.fr.md").read_text(encoding="utf-8")
    prose = re.sub(r"^\|[-|]+\|$|`[^`]*`|<[^>]*>", "", raw, flags=re.MULTILINE)
    assert not re.findall(r"[^\u00a0][:;!?»]|«[^\u00a0]|'", prose)


def fields(schema: Mapping[str, Any]) -> set[str]:
    """Every field an edition file may have."""
    own = schema.get("properties", {})
    inside = [*own.values(), schema.get("items", {})]
    return {*own, *(name for part in inside for name in fields(part))} if own or "items" in schema else set()


def test_the_owner_of_a_box_finds_every_field_explained() -> None:
    page = (GAME.folder.parents[3] / "docs" / "editions.md").read_text(encoding="utf-8")
    section = page.split("## Fields of an edition of Le sport est mortel")[1].split("\n## ")[0]
    missing = [name for name in fields(GAME.edition_schema) if not re.search(rf"\b{name}\b", section)]
    assert missing == []


def test_the_game_counts_in_its_own_word() -> None:
    assert words("fr", "sportmord")("measure-rounds") == "Tours par partie"
