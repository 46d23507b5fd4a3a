"""A series of bot matches: what is played, and each match reproducible from the series' seed alone."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, TypeVar

from arene import evidence
from arene.bots import bot_names, make_bot
from arene.core.chance import Chance, Fast, Sealed, derive, seed_from
from arene.core.edition import Edition
from arene.core.events import Event, Events
from arene.core.game import load_game
from arene.core.match import Match
from arene.core.playout import ENDLESS, Endless, answer, bot_match
from arene.core.refusal import BadData, Fault
from arene.core.state import State
from arene.workers import Died, Worker

Result = TypeVar("Result")
Progress = Callable[[int], None]
Notice = Callable[[Fault], None]

_TRIES = 3  # of matches whose process ended each time


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


class _Begun:
    """A match of a series before its first move: who sits where, and what each bot thinks with."""

    def __init__(self, series: Series, index: int) -> None:
        self.game = load_game(series.game)
        self.seed = series.seed_of(index)
        self.seating = series.seating(index)
        self.bots = [make_bot(series.bots[place], self.game, strict=True) for place in self.seating]
        self.thinking: list[Chance] = [
            Fast(_small(derive(self.seed, f"thinking|{seat}"))) for seat in range(series.seats)
        ]


def play(series: Series, index: int, record: bool = False, save: Path | None = None) -> Played:
    """Play one match of a series. Recording its events or saving its file changes nothing in it.

    A bot that fails stops it: ``BadData`` then names the bot, the position, what it wanted and the file that holds the
    match up to there.
    """
    begun = _Begun(series, index)
    if save is not None:
        return _recorded(series, index, save)
    chance = Sealed(begun.seed)
    out = Events() if record else None
    state = begun.game.new_state(series.seats, series.options, edition_of(series), chance, out)
    try:
        moves = bot_match(state, begun.bots, chance, begun.thinking, out)
    except Exception as error:
        match, _ = _played(series, index)  # the same once more, and written down
        raise evidence.stopped(match, error, evidence.folder(), f"-{index + 1}") from error
    return Played(begun.seating, state, int(moves), [] if out is None else out.items)


def _recorded(series: Series, index: int, save: Path) -> Played:
    match, error = _played(series, index)
    if error is not None:
        raise evidence.stopped(match, error, save.parent, f"-{index + 1}") from error
    match.save(save)
    events = [event for group in (match.opening, *(move.events for move in match.moves)) for event in group]
    return Played(series.seating(index), match.state, len(match.moves), events)


def _played(series: Series, index: int) -> tuple[Match, Exception | None]:
    """A match with its moves, as far as the bots play it, and what stopped them."""
    begun, names = _Begun(series, index), series.names()
    players = [names[place] for place in begun.seating]
    match = Match(begun.game, series.seats, series.options, edition_of(series), begun.seed, players)
    try:
        while not match.over:
            seat = match.awaiting[0]
            if len(match.moves) >= ENDLESS:
                raise Endless
            match.play(seat, int(answer(begun.bots[seat], match.state, seat, begun.thinking[seat])))
    except Exception as error:
        return match, error
    return match, None


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
    progress: Progress | None = None,
    notice: Notice | None = None,
) -> Iterator[Result]:
    """The results of all matches, in order, whoever plays them. ``work`` is a function of a module.

    The matches of a process that ends are played again by another; ``notice`` is told.
    """
    if not isinstance(jobs, int) or isinstance(jobs, bool) or jobs < 1:
        raise BadData("jobs", Fault("at-least", value=repr(jobs), low=1))
    for done, result in enumerate(_results(series, work, jobs, notice), 1):
        if progress is not None:
            progress(done)
        yield result


def most_jobs() -> int:
    """As many processes at a time as are of any use here."""
    return 4 * (os.cpu_count() or 1)


def _results(
    series: Series, work: Callable[[Series, int], Result], jobs: int, notice: Notice | None
) -> Iterator[Result]:
    if jobs == 1:
        for index in range(series.matches):
            yield work(series, index)
        return
    size = max(1, min(32, series.matches // (4 * jobs)))
    parts = [range(first, min(first + size, series.matches)) for first in range(0, series.matches, size)]
    crew = _Crew(min(jobs, len(parts), most_jobs()), notice)
    try:
        for results in crew.each(series, work, parts):
            yield from results
    finally:
        crew.end()


def _part(series: Series, work: Callable[[Series, int], Result], indices: range) -> list[Result]:
    return [work(series, index) for index in indices]


class _Crew:
    """Several processes that share the parts of a series."""

    def __init__(self, size: int, notice: Notice | None) -> None:
        self.notice = notice
        self.doing: dict[Worker, int] = {}  # the part each one is at
        self.idle = [Worker() for _ in range(size)]

    def each(
        self, series: Series, work: Callable[[Series, int], Result], parts: Sequence[range]
    ) -> Iterator[list[Result]]:
        """The results of the parts, in order. A part whose process ends is given to another."""
        left, tries = list(range(len(parts)))[::-1], [0] * len(parts)
        done: dict[int, list[Result]] = {}
        for following in range(len(parts)):
            while following not in done:
                while self.idle and left:
                    worker, part = self.idle.pop(), left.pop()
                    self.doing[worker] = part
                    worker.send(_part, series, work, parts[part])
                for worker in self._heard():
                    part = self.doing.pop(worker)
                    try:
                        done[part] = worker.receive()  # type: ignore[assignment]
                        self.idle.append(worker)
                    except Died:
                        tries[part] += 1
                        self._replace(worker, tries[part])
                        left.append(part)
            yield done.pop(following)

    def _heard(self) -> list[Worker]:
        """Those who have answered, or ended."""
        heard = wait([worker.pipe for worker in self.doing])
        return [worker for worker in self.doing if worker.pipe in heard]

    def _replace(self, worker: Worker, tries: int) -> None:
        worker.end()
        if tries >= _TRIES:
            raise BadData("jobs", Fault("process-ends", tries=tries))
        if self.notice is not None:
            self.notice(Fault("process-ended"))
        self.idle.append(Worker())

    def end(self) -> None:
        for worker in [*self.idle, *self.doing]:
            worker.end()
