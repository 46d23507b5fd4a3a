"""Sponsio: a position, and what it can do for everything outside. The rules themselves are in the chapters of the book:
betting.py, tricks.py, scoring.py.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.question import Question
from arene.core.state import Standing, State, ranked
from arene.games.sponsio.eyes.sampling import deal_around_voids, deal_freely
from arene.games.sponsio.rules import components as c


class Ask(Question["Sponsio"]):
    """What the acting seat is asked."""

    phase: int = c.BETTING
    half_made: str = ""  # what the seat has chosen so far, and nobody else knows

    def from_outside(self) -> Ask:
        """What the others see: while a choice is half made, the step before it."""
        return self

    def away(self) -> int:
        """What is played for a person who is away; -1 leaves it to a bot."""
        return -1


class Over(Ask):
    """Nobody is asked anything."""

    name = "over"
    phase = c.ENDED


OVER: Final = Over()


class Sponsio(State):
    """A position of Sponsio."""

    def __init__(self, setup: c.Setup, players: list[c.Player]) -> None:
        self.setup = setup
        self.players = players
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.asked: Ask = OVER
        self.seat: i64 = 0  # who is asked
        self.reason: i64 = 0  # why the match ended
        # the betting phase
        self.turn: i64 = 1
        self.obligation = False  # nobody had bet when the last turn began
        self.tickets: i64 = setup.tickets  # still in the centre
        self.tokens: i64 = 15
        self.talon: i64 = 0
        self.pending_ticket: i64 = -1
        self.pending_wager: i64 = -1
        self.pending_target: i64 = -1
        self.pending_token: i64 = -1
        self.pending_card: i64 = -1  # the talon card about to be swapped in
        # the trick phase
        self.leader: i64 = 0
        self.trick = vec[i64]()  # cards of the current trick, the leader's first
        self.last_leader: i64 = -1
        self.last_trick = vec[i64]()
        self.trick_number: i64 = 0  # tricks completed
        self.last_winner: i64 = -1
        self.nines_won: i64 = 0

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
        if self.asked is not OVER:
            waiting = append(waiting, self.seat)
        return waiting

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.seat:
            return vec[i64]()
        return self.asked.legal(self, seat)

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        self.asked.play(self, seat, action, chance, out)

    def left_of(self, seat: i64) -> i64:
        if seat + 1 < self.setup.seats:
            return seat + 1
        return 0

    # ---- Copies and ranking

    def clone(self) -> Sponsio:
        other = Sponsio(self.setup, [player.clone() for player in self.players])
        other.round = self.round
        other.dealer = self.dealer
        other.asked = self.asked
        other.seat = self.seat
        other.reason = self.reason
        other.turn = self.turn
        other.obligation = self.obligation
        other.tickets = self.tickets
        other.tokens = self.tokens
        other.talon = self.talon
        other.pending_ticket = self.pending_ticket
        other.pending_wager = self.pending_wager
        other.pending_target = self.pending_target
        other.pending_token = self.pending_token
        other.pending_card = self.pending_card
        other.leader = self.leader
        other.trick = self.trick[:]
        other.last_leader = self.last_leader
        other.last_trick = self.last_trick
        other.trick_number = self.trick_number
        other.last_winner = self.last_winner
        other.nines_won = self.nines_won
        return other

    def standings(self) -> list[Standing]:
        """By the ninth space, then coins, then coins won in the last round (A35)."""
        keys = [(1 if player.streak == 9 else 0, player.purse, player.earned) for player in self.players]
        ties = [{"ninth_space": key[0], "last_round": key[2]} for key in keys]
        return ranked(keys, [key[1] for key in keys], ties)

    # ---- What a seat cannot know

    def sample(self, seat: i64, chance: Chance) -> Sponsio:
        """Deal the cards the seat cannot see anew: hands keep their size, talon pick-ups and shown voids hold."""
        world = self.clone()
        if seat != self.seat:
            world.forget_pending()
        unseen: i64 = 0
        voids: i64 = 0
        other: i64
        for other in range(self.setup.seats):
            if other != seat:
                unseen |= self.players[other].hand & ~self.players[other].known
                voids |= self.players[other].void
        cards = chance.shuffle("sample", c.each(0, unseen))
        if voids:
            deal_around_voids(world.players, seat, cards, chance)
        else:
            deal_freely(world.players, seat, cards)
        return world

    def forget_pending(self) -> None:
        """Half-made choices of the acting seat are its own business: the others see it choosing an action."""
        self.asked = self.asked.from_outside()
        self.pending_ticket = -1
        self.pending_wager = -1
        self.pending_target = -1
        self.pending_token = -1
        self.pending_card = -1
