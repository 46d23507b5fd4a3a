"""Plots as small SVG pictures: they stand in a page as they are, take its colours and need nothing from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, isfinite, log10

from arene.lab.statistics import Estimate

Written = Callable[[float], str]

WIDTH = 720
_VALUES = 190  # pixels for the names at the right
_TRACK, _EDGE = 400, 16  # units of a strip, whatever its width, and of what is left free at its ends
_BARS = 520  # pixels
_LETTERS = 46  # that fit below the bars, on a phone too


def dots(
    rows: Sequence[tuple[str, Estimate | None]],
    written: Written,
    told: Sequence[str],
    reference: float | None,
    title: str,
) -> str:
    """Values with their intervals, one below the other; ``told`` says them, the reference is a line through all. Names
    and numbers are text beside the pictures: on a phone they stand above them. None has no mark."""
    seen = [one for _, one in rows if one is not None]
    ends = [end for one in seen for end in (one.value, one.low, one.high) if isfinite(end)]
    axis = _Axis([*ends, *([] if reference is None else [reference])], _EDGE, _TRACK - _EDGE)
    lines = [f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="26"/>' for x in map(axis.at, axis.ticks())]
    if reference is not None:
        lines.append(f'<line class="reference" x1="{axis.at(reference)}" x2="{axis.at(reference)}" y1="0" y2="26"/>')
    parts = []
    for (label, one), words in zip(rows, told, strict=True):
        strip = _track([*lines, *([] if one is None else _marks(axis, one))])
        parts.append(f"<li><span>{escape(label)}</span>{strip}<b>{escape(words)}</b></li>")
    ticks = "".join(
        f'<i style="--at: {100 * axis.at(tick) / _TRACK:.1f}%">{escape(written(tick))}</i>' for tick in axis.ticks()
    )
    listed = f'<ul class="dots" aria-label="{escape(title)}">{"".join(parts)}</ul>'
    return f'{listed}<p class="ticks" aria-hidden="true"><span>{ticks}</span></p>'


def _marks(axis: _Axis, one: Estimate) -> list[str]:
    low, high = (axis.at(end) if isfinite(end) else axis.at(one.value) for end in (one.low, one.high))
    at = axis.at(one.value)
    interval = f'<line class="interval" x1="{low}" x2="{high}" y1="13" y2="13"/>'
    return [interval, f'<line class="point" x1="{at}" x2="{at}" y1="13" y2="13"/>']


def _track(marks: Sequence[str]) -> str:
    """A strip that takes whatever width there is: its lines keep theirs."""
    inside = "".join(marks)
    return f'<svg class="track" viewBox="0 0 {_TRACK} 26" preserveAspectRatio="none" aria-hidden="true">{inside}</svg>'


def lines(
    rows: Sequence[tuple[str, Sequence[float | None]]], written: Written, references: Sequence[float], title: str
) -> str:
    """Courses over the same steps, counted from 1, each with its name at its end. One may begin later than others, with
    None before; one that never begins is not drawn."""
    values = [value for _, row in rows for value in row if value is not None and isfinite(value)]
    axis = _Axis([*values, *references], 170, 8)
    steps = max(len(row) for _, row in rows)
    left, right = 60, WIDTH - _VALUES
    parts = []
    for tick in axis.ticks():
        y = axis.at(tick)
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="tick" x="{left - 6}" y="{y + 4}" text-anchor="end">{escape(written(tick))}</text>')
    for reference in references:
        y = axis.at(reference)
        parts.append(f'<line class="reference" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>')
    ends: list[float] = []
    for place, (label, row) in enumerate(rows):
        kept = _thinned(row)
        if not kept:
            continue
        points = [f"{left + (right - left) * step / max(1, steps - 1):.1f},{axis.at(value)}" for step, value in kept]
        parts.append(f'<polyline class="course c{place % 6}" points="{" ".join(points)}"/>')
        y = axis.at(kept[-1][1]) + 4
        while any(abs(y - other) < 13 for other in ends):  # names do not lie on each other
            y += 13
        ends.append(y)
        parts.append(f'<text class="name c{place % 6}" x="{right + 8}" y="{y:.1f}">{escape(_cut(label, 20))}</text>')
    parts.append(f'<text class="tick" x="{left}" y="186">1</text>')
    parts.append(f'<text class="tick" x="{right}" y="186" text-anchor="end">{steps}</text>')
    return _picture(parts, max(194, int(max(ends)) + 8), title)


def bars(rows: Sequence[tuple[str, float]], written: Written, title: str) -> str:
    """Sizes beside each other, from nothing: a distribution."""
    axis = _Axis([0.0, *(value for _, value in rows)], 150, 10)
    wide = (_BARS - 70) / max(1, len(rows))
    every = -(-len(rows) * (max(len(label) for label, _ in rows) + 1) // _LETTERS)
    parts = []
    for tick in axis.ticks():
        if tick != int(tick):  # things are counted
            continue
        y = axis.at(tick)
        parts.append(f'<line class="grid" x1="60" x2="{_BARS - 10}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="tick" x="54" y="{y + 4}" text-anchor="end">{escape(written(tick))}</text>')
    for place, (label, value) in enumerate(rows):
        x, y = 60 + wide * place, axis.at(value)
        told = escape(f"{label}: {written(value)}")
        size = f'x="{x + 1:.1f}" y="{y}" width="{max(1.0, wide - 2):.1f}" height="{axis.at(0.0) - y:.1f}"'
        parts.append(f'<rect class="bar" {size}><title>{told}</title></rect>')
        if place % every == 0:
            parts.append(
                f'<text class="tick" x="{x + wide / 2:.1f}" y="166" text-anchor="middle">{escape(label)}</text>'
            )
    return _picture(parts, 174, title, _BARS)


class _Axis:
    """From values to pixels, with a little room at both ends."""

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        low, high = min(values, default=0.0), max(values, default=1.0)
        room = (high - low) * 0.04 or 0.5
        self.low, self.high = (low if low == 0 else low - room), high + room
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        return round(self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low), 1)

    def ticks(self) -> list[float]:
        """Round numbers within, about five."""
        rough = (self.high - self.low) / 5
        size = 10 ** floor(log10(rough))
        step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
        first = floor(self.low / step) + 1 if self.low % step else self.low / step
        found = []
        while first * step <= self.high:
            found.append(round(first * step, 10))
            first += 1
        return found


def _cut(text: str, letters: int) -> str:
    return text if len(text) <= letters else text[: letters - 1] + "…"


def _thinned(row: Sequence[float | None]) -> list[tuple[int, float]]:
    """As many points as can be seen, from where the course begins."""
    points = [(step, value) for step, value in enumerate(row) if value is not None]
    every = max(1, len(points) // 400)
    return [point for place, point in enumerate(points) if place % every == 0 or place == len(points) - 1]


def _picture(parts: Sequence[str], height: float, title: str, width: int = WIDTH) -> str:
    inside = "\n".join(parts)
    head = f'<svg class="w{width}" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">'
    return f"{head}\n{inside}\n</svg>"
