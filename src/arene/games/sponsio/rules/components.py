"""Sponsio: what lies on the table, and the numbers that name it.

A card is a number from 0 to 35 (nine of each suit). A set of cards is a number with one bit per card: no order that
could betray a hand.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import append, i64, mypyc_attr, vec

# ---- Components

SUITS: Final[list[str]] = ["green", "yellow", "blue", "red"]
LETTERS: Final = "GYBR"
CARDS: Final = [LETTERS[card // 9] + str(card % 9 + 1) for card in range(36)]
TICKETS: Final[list[str]] = [
    "I",
    "II",
    "III",
    "IV",
    "V",
    "VI",
    "VII",
    "VIII",
    "IX",
    "X",
    "XI",
    "XII",
    "XIII",
    "XIV",
    "XV",
    "XVI",
]
TOKENS: Final[list[str]] = ["fight", "double", "modifier", "three"]

FIGHT: Final = 0
DOUBLE: Final = 1
MODIFIER: Final = 2
THREE: Final = 3

# the five types of ticket
TRICKS: Final = 0
COLOR: Final = 1
LAST: Final = 2
NINES: Final = 3
COUNTER: Final = 4

COUNTER_TICKET: Final = 15  # XVI
MAX_WAGERS: Final = 32  # different wagers in an edition

BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(36)])
SUIT: Final[vec[i64]] = vec[i64]([511 << (9 * suit) for suit in range(4)])
NINE_CARDS: Final = sum(1 << (9 * suit + 8) for suit in range(4))
# the members of each 9-bit set
MEMBERS: Final[vec[vec[i64]]] = vec[vec[i64]]([vec[i64]([bit for bit in range(9) if n >> bit & 1]) for n in range(512)])
SIZE: Final[vec[i64]] = vec[i64]([bin(n).count("1") for n in range(512)])

# ---- The phases of a round

PHASES: Final[list[str]] = ["bets", "tricks", "score", "over"]
BETTING: Final = 0
TRICK_TAKING: Final = 1
SCORING: Final = 2
ENDED: Final = 3

REASONS: Final[list[str]] = ["", "track", "coins", "rounds"]  # why a match ended
BY_TRACK: Final = 1
BY_COINS: Final = 2
BY_ROUNDS: Final = 3


def size(cards: i64) -> i64:
    """How many cards a set holds."""
    return SIZE[cards & 511] + SIZE[(cards >> 9) & 511] + SIZE[(cards >> 18) & 511] + SIZE[(cards >> 27) & 511]


def size_in(cards: i64, suit: i64) -> i64:
    """How many cards of a suit a set holds."""
    return SIZE[(cards >> (9 * suit)) & 511]


def each(base: i64, members: i64) -> vec[i64]:
    """One action per member of a set: cards, tickets, tokens or wagers."""
    actions = vec[i64]([0] * size(members))
    fill(actions, 0, base, members)
    return actions


def fill(actions: vec[i64], place: i64, base: i64, members: i64) -> i64:
    """Write one action per member of a set from a place on; the place after them."""
    while members:
        suit = members & 511
        if suit:
            for member in MEMBERS[suit]:
                actions[place] = base + member
                place += 1
        members >>= 9
        base += 9
    return place


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """The cards but for one, in their order."""
    rest = vec[i64](capacity=len(cards))
    for one in cards:
        if one != card:
            rest = append(rest, one)
    return rest


def card_names(cards: i64) -> list[str]:
    return [CARDS[card] for card in range(36) if cards & BIT[card]]


class Box:
    """What the edition prints on tickets, tokens and boards. Shared by all states of a match, never changed."""

    def __init__(self) -> None:
        self.hand_size: i64 = 8
        self.turns: i64 = 4
        self.start_coins: i64 = 10
        self.ticket_type = vec[i64]([-1 for _ in range(16)])  # -1: the edition has no such ticket
        self.ticket_group = vec[i64]([0 for _ in range(16)])
        self.ticket_suit = vec[i64]([-1 for _ in range(16)])
        self.wager_names: list[str] = []
        self.same_group = vec[i64]([0 for _ in range(16)])  # the tickets of a ticket's colour, itself included
        self.alike = vec[i64]([0 for _ in range(16)])  # those among them that print the same, itself included
        self.wagers = vec[i64]([0 for _ in range(16)])  # the wagers printed on it
        self.wager_odds = vec[i64]([0 for _ in range(16 * MAX_WAGERS)])  # 0: not printed on that ticket
        self.wager_set = vec[i64]([0 for _ in range(16 * MAX_WAGERS)])  # one bit per outcome that wins
        self.token_needs_reveal = vec[i64]([0 for _ in range(4)])
        self.track = vec[i64]([0 for _ in range(10)])
        self.winner_bonus: i64 = 2
        self.shared_bonus: i64 = 1
        self.traitor_gain: i64 = 2
        self.traitor_fine: i64 = 4

    def odds(self, ticket: i64, wager: i64) -> i64:
        return self.wager_odds[ticket * MAX_WAGERS + wager]

    def wins(self, ticket: i64, wager: i64, outcome: i64) -> bool:
        return (self.wager_set[ticket * MAX_WAGERS + wager] & BIT[outcome]) != 0


class Setup:
    """What was fixed when the match was created: seats, box and options."""

    def __init__(self, seats: i64, box: Box) -> None:
        self.seats: i64 = seats
        self.box = box
        self.rules: i64 = 3  # the version of the rules that the match began under
        self.removed: i64 = -1  # suit out of the deck with three players (A2)
        self.tickets: i64 = 0  # tickets in play
        self.nines_whole_deck = False  # A13
        self.only_if_still_none = False  # A17
        self.counter_needs_bet = False  # A20
        self.traitor_single = False  # A26
        self.traitor_no_streak = False  # A26
        self.goal_coins: i64 = 30
        self.max_rounds: i64 = 5

    def deck(self) -> vec[i64]:
        cards = vec[i64]()
        card: i64
        for card in range(36):
            if card // 9 != self.removed:
                cards = append(cards, card)
        return cards


@mypyc_attr(acyclic=True)
class Bet:
    """A placed ticket. Never changed: the modifier token puts another bet in its place."""

    def __init__(self, ticket: i64, wager: i64, target: i64, stake: i64) -> None:
        self.ticket: i64 = ticket
        self.wager: i64 = wager
        self.target: i64 = target  # counter-bet only, else -1
        self.stake: i64 = stake


NO_BETS: Final[list[Bet]] = []  # shared: a player's list of bets is replaced, never changed


@mypyc_attr(acyclic=True)
class Player:
    """A player's board, betting zone (left of it) and information zone (right of it)."""

    def __init__(self) -> None:
        self.purse: i64 = 0
        self.streak: i64 = 0
        self.hand: i64 = 0
        self.known: i64 = 0  # cards of the hand taken from the talon: everybody knows them
        self.shown: i64 = 0  # information zone
        self.reveals = vec[i64]()  # the cards laid there, in order
        self.fight_card: i64 = -1
        self.bets = NO_BETS
        self.barred: i64 = 0  # tickets of a colour he holds
        self.tokens: i64 = 0  # tokens held
        self.zone: i64 = 0
        self.three: i64 = 0  # coins on the 3-coin token
        self.traitor = False
        self.void: i64 = 0  # suits he showed to have no card of
        self.tricks: i64 = 0
        self.won: i64 = 0  # cards of his tricks
        self.lost: i64 = 0  # bets lost
        self.earned: i64 = 0  # coins won in the last round: they break ties once the match is over (A35)

    def next_round(self, hand: i64) -> Player:
        """The same player with a new hand: everything but coins and streak goes back to its place."""
        fresh = Player()
        fresh.purse = self.purse
        fresh.streak = self.streak
        fresh.hand = hand
        return fresh

    def clone(self) -> Player:
        other = Player()
        other.purse = self.purse
        other.streak = self.streak
        other.hand = self.hand
        other.known = self.known
        other.shown = self.shown
        other.reveals = self.reveals
        other.fight_card = self.fight_card
        other.bets = self.bets
        other.barred = self.barred
        other.tokens = self.tokens
        other.zone = self.zone
        other.three = self.three
        other.traitor = self.traitor
        other.void = self.void
        other.tricks = self.tricks
        other.won = self.won
        other.lost = self.lost
        other.earned = self.earned
        return other

    def cards(self) -> i64:
        """All cards he can still play: hand, face up, and under the fight token."""
        if self.fight_card >= 0:
            return self.hand | self.shown | BIT[self.fight_card]
        return self.hand | self.shown

    def score(self) -> i64:
        """Coins won in the round: gross, stakes and prices never deducted (A28)."""
        return self.zone + self.three
