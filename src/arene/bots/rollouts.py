"""The bot that tries its choices out: in sampled worlds, each followed to the end of the round by rules of thumb.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance, Fast
from arene.core.knowledge import Knowledge, best_first, picked
from arene.core.native import i64, vec
from arene.core.state import Bot, Seen, State

SEEDS: Final = 2147483562


class RolloutBot(Bot):
    """All candidates are tried in the same worlds; the better half stays for twice as many, until one is left.

    ``samples`` worlds for the first comparison, ``halvings`` further ones among those that are left. ``trust`` is how
    much the choice of the rules of thumb is ahead from the start: few samples are noisy.
    """

    def __init__(self, knowledge: Knowledge, samples: int, halvings: int, trust: int) -> None:
        self.knowledge = knowledge
        self.samples: i64 = samples
        self.halvings: i64 = halvings
        self.trust: i64 = trust

    def choose(self, seen: Seen, chance: Chance) -> i64:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        world = seen.world(chance)
        actions = self.knowledge.candidates(world, seen.seat)
        usual = self.knowledge.policy(world, seen.seat, chance)
        worth = vec[i64]([0 for _ in range(len(actions))])
        place: i64
        for place in range(len(actions)):
            if actions[place] == usual:
                worth[place] = self.trust
        samples = self.samples
        halving: i64
        for halving in range(self.halvings + 1):
            if len(actions) == 1:
                return actions[0]
            if halving > 0:
                order = best_first(worth, (len(actions) + 2) // 2)  # of three still two
                actions = picked(actions, order)
                worth = picked(worth, order)
                samples *= 2
            self.compare(seen, actions, worth, samples, chance)
        return actions[best_first(worth, 1)[0]]

    def compare(self, seen: Seen, actions: vec[i64], worth: vec[i64], samples: i64, chance: Chance) -> None:
        """Add what each action is worth in so many worlds: the same world and the same luck for all of them."""
        place: i64
        for _ in range(samples):
            world = seen.world(chance)
            seed = chance.below("playout", SEEDS)
            for place in range(len(actions)):
                luck = Fast(seed)
                copy = world.clone()
                copy.play(seen.seat, actions[place], luck, None)
                worth[place] += self.follow(copy, self.knowledge.stage(world), seen.seat, luck)

    def follow(self, world: State, stage: i64, seat: i64, luck: Chance) -> i64:
        """Play on by rules of thumb to the end of the round; what the seat then has."""
        knowledge = self.knowledge
        while True:
            actor = world.actor()
            if actor < 0 or knowledge.stage(world) != stage:
                return knowledge.worth(world, seat)
            world.play(actor, knowledge.policy(world, actor, luck), luck, None)
