"""Footmania: what lies on the table, and the numbers that name it.

Footballers, question marks, euromatch cards and cells are numbered in the order of the edition; Plus cards by title,
since cards of one title are alike.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import append, i64, mypyc_attr, vec

RULES: Final = 3  # the version these files tell; what older matches do otherwise asks ``setup.rules``
MAX_SEATS: Final = 4
MAX_CARDS: Final = 128  # footballers an edition may have
MAX_CELLS: Final = 64
MAX_PLUS: Final = 40  # titles
NUMBERS: Final = 11

BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(40)])
DIGIT: Final[vec[i64]] = vec[i64]([1 << (4 * n) for n in range(15)])  # one in the digit n, four bits each
LOCK_AT: Final[vec[i64]] = vec[i64](
    [1 << (3 * n) for n in range(16)]
)  # one in the place of a pair of seats, three bits each

# ---- Footballers: the colour gives the stars, the deck is seen on the back

COLOURS: Final[list[str]] = ["yellow", "green", "blue", "red"]
RED: Final = 3
BASE_STARS: Final[vec[i64]] = vec[i64]([2, 3, 5, 5])
NATIONAL: Final = 0
FOREIGN: Final = 1
DECKS: Final[list[str]] = ["national", "foreign"]
ALL_NUMBERS: Final = 2047
LOWEST: Final[vec[i64]] = vec[i64]([(some & -some).bit_length() - 1 for some in range(2048)])  # of a set of numbers
UTILITY: Final = 2046  # JP: any number but the goalkeeper's

# where a card is, besides a seat's squad
IN_DECK: Final = -1
DRAWN: Final = -2  # on the table, before its decision or its auction

# ---- Cells

CENTRE: Final = 0
CHAMPIONSHIP: Final = 1
NATIONAL_CELL: Final = 2
FOREIGN_CELL: Final = 3
PLUS_CELL: Final = 4
QUESTION_CELL: Final = 5
EUROMATCH_CELL: Final = 6
SPONSOR_CELL: Final = 7
JACKPOT_CELL: Final = 8
PAY_CELL: Final = 9
CELL_TYPES: Final[list[str]] = [
    "centre",
    "championship",
    "national",
    "foreign",
    "plus",
    "question",
    "euromatch",
    "sponsor",
    "jackpot",
    "pay",
]
SPONSORS: Final[list[str]] = ["shoes", "shirt", "socks", "shorts"]

# ---- Question marks

Q_SPONSOR: Final = 0
Q_GAIN: Final = 1
Q_LOSE: Final = 2
Q_LOSE_PER_FOREIGN: Final = 3
Q_COLLECT: Final = 4
Q_DRAW_PLUS: Final = 5
Q_LOSE_PLUS: Final = 6
Q_SKIP_TURN: Final = 7
Q_EXTRA_ROLL: Final = 8
Q_SCOUT: Final = 9
QUESTIONS: Final[list[str]] = [
    "sponsor",
    "gain",
    "lose",
    "lose_per_foreign",
    "collect",
    "draw_plus",
    "lose_plus",
    "skip_turn",
    "extra_roll",
    "scout",
]

# ---- Plus cards

P_BOOST: Final = 0
P_BOOST_HOME: Final = 1
P_TRAINEES: Final = 2
P_INJURY_OWNER: Final = 3
P_INJURY_ATTACKER: Final = 4
P_RED_CARD: Final = 5
P_WEAKEN: Final = 6
P_CANCEL: Final = 7
PLUS_CODES: Final[list[str]] = [
    "boost",
    "boost_home",
    "trainees_plus",
    "injury_owner",
    "injury_attacker",
    "red_card",
    "weaken",
    "cancel",
]
# what a protection may cancel
HOSTILE: Final[list[str]] = ["injury", "red", "weaken"]
HOSTILE_OF: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1, 2, 4, 0])  # by code: the bit of its kind of hostility

# ---- Fixtures [rules]: by number of seats, days in order, home before away

FIXTURES_2: Final[vec[i64]] = vec[i64]([0, 1, 1, 0])
FIXTURES_3: Final[vec[i64]] = vec[i64]([0, 1, 0, 2, 1, 2, 1, 0, 2, 0, 2, 1])
FIXTURES_4: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 0, 2, 1, 3, 0, 3, 1, 2, 1, 0, 3, 2, 2, 0, 3, 1, 3, 0, 2, 1])


def fixtures(seats: i64) -> vec[i64]:
    """The matches of the rule book's table, one after the other, as home and away."""
    if seats == 2:
        return FIXTURES_2
    if seats == 3:
        return FIXTURES_3
    return FIXTURES_4


def matches_a_day(seats: i64) -> i64:
    return 2 if seats == 4 else 1


def days(seats: i64) -> i64:
    return 2 if seats == 2 else 6


# ---- What is counted and limited

STEPS: Final[vec[i64]] = vec[i64]([1, 5, 10])  # sums that are added to an amount, in steps of money
ORDERS: Final[vec[i64]] = vec[i64](
    [0, 80, 100, 120, 150, 200]
)  # standing orders to sell: per cent of the price, 0 for none
MOST_MONEY: Final = 10_000_000  # francs that may be asked or given in a deal
MOST_CARDS: Final = 3  # footballers on one side of a deal
INITIATIVES: Final = 2  # of a seat in one window
COUNTERS: Final = 3  # in one chain of offers
TOGGLES: Final = 24  # changes to a line-up before it must be confirmed

# ---- When a seat wants to be asked about the market

OWN_TURN: Final = 0
EVERY_TURN: Final = 1
ONLY_OFFERS: Final = 2
NEVER: Final = 3
MODES: Final[list[str]] = ["own_turn", "every_turn", "only_offers", "never"]

# windows of the market
NO_WINDOW: Final = 0
TURN_WINDOW: Final = 1  # W1
INTERPHASE: Final = 2  # W2
MATCH_WINDOW: Final = 3  # W3
WINDOWS: Final[list[str]] = ["none", "turn", "interphase", "match"]

# what an acquisition interrupted
THEN_END: Final = 0  # the turn is over
THEN_RESUME: Final = 1  # the dialog it was made in goes on

# what an observer knows of a footballer, one digit each: seats 0 to 3, then the public
PUBLIC: Final = 4
UNKNOWN: Final = 0
AT: Final = 1  # + seat
BURIED: Final = 5  # its place in the deck
UNSURE: Final = 8  # added to AT + seat: it may have left since
DOUBTS: Final = 0x88888  # of a footballer: whether anybody is unsure
PRICED: Final = 1 << 20  # the price paid for it is public


def pair(seat: i64, other: i64) -> i64:
    """The number of an ordered pair of seats: giver and taker, asking and asked."""
    return seat * MAX_SEATS + other


def lock_of(locks: i64, pair: i64) -> i64:
    """Of the locks of a footballer the one between a pair of seats: so many days must be over."""
    return (locks >> (3 * pair)) & 7


class Box:
    """What the edition prints. Shared by all states of a match, never changed. Money is in steps."""

    def __init__(self) -> None:
        self.step: i64 = 0
        self.most_money: i64 = 0  # in one deal
        self.start_cash: i64 = 0
        self.bonus_eleven: i64 = 0
        self.bonus_ten: i64 = 0
        self.receipts: i64 = 0
        self.hand: i64 = 0
        self.plus_per_match: i64 = 0
        self.changes: i64 = 0
        self.max_foreign: i64 = 0
        self.bonus_on_back = False
        # footballers
        self.cards: list[str] = []
        self.names: list[str] = []
        self.colour = vec[i64]()
        self.deck = vec[i64]()
        self.numbers = vec[i64]()  # a bit for each
        self.stars = vec[i64]()
        self.price = vec[i64]()
        self.devalued = vec[i64]()
        # Plus titles
        self.plus: list[str] = []
        self.plus_copies = vec[i64]()
        self.plus_code = vec[i64]()
        self.plus_value = vec[i64]()
        self.plus_away = vec[i64]()
        self.plus_counts = vec[i64]()
        self.plus_euro = vec[i64]()
        self.plus_cancels = vec[i64]()  # kinds of hostility, a bit for each
        # question marks
        self.questions: list[str] = []
        self.question_code = vec[i64]()
        self.question_amount = vec[i64]()  # a sponsor's: per visit
        self.sponsor_kind = vec[i64]()  # -1 for other cards
        self.resale = vec[i64]()
        # euromatch cards
        self.euros: list[str] = []
        self.euro_strength = vec[i64]()
        self.euro_pennants = vec[i64]()
        self.euro_receipt = vec[i64]()
        # the board
        self.cells: list[str] = []
        self.cell_type = vec[i64]()
        self.cell_value = vec[i64]()  # a sponsor's kind, or an amount to pay
        self.cell_x = vec[i64]()
        self.cell_y = vec[i64]()
        self.neighbours: list[vec[i64]] = []
        self.start: i64 = 0
        self.circuit = vec[i64]()  # the lap of phase 2, from the championship cell


class Setup:
    """What was fixed when the match was created: seats, box and options."""

    def __init__(self, seats: i64, box: Box) -> None:
        self.seats: i64 = seats
        self.box = box
        self.rules: i64 = RULES  # those the match began under: older ones are played as they were
        self.accelerated = False
        self.sealed = False
        self.top_price = True  # A5
        self.choose_seventh = True  # A12
        self.exempt_receipts = False  # A28
        self.declare = False  # A23
        self.until_all = False  # A64
        self.cash_public = True
        self.buy_back_lock = True  # A17
        self.market = True  # full, not bank_only
        self.between_matches = True  # A18
        self.round_cap: i64 = 80  # A31
        self.choose_lineup = True
        self.legs: i64 = 1  # how often two play their home and away match (A63)

    def days(self) -> i64:
        return days(self.seats) * self.legs

    def season(self) -> vec[i64]:
        """All matches, one after the other, as home and away."""
        season = vec[i64](capacity=24)
        _leg: i64
        for _leg in range(self.legs):
            for seat in fixtures(self.seats):
                season = append(season, seat)
        return season


@mypyc_attr(acyclic=True)
class Player:
    """A seat: money, footballers, cards, pawn."""

    def __init__(self) -> None:
        self.cash: i64 = 0
        self.squad = vec[i64]()  # ascending
        self.plus = vec[i64]()  # titles, ascending
        self.sponsors = vec[i64]([-1, -1, -1, -1])  # by kind: the question card
        self.euros = vec[i64]()  # cards won
        self.pennants: i64 = 0
        self.points: i64 = 0
        self.cell: i64 = 0
        self.came_from: i64 = -1
        self.progress: i64 = 0  # cells gone in this lap
        self.skip = False
        self.ask: i64 = OWN_TURN
        self.hand_up = False

    def clone(self) -> Player:
        other = Player()
        other.cash = self.cash
        other.squad = self.squad[:]
        other.plus = self.plus[:]
        other.sponsors = self.sponsors[:]
        other.euros = self.euros[:]
        other.pennants = self.pennants
        other.points = self.points
        other.cell = self.cell
        other.came_from = self.came_from
        other.progress = self.progress
        other.skip = self.skip
        other.ask = self.ask
        other.hand_up = self.hand_up
        return other


@mypyc_attr(acyclic=True)
class Deal:
    """An offer, being composed or waiting for its answer."""

    def __init__(self) -> None:
        self.by: i64 = -1  # -1: none under way
        self.to: i64 = -1
        self.counters: i64 = 0  # made so far in the chain
        self.give = vec[i64]()  # footballers of the proposer
        self.ask = vec[i64]()  # footballers of the other
        self.numbers: i64 = 0  # asked for, whoever plays them: a bit for each
        self.give_sponsor: i64 = -1  # kind
        self.ask_sponsor: i64 = -1
        self.money: i64 = 0  # given, or asked if negative

    def clone(self) -> Deal:
        other = Deal()
        other.by = self.by
        other.to = self.to
        other.counters = self.counters
        other.give = self.give[:]
        other.ask = self.ask[:]
        other.numbers = self.numbers
        other.give_sponsor = self.give_sponsor
        other.ask_sponsor = self.ask_sponsor
        other.money = self.money
        return other

    def begin(self, by: i64, to: i64, counters: i64) -> None:
        self.by = by
        self.to = to
        self.counters = counters
        self.give = vec[i64]()
        self.ask = vec[i64]()
        self.numbers = 0
        self.give_sponsor = -1
        self.ask_sponsor = -1
        self.money = 0

    def end(self) -> None:
        """None under way: nothing of it stays behind."""
        self.begin(-1, -1, 0)

    def holds_a_card(self) -> bool:
        """A deal is about cards: money alone does not change hands."""
        if len(self.give) > 0 or len(self.ask) > 0 or self.numbers != 0:
            return True
        return self.give_sponsor >= 0 or self.ask_sponsor >= 0

    def asked(self) -> i64:
        """How many footballers are asked for, by name or by number."""
        count: i64 = len(self.ask)
        left = self.numbers
        while left:
            count += left & 1
            left >>= 1
        return count


@mypyc_attr(acyclic=True)
class Auction:
    """A footballer under the hammer: refused by the seat that drew it, or listed by its owner."""

    def __init__(self) -> None:
        self.card: i64 = -1  # -1: none under way
        self.seller: i64 = -1  # -1: the bank
        self.turn: i64 = 0  # asked last: the next bidder is found clockwise from here
        self.start: i64 = 0
        self.highest: i64 = 0
        self.leader: i64 = -1
        self.passed: i64 = 0  # seats out of it, the seller or drawer included
        self.amount = vec[i64]([0, 0, 0, 0])  # by seat: the bid being composed, or the sealed one
        self.ceiling = vec[i64]([0, 0, 0, 0])  # by seat: bids for it up to here, 0 without

    def clone(self) -> Auction:
        other = Auction()
        other.card = self.card
        other.seller = self.seller
        other.turn = self.turn
        other.start = self.start
        other.highest = self.highest
        other.leader = self.leader
        other.passed = self.passed
        other.amount = self.amount[:]
        other.ceiling = self.ceiling[:]
        return other

    def end(self) -> None:
        """None under way: nothing of it stays behind but the sums last composed, which positions always wrote."""
        self.card = -1
        self.seller = -1
        self.turn = 0
        self.start = 0
        self.highest = 0
        self.leader = -1
        self.passed = 0
        self.ceiling = vec[i64]([0, 0, 0, 0])

    def minimum(self) -> i64:
        """The least that may be bid now."""
        if self.leader < 0:
            return self.start
        return self.highest + 1


@mypyc_attr(acyclic=True)
class Side:
    """A team in a match or a euromatch."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.field = vec[i64]()  # footballers on the pitch, ascending
        self.gone = vec[i64]()  # went off in this match
        self.dismissed: i64 = 0  # red cards suffered
        self.boost: i64 = 0
        self.weakened: i64 = 0
        self.trainee: i64 = -1  # stars of each trainee
        self.counted: i64 = 0  # Plus cards that count
        self.changes: i64 = 0
        self.toggles: i64 = 0
        self.confirmed = False

    def clone(self) -> Side:
        other = Side()
        other.seat = self.seat
        other.field = self.field[:]
        other.gone = self.gone[:]
        other.dismissed = self.dismissed
        other.boost = self.boost
        other.weakened = self.weakened
        other.trainee = self.trainee
        other.counted = self.counted
        other.changes = self.changes
        other.toggles = self.toggles
        other.confirmed = self.confirmed
        return other

    def enter(self, seat: i64, field: vec[i64]) -> None:
        """A new match begins."""
        self.seat = seat
        self.field = field
        self.gone = vec[i64]()
        self.dismissed = 0
        self.boost = 0
        self.weakened = 0
        self.trainee = -1
        self.counted = 0
        self.changes = 0
        self.toggles = 0
        self.confirmed = False

    def leave(self) -> None:
        """The match is over: nothing of it stays behind."""
        self.enter(-1, vec[i64]())

    def trainees(self) -> i64:
        return NUMBERS - self.dismissed - len(self.field)


def holds(items: vec[i64], item: i64) -> bool:
    for held in items:  # noqa: SIM110 (a loop is native)
        if held == item:
            return True
    return False


def with_item(items: vec[i64], item: i64) -> vec[i64]:
    """A copy with an item more, in ascending order."""
    result = vec[i64](capacity=len(items) + 1)
    placed = False
    for held in items:
        if not placed and held > item:
            result = append(result, item)
            placed = True
        result = append(result, held)
    if not placed:
        result = append(result, item)
    return result


def inserted(items: vec[i64], item: i64) -> vec[i64]:
    """The same list with an item more, in ascending order: for a list that nobody else holds."""
    items = append(items, item)
    place: i64 = len(items) - 1
    while place > 0 and items[place - 1] > item:
        items[place] = items[place - 1]
        place -= 1
    items[place] = item
    return items


def without(items: vec[i64], item: i64) -> vec[i64]:
    """A copy with one such item less."""
    result = vec[i64](capacity=len(items))
    gone = False
    for held in items:
        if held == item and not gone:
            gone = True
        else:
            result = append(result, held)
    return result
