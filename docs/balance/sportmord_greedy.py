"""Le sport est mortel among players who lay all the dice they can, highest first: when does the first sport close?

    python docs/balance/sportmord_greedy.py --matches 800

The figures the game was given as a reference come from such players, who laid at most five dice a turn. All else
follows the bots' rules of thumb.
"""

from __future__ import annotations

import argparse

import arene
from arene.core.chance import Fast
from arene.core.events import Events
from arene.core.measures import Observation
from arene.games.sportmord.bots.knowledge import SportmordKnowledge
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules import laying
from arene.games.sportmord.rules.state import Sportmord
from arene.lab.statistics import ratio

GAME = arene.load_game("sportmord")
KNOWLEDGE = SportmordKnowledge()
SHOWN = ("rounds", "first-closing", "winner-score", "accidents", "closed-by-last-card", "closed-by-doping", "dice")


def greedy(state: Sportmord, seat: int, dice: int, chance: Fast) -> int:
    """The highest die that fits, at any sport; none where so many lie already."""
    if state.asked is not laying.ASK_LAY or state.players[seat].doped:
        return int(KNOWLEDGE.policy(state, seat, chance))
    fitting = [int(action) for action in state.legal(seat) if action != laying.DONE]
    if not fitting or c.dice_in(state.players[seat].new) >= dice:
        return int(laying.DONE)
    highest = max(laying.placed(action)[0] for action in fitting)
    best = [action for action in fitting if laying.placed(action)[0] == highest]
    return best[int(chance.below("sport", len(best)))]


def observe(seats: int, dice: int, seed: int) -> Observation:
    chance, thinking, out = Fast(2 * seed), Fast(2 * seed + 1), Events()
    state = GAME.new_state(seats, GAME.check_options(seats, {}), GAME.edition(), chance, out)
    assert isinstance(state, Sportmord)
    while not state.over():
        seat = int(state.actor())
        state.play(seat, greedy(state, seat, dice, thinking), chance, out)
    return GAME.measures().observe(state, out.items)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dice", type=int, default=5, help="at most so many a turn")
    parser.add_argument("--matches", type=int, default=800)
    args = parser.parse_args()
    for seats in range(GAME.min_seats, GAME.max_seats + 1):
        seen = [observe(seats, args.dice, seed) for seed in range(args.matches)]
        print(f"{seats} seats:")
        for name in SHOWN:
            found = ratio([one.get(name, (0.0, 0.0)) for one in seen])
            print(f"  {name}: {found.value:.2f} ({found.low:.2f} to {found.high:.2f})")


if __name__ == "__main__":
    main()
