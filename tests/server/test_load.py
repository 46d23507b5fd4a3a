"""The load test for a moment (``make soak`` runs it for long): at tables that are played at the same time every move
that is acknowledged comes to every screen that may see it."""

from __future__ import annotations

import argparse
import asyncio
import random
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bench import load
from bench.load import SCREENS, Body, Run, Screen, Table
from tests.server.live import running

TABLES, MOVES = 4, 12


async def played(run: Run, port: int) -> None:
    tasks = [asyncio.create_task(Table(run, port, "sponsio").play()) for _ in range(TABLES)]
    run.begin.set()
    while run.counts["status 200"] < MOVES and not any(task.done() for task in tasks):
        await asyncio.sleep(0.02)
    run.until = 0
    await asyncio.gather(*tasks)


def test_every_move_comes_to_every_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "_HIDDEN", 0.05)
    run = Run(argparse.Namespace(games="sponsio", beat=0.05, late=60))
    with running(tmp_path / "load.db") as address:
        asyncio.run(played(run, urlsplit(address).port or 0))
    acknowledged = run.counts["status 200"]
    assert acknowledged >= MOVES
    assert len(run.took) + run.counts["hidden"] == SCREENS * acknowledged
    assert not run.counts["late"] and not run.counts["closed streams"]


@pytest.mark.parametrize("seed", range(5))
def test_a_stream_is_read_however_it_is_cut(seed: int) -> None:
    chance = random.Random(seed)
    told = [b'event: table\nid: %d.ab\ndata: {"n":%d}\n\n' % (number, number) for number in range(1, 60)]
    whole, line = b"".join(told), b"HTTP/1.1 200 OK\r\nvary: x\r\n\r\n"
    while whole:
        size = chance.randint(1, 90)
        line += b"%x\r\n%s\r\n" % (len(whole[:size]), whole[:size])
        whole = whole[size:]
    screen, body, read = Screen(True), Body(), b""
    for part in cut(line + b"0\r\n\r\n", chance):
        screen.data_received(part)
        read += body.read(part)
    assert read == b"".join(told) and body.ended
    assert screen.count == 59 and screen.table == b'{"n":59}'


def cut(data: bytes, chance: random.Random) -> list[bytes]:
    ends = sorted(chance.sample(range(len(data)), 40))
    return [data[start:end] for start, end in zip([0, *ends], [*ends, len(data)], strict=True)]
