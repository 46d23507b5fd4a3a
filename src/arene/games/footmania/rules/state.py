"""Footmania: a position, and what it can do for everything outside. The rules themselves are in the chapters of the
book, which ``rules`` lists.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.question import Question
from arene.core.state import Standing, State
from arene.games.footmania.rules import components as c


class Ask(Question["Footmania"]):
    """What a seat is asked; in a line-up and with sealed bids, several at once."""

    of_the_turn: bool = False  # asked of the active seat alone
    in_a_match: bool = False  # two teams are on the pitch
    dialog: bool = False  # interrupts another question, and goes back to it

    def asks(self, s: Footmania, seat: i64) -> bool:
        return seat == s.seat

    def again(self, s: Footmania, chance: Chance, out: Events | None) -> None:
        """What interrupted it, a dialog or a bank sale, is over."""
        s.ask(self, s.base_seat)

    def from_outside(self, s: Footmania) -> Ask:
        """What the others see: while a choice is half made, the question before it."""
        return self

    def forget(self, s: Footmania) -> None:
        """Take a half-made choice back: for the others it has not begun."""

    def considered(self, s: Footmania, seat: int) -> list[int]:
        legal = [int(action) for action in self.legal(s, seat)]
        return [*legal, *(action for action in self.tempting(s, seat) if action not in legal)]

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        """What a person might think of besides the legal answers."""
        return []


class Over(Ask):
    """Nobody is asked anything."""

    name = "over"

    def asks(self, s: Footmania, seat: i64) -> bool:
        return False


OVER: Final = Over()


class Footmania(State):
    """A position of Footmania: the pitch, the decks, the seats and the league."""

    def __init__(self, setup: c.Setup, players: list[c.Player]) -> None:
        self.setup = setup
        self.players = players
        self.deal = c.Deal()
        self.pending = c.Deal()  # the offer that the counter-offer being composed answers
        self.auction = c.Auction()
        self.sides = [c.Side(), c.Side()]  # home and away; in a euromatch the first alone
        # decks, top first
        self.nationals = vec[i64]()
        self.foreigners = vec[i64]()
        self.plus_deck = vec[i64]()
        self.plus_known = vec[i64]()  # of each Plus card in the deck: who knows it, a bit for each and for the public
        self.questions = vec[i64]()
        self.questions_fresh: i64 = 0  # how many on top were never seen
        self.euros = vec[i64]()
        self.euros_fresh: i64 = 0
        # footballers
        self.holder = vec[i64]()  # a seat, IN_DECK or DRAWN
        self.belief = vec[i64]()  # what each observer knows of it, a digit each, and whether its price is public
        self.lock = vec[i64]()  # by pair of seats: it may not go back before so many days are over
        self.order = vec[i64]()  # the owner's standing order: sold at this price, 0 without
        self.spurned = vec[i64]()  # by pair of seats, a bit each: an offer about it came to nothing between them
        # the course of the match
        self.jackpot: i64 = 0
        self.phase: i64 = 1
        self.shown: i64 = 0  # seats whose complete team was shown while recruiting went on
        self.closing = False  # phase 1 is over, a payment is still due before the interphase
        self.market_open = True
        self.first: i64 = 0  # played first
        self.active: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # begun in phase 1
        self.asked: Ask = OVER
        self.seat: i64 = 0  # who is asked; of several the first
        self.die: i64 = 0
        self.drawn: i64 = -1  # the footballer looked at, before it is bought or refused
        self.newest_plus: i64 = -1  # the Plus card just drawn, while one of too many goes back
        self.due: i64 = 0  # to the jackpot
        self.euro: i64 = -1  # the euromatch card being played
        # dialogs
        self.window: i64 = c.NO_WINDOW
        self.asked_from: i64 = 0  # where the polling of the window began
        self.polled: i64 = 0  # seats polled in this cycle of the window
        self.cycle: i64 = 0
        self.dealt = False  # a deal was made in this cycle
        self.used: i64 = 0  # by seat: initiatives in this window
        self.wanted: i64 = 0  # seats that announced a want in this window
        self.base: Ask = OVER  # the question a dialog returns to, and its seat
        self.base_seat: i64 = 0
        self.back: Ask = OVER  # the question that a bank sale returns to
        self.to_declare: i64 = 0  # complete seats still to be asked
        self.then: i64 = c.THEN_END
        # the championship
        self.day: i64 = 0  # begun
        self.days_over: i64 = 0
        self.fixture: i64 = 0  # the match under way or next, counted over the season
        self.strengths = vec[i64]()  # of the season's matches, home then away
        self.playoff: i64 = 0  # seats in the play-off
        self.playoff_match: i64 = 0
        self.playoff_strengths = vec[i64]()
        self.side: i64 = 0  # which of the two sides acts
        self.passes: i64 = 0
        self.hostile: i64 = -1  # the Plus card that waits for an answer
        self.target: i64 = -1  # the footballer it names
        self.entering: i64 = -1  # the footballer about to come on, or to be listed

    # ---- Who is asked, and the answers

    def seats(self) -> i64:
        return self.setup.seats

    def over(self) -> bool:
        return self.asked is OVER

    def actor(self) -> i64:
        if self.asked is OVER:
            return -1
        return self.seat

    def awaiting(self) -> vec[i64]:
        waiting = vec[i64]()
        seat: i64
        for seat in range(self.setup.seats):
            if self.asked.asks(self, seat):
                waiting = append(waiting, seat)
        return waiting

    def legal(self, seat: i64) -> vec[i64]:
        if not self.asked.asks(self, seat):
            return vec[i64]()
        return self.asked.legal(self, seat)

    def asides(self, seat: i64) -> vec[i64]:
        if self.asked is OVER:
            return vec[i64]()
        return asides.ASIDE.legal(self, seat)

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if asides.is_aside(action):
            asides.ASIDE.play(self, seat, action, chance, out)
        else:
            self.asked.play(self, seat, action, chance, out)

    def ask(self, question: Ask, seat: i64) -> None:
        self.asked = question
        self.seat = seat

    def ask_base(self, question: Ask, seat: i64) -> None:
        """A question that dialogs return to."""
        self.ask(question, seat)
        self.base = question
        self.base_seat = seat

    # ---- Small things

    def left_of(self, seat: i64) -> i64:
        """Clockwise."""
        after = seat + 1
        if after == self.setup.seats:
            after = 0
        return after

    def deck(self, deck: i64) -> vec[i64]:
        return self.nationals if deck == 0 else self.foreigners

    def francs(self, steps: i64) -> int:
        return steps * self.setup.box.step

    def ids(self, cards: vec[i64]) -> list[str]:
        return [self.setup.box.cards[card] for card in cards]

    def deck_name(self, card: i64) -> str:
        return c.DECKS[self.setup.box.deck[card]]

    # ---- Copies and ranking

    def clone(self) -> Footmania:
        other = Footmania(self.setup, [player.clone() for player in self.players])
        other.deal = self.deal.clone()
        other.pending = self.pending.clone()
        other.auction = self.auction.clone()
        other.sides = [self.sides[0].clone(), self.sides[1].clone()]
        other.nationals = self.nationals[:]
        other.foreigners = self.foreigners[:]
        other.plus_deck = self.plus_deck[:]
        other.plus_known = self.plus_known[:]
        other.questions = self.questions[:]
        other.questions_fresh = self.questions_fresh
        other.euros = self.euros[:]
        other.euros_fresh = self.euros_fresh
        other.holder = self.holder[:]
        other.belief = self.belief[:]
        other.lock = self.lock[:]
        other.order = self.order[:]
        other.spurned = self.spurned[:]
        other.jackpot = self.jackpot
        other.phase = self.phase
        other.shown = self.shown
        other.closing = self.closing
        other.market_open = self.market_open
        other.first = self.first
        other.active = self.active
        other.turns = self.turns
        other.asked = self.asked
        other.seat = self.seat
        other.die = self.die
        other.drawn = self.drawn
        other.newest_plus = self.newest_plus
        other.due = self.due
        other.euro = self.euro
        other.window = self.window
        other.asked_from = self.asked_from
        other.polled = self.polled
        other.cycle = self.cycle
        other.dealt = self.dealt
        other.used = self.used
        other.wanted = self.wanted
        other.base = self.base
        other.base_seat = self.base_seat
        other.back = self.back
        other.to_declare = self.to_declare
        other.then = self.then
        other.day = self.day
        other.days_over = self.days_over
        other.fixture = self.fixture
        other.strengths = self.strengths[:]
        other.playoff = self.playoff
        other.playoff_match = self.playoff_match
        other.playoff_strengths = self.playoff_strengths[:]
        other.side = self.side
        other.passes = self.passes
        other.hostile = self.hostile
        other.target = self.target
        other.entering = self.entering
        return other

    def standings(self) -> list[Standing]:
        return title.standings(self)

    # ---- What a seat cannot know

    def sample(self, seat: i64, chance: Chance) -> Footmania:
        world = self.clone()
        sampling.imagine(world, seat, chance)
        return world


# The chapters build on the classes above: what a position passes on to them is imported once these are there.
from arene.games.footmania.eyes import sampling  # noqa: E402
from arene.games.footmania.rules import asides, title  # noqa: E402
