"""Lanista: what recruits are worth to a bot, and whom it would sell.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.native import i64
from arene.games.lanista.bots.estimates import (
    ACTION,
    LEAST,
    POINT,
    gladiator_worth,
    money_worth,
    skill_worth,
    slots_left,
)
from arene.games.lanista.rules import combats, ludus, market, resale
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista


def recruit_worth(state: Lanista, seat: i64, card: i64) -> i64:
    """His points at the end, his skills, whom he can face; less his price."""
    player = state.players[seat]
    recruit = c.Gladiator(card, 0)
    left = slots_left(state) + state.slots()
    worth = POINT + 25 * left - money_worth(market.price(state, seat, card)) - ACTION * state.setup.box.buy_ap[card]
    rank: i64
    for rank in range(3):
        worth += skill_worth(state, recruit, rank) * left // 16
    partners: i64 = 0
    for other in player.school:
        partners += partner_worth(state, recruit, other)
    worth += partners if len(player.school) else popularity(state, recruit)
    worth += contract_hopes(state, seat, recruit)
    if len(player.school) < 2:
        worth += 150
    elif len(player.school) >= 4:
        worth -= 60
    if len(player.school) == 0 and player.money - market.price(state, seat, card) < 450:
        worth -= 120  # keep the price of a second one
    if left <= 2 and len(player.school) >= 2:
        worth -= 60
    return worth


def partner_worth(state: Lanista, one: c.Gladiator, other: c.Gladiator) -> i64:
    """At how many ranks the two can form a pair."""
    reach = state.setup.box.reach
    worth: i64 = 0
    rank: i64
    for rank in range(3):
        if reach[c.CONTRACTS * 256 + ludus.wears(state, one, rank)] & ludus.wears(state, other, rank):
            worth += 30
    duo = state.setup.box.duo
    if duo[one.card] >= 0 and duo[one.card] == duo[other.card]:
        worth += 60
    return worth


def popularity(state: Lanista, recruit: c.Gladiator) -> i64:
    """The first of a school: how many others could face him."""
    box = state.setup.box
    return 3 * box.wearers[box.reach[c.CONTRACTS * 256 + ludus.wears(state, recruit, 0)]]


def contract_hopes(state: Lanista, seat: i64, recruit: c.Gladiator) -> i64:
    """An open Gamma contract that he would make possible, now or with the next recruit."""
    box = state.setup.box
    school = state.players[seat].school
    worn = ludus.wears(state, recruit, 0)
    best: i64 = 0
    for contract in state.shown:
        if box.contract_rank[contract] > 0:
            continue
        facing = box.reach[contract * 256 + worn]
        hope: i64 = 0
        if len(school) == 0:
            hope = 7 * box.wearers[facing]
        for other in school:
            if other.health == 0 and facing & ludus.wears(state, other, 0):
                hope = 220
        if hope > best and combats.has_pair(state, seat, contract, False, 0):
            hope = hope // 5
        if hope > best:
            best = hope
    return best


def wants_recruit(state: Lanista, seat: i64) -> bool:
    """Whether some recruit is worth his price."""
    return best_recruit(state, seat) > 0


def best_recruit(state: Lanista, seat: i64) -> i64:
    best: i64 = LEAST
    player = state.players[seat]
    if len(player.school) < c.SCHOOL:
        for card in state.recruits:
            if player.money >= market.price(state, seat, card):
                worth = recruit_worth(state, seat, card)
                if worth > best:
                    best = worth
    return best


def wants_two(state: Lanista, seat: i64) -> bool:
    player = state.players[seat]
    good: i64 = 0
    for card in state.recruits:
        if recruit_worth(state, seat, card) > 40 and player.money >= 2 * market.price(state, seat, card):
            good += 1
    return good >= 2 and len(player.school) <= c.SCHOOL - 2


def sale_worth(state: Lanista, action: i64) -> i64:
    """To the bank, if he would score less: at the end, or when he only lies in bed."""
    gladiator = ludus.find(state, resale.sold_by(action))
    if gladiator is None or not resale.retires(action):
        return LEAST
    return money_worth(resale.bank_price(state, gladiator)) - gladiator_worth(state, gladiator) - 20
