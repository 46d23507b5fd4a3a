"""What a die, a card and a unit are worth to a seat, in hundredths of a point. Rules of thumb for bots.

Only public things are looked at: of a pile, what lies in its unseen part, never its order.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import i64, vec
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules import laying
from arene.games.sportmord.rules.state import Sportmord

POINT: Final = 100
SURE: Final = 1000  # probabilities are whole numbers out of this

# what things cost or bring besides the score, found by letting variants play against each other
NEW_SPORT: Final = 25  # a first unit, for each unit of the largest set: it melts unless a die stays there
LARGEST: Final = 150  # a unit of the largest set, for each sport owned
KEEPING: Final = 220  # a unit kept, in per cent of what losing it costs
GROWTH: Final = 65  # a unit that changes no score yet, for each sport owned
DIE: Final = 85  # a die laid is missing in the next roll and in tournaments
NEXT_DIE: Final = 70  # and each further one is missed more;
CROWD: Final = 7  # the more seats, the sooner the match is over and the less a die is missed
NEXT_CROWD: Final = 4
FOOT: Final = 54  # a die at a sport is a foot in the door
STEP: Final = 35  # and each pip a step already climbed
FALL: Final = 35  # each pip lost by an accident
WOUND: Final = 42  # a die away for a round
GRAVE: Final = 200  # a die away for good
MELTING: Final = 15  # an accident leaves a unit without a die, in per cent of what losing it costs
CLOSING: Final = 50  # a closed sport, for each unit more than the others have
REGULARS: Final = 40  # per cent of those who train at a sport, and of the others, who come when they can
NEWCOMERS: Final = 20

# the chance to have the higher total with so many dice more than the other, out of SURE
AHEAD: Final = vec[i64]([500, 690, 840, 930, 975, 990, 1000, 1000, 1000, 1000, 1000, 1000, 1000])


def unit_gain(player: c.Player, sport: i64) -> i64:
    """What one more unit brings."""
    units = (player.units >> (4 * sport)) & 15
    sports = player.sports_owned()
    largest = player.largest()
    if units == 0:
        if largest == 0:
            return 2 * POINT
        return (largest + 1) * NEW_SPORT
    if units == largest:
        return sports * LARGEST + GROWTH
    if units == largest - 1:
        return sports * GROWTH + GROWTH
    return sports * GROWTH // 2 + GROWTH


def unit_loss(player: c.Player, sport: i64) -> i64:
    """What losing a unit costs."""
    units = (player.units >> (4 * sport)) & 15
    if units == 0:
        return 0
    sports = player.sports_owned()
    largest = player.largest()
    if units == 1:
        return largest * POINT
    if units == largest and only_largest(player, largest):
        return sports * POINT
    return sports * GROWTH


def only_largest(player: c.Player, largest: i64) -> bool:
    """Whether a single sport has the largest set."""
    sets: i64 = 0
    units = player.units
    while units:
        if units & 15 == largest:
            sets += 1
        units >>= 4
    return sets == 1


def lot(state: Sportmord, sport: i64, kind: i64, skip: i64, number: i64) -> i64:
    """How many cards of a kind to expect among the next ones after so many others, in ``SURE`` a card."""
    unseen = (state.unseen >> (4 * sport)) & 15
    pile = state.pile[sport]
    hidden: i64 = 0
    place: i64
    for place in range(unseen):
        if (pile >> (2 * place)) & 3 == kind:
            hidden += SURE
    found: i64 = 0
    for place in range(skip, skip + number):
        if place < unseen:
            found += hidden // unseen
        elif (pile >> (2 * place)) & 3 == kind:
            found += SURE
    return found


def joining(state: Sportmord, seat: i64, sport: i64) -> i64:
    """How many dice the seats still to lay will probably add, in hundredths."""
    expected: i64 = 0
    other = seat
    while True:
        other = state.left_of(other)
        if other == state.first or other == seat:
            return expected
        player = state.players[other]
        if laying.showing(player.roll) & laying.UP_TO[(player.old >> (4 * sport)) & 15]:
            if (player.units >> (4 * sport)) & 15 or (player.old >> (4 * sport)) & 15:
                expected += REGULARS
            else:
                expected += NEWCOMERS


def strength(state: Sportmord, seat: i64, seats: i64, laying: bool) -> i64:
    """The share of the others at a sport that the seat will beat in a tournament, out of ``SURE``."""
    beaten: i64 = 0
    others: i64 = 0
    mine = tournament_dice(state, seat)
    if laying:
        mine -= 1  # the die about to be laid will be missing
    other: i64
    for other in range(state.setup.seats):
        if seats & c.BIT[other] and other != seat:
            others += 1
            ahead = mine - tournament_dice(state, other)
            if ahead > 0:
                beaten += AHEAD[ahead]
            else:
                beaten += SURE - AHEAD[-ahead]
    return SURE // 2 if others == 0 else beaten // others


def tournament_dice(state: Sportmord, seat: i64) -> i64:
    """How many dice a seat will roll, and what its coach is worth besides."""
    dice = coming_home(state.players[seat])
    if seat == state.first:
        return dice + dice // 5  # half of the dice are low, and rolled again
    if seat == state.best:
        return dice + 1
    return dice


def coming_home(player: c.Player) -> i64:
    """Free dice once last round's are back."""
    return player.free + c.SIZE[sport_bits(player.old)]


def sport_bits(digits: i64) -> i64:
    """The sports whose digit is not zero, one bit each."""
    found: i64 = 0
    there = c.spots(digits)
    sport: i64
    for sport in range(c.SPORTS):
        if there & c.ONE[sport]:
            found |= c.BIT[sport]
    return found


def accident_cost(state: Sportmord, player: c.Player, sport: i64, kind: i64, face: i64) -> i64:
    """What an accident that strikes costs: the die's absence, the height lost, a unit that may melt."""
    if kind == c.U6:
        return GRAVE - closing_gain(state, player, sport)
    height = FOOT + FALL * face
    melting = unit_loss(player, sport) * MELTING // 100
    if kind == c.U2:
        return 2 * WOUND + height + melting
    return 4 * WOUND + height + melting


def closing_gain(state: Sportmord, player: c.Player, sport: i64) -> i64:
    """What a closed sport is worth: a safe for those who own much of it, a lost chance for those who do not."""
    units = (player.units >> (4 * sport)) & 15
    most: i64 = 0
    for other in state.players:
        theirs = (other.units >> (4 * sport)) & 15
        if other is not player and theirs > most:
            most = theirs
    gain = (units - most) * CLOSING
    if units == 0:
        gain -= player.largest() * POINT // 3
    return gain


def card_worth(state: Sportmord, player: c.Player, sport: i64, kind: i64, face: i64, value: i64, last: bool) -> i64:
    """What a card does to a seat with a die there that shows a face and is worth a value."""
    if kind == c.TRAINING:
        if value > (player.units >> (4 * sport)) & 15:
            return unit_gain(player, sport)
        return 0
    if not last and value < state.setup.box.threshold[sport * 4 + kind]:
        return 0
    return -accident_cost(state, player, sport, kind, face)


def draw_worth(
    state: Sportmord, player: c.Player, sport: i64, face: i64, value: i64, skip: i64, number: i64, chance: i64
) -> i64:
    """One of ``number`` cards after so many others; ``chance``: from the last choice (0) to the first (``SURE``)."""
    last = (state.cards >> (4 * sport)) & 15 <= skip + number
    units = lot(state, sport, c.TRAINING, skip, number) // number  # chance that a single card is a unit
    none = SURE  # chance that there is no unit at all, and that there is nothing else
    all_units = SURE
    left: i64 = number
    while left > 0:
        none = none * (SURE - units) // SURE
        all_units = all_units * units // SURE
        left -= 1
    training = all_units + (units - all_units) * 2 * chance // SURE  # halfway it is any of the cards
    if 2 * chance > SURE:
        training = units + (SURE - none - units) * (2 * chance - SURE) // SURE
    worth = training * card_worth(state, player, sport, c.TRAINING, face, value, last)
    rest = SURE - training
    accidents = SURE - units
    if accidents > 0:
        kind: i64
        for kind in range(c.U2, c.U6 + 1):
            share = lot(state, sport, kind, skip, number) // number
            if share:
                worth += rest * share // accidents * card_worth(state, player, sport, kind, face, value, last)
    return worth // SURE


def stake_worth(state: Sportmord, seat: i64, sport: i64, face: i64, doped: bool) -> i64:
    """What laying a die at a sport is worth to a seat, against laying none there."""
    player = state.players[seat]
    there = state.dice_at(sport) & ~c.BIT[seat]
    others = c.SIZE[there]
    later = joining(state, seat, sport)
    value = face + others + (later + 50) // 100
    if doped:
        value += 1
    dice = others + 1 + (later + 50) // 100
    cards = (state.cards >> (4 * sport)) & 15
    number = dice
    if cards < dice:
        number = cards
    chance: i64 = SURE // 2
    if there:
        chance = strength(state, seat, there, True)
    worth = draw_worth(state, player, sport, face, value, 0, number, chance)
    worth += unit_loss(player, sport) * KEEPING // 100 + FOOT + STEP * face
    if doped and cards > number:  # the pill's own card comes after the unit that was probably kept
        after = player.clone()
        if value > (player.units >> (4 * sport)) & 15:
            after.units += c.ONE[sport]
        worth += draw_worth(state, after, sport, face, value, number, 1, SURE // 2)
    return worth


def die_price(state: Sportmord, laid: i64) -> i64:
    """What laying one more die costs, besides so many."""
    seats = state.setup.seats
    return DIE - CROWD * seats + (NEXT_DIE - NEXT_CROWD * seats) * laid
