"""The fingerprint of a random match: tests.games.digests compares it between the builds."""

from __future__ import annotations

import hashlib
import json

from arene.core.chance import Fast
from tests.games.lanista.table import GAME, walk

KNOWLEDGE = GAME.knowledge()


def digest(number: int) -> str:
    """A fingerprint of positions, legal actions, sampled worlds, events and bot choices of a match."""
    seen: list[object] = []
    presets = list(GAME.presets.values())
    options = {**presets[number % len(presets)], "years": 1}
    chance = Fast(number)
    for step_number, step in enumerate(walk(1 + number % 4, options, number)):
        seen += [event.to_json() for event in step.events]
        if step_number % 6:
            continue
        seen.append(step.position)
        for seat in step.state.awaiting():
            world = step.state.sample(seat, chance)
            seen += [[int(action) for action in step.state.legal(seat)], GAME.position(world)]
            seen.append(
                [
                    int(KNOWLEDGE.policy(world, seat, chance)),
                    [int(action) for action in KNOWLEDGE.candidates(world, seat)],
                    int(KNOWLEDGE.worth(world, seat)),
                ]
            )
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()
