"""The rules text of a game, taken apart for its tests."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

from arene.booklet import rules_text
from arene.core.game import Game

DOCS = Path(__file__).parent.parent.parent / "docs"


def text(game: Game, lang: str) -> str:
    return raw_text(game, lang).replace("\u00a0", " ")


def raw_text(game: Game, lang: str) -> str:
    """As people read it, no-break spaces included."""
    told = rules_text(game, lang)
    assert told is not None
    return told


def anchors(game: Game, lang: str) -> list[str]:
    return re.findall(r'<a id="([^"]+)"></a>', text(game, lang))


def table(game: Game, lang: str, head: str) -> list[list[str]]:
    """The rows of the table whose first column has this head."""
    found = re.search(rf"^\| {head} \|.*\n\|[-|]+\|\n((?:\|.*\|\n)+)", text(game, lang), flags=re.MULTILINE)
    assert found is not None
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found[1].splitlines()]


def rules_named(game: Game) -> set[str]:
    """The rules that the game's code refuses by."""
    code = "".join(file.read_text(encoding="utf-8") for file in game.folder.rglob("*.py"))
    order = set() if game.questions is None else {f"{game.id}.order"}  # of all games with questions
    return order | set(re.findall(rf'"({game.id}\.[a-z.-]+)"', code))


def rulings(game: Game) -> list[str]:
    """The numbers on the game's page of rulings."""
    page = game.file("rulings.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (A\d+(?:, A\d+)*) \|", page, flags=re.MULTILINE)
    return [ruling for row in rows for ruling in row.split(", ")]


def topics(game: Game) -> set[str]:
    """All that the rules are opened at: whatever ``text.py`` names may be a decision, or a step of the turn."""
    if game.questions is not None:
        return {topic for name in game.questions.names for topic in game.questions[name].topics.split()}
    named = set(re.findall(r'"([a-z_]+)"', game.file("text.py").read_text(encoding="utf-8")))
    views = ({"decision": decision, "step": step, "tournament": True} for decision, step in product(named, named))
    return {topic for view in views for topic in game.text.topics(view)}
