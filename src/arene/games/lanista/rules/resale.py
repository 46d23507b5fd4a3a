"""Lanista: resale, for advanced players. One sale per purchase phase, to the bank or to another school (A41).

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
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules import ludus, rounds
from arene.games.lanista.rules.edition import gladiator_names, titles
from arene.games.lanista.rules.state import Ask, Lanista

DEAREST: Final = 15_000  # the highest price that can be offered
PRICE_STEP: Final = 50

# the numbers of the actions
ACCEPT: Final = 8
DECLINE: Final = 9
SELL_BANK: Final = 240  # + gladiator * 2 + retire
OFFER: Final = 320  # + gladiator * 4 + seat
INCLUDE: Final = 480  # + title
EXCLUDE: Final = 540  # + title
OFFER_PRICE: Final = 600  # + price / 50 - 1

KINDS: Final = (
    Kind("sell_bank", SELL_BANK, gladiator=gladiator_names, retire=[False, True]),
    Kind("offer", OFFER, gladiator=gladiator_names, seat=range(c.SEATS)),
)


def to_bank(card: i64, retired: bool) -> i64:
    if retired:
        return SELL_BANK + card * 2 + 1
    return SELL_BANK + card * 2


def retires(action: i64) -> bool:
    """Whether a sale to the bank ends his career."""
    return (action - SELL_BANK) % 2 == 1


def offering(card: i64, buyer: i64) -> i64:
    return OFFER + card * c.SEATS + buyer


def buyer_of(action: i64) -> i64:
    return (action - OFFER) % c.SEATS


def sold_by(action: i64) -> i64:
    """The gladiator who is sold or offered."""
    if action >= OFFER:
        return (action - OFFER) // c.SEATS
    return (action - SELL_BANK) // 2


def at_price(price: i64) -> i64:
    return OFFER_PRICE + price // PRICE_STEP - 1


def price_of(action: i64) -> i64:
    return (action - OFFER_PRICE + 1) * PRICE_STEP


# ---- What may be sold


def may_sell(s: Lanista, player: c.Player) -> bool:
    return s.setup.resale and not player.sold and len(player.school) > 0


def sales(s: Lanista, seat: i64, actions: vec[i64]) -> vec[i64]:
    player = s.players[seat]
    for gladiator in player.school:
        actions = append(actions, to_bank(gladiator.card, False))
        actions = append(actions, to_bank(gladiator.card, True))
        if player.offered:
            continue
        other: i64
        for other in range(s.setup.seats):
            rival = s.players[other]
            if other != seat and len(rival.school) < c.SCHOOL and rival.money >= PRICE_STEP:
                actions = append(actions, offering(gladiator.card, other))
    return actions


def sell(s: Lanista, seat: i64, action: i64, out: Events | None) -> None:
    if action >= OFFER:
        start_offer(s, seat, sold_by(action), buyer_of(action))
    else:
        sell_to_bank(s, seat, sold_by(action), retires(action), out)


def why_not_sell(s: Lanista, seat: int, action: int) -> Refusal:
    player, card = s.players[seat], int(sold_by(action))
    if not s.setup.resale:
        return Refusal("lanista.sale.option")
    if player.sold:
        return Refusal("lanista.sale.once")
    if ludus.own(s, seat, card) is None:
        return ludus.not_yours(s, card)
    return Refusal("lanista.sale.one-offer" if player.offered else "lanista.sale.buyer")


# ---- To the bank


def bank_price(s: Lanista, gladiator: c.Gladiator) -> i64:
    price = s.setup.box.price[gladiator.card] + c.RESALE_RANK[ludus.rank_of(s, gladiator)] - 50 * gladiator.health
    return price if price > 0 else 0


def sell_to_bank(s: Lanista, seat: i64, card: i64, retired: bool, out: Events | None) -> None:
    """Attached cards leave the game (A40); he may come back as a recruit, unless his career is over."""
    player = s.players[seat]
    gladiator = player.leave(card)
    price = bank_price(s, gladiator)
    player.money += price
    player.sold = True
    title: i64
    for title in range(len(s.setup.box.titles)):
        if gladiator.attached & c.BIT[title]:
            s.events_out = append(s.events_out, title)
    if retired:
        s.gladiators_out = append(s.gladiators_out, card)
    else:
        s.gladiator_discard = append(s.gladiator_discard, card)
    if out is not None:
        name = s.setup.box.gladiators[card]
        out.add("sold_to_bank", {"seat": seat, "gladiator": name, "price": price, "retired": retired})


# ---- To another school: which attached cards go with him, the price, then the buyer’s answer


def start_offer(s: Lanista, seat: i64, card: i64, buyer: i64) -> None:
    s.players[seat].offered = True
    s.offer = c.Offer()
    s.offer.gladiator = card
    s.offer.seller = seat
    s.offer.buyer = buyer


def ask_about_offer(s: Lanista) -> None:
    offer = s.offer
    if offer.price > 0:
        s.ask(offer.buyer, ASK_OFFER)
    elif next_attached(s) >= 0:
        s.ask(offer.seller, ASK_INCLUDE)
    else:
        s.ask(offer.seller, ASK_PRICE)


def next_attached(s: Lanista) -> i64:
    gladiator = ludus.find(s, s.offer.gladiator)
    assert gladiator is not None
    title: i64
    for title in range(len(s.setup.box.titles)):
        if gladiator.attached & c.BIT[title] and not s.offer.asked & c.BIT[title]:
            return title
    return -1


class Include(Ask):
    """Whether an attached card is part of the deal."""

    name = "include"
    topics = "sale"
    opens = False
    step = c.BUYING

    def kinds(self) -> Sequence[Kind]:
        return (Kind("include", INCLUDE, card=titles), Kind("exclude", EXCLUDE, card=titles))

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        title = next_attached(s)
        return vec[i64]([INCLUDE + title, EXCLUDE + title])

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        offer = s.offer
        if action >= EXCLUDE:
            offer.asked |= c.BIT[action - EXCLUDE]
        else:
            offer.asked |= c.BIT[action - INCLUDE]
            offer.included |= c.BIT[action - INCLUDE]
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        return Refusal("lanista.order", asked=self.name)


ASK_INCLUDE: Final = Include()


class Price(Ask):
    """From 50 to all the buyer has, in steps of 50."""

    name = "price"
    topics = "sale"
    opens = False
    step = c.BUYING

    def kinds(self) -> Sequence[Kind]:
        return (Kind("offer_price", OFFER_PRICE, price=range(PRICE_STEP, DEAREST + PRICE_STEP, PRICE_STEP)),)

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        most = s.players[s.offer.buyer].money
        if most > DEAREST:
            most = DEAREST
        actions = vec[i64](capacity=32)
        price: i64 = PRICE_STEP
        while price <= most:
            actions = append(actions, at_price(price))
            price += PRICE_STEP
        return actions

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        make_offer(s, price_of(action), out)
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        return Refusal("lanista.sale.price", money=int(s.players[s.offer.buyer].money))


ASK_PRICE: Final = Price()


def make_offer(s: Lanista, price: i64, out: Events | None) -> None:
    offer = s.offer
    offer.price = price
    if out is not None:
        name = s.setup.box.gladiators[offer.gladiator]
        public = {"seat": offer.seller, "buyer": offer.buyer, "gladiator": name}
        private = {**public, "price": price, "cards": card_names(s, offer.included)}
        out.keep_secret(int(offer.seller), "offer_made", private, None)
        out.tell(int(offer.buyer), "offer_received", private, None)


def card_names(s: Lanista, titles: i64) -> list[str]:
    """A set of titles, for the log."""
    return [name for title, name in enumerate(s.setup.box.titles) if titles & c.BIT[title]]


class AnswerOffer(Ask):
    """The buyer’s answer."""

    name = "offer"
    topics = "sale"
    step = c.BUYING

    def kinds(self) -> Sequence[Kind]:
        return (Kind("accept", ACCEPT), Kind("decline", DECLINE))

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        return vec[i64]([ACCEPT, DECLINE])

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        offer = s.offer
        s.offer = c.Offer()
        if action == ACCEPT:
            hand_over(s, offer, out)
        elif out is not None:
            name = s.setup.box.gladiators[offer.gladiator]
            out.add("offer_refused", {"seat": offer.seller, "buyer": offer.buyer, "gladiator": name})
        rounds.run(s, chance, out)

    def away(self, s: Lanista) -> int:
        return DECLINE


ASK_OFFER: Final = AnswerOffer()


def hand_over(s: Lanista, offer: c.Offer, out: Events | None) -> None:
    """He changes schools as he is; cards left out of the deal go to the discard."""
    seller = s.players[offer.seller]
    buyer = s.players[offer.buyer]
    gladiator = seller.leave(offer.gladiator)
    seller.money += offer.price
    seller.sold = True
    buyer.money -= offer.price
    kept = gladiator.attached & offer.included
    lost = gladiator.attached & ~offer.included
    gladiator.attached = lost
    ludus.drop_attached(s, gladiator)
    gladiator.attached = kept
    gladiator.picks = 0
    buyer.enter(gladiator)
    if out is not None:
        name = s.setup.box.gladiators[offer.gladiator]
        deal = {"price": offer.price, "cards": card_names(s, kept), "lost": card_names(s, lost)}
        out.add("sold", {"seat": offer.seller, "buyer": offer.buyer, "gladiator": name, **deal})
    ludus.define_later(s, gladiator)
