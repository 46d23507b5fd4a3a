"""The rules texts say what the engines do: anchors, paragraphs, rulings and options of every game are checked.

What a game prints in tables and examples of its own is checked in its folder.
"""

from __future__ import annotations

import re

import pytest

import arene
from arene.booklet import has_rules_text
from arene.core.game import Game
from tests.games.rules_text import (
    HOUSE,
    anchors,
    has_rulings,
    has_table,
    raw_text,
    rules_named,
    rulings,
    table,
    text,
    topics,
)

TOLD = [id for id in arene.GAMES if any(has_rules_text(arene.load_game(id), lang) for lang in ("fr", "en"))]
RULED = [id for id in TOLD if has_rulings(arene.load_game(id))]


@pytest.fixture(params=TOLD)
def game(request: pytest.FixtureRequest) -> Game:
    return arene.load_game(str(request.param))


@pytest.fixture(params=RULED)
def ruled(request: pytest.FixtureRequest) -> Game:
    return arene.load_game(str(request.param))


def test_every_refusal_has_a_paragraph_to_link_to(game: Game, lang: str) -> None:
    named = {rule.removeprefix(f"{game.id}.").replace(".", "-") for rule in rules_named(game)}
    words = game.file(f"{lang}.ftl").read_text(encoding="utf-8")
    assert named or game.id not in HOUSE
    assert named == set(re.findall(rf"^refusal-{game.id}-([a-z-]+) =", words, flags=re.MULTILINE))
    assert named <= set(anchors(game, lang))


def test_every_topic_of_a_question_has_a_paragraph(game: Game, lang: str) -> None:
    assert topics(game) or game.id not in HOUSE
    assert topics(game) <= set(anchors(game, lang))


def test_both_languages_have_the_same_shape(game: Game) -> None:
    def shape(lang: str) -> list[tuple[str, ...]]:
        return re.findall(r"\*\*(\d+\.\d+|A\d+)\*\*|^## (\d+)\.|\((A\d+)\)", text(game, lang), flags=re.MULTILINE)

    assert anchors(game, "fr") == anchors(game, "en")
    assert len(set(anchors(game, "fr"))) == len(anchors(game, "fr"))
    assert shape("fr") == shape("en")
    sections = [int(number) for number in re.findall(r"^## (\d+)\.", text(game, "en"), flags=re.MULTILINE)]
    assert sections == list(range(1, len(sections) + 1))


def test_references_lead_somewhere(game: Game, lang: str) -> None:
    whole = text(game, lang)
    paragraphs = re.findall(r"\*\*(\d+\.\d+)\*\*|^## (\d+)\.", whole, flags=re.MULTILINE)
    assert set(re.findall(r"§ (\d+(?:\.\d+)?)", whole)) <= {number for pair in paragraphs for number in pair}


def test_rulings_that_are_cited_are_told(ruled: Game, lang: str) -> None:
    whole = text(ruled, lang)
    told = whole.split('<a id="rulings"></a>')[1]
    assert set(re.findall(r"\((A\d+)\)", whole)) <= set(re.findall(r"\bA\d+\b", told))
    assert set(re.findall(r"\bA\d+\b", whole)) <= set(rulings(ruled))


def test_the_page_of_rulings_lists_each_once(ruled: Game) -> None:
    listed = sorted(int(ruling.removeprefix("A")) for ruling in rulings(ruled))
    assert listed and listed == list(range(1, len(listed) + 1))


def test_the_code_cites_rulings_that_exist(ruled: Game) -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in ruled.folder.rglob("*.py"))
    cited = set(re.findall(r"\bA\d+\b", code))
    assert cited
    assert cited <= set(rulings(ruled))


def test_every_option_and_value_is_told(game: Game, lang: str) -> None:
    if game.id not in HOUSE and not has_table(game, lang, "Option"):
        return  # a small game may tell its options in a sentence
    rows = table(game, lang, "Option")
    assert [row[0].split(" (")[0] for row in rows] == [f"`{option.id}`" for option in game.options]
    for option, (_, told, *_) in zip(game.options, rows, strict=True):
        if option.values:
            assert re.findall(r"`(\w+)`", told) == [str(value).lower() for value in option.values]
            assert option.default == option.values[0] or game.id not in HOUSE
        elif option.high:
            assert [int(number) for number in re.findall(r"\d+", told)] == [option.default, option.low, option.high]
        else:  # a seat: as many as play
            assert re.findall(r"`(\w+)`", told) == [option.default]


def test_french_spacing(game: Game) -> None:
    raw = raw_text(game, "fr")
    prose = re.sub(r"^\|[-|]+\|$|`[^`]*`|<[^>]*>|\]\([^)]*\)", "", raw, flags=re.MULTILINE)
    wrong = re.findall(r".{0,20}(?:[^\u00a0][:;!?»]|«[^\u00a0]|').{0,9}", prose)
    assert not wrong, f"a no-break space before : ; ! ? and inside « », and ’ as apostrophe: {wrong}"
