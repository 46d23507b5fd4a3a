"""How long does the poorest player of Footmania sit without a franc? Tells the longest stretch of rounds a match.

python docs/balance/footmania_cash.py --seats 4 --matches 200
"""

from __future__ import annotations

import argparse
from statistics import mean

import arene
from arene.bots import make_bot
from arene.core.chance import Fast


def longest_stretch(seats: int, seed: int) -> float:
    """Of all seats, the most turns in a row that one began with nothing, in rounds."""
    match = arene.new_match("footmania", seats=seats, seed=seed)
    bots = [make_bot("heuristic", match.game) for _ in range(seats)]
    chance = Fast(seed)
    now, longest = [0] * seats, 0
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, int(bots[seat].choose(match.seen(seat), chance)))
        if any(event.kind == "rolled" for event in match.moves[-1].events):
            for place, player in enumerate(match.position()["seats"]):
                now[place] = now[place] + 1 if player["cash"] == 0 else 0
            longest = max(longest, *now)
    return longest / seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=200)
    args = parser.parse_args()
    found = [longest_stretch(args.seats, seed) for seed in range(args.matches)]
    print(f"{args.seats} seats, {args.matches} matches: {mean(found):.1f} rounds on average, {max(found):.0f} at most")


if __name__ == "__main__":
    main()
