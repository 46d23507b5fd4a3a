"""The fingerprint of a random match: tests.games.digests compares it between the builds."""

from __future__ import annotations

import hashlib
import json

from arene.core.chance import Fast
from tests.games.automobile.walks import GAME, MODES, walk

KNOWLEDGE = GAME.knowledge()


def digest(number: int) -> str:
    """A fingerprint of positions, legal actions, sampled worlds, events and bot choices of a match."""
    seen: list[object] = []
    seats, options = MODES[number % len(MODES)]
    odd = {"bonus_optional": number % 2 == 1, "race_order": "frozen" if number % 3 == 2 else "dynamic"}
    chance = Fast(number)
    for count, step in enumerate(walk(seats, {**options, **odd}, number)):
        seen.append([event.to_json() for event in step.events])
        for seat in step.state.awaiting():
            world = step.state.sample(seat, chance)
            seen.append([int(action) for action in step.state.legal(seat)])
            seen.append(
                [
                    int(KNOWLEDGE.policy(world, seat, chance)),
                    [int(action) for action in KNOWLEDGE.candidates(world, seat)],
                    int(KNOWLEDGE.worth(world, seat)),
                ]
            )
            if count % 5 == 0:
                seen += [step.position, GAME.position(world)]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()
