"""The rules of a game, or of one table, as a page: headings with anchors, paragraphs that refusals point to.

The refusal ``sponsio.bet.taken`` points to ``/rules/sponsio#bet-taken``, at a table to ``/t/CODE/rules#bet-taken``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from markdown_it import MarkdownIt

from arene.booklet import ANCHOR, paragraphs, rules_text
from arene.core.edition import Edition
from arene.core.game import Game

Options = Mapping[str, object] | None

_MARK = re.compile("\ue000([a-z0-9-]+)\ue001")  # stands for an anchor while the text is rendered


@dataclass(frozen=True)
class Chapter:
    anchor: str
    title: str


@dataclass(frozen=True)
class Rulebook:
    title: str
    html: str
    chapters: list[Chapter]


def rulebook(game: Game, lang: str, edition: Edition | None = None, options: Options = None) -> Rulebook:
    """The whole book, with the figures of a box and the options of a match where they are given."""
    return _rendered(rules_text(game, lang, edition, options) or "")


@lru_cache(maxsize=40)
def _rendered(text: str) -> Rulebook:
    """Headings get an anchor made of their words; the paragraphs a refusal points to carry their own ``<a id>``."""
    renderer, marked = _renderer(), ANCHOR.sub("\ue000\\1\ue001", text)
    tokens = renderer.parse(marked)
    title, chapters = "", []
    for place, token in enumerate(tokens):
        if token.type == "table_open":
            token.attrSet("tabindex", "0")  # a wide table scrolls inside itself, by keyboard too
        if token.type == "heading_open":
            words = _MARK.sub("", tokens[place + 1].content).strip()
            token.attrSet("id", slug(words))
            if token.tag == "h1":
                title = words
            elif token.tag == "h2":
                chapters.append(Chapter(slug(words), words))
    page = str(renderer.renderer.render(tokens, renderer.options, {}))
    return Rulebook(title, _MARK.sub(r'<a id="\1"></a>', page), chapters)


def excerpt(
    game: Game, lang: str, anchors: Sequence[str], edition: Edition | None = None, options: Options = None
) -> str:
    """The paragraphs at some anchors, as a page shows them."""
    text = "\n\n".join(paragraphs(rules_text(game, lang, edition, options) or "", anchors))
    return str(_renderer().render(ANCHOR.sub("", text)))


def _renderer() -> MarkdownIt:
    """Without tags and pictures: a box names its cards as it likes, and everybody at the table reads them."""
    return MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")


def slug(text: str) -> str:
    plain = unicodedata.normalize("NFD", text.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
