"""Bots think in worker processes: the event loop never waits for them."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TypeVar

from arene.bots import make_bot
from arene.core.chance import Fast, Script, ScriptError
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Game, load_game
from arene.core.match import Match
from arene.core.state import Seen

Answer = TypeVar("Answer")
_LONGEST = 40  # actions of one turn


def draw_seed() -> int:
    """A bot's own chance, of which the match knows nothing."""
    return secrets.randbits(60)


class Question:
    """A position and who is asked, as data that travels to a worker. The bot itself gets only what its seat sees."""

    def __init__(self, match: Match, seat: int, level: str) -> None:
        self.game = match.game.id
        self.rules = match.game.rules
        self.seats = match.seats
        self.options = dict(match.options)
        self.edition = json.dumps(match.edition.data)
        self.position = match.position()
        self.seat = seat
        self.level = level
        self.seed = draw_seed()


@lru_cache(maxsize=8)
def _edition(game: str, data: str) -> Edition:
    return load_game(game).check_edition(json.loads(data))


def _game(question: Question) -> Game:
    game = load_game(question.game).under(question.rules)
    assert game is not None  # the match is played by them
    return game


def think(question: Question) -> int:
    """A bot's choice, in a worker process."""
    game = _game(question)
    edition = _edition(question.game, question.edition)
    state = game.state_from(question.position, question.seats, question.options, edition)
    bot = make_bot(question.level, game)
    return int(bot.choose(Seen(state, question.seat), Fast(question.seed)))


def suggest(question: Question) -> list[int]:
    """What a bot would do with a person's turn, as far as neither chance nor hidden things come in."""
    game = _game(question)
    edition = _edition(question.game, question.edition)
    state = game.state_from(question.position, question.seats, question.options, edition)
    bot, chance = make_bot(question.level, game), Fast(question.seed)
    actions: list[int] = []
    while question.seat in [int(seat) for seat in state.awaiting()] and len(actions) < _LONGEST:
        actions.append(int(bot.choose(Seen(state, question.seat), chance)))
        out, state = Events(), state.clone()
        try:
            state.play(question.seat, actions[-1], Script([]), out)
        except ScriptError:
            break
        if out.surprise:
            break
    return actions


def _be_nice() -> None:
    os.nice(5)


class Thinkers:
    """The pool of workers. One that dies is replaced and its question asked again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._hire()

    def _hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_be_nice)

    async def choose(self, match: Match, seat: int, level: str) -> int:
        return await self._ask(think, Question(match, seat, level))

    async def suggest(self, match: Match, seat: int, level: str) -> list[int]:
        return await self._ask(suggest, Question(match, seat, level))

    async def _ask(self, how: Callable[[Question], Answer], question: Question) -> Answer:
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, how, question)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._hire()
            return await loop.run_in_executor(self._pool, how, question)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
