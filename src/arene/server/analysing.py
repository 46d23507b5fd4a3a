"""Finished matches explained in the background: in the thinking processes, one small piece after the other, so that
bots at tables hardly wait; kept with the match when it is done or stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from arene.analysis.course import Course, course_of, walk
from arene.analysis.explaining import Analysis
from arene.analysis.plan import Plan, Speed, measured, planned
from arene.analysis.report import report
from arene.analysis.telling import Telling
from arene.analysis.work import done
from arene.core.match import Match
from arene.server.problems import Problem
from arene.server.tables import Table
from arene.server.thinking import Thinkers
from arene.store import Store
from arene.words import LANGUAGES

log = logging.getLogger("arene.server")

SECONDS = 60.0  # of one processor, for one match
_PIECE = 120.0  # seconds after which a piece of work hangs: it takes one or two
_TIRED = 3  # pieces that may be lost before it is given up


def prepared(course: Course, seats: list[int], seconds: float) -> tuple[Plan, Speed]:
    """In a thinking process: how long playouts take there, and what fits into the time."""
    there = walk(course)
    speed = measured(there)
    return planned(there, speed, seconds, seats), speed


class Underway:
    """An analysis that is being made."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.begun = False  # until then it waits for another one
        self.stopped = False
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """All that are being made in this process: one at a time, the others wait."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._one = asyncio.Semaphore(1)
        self._underway: dict[str, Underway] = {}

    def state(self, id: str) -> dict[str, Any]:
        """How far it is: ``none``, ``underway`` with its progress, ``stopped`` or ``done``."""
        if id in self._underway:
            return {"state": "underway", "progress": self._underway[id].progress, "seconds": SECONDS}
        kept = self._store.analysis(id)
        if kept is None:
            return {"state": "none", "progress": 0.0, "seconds": SECONDS}
        return {"state": "done" if kept["whole"] else "stopped", "progress": 1.0, "seconds": SECONDS}

    def begin(self, table: Table) -> None:
        """Begin, unless it is under way or done; one that was stopped is made anew."""
        id = table.sheet.id
        if self.state(id)["state"] in ("none", "stopped"):
            underway = self._underway[id] = Underway()
            underway.task = asyncio.create_task(self._make(table, underway))
            underway.task.add_done_callback(lambda _: self._underway.pop(id, None))  # also of one that never ran

    def stop(self, id: str) -> None:
        """What was found so far is kept; one that only waits for its turn ends at once."""
        underway = self._underway.get(id)
        if underway is None:
            return
        underway.stopped = True
        if not underway.begun and underway.task is not None:
            underway.task.cancel()

    async def close(self) -> None:
        tasks = [underway.task for underway in self._underway.values() if underway.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self, id: str) -> None:
        """Wait until it is no longer under way."""
        underway = self._underway.get(id)
        if underway is not None and underway.task is not None:
            await asyncio.gather(underway.task, return_exceptions=True)

    async def _make(self, table: Table, underway: Underway) -> None:
        try:
            async with self._one:
                underway.begun = True
                await self._carry_out(table, underway)
        except asyncio.CancelledError:
            raise
        except Exception:  # a table goes on without
            log.exception("match %s cannot be explained", table.sheet.id)
        finally:
            walk.cache_clear()  # its positions are many

    async def _carry_out(self, table: Table, underway: Underway) -> None:
        match = table.play.playing()
        course = await asyncio.to_thread(course_of, match)
        people = [seat.number for seat in table.seats if seat.kind == "person"]
        seats = people or list(range(match.seats))
        plan, speed = await self._thinkers.do(prepared, course, seats, SECONDS, seconds=_PIECE)
        analysis = await asyncio.to_thread(Analysis, course, plan)
        try:
            await self._go_through(table.sheet.id, analysis, speed, underway)
        finally:  # also when the server ends
            if analysis.looks:
                found = await asyncio.to_thread(report, analysis, match)
                await asyncio.to_thread(self._store.set_analysis, table.sheet.id, found)

    async def _go_through(self, id: str, analysis: Analysis, speed: Speed, underway: Underway) -> None:
        """Piece after piece, until it is whole, stopped or cannot go on."""
        spent, lost = 0.0, 0
        for batch in analysis.batches():
            for piece in batch:
                if underway.stopped:
                    break
                try:
                    analysis.take(await self._thinkers.do(done, analysis.course, piece, seconds=_PIECE))
                except Exception:
                    lost += 1
                    if lost == _TIRED:  # what there is, is kept
                        log.exception("match %s cannot be explained any further", id)
                        underway.stopped = True
                spent += speed.of(analysis.there, piece)
                underway.progress = min(0.99, spent / analysis.plan.seconds)
            if underway.stopped:
                break

    def told(self, table: Table, lang: str, place: Callable[[int], int] = int) -> tuple[Telling, dict[str, Any]] | None:
        """What is kept, in words, with the moves counted so: for a thread of its own."""
        kept = self._store.analysis(table.sheet.id)
        if kept is None or lang not in LANGUAGES:
            return None
        match = explained_match(table)
        telling = Telling(match, walk(course_of(match)), kept, lang, place)
        try:
            return telling, telling.to_json()
        finally:
            walk.cache_clear()


def explained_match(table: Table) -> Match:
    """The match of a table, if it is over: before that nobody may know so much."""
    if not table.done or not table.play.playing().over:
        raise Problem(409, "not-over")
    return table.play.playing()
