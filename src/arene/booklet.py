"""A game's rules text, ``rules.<lang>.md``, and the paragraphs that refusals and questions point to.

The text is a template: figures come from the edition (``GameText.figures``) and from ``options``, so that the owner of
a box, and everybody at a table with other options, reads the rules that are played.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from arene.core.edition import Edition
from arene.core.game import Game
from arene.words import edition_words

if TYPE_CHECKING:
    from jinja2 import Template

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def has_rules_text(game: Game, lang: str) -> bool:
    return game.file(f"rules.{lang}.md").is_file()


def rules_text(
    game: Game, lang: str, edition: Edition | None = None, options: Mapping[str, object] | None = None
) -> str | None:
    """The rules in Markdown, with an edition's figures and the chosen options; None where the game has no such text."""
    if not has_rules_text(game, lang):
        return None
    edition = game.edition() if edition is None else edition
    chosen = {**{option.id: option.default for option in game.options}, **(options or {})}
    speech = edition_words(lang, game, edition)
    figures = game.text.figures(speech, edition, chosen)
    return _template(game.file(f"rules.{lang}.md").read_text(encoding="utf-8")).render(options=chosen, **figures)


@lru_cache
def _template(text: str) -> Template:
    from jinja2 import Environment, StrictUndefined  # only who reads the rules waits for it

    environment = Environment(undefined=StrictUndefined, autoescape=False, keep_trailing_newline=True)
    environment.trim_blocks = environment.lstrip_blocks = True
    return environment.from_string(text)


def anchor_of(game: Game, rule: str) -> str:
    """Where the rules speak of a refusal: ``sponsio.bet.taken`` is at ``bet-taken``."""
    return rule.removeprefix(f"{game.id}.").replace(".", "-")


def paragraphs(text: str, anchors: Sequence[str]) -> list[str]:
    """The paragraphs at the anchors, each once, in the order of the book."""
    blocks = text.split("\n\n")
    found: list[str] = []
    for place, block in enumerate(blocks):
        if not set(ANCHOR.findall(block)) & set(anchors):
            continue
        heading = ANCHOR.sub("", block).strip().startswith("#")
        wanted = blocks[place + 1] if heading and place + 1 < len(blocks) else block
        if wanted not in found:
            found.append(wanted)
    return found
