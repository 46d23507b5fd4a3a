"""Footmania: how bots trade. An offer is planned whole and then composed step by step; the plan depends on the position
alone, so that the steps fit together.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.native import i64, mypyc_attr
from arene.games.footmania.bots.estimates import Best, rivalry, spare_cards, squad_worth
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules import deals, market, squads
from arene.games.footmania.rules.state import Footmania

MARGIN: Final = 8  # what a deal must bring at least, in tenths of a money step
FAIR: Final = 9  # of ten: of the printed price, asked for a spare footballer


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """An offer to make: one footballer, bought or sold."""

    def __init__(self) -> None:
        self.worth: i64 = 0  # to the proposer; nothing is planned at 0
        self.give: i64 = -1
        self.ask: i64 = -1
        self.money: i64 = 0


def deal_worth(state: Footmania, deal: c.Deal, seat: i64) -> i64:
    """What an offer brings a seat: squads, money, sponsors, and the harm of a stronger rival."""
    mine = seat == deal.by
    rival = deal.to if mine else deal.by
    gains = deal.ask if mine else deal.give
    losses = deal.give if mine else deal.ask
    squad = state.players[seat].squad
    before = squad_worth(state, seat, squad)
    worth: i64 = 0
    for card in losses:
        if c.holds(squad, card):
            squad = c.without(squad, card)
            worth -= rivalry(state, rival, card)
    for card in gains:
        if not c.holds(squad, card):
            squad = c.with_item(squad, card)
    worth += squad_worth(state, seat, squad) - before
    if mine:
        worth -= deal.money * 10
    else:
        worth += deal.money * 10
    worth += sponsor_worth(state, deal, seat, True) - sponsor_worth(state, deal, seat, False)
    return worth


def sponsor_worth(state: Footmania, deal: c.Deal, seat: i64, gained: bool) -> i64:
    """A sponsor pays more than its resale price in the long run."""
    given = gained == (seat != deal.by)  # the sponsor the proposer gives
    kind = deal.give_sponsor if given else deal.ask_sponsor
    if kind < 0:
        return 0
    owner = deal.by if given else deal.to
    sponsor = state.players[owner].sponsors[kind]
    if sponsor < 0:
        return 0
    return state.setup.box.question_amount[sponsor] * 12


def asked_price(state: Footmania, seat: i64, card: i64, rival: i64) -> i64:
    """What a seat wants for a footballer of its own, in steps: never less than the bank pays, nor than it loses."""
    box = state.setup.box
    squad = state.players[seat].squad
    cost = squad_worth(state, seat, squad) - squad_worth(state, seat, c.without(squad, card))
    cost += rivalry(state, rival, card) + MARGIN
    price = (cost + 9) // 10
    fair = (box.price[card] * FAIR + 9) // 10
    if price < fair:
        price = fair
    if price <= box.devalued[card]:
        price = box.devalued[card] + 1
    return price


# ---- Making offers


def best_partner(state: Footmania, seat: i64, chance: Chance) -> i64:
    """The seat to make an offer to; -1 if nothing is worth it."""
    best = Best(MARGIN + 1)
    other: i64
    for other in range(state.setup.seats):
        if other != seat:
            best.consider(other, plan_offer(state, seat, other).worth, chance)
    return best.item


def plan_offer(state: Footmania, seat: i64, to: i64) -> Plan:
    """Buy a footballer one knows to be there, or sell a spare one that the other may need; never the same twice."""
    best = Plan()
    card: i64
    if state.players[seat].cash > 0:
        before = squad_worth(state, seat, state.players[seat].squad)
        for card in range(len(state.holder)):
            if squads.believed(state, card, seat) == c.AT + to:
                consider_buying(state, seat, to, card, before, best)
    for card in spare_cards(state, seat):
        consider_selling(state, seat, to, card, best)
    return best


def consider_buying(state: Footmania, seat: i64, to: i64, card: i64, before: i64, best: Plan) -> None:
    """What a footballer of the other would bring a squad that is worth so much without him."""
    box = state.setup.box
    cash = state.players[seat].cash
    if box.devalued[card] >= cash or squads.locked(state, card, to, seat):
        return
    if state.spurned[card] & c.BIT[c.pair(seat, to)]:
        return
    worth = squad_worth(state, seat, c.with_item(state.players[seat].squad, card)) - before
    price = (box.price[card] * 11) // 10 + 1
    if price > worth * 8 // 100:
        price = worth * 8 // 100
    if price > box.most_money:
        price = box.most_money
    if price > box.devalued[card] and price <= cash and worth - price * 10 > best.worth:
        best.worth = worth - price * 10
        best.ask = card
        best.give = -1
        best.money = price


def consider_selling(state: Footmania, seat: i64, to: i64, card: i64, best: Plan) -> None:
    """What a spare footballer would bring."""
    if squads.locked(state, card, seat, to) or state.spurned[card] & c.BIT[c.pair(seat, to)]:
        return
    box = state.setup.box
    price = asked_price(state, seat, card, to)
    worth = price * 10 - box.devalued[card] * 10
    payable = price <= state.players[to].cash and price <= box.most_money
    if payable and worth > best.worth and lacks(state, seat, to, card):
        best.worth = worth
        best.give = card
        best.ask = -1
        best.money = -price


def planned(state: Footmania, seat: i64) -> Plan:
    """The plan behind a draft: with a footballer in it, what to pay or ask for him; a counter is one for one's own."""
    deal = state.deal
    if deal.counters > 0:
        return plan_counter(state, seat)
    if len(deal.give) + len(deal.ask) != 1:
        return plan_offer(state, seat, deal.to)
    plan = Plan()
    if len(deal.give) == 1:
        if c.holds(spare_cards(state, seat), deal.give[0]):
            consider_selling(state, seat, deal.to, deal.give[0], plan)
    elif squads.believed(state, deal.ask[0], seat) == c.AT + deal.to:
        before = squad_worth(state, seat, state.players[seat].squad)
        consider_buying(state, seat, deal.to, deal.ask[0], before, plan)
    return plan


def lacks(state: Footmania, seat: i64, to: i64, card: i64) -> bool:
    """Whether, for all the seat knows, the other has nobody for a number of this footballer."""
    box = state.setup.box
    known: i64 = 0
    other: i64
    for other in range(len(state.holder)):
        if squads.knows_at(state, seat, other, to):
            known |= box.numbers[other]
    return box.numbers[card] & ~known != 0


def next_step(state: Footmania, seat: i64) -> i64:
    """Compose the plan; drop the draft when there is none, or something else was put in it."""
    deal = state.deal
    plan = planned(state, seat)
    if plan.worth <= 0 or not part_of(deal, plan):
        return market.CANCEL
    if plan.give >= 0 and len(deal.give) == 0:
        return deals.GIVE + plan.give
    if plan.ask >= 0 and len(deal.ask) == 0:
        return deals.WISH_CARD + plan.ask
    missing = plan.money - deal.money
    step: i64 = len(c.STEPS) - 1
    while step >= 0:
        if missing >= c.STEPS[step]:
            return deals.GIVE_MONEY + step
        if -missing >= c.STEPS[step]:
            return deals.WISH_MONEY + step
        step -= 1
    return deals.SEND if deals.can_send(state) else market.CANCEL


def part_of(deal: c.Deal, plan: Plan) -> bool:
    """Whether nothing is in the draft but what the plan wants there."""
    if deal.numbers or deal.give_sponsor >= 0 or deal.ask_sponsor >= 0:
        return False
    if len(deal.give) > 1 or len(deal.ask) > 1:
        return False
    if len(deal.give) == 1 and deal.give[0] != plan.give:
        return False
    if len(deal.ask) == 1 and deal.ask[0] != plan.ask:
        return False
    if plan.money > 0:
        return 0 <= deal.money <= plan.money
    return plan.money <= deal.money <= 0


# ---- Answering


def wants_deal(state: Footmania, seat: i64) -> i64:
    """Accept what pays, counter what might, decline the rest."""
    if deals.can_accept(state) and deal_worth(state, state.deal, seat) >= MARGIN:
        return deals.ACCEPT
    if state.deal.counters < c.COUNTERS and answer_to(state, state.deal, seat).worth > 0:
        return deals.COUNTER
    return deals.DECLINE


def plan_counter(state: Footmania, seat: i64) -> Plan:
    return answer_to(state, state.pending, seat)


def answer_to(state: Footmania, offer: c.Deal, seat: i64) -> Plan:
    """For one footballer, or a number that a spare one plays: one's own price, if the other can pay it."""
    plan = Plan()
    card: i64 = -1
    if len(offer.give) > 0 or offer.ask_sponsor >= 0 or offer.give_sponsor >= 0 or offer.money < 0:
        return plan
    if len(offer.ask) == 1 and offer.numbers == 0 and state.holder[offer.ask[0]] == seat:
        card = offer.ask[0]
    elif len(offer.ask) == 0:
        for own in spare_cards(state, seat):
            if state.setup.box.numbers[own] & offer.numbers:
                card = own
    if card < 0 or squads.locked(state, card, seat, offer.by):
        return plan
    price = asked_price(state, seat, card, offer.by)
    if price > state.players[offer.by].cash or price > state.setup.box.most_money or price <= offer.money:
        return plan
    plan.worth = price
    plan.give = card
    plan.money = -price
    return plan
