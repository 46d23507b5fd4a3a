"""The fingerprint of a random match: tests.games.digests compares it between the builds."""

from __future__ import annotations

import hashlib
import json

from tests.games.sponsio.table import random_match, random_steps


def digest(number: int) -> str:
    """A fingerprint of all hashes, legal actions and events of a match."""
    match, draw = random_match(number)
    seen: list[object] = []
    for seat in random_steps(match, draw):
        seen.append([action.number for action in match.actions(seat)])
        world = match._state.sample(seat, draw)
        seen.append(match.game.position(world))
    seen += [[move.hash, [event.to_json() for event in move.events]] for move in match.moves]
    seen.append(match.standings)
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()
