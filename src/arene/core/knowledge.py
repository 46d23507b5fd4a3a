"""What a game teaches the bots: a sensible move for any decision, and what a position is worth.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from arene.core.chance import Chance
from arene.core.native import append, i64, mypyc_attr, vec
from arene.core.state import State

CERTAIN: Final = 1_000_000  # the worth of a won match; bots reckon in whole numbers, the same on every machine


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC):
    """One per game. Bots call it on sampled worlds only, so that nothing it reads can be a secret of the match."""

    @abstractmethod
    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        """A sensible legal action, quickly: it looks at the seat's own things and at what is public."""

    @abstractmethod
    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """The legal actions worth comparing; never empty."""

    @abstractmethod
    def stage(self, state: State) -> i64:
        """The part of the match under way, such as its round: a playout ends with it. A mark, not a count."""

    @abstractmethod
    def worth(self, state: State, seat: i64) -> i64:
        """The seat's prospects between two rounds, from 0 to ``CERTAIN``; of a match that is over, its share."""


def share(state: State, seat: i64) -> i64:
    """The worth of a finished match: a shared victory counts in parts."""
    winners: i64 = 0
    won = False
    for standing in state.standings():
        if standing.rank == 1:
            winners += 1
            won = won or standing.seat == seat
    return CERTAIN // winners if won else 0


class NoKnowledge(Knowledge):
    """What is known of a game that teaches nothing: a match is followed to its end by whatever is legal."""

    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        legal = state.legal(seat)
        return legal[chance.below("policy", len(legal))]

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        return state.legal(seat)

    def stage(self, state: State) -> i64:
        return 0

    def worth(self, state: State, seat: i64) -> i64:
        return share(state, seat)


def best_first(worth: vec[i64], keep: i64) -> vec[i64]:
    """The places of the ``keep`` greatest, greatest first; of two equals the earlier one."""
    places = vec[i64](capacity=keep)
    taken = vec[i64]([0] * len(worth))
    place: i64
    while len(places) < keep and len(places) < len(worth):
        best: i64 = -1
        for place in range(len(worth)):
            if not taken[place] and (best < 0 or worth[place] > worth[best]):
                best = place
        taken[best] = 1
        places = append(places, best)
    return places


def picked(items: vec[i64], places: vec[i64]) -> vec[i64]:
    """The items at these places."""
    result = vec[i64](capacity=len(places))
    for place in places:
        result = append(result, items[place])
    return result
