"""The bot that errs as a beginner does: it overlooks the obvious move, and falls in love with one bright idea.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.bots.search import Runner, SearchBot
from arene.core.chance import Chance
from arene.core.knowledge import GOOD, Knowledge
from arene.core.native import i64
from arene.core.state import Seen

ATTENTIVE: Final = 3  # of so many decisions one goes wrong


class BeginnerBot(SearchBot):
    """Plays by rules of thumb. Now and then it overlooks what they say and judges the rest by one imagined future.

    What it does then is never absurd: it might have been right, in a world that might have been the true one.
    """

    def __init__(self, knowledge: Knowledge, strict: bool) -> None:
        super().__init__(knowledge, GOOD, {"stages": 1, "depth": 0, "crowd": 1}, strict)

    def choose(self, seen: Seen, chance: Chance) -> i64:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        world = seen.world(chance)
        self.sit(world.seats())
        usual = self.advice(world, seen.seat, legal, chance)
        if chance.below("attention", ATTENTIVE) > 0:
            return usual
        others = [Runner(action, 0) for action in self.candidates(world, seen.seat, legal) if action != usual]
        if not others:
            return usual
        self.try_out(seen, others, chance)
        return self.taken(others, chance)
