"""Worlds a seat may imagine: the memory of the match is told again, with the hidden choices made anew.

Each card is a *slot* whose value the seat knows or not. Buying, exchanging and playing move slots; what the seat saw
gives them their value. Which slot another player moved in secret is drawn, and so are, at the end, the values nobody
showed. A tale that contradicts what the seat saw is told again; if that is no help, many are told at a time, and one
that goes wrong begins anew as a copy of one that did not. What truly happened could be told as well, so that one is
found in the end, and nobody looks at the truth for it. The world remembers the tale, not what truly happened.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arene.core.chance import Chance
from arene.core.native import append, i64, vec

if TYPE_CHECKING:
    from arene.games.automobile.rules.state import Automobile
from arene.games.automobile.rules import components as c

PILE: Final = 8  # where a slot is: a car, on the pile (or never dealt), or out of the game
OUT: Final = 9
UNKNOWN: Final = -1
ALONE: Final = 30  # so many tales are told one after the other,
CROWD: Final = 32  # then so many at a time, then twice as many


def imagine(state: Automobile, world: Automobile, seat: i64, chance: Chance) -> None:
    """Put other hidden cards into the world, a copy of the state: such as the seat (-1: a spectator) may imagine."""
    category: i64
    for category in range(c.CATEGORIES):
        blank = Tale(state.setup, seat, state.setup.deck(category), category)
        told(blank, state.memory.cards, chance).write_cards(world)
    if state.asked.phase == c.WORKSHOP:
        copies = state.setup.box.copies
        deck = copies[0] + copies[1] * ONE16[1] + copies[2] * ONE16[2]
        blank = Tale(state.setup, seat, deck, SPONSORS)
        told(blank, state.memory.sponsors, chance).write_sponsors(world)


def told(blank: Tale, memory: vec[i64], chance: Chance) -> Tale:
    """A tale that agrees with all that the seat saw."""
    for _ in range(ALONE):
        tale = told_alone(blank, memory, chance)
        if tale is not None:
            return tale
    crowd: i64 = CROWD
    while True:
        tale = told_together(blank, crowd, memory, chance)
        if tale is not None:
            return tale
        crowd *= 2


def told_alone(blank: Tale, memory: vec[i64], chance: Chance) -> Tale | None:
    tale = blank.copy()
    for noted in memory:
        if not tale.agrees(noted, chance):
            return None
    return tale if tale.fill_up(chance) else None


def told_together(blank: Tale, crowd: i64, memory: vec[i64], chance: Chance) -> Tale | None:
    """So many tales told step by step: copies of those that agree so far take the places of the others."""
    tales = [blank.copy() for _ in range(crowd)]
    for noted in memory:
        tales = [tale for tale in tales if tale.agrees(noted, chance)]
        agreeing: i64 = len(tales)
        if agreeing == 0:
            return None
        for _ in range(crowd - agreeing):
            tales.append(tales[chance.below("sample", agreeing)].copy())
    for tale in tales:
        if tale.fill_up(chance):
            return tale
    return None


SPONSORS: Final = -1  # instead of a category
ONE16: Final = vec[i64]([1, 1 << 16, 1 << 32])  # sponsor colours are counted in sixteen bits each


class Tale:
    """One way it may have been: where each slot lies, and its value if the seat knows it."""

    def __init__(self, setup: c.Setup, seat: i64, deck: i64, category: i64) -> None:
        self.setup = setup
        self.seat: i64 = seat
        self.category: i64 = category
        self.pool: i64 = deck  # the values not given to a slot yet
        self.value = vec[i64]()
        self.where = vec[i64]()
        self.pile = vec[i64]()  # slots, the top one at ``top``
        self.top: i64 = 0
        self.width: i64 = 4  # bits of a count in the pool
        self.values: i64 = c.VALUES
        if category == SPONSORS:
            self.width = 16
            self.values = c.COLOURS
        self.banned = vec[i64]([0, 0, 0, 0])  # by car: values it cannot hold (see tell_card)
        self.moved = vec[i64]()  # the slots of each entry of the memory in turn: what the world will remember
        self.failed = False
        value: i64
        slot: i64 = 0
        for value in range(self.values):
            for _ in range(self.left(value)):
                self.value = append(self.value, UNKNOWN)
                self.where = append(self.where, PILE)
                self.pile = append(self.pile, slot)
                slot += 1

    def copy(self) -> Tale:
        other = Tale(self.setup, self.seat, 0, self.category)
        other.pool = self.pool
        other.value = self.value[:]
        other.where = self.where[:]
        other.pile = self.pile[:]
        other.top = self.top
        other.banned = self.banned[:]
        other.moved = self.moved[:]
        return other

    def agrees(self, noted: i64, chance: Chance) -> bool:
        """Tell the next entry of the memory; whether nothing the seat saw speaks against it."""
        if self.category == SPONSORS:
            self.tell_sponsor(noted, chance)
        else:
            self.tell_card(noted, chance)
        return not self.failed

    def sees(self, car: i64, shown: bool) -> bool:
        return self.seat >= 0 and self.setup.sees_hand(self.seat, car, shown)

    def left(self, value: i64) -> i64:
        """How many cards of a value have no slot yet."""
        mask: i64 = 15
        if self.width == 16:
            mask = 65535
        return (self.pool >> (self.width * value)) & mask

    def use_up(self, value: i64) -> None:
        if self.width == 16:
            self.pool -= ONE16[value]
        else:
            self.pool -= c.ONE[value]

    def learn(self, slot: i64, value: i64) -> None:
        """The seat sees the slot's value."""
        if self.value[slot] == value:
            return
        if self.value[slot] != UNKNOWN or not self.left(value):
            self.failed = True
            return
        self.value[slot] = value
        self.use_up(value)

    def take(self, car: i64) -> i64:
        """The top card of the pile goes to a car."""
        slot = self.pile[self.top]
        self.top += 1
        self.where[slot] = car
        return slot

    def put_under(self, slot: i64) -> None:
        self.where[slot] = PILE
        self.pile = append(self.pile, slot)

    def held_with(self, car: i64, value: i64, chance: Chance) -> i64:
        """A slot of the car with this value: one known to have it, else an unknown one, which now has it."""
        slot: i64
        for slot in range(len(self.where)):
            if self.where[slot] == car and self.value[slot] == value:
                return slot
        found = self.any_of(car, True, -1, chance)
        if found < 0:
            self.failed = True
            return 0
        self.learn(found, value)
        return found

    def any_of(self, car: i64, unknown: bool, but: i64, chance: Chance) -> i64:
        """One of the car's slots at random (of the unknown ones alone if asked); -1: none."""
        count: i64 = 0
        found: i64 = -1
        slot: i64
        for slot in range(len(self.where)):
            if self.where[slot] == car and slot != but and not (unknown and self.value[slot] != UNKNOWN):
                count += 1
                if chance.below("sample", count) == 0:
                    found = slot
        return found

    def given(self, car: i64, value: i64, seen: bool, but: i64, chance: Chance) -> i64:
        """The slot a car gives away: of that value if the seat saw it, else any but the one it just got."""
        if seen:
            return self.held_with(car, value, chance)
        slot = self.any_of(car, False, but, chance)
        if slot < 0:
            self.failed = True
            return 0
        return slot

    # ---- Workshop cards of one category

    def tell_card(self, noted: i64, chance: Chance) -> None:
        """A card is played from the first category that has its value: categories before it had none."""
        kind = c.kind_in(noted)
        if c.category_in(noted) == self.category:
            if kind in (c.HELD, c.SHOWN):
                self.tell_hand(noted, kind, chance)
            elif kind == c.PLAYED:
                self.where[self.held_with(c.car_in(noted), c.took_in(noted), chance)] = OUT
            elif kind in (c.FORCED_SWAP, c.PAIR_SWAP):
                self.tell_swap(noted, kind == c.PAIR_SWAP, chance)
            else:
                self.tell_board(noted, kind, chance)
        elif kind == c.PLAYED and c.category_in(noted) > self.category:
            self.banned[c.car_in(noted)] |= c.BIT[c.took_in(noted)]

    def tell_hand(self, noted: i64, kind: i64, chance: Chance) -> None:
        """A hand dealt, or shown to the partner."""
        car = c.car_in(noted)
        cards = c.took_in(noted)
        slot: i64
        if kind == c.HELD:
            for _ in range(c.digit_sum(cards)):
                self.moved = append(self.moved, self.take(car))
        else:
            for slot in range(len(self.where)):
                if self.where[slot] == car:
                    self.moved = append(self.moved, slot)
        if not self.sees(car, kind == c.SHOWN):
            return
        for slot in range(len(self.where)):
            if self.where[slot] == car and self.value[slot] != UNKNOWN:
                if not c.digit(cards, self.value[slot]):
                    self.failed = True
                    return
                cards -= c.ONE[self.value[slot]]
        value: i64
        for value in range(c.VALUES):
            for _ in range(c.digit(cards, value)):
                slot = self.any_of(car, True, -1, chance)
                if slot < 0:
                    self.failed = True
                    return
                self.learn(slot, value)

    def tell_board(self, noted: i64, kind: i64, chance: Chance) -> None:
        """A card bought, or exchanged with the board."""
        car = c.car_in(noted)
        seen = self.sees(car, False)
        slot = self.take(car)
        self.moved = append(self.moved, slot)
        if kind == c.BOARD_SWAP:
            gave = self.given(car, c.gave_in(noted), seen, slot, chance)
            self.moved = append(self.moved, gave)
            self.put_under(gave)
        if seen:
            self.learn(slot, c.took_in(noted))

    def tell_swap(self, noted: i64, shown: bool, chance: Chance) -> None:
        """A forced exchange, or one between partners: both sides see both cards."""
        car = c.car_in(noted)
        other = c.other_in(noted)
        seen = self.sees(car, shown) or self.sees(other, shown)
        gave = self.given(car, c.gave_in(noted), seen, -1, chance)
        if self.failed:
            return
        self.where[gave] = OUT
        took = self.given(other, c.took_in(noted), seen, -1, chance)
        self.where[gave] = other
        self.where[took] = car
        self.moved = append(self.moved, took)
        self.moved = append(self.moved, gave)

    def fill_up(self, chance: Chance) -> bool:
        """Give the unknown slots the values that are left, hands first: what they cannot hold stays out of them."""
        rounds: i64
        slot: i64
        for slot in range(len(self.where)):
            held = self.where[slot] < PILE and self.value[slot] != UNKNOWN
            if held and self.banned[self.where[slot]] & c.BIT[self.value[slot]]:
                return False
        for rounds in range(2):
            for slot in range(len(self.where)):
                if self.value[slot] == UNKNOWN and (rounds == 1 or self.where[slot] < PILE):
                    banned: i64 = 0
                    if rounds == 0:
                        banned = self.banned[self.where[slot]]
                    value = self.draw_value(banned, chance)
                    if value < 0:
                        return False
                    self.learn(slot, value)
        return True

    def draw_value(self, banned: i64, chance: Chance) -> i64:
        """One of the values left, each card as likely; -1: none that is not banned."""
        total: i64 = 0
        value: i64
        for value in range(self.values):
            if not banned & c.BIT[value]:
                total += self.left(value)
        if total == 0:
            return -1
        drawn = chance.below("sample", total)
        for value in range(self.values):
            if not banned & c.BIT[value]:
                drawn -= self.left(value)
                if drawn < 0:
                    return value
        return -1

    def write_cards(self, world: Automobile) -> None:
        category = self.category
        car: i64
        slot: i64
        for car in range(self.setup.cars):
            cards: i64 = 0
            for slot in range(len(self.where)):
                if self.where[slot] == car:
                    cards += c.ONE[self.value[slot]]
            world.cars[car].hand[category] = cards
        self.write_memory(world.memory.cards, category)
        if world.asked.phase == c.WORKSHOP:
            pile: i64 = 0
            place: i64
            for place in range(self.top, len(self.pile)):
                pile |= self.value[self.pile[place]] * c.ONE[place - self.top]
            world.pile[category] = pile

    def write_memory(self, memory: vec[i64], category: i64) -> None:
        """What was told replaces what happened, in the same order; cards played are known to all."""
        place: i64
        at: i64 = 0
        for place in range(len(memory)):
            noted = memory[place]
            kind = c.kind_in(noted)
            if c.category_in(noted) != category or kind == c.PLAYED:
                continue
            took: i64 = 0
            gave: i64 = 0
            if kind in (c.HELD, c.SHOWN):
                for _ in range(c.digit_sum(c.took_in(noted))):
                    took += c.ONE[self.value[self.moved[at]]]
                    at += 1
            else:
                took = self.value[self.moved[at]]
                at += 1
                if kind != c.BOUGHT:
                    gave = self.value[self.moved[at]]
                    at += 1
            memory[place] = c.entry(kind, category, c.car_in(noted), c.other_in(noted), gave, took)

    # ---- Sponsor cards

    def tell_sponsor(self, noted: i64, chance: Chance) -> None:
        kind = c.kind_in(noted)
        car = c.car_in(noted)
        mine = self.setup.owner(car) == self.seat
        colour: i64
        if kind == c.DRAWN:
            slot = self.take(car)
            self.moved = append(self.moved, slot)
            if mine:
                self.learn(slot, c.took_in(noted))
        elif kind == c.DISCARDED:
            gave = self.given(car, c.took_in(noted), mine, -1, chance)
            self.moved = append(self.moved, gave)
            self.put_under(gave)
        elif kind == c.SOLD:
            for colour in range(c.COLOURS):
                for _ in range(c.digit(c.took_in(noted), colour)):
                    self.put_under(self.held_with(car, colour, chance))

    def write_sponsors(self, world: Automobile) -> None:
        car: i64
        slot: i64
        for car in range(self.setup.cars):
            cards: i64 = 0
            for slot in range(len(self.where)):
                if self.where[slot] == car:
                    cards += c.ONE[self.value[slot]]
            world.cars[car].sponsors = cards
        memory = world.memory.sponsors
        at: i64 = 0
        place: i64
        for place in range(len(memory)):
            kind = c.kind_in(memory[place])
            if kind != c.SOLD:
                memory[place] = c.entry(kind, 0, c.car_in(memory[place]), 0, 0, self.value[self.moved[at]])
                at += 1
        for place in range(len(world.pack)):
            world.pack[place] = self.value[self.pile[self.top + place]]
