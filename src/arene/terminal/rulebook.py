"""A game's rules text on a terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import zip_longest

from arene.booklet import ANCHOR
from arene.terminal.ink import Ink, pad, width, wrap

_WIDEST = 76


def render(ink: Ink, text: str, columns: int) -> list[str]:
    """Markdown as lines: headings, paragraphs, lists and tables."""
    cells = min(columns - 2, _WIDEST)
    lines: list[str] = []
    for block in ANCHOR.sub("", text).split("\n\n"):
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
