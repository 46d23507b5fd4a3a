"""Footmania: what lies on the table and who knows what of it. Nobody is asked anything here.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.state import State
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.components import Auction, Deal, Player, Setup, Side, holds, with_item, without


class Board(State):
    """The pitch, the decks, the seats and the league."""

    def __init__(self, setup: Setup, players: list[Player]) -> None:
        self.setup = setup
        self.players = players
        self.deal = Deal()
        self.pending = Deal()  # the offer that the counter-offer being composed answers
        self.auction = Auction()
        self.sides = [Side(), Side()]  # home and away; in a euromatch the first alone
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
        self.decision: i64 = c.ASK_READY
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
        self.base: i64 = c.ASK_READY  # the decision a dialog returns to, and its seat
        self.base_seat: i64 = 0
        self.back: i64 = c.ASK_READY  # the decision that a bank sale returns to
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

    def seats(self) -> i64:
        return self.setup.seats

    def over(self) -> bool:
        return self.decision == c.OVER

    def copy_to(self, other: Board) -> None:
        """Everything that a new board does not already share."""
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
        other.decision = self.decision
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

    def left_of(self, seat: i64) -> i64:
        """Clockwise."""
        after = seat + 1
        if after == self.setup.seats:
            after = 0
        return after

    def francs(self, steps: i64) -> int:
        return steps * self.setup.box.step

    def ids(self, cards: vec[i64]) -> list[str]:
        return [self.setup.box.cards[card] for card in cards]

    # ---- Setting up

    def lay_out(self, chance: Chance, out: Events | None) -> None:
        """Shuffle the five decks, pay the starting cash, draw who begins."""
        box = self.setup.box
        self.holder = vec[i64]([c.IN_DECK] * len(box.cards))
        self.belief = vec[i64]([0] * len(box.cards))
        self.lock = vec[i64]([0] * len(box.cards))
        self.order = vec[i64]([0] * len(box.cards))
        self.spurned = vec[i64]([0] * len(box.cards))
        card: i64
        for card in range(len(box.cards)):
            if box.deck[card] == 0:
                self.nationals = append(self.nationals, card)
            else:
                self.foreigners = append(self.foreigners, card)
        _copy: i64
        for card in range(len(box.plus)):
            for _copy in range(box.plus_copies[card]):
                self.plus_deck = append(self.plus_deck, card)
        self.nationals = chance.shuffle("national", self.nationals)
        self.foreigners = chance.shuffle("foreign", self.foreigners)
        self.plus_deck = chance.shuffle("plus", self.plus_deck)
        self.plus_known = vec[i64]([0] * len(self.plus_deck))
        self.questions = chance.shuffle("question", vec[i64](range(len(box.questions))))
        self.questions_fresh = len(self.questions)
        self.euros = chance.shuffle("euromatch", vec[i64](range(len(box.euros))))
        self.euros_fresh = len(self.euros)
        for player in self.players:
            player.cash = box.start_cash
            player.cell = box.start
        self.first = chance.below("first", self.setup.seats)

    # ---- Footballers: where they are, and who knows it

    def deck(self, deck: i64) -> vec[i64]:
        return self.nationals if deck == 0 else self.foreigners

    def set_belief(self, card: i64, observer: i64, what: i64) -> None:
        self.belief[card] += (what - self.believed(card, observer)) * c.DIGIT[observer]

    def believed(self, card: i64, observer: i64) -> i64:
        return (self.belief[card] >> (4 * observer)) & 15

    def knows_at(self, observer: i64, card: i64, seat: i64) -> bool:
        """Whether an observer has reason to think a footballer is in a seat's squad; a drawn one is not yet (A49)."""
        if card == self.drawn and self.setup.rules >= 3:  # before, a drawn footballer could be asked for
            return False
        return self.believed(card, observer) & 7 == c.AT + seat

    def make_public(self, card: i64, what: i64) -> None:
        """Everybody sees where the footballer is."""
        observer: i64
        self.belief[card] = c.PRICED
        for observer in range(c.PUBLIC + 1):
            self.belief[card] += what * c.DIGIT[observer]

    def draw_footballer(self, deck: i64, seat: i64) -> i64:
        """The seat alone looks at the top card. Who knew what lay there knows what was drawn."""
        cards = self.deck(deck)
        card = cards[0]
        if deck == 0:
            self.nationals = cards[1:]
        else:
            self.foreigners = cards[1:]
        self.holder[card] = c.DRAWN
        self.drawn = card
        observer: i64
        for observer in range(c.PUBLIC + 1):
            if self.believed(card, observer) == c.BURIED:
                self.set_belief(card, observer, c.AT + seat)
            elif observer != seat:
                self.set_belief(card, observer, 0)
        self.set_belief(card, seat, c.AT + seat)
        self.belief[card] &= ~c.PRICED
        if self.setup.top_price:
            self.belief[card] |= c.PRICED
        return card

    def under_deck(self, card: i64) -> None:
        """Face down at the bottom (A4). A stay there ends every lock and order."""
        self.holder[card] = c.IN_DECK
        self.lock[card] = 0
        self.order[card] = 0
        self.spurned[card] = 0
        if self.setup.box.deck[card] == 0:
            self.nationals = append(self.nationals, card)
        else:
            self.foreigners = append(self.foreigners, card)

    def put_back_unseen(self, card: i64) -> None:
        """Under the deck again, by a seat that alone looked at it; those who knew it know its place."""
        observer: i64
        for observer in range(c.PUBLIC + 1):
            if self.believed(card, observer):
                self.set_belief(card, observer, c.BURIED)
        self.belief[card] &= ~c.PRICED
        self.drawn = -1
        self.under_deck(card)

    def put_back_shown(self, card: i64) -> None:
        self.make_public(card, c.BURIED)
        self.under_deck(card)

    def join(self, card: i64, seat: i64) -> None:
        player = self.players[seat]
        player.squad = with_item(player.squad, card)
        self.holder[card] = seat
        self.order[card] = 0
        self.spurned[card] = 0

    def leave(self, card: i64, seat: i64) -> None:
        player = self.players[seat]
        player.squad = without(player.squad, card)

    def hand_over(self, card: i64, giver: i64, taker: i64) -> None:
        """By a deal: the two know it, the others only that some card of that deck went."""
        self.leave(card, giver)
        self.join(card, taker)
        deck = self.setup.box.deck[card]
        observer: i64
        for observer in range(c.PUBLIC + 1):
            if observer != giver and observer != taker:
                self.doubt(observer, giver, deck)
        for left in self.players[giver].squad:
            if self.setup.box.deck[left] == deck:
                self.belief[left] &= ~c.PRICED
        self.belief[card] &= ~c.PRICED
        self.set_belief(card, giver, c.AT + taker)
        self.set_belief(card, taker, c.AT + taker)
        self.set_lock(card, giver, taker)
        self.deduce(giver)

    def doubt(self, observer: i64, seat: i64, deck: i64) -> None:
        """What the observer knew of a seat's cards of a deck is no longer sure: one of them left unseen."""
        card: i64
        for card in range(len(self.holder)):
            if self.setup.box.deck[card] == deck and self.believed(card, observer) == c.AT + seat:
                self.set_belief(card, observer, c.AT + seat + c.UNSURE)

    def deduce(self, seat: i64) -> None:
        """Whoever is sure of all of a seat's backs of a deck knows that nobody else is there (A60)."""
        if self.setup.rules < 3:  # before, footballers long gone stayed on the lists
            return
        box = self.setup.box
        observer: i64
        deck: i64
        card: i64
        for observer in range(c.PUBLIC + 1):
            for deck in range(2):
                backs: i64 = 0
                for card in self.players[seat].squad:
                    if box.deck[card] == deck:
                        backs += 1
                for card in range(len(self.holder)):
                    if box.deck[card] == deck and self.believed(card, observer) == c.AT + seat and card != self.drawn:
                        backs -= 1
                if backs > 0:
                    continue
                for card in range(len(self.holder)):
                    if box.deck[card] == deck and self.believed(card, observer) == c.AT + seat + c.UNSURE:
                        self.set_belief(card, observer, c.UNKNOWN)

    # Offers that came to nothing: the two know of them, and bots do not pester.

    def spurn(self, cards: vec[i64], seat: i64, other: i64) -> None:
        for card in cards:
            self.spurned[card] |= c.BIT[seat * 4 + other] | c.BIT[other * 4 + seat]

    def forgive(self) -> None:
        """Times have changed: everything may be offered again."""
        card: i64
        for card in range(len(self.spurned)):
            self.spurned[card] = 0

    # No loans: what was sold does not come straight back (A17).

    def set_lock(self, card: i64, giver: i64, taker: i64) -> None:
        """Until a day is over whose first match began after the deal."""
        pair = giver * 4 + taker
        held = (self.lock[card] >> (3 * pair)) & 7
        begun = self.days_over
        if self.fixture % c.matches_a_day(self.setup.seats) > 0:
            begun += 1
        if self.setup.rules < 3:  # before, a day began with the call, not with its first match
            begun = self.day
        self.lock[card] += (begun + 1 - held) * c.LOCK_AT[pair]

    def locked(self, card: i64, giver: i64, taker: i64) -> bool:
        """Whether the footballer came from the taker too recently to go back to it."""
        if not self.setup.buy_back_lock:
            return False
        return (self.lock[card] >> (3 * (taker * 4 + giver))) & 7 > self.days_over

    # ---- Plus cards

    def plus_under_deck(self, plus: i64, known: i64) -> None:
        self.plus_deck = append(self.plus_deck, plus)
        self.plus_known = append(self.plus_known, known)

    # ---- Money

    def wealth(self, seat: i64) -> i64:
        """Cash, and what the bank would pay for everything (A29)."""
        player = self.players[seat]
        worth = player.cash
        for card in player.squad:
            worth += self.setup.box.devalued[card]
        for sponsor in player.sponsors:
            if sponsor >= 0:
                worth += self.setup.box.resale[sponsor]
        return worth

    def has_something_to_sell(self, seat: i64) -> bool:
        player = self.players[seat]
        if len(player.squad) > 0:
            return True
        for sponsor in player.sponsors:  # noqa: SIM110 (a loop is native)
            if sponsor >= 0:
                return True
        return False

    def deck_name(self, card: i64) -> str:
        return c.DECKS[self.setup.box.deck[card]]

    def cell_name(self, cell: i64) -> str:
        """What lies on a cell; of a sponsor's which."""
        kind = c.CELL_TYPES[self.setup.box.cell_type[cell]]
        if self.setup.box.cell_type[cell] == c.SPONSOR_CELL:
            return c.SPONSORS[self.setup.box.cell_value[cell]]
        return kind

    def owns(self, seat: i64, card: i64) -> bool:
        return holds(self.players[seat].squad, card)
