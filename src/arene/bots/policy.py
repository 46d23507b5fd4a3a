"""The bot that follows the game's own rules of thumb: quick, and worth playing against.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.knowledge import IllegalAnswer, Knowledge, listed
from arene.core.native import i64
from arene.core.state import Bot, Seen


class PolicyBot(Bot):
    """Asks the game's knowledge, about a sampled world: the true one stays out of its reach."""

    def __init__(self, knowledge: Knowledge, strict: bool) -> None:
        self.knowledge = knowledge
        self.strict = strict

    def choose(self, seen: Seen, chance: Chance) -> i64:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        action = self.knowledge.policy(seen.world(chance), seen.seat, chance)
        if not listed(legal, action):
            if self.strict:
                raise IllegalAnswer("policy", seen.seat, action)
            action = legal[chance.below("instead", len(legal))]
        return action
