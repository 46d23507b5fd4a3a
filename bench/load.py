"""How long a move takes from when it was due until it is on four screens, while many tables are played at once.

``python bench/load.py --tables 100`` starts a server of its own. At every table this program plays one seat on a beat,
regular bots play the others, and four screens follow the stream: the seat's and three spectators'. The clock of a move
starts when the move was due, not when this program got round to sending it, and nothing is left out: what has not come
after ``--late`` seconds counts as that long and is told. ``--peer FOLDER`` plays the same beat against boardgame.io
(``npm install boardgame.io`` there) right afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import uvloop

from arene.core.game import load_game

SCREENS = 4
_HIDDEN = 1.0  # seconds after which a screen that was shown nothing is asked whether there was anything to show
ALONE = (
    "--limits",
    "off",
    "--connections-per-address",
    "100000",
    "--connections",
    "100000",
)  # one address is everybody
_PEER = Path(__file__).with_name("peer.cjs")


class Line:
    """One kept connection that speaks HTTP/1.1 and JSON."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.token = token
        self._pipe: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def connect(
        self, method: str, path: str, body: bytes = b"", gzip: bool = False
    ) -> tuple[asyncio.StreamReader, int, int]:
        """Ask, and read the head of the answer: its status and length."""
        if self._pipe is None:
            self._pipe = await asyncio.open_connection("127.0.0.1", self.port, limit=2**23)
        reader, writer = self._pipe
        head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
        head += ["Content-Type: application/json"] if body else []
        head += [f"Authorization: Bearer {self.token}"] if self.token else []
        head += ["Accept-Encoding: gzip"] if gzip else []
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        status, length = int((await reader.readline()).split()[1]), 0
        while (line := await reader.readline()).strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return reader, status, length

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        data = b"" if body is None else json.dumps(body).encode()
        try:
            reader, status, length = await self.connect(method, path, data)
        except (OSError, IndexError):  # the server closed a connection that had been idle: its right
            self.close()
            reader, status, length = await self.connect(method, path, data)
        told = await reader.readexactly(length)
        return status, json.loads(told) if told else None

    def close(self) -> None:
        if self._pipe is not None:
            self._pipe[1].close()
            self._pipe = None


async def pieces(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The body of an answer that comes in pieces, until it ends."""
    while size := int(await reader.readline() or b"0", 16):
        yield (await reader.readexactly(size + 2))[:-2]


class Body:
    """The same for a protocol. Pieces end where messages do as long as whoever keeps the table answers himself; whoever
    passes a stream on cuts it anywhere."""

    def __init__(self) -> None:
        self._unread = b""
        self._begun = False  # whether the head of the answer is over
        self.ended = False

    def read(self, data: bytes) -> bytes:
        """What there is of it now, in whole pieces."""
        self._unread += data
        if not self._begun:
            end = self._unread.find(b"\r\n\r\n")
            if end < 0:
                return b""
            self._begun, self._unread = True, self._unread[end + 4 :]
        whole, at = [], 0
        while (end := self._unread.find(b"\r\n", at)) >= 0:
            begin, size = end + 2, int(self._unread[at:end], 16)
            if len(self._unread) < begin + size + 2:
                break
            whole.append(self._unread[begin : begin + size])
            self.ended = not size
            at = begin + size + 2
        self._unread = self._unread[at:]
        return b"".join(whole)


class Screen(asyncio.Protocol):
    """One open stream: how many events it has been shown, and when each came. It reads no more than that, but for the
    screen that ``keeps`` the table itself too: a browser works on a machine of its own, this program beside the
    server."""

    def __init__(self, keeps: bool) -> None:
        self.keeps = keeps
        self.table = b""
        self.count = -1
        self.came: dict[int, float] = {}
        self.changed = asyncio.Event()
        self.closed = False
        self._body = Body()
        self._unread = b""
        self._line: asyncio.Transport | None = None

    async def follow(self, port: int, token: str, match: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            self._line, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        except OSError:
            self.connection_lost(None)
            return
        head = f"GET /api/matches/{match}/stream?panels=false HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        self._line.write(f"{head}\r\n".encode())

    def close(self) -> None:
        if self._line is not None:
            self._line.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self.changed.set()

    def data_received(self, data: bytes) -> None:
        """A message ends with an empty line; only tables have a mark, and nothing but a mark begins like one."""
        self._unread += self._body.read(data)
        end = max(0, self._unread.rfind(b"\n\n"))
        told, self._unread = self._unread[:end], self._unread[end:]
        place = told.rfind(b"\nid: ")
        if place >= 0:
            mark = int(told[place + 5 : told.index(b".", place)])
            data = told[told.index(b"\ndata: ", place) + 7 :].split(b"\n", 1)[0] if self.keeps else b""
            self._show(mark, data)
        if self._body.ended:  # the table has gone elsewhere; the line itself stays
            self.close()

    def _show(self, mark: int, table: bytes) -> None:
        now = time.perf_counter()
        self.came.update(dict.fromkeys(range(self.count + 1, mark + 1), now))
        self.count, self.table = mark, table
        self.changed.set()

    async def wait(self, seconds: float) -> None:
        """Until it is shown something, or so long."""
        self.changed.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.changed.wait(), max(0.001, seconds))

    async def beyond(self, count: int, until: float) -> bool:
        """Whether it is shown more than so many events before a time."""
        while self.count <= count and not self.closed and time.perf_counter() < until:
            await self.wait(until - time.perf_counter())
        return self.count > count


class Run:
    """What is asked for, and what was measured."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.games: list[str] = args.games.split(",")
        self.beat: float = args.beat
        self.late: float = args.late
        self.took: list[float] = []  # from due to shown, for every move and screen
        self.answers: list[float] = []  # from due to answered
        self.counts: Counter[str] = Counter()
        self.ready = 0
        self.begin = asyncio.Event()
        self.until = float("inf")

    @property
    def ended(self) -> bool:
        return time.perf_counter() > self.until


class Table:
    """One seat that is played, and four screens."""

    def __init__(self, run: Run, port: int, game: str) -> None:
        self.run = run
        self.port = port
        self.game = game
        self.line = Line(port)
        self.match = ""
        self.screens: list[Screen] = []
        self._looks: dict[str, asyncio.Task[int]] = {}  # of the move under way

    async def play(self) -> None:
        _, me = await self.line.ask("PUT", "/api/me", {"name": "Load"})
        self.line.token = me["token"]
        first = True
        while not self.run.ended:
            async with self._opened():
                if first:
                    self.run.ready += 1
                    await self.run.begin.wait()
                    await asyncio.sleep(random.uniform(0, self.run.beat))
                    first = False
                await self._match()
        self.line.close()

    @contextlib.asynccontextmanager
    async def _opened(self) -> AsyncIterator[None]:
        bots = load_game(self.game).laid_for() - 1
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "regular"}] * bots]
        _, head = await self.line.ask("POST", "/api/matches", {"game": self.game, "seats": seats})
        self.match = head["match"]
        self.screens = [Screen(number == 0) for number in range(SCREENS)]
        for number, screen in enumerate(self.screens):
            await screen.follow(self.port, self.line.token if number == 0 else "", self.match)
        try:
            yield
        finally:
            for screen in self.screens:
                screen.close()

    async def _match(self) -> None:
        own, key = self.screens[0], 0
        while not self.run.ended and not own.closed:
            table = json.loads(own.table) if own.table else None
            if table is not None and table["over"]:
                self.run.counts["finished"] += 1
                return
            if table is None or not table["prompt"]["yours"]:
                await own.wait(30)
                continue
            due = time.perf_counter() + random.uniform(0.5, 1.5) * self.run.beat
            await asyncio.sleep(due - time.perf_counter())
            if not self.run.ended:
                key += 1
                await self._move(table, key, due)
        self.run.counts["closed streams"] += own.closed

    async def _move(self, table: dict[str, Any], key: int, due: float) -> None:
        before = [screen.count for screen in self.screens]
        action = random.choice(table["actions"])["action"]
        sent = {"actions": [action], "prompt": table["prompt"]["id"], "key": str(key)}
        status, _ = await self.line.ask("POST", f"/api/matches/{self.match}/actions", sent)
        self.run.counts[f"status {status}"] += 1
        self.run.answers.append(time.perf_counter() - due)
        if status == 200:
            self._looks = {}
            await asyncio.gather(*(self._arrival(number, before[number], due) for number in range(SCREENS)))

    async def _arrival(self, number: int, before: int, due: float) -> None:
        """A move on one screen. What is hidden from it never comes: the table itself says so when it is asked."""
        screen = self.screens[number]
        if not await screen.beyond(before, time.perf_counter() + _HIDDEN):
            if await self._count(self.line.token if number == 0 else "") <= before:
                self.run.counts["hidden"] += 1
                return
            if not await screen.beyond(before, due + self.run.late):
                self.run.counts["late"] += 1
                self.run.took.append(self.run.late)
                return
        self.run.took.append(screen.came[before + 1] - due)

    async def _count(self, token: str) -> int:
        """How many events there are to be shown by now; asked once for all screens that are told the same."""

        async def look() -> int:
            line = Line(self.port, token)
            _, told = await line.ask("GET", f"/api/matches/{self.match}?panels=false")
            line.close()
            return int(told["seen"].split(".")[0])

        if token not in self._looks:
            self._looks[token] = asyncio.create_task(look())
        return await self._looks[token]


class Process:
    """A server, with whatever processes it starts."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str] | None = None) -> None:
        self.port = port
        self._process = subprocess.Popen(command, env=environment)

    async def up(self) -> None:
        for _ in range(300):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            await asyncio.sleep(0.1)
        raise SystemExit("the server does not start")

    def _all(self) -> Iterable[Path]:
        """The folders of the process and of its descendants, in /proc."""
        children, found, waiting = _children(), list[int](), [self._process.pid]
        while waiting:
            found.append(waiting.pop())
            waiting += children.get(found[-1], [])
        return [Path("/proc") / str(pid) for pid in found]

    def workers(self) -> list[int]:
        """Where there are several: the processes that serve, copies of one that the first of all started for that."""
        children = _children()
        serving = [children.get(child, []) for child in children.get(self._process.pid, [])]
        return max(serving, key=len)

    def processor(self) -> float:
        """Seconds of processor so far."""
        ticks = 0
        for folder in self._all():
            parts = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(parts[11]) + int(parts[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """MiB in use, what processes share counted in parts."""
        kilobytes = 0
        for folder in self._all():
            lines = (folder / "smaps_rollup").read_text().splitlines()
            kilobytes += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return kilobytes / 1024

    def end(self) -> None:
        self._process.send_signal(signal.SIGINT)  # as if somebody pressed Ctrl-C: a profile is written too
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()


def _children() -> dict[int, list[int]]:
    """The processes that each process started."""
    found: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(stat.read_text().rsplit(")", 1)[1].split()[1])
            found.setdefault(parent, []).append(int(stat.parent.name))
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def quantiles(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    if not ordered:
        return "nothing measured"
    places = [("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0)]
    return ", ".join(
        f"{name} {ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000:.0f} ms" for name, part in places
    )


async def measured(run: Run, server: Process, args: argparse.Namespace) -> None:
    names = [run.games[number % len(run.games)] for number in range(args.tables)]
    tasks = [asyncio.create_task(Table(run, server.port, game).play()) for game in names]
    began = time.perf_counter()
    while run.ready < args.tables and time.perf_counter() - began < args.setup:
        await asyncio.sleep(0.1)
    opened = time.perf_counter() - began
    run.until = time.perf_counter() + args.seconds
    before, own, memories = server.processor(), time.process_time(), [server.memory()]
    run.begin.set()
    while (left := run.until - time.perf_counter()) > 0:
        await asyncio.sleep(min(60, left))
        memories.append(server.memory())
    used, own = server.processor() - before, time.process_time() - own
    await asyncio.wait(tasks, timeout=run.late + 5)
    for task in tasks:
        if task.done() and task.exception() is not None:
            run.counts[repr(task.exception())[:100]] += 1
        task.cancel()
    rounds = max(1, run.counts["status 200"])
    print(
        f"{args.tables} tables ({args.games}), {run.ready} ready after {opened:.1f} s, {args.seconds:.0f} s measured,"
    )
    print(f"  a move every {run.beat:g} s, machine's load {os.getloadavg()[0]:.1f}")
    print(f"  due to shown, {len(run.took)} arrivals: {quantiles(run.took)}")
    print(f"  due to answered, {len(run.answers)} moves: {quantiles(run.answers)}")
    print(f"  processor {used / rounds * 1000:.1f} ms a round, {used / args.seconds:.0%} of a core;", end=" ")
    print(f"this program {own / args.seconds:.0%} of a core")
    print(f"  memory, minute by minute: {' → '.join(f'{one:.0f}' for one in memories)} MiB")
    print("  " + ", ".join(f"{name}: {count}" for name, count in sorted(run.counts.items())), flush=True)


async def arene(args: argparse.Namespace) -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = args.db or str(Path(folder) / "load.db")
        command = [sys.executable, "-m", "arene.cli", "serve", "--port", str(port), "--db", database, *ALONE]
        server = Process([*command, *args.serve.split()], port)
        try:
            await server.up()
            await measured(Run(args), server, args)
        finally:
            server.end()


async def peer(args: argparse.Namespace) -> None:
    """The same beat against boardgame.io: no bots, no disk, a state of 2 kB, and the three screens that do not move."""
    os.environ["NODE_PATH"] = str(Path(args.peer).absolute() / "node_modules")
    port = free_port()
    server = Process(["node", str(_PEER), "serve", str(port)], port)
    try:
        await server.up()
        before = server.processor()
        played = await asyncio.create_subprocess_exec(
            *("node", str(_PEER), "load", str(port), str(args.tables), str(args.seconds), str(args.beat))
        )
        await played.wait()
        print(f"  processor {(server.processor() - before) / args.seconds:.0%} of a core; {server.memory():.0f} MiB")
    finally:
        server.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--beat", type=float, default=6, help="seconds a person thinks, on average")
    parser.add_argument("--games", default="sponsio", help="names, with commas; the tables take them in turn")
    parser.add_argument("--late", type=float, default=20, help="seconds after which a move counts as late")
    parser.add_argument("--setup", type=float, default=120, help="seconds to open the tables at most")
    parser.add_argument("--db", help="the database of the server; otherwise a new SQLite file")
    parser.add_argument("--serve", default="", help="more arguments of arene serve, such as “--workers 2”")
    parser.add_argument("--peer", help="the folder where boardgame.io is installed")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the servers inherit it
    uvloop.run(arene(args))
    if args.peer:
        uvloop.run(peer(args))


if __name__ == "__main__":
    main()
