"""A game's rules text on a terminal: the whole of it, or the paragraph a refusal points to."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import zip_longest

from arene.core.game import Game
from arene.terminal.ink import Ink, pad, width, wrap

_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
_WIDEST = 76


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
        if not set(_ANCHOR.findall(block)) & set(anchors):
            continue
        heading = _ANCHOR.sub("", block).strip().startswith("#")
        wanted = blocks[place + 1] if heading and place + 1 < len(blocks) else block
        if wanted not in found:
            found.append(wanted)
    return found


def render(ink: Ink, text: str, columns: int) -> list[str]:
    """Markdown as lines: headings, paragraphs, lists and tables."""
    cells = min(columns - 2, _WIDEST)
    lines: list[str] = []
    for block in _ANCHOR.sub("", text).split("\n\n"):
        rows = [row for row in block.split("\n") if row.strip()]
        if not rows:
            continue
        if lines:
            lines.append("")
        lines += [f" {line}" for line in _block(ink, rows, cells)]
    return lines


def _block(ink: Ink, rows: Sequence[str], cells: int) -> list[str]:
    if rows[0].startswith("#"):
        heading = rows[0].lstrip("#").strip()
        rest = _block(ink, rows[1:], cells) if rows[1:] else []
        return [*(ink.bold(line) for line in wrap(heading, cells)), *rest]
    if rows[0].startswith("|"):
        return _table(ink, [_cells(row) for row in rows if not re.fullmatch(r"[|\s:-]+", row)], cells)
    if rows[0].startswith("- "):
        items = re.split(r"(?m)^- ", "\n".join(rows))[1:]
        return [line for item in items for line in _bullet(ink, item, cells)]
    return _sentence(ink, " ".join(rows), cells)


def _bullet(ink: Ink, item: str, cells: int) -> list[str]:
    lines = _sentence(ink, " ".join(item.split("\n")), cells - 2)
    return [("  " if place else "• ") + line for place, line in enumerate(lines)]


def _sentence(ink: Ink, text: str, cells: int) -> list[str]:
    return wrap(_inline(ink, text), cells)


def _inline(ink: Ink, text: str) -> str:
    """Emphasis word by word, so that a line may break inside it."""

    def painted(code: str) -> Callable[[re.Match[str]], str]:
        return lambda found: " ".join(ink.paint(word, code) for word in found[1].split(" "))

    text = re.sub(r"\*\*([^*]+)\*\*", painted("1"), text)
    text = re.sub(r"(?<![\w*])\*([^*\s][^*]*)\*(?!\*)", painted("3"), text)
    return re.sub(r"`([^`]+)`", r"\1", text)


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _table(ink: Ink, rows: Sequence[Sequence[str]], cells: int) -> list[str]:
    """Aligned columns; the widest give way, and their cells break into lines, until the row fits."""
    painted = [[_inline(ink, cell) for cell in row] for row in rows]
    count = max(len(row) for row in painted)
    widths = [max(width(row[place]) for row in painted if place < len(row)) for place in range(count)]
    while sum(widths) + 2 * (count - 1) > cells and max(widths) > 4:
        widths[widths.index(max(widths))] -= 1
    lines: list[str] = []
    for number, row in enumerate(painted):
        wrapped = [wrap(cell, size) for cell, size in zip(row, widths, strict=False)]
        for across in zip_longest(*wrapped, fillvalue=""):
            line = "  ".join(pad(part, size) for part, size in zip(across, widths, strict=False)).rstrip()
            lines.append(line if number else ink.faint(line))
    return lines
