"""What random matches of a game come to, hash by hash and event by event: the same in both builds.

``python -m tests.games.digests GAME COUNT`` prints the build and the fingerprints.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

import arene
from arene.core.chance import Fast
from arene.core.game import Game
from arene.core.match import Match

_MOVES = 150  # of a match, at the most: some have thousands
_LOOKS = 6  # from one look at the bots and at sampled worlds to the next


def digests(game: str, count: int) -> list[str]:
    return [digest(arene.load_game(game), number) for number in range(count)]


def digest(game: Game, number: int) -> str:
    """A fingerprint of a match with chance options: positions, events, legal actions, worlds and bots' choices."""
    choose = random.Random(number)
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    match = arene.new_match(game.id, seats, number, _options(game, seats, choose))
    seen: list[object] = []
    while not match.over and len(match.moves) < _MOVES:
        seat = choose.choice(match.awaiting)
        legal = match.actions(seat)
        seen.append([action.number for action in legal])
        if len(match.moves) % _LOOKS == 0:
            seen.append(_looked(match, seat, number))
        match.play(seat, choose.choice(legal))
    seen += [[move.hash, [event.to_json() for event in move.events]] for move in match.moves]
    seen.append(match.standings)
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()


def _options(game: Game, seats: int, choose: random.Random) -> dict[str, object]:
    """Every option at a listed value of its own; numbers stay as they are, lest a match gets long."""
    listed = [option for option in game.options if option.values and option.applies(seats)]
    chosen = {option.id: choose.choice(option.values) for option in listed}
    try:
        return game.check_options(seats, chosen)
    except arene.BadData:  # two that do not go together
        return game.check_options(seats, {})


def _looked(match: Match, seat: int, number: int) -> list[object]:
    chance = Fast(1 + number)
    world, knowledge = match.seen(seat).world(chance), match.game.knowledge()
    return [
        match.game.position(world),
        int(knowledge.policy(world, seat, chance)),
        [int(action) for action in knowledge.candidates(world, seat)],
        int(knowledge.worth(world, seat)),
    ]


if __name__ == "__main__":
    build = "compiled" if arene.compiled() else "plain"
    sys.stdout.write("\n".join([build, *digests(sys.argv[1], int(sys.argv[2]))]) + "\n")
