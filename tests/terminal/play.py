"""A terminal made of lists: what is typed comes from a script, what is shown is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import arene
from arene.bots import make_bot
from arene.core.match import Match
from arene.terminal.console import Console, Ended, Picture
from arene.terminal.ink import Ink, plain
from arene.terminal.seats import arrange, seat_of
from arene.terminal.table import Table


class PaperConsole(Console):
    """Asks a function instead of a person, and keeps every picture."""

    def __init__(self, answer: Callable[[PaperConsole], str], columns: int = 80, rows: int = 24) -> None:
        super().__init__()
        self.live = False
        self.ink = Ink(False)
        self.columns = columns
        self.rows = rows
        self.answer = answer
        self.pictures: list[list[str]] = []
        self.said: list[str] = []
        self.hidden = 0

    @property
    def last(self) -> str:
        return "\n".join(self.pictures[-1])

    def size(self) -> tuple[int, int]:
        return self.columns, self.rows

    def show(self, picture: Picture) -> None:
        self.pictures.append(list(picture() if callable(picture) else picture))

    def ask(self, picture: Picture, afresh: bool = False) -> str:
        self.show(picture)
        return self.answer(self)

    def say(self, lines: Sequence[str]) -> None:
        self.said += lines

    def hide(self) -> None:
        self.hidden += 1

    def wait(self, seconds: float) -> None:
        pass


def script(*answers: str) -> Callable[[PaperConsole], str]:
    """The answers in order, then nobody is there any more."""
    rest: Iterator[str] = iter(answers)

    def answer(console: PaperConsole) -> str:
        for text in rest:
            return text
        raise Ended

    return answer


def choices(picture: str) -> int:
    """How many numbered choices a picture offers; 0 when it asks something else."""
    number = 0
    while f"{number + 1}) " in picture:
        number += 1
    return number


def anyhow(seed: int) -> Callable[[PaperConsole], str]:
    """A person who plays any of the numbered choices and passes over everything else."""
    chance = Random(seed)

    def answer(console: PaperConsole) -> str:
        count = choices(plain(console.last))
        return str(chance.randint(1, count)) if count else ""

    return answer


def new_table(
    console: PaperConsole,
    path: Path,
    seats: int = 4,
    people: int = 1,
    seed: int = 7,
    lang: str = "fr",
    options: dict[str, object] | None = None,
) -> Table:
    seating = arrange(seats, people, ["random"], [], lang)
    match = arene.new_match("sponsio", seats, seed, options, players=[seat.player for seat in seating])
    return table_of(match, console, path, lang)


def table_of(match: Match, console: PaperConsole, path: Path, lang: str = "fr") -> Table:
    seating = [seat_of(player) for player in match.players]
    bots = {seat: make_bot(who.bot, match.game) for seat, who in enumerate(seating) if who.bot is not None}
    return Table(match, seating, bots, lang, console, path)
