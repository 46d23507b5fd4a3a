"""Text as a terminal shows it: how wide it is, where it may break, and in which colour."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

_CODE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

# the colours that games name in their tones; others stay in the text's own colour
TONES: Mapping[str, str] = {
    "red": "31",
    "green": "32",
    "yellow": "33",
    "amber": "33",
    "orange": "33",
    "violet": "35",
    "blue": "94",
}


def plain(text: str) -> str:
    """The text without its colours."""
    return _CODE.sub("", text) if "\x1b" in text else text


_TYPED_CODE = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|[@-_]?)")  # what an arrow or function key sends


def typed(text: str) -> str:
    """What somebody typed, without keys that would draw on the screen if they were shown again."""
    return "".join(sign for sign in _TYPED_CODE.sub("", text) if sign.isprintable())


_DIGITS = 6  # longer numbers are no choice


def chosen_number(answer: str, most: int) -> int | None:
    """The number from 1 to ``most`` that somebody typed; None for anything else."""
    if not (answer.isascii() and answer.isdecimal()) or len(answer) > _DIGITS or not 1 <= int(answer) <= most:
        return None
    return int(answer)


def width(text: str) -> int:
    """How many cells of the screen the text takes."""
    shown = plain(text)
    return len(shown) if shown.isascii() else sum(_cells(character) for character in shown)


def _cells(character: str) -> int:
    if character < "\u0300":  # Latin, accents included: most of what is ever shown
        return 1
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def pad(text: str, cells: int) -> str:
    """The text followed by spaces up to a width."""
    return text + " " * (cells - width(text))


def clip(text: str, cells: int) -> str:
    """The text cut to a width, with an ellipsis where something is missing."""
    if width(text) <= cells:
        return text
    kept, used, colours = "", 0, ""
    for part in re.split(f"({_CODE.pattern})", text):
        if _CODE.fullmatch(part):
            kept += part
            colours += part
            continue
        for character in part:
            if used + _cells(character) > cells - 1:
                return kept + "…" + ("\x1b[0m" if colours else "")
            kept += character
            used += _cells(character)
    return kept


def flow(parts: Sequence[str], cells: int, gap: str = "  ") -> list[str]:
    """The parts in lines, none broken unless it is wider than a whole line."""
    lines: list[str] = []
    for part in parts:
        fitting = clip(part, cells)
        if lines and width(lines[-1]) + len(gap) + width(fitting) <= cells:
            lines[-1] += gap + fitting
        else:
            lines.append(fitting)
    return lines


def wrap(text: str, cells: int) -> list[str]:
    """A sentence in lines, broken at its ordinary spaces; a word wider than a line (a path) goes on below."""
    pieces: list[str] = []
    for word in text.split(" "):
        while width(word) > cells:
            pieces.append(word[:cells])
            word = word[cells:]
        pieces.append(word)
    return flow(pieces, cells, " ") or [""]


class Ink:
    """Colours, or none: then nothing but text is written."""

    def __init__(self, colours: bool) -> None:
        self.colours = colours

    def paint(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colours and code and text else text

    def bold(self, text: str) -> str:
        return self.paint(text, "1")

    def faint(self, text: str) -> str:
        return self.paint(text, "2")

    def tone(self, text: str, tone: str, strong: bool = False) -> str:
        codes = [code for code in ("1" if strong else "", TONES.get(tone, "")) if code]
        return self.paint(text, ";".join(codes))

    def band(self, text: str, cells: int, mine: bool) -> str:
        """The strip between what all see and what is the viewer's: yellow means that the turn is here."""
        if not self.colours:
            return clip(f"── {text} ", cells) + "─" * max(0, cells - width(text) - 4)
        return self.paint(pad(clip(f" {text}", cells), cells), "30;43" if mine else "7")
