"""Footmania: what a seat may do at any moment, without being asked: raise a hand, say when it wants to be asked, leave
an order to sell. Rulings are cited by number (A58): rulings.md.

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
from arene.games.footmania.rules import auctions, deals, market, selling, squads
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.edition import card_ids
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
RAISE_HAND: Final = 25
SET_ASK: Final = 26  # + mode
ORDER: Final = 1413  # + footballer and its percentage: ``order`` and its two inverses


def is_aside(action: i64) -> bool:
    return action >= ORDER or (action >= RAISE_HAND and action < SET_ASK + len(c.MODES))


def order(card: i64, choice: i64) -> i64:
    return ORDER + card * len(c.ORDERS) + choice


def ordered_card(action: i64) -> i64:
    return (action - ORDER) // len(c.ORDERS)


def ordered_choice(action: i64) -> i64:
    return (action - ORDER) % len(c.ORDERS)


class Aside(Ask):
    """It is never asked; the state passes on to it whatever else is."""

    name = "aside"

    def kinds(self) -> Sequence[Kind]:
        percent = [int(choice) for choice in c.ORDERS]
        return (
            Kind("raise_hand", RAISE_HAND),
            Kind("set_ask", SET_ASK, mode=c.MODES),
            Kind("order", ORDER, card=card_ids, percent=percent),
        )

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        player = s.players[seat]
        choice: i64
        for choice in range(len(c.MODES)):
            if choice != player.ask:
                actions = append(actions, SET_ASK + choice)
        if not player.hand_up:
            actions = append(actions, RAISE_HAND)
        if market.trading(s):
            for card in player.squad:
                for choice in range(len(c.ORDERS)):
                    if order_price(s, card, choice) != s.order[card]:
                        actions = append(actions, order(card, choice))
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        player = s.players[seat]
        if action >= ORDER:
            card = ordered_card(action)
            s.order[card] = order_price(s, card, ordered_choice(action))
            if out is not None:
                price = s.francs(s.order[card])
                out.keep_secret(
                    seat, "order_set", {"seat": seat, "card": s.setup.box.cards[card], "price": price}, None
                )
        elif action == RAISE_HAND:
            player.hand_up = True
            if out is not None:
                out.add("hand_raised", {"seat": seat})
        else:
            player.ask = action - SET_ASK
            if out is not None:
                out.add("ask_set", {"seat": seat, "mode": c.MODES[player.ask]})
            if player.ask == c.NEVER and s.setup.rules >= 3:  # before, it held from the next question on
                stop_asking(s, seat, chance, out)

    def elsewhere(self, s: Footmania, seat: int, action: int) -> Refusal | None:
        if action >= ORDER and not market.trading(s):
            return market.why_no_market(s)
        if action >= ORDER and not squads.owns(s, seat, ordered_card(action)):
            return Refusal("footmania.not-yours")
        return Refusal("footmania.aside.already")


ASIDE: Final = Aside()


def order_price(s: Footmania, card: i64, choice: i64) -> i64:
    """A standing order's price: a percentage of the printed one, rounded up."""
    return (s.setup.box.price[card] * c.ORDERS[choice] + 99) // 100


def stop_asking(s: Footmania, seat: i64, chance: Chance, out: Events | None) -> None:
    """Who never wants to be asked declines the offer and leaves the auction that wait for an answer."""
    if s.asked is auctions.ASK_SEALED:
        if auctions.keeps_out(s, seat) and not s.auction.passed & c.BIT[seat]:
            auctions.ASK_SEALED.play(s, seat, market.PASS, chance, out)
        return
    if s.seat != seat:
        return
    asked = s.asked
    if asked is selling.ASK_SELL:
        asked = s.back
    if asked is deals.ASK_ANSWER:
        deals.decline(s, seat, chance, out)
    elif asked is auctions.ASK_BID and auctions.keeps_out(s, seat):
        auctions.pass_bid(s, seat, out)
        auctions.next_bidder(s, chance, out)
