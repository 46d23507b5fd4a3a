"""The rules of a game as a page: headings with anchors, paragraphs that refusals point to."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from arene.core.game import load_game


@dataclass(frozen=True)
class Chapter:
    anchor: str
    title: str


@dataclass(frozen=True)
class Rulebook:
    title: str
    html: str
    chapters: list[Chapter]


def rules_path(game: str, lang: str) -> Path:
    return load_game(game).folder / f"rules.{lang}.md"


@lru_cache
def rulebook(game: str, lang: str) -> Rulebook:
    """A heading is ``## Title {#rule.id}``, or gets an anchor made of its words."""
    renderer = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    tokens = renderer.parse(rules_path(game, lang).read_text(encoding="utf-8"))
    title, chapters = "", []
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            words, anchor = _heading(tokens[place + 1])
            token.attrSet("id", anchor)
            if token.tag == "h1":
                title = words
            elif token.tag == "h2":
                chapters.append(Chapter(anchor, words))
    return Rulebook(title, str(renderer.renderer.render(tokens, renderer.options, {})), chapters)


def _heading(inline: Token) -> tuple[str, str]:
    found = re.search(r"\s*\{#([\w.-]+)\}\s*$", inline.content)
    words = inline.content[: found.start()] if found else inline.content
    if found and inline.children:
        last = inline.children[-1]
        last.content = re.sub(r"\s*\{#[\w.-]+\}\s*$", "", last.content)
    return words, found.group(1) if found else slug(words)


def slug(text: str) -> str:
    plain = unicodedata.normalize("NFD", text.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
