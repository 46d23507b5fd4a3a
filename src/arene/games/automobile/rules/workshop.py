"""Les Sponsors de l'Automobile 2004, first phase: building the car. Rulings are cited by number (A5): rulings.md.

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
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import race, sponsors, tuning
from arene.games.automobile.rules.edition import category_names
from arene.games.automobile.rules.state import PAUSE, Ask, Automobile

# the numbers of the actions, one range for each kind
ADVANCE: Final = 65  # + cells - 1
DECLINE: Final = 70
BUY: Final = 71  # + category
DRAW: Final = 79
SWAP_BOARD: Final = 83  # see card_given
FORCE_SWAP: Final = 147  # see card_given

IDLE_ROUNDS: Final = 20  # without a purchase: the workshop closes (A11)
LAST_ROUND: Final = 120  # A11
LONGEST: Final = 5  # cells of the ring, by one throw


# ---- Preparation


def start_match(s: Automobile, chance: Chance, out: Events | None) -> None:
    box = s.setup.box
    car: i64
    for car in range(s.setup.cars):
        s.cars[car].cell = box.ring_start[car]
        s.cars[car].money = box.money_start
    category: i64
    for category in range(c.CATEGORIES):
        deal(s, category, chance)
    if out is not None:
        for car in range(s.setup.cars):
            out.tell(s.setup.owner(car), "dealt", {"car": car, "cards": hand_told(s, car)}, None)
    colour: i64
    for colour in range(c.COLOURS):
        for _ in range(box.copies[colour]):
            s.pack = append(s.pack, colour)
    s.pack = chance.shuffle("sponsors", s.pack)
    s.starter = chance.below("starter", s.setup.cars)
    if out is not None:
        out.add("starter", {"car": s.starter})
    start_round(s, chance, out)


def deal(s: Automobile, category: i64, chance: Chance) -> None:
    """One card to each car; the others lie face down on the board."""
    cards = vec[i64]()
    deck = s.setup.deck(category)
    value: i64
    for value in range(c.VALUES):
        number = c.digit(deck, value)
        while number > 0:
            cards = append(cards, value)
            number -= 1
    chance.shuffle("deal", cards)
    place: i64
    for place in range(len(cards)):
        if place < s.setup.cars:
            s.cars[place].hand[category] = c.ONE[cards[place]]
            s.memory.note(c.HELD, category, place, 0, 0, c.ONE[cards[place]])
        else:
            s.pile[category] |= cards[place] * c.ONE[place - s.setup.cars]
    s.left += (len(cards) - s.setup.cars) * c.ONE[category]


def hand_told(s: Automobile, car: i64) -> list[list[object]]:
    """A car's cards as an event tells them."""
    cards: list[list[object]] = []
    for category, held in enumerate(s.cars[car].hand):
        cards.append([s.setup.box.categories[category], c.listed(held)])
    return cards


# ---- The turn of a car: 1) it may sell, 2) it throws the die, 3) it may use the cell


def start_round(s: Automobile, chance: Chance, out: Events | None) -> None:
    s.round += 1
    s.bought = False
    start_turn(s, s.starter, chance, out)


def start_turn(s: Automobile, car: i64, chance: Chance, out: Events | None) -> None:
    s.car = car
    if s.cars[car].sponsors:
        s.asked = sponsors.ASK_SELL
    else:
        throw(s, chance, out)


def throw(s: Automobile, chance: Chance, out: Events | None) -> None:
    die = chance.die("die")
    if out is not None:
        out.add("die", {"car": s.car, "face": die})
    if die > LONGEST:
        s.asked = ASK_SIX
    else:
        advance(s, die, chance, out)


class Six(Ask):
    """After a 6: how many cells."""

    name = "six"
    topics = "turn cells"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("advance", ADVANCE, cells=range(1, LONGEST + 1)),)

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        return c.from_to(ADVANCE, ADVANCE + LONGEST - 1)

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        advance(s, action - ADVANCE + 1, chance, out)

    def away(self, s: Automobile, seat: int) -> int:
        return ADVANCE


ASK_SIX: Final = Six()


def advance(s: Automobile, cells: i64, chance: Chance, out: Events | None) -> None:
    """Clockwise; any number of canvassers may share a cell."""
    box = s.setup.box
    it = s.cars[s.car]
    it.cell = cell_after(s, s.car, cells)
    if out is not None:
        named = {"cell": c.CELL_KINDS[box.ring_kind[it.cell]], "zone": box.cars[box.ring_zone[it.cell]]}
        out.add("pawn_moved", {"car": s.car, "cells": cells, "to": it.cell, **named})
    s.asked = ASK_CELL
    if not of_use(s):
        if out is not None:
            out.add("no_action", {"car": s.car, "reason": why_nothing(s)})
        end_turn(s, chance, out)


def cell_after(s: Automobile, car: i64, cells: i64) -> i64:
    """Where a car's canvasser comes to."""
    cell = s.cars[car].cell + cells
    size: i64 = len(s.setup.box.ring_kind)
    while cell >= size:
        cell -= size
    return cell


def why_nothing(s: Automobile) -> str:
    kind = s.setup.box.ring_kind[s.cars[s.car].cell]
    if kind == c.CELL_E and exchange_target(s) < 0:
        return "no_target"
    category: i64
    for category in range(c.CATEGORIES):
        if sold_here(s, category) and stock(s, category) > 0:
            return "no_money"
    return "empty_piles"


# ---- The cells. Every action is optional (A5)


class Cell(Ask):
    """What the cell is used for."""

    name = "cell"
    topics = "cells"

    def kinds(self) -> Sequence[Kind]:
        values = range(c.VALUES)
        return (
            Kind("decline", DECLINE),
            Kind("buy", BUY, category=category_names),
            Kind("draw", DRAW),
            Kind("swap_board", SWAP_BOARD, category=category_names, value=values),
            Kind("force_swap", FORCE_SWAP, category=category_names, value=values),
        )

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        return uses_of_cell(s)

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == DRAW:
            if sponsors.draw(s, out):
                return
        elif action == DECLINE:
            if out is not None:
                out.add("declined", {"car": s.car})
        elif action < DRAW:
            buy(s, action - BUY, out)
        elif action < FORCE_SWAP:
            swap_with_board(s, category_given(action), value_given(action), out)
        else:
            force_swap(s, category_given(action), value_given(action), chance, out)
        end_turn(s, chance, out)

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        kind = s.setup.box.ring_kind[s.cars[s.car].cell]
        if BUY <= action < DRAW:
            return why_no_purchase(s, action - BUY)
        if action == DRAW or kind != c.CELL_E:
            return Refusal("automobile.cell.other", cell=c.CELL_KINDS[kind])
        return why_no_exchange(s, action)

    def considered(self, s: Automobile, seat: int) -> list[int]:
        buyable = [BUY + category for category in range(c.CATEGORIES) if sold_here(s, category)]
        return [*buyable, *(int(action) for action in uses_of_cell(s) if action not in buyable)]

    def away(self, s: Automobile, seat: int) -> int:
        return DECLINE


ASK_CELL: Final = Cell()


def uses_of_cell(s: Automobile) -> vec[i64]:
    here = s.cars[s.car].cell
    kind = s.setup.box.ring_kind[here]
    actions = vec[i64](capacity=12)
    category: i64
    if kind == c.CELL_S:
        if len(s.pack) > 0:
            actions = append(actions, DRAW)
    elif kind == c.CELL_E:
        return exchanges(s)
    else:
        for category in range(c.CATEGORIES):
            if sold_at(s, here, category) and can_buy(s, category):
                actions = append(actions, BUY + category)
    return append(actions, DECLINE)


def of_use(s: Automobile) -> bool:
    """Whether the cell offers more than to decline."""
    here = s.cars[s.car].cell
    kind = s.setup.box.ring_kind[here]
    if kind == c.CELL_S:
        return len(s.pack) > 0
    target = exchange_target(s)
    category: i64
    for category in range(c.CATEGORIES):
        if kind == c.CELL_E:
            if target >= 0 and can_exchange(s, target, category):
                return True
        elif sold_at(s, here, category) and can_buy(s, category):
            return True
    return False


# ---- A and V: buy a card


def sold_at(s: Automobile, cell: i64, category: i64) -> bool:
    """A cells sell every category, V cells the two of their zone."""
    box = s.setup.box
    if box.ring_kind[cell] == c.CELL_V:
        return box.zone[category] == box.ring_zone[cell]
    return box.ring_kind[cell] == c.CELL_A


def sold_here(s: Automobile, category: i64) -> bool:
    return sold_at(s, s.cars[s.car].cell, category)


def stock(s: Automobile, category: i64) -> i64:
    """The cards left on a pile."""
    return c.digit(s.left, category)


def board_empty(s: Automobile) -> bool:
    return s.left == 0


def can_buy(s: Automobile, category: i64) -> bool:
    return stock(s, category) > 0 and s.setup.price[category] <= s.cars[s.car].money


def why_no_purchase(s: Automobile, category: int) -> Refusal:
    box, it = s.setup.box, s.cars[s.car]
    kind, name = box.ring_kind[it.cell], box.categories[category]
    if kind == c.CELL_E or kind == c.CELL_S:
        return Refusal("automobile.cell.other", cell=c.CELL_KINDS[kind])
    if not sold_here(s, category):
        return Refusal("automobile.buy.other-zone", category=name, zone=box.cars[box.ring_zone[it.cell]])
    if not stock(s, category):
        return Refusal("automobile.buy.empty", category=name)
    price = int(s.setup.price[category])
    return Refusal("automobile.buy.too-dear", category=name, price=price, money=int(it.money))


def buy(s: Automobile, category: i64, out: Events | None) -> None:
    """The top card of the pile, unseen."""
    it = s.cars[s.car]
    price = s.setup.price[category]
    it.money -= price
    value = take_top(s, category)
    s.left -= c.ONE[category]
    it.hand[category] += c.ONE[value]
    s.bought = True
    s.memory.note(c.BOUGHT, category, s.car, 0, 0, value)
    if out is not None:
        told: dict[str, object] = {"car": s.car, "category": s.setup.box.categories[category], "price": price}
        out.tell(s.setup.owner(s.car), "bought", {**told, "value": value}, told)
        if board_empty(s):
            out.add("last_round", {})


def take_top(s: Automobile, category: i64) -> i64:
    value = s.pile[category] & 15
    s.pile[category] >>= 4
    return value


# ---- E: exchange a card of a category, with the board in one's own zone, else with the zone's car


def card_given(base: i64, category: i64, value: i64) -> i64:
    """The action that gives a card in exchange; the base says to whom."""
    return base + category * c.VALUES + value


def category_given(action: i64) -> i64:
    return _exchange(action) // c.VALUES


def value_given(action: i64) -> i64:
    return _exchange(action) % c.VALUES


def _exchange(action: i64) -> i64:
    if action >= FORCE_SWAP:
        return action - FORCE_SWAP
    return action - SWAP_BOARD


def exchange_target(s: Automobile) -> i64:
    """The car that must exchange, the acting car itself (with the board), or -1 (A8)."""
    here = s.cars[s.car].cell
    zone = s.setup.box.ring_zone[here]
    if s.setup.box.ring_kind[here] != c.CELL_E or zone >= s.setup.cars:
        return -1
    if zone == s.car or s.setup.side_exchange or s.setup.opponents(s.car, zone):
        return zone
    return -1


def exchanges(s: Automobile) -> vec[i64]:
    """One of one's own cards, where there is something to take for it."""
    target = exchange_target(s)
    actions = vec[i64](capacity=24)
    category: i64
    value: i64
    if target >= 0:
        for category in range(c.CATEGORIES):
            if not can_exchange(s, target, category):
                continue
            base: i64 = FORCE_SWAP
            if target == s.car:
                base = SWAP_BOARD
            held = s.cars[s.car].hand[category]
            for value in range(c.VALUES):
                if c.digit(held, value):
                    actions = append(actions, card_given(base, category, value))
    return append(actions, DECLINE)


def can_exchange(s: Automobile, target: i64, category: i64) -> bool:
    """Whether there is a card of a category to give, and one to take for it."""
    if not s.cars[s.car].hand[category]:
        return False
    if target == s.car:
        return stock(s, category) > 0
    return s.cars[target].hand[category] != 0


def why_no_exchange(s: Automobile, action: int) -> Refusal:
    category, value = int(category_given(action)), int(value_given(action))
    own = exchange_target(s) == s.car
    name = s.setup.box.categories[category]
    if own == (action >= FORCE_SWAP):
        return Refusal("automobile.exchange.zone", own="yes" if own else "no")
    if not c.digit(s.cars[s.car].hand[category], value):
        return Refusal("automobile.exchange.not-held", category=name, value=value)
    return Refusal("automobile.exchange.empty", category=name)


def swap_with_board(s: Automobile, category: i64, value: i64, out: Events | None) -> None:
    """The top card first, then the own one goes under the pile (A7)."""
    it = s.cars[s.car]
    taken = take_top(s, category)
    s.pile[category] |= value * c.ONE[stock(s, category) - 1]
    it.hand[category] += c.ONE[taken] - c.ONE[value]
    s.memory.note(c.BOARD_SWAP, category, s.car, 0, value, taken)
    if out is not None:
        told: dict[str, object] = {"car": s.car, "category": s.setup.box.categories[category]}
        out.tell(s.setup.owner(s.car), "board_swap", {**told, "gave": value, "took": taken}, told)


def force_swap(s: Automobile, category: i64, value: i64, chance: Chance, out: Events | None) -> None:
    """The other car gives a card of the same category: of several, one at random (A9)."""
    other = exchange_target(s)
    held = s.cars[other].hand[category]
    drawn: i64 = 0
    number = c.digit_sum(held)
    if number > 1:
        drawn = chance.below("exchange", number)
    taken: i64 = 0
    while drawn >= c.digit(held, taken):
        drawn -= c.digit(held, taken)
        taken += 1
    change_hands(s, c.FORCED_SWAP, category, s.car, other, value, taken)
    if out is not None:
        told: dict[str, object] = {"car": s.car, "other": other, "category": s.setup.box.categories[category]}
        seats = (int(s.setup.owner(s.car)), int(s.setup.owner(other)))
        out.tell_all(seats, "forced_swap", {**told, "gave": value, "took": taken}, told)


def change_hands(s: Automobile, kind: i64, category: i64, car: i64, other: i64, gave: i64, took: i64) -> None:
    """Two cards of a category, each from one car to the other."""
    s.cars[car].hand[category] += c.ONE[took] - c.ONE[gave]
    s.cars[other].hand[category] += c.ONE[gave] - c.ONE[took]
    s.memory.note(kind, category, car, other, gave, took)


# ---- The end of the phase


def end_turn(s: Automobile, chance: Chance, out: Events | None) -> None:
    """All cars play the same number of turns; the phase ends with the round in which the board was emptied."""
    following = s.car + 1
    if following == s.setup.cars:
        following = 0
    if following != s.starter:
        start_turn(s, following, chance, out)
        return
    s.idle += 1
    if s.bought:
        s.idle = 0
    if board_empty(s) or s.idle == IDLE_ROUNDS or s.round == LAST_ROUND:  # A11
        close(s, chance, out)
    else:
        start_round(s, chance, out)


def close(s: Automobile, chance: Chance, out: Events | None) -> None:
    """The last sponsor cards are sold, and the money left buys energy (A10)."""
    if out is not None:
        out.add("workshop_closed", {"round": s.round, "cards_left": c.digit_sum(s.left)})
        out.pause(s.paused(PAUSE))
    s.round = 0
    s.left = 0
    s.pile = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    car: i64
    for car in range(s.setup.cars):
        if s.cars[car].sponsors:
            sponsors.sell(s, car, s.cars[car].sponsors, out)
    s.memory.sponsors = vec[i64]()
    for car in range(s.setup.cars):
        buy_energy(s, car, car, out)
    if s.setup.pairs and s.setup.surplus_to_partner:
        for car in range(s.setup.cars):
            buy_energy(s, car, s.setup.partner(car), out)
    for car in range(s.setup.cars):
        if out is not None and s.cars[car].money:
            out.add("money_lost", {"car": car, "money": s.cars[car].money})
        s.cars[car].money = 0
    if s.setup.pairs:
        tuning.start(s, chance, out)
    else:
        race.start(s, chance, out)


def buy_energy(s: Automobile, payer: i64, car: i64, out: Events | None) -> None:
    box = s.setup.box
    bought = s.cars[payer].money // box.energy_price
    room = box.energy_max - s.cars[car].energy
    if bought > room:
        bought = room
    s.cars[payer].money -= bought * box.energy_price
    s.cars[car].energy += bought
    if out is not None and (bought or payer == car):
        out.add("energy_bought", {"car": car, "payer": payer, "points": bought})
