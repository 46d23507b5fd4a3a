"""The turns at the tables of this process: who is waited for is written down, and told unless he sits there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace

from arene.server.problems import Problem
from arene.server.tables import Table, Tables
from arene.store import Lost, Store, Unavailable
from arene.store.notices import GATHERED, SEEN, TOLD, UNDECIDED, Letter, new_id
from arene.store.turns import Turn

log = logging.getLogger("arene.notices")

GRACE = 45.0  # seconds for who was asked, or has just closed a screen, before he is told


class Attention:
    """Looks after the tables at which something has changed. Nothing of it is done while a move is played: what is
    missed, by a crash too, is found at the next look."""

    def __init__(self, store: Store, tables: Tables, calendar: Callable[[], float], tells: bool) -> None:
        self.store = store
        self.tables = tables
        self.calendar = calendar
        self.tells = tells  # whether anybody can be reached at all
        tables.settle = self.settle

    async def look(self) -> None:
        for table in self.tables.unsettled():
            with self._one_alone(table.sheet.id):
                await self.settle(table)
        for id in await asyncio.to_thread(self.store.turns.overdue, self.calendar()):
            with self._one_alone(id):
                self.tables.play_on_days(id)

    @contextlib.contextmanager
    def _one_alone(self, match: str) -> Iterator[None]:
        """What goes wrong at one table keeps nobody else from being told."""
        try:
            yield
        except Unavailable:
            raise
        except Problem:
            pass  # another process keeps it by now
        except Exception:
            log.exception("match %s: its turns", match)

    async def settle(self, table: Table) -> None:
        """Bring what is written of a table's turns to how things stand."""
        if table.company.days is None and not table.company.in_company:
            table.company.unsettled = False  # alone with bots nobody is waited for
            return
        async with table.company.settling:
            await self._settle(table)

    async def _settle(self, table: Table) -> None:
        company, id = table.company, table.sheet.id
        company.unsettled = False
        try:
            if company.turns is None:
                company.turns = await asyncio.to_thread(self.store.turns.of, id)
            known, before = company.turns, _standing(table)
            wanted, letters = await self._wanted(table, known)
            if _standing(table) != before:  # somebody moved, came or went while it was looked up who can be reached
                company.unsettled = True
                return
            gone = [seat for seat in known if seat not in wanted]
            changed = [turn for seat, turn in wanted.items() if known.get(seat) != turn]
            if gone or changed or letters:
                await asyncio.to_thread(self.store.turns.keep, id, gone, changed, letters, self.calendar())
                company.turns = wanted
        except Lost:
            self.tables.drop(id)
        except Exception:
            company.unsettled = True
            raise

    async def _wanted(self, table: Table, known: dict[int, Turn]) -> tuple[dict[int, Turn], list[Letter]]:
        wanted: dict[int, Turn] = {}
        letters: list[Letter] = []
        waited = [_as_known(turn, known.get(turn.seat)) for turn in table.company.waited_for()]
        knows = {turn.person for turn in waited if turn.told >= TOLD}  # of one seat; who holds several is told once
        for turn in waited:
            before = known.get(turn.seat)
            if turn.person in table.company.present():
                turn = self._seen(table, turn)
            elif turn.told == UNDECIDED and turn.person in knows:
                turn = replace(turn, told=TOLD)
            elif turn.told == UNDECIDED:
                turn = await self._told(table, turn, letters)
                knows |= {turn.person} if turn.told >= TOLD else set()
            if table.company.lets_claim(turn.seat):
                if before is None or before.due is not None:
                    letters += await self._of_the_late(table, turn)
                turn = replace(turn, due=None)
            if turn.wait or turn.told != UNDECIDED:
                wanted[turn.seat] = turn
        return wanted, letters

    def _seen(self, table: Table, turn: Turn) -> Turn:
        """He sits there, and what was not told yet, or not sent, need not be. It is written where he would be told."""
        table.company.saw.add((turn.seat, turn.turn))
        return replace(turn, told=SEEN) if turn.wait or turn.told != UNDECIDED else turn

    async def _told(self, table: Table, turn: Turn, letters: list[Letter]) -> Turn:
        """Whether somebody who is not there is told of his turn: not before he had a moment to come."""
        company, which = table.company, (turn.seat, turn.turn)
        if not self.tells or not company.in_company or which in company.unreachable:
            return turn
        recent = self.calendar() - turn.since < GRACE or company.just_left(turn.person, GRACE)
        if recent and which not in company.saw:
            company.unsettled = True
            return turn
        channels = await asyncio.to_thread(self.store.notices.reachable, turn.person)
        if not channels:
            company.unreachable.add(which)
            return turn
        if which in company.saw:
            return replace(turn, told=SEEN)
        if (await asyncio.to_thread(self.store.notices.wishes, turn.person)).daily:
            return replace(turn, told=GATHERED)
        content = {"kind": "turn", "match": turn.match, "seat": turn.seat, "turn": turn.turn, "game": table.sheet.game}
        letters += [Letter(new_id(), turn.person, channel.id, content) for channel in channels]
        return replace(turn, told=TOLD)

    async def _of_the_late(self, table: Table, turn: Turn) -> list[Letter]:
        """The others may decide from now on: those who are not there are told."""
        company = table.company
        others = {seat.person for seat in table.seats if seat.person not in (None, turn.person)}
        content = {"kind": "late", "match": turn.match, "seat": turn.seat, "turn": turn.turn, "game": table.sheet.game}
        letters = []
        for person in sorted(one for one in others if one is not None and one not in company.present() and self.tells):
            for channel in await asyncio.to_thread(self.store.notices.reachable, person):
                letters.append(Letter(new_id(), person, channel.id, {**content, "person": turn.person}))
        return letters


def _standing(table: Table) -> tuple[list[tuple[int, int]], frozenset[str]]:
    """What is decided upon: who is asked, and who is there."""
    return [(turn.seat, turn.turn) for turn in table.company.waited_for()], table.company.present()


def _as_known(turn: Turn, before: Turn | None) -> Turn:
    """A turn with what became of it so far, if it is still the same one."""
    if before is None or (before.turn, before.person) != (turn.turn, turn.person):
        return turn
    return replace(turn, told=before.told, since=turn.since if turn.wait else before.since)
