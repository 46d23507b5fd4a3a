"""Bots think in worker processes: the event loop never waits for them."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import NamedTuple

from arene.bots import make_bot
from arene.core.chance import Fast, Script, ScriptError
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Game, load_game
from arene.core.knowledge import IllegalAnswer
from arene.core.match import Match
from arene.core.native import compiled
from arene.core.playout import answer
from arene.core.state import Bot, State
from arene.evidence import named
from arene.workers import Died, Late, Worker

log = logging.getLogger("arene.server")

QUICK = "heuristic"  # who answers where another bot does not
SECONDS = {"random": 10.0, "heuristic": 10.0, "easy": 10.0, "normal": 20.0, "strong": 60.0}  # for one answer
_PLAIN = 10  # times as long where the rules run uncompiled
_START = 120.0  # seconds for a new process to import what it needs
_LONGEST = 40  # actions of one turn


def _limits() -> dict[str, float]:
    """Many times what an answer takes on a busy machine: whoever needs longer hangs."""
    return {level: seconds * (1 if compiled() else _PLAIN) for level, seconds in SECONDS.items()}


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


def _game(id: str, rules: int) -> Game:
    game = load_game(id).under(rules)
    assert game is not None  # the match is played by them
    return game


@lru_cache(maxsize=8)
def _edition(game: str, rules: int, data: str) -> Edition:
    """As the match's rules take it: a box of an older match may hold what is refused today."""
    return _game(game, rules).check_edition(json.loads(data))


class Answer(NamedTuple):
    """What is to be played, and the level that chose it; ``trouble`` says why it is not the one that was asked."""

    actions: list[int]
    level: str
    trouble: str | None = None  # "late", or "wrong"
    detail: str = ""


def think(question: Question) -> Answer:
    """A bot's choice, in a worker process."""
    return _by_somebody(question, _chosen)


def suggest(question: Question) -> Answer:
    """What a bot would do with a person's turn, as far as neither chance nor hidden things come in."""
    return _by_somebody(question, _suggested)


def _by_somebody(question: Question, how: Callable[[Game, State, Bot, Question], list[int]]) -> Answer:
    """Ask the level that is wanted; where it fails or wants what the rules refuse, a simpler one."""
    game = _game(question.game, question.rules)
    edition = _edition(question.game, question.rules, question.edition)
    state = game.state_from(question.position, question.seats, question.options, edition)
    detail = ""
    for level in dict.fromkeys((question.level, QUICK, "random")):
        try:
            actions = how(game, state, make_bot(level, game, strict=True), question)
            return Answer(actions, level, "wrong" if detail else None, detail)
        except IllegalAnswer as error:
            detail = detail or f"{error.where} {named(game.actions(edition), error.action)}, which the rules refuse"
        except Exception as error:  # whatever it is, the table goes on
            detail = detail or f"{type(error).__name__}: {error}"
    raise AssertionError(detail)  # a random legal action is always found


def _chosen(game: Game, state: State, bot: Bot, question: Question) -> list[int]:
    return [int(answer(bot, state, question.seat, Fast(question.seed)))]


def _suggested(game: Game, state: State, bot: Bot, question: Question) -> list[int]:
    """Each action is checked before the next one is thought of: the rules accept the whole list."""
    chance, actions = Fast(question.seed), list[int]()
    while question.seat in [int(seat) for seat in state.awaiting()] and len(actions) < _LONGEST:
        actions.append(int(answer(bot, state, question.seat, chance)))
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
    """The workers, hired when they are needed. One that hangs or dies is ended and replaced; the others think on."""

    def __init__(self, workers: int, limits: Mapping[str, float] | None = None) -> None:
        self._limits = _limits() if limits is None else limits
        self._places = asyncio.Semaphore(workers)
        self._threads = ThreadPoolExecutor(workers, "thinkers")  # each waits for one worker
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._lock = threading.Lock()  # of these two
        self._closed = False

    async def choose(self, match: Match, seat: int, level: str) -> Answer:
        """A bot's choice: in the end somebody chooses, if need be at random."""
        return await self._answer(think, match, seat, level)

    async def suggest(self, match: Match, seat: int, level: str) -> Answer:
        return await self._answer(suggest, match, seat, level)

    async def _answer(self, how: Callable[[Question], Answer], match: Match, seat: int, level: str) -> Answer:
        trouble = None
        for asked in dict.fromkeys((level, QUICK)):
            try:
                found = await self._ask_twice(how, Question(match, seat, asked))
                return found if trouble is None else found._replace(trouble=trouble, detail=trouble)
            except Late:
                trouble = "late"
            except Exception:  # whatever it is, the table goes on
                log.exception("a bot of level %s could not think about %s", asked, match.game.id)
                trouble = "wrong"
        actions = match.actions(seat)
        return Answer([secrets.choice(actions).number] if actions else [], "random", trouble, str(trouble))

    async def _ask_twice(self, how: Callable[[Question], Answer], question: Question) -> Answer:
        """Who dies may be innocent (the system was short of memory): it is asked once more."""
        try:
            return await self._ask(how, question)
        except Died:
            return await self._ask(how, question)

    async def _ask(self, how: Callable[[Question], Answer], question: Question) -> Answer:
        await self._places.acquire()
        waiting = asyncio.get_running_loop().run_in_executor(self._threads, self._work, how, question)
        waiting.add_done_callback(self._free)  # even if nobody wants to know the answer any more
        return await asyncio.shield(waiting)

    def _free(self, waiting: asyncio.Future[Answer]) -> None:
        self._places.release()
        if not waiting.cancelled():
            waiting.exception()

    def _work(self, how: Callable[[Question], Answer], question: Question) -> Answer:
        """Ask an idle worker and wait, in a thread of its own; one that fails is not asked again."""
        worker, seconds = self._worker(), self._limits[question.level]
        try:
            worker.send(how, question, seconds=seconds)
            found = worker.receive(seconds)
        except (Late, Died) as error:
            what = (worker.number, type(error).__name__.lower(), question.game, question.level, seconds)
            log.warning("thinking process %d %s (%s, level %s, limit %g s): replaced", *what)
            self._busy.discard(worker)
            worker.end()
            raise
        except Exception:
            self._rest(worker)
            raise
        self._rest(worker)
        assert isinstance(found, Answer)
        return found

    def _worker(self) -> Worker:
        with self._lock:
            idle = self._idle.pop() if self._idle else None
        worker = idle or self._hire()
        with self._lock:
            self._busy.add(worker)
            closed = self._closed
        if closed:
            worker.kill()
        return worker

    def _hire(self) -> Worker:
        """A new worker, ready: the time to start is not counted as thinking."""
        worker = Worker("spawn")  # a server has threads, which must not be copied half-way
        worker.send(_be_nice)
        try:
            worker.receive(_START)
        except (Late, Died):
            worker.end()
            raise
        return worker

    def _rest(self, worker: Worker) -> None:
        with self._lock:
            self._busy.discard(worker)
            self._idle.append(worker)

    def close(self) -> None:
        """End all of them at once, whatever they think about."""
        with self._lock:
            self._closed = True
            for worker in self._busy:
                worker.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._idle:
            worker.end()
