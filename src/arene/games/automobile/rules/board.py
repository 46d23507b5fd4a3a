"""Les Sponsors de l'Automobile: the position, and what can be read off it: money, rank, ways along the track.

The rules themselves are in workshop.py, tuning.py and race.py.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.native import append, i64, vec
from arene.core.state import Standing, State
from arene.games.automobile.rules.components import (
    BIT,
    CATEGORIES,
    CELL_E,
    COLOURS,
    OVER,
    RACE,
    TIE_LEAD,
    TIE_SHARED,
    WORKSHOP,
    Car,
    Memory,
    Move,
    Setup,
    digit,
    digit_sum,
)


class Board(State):
    """All that lies on the table."""

    def __init__(self, setup: Setup, cars: list[Car], memory: Memory) -> None:
        self.setup = setup
        self.cars = cars
        self.memory = memory
        self.phase: i64 = WORKSHOP
        self.decision: i64 = OVER
        self.car: i64 = 0  # whose owner is asked
        self.round: i64 = 0  # of the phase
        # the workshop
        self.starter: i64 = 0
        self.pile = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
        self.left: i64 = 0  # digits: the cards of each pile
        self.pack = vec[i64]()  # sponsor cards, the top one first
        self.idle: i64 = 0  # rounds in a row without a purchase
        self.bought = False  # in this round
        # between the phases
        self.pair: i64 = 0  # which of the two pairs is exchanging
        self.swapped: i64 = 0
        self.proposals: i64 = 0
        self.silent: i64 = 0  # "no more" in succession
        self.offer: i64 = 0  # a proposed swap (as its action tells it), or a proposed split
        self.shown = False  # partners see each other's cards
        # the race
        self.turn: i64 = -1  # the car whose turn it is
        self.order: i64 = 0  # digits: car + 1, the order of the round when it is fixed (A14)
        self.finished: i64 = 0
        self.lead: i64 = 0  # of pairs: cells the last opposing car had left when the first car came in (A30)
        self.move = Move()
        self.waiting: i64 = 0  # digits, next one lowest: cars a violet ball will move yet: 8 + launch * 4 + car

    def copy_to(self, other: Board) -> None:
        other.phase = self.phase
        other.decision = self.decision
        other.car = self.car
        other.round = self.round
        other.starter = self.starter
        other.pile = self.pile[:]
        other.left = self.left
        other.pack = self.pack[:]
        other.idle = self.idle
        other.bought = self.bought
        other.pair = self.pair
        other.swapped = self.swapped
        other.proposals = self.proposals
        other.silent = self.silent
        other.offer = self.offer
        other.shown = self.shown
        other.turn = self.turn
        other.order = self.order
        other.finished = self.finished
        other.lead = self.lead
        self.move.copy_to(other.move)
        other.waiting = self.waiting

    # ---- The contract, as far as it needs no rules

    def seats(self) -> i64:
        return self.setup.seats

    def actor(self) -> i64:
        if self.decision == OVER:
            return -1
        return self.setup.owner(self.car)

    def awaiting(self) -> vec[i64]:
        waiting = vec[i64]()
        if self.decision != OVER:
            waiting = append(waiting, self.actor())
        return waiting

    def over(self) -> bool:
        return self.decision == OVER

    def standings(self) -> list[Standing]:
        """Points of the places as they stand; two cars of one owner or team add up (A30)."""
        seats = int(self.setup.seats)
        points: list[int] = []
        worse: list[int] = []  # what breaks a tie: the less the better
        ties: list[dict[str, int]] = []
        for seat in range(seats):
            cars = [car for car in range(int(self.setup.cars)) if self.side(car) == self.side_of_seat(seat)]
            points.append(sum(int(self.points(car)) for car in cars))
            best = min(int(self.rank(car)) for car in cars) if self.phase == RACE else 1
            ties.append({"best_place": best})
            worse.append(best)
            if self.setup.pairs and self.setup.tie == TIE_LEAD:
                ties[seat] = {"margin": int(self.margin(self.side_of_seat(seat)))}
                worse[seat] = -ties[seat]["margin"]
            elif self.setup.pairs and self.setup.tie == TIE_SHARED:
                worse[seat] = 0
        ranks = [
            1 + sum((points[other], -worse[other]) > (points[seat], -worse[seat]) for other in range(seats))
            for seat in range(seats)
        ]
        order = sorted(range(seats), key=lambda seat: (ranks[seat], seat))
        return [Standing(seat, ranks[seat], points[seat], ties[seat]) for seat in order]

    def cells_left(self, car: i64) -> i64:
        """To the finish line; 0 for a car that has crossed it."""
        return self.setup.box.columns + 1 - self.cars[car].column

    def furthest_back(self, side: i64) -> i64:
        """The cells that a pair's less advanced car has left."""
        one = self.cells_left(side)
        other = self.cells_left(side + 2)
        if one > other:
            return one
        return other

    def first_side(self) -> i64:
        """The pair whose car came in first, or -1."""
        car: i64
        for car in range(self.setup.cars):
            if self.cars[car].finish == 1:
                return car % 2
        return -1

    def margin(self, side: i64) -> i64:
        """By how much a pair is the better one when points are equal (A30)."""
        first = self.first_side()
        if first < 0:
            return 0
        margin = self.lead - self.furthest_back(first)
        if side == first:
            return margin
        return -margin

    def points(self, car: i64) -> i64:
        if self.phase != RACE:
            return 0
        return self.setup.box.points[self.rank(car)]

    def side(self, car: i64) -> i64:
        """The owner or team of a car."""
        if self.setup.pairs:
            return car % 2
        return car

    def side_of_seat(self, seat: i64) -> i64:
        if self.setup.pairs:
            return seat % 2
        return seat

    # ---- The workshop

    def stock(self, category: i64) -> i64:
        """The cards left on a pile."""
        return digit(self.left, category)

    def take_top(self, category: i64) -> i64:
        value = self.pile[category] & 15
        self.pile[category] >>= 4
        return value

    def sale(self, sold: i64) -> i64:
        """What the bank pays for sponsor cards, given as digits."""
        box = self.setup.box
        number = digit_sum(sold)
        if number == 3:
            if sold == 0x111:
                return box.sale_different
            if sold == 0x003 or sold == 0x030 or sold == 0x300:
                return box.sale_same
        return number * box.sale_single

    def put_under(self, colour: i64) -> None:
        self.pack = append(self.pack, colour)

    def draw_sponsor(self) -> i64:
        colour = self.pack[0]
        self.pack = self.pack[1:]
        return colour

    def hand_back(self, sold: i64) -> None:
        """Sponsor cards go under the pack, colour by colour (A7)."""
        colour: i64
        for colour in range(COLOURS):
            number = digit(sold, colour)
            while number > 0:
                self.put_under(colour)
                number -= 1

    def exchange_target(self) -> i64:
        """On an E cell: the car that must exchange, the acting car itself (with the board), or -1 (A8)."""
        here = self.cars[self.car].cell
        zone = self.setup.box.ring_zone[here]
        if self.setup.box.ring_kind[here] != CELL_E or zone >= self.setup.cars:
            return -1
        if zone == self.car or self.setup.side_exchange or self.setup.opponents(self.car, zone):
            return zone
        return -1

    def can_buy(self, category: i64) -> bool:
        return self.stock(category) > 0 and self.setup.price[category] <= self.cars[self.car].money

    def board_empty(self) -> bool:
        return self.left == 0

    # ---- Rank

    def standing(self, car: i64) -> i64:
        """A number that orders the cars: the greater, the better placed (A15, A36)."""
        it = self.cars[car]
        if it.finish:
            return 1_000_000 - it.finish
        if it.off:
            return it.column * 64 + 56 - it.lane * 4 - it.behind
        return on_track(it.column, it.lane)

    def waiting_at(self, column: i64, lane: i64) -> i64:
        """How many cars are off the track that left it from this cell."""
        cars: i64 = 0
        for it in self.cars:
            if it.off and it.column == column and it.lane == lane:
                cars += 1
        return cars

    def rank(self, car: i64) -> i64:
        """Its position among all cars, finished ones included."""
        mine = self.standing(car)
        rank: i64 = 1
        other: i64
        for other in range(self.setup.cars):
            if self.standing(other) > mine:
                rank += 1
        return rank

    def place(self, car: i64) -> i64:
        """The place that counts for driving and for green cells (A15)."""
        place = self.rank(car)
        if not self.setup.finished_count:
            place -= self.finished
        return place

    # ---- Ways along the track

    def taken(self, column: i64) -> i64:
        """The lanes of a column where cars stand."""
        lanes: i64 = 0
        for car in self.cars:
            if car.column == column and not car.off and car.finish == 0:
                lanes |= BIT[car.lane - 1]
        return lanes

    def onward(self, lanes: i64, column: i64) -> i64:
        """The lanes of the next column that one step from these lanes leads to.

        A diagonal step is forbidden between two cars: one beside the start, one straight ahead (A18).
        """
        here = self.taken(column)
        ahead = self.taken(column + 1)
        outward = (lanes & ~(ahead & (here >> 1))) << 1
        inward = (lanes & ~(ahead & (here << 1))) >> 1
        return (lanes | outward | inward) & self.setup.box.road[column + 1] & ~ahead

    def drive_on(self, car: i64, steps: i64) -> None:
        """Find how far the car gets in so many steps, and the lanes it may end in (A17)."""
        it = self.cars[car]
        column = it.column
        lanes = BIT[it.lane - 1]
        last = self.setup.box.columns
        done: i64 = 0
        while done < steps:
            if column == last:
                done += 1
                lanes = 1  # the finish line: one place for all
                break
            onward = self.onward(lanes, column)
            if not onward:
                break
            lanes = onward
            column += 1
            done += 1
        self.move.steps = done
        self.move.ends = 0
        if done > 0:
            self.move.ends = lanes

    def blocked(self, car: i64) -> bool:
        """Whether the car cannot go forward at all."""
        it = self.cars[car]
        if it.column == self.setup.box.columns:
            return False
        return self.onward(BIT[it.lane - 1], it.column) == 0

    def passes(self, car: i64, column: i64) -> bool:
        """Whether the car has a way beyond a column, all others standing as they are."""
        it = self.cars[car]
        at = it.column
        lanes = BIT[it.lane - 1]
        while at <= column and lanes:
            if at == self.setup.box.columns:
                return True
            lanes = self.onward(lanes, at)
            at += 1
        return lanes != 0

    def blocking(self, car: i64) -> bool:
        """Whether it alone keeps a car behind it from passing (A16, A38)."""
        it = self.cars[car]
        mine = self.standing(car)
        other: i64
        for other in range(self.setup.cars):
            if other == car or not self.cars[other].racing() or self.standing(other) > mine:
                continue
            if not self.passes(other, it.column):
                it.off = True
                free = self.passes(other, it.column)
                it.off = False
                if free:
                    return True
        return False

    def way_to(self, car: i64, steps: i64, end: i64) -> list[tuple[int, int]]:
        """Cells of a shortest way of so many steps to an end lane (0: the finish line), the straightest one."""
        it = self.cars[car]
        reach: list[i64] = [BIT[it.lane - 1]]
        column = it.column
        while len(reach) <= steps and column < self.setup.box.columns:
            reach.append(self.onward(reach[len(reach) - 1], column))
            column += 1
        cells: list[tuple[int, int]] = []
        lane = end
        if lane == 0:
            cells.append((int(self.setup.box.columns) + 1, 0))
            lane = self.nearest(reach[len(reach) - 1], it.lane)
        place = len(reach) - 1
        while place > 0:
            cells.append((int(column), int(lane)))
            lane = self.step_back(reach[place - 1], column - 1, lane)
            column -= 1
            place -= 1
        cells.reverse()
        return cells

    def nearest(self, lanes: i64, lane: i64) -> i64:
        """Of a set of lanes the one nearest to a lane."""
        best: i64 = 0
        distance: i64 = 99
        other: i64
        for other in range(1, 5):
            apart = other - lane
            if apart < 0:
                apart = -apart
            if lanes & BIT[other - 1] and apart < distance:
                best = other
                distance = apart
        return best

    def step_back(self, lanes: i64, column: i64, to: i64) -> i64:
        """From which of these lanes one step leads there; straight on if possible."""
        turn: i64
        for turn in range(3):
            lane = to
            if turn == 1:
                lane = to - 1
            elif turn == 2:
                lane = to + 1
            there = lane >= 1 and lane <= 4 and (lanes & BIT[lane - 1]) != 0
            if there and self.onward(BIT[lane - 1], column) & BIT[to - 1]:
                return lane
        return to

    def next_in_rank(self) -> i64:
        """The best placed car that has not had its turn in this round; -1 if all have (A14)."""
        best: i64 = -1
        most: i64 = -1
        car: i64
        if self.setup.frozen_order:
            order = self.order
            while order:
                car = (order & 15) - 1
                if not self.cars[car].played and self.cars[car].finish == 0:
                    return car
                order >>= 4
            return -1
        for car in range(self.setup.cars):
            it = self.cars[car]
            if not it.played and it.finish == 0 and self.standing(car) > most:
                best = car
                most = self.standing(car)
        return best

    def ranked(self, after: i64) -> i64:
        """The best placed unfinished car whose standing is below a number; -1: none."""
        best: i64 = -1
        most: i64 = -1
        car: i64
        for car in range(self.setup.cars):
            standing = self.standing(car)
            if self.cars[car].finish == 0 and standing < after and standing > most:
                best = car
                most = standing
        return best

    def balls(self) -> i64:
        """In the roulette without extra balls: one of each car still racing or off, and the violet one."""
        return self.setup.cars - self.finished + 1

    def cards_left(self, car: i64) -> i64:
        count: i64 = 0
        category: i64
        for category in range(CATEGORIES):
            count += digit_sum(self.cars[car].hand[category])
        return count


def on_track(column: i64, lane: i64) -> i64:
    """What a car on a cell of the track is worth in the order: ahead of those off at its column."""
    return column * 64 + 63 - lane


def from_to(first: i64, last: i64) -> vec[i64]:
    """These actions and all between them."""
    actions = vec[i64](capacity=last - first + 1)
    action = first
    while action <= last:
        actions = append(actions, action)
        action += 1
    return actions
