"""A series of bot matches: what is played, and each match reproducible from the series' seed alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from arene.bots import bot_names, make_bot
from arene.core.chance import Chance, Fast, Sealed, derive, seed_from
from arene.core.edition import Edition
from arene.core.events import Event, Events
from arene.core.game import load_game
from arene.core.match import Match
from arene.core.playout import bot_match
from arene.core.refusal import BadData, Fault
from arene.core.state import Bot, State

Result = TypeVar("Result")


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
            names.append(bot if alone else f"{bot} {self.bots[: place + 1].count(bot)}")
        return names

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
    if not isinstance(matches, int) or isinstance(matches, bool) or matches < 1:
        raise BadData("matches", Fault("at-least", value=repr(matches), low=1))
    chosen = loaded.check_options(seats, options or {})
    data = None if edition is None else json.dumps(loaded.edition(edition).data, sort_keys=True)
    return Series(game, seats, bot_names(bots, seats), matches, seed_from(seed), chosen, data)


@dataclass(frozen=True)
class Played:
    """A finished match: the state, its moves and, if asked for, its events."""

    seating: list[int]
    state: State
    moves: int
    events: list[Event]


def play(series: Series, index: int, record: bool = False, save: Path | None = None) -> Played:
    """Play one match of a series. Recording its events or saving its file changes nothing in it."""
    game = load_game(series.game)
    edition = edition_of(series)
    seating = series.seating(index)
    bots = [make_bot(series.bots[place], game) for place in seating]
    seed = series.seed_of(index)
    thinking: list[Chance] = [Fast(_small(derive(seed, f"thinking|{seat}"))) for seat in range(series.seats)]
    if save is not None:
        names = series.names()
        match = Match(game, series.seats, series.options, edition, seed, [names[place] for place in seating])
        return _recorded(match, seating, bots, thinking, save)
    chance = Sealed(seed)
    out = Events() if record else None
    state = game.new_state(series.seats, series.options, edition, chance, out)
    moves = bot_match(state, bots, chance, thinking, out)
    return Played(seating, state, int(moves), [] if out is None else out.items)


def _recorded(match: Match, seating: list[int], bots: list[Bot], thinking: list[Chance], save: Path) -> Played:
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, int(bots[seat].choose(match.seen(seat), thinking[seat])))
    match.save(save)
    events = [event for group in (match.opening, *(move.events for move in match.moves)) for event in group]
    return Played(seating, match._state, len(match.moves), events)


def edition_of(series: Series) -> Edition:
    return _edition(series.game, series.edition)


@lru_cache
def _edition(game: str, data: str | None) -> Edition:
    """Read and checked once, not for every match."""
    return load_game(game).edition(None if data is None else json.loads(data))


def _small(seed: bytes) -> int:
    return int.from_bytes(seed[:8], "big") >> 2


def each_match(
    series: Series,
    work: Callable[[Series, int], Result],
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Result]:
    """The results of all matches, in order, whoever plays them. ``work`` is a function of a module."""
    if not isinstance(jobs, int) or isinstance(jobs, bool) or jobs < 1:
        raise BadData("jobs", Fault("at-least", value=repr(jobs), low=1))
    for done, result in enumerate(_results(series, work, jobs), 1):
        if progress is not None:
            progress(done)
        yield result


def _results(series: Series, work: Callable[[Series, int], Result], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        for index in range(series.matches):
            yield work(series, index)
        return
    chunk = max(1, min(32, series.matches // (4 * jobs)))
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(work, [series] * series.matches, range(series.matches), chunksize=chunk)
