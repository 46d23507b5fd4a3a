"""What a table takes in memory that was brought back from the disk, counted by tracemalloc.

``python bench/memory.py`` plays matches of all games by bots that follow rules of thumb, brings each back several times
over and prints what one takes: as it is when nobody looks, after a seat and a spectator have looked and gone, and the
processor time to play its whole past again. What all tables share (boxes, words) is there before.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
import tracemalloc
from dataclasses import replace
from pathlib import Path

from arene.bots import make_bot
from arene.core.chance import Fast, commitment
from arene.core.game import GAMES, load_game
from arene.core.playout import answer
from arene.server.tables import Table
from arene.server.telling import Viewpoint
from arene.server.thinking import Thinkers
from arene.store import Seat, Sheet, SqlStore, open_store
from arene.store.matches import deal_of, fresh, move_entries, snapshot_of, status_of

_SEED = bytes(range(32))
_COPIES = 8


def stored(store: SqlStore, game: str, moves: int) -> Sheet:
    """A match of so many moves, or as many as it takes."""
    loaded = load_game(game)
    count = loaded.laid_for()
    edition, options = loaded.edition(), loaded.check_options(count, {})
    sheet = Sheet(
        *(game, game, loaded.rules, dict(edition.data), edition.hash, options, count),
        *(_SEED.hex(), commitment(_SEED), "", False, 0, time.time()),
    )
    seats = [Seat(number, "bot", f"Bot {number}", level="beginner") for number in range(count)]
    seats[0] = Seat(0, "person", "Person", person="somebody")
    store.create(sheet, seats, deal_of(sheet, seats, time.time()))
    match, bot, chance = fresh(sheet, seats), make_bot("beginner", loaded), Fast(1)
    while not match.over and len(match.moves) < moves:
        seat = match.awaiting[0]
        match.play(seat, int(answer(bot, match.state, seat, chance)))
    entries = move_entries(match, 0, 0, "bot", None, time.time())
    store.append(game, entries, snapshot_of(match), status_of(match))
    found = store.sheet(game)
    assert found is not None
    return found


def brought_back(store: SqlStore, sheet: Sheet, thinkers: Thinkers) -> Table:
    found = store.sheet(sheet.id)
    assert found is not None
    return Table(store, replace(found), thinkers, Path())


def look(table: Table) -> None:
    """A seat and a spectator see the table, with its log from the beginning."""
    for seat in (0, None):
        table.narrator.tell(Viewpoint(seat, "fr", False, () if seat is None else (seat,)))


async def counted(store: SqlStore, sheet: Sheet) -> None:
    thinkers = Thinkers(1)
    look(brought_back(store, sheet, thinkers))  # what is shared
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [brought_back(store, sheet, thinkers) for _ in range(_COPIES)]
    gc.collect()
    idle = tracemalloc.get_traced_memory()[0] - before
    for table in tables:
        look(table)
    gc.collect()
    seen = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    began = time.process_time()
    tables[0].play.history()
    played = time.process_time() - began
    moves = len(tables[0].play.playing().moves)
    print(
        f"{sheet.game}: {moves} moves, {idle / _COPIES / 1000:.0f} kB, looked at {seen / _COPIES / 1000:.0f} kB,"
        f" history {played * 1000:.0f} ms",
        flush=True,
    )
    thinkers.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--moves", type=int, default=300)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "memory.db")
        for game in args.games.split(","):
            asyncio.run(counted(store, stored(store, game, args.moves)))
        store.close()


if __name__ == "__main__":
    main()
