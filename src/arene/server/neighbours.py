"""This process among others on the same database: its lease, the tables it takes over, what it hears from them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading

from arene.server.tables import Tables
from arene.store import Store, Unavailable

log = logging.getLogger("arene.server")

LEASE = 4.0  # seconds for which a process keeps its tables without a sign of life
_RENEWED = 1.0  # seconds after which it gives one
_LOOK = 1.0  # seconds between two looks for tables that nobody keeps
_AT_ONCE = 20  # tables taken over in one go: the others want some too


class Neighbours:
    """Keeps the lease in a thread of its own, so that a busy moment costs no table."""

    def __init__(self, store: Store, tables: Tables, address: str) -> None:
        self.store = store
        self.tables = tables
        self.address = address  # where the others reach this process
        self._leaving = threading.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._look_now = asyncio.Event()

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            await asyncio.to_thread(self.store.join, self.address, LEASE)
        except Unavailable as error:  # what is there can be shown; it is tried again every second
            log.error("no sign of life for the other processes: %s", error)
        await asyncio.to_thread(self.store.hear, lambda news: self._soon(self._heard, news))
        self._lease = threading.Thread(target=self._keep_lease, name="arene-lease", daemon=True)
        self._lease.start()
        self._tasks = [asyncio.create_task(self._take_over())]

    async def stop(self) -> None:
        """The others may take over at once."""
        self._leaving.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._lease.join, LEASE)  # later its lease has run out anyway
        with contextlib.suppress(Unavailable):
            await asyncio.to_thread(self.store.leave)

    def _soon(self, function: object, *values: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(function, *values)  # type: ignore[arg-type]

    def _keep_lease(self) -> None:
        while not self._leaving.wait(_RENEWED):
            try:
                for match in self.store.join(self.address, LEASE):
                    self._soon(self.tables.drop, match)
            except Unavailable as error:
                log.error("no sign of life for the other processes: %s", error)

    def _heard(self, news: str) -> None:
        """From another process, or from this one."""
        what, _, more = news.partition(" ")
        if what == "taken":
            match, _, by = more.partition(" ")
            if by != self.store.me:
                self.tables.drop(match)
        elif what == "left":
            self._look_now.set()
        elif what == "hang-up":
            self.tables.hang_up_here(more)
        elif what == "away":
            self.tables.away_changed_here(more)

    # ---- tables of processes that are no more

    async def _take_over(self) -> None:
        while True:
            try:
                await self._bury_the_dead()
                while await self._adopt():
                    await asyncio.sleep(0)
            except Unavailable as error:
                log.error("no look at the other processes: %s", error)
            self._look_now.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), _LOOK)

    async def _adopt(self) -> bool:
        """Some of the matches under way that nobody keeps; whether there may be more."""
        found = await asyncio.to_thread(self.store.orphans, _AT_ONCE)
        for match in found:
            await self.tables.adopt(match)
        return len(found) == _AT_ONCE

    async def _bury_the_dead(self) -> None:
        """Where nobody listens any more nobody lives: one need not wait for the end of the lease."""
        for process, address in (await asyncio.to_thread(self.store.neighbours)).items():
            if await refuses(address):
                await asyncio.to_thread(self.store.bury, process)

    async def bury(self, address: str) -> None:
        for process, where in (await asyncio.to_thread(self.store.neighbours)).items():
            if where == address:
                await asyncio.to_thread(self.store.bury, process)


async def refuses(address: str) -> bool:
    host, _, port = address.rpartition(":")
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection(host.strip("[]"), int(port)), 1)
    except ConnectionRefusedError:
        return True
    except (OSError, TimeoutError):
        return False  # too busy, or too far away: the lease decides
    writer.close()
    return False
