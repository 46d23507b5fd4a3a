"""Les Sponsors de l'Automobile 2004, first phase: building the car, in the order of the rule book. Rulings are cited by
number (A5): rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.automobile.rules.components import (
    ASK_CELL,
    ASK_DISCARD,
    ASK_SELL,
    ASK_SIX,
    BETWEEN,
    BOARD_SWAP,
    BOUGHT,
    BUY,
    CATEGORIES,
    CELL_A,
    CELL_E,
    CELL_KINDS,
    CELL_S,
    CELL_V,
    COLOURS,
    DECLINE,
    DISCARD,
    DISCARDED,
    DRAW,
    DRAWN,
    FORCE_SWAP,
    FORCED_SWAP,
    HELD,
    IDLE_ROUNDS,
    KEEP,
    LAST_ROUND,
    ONE,
    SELL,
    SOLD,
    SWAP_BOARD,
    VALUES,
    digit,
    digit_sum,
    listed,
)
from arene.games.automobile.rules.tuning import Tuning


class Workshop(Tuning):
    """The workshop: sponsors, the ring, the piles."""

    # ---- Preparation

    def start_match(self, chance: Chance, out: Events | None) -> None:
        box = self.setup.box
        car: i64
        for car in range(self.setup.cars):
            self.cars[car].cell = box.ring_start[car]
            self.cars[car].money = box.money_start
        category: i64
        for category in range(CATEGORIES):
            self.deal(category, chance)
        if out is not None:
            for car in range(self.setup.cars):
                self.tell_hand(car, out)
        colour: i64
        for colour in range(COLOURS):
            for _ in range(box.copies[colour]):
                self.pack = append(self.pack, colour)
        self.pack = chance.shuffle("sponsors", self.pack)
        self.starter = chance.below("starter", self.setup.cars)
        if out is not None:
            out.add("starter", {"car": self.starter})
        self.start_round(chance, out)

    def deal(self, category: i64, chance: Chance) -> None:
        """One card to each car; the others lie face down on the board."""
        cards = vec[i64]()
        deck = self.setup.deck(category)
        value: i64
        for value in range(VALUES):
            number = digit(deck, value)
            while number > 0:
                cards = append(cards, value)
                number -= 1
        chance.shuffle("deal", cards)
        place: i64
        for place in range(len(cards)):
            if place < self.setup.cars:
                self.cars[place].hand[category] = ONE[cards[place]]
                self.memory.note(HELD, category, place, 0, 0, ONE[cards[place]])
            else:
                self.pile[category] |= cards[place] * ONE[place - self.setup.cars]
        self.left += (len(cards) - self.setup.cars) * ONE[category]

    def tell_hand(self, car: i64, out: Events) -> None:
        cards: list[list[object]] = []
        for category, held in enumerate(self.cars[car].hand):
            cards.append([self.setup.box.categories[category], listed(held)])
        out.tell(self.setup.owner(car), "dealt", {"car": car, "cards": cards}, None)

    # ---- The turn of a car: 1) it may sell, 2) it throws the die, 3) it may use the cell

    def start_round(self, chance: Chance, out: Events | None) -> None:
        self.round += 1
        self.bought = False
        self.start_turn(self.starter, chance, out)

    def start_turn(self, car: i64, chance: Chance, out: Events | None) -> None:
        self.car = car
        if self.cars[car].sponsors:
            self.decision = ASK_SELL
        else:
            self.throw(chance, out)

    def legal_sales(self) -> vec[i64]:
        """Any cards, in one sale (A6)."""
        sponsors = self.cars[self.car].sponsors
        actions = vec[i64](capacity=16)
        blue: i64
        red: i64
        yellow: i64
        for blue in range(digit(sponsors, 0) + 1):
            for red in range(digit(sponsors, 1) + 1):
                for yellow in range(digit(sponsors, 2) + 1):
                    if blue + red + yellow > 0:
                        actions = append(actions, SELL + blue * 16 + red * 4 + yellow)
        return append(actions, KEEP)

    def sell(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action != KEEP:
            number = action - SELL
            self.sell_cards(self.car, number // 16 + (number // 4 % 4) * ONE[1] + (number % 4) * ONE[2], out)
        self.throw(chance, out)

    def sell_cards(self, car: i64, sold: i64, out: Events | None) -> None:
        """Sold cards are shown and go under the pack (A7)."""
        it = self.cars[car]
        price = self.sale(sold)
        it.sponsors -= sold
        it.money += price
        self.hand_back(sold)
        self.memory.note_sponsor(SOLD, car, sold)
        if out is not None:
            colours = [self.setup.box.sponsors[colour] for colour in listed(sold)]
            out.show("sold", {"car": car, "colours": colours, "price": price})

    def throw(self, chance: Chance, out: Events | None) -> None:
        die = chance.die("die")
        if out is not None:
            out.add("die", {"car": self.car, "face": die})
        if die == 6:
            self.decision = ASK_SIX
        else:
            self.advance(die, chance, out)

    def advance(self, cells: i64, chance: Chance, out: Events | None) -> None:
        """Clockwise; any number of canvassers may share a cell."""
        it = self.cars[self.car]
        size: i64 = len(self.setup.box.ring_kind)
        it.cell += cells
        while it.cell >= size:
            it.cell -= size
        if out is not None:
            out.add("pawn_moved", {"car": self.car, "cells": cells, "to": it.cell, **self.cell_named(it.cell)})
        self.decision = ASK_CELL
        if len(self.legal_at_cell()) == 1:
            if out is not None:
                out.add("no_action", {"car": self.car, "reason": self.why_nothing()})
            self.end_turn(chance, out)

    def cell_named(self, cell: i64) -> dict[str, object]:
        box = self.setup.box
        return {"cell": CELL_KINDS[box.ring_kind[cell]], "zone": box.cars[box.ring_zone[cell]]}

    def why_nothing(self) -> str:
        box = self.setup.box
        here = self.cars[self.car].cell
        if box.ring_kind[here] == CELL_E and self.exchange_target() < 0:
            return "no_target"
        category: i64
        for category in range(CATEGORIES):
            if self.sold_here(category) and self.stock(category) > 0 and box.ring_kind[here] != CELL_E:
                return "no_money"
        return "empty_piles"

    # ---- The cells. Every action is optional (A5)

    def sold_here(self, category: i64) -> bool:
        """A cells sell every category, V cells the two of their zone."""
        box = self.setup.box
        here = self.cars[self.car].cell
        if box.ring_kind[here] == CELL_V:
            return box.zone[category] == box.ring_zone[here]
        return box.ring_kind[here] == CELL_A

    def legal_at_cell(self) -> vec[i64]:
        kind = self.setup.box.ring_kind[self.cars[self.car].cell]
        actions = vec[i64](capacity=12)
        category: i64
        if kind == CELL_S:
            if len(self.pack) > 0:
                actions = append(actions, DRAW)
        elif kind == CELL_E:
            return self.legal_exchanges()
        else:
            for category in range(CATEGORIES):
                if self.sold_here(category) and self.can_buy(category):
                    actions = append(actions, BUY + category)
        return append(actions, DECLINE)

    def legal_exchanges(self) -> vec[i64]:
        """One of one's own cards, against the board in one's own zone, else against the zone's car."""
        target = self.exchange_target()
        actions = vec[i64](capacity=24)
        category: i64
        value: i64
        if target >= 0:
            for category in range(CATEGORIES):
                base: i64 = FORCE_SWAP
                if target == self.car:
                    base = SWAP_BOARD
                    if not self.stock(category):
                        continue
                elif not self.cars[target].hand[category]:
                    continue
                for value in range(VALUES):
                    if digit(self.cars[self.car].hand[category], value):
                        actions = append(actions, base + category * 8 + value)
        return append(actions, DECLINE)

    def use_cell(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action == DRAW:
            if self.draw(out):
                return
        elif action == DECLINE:
            if out is not None:
                out.add("declined", {"car": self.car})
        elif action < DRAW:
            self.buy(action - BUY, out)
        elif action < FORCE_SWAP:
            self.swap_with_board((action - SWAP_BOARD) // 8, (action - SWAP_BOARD) % 8, out)
        else:
            self.force_swap((action - FORCE_SWAP) // 8, (action - FORCE_SWAP) % 8, chance, out)
        self.end_turn(chance, out)

    def buy(self, category: i64, out: Events | None) -> None:
        """The top card of the pile, unseen."""
        it = self.cars[self.car]
        price = self.setup.price[category]
        it.money -= price
        value = self.take_top(category)
        self.left -= ONE[category]
        it.hand[category] += ONE[value]
        self.bought = True
        self.memory.note(BOUGHT, category, self.car, 0, 0, value)
        if out is not None:
            told: dict[str, object] = {"car": self.car, "category": self.setup.box.categories[category], "price": price}
            out.tell(self.setup.owner(self.car), "bought", {**told, "value": value}, told)
            if self.board_empty():
                out.add("last_round", {})

    def draw(self, out: Events | None) -> bool:
        """A sponsor card. Whether a fourth one must be given back."""
        it = self.cars[self.car]
        colour = self.draw_sponsor()
        it.sponsors += ONE[colour]
        self.memory.note_sponsor(DRAWN, self.car, colour)
        if out is not None:
            told: dict[str, object] = {"car": self.car}
            drawn = {**told, "colour": self.setup.box.sponsors[colour]}
            out.tell(self.setup.owner(self.car), "sponsor_drawn", drawn, told)
        if digit_sum(it.sponsors) <= self.setup.box.sponsor_limit:
            return False
        self.decision = ASK_DISCARD
        return True

    def legal_discards(self) -> vec[i64]:
        actions = vec[i64](capacity=3)
        colour: i64
        for colour in range(COLOURS):
            if digit(self.cars[self.car].sponsors, colour):
                actions = append(actions, DISCARD + colour)
        return actions

    def discard(self, colour: i64, chance: Chance, out: Events | None) -> None:
        self.cars[self.car].sponsors -= ONE[colour]
        self.put_under(colour)
        self.memory.note_sponsor(DISCARDED, self.car, colour)
        if out is not None:
            told: dict[str, object] = {"car": self.car}
            given = {**told, "colour": self.setup.box.sponsors[colour]}
            out.keep_secret(self.setup.owner(self.car), "sponsor_discarded", given, told)
        self.end_turn(chance, out)

    def swap_with_board(self, category: i64, value: i64, out: Events | None) -> None:
        """The top card first, then the own one goes under the pile (A7)."""
        it = self.cars[self.car]
        taken = self.take_top(category)
        self.pile[category] |= value * ONE[self.stock(category) - 1]
        it.hand[category] += ONE[taken] - ONE[value]
        self.memory.note(BOARD_SWAP, category, self.car, 0, value, taken)
        if out is not None:
            told: dict[str, object] = {"car": self.car, "category": self.setup.box.categories[category]}
            out.tell(self.setup.owner(self.car), "board_swap", {**told, "gave": value, "took": taken}, told)

    def force_swap(self, category: i64, value: i64, chance: Chance, out: Events | None) -> None:
        """The other car gives a card of the same category: of several, one at random (A9)."""
        other = self.exchange_target()
        held = self.cars[other].hand[category]
        drawn: i64 = 0
        number = digit_sum(held)
        if number > 1:
            drawn = chance.below("exchange", number)
        taken: i64 = 0
        while drawn >= digit(held, taken):
            drawn -= digit(held, taken)
            taken += 1
        self.exchange(FORCED_SWAP, category, self.car, other, value, taken)
        if out is not None:
            told: dict[str, object] = {
                "car": self.car,
                "other": other,
                "category": self.setup.box.categories[category],
            }
            seats = (int(self.setup.owner(self.car)), int(self.setup.owner(other)))
            out.tell_all(seats, "forced_swap", {**told, "gave": value, "took": taken}, told)

    # ---- The end of the phase

    def end_turn(self, chance: Chance, out: Events | None) -> None:
        """All cars play the same number of turns; the phase ends with the round in which the board was emptied."""
        following = self.car + 1
        if following == self.setup.cars:
            following = 0
        if following != self.starter:
            self.start_turn(following, chance, out)
            return
        self.idle += 1
        if self.bought:
            self.idle = 0
        if self.board_empty() or self.idle == IDLE_ROUNDS or self.round == LAST_ROUND:  # A11
            self.close_workshop(chance, out)
        else:
            self.start_round(chance, out)

    def close_workshop(self, chance: Chance, out: Events | None) -> None:
        """The last sponsor cards are sold, and the money left buys energy (A10)."""
        if out is not None:
            out.add("workshop_closed", {"round": self.round, "cards_left": digit_sum(self.left)})
        self.phase = BETWEEN
        self.round = 0
        self.left = 0
        car: i64
        category: i64
        for category in range(CATEGORIES):
            self.pile[category] = 0
        for car in range(self.setup.cars):
            if self.cars[car].sponsors:
                self.sell_cards(car, self.cars[car].sponsors, out)
        self.memory.sponsors = vec[i64]()
        for car in range(self.setup.cars):
            self.buy_energy(car, car, out)
        if self.setup.pairs and self.setup.surplus_to_partner:
            for car in range(self.setup.cars):
                self.buy_energy(car, self.setup.partner(car), out)
        for car in range(self.setup.cars):
            if out is not None and self.cars[car].money:
                out.add("money_lost", {"car": car, "money": self.cars[car].money})
            self.cars[car].money = 0
        if not self.setup.pairs:
            self.start_race(chance, out)
            return
        self.pair = 0
        self.show_hands(out)
        self.start_exchange(chance, out)

    def buy_energy(self, payer: i64, car: i64, out: Events | None) -> None:
        box = self.setup.box
        bought = self.cars[payer].money // box.energy_price
        room = box.energy_max - self.cars[car].energy
        if bought > room:
            bought = room
        self.cars[payer].money -= bought * box.energy_price
        self.cars[car].energy += bought
        if out is not None and (bought or payer == car):
            out.add("energy_bought", {"car": car, "payer": payer, "points": bought})
