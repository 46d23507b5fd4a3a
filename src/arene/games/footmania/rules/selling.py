"""Footmania: selling to the bank at the devalued price, of one's own accord or to pay a debt. Rulings are cited by
number (A12): rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arene.core.actions import Kind
from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.refusal import Refusal
from arene.games.footmania.rules import completion, deals, market, squads, turn
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.edition import card_ids
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
SELL: Final = 1  # to the bank: what, is chosen next
SELL_SPONSOR: Final = 65  # + kind
SELL_BANK: Final = 261  # + footballer

SELL_KIND: Final = Kind("sell", SELL)
SELL_SPONSOR_KIND: Final = Kind("sell_sponsor", SELL_SPONSOR, sponsor=c.SPONSORS)
SELL_BANK_KIND: Final = Kind("sell_bank", SELL_BANK, card=card_ids)


# ---- What there is to sell


def has_something_to_sell(s: Footmania, seat: i64) -> bool:
    player = s.players[seat]
    if len(player.squad) > 0:
        return True
    for sponsor in player.sponsors:  # noqa: SIM110 (a loop is native)
        if sponsor >= 0:
            return True
    return False


def wealth(s: Footmania, seat: i64) -> i64:
    """Cash, and what the bank would pay for everything (A29)."""
    player = s.players[seat]
    worth = player.cash
    for card in player.squad:
        worth += s.setup.box.devalued[card]
    for sponsor in player.sponsors:
        if sponsor >= 0:
            worth += s.setup.box.resale[sponsor]
    return worth


def sales(s: Footmania, seat: i64) -> vec[i64]:
    player = s.players[seat]
    actions = vec[i64](capacity=len(player.squad) + 4)
    for card in player.squad:
        actions = append(actions, SELL_BANK + card)
    kind: i64
    for kind in range(len(c.SPONSORS)):
        if player.sponsors[kind] >= 0:
            actions = append(actions, SELL_SPONSOR + kind)
    return actions


def sell(s: Footmania, seat: i64, action: i64, out: Events | None) -> None:
    if action >= SELL_BANK:
        sell_footballer(s, seat, action - SELL_BANK, out)
    else:
        sell_sponsor(s, seat, action - SELL_SPONSOR, out)


def is_sale(action: i64) -> bool:
    if action >= SELL_BANK:
        return action < SELL_BANK + c.MAX_CARDS
    return action >= SELL_SPONSOR and action < SELL_SPONSOR + len(c.SPONSORS)


def sell_footballer(s: Footmania, seat: i64, card: i64, out: Events | None) -> None:
    """Shown to all, then under its deck (A10)."""
    price = s.setup.box.devalued[card]
    squads.leave(s, card, seat)
    s.players[seat].cash += price
    squads.put_back_shown(s, card)
    squads.deduce(s, seat)
    if out is not None:
        sold: dict[str, object] = {"seat": seat, "card": s.setup.box.cards[card], "price": s.francs(price)}
        out.show("sold_to_bank", sold)


def sell_sponsor(s: Footmania, seat: i64, kind: i64, out: Events | None) -> None:
    player = s.players[seat]
    sponsor = player.sponsors[kind]
    player.sponsors[kind] = -1
    player.cash += s.setup.box.resale[sponsor]
    s.questions = append(s.questions, sponsor)
    if out is not None:
        price = s.francs(s.setup.box.resale[sponsor])
        out.add("sponsor_sold", {"seat": seat, "sponsor": s.setup.box.questions[sponsor], "price": price})


# ---- Before answering another question


def ask_sell(s: Footmania, seat: i64) -> None:
    s.back = s.asked
    s.ask(ASK_SELL, seat)


class Sell(Ask):
    name = "sell"
    topics = "bank"
    opens = False

    def kinds(self) -> Sequence[Kind]:
        return (SELL_SPONSOR_KIND, SELL_BANK_KIND, market.CANCEL_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        return append(sales(s, seat), market.CANCEL)

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        """Back to the question the sale came before; selling what was asked for declines the offer."""
        if action != market.CANCEL:
            sell(s, seat, action, out)
            if s.back is deals.ASK_ANSWER and was_asked_for(s.deal, action):
                deals.decline(s, s.deal.to, chance, out)
                return
        s.back.again(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        return Refusal("footmania.not-yours")

    def from_outside(self, s: Footmania) -> Ask:
        return s.back


ASK_SELL: Final = Sell()


def was_asked_for(deal: c.Deal, sale: i64) -> bool:
    if sale >= SELL_BANK:
        return c.holds(deal.ask, sale - SELL_BANK)
    return deal.ask_sponsor == sale - SELL_SPONSOR


# ---- Paying the jackpot: sell what it takes; what cannot be raised is forgiven (A9)


def owe(s: Footmania, amount: i64, chance: Chance, out: Events | None) -> None:
    s.due = amount
    s.used = 0
    settle(s, chance, out)


def settle(s: Footmania, chance: Chance, out: Events | None) -> None:
    seat = s.active
    player = s.players[seat]
    while player.cash < s.due:
        if not has_something_to_sell(s, seat):
            break
        s.ask_base(ASK_RAISE, seat)
        actions = ASK_RAISE.legal(s, seat)
        if len(actions) > 1:
            return
        sell(s, seat, actions[0], out)
    paid = s.due
    if player.cash < paid:
        paid = player.cash
    player.cash -= paid
    s.jackpot += paid
    if out is not None:
        forgiven = s.francs(s.due - paid)
        out.add("paid", {"seat": seat, "amount": s.francs(paid), "forgiven": forgiven})
    s.due = 0
    if s.closing:
        completion.interphase(s, chance, out)
    else:
        turn.end_turn(s, chance, out)


class Raise(Ask):
    """Money for a debt."""

    name = "raise"
    topics = "debts"
    of_the_turn = True

    def kinds(self) -> Sequence[Kind]:
        return (SELL_SPONSOR_KIND, SELL_BANK_KIND, market.OFFER_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        actions = sales(s, seat)
        if market.trading(s) and market.may_start(s, seat):
            actions = market.add_offers(s, actions, seat)
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if is_sale(action):
            sell(s, seat, action, out)
            settle(s, chance, out)
        else:
            market.take_initiative(s, seat, action, chance, out)

    def again(self, s: Footmania, chance: Chance, out: Events | None) -> None:
        settle(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        if is_sale(action):
            return Refusal("footmania.not-yours")
        return market.why_no_initiative(s, seat, action)


ASK_RAISE: Final = Raise()
