"""The server's processor time for a round at one table: a person's move, the answers of three easy bots, four screens.

``python -m bench.round --rounds 400`` plays them one after the other, as they come, and prints what a round costs on
each of the games. The screens take what they are sent compressed, as browsers do (``--plain``: they do not).
``--profile FILE`` writes where the time goes instead (cProfile, which makes everything slower). ``--source FOLDER``
measures another tree's server by the same client, in turn with this one's.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import zlib
from typing import Any

from arene.core.game import load_game
from bench.load import ALONE, Line, Process, free_port, pieces

_SPECTATORS = 3


class Packed:
    """A stream that is unpacked as it comes."""

    def __init__(self, line: Line, match: str, packed: bool) -> None:
        self.line, self.match = line, match
        self.packer = zlib.decompressobj(31) if packed else None
        self.text = b""
        self.table: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self.bytes = 0

    async def follow(self) -> None:
        path = f"/api/matches/{self.match}/stream?panels=false"
        reader, _, _ = await self.line.connect("GET", path, gzip=self.packer is not None)
        async for part in pieces(reader):
            self.bytes += len(part)
            self.text += self.packer.decompress(part) if self.packer else part
            *messages, self.text = self.text.split(b"\n\n")
            for message in messages:
                if message.startswith(b"event: table"):
                    self.table = json.loads(message.split(b"\ndata: ", 1)[1])
            self.changed.set()

    async def yours(self) -> dict[str, Any]:
        while not self.table or not (self.table["over"] or self.table["prompt"]["yours"]):
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 30)
        return self.table


async def _match(port: int, game: str, packed: bool, rounds: int, line: Line) -> tuple[int, int]:
    """One match, or as much of it as is wanted; how many rounds it was, and the bytes on all screens."""
    bots = load_game(game).laid_for() - 1
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots]
    _, head = await line.ask("POST", "/api/matches", {"game": game, "seats": seats})
    lines = [Line(port, line.token), *(Line(port) for _ in range(_SPECTATORS))]
    screens = [Packed(one, head["match"], packed) for one in lines]
    tasks = [asyncio.create_task(screen.follow()) for screen in screens]
    played = 0
    while played < rounds and not (table := await screens[0].yours())["over"]:
        chosen = random.choice(table["actions"])["action"]
        screens[0].table = {}
        sent = {"actions": [chosen], "prompt": table["prompt"]["id"], "key": str(played)}
        status, told = await line.ask("POST", f"/api/matches/{head['match']}/actions", sent)
        assert status == 200, told
        played += 1
    for task, one in zip(tasks, lines, strict=True):
        task.cancel()
        one.close()
    return played, sum(screen.bytes for screen in screens)


async def _rounds(port: int, game: str, packed: bool, rounds: int) -> tuple[int, int]:
    line = Line(port)
    _, me = await line.ask("PUT", "/api/me", {"name": "Round"})
    line.token = me["token"]
    done = sent = 0
    while done < rounds:
        played, size = await _match(port, game, packed, rounds - done, line)
        done, sent = done + played, sent + size
    line.close()
    return done, sent


async def _at_rest(server: Process) -> None:
    used = -1.0
    while server.processor() - used > 0.05:
        used = server.processor()
        await asyncio.sleep(1)


async def measured(args: argparse.Namespace, source: str, game: str) -> tuple[float, float]:
    """Milliseconds of processor and kilobytes on the line, for a round."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        profiled = ["-m", "cProfile", "-o", args.profile] if args.profile else []
        command = [sys.executable, *profiled, "-m", "arene.cli", "serve", "--port", str(port)]
        path = {"PYTHONPATH": source} if source else {}
        server = Process([*command, "--db", f"{folder}/round.db", *ALONE], port, {**os.environ, **path})
        try:
            await server.up()
            await _rounds(port, game, not args.plain, 20)  # its statements are prepared
            await _at_rest(server)  # and all words read
            before = server.processor()
            done, sent = await _rounds(port, game, not args.plain, args.rounds)
            return (server.processor() - before) * 1000 / done, sent / done / 1000
        finally:
            server.end()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="sponsio", help="names, with commas")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--times", type=int, default=1, help="how often each is measured, in turn")
    parser.add_argument("--plain", action="store_true", help="screens that want nothing compressed")
    parser.add_argument("--profile", help="where to write a profile")
    parser.add_argument("--source", help="the src folder of another tree, measured in turn with this one")
    args = parser.parse_args()
    for game in args.games.split(","):
        for _ in range(args.times):
            for name, source in [("there", args.source), ("here", "")] if args.source else [("", "")]:
                cost, size = await measured(args, source, game)
                load = os.getloadavg()[0]
                print(f"{game} {name}: {cost:.2f} ms, {size:.1f} kB a round, machine's load {load:.1f}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
