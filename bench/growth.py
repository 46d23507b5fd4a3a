"""Whether a move costs more when much has been played: by the moves of its match, and by the matches that are stored.

``python -m bench.growth`` brings a Sponsio table back whose journal was lengthened with copies of its own lines, plays
some rounds (a person's move, the answers of three bots, a player's and a spectator's screen) and prints the processor
time of one; then the same at a short match in a database that is filled with simulated matches.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from arene.bots import make_bot
from arene.core.chance import Fast, commitment
from arene.core.game import load_game
from arene.core.playout import answer
from arene.server.audience import Viewer
from arene.server.command import settle
from arene.server.tables import Table
from arene.server.telling import Viewpoint
from arene.server.thinking import Thinkers
from arene.store import Entry, Seat, Sheet, SqlStore, open_store
from arene.store.matches import deal_of, fresh, move_entries, snapshot_of, status_of

GAME, PERSON = "sponsio", "somebody"
_SEED = bytes(range(32))


def lengthened(store: SqlStore, id: str, moves: int) -> None:
    """A match in its first round, whose journal says that so many moves were made."""
    game = load_game(GAME)
    count = game.laid_for()
    edition, options = game.edition(), game.check_options(count, {})
    agreed = (id, GAME, game.rules, dict(edition.data), edition.hash, options, count)
    sheet = Sheet(*agreed, _SEED.hex(), commitment(_SEED), PERSON, False, 0, time.time())
    bots = [Seat(number, "bot", f"Bot {number}", level="beginner") for number in range(1, count)]
    seats = [Seat(0, "person", "Person", person=PERSON), *bots]
    store.create(sheet, seats, deal_of(sheet, seats, time.time()))
    match, bot, chance = fresh(sheet, seats), make_bot("beginner", game), Fast(1)
    while len(match.moves) < 10 or match.awaiting != [0]:
        seat = match.awaiting[0]
        match.play(seat, int(answer(bot, match.state, seat, chance)))
    own = move_entries(match, 0, 0, "bot", None, time.time())
    entries: list[Entry] = [replace(own[seq % len(own)], seq=seq + 1) for seq in range(max(moves, len(own)))]
    store.append(id, entries, snapshot_of(match), status_of(match))


async def a_round(store: SqlStore, id: str, rounds: int) -> float:
    """Milliseconds of processor."""
    sheet = store.sheet(id)
    assert sheet is not None
    thinkers = Thinkers(1)
    table = Table(store, sheet, thinkers, Path(tempfile.gettempdir()))
    screens = [Viewer(Viewpoint(0, "fr", False, (0,)), PERSON), Viewer(Viewpoint(None, "fr", False), None)]
    for screen in screens:
        screen.show(table.narrator.tell(screen.at))
        table.audience.join(screen)
    settle()
    chance, used, played = random.Random(7), 0.0, 0
    while played < rounds and not table.done:
        match = table.play.playing()
        if match.awaiting != [0]:
            await asyncio.sleep(0.001)
            continue
        action = chance.choice(match.actions(0))
        before = time.process_time()
        await table.act(0, [action], "person", f"act {id} {played}")
        used += time.process_time() - before
        played += 1
    thinkers.close()
    return used * 1000 / played


def fill(path: Path, count: int) -> None:
    """So many finished matches more, four seats each."""
    with sqlite3.connect(path) as db:
        numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
        columns = [row[1] for row in db.execute("PRAGMA table_info(matches)")]
        taken = ", ".join(
            {"id": "'sim-' || n.i", "status": "'over'", "edition": "'{}'", "against": "'easy'"}.get(name, f"m.{name}")
            for name in columns
        )
        db.execute(f"{numbers} INSERT INTO matches SELECT {taken} FROM n, (SELECT * FROM matches LIMIT 1) AS m")
        columns = [row[1] for row in db.execute("PRAGMA table_info(seats)")]
        taken = ", ".join({"match": "'sim-' || n.i"}.get(name, f"s.{name}") for name in columns)
        one = "(SELECT * FROM seats WHERE match = (SELECT match FROM seats LIMIT 1)) AS s"
        db.execute(f"{numbers} INSERT INTO seats SELECT {taken} FROM n, {one}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", default="10,100,1000,10000")
    parser.add_argument("--matches", default="0,1000000")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--times", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "growth.db"
        store = open_store(path)
        lengths, sizes = ([int(number) for number in text.split(",")] for text in (args.moves, args.matches))
        for turn in range(args.times + 1):  # the first one reads words and prepares statements
            for moves in lengths:
                lengthened(store, f"{turn}-{moves}", moves)
                cost = asyncio.run(a_round(store, f"{turn}-{moves}", args.rounds))
                if turn:
                    print(f"{moves} moves: {cost:.2f} ms a round", flush=True)
        for size in sizes:
            if size:
                fill(path, size)
            for turn in range(args.times):
                lengthened(store, f"{size}-of-{turn}", 10)
                cost = asyncio.run(a_round(store, f"{size}-of-{turn}", args.rounds))
                print(f"{size} stored matches: {cost:.2f} ms a round", flush=True)
        store.close()


if __name__ == "__main__":
    main()
