"""The bot that tries its choices out: in sampled worlds, each followed to the end of the round by rules of thumb.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance, Fast
from arene.core.knowledge import IllegalAnswer, Knowledge, best_first, listed, picked
from arene.core.native import append, i64, vec
from arene.core.state import Bot, Seen, State

SEEDS: Final = 2147483562
FARTHEST: Final = 5_000  # moves of a playout: many times the longest round


class RolloutBot(Bot):
    """All candidates are tried in the same worlds; the better half stays for twice as many, until one is left.

    ``samples`` worlds for the first comparison, ``halvings`` further ones among those that are left. ``trust`` is how
    much the choice of the rules of thumb is ahead from the start: few samples are noisy. Equal worths are decided by
    the bot's own chance.

    Where the game's knowledge advises what the rules refuse, a ``strict`` bot raises ``IllegalAnswer``, to find the
    fault; any other leaves the advice out and plays on.
    """

    def __init__(self, knowledge: Knowledge, samples: int, halvings: int, trust: int, strict: bool) -> None:
        self.knowledge = knowledge
        self.strict = strict
        self.samples: i64 = samples
        self.halvings: i64 = halvings
        self.trust: i64 = trust
        self.farthest: i64 = FARTHEST

    def choose(self, seen: Seen, chance: Chance) -> i64:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        world = seen.world(chance)
        actions = self.candidates(world, seen.seat, legal)
        usual = self.knowledge.policy(world, seen.seat, chance)
        if self.strict and not listed(legal, usual):
            raise IllegalAnswer("policy", seen.seat, usual)
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
                order = best_first(worth, (len(actions) + 2) // 2, chance)  # of three still two
                actions = picked(actions, order)
                worth = picked(worth, order)
                samples *= 2
            self.compare(seen, actions, worth, samples, chance)
        return actions[best_first(worth, 1, chance)[0]]

    def candidates(self, world: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """The actions to compare: what the game proposes, as far as it is legal; all that is legal if nothing is."""
        proposed = self.knowledge.candidates(world, seat)
        actions = vec[i64](capacity=len(proposed))
        for action in proposed:
            if listed(legal, action):
                actions = append(actions, action)
            elif self.strict:
                raise IllegalAnswer("candidates", seat, action)
        if len(actions) == 0:
            if self.strict:
                raise IllegalAnswer("candidates", seat, -1)
            return legal
        return actions

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
        moves: i64 = 0
        while True:
            actor = world.actor()
            if actor < 0 or knowledge.stage(world) != stage or moves == self.farthest:
                return knowledge.worth(world, seat)
            action = knowledge.policy(world, actor, luck)
            legal = world.legal(actor)
            if not listed(legal, action):
                if self.strict:
                    raise IllegalAnswer("playout", actor, action)
                action = legal[luck.below("instead", len(legal))]
            world.play(actor, action, luck, None)
            moves += 1
