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


class IllegalAnswer(Exception):
    """A bot, or the knowledge it plays by, wants what the rules refuse: nobody plays it. ``where`` is ``answer``,
    ``candidates``, ``policy`` or ``playout``."""

    def __init__(self, where: str, seat: int, action: int) -> None:
        super().__init__(where, seat, action)
        self.where = where
        self.seat = seat
        self.action = action


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC):
    """One per game; a plain Python class may be one. Bots call it on sampled worlds only, so that nothing it reads can
    be a secret of the match."""

    @abstractmethod
    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        """A sensible legal action, quickly: it looks at the seat's own things and at what is public."""

    @abstractmethod
    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """The legal actions worth comparing; never empty. ``policy`` and this one may be asked at any moment at which
        the rules ask the seat, also in the middle of a turn that somebody else began."""

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


def listed(actions: vec[i64], action: i64) -> bool:
    """Whether an action is among these."""
    place: i64 = 0
    while place < len(actions) and actions[place] != action:
        place += 1
    return place < len(actions)


def best_first(worth: vec[i64], keep: i64, chance: Chance | None = None) -> vec[i64]:
    """The places of the ``keep`` greatest, greatest first; of equals the one that chance picks, without it the earlier.

    A bot that decides passes its own chance: else it would always do the same where nothing is better."""
    places = vec[i64](capacity=keep)
    taken = vec[i64]([0] * len(worth))
    place: i64
    equals: i64
    while len(places) < keep and len(places) < len(worth):
        best: i64 = -1
        equals = 1
        for place in range(len(worth)):
            if taken[place]:
                continue
            if best < 0 or worth[place] > worth[best]:
                best = place
                equals = 1
            elif chance is not None and worth[place] == worth[best]:
                equals += 1
                if chance.below("equals", equals) == 0:  # each of so many equals is as likely
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
