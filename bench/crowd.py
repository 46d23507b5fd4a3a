"""Many at once: a start with a thousand matches under way, a thousand spectators at one table, two thousand screens
that come back together, one of two processes killed while a thousand screens follow their tables.

``python -m bench.crowd start``, ``… spectators``, ``… reconnect``, ``… killed``; each starts a server of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from arene.core.game import GAMES
from arene.store import open_store
from bench.load import ALONE, Line, Process, free_port, pieces
from bench.memory import stored

_BACK = 1.5  # seconds after which a screen calls again
_PATIENCE = 300  # seconds: what is slow is told, not broken off
_OWN = {"matches": "id", "seats": "match", "moves": "match", "snapshots": "match"}


@asynccontextmanager
async def served(database: str, *more: str) -> AsyncIterator[Process]:
    port = free_port()
    command = [sys.executable, "-m", "arene.cli", "serve", "--port", str(port), "--db", database, *ALONE, *more]
    server = Process(command, port)
    try:
        yield server
    finally:
        server.end()


async def at_rest(server: Process) -> None:
    """Until it has nothing to do but to read its words on, for ten seconds at most."""
    used, until = -1.0, time.perf_counter() + 10
    while server.processor() - used > 0.3 and time.perf_counter() < until:
        used = server.processor()
        await asyncio.sleep(1)


async def all_kept(path: Path) -> None:
    """Until the server has looked at every match."""
    with sqlite3.connect(path) as db:
        while db.execute("SELECT 1 FROM matches WHERE owner IS NULL LIMIT 1").fetchone():
            await asyncio.sleep(0.1)


# ---- a start


def under_way(path: Path, count: int, moves: int) -> None:
    """So many matches of all games, none of them finished."""
    store = open_store(path)
    for game in GAMES:
        stored(store, game, moves)
    store.close()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE matches SET owner = NULL")
        for table, key in _OWN.items():
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            taken = ", ".join(f"{key} || '-' || n.i" if name == key else f"one.{name}" for name in columns)
            numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count // len(GAMES)})"
            db.execute(f"{numbers} INSERT INTO {table} SELECT {taken} FROM n, (SELECT * FROM {table}) AS one")


async def start(args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "start.db"
        under_way(path, args.count or 1000, 40)
        began = time.perf_counter()
        async with served(str(path), *args.serve.split()) as server:
            await server.up()
            listening = time.perf_counter() - began
            status, _ = await Line(server.port).ask("GET", "/healthz")
            answered = time.perf_counter() - began
            await all_kept(path)
            print(
                f"{args.count or 1000} matches under way: listens after {listening:.2f} s, answers {status} after",
                end=" ",
            )
            print(
                f"{answered:.2f} s, all looked at after {time.perf_counter() - began:.0f} s; {server.memory():.0f} MiB"
            )


# ---- screens


class Screen:
    """A stream, and the lines of the log that it was told, by number."""

    def __init__(self, port: int, match: str, token: str = "") -> None:
        self.port, self.match, self.token = port, match, token
        self.mark, self.told, self.wrong, self.tables, self.refused = "", 0, 0, 0, 0
        self.latest: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self._line: Line | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._line = Line(self.port, self.token)
        self._task = asyncio.create_task(self._follow(self._line))

    def close(self) -> None:
        if self._task is not None and self._line is not None:
            self._task.cancel()
            self._line.close()

    @property
    def is_cut_off(self) -> bool:
        return self._task is not None and self._task.done()

    async def _follow(self, line: Line) -> None:
        path = f"/api/matches/{self.match}/stream?panels=false&seen={self.mark}"
        reader, status, _ = await line.connect("GET", path)
        while status != 200:  # as a browser's page does
            self.refused += 1
            line.close()
            await asyncio.sleep(2)
            reader, status, _ = await line.connect("GET", path)
        unread = b""
        async for part in pieces(reader):
            *messages, unread = (unread + part).split(b"\n\n")
            for message in messages:
                if message.startswith(b"event: table"):
                    self._show(json.loads(message.split(b"\ndata: ", 1)[1]))

    def _show(self, table: dict[str, Any]) -> None:
        first, lines = table["log"]["from"], len(table["log"]["lines"])
        self.wrong += first != self.told and self.told > 0  # a line that it has, or one that it never got
        self.told = first + lines
        self.mark, self.latest = table["seen"], table
        self.tables += 1
        self.changed.set()

    async def shows(self, lines: int) -> None:
        """So many lines of the log, or more: bots may have played on since they were counted."""
        while self.told < lines:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), _PATIENCE)


class Person:
    """Somebody with a table of his own, and easy bots."""

    def __init__(self, port: int) -> None:
        self.line, self.key = Line(port), 0

    async def sit(self) -> str:
        _, me = await self.line.ask("PUT", "/api/me", {"name": "Crowd"})
        self.line.token = me["token"]
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 3]
        _, head = await self.line.ask("POST", "/api/matches", {"game": "sponsio", "seats": seats})
        self.match = str(head["match"])
        return self.match

    async def look(self) -> dict[str, Any]:
        _, table = await self.line.ask("GET", f"/api/matches/{self.match}?panels=false")
        return dict(table)

    async def lines(self) -> int:
        """How many the log has by now."""
        return len((await self.look())["log"]["lines"])

    async def move(self) -> None:
        """One move, as soon as he is asked."""
        while not (table := await self.look())["prompt"]["yours"]:
            await asyncio.sleep(0.02)
        self.key += 1
        sent = {"actions": [random.choice(table["actions"])["action"]], "prompt": table["prompt"]["id"]}
        await self.line.ask("POST", f"/api/matches/{self.match}/actions", {**sent, "key": str(self.key)})


async def spectators(args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with served(f"{folder}/crowd.db") as server:
            await server.up()
            person = Person(server.port)
            match = await person.sit()
            await at_rest(server)
            screens: list[Screen] = []
            for count in (4, 100, args.count or 1000):
                before, began = server.processor(), time.perf_counter()
                more = [Screen(server.port, match) for _ in range(count - len(screens))]
                for screen in more:
                    screen.open()
                await asyncio.gather(*(asyncio.wait_for(screen.changed.wait(), _PATIENCE) for screen in more))
                joined, coming = time.perf_counter() - began, server.processor() - before
                screens += more
                await at_rest(server)
                before, late = server.processor(), list[float]()
                for _ in range(10):
                    began = time.perf_counter()
                    await person.move()
                    spectator = Line(server.port)
                    _, seen = await spectator.ask("GET", f"/api/matches/{match}?panels=false")
                    spectator.close()
                    await asyncio.gather(*(screen.shows(len(seen["log"]["lines"])) for screen in screens))
                    late.append(time.perf_counter() - began)
                cost = (server.processor() - before) / 10 * 1000
                print(
                    f"{count} spectators: the last {len(more)} came in {joined:.1f} s ({coming:.2f} s of processor);",
                    end=" ",
                )
                print(
                    f"a round {cost:.1f} ms of processor, on all screens after {max(late) * 1000:.0f} ms at most",
                    flush=True,
                )


async def reconnect(args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with served(f"{folder}/crowd.db", *args.serve.split()) as server:
            await server.up()
            people = [Person(server.port) for _ in range((args.count or 2000) // 4)]
            screens: list[Screen] = []
            for person in people:
                match = await person.sit()
                screens += [Screen(server.port, match, person.line.token if place == 0 else "") for place in range(4)]
            for screen in screens:
                screen.open()
            await asyncio.gather(*(asyncio.wait_for(screen.changed.wait(), _PATIENCE) for screen in screens))
            await at_rest(server)
            for screen in screens:
                screen.close()
            for _ in range(2):
                for person in people:
                    await person.move()
            for screen in screens:
                screen.tables = 0
                screen.changed.clear()
            own = time.process_time()
            before, began = server.processor(), time.perf_counter()
            for screen in screens:
                screen.open()
            for person, four in zip(people, zip(*[iter(screens)] * 4, strict=True), strict=True):
                await four[0].shows(await person.lines())
            await asyncio.gather(*(asyncio.wait_for(screen.changed.wait(), _PATIENCE) for screen in screens))
            took, used, own = time.perf_counter() - began, server.processor() - before, time.process_time() - own
            await asyncio.sleep(1)
            wrong, refused = sum(screen.wrong > 0 for screen in screens), sum(screen.refused for screen in screens)
            ends = {screen.match: screen.told for screen in screens[1::4]}
            behind = sum(screen.told != ends[screen.match] for place, screen in enumerate(screens) if place % 4)
            print(
                f"{len(screens)} screens came back and were served in {took:.1f} s ({used:.1f} s of the server's",
                end=" ",
            )
            print(
                f"processor, {own:.1f} s of this program's), {sum(screen.tables for screen in screens)} steps;", end=" "
            )
            load = os.getloadavg()[0]
            print(f"{wrong} with a line missing or twice, {behind} behind, {refused} refused; load {load:.1f}")


# ---- one of two processes killed


async def killed(args: argparse.Namespace) -> None:
    """How long until the screens of its tables show them again; like a browser's they call again after 1.5 s."""
    with tempfile.TemporaryDirectory() as folder:
        async with served(f"{folder}/crowd.db", "--workers", "2", *args.serve.split()) as server:
            await server.up()
            screens: list[Screen] = []
            for _ in range((args.count or 1000) // 4):
                match = await Person(server.port).sit()
                screens += [Screen(server.port, match) for _ in range(4)]
            for screen in screens:
                screen.open()
            await asyncio.gather(*(asyncio.wait_for(screen.changed.wait(), _PATIENCE) for screen in screens))
            await at_rest(server)
            began = time.perf_counter()
            os.kill(random.choice(server.workers()), signal.SIGKILL)
            await asyncio.sleep(1)
            lost = [screen for screen in screens if screen.is_cut_off]
            took = sorted(await asyncio.gather(*(_shows_again(screen, began) for screen in lost)))
            print(f"{len(lost)} of {len(screens)} screens were cut off and show their table again after", end=" ")
            print(f"{took[len(took) // 2]:.1f} s, the last after {took[-1]:.1f} s")


async def _shows_again(screen: Screen, began: float) -> float:
    await asyncio.sleep(max(0, began + _BACK - time.perf_counter()))
    screen.changed.clear()
    while not screen.changed.is_set():
        if screen.is_cut_off:
            screen.open()
        with suppress(TimeoutError):
            await asyncio.wait_for(screen.changed.wait(), _BACK)
    return time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["start", "spectators", "reconnect", "killed"])
    parser.add_argument("--count", type=int)
    parser.add_argument("--serve", default="", help="more arguments of arene serve")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run({"start": start, "spectators": spectators, "reconnect": reconnect, "killed": killed}[args.what](args))


if __name__ == "__main__":
    main()
