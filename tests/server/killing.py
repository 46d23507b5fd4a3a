"""Servers that are killed under load: every move that was acknowledged is there afterwards, exactly once, and every
table goes on. ``python -m tests.server.killing --kills 500`` does it for long, the tests for a moment.

Real processes, real signals, the command as people type it: a server of two processes on one database; a process
chosen by chance is killed (or, now and then, all of them) while people play. Whoever gets no answer asks again with
the same key.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from arene.store import SqlStore, open_store
from arene.store.matches import fresh, standing_moves
from tests import postgres as postgresql

LIMITS_OFF = ["--limits", "off"]


class Site:
    """``arene serve`` in a process group of its own."""

    def __init__(self, url: str, workers: int, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        self.count, self.store = workers, open_store(url)
        self._command = [sys.executable, "-m", "arene", "serve", "--port", str(self.port), "--db", url]
        self._command += ["--workers", str(workers), *LIMITS_OFF]
        self.log = folder / "server.log"
        self.start()

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log, start_new_session=True)
        deadline = time.monotonic() + 90
        while not self.answers():
            assert self.process.poll() is None and time.monotonic() < deadline, self.log.read_text()[-3000:]
            time.sleep(0.1)

    def wait_for_all(self) -> None:
        """Until all processes are at work, and none that is no more seems to be."""
        deadline = time.monotonic() + 90
        while len(known := self.addresses()) != self.count or not all(map(_listens, known)):
            assert time.monotonic() < deadline, self.log.read_text()[-3000:]
            time.sleep(0.1)

    def addresses(self) -> list[str]:
        return list(self.store.neighbours().values())

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.base}/api/me", timeout=5).status_code < 500
        except httpx.TransportError:
            return False

    def workers(self) -> list[int]:
        """The processes that serve: copies of the one that the first of all started for that."""
        servers = [child for child in _children(self.process.pid) if "forkserver" in _command_of(child)]
        return [child for server in servers for child in _children(server)] or [self.process.pid]

    def kill_one(self, chance: random.Random) -> None:
        os.kill(chance.choice(self.workers()), signal.SIGKILL)

    def kill_all(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(30)
        self.kill_all()
        self.store.close()


def _listens(address: str) -> bool:
    host, _, port = address.rpartition(":")
    with socket.socket() as line:
        return line.connect_ex((host, int(port))) == 0


def _children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def _command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


@dataclass
class Player(threading.Thread):
    """One person at a table with bots, who sends one move after the other until each is acknowledged."""

    base: str
    name_: str
    pause: float = 0.1
    acknowledged: dict[str, dict[str, Any]] = field(default_factory=dict)
    matches: list[str] = field(default_factory=list)
    waits: list[tuple[float, float]] = field(default_factory=list)  # when an answer came, and after how long
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(daemon=True)
        self.quit = threading.Event()

    def __hash__(self) -> int:
        return id(self)

    def run(self) -> None:
        try:
            self._play()
        except Exception as error:  # told at the end
            self.faults.append(repr(error))

    def _play(self) -> None:
        chance = random.Random(self.name_)
        self.client = httpx.Client(base_url=self.base, timeout=10, headers={"accept-language": "en"})
        me = self._ask("PUT", "/api/me", {"name": self.name_})
        self.client.headers["authorization"] = f"Bearer {me['token']}"
        body = {"game": "sponsio", "seats": [{"kind": kind, "level": "easy"} for kind in ("me", "bot", "bot")]}
        while not self.quit.is_set():
            match = str(self._ask("POST", "/api/matches", body)["match"])
            self.matches.append(match)
            self._finish(match, chance)

    def _finish(self, match: str, chance: random.Random) -> None:
        count = 0
        while not self.quit.is_set():
            table = self._ask("GET", f"/api/matches/{match}", None)
            if table["over"]:
                return
            if not table["prompt"]["yours"]:
                time.sleep(0.05)
                continue
            count += 1
            action, key = chance.choice(table["actions"])["action"], f"{self.name_}-{count}"
            sent = {"actions": [action], "prompt": table["prompt"]["id"], "seen": table["seen"], "key": key}
            answer = self._ask("POST", f"/api/matches/{match}/actions", sent)
            self.acknowledged[f"{match} {table['seat']} act {key}"] = answer
            self.quit.wait(self.pause)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        """Until there is an answer: the same request again, with the same key."""
        since = time.monotonic()
        while True:
            try:
                answer = self.client.request(method, path, json=body)
                if answer.status_code < 500:
                    break
                if answer.status_code != 503:
                    self.faults.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
            except httpx.TransportError:
                pass
            assert time.monotonic() - since < 60, f"{method} {path}: no answer for a minute"
            time.sleep(0.1)
        now = time.monotonic()
        self.waits.append((now, now - since))
        if answer.status_code >= 400:
            raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()


@dataclass
class Told:
    """What came of it."""

    kills: int
    acknowledged: int
    longest: float  # seconds until somebody was answered again after one of two processes was killed
    matches: int
    faults: list[str]


def stuck_among(crowd: list[Player]) -> list[str]:
    """Who is not answered three times within a minute from now."""
    before = {player: len(player.waits) for player in crowd}
    deadline = time.monotonic() + 60

    def missing() -> list[str]:
        return [player.name_ for player in crowd if len(player.waits) <= before[player] + 2]

    while missing() and time.monotonic() < deadline:
        time.sleep(0.05)
    return missing()


def kill_often(url: str, folder: Path, kills: int, players: int, whole: int, seed: int = 1, apart: float = 4) -> Told:
    """``whole``: each so many kills all processes at once; ``apart``: seconds between two kills at most, beside those
    until everybody plays again."""
    chance = random.Random(seed)
    site = Site(url, 2, folder)
    crowd = [Player(site.base, f"p{number}") for number in range(players)]
    single: list[tuple[float, float]] = []  # when one was killed, and when the next kill came
    try:
        for player in crowd:
            player.start()
        stuck_among(crowd)
        for number in range(1, kills + 1):
            time.sleep(chance.uniform(0, apart))
            site.wait_for_all()
            if number % whole == 0:
                site.kill_all()
                site.start()
            else:
                site.kill_one(chance)
                killed = time.monotonic()
                stuck_among(crowd)
                single.append((killed, time.monotonic()))
            if number % 25 == 0 and number < kills:
                sys.stderr.write(f"{number} of {kills} kills\n")
        stuck = stuck_among(crowd)  # and now everybody plays on
        for player in crowd:
            player.quit.set()
        for player in crowd:
            player.join(70)
    finally:
        site.stop()
    faults = [f"stuck: {name}" for name in stuck] + [fault for player in crowd for fault in player.faults]
    waits = [
        min(wait, when - at)
        for player in crowd
        for when, wait in player.waits
        for at, until in single
        if at <= when <= until + 60 and when - wait <= until
    ]
    return Told(
        kills,
        sum(len(player.acknowledged) for player in crowd),
        max(waits, default=0.0),
        sum(len(player.matches) for player in crowd),
        faults + check(open_store(url), crowd),
    )


def check(store: SqlStore, crowd: list[Player]) -> list[str]:
    """What is wrong in the database: moves lost or doubled, journals that do not replay."""
    faults = []
    for player in crowd:
        for known, answer in player.acknowledged.items():
            table, seat, key = known.split(" ", 2)
            written = store.entries_with_key(table, int(seat), key)
            if len(written) != answer["moves"]:
                faults.append(f"{known}: {len(written)} entries, {answer['moves']} acknowledged")
        for id in player.matches:
            sheet = store.sheet(id)
            assert sheet is not None
            match, entries = fresh(sheet, store.seats(id)), store.entries(id)
            if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
                faults.append(f"{id}: a gap in the journal")
            for move in standing_moves(entries):
                match.play(move.seat, move.action)
                if match.hash != move.hash:
                    faults.append(f"{id}: another position after move {len(match.moves)}")
                    break
    store.close()
    return faults


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield str(folder / "arene.db")
    else:
        with postgresql.cluster(durable=True) as cluster, cluster.database() as url:
            yield url


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--whole", type=int, default=3, help="each so many kills all processes at once")
    parser.add_argument("--stores", default="sqlite,postgresql")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    bad = False
    for kind in args.stores.split(","):
        with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as url:
            told = kill_often(url, Path(folder), args.kills, args.players, args.whole, args.seed)
        bad = bad or bool(told.faults)
        sys.stdout.write(
            f"{kind}: {told.kills} kills, {told.acknowledged} moves acknowledged in {told.matches} matches, "
            f"{len(told.faults)} faults, longest wait after one process was killed {told.longest:.1f} s\n"
        )
        sys.stdout.writelines(f"  {fault}\n" for fault in told.faults[:20])
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
