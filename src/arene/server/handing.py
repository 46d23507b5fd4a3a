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
from array import array
from collections.abc import Awaitable, Callable
from pathlib import Path

log = logging.getLogger("arene.server")

_ASKED = re.compile(rb"[A-Z]{3,7} /(?:api/matches|t)/([A-Za-z0-9_-]{1,40})[/? ]")  # how a request for a table begins
_MOST = 65536  # bytes that are given along
_AT_ONCE = 64  # lines taken before others have their turn
_PATIENCE = 2.0  # seconds for a keeper that has many lines to take
_A_MOMENT = 0.002

Taker = Callable[[socket.socket, bytes], Awaitable[object]]


def asked_table(said: bytes) -> str | None:
    """The table that a request is for, by its first bytes."""
    found = _ASKED.match(said)
    return None if found is None else found[1].decode()


class Hands:
    """Gives lines to the other processes of this server and takes theirs."""

    def __init__(
        self, folder: Path, address: str, is_here: Callable[[str], bool], keeper: Callable[[str], str | None]
    ) -> None:
        self.is_here = is_here  # whether a table is in memory
        self._keeper = keeper  # the address of whoever keeps a table; None: this process does, from now on
        self._folder = folder
        self._own = folder / address
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._own))
        self._tasks: set[asyncio.Task[object]] = set()

    async def give(self, table: str, line: int, said: bytes) -> bool:
        """Whether the keeper of a table has this line from now on."""
        if len(said) > _MOST:
            return False
        address = await asyncio.to_thread(self._keeper, table)
        if address is None:
            return False
        along = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [line]))]
        loop = asyncio.get_running_loop()
        deadline = loop.time() + _PATIENCE
        while True:
            try:
                self._socket.sendmsg([said], along, 0, str(self._folder / address))
            except BlockingIOError:
                if loop.time() > deadline:
                    return False
                await asyncio.sleep(_A_MOMENT)
            except OSError:  # not a process of this server, or not any more
                return False
            else:
                return True

    def begin(self, take: Taker) -> None:
        """From now on what others give is taken."""
        self._take = take
        asyncio.get_running_loop().add_reader(self._socket, self._look)

    def end(self) -> None:
        """Nothing more is given to this process; what was, is taken."""
        with contextlib.suppress(OSError):
            self._own.unlink()
        asyncio.get_running_loop().remove_reader(self._socket)
        while self._look():
            pass
        self._socket.close()

    def _look(self) -> bool:
        """Take some; whether there may be more."""
        for _ in range(_AT_ONCE):
            try:
                said, files, _, _ = socket.recv_fds(self._socket, _MOST, 1)
            except BlockingIOError:
                return False
            except OSError as error:  # too many files are open: the line is lost, and whoever called calls again
                log.error("a line could not be taken over: %s", error)
                return False
            if files:
                self._tasks.add(task := asyncio.ensure_future(self._taken(files[0], said)))
                task.add_done_callback(self._tasks.discard)
        return True

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
