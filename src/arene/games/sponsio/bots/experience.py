"""Sponsio: what played rounds add to the estimates of the betting phase.

The estimates see a hand card by card. Rounds played out from many betting positions show what they miss: a logistic
regression for each kind of wager says how often such bets were really won.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from arene.core.native import i64, mypyc_attr, vec
from arene.games.sponsio.bots.estimates import UNIT, ZEROS, Outlook, at_most
from arene.games.sponsio.rules import components as c

TRAITS: Final = 11  # of a bet, the columns of the tables: each a whole number of UNIT
ALWAYS: Final = 0
ESTIMATE: Final = 1  # as log odds
FORCED: Final = 2  # tricks of the hand when ducking, and when fighting
FOUGHT: Final = 3
MASTERS: Final = 4  # cards that nobody can beat
LEADS: Final = 5  # the seat leads the first trick
NO_BET: Final = 6  # other seats that have no bet
OTHER_NINES: Final = 7
LENGTH: Final = 8  # of the suit that is bet on, or else of the longest: the square of its cards, in eighths
SUIT_FORCED: Final = 9
SUIT_MASTERS: Final = 10

UNKNOWN: Final = -(10**15)
UNASKED: Final = vec[i64]([UNKNOWN for _ in range(12)])  # by row of the tables

# log odds of chances in steps of 1/64, and chances of log odds from -6 to +6 in steps of 1/32
ODDS: Final = vec[i64]([round(1024 * log(max(step, 1) / (64 - min(step, 63)))) for step in range(65)])
CHANCE: Final = vec[i64]([round(1024 / (1 + exp(-step / 32))) for step in range(-192, 193)])

# the weights, in 1/UNIT, for four seats and for three
FOUR: Final = vec[i64](
    [
        # no trick
        1195,
        489,
        107,
        -465,
        300,
        -394,
        -119,
        -169,
        390,
        0,
        -164,
        # one
        697,
        978,
        731,
        -804,
        298,
        -106,
        -20,
        -68,
        245,
        0,
        -36,
        # two
        1240,
        758,
        431,
        -755,
        277,
        -130,
        65,
        -76,
        -11,
        0,
        -19,
        # three
        1276,
        418,
        874,
        -949,
        182,
        -86,
        66,
        -84,
        -62,
        0,
        19,
        # four or more
        153,
        148,
        973,
        -431,
        45,
        -158,
        -132,
        -53,
        142,
        0,
        -54,
        # no card of the colour
        593,
        808,
        -1249,
        190,
        89,
        -95,
        -246,
        -44,
        567,
        241,
        445,
        # some
        289,
        433,
        780,
        -453,
        -160,
        53,
        -129,
        -30,
        92,
        653,
        322,
        # many
        -499,
        305,
        475,
        -40,
        -229,
        76,
        -158,
        46,
        -383,
        353,
        358,
        # the last trick
        -1729,
        0,
        956,
        114,
        -178,
        288,
        -79,
        147,
        -74,
        0,
        -116,
        # not the last trick
        3002,
        441,
        -942,
        -333,
        28,
        -108,
        134,
        -26,
        -35,
        0,
        48,
        # every 9
        -490,
        978,
        450,
        4,
        -215,
        96,
        -139,
        92,
        -197,
        0,
        -213,
        # not every 9
        -642,
        679,
        -242,
        121,
        -96,
        -22,
        326,
        86,
        304,
        0,
        532,
    ]
)
THREE: Final = vec[i64](
    [
        # no trick
        158,
        472,
        1000,
        -537,
        10,
        -669,
        -475,
        -41,
        325,
        0,
        108,
        # one
        874,
        178,
        588,
        -768,
        28,
        -430,
        -226,
        -35,
        238,
        0,
        142,
        # two
        779,
        653,
        643,
        -687,
        113,
        -184,
        -145,
        9,
        82,
        0,
        64,
        # three
        986,
        444,
        638,
        -681,
        41,
        -117,
        -216,
        72,
        -47,
        0,
        81,
        # four or more
        1112,
        332,
        996,
        -481,
        -128,
        -89,
        -318,
        -149,
        2,
        0,
        7,
        # no card of the colour
        314,
        1073,
        -141,
        -168,
        -30,
        -280,
        -241,
        -37,
        650,
        -209,
        578,
        # some
        826,
        509,
        752,
        -524,
        -233,
        -71,
        -170,
        -16,
        234,
        55,
        333,
        # many
        -359,
        255,
        108,
        193,
        -224,
        87,
        -576,
        0,
        -331,
        925,
        204,
        # the last trick
        -1755,
        0,
        742,
        251,
        -106,
        62,
        -387,
        140,
        28,
        0,
        -196,
        # not the last trick
        3410,
        552,
        -743,
        -514,
        224,
        -62,
        104,
        -20,
        -133,
        0,
        80,
        # every 9
        1399,
        564,
        394,
        -367,
        250,
        -36,
        -103,
        -91,
        -210,
        0,
        -420,
        # not every 9
        71,
        192,
        27,
        87,
        -354,
        -187,
        -231,
        -152,
        415,
        0,
        479,
    ]
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Experience:
    """A hand's traits, and with them the corrected chance of any bet."""

    def __init__(self, view: Outlook, leads: bool, without_bet: i64) -> None:
        self.weights = FOUR if view.seats == 4 else THREE
        self.longest: i64 = 0
        self.usual = UNASKED[:]  # by row: what the traits say that are the same for all suits
        self.lengths = ZEROS[:4]  # by suit
        self.masters = ZEROS[:4]
        self.forced = view.suits
        self.traits = ZEROS[:TRAITS]
        self.traits[ALWAYS] = UNIT
        self.traits[FORCED] = view.forced
        self.traits[FOUGHT] = view.fought
        self.traits[OTHER_NINES] = view.other_nines * UNIT
        self.traits[NO_BET] = without_bet * UNIT
        if leads:
            self.traits[LEADS] = UNIT
        suit: i64
        for suit in range(4):
            self.lengths[suit] = c.SIZE[(view.own >> (9 * suit)) & 511]
            self.masters[suit] = masters(view, suit)
            self.traits[MASTERS] += self.masters[suit]
            if self.longer(suit, self.longest):
                self.longest = suit

    def longer(self, suit: i64, than: i64) -> bool:
        """Of two suits as long, the one with more masters is the longer one."""
        if self.lengths[suit] == self.lengths[than]:
            return self.masters[suit] > self.masters[than]
        return self.lengths[suit] > self.lengths[than]

    def by_hand(self, place: i64, suit: i64) -> i64:
        """The log odds of a bet without its estimate; the suit of a bet on a colour, of another -1."""
        weights = self.weights
        odds: i64 = 0
        if suit >= 0:
            odds = weights[place + SUIT_FORCED] * self.forced[suit]
        else:
            suit = self.longest
        length = self.lengths[suit]
        odds += weights[place + LENGTH] * (length * length * UNIT // 8)
        odds += weights[place + SUIT_MASTERS] * self.masters[suit]
        return odds + self.whole_hand(place)

    def whole_hand(self, place: i64) -> i64:
        """The part that does not depend on the suit: reckoned when the first bet of its row asks."""
        odds = self.usual[place // TRAITS]
        if odds == UNKNOWN:
            weights = self.weights
            traits = self.traits
            odds = weights[place] * UNIT
            trait: i64
            for trait in range(FORCED, LENGTH):
                odds += weights[place + trait] * traits[trait]
            self.usual[place // TRAITS] = odds
        return odds

    def corrected(self, place: i64, by_hand: i64, estimate: i64) -> i64:
        """The chance of a bet, given its estimate: never less for a better one."""
        odds = by_hand + self.weights[place + ESTIMATE] * ODDS[estimate >> 4]
        step = (odds >> 15) + 192
        if step < 0:
            return CHANCE[0]
        return CHANCE[at_most(step, 384)]


def masters(view: Outlook, suit: i64) -> i64:
    """The cards of a suit above all that the others hold, in UNIT."""
    own = (view.own >> (9 * suit)) & 511
    others = (view.others >> (9 * suit)) & 511
    while others:
        own >>= 1
        others >>= 1
    return c.SIZE[own] * UNIT


def place_of(box: c.Box, ticket: i64, wager: i64) -> i64:
    """Where the weights of a wager begin in the tables."""
    return row(box.ticket_type[ticket], box.wager_set[ticket * c.MAX_WAGERS + wager]) * TRAITS


def row(kind: i64, outcomes: i64) -> i64:
    """Which row of the tables a wager belongs to."""
    if kind == c.TRICKS:
        fewest = lowest_of(outcomes)
        return fewest if fewest < 4 else 4
    if kind == c.COLOR:
        if outcomes == 1:
            return 5
        return 7 if outcomes & 512 else 6
    if kind == c.LAST:
        return 8 if outcomes & 2 else 9
    return 10 if outcomes & 2 else 11


def lowest_of(outcomes: i64) -> i64:
    """The fewest tricks or cards that win."""
    fewest: i64 = 0
    while outcomes and not outcomes & 1:
        outcomes >>= 1
        fewest += 1
    return fewest
