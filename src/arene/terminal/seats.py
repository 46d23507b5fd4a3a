"""Who sits where: people and bots, and how a match file remembers which is which."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arene.bots import bot_names
from arene.bots.outside import is_program
from arene.core.refusal import BadData, Fault
from arene.core.schema import span
from arene.words import words

_BOT = re.compile(r"(.+) \(bot ([\w:=-]+)\)")
LONGEST_NAME = 14


PROGRAM = "exec"  # all that a match file says of a command: whoever opens the file does not start it unasked


class Seat:
    """A place at the table. ``bot`` is the name of the program that plays it, None for a person."""

    def __init__(self, name: str, bot: str | None = None) -> None:
        self.name = name
        self.bot = bot

    @property
    def player(self) -> str:
        """As the match file writes it: ``Bruno (bot heuristic)``."""
        if self.bot is None:
            return self.name
        return f"{self.name} (bot {PROGRAM if is_program(self.bot) else self.bot})"


def seat_of(player: str) -> Seat:
    """The inverse of ``Seat.player``; a plain name is a person."""
    found = _BOT.fullmatch(player)
    return Seat(found[1], found[2]) if found else Seat(player)


def arrange(seats: int, people: int, bots: Sequence[str], names: Sequence[str], lang: str) -> list[Seat]:
    """People first, then the bots; when fewer bots are named than play, the last one is repeated."""
    if not 0 <= people <= seats:
        raise BadData("people", Fault("range", value=people, allowed=span(0, seats)))
    playing = bot_names(bots, seats - people) if people < seats else []
    programs = [*[None] * people, *playing]
    return [Seat(name, bot) for name, bot in zip(_names(seats, names, lang), programs, strict=True)]


def _names(seats: int, chosen: Sequence[str], lang: str) -> list[str]:
    if len(chosen) > seats:
        raise BadData("names", Fault("names-count", count=len(chosen), seats=seats))
    for place, name in enumerate(chosen):
        if not name.isprintable() or not name.strip() or len(name) > LONGEST_NAME or _BOT.fullmatch(name):
            raise BadData(f"names[{place}]", Fault("name-short", value=repr(name), longest=LONGEST_NAME))
        if name in chosen[:place]:
            raise BadData(f"names[{place}]", Fault("value-twice", value=repr(name)))
    others = [name for name in words(lang)("terminal-names").split(", ") if name not in chosen]
    return [*chosen, *others][:seats]
