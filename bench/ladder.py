"""Is the ladder one? Each level against the one below, in every game, with the fewest seats and with four.

Goes round all contests that are not yet decided, one block each, until none is left or the time is over. Every block is
kept at once: started again, it goes on. Contests are decided by the test of ``arene tournament --sprt``.

    python bench/ladder.py --minutes 600
    python bench/ladder.py --games automobile --levels regular good
    python bench/ladder.py --games sponsio lanista --parts --minutes 60

``--levels`` asks only whether these are better than the ones below them: the lower, the sooner it is known.
``--parts`` compares ``good`` with itself without one of its parts, or with another one, instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import monotonic

from arene.bots import LEVELS
from arene.core.game import GAMES, load_game
from arene.lab.sprt import Hypotheses
from arene.lab.tournament import Results, run, tournament

HERE = Path(__file__).parent
PARTS = ("paired=0", "doubt=0", "trust=0", "crowd=4", "depth=1", "stages=0", "stages=1", "stages=2")
TESTED = Hypotheses(0.0, 0.1)  # of the victories for each seat: what a level is to be better by
MOST = 2000  # blocks of a contest

Contest = tuple[str, int, str, str]


def contests(games: list[str], levels: list[str], parts: bool) -> Iterator[Contest]:
    for name in games:
        fewest = max(load_game(name).min_seats, 2)  # alone nobody is beaten
        for seats in (fewest, 4):
            if parts:
                yield from ((name, seats, "good", f"good:{part}") for part in PARTS)
            else:
                yield from ((name, seats, higher, lower) for lower, higher in pairwise(LEVELS) if higher in levels)


def advanced(contest: Contest, folder: Path, more: int) -> Results:
    """The contest so far, with so many blocks more than its file holds."""
    game, seats, first, second = contest
    file = folder / f"{game}-{seats}-{first}-{second}.jsonl".replace(":", "+")
    there = len(file.read_text(encoding="utf-8").splitlines()) - 1 if file.exists() else 0
    asked = tournament(game, seats, [first, second], 1)
    return run(asked, min(MOST, max(there, 0) + more), file=file, hypotheses=TESTED)


def told(contest: Contest, results: Results) -> str:
    first, verdict = results.bots[0].wins, results.verdict
    stands = {None: "open", "H1": "better", "H0": "not better"}[verdict.accepted if verdict else None]
    spread = f"{100 * first.low:.0f} to {100 * first.high:.0f} %"
    share = f"{100 * first.value:.0f} % ({spread})"
    return f"| {contest[0]}, {contest[1]} | {contest[2]} – {contest[3]} | {share} | {results.matches} | {stands} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--levels", nargs="+", choices=LEVELS[1:], default=list(LEVELS[1:]))
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--parts", action="store_true")
    parser.add_argument("--folder", type=Path, default=HERE / "results" / "ladder")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    until, results = monotonic() + 60 * args.minutes, dict[Contest, Results]()
    asked = list(contests(args.games, args.levels, args.parts))
    waiting = asked[:]
    while waiting and monotonic() < until:
        contest = waiting.pop(0)
        results[contest] = advanced(contest, args.folder, 1)
        verdict = results[contest].verdict
        if verdict is not None and verdict.accepted is None and results[contest].blocks < MOST:
            waiting.append(contest)
        else:
            print(told(contest, results[contest]), flush=True)
    print("\n| game, seats | first – second | share of the first | matches | |\n|---|---|---|---|---|")
    for contest in asked:
        if contest in results:
            print(told(contest, results[contest]))


if __name__ == "__main__":
    main()
