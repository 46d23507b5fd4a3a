"""A board as a grid of characters: its cells in rows, lines between those that touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arene.core.text import Cell, Item, Panel
from arene.terminal.ink import clip, flow, pad, width

_ACROSS, _DOWN, _FALLING, _RISING = "─", "│", "╲", "╱"
_LEAST = 3  # a longer text clipped to less than this says nothing


class _Grid:
    """Where the columns of a board begin and how wide they are; empty columns and rows take no room."""

    def __init__(self, panel: Panel, columns: int, show: Callable[[Item], str]) -> None:
        self.cells = panel.cells
        self.xs = sorted({cell.x for cell in panel.cells})
        self.ys = sorted({cell.y for cell in panel.cells})
        self.show = show
        most = (columns - 2) // max(1, len(self.xs)) - 1
        self.widths = [self._width(x, most) for x in self.xs]
        self.fits = most >= min(_LEAST, max((self._widest(x) for x in self.xs), default=0))
        self.at = {(self.xs.index(cell.x), self.ys.index(cell.y)): cell for cell in panel.cells}
        self.across: set[tuple[int, int]] = set()  # column, row: a line to the next column
        self.down: set[tuple[int, int]] = set()
        self.slanted: dict[tuple[int, int], str] = {}
        for one, other in panel.links:
            self._link(panel.cells[one], panel.cells[other])

    def _width(self, x: int, most: int) -> int:
        """As wide as the widest text of the column, or as there is room."""
        return max(1, min(most, self._widest(x)))

    def _widest(self, x: int) -> int:
        return max(
            width(text) for cell in self.cells if cell.x == x for text in (self.show(cell.item), self._standing(cell))
        )

    def _standing(self, cell: Cell) -> str:
        return " ".join(self.show(item) for item in cell.here)

    def _link(self, one: Cell, other: Cell) -> None:
        first, last = sorted([(self.xs.index(cell.x), self.ys.index(cell.y)) for cell in (one, other)])
        (x, y), (far, low) = first, last
        if y == low and not any((column, y) in self.at for column in range(x + 1, far)):
            self.across |= {(column, y) for column in range(x, far)}
        elif x == far and not any((x, row) in self.at for row in range(y + 1, low)):
            self.down |= {(x, row) for row in range(y, low)}
        elif far == x + 1 and abs(low - y) == 1:
            self.slanted[x, y if low > y else low] = _FALLING if low > y else _RISING

    def row(self, y: int) -> list[str]:
        """The cells of a row, and below them what stands on them."""
        lines = [self._names(y)]
        piled = [self._pile(column, y) for column in range(len(self.xs))]
        for place in range(max(len(pile) for pile in piled)):
            parts = [pile[place] if place < len(pile) else self._on(column, y) for column, pile in enumerate(piled)]
            lines.append("".join(pad(text, size + 1) for text, size in zip(parts, self.widths, strict=True)))
        return lines

    def _names(self, y: int) -> str:
        line = ""
        for column, size in enumerate(self.widths):
            cell = self.at.get((column, y))
            through = (column, y) in self.across or (column - 1, y) in self.across
            empty = _ACROSS * size if through else self._on(column, y)
            text = clip(self.show(cell.item), size) if cell is not None else empty
            fill = _ACROSS if (column, y) in self.across else " "
            line += text + fill * (size + 1 - width(text))
        return line

    def _pile(self, column: int, y: int) -> list[str]:
        cell = self.at.get((column, y))
        return [] if cell is None else flow([self.show(item) for item in cell.here], self.widths[column], " ")

    def _on(self, column: int, y: int) -> str:
        """What goes on down from this row, where nothing stands."""
        return _DOWN if (column, y) in self.down else ""

    def between(self, y: int) -> str:
        """The lines from a row down to the next."""
        line = ""
        for column, size in enumerate(self.widths):
            line += pad(self._on(column, y), size) + self.slanted.get((column, y), " ")
        return line.rstrip()


def board_lines(panel: Panel, columns: int, spread: bool, show: Callable[[Item], str]) -> list[str]:
    """The board within so many columns; one too large for its cells to be read becomes a list of those in use."""
    if not panel.cells:
        return []
    grid = _Grid(panel, columns, show)
    if not grid.fits:
        return _listed(panel.cells, columns, show)
    lines: list[str] = []
    for y in range(len(grid.ys)):
        lines += grid.row(y)
        between = grid.between(y)
        if spread and between:
            lines.append(between)
    return [f"  {line}".rstrip() for line in lines]


def _listed(cells: Sequence[Cell], columns: int, show: Callable[[Item], str]) -> list[str]:
    parts = [" ".join([show(cell.item), *map(show, cell.here)]) for cell in cells if cell.here]
    return [f"  {line}" for line in flow(parts, columns - 2, " · ")]
