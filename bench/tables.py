"""How long one move takes until four viewers have it, while many tables are played and watched at once.

Starts a server of its own: ``python bench/tables.py --tables 100``. At every table one seat is played by this program,
three by bots, and four screens follow the stream. Prints the quantiles in milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

VIEWERS = 4


class Screen:
    """One open stream: remembers when each mark arrived."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self.arrived: dict[str, float] = {}
        self.changed = asyncio.Event()

    async def follow(self, port: int, path: str, cookie: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Cookie: {cookie}", "", ""]
        writer.write("\r\n".join(lines).encode())
        name = b""
        while line := await reader.readline():
            if line.startswith(b"event: "):
                name = line[7:].strip()
            elif line.startswith(b"data: ") and name == b"table":
                self.table = json.loads(line[6:])
                self.arrived.setdefault(self.table["seen"].split(".")[0], time.perf_counter())
                self.changed.set()


async def play(base: str, port: int, until: float, pause: float, took: list[float]) -> None:
    """One table: plays a seat and measures how long its moves travel."""
    limits = httpx.Limits(keepalive_expiry=2)  # below the server's own
    async with httpx.AsyncClient(base_url=base, timeout=30, limits=limits) as client:
        await client.put("/api/me", json={"name": "Bench"})
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(3))]
        while time.time() < until:
            match = (await client.post("/api/matches", json={"game": "sponsio", "seats": seats})).json()["match"]
            screens = [Screen() for _ in range(VIEWERS)]
            paths = [f"/api/matches/{match}/stream?panels=false"] * VIEWERS
            tasks = [
                asyncio.create_task(screen.follow(port, path, cookie if place == 0 else ""))
                for place, (screen, path) in enumerate(zip(screens, paths, strict=True))
            ]
            await one_match(client, match, screens, until, pause, took)
            for task in tasks:
                task.cancel()


async def one_match(
    client: httpx.AsyncClient, match: str, screens: list[Screen], until: float, pause: float, took: list[float]
) -> None:
    own, key = screens[0], 0
    while time.time() < until:
        while not own.table or not (own.table["prompt"]["yours"] or own.table["over"]):
            own.changed.clear()
            await own.changed.wait()
        if own.table["over"]:
            return
        await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
        key += 1
        table = own.table
        action = random.choice(table["actions"])["action"]
        body = {"actions": [action], "prompt": table["prompt"]["id"], "key": str(key)}
        counts = [screen.table["seen"] if screen.table else "" for screen in screens]
        sent = time.perf_counter()
        await client.post(f"/api/matches/{match}/actions", json=body)
        await asyncio.sleep(min(0.4, pause / 2))
        for screen, before in zip(screens, counts, strict=True):
            later = [at for at in screen.arrived.values() if at >= sent]
            if later and screen.table["seen"] != before:
                took.append(min(later) - sent)


async def run(tables: int, seconds: float, pause: float) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.db")
        command = [sys.executable, "-c", "import arene.cli; arene.cli.main()"]
        server = subprocess.Popen([*command, "serve", "--port", str(port), "--db", database])
        try:
            await up(base)
            took: list[float] = []
            until = time.time() + seconds
            await asyncio.gather(*(play(base, port, until, pause, took) for _ in range(tables)))
        finally:
            server.terminate()
            server.wait(10)
    if len(took) < 100:
        raise SystemExit(f"only {len(took)} arrivals in {seconds:.0f} s: too few to say anything; is the machine busy?")
    cuts = statistics.quantiles([value * 1000 for value in took], n=100)
    print(f"{tables} tables, {VIEWERS} viewers each, {len(took)} arrivals in {seconds:.0f} s")
    print(f"ms from sending a move to seeing it: median {cuts[49]:.0f}, p95 {cuts[94]:.0f}, p99 {cuts[98]:.0f}")


async def up(base: str) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(200):
            try:
                await client.get(base + "/api/games")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise SystemExit("the server does not start")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=6, help="seconds a person thinks, on average")
    args = parser.parse_args()
    asyncio.run(run(args.tables, args.seconds, args.pause))
