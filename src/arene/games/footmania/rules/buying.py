"""Footmania: buying a footballer, or leaving him to the others. Rulings are cited by number (A12): rulings.md.

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
from arene.games.footmania.rules import auctions, completion, market, selling, squads, turn
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
DRAW: Final = 7
LEAVE: Final = 8
BUY: Final = 9
REFUSE: Final = 10

BUY_KIND: Final = Kind("buy", BUY)
REFUSE_KIND: Final = Kind("refuse", REFUSE)


# ---- Drawing the top footballer, or not


class Draw(Ask):
    name = "draw"
    topics = "footballers"
    of_the_turn = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("draw", DRAW), Kind("leave", LEAVE))

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        return vec[i64]([DRAW, LEAVE])

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == LEAVE:
            if out is not None:
                out.add("left", {"seat": seat})
            turn.end_turn(s, chance, out)  # not drawing ends the turn, nothing more (A6)
            return
        deck: i64 = s.setup.box.cell_type[s.players[seat].cell] - c.NATIONAL_CELL
        card = squads.draw_footballer(s, deck, seat)
        if out is not None:
            price = s.francs(s.setup.box.price[card])
            others: dict[str, object] = {"seat": seat, "deck": c.DECKS[deck]}
            if s.setup.top_price:
                others["price"] = price
            drawn = {"seat": seat, "deck": c.DECKS[deck], "price": price, "card": s.setup.box.cards[card]}
            out.tell(seat, "footballer_drawn", drawn, others)
        s.used = 0
        ask_buy(s, chance, out)


ASK_DRAW: Final = Draw()


# ---- Buying him, or not


class Buy(Ask):
    """Money may be raised first, but nothing is bought on credit (A7)."""

    name = "buy"
    topics = "footballers auctions"
    of_the_turn = True

    def kinds(self) -> Sequence[Kind]:
        return (BUY_KIND, REFUSE_KIND, selling.SELL_KIND, market.OFFER_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=6)
        if s.players[seat].cash >= s.setup.box.price[s.drawn]:
            actions = append(actions, BUY)
        actions = append(actions, REFUSE)
        if selling.has_something_to_sell(s, seat):
            actions = append(actions, selling.SELL)
        if market.trading(s) and market.may_start(s, seat):
            actions = market.add_offers(s, actions, seat)
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == BUY:
            s.belief[s.drawn] |= c.PRICED
            buy(s, seat, s.setup.box.price[s.drawn], chance, out)
        elif action == REFUSE:
            refuse(s, chance, out)
        else:
            market.take_initiative(s, seat, action, chance, out)

    def again(self, s: Footmania, chance: Chance, out: Events | None) -> None:
        ask_buy(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        if action == BUY:
            return too_dear(s, seat, s.setup.box.price[s.drawn])
        return market.why_no_initiative(s, seat, action)

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        return [BUY]


ASK_BUY: Final = Buy()


def ask_buy(s: Footmania, chance: Chance, out: Events | None) -> None:
    s.ask_base(ASK_BUY, s.active)
    if len(ASK_BUY.legal(s, s.active)) == 1 and auctions.money_is_open(s):
        refuse(s, chance, out)


def buy(s: Footmania, seat: i64, price: i64, chance: Chance, out: Events | None) -> None:
    """The price is shown, the footballer is not."""
    card = s.drawn
    s.drawn = -1
    s.players[seat].cash -= price
    squads.join(s, card, seat)
    if out is not None:
        seen: dict[str, object] = {"seat": seat, "deck": s.deck_name(card), "price": s.francs(price)}
        out.keep_secret(seat, "bought", {**seen, "card": s.setup.box.cards[card]}, seen)
    completion.changed(s, c.BIT[seat], c.THEN_END, chance, out)


def too_dear(s: Footmania, seat: int, price: int) -> Refusal:
    return Refusal("footmania.buy.cash", amount=s.francs(price), cash=s.francs(s.players[seat].cash))


def refuse(s: Footmania, chance: Chance, out: Events | None) -> None:
    """Face up, for the others alone, from the devalued price on."""
    card = s.drawn
    s.drawn = -1
    squads.make_public(s, card, c.BURIED)
    if out is not None:
        out.show("refused", {"seat": s.active, "card": s.setup.box.cards[card]})
    auctions.open_auction(s, card, -1, s.active, s.setup.box.devalued[card], chance, out)
