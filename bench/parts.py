"""What a part of the search is worth at a decision: a measure that needs no whole matches of searching bots.

Plays matches by rules of thumb and stops at decisions spread over them. There ``good``, thinking at every decision,
and itself with one part changed say what they would do, as their seat sees it. Where they differ, both choices are
played on from the true position, which neither has seen, by the rules of thumb of all seats to the end of the match,
with the same luck: the difference is what the change costs. ``beginner``, ``regular``, ``strong`` and ``expert`` stand
in the same table, so that one sees what is much.

The judge's playouts know nothing of a plan over several decisions, and are themselves by rules of thumb: what is found
here holds for one decision, and matches (``bench/ladder.py --contests parts``) for the whole.

    python -m bench.parts --minutes 60
    python -m bench.parts --games lanista --seats 4 --minutes 10
    python -m bench.parts --tell

Every match judged is kept in ``bench/results/parts``: started again, it goes on with the table that has cost least. As
in the ladder, what bots of another search did is never put together with it. ``--tell`` writes the table of
docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from hashlib import sha256
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from time import monotonic, process_time
from typing import Any

from arene.bots import make_bot
from arene.bots.search import Node, SearchBot
from arene.core.chance import Fast
from arene.core.game import GAMES, load_game
from arene.core.knowledge import CERTAIN
from arene.core.state import Seen, State
from arene.lab.ledger import Ledger
from bench.ladder import CHANGES, WHOLLY, Contest, changes_something, commit, manner, searched
from bench.thinking import decisions

HERE = Path(__file__).parent
FOLDER = HERE / "results" / "parts"
PAGE = HERE.parent / "docs" / "bots.md"
MARK, END = "<!-- bench/parts.py -->\n", "<!-- end -->"
LEVELS = ("beginner", "regular", "strong:attention=100", "expert")
DECISIONS = 12  # of each match
LUCKS = 60  # with so many each choice is judged
NORMAL = 2.576  # 99 %: of a hundred rows one may say what is not so
ENOUGH = 20  # matches, before anything is said


class Table:
    """A game with so many seats: who is compared there, and what is known so far, a row for each match."""

    def __init__(self, game: str, seats: int, folder: Path) -> None:
        self.game, self.seats = load_game(game), seats
        changed = [f"{WHOLLY}:{change}" for change in CHANGES]
        self.bots = [
            WHOLLY,
            *(bot for bot in changed if changes_something(Contest("parts", game, seats, (WHOLLY, bot)))),
            *LEVELS,
        ]
        self.head: dict[str, Any] = {
            "game": game,
            "seats": seats,
            "search": {bot: searched(bot, game, seats) for bot in self.bots},
            "manner": manner(game, seats),
            "asked": [DECISIONS, LUCKS],
        }
        mark = sha256(json.dumps(self.head, sort_keys=True).encode()).hexdigest()[:8]
        self.file = folder / f"{game}-{seats}.{mark}.jsonl"
        self.rows: list[dict[str, Any]] = []
        if self.file.exists():
            self.rows = [json.loads(line) for line in self.file.read_text(encoding="utf-8").splitlines()[1:]]

    @property
    def seconds(self) -> float:
        return float(sum(row["seconds"] for row in self.rows))

    def advance(self, at: str) -> None:
        """One match more."""
        ledger = Ledger(self.file, self.head)
        self.rows = ledger.rows
        began = process_time()
        judged = self.judged(len(self.rows) + 1)
        ledger.add({**judged, "seconds": round(process_time() - began, 2), "commit": at})
        ledger.close()

    def judged(self, seed: int) -> dict[str, Any]:
        """For each bot at how many decisions of a match it chose otherwise, and what that lost, in matches."""
        asked = spread(self.game.id, self.seats, seed)
        players = [make_bot(bot, self.game) for bot in self.bots]
        judge = make_bot("good:stages=0:rough=0:depth=0", self.game)
        assert isinstance(judge, SearchBot)
        judge.sit(self.seats)
        otherwise, lost = [0] * len(players), [0.0] * len(players)
        for place, (state, seat) in enumerate(asked):
            chosen = [int(bot.choose(Seen(state, seat), Fast(1000 * seed + place))) for bot in players]
            tried = set(chosen) if len(set(chosen)) > 1 else ()
            worths = {action: worth(judge, state, seat, action, 1000 * seed + place) for action in tried}
            for number, action in enumerate(chosen):
                if action != chosen[0]:
                    otherwise[number] += 1
                    lost[number] += worths[chosen[0]] - worths[action]
        return {"decisions": len(asked), "otherwise": otherwise, "lost": [round(each, 6) for each in lost]}


def spread(game: str, seats: int, seed: int) -> list[tuple[State, int]]:
    """Decisions with a choice, spread over a match by rules of thumb, another place of the spread in each match."""
    found = decisions(game, seats, seed)
    step = max(1, len(found) // DECISIONS)
    return found[seed % step :: step][:DECISIONS]


def worth(judge: SearchBot, state: State, seat: int, action: int, seed: int) -> float:
    """The share of the match the seat has at its end, over all lucks."""
    total = 0
    for number in range(LUCKS):
        world, luck = state.clone(), Fast(LUCKS * seed + number)
        world.play(seat, action, luck, None)
        total += int(judge.follow(world, 0, seat, luck, Node()))
    return total / LUCKS / CERTAIN


# ---- what is told


def told(table: Table, number: int) -> str:
    """What a bot loses with each decision, in thousandths of a match; the interval is over matches."""
    asked = [row["decisions"] for row in table.rows]
    mean = sum(row["lost"][number] for row in table.rows) / sum(asked)
    strays = [row["lost"][number] - mean * count for row, count in zip(table.rows, asked, strict=True)]
    margin = NORMAL * sqrt(variance(strays) / len(strays)) / fmean(asked)
    differs = sum(row["otherwise"][number] for row in table.rows) / sum(asked)
    known = len(strays) >= ENOUGH and abs(mean) > margin
    stands = ("**costs**" if mean > 0 else "**gains**") if known else "open"
    low, high = (f"{1000 * each:+.1f}".replace("-", "−") for each in (mean - margin, mean + margin))
    said = f"{1000 * mean:+.1f}".replace("-", "−")
    name = table.bots[number].removeprefix(f"{WHOLLY}:")
    where = f"{table.game.id}, {table.seats}"
    return f"| {where} | `{name}` | {100 * differs:.0f} % | {said} ({low} to {high}) | {sum(asked)} | {stands} |"


def tables(games: Sequence[str], seats: Sequence[int], folder: Path) -> list[Table]:
    return [
        Table(game, count, folder)
        for game, count in product(games, seats or (0, 4))
        for count in [count or max(load_game(game).min_seats, 2)]
    ]


def page(found: Sequence[Table]) -> str:
    rows = ["| game, seats | instead | chooses otherwise | loses, thousandths of a match a decision | decisions | |"]
    rows.append("|---" * 6 + "|")
    rows += [told(table, number) for table in found if len(table.rows) > 1 for number in range(1, len(table.bots))]
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--seats", nargs="+", type=int, default=[])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--tell", action="store_true", help="play nothing and write the table of docs/bots.md")
    args = parser.parse_args()
    if args.folder.exists() and not args.folder.is_dir():
        parser.error(f"--folder: {args.folder} is a file")
    found = tables(args.games, args.seats, args.folder)
    if args.tell:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(MARK)
        PAGE.write_text(f"{before}{MARK}{page(found)}\n{rest[rest.index(END) :]}", encoding="utf-8")
        return
    until, at = monotonic() + 60 * args.minutes, commit()
    while monotonic() < until:
        min(found, key=lambda table: table.seconds).advance(at)
    print(page(found))


if __name__ == "__main__":
    main()
