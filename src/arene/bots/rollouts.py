"""The bot that tries its choices out: in sampled worlds, each followed to the end of the round by rules of thumb."""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance, Fast
from arene.core.knowledge import Knowledge
from arene.core.native import append, i64, vec
from arene.core.state import Bot, Seen, State

SEEDS: Final = 2147483562


class RolloutBot(Bot):
    """All candidates are tried in the same worlds; the better half stays for twice as many, until one is left.

    ``samples`` worlds for the first comparison, ``halvings`` further ones among those that are left.
    """

    def __init__(self, knowledge: Knowledge, samples: int, halvings: int) -> None:
        self.knowledge = knowledge
        self.samples: i64 = samples
        self.halvings: i64 = halvings

    def choose(self, seen: Seen, chance: Chance) -> i64:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        actions = self.knowledge.candidates(seen.world(chance), seen.seat)
        worth = vec[i64]([0 for _ in range(len(actions))])
        samples = self.samples
        halving: i64
        for halving in range(self.halvings + 1):
            if len(actions) == 1:
                return actions[0]
            if halving > 0:
                keep: i64 = (len(actions) + 1) // 2 if len(actions) > 3 else 2
                actions, worth = best_first(actions, worth, keep)
                samples *= 2
            self.compare(seen, actions, worth, samples, chance)
        best, _ = best_first(actions, worth, 1)
        return best[0]

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


def best_first(actions: vec[i64], worth: vec[i64], keep: i64) -> tuple[vec[i64], vec[i64]]:
    """The ``keep`` best actions with their worth, best first; the earlier one of two equals."""
    left = worth[:]
    best_actions = vec[i64](capacity=keep)
    best_worth = vec[i64](capacity=keep)
    place: i64
    for _ in range(keep):
        best: i64 = -1
        for place in range(len(left)):
            if left[place] >= 0 and (best < 0 or left[place] > left[best]):
                best = place
        best_actions = append(best_actions, actions[best])
        best_worth = append(best_worth, worth[best])
        left[best] = -1
    return best_actions, best_worth
