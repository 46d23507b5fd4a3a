"""One match between bots, from plain data: the same plan, the same match, on whatever machine."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from arene import evidence
from arene.bots import make_bot
from arene.bots.outside import OutsideBot, ending, is_program
from arene.core.chance import Chance, Fast, Sealed, derive
from arene.core.edition import Edition
from arene.core.events import Event, Events
from arene.core.game import Game, load_game
from arene.core.match import Match
from arene.core.playout import ENDLESS, Endless, answer, bot_match
from arene.core.state import Bot, State
from arene.lab.replaced import Record, record_of
from arene.workers import leave_tidily

_TRIES = 3  # of a program that fails again and again: else a series of them would take hours


@dataclass(frozen=True)
class Box:
    """What is played: a game, its options and its edition, all of it plain data that can be sent to other processes."""

    game: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    edition: str | None = None  # its data as JSON; None is the edition that comes with the game

    def read_edition(self) -> Edition:
        return _edition(self.game, self.edition)

    def to_json(self) -> dict[str, object]:
        edition = {} if self.edition is None else {"edition": self.read_edition().hash}
        return {"game": self.game, "seats": self.seats, "options": dict(self.options), **edition}


def box(
    game: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    edition: str | Path | Mapping[str, Any] | Edition | None = None,
) -> Box:
    """Check what is to be played; ``BadData`` says what is wrong."""
    loaded = load_game(game)
    seats = loaded.check_seats(seats)
    chosen = loaded.check_options(seats, options or {})
    return Box(
        game, seats, chosen, None if edition is None else json.dumps(loaded.edition(edition).data, sort_keys=True)
    )


@dataclass(frozen=True)
class Plan:
    """A match before it begins: who sits where, by seat, and the seed that decides everything else."""

    box: Box
    bots: list[str]
    players: list[str]
    seed: bytes
    number: int = 1  # which of its series: for the name of a file
    strict: bool = True  # a program that fails stops it; else the rules of thumb play that move


@dataclass(frozen=True)
class Played:
    """A finished match: the state, its moves and, if asked for, its events."""

    state: State
    moves: int
    events: list[Event]
    programs: list[Record] = field(default_factory=list)  # what those that are outside programs were asked


def play(plan: Plan, record: bool = False, save: Path | None = None) -> Played:
    """Play a match. Recording its events or saving its file changes nothing in it.

    A bot that fails stops it: ``BadData`` then names the bot, the position, what it wanted and the file that holds the
    match up to there. A program does so only where the plan is strict.
    """
    if save is not None or any(is_program(bot) for bot in plan.bots):  # a program is told what happens: by a match
        return _recorded(plan, save)
    game, chance = load_game(plan.box.game), Sealed(plan.seed)
    out = Events() if record else None
    state = game.new_state(plan.box.seats, plan.box.options, plan.box.read_edition(), chance, out)
    try:
        moves = bot_match(state, [make_bot(bot, game, strict=True) for bot in plan.bots], chance, _thinking(plan), out)
    except Exception as error:
        match, again = _written(plan)  # the same once more, and written down; where it stops is what is reported
        raise evidence.stopped(match, again or error, evidence.folder(), f"-{plan.number}") from error
    return Played(state, int(moves), [] if out is None else out.items)


def _recorded(plan: Plan, save: Path | None) -> Played:
    programs: list[Record] = []
    match, error = _written(plan, programs)
    if error is not None:
        where = evidence.folder() if save is None else save.parent
        raise evidence.stopped(match, error, where, f"-{plan.number}") from error
    if save is not None:
        match.save(save)
    events = [event for group in (match.opening, *(move.events for move in match.moves)) for event in group]
    return Played(match.state, len(match.moves), events, programs)


def _written(plan: Plan, programs: list[Record] | None = None) -> tuple[Match, Exception | None]:
    """A match with its moves, as far as the bots play it, and what stopped them."""
    box, game = plan.box, load_game(plan.box.game)
    match = Match(game, box.seats, box.options, box.read_edition(), plan.seed, plan.players)
    thinking = _thinking(plan)
    try:
        with _seated(plan, game, match) as bots:
            while not match.over:
                seat = match.awaiting[0]
                if len(match.moves) >= ENDLESS:
                    raise Endless
                match.play(seat, int(answer(bots[seat], match.state, seat, thinking[seat])))
            if programs is not None:
                programs += [record_of(bot) for bot in bots if isinstance(bot, OutsideBot)]
    except Exception as error:
        return match, error
    return match, None


@contextmanager
def _seated(plan: Plan, game: Game, match: Match) -> Iterator[list[Bot]]:
    """The bots of a match; programs run as long as it does."""
    bots: list[Bot] = []
    with ending(bots):
        for seat, name in enumerate(plan.bots):
            if is_program(name):
                leave_tidily()
                stand_in = None if plan.strict else make_bot("regular", game)
                bots.append(OutsideBot(name, match, seat, stand_in, _TRIES))
            else:
                bots.append(make_bot(name, game, strict=True))
        yield bots


def _thinking(plan: Plan) -> list[Chance]:
    """What each seat thinks with: its own chance, unrelated to the match's."""
    return [
        Fast(int.from_bytes(derive(plan.seed, f"thinking|{seat}")[:8], "big") >> 2) for seat in range(plan.box.seats)
    ]


@lru_cache
def _edition(game: str, data: str | None) -> Edition:
    """Read and checked once, not for every match."""
    return load_game(game).edition(None if data is None else json.loads(data))
