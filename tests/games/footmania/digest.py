"""The fingerprint of a random match: tests.games.digests compares it between the builds."""

from __future__ import annotations

import hashlib
import json

from arene.core.chance import Fast
from tests.games.footmania.walks import GAME, walk

KNOWLEDGE = GAME.knowledge()


def digest(number: int) -> str:
    """A fingerprint of all positions, legal actions, sampled worlds, events and bot choices of a match."""
    seen: list[object] = []
    options = {
        "phase1_round_cap": 8,
        "accelerated": number % 2 == 1,
        "auction": "sealed" if number % 3 == 2 else "open",
        "phase1_end": "declare" if number % 4 == 3 else "auto",
    }
    chance = Fast(number)
    for place, step in enumerate(walk(2 + number % 3, options, number)):
        seen += [[event.to_json() for event in step.events], [int(player.cash) for player in step.state.players]]
        if place % 6:
            continue
        seen.append(step.position)
        for seat in step.state.awaiting():
            world = step.state.sample(seat, chance)
            seen += [[int(action) for action in step.state.legal(seat)], GAME.position(world)]
            seen.append([int(KNOWLEDGE.policy(world, seat, chance)), int(KNOWLEDGE.worth(world, seat))])
            seen.append([int(action) for action in KNOWLEDGE.candidates(world, seat)])
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()
