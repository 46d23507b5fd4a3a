"""The curve of a match as SVG: in a page it takes the page's colours, as a picture to share it brings its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap
from typing import Any

_COLOURS = ("#9a3412", "#1d4e89", "#3f6212", "#7e22ce", "#0f766e", "#a16207")
_LEFT, _TOP, _BOTTOM = 44, 14, 26
_LETTER, _LETTERS = 7.6, 24  # how wide one is, about, and how many of a name are shown
_STYLE = """
.ground { fill: #fcfaf5; } text { font-family: system-ui, sans-serif; fill: #26221d; } .tick { fill: #6b6258; }
.grid { stroke: #ddd5c8; } .course { fill: none; stroke-width: 4; } .band { fill-opacity: .14; }
.turn circle { fill: #26221d; } .turn text { fill: #fcfaf5; font-weight: 700; }
"""


def curve(told: Mapping[str, Any], width: int = 720, height: int = 300, named: bool = True) -> str:
    """Everybody's chance from the first position to the last, with bands; turning points are numbered on it. A narrow
    one has no names at the ends of its lines: they stand beside it."""
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(told["title"])}">'
        f"{''.join(_parts(told, _Frame(0, 0, width, height, 13, _longest(told) if named else 0)))}</svg>"
    )


def share(told: Mapping[str, Any], line: str, foot: str) -> str:
    """A picture to send around: what was played, who won, the curve and what turned it."""
    width, height = 1200, 630
    parts = [
        f'<rect class="ground" width="{width}" height="{height}"/>',
        f'<text x="60" y="84" font-size="44" font-weight="700">{escape(told["title"])}</text>',
        f'<text x="60" y="132" font-size="28">{escape(line)}</text>',
        *_parts(told, _Frame(60, 160, width - 120, 360, 22, _longest(told))),
        *(
            f'<text class="tick" x="60" y="{570 + 30 * place}" font-size="22">{escape(part)}</text>'
            for place, part in enumerate(wrap(foot, 98, max_lines=2, placeholder="…"))
        ),
    ]
    colours = "".join(
        f".course.c{place} {{ stroke: {colour}; }} .band.c{place}, .name.c{place} {{ fill: {colour}; }}"
        for place, colour in enumerate(_COLOURS)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"<title>{escape(told['title'])}</title><style>{_STYLE}{colours}</style>{''.join(parts)}</svg>\n"
    )


@dataclass(frozen=True)
class _Frame:
    """Where the lines lie, and how large letters are."""

    x: float
    y: float
    width: float
    height: float
    size: int
    letters: int  # of the longest name at the end of a line; 0: no names

    @property
    def scale(self) -> float:
        return self.size / 13

    @property
    def left(self) -> float:
        return self.x + _LEFT * self.scale

    @property
    def right(self) -> float:
        return self.x + self.width - (12 + _LETTER * self.letters if self.letters else _TOP) * self.scale

    @property
    def bottom(self) -> float:
        return self.y + self.height - _BOTTOM * self.scale

    def across(self, step: float, last: int) -> float:
        return round(self.left + (self.right - self.left) * step / last, 1)

    def up(self, chance: float) -> float:
        return round(self.bottom - (self.bottom - self.y - _TOP) * chance, 1)


def _parts(told: Mapping[str, Any], frame: _Frame) -> list[str]:
    last, size = max(1, told["moves"]), frame.size
    parts = []
    for place, tick in enumerate(told["ticks"]):
        level = frame.up(place / (len(told["ticks"]) - 1))
        parts.append(f'<line class="grid" x1="{frame.left:.1f}" x2="{frame.right:.1f}" y1="{level}" y2="{level}"/>')
        parts.append(_text("tick", frame.left - 6, level + 4, size - 2, tick, "end"))
    parts.append(_text("tick", frame.right, frame.bottom + 18 * frame.scale, size - 2, told["axis"], "end"))
    lines = [(side["seats"][0], _points(told, side["seats"][0], frame, last)) for side in told["sides"]]
    for seat, points in lines:
        upper, lower = ([f"{at},{band[end]}" for at, band in points] for end in (2, 1))
        parts.append(f'<polygon class="band c{seat % 6}" points="{" ".join([*upper, *lower[::-1]])}"/>')
    for seat, points in lines:
        courses = " ".join(f"{at},{band[0]}" for at, band in points)
        parts.append(f'<polyline class="course c{seat % 6}" points="{courses}"/>')
    parts += [_turn(told, turn, place, frame, last) for place, turn in enumerate(told["turns"], 1)]
    return [*parts, *(_names(told, frame) if frame.letters else [])]


def _points(told: Mapping[str, Any], seat: int, frame: _Frame, last: int) -> list[tuple[float, list[float]]]:
    """A seat's course: where it is, how high, and between which two levels it is for sure."""
    return [
        (frame.across(one["step"], last), [frame.up(level) for level in one["seats"][seat]]) for one in told["chances"]
    ]


def _turn(told: Mapping[str, Any], turn: Mapping[str, Any], place: int, frame: _Frame, last: int) -> str:
    """A turning point on the line of whoever it turned for, with its number in the list."""
    chance = next(one["seats"][turn["seat"]][0] for one in told["chances"] if one["step"] == turn["step"])
    x, y, scale = frame.across(turn["step"], last), frame.up(chance), frame.scale
    return (
        f'<g class="turn"><title>{escape(turn["text"])}</title><circle cx="{x}" cy="{y}" r="{8.5 * scale:.1f}"/>'
        f"{_text('number', x, y + 4 * scale, frame.size - 2, str(place), 'middle')}</g>"
    )


def _names(told: Mapping[str, Any], frame: _Frame) -> list[str]:
    """Names at the ends of their lines, one below the other where lines end together."""
    if not told["chances"]:
        return []
    ends = told["chances"][-1]["seats"]
    order = sorted(told["sides"], key=lambda side: -ends[side["seats"][0]][0])
    places: list[float] = []
    room = frame.size + 3
    for place, side in enumerate(order):  # from above, but so that all that follow find room above the axis
        lowest = frame.bottom - room * (len(order) - 1 - place)
        wanted = frame.up(ends[side["seats"][0]][0])
        places.append(min(lowest, max(wanted, places[-1] + room) if places else wanted))
    return [
        _text(f"name c{side['seats'][0] % 6}", frame.right + 8, level + 4, frame.size, _cut(side["names"]))
        for level, side in zip(places, order, strict=True)
    ]


def _longest(told: Mapping[str, Any]) -> int:
    return max(len(_cut(side["names"])) for side in told["sides"])


def _cut(name: str, letters: int = _LETTERS) -> str:
    return name if len(name) <= letters else name[: letters - 1] + "…"


def _text(kind: str, x: float, y: float, size: int, text: str, anchor: str = "start") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def sparkline(values: Sequence[float]) -> str:
    """A course in a line of a terminal."""
    return "".join("▁▂▃▄▅▆▇█"[min(7, max(0, int(value * 8)))] for value in values)
