"""Any game's table as lines of text, from its panels alone, in the room there is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from arene.core.text import Item, Panel
from arene.terminal.grid import board_lines
from arene.terminal.ink import Ink, clip, flow, pad, width, wrap

_MARKS = {"good": "✓", "bad": "✗", "edge": "!"}
_PLAYERS, _MINE, _REST = range(3)  # panels, by what is given up last
_HEAD = 4  # letters of a column's title that a crowded table still shows
_STATE_TONES = {"good": "green", "bad": "red", "edge": "yellow"}


class Choice:
    """A numbered choice; choices of one kind stand together."""

    def __init__(self, number: int, text: str, kind: str) -> None:
        self.number = number
        self.text = text
        self.kind = kind


class Line:
    """A line of the log: ``fresh`` since the reader last acted."""

    def __init__(self, text: str, fresh: bool) -> None:
        self.text = text
        self.fresh = fresh


class Screen:
    """What stands on a screen: the table, the log, the band with the prompt, and below it what is the viewer's."""

    def __init__(self, ink: Ink, columns: int, rows: int) -> None:
        self.ink = ink
        self.columns = columns
        self.rows = rows
        self.title = ""
        self.status = ""
        self.panels: Sequence[Panel] = []
        self.log: Sequence[Line] = []
        self.prompt = ""
        self.asked = False  # whether the prompt is the viewer's to answer
        self.choices: Sequence[Choice] = []
        self.messages: Sequence[str] = []
        self.question = ""
        self.names: Sequence[str] = []  # who plays
        self.more = ""  # how to see the rest of a table that is too large for the screen

    def lines(self) -> list[str]:
        """At most ``rows`` lines: the log gives way first, then the titles, then what is neither players nor one's
        own."""
        for spread, tight, least in ((True, False, 3), (False, False, 0), (False, True, 0)):
            upper, lower = self._upper(spread), self._lower(spread, tight)
            room = self.rows - 1 - len(upper) - len(lower)
            if room >= min(least, len(self.log)):
                blank = [""] if room > 6 else []
                told = log_lines(self.ink, self.log, self.columns, room - 2 * len(blank))
                return [self._heading(), *upper, *blank, *told, *blank, *lower]
        lines = self._squeezed()
        if len(lines) <= self.rows:
            return lines
        return [self._more(), *lines[1 - self.rows :]]

    def _squeezed(self) -> list[str]:
        """Where not all fits: who plays stays in sight, then one's own things, then as much of the rest as there is
        room for."""
        prompt, choices = self._prompt(), choice_lines(self.ink, self.choices, self.columns, False)
        answers = self._joined(choices, self._question())
        room = max(0, self.rows - 2 - len(prompt) - len(answers))
        blocks = [
            (rank, table_lines(self.ink, list(group), self.columns, False))
            for rank, group in groupby(self.panels, key=self._rank)
        ]
        own = sum(len(lines) for rank, lines in blocks if rank == _MINE)
        kept: dict[int, list[str]] = {}
        for place, (rank, lines) in sorted(enumerate(blocks), key=lambda block: block[1][0]):
            share = max(room // 2, room - own) if rank == _PLAYERS else room
            kept[place] = lines[:share]
            room -= len(kept[place])
        upper = [line for place, (rank, _) in enumerate(blocks) if rank != _MINE for line in kept[place]]
        lower = [line for place, (rank, _) in enumerate(blocks) if rank == _MINE for line in kept[place]]
        return [self._heading(), *upper, self._more(), *prompt, *lower, *answers]

    def _rank(self, panel: Panel) -> int:
        """What gives way last where room is short: the table of the players, then one's own panels."""
        if panel.mine:
            return _MINE
        texts = [item.text for row in panel.rows for cell in row[:2] for item in cell]
        named = sum(any(name in text for text in texts) for name in self.names)
        return _PLAYERS if panel.kind == "table" and named > len(self.names) // 2 else _REST

    def _more(self) -> str:
        return self.ink.faint(clip(self.more, self.columns))

    def offered(self) -> list[str]:
        """The question and all its answers, for a screen that does not hold them beside the table."""
        prompt = [self.ink.bold(f" {line}") for line in wrap(self.prompt, self.columns - 2)]
        return ["", *prompt, *choice_lines(self.ink, self.choices, self.columns, True)]

    def _heading(self) -> str:
        rest = self.columns - width(self.title) - width(self.status) - 4
        if rest < 1:
            return clip(self.status, self.columns)
        return f" {self.ink.bold(self.title)} {self.ink.faint('─' * rest)} {self.status} "

    def _upper(self, spread: bool) -> list[str]:
        return table_lines(self.ink, [panel for panel in self.panels if not panel.mine], self.columns, spread)

    def _lower(self, spread: bool, tight: bool) -> list[str]:
        lines = self._prompt()
        lines += table_lines(self.ink, [panel for panel in self.panels if panel.mine], self.columns, spread)
        lines += choice_lines(self.ink, self.choices, self.columns, spread)
        return self._joined(lines, self._question()) if tight else lines + self._question()

    def _joined(self, lines: list[str], question: list[str]) -> list[str]:
        """The question behind the last of the answers, where a line is wanting and an answer still fits there."""
        if not question or not self.choices or width(lines[-1]) + width(question[0]) + 9 > self.columns:
            return lines + question
        return [*lines[:-1], f"{lines[-1]}   {question[0]}", *question[1:]]

    def _prompt(self) -> list[str]:
        prompt = wrap(self.prompt, self.columns - (2 if self.ink.colours else 5))
        return [self.ink.band(line, self.columns, self.asked) for line in prompt]

    def _question(self) -> list[str]:
        """Each message begins a line; a single one goes before the question where both fit with room for an answer."""
        if len(self.messages) == 1 and width(self.messages[0]) + width(self.question) + 6 <= self.columns:
            return [f"{self.ink.bold(self.messages[0])}  {self.question}"]
        lines = [self.ink.bold(line) for message in self.messages for line in wrap(message, self.columns)]
        return [*lines, clip(self.question, self.columns)] if self.question else lines


# ---- panels


def item_text(ink: Ink, item: Item) -> str:
    """A thing on a panel: its colour never says anything that a letter or a mark does not."""
    text = item.text + ("" if item.look in ("coin", "mark") else _MARKS.get(item.state, ""))
    if item.state == "off":
        return ink.faint(f"({text})")
    if item.tone:
        return ink.tone(text, item.tone, strong=item.look == "card")
    if item.state in _STATE_TONES:
        return ink.tone(text, _STATE_TONES[item.state])
    if item.look == "mark":
        return ink.faint(text)
    return ink.bold(text) if item.state == "turn" else text


def table_lines(ink: Ink, panels: Sequence[Panel], columns: int, spread: bool) -> list[str]:
    """All panels. Spread: with headings, and each row on its own lines; else rows side by side."""
    lines: list[str] = []
    for kind, group in groupby(panels, key=lambda panel: panel.kind):
        if kind == "table":
            for panel in group:
                lines += _table(ink, panel, columns, spread)
        elif kind == "board":
            for panel in group:
                drawn = board_lines(panel, columns, spread, lambda item: item_text(ink, item))
                lines += [f" {ink.faint(panel.title)}", *drawn] if spread else drawn
        else:
            rows = [panel for panel in group if panel.items]
            lines += _below(ink, rows, columns) if spread else _beside(ink, rows, columns)
    return lines


def _below(ink: Ink, rows: Sequence[Panel], columns: int) -> list[str]:
    short = [width(panel.title) for panel in rows if not _long(panel, columns)]
    lead = max(short, default=0) + 3
    lines: list[str] = []
    for panel in rows:
        parts, gap = _parts(ink, panel.items)
        if _long(panel, columns):
            lines += _under(ink, panel.title, parts, columns, gap)
        else:
            lines += _hang(pad(f" {ink.faint(panel.title)}", lead), flow(parts, columns - lead, gap))
    return lines


def _long(panel: Panel, columns: int) -> bool:
    """Whether a title would leave too little room beside it."""
    return width(panel.title) > columns // 3


def _under(ink: Ink, title: str, parts: Sequence[str], columns: int, gap: str) -> list[str]:
    """A long title, and its things in the lines below."""
    return [f" {ink.faint(clip(title, columns - 1))}", *(f"   {line}" for line in flow(parts, columns - 3, gap))]


def _beside(ink: Ink, rows: Sequence[Panel], columns: int) -> list[str]:
    lines: list[str] = []
    for panel in rows:
        title = ink.faint(panel.title)
        parts, gap = _parts(ink, panel.items)[0], "  "
        same = f"{lines[-1]}   {title} {gap.join(parts)}" if lines else ""
        if same and width(same) <= columns:
            lines[-1] = same
        elif _long(panel, columns) and width(title) + width(gap.join(parts)) + 2 > columns:
            lines += _under(ink, panel.title, parts, columns, gap)
        else:
            lines += _hang(f" {title} ", flow(parts, columns - width(title) - 2, gap))
    return lines


def _parts(ink: Ink, items: Sequence[Item]) -> tuple[list[str], str]:
    """The items worth their room, and what stands between them.

    A token or ticket that is gone shows where it went, not where it was. A name stays with the thing after it.
    """
    kept = [item for item in items if item.state != "off" or item.look == "card"]
    parts: list[str] = []
    for before, item in zip([None, *kept], kept, strict=False):
        text = item_text(ink, item)
        if before is not None and before.look == "text" != item.look:
            parts[-1] += " " + text
        else:
            parts.append(text)
    return parts or ["–"], "  " if all(item.look == "card" for item in kept) else " · "


def _hang(lead: str, inside: Sequence[str]) -> list[str]:
    blank = " " * width(lead)
    return [(blank if place else lead) + line for place, line in enumerate(inside)]


def _table(ink: Ink, panel: Panel, columns: int, spread: bool) -> list[str]:
    """Columns that hold something; heads are cut short where that saves lines, unless the table is spread."""
    used = [place for place in range(len(panel.columns)) if any(row[place] for row in panel.rows)]
    if not used:
        return []
    cells = [[[item_text(ink, item) for item in row[place]] for place in used] for row in panel.rows]
    titles = [panel.columns[place] for place in used]
    whole = _in_columns(ink, panel, cells, titles, columns, columns)
    short = whole if spread else _in_columns(ink, panel, cells, titles, columns, _HEAD)
    if not short:
        return [*_heads(ink, titles, columns), *_stacked(ink, panel, cells, columns)]
    return whole if whole and len(whole) <= len(short) else short


def _in_columns(
    ink: Ink, panel: Panel, cells: Sequence[Sequence[Sequence[str]]], titles: Sequence[str], columns: int, head: int
) -> list[str]:
    """With heads of so many letters at most; what the last column cannot hold beside the others goes below them.
    Nothing where the columns do not fit."""
    widths = [
        max(min(width(title), head), *(width(" ".join(row[place])) for row in cells))
        for place, title in enumerate(titles[:-1])
    ]
    left = 2 + sum(size + 2 for size in widths)
    if left > columns:
        return []
    lines = []
    if any(titles):
        heading = "".join(pad(clip(title, size), size + 2) for title, size in zip(titles, widths, strict=False))
        lines.append(ink.faint(clip(f"  {heading}{titles[-1]}", columns)))
    for row, shown in zip(panel.rows, cells, strict=True):
        start = "".join(pad(" ".join(cell), size + 2) for cell, size in zip(shown, widths, strict=False))
        lines += _with_last(_gutter(ink, row) + start, shown[-1], left, columns)
    return [line.rstrip() for line in lines]


def _with_last(start: str, last: Sequence[str], left: int, columns: int) -> list[str]:
    beside = flow(last, max(1, columns - left))
    below = flow(last, columns - 4)
    wide = max((width(part) for part in last), default=0) > columns - left
    if wide or len(beside) > len(below):
        return [start, *(f"    {line}" for line in below)]
    return _hang(start, beside or [""])


def _heads(ink: Ink, titles: Sequence[str], columns: int) -> list[str]:
    """What the cells of a row are, in their order, where they stand in no columns."""
    shown = " · ".join(title for title in titles if title)
    return [ink.faint(clip(f"  {shown}", columns))] if shown else []


def _stacked(ink: Ink, panel: Panel, cells: Sequence[Sequence[Sequence[str]]], columns: int) -> list[str]:
    """A table for a narrow screen: the cells of a row one after the other."""
    lines: list[str] = []
    for row, shown in zip(panel.rows, cells, strict=True):
        lines += _hang(_gutter(ink, row), flow([" ".join(cell) for cell in shown if cell], columns - 2))
    return lines


def _gutter(ink: Ink, row: Sequence[Sequence[Item]]) -> str:
    turn = any(item.state == "turn" for cell in row for item in cell)
    return ink.tone("▸ ", "yellow", strong=True) if turn else "  "


# ---- log


def log_lines(ink: Ink, log: Sequence[Line], columns: int, rows: int) -> list[str]:
    """The most recent lines that fit, oldest first; what is new carries a mark."""
    lines: list[str] = []
    for line in reversed(log):
        parts = wrap(line.text, columns - 3)
        if len(lines) + len(parts) > rows:
            break
        mark = " • " if line.fresh else "   "
        drawn = [part if line.fresh else ink.faint(part) for part in parts]
        lines = [*_hang(mark, drawn), *lines]
    return lines


# ---- choices


def choice_lines(ink: Ink, choices: Sequence[Choice], columns: int, spread: bool) -> list[str]:
    """The numbered choices in columns; where that takes too many lines, what a kind has in common is said once."""
    if not choices:
        return []
    grid, grouped = _grid(ink, choices, columns), _grouped(ink, choices, columns)
    return grouped if len(grouped) < len(grid) - (3 if spread else 0) else grid


def _cell(ink: Ink, choice: Choice, digits: int, text: str) -> str:
    return f"{ink.bold(str(choice.number).rjust(digits))}) {text}"


def _grid(ink: Ink, choices: Sequence[Choice], columns: int) -> list[str]:
    """Down the columns, as many of them as fit; a handful of choices stands one below the other."""
    digits = len(str(choices[-1].number))
    cells = [_cell(ink, choice, digits, choice.text) for choice in choices]
    rows = len(cells) if len(cells) <= 3 else 1
    while True:
        strips = [cells[place : place + rows] for place in range(0, len(cells), rows)]
        widths = [max(width(cell) for cell in strip) for strip in strips]
        if len(strips) == 1 or 1 + sum(widths) + 3 * (len(strips) - 1) <= columns:
            break
        rows += 1
    lines = []
    for place in range(rows):
        across = [pad(strip[place], size) for strip, size in zip(strips, widths, strict=True) if place < len(strip)]
        lines.append(clip(" " + "   ".join(across).rstrip(), columns))
    return lines


def _grouped(ink: Ink, choices: Sequence[Choice], columns: int) -> list[str]:
    lines: list[str] = []
    alone: list[str] = []  # choices that have nothing in common with their neighbours share lines
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.kind, []).append(choice)
    for same in groups.values():
        before, after = _shared([choice.text for choice in same])
        if len(same) == 1 or not before:
            alone += [_cell(ink, choice, 0, choice.text) for choice in same]
            continue
        lines += _alone(alone, columns)
        alone = []
        lead = f" {before} … {after}  " if after else f" {before}  "
        middles = [choice.text.removeprefix(before).removesuffix(after).strip(" ") for choice in same]
        cells = [_cell(ink, choice, 0, middle) for choice, middle in zip(same, middles, strict=True)]
        lines += _hang(ink.faint(lead), flow(cells, columns - width(lead)))
    return lines + _alone(alone, columns)


def _alone(cells: Sequence[str], columns: int) -> list[str]:
    return [f" {line}" for line in flow(cells, columns - 1, "   ")]


def _shared(texts: Sequence[str]) -> tuple[str, str]:
    """The words that all texts begin and end with, leaving at least one word between them."""
    split = [text.split(" ") for text in texts]
    room = min(len(words) for words in split) - 1
    before = _alike([words[:room] for words in split])
    after = _alike([words[::-1][: room - before] for words in split])
    first = split[0]
    return " ".join(first[:before]), " ".join(first[len(first) - after :])


def _alike(rows: Sequence[Sequence[str]]) -> int:
    """How many first entries all rows share."""
    count = 0
    for entries in zip(*rows, strict=False):
        if len(set(entries)) > 1:
            break
        count += 1
    return count
