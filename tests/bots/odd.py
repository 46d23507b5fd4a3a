"""Bots and knowledge that want what the rules refuse: nothing may be stopped by them, and the fault must be found."""

from __future__ import annotations

from collections.abc import Callable

from arene.core.chance import Chance
from arene.core.game import Game
from arene.core.knowledge import Knowledge, Search
from arene.core.native import i64, vec
from arene.core.state import Bot, Seen, State

NOWHERE = 99_999  # no action of any game
Policy = Callable[[State, int, Chance], int]
Candidates = Callable[[State, int], list[int]]


class OddBot(Bot):
    """Answers by a knowledgeable bot until it has been asked so often, then with what is no action at all."""

    def __init__(self, sound: Bot, after: int) -> None:
        self.sound = sound
        self.left = after

    def choose(self, seen: Seen, chance: Chance) -> i64:
        self.left -= 1
        return self.sound.choose(seen, chance) if self.left >= 0 else NOWHERE


class OddKnowledge(Knowledge):
    """A game's own knowledge, with other advice."""

    def __init__(self, game: Game, policy: Policy | None = None, candidates: Candidates | None = None) -> None:
        self.sound = game.knowledge()
        self.other_policy = policy
        self.other_candidates = candidates

    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        if self.other_policy is not None:
            return self.other_policy(state, int(seat), chance)
        return self.sound.policy(state, seat, chance)

    def rough(self, state: State, seat: i64, chance: Chance) -> i64:
        if self.other_policy is not None:
            return self.other_policy(state, int(seat), chance)
        return self.sound.rough(state, seat, chance)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        if self.other_candidates is not None:
            return vec[i64](self.other_candidates(state, int(seat)))
        return self.sound.candidates(state, seat)

    def search(self, seats: i64, level: i64) -> Search:
        return self.sound.search(seats, level)

    def likelihood(self, state: State, seat: i64) -> i64:
        return self.sound.likelihood(state, seat)

    def stage(self, state: State) -> i64:
        return self.sound.stage(state)

    def worth(self, state: State, seat: i64) -> i64:
        return self.sound.worth(state, seat)
