"""Bots think in worker processes: the event loop never waits for them. Only who follows rules of thumb, which takes
less than asking a process, answers at once."""

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
from typing import Any, NamedTuple, TypeVar, cast

from arene.analysis.course import Ground
from arene.analysis.hints import Hint, hint
from arene.bots import BOTS, for_people, level_of, make_bot
from arene.core.chance import Fast, derive
from arene.core.edition import Edition
from arene.core.foresight import after, imagined_worlds
from arene.core.game import Game, load_game, of_the_house
from arene.core.knowledge import IllegalAnswer
from arene.core.match import Match
from arene.core.native import compiled
from arene.core.playout import answer
from arene.core.state import Bot, State
from arene.evidence import named
from arene.workers import Died, Late, Worker

log = logging.getLogger("arene.server")

Result = TypeVar("Result")

QUICK = "regular"  # who answers where another bot does not
_AT_ONCE = ("random", "beginner", "regular")  # levels that only follow rules of thumb
SECONDS = {name: {"good": 20.0, "strong": 40.0, "expert": 60.0}.get(level_of(name), 10.0) for name in BOTS}  # an answer
_PLAIN = 10  # times as long where the rules run uncompiled
_START = 120.0  # seconds for a new process to import what it needs
_LONGEST = 40  # actions of one turn


def _limits() -> dict[str, float]:
    """Many times what an answer takes on a busy machine: whoever needs longer hangs."""
    return {level: seconds * (1 if compiled() else _PLAIN) for level, seconds in SECONDS.items()}


def draw_seed() -> int:
    """A bot's own chance, of which the match knows nothing."""
    return secrets.randbits(60)


def shared_chance(match: Match, seat: int) -> int:
    """A bot's chance where the same deal is played at other tables: it follows from the deal, question by question, so
    that a bot who sees the same does the same."""
    made = sum(move.seat == seat for move in match.moves)
    return int.from_bytes(derive(match.seed, f"bot|{seat}|{made}")[:7], "big")


class Question:
    """A position and who is asked, as data that travels to a worker. The bot itself gets only what its seat sees."""

    def __init__(self, match: Match, seat: int, level: str, seed: int | None = None) -> None:
        self.game = match.game.id
        self.rules = match.game.rules
        self.seats = match.seats
        self.options = dict(match.options)
        self.edition = json.dumps(match.edition.data)
        self.position = match.position()
        self.seat = seat
        self.level = level
        self.seed = draw_seed() if seed is None else seed


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


def hinted(question: Question) -> Hint:
    """What a strong bot would do in a person's place, and why, by what that seat knows."""
    game = _game(question.game, question.rules)
    edition = _edition(question.game, question.rules, question.edition)
    state = game.state_from(question.position, question.seats, question.options, edition)
    return hint(Ground(game, question.seats, question.options), state, question.seat, question.seed)


def at_once(match: Match, seat: int, level: str, seed: int | None = None) -> Answer | None:
    """The answer of a level that need not think; None where a process has to be asked: for a level that tries things
    out, and where nobody vouches for how long the rules of thumb take."""
    if level_of(level) not in _AT_ONCE or not compiled() or not of_the_house(match.game.id):
        return None
    chance = draw_seed() if seed is None else seed
    return _by_levels(level, match.game, match.edition, match.state, seat, chance, _chosen)


How = Callable[[Game, State, Bot, int, int], list[int]]  # a game and its state, who is asked, the seat and a seed


def _by_somebody(question: Question, how: How) -> Answer:
    """The same for a question that has travelled."""
    game = _game(question.game, question.rules)
    edition = _edition(question.game, question.rules, question.edition)
    state = game.state_from(question.position, question.seats, question.options, edition)
    return _by_levels(question.level, game, edition, state, question.seat, question.seed, how)


def _by_levels(wanted: str, game: Game, edition: Edition, state: State, seat: int, seed: int, how: How) -> Answer:
    """Ask the level that is wanted; where it fails or wants what the rules refuse, a simpler one."""
    detail = ""
    for level in dict.fromkeys((wanted, QUICK, "random")):
        try:
            actions = how(game, state, make_bot(for_people(level), game, strict=True), seat, seed)
            return Answer(actions, level, "wrong" if detail else None, detail)
        except IllegalAnswer as error:
            detail = detail or f"{error.where} {named(game.actions(edition), error.action)}, which the rules refuse"
        except Exception as error:  # whatever it is, the table goes on
            detail = detail or f"{type(error).__name__}: {error}"
    raise AssertionError(detail)  # a random legal action is always found


def _chosen(game: Game, state: State, bot: Bot, seat: int, seed: int) -> list[int]:
    return [int(answer(bot, state, seat, Fast(seed)))]


def _suggested(game: Game, state: State, bot: Bot, seat: int, seed: int) -> list[int]:
    """Each action is checked before the next one is thought of: the rules accept the whole list. It is worked out in
    worlds as the seat imagines them: how long it is tells nothing of the true one."""
    chance, actions, worlds = Fast(seed), list[int](), imagined_worlds(state, seat)
    while worlds and seat in [int(asked) for asked in worlds[0].awaiting()] and len(actions) < _LONGEST:
        actions.append(int(answer(bot, worlds[0], seat, chance)))
        worlds = after(game, worlds, seat, actions[-1])
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

    async def choose(self, match: Match, seat: int, level: str, seed: int | None = None) -> Answer:
        """A bot's choice: in the end somebody chooses, if need be at random. ``seed``: its chance, where that is not
        its own."""
        return await self._answer(think, match, seat, level, seed)

    async def suggest(self, match: Match, seat: int, level: str) -> Answer:
        return await self._answer(suggest, match, seat, level, None)

    async def do(self, work: Callable[..., Result], *args: object, seconds: float) -> Result:
        """Any other work, in small pieces: who waits for a bot's move waits for one of them at most."""
        await self._places.acquire()
        waiting = asyncio.get_running_loop().run_in_executor(
            self._threads, self._done, work, args, seconds, work.__name__
        )
        waiting.add_done_callback(self._free)
        return cast(Result, await asyncio.shield(waiting))

    def _done(self, work: Callable[..., object], args: tuple[object, ...], seconds: float, what: str) -> object:
        """Ask an idle worker and wait, in a thread of its own; one that fails is not asked again."""
        worker = self._worker()
        try:
            worker.send(work, *args, seconds=seconds)
            found = worker.receive(seconds)
        except (Late, Died) as error:
            log.warning("thinking process %d %s (%s): replaced", worker.number, type(error).__name__.lower(), what)
            self._busy.discard(worker)
            worker.end()
            raise
        except Exception:
            self._rest(worker)
            raise
        self._rest(worker)
        return found

    async def _answer(
        self, how: Callable[[Question], Answer], match: Match, seat: int, level: str, seed: int | None
    ) -> Answer:
        trouble = None
        for asked in dict.fromkeys((level, QUICK)):
            try:
                found = await self._ask_twice(how, Question(match, seat, asked, seed))
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

    def _free(self, waiting: asyncio.Future[Any]) -> None:
        self._places.release()
        if not waiting.cancelled():
            waiting.exception()

    def _work(self, how: Callable[[Question], Answer], question: Question) -> Answer:
        seconds = self._limits[question.level.partition(":")[0]]
        what = f"{question.game}, level {question.level}, limit {seconds:g} s"
        found = self._done(how, (question,), seconds, what)
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
