"""Live tables: a match in memory, the screens that follow it, the bots that play it. Commit, then publish."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from arene import evidence
from arene.core.match import ActionLike, Match
from arene.server.audience import Audience
from arene.server.automata import Automata
from arene.server.company import LEFT, Clock, Company
from arene.server.messages import ALIVE, Message
from arene.server.narrator import Narrator
from arene.server.play import Play
from arene.server.problems import Problem
from arene.server.thinking import Thinkers
from arene.store import Conflict, Entry, Person, Seat, Sheet, Store, Unavailable
from arene.store.matches import deal_of
from arene.store.records import OPEN

log = logging.getLogger("arene.server")

_FORGET = 60  # seconds after which a table that nobody looks at leaves memory
_FORGET_DONE = 10  # and one where nothing will be played any more: people leave it for the next
_LAST_SEEN = 10_000  # tables without anybody of which it is remembered when people were there
_ROUND = 15  # seconds in which every table is looked at
_TIDY = 300  # seconds between two searches for circles that nobody holds; tables make none
_GENTLY = 0.005  # seconds between two matches that are looked at after a start: people come first


class Table:
    """One match and everybody around it. All changes go through ``lock``."""

    def __init__(
        self,
        store: Store,
        sheet: Sheet,
        thinkers: Thinkers,
        faults: Path,
        clock: Clock = time.monotonic,
        left: Mapping[str, float] = MappingProxyType({}),
        calendar: Clock = time.time,
    ) -> None:
        self.lock = asyncio.Lock()
        self.play = Play(store, sheet, faults)
        self.company = Company(self.play, clock, left, calendar)
        self.narrator = Narrator(self.play, self.company)
        self.audience = Audience(self.play, self.company, self.narrator)
        self.automata = Automata(self.play, self.company, thinkers, faults, self)

    @property
    def sheet(self) -> Sheet:
        return self.play.sheet

    @property
    def seats(self) -> list[Seat]:
        return self.company.seats

    @property
    def match(self) -> Match | None:
        return self.play.match

    @property
    def begun(self) -> bool:
        return self.play.begun

    @property
    def done(self) -> bool:
        return self.play.done

    async def notice(self, text: str, name: str = "") -> None:
        """The table itself says something."""
        await self.audience.notice(text, name)

    def returned(self, seats: Sequence[int]) -> None:
        """Somebody looks or acts: nobody plays for his seats any more."""
        if self.company.returned(seats):
            self.audience.publish_presence()

    def wake(self) -> None:
        if self.begun:
            self.automata.wake()

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is going to happen: it can be brought back from the disk at any time."""
        company = self.company
        waits = self.begun and not self.done and (self.sheet.away_minutes or company.clocks) and not company.days
        busy = self.audience.viewers or self.automata.busy or self.lock.locked() or company.waits_for_settling
        return not (busy or waits)

    async def stop(self) -> None:
        """Send the viewers away and let no bot begin another move."""
        self.audience.hang_up()
        await self.automata.stop()
        await self.company.keep_clocks()

    async def abandon(self) -> None:
        """What is in memory counts no more."""
        self.audience.hang_up()
        await self.automata.stop()

    # ---- before the match

    def begin(self) -> None:
        """Every seat is filled and the deal is written."""
        self.play.begin()
        self.company.begun()
        if self.sheet.deal is not None:  # whoever only watches may play the same deal elsewhere
            self.audience.send_watchers_away()
        self.audience.publish_start()
        self.wake()

    async def sit(self, number: int, seat: Seat, expected: str = "open") -> None:
        """Give a seat; the last one begins the match."""
        async with self.lock:
            if self.company.of(seat.person):
                return  # he asked for two seats at once: one is enough
            try:
                await self._give([seat], expected)
            except Conflict as error:
                raise Problem(409, "seat-taken") from error
            if not self.begun:
                self.audience.publish_presence()

    async def _give(self, given: Sequence[Seat], expected: str) -> None:
        """Seats for somebody; those who complete the table begin the match in the same step."""
        seats = list(self.seats)
        for seat in given:
            seats[seat.number] = seat
        deal = self.play.deal(seats)
        await asyncio.to_thread(self.play.store.set_seats, self.sheet.id, given, expected, deal)
        self.seats[:] = seats
        if deal is not None:
            self.begin()

    async def stand_up(self, number: int) -> None:
        """A seat is free again, also one that was kept for somebody; whoever sat there looks at the table anew."""
        async with self.lock:
            self._check_waiting()
            before, free = self.seats[number], Seat(number, "open")
            await self._give([free], before.kind)
            if before.person is not None:
                self.audience.send_away(before.person, "moved")
            self.audience.publish_presence()

    async def withdraw(self) -> None:
        """The host takes the table back before the match."""
        async with self.lock:
            self._check_waiting()
            await asyncio.to_thread(self.play.store.withdraw, self.sheet.id)
            self.audience.send_away(None, "gone")

    async def fill(self, bots: Callable[[Sequence[Seat]], list[Seat]]) -> None:
        """Bots take the open seats and the match begins."""
        async with self.lock:
            self._check_waiting()
            await self._give(bots(self.seats), "open")

    def _check_waiting(self) -> None:
        if self.begun:
            raise Problem(409, "begun")

    # ---- acting

    async def act(
        self, seat: int, actions: Sequence[ActionLike], by: str, key: str | None = None, prompt: str | None = None
    ) -> list[Entry]:
        """Play, write, publish. A request whose key came before gets its first answer."""
        async with self.lock:
            match = self.play.under_way()
            if written := self.play.written(seat, key):
                return written
            self.narrator.check_prompt(seat, prompt)
            before = len(match.moves)
            entries = self.play.move(seat, actions, by, key)
            self.company.answered(seat, by)
            await self._go_on(before)
        self.wake()
        return entries

    async def advance(self) -> None:
        """Whatever follows without anybody thinking."""
        async with self.lock:
            await self._go_on(len(self.play.under_way().moves))

    async def _go_on(self, before: int) -> None:
        """What was played after the first ``before`` moves and what follows from it at once are written in one go,
        and told."""
        told = self.automata.follow()
        if len(self.play.playing().moves) > before:
            await self._write()
            self.audience.publish_moves(before)
            await self.company.keep_clocks()
        for trouble in told:
            await self.notice(trouble)

    async def _write(self) -> None:
        """What was played, on the disk; from then on it may be told."""
        written = self.play.seq
        try:
            await self.play.write(self.seats)
        except Exception:
            if self.play.seq != written:  # the disk failed after all was written: screens come back and are told
                self.audience.hang_up()
            raise
        self.company.asked_anew()
        self.play.show()

    async def undo(self, seat: int, key: str | None, prompt: str | None) -> list[Entry]:
        async with self.lock:
            match = self.play.under_way()
            if written := self.play.written(seat, key):
                return written
            if match.over and self.sheet.deal is not None:
                raise Problem(409, "over")  # by now the other tables may be known
            self.narrator.check_prompt(seat, prompt)
            self.narrator.check_undo(seat)
            entries = await self.play.take_back(seat, key)
            self.company.took_back(seat)
            await self._write()
            self.audience.publish_present()
            await self.company.keep_clocks()
        return entries

    async def set_comforts(self, seat: int, chosen: dict[str, Any]) -> None:
        """Change some of a seat's own settings; the question under way may be answered by them."""
        await self.company.set_comforts(seat, chosen)
        self.audience.publish_presence()
        if self.company.settled() is not None:
            await self.advance()

    async def stand_in(self, number: int, wanted: bool) -> None:
        """A bot plays for somebody who left, until he returns; or he is waited for again."""
        async with self.lock:
            self.play.under_way()
            seat = self.seats[number]
            days = self.company.days
            if days is not None and wanted and not days.is_over(number):
                raise Problem(409, "days-left")
            if seat.person is None or (days is None and self.company.gone(seat.person) < LEFT):
                raise Problem(409, "still-here")
            for other in self.company.of(seat.person):
                self.company.set_stand_in(other, wanted)
            self.company.look()
            self.audience.publish_presence()
        await self.notice("stand-in" if wanted else "waited-for", seat.name)
        self.wake()

    async def remove(self, number: int) -> None:
        """Somebody is sent away for good: a bot has his seats."""
        async with self.lock:
            self.play.under_way()
            person, name = self.seats[number].person, self.seats[number].name
            if person is None or person == self.sheet.host:
                raise Problem(409, "not-removed")
            numbers = self.company.of(person)
            await asyncio.to_thread(self.play.store.hand_over, self.sheet.id, numbers)
            self.audience.send_away(person, "moved")
            for one in numbers:
                self.seats[one] = replace(self.seats[one], kind="bot", level="regular", person=None, stand_in=False)
            self.company.look()
            self.audience.publish_presence()
        await self.audience.notice("removed", name)
        self.wake()

    async def end(self, person: Person) -> None:
        """The match is broken off: nobody wins, and it can be looked at like a finished one."""
        async with self.lock:
            if self.play.under_way().over:
                raise Problem(409, "over")
            seats = self.company.of(person.id)
            name = self.seats[seats[0]].name if seats else person.name
            await self.play.break_off(name)
            self.company.look()
            self.audience.publish_present()
        await self.notice("ended", name)


class Tables:
    """All tables, brought into memory when somebody looks and let go when nobody does."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        faults: Path | None = None,
        clock: Clock = time.monotonic,
        calendar: Clock = time.time,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.clock = clock
        self.calendar = calendar
        self._faults = evidence.folder() if faults is None else faults
        self._tables: dict[str, Table] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self._last_seen: dict[str, dict[str, float]] = {}  # when people were at tables that left memory
        self.settle: Callable[[Table], Awaitable[None]] = _settled  # writes down who is waited for

    def get(self, id: str) -> Table:
        table = self._tables.get(id)
        if table is None:
            table = self._tables[id] = self._brought_back(id)
        table.wake()
        return table

    def show(self, id: str) -> None:
        """Bring a table to memory whose keeper is no more while nothing can be written: it can be looked at."""
        sheet = self.store.sheet(id)
        if sheet is not None and id not in self._tables:
            self.store.only_show(id)
            self._tables[id] = self._table(sheet)

    def _brought_back(self, id: str, to_play: bool = False) -> Table:
        """``to_play``: a table that can only be shown is of no use."""
        return self._table(self._claimed(id, to_play))

    def _table(self, sheet: Sheet) -> Table:
        left = self._last_seen.pop(sheet.id, {})
        return Table(self.store, sheet, self.thinkers, self._faults, self.clock, left, self.calendar)

    def _forget(self, table: Table) -> None:
        self._out(table.sheet.id)
        if table.begun and not table.done:
            self._last_seen[table.sheet.id] = table.company.last_seen()
            if len(self._last_seen) > _LAST_SEEN:
                del self._last_seen[next(iter(self._last_seen))]

    def _out(self, id: str) -> Table | None:
        """A table leaves memory, and nothing of it stays."""
        self.store.let_go(id)
        return self._tables.pop(id, None)

    def _claimed(self, id: str, to_play: bool) -> Sheet:
        """A match that this process keeps. A table whose deal was lost with the process that began it is dealt now."""
        try:
            if self.store.claim(id) is not None:
                raise Problem(503, "moving")
        except Unavailable:  # nothing can be written now
            if to_play:
                raise
            self.store.only_show(id)
        sheet = self.store.sheet(id)
        if sheet is None:
            raise Problem(404, "no-match")
        deal = deal_of(sheet, self.store.seats(id), time.time()) if sheet.status == OPEN else None
        if deal is None:
            return sheet
        self.store.start(id, deal)
        return self._claimed(id, to_play)

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def hang_up(self, person: str) -> None:
        """End every stream of a person, in all processes: whoever still is that person comes back by himself."""
        self.hang_up_here(person)
        await asyncio.to_thread(self.store.tell, f"hang-up {person}")

    def hang_up_here(self, person: str) -> None:
        for table in self._tables.values():
            table.audience.hang_up(person)

    async def withdraw(self, id: str) -> None:
        await self.get(id).withdraw()
        self._out(id)

    def has(self, id: str) -> bool:
        """Whether a table is in memory: then this process keeps it."""
        return id in self._tables

    def drop(self, id: str) -> None:
        """Another process keeps this table: its screens come back by themselves and are led there."""
        table = self._out(id)
        if table is not None:
            self._leaving.add(task := asyncio.create_task(table.abandon()))
            task.add_done_callback(self._leaving.discard)

    async def adopt(self, id: str) -> None:
        """A match under way that nobody keeps: go on where its process stopped."""
        await asyncio.sleep(_GENTLY)
        if id in self._tables:
            return
        try:
            table = await asyncio.to_thread(self._brought_back, id, True)
            table = self._tables.setdefault(id, table)  # somebody may have looked meanwhile
            table.wake()
            await self.settle(table)
            if table.idle:
                self._forget(table)
        except Problem:
            pass  # somebody else was quicker
        except Unavailable:
            raise  # so it is for all of them
        except Exception:  # one unreadable match must not keep the others from going on
            log.exception("match %s cannot be brought back", id)

    def unsettled(self) -> list[Table]:
        """Tables under way at which it has to be looked at who is waited for."""
        return [table for table in self._tables.values() if table.company.unsettled and table.begun]

    def play_on_days(self, id: str) -> None:
        """Somebody's days for a move are over: somebody plays for him, or the others are told."""
        table = self.get(id)
        table.automata.play_for_absent(self.clock())
        table.company.unsettled = True

    async def away_changed(self, person: str | None = None) -> None:
        """When somebody is away (None: when the site stood still) has changed, for the tables of all processes."""
        self.away_changed_here(person or "")
        await asyncio.to_thread(self.store.tell, f"away {person or ''}")

    def away_changed_here(self, person: str) -> None:
        for table in self._tables.values():
            if table.company.days is not None and (not person or table.company.of(person)):
                table.company.read_away()
                table.audience.publish_presence()

    async def wake_all(self) -> None:
        """After a start: go on where a stop interrupted the bots, one match after the other while people play."""
        try:
            for id in await asyncio.to_thread(self.store.orphans, 1_000_000):
                await self.adopt(id)
        except Unavailable as error:
            log.error("nobody goes on by himself: %s", error)

    async def watch(self) -> None:
        """Look at the clocks every second, at everything else once in a while: at some of the tables each second, so
        that nobody waits until all are done."""
        for second in itertools.count(1):
            await asyncio.sleep(1)
            await self.look_at_clocks(self.clock(), second % 5 == 0)
            self._look_at_some(second)
            if second % _TIDY == 0:
                gc.collect()

    def _look_at_some(self, second: int) -> None:
        some = [table for id, table in self._tables.items() if (hash(id) - second) % _ROUND == 0]
        self.look_round(self.clock(), some)
        self.give_signs_of_life(some)

    async def look_at_clocks(self, now: float, keep: bool = False) -> None:
        """Play for those whose time is up; ``keep``: and write down how much the others have left."""
        for table in [table for table in self._tables.values() if table.company.clocks is not None]:
            try:
                await table.automata.play_for_late(now)
                if keep:
                    await table.company.keep_clocks()
            except Exception:
                log.exception("match %s: its clocks", table.sheet.id)

    def give_signs_of_life(self, tables: Sequence[Table]) -> None:
        """Something to every screen now and then, so that nobody on the way takes its line for dead."""
        for table in tables:
            table.audience.publish(ALIVE)

    def look_round(self, now: float, tables: Sequence[Table] | None = None) -> None:
        """Play for the absent, wake bots whom an error stopped, forget tables nobody looks at."""
        for table in list(self._tables.values()) if tables is None else tables:
            try:
                table.automata.play_for_absent(now)
            except Exception:
                log.exception("match %s: nobody could play for the absent", table.sheet.id)
            wait = _FORGET_DONE if table.begun and table.done else _FORGET
            if table.idle and now - table.audience.touched > wait:
                self._forget(table)

    async def forget(self, person: str) -> None:
        """Somebody wants nothing kept of him. Tables where he sat are read anew by whoever keeps them, with a bot on
        his seats."""
        changed = await asyncio.to_thread(self.store.accounts.erase, person)
        self.hang_up_here(person)
        for id in changed:
            table = self._out(id)
            if table is not None:
                await table.stop()

    def say_goodbye(self) -> None:
        """The server is about to stop: every screen is told so, and comes back by itself once it runs again."""
        for table in self._tables.values():
            table.audience.publish(Message("restart", {}))
            table.audience.hang_up()

    async def close(self) -> None:
        for table in self._tables.values():
            await table.stop()


def seats_of(table: Table, person: Person | None) -> list[int]:
    return [] if person is None else table.company.of(person.id)


async def _settled(table: Table) -> None:
    """Where nobody looks after the turns."""
    table.company.unsettled = False
