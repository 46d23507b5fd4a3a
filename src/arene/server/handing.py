"""A line that asks for a table goes to the process that keeps it: the open line itself, not every word said on it.

The processes of one server have a folder of their own, and in it a socket each. Whoever hears a request for a table
that another one keeps gives it the line's file and the bytes heard so far, and forgets it: the keeper answers as if
everything had been said to it. Where that cannot be, since the keeper is another server's or has just died, requests
are passed on one by one (``passing``).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import socket
import threading
from array import array
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic

log = logging.getLogger("arene.server")

_ASKED = re.compile(rb"[A-Z]{3,7} /(?:api/matches|t)/([A-Za-z0-9_-]{1,40})[/? ]")  # how a request for a table begins
_MOST = 65536  # bytes that are given along
_PATIENCE = 5.0  # seconds for a keeper that takes none; one that takes others meanwhile is waited for
_A_MOMENT = 0.002

Taker = Callable[[socket.socket, bytes], Awaitable[object]]


def asked_table(said: bytes) -> str | None:
    """The table that a request is for, by its first bytes."""
    found = _ASKED.match(said)
    return None if found is None else found[1].decode()


class Hands:
    """Gives lines to the other processes of this server and takes theirs.

    They are taken in a thread of its own: the system lets no more than ten wait, and a keeper may be busy.
    """

    def __init__(
        self, folder: Path, address: str, is_here: Callable[[str], bool], keeper: Callable[[str], str | None]
    ) -> None:
        self.is_here = is_here  # whether a table is in memory
        self._keeper = keeper  # the address of whoever keeps a table; None: this process does, from now on
        self._folder = folder
        self._own = folder / address
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(str(self._own))
        self._bell = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._bell.connect(str(self._own))
        self._thread = threading.Thread(target=self._listen, name="arene-lines", daemon=True)
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # one at a time waits for a keeper
        self._took: dict[str, float] = {}  # when each keeper last took a line
        self._tasks: set[asyncio.Task[object]] = set()

    async def give(self, table: str, line: int, said: bytes) -> bool:
        """Whether the keeper of a table has this line from now on."""
        if len(said) > _MOST:
            return False
        address = await asyncio.to_thread(self._keeper, table)
        if address is None:
            return False
        along = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [line]))]
        since = monotonic()
        async with self._turns[address]:
            return await self._given(address, said, along, since)

    async def _given(self, to: str, said: bytes, along: list[tuple[int, int, array[int]]], since: float) -> bool:
        while True:
            try:
                self._socket.sendmsg([said], along, socket.MSG_DONTWAIT, str(self._folder / to))
            except BlockingIOError:
                if monotonic() - max(since, self._took.get(to, since)) > _PATIENCE:
                    return False
                await asyncio.sleep(_A_MOMENT)
            except OSError:  # not a process of this server, or not any more
                return False
            else:
                self._took[to] = monotonic()
                return True

    def begin(self, take: Taker) -> None:
        """From now on what others give is taken."""
        self._take, self._loop = take, asyncio.get_running_loop()
        self._thread.start()

    def end(self) -> None:
        """Nothing more is given to this process; what was, is taken."""
        with contextlib.suppress(OSError):
            self._own.unlink()
        self._bell.send(b"")  # after all that waits
        self._thread.join()
        self._bell.close()
        self._socket.close()

    def _listen(self) -> None:
        while True:
            said, files, _, _ = socket.recv_fds(self._socket, _MOST, 1)
            if not said:
                return
            if files:
                self._loop.call_soon_threadsafe(self._begin_with, files[0], said)
            else:  # too many files are open: the line is lost, and whoever called calls again
                log.error("a line could not be taken over")

    def _begin_with(self, file: int, said: bytes) -> None:
        self._tasks.add(task := asyncio.ensure_future(self._taken(file, said)))
        task.add_done_callback(self._tasks.discard)

    async def _taken(self, file: int, said: bytes) -> None:
        try:
            line = socket.socket(fileno=file)
        except OSError:
            os.close(file)
            return
        line.setblocking(False)
        try:
            await self._take(line, said)
        except OSError:  # nobody is there any more
            line.close()
