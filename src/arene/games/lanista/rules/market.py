"""Lanista: phase 2, buying gladiators, and selling them.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.lanista.rules.components import (
    ACCEPT,
    ARRIVAL,
    ARRIVAL_WINDOW,
    ASK_BUY,
    ASK_INCLUDE,
    ASK_OFFER,
    ASK_PRICE,
    BIT,
    BUY,
    BUY_WINDOW,
    DEAREST,
    DECLINE,
    EXCLUDE,
    INCLUDE,
    LEAST_PRICE,
    MOMENTS,
    OFFER,
    OFFER_PRICE,
    ON_TURN,
    OWN_BUY_TURN,
    PASS_BUY,
    RECRUITS,
    RESALE_RANK,
    SCHOOL,
    SELL_BANK,
    Gladiator,
    Offer,
    without,
)
from arene.games.lanista.rules.windows import Windows


class Market(Windows):
    """Recruits, prices and deals."""

    # ---- Arrivals and buy turns

    def arrive(self, chance: Chance, out: Events | None) -> None:
        """The next arrivage, or the closing window after the last."""
        self.discard_recruits()
        if self.pass_ == self.arrivals():
            self.open_window(BUY_WINDOW, self.initiative)
            return
        self.reveal(RECRUITS[self.setup.seats], chance, out)
        self.turn = 0
        self.open_window(ARRIVAL_WINDOW, self.initiative)

    def turn_seat(self) -> i64:
        """Whose turn it is: every second arrivage and pick goes the other way round."""
        return self.in_order(self.turn, self.phase < 4 and self.pass_ == 1)

    def start_turn(self) -> None:
        player = self.players[self.turn_seat()]
        player.buys = 1
        player.bought = False
        player.offered = False

    def ask_buy(self, chance: Chance, out: Events | None) -> bool:
        while self.turn < self.setup.seats:
            seat = self.turn_seat()
            telling = self.skipping_tells(seat)
            self.ask(seat, ASK_BUY)
            if len(self.legal_buys(seat)) > 1 or self.must_show(seat):
                return True
            self.end_buy_turn(telling, out)
        self.pass_ += 1
        self.step = ARRIVAL
        return False

    def must_show(self, seat: i64) -> bool:
        """With a poker face every seat with a card is asked on its turn, even with nothing to choose."""
        return self.setup.poker_face and self.players[seat].cards > 0

    def skipping_tells(self, seat: i64) -> bool:
        """Whether not to ask a seat tells who moved last something: that no card of another's hand could be played."""
        return seat != self.seat and self.players[seat].cards > 0

    def tell_unused(self, kind: str, seat: i64, telling: bool, out: Events | None) -> None:
        """A turn not used: said in the open, whether the seat was asked or not."""
        if out is None:
            return
        if telling:
            out.disclose(kind, {"seat": seat})
        else:
            out.add(kind, {"seat": seat})

    def end_buy_turn(self, telling: bool, out: Events | None) -> None:
        """By a purchase, or without one."""
        seat = self.turn_seat()
        if not self.players[seat].bought:
            self.tell_unused("no_purchase", seat, telling, out)
        self.turn += 1
        if self.turn < self.setup.seats:
            self.start_turn()

    def legal_buys(self, seat: i64) -> vec[i64]:
        """At most one recruit per arrivage, six gladiators in all; heals, cards and skills before it."""
        player = self.players[seat]
        box = self.setup.box
        actions = vec[i64](capacity=24)
        actions = append(actions, PASS_BUY)
        if len(player.school) < SCHOOL and player.money >= LEAST_PRICE:
            most = player.money - self.surcharge(player)  # the highest printed price he can pay
            for card in self.recruits:
                if box.price[card] <= most and player.ap >= box.buy_ap[card]:
                    actions = append(actions, BUY + card)
        actions = self.heals(seat, actions)
        moments = box.moments
        titles = player.held & (moments[2 * MOMENTS + ON_TURN] | moments[2 * MOMENTS + OWN_BUY_TURN])
        if titles:
            actions = self.plays(seat, titles, actions)
        actions = self.skill_uses(seat, ON_TURN, False, actions)
        if self.setup.resale and not player.sold:
            actions = self.legal_sales(seat, actions)
        return actions

    def buy(self, seat: i64, card: i64, out: Events | None) -> None:
        player = self.players[seat]
        price = self.price(seat, card)
        player.money -= price
        player.next_price = 0
        player.ap -= self.setup.box.buy_ap[card]
        self.recruits = without(self.recruits, card)
        gladiator = Gladiator(card, 0)
        player.enter(gladiator)
        if out is not None:
            out.add("bought", {"seat": seat, "gladiator": self.setup.box.gladiators[card], "price": price})
        self.define_later(gladiator)
        player.buys -= 1
        player.bought = True
        if player.buys == 0:
            self.end_buy_turn(False, out)

    # ---- Resale, for advanced players: one sale per purchase phase (A41)

    def bank_price(self, gladiator: Gladiator) -> i64:
        price = self.setup.box.price[gladiator.card] + RESALE_RANK[self.rank(gladiator)] - 50 * gladiator.health
        return price if price > 0 else 0

    def legal_sales(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        player = self.players[seat]
        for gladiator in player.school:
            actions = append(actions, SELL_BANK + gladiator.card * 2)
            actions = append(actions, SELL_BANK + gladiator.card * 2 + 1)
            if player.offered:
                continue
            other: i64
            for other in range(self.setup.seats):
                rival = self.players[other]
                if other != seat and len(rival.school) < SCHOOL and rival.money >= 50:
                    actions = append(actions, OFFER + gladiator.card * 4 + other)
        return actions

    def sell_to_bank(self, seat: i64, card: i64, retired: bool, out: Events | None) -> None:
        """Attached cards leave the game (A40); he may come back as a recruit, unless his career is over."""
        player = self.players[seat]
        gladiator = player.leave(card)
        price = self.bank_price(gladiator)
        player.money += price
        player.sold = True
        title: i64
        for title in range(len(self.setup.box.titles)):
            if gladiator.attached & BIT[title]:
                self.events_out = append(self.events_out, title)
        if retired:
            self.gladiators_out = append(self.gladiators_out, card)
        else:
            self.gladiator_discard = append(self.gladiator_discard, card)
        if out is not None:
            name = self.setup.box.gladiators[card]
            out.add("sold_to_bank", {"seat": seat, "gladiator": name, "price": price, "retired": retired})

    def start_offer(self, seat: i64, card: i64, buyer: i64) -> None:
        self.players[seat].offered = True
        self.offer = Offer()
        self.offer.gladiator = card
        self.offer.seller = seat
        self.offer.buyer = buyer

    def ask_about_offer(self) -> None:
        """Which attached cards go with him, the price, then the buyer's answer."""
        offer = self.offer
        if offer.price > 0:
            self.ask(offer.buyer, ASK_OFFER)
        elif self.next_attached() >= 0:
            self.ask(offer.seller, ASK_INCLUDE)
        else:
            self.ask(offer.seller, ASK_PRICE)

    def next_attached(self) -> i64:
        gladiator = self.gladiator(self.offer.gladiator)
        assert gladiator is not None
        title: i64
        for title in range(len(self.setup.box.titles)):
            if gladiator.attached & BIT[title] and not self.offer.asked & BIT[title]:
                return title
        return -1

    def legal_prices(self) -> vec[i64]:
        """From 50 to all the buyer has, in steps of 50."""
        most = self.players[self.offer.buyer].money
        if most > DEAREST:
            most = DEAREST
        actions = vec[i64](capacity=32)
        step: i64 = 0
        while (step + 1) * 50 <= most:
            actions = append(actions, OFFER_PRICE + step)
            step += 1
        return actions

    def make_offer(self, price: i64, out: Events | None) -> None:
        offer = self.offer
        offer.price = price
        if out is not None:
            box = self.setup.box
            cards = self.names(offer.included)
            public = {"seat": offer.seller, "buyer": offer.buyer, "gladiator": box.gladiators[offer.gladiator]}
            private = {**public, "price": price, "cards": cards}
            out.keep_secret(int(offer.seller), "offer_made", private, None)
            out.tell(int(offer.buyer), "offer_received", private, None)

    def names(self, titles: i64) -> list[str]:
        """A set of titles, for the log."""
        return [name for title, name in enumerate(self.setup.box.titles) if titles & BIT[title]]

    def answer_offer(self, accepted: bool, out: Events | None) -> None:
        """He changes schools as he is; cards left out of the deal go to the discard."""
        offer = self.offer
        self.offer = Offer()
        name = self.setup.box.gladiators[offer.gladiator]
        params = {"seat": offer.seller, "buyer": offer.buyer, "gladiator": name}
        if not accepted:
            if out is not None:
                out.add("offer_refused", {**params})
            return
        seller = self.players[offer.seller]
        buyer = self.players[offer.buyer]
        gladiator = seller.leave(offer.gladiator)
        seller.money += offer.price
        seller.sold = True
        buyer.money -= offer.price
        kept = gladiator.attached & offer.included
        lost = gladiator.attached & ~offer.included
        gladiator.attached = lost
        self.drop_attached(gladiator)
        gladiator.attached = kept
        gladiator.picks = 0
        buyer.enter(gladiator)
        if out is not None:
            out.add("sold", {**params, "price": offer.price, "cards": self.names(kept), "lost": self.names(lost)})
        self.define_later(gladiator)

    def answer(self, action: i64, out: Events | None) -> None:
        """The questions of an offer."""
        offer = self.offer
        if action in (ACCEPT, DECLINE):
            self.answer_offer(action == ACCEPT, out)
        elif action >= OFFER_PRICE:
            self.make_offer((action - OFFER_PRICE + 1) * 50, out)
        elif action >= EXCLUDE:
            offer.asked |= BIT[action - EXCLUDE]
        else:
            offer.asked |= BIT[action - INCLUDE]
            offer.included |= BIT[action - INCLUDE]
