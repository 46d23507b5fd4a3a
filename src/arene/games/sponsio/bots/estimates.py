"""Sponsio: how likely is a bet to be won? Estimates from a seat's cards and from what everybody can see.

Chances, coins and counts are whole numbers of ``UNIT``: quick, and the same on every machine. The tables were fitted
to played rounds.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

from arene.core.native import i64, mypyc_attr, vec
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules import scoring
from arene.games.sponsio.rules.state import Sponsio

UNIT: Final = 1024  # a certainty, a coin, a trick
HALF: Final = 512

# the normal distribution from -4 to +4 in steps of 1/32, and exp(-x) in steps of 1/64
NORMAL: Final = vec[i64]([round(512 * (1 + erf((step - 128) / 32 / sqrt(2)))) for step in range(257)])
EXP: Final = vec[i64]([round(1024 * exp(-step / 64)) for step in range(321)])

# the chance that a card takes a trick, by the number of higher cards that others hold
FORCED: Final = vec[i64]([560, 250, 145, 82, 40, 20, 10, 5, 2])  # although its owner ducks
FOUGHT: Final = vec[i64]([890, 540, 310, 190, 120, 65, 25, 10, 4])  # when he fights for it
UNDER: Final = vec[i64]([150, 512, 770, 920, 1024, 1024, 1024, 1024, 1024])  # less, by the lower cards that others hold
FINAL: Final = vec[i64]([430, 340, 270, 215, 170, 140, 120, 100, 80])  # the last trick, when kept for it
ESTABLISHED: Final = 340  # a low card of a suit that nobody else will have any more

HIDDEN_FORCED: Final = 90  # a card that nobody knows
HIDDEN_FOUGHT: Final = 300
HIDDEN_FINAL: Final = 330

PLANS: Final = vec[i64]([154, 512, 870])  # boldness without a tricks bet: low, between, high

# how far the count of tricks, or of a suit's cards, strays from the plan: by half tricks expected, by tricks to come
STRAYS: Final = [0.42, 0.68, 0.78, 0.83, 0.87, 0.9, 0.93, 0.96, *[1.0] * 8]
SPREAD: Final = [0.15, 0.42, 0.57, 0.69, 0.78, 0.85, 0.91, 0.96, 1.0]
TRICKS_CLOSE: Final = vec[i64]([round(1024 / (spread * strays)) for spread in SPREAD for strays in STRAYS])
CARDS_CLOSE: Final = vec[i64]([round(1024 / (0.5 + 1.5 * spread)) for spread in SPREAD])

ZEROS: Final = vec[i64]([0 for _ in range(16)])
HAUL: Final = 8
STRAY: Final = 12


def at_most(value: i64, limit: i64) -> i64:
    if value > limit:
        return limit
    return value


def normal(distance: i64, close: i64) -> i64:
    """The chance to fall below a distance from the mean."""
    step = (distance * close >> 15) + 128
    if step < 0:
        return 0
    if step > 256:
        return UNIT
    return NORMAL[step]


def survival(events: i64) -> i64:
    """The chance that something expected so often never happens."""
    step = events >> 4
    return EXP[at_most(step, 320)]


# ---- What cards can do


def forced_chance(higher: i64, lower: i64, seats: i64) -> i64:
    """That a card takes a trick although its owner ducks."""
    chance = FORCED[higher] * UNDER[lower] >> 10
    if seats < 4:  # among three every card counts for more
        chance += chance >> 2
    return chance


def fought_chance(higher: i64, lower: i64, above: i64, seats: i64) -> i64:
    """That a card takes a trick when its owner fights; he has ``above`` higher ones himself."""
    chance = FOUGHT[higher] * (768 + (UNDER[lower] >> 2)) >> 10
    if seats < 4:
        chance += (UNIT - chance) * chance >> 12
    if above > (higher + lower) * 3 // (2 * (seats - 1)) and chance < ESTABLISHED:
        return ESTABLISHED
    return chance


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """What a seat's cards can do in the tricks to come: the least and the most, between which its plan chooses."""

    def __init__(self, own: i64, others: i64, seats: i64, left: i64, suits: vec[i64]) -> None:
        self.own: i64 = own
        self.others: i64 = others
        self.seats: i64 = seats
        self.left: i64 = left  # tricks to come
        self.forced: i64 = 0  # tricks when ducking
        self.fought: i64 = 0  # tricks when fighting
        self.suits = suits  # by suit: forced, + 4 fought; + HAUL cards of the suit in a trick taken with it, + STRAY
        self.final: i64 = -1  # best chance of the last trick, with which card, and the best with another one
        self.final_card: i64 = -1
        self.final_next: i64 = -1
        self.quiet: i64 = UNIT  # likewise the least
        self.quiet_card: i64 = -1
        self.quiet_next: i64 = UNIT
        self.own_nines: i64 = c.size(own & c.NINE_CARDS)
        self.other_nines: i64 = c.size(others & c.NINE_CARDS)

    def look(self, hidden: i64) -> Outlook:
        """Reckon; ``hidden`` of the others' cards are this seat's too, nobody knows which."""
        suit: i64
        total = c.size(self.others)
        for suit in range(4):
            self.look_at(suit, hidden, total)
        if hidden > 0:
            self.note_final(HIDDEN_FINAL, -1)
            self.note_final(HIDDEN_FINAL >> 2, -1)
        return self

    def look_at(self, suit: i64, hidden: i64, total: i64) -> None:
        out = (self.others >> (9 * suit)) & 511
        count = c.SIZE[out]
        seats = self.seats
        follow = count * HALF // (seats - 1)
        self.suits[HAUL + suit] = UNIT + (seats - 1) * at_most(follow, 870)
        forced: i64 = 0
        fought: i64 = 0
        if total > 0:
            self.suits[STRAY + suit] = count * (seats - 1) * 338 // total
            forced = HIDDEN_FORCED * hidden * count // total
            fought = HIDDEN_FOUGHT * hidden * count // total
        cards = (self.own >> (9 * suit)) & 511
        above = c.SIZE[cards]
        card: i64 = 9 * suit
        while cards:
            if cards & 1:
                above -= 1
                higher = c.SIZE[out]
                lower = count - higher
                forced += forced_chance(higher, lower, seats)
                fights = fought_chance(higher, lower, above, seats)
                fought += fights
                final = FINAL[higher]
                if fights == ESTABLISHED and higher > 2:
                    final = 300
                self.note_final(final, card)
            cards >>= 1
            out >>= 1
            card += 1
        self.suits[suit] = forced
        self.suits[4 + suit] = fought
        self.forced += forced
        self.fought += fought

    def note_final(self, chance: i64, card: i64) -> None:
        if chance > self.final:
            self.final_next = self.final
            self.final = chance
            self.final_card = card
        elif chance > self.final_next:
            self.final_next = chance
        if chance < self.quiet:
            self.quiet_next = self.quiet
            self.quiet = chance
            self.quiet_card = card
        elif chance < self.quiet_next:
            self.quiet_next = chance

    def card_forced(self, card: i64) -> i64:
        suit = card // 9
        higher = c.SIZE[((self.others >> (9 * suit)) & 511) >> (card % 9)]
        return forced_chance(higher, c.size_in(self.others, suit) - higher, self.seats)

    def card_fought(self, card: i64) -> i64:
        suit = card // 9
        higher = c.SIZE[((self.others >> (9 * suit)) & 511) >> (card % 9)]
        above = c.SIZE[((self.own >> (9 * suit)) & 511) >> (card % 9)] - 1
        return fought_chance(higher, c.size_in(self.others, suit) - higher, above, self.seats)

    def without(self, card: i64) -> Outlook:
        """The outlook once a card is played."""
        rest = Outlook(self.own & ~c.BIT[card], self.others, self.seats, self.left, self.suits[:])
        forced = self.card_forced(card)
        fought = self.card_fought(card)
        suit = card // 9
        rest.suits[suit] -= forced
        rest.suits[4 + suit] -= fought
        rest.forced = self.forced - forced
        rest.fought = self.fought - fought
        rest.final = self.final_next if card == self.final_card else self.final
        rest.quiet = self.quiet_next if card == self.quiet_card else self.quiet
        return rest


def public_outlook(state: Sponsio, seat: i64, left: i64) -> Outlook:
    """The outlook of another seat, from its cards that everybody knows."""
    player = state.players[seat]
    known = known_cards(player)
    live: i64 = 0
    for other in state.players:
        live |= other.cards()
    view = Outlook(known, live & ~known, state.setup.seats, left, ZEROS[:])
    return view.look(c.size(player.cards()) - c.size(known))


def known_cards(player: c.Player) -> i64:
    known = player.shown | player.known
    if player.fight_card >= 0:
        known |= c.BIT[player.fight_card]
    return known


def cards_of_others(state: Sponsio, seat: i64) -> i64:
    """All cards the other seats can still play: which they are together, everybody can work out."""
    cards: i64 = 0
    other: i64
    for other in range(state.setup.seats):
        if other != seat:
            cards |= state.players[other].cards()
    return cards


def own_outlook(state: Sponsio, seat: i64) -> Outlook:
    """At the betting, where a seat has all its cards before it: good for a look at single cards only."""
    box = state.setup.box
    return Outlook(state.players[seat].cards(), cards_of_others(state, seat), state.setup.seats, box.hand_size, ZEROS)


# ---- What has been taken so far


@mypyc_attr(acyclic=True, free_list_len=1)
class Tally:
    """What a seat has taken so far."""

    def __init__(self, tricks: i64, won: i64, last: i64, nines: i64) -> None:
        self.tricks: i64 = tricks
        self.won: i64 = won
        self.last: i64 = last  # 1 it took the last trick, 0 it did not, -1 not played yet
        self.nines: i64 = nines  # 1 all 9s have won, 0 one has failed, -1 open


def tally_of(state: Sponsio, seat: i64) -> Tally:
    player = state.players[seat]
    played: i64 = 0
    for other in state.players:
        played |= other.won
    return Tally(player.tricks, player.won, -1, nines_so_far(state, played))


def nines_so_far(state: Sponsio, played: i64) -> i64:
    scope = scoring.nines_in_scope(state)
    if (scope & played & ~state.nines_won) | (scope & state.talon):
        return 0
    if scope & ~state.nines_won:
        return -1
    return 1


# ---- The chance of a bet


def in_set(outcomes: i64, have: i64, left: i64, mean: i64, close: i64) -> i64:
    """The chance that a count, ``have`` now and ``mean`` more expected of at most ``left``, ends in a set."""
    rest = outcomes >> have
    more: i64 = 0
    result: i64 = 0
    while rest and more <= left:
        if rest & 1:
            if more > 0:
                result -= normal(more * UNIT - HALF - mean, close)
            while rest & 1 and more <= left:
                rest >>= 1
                more += 1
            if more > left:
                return result + UNIT
            result += normal(more * UNIT - HALF - mean, close)
        else:
            rest >>= 1
            more += 1
    return result


def aim(outcomes: i64, have: i64) -> i64:
    """How much more to aim at, to end safely in the set; -1 when it is out of reach."""
    rest = outcomes >> have
    if rest == 0:
        return -1
    low: i64 = 0
    while not rest & 1:
        rest >>= 1
        low += 1
    if rest & 6 == 6:
        return (low + 1) * UNIT
    if rest & 2:
        return low * UNIT + HALF
    return low * UNIT


def bet_chance(state: Sponsio, ticket: i64, wager: i64, tally: Tally, view: Outlook, boldness: i64) -> i64:
    """The chance of an ordinary bet, for a seat that plays low (0) to high (UNIT)."""
    box = state.setup.box
    kind = box.ticket_type[ticket]
    outcomes = box.wager_set[ticket * c.MAX_WAGERS + wager]
    if kind == c.TRICKS:
        mean = view.forced + ((view.fought - view.forced) * boldness >> 10)
        mean = mean * mean // (mean + 256)
        close = TRICKS_CLOSE[view.left * 16 + at_most(mean >> 9, 15)]
        return in_set(outcomes, tally.tricks, view.left, mean, close)
    if kind == c.COLOR:
        return color_chance(outcomes, box.ticket_suit[ticket], tally, view, boldness)
    if kind == c.LAST:
        return last_chance(outcomes, tally, view, boldness)
    return nines_chance(outcomes, tally, view)


def color_chance(outcomes: i64, suit: i64, tally: Tally, view: Outlook, boldness: i64) -> i64:
    have = c.size_in(tally.won, suit)
    wanted = aim(outcomes, have)
    if wanted < 0:
        return 0
    tricks = view.forced + ((view.fought - view.forced) * boldness >> 10)
    forced = view.suits[suit]
    fought = view.suits[4 + suit]
    least = forced + (fought - forced) * boldness // 3072
    if outcomes == 1:  # every trick with such a card would end it
        if tricks > least:
            least += (tricks - least) * view.suits[STRAY + suit] >> 10
        return survival(least)
    most = fought * (1536 + boldness) // 2560
    haul = view.suits[HAUL + suit]
    taken = wanted * UNIT // haul
    if taken > most:
        taken = most
    if taken < least:
        taken = least
    mean = taken * haul >> 10
    if tricks > taken:
        mean += (tricks - taken) * view.suits[STRAY + suit] >> 10
    chance = in_set(outcomes, have, 9 - have, mean, CARDS_CLOSE[view.left])
    if outcomes & 512:  # the others see it coming
        chance -= 15 * view.left if view.seats == 4 else 5 * view.left
    else:
        chance -= (532 - (chance * 614 >> 10)) * view.left >> 3
    if chance < 0:
        return 0
    return chance


def last_chance(outcomes: i64, tally: Tally, view: Outlook, boldness: i64) -> i64:
    """The lead and the discards help him who does not want the last trick."""
    if tally.last >= 0:
        return UNIT if outcomes & c.BIT[tally.last] else 0
    if outcomes & 3 == 3:
        return UNIT
    quiet = view.quiet * 3 >> 1
    if outcomes & 2:
        return quiet + (view.final - quiet) * (512 + boldness) // 1536
    if boldness > 512:
        quiet += (view.final - quiet) * (boldness - 512) >> 11
    return UNIT - quiet


def nines_chance(outcomes: i64, tally: Tally, view: Outlook) -> i64:
    """A 9 fails only when it is discarded."""
    if tally.nines >= 0:
        return UNIT if outcomes & c.BIT[tally.nines] else 0
    if outcomes & 3 == 3:
        return UNIT
    wanted = outcomes & 2 != 0
    four = view.seats == 4
    own: i64 = 970 if wanted else 635 if four else 760
    other: i64 = 825 if four else 930
    if not wanted:
        other -= 50
    win: i64 = UNIT
    nine: i64
    for nine in range(view.own_nines):  # noqa: B007 (its type keeps the loop native)
        win = win * own >> 10
    for nine in range(view.other_nines):  # noqa: B007
        win = win * other >> 10
    if wanted:
        return win
    return UNIT - win


# ---- All bets of a seat together


def streak_worth(state: Sponsio, space: i64) -> i64:
    """What a marker on a space is worth to a seat that may cash it or go on."""
    if space >= 9:
        return 30 * UNIT
    return 920 * state.setup.box.track[space]


def asked_boldness(state: Sponsio, ticket: i64, wager: i64, tally: Tally, view: Outlook) -> i64:
    """The boldness a tricks bet asks for; -1 if it can no longer be won."""
    wanted = aim(state.setup.box.wager_set[ticket * c.MAX_WAGERS + wager], tally.tricks)
    if wanted < 0 or wanted > UNIT * view.left + HALF:
        return -1
    if wanted <= view.forced:
        return 0
    if wanted >= view.fought:
        return UNIT
    return (wanted - view.forced) * UNIT // (view.fought - view.forced)


def boldness_of(state: Sponsio, bets: list[c.Bet], tally: Tally, view: Outlook) -> i64:
    """The boldness the seat's tricks bet asks for; -1 without one that can still be won."""
    for bet in bets:
        if state.setup.box.ticket_type[bet.ticket] == c.TRICKS:
            return asked_boldness(state, bet.ticket, bet.wager, tally, view)
    return -1


def plan_worth(
    state: Sponsio, bets: list[c.Bet], streak: i64, tally: Tally, view: Outlook, counter: i64, boldness: i64
) -> i64:
    """Expected coins under one plan, and the marker, which moves only if no bet is lost."""
    coins: i64 = 0
    all_won: i64 = UNIT
    for bet in bets:
        chance = counter
        if bet.target < 0:
            chance = bet_chance(state, bet.ticket, bet.wager, tally, view, boldness)
        coins += state.setup.box.odds(bet.ticket, bet.wager) * bet.stake * chance
        all_won = all_won * chance >> 10
    return coins + (all_won * streak_worth(state, streak + len(bets)) >> 10)


def bets_worth(state: Sponsio, bets: list[c.Bet], streak: i64, tally: Tally, view: Outlook, counter: i64) -> i64:
    """The worth of the bets under the plan that suits them best."""
    if len(bets) == 0:
        return 0
    boldness = boldness_of(state, bets, tally, view)
    if boldness >= 0:
        return plan_worth(state, bets, streak, tally, view, counter, boldness)
    best: i64 = -1
    for boldness in PLANS:
        worth = plan_worth(state, bets, streak, tally, view, counter, boldness)
        if worth > best:
            best = worth
    return best


def likely_plan(state: Sponsio, bets: list[c.Bet], tally: Tally, view: Outlook) -> i64:
    """The boldness that somebody's bets suggest."""
    if len(bets) == 0:
        return HALF
    boldness = boldness_of(state, bets, tally, view)
    if boldness >= 0:
        return boldness
    best: i64 = -1
    plan: i64 = HALF
    for boldness in PLANS:
        worth = plan_worth(state, bets, 0, tally, view, 0, boldness)
        if worth > best + 50:
            best = worth
            plan = boldness
    return plan


def appetite(state: Sponsio, player: c.Player, left: i64) -> i64:
    """How bold somebody's bets seem to make him, at a glance."""
    bold: i64 = HALF
    for bet in player.bets:
        if bet.target >= 0:
            continue
        kind = state.setup.box.ticket_type[bet.ticket]
        outcomes = state.setup.box.wager_set[bet.ticket * c.MAX_WAGERS + bet.wager]
        if kind == c.TRICKS:
            wanted = aim(outcomes, player.tricks)
            if wanted >= 0 and wanted <= left * UNIT:
                return at_most(wanted * 2 // left, UNIT)
        elif kind == c.COLOR:
            wanted = aim(outcomes, c.size_in(player.won, state.setup.box.ticket_suit[bet.ticket]))
            if wanted >= 0:
                if wanted > UNIT:
                    bold += 128
                elif wanted == 0:
                    bold -= 200
        elif kind == c.LAST:
            bold += 128 if outcomes & 2 else -128
    if bold < 0:
        return 0
    return at_most(bold, UNIT)


def expected_losses(state: Sponsio, seat: i64) -> i64:
    """How many of its bets a seat will lose, as the others see it."""
    bets = state.players[seat].bets
    if len(bets) == 0:
        return 0
    tally = tally_of(state, seat)
    view = public_outlook(state, seat, state.setup.box.hand_size - state.trick_number)
    plan = likely_plan(state, bets, tally, view)
    losses: i64 = 0
    for bet in bets:
        if bet.target >= 0:
            losses += 460
        else:
            losses += UNIT - public_chance(state, bet, tally, view, plan)
    return losses


def public_chance(state: Sponsio, bet: c.Bet, tally: Tally, view: Outlook, plan: i64) -> i64:
    """A bettor knows his hand: part of the way from the table's view of his bet to his own good opinion of it."""
    chance = bet_chance(state, bet.ticket, bet.wager, tally, view, plan)
    trust = view.left * 72  # with every trick less is left to trust
    return (chance * (UNIT - trust) + 665 * trust) >> 10
