"""What a game teaches the bots: a sensible move for any decision, and what a position is worth.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from typing import Final

from arene.core.chance import Chance
from arene.core.native import append, i64, mypyc_attr, vec
from arene.core.state import State

CERTAIN: Final = 1_000_000  # the worth of a won match; bots reckon in whole numbers, the same on every machine
GOOD: Final = 0  # the levels that search
STRONG: Final = 1
EXPERT: Final = 2
PLAYOUTS: Final = vec[i64]([64, 256, 1024])  # by level, where a game says nothing else
DOUBT: Final = vec[i64]([20, 28, 36])  # a race that goes on longer looks oftener, and would be deceived oftener
ALIKE: Final = vec[i64]([0, 60, 120])  # what longer races save where choices are the same
ATTENTION: Final = vec[i64]([40, 60, 100])  # what sets levels apart where more playouts would not
STRENGTH_STEP: Final = 20
BEHIND: Final = vec[i64]([round(1_000_000 * exp(-step / 50)) for step in range(500)])  # odds, by steps behind the first
EVEN: Final = 0  # tempers
BOLD: Final = 1
CAREFUL: Final = 2


class IllegalAnswer(Exception):
    """A bot, or the knowledge it plays by, wants what the rules refuse: nobody plays it. ``where`` is ``answer``,
    ``candidates``, ``policy`` or ``playout``."""

    def __init__(self, where: str, seat: int, action: int) -> None:
        super().__init__(where, seat, action)
        self.where = where
        self.seat = seat
        self.action = action


class Search:
    """How a bot tries its choices out. All numbers are whole ones: a choice is the same on every machine."""

    def __init__(self, playouts: i64) -> None:
        self.playouts: i64 = playouts  # in all, for one decision
        self.attention: i64 = 100  # of a hundred decisions so many are tried out; rules of thumb settle the others
        self.milliseconds: i64 = 0  # for one decision, where people wait for it; 0: however long it takes
        self.stages: i64 = 1  # how many stages a playout follows, the one under way included; 0: the whole match
        self.trust: i64 = CERTAIN // 10  # the start that the choice of the rules of thumb has: few playouts are noisy
        self.doubt: i64 = 20  # tenths of a standard error behind the first at which a choice is dropped; 0: never
        self.alike: i64 = 0  # after so many worlds in which a choice was worth the same as the first it is dropped too
        self.wide: i64 = 0  # up to so many legal actions all are compared, not only those that the game proposes
        self.crowd: i64 = 1  # worlds looked at for each one played in: the likelier of them is taken
        self.depth: i64 = 0  # own coming decisions that are tried out as well
        self.paired: i64 = 1  # whether all choices meet the same worlds and the same luck
        self.rough: i64 = 1  # whether playouts follow the quicker rules of thumb, where a game has such
        self.temper: i64 = EVEN


def search_of(level: i64, playouts: vec[i64]) -> Search:
    """A higher level thinks more decisions over, has more playouts, and drops a choice only when it is surer."""
    search = Search(playouts[level])
    search.attention = ATTENTION[level]
    search.doubt = DOUBT[level]
    search.alike = ALIKE[level]
    return search


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC):
    """One per game; a plain Python class may be one. Bots call it on sampled worlds only, so that nothing it reads can
    be a secret of the match."""

    @abstractmethod
    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        """A sensible legal action, quickly: it looks at the seat's own things and at what is public."""

    def rough(self, state: State, seat: i64, chance: Chance) -> i64:
        """The same for a playout: where ``policy`` is dear, something quicker that leads as far."""
        return self.policy(state, seat, chance)

    @abstractmethod
    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """The legal actions worth comparing; never empty. ``policy`` and this one may be asked at any moment at which
        the rules ask the seat, also in the middle of a turn that somebody else began."""

    @abstractmethod
    def stage(self, state: State) -> i64:
        """The part of the match under way, such as its round: a playout ends with one. A mark, not a count."""

    @abstractmethod
    def worth(self, state: State, seat: i64) -> i64:
        """The seat's prospects between two stages, from 0 to ``CERTAIN``; of a match that is over, its share."""

    def search(self, seats: i64, level: i64) -> Search:
        """How bots try their choices out in a match of so many seats: the ``GOOD``, ``STRONG`` and ``EXPERT`` ones."""
        return search_of(level, PLAYOUTS)

    def features(self, state: State, seat: i64) -> vec[i64]:
        """What a seat's prospects between two stages may depend on: ``bench/fit.py`` finds out how much each counts."""
        return vec[i64]()

    def likelihood(self, state: State, seat: i64) -> i64:
        """How well the others' visible choices so far fit this world, as the seat imagines it: 0 to ``CERTAIN``."""
        return CERTAIN


def share(state: State, seat: i64) -> i64:
    """The worth of a finished match: a shared victory counts in parts."""
    winners: i64 = 0
    won = False
    for standing in state.standings():
        if standing.rank == 1:
            winners += 1
            won = won or standing.seat == seat
    return CERTAIN // winners if won else 0


def odds(strengths: vec[i64], seat: i64) -> i64:
    """A seat's share of the match by the strengths of all: a thousand more multiplies the odds by e."""
    most = strengths[0]
    for strength in strengths:
        if strength > most:
            most = strength
    total: i64 = 0
    mine: i64 = 0
    place: i64
    for place in range(len(strengths)):
        behind = (most - strengths[place]) // STRENGTH_STEP
        weight: i64 = 0
        if behind < len(BEHIND):
            weight = BEHIND[behind]
        total += weight
        if place == seat:
            mine = weight
    return CERTAIN * mine // total


def weighed(features: vec[i64], weights: vec[i64]) -> i64:
    """The strength that fitted weights, in thousandths, see in a position's features."""
    strength: i64 = 0
    place: i64
    for place in range(len(features)):
        strength += features[place] * weights[place]
    return strength // 1000


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
