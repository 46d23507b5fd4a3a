"""Server-sent events: each message written once, and packed once, for all screens that are told the same."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import orjson
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

_LEVEL = 4
_GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_BEGIN = b"retry: 1500\n\n"


def written(data: object) -> bytes:
    """Data as JSON."""
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)


class Message:
    """One event of a stream; ``id`` is the mark a screen comes back with. It is kept as it is sent: the data that it
    was made of takes ten times the room."""

    def __init__(self, name: str, data: dict[str, Any], id: str = "") -> None:
        self.name = name
        mark = f"id: {id}\n" if id else ""
        self.text = f"event: {name}\n{mark}data: ".encode() + written(data) + b"\n\n"

    @property
    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = orjson.loads(self.text[self.text.index(b"\ndata: ") + 7 :])
        return told


ALIVE = Message("alive", {})


@lru_cache(maxsize=64)
def burst(messages: tuple[Message, ...], pack: bool) -> bytes:
    """What leaves together, put together once for all screens that are told the same. The steps of a move say much the
    same one after the other: packed together they take little."""
    text = b"".join(message.text for message in messages)
    return packed(text) if pack else text


def packed(text: bytes) -> bytes:
    """A piece of a gzip stream that leans on nothing before it, and on which nothing after it leans."""
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, -15)
    return packer.compress(text) + packer.flush(zlib.Z_FULL_FLUSH)


class Stream(Response):
    """What comes out of a queue, until None does or the screen is closed; then ``ended`` is called."""

    media_type = "text/event-stream"

    def __init__(self, queue: asyncio.Queue[Message | None], ended: Callable[[], None], pack: bool) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        if pack:
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        super().__init__(headers=headers)
        del self.headers["content-length"]
        self._queue = queue
        self._ended = ended
        self._pack = pack

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        watch = asyncio.create_task(self._until_closed(receive))
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            await self._send(send, _GZIP_HEAD + packed(_BEGIN) if self._pack else _BEGIN)
            more = True
            while more:
                messages, more = await self._next()
                if messages:
                    await self._send(send, burst(messages, self._pack))
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            watch.cancel()
            self._ended()

    async def _send(self, send: Send, body: bytes) -> None:
        await send({"type": "http.response.body", "body": body, "more_body": True})

    async def _next(self) -> tuple[tuple[Message, ...], bool]:
        """All that waits to be sent, and whether there will be more: a burst of moves is one packet."""
        found, message = list[Message](), await self._queue.get()
        while message is not None:
            found.append(message)
            if self._queue.empty():
                return tuple(found), True
            message = self._queue.get_nowait()
        return tuple(found), False

    async def _until_closed(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._queue.put_nowait(None)
