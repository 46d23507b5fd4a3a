"""The rules text of a game, taken apart for its tests."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import arene
from arene.booklet import rules_text
from arene.core.game import Game

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
HOUSE = {file.parent.name for file in (ROOT / "src" / "arene" / "games").glob("*/__init__.py")}


def text(game: Game, lang: str) -> str:
    return raw_text(game, lang).replace("\u00a0", " ")


def raw_text(game: Game, lang: str) -> str:
    """As people read it, no-break spaces included."""
    told = rules_text(game, lang)
    assert told is not None
    return told


def anchors(game: Game, lang: str) -> list[str]:
    return re.findall(r'<a id="([^"]+)"></a>', text(game, lang))


def has_table(game: Game, lang: str, head: str) -> bool:
    return f"\n| {head} |" in text(game, lang)


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
    """All that the rules are opened at: by the questions, or by what a small game says of the views of a match."""
    if game.questions is not None:
        return {topic for name in game.questions.names for topic in game.questions[name].topics.split()}
    match, chance = arene.new_match(game.id, game.min_seats, seed=1), Random(1)
    named: set[str] = set()
    while not match.over:
        seat = match.awaiting[0]
        named |= set(game.text.topics(match.view(seat)))
        match.play(seat, chance.choice(match.actions(seat)))
    return named


def has_rulings(game: Game) -> bool:
    """Games of the house have rulings; a small one of another package may have none."""
    return game.id in HOUSE or game.file("rulings.md").is_file()
