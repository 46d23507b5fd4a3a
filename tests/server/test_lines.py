"""Lines that are slow, silent or too many: they are hung up, and nobody else notices."""

from __future__ import annotations

import http.client
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from arene.server import listening
from arene.server.limits import household
from arene.server.listening import Lines
from arene.server.settings import Settings
from tests.patience import until
from tests.server.live import running

HALF_HEAD = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_BODY = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
QUICK = Settings(head_seconds=1, body_seconds=1, reader_seconds=1, limits=False)


@contextmanager
def lines(address: str, count: int, said: bytes) -> Iterator[list[socket.socket]]:
    """So many lines that say something and wait."""
    parts = urlsplit(address)
    held: list[socket.socket] = []
    try:
        for _ in range(count):
            line = socket.create_connection((parts.hostname or "", parts.port or 0), 10)
            held.append(line)
            line.sendall(said)
        yield held
    finally:
        for line in held:
            line.close()


def is_hung_up(line: socket.socket, patience: float = 30) -> bool:
    line.settimeout(patience)
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def watched_lines(monkeypatch: pytest.MonkeyPatch) -> list[Lines]:
    """The lines of every server that is started from now on."""
    made: list[Lines] = []

    class Watched(Lines):
        def __init__(self, settings: Settings) -> None:
            super().__init__(settings)
            made.append(self)

    monkeypatch.setattr(listening, "Lines", Watched)
    return made


def asks(address: str, path: str = "/api/games") -> int:
    parts = urlsplit(address)
    line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=20)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        answer.read()
        return answer.status
    finally:
        line.close()


def is_refused(address: str) -> bool:
    try:
        return asks(address) == 503
    except ConnectionError:  # hung up before the answer was read
        return True


@pytest.mark.parametrize("said", [b"", HALF_HEAD, HALF_BODY], ids=["nothing", "half a head", "half a body"])
def test_half_a_request_is_not_waited_for(tmp_path: Path, said: bytes) -> None:
    with running(tmp_path / "a.db", settings=QUICK) as address, lines(address, 3, said) as held:
        assert all(is_hung_up(line) for line in held)


def test_a_body_in_drops_has_an_end(tmp_path: Path) -> None:
    with running(tmp_path / "a.db", settings=QUICK) as address, lines(address, 1, HALF_BODY) as (line,):
        for _ in range(20):
            time.sleep(0.1)
            with suppress(ConnectionError):
                line.sendall(b" ")
        assert is_hung_up(line)


def test_a_head_without_end_is_not_kept(tmp_path: Path) -> None:
    with (
        running(tmp_path / "a.db", settings=Settings(limits=False)) as address,
        lines(address, 1, HALF_HEAD) as (line,),
    ):
        with suppress(ConnectionError):
            for _ in range(64):
                line.sendall(b"x" * 4096)
        assert is_hung_up(line)
        assert asks(address) == 200


def test_a_head_of_thousands_of_lines_is_refused(tmp_path: Path) -> None:
    many = HALF_HEAD + b"".join(b"y\r\nX-%d: " % number for number in range(5000)) + b"\r\n\r\n"
    with running(tmp_path / "a.db", settings=QUICK) as address, lines(address, 1, many) as (line,):
        assert line.recv(65536).startswith(b"HTTP/1.1 400")
        assert is_hung_up(line)
        assert asks(address) == 200


def test_who_does_not_read_is_hung_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the server takes to fill the line: nothing is read until it has hung up."""
    held = watched_lines(monkeypatch)
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200
    only_readers = Settings(reader_seconds=1, limits=False)
    with running(tmp_path / "a.db", settings=only_readers) as address, lines(address, 1, asked):
        until(lambda: held[0].open == 1)
        until(lambda: held[0].open == 0)
        assert asks(address) == 200


def test_many_half_requests_keep_nobody_out(tmp_path: Path) -> None:
    few = Settings(connections=20, limits=False)
    for said in (HALF_HEAD, HALF_BODY):
        with running(tmp_path / "a.db", settings=few) as address, lines(address, 60, said):
            assert [asks(address) for _ in range(5)] == [200] * 5


def test_an_address_has_so_many_lines(tmp_path: Path) -> None:
    few = Settings(connections_per_address=5)
    with running(tmp_path / "a.db", settings=few) as address:
        with lines(address, 5, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"):  # idle: they give way
            assert asks(address) == 200
        me = http.client.HTTPConnection(urlsplit(address).netloc, timeout=20)
        me.request("PUT", "/api/me", b'{"name": "Ada"}', {"Content-Type": "application/json"})
        cookie = str(me.getresponse().headers["set-cookie"]).split(";")[0]
        me.close()
        me = http.client.HTTPConnection(urlsplit(address).netloc, timeout=20)
        seats = b'{"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}'
        me.request("POST", "/api/matches", seats, {"Content-Type": "application/json", "Cookie": cookie})
        code = me.getresponse().read().decode().split('"match":"')[1][:9]
        me.close()
        stream = f"GET /api/matches/{code}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        with lines(address, 5, stream) as held:  # at work: they stay, and one more is refused
            for line in held:
                assert b"200 OK" in line.recv(100)
            assert is_refused(address)
            held.pop().close()
            until(lambda: asks(address) == 200)


def test_a_household_of_many_addresses_counts_as_one() -> None:
    """Of version 6 everybody has more addresses than anybody could count."""

    class Visitor:
        def __init__(self, address: str) -> None:
            self.address, self.household = address, household(address)

        def hang_up(self) -> None:
            held.remove(self)  # type: ignore[arg-type]

    def lets_in(host: str) -> bool:
        visitor = Visitor(host)
        let_in = held.add(visitor)  # type: ignore[arg-type]
        held.silent.clear()  # all are at work: nobody gives way
        return let_in

    held = Lines(Settings(connections_per_address=3, trusted_proxies=("2001:db8:1::1",)))
    assert [lets_in(f"2001:db8::{number}") for number in range(1, 6)] == [True] * 3 + [False] * 2
    assert all(lets_in(f"192.0.2.{number}") for number in range(5))
    assert all(lets_in("2001:db8:1::1") for _ in range(5)), "many people come through a proxy that is trusted"


def test_a_visitor_keeps_one_line_for_several_requests(tmp_path: Path) -> None:
    with running(tmp_path / "a.db", settings=QUICK) as address:
        line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=20)
        for _ in range(3):
            line.request("GET", "/api/games")
            answer = line.getresponse()
            answer.read()
            assert answer.status == 200 and line.sock is not None
            time.sleep(0.6)
        line.close()
