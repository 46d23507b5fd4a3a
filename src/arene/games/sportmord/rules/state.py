"""Le sport est mortel: a position, and what it can do for everything outside. The rules themselves are in the chapters
of the book: opening.py to ending.py.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.question import Question
from arene.core.state import Standing, State, ranked
from arene.games.sportmord.rules import components as c


class Ask(Question["Sportmord"]):
    """What the acting seat is asked, or all who take part at once."""

    phases: str = ""  # where it is asked; those of the coaches are asked in tournaments too
    together: bool = False  # asked of every seat with a die at the sport under way

    def holder(self, s: Sportmord) -> i64:
        """The holder of the coach it concerns; -1: it concerns none."""
        return -1

    def away(self, s: Sportmord, seat: i64) -> i64:
        """What is played for a person who is away: harmless and quick."""
        raise AssertionError(f"{self.name}: there is no answer")

    def redraw(self, world: Sportmord, seat: i64, chance: Chance) -> None:
        """Draw anew what the others have answered and this seat does not know."""


class Over(Ask):
    """Nobody is asked anything."""

    name = "over"
    phases = "9"


class Pause(Ask):
    """Nobody is asked: people look before it goes on."""

    name = "pause"


OVER: Final = Over()
PAUSE: Final = Pause()


class Sportmord(State):
    """The circle of sports, the seats and the coaches."""

    def __init__(self, setup: c.Setup, players: list[c.Player], contest: c.Contest) -> None:
        self.setup = setup
        self.players = players
        self.contest = contest  # the order of the share-out under way
        self.round: i64 = 0
        self.phase: i64 = 1  # 1 to 9
        self.asked: Ask = OVER
        self.seat: i64 = 0  # who is asked; in a window of wishes the first who has not chosen
        self.first: i64 = -1  # holds the 1A coach
        self.best: i64 = -1  # holds the best coach
        self.reserve: i64 = 0  # pills on the doping card
        self.closed: i64 = 0  # sports
        self.laid: i64 = 0  # by sport, six bits each: the seats with a die of this round there
        self.pile = vec[i64]([0 for _ in range(c.SPORTS)])
        self.cards: i64 = 0  # by sport: how many lie in the pile
        self.unseen: i64 = 0  # by sport: how many of them, on top, were never seen
        self.picked: i64 = 0  # by face: dice the 1A coach is about to reroll
        self.step: i64 = 0  # place in the circle of the sport under way
        self.shown: i64 = 0  # by kind: cards turned up and not yet taken
        self.turn: i64 = 0  # place in the contest of the seat that takes a card

    # ---- Who is asked, and the answers

    def seats(self) -> i64:
        return self.setup.seats

    def over(self) -> bool:
        return self.asked is OVER

    def actor(self) -> i64:
        if self.asked is OVER:
            return -1
        return self.seat

    def asks(self, seat: i64) -> bool:
        """Whether the question is for a seat, and not yet answered by it."""
        if not self.asked.together:
            return seat == self.seat and self.asked is not OVER
        return (self.participants() & c.BIT[seat]) != 0 and self.players[seat].wish < 0

    def awaiting(self) -> vec[i64]:
        waiting = vec[i64]()
        seat: i64
        for seat in range(self.setup.seats):
            if self.asks(seat):
                waiting = append(waiting, seat)
        return waiting

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.seat and not self.asks(seat):  # the first comparison spares the search a call
            return vec[i64]()
        return self.asked.legal(self, seat)

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        self.asked.play(self, seat, action, chance, out)

    # ---- Seats and sports

    def left_of(self, seat: i64) -> i64:
        if seat + 1 < self.setup.seats:
            return seat + 1
        return 0

    def turn_of(self, seat: i64) -> i64:
        """The seat's place in the turn order, which begins with the 1A coach."""
        return seat - self.first if seat >= self.first else seat - self.first + self.setup.seats

    def sport(self) -> i64:
        """The sport under way."""
        return self.setup.circle[self.step]

    def name(self, sport: i64) -> str:
        return self.setup.box.sports[sport]

    def dice_at(self, sport: i64) -> i64:
        """The seats with a die of this round at a sport."""
        return (self.laid >> (6 * sport)) & 63

    def participants(self) -> i64:
        """The seats with a die at the sport under way."""
        return self.dice_at(self.sport())

    # ---- Piles

    def put_under(self, sport: i64, kind: i64) -> None:
        self.pile[sport] |= kind * c.CARD_AT[c.digit(self.cards, sport)]
        self.cards += c.ONE[sport]

    def draw(self, sport: i64) -> i64:
        """The top card."""
        kind = self.pile[sport] & 3
        self.pile[sport] >>= 2
        self.cards -= c.ONE[sport]
        if c.digit(self.unseen, sport):
            self.unseen -= c.ONE[sport]
        return kind

    # ---- Copies and ranking

    def paused(self) -> Sportmord:
        """As people look at it before it goes on."""
        looked_at = self.clone()
        looked_at.asked = PAUSE
        return looked_at

    def clone(self) -> Sportmord:
        other = Sportmord(self.setup, [player.clone() for player in self.players], self.contest.clone())
        other.round = self.round
        other.phase = self.phase
        other.asked = self.asked
        other.seat = self.seat
        other.first = self.first
        other.best = self.best
        other.reserve = self.reserve
        other.closed = self.closed
        other.laid = self.laid
        other.pile = self.pile[:]
        other.cards = self.cards
        other.unseen = self.unseen
        other.picked = self.picked
        other.step = self.step
        other.shown = self.shown
        other.turn = self.turn
        return other

    def standings(self) -> list[Standing]:
        """By score, then accident cards (A35)."""
        keys = [(player.score(), player.accidents()) for player in self.players]
        return ranked(keys, [key[0] for key in keys], [{"accidents": key[1]} for key in keys])

    # ---- What a seat cannot know

    def sample(self, seat: i64, chance: Chance) -> Sportmord:
        """Shuffle the unseen part of each pile; draw the hidden wishes of the others anew."""
        world = self.clone()
        sport: i64
        for sport in range(c.SPORTS):
            if not self.closed & c.BIT[sport]:
                world.shuffle_unseen(sport, chance)
        self.asked.redraw(world, seat, chance)
        return world

    def shuffle_unseen(self, sport: i64, chance: Chance) -> None:
        self.sort_unseen(sport)
        pile = self.pile[sport]
        place = c.digit(self.unseen, sport) - 1
        while place > 0:
            other = chance.below("sample", place + 1)
            here = (pile >> (2 * place)) & 3
            there = (pile >> (2 * other)) & 3
            if here != there:
                pile ^= (here ^ there) * c.CARD_AT[place]
                pile ^= (here ^ there) * c.CARD_AT[other]
            place -= 1
        self.pile[sport] = pile

    def sort_unseen(self, sport: i64) -> None:
        """Kind by kind, so that the order the cards truly lie in says nothing."""
        unseen = c.digit(self.unseen, sport)
        pile = self.pile[sport]
        sorted_pile = pile
        filled: i64 = 0
        kind: i64
        place: i64
        for kind in range(4):
            for place in range(unseen):
                if (pile >> (2 * place)) & 3 == kind:
                    sorted_pile ^= (((sorted_pile >> (2 * filled)) & 3) ^ kind) * c.CARD_AT[filled]
                    filled += 1
        self.pile[sport] = sorted_pile
