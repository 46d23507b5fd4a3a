"""Footmania: the rules, in the order of the rule book. Rulings are cited by number (A12): rulings.md.
Trading is in market.py, matches and the title in championship.py, the best eleven in lineup.py.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.footmania.eyes.sampling import imagine
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.championship import Championship
from arene.games.footmania.rules.components import holds, with_item, without
from arene.games.footmania.rules.lineup import foreigners, fullest_set, numbers_filled


class Footmania(Championship):
    """A position of Footmania."""

    # ---- The contract

    def actor(self) -> i64:
        if self.decision == c.OVER:
            return -1
        return self.seat

    def awaiting(self) -> vec[i64]:
        waiting = vec[i64]()
        if self.decision == c.ASK_LINEUP or self.decision == c.ASK_SEALED:
            seat: i64
            for seat in range(self.setup.seats):
                if self.is_asked(seat):
                    waiting = append(waiting, seat)
        elif self.decision != c.OVER:
            waiting = append(waiting, self.seat)
        return waiting

    def is_asked(self, seat: i64) -> bool:
        """Of several at once."""
        if self.decision == c.ASK_SEALED:
            return not self.auction.passed & c.BIT[seat]
        for side in self.sides:
            if side.seat == seat:
                return not side.confirmed
        return False

    def clone(self) -> Footmania:
        other = Footmania(self.setup, [player.clone() for player in self.players])
        self.copy_to(other)
        return other

    def sample(self, seat: i64, chance: Chance) -> Footmania:
        world = self.clone()
        imagine(world, seat, chance)
        return world

    def legal(self, seat: i64) -> vec[i64]:
        decision = self.decision
        if decision == c.ASK_LINEUP:
            return self.lineup_actions(seat)
        if decision == c.ASK_SEALED:
            return self.sealed_actions(seat)
        if seat != self.seat or decision == c.OVER:
            return vec[i64]()
        if decision == c.ASK_READY:
            return self.market_actions(seat, c.ROLL)
        if decision == c.ASK_MARKET:
            return self.market_actions(seat, c.PASS)
        if decision == c.ASK_DRAFT:
            return self.draft_actions(seat)
        if decision == c.ASK_ANSWER:
            return self.answers(seat)
        if decision == c.ASK_BID:
            return self.bid_actions(seat)
        if decision == c.ASK_LIST:
            return self.list_actions(seat)
        if decision == c.ASK_RESERVE:
            return self.reserve_actions(seat)
        if decision == c.ASK_SELL:
            return append(self.sales(seat), c.CANCEL)
        if decision == c.ASK_RAISE:
            return self.raise_actions(seat)
        if decision == c.ASK_MATCH:
            return self.match_actions(seat)
        if decision == c.ASK_TARGET:
            return self.target_actions()
        if decision == c.ASK_TAKE_OFF:
            return self.take_off_actions(seat)
        if decision == c.ASK_REACT:
            return self.reactions(seat)
        if decision == c.ASK_INJURED:
            return self.injured_actions(seat)
        if decision == c.ASK_EURO_PLUS:
            return self.euro_plus_actions(seat)
        return self.turn_choices(seat)

    def turn_choices(self, seat: i64) -> vec[i64]:
        decision = self.decision
        if decision == c.ASK_MOVE:
            return self.moves(self.players[seat].cell, self.players[seat].came_from)
        if decision == c.ASK_BUY:
            return self.buy_actions(seat)
        if decision == c.ASK_SCOUT:
            return self.scout_actions(seat)
        if decision == c.ASK_PLUS_RETURN:
            return self.returnable(seat)
        if decision == c.ASK_DRAW:
            return vec[i64]([c.DRAW, c.LEAVE])
        if decision == c.ASK_EURO:
            return vec[i64]([c.PLAY, c.PASS])
        if decision == c.ASK_DECLARE:
            return vec[i64]([c.DECLARE, c.WAIT] if self.complete(seat) else [c.WAIT])
        return append(vec[i64]([c.WANT + number for number in range(c.NUMBERS)]), c.CANCEL)

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        decision = self.decision
        if action >= c.ORDER or (action >= c.RAISE_HAND and action < c.SET_ASK + 4):
            self.take_aside(seat, action, chance, out)
        elif decision in (c.ASK_READY, c.ASK_MARKET):
            self.answer_market(seat, action, chance, out)
        elif decision == c.ASK_DRAFT:
            self.compose(seat, action, chance, out)
        elif decision == c.ASK_ANSWER:
            self.answer(seat, action, chance, out)
        elif action == c.CANCEL:
            self.think_again(seat, chance, out)
        elif decision == c.ASK_BID:
            self.answer_bid(seat, action, chance, out)
        elif decision == c.ASK_SEALED:
            self.answer_sealed(seat, action, chance, out)
        elif decision == c.ASK_LIST:
            self.put_up(seat, action - c.LIST_CARD)
        elif decision == c.ASK_RESERVE:
            self.set_reserve(seat, action, chance, out)
        elif decision == c.ASK_WANT:
            self.announce_want(seat, action - c.WANT + 1, chance, out)
        elif decision == c.ASK_SELL:
            self.sell(seat, action, out)
            self.after_sale(seat, action, chance, out)
        elif decision >= c.ASK_EURO and decision <= c.ASK_TAKE_OFF:
            self.play_stars(seat, action, chance, out)
        else:
            self.play_turn(seat, action, chance, out)

    def play_stars(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        decision = self.decision
        if decision == c.ASK_MATCH:
            self.play_match(seat, action, chance, out)
        elif decision == c.ASK_LINEUP:
            self.line_up(seat, action, chance, out)
        elif decision == c.ASK_TAKE_OFF:
            self.substitute(seat, action, chance, out)
        elif decision == c.ASK_TARGET:
            self.target = action - c.TARGET
            self.play_plus(chance, out)
        elif decision == c.ASK_REACT:
            self.react(seat, action, chance, out)
        elif decision == c.ASK_INJURED:
            self.target = action - c.INJURED
            self.strike(chance, out)
        elif decision == c.ASK_EURO:
            self.answer_euro(seat, action, chance, out)
        else:
            self.play_euro_plus(seat, action, chance, out)

    def play_turn(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        decision = self.decision
        if decision == c.ASK_MOVE:
            self.go(action - c.MOVE, chance, out)
        elif decision == c.ASK_DRAW:
            self.answer_draw(seat, action, chance, out)
        elif decision == c.ASK_BUY:
            self.answer_buy(seat, action, chance, out)
        elif decision == c.ASK_SCOUT:
            self.answer_scout(seat, action, chance, out)
        elif decision == c.ASK_PLUS_RETURN:
            self.return_plus(action - c.RETURN_PLUS, chance, out)
        elif decision == c.ASK_RAISE:
            self.raise_cash(seat, action, chance, out)
        elif action == c.DECLARE:
            self.end_phase_one(seat, chance, out)
        else:
            self.to_declare &= ~c.BIT[seat]
            self.ask_declare(chance, out)

    # ---- Setting up

    def begin(self, chance: Chance, out: Events | None) -> None:
        self.lay_out(chance, out)
        if out is not None:
            out.add("match_started", {"first": self.first})
        self.next_turn(self.first, chance, out)

    # ---- The turn

    def next_turn(self, seat: i64, chance: Chance, out: Events | None) -> None:
        """Clockwise. A seat that must miss a turn does so; phase 1 ends at its cap (A31)."""
        cap = self.setup.round_cap * self.setup.seats
        while True:
            if self.phase == 1 and cap and self.turns == cap:
                self.end_phase_one(-1, chance, out)
                return
            self.active = seat
            if self.phase == 1:
                self.turns += 1
            if not self.players[seat].skip:
                break
            self.players[seat].skip = False
            if out is not None:
                out.add("turn_skipped", {"seat": seat})
            seat = self.left_of(seat)
        self.open_window(c.TURN_WINDOW, self.left_of(seat), chance, out)

    def end_turn(self, chance: Chance, out: Events | None) -> None:
        self.next_turn(self.left_of(self.active), chance, out)

    def answer_market(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == c.ROLL:
            self.window = c.NO_WINDOW
            self.roll(chance, out)
        elif action == c.PASS:
            self.poll(chance, out)
        elif action == c.DECLARE:
            self.end_phase_one(seat, chance, out)
        else:
            self.take_initiative(seat, action, out)

    def roll(self, chance: Chance, out: Events | None) -> None:
        self.die = chance.die("die")
        if out is not None:
            out.disclose("rolled", {"seat": self.active, "die": self.die})
        if self.phase == 2:
            self.run_lap(chance, out)
            return
        player = self.players[self.active]
        ways = self.moves(player.cell, player.came_from)
        if len(ways) == 1:
            self.go(ways[0] - c.MOVE, chance, out)
        else:
            self.ask(c.ASK_MOVE, self.active)

    # Phase 1: any way, but never back, not even from one turn to the next (A51).

    def moves(self, cell: i64, came_from: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for place in self.ways(cell, came_from):
            if not holds(actions, c.MOVE + place // 64):
                actions = with_item(actions, c.MOVE + place // 64)
        return actions

    def ways(self, cell: i64, came_from: i64) -> vec[i64]:
        """Where the die may lead: cell * 64 + the cell before it."""
        box = self.setup.box
        ways = vec[i64](capacity=8)
        before = came_from
        if before < 0:
            before = cell  # no way is shut
        ways = append(ways, cell * 64 + before)
        _step: i64
        for _step in range(self.die):
            further = vec[i64](capacity=8)
            for way in ways:
                for neighbour in box.neighbours[way // 64]:
                    if neighbour != way % 64:
                        further = append(further, neighbour * 64 + way // 64)
            ways = further
        return ways

    def go(self, cell: i64, chance: Chance, out: Events | None) -> None:
        player = self.players[self.active]
        for way in self.ways(player.cell, player.came_from):
            if way // 64 == cell:
                player.came_from = way % 64
                break
        player.cell = cell
        if out is not None:
            out.add("moved", {"seat": self.active, "cell": self.setup.box.cells[cell], "on": self.cell_name(cell)})
        self.land(cell, chance, out)

    # Phase 2: one way round; the first pawn home calls the match day, and its cell does nothing (A21).

    def run_lap(self, chance: Chance, out: Events | None) -> None:
        player = self.players[self.active]
        circuit = self.setup.box.circuit
        player.progress += self.die
        if player.progress >= len(circuit):
            player.progress = 0
            player.cell = circuit[0]
            self.start_day(chance, out)
            return
        player.cell = circuit[player.progress]
        if out is not None:
            on = self.cell_name(player.cell)
            out.add("moved", {"seat": self.active, "cell": self.setup.box.cells[player.cell], "on": on})
        self.land(player.cell, chance, out)

    # ---- The cells

    def land(self, cell: i64, chance: Chance, out: Events | None) -> None:
        kind = self.setup.box.cell_type[cell]
        if kind in (c.NATIONAL_CELL, c.FOREIGN_CELL):
            if len(self.deck(kind - c.NATIONAL_CELL)) > 0:
                self.ask(c.ASK_DRAW, self.active)
                return
        elif kind == c.PLUS_CELL:
            self.draw_plus(chance, out)
            return
        elif kind == c.QUESTION_CELL:
            self.draw_question(chance, out)
            return
        elif kind == c.EUROMATCH_CELL:
            if self.phase == 1:
                self.roll(chance, out)
            else:
                self.draw_euromatch(chance, out)
            return
        elif kind == c.SPONSOR_CELL:
            self.visit_sponsor(self.setup.box.cell_value[cell], out)
        elif kind == c.JACKPOT_CELL:
            self.win_jackpot(out)
        elif kind == c.PAY_CELL:
            self.owe(self.setup.box.cell_value[cell], chance, out)
            return
        self.end_turn(chance, out)

    # Footballers: drawing, buying, refusing.

    def answer_draw(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == c.LEAVE:
            if out is not None:
                out.add("left", {"seat": seat})
            self.end_turn(chance, out)  # not drawing ends the turn, nothing more (A6)
            return
        deck: i64 = self.setup.box.cell_type[self.players[seat].cell] - c.NATIONAL_CELL
        card = self.draw_footballer(deck, seat)
        if out is not None:
            price = self.francs(self.setup.box.price[card])
            others: dict[str, object] = {"seat": seat, "deck": c.DECKS[deck]}
            if self.setup.top_price:
                others["price"] = price
            drawn = {"seat": seat, "deck": c.DECKS[deck], "price": price, "card": self.setup.box.cards[card]}
            out.tell(seat, "footballer_drawn", drawn, others)
        self.used = 0
        self.ask_buy(chance, out)

    def ask_buy(self, chance: Chance, out: Events | None) -> None:
        self.ask_base(c.ASK_BUY, self.active)
        if len(self.buy_actions(self.active)) == 1 and self.money_is_open():
            self.refuse(chance, out)

    def buy_actions(self, seat: i64) -> vec[i64]:
        """Money may be raised first, but nothing is bought on credit (A7)."""
        actions = vec[i64](capacity=6)
        if self.players[seat].cash >= self.setup.box.price[self.drawn]:
            actions = append(actions, c.BUY)
        actions = append(actions, c.REFUSE)
        if self.has_something_to_sell(seat):
            actions = append(actions, c.SELL)
        if self.trading() and self.may_start(seat):
            actions = self.add_offers(actions, seat)
        return actions

    def answer_buy(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == c.BUY:
            self.belief[self.drawn] |= c.PRICED
            self.buy(seat, self.setup.box.price[self.drawn], chance, out)
        elif action == c.REFUSE:
            self.refuse(chance, out)
        else:
            self.take_initiative(seat, action, out)

    def buy(self, seat: i64, price: i64, chance: Chance, out: Events | None) -> None:
        """The price is shown, the footballer is not."""
        card = self.drawn
        self.drawn = -1
        self.players[seat].cash -= price
        self.join(card, seat)
        if out is not None:
            seen: dict[str, object] = {"seat": seat, "deck": self.deck_name(card), "price": self.francs(price)}
            out.keep_secret(seat, "bought", {**seen, "card": self.setup.box.cards[card]}, seen)
        self.changed(c.BIT[seat], c.THEN_END, chance, out)

    def refuse(self, chance: Chance, out: Events | None) -> None:
        """Face up, for the others alone, from the devalued price on."""
        card = self.drawn
        self.drawn = -1
        self.make_public(card, c.BURIED)
        if out is not None:
            out.show("refused", {"seat": self.active, "card": self.setup.box.cards[card]})
        self.open_auction(card, -1, self.active, self.setup.box.devalued[card], chance, out)

    # Plus cards.

    def draw_plus(self, chance: Chance, out: Events | None) -> None:
        """Free and not to be declined (A13); of seven one goes back, whichever one likes (A12)."""
        if len(self.plus_deck) == 0:
            self.end_turn(chance, out)
            return
        player = self.players[self.active]
        plus = self.plus_deck[0]
        self.plus_deck = self.plus_deck[1:]
        self.plus_known = self.plus_known[1:]
        player.plus = with_item(player.plus, plus)
        if out is not None:
            drawn = {"seat": self.active, "plus": self.setup.box.plus[plus]}
            out.tell(self.active, "plus_drawn", drawn, {"seat": self.active})
        if len(player.plus) <= self.setup.box.hand:
            self.end_turn(chance, out)
            return
        self.ask(c.ASK_PLUS_RETURN, self.active)
        if self.setup.rules >= 3:  # before, nobody remembered which one it was
            self.newest_plus = plus
        if not self.setup.choose_seventh:
            self.return_plus(plus, chance, out)
        elif len(self.returnable(self.active)) == 1:
            self.return_plus(player.plus[0], chance, out)

    def returnable(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=7)
        before: i64 = -1
        for plus in self.players[seat].plus:
            if plus != before:
                actions = append(actions, c.RETURN_PLUS + plus)
            before = plus
        return actions

    def return_plus(self, plus: i64, chance: Chance, out: Events | None) -> None:
        player = self.players[self.active]
        player.plus = without(player.plus, plus)
        self.newest_plus = -1
        self.plus_under_deck(plus, c.BIT[self.active])
        if out is not None:
            back = {"seat": self.active, "plus": self.setup.box.plus[plus]}
            out.keep_secret(self.active, "plus_returned", back, {"seat": self.active})
        self.end_turn(chance, out)

    # Sponsors and the jackpot.

    def visit_sponsor(self, kind: i64, out: Events | None) -> None:
        player = self.players[self.active]
        sponsor = player.sponsors[kind]
        amount: i64 = 0
        if sponsor >= 0:
            amount = self.setup.box.question_amount[sponsor]
        player.cash += amount
        if out is not None:
            out.add("sponsor_paid", {"seat": self.active, "sponsor": c.SPONSORS[kind], "amount": self.francs(amount)})

    def win_jackpot(self, out: Events | None) -> None:
        if out is not None:
            out.add("jackpot_won", {"seat": self.active, "amount": self.francs(self.jackpot)})
        self.players[self.active].cash += self.jackpot
        self.jackpot = 0

    # ---- Question marks

    def draw_question(self, chance: Chance, out: Events | None) -> None:
        box = self.setup.box
        card = self.questions[0]
        self.questions = self.questions[1:]
        if self.questions_fresh > 0:
            self.questions_fresh -= 1
        if out is not None:
            drawn = {"seat": self.active, "question": box.questions[card], "code": c.QUESTIONS[box.question_code[card]]}
            out.disclose("question_drawn", {**drawn, "amount": self.francs(box.question_amount[card])})
        code = box.question_code[card]
        if code == c.Q_SPONSOR:
            self.take_sponsor(card, out)
            self.end_turn(chance, out)
            return
        self.questions = append(self.questions, card)
        self.obey(code, box.question_amount[card], chance, out)

    def obey(self, code: i64, amount: i64, chance: Chance, out: Events | None) -> None:
        player = self.players[self.active]
        if code == c.Q_LOSE:
            self.owe(amount, chance, out)
        elif code == c.Q_LOSE_PER_FOREIGN:
            self.owe(amount * foreigners(self.setup.box, player.squad), chance, out)
        elif code == c.Q_DRAW_PLUS:
            self.draw_plus(chance, out)
        elif code == c.Q_EXTRA_ROLL:
            self.roll(chance, out)
        elif code == c.Q_SCOUT:
            self.scout(chance, out)
        else:
            if code == c.Q_GAIN:
                player.cash += amount
                if out is not None:
                    out.add("gained", {"seat": self.active, "amount": self.francs(amount)})
            elif code == c.Q_COLLECT:
                self.collect(amount, out)
            elif code == c.Q_LOSE_PLUS:
                self.lose_plus(chance, out)
            elif code == c.Q_SKIP_TURN:
                player.skip = True
            self.end_turn(chance, out)

    def take_sponsor(self, card: i64, out: Events | None) -> None:
        """Laid open; of two of a kind the one that pays more stays (A36)."""
        box = self.setup.box
        player = self.players[self.active]
        kind = box.sponsor_kind[card]
        other = player.sponsors[kind]
        kept = card
        if other >= 0 and box.question_amount[other] >= box.question_amount[card]:
            kept = other
        player.sponsors[kind] = kept
        if out is not None:
            out.add("sponsor_signed", {"seat": self.active, "sponsor": box.questions[kept], "kept": kept != card})
        if other >= 0:
            self.questions = append(self.questions, card + other - kept)

    def collect(self, amount: i64, out: Events | None) -> None:
        """From every other seat, as far as its cash goes; nothing to the jackpot (A38)."""
        paid: i64 = 0
        seat: i64
        for seat in range(self.setup.seats):
            part = amount
            if self.players[seat].cash < part:
                part = self.players[seat].cash
            if seat != self.active:
                self.players[seat].cash -= part
                paid += part
        self.players[self.active].cash += paid
        if out is not None:
            out.add("collected", {"seat": self.active, "amount": self.francs(paid)})

    def lose_plus(self, chance: Chance, out: Events | None) -> None:
        player = self.players[self.active]
        if len(player.plus) == 0:
            return
        plus = player.plus[chance.below("lose_plus", len(player.plus))]
        player.plus = without(player.plus, plus)
        self.plus_under_deck(plus, c.BIT[self.active])
        if out is not None:
            lost = {"seat": self.active, "plus": self.setup.box.plus[plus]}
            out.tell(self.active, "plus_lost", lost, {"seat": self.active})

    # The scout's tip: the top national at the devalued price, seen by nobody else.

    def scout(self, chance: Chance, out: Events | None) -> None:
        if len(self.nationals) == 0:
            self.end_turn(chance, out)
            return
        card = self.draw_footballer(0, self.active)
        if out is not None:
            price = self.francs(self.setup.box.devalued[card])
            seen = {"seat": self.active, "card": self.setup.box.cards[card], "price": price}
            out.tell(self.active, "scouted", seen, {"seat": self.active})
        self.ask_scout(chance, out)

    def ask_scout(self, chance: Chance, out: Events | None) -> None:
        self.ask_base(c.ASK_SCOUT, self.active)
        if len(self.scout_actions(self.active)) == 1 and self.money_is_open():
            self.leave_scouted(chance, out)

    def scout_actions(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=3)
        if self.players[seat].cash >= self.setup.box.devalued[self.drawn]:
            actions = append(actions, c.BUY)
        actions = append(actions, c.REFUSE)
        if self.has_something_to_sell(seat):
            actions = append(actions, c.SELL)
        return actions

    def answer_scout(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == c.BUY:
            self.buy(seat, self.setup.box.devalued[self.drawn], chance, out)
        elif action == c.REFUSE:
            self.leave_scouted(chance, out)
        else:
            self.take_initiative(seat, action, out)

    def leave_scouted(self, chance: Chance, out: Events | None) -> None:
        if out is not None:
            out.add("scout_left", {"seat": self.active})
        self.put_back_unseen(self.drawn)
        self.end_turn(chance, out)

    # ---- Paying the jackpot: sell what it takes; what cannot be raised is forgiven (A9)

    def owe(self, amount: i64, chance: Chance, out: Events | None) -> None:
        self.due = amount
        self.used = 0
        self.settle(chance, out)

    def settle(self, chance: Chance, out: Events | None) -> None:
        seat = self.active
        player = self.players[seat]
        while player.cash < self.due:
            if not self.has_something_to_sell(seat):
                break
            self.ask_base(c.ASK_RAISE, seat)
            actions = self.raise_actions(seat)
            if len(actions) > 1:
                return
            self.sell(seat, actions[0], out)
        paid = self.due
        if player.cash < paid:
            paid = player.cash
        player.cash -= paid
        self.jackpot += paid
        if out is not None:
            forgiven = self.francs(self.due - paid)
            out.add("paid", {"seat": seat, "amount": self.francs(paid), "forgiven": forgiven})
        self.due = 0
        if self.closing:
            self.interphase(chance, out)
        else:
            self.end_turn(chance, out)

    def raise_actions(self, seat: i64) -> vec[i64]:
        actions = self.sales(seat)
        if self.trading() and self.may_start(seat):
            actions = self.add_offers(actions, seat)
        return actions

    def raise_cash(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action >= c.SELL_BANK or (action >= c.SELL_SPONSOR and action < c.SELL_SPONSOR + 4):
            self.sell(seat, action, out)
            self.settle(chance, out)
        else:
            self.take_initiative(seat, action, out)

    # ---- The end of phase 1

    def numbers_needed(self) -> i64:
        """Numbers 1 to 11, or any ten of them when accelerated."""
        if self.setup.accelerated:
            return c.NUMBERS - 1
        return c.NUMBERS

    def complete(self, seat: i64) -> bool:
        """All the numbers needed, with at most three foreigners."""
        needed = self.numbers_needed()
        squad = self.players[seat].squad
        return len(squad) >= needed and numbers_filled(self.setup.box, squad) >= needed

    def changed(self, seats: i64, then: i64, chance: Chance, out: Events | None) -> None:
        self.then = then
        self.to_declare = 0
        if self.phase == 1:
            seat: i64
            for seat in range(self.setup.seats):
                if seats & c.BIT[seat] and not self.shown & c.BIT[seat] and self.might_be_complete(seat):
                    self.to_declare |= c.BIT[seat]
        self.ask_declare(chance, out)

    def might_be_complete(self, seat: i64) -> bool:
        """Who may keep quiet is asked with enough footballers, complete or not: the question tells nothing (A23)."""
        if self.setup.declare and self.setup.rules >= 3:
            return len(self.players[seat].squad) >= self.numbers_needed()
        return self.complete(seat)

    def ask_declare(self, chance: Chance, out: Events | None) -> None:
        """The active seat first, then clockwise (A22); without the option nobody is asked (A23)."""
        seat = self.active
        _step: i64
        for _step in range(self.setup.seats):
            if self.to_declare & c.BIT[seat]:
                if self.setup.declare:
                    self.ask(c.ASK_DECLARE, seat)
                    return
                if not self.setup.until_all or self.is_last_to_show(seat):
                    self.end_phase_one(seat, chance, out)
                    return
                self.show_team(seat, out)
            seat = self.left_of(seat)
        if self.then == c.THEN_END:
            self.end_turn(chance, out)
        else:
            self.resume(chance, out)

    def is_last_to_show(self, seat: i64) -> bool:
        return self.shown | c.BIT[seat] == c.BIT[self.setup.seats] - 1

    def show_team(self, seat: i64, out: Events | None) -> None:
        """An option: recruiting goes on until everybody's team was complete (A64)."""
        cards = self.uncover(seat)
        bonus = self.reward(seat)
        self.shown |= c.BIT[seat]
        if out is not None:
            out.disclose("team_shown", {"seat": seat, "cards": self.ids(cards), "bonus": self.francs(bonus)})

    def uncover(self, seat: i64) -> vec[i64]:
        """A complete team lies open from now on."""
        cards = fullest_set(self.setup.box, self.players[seat].squad)
        for card in cards:
            self.make_public(card, c.AT + seat)
        self.deduce(seat)
        return cards

    def reward(self, seat: i64) -> i64:
        """For the first complete team."""
        bonus = self.setup.box.bonus_eleven
        if self.setup.accelerated:
            bonus = self.setup.box.bonus_ten
        if self.shown:
            bonus = 0
        self.players[seat].cash += bonus
        return bonus

    def end_phase_one(self, seat: i64, chance: Chance, out: Events | None) -> None:
        """A complete team is shown and rewarded; a footballer not yet bought goes back, a debt is paid first (A53)."""
        self.phase = 2
        self.to_declare = 0
        cards = vec[i64]()
        bonus: i64 = 0
        if seat >= 0:
            cards = self.uncover(seat)
            bonus = self.reward(seat)
        if out is not None:
            who = None if seat < 0 else seat
            out.disclose("phase_one_ended", {"seat": who, "cards": self.ids(cards), "bonus": self.francs(bonus)})
        if self.drawn >= 0:
            self.put_back_unseen(self.drawn)
        if self.due > 0:
            self.closing = True
            self.settle(chance, out)
        else:
            self.interphase(chance, out)

    def interphase(self, chance: Chance, out: Events | None) -> None:
        self.closing = False
        self.forgive()
        self.to_the_championship_cell()
        for player in self.players:
            player.ask = c.OWN_TURN
        if self.trading():
            self.open_window(c.INTERPHASE, self.left_of(self.active), chance, out)
        else:
            self.window = c.NO_WINDOW
            self.end_turn(chance, out)
