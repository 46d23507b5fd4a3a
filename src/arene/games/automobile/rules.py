"""Les Sponsors de l'Automobile 2004: the rules, in the order of the rule book. Rulings are cited by number (A17):
docs/rulings/automobile.md. Rank, ways along the track and what blocks them are in board.py.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.automobile.board import Board
from arene.games.automobile.components import (
    ACCEPT,
    ADVANCE,
    ASK_ANSWER,
    ASK_BALLS,
    ASK_BONUS,
    ASK_CELL,
    ASK_COUNTER,
    ASK_DISCARD,
    ASK_DRIVE,
    ASK_LANE,
    ASK_PROPOSE,
    ASK_SELL,
    ASK_SETTLE,
    ASK_SIX,
    ASK_SPLIT,
    ASK_SWAP,
    BALLS,
    BETWEEN,
    BIT,
    BOARD_SWAP,
    BONUS,
    BONUS_GREEN,
    BONUS_NONE,
    BONUS_SLIP,
    BOUGHT,
    BUY,
    BY_CARD,
    BY_GREEN,
    BY_OTHER_BALL,
    BY_OWN_BALL,
    BY_SLIP,
    BY_VIOLET,
    CARD,
    CATEGORIES,
    CAUSES,
    CELL_A,
    CELL_E,
    CELL_KINDS,
    CELL_S,
    CELL_V,
    COLOURS,
    COUNTER,
    DECLINE,
    DISCARD,
    DISCARDED,
    DONE,
    DRAW,
    DRAWN,
    FORCE_SWAP,
    FORCED_SWAP,
    HELD,
    IDLE_ROUNDS,
    KEEP,
    LANE,
    LANE_OF,
    LANES_IN,
    LAST_PROPOSAL,
    LAST_RACE_ROUND,
    LAST_ROUND,
    ONE,
    OVER,
    PAIR_SWAP,
    PASS,
    PLAYED,
    PROPOSE,
    RACE,
    REFUSE,
    SELL,
    SHOWN,
    SOLD,
    SPIN,
    SPLIT,
    SWAP,
    SWAP_BOARD,
    VALUES,
    ZERO_SPIN,
    digit,
    digit_sum,
    listed,
)
from arene.games.automobile.sampling import imagine


class Automobile(Board):
    """A position of Les Sponsors de l'Automobile."""

    # ---- The contract

    def clone(self) -> Automobile:
        other = Automobile(self.setup, [car.clone() for car in self.cars], self.memory.clone())
        self.copy_to(other)
        return other

    def sample(self, seat: i64, chance: Chance) -> Automobile:
        world = self.clone()
        imagine(self, world, seat, chance)
        if self.phase == BETWEEN:
            world.imagine_offer(seat, chance)
        return world

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        decision = self.decision
        if decision == ASK_SELL:
            self.sell(action, chance, out)
        elif decision == ASK_SIX:
            self.advance(action - ADVANCE + 1, chance, out)
        elif decision == ASK_CELL:
            self.use_cell(action, chance, out)
        elif decision == ASK_DISCARD:
            self.discard(action - DISCARD, chance, out)
        elif decision == ASK_DRIVE:
            self.drive(action, chance, out)
        elif decision == ASK_BALLS:
            self.spin(action - BALLS, chance, out)
        elif decision == ASK_LANE:
            self.arrive(action - LANE + 1, out)
            self.go_on(chance, out)
        elif decision == ASK_BONUS:
            self.take_bonus(action - BONUS, out)
            self.go_on(chance, out)
        else:
            self.deal_with_partner(action, chance, out)

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.actor():
            return vec[i64]()
        decision = self.decision
        if decision == ASK_CELL:
            return self.legal_at_cell()
        if decision == ASK_DRIVE:
            return self.legal_driving()
        if decision == ASK_SELL:
            return self.legal_sales()
        if decision == ASK_SIX:
            return from_to(ADVANCE, ADVANCE + 4)
        if decision == ASK_DISCARD:
            return self.legal_discards()
        if decision == ASK_LANE:
            return self.legal_lanes()
        if decision == ASK_BALLS:
            return from_to(BALLS, BALLS + self.most_balls())
        if decision == ASK_BONUS:
            return self.legal_bonuses()
        return self.legal_between()

    # ==== First phase: building the car

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
        self.pack_size = len(self.pack)
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
            if self.pack_size > 0:
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

    def exchange(self, kind: i64, category: i64, car: i64, other: i64, gave: i64, took: i64) -> None:
        """Two cards of a category change hands."""
        self.cars[car].hand[category] += ONE[took] - ONE[gave]
        self.cars[other].hand[category] += ONE[gave] - ONE[took]
        self.memory.note(kind, category, car, other, gave, took)

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

    # ==== Before the race: two players with two cars each, or teams (A12, A13)

    def show_hands(self, out: Events | None) -> None:
        """Partners see each other's cards from now on; with two players the owner always did."""
        self.shown = True
        car: i64
        category: i64
        for car in range(self.setup.cars):
            for category in range(CATEGORIES):
                self.memory.note(SHOWN, category, car, 0, 0, self.cars[car].hand[category])
        if out is not None and self.setup.seats == 4 and not self.setup.hands_shared:
            for car in range(self.setup.cars):
                cards: list[list[object]] = []
                for number, held in enumerate(self.cars[car].hand):
                    cards.append([self.setup.box.categories[number], listed(held)])
                out.tell(self.setup.partner(car), "hand_shown", {"car": car, "cards": cards}, None)

    def first_of_pair(self) -> i64:
        """With two players the lower car of a seat; in teams who played earlier, the starter's team first."""
        if self.setup.seats == 2:
            return self.pair
        first = self.starter + self.pair
        if first >= self.setup.cars:
            first -= self.setup.cars
        return first

    def start_exchange(self, chance: Chance, out: Events | None) -> None:
        self.car = self.first_of_pair()
        self.swapped = 0
        self.proposals = 0
        self.silent = 0
        self.offer = 0
        if self.setup.swaps == 0:
            self.start_split(chance, out)
        elif self.setup.seats == 2:
            self.decision = ASK_SWAP
        else:
            self.decision = ASK_PROPOSE

    def legal_between(self) -> vec[i64]:
        decision = self.decision
        if decision == ASK_SWAP:
            return self.legal_swaps(SWAP)
        if decision == ASK_PROPOSE:
            return self.legal_swaps(PROPOSE)
        if decision in (ASK_ANSWER, ASK_SETTLE):
            return from_to(ACCEPT, REFUSE)
        both = self.energy_of_pair()
        least: i64 = 0
        if both > self.setup.box.energy_max:
            least = both - self.setup.box.energy_max
        most = both - least
        if decision == ASK_SPLIT:
            return from_to(SPLIT + least, SPLIT + most)
        actions = vec[i64](capacity=24)
        actions = append(actions, ACCEPT)
        energy: i64
        for energy in range(least, most + 1):
            if energy != self.offer:
                actions = append(actions, COUNTER + energy)
        return actions

    def energy_of_pair(self) -> i64:
        first = self.first_of_pair()
        return self.cars[first].energy + self.cars[self.setup.partner(first)].energy

    def legal_swaps(self, base: i64) -> vec[i64]:
        """One card of each car, of one category, and of different values: any other swap would change nothing."""
        mine = self.cars[self.car]
        theirs = self.cars[self.setup.partner(self.car)]
        actions = vec[i64](capacity=64)
        category: i64
        value: i64
        other: i64
        for category in range(CATEGORIES):
            for value in range(VALUES):
                if digit(mine.hand[category], value):
                    for other in range(VALUES):
                        if other != value and digit(theirs.hand[category], other):
                            actions = append(actions, base + (category * 8 + value) * 8 + other)
        return append(actions, DONE)

    def deal_with_partner(self, action: i64, chance: Chance, out: Events | None) -> None:
        decision = self.decision
        if decision == ASK_SWAP:
            self.swap_own(action, chance, out)
        elif decision == ASK_PROPOSE:
            self.propose(action, chance, out)
        elif decision == ASK_ANSWER:
            self.answer(action, chance, out)
        elif decision == ASK_SPLIT:
            self.split(action - SPLIT, chance, out)
        elif decision == ASK_COUNTER:
            self.counter(action, chance, out)
        else:
            self.settle(action, chance, out)

    def swap_own(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action != DONE:
            self.swap_in_pair(action - SWAP, out)
            if self.swapped < self.setup.swaps:
                return
        self.start_split(chance, out)

    def swap_in_pair(self, swap: i64, out: Events | None) -> None:
        car = self.car
        other = self.setup.partner(car)
        category = swap // 64
        gave = swap // 8 % 8
        took = swap % 8
        self.exchange(PAIR_SWAP, category, car, other, gave, took)
        self.swapped += 1
        if out is not None:
            told: dict[str, object] = {
                "car": car,
                "other": other,
                "category": self.setup.box.categories[category],
            }
            seats = (int(self.setup.owner(car)), int(self.setup.owner(other)))
            out.keep_among(seats, "pair_swap", {**told, "gave": gave, "took": took}, told)

    def propose(self, action: i64, chance: Chance, out: Events | None) -> None:
        """Partners propose in turn, until both want no more (at most eight proposals)."""
        partner = self.setup.partner(self.car)
        seats = (int(self.setup.owner(self.car)), int(self.setup.owner(partner)))
        if action == DONE:
            self.silent += 1
            if out is not None:
                out.keep_among(seats, "no_more", {"car": self.car}, None)
            self.pass_proposing(partner, chance, out)
            return
        self.silent = 0
        self.proposals += 1
        self.offer = action - PROPOSE
        if out is not None:
            category = self.setup.box.categories[self.offer // 64]
            swap: dict[str, object] = {
                "car": self.car,
                "other": partner,
                "category": category,
                "gave": self.offer // 8 % 8,
                "took": self.offer % 8,
            }
            out.keep_among(seats, "proposed", swap, None)
        self.car = partner
        self.decision = ASK_ANSWER

    def imagine_offer(self, seat: i64, chance: Chance) -> None:
        """What the other team is talking about is its own affair: any offer it could make."""
        asked = self.car
        if seat in (self.setup.owner(asked), self.setup.owner(self.setup.partner(asked))):
            return
        if self.decision == ASK_ANSWER:
            self.car = self.setup.partner(asked)
            swaps = self.legal_swaps(PROPOSE)
            if len(swaps) > 1:
                self.offer = swaps[chance.below("sample", len(swaps) - 1)] - PROPOSE
            self.car = asked
        elif self.decision in (ASK_COUNTER, ASK_SETTLE):
            decision = self.decision
            self.decision = ASK_SPLIT
            splits = self.legal_between()
            self.offer = splits[chance.below("sample", len(splits))] - SPLIT
            self.decision = decision

    def answer(self, action: i64, chance: Chance, out: Events | None) -> None:
        answering = self.car
        proposer = self.setup.partner(answering)
        if out is not None:
            seats = (int(self.setup.owner(answering)), int(self.setup.owner(proposer)))
            out.keep_among(seats, "answered", {"car": answering, "accepted": action == ACCEPT}, None)
        if action == ACCEPT:
            self.car = proposer
            self.swap_in_pair(self.offer, out)
        self.offer = 0
        self.pass_proposing(answering, chance, out)

    def pass_proposing(self, car: i64, chance: Chance, out: Events | None) -> None:
        if self.swapped == self.setup.swaps or self.silent == 2 or self.proposals == LAST_PROPOSAL:
            self.start_split(chance, out)
        else:
            self.car = car
            self.decision = ASK_PROPOSE

    def start_split(self, chance: Chance, out: Events | None) -> None:
        """The pair's energy may be shared out anew, within the limit of each car."""
        self.car = self.first_of_pair()
        self.decision = ASK_SPLIT
        if len(self.legal_between()) == 1:
            self.end_exchange(chance, out)

    def split(self, energy: i64, chance: Chance, out: Events | None) -> None:
        if self.setup.seats == 2:
            self.share_energy(energy, out)
            self.end_exchange(chance, out)
            return
        self.offer = energy
        partner = self.setup.partner(self.car)
        if out is not None:
            out.keep_among((int(self.car), int(partner)), "split_proposed", {"car": self.car, "energy": energy}, None)
        self.car = partner
        self.decision = ASK_COUNTER

    def counter(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action == ACCEPT:
            self.share_energy(self.offer, out)
            self.end_exchange(chance, out)
            return
        self.offer = action - COUNTER
        first = self.first_of_pair()
        if out is not None:
            told: dict[str, object] = {"car": self.car, "energy": self.offer}
            out.keep_among((int(self.car), int(first)), "split_countered", told, None)
        self.car = first
        self.decision = ASK_SETTLE

    def settle(self, action: i64, chance: Chance, out: Events | None) -> None:
        """A refusal leaves the points as bought."""
        if action == ACCEPT:
            self.share_energy(self.offer, out)
        self.end_exchange(chance, out)

    def share_energy(self, energy: i64, out: Events | None) -> None:
        first = self.first_of_pair()
        other = self.setup.partner(first)
        both = self.energy_of_pair()
        self.cars[first].energy = energy
        self.cars[other].energy = both - energy
        if out is not None:
            told: dict[str, object] = {"car": first, "other": other, "energy": energy, "rest": both - energy}
            out.add("energy_split", told)

    def end_exchange(self, chance: Chance, out: Events | None) -> None:
        self.offer = 0
        if self.pair == 0:
            self.pair = 1
            self.start_exchange(chance, out)
        else:
            self.start_race(chance, out)

    # ==== Second phase: the race

    # ---- Preparation

    def start_race(self, chance: Chance, out: Events | None) -> None:
        self.phase = RACE
        self.shown = self.setup.pairs
        self.swapped = 0
        self.proposals = 0
        self.silent = 0
        box = self.setup.box
        order = vec[i64](range(self.setup.cars))
        chance.shuffle("grid", order)
        place: i64
        for place in range(self.setup.cars):
            it = self.cars[order[place]]
            it.column = box.grid_column[place]
            it.lane = box.grid_lane[place]
        if out is not None:
            out.add("grid", {"order": [int(car) for car in order]})
        self.start_race_round(out)
        self.next_turn(out)

    # ---- A round: each car once, in the order on the track (A14)

    def start_race_round(self, out: Events | None) -> None:
        self.round += 1
        self.order = 0
        for car in self.cars:
            car.played = False
            car.slipped = False
        if self.setup.frozen_order:
            after: i64 = 1_000_000
            place: i64 = 0
            while True:
                car_ahead = self.ranked(after)
                if car_ahead < 0:
                    break
                after = self.standing(car_ahead)
                self.order += (car_ahead + 1) * ONE[place]
                place += 1
        if out is not None:
            out.add("round", {"round": self.round})

    def next_turn(self, out: Events | None) -> None:
        """The best placed car that has not played; a car off the track misses its turn and comes back."""
        while True:
            car = self.next_in_rank()
            if car < 0:
                if self.round == LAST_RACE_ROUND:
                    self.end_race(out)
                    return
                self.start_race_round(out)
                continue
            it = self.cars[car]
            it.played = True
            if not it.off:
                break
            if out is not None:
                out.add("turn_missed", {"car": car})
            self.come_back(car, out)
        self.turn = car
        self.car = car
        self.decision = ASK_DRIVE
        if out is not None:
            place = self.place(car)
            out.add("turn", {"car": car, "place": place, "blocks": place > 1 and self.blocking(car)})

    def may_spin(self, car: i64) -> bool:
        """Without a card 0: not in the first place and not in the way of others, or without cards (A31, A32)."""
        if self.cards_left(car) == 0:
            return True
        return self.place(car) > 1 and not self.blocking(car)

    def legal_driving(self) -> vec[i64]:
        car = self.car
        values = self.cars[car].values()
        actions = vec[i64](capacity=10)
        stuck = self.blocked(car)
        value: i64
        if not stuck:
            for value in range(1, VALUES):
                if (values >> (4 * value)) & 15:
                    actions = append(actions, CARD + value - 1)
        if self.may_spin(car):
            actions = append(actions, SPIN)
        elif values & 15:
            actions = append(actions, ZERO_SPIN)
        if stuck:
            actions = append(actions, PASS)
        return actions

    def drive(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action == PASS:
            if out is not None:
                out.add("passed", {"car": self.car})
            self.next_turn(out)
        elif action < ZERO_SPIN:
            value = action - CARD + 1
            self.play_card(value, out)
            self.start_move(self.car, value, BY_CARD, out)
            self.go_on(chance, out)
        else:
            if action == ZERO_SPIN:
                self.play_card(0, out)
            self.decision = ASK_BALLS
            if self.most_balls() == 0:
                self.spin(0, chance, out)

    def play_card(self, value: i64, out: Events | None) -> None:
        """It leaves the game, face up."""
        it = self.cars[self.car]
        category = it.first_with(value)
        it.hand[category] -= ONE[value]
        self.memory.note(PLAYED, category, self.car, 0, 0, value)
        if out is not None:
            name = self.setup.box.categories[category]
            out.show("card_played", {"car": self.car, "category": name, "value": value})

    # ---- The roulette

    def most_balls(self) -> i64:
        most = self.setup.box.extra_max
        energy = self.cars[self.car].energy
        if energy < most:
            return energy
        return most

    def spin(self, extra: i64, chance: Chance, out: Events | None) -> None:
        """The extra balls are paid for whatever comes out."""
        spinner = self.car
        self.cars[spinner].energy -= extra
        if out is not None:
            out.add("balls_added", {"car": spinner, "extra": extra, "balls": self.balls() + extra})
        drawn = chance.below("ball", self.balls() + extra)
        if drawn == 0:
            if out is not None:
                out.add("ball", {"car": spinner, "ball": "violet"})
            self.violet_ball(out)
        else:
            ball = spinner
            if drawn < self.balls():
                ball = self.car_of_ball(drawn)
            if out is not None:
                out.add("ball", {"car": spinner, "ball": self.setup.box.cars[ball], "of": ball})
            if ball == spinner:
                self.start_move(ball, 1 + extra, BY_OWN_BALL, out)
            elif not self.cars[ball].off:  # A27
                self.start_move(ball, 1, BY_OTHER_BALL, out)
        self.go_on(chance, out)

    def car_of_ball(self, number: i64) -> i64:
        """Ball 0 is violet; then one for each car that has not finished, in the order of the cars."""
        car: i64 = 0
        while True:
            if self.cars[car].finish == 0:
                number -= 1
                if number == 0:
                    return car
            car += 1

    def violet_ball(self, out: Events | None) -> None:
        """Cars on red spin off together; then the others move, front to back, as they stood at the draw (A28)."""
        box = self.setup.box
        self.waiting = 0
        place: i64 = 0
        after: i64 = 1_000_000
        while True:
            car = self.ranked(after)
            if car < 0:
                break
            it = self.cars[car]
            after = self.standing(car)
            if it.off or box.red[it.column] & BIT[it.lane - 1]:
                continue
            launch: i64 = 0
            if box.violet[it.column] & BIT[it.lane - 1]:
                launch = 4
            self.waiting += (8 + launch + car) * ONE[place]
            place += 1
        number: i64
        for number in range(self.setup.cars):
            it = self.cars[number]
            if it.racing() and box.red[it.column] & BIT[it.lane - 1]:
                it.off = True
                if out is not None:
                    out.add("spun_off", {"car": number, "column": it.column, "lane": it.lane})

    def come_back(self, car: i64, out: Events | None) -> None:
        """To the cell it left, else the outermost free lane of that column, else of the nearest one behind."""
        it = self.cars[car]
        road = self.setup.box.road
        if self.taken(it.column) & BIT[it.lane - 1]:
            column = it.column
            while True:
                free = road[column] & ~self.taken(column)
                if free:
                    break
                column -= 1
            it.column = column
            it.lane = outermost(free)
        it.off = False
        if out is not None:
            out.add("returned", {"car": car, "column": it.column, "lane": it.lane})

    # ---- Moving a car, whatever moves it (A20)

    def go_on(self, chance: Chance, out: Events | None) -> None:
        """Until a question comes up: finish the displacement, then those a violet ball left waiting, then the turn."""
        while self.decision != OVER:
            move = self.move
            if move.car >= 0:
                if self.keep_moving(out):
                    return
            elif self.waiting:
                car = self.waiting & 3
                cells: i64 = 1
                if self.waiting & 4:
                    cells = 3
                self.waiting >>= 4
                self.start_move(car, cells, BY_VIOLET, out)
            else:
                self.next_turn(out)
                return

    def start_move(self, car: i64, cells: i64, cause: i64, out: Events | None) -> None:
        move = self.move
        move.car = car
        move.total = 0
        move.slip = 0
        move.green = 0
        move.green_later = 0
        move.slip_used = self.setup.slip_per_round and self.cars[car].slipped
        self.start_segment(cells, cause, out)

    def start_segment(self, cells: i64, cause: i64, out: Events | None) -> None:
        """The full number if any way allows it, else as far as possible (A17)."""
        move = self.move
        move.cause = cause
        self.drive_on(move.car, cells)
        finishes = self.cars[move.car].column + move.steps > self.setup.box.columns
        if out is not None and move.steps < cells and not finishes:
            out.add("shortened", {"car": move.car, "cells": cells, "done": move.steps, "cause": CAUSES[cause]})

    def keep_moving(self, out: Events | None) -> bool:
        """One more step of the displacement under way. Whether somebody is asked."""
        move = self.move
        if move.steps > 0:
            if LANES_IN[move.ends] > 1:
                self.car = move.car
                self.decision = ASK_LANE
                return True
            self.arrive(LANE_OF[move.ends], out)
            return False
        owed = self.legal_bonuses()
        if len(owed) == 0:
            move.car = -1
            return False
        if len(owed) > 1:
            self.car = move.car
            self.decision = ASK_BONUS
            return True
        self.take_bonus(owed[0] - BONUS, out)
        return False

    def legal_lanes(self) -> vec[i64]:
        actions = vec[i64](capacity=4)
        lane: i64
        for lane in range(4):
            if self.move.ends & BIT[lane]:
                actions = append(actions, LANE + lane)
        return actions

    def arrive(self, lane: i64, out: Events | None) -> None:
        move = self.move
        it = self.cars[move.car]
        steps = move.steps
        to = it.column + steps
        finishes = to > self.setup.box.columns
        if out is not None:
            end: i64 = 0
            if not finishes:
                end = lane
            way = self.way_to(move.car, steps, end)
            start = [int(it.column), int(it.lane)]
            path: list[list[int]] = [[cell[0], cell[1]] for cell in way]
            out.add("moved", {"car": move.car, "from": start, "path": path, "cause": CAUSES[move.cause]})
        move.total += steps
        move.steps = 0
        it.column = to
        it.lane = lane
        if finishes:
            self.cross_the_line(move.car, out)
        elif self.setup.bonus_everywhere or move.car == self.turn:
            self.check_stop(out)

    def check_stop(self, out: Events | None) -> None:
        """What the cell earns: a green bonus by the place now held, slipstream behind a car (A19 to A26)."""
        move = self.move
        it = self.cars[move.car]
        if self.setup.box.green[it.column] & BIT[it.lane - 1]:
            bonus = self.setup.box.green_bonus[self.setup.cars * 8 + self.place(move.car)]
            if move.green:
                move.green_later = bonus
            else:
                move.green = bonus
            if out is not None and bonus:
                out.add("bonus_earned", {"car": move.car, "bonus": "green", "cells": bonus})
        ahead = it.column < self.setup.box.columns and (self.taken(it.column + 1) & BIT[it.lane - 1]) != 0
        if ahead and not move.slip_used and move.total >= 2 and not self.blocked(move.car):
            move.slip = 2
            move.slip_used = True
            it.slipped = True
            if out is not None:
                out.add("bonus_earned", {"car": move.car, "bonus": "slipstream", "cells": 2})

    def legal_bonuses(self) -> vec[i64]:
        """Which bonus first; they are not optional (A21)."""
        owed = vec[i64](capacity=3)
        if self.move.green:
            owed = append(owed, BONUS + BONUS_GREEN)
        if self.move.slip:
            owed = append(owed, BONUS + BONUS_SLIP)
        if self.setup.bonus_optional and len(owed) > 0:
            owed = append(owed, BONUS + BONUS_NONE)
        return owed

    def take_bonus(self, bonus: i64, out: Events | None) -> None:
        move = self.move
        if bonus == BONUS_NONE:
            move.slip = 0
            move.green = 0
            move.green_later = 0
            if out is not None:
                out.add("bonus_declined", {"car": move.car})
        elif bonus == BONUS_SLIP:
            move.slip = 0
            self.start_segment(2, BY_SLIP, out)
        else:
            cells = move.green
            move.green = move.green_later
            move.green_later = 0
            self.start_segment(cells, BY_GREEN, out)

    # ---- The end of the race

    def cross_the_line(self, car: i64, out: Events | None) -> None:
        """Its ball leaves the roulette; what the move still owed is lost (A37)."""
        self.finished += 1
        it = self.cars[car]
        it.finish = self.finished
        it.lane = 0
        self.clear_move()
        if out is not None:
            out.add("finished", {"car": car, "place": it.finish})
        if self.finished == self.setup.cars - 1:  # A33
            self.end_race(out)

    def clear_move(self) -> None:
        move = self.move
        move.car = -1
        move.slip = 0
        move.green = 0
        move.green_later = 0
        move.steps = 0

    def end_race(self, out: Events | None) -> None:
        """The cars still racing are placed as they stand; the cards not played are shown."""
        after: i64 = 1_000_000
        while True:
            car = self.ranked(after)
            if car < 0:
                break
            after = self.standing(car)
            self.finished += 1
            self.cars[car].finish = self.finished
        self.decision = OVER
        self.waiting = 0
        if out is not None:
            ranking = self.standings()
            out.disclose(
                "race_end",
                {
                    "rounds": self.round,
                    "places": [int(it.finish) for it in self.cars],
                    "unplayed": [listed(it.values()) for it in self.cars],
                    "winners": [standing.seat for standing in ranking if standing.rank == 1],
                    "ranking": [[standing.seat, standing.rank] for standing in ranking],
                    "scores": [standing.score for standing in sorted(ranking, key=lambda one: one.seat)],
                },
            )


def from_to(first: i64, last: i64) -> vec[i64]:
    """These actions and all between them."""
    actions = vec[i64](capacity=last - first + 1)
    action = first
    while action <= last:
        actions = append(actions, action)
        action += 1
    return actions


def outermost(lanes: i64) -> i64:
    lane: i64 = 4
    while not lanes & BIT[lane - 1]:
        lane -= 1
    return lane
