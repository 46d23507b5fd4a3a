"""Matches played on from a position by the rules of thumb of all seats, and what each seat then has.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance, Fast
from arene.core.events import Events
from arene.core.knowledge import CERTAIN, Knowledge, listed
from arene.core.native import append, i64, vec
from arene.core.state import State

FARTHEST: Final = 20_000  # moves of a playout: many times the longest match


class Habits:
    """How playouts go: for so many stages (0: the whole match), by the rules of thumb but for one decision in
    ``slips`` (0: none), in which anything worth a thought is done: nobody plays like clockwork, and without it a
    position full of hidden cards would have one future only."""

    def __init__(self, stages: i64, slips: i64) -> None:
        self.stages: i64 = stages
        self.slips: i64 = slips


def play_on(knowledge: Knowledge, world: State, stage: i64, habits: Habits, luck: Chance, out: Events | None) -> None:
    """Play on, in place, to the end of the last stage looked at. ``stage`` is the one that counts as the first."""
    passed: i64 = 0
    moves: i64 = 0
    while moves < FARTHEST:
        actor = world.actor()
        if actor < 0:
            return
        now = knowledge.stage(world)
        if now != stage:
            stage = now
            passed += 1
            if passed == habits.stages:
                return
        legal = world.legal(actor)
        action = legal[0]
        if len(legal) > 1:
            action = usual(knowledge, world, actor, habits, luck)
            if not listed(legal, action):
                action = legal[luck.below("instead", len(legal))]
        world.play(actor, action, luck, out)
        moves += 1


def usual(knowledge: Knowledge, world: State, actor: i64, habits: Habits, luck: Chance) -> i64:
    """What somebody does who is asked."""
    if habits.slips > 0 and luck.below("slip", habits.slips) == 0:
        tried = knowledge.candidates(world, actor)
        if len(tried) > 0:
            return tried[luck.below("tried", len(tried))]
    return knowledge.policy(world, actor, luck)


def prospects(knowledge: Knowledge, world: State) -> vec[i64]:
    """Every seat's share of the match, together a certainty; alone, what the game thinks of the position."""
    shares = vec[i64](capacity=world.seats())
    total: i64 = 0
    seat: i64
    for seat in range(world.seats()):
        worth = knowledge.worth(world, seat)
        total += worth
        shares = append(shares, worth)
    if world.seats() > 1:
        for seat in range(len(shares)):
            if total > 0:
                shares[seat] = shares[seat] * CERTAIN // total
            else:
                shares[seat] = CERTAIN // len(shares)
    return shares


def outlooks(knowledge: Knowledge, state: State, habits: Habits, seeds: vec[i64]) -> list[list[int]]:
    """What every seat has at the end of each of these playouts: one for each seed."""
    found: list[list[int]] = []
    stage: i64 = 0
    if state.actor() >= 0:
        stage = knowledge.stage(state)
    for seed in seeds:
        world, luck = state.clone(), Fast(seed)
        play_on(knowledge, world, stage, habits, luck, None)
        shares: list[int] = []
        for share in prospects(knowledge, world):
            shares.append(share)
        found.append(shares)
    return found
