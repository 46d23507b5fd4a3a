"""The rules of a game as a page: headings with anchors, paragraphs that refusals point to.

The refusal ``sponsio.bet.taken`` points to ``/rules/sponsio#bet-taken``.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from markdown_it import MarkdownIt

from arene.booklet import ANCHOR, paragraphs, rules_text
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


@lru_cache
def rulebook(game: str, lang: str) -> Rulebook:
    """Headings get an anchor made of their words; the paragraphs a refusal points to carry their own ``<a id>``."""
    renderer = MarkdownIt("commonmark").enable("table")
    tokens = renderer.parse(rules_text(load_game(game), lang) or "")
    title, chapters = "", []
    for place, token in enumerate(tokens):
        if token.type == "table_open":
            token.attrSet("tabindex", "0")  # a wide table scrolls inside itself, by keyboard too
        if token.type == "heading_open":
            words = tokens[place + 1].content
            token.attrSet("id", slug(words))
            if token.tag == "h1":
                title = words
            elif token.tag == "h2":
                chapters.append(Chapter(slug(words), words))
    return Rulebook(title, str(renderer.renderer.render(tokens, renderer.options, {})), chapters)


@lru_cache(maxsize=200)
def excerpt(game: str, lang: str, anchors: tuple[str, ...]) -> str:
    """The paragraphs at some anchors, as a page shows them."""
    text = "\n\n".join(paragraphs(rules_text(load_game(game), lang) or "", anchors))
    return str(MarkdownIt("commonmark").enable("table").render(ANCHOR.sub("", text)))


def slug(text: str) -> str:
    plain = unicodedata.normalize("NFD", text.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
