"""Sponsio: what bots know about it. A sensible choice for every decision, and what a seat's position is worth.

Coins are reckoned in ``UNIT``.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arene.core.chance import Chance, Fast
from arene.core.knowledge import CERTAIN, GOOD, Knowledge, Search, best_first, picked, search_of, share
from arene.core.native import append, i64, vec
from arene.core.state import State
from arene.games.sponsio.bots.betting import (
    Plan,
    best_gift,
    bettor_of,
    choose_fight_card,
    choose_gift,
    choose_modified,
    choose_rewager,
    choose_stake,
    choose_wager,
    least_telling,
    marker_of_traitor,
    plan_turn,
    telling,
    worth_a_turn,
)
from arene.games.sponsio.bots.cardplay import choose_card
from arene.games.sponsio.bots.estimates import (
    UNIT,
    ZEROS,
    Outlook,
    at_most,
    bet_chance,
    cards_of_others,
    likely_plan,
    streak_worth,
    tally_of,
)
from arene.games.sponsio.rules import betting, scoring, tricks
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules.state import Sponsio

ALL_WON: Final = vec[i64]([1024, 800, 640, 410])  # the chance to win so many chosen bets, one and all
BETRAYS: Final = vec[i64]([0, 0, 0, 130, 370])  # by seats: how often one becomes a traitor
LOSSES: Final = vec[i64]([0, 0, 0, 2200, 1800])  # and how many bets the others then lose
REASONS: Final = 150  # of UNIT: bets whose reasons nobody sees
WIDE: Final = 24
PLAYOUTS: Final = vec[i64]([32, 320, 1600])  # by level
SOFT: Final = vec[i64]([round(100000 * exp(-step / 20)) for step in range(401)])


class SponsioKnowledge(Knowledge):
    def stage(self, state: State) -> i64:
        assert isinstance(state, Sponsio)
        return state.round

    def search(self, seats: i64, level: i64) -> Search:
        search = search_of(level, PLAYOUTS)
        if level > GOOD:
            search.wide = WIDE
        return search

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Sponsio)
        if state.over():
            return share(state, seat)
        return prospects(state, seat)

    def likelihood(self, state: State, seat: i64) -> i64:
        """Whoever bets has the cards for it: by the chances of the others' bets with the hands of this world."""
        assert isinstance(state, Sponsio)
        likely: i64 = CERTAIN
        other: i64
        for other in range(state.setup.seats):
            if other != seat and len(state.players[other].bets) > 0:
                likely = likely * bets_likely(state, other) >> 10
        return likely

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Sponsio)
        if state.asked is betting.ASK_TURN:
            return turn_candidates(state, seat)
        if state.asked is betting.ASK_ACTION:
            return action_candidates(state, seat)
        if state.asked is betting.ASK_WAGER:
            return wager_candidates(state, seat)
        return state.legal(seat)

    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Sponsio)
        asked = state.asked
        if asked is tricks.ASK_PLAY:
            return tricks.PLAY + choose_card(state, seat, chance)
        if asked is betting.ASK_TURN:
            if worth_a_turn(state, seat, chance):
                return betting.REVEAL + least_telling(state, seat, state.players[seat].hand, chance)
            return betting.PASS
        if asked is betting.ASK_ACTION:
            return choose_action(state, seat, chance)
        if asked is betting.ASK_WAGER:
            return choose_wager(state, seat, chance)
        if asked is betting.ASK_STAKE:
            return choose_stake(state, seat)
        if asked is betting.ASK_TOKEN_PAY:
            return betting.PAY_REVEAL + least_telling(state, seat, state.players[seat].hand, chance)
        if asked is betting.ASK_FIGHT_CARD:
            return choose_fight_card(state, seat, chance)
        if asked is betting.ASK_MODIFY:
            return choose_modified(state, seat, chance)
        if asked is betting.ASK_REWAGER:
            return choose_rewager(state, seat, chance)
        if asked is betting.ASK_SWAP_GIVE:
            return choose_gift(state, seat, chance)
        return choose_cash(state, seat, chance)


def bets_likely(state: Sponsio, seat: i64) -> i64:
    """How well the cards of a seat suit its bets, in ``UNIT``; a bet that looks bad may have had its reasons."""
    player = state.players[seat]
    left = state.setup.box.hand_size - state.trick_number
    view = Outlook(player.cards(), cards_of_others(state, seat), state.setup.seats, left, ZEROS[:]).look(0)
    tally = tally_of(state, seat)
    plan = likely_plan(state, player.bets, tally, view)
    likely: i64 = UNIT
    for bet in player.bets:
        if bet.target < 0:
            likely = (
                likely * (REASONS + bet_chance(state, bet.ticket, bet.wager, tally, view, plan)) // (REASONS + UNIT)
            )
    return likely


# ---- Between two rounds


def prospects(state: Sponsio, seat: i64) -> i64:
    """The chance to win the match from the coins and markers at the start of a round, as played matches show it."""
    most: i64 = 0
    for player in state.players:
        fortune = fortune_of(state, player)
        if fortune > most:
            most = fortune
    far = 10 * state.setup.goal_coins - most
    heat: i64 = 55  # tenths of a coin: how much of a lead multiplies the chances by e
    if far > 0:
        heat += far // 20 if state.setup.seats == 4 else far // 4
    total: i64 = 0
    mine: i64 = 0
    place: i64
    for place in range(state.setup.seats):
        weight = SOFT[at_most((most - fortune_of(state, state.players[place])) * 20 // heat, 400)]
        total += weight
        if place == seat:
            mine = weight
    return CERTAIN * mine // total


def fortune_of(state: Sponsio, player: c.Player) -> i64:
    """Coins and what the marker stands for, in tenths of a coin."""
    return 10 * player.purse + 11 * state.setup.box.track[player.streak]


# ---- Betting: what is worth comparing


def turn_candidates(state: Sponsio, seat: i64) -> vec[i64]:
    """Passing, and laying one of the two cards that tell least."""
    actions = vec[i64](capacity=3)
    if not betting.obliged(state):
        actions = append(actions, betting.PASS)
    hand = c.each(betting.REVEAL, state.players[seat].hand)
    tells = telling(state, seat)
    clear = vec[i64](capacity=len(hand))
    for action in hand:
        clear = append(clear, -tells[action - betting.REVEAL])
    for action in picked(hand, best_first(clear, 2)):
        actions = append(actions, action)
    return actions


def action_candidates(state: Sponsio, seat: i64) -> vec[i64]:
    """The most promising tickets, every token that can be of use, the most promising swaps, or nothing more."""
    bettor = bettor_of(state, seat)
    box = state.setup.box
    tickets = vec[i64](capacity=9)
    ticket_gains = vec[i64](capacity=9)
    actions = vec[i64](capacity=10)
    swaps = vec[i64](capacity=4)
    swap_gains = vec[i64](capacity=4)
    found = Plan(Fast(1))  # only what it gains is asked
    seen: i64 = 0
    for action in state.legal(seat):
        if action < betting.TOKEN:
            if not seen & box.alike[action - betting.BET]:  # of tickets alike, one
                seen |= c.BIT[action - betting.BET]
                bettor.best_on(action - betting.BET, found)
                tickets = append(tickets, action)
                ticket_gains = append(ticket_gains, found.gain)
        elif action < betting.SWAP_TAKE:
            if of_use(state, bettor.player, action - betting.TOKEN):
                actions = append(actions, action)
        elif action < betting.NO_ACTION:
            best_gift(bettor, action - betting.SWAP_TAKE, bettor.player.hand, state.setup.box.turns - state.turn, found)
            swaps = append(swaps, action)
            swap_gains = append(swap_gains, found.gain)
    for action in picked(tickets, best_first(ticket_gains, 4)):
        actions = append(actions, action)
    for action in picked(swaps, best_first(swap_gains, 2)):
        actions = append(actions, action)
    if not betting.obliged(state):
        actions = append(actions, betting.NO_ACTION)
    return actions


def of_use(state: Sponsio, player: c.Player, token: i64) -> bool:
    """Not so: a double bet when no turn is left to place it, a modifier when no wager may change (A15, A23)."""
    if token == c.DOUBLE:
        return state.turn < state.setup.box.turns and player.purse >= 3
    if token == c.MODIFIER:
        single = any(bet.stake == 1 and bet.target < 0 for bet in player.bets)
        return single and not betting.counter_lies_before(state, state.seat)
    return True


def wager_candidates(state: Sponsio, seat: i64) -> vec[i64]:
    """The three most promising wagers, or all targets."""
    actions = state.legal(seat)
    if len(actions) <= 3 or state.pending_ticket == c.COUNTER_TICKET:
        return actions
    bettor = bettor_of(state, seat)
    gains = vec[i64](capacity=len(actions))
    for action in actions:
        gains = append(gains, bettor.wager_gain(state.pending_ticket, action - betting.WAGER))
    return picked(actions, best_first(gains, 3))


# ---- A turn


def choose_action(state: Sponsio, seat: i64, chance: Chance) -> i64:
    """What the turn is for; of free tickets that print the same, any."""
    action = plan_turn(state, seat, chance, False).action
    if action == betting.PASS:
        return betting.NO_ACTION
    if betting.BET <= action < betting.TOKEN:
        alike = c.each(
            betting.BET, betting.may_take(state, state.players[seat]) & state.setup.box.alike[action - betting.BET]
        )
        return alike[chance.below("tie", len(alike))]
    return action


# ---- Cashing


def choose_cash(state: Sponsio, seat: i64, chance: Chance) -> i64:
    """Collect what wins the match, what may go unpaid, and what the next round would probably lose."""
    player = state.players[seat]
    value = state.setup.box.track[player.streak]
    if player.purse + player.score() + value >= state.setup.goal_coins or scoring.fates_of_kept(state) != c.BIT[0]:
        return scoring.COLLECT
    ahead = next_round(state, player.streak) - next_round(state, 0) - value * UNIT - bonus_for(state, seat, value)
    if ahead == 0:
        return scoring.KEEP if chance.below("tie", 2) == 0 else scoring.COLLECT
    return scoring.KEEP if ahead > 0 else scoring.COLLECT


def next_round(state: Sponsio, space: i64) -> i64:
    """What a marker on a space will be worth a round later: some bets, all to be won, or none at all."""
    best: i64 = 0
    bets: i64
    for bets in range(1, 4):
        worth = ALL_WON[bets] * streak_worth(state, space + bets) >> 10
        if worth > best:
            best = worth
    role = BETRAYS[state.setup.seats]
    return (best * (UNIT - role) + marker_of_traitor(state, space, LOSSES[state.setup.seats]) * role) >> 10


def bonus_for(state: Sponsio, seat: i64, value: i64) -> i64:
    """The bonus, where so many coins more would make the seat the winner of the round, as the scores stand."""
    rival: i64 = 0
    for other in state.players:
        if other is not state.players[seat] and other.score() > rival:
            rival = other.score()
    score = state.players[seat].score()
    if score <= rival < score + value:
        return UNIT * state.setup.box.winner_bonus
    return 0
