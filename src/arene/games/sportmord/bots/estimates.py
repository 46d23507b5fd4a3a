"""What a die, a card and a unit are worth to a seat, in hundredths of a point. Rules of thumb for bots.

Only public things are looked at: of a pile, what lies in its unseen part, never its order.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import i64, mypyc_attr, vec
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

EVERYWHERE: Final = 0o01_01_01_01_01_01_01_01  # times the bit of a seat: its dice at all sports, as in ``laid``


def unit_gain(player: c.Player, sport: i64) -> i64:
    """What one more unit brings."""
    return gain_of((player.units >> (4 * sport)) & 15, player.sports_owned(), player.largest())


def gain_of(units: i64, sports: i64, largest: i64) -> i64:
    """One more of so many, with so many sports and such a largest set."""
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
    return loss_of(player, (player.units >> (4 * sport)) & 15, player.sports_owned(), player.largest())


def loss_of(player: c.Player, units: i64, sports: i64, largest: i64) -> i64:
    """One less of so many."""
    if units == 0:
        return 0
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


@mypyc_attr(acyclic=True, free_list_len=1)
class Lot:
    """The next cards of a pile after so many others: how likely each kind is."""

    def __init__(self, state: Sportmord, sport: i64, skip: i64, number: i64) -> None:
        unseen = (state.unseen >> (4 * sport)) & 15
        pile = state.pile[sport]
        hidden: i64 = 0
        known: i64 = 0
        drawn = number
        place: i64
        for place in range(unseen):  # noqa: B007 (its type keeps the loop native)
            hidden += c.ONE[pile & 3]
            pile >>= 2
        if skip + number > unseen:
            first = unseen
            if skip > first:
                pile >>= 2 * (skip - first)
                first = skip
            drawn = first - skip
            for place in range(first, skip + number):  # noqa: B007
                known += c.ONE[pile & 3]
                pile >>= 2
        self.number: i64 = number
        self.unseen: i64 = unseen
        self.drawn: i64 = drawn  # of those never seen
        self.hidden: i64 = hidden  # by kind: cards that were never seen
        self.known: i64 = known  # by kind: those to come that were

    def chance(self, kind: i64) -> i64:
        """That a single card is of a kind, out of ``SURE``."""
        found = ((self.known >> (4 * kind)) & 15) * SURE
        hidden = (self.hidden >> (4 * kind)) & 15
        if hidden and self.drawn:
            found += hidden * SURE // self.unseen * self.drawn
        if found:
            found //= self.number
        return found


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
    return player.free + c.dice_in(player.old)


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


@mypyc_attr(acyclic=True, free_list_len=1)
class Stakes:
    """A seat that might lay dice: what one is worth at each sport, against laying none there."""

    def __init__(self, state: Sportmord, seat: i64, coming: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.round: i64 = state.round
        self.coming: i64 = coming  # see ``still_to_lay``
        self.laid: i64 = laid_by_others(state, seat)
        self.player = state.players[seat]
        self.sports: i64 = self.player.sports_owned()
        self.largest: i64 = self.player.largest()
        self.at: list[Stake | None] = [None, None, None, None, None, None, None, None]

    def hold(self, state: Sportmord, coming: i64) -> bool:
        """Whether nothing has changed but the seat's own dice: piles and units stay until all have laid theirs."""
        return (
            self.state is state
            and self.round == state.round
            and self.coming == coming
            and self.laid == laid_by_others(state, self.seat)
        )

    def of(self, sport: i64) -> Stake:
        stake = self.at[sport]
        if stake is None:
            stake = Stake(self, sport)
            self.at[sport] = stake
        return stake

    def recount(self) -> None:
        """The seat has laid a die, which will be missing in tournaments, or has taken it back."""
        if self.laid:
            for stake in self.at:
                if stake is not None and stake.there:
                    stake.compete()

    def joining(self, sport: i64) -> i64:
        """How many dice the seats still to lay will probably add, in hundredths."""
        expected: i64 = 0
        coming = self.coming
        other: i64 = 0
        while coming:
            if coming & 63:
                player = self.state.players[other]
                height = (player.old >> (4 * sport)) & 15
                if coming & laying.UP_TO[height]:
                    if height or (player.units >> (4 * sport)) & 15:
                        expected += REGULARS
                    else:
                        expected += NEWCOMERS
            coming >>= 6
            other += 1
        return expected


def still_to_lay(state: Sportmord, seat: i64) -> i64:
    """By seat, six bits each: the faces of the rolls that others will lay after this one."""
    faces: i64 = 0
    other = state.left_of(seat)
    while other != state.first and other != seat:
        faces |= laying.showing(state.players[other].roll) * c.SEATS_AT[other]
        other = state.left_of(other)
    return faces


def laid_by_others(state: Sportmord, seat: i64) -> i64:
    """The dice of this round at the sports, but those of the seat."""
    return state.laid & ~(c.BIT[seat] * EVERYWHERE)


class Kept:
    """The last stakes of each seat: it is asked several times before anything changes that they depend on."""

    def __init__(self) -> None:
        self.stakes: list[Stakes | None] = [None for _ in c.SEATS]

    def of(self, state: Sportmord, seat: i64) -> Stakes:
        coming = still_to_lay(state, seat)
        stakes = self.stakes[seat]
        if stakes is not None and stakes.hold(state, coming):
            stakes.recount()
            return stakes
        stakes = Stakes(state, seat, coming)
        self.stakes[seat] = stakes
        return stakes


KEPT: Final = Kept()


@mypyc_attr(acyclic=True)
class Draw:
    """A card that a seat may get at a sport: how likely each kind is, and what it then does."""

    def __init__(
        self, state: Sportmord, player: c.Player, sport: i64, sports: i64, largest: i64, lot: Lot, last: bool
    ) -> None:
        self.owned: i64 = (player.units >> (4 * sport)) & 15
        self.loss: i64 = loss_of(player, self.owned, sports, largest)
        self.gain: i64 = gain_of(self.owned, sports, largest)
        self.melting: i64 = self.loss * MELTING // 100
        self.training: i64 = lot.chance(c.TRAINING)
        self.light: i64 = lot.chance(c.U2)
        self.serious: i64 = lot.chance(c.U4)
        self.fatal: i64 = lot.chance(c.U6)
        self.grave: i64 = 0
        if self.fatal:
            self.grave = GRAVE - closing_gain(state, player, sport)
        self.strikes_light: i64 = 0  # the value of a die that an accident finds; the last card of a pile finds any
        self.strikes_serious: i64 = 0
        self.strikes_fatal: i64 = 0
        if not last:
            threshold = state.setup.box.threshold
            self.strikes_light = threshold[sport * 4 + c.U2]
            self.strikes_serious = threshold[sport * 4 + c.U4]
            self.strikes_fatal = threshold[sport * 4 + c.U6]

    def card(self, face: i64, value: i64) -> i64:
        """What the card brings to a die that shows a face and is worth a value."""
        worth: i64 = 0
        if value > self.owned:
            worth = self.training * self.gain
        fall = FOOT + FALL * face + self.melting
        if value >= self.strikes_light:
            worth -= self.light * (2 * WOUND + fall)
        if value >= self.strikes_serious:
            worth -= self.serious * (4 * WOUND + fall)
        if value >= self.strikes_fatal:
            worth -= self.fatal * self.grave
        return worth // SURE


@mypyc_attr(acyclic=True)
class Stake(Draw):
    """A die that a seat might lay at a sport. Whatever does not depend on its face is reckoned once."""

    def __init__(self, stakes: Stakes, sport: i64) -> None:
        state = stakes.state
        self.state = state
        self.seat: i64 = stakes.seat
        self.sport: i64 = sport
        self.there: i64 = (stakes.laid >> (6 * sport)) & 63
        self.company: i64 = c.SIZE[self.there] + (stakes.joining(sport) + 50) // 100  # the dice of others
        self.cards: i64 = (state.cards >> (4 * sport)) & 15
        self.number: i64 = self.company + 1  # of cards turned up
        if self.cards < self.number:
            self.number = self.cards
        lot = Lot(state, sport, 0, self.number)
        last = self.cards <= self.number
        super().__init__(state, stakes.player, sport, stakes.sports, stakes.largest, lot, last)
        self.sure: i64 = self.loss * KEEPING // 100 + FOOT
        self.units: i64 = self.training  # that a single card is a unit, or an accident of a kind
        self.any_light: i64 = self.light
        self.any_serious: i64 = self.serious
        self.any_fatal: i64 = self.fatal
        self.none: i64 = SURE  # chance that there is no unit at all, and that there is nothing else
        self.all_units: i64 = SURE
        left: i64 = self.number
        while left > 0:
            self.none = self.none * (SURE - self.units) // SURE
            self.all_units = self.all_units * self.units // SURE
            left -= 1
        self.with_unit: Draw | None = None  # a pill's card, for who has got a unit by then, and who has not
        self.without_unit: Draw | None = None
        self.compete()

    def compete(self) -> None:
        """Who chooses among the cards, from the last choice to the first."""
        chance: i64 = SURE // 2
        if self.there:
            chance = strength(self.state, self.seat, self.there, True)
        if 2 * chance > SURE:
            self.training = self.units + (SURE - self.none - self.units) * (2 * chance - SURE) // SURE
        else:  # halfway it is any of the cards
            self.training = self.all_units + (self.units - self.all_units) * 2 * chance // SURE
        rest = SURE - self.training
        accidents = SURE - self.units
        if accidents > 0:
            self.light = rest * self.any_light // accidents
            self.serious = rest * self.any_serious // accidents
            self.fatal = rest * self.any_fatal // accidents

    def worth(self, face: i64) -> i64:
        return self.card(face, face + self.company) + self.sure + STEP * face

    def doped_worth(self, face: i64) -> i64:
        """On a pill, whose own card comes after the unit that was probably kept."""
        value = face + self.company + 1
        worth = self.card(face, value) + self.sure + STEP * face
        if self.cards > self.number:
            worth += self.card_of_pill(value > self.owned).card(face, value)
        return worth

    def card_of_pill(self, with_unit: bool) -> Draw:
        draw = self.with_unit if with_unit else self.without_unit
        if draw is None:
            after = self.state.players[self.seat].clone()
            if with_unit:
                after.units += c.ONE[self.sport]
            lot = Lot(self.state, self.sport, self.number, 1)
            last = self.cards <= self.number + 1
            draw = Draw(self.state, after, self.sport, after.sports_owned(), after.largest(), lot, last)
            if with_unit:
                self.with_unit = draw
            else:
                self.without_unit = draw
        return draw


def die_price(state: Sportmord, laid: i64) -> i64:
    """What laying one more die costs, besides so many."""
    seats = state.setup.seats
    return DIE - CROWD * seats + (NEXT_DIE - NEXT_CROWD * seats) * laid
