"""The rules text says what the engine does: its anchors, paragraphs and tables are checked."""

from __future__ import annotations

import re

import pytest

import arene
from arene.games.footmania.components import BASE_STARS, COLOURS, fixtures, matches_a_day

GAME = arene.load_game("footmania")
RULINGS = GAME.folder.parents[3] / "docs" / "rulings" / "footmania.md"


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
    rules = set(re.findall(r'"footmania\.([a-z.-]+)"', source))
    assert len(rules) > 30
    assert {rule.replace(".", "-") for rule in rules} <= set(anchors(lang))


def test_every_topic_of_a_question_has_a_paragraph(lang: str) -> None:
    source = (GAME.folder / "text.py").read_text(encoding="utf-8").split("def topics")[1].split("def status")[0]
    topics = set(re.findall(r"return \(([^)]*)\)|: \(([^)]*)\)", source))
    named = {name for group in topics for part in group for name in re.findall(r'"([a-z-]+)"', part)}
    assert named and named <= set(anchors(lang))


def test_both_languages_have_the_same_shape() -> None:
    def shape(lang: str) -> list[tuple[str, ...]]:
        return re.findall(r"\*\*(\d+\.\d+|A\d+)\*\*|^## (\d+)\.|\((A\d+)\)", text(lang), flags=re.MULTILINE)

    assert anchors("fr") == anchors("en")
    assert len(set(anchors("fr"))) == len(anchors("fr"))
    assert shape("fr") == shape("en")
    sections = [int(number) for number in re.findall(r"^## (\d+)\.", text("en"), flags=re.MULTILINE)]
    assert sections == list(range(1, len(sections) + 1))


def listed() -> set[str]:
    rows = re.findall(r"^\| ((?:A\d+(?:, )?)+) \|", RULINGS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {ruling for row in rows for ruling in row.split(", ")}


def test_references_lead_somewhere(lang: str) -> None:
    told = text(lang).split('<a id="rulings"></a>')[1]
    for reference in re.findall(r"§ (\d+)", text(lang)):
        assert f"## {reference}." in text(lang)
    for ruling in re.findall(r"\((A\d+)\)", text(lang)):
        assert re.search(rf"\b{ruling}\b", told), ruling
    assert set(re.findall(r"\b(A\d+)\b", text(lang))) <= listed()


def test_the_rulings_page_lists_all_rulings() -> None:
    assert listed() == {f"A{number}" for number in range(1, 62)}
    sources = "\n".join(file.read_text(encoding="utf-8") for file in GAME.folder.glob("*.py"))
    assert set(re.findall(r"\b(A\d+)\b", sources)) <= listed()


def test_the_tables_are_those_of_the_engine(lang: str) -> None:
    stars = [int(row[1]) for row in table(lang, "Couleur" if lang == "fr" else "Colour")]
    assert stars == [int(BASE_STARS[colour]) for colour in range(len(COLOURS))]
    for seats, *days in table(lang, "Joueurs" if lang == "fr" else "Players"):
        season, a_day = list(fixtures(int(seats))), int(matches_a_day(int(seats)))
        told = [match for day in days if day for match in day.split(", ")]
        assert told == [f"{season[2 * match] + 1}-{season[2 * match + 1] + 1}" for match in range(len(season) // 2)]
        assert all(len(day.split(", ")) == a_day for day in days if day)


def test_every_plus_card_is_told(lang: str) -> None:
    rows = " ".join(row[0] for row in table(lang, "Carte" if lang == "fr" else "Card"))
    for card in GAME.edition().data["plus"]:
        assert card["title"][lang].split("★")[0].strip() in rows.replace("’", "’")


def test_every_option_and_value_is_told(lang: str) -> None:
    rows = table(lang, "Option")
    assert [row[0].strip("`") for row in rows] == [option.id for option in GAME.options]
    for option, row in zip(GAME.options, rows, strict=True):
        if option.values:
            assert re.findall(r"`(\w+)`", row[1]) == [str(value).lower() for value in option.values]
        else:
            assert [int(number) for number in re.findall(r"\d+", row[1])] == [option.default, option.low, option.high]


def test_french_spacing() -> None:
    raw = (GAME.folder / "rules.fr.md").read_text(encoding="utf-8")
    prose = re.sub(r"^\|[-|]+\|$|`[^`]*`|<[^>]*>", "", raw, flags=re.MULTILINE)
    assert not re.findall(r"[^\u00a0][:;!?»]|«[^\u00a0]|'", prose)
