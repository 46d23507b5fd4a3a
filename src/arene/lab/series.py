"""A series of bot matches: what is played, and each match reproducible from the series' seed alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from arene.bots import bot_names
from arene.core.chance import derive, seed_from
from arene.core.edition import Edition
from arene.core.game import load_game
from arene.lab import match
from arene.lab.crew import Jobs, Notice, Progress, check_count, each
from arene.lab.match import Box, Plan, Played

Result = TypeVar("Result")

_LONGEST_NAME = 60


@dataclass(frozen=True)
class Series:
    """What to play. Everything in it is plain data, so that it can be sent to other processes."""

    game: str
    seats: int
    bots: list[str]
    matches: int
    seed: bytes
    options: dict[str, object] = field(default_factory=dict)
    edition: str | None = None  # its data as JSON; None is the edition that comes with the game

    def seed_of(self, index: int) -> bytes:
        """Each match has a seed of its own: who plays it, and when, does not matter."""
        return derive(self.seed, f"match|{index}")

    def names(self) -> list[str]:
        """The bots as players, by their place in the list: those of one name are numbered, to be told apart."""
        names = []
        for place, bot in enumerate(self.bots):
            alone = self.bots.count(bot) == 1
            name = bot[:_LONGEST_NAME]  # a command may be long
            names.append(name if alone else f"{name} {self.bots[: place + 1].count(bot)}")
        return names

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": self.bots,
            "matches": self.matches,
            "seed": self.seed.hex(),
            "options": self.options,
        }

    def box(self) -> Box:
        return Box(self.game, self.seats, self.options, self.edition)

    def plan(self, index: int) -> Plan:
        """A match of the series before it begins."""
        names, seating = self.names(), self.seating(index)
        bots, players = [self.bots[place] for place in seating], [names[place] for place in seating]
        return Plan(self.box(), bots, players, self.seed_of(index), index + 1)

    def seating(self, index: int) -> list[int]:
        """Which bot of the list sits where: all move on by a seat after each match, so that no bot owns one."""
        return [(seat + index) % self.seats for seat in range(self.seats)]


def series(
    game: str,
    seats: int,
    bots: Sequence[str],
    matches: int,
    seed: int | str | bytes,
    options: Mapping[str, object] | None = None,
    edition: str | Path | Mapping[str, Any] | Edition | None = None,
) -> Series:
    """Check what is asked for; ``BadData`` says what is wrong. Fewer bots than seats: the last one is repeated."""
    loaded = load_game(game)
    seats = loaded.check_seats(seats)
    check_count("matches", matches)
    chosen = loaded.check_options(seats, options or {})
    data = None if edition is None else json.dumps(loaded.edition(edition).data, sort_keys=True)
    return Series(game, seats, bot_names(bots, seats), matches, seed_from(seed), chosen, data)


def play(series: Series, index: int, record: bool = False, save: Path | None = None, strict: bool = True) -> Played:
    """Play one match of a series."""
    return match.play(replace(series.plan(index), strict=strict), record, save)


def each_match(
    series: Series,
    work: Callable[[Series, int], Result],
    jobs: Jobs = 1,
    progress: Progress | None = None,
    notice: Notice | None = None,
) -> Iterator[Result]:
    """The results of all matches, in order, whoever plays them. ``work`` is a function of a module."""
    return each(partial(work, series), range(series.matches), jobs, progress, notice)
