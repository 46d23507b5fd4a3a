"""Sponsio: which card to play. Own bets that can still be won come first, then spoiling those of the others.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.native import append, i64, mypyc_attr, vec
from arene.games.sponsio.bots.estimates import (
    HALF,
    UNIT,
    ZEROS,
    Outlook,
    Tally,
    appetite,
    at_most,
    bet_chance,
    bets_worth,
    cards_of_others,
    expected_losses,
    known_cards,
    likely_plan,
    nines_so_far,
    public_outlook,
)
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules import scoring, tricks
from arene.games.sponsio.rules.state import Sponsio

CARE: Final = 120  # what another seat's coin is worth of an own one
CARE_LEADER: Final = 300
TRAITOR_CARE: Final = 2800  # a lost bet of another brings a traitor two coins and a space
COUNTER_CARE: Final = 1500
UNKNOWN: Final = -(10**15)
UNASKED: Final = vec[i64]([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])  # by suit


def choose_card(state: Sponsio, seat: i64, chance: Chance) -> i64:
    """The card to play: the one after which the seat's bets are worth most, whoever takes the trick.

    Of several that leave them worth the same, chance takes one.
    """
    legal = tricks.playable(state, state.players[seat])
    if c.size(legal) == 1:
        return lowest(legal)
    moment = Moment(state, seat)
    if moment.indifferent():
        cards = c.each(0, legal)
        return cards[len(cards) - 1 - chance.below("tie", len(cards))]
    best: i64 = -1
    best_worth: i64 = 0
    equals: i64 = 1
    card: i64 = 0
    while legal:
        if legal & 1:
            worth = moment.worth_of(card)
            if best < 0 or worth > best_worth:
                best = card
                best_worth = worth
                equals = 1
            elif worth == best_worth:
                equals += 1
                if chance.below("tie", equals) == 0:
                    best = card
        legal >>= 1
        card += 1
    return best


def lowest(cards: i64) -> i64:
    card: i64 = 0
    while not cards & 1:
        cards >>= 1
        card += 1
    return card


@mypyc_attr(acyclic=True, free_list_len=1)
class Moment:
    """A seat is to play a card: what it knows about the trick."""

    def __init__(self, state: Sponsio, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.player = state.players[seat]
        self.others: i64 = cards_of_others(state, seat)
        self.left: i64 = state.setup.box.hand_size - state.trick_number - 1  # tricks after this one
        self.view = Outlook(self.player.cards(), self.others, state.setup.seats, self.left, ZEROS[:])
        if len(self.player.bets) > 0:
            self.view.look(0)
        self.table: i64 = 0
        played: i64 = 0
        for card in state.trick:
            self.table |= c.BIT[card]
        for player in state.players:
            played |= player.won
        self.nines: i64 = nines_so_far(state, played | self.table)
        self.nines_in_scope: i64 = scoring.nines_in_scope(state)
        self.counter: i64 = self.counter_hope()
        self.hidden: i64 = self.others  # of the others' cards, those of which nobody knows whose they are
        for player in state.players:
            self.hidden &= ~known_cards(player)
        self.winning: i64 = -1  # the card that takes the trick so far, and whose it is
        self.holder: i64 = -1
        self.holder_view: Outlook | None = None
        self.holder_tally = Tally(0, 0, -1, self.nines)
        self.holder_plan: i64 = HALF
        self.care: i64 = 0
        self.care_each: i64 = 0
        self.helps = UNASKED[:]  # by suit: what it costs that another takes the trick with such a card in it
        if len(state.trick) > 0:
            place = tricks.winning_place(state)
            self.winning = state.trick[place]
            self.watch((state.leader + place) % state.setup.seats)
        self.willing = vec[i64](capacity=3)
        if not self.indifferent():
            step: i64
            for step in range(1, self.seats_behind() + 1):
                self.willing = append(self.willing, self.willingness(self.seat_after(step)))

    def indifferent(self) -> bool:
        """Without a bet, and with nobody's to spoil in this trick, any card will do."""
        return len(self.player.bets) == 0 and self.holder_view is None

    def seats_behind(self) -> i64:
        """How many seats play to the trick after this one."""
        return self.state.setup.seats - 1 - len(self.state.trick)

    def seat_after(self, step: i64) -> i64:
        return (self.seat + step) % self.state.setup.seats

    def watch(self, holder: i64) -> None:
        """The seat that holds the trick so far: would it be helped by it?"""
        player = self.state.players[holder]
        self.holder = holder
        if len(player.bets) == 0:
            return
        view = public_outlook(self.state, holder, self.left)
        self.holder_view = view
        self.holder_tally = Tally(player.tricks, player.won, -1, self.nines)
        self.holder_plan = likely_plan(self.state, player.bets, self.holder_tally, view)
        self.care = rivalry(self.state, holder)
        if self.player.traitor:
            self.care_each = TRAITOR_CARE
        for bet in self.player.bets:
            if bet.target == holder:
                self.care_each = COUNTER_CARE

    def willingness(self, seat: i64) -> i64:
        """How gladly a seat that plays later will take the trick if it can."""
        player = self.state.players[seat]
        if len(player.bets) == 0:
            return 590
        return 307 + (563 * appetite(self.state, player, self.left + 1) >> 10)

    def counter_hope(self) -> i64:
        """The chance of the seat's counter-bet, if it has one."""
        for bet in self.player.bets:
            if bet.target >= 0:
                return at_most(expected_losses(self.state, bet.target), UNIT)
        return 0

    def worth_of(self, card: i64) -> i64:
        if len(self.player.bets) == 0:
            return self.spoilt_by(card)
        return self.hoped_for(card)

    def spoilt_by(self, card: i64) -> i64:
        """Without bets, all that counts is whether a card helps him who holds the trick."""
        if self.holder_view is None or self.takes_trick(card) > 0:
            return 0
        return -UNIT * self.helped(card)

    def hoped_for(self, card: i64) -> i64:
        player = self.player
        takes = self.takes_trick(card)
        rest = self.view.without(card)
        nines = self.nines
        if self.winning >= 0 and card // 9 != self.winning // 9 and self.nines_in_scope & c.BIT[card] and card % 9 == 8:
            nines = 0  # a 9 that is discarded has not won
        worth: i64 = 0
        last = self.left == 0
        if takes > 0:
            won = Tally(player.tricks + 1, player.won | self.table | c.BIT[card], 1 if last else -1, nines)
            worth += takes * bets_worth(self.state, player.bets, player.streak, won, rest, self.counter)
        if takes < UNIT:
            lost = Tally(player.tricks, player.won, 0 if last else -1, nines)
            worth += (UNIT - takes) * bets_worth(self.state, player.bets, player.streak, lost, rest, self.counter)
        if takes == 0:
            worth -= UNIT * self.helped(card)
        return worth

    def takes_trick(self, card: i64) -> i64:
        """The chance that a card takes the trick."""
        suit = card // 9
        if self.winning >= 0 and (suit != self.winning // 9 or card < self.winning):
            return 0
        higher = c.SUIT[suit] & self.others & -c.BIT[card]  # a negative number has all bits from the card's on
        if not higher:
            return UNIT
        unknown = c.size(self.hidden)
        threats = c.size(higher & self.hidden)
        chance: i64 = UNIT
        step: i64
        for step in range(len(self.willing)):
            player = self.state.players[self.seat_after(step + 1)]
            if player.void & c.BIT[suit]:
                continue
            holds: i64 = UNIT
            if not higher & known_cards(player):
                room = c.size(player.hand & ~player.known)
                misses: i64 = UNIT
                threat: i64
                for threat in range(threats):  # noqa: B007 (its type keeps the loop native)
                    misses = misses * (unknown - room) // unknown
                holds = UNIT - misses
            chance = chance * (UNIT - (holds * self.willing[step] >> 10)) >> 10
        return chance

    def helped(self, card: i64) -> i64:
        """What it costs the seat that another takes the trick with this card in it: of its suit, any costs the same."""
        view = self.holder_view
        if view is None:
            return 0
        suit = card // 9
        if self.helps[suit] == UNKNOWN:
            self.helps[suit] = self.help_of(view, card)
        return self.helps[suit]

    def help_of(self, view: Outlook, card: i64) -> i64:
        state = self.state
        before = self.holder_tally
        won = before.won | self.table | c.BIT[card]
        after = Tally(before.tricks + 1, won, 1 if self.left == 0 else -1, before.nines)
        bets = state.players[self.holder].bets
        plan = likely_plan(state, bets, after, view)
        gain: i64 = 0
        for bet in bets:
            if bet.target < 0:
                weight = state.setup.box.odds(bet.ticket, bet.wager) * bet.stake * self.care + self.care_each
                better = bet_chance(state, bet.ticket, bet.wager, after, view, plan)
                gain += weight * (better - bet_chance(state, bet.ticket, bet.wager, before, view, self.holder_plan))
        return gain >> 10


def rivalry(state: Sponsio, seat: i64) -> i64:
    """The richest seat's coins count more."""
    rich = state.players[seat].purse + state.players[seat].streak
    for player in state.players:
        if player.purse + player.streak > rich:
            return CARE
    return CARE_LEADER
