"""How long the best eleven of a squad takes in Footmania, a new squad every time.

python bench/eleven.py [--cards 20] [--squads 2000]
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import median

from arene import load_game
from arene.core.native import i64, vec
from arene.games.footmania.rules.edition import build_box
from arene.games.footmania.rules.lineup import best_set


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=20)
    parser.add_argument("--squads", type=int, default=2000)
    args = parser.parse_args()
    box = build_box(load_game("footmania").edition())
    deal = random.Random(1)
    squads = [vec[i64](sorted(deal.sample(range(len(box.cards)), args.cards))) for _ in range(args.squads)]
    rounds = []
    for _ in range(9):
        start = time.process_time()
        for squad in squads:
            best_set(box, squad)
        rounds.append((time.process_time() - start) / len(squads) * 1e6)
    print(f"{args.cards} cards: {median(rounds):.1f} µs ({min(rounds):.1f} to {max(rounds):.1f}), {args.squads} squads")


if __name__ == "__main__":
    main()
