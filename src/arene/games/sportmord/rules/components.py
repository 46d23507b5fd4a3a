"""Le sport est mortel: what lies on the table, and the numbers that name it.

Eight sports, six seats or six faces fit one number, four bits each ("digits"): dice at the sports, units owned, how
many dice of a roll show each face. A set of sports or seats is a number with one bit each. A pile is a number with
two bits per card, the top card lowest.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.native import i64, mypyc_attr, vec

# ---- Components

SPORTS: Final = 8
PILE: Final = 12  # cards of a sport
MAX_DICE: Final = 10  # of a seat
SEATS: Final = range(6)  # as actions name them
FACES: Final = range(1, 7)

TRAINING: Final = 0
U2: Final = 1
U4: Final = 2
U6: Final = 3
KINDS: Final[list[str]] = ["training", "u2", "u4", "u6"]

# wishes: a kind of card, or
WISH_NONE: Final = 4
WISH_TOURNAMENT: Final = 5
WISHES: Final[list[str]] = [*KINDS, "none", "tournament"]

BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(16)])
SIZE: Final[vec[i64]] = vec[i64]([bin(n).count("1") for n in range(256)])
ONE: Final[vec[i64]] = vec[i64]([1 << (4 * n) for n in range(9)])  # one in the digit n
ONES: Final = 0x11111111
CARD_AT: Final[vec[i64]] = vec[i64]([1 << (2 * n) for n in range(13)])  # one in the place n of a pile
SEATS_AT: Final[vec[i64]] = vec[i64](
    [1 << (6 * n) for n in range(8)]
)  # by sport: one in its six bits, a bit for each seat


def digit(digits: i64, place: i64) -> i64:
    return (digits >> (4 * place)) & 15


def dice_in(digits: i64) -> i64:
    """How many of eight digits hold a die."""
    return ((spots(digits) * ONES) >> 28) & 15


def faces(dice: i64) -> list[int]:
    """The faces of a roll, ascending."""
    shown: list[int] = []
    for face in range(1, 7):
        shown += [face] * int(digit(dice, face))
    return shown


def roll(label: str, dice: i64, chance: Chance) -> i64:
    """A roll of so many dice."""
    rolled: i64 = 0
    while dice > 0:
        rolled += ONE[chance.die(label)]
        dice -= 1
    return rolled


def total(dice: i64) -> i64:
    """The pips of a roll."""
    pips: i64 = 0
    face: i64 = 0
    while dice:
        pips += face * (dice & 15)
        dice >>= 4
        face += 1
    return pips


def count(dice: i64) -> i64:
    """How many dice a roll has: the sum of its digits, at most ten."""
    return ((dice * ONES) >> 28) & 15


def spots(digits: i64) -> i64:
    """The digits that are not zero, each as a one."""
    return (digits | (digits >> 1) | (digits >> 2) | (digits >> 3)) & ONES


class Box:
    """What the edition prints. Shared by all states of a match, never changed."""

    def __init__(self) -> None:
        self.dice: i64 = 10  # per seat
        self.pills: i64 = 12
        self.pills_start: i64 = 1
        self.sports: list[str] = []  # in the order of the circle
        self.sport_looks: list[tuple[str, str]] = []  # colour and icon
        self.dice_looks: list[tuple[str, str, str]] = []  # by seat: name, colour and pattern of its dice
        self.threshold = vec[i64]([0 for _ in range(4 * SPORTS)])  # of an accident: sport * 4 + kind
        self.wound = vec[i64]([0 for _ in range(4 * SPORTS)])  # the value of the die put on its card


class Setup:
    """What was fixed when the match was created: seats, box, options and the order of the circle."""

    def __init__(self, seats: i64, box: Box) -> None:
        self.seats: i64 = seats
        self.box = box
        self.circle = vec[i64](range(SPORTS))
        self.wishes = True  # A20
        self.coach_anywhere = True  # A23
        self.doped_leap = False  # A11
        self.one_pill = False  # A9
        self.memory_aid = True  # A30
        self.round_limit: i64 = 60  # A33


@mypyc_attr(acyclic=True)
class Player:
    """A seat: its dice, pills, training units and accidents."""

    def __init__(self) -> None:
        self.pills: i64 = 0
        self.free: i64 = 0  # dice neither at a sport nor on an accident card; those of a roll included
        self.roll: i64 = 0  # by face: the training roll in phases 2 to 4, the tournament roll in a tournament
        self.doped: i64 = 0  # by face: dice standing on a pill, not yet laid
        self.old: i64 = 0  # by sport: last round's die
        self.new: i64 = 0  # by sport: this round's die
        self.doped_at: i64 = 0  # sports where the new die stands on a pill
        self.units: i64 = 0  # by sport: training cards owned
        self.light: i64 = 0  # sports whose U2 lies before the seat
        self.serious: i64 = 0  # sports whose U4 lies before the seat
        self.light_dice: i64 = 0  # by sport: the die on the U2, 0 once healed
        self.serious_dice: i64 = 0
        self.fatal: i64 = 0  # sports closed by the seat's U6
        self.wish: i64 = -1
        self.card: i64 = -1  # kind received in the share-out under way

    def clone(self) -> Player:
        other = Player()
        other.pills = self.pills
        other.free = self.free
        other.roll = self.roll
        other.doped = self.doped
        other.old = self.old
        other.new = self.new
        other.doped_at = self.doped_at
        other.units = self.units
        other.light = self.light
        other.serious = self.serious
        other.light_dice = self.light_dice
        other.serious_dice = self.serious_dice
        other.fatal = self.fatal
        other.wish = self.wish
        other.card = self.card
        return other

    def sports_owned(self) -> i64:
        """In how many sports the seat has a unit."""
        return dice_in(self.units)

    def largest(self) -> i64:
        """The size of the largest set."""
        best: i64 = 0
        left = self.units
        while left:
            if left & 15 > best:
                best = left & 15
            left >>= 4
        return best

    def score(self) -> i64:
        """Different sports times the largest set; accidents are no units (A34)."""
        return self.sports_owned() * self.largest()

    def accidents(self) -> i64:
        """Accident cards owned, healed or not, fatal ones included."""
        return SIZE[self.light] + SIZE[self.serious] + SIZE[self.fatal]


@mypyc_attr(acyclic=True)
class Contest:
    """The order a tournament gives, while it is being settled and afterwards.

    Seats stand from first to last; a seat *tied* stands level with the one before it. The first tied group is the one
    that rolls; ``level`` counts the complementary tournaments it has come through (A41).
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.order: i64 = 0  # by place: the seat
        self.tied: i64 = 0  # places level with the place before
        self.level: i64 = 0  # by place: of the group it stands in; 0 once settled

    def clone(self) -> Contest:
        other = Contest()
        other.size = self.size
        other.order = self.order
        other.tied = self.tied
        other.level = self.level
        return other

    def clear(self) -> None:
        self.size = 0
        self.order = 0
        self.tied = 0
        self.level = 0

    def start(self) -> i64:
        """The first place of the first tied group; -1 when every place is settled."""
        place: i64
        for place in range(1, self.size):
            if self.tied & BIT[place]:
                return place - 1
        return -1

    def end(self, start: i64) -> i64:
        """The place after the group that begins at a place."""
        place = start + 1
        while place < self.size and self.tied & BIT[place]:
            place += 1
        return place

    def group(self) -> i64:
        """The seats of the first tied group; none when every place is settled."""
        start = self.start()
        seats: i64 = 0
        if start >= 0:
            place: i64
            for place in range(start, self.end(start)):
                seats |= BIT[digit(self.order, place)]
        return seats
