"""Les Sponsors de l'Automobile: what things are worth to a bot, in hundredths of a cell of the circuit.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.native import i64, mypyc_attr, vec
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import moving, roulette, sponsors, workshop
from arene.games.automobile.rules.state import Automobile, on_track

CELL: Final = 100
ZERO_CARD: Final = 130  # a 0 lets the leader spin
MILLION: Final = 60  # what a million is worth, as an energy point in the race
SPARE_MILLION: Final = 8  # one that will hardly be needed
NEW_SPONSOR: Final = 150
FOURTH_SPONSOR: Final = 90
RED: Final = 55  # a stop in a bend, while others may still draw the violet ball
VIOLET: Final = 25
ENERGY: Final = 34  # of an energy point in the race: less than a ball brings
BALL_TURN: Final = 30
TURN_GAIN: Final = 130  # bonuses of an average turn with a card
SPIN_GAIN: Final = 110  # what a turn brings to a car without cards or energy
HARM: Final = 30  # per cent of what an opponent loses
LATER: Final = 50  # per cent: an exchange can wait, a card of the board may be gone tomorrow

LEAST: Final = -1_000_000
NOT_YET: Final = -1_000_001
UNKNOWN: Final = vec[i64]([NOT_YET for _ in range(c.MAX_EXTRA + 2)])  # by cells: a card, or a ball and extra ones
CARD_WORTH: Final = vec[i64]([ZERO_CARD, 100, 200, 300, 400, 500, 600, 700])


@mypyc_attr(acyclic=True, free_list_len=1)
class Best:
    """The best of several choices; among equals each has the same chance."""

    def __init__(self, action: i64, worth: i64) -> None:
        self.action: i64 = action
        self.worth: i64 = worth
        self.equals: i64 = 1

    def offer(self, action: i64, worth: i64, chance: Chance) -> None:
        if worth > self.worth:
            self.action = action
            self.worth = worth
            self.equals = 1
        elif worth == self.worth:
            self.equals += 1
            if chance.below("equals", self.equals) == 0:
                self.action = action


# ---- The workshop


def expected(state: Automobile, car: i64, category: i64) -> i64:
    """The mean worth of a card of the category that the car does not hold itself."""
    unseen = state.setup.deck(category) - state.cars[car].hand[category]
    partner = state.setup.partner(car)
    if partner >= 0 and state.setup.sees_hand(state.setup.owner(car), partner, False):
        unseen -= state.cars[partner].hand[category]
    number = c.digit_sum(unseen)
    if number == 0:
        return 0
    return (c.points_of(unseen) * CELL + c.digit(unseen, 0) * ZERO_CARD) // number


def purchase(state: Automobile, car: i64, category: i64) -> i64:
    """What buying a card of the category is worth; the last millions are dearer than those beyond the limit."""
    money = state.cars[car].money
    price = state.setup.price[category]
    beyond = money - state.setup.box.energy_max * state.setup.box.energy_price
    cost = price * MILLION
    if beyond >= price:
        cost = price * SPARE_MILLION
    return expected(state, car, category) - cost


def lowest(cards: i64) -> i64:
    """The card of a category one would rather give away."""
    best: i64 = -1
    value: i64
    for value in range(c.VALUES):
        if c.digit(cards, value) and (best < 0 or CARD_WORTH[value] < CARD_WORTH[best]):
            best = value
    return best


def exchange_gain(state: Automobile, car: i64, target: i64, category: i64) -> i64:
    """What exchanging one's lowest card of the category brings, with the board or with a rival."""
    value = lowest(state.cars[car].hand[category])
    if value < 0:
        return -CELL
    if target == car and not workshop.stock(state, category):
        return -CELL
    gain = expected(state, car, category) - CARD_WORTH[value]
    if target != car and state.setup.opponents(car, target):
        gain += gain * HARM // 100
    return gain


def best_exchange(state: Automobile, car: i64, target: i64, chance: Chance) -> i64:
    """The category whose exchange brings most."""
    best = Best(0, -CELL)
    category: i64
    for category in range(c.CATEGORIES):
        best.offer(category, exchange_gain(state, car, target, category), chance)
    return best.action


def sponsors_worth(state: Automobile, held: i64) -> i64:
    """What sponsor cards will probably bring, in hundredths of a million."""
    box = state.setup.box
    number = c.digit_sum(held)
    if number == 0:
        return 0
    if number == 1:
        return 100 * (box.sale_different + 2) // 4
    if number == 3 and sponsors.price_of(state, held) > 3 * box.sale_single:
        return 100 * sponsors.price_of(state, held)
    if number == 2:
        return 100 * (box.sale_different + 1) // 2
    return 75 * box.sale_different


def cell_worth(state: Automobile, car: i64, cell: i64) -> i64:
    """What stopping on a cell of the ring is worth to a car."""
    box = state.setup.box
    kind = box.ring_kind[cell]
    zone = box.ring_zone[cell]
    it = state.cars[car]
    best: i64 = 0
    category: i64
    if kind == c.CELL_S:
        if c.digit_sum(it.sponsors) < box.sponsor_limit:
            return NEW_SPONSOR
        return FOURTH_SPONSOR
    if kind == c.CELL_E:
        if zone >= state.setup.cars or (zone != car and not state.setup.opponents(car, zone)):
            return 0
        for category in range(c.CATEGORIES):
            worth = exchange_gain(state, car, zone, category) * LATER // 100
            if worth > best:
                best = worth
        return best
    for category in range(c.CATEGORIES):
        sold = workshop.sold_at(state, cell, category) and workshop.stock(state, category) > 0
        if sold and state.setup.price[category] <= it.money:
            worth = purchase(state, car, category)
            if worth > best:
                best = worth
    return best


def best_discard(held: i64, chance: Chance) -> i64:
    """Of four sponsor cards the one to give back: keep three alike, else one of each, else a pair and another."""
    best = Best(0, -1)
    colour: i64
    for colour in range(c.COLOURS):
        if c.digit(held, colour):
            kept = held - c.ONE[colour]
            worth: i64 = 0
            if sponsors.one_of_each(kept):
                worth = 2
            elif sponsors.three_alike(kept):
                worth = 3
            elif c.digit(held, colour) > 1:
                worth = 1
            best.offer(colour, worth, chance)
    return best.action


def build_worth(state: Automobile, car: i64) -> i64:
    """A car in the workshop: its cards, and the energy its money and sponsors will buy."""
    it = state.cars[car]
    worth: i64 = 0
    for cards in it.hand:
        worth += c.points_of(cards) * CELL + c.digit(cards, 0) * ZERO_CARD
    energy = (it.money * 100 + sponsors_worth(state, it.sponsors)) // state.setup.box.energy_price
    most = state.setup.box.energy_max * 100
    if energy > most and workshop.board_empty(state):
        energy = most
    worth += energy * MILLION // 100
    return worth


# ---- The race


def special_lanes(state: Automobile, column: i64) -> i64:
    """The lanes of a column where it matters to end: of any other `lane_worth` says 0."""
    return state.setup.box.coloured[column] | state.taken[column + 1]


def lane_worth(state: Automobile, car: i64, column: i64, lane: i64, total: i64, slip_used: bool) -> i64:
    """What ending on a cell brings beyond the cells travelled: bonuses ahead, bends and launch cells to wait on."""
    box = state.setup.box
    bit = c.BIT[lane - 1]
    worth: i64 = 0
    if box.green[column] & bit:
        worth += box.green_for(state.setup.cars, place_at(state, car, column, lane)) * CELL
    behind = column < box.columns and (state.taken[column + 1] & bit) != 0
    if behind and total >= moving.SLIP and not slip_used and moving.onward(state, bit, column):
        worth += moving.SLIP * CELL
    if worth > 0:  # it will not wait here
        return worth
    if box.red[column] & bit:
        return -RED
    if box.violet[column] & bit:
        return VIOLET
    return 0


def place_at(state: Automobile, car: i64, column: i64, lane: i64) -> i64:
    """The place the car would hold on a cell."""
    standing = on_track(column, lane)
    place: i64 = 1
    other: i64
    for other in range(state.setup.cars):
        if other != car and state.standing(other) > standing:
            place += 1
    if not state.setup.finished_count:
        place -= state.finished
    return place


def advance_worth(state: Automobile, car: i64, cells: i64) -> i64:
    """What so many cells are worth from here. Uses the state's displacement as a scratch pad."""
    moving.drive_on(state, car, cells)
    move = state.move
    steps = move.steps
    ends = move.ends
    move.steps = 0
    move.ends = 0
    return end_worth(state, car, steps, ends)


def end_worth(state: Automobile, car: i64, steps: i64, ends: i64) -> i64:
    """What it is worth to end so many cells ahead, in the best of these lanes."""
    column = state.cars[car].column + steps
    if steps == 0:
        return 0
    if column > state.setup.box.columns:
        return steps * CELL + finish_worth(state)
    best: i64 = -CELL
    special = special_lanes(state, column)
    if ends & ~special:
        best = 0
    left = ends & special
    lane: i64 = 1
    while left:
        if left & 1:
            worth = lane_worth(state, car, column, lane, steps, False)
            if worth > best:
                best = worth
        left >>= 1
        lane += 1
    return steps * CELL + best


def finish_worth(state: Automobile) -> i64:
    return 8 * CELL


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn:
    """A car's turn in the race: what cells and balls are worth, each reckoned once."""

    def __init__(self, state: Automobile, car: i64) -> None:
        self.state = state
        self.car: i64 = car
        self.worths = UNKNOWN[:]
        self.column: i64 = state.cars[car].column
        self.ends: i64 = c.BIT[state.cars[car].lane - 1]  # digits, by cells: the lanes that a way so long may end in
        self.looked: i64 = 0  # for how many cells
        self.goes_on = True  # beyond them

    def advance(self, cells: i64) -> i64:
        """What so many cells are worth."""
        worth = self.worths[cells]
        if worth == NOT_YET:
            steps = self.look_ahead(cells)
            worth = end_worth(self.state, self.car, steps, c.digit(self.ends, steps))
            self.worths[cells] = worth
        return worth

    def look_ahead(self, cells: i64) -> i64:
        """How far the car gets with so many cells (A17): longer ways go on where shorter ones ended."""
        while self.goes_on and self.looked < cells:
            column = self.column + self.looked
            lanes = moving.one_more(self.state, c.digit(self.ends, self.looked), column)
            if lanes:
                self.looked += 1
                self.ends += lanes * c.ONE[self.looked]
            self.goes_on = lanes != 0 and column < self.state.setup.box.columns
        if self.looked < cells:
            return self.looked
        return cells

    def beside_ball(self) -> i64:
        """What a spin brings besides the car's own balls: the violet one, and what rivals get from theirs."""
        state = self.state
        it = state.cars[self.car]
        box = state.setup.box
        bit = c.BIT[it.lane - 1]
        worth: i64 = CELL
        if box.red[it.column] & bit:
            worth = -5 * CELL
        elif box.violet[it.column] & bit:
            worth = 3 * CELL
        rivals: i64 = 0
        other: i64
        for other in range(state.setup.cars):
            if state.setup.opponents(self.car, other) and state.cars[other].finish == 0:
                rivals += 1
        return worth - rivals * CELL // 3

    def spin_worth(self, extra: i64, beside: i64) -> i64:
        """What spinning with so many extra balls is worth."""
        worth = (1 + extra) * self.advance(1 + extra) + beside
        return worth // (roulette.balls(self.state) + extra) + BALL_TURN - extra * ENERGY

    def best_balls(self, chance: Chance) -> Best:
        """How many extra balls, and what the spin is then worth."""
        best = Best(0, LEAST)
        beside = self.beside_ball()
        extra: i64
        for extra in range(roulette.most_balls(self.state) + 1):
            best.offer(extra, self.spin_worth(extra, beside), chance)
        return best


def turns_left(state: Automobile, car: i64) -> i64:
    """How many turns the car needs to the finish, in hundredths: its highest cards first, then the roulette."""
    it = state.cars[car]
    if it.finish:
        return it.finish - 10
    left = state.cells_left(car) * CELL
    turns: i64 = 0
    if it.off:
        turns += 100
    values = it.values()
    value: i64 = c.VALUES - 1
    while value > 0 and left > 0:
        number = c.digit(values, value)
        step = value * CELL + TURN_GAIN
        while number > 0 and left > 0:
            if left < step:
                turns += left * 100 // step
                left = 0
            else:
                turns += 100
                left -= step
            number -= 1
        value -= 1
        energetic = it.energy * 100 + c.digit(values, 0) * 30
        if value == 2 and energetic >= 400 and left > 0:  # spins with four extra balls rather than low cards
            spins = energetic // 400
            while spins > 0 and left > 0:
                turns += 100
                left -= 270
                spins -= 1
    if left > 0:
        turns += left * 100 // SPIN_GAIN
    return turns
