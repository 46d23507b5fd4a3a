"""Sponsio: what bots know about it. A sensible choice for every decision, and what a seat's position is worth.

Coins are reckoned in ``UNIT``.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arene.core.chance import Chance
from arene.core.knowledge import CERTAIN, Knowledge, best_first, picked, share
from arene.core.native import append, i64, vec
from arene.core.state import State
from arene.games.sponsio.betting import (
    Bettor,
    Plan,
    best_gift,
    choose_fight_card,
    choose_gift,
    choose_modified,
    choose_rewager,
    choose_wager,
    least_telling,
    plan_turn,
)
from arene.games.sponsio.cardplay import choose_card
from arene.games.sponsio.components import (
    ASK_ACTION,
    ASK_FIGHT_CARD,
    ASK_MODIFY,
    ASK_PLAY,
    ASK_REWAGER,
    ASK_STAKE,
    ASK_SWAP_GIVE,
    ASK_TOKEN_PAY,
    ASK_TURN,
    ASK_WAGER,
    BET,
    BIT,
    COLLECT,
    COUNTER_TICKET,
    KEEP,
    NO_ACTION,
    PASS,
    PAY_REVEAL,
    PLAY,
    REVEAL,
    STAKE,
    SWAP_TAKE,
    TOKEN,
    WAGER,
    Player,
)
from arene.games.sponsio.estimates import at_most
from arene.games.sponsio.rules import Sponsio

KEPT: Final = (2, 7, 8)  # spaces from which going on is worth the risk
SOFT: Final = vec[i64]([round(100000 * exp(-step / 20)) for step in range(401)])


class SponsioKnowledge(Knowledge):
    def stage(self, state: State) -> i64:
        assert isinstance(state, Sponsio)
        return state.round

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Sponsio)
        if state.over():
            return share(state, seat)
        return prospects(state, seat)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Sponsio)
        if state.decision == ASK_TURN:
            return turn_candidates(state, seat)
        if state.decision == ASK_ACTION:
            return action_candidates(state, seat)
        if state.decision == ASK_WAGER:
            return wager_candidates(state, seat)
        return state.legal(seat)

    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Sponsio)
        decision = state.decision
        if decision == ASK_PLAY:
            return PLAY + choose_card(state, seat)
        if decision == ASK_TURN:
            plan = plan_turn(state, seat)
            if plan.action == PASS:
                return PASS
            return REVEAL + least_telling(state, seat, state.players[seat].hand)
        if decision == ASK_ACTION:
            plan = plan_turn(state, seat)
            if plan.action == PASS:
                return NO_ACTION
            return plan.action
        if decision == ASK_WAGER:
            return choose_wager(state, seat)
        if decision == ASK_STAKE:
            return STAKE + 1
        if decision == ASK_TOKEN_PAY:
            return PAY_REVEAL + least_telling(state, seat, state.players[seat].hand)
        if decision == ASK_FIGHT_CARD:
            return choose_fight_card(state, seat)
        if decision == ASK_MODIFY:
            return choose_modified(state, seat)
        if decision == ASK_REWAGER:
            return choose_rewager(state, seat)
        if decision == ASK_SWAP_GIVE:
            return choose_gift(state, seat)
        return choose_cash(state, seat)


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


def fortune_of(state: Sponsio, player: Player) -> i64:
    """Coins and what the marker stands for, in tenths of a coin."""
    return 10 * player.purse + 11 * state.setup.box.track[player.streak]


# ---- Betting: what is worth comparing


def turn_candidates(state: Sponsio, seat: i64) -> vec[i64]:
    """Passing, and laying one of the two cards that tell least."""
    actions = vec[i64](capacity=3)
    if not state.obliged():
        actions = append(actions, PASS)
    hand = state.players[seat].hand
    first = least_telling(state, seat, hand)
    actions = append(actions, REVEAL + first)
    hand &= ~BIT[first]
    if hand:
        actions = append(actions, REVEAL + least_telling(state, seat, hand))
    return actions


def action_candidates(state: Sponsio, seat: i64) -> vec[i64]:
    """The most promising tickets, every token, the most promising swaps; doing nothing only if there is nothing."""
    bettor = Bettor(state, seat, state.players[seat].cards())
    box = state.setup.box
    tickets = vec[i64](capacity=9)
    ticket_gains = vec[i64](capacity=9)
    actions = vec[i64](capacity=10)
    swaps = vec[i64](capacity=4)
    swap_gains = vec[i64](capacity=4)
    found = Plan()
    seen: i64 = 0
    for action in state.legal(seat):
        if action < TOKEN:
            if not seen & box.same_group[action - BET]:  # of tickets alike, one
                seen |= BIT[action - BET]
                bettor.best_on(action - BET, found)
                tickets = append(tickets, action)
                ticket_gains = append(ticket_gains, found.gain)
        elif action < SWAP_TAKE:
            actions = append(actions, action)
        elif action < NO_ACTION:
            best_gift(bettor, action - SWAP_TAKE, bettor.player.hand, state.setup.box.turns - state.turn, found)
            swaps = append(swaps, action)
            swap_gains = append(swap_gains, found.gain)
    for action in picked(tickets, best_first(ticket_gains, 4)):
        actions = append(actions, action)
    for action in picked(swaps, best_first(swap_gains, 2)):
        actions = append(actions, action)
    if len(actions) == 0:
        actions = append(actions, NO_ACTION)
    return actions


def wager_candidates(state: Sponsio, seat: i64) -> vec[i64]:
    """The three most promising wagers, or all targets."""
    actions = state.legal(seat)
    if len(actions) <= 3 or state.pending_ticket == COUNTER_TICKET:
        return actions
    bettor = Bettor(state, seat, state.players[seat].cards())
    gains = vec[i64](capacity=len(actions))
    for action in actions:
        gains = append(gains, bettor.wager_gain(state.pending_ticket, action - WAGER))
    return picked(actions, best_first(gains, 3))


# ---- Cashing


def choose_cash(state: Sponsio, seat: i64) -> i64:
    """Collect what wins the match or what the next round would probably lose; keep what is small or nearly there."""
    player = state.players[seat]
    value = state.setup.box.track[player.streak]
    if state.round >= state.setup.max_rounds or player.purse + player.score() + value >= state.setup.goal_coins:
        return COLLECT
    for other in state.players:
        if other is not player and other.purse + other.score() >= state.setup.goal_coins:
            return COLLECT
    return KEEP if player.streak in KEPT else COLLECT
