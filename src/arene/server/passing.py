"""A request for a table that another process keeps is passed on to it, and its answer back: streams too."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Sequence

import httpx
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arene.server.neighbours import Neighbours, refuses
from arene.server.problems import Problem, told
from arene.store import Unavailable

_TABLE = re.compile(r"/(?:api/matches|t)/([^/]+)")
_PASSED = b"x-arene-passed"  # by whom and for whom: signed with what only processes on this database know
_OWN = (b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"upgrade", _PASSED)  # of one line only
_PATIENCE = 6.0  # seconds for a table to find its new keeper
_A_MOMENT = 0.2


class Seal:
    """What a process writes on a request that it passes on, and reads on one that comes to it."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="passed")

    def write(self, scope: Scope) -> bytes:
        host, port = scope.get("client") or ("", 0)
        sealed = self._signer.dumps([host, port, scope["scheme"]])
        return sealed.encode() if isinstance(sealed, str) else sealed

    def read(self, scope: Scope) -> tuple[str, int, str] | None:
        """For whom another process passed a request on: his address and scheme."""
        for name, sealed in scope["headers"]:
            if name == _PASSED:
                with contextlib.suppress(BadSignature):
                    host, port, scheme = self._signer.loads(sealed, max_age=60)
                    return host, port, scheme
        return None


class FromNeighbours:
    """Before anything is looked at: what another process passed on comes from whom that one says."""

    def __init__(self, app: ASGIApp, address: str, seal: Seal) -> None:
        self.app = app
        self._port = int(address.rpartition(":")[2])
        self._seal = seal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope.get("server", ("", 0))[1] == self._port:
            known = self._seal.read(scope)
            if known is None:  # nobody has business here but the other processes
                await told(Request(scope), Problem(403, "inside"))(scope, receive, send)
                return
            scope["client"], scope["scheme"] = known[:2], known[2]
            scope["passed"] = True
        await self.app(scope, receive, send)


class PassOn:
    """In front of everything that knows tables."""

    def __init__(self, app: ASGIApp, neighbours: Neighbours, seal: Seal) -> None:
        self.app = app
        self.neighbours = neighbours
        self._seal = seal
        self._client = httpx.AsyncClient(
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=200, keepalive_expiry=2),
            timeout=httpx.Timeout(5, read=60, pool=None),
            trust_env=False,
            verify=False,  # nothing is encrypted here, and to read all certificates takes a while
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = _TABLE.match(scope["path"]) if scope["type"] == "http" else None
        if table is None or self.neighbours.tables.has(table[1]):
            await self.app(scope, receive, send)
        else:
            await self._to_keeper(table[1], scope, receive, send)

    async def _to_keeper(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        loop = asyncio.get_running_loop()
        deadline, body = loop.time() + _PATIENCE, None
        while True:
            address = await self._keeper(table)
            if address is None or self.neighbours.tables.has(table):
                await self.app(scope, receive if body is None else _with(body, receive), send)
                return
            if "passed" not in scope:  # twice would be once round
                body = await _read(receive) if body is None else body
                with contextlib.suppress(httpx.ConnectError):
                    await self._pass(address, body, scope, receive, send)
                    return
                if await refuses(address) and not await self._take_over(address, table):
                    await told(Request(scope), Problem(503, "storage"))(scope, receive, send)
                    return
            if loop.time() > deadline:
                await told(Request(scope), Problem(503, "moving"))(scope, receive, send)
                return
            await asyncio.sleep(_A_MOMENT)

    async def _keeper(self, table: str) -> str | None:
        """The address of whoever keeps a table; None: it is answered here, also where nobody can be asked."""
        try:
            return await asyncio.to_thread(self.neighbours.store.claim, table)
        except Unavailable:
            return None

    async def _take_over(self, address: str, table: str) -> bool:
        """Whether a table of a dead process can be taken over, or at least be shown while nothing can be written."""
        with contextlib.suppress(Unavailable):
            await self.neighbours.bury(address)
        try:
            if await self._keeper(table) == address:
                self.neighbours.tables.show(table)
        except Unavailable:
            return False
        return True

    async def _pass(self, address: str, body: bytes, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [*_without(scope["headers"]), (_PASSED, self._seal.write(scope))]
        path = scope.get("raw_path") or scope["path"].encode()
        query = scope["query_string"]
        url = httpx.URL(f"http://{address}").copy_with(raw_path=path + (b"?" + query if query else b""))
        request = httpx.Request(scope["method"], url, headers=headers, content=body)
        begun = False
        try:
            answer = await self._client.send(request, stream=True)
            try:
                begun = True
                start = {"type": "http.response.start", "status": answer.status_code}
                await send({**start, "headers": _without(answer.headers.raw, keep_length=True)})
                await _until_gone(receive, _relay(answer, send))
            finally:
                await answer.aclose()
        except httpx.ConnectError:
            raise
        except httpx.TransportError:
            if not begun:  # it may have been heard and may not: whoever asked asks again
                await told(Request(scope), Problem(503, "moving"))(scope, receive, send)


async def _relay(answer: httpx.Response, send: Send) -> None:
    try:
        async for part in answer.aiter_raw():
            await send({"type": "http.response.body", "body": part, "more_body": True})
    except httpx.TransportError:
        if "content-length" in answer.headers:
            raise  # what came is not all of it
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _until_gone(receive: Receive, relaying: object) -> None:
    """Pass the answer on until its end, or until nobody listens."""

    async def gone() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    relay, left = asyncio.ensure_future(relaying), asyncio.ensure_future(gone())  # type: ignore[call-overload]
    try:
        await asyncio.wait({relay, left}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        left.cancel()
        if not relay.done():
            relay.cancel()
        await asyncio.gather(left, return_exceptions=True)
        with contextlib.suppress(asyncio.CancelledError):
            await relay


async def _read(receive: Receive) -> bytes:
    parts, more = [], True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        more = message.get("more_body", False)
    return b"".join(parts)


def _with(body: bytes, receive: Receive) -> Receive:
    """What was read already, and then what comes."""
    kept: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return kept.pop() if kept else await receive()

    return again


def _without(headers: Sequence[tuple[bytes, bytes]], keep_length: bool = False) -> list[tuple[bytes, bytes]]:
    """The headers that are meant for the other end."""
    return [
        (name, value)
        for name, value in headers
        if name.lower() not in _OWN or (keep_length and name.lower() == b"content-length")
    ]
