"""The fingerprint of a random match: tests.games.digests compares it between the builds."""

from __future__ import annotations

import hashlib
import json

from arene.core.chance import Fast
from tests.games.sportmord.walks import GAME, walk

KNOWLEDGE = GAME.knowledge()


def digest(number: int) -> str:
    """A fingerprint of all positions, legal actions, sampled worlds, events and bot choices of a match."""
    seen: list[object] = []
    options = {"doped_leap": number % 2 == 1, "agreement": "never" if number % 3 == 2 else "wishes", "round_limit": 12}
    chance = Fast(number)
    for step in walk(3 + number % 4, options, number):
        seen += [step.position, [event.to_json() for event in step.events]]
        for seat in step.state.awaiting():
            world = step.state.sample(seat, chance)
            seen += [[int(action) for action in step.state.legal(seat)], GAME.position(world)]
            seen.append(
                [
                    int(KNOWLEDGE.policy(world, seat, chance)),
                    list(KNOWLEDGE.candidates(world, seat)),
                    KNOWLEDGE.worth(world, seat),
                ]
            )
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()
