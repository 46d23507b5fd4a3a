"""Footmania: selling, swapping, auctioning. Footballers and sponsors change hands here, "at any moment" says the rule
book; the moments are windows: before every turn, between the phases, before the matches of a day.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from abc import abstractmethod

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.board import Board
from arene.games.footmania.rules.components import Deal, holds, with_item


class Market(Board):
    """Who may trade when, and what becomes of it."""

    # ---- What the turn and the championship do

    @abstractmethod
    def changed(self, seats: i64, then: i64, chance: Chance, out: Events | None) -> None:
        """These seats got a footballer; then the turn ends or the dialog goes on."""

    @abstractmethod
    def ask_buy(self, chance: Chance, out: Events | None) -> None: ...

    @abstractmethod
    def ask_scout(self, chance: Chance, out: Events | None) -> None: ...

    @abstractmethod
    def settle(self, chance: Chance, out: Events | None) -> None: ...

    @abstractmethod
    def end_turn(self, chance: Chance, out: Events | None) -> None: ...

    @abstractmethod
    def kick_off(self, chance: Chance, out: Events | None) -> None: ...

    @abstractmethod
    def complete(self, seat: i64) -> bool: ...

    # ---- Windows

    def trading(self) -> bool:
        return self.setup.market and self.market_open

    def open_window(self, window: i64, start: i64, chance: Chance, out: Events | None) -> None:
        self.window = window
        self.asked_from = start
        self.polled = 0
        self.cycle = 1
        self.dealt = False
        self.used = 0
        self.wanted = 0
        self.poll(chance, out)

    def poll(self, chance: Chance, out: Events | None) -> None:
        """Ask the next seat that wants to be asked; then the active seat, or the window closes."""
        while True:
            seat = self.asked_from
            _step: i64
            for _step in range(self.setup.seats):
                if not self.polled & c.BIT[seat] and self.is_polled(seat):
                    self.polled |= c.BIT[seat]
                    self.players[seat].hand_up = False
                    self.ask_base(c.ASK_MARKET, seat)
                    if len(self.market_actions(seat, c.PASS)) > 1:
                        return
                seat = self.left_of(seat)
            if self.window == c.TURN_WINDOW:
                self.ask_base(c.ASK_READY, self.active)
                return
            if self.cycle == 2 or not self.dealt:
                break
            self.cycle = 2
            self.dealt = False
            self.polled = 0
        self.close_window(chance, out)

    def is_polled(self, seat: i64) -> bool:
        player = self.players[seat]
        if self.window == c.TURN_WINDOW:
            return seat != self.active and (player.hand_up or player.ask == c.EVERY_TURN)
        return player.hand_up or player.ask == c.OWN_TURN or player.ask == c.EVERY_TURN

    def close_window(self, chance: Chance, out: Events | None) -> None:
        window = self.window
        self.window = c.NO_WINDOW
        if window == c.INTERPHASE:
            self.end_turn(chance, out)
        elif window == c.MATCH_WINDOW:
            self.kick_off(chance, out)

    def ask(self, decision: i64, seat: i64) -> None:
        self.decision = decision
        self.seat = seat

    def ask_base(self, decision: i64, seat: i64) -> None:
        """A decision that dialogs return to."""
        self.ask(decision, seat)
        self.base = decision
        self.base_seat = seat

    def resume(self, chance: Chance, out: Events | None) -> None:
        """A dialog is over: ask again what it interrupted."""
        if self.base == c.ASK_BUY:
            self.ask_buy(chance, out)
        elif self.base == c.ASK_RAISE:
            self.settle(chance, out)
        else:
            self.ask(self.base, self.base_seat)
            if self.base == c.ASK_MARKET and len(self.market_actions(self.seat, c.PASS)) == 1:
                self.poll(chance, out)

    def market_actions(self, seat: i64, first: i64) -> vec[i64]:
        """``first`` (roll or pass), bank sales, and initiatives while the market is open."""
        actions = vec[i64](capacity=9)
        actions = append(actions, first)
        if self.setup.declare and self.phase == 1 and self.window == c.TURN_WINDOW and self.complete(seat):
            actions = append(actions, c.DECLARE)
        if self.trading():
            if self.may_start(seat):
                actions = self.add_offers(actions, seat)
                if len(self.players[seat].squad) > 0:
                    actions = append(actions, c.LIST)
            if not self.wanted & c.BIT[seat]:
                actions = append(actions, c.WANTED)
        if self.has_something_to_sell(seat):
            actions = append(actions, c.SELL)
        return actions

    def may_start(self, seat: i64) -> bool:
        """At most two initiatives a window."""
        return (self.used >> (4 * seat)) & 15 < c.INITIATIVES

    def add_offers(self, actions: vec[i64], seat: i64) -> vec[i64]:
        other: i64
        for other in range(self.setup.seats):
            if other != seat:
                actions = append(actions, c.OFFER + other)
        return actions

    def take_initiative(self, seat: i64, action: i64, out: Events | None) -> None:
        if action == c.SELL:
            self.back = self.decision
            self.ask(c.ASK_SELL, seat)
        elif action == c.LIST:
            self.ask(c.ASK_LIST, seat)
        elif action == c.WANTED:
            self.ask(c.ASK_WANT, seat)
        else:
            self.used += c.DIGIT[seat]
            self.deal.begin(seat, action - c.OFFER, 0)
            self.ask(c.ASK_DRAFT, seat)

    def announce_want(self, seat: i64, number: i64, chance: Chance, out: Events | None) -> None:
        self.wanted |= c.BIT[seat]
        if out is not None:
            out.add("wanted", {"seat": seat, "number": number})
        self.resume(chance, out)

    # ---- At any time, without being asked

    def asides(self, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        if self.over():
            return actions
        player = self.players[seat]
        choice: i64
        for choice in range(len(c.MODES)):
            if choice != player.ask:
                actions = append(actions, c.SET_ASK + choice)
        if not player.hand_up:
            actions = append(actions, c.RAISE_HAND)
        if self.trading():
            for card in player.squad:
                for choice in range(len(c.ORDERS)):
                    if self.order_price(card, choice) != self.order[card]:
                        actions = append(actions, c.ORDER + card * 6 + choice)
        return actions

    def order_price(self, card: i64, choice: i64) -> i64:
        """A standing order's price: a percentage of the printed one, rounded up."""
        return (self.setup.box.price[card] * c.ORDERS[choice] + 99) // 100

    def take_aside(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        player = self.players[seat]
        if action >= c.ORDER:
            card = (action - c.ORDER) // 6
            self.order[card] = self.order_price(card, (action - c.ORDER) % 6)
            if out is not None:
                price = self.francs(self.order[card])
                out.keep_secret(
                    seat, "order_set", {"seat": seat, "card": self.setup.box.cards[card], "price": price}, None
                )
        elif action == c.RAISE_HAND:
            player.hand_up = True
            if out is not None:
                out.add("hand_raised", {"seat": seat})
        else:
            player.ask = action - c.SET_ASK
            if out is not None:
                out.add("ask_set", {"seat": seat, "mode": c.MODES[player.ask]})
            if player.ask == c.NEVER and self.setup.rules >= 3:  # before, it held from the next question on
                self.stop_asking(seat, chance, out)

    def stop_asking(self, seat: i64, chance: Chance, out: Events | None) -> None:
        """Who never wants to be asked declines the offer and leaves the auction that wait for an answer."""
        if self.decision == c.ASK_SEALED:
            if self.keeps_out(seat) and not self.auction.passed & c.BIT[seat]:
                self.answer_sealed(seat, c.PASS, chance, out)
            return
        asked = self.decision
        if asked == c.ASK_SELL:
            asked = self.back
        if self.seat != seat:
            return
        if asked == c.ASK_ANSWER:
            self.decline(seat, chance, out)
        elif asked == c.ASK_BID and self.keeps_out(seat):
            self.pass_bid(seat, out)
            self.next_bidder(chance, out)

    # ---- To the bank, at the devalued price

    def sales(self, seat: i64) -> vec[i64]:
        player = self.players[seat]
        actions = vec[i64](capacity=len(player.squad) + 4)
        for card in player.squad:
            actions = append(actions, c.SELL_BANK + card)
        kind: i64
        for kind in range(len(c.SPONSORS)):
            if player.sponsors[kind] >= 0:
                actions = append(actions, c.SELL_SPONSOR + kind)
        return actions

    def sell(self, seat: i64, action: i64, out: Events | None) -> None:
        if action >= c.SELL_BANK:
            self.sell_footballer(seat, action - c.SELL_BANK, out)
        else:
            self.sell_sponsor(seat, action - c.SELL_SPONSOR, out)

    def sell_footballer(self, seat: i64, card: i64, out: Events | None) -> None:
        """Shown to all, then under its deck (A10)."""
        price = self.setup.box.devalued[card]
        self.leave(card, seat)
        self.players[seat].cash += price
        self.put_back_shown(card)
        self.deduce(seat)
        if out is not None:
            sold: dict[str, object] = {"seat": seat, "card": self.setup.box.cards[card], "price": self.francs(price)}
            out.show("sold_to_bank", sold)

    def sell_sponsor(self, seat: i64, kind: i64, out: Events | None) -> None:
        player = self.players[seat]
        sponsor = player.sponsors[kind]
        player.sponsors[kind] = -1
        player.cash += self.setup.box.resale[sponsor]
        self.questions = append(self.questions, sponsor)
        if out is not None:
            price = self.francs(self.setup.box.resale[sponsor])
            out.add("sponsor_sold", {"seat": seat, "sponsor": self.setup.box.questions[sponsor], "price": price})

    def think_again(self, seat: i64, chance: Chance, out: Events | None) -> None:
        """Nothing sold, listed or announced after all: back to the question before."""
        self.entering = -1
        if self.decision == c.ASK_SELL:
            self.back_to_question(seat, chance, out)
        else:
            self.resume(chance, out)

    def after_sale(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        """Back to the question the sale came before; selling what was asked for declines the offer."""
        if self.back == c.ASK_ANSWER:
            deal = self.deal
            gone = action >= c.SELL_BANK and holds(deal.ask, action - c.SELL_BANK)
            if gone or (action < c.SELL_BANK and deal.ask_sponsor == action - c.SELL_SPONSOR):
                self.decline(self.deal.to, chance, out)
            else:
                self.ask_answer(chance, out)
        else:
            self.back_to_question(seat, chance, out)

    def back_to_question(self, seat: i64, chance: Chance, out: Events | None) -> None:
        """The one a bank sale came before."""
        if self.back == c.ASK_ANSWER:
            self.ask_answer(chance, out)
        elif self.back == c.ASK_BID:
            self.ask(c.ASK_BID, seat)
            if self.setup.rules >= 3 and self.is_out(seat):  # before, asked with nothing left but to pass
                self.pass_bid(seat, out)
                self.next_bidder(chance, out)
        elif self.back == c.ASK_SCOUT:
            self.ask_scout(chance, out)
        else:
            self.resume(chance, out)

    # ---- Offers

    def draft_actions(self, seat: i64) -> vec[i64]:
        """Add something to the draft, send it or drop it. Nothing is taken back out."""
        deal = self.deal
        actions = vec[i64](capacity=48)
        if self.can_send():
            actions = append(actions, c.SEND)
        actions = append(actions, c.CANCEL)
        if len(deal.give) < c.MOST_CARDS:
            for card in self.players[seat].squad:
                if not holds(deal.give, card) and not self.locked(card, seat, deal.to):
                    actions = append(actions, c.GIVE + card)
        if deal.asked() < c.MOST_CARDS:
            actions = self.add_wishes(actions, seat)
        kind: i64
        for kind in range(len(c.SPONSORS)):
            if deal.give_sponsor < 0 and self.players[seat].sponsors[kind] >= 0:
                actions = append(actions, c.GIVE_SPONSOR + kind)
            if deal.ask_sponsor < 0 and self.players[deal.to].sponsors[kind] >= 0:
                actions = append(actions, c.ASK_SPONSOR + kind)
        step: i64
        for step in range(len(c.STEPS)):
            given = deal.money + c.STEPS[step]
            if deal.money >= 0 and given <= self.players[seat].cash and given <= self.setup.box.most_money:
                actions = append(actions, c.GIVE_MONEY + step)
            if deal.money <= 0 and c.STEPS[step] - deal.money <= self.setup.box.most_money:
                actions = append(actions, c.ASK_MONEY + step)
        return actions

    def add_wishes(self, actions: vec[i64], seat: i64) -> vec[i64]:
        """Footballers the seat has reason to think are there, and numbers."""
        deal = self.deal
        card: i64
        for card in range(len(self.holder)):
            if (
                self.knows_at(seat, card, deal.to)
                and not holds(deal.ask, card)
                and not self.locked(card, deal.to, seat)
            ):
                actions = append(actions, c.ASK_CARD + card)
        number: i64
        for number in range(c.NUMBERS):
            if not deal.numbers & c.BIT[number]:
                actions = append(actions, c.ASK_NUMBER + number)
        return actions

    def can_send(self) -> bool:
        return self.deal.holds_a_card() and self.sponsors_fit() and self.keeps_the_debtor_solvent()

    def sponsors_fit(self) -> bool:
        """No deal leaves a seat with two sponsors of one kind (A54)."""
        deal = self.deal
        given = deal.give_sponsor
        asked = deal.ask_sponsor
        if given == asked:
            return True
        if given >= 0 and self.players[deal.to].sponsors[given] >= 0:
            return False
        return asked < 0 or self.players[deal.by].sponsors[asked] < 0

    def keeps_the_debtor_solvent(self) -> bool:
        """Who owes sells to pay: no deal of his may leave him with less to pay from than he owes (A56)."""
        deal = self.deal
        debtor = self.active
        if self.due == 0 or (self.seat == debtor and deal.by != debtor and deal.to != debtor):
            return True
        box = self.setup.box
        change = deal.money
        for card in deal.give:
            change += box.devalued[card]
        for card in deal.ask:
            change -= box.devalued[card]
        if deal.give_sponsor >= 0:
            change += box.resale[self.players[deal.by].sponsors[deal.give_sponsor]]
        if deal.ask_sponsor >= 0 and self.players[deal.to].sponsors[deal.ask_sponsor] >= 0:
            change -= box.resale[self.players[deal.to].sponsors[deal.ask_sponsor]]
        if deal.by == debtor:
            change = -change
        return change >= 0 or self.wealth(debtor) + change >= self.due

    def compose(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        deal = self.deal
        if action == c.SEND:
            self.send(chance, out)
        elif action == c.CANCEL:
            if deal.counters > 0:
                self.decline(seat, chance, out)
            else:
                deal.end()
                self.resume(chance, out)
        elif action >= c.ASK_CARD:
            deal.ask = with_item(deal.ask, action - c.ASK_CARD)
        elif action >= c.GIVE:
            deal.give = with_item(deal.give, action - c.GIVE)
        elif action >= c.ASK_SPONSOR:
            deal.ask_sponsor = action - c.ASK_SPONSOR
        elif action >= c.GIVE_SPONSOR:
            deal.give_sponsor = action - c.GIVE_SPONSOR
        elif action >= c.ASK_NUMBER:
            deal.numbers |= c.BIT[action - c.ASK_NUMBER]
        elif action >= c.ASK_MONEY:
            deal.money -= c.STEPS[action - c.ASK_MONEY]
        else:
            deal.money += c.STEPS[action - c.GIVE_MONEY]

    def send(self, chance: Chance, out: Events | None) -> None:
        """The cards given are shown to the other seat alone."""
        deal = self.deal
        self.pending.end()
        for card in deal.give:
            self.set_belief(card, deal.to, c.AT + deal.by)
        self.deduce(deal.by)
        if out is not None:
            public: dict[str, object] = {"seat": deal.by, "to": deal.to, "counter": deal.counters > 0}
            content = {**public, **self.contents(deal)}
            out.keep_secret(deal.by, "offer_made", content, public)
            out.tell(deal.to, "offer_received", content, None)
        if self.players[deal.to].ask == c.NEVER:
            self.decline(self.deal.to, chance, out)
            return
        order = self.ordered_price()
        if order < 0:
            self.ask_answer(chance, out)
        elif deal.money >= order:
            self.accept(chance, out)
        else:
            self.decline(self.deal.to, chance, out)

    def ordered_price(self) -> i64:
        """What a standing order asks for the one footballer this offer would buy; -1 if it does not apply."""
        deal = self.deal
        plain = len(deal.ask) == 1 and deal.numbers == 0 and deal.ask_sponsor < 0
        if not plain or len(deal.give) > 0 or deal.give_sponsor >= 0 or deal.money < 0:
            return -1
        card = deal.ask[0]
        if self.holder[card] != deal.to or self.order[card] == 0:
            return -1
        return self.order[card]

    def contents(self, deal: Deal) -> dict[str, object]:
        """An offer as its two parties see it."""
        return {
            "give": self.ids(deal.give),
            "ask": self.ids(deal.ask),
            "numbers": [number + 1 for number in range(c.NUMBERS) if deal.numbers & c.BIT[number]],
            "give_sponsor": None if deal.give_sponsor < 0 else c.SPONSORS[deal.give_sponsor],
            "ask_sponsor": None if deal.ask_sponsor < 0 else c.SPONSORS[deal.ask_sponsor],
            "money": self.francs(deal.money),
        }

    def ask_answer(self, chance: Chance, out: Events | None) -> None:
        self.ask(c.ASK_ANSWER, self.deal.to)
        if len(self.answers(self.seat)) == 1 and self.money_is_open():
            self.decline(self.deal.to, chance, out)

    def answers(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        if self.can_accept():
            actions = append(actions, c.ACCEPT)
        actions = append(actions, c.DECLINE)
        if self.deal.counters < c.COUNTERS:
            actions = append(actions, c.COUNTER)
        if self.has_something_to_sell(seat):
            actions = append(actions, c.SELL)
        return actions

    def can_accept(self) -> bool:
        """Not while a number has no name, nor without the cards or the money."""
        deal = self.deal
        player = self.players[deal.to]
        if deal.numbers or player.cash + deal.money < 0 or not self.keeps_the_debtor_solvent():
            return False
        if deal.ask_sponsor >= 0 and player.sponsors[deal.ask_sponsor] < 0:
            return False
        for card in deal.ask:  # noqa: SIM110 (a loop is native)
            if self.holder[card] != deal.to:
                return False
        return True

    def answer(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        deal = self.deal
        if action == c.ACCEPT:
            self.accept(chance, out)
        elif action == c.DECLINE:
            self.decline(self.deal.to, chance, out)
        elif action == c.COUNTER:
            self.pending = deal.clone()
            deal.begin(deal.to, deal.by, deal.counters + 1)
            self.ask(c.ASK_DRAFT, seat)
        else:
            self.back = c.ASK_ANSWER
            self.ask(c.ASK_SELL, seat)

    def decline(self, refuser: i64, chance: Chance, out: Events | None) -> None:
        deal = self.deal
        if out is not None:
            out.add("offer_declined", {"seat": refuser, "to": deal.by + deal.to - refuser})
        self.spurn(deal.give, deal.by, deal.to)
        self.spurn(deal.ask, deal.by, deal.to)
        deal.end()
        self.pending.end()
        self.resume(chance, out)

    def accept(self, chance: Chance, out: Events | None) -> None:
        """Everything changes hands at once; the others see backs, sponsors and money."""
        deal = self.deal
        by = self.players[deal.by]
        to = self.players[deal.to]
        if out is not None:
            out.show("deal", self.summary())
        for card in deal.give:
            self.hand_over(card, deal.by, deal.to)
        for card in deal.ask:
            self.hand_over(card, deal.to, deal.by)
        given: i64 = -1
        asked: i64 = -1
        if deal.give_sponsor >= 0:
            given = by.sponsors[deal.give_sponsor]
            by.sponsors[deal.give_sponsor] = -1
        if deal.ask_sponsor >= 0:
            asked = to.sponsors[deal.ask_sponsor]
            to.sponsors[deal.ask_sponsor] = -1
            by.sponsors[deal.ask_sponsor] = asked
        if deal.give_sponsor >= 0:
            to.sponsors[deal.give_sponsor] = given
        by.cash -= deal.money
        to.cash += deal.money
        self.dealt = True
        gained: i64 = 0
        if len(deal.give) > 0:
            gained |= c.BIT[deal.to]
        if len(deal.ask) > 0:
            gained |= c.BIT[deal.by]
        deal.end()
        self.changed(gained, c.THEN_RESUME, chance, out)

    def summary(self) -> dict[str, object]:
        deal = self.deal
        deck = self.setup.box.deck
        given = sum([deck[card] for card in deal.give])
        asked = sum([deck[card] for card in deal.ask])
        return {
            "seat": deal.by,
            "to": deal.to,
            "given": [len(deal.give) - given, given],
            "taken": [len(deal.ask) - asked, asked],
            "give_sponsor": None if deal.give_sponsor < 0 else c.SPONSORS[deal.give_sponsor],
            "ask_sponsor": None if deal.ask_sponsor < 0 else c.SPONSORS[deal.ask_sponsor],
            "money": self.francs(deal.money),
        }

    # ---- Auctions: of a footballer just refused, for the bank; of one's own, for oneself

    def list_actions(self, seat: i64) -> vec[i64]:
        squad = self.players[seat].squad
        actions = vec[i64](capacity=len(squad))
        for card in squad:
            actions = append(actions, c.LIST_CARD + card)
        return append(actions, c.CANCEL)

    def put_up(self, seat: i64, card: i64) -> None:
        """Which footballer; the reserve comes next."""
        self.entering = card
        self.auction.amount[seat] = 0
        self.ask(c.ASK_RESERVE, seat)

    def reserve_actions(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        actions = append(actions, c.OPEN)
        actions = append(actions, c.CANCEL)
        return self.add_sums(actions, self.auction.amount[seat], self.setup.box.most_money)

    def add_sums(self, actions: vec[i64], amount: i64, most: i64) -> vec[i64]:
        step: i64
        for step in range(len(c.STEPS)):
            if amount + c.STEPS[step] <= most:
                actions = append(actions, c.ADD + step)
        return actions

    def set_reserve(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        auction = self.auction
        if action != c.OPEN:
            auction.amount[seat] += c.STEPS[action - c.ADD]
            return
        card = self.entering
        self.entering = -1
        self.used += c.DIGIT[seat]
        self.make_public(card, c.AT + seat)
        self.deduce(seat)
        self.open_auction(card, seat, seat, auction.amount[seat], chance, out)

    def open_auction(self, card: i64, seller: i64, first: i64, start: i64, chance: Chance, out: Events | None) -> None:
        auction = self.auction
        auction.card = card
        auction.seller = seller
        auction.turn = first
        auction.start = start
        auction.highest = 0
        auction.leader = -1
        auction.passed = c.BIT[first]
        seat: i64
        for seat in range(self.setup.seats):
            auction.amount[seat] = start
            auction.ceiling[seat] = 0
            if self.setup.rules < 3 and self.keeps_out(seat):  # now they pass as others do, in their turn
                auction.passed |= c.BIT[seat]
        if out is not None:
            by = None if seller < 0 else seller
            opened = {"card": self.setup.box.cards[card], "seller": by, "start": self.francs(start)}
            out.show("auction_opened", {**opened, "seat": first})
        if self.setup.sealed:
            self.ask_sealed(chance, out)
        else:
            self.next_bidder(chance, out)

    def next_bidder(self, chance: Chance, out: Events | None) -> None:
        """Clockwise, until all but the leader have passed. Ceilings bid by themselves."""
        auction = self.auction
        while True:
            seat = self.left_of(auction.turn)
            tried: i64 = 0
            while tried < self.setup.seats and (auction.passed & c.BIT[seat] or seat == auction.leader):
                seat = self.left_of(seat)
                tried += 1
            if tried == self.setup.seats:
                break
            auction.turn = seat
            least = auction.minimum()
            if auction.ceiling[seat] >= least and auction.ceiling[seat] > 0:
                self.bid(seat, least, out)
                if out is not None:  # a ceiling was a secret: what it answered is not taken back
                    out.fenced = True
                    out.surprise = True
            elif self.is_out(seat) or (self.keeps_out(seat) and self.setup.rules >= 3):
                self.pass_bid(seat, out)
            else:
                auction.amount[seat] = least
                auction.ceiling[seat] = 0
                self.ask(c.ASK_BID, seat)
                return
        self.end_auction(chance, out)

    def keeps_out(self, seat: i64) -> bool:
        """Whether a seat takes no part in the auction of another's footballer: he was its own (A17), or never asked."""
        auction = self.auction
        if auction.seller < 0:
            return False
        return self.players[seat].ask == c.NEVER or self.locked(auction.card, auction.seller, seat)

    def is_out(self, seat: i64) -> bool:
        """Whether everybody can see that the seat has nothing left but to pass."""
        if self.players[seat].cash >= self.auction.minimum() or self.has_something_to_sell(seat):
            return False
        return self.money_is_open()

    def money_is_open(self) -> bool:
        """A question left out because there is no money for it would tell of cash that is hidden (A62)."""
        return self.setup.cash_public or self.setup.rules < 3

    def bid_actions(self, seat: i64) -> vec[i64]:
        auction = self.auction
        cash = self.players[seat].cash
        actions = vec[i64](capacity=7)
        actions = append(actions, c.PASS)
        if auction.amount[seat] <= cash:
            actions = append(actions, c.BID)
            if auction.amount[seat] > auction.minimum():
                actions = append(actions, c.CEILING)
        actions = self.add_sums(actions, auction.amount[seat], cash)
        if self.has_something_to_sell(seat):
            actions = append(actions, c.SELL)
        return actions

    def answer_bid(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        auction = self.auction
        if action == c.SELL:
            self.back = c.ASK_BID
            self.ask(c.ASK_SELL, seat)
        elif action == c.PASS:
            self.pass_bid(seat, out)
            self.next_bidder(chance, out)
        elif action == c.BID:
            self.bid(seat, auction.amount[seat], out)
            self.next_bidder(chance, out)
        elif action == c.CEILING:
            auction.ceiling[seat] = auction.amount[seat]
            self.bid(seat, auction.minimum(), out)
            self.next_bidder(chance, out)
        else:
            auction.amount[seat] += c.STEPS[action - c.ADD]

    def bid(self, seat: i64, amount: i64, out: Events | None) -> None:
        self.auction.highest = amount
        self.auction.leader = seat
        if out is not None:
            out.add("bid", {"seat": seat, "amount": self.francs(amount)})

    def pass_bid(self, seat: i64, out: Events | None) -> None:
        self.auction.passed |= c.BIT[seat]
        if out is not None:
            out.add("bid_passed", {"seat": seat})

    # One secret bid each, opened together: an option.

    def ask_sealed(self, chance: Chance, out: Events | None) -> None:
        """All bid at once, who cannot pay the start is out; a sealed bid is kept as a ceiling, one step above it."""
        auction = self.auction
        first: i64 = -1
        seat: i64 = self.setup.seats - 1
        while seat >= 0:
            if not auction.passed & c.BIT[seat]:
                if self.players[seat].cash < auction.start and self.money_is_open():
                    auction.passed |= c.BIT[seat]
                elif self.keeps_out(seat) and self.setup.rules >= 3:
                    self.seal(seat, False, out)
                else:
                    first = seat
            seat -= 1
        if first >= 0:
            self.ask(c.ASK_SEALED, first)
        else:
            self.open_bids(chance, out)

    def sealed_actions(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=5)
        if self.auction.passed & c.BIT[seat]:
            return actions
        actions = append(actions, c.PASS)
        if self.auction.amount[seat] <= self.players[seat].cash:
            actions = append(actions, c.BID)
        return self.add_sums(actions, self.auction.amount[seat], self.players[seat].cash)

    def answer_sealed(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        auction = self.auction
        if action >= c.ADD:
            auction.amount[seat] += c.STEPS[action - c.ADD]
            return
        self.seal(seat, action == c.BID, out)
        self.ask_sealed(chance, out)

    def seal(self, seat: i64, bids: bool, out: Events | None) -> None:
        """An envelope from everybody: an empty one looks like any other."""
        auction = self.auction
        if bids:
            auction.ceiling[seat] = auction.amount[seat] + 1
        auction.passed |= c.BIT[seat]
        if out is not None:
            amount = self.francs(auction.amount[seat]) if bids else None
            out.keep_secret(seat, "bid_sealed", {"seat": seat, "amount": amount}, {"seat": seat})

    def open_bids(self, chance: Chance, out: Events | None) -> None:
        """The highest wins; of equals the first clockwise."""
        auction = self.auction
        bids: list[list[int]] = []
        seat = self.left_of(auction.turn)
        while seat != auction.turn:
            if auction.ceiling[seat] > 0:
                amount = auction.ceiling[seat] - 1
                bids.append([int(seat), self.francs(amount)])
                if auction.leader < 0 or amount > auction.highest:
                    auction.leader = seat
                    auction.highest = amount
            seat = self.left_of(seat)
        if out is not None:
            out.disclose("bids_opened", {"bids": bids})
        self.end_auction(chance, out)

    def end_auction(self, chance: Chance, out: Events | None) -> None:
        auction = self.auction
        card = auction.card
        seller = auction.seller
        winner = auction.leader
        highest = auction.highest
        auction.end()
        by = None if seller < 0 else seller
        if winner < 0:
            if out is not None:
                out.add("unsold", {"card": self.setup.box.cards[card], "seller": by})
            if seller < 0:
                self.put_back_shown(card)
                self.end_turn(chance, out)
            else:
                self.resume(chance, out)
            return
        if out is not None:
            price = self.francs(highest)
            out.add("auctioned", {"seat": winner, "card": self.setup.box.cards[card], "price": price, "seller": by})
        self.players[winner].cash -= highest
        if seller >= 0:
            self.players[seller].cash += highest
            self.leave(card, seller)
            self.set_lock(card, seller, winner)
            self.deduce(seller)
            self.dealt = True
        self.join(card, winner)
        self.make_public(card, c.AT + winner)
        self.deduce(winner)
        self.changed(c.BIT[winner], c.THEN_END if seller < 0 else c.THEN_RESUME, chance, out)
