"""The lines people call on: each has to say what it wants in time, read what it is told, and leave room for others.

A server of one process holds so many lines and no more. Where all are taken, one that has not said yet what it wants
gives way, the one that has been silent longest: a thousand that say half a word keep nobody out.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections import Counter
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from arene.server.handing import Hands, asked_table
from arene.server.limits import household
from arene.server.settings import Settings, within

try:
    import resource
except ImportError:  # Windows: it has no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger("arene.server")

_KEPT_FREE = 124  # files that are not lines: the database, bots, the program itself
_LONGEST_HEAD = 65536  # bytes in which a request says what it wants
_MOST_HEADERS = 200  # lines of it


class Lines:
    """All lines of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.connections, _files() - _KEPT_FREE)
        self.open = 0
        self.refused = 0
        self._by_address: Counter[str] = Counter()
        self.silent: dict[Line, None] = {}  # those that have not said what they want, the oldest first

    def add(self, line: Line) -> bool:
        """Whether there is room for one more."""
        crowded = self._by_address[line.household] >= self.settings.connections_per_address
        if crowded and self._is_limited(line.address) and not self._give_way(line.household):
            self.refused += 1
            return False
        if self.open >= self.most and not self._give_way():
            self.refused += 1
            return False
        self.open += 1
        self._by_address[line.household] += 1
        self.silent[line] = None
        return True

    def remove(self, line: Line) -> None:
        self.open -= 1
        self._by_address[line.household] -= 1
        if not self._by_address[line.household]:
            del self._by_address[line.household]
        self.silent.pop(line, None)

    def _is_limited(self, address: str) -> bool:
        """Behind a proxy that is trusted there are many people."""
        return self.settings.limits and bool(address) and not within(address, self.settings.trusted_proxies)

    def _give_way(self, household: str | None = None) -> bool:
        oldest = next((one for one in self.silent if household is None or one.household == household), None)
        if oldest is None:
            return False
        oldest.hang_up()
        return True


def _files() -> int:
    """How many files may be open: as many as the system lets one have."""
    if resource is None:
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft


class Line(HttpToolsProtocol):
    """One line: uvicorn's, with a time for each thing that somebody may be slow at."""

    lines: Lines
    inside: int
    hands: Hands | None

    def __init__(self, *given: Any, said: bytes = b"", **named: Any) -> None:
        """``said``: what another process heard on it before it gave the line away."""
        super().__init__(*given, **named)
        self.address = self.household = ""
        self._said = said
        self._held = False
        self._within = False  # a request that has begun and is not whole
        self._stays = True  # whatever it asks for
        self._giving: asyncio.Task[None] | None = None
        self._head = 0  # bytes of a request that has not said yet what it wants
        self._waits: asyncio.TimerHandle | None = None  # for a whole request
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        from_inside = self.server is not None and self.server[1] == self.inside
        self._stays = self.hands is None or from_inside
        self.address = self.client[0] if self.client and not from_inside else ""  # one process speaks for many people
        self.household = household(self.address)
        self._held = self.lines.add(self)
        if self._held:
            self._wait(self.lines.settings.head_seconds)
            if self._said:
                self._hear(self._said)
        else:
            transport.write(
                b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            )
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._read_again()
        if self._held:
            self._held = False
            self.lines.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._held:
            return
        table = None if self._stays or not self._is_between_requests() else asked_table(data)
        if table is None or self.hands is None or self.hands.is_here(table):
            self._hear(data)
        else:
            self._rest()  # it has said what it wants: however long that takes here, it is not too slow
            self.flow.pause_reading()
            self._unset_keepalive_if_required()
            self._giving = self.loop.create_task(self._give(self.hands, table, data))

    def _is_between_requests(self) -> bool:
        """Whether all that was asked is answered, and the next request has not begun."""
        answered = self.cycle is None or self.cycle.response_complete
        return answered and not self._within and not self.pipeline and not self.transport.get_write_buffer_size()

    async def _give(self, hands: Hands, table: str, said: bytes) -> None:
        """The line goes to whoever keeps the table; where it stays, what was said is heard here."""
        given = False
        try:
            given = await hands.give(table, self.transport.get_extra_info("socket").fileno(), said)
        except Exception as error:  # the database does not answer: who asked is told so
            log.error("no look for the keeper of a table: %s", error)
        if self.transport.is_closing():
            return
        if given:
            self.hang_up()  # only this end of it
        else:
            self._hear(said)
            self.flow.resume_reading()

    def _hear(self, data: bytes) -> None:
        before = self.cycle
        self._head += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._head > _LONGEST_HEAD:
            self.send_400_response("The head of the request is too long.")
        elif self.cycle is None or self.cycle.response_complete:  # a request has begun, and one does not know which
            if self._waits is None:
                self._wait(self.lines.settings.head_seconds)
        elif not self.cycle.more_body:
            self._rest()
        elif self.cycle is not before:  # what is asked is known, the rest is to follow
            self._wait(self.lines.settings.body_seconds)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._within = True

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._within = False

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= _MOST_HEADERS:
            raise ValueError("too many headers")  # the parser gives up, and 400 is answered
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head = 0  # what came with it was no head

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._held and not self.transport.is_closing() and self.cycle.response_complete:
            self.lines.silent[self] = None  # until the next request comes, if it does

    def _wait(self, seconds: float) -> None:
        """Until a whole request is there; until then this line is one that may give way."""
        self._rest()
        self.lines.silent[self] = None
        self._waits = self.loop.call_later(seconds, self.hang_up)

    def _rest(self) -> None:
        self.lines.silent.pop(self, None)
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None

    def hang_up(self) -> None:
        """Who is too slow, or has to give way. Nothing is said: nobody listens who has not asked."""
        if self._held:
            self._held = False
            self.lines.remove(self)
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.lines.settings.reader_seconds, self.hang_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_again()

    def _read_again(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Site(uvicorn.Server):
    """The web server. Before it stops, every screen is told that it will be back, and its stream ends at once: nobody
    sits before a table that says nothing."""

    def __init__(self, config: uvicorn.Config, hands: Hands | None = None) -> None:
        super().__init__(config)
        self._hands = hands

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._hands is not None:
            self._hands.begin(self._take)

    async def _take(self, line: socket.socket, said: bytes) -> None:
        """A line that another process heard first."""
        kind, state = self.config.http_protocol_class, self.lifespan.state

        def made() -> Line:
            answers = kind(config=self.config, server_state=self.server_state, app_state=state, said=said)  # type: ignore[call-arg]
            assert isinstance(answers, Line)
            return answers

        await asyncio.get_running_loop().connect_accepted_socket(made, line)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._hands is not None:
            self._hands.end()
        app = self.config.app
        if isinstance(app, FastAPI):
            app.state.stopping = True
            app.state.tables.say_goodbye()
        await super().shutdown(sockets)


def protocol(settings: Settings, inside: int = 0, hands: Hands | None = None) -> type[Line]:
    """The kind of line a server with these settings answers on; ``inside`` is the port for other processes."""
    return type("Line", (Line,), {"lines": Lines(settings), "inside": inside, "hands": hands})
