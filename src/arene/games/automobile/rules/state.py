"""Les Sponsors de l'Automobile 2004: a position, and what it can do for everything outside. The rules themselves are in
the chapters of the book, which __init__.py lists.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.question import Question
from arene.core.state import Standing, State, ranked
from arene.games.automobile.eyes.sampling import imagine
from arene.games.automobile.rules import components as c

AHEAD_OF_ALL: Final = 1_000_000  # a standing that no car has


class Ask(Question["Automobile"]):
    """What the owner of the acting car is asked."""

    phase: int = c.WORKSHOP

    def away(self, s: Automobile, seat: int) -> int:
        """What is played for a person who is away: harmless and quick."""
        raise AssertionError(f"{self.name}: nobody is asked")

    def imagine(self, s: Automobile, seat: i64, chance: Chance) -> None:
        """Draw anew what a seat does not know of the question itself."""


class AskRacing(Ask):
    """What the owner of a car is asked in the race."""

    phase = c.RACE


class Over(AskRacing):
    """Nobody is asked anything."""

    name = "over"
    topics = "finish"


class Pause(Ask):
    """Nobody is asked: people look at the workshop before it closes."""

    name = "pause"


class RacePause(AskRacing):
    """Nobody is asked: people look at the race before it goes on."""

    name = "pause"


OVER: Final = Over()
PAUSE: Final = Pause()
RACE_PAUSE: Final = RacePause()


class Automobile(State):
    """A position of Les Sponsors de l'Automobile."""

    def __init__(self, setup: c.Setup, cars: list[c.Car], memory: c.Memory) -> None:
        self.setup = setup
        self.cars = cars
        self.memory = memory
        self.asked: Ask = OVER
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
        self.taken = vec[i64]()  # by column: the lanes where cars stand
        self.turn: i64 = -1  # the car whose turn it is
        self.order: i64 = 0  # digits: car + 1, the order of the round when it is fixed (A14)
        self.finished: i64 = 0
        self.lead: i64 = 0  # of pairs: cells the last opposing car had left when the first car came in (A30)
        self.move = c.Move()
        self.waiting: i64 = 0  # digits, see components: cars a violet ball will move yet

    # ---- Who is asked, and the answers

    def seats(self) -> i64:
        return self.setup.seats

    def over(self) -> bool:
        return self.asked is OVER

    def actor(self) -> i64:
        if self.asked is OVER:
            return -1
        return self.setup.owner(self.car)

    def awaiting(self) -> vec[i64]:
        waiting = vec[i64]()
        if self.asked is not OVER:
            waiting = append(waiting, self.actor())
        return waiting

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.actor():
            return vec[i64]()
        return self.asked.legal(self, seat)

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        self.asked.play(self, seat, action, chance, out)

    # ---- Copies, and what a seat cannot know

    def paused(self, asked: Ask) -> Automobile:
        """As people look at it before it goes on."""
        looked_at = self.clone()
        looked_at.asked = asked
        return looked_at

    def clone(self) -> Automobile:
        other = Automobile(self.setup, [car.clone() for car in self.cars], self.memory.clone())
        other.asked = self.asked
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
        other.taken = self.taken[:]
        other.turn = self.turn
        other.order = self.order
        other.finished = self.finished
        other.lead = self.lead
        self.move.copy_to(other.move)
        other.waiting = self.waiting
        return other

    def sample(self, seat: i64, chance: Chance) -> Automobile:
        """Other hidden cards, such as the seat may imagine; once the match is over all are shown."""
        world = self.clone()
        if self.asked is not OVER:
            imagine(self, world, seat, chance)
            world.asked.imagine(world, seat, chance)
        return world

    # ---- The circuit

    def look_at_road(self) -> None:
        """See anew which cells are taken."""
        self.taken = vec[i64]([0 for _ in range(len(self.setup.box.road))])
        for it in self.cars:
            if it.racing():
                self.put(it, it.column, it.lane)

    def put(self, it: c.Car, column: i64, lane: i64) -> None:
        """Stand a car on a cell."""
        it.column = column
        it.lane = lane
        self.taken[column] |= c.BIT[lane - 1]

    def lift(self, it: c.Car) -> None:
        """Take a car off the cell where it stands."""
        self.taken[it.column] &= ~c.BIT[it.lane - 1]

    # ---- Rank

    def standing(self, car: i64) -> i64:
        """A number that orders the cars: the greater, the better placed (A15, A36)."""
        it = self.cars[car]
        if it.finish:
            return AHEAD_OF_ALL - it.finish
        if it.off:
            return it.column * 64 + 56 - it.lane * 4 - it.behind
        return on_track(it.column, it.lane)

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

    def leads(self, car: i64) -> bool:
        """Whether its place is the first (A15)."""
        mine = self.standing(car)
        other: i64
        for other in range(self.setup.cars):
            if self.standing(other) > mine and (self.setup.finished_count or self.cars[other].finish == 0):
                return False
        return True

    # ---- Points

    def points(self, car: i64) -> i64:
        if self.asked.phase != c.RACE:
            return 0
        return self.setup.box.points[self.rank(car)]

    def standings(self) -> list[Standing]:
        """Points of the places as they stand; two cars of one owner or team add up (A30)."""
        setup = self.setup
        keys: list[tuple[int, ...]] = []
        ties: list[dict[str, int]] = []
        for seat in range(int(setup.seats)):
            side = setup.side(seat)
            cars = [car for car in range(int(setup.cars)) if setup.side(car) == side]
            points = sum(int(self.points(car)) for car in cars)
            best = min(int(self.rank(car)) for car in cars) if self.asked.phase == c.RACE else 1
            tie, better = {"best_place": best}, -best
            if setup.pairs and setup.tie == c.TIE_LEAD:
                better = int(self.margin(side))
                tie = {"margin": better}
            elif setup.pairs and setup.tie == c.TIE_SHARED:
                better = 0
            keys.append((points, better))
            ties.append(tie)
        return ranked(keys, [key[0] for key in keys], ties)

    def margin(self, side: i64) -> i64:
        """By how much a pair is the better one when points are equal (A30)."""
        first = self.first_side()
        if first < 0:
            return 0
        margin = self.lead - self.furthest_back(first)
        if side == first:
            return margin
        return -margin

    def first_side(self) -> i64:
        """The pair whose car came in first, or -1."""
        car: i64
        for car in range(self.setup.cars):
            if self.cars[car].finish == 1:
                return self.setup.side(car)
        return -1

    def furthest_back(self, side: i64) -> i64:
        """The cells that a pair's less advanced car has left."""
        one = self.cells_left(side)
        other = self.cells_left(self.setup.partner(side))
        if one > other:
            return one
        return other

    def cells_left(self, car: i64) -> i64:
        """To the finish line; 0 for a car that has crossed it."""
        return self.setup.box.columns + 1 - self.cars[car].column


def on_track(column: i64, lane: i64) -> i64:
    """What a car on a cell of the track is worth in the order: ahead of those off at its column."""
    return column * 64 + 63 - lane
