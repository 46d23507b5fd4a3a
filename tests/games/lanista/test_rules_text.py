"""The rules text says what the engine does: its anchors, paragraphs and tables are checked."""

from __future__ import annotations

import re

import pytest

import arene

GAME = arene.load_game("lanista")
PAGE = GAME.folder.parents[3] / "docs" / "rulings" / "lanista.md"


def text(lang: str) -> str:
    return (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8").replace("\u00a0", " ")


def anchors(lang: str) -> list[str]:
    return re.findall(r'<a id="([^"]+)"></a>', text(lang))


@pytest.fixture(params=arene.LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_refusal_has_a_paragraph_to_link_to(lang: str) -> None:
    source = (GAME.folder / "refusals.py").read_text(encoding="utf-8")
    rules = set(re.findall(r'"lanista\.([a-z.-]+)"', source))
    assert len(rules) > 30
    assert {rule.replace(".", "-") for rule in rules} <= set(anchors(lang))


def test_every_topic_has_an_anchor(lang: str) -> None:
    source = (GAME.folder / "text.py").read_text(encoding="utf-8")
    topics = source[source.index("def topics") : source.index("def pauses")]
    listed = {
        name
        for group in re.findall(r"\[((?:\"[a-z0-9-]+\"(?:, )?)+)\]", topics)
        for name in re.findall(r'"([a-z0-9-]+)"', group)
    }
    assert {"phase-2", "influence", "windows"} <= listed
    assert listed - {"decision", "step"} <= set(anchors(lang))


def test_both_languages_have_the_same_shape() -> None:
    def shape(lang: str) -> list[str]:
        return re.findall(r"\*\*(\d+\.\d+|A\d+)\*\*|^## (\d+)\.|\((A\d+)\)", text(lang), flags=re.MULTILINE)

    assert anchors("fr") == anchors("en") and len(set(anchors("fr"))) == len(anchors("fr"))
    assert shape("fr") == shape("en")


def test_rulings_lead_somewhere(lang: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    listed = re.findall(r"^\| (A\d+) \|", page, flags=re.MULTILINE)
    assert sorted(int(number[1:]) for number in listed) == list(range(1, 75))
    told = text(lang).split('<a id="rulings"></a>')[1]
    for ruling in re.findall(r"\((A\d+)\)", text(lang)):
        assert ruling in listed and re.search(rf"\b{ruling}\b", told), ruling


def test_code_cites_rulings_that_exist() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for file in GAME.folder.glob("*.py"):
        for ruling in re.findall(
            r"\bA\d+\b", " ".join(re.findall(r"\(A\d+(?:, A\d+)*\)", file.read_text(encoding="utf-8")))
        ):
            assert f"| {ruling} |" in page, (file.name, ruling)


def test_every_option_and_value_is_told(lang: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", text(lang), flags=re.MULTILINE)
    assert [row[0] for row in rows] == [option.id for option in GAME.options]
    for option, row in zip(GAME.options, rows, strict=True):
        assert re.findall(r"`(\w+)`", row[1]) == [str(value).lower() for value in option.values]
        assert option.values[0] == option.default


def test_numbers_are_those_of_the_edition(lang: str) -> None:
    medals = GAME.edition().data["medals"]
    assert all(f"{name.replace('_', ' ')}" in text(lang) and str(least) in text(lang) for name, least in medals.items())
    boards = GAME.edition().data["boards"]
    assert str(boards["start_money"]) in text(lang)
    assert (boards["experience"]["beta"], boards["experience"]["alpha"], boards["experience"]["cap"]) == (2, 4, 5)


def test_french_spacing() -> None:
    raw = (GAME.folder / "rules.fr.md").read_text(encoding="utf-8")
    prose = re.sub(r"^\|[-|]+\|$|`[^`]*`|<[^>]*>|\]\([^)]*\)", "", raw, flags=re.MULTILINE)
    assert not re.findall(r"[^\u00a0][:;!?»]|«[^\u00a0]|'", prose)
