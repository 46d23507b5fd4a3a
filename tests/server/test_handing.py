"""Between the processes of one server whole lines change hands: whoever keeps a table answers on them himself."""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from arene.server import app as application
from arene.server import handing
from arene.server.handing import Hands
from arene.server.listening import Line
from arene.server.passing import PassOn
from tests.server.helpers import Here
from tests.server.live import running
from tests.server.test_stream import messages, new_match, person


class Server:
    """Two processes, and a table at each."""

    def __init__(self, addresses: list[str], folder: Path) -> None:
        self.addresses = addresses
        self.folder = folder
        self.people = [person(address, "Ada") for address in addresses]
        self.tables = [new_match(someone, "me", "open", "bot") for someone in self.people]

    def line(self, number: int = 0) -> http.client.HTTPConnection:
        parts = urlsplit(self.addresses[number])
        return http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=20)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("handing") / "arene.db"
    with tempfile.TemporaryDirectory() as name, pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "Thinkers", Here)
        folder = Path(name)
        with (
            running(database, among_others=True, folder=folder) as one,
            running(database, among_others=True, folder=folder) as other,
        ):
            yield Server([one, other], folder)
    assert not folder.exists()


@pytest.fixture
def passed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that requests were passed on to, one by one."""
    found: list[str] = []
    passing = PassOn._pass

    async def noted(self: PassOn, address: str, *more: object) -> None:
        found.append(address)
        await passing(self, address, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(PassOn, "_pass", noted)
    return found


def asked(line: http.client.HTTPConnection, path: str) -> tuple[int, dict[str, object]]:
    line.request("GET", path)
    answer = line.getresponse()
    return answer.status, json.loads(answer.read())


def test_a_stream_is_the_keepers_own(server: Server, passed: list[str]) -> None:
    far = httpx.Client(base_url=server.addresses[0], timeout=20)
    with far.stream("GET", f"/api/matches/{server.tables[1]}/stream") as stream:
        told = messages(stream)
        assert next(told)[0] == "presence"
        server.people[1].post(f"/api/matches/{server.tables[1]}/chat", json={"text": "Ave"})
        assert next(name for name, _, _ in told if name == "chat")
    assert not passed


def test_one_line_may_ask_for_tables_of_both(server: Server, passed: list[str]) -> None:
    line = server.line()
    for table in [*server.tables, *server.tables]:
        assert asked(line, f"/api/matches/{table}")[1]["match"] == table
        assert asked(line, "/healthz")[0] == 200
    assert asked(line, "/api/matches/none-such")[0] == 404
    assert not passed


def test_a_request_that_is_given_away_keeps_its_body(server: Server, passed: list[str]) -> None:
    """Also where only its head was heard before."""
    table, said = server.tables[1], json.dumps({"text": "Salve"}).encode()
    token = server.people[1].get("/api/me").json()["token"]
    head = f"POST /api/matches/{table}/chat HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(said)}\r\n\r\n"
    with _raw(server) as line:
        line.sendall(head.encode())
        line.sendall(said)
        assert b"Salve" in _answer(line)
    assert not passed


def test_what_looks_like_a_request_inside_a_body_is_none(server: Server) -> None:
    """Else whoever shares a proxy's line could put words into others' mouths."""
    fake = f"GET /api/matches/{server.tables[1]} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    head = (
        f"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(fake) + 1}\r\n\r\n"
    )
    with _raw(server) as line:
        line.sendall(head.encode() + b"{")
        line.sendall(fake)
        assert _answer(line).startswith(b"HTTP/1.1 422")
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: ")
        line.sendall(fake)  # the rest of the head
        assert b'"ok"' in _answer(line)


def test_a_line_that_waits_to_be_given_is_not_taken_for_a_silent_one(
    server: Server, passed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has said all there is to say: in a crowd its turn may come later than a slow request is waited for."""
    giving = Hands.give
    seen: list[bool] = []

    async def noted(self: Hands, table: str, line: int, said: bytes) -> bool:
        waiting = [one for one in gc.get_objects() if isinstance(one, Line) and one._giving and not one._giving.done()]
        seen.extend(one in one.lines.silent or one._waits is not None for one in waiting)
        return await giving(self, table, line, said)

    monkeypatch.setattr(Hands, "give", noted)
    assert asked(server.line(), f"/api/matches/{server.tables[1]}")[0] == 200
    assert seen == [False] and not passed


def test_many_lines_change_hands_at_once(server: Server, passed: list[str]) -> None:
    request = f"GET /api/matches/{server.tables[1]} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    lines = [_raw(server) for _ in range(60)]
    for line in lines:
        line.sendall(request)
    for line in lines:
        assert server.tables[1].encode() in _answer(line)
        line.close()
    assert not passed


def test_a_keeper_that_is_busy_takes_lines_all_the_same(tmp_path: Path) -> None:
    """More than the system lets wait."""
    giver = Hands(tmp_path, "one", lambda table: False, lambda table: "other")
    keeper = Hands(tmp_path, "other", lambda table: True, lambda table: None)
    taken: list[bytes] = []

    async def take(line: socket.socket, said: bytes) -> None:
        taken.append(said)
        line.close()

    async def give(ends: tuple[socket.socket, socket.socket]) -> list[bool]:
        return await asyncio.gather(*(giver.give("table", ends[0].fileno(), b"%d" % number) for number in range(200)))

    async def keep() -> None:
        keeper.begin(take)
        ends = socket.socketpair()
        assert all(asyncio.run_coroutine_threadsafe(give(ends), elsewhere).result(60))  # meanwhile nothing is done here
        keeper.end()
        while len(taken) < 200:
            await asyncio.sleep(0.001)
        for end in ends:
            end.close()

    elsewhere = asyncio.new_event_loop()
    thread = threading.Thread(target=elsewhere.run_forever)
    thread.start()
    asyncio.run(keep())
    elsewhere.call_soon_threadsafe(elsewhere.stop)
    thread.join()
    elsewhere.close()
    assert sorted(taken, key=int) == [b"%d" % number for number in range(200)]


def test_a_keeper_is_waited_for_as_long_as_it_takes_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many wait before one; a keeper that takes none is not waited for by each of them in turn."""
    now, stands = 0.0, False

    class Slow:
        tried = 0

        def sendmsg(self, *_: object) -> None:
            nonlocal now
            self.tried += 1
            if stands or self.tried % 2:
                now += 3
                raise BlockingIOError

    async def at_once(work: Callable[..., object], *args: object) -> object:
        return work(*args)

    async def give() -> list[bool]:
        return await asyncio.gather(*(giver.give("table", 0, b"x") for _ in range(20)))

    giver = Hands(tmp_path, "one", lambda table: False, lambda table: "other")
    monkeypatch.setattr(handing, "monotonic", lambda: now)
    monkeypatch.setattr(handing, "_A_MOMENT", 0)
    monkeypatch.setattr(giver, "_socket", slow := Slow())
    monkeypatch.setattr(asyncio, "to_thread", at_once)  # all of them wait from the same moment, on a busy machine too
    assert all(asyncio.run(give()))
    stands, slow.tried = True, 0
    giver._turns.clear()  # they belong to a loop that has ended
    assert not any(asyncio.run(give())) and slow.tried < 25


def test_where_the_keeper_takes_no_lines_requests_are_passed_on(server: Server, passed: list[str]) -> None:
    hidden = {path: path.with_name(f"not-{path.name}") for path in server.folder.iterdir()}
    for path, aside in hidden.items():
        path.rename(aside)
    assert asked(server.line(), f"/api/matches/{server.tables[1]}")[1]["match"] == server.tables[1]
    for path, aside in hidden.items():
        aside.rename(path)
    assert len(passed) == 1


def _raw(server: Server) -> socket.socket:
    parts = urlsplit(server.addresses[0])
    return socket.create_connection((parts.hostname or "", parts.port or 0), 20)


def _answer(line: socket.socket) -> bytes:
    """One answer of a known length."""
    told = b""
    while b"\r\n\r\n" not in told:
        told += line.recv(65536) or b"\r\n\r\n"
    head, _, body = told.partition(b"\r\n\r\n")
    length = next((int(one.split(b":")[1]) for one in head.split(b"\r\n") if one.startswith(b"content-length")), 0)
    while len(body) < length:
        body += line.recv(65536)
    return head + body
