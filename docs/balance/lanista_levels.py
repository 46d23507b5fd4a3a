"""What a better bot makes of Lanista's contracts: one seat of a level among heuristic ones, how it fights.

    python docs/balance/lanista_levels.py normal --matches 40

Counts its combats, the exhibitio among them, and how often it held an exhibitio although a Beta or Alpha contract could
be fought.
"""

from __future__ import annotations

import argparse
from collections import Counter

import arene
from arene.bots import make_bot
from arene.core.chance import Fast


def watch(level: str, seats: int, seed: int, seen: Counter[str]) -> None:
    match = arene.new_match("lanista", seats=seats, seed=seed, options={"preset": "standard"})
    odd = seed % seats
    bots = [make_bot(level if seat == odd else "heuristic", match.game) for seat in range(seats)]
    ranks = {one["id"]: one["rank"] for one in match.edition.data["contracts"]}
    chance = Fast(seed)
    while not match.over:
        seat = match.awaiting[0]
        action = match.space.action(int(bots[seat].choose(match.seen(seat), chance)))
        if seat == odd and action.kind in ("fight", "exhibitio"):
            high = any(
                one.kind == "fight" and ranks[str(one.params["contract"])] != "gamma" for one in match.actions(seat)
            )
            seen[action.kind] += 1
            seen["exhibitio instead"] += high and action.kind == "exhibitio"
            seen["could fight high"] += high
        match.play(seat, action)
    winners = [one["seat"] for one in match.standings if one["rank"] == 1]
    seen["won"] += odd in winners and len(winners) == 1
    seen["matches"] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=40)
    args = parser.parse_args()
    seen: Counter[str] = Counter()
    for seed in range(args.matches):
        watch(args.level, args.seats, seed, seen)
    combats = seen["fight"] + seen["exhibitio"]
    print(
        f"{args.level}, {seen['matches']} matches: {combats} combats, "
        f"{100 * seen['exhibitio'] / combats:.0f} % exhibitio; "
        f"{seen['exhibitio instead']} of {seen['could fight high']} times instead of a Beta or Alpha contract held; "
        f"{seen['won']} matches won alone"
    )


if __name__ == "__main__":
    main()
