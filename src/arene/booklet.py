"""A game's rules text, ``rules.<lang>.md``: where it lies, and the paragraphs that refusals and questions point to."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arene.core.game import Game

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def rules_text(game: Game, lang: str) -> str | None:
    """The rules in Markdown; None where the game has no such text."""
    path = game.folder / f"rules.{lang}.md"
    return path.read_text(encoding="utf-8") if path.exists() else None


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
