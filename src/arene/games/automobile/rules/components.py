"""Les Sponsors de l'Automobile: what lies on the table, and the numbers that name it.

The cards of one category in a hand are a number with four bits ("a digit") per value: how many cards of value 0, 1, …
A pile is a number with four bits per card, the top card lowest. The lanes of a column are a set: one bit each, the
inside lane lowest.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import append, i64, mypyc_attr, vec

# ---- Components

CATEGORIES: Final = 8
VALUES: Final = 8  # of workshop cards: 0 to 7
COLOURS: Final = 3  # of sponsor cards
MAX_CARS: Final = 4
MAX_CARDS: Final = 15  # of a category: a pile fits one number
MAX_LANES: Final = 4
MAX_ENERGY: Final = 20
MAX_EXTRA: Final = 9  # extra balls for one spin

CELL_KINDS: Final[list[str]] = ["A", "V", "S", "E"]
CELL_A: Final = 0
CELL_V: Final = 1
CELL_S: Final = 2
CELL_E: Final = 3

BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(16)])
ONE: Final[vec[i64]] = vec[i64]([1 << (4 * n) for n in range(16)])  # one in the digit n
LANES_IN: Final[vec[i64]] = vec[i64]([bin(n).count("1") for n in range(16)])  # how many lanes a set holds
LANE_OF: Final[vec[i64]] = vec[i64]([0] + [(n & -n).bit_length() for n in range(1, 16)])  # the inside one of a set

# ---- Phases

PHASES: Final[list[str]] = ["workshop", "between", "race"]
WORKSHOP: Final = 0
BETWEEN: Final = 1
RACE: Final = 2


# ---- Who wins when two pairs have as many points (A30)

TIE_LEAD: Final = 0  # the first car's pair, if it was further ahead then than its last car is behind in the end
TIE_FIRST: Final = 1  # the first car's pair
TIE_SHARED: Final = 2
TIES: Final[list[str]] = ["lead", "first_car", "draw"]

# ---- Why a car moves

CAUSES: Final[list[str]] = ["card", "own_ball", "other_ball", "violet", "green", "slipstream"]
BY_CARD: Final = 0
BY_OWN_BALL: Final = 1
BY_OTHER_BALL: Final = 2
BY_VIOLET: Final = 3
BY_GREEN: Final = 4
BY_SLIP: Final = 5

# ---- What happened to hidden cards: the entries of the memory (see Memory)

HELD: Final = 0  # the car holds these cards of the category from the start: value = their digits
BOUGHT: Final = 1
BOARD_SWAP: Final = 2
FORCED_SWAP: Final = 3
PAIR_SWAP: Final = 4
SHOWN: Final = 5  # the partner saw the car's cards of the category: value = their digits
PLAYED: Final = 6
DRAWN: Final = 7
SOLD: Final = 8
DISCARDED: Final = 9
ENTRIES: Final[list[str]] = [
    "held",
    "bought",
    "board",
    "forced",
    "pair",
    "shown",
    "played",
    "drawn",
    "sold",
    "discarded",
]


EVEN_DIGITS: Final = 0x0F0F0F0F  # of eight: one in each byte, with room for sums


def digit(digits: i64, place: i64) -> i64:
    return (digits >> (4 * place)) & 15


def digit_sum(digits: i64) -> i64:
    """The sum of eight digits, two by two: how many cards there are."""
    pairs = (digits & EVEN_DIGITS) + ((digits >> 4) & EVEN_DIGITS)
    return ((pairs * 0x01010101) >> 24) & 255


def from_to(first: i64, last: i64) -> vec[i64]:
    """These numbers and all between them."""
    numbers = vec[i64](capacity=last - first + 1)
    number = first
    while number <= last:
        numbers = append(numbers, number)
        number += 1
    return numbers


def points_of(digits: i64) -> i64:
    """The sum of the values of these cards: one product weighs the digits 0, 2, 4, 6, another 1, 3, 5, 7."""
    even = (digits & EVEN_DIGITS) * 0x00020406
    odd = ((digits >> 4) & EVEN_DIGITS) * 0x01030507
    return ((even >> 24) & 255) + ((odd >> 24) & 255)


def listed(digits: i64) -> list[int]:
    """The values (or colours) that digits count, ascending."""
    values: list[int] = []
    for value in range(VALUES):
        values += [value] * int(digit(digits, value))
    return values


class Box:
    """What the edition prints. Shared by all states of a match, never changed."""

    def __init__(self) -> None:
        self.cars: list[str] = []
        self.numbers: list[int] = []
        self.looks: list[str] = []  # colours of the cars
        self.categories: list[str] = []
        self.zone = vec[i64]([0] * CATEGORIES)  # where a category is sold
        self.price = vec[i64]([0] * CATEGORIES)
        self.counts = vec[i64]([0] * CATEGORIES)  # digits: the cards of a category
        self.removed = vec[i64]([0] * CATEGORIES)  # the value taken out with three players
        self.sponsors: list[str] = []
        self.copies = vec[i64]([0] * COLOURS)
        self.sponsor_limit: i64 = 0
        self.sale_same: i64 = 0
        self.sale_different: i64 = 0
        self.sale_single: i64 = 0
        self.ring_zone = vec[i64]()  # of each cell, clockwise
        self.ring_kind = vec[i64]()
        self.ring_start = vec[i64]([0] * MAX_CARS)  # the A cell of each zone
        self.lanes: list[str] = []
        self.columns: i64 = 0  # of the circuit; the finish is the column after the last
        self.road = vec[i64]()  # by column: the lanes that exist, and those of each colour
        self.green = vec[i64]()
        self.red = vec[i64]()
        self.violet = vec[i64]()
        self.coloured = vec[i64]()  # those of any colour
        self.grid_column = vec[i64]([0] * MAX_CARS)
        self.grid_lane = vec[i64]([0] * MAX_CARS)
        self.parts: list[tuple[int, int, str]] = []
        self.money_start: i64 = 0
        self.energy_price: i64 = 0
        self.energy_max: i64 = 0
        self.extra_max: i64 = 0
        self.green_bonus = vec[i64]([0] * (8 * 5))  # see green_for
        self.points = vec[i64]([0] * 5)  # by place, from 1

    def green_for(self, cars: i64, place: i64) -> i64:
        """The cells that a green cell brings to a place, by the number of cars."""
        return self.green_bonus[cars * 8 + place]


class Setup:
    """What was fixed when the match was created: seats, box and options."""

    def __init__(self, seats: i64, box: Box) -> None:
        self.seats: i64 = seats
        self.cars: i64 = MAX_CARS
        if seats == 3:
            self.cars = 3
        self.box = box
        self.pairs = seats == 2  # two cars of one owner, or of a team (A1)
        self.price = box.price  # A3
        self.side_exchange = False  # A8
        self.swaps: i64 = 2  # A12
        self.surplus_to_partner = False  # A10
        self.hands_shared = False  # A13
        self.frozen_order = False  # A14
        self.finished_count = True  # A15
        self.bonus_everywhere = True  # A20
        self.bonus_optional = False  # A21
        self.slip_per_round = False  # A22
        self.tie: i64 = TIE_LEAD  # A30
        self.ends_decided = True  # A33
        self.off_in_order = True  # A36

    def owner(self, car: i64) -> i64:
        """The seat of a car: with two players, cars 0 and 2 against 1 and 3."""
        if self.seats == 2:
            return car % 2
        return car

    def partner(self, car: i64) -> i64:
        """The other car of the pair, or -1."""
        if not self.pairs:
            return -1
        return (car + 2) % 4

    def sees_hand(self, seat: i64, car: i64, shown: bool) -> bool:
        """Whether a seat sees a car's cards; ``shown``: partners have shown theirs (A13)."""
        if self.owner(car) == seat:
            return True
        return self.pairs and (shown or self.hands_shared) and seat >= 0 and self.owner(self.partner(car)) == seat

    def side(self, car: i64) -> i64:
        """The owner or team of a car, or of a seat."""
        if self.pairs:
            return car % 2
        return car

    def opponents(self, car: i64, other: i64) -> bool:
        return car != other and not (self.pairs and self.partner(car) == other)

    def deck(self, category: i64) -> i64:
        """The cards of a category that are in the match, as digits."""
        cards = self.box.counts[category]
        if self.cars == 3:
            cards -= ONE[self.box.removed[category]]
        return cards


@mypyc_attr(acyclic=True)
class Car:
    """A car with all that belongs to it. The unit of play: with two players each seat has two."""

    def __init__(self) -> None:
        self.cell: i64 = 0  # of the ring, where its canvasser stands
        self.money: i64 = 0
        self.sponsors: i64 = 0  # digits: cards of each colour
        self.hand = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])  # by category: digits
        self.energy: i64 = 0
        self.column: i64 = 0  # on the circuit; 0: not yet there
        self.lane: i64 = 0
        self.off = False  # spun off: beside the track at its column
        self.behind: i64 = 0  # off: how many cars wait there that left the same cell before it (A36)
        self.finish: i64 = 0  # the place it finished in; 0: still racing
        self.played = False  # had its turn in this round of the race
        self.slipped = False  # had its slipstream in this round (A22)

    def clone(self) -> Car:
        other = Car()
        other.cell = self.cell
        other.money = self.money
        other.sponsors = self.sponsors
        other.hand = self.hand[:]
        other.energy = self.energy
        other.column = self.column
        other.lane = self.lane
        other.off = self.off
        other.behind = self.behind
        other.finish = self.finish
        other.played = self.played
        other.slipped = self.slipped
        return other

    def values(self) -> i64:
        """All cards by value, as digits: categories play no part in the race."""
        values: i64 = 0
        for cards in self.hand:
            values += cards
        return values

    def cards_left(self) -> i64:
        count: i64 = 0
        for cards in self.hand:
            count += digit_sum(cards)
        return count

    def racing(self) -> bool:
        return not self.off and self.finish == 0

    def first_with(self, value: i64) -> i64:
        """The first category that holds a card of this value, in the order of the edition."""
        category: i64 = 0
        while not digit(self.hand[category], value):
            category += 1
        return category


@mypyc_attr(acyclic=True)
class Move:
    """A displacement under way: where it may end, and what it has earned (A17, A25)."""

    def __init__(self) -> None:
        self.car: i64 = -1
        self.cause: i64 = 0  # of this segment
        self.total: i64 = 0  # cells travelled so far
        self.slip_used = False
        self.slip: i64 = 0  # owed: 0 or 2
        self.green: i64 = 0  # owed: the older bonus
        self.green_later: i64 = 0
        self.steps: i64 = 0  # of this segment
        self.ends: i64 = 0  # the lanes it may end in

    def copy_to(self, other: Move) -> None:
        other.car = self.car
        other.cause = self.cause
        other.total = self.total
        other.slip_used = self.slip_used
        other.slip = self.slip
        other.green = self.green
        other.green_later = self.green_later
        other.steps = self.steps
        other.ends = self.ends


@mypyc_attr(acyclic=True)
class Memory:
    """What happened to the hidden cards, in order. A seat's knowledge follows from it (sampling.py).

    An entry is one number: kind, category (or colours sold), car, the other car, and what was given and taken.
    """

    def __init__(self) -> None:
        self.cards = vec[i64]()
        self.sponsors = vec[i64]()  # forgotten when the workshop closes: all are sold then

    def clone(self) -> Memory:
        other = Memory()
        other.cards = self.cards[:]
        other.sponsors = self.sponsors[:]
        return other

    def note(self, kind: i64, category: i64, car: i64, other: i64, gave: i64, took: i64) -> None:
        self.cards = append(self.cards, entry(kind, category, car, other, gave, took))

    def note_sponsor(self, kind: i64, car: i64, cards: i64) -> None:
        self.sponsors = append(self.sponsors, entry(kind, 0, car, 0, 0, cards))


def entry(kind: i64, category: i64, car: i64, other: i64, gave: i64, took: i64) -> i64:
    return kind + category * 16 + car * 128 + other * 512 + gave * 2048 + took * 16384


def kind_in(noted: i64) -> i64:
    return noted & 15


def category_in(noted: i64) -> i64:
    return (noted >> 4) & 7


def car_in(noted: i64) -> i64:
    return (noted >> 7) & 3


def other_in(noted: i64) -> i64:
    return (noted >> 9) & 3


def gave_in(noted: i64) -> i64:
    return (noted >> 11) & 7


def took_in(noted: i64) -> i64:
    """The value taken, or the digits of the cards concerned."""
    return noted >> 14


# ---- Cars that a violet ball is going to move: one digit each, the next one lowest

STEP: Final = 1
LAUNCH: Final = 3  # from a violet cell


def queued(car: i64, cells: i64) -> i64:
    """The digit of a car that will move one cell, or is launched."""
    if cells == LAUNCH:
        return 12 + car
    return 8 + car


def car_queued(queue: i64) -> i64:
    return queue & 3


def cells_queued(queue: i64) -> i64:
    if queue & 4:
        return LAUNCH
    return STEP
