"""Lanista: a position, and what it can do for everything outside. The rules themselves are in the chapters of the book.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.question import Question
from arene.core.state import Standing, State, ranked
from arene.games.lanista.rules import components as c


class Ask(Question["Lanista"]):
    """What a seat is asked."""

    step: int = -1  # where the round stands when it is asked; -1: at several steps
    in_turn: bool = False  # asked of the seat whose turn it is
    together: bool = False  # asked of all seats at once
    silent: bool = False  # the others may not even learn that somebody is asked

    def away(self, s: Lanista) -> int:
        """What is played for a person who is away; -1 leaves it to a bot."""
        return -1


class Over(Ask):
    """Nobody is asked anything."""

    name = "over"
    step = c.ROUND_END


OVER: Final = Over()


class Lanista(State):
    """A position of Lanista."""

    def __init__(self, setup: c.Setup, players: list[c.Player]) -> None:
        self.setup = setup
        self.players = players
        self.round: i64 = 0
        self.phase: i64 = 0  # 0: before the first round
        self.step: i64 = c.LANISTA_CHOICE
        self.asked: Ask = OVER
        self.seat: i64 = 0  # who is asked
        self.initiative: i64 = 0
        self.first: i64 = 0  # turn order of the phase: clockwise from this seat
        self.turn: i64 = 0  # place in the turn order
        self.pass_: i64 = 0  # which arrivage, which pass of contracts, which slot of combats: from 0
        self.in_extra = False  # an extra exhibitio is being held
        # piles
        self.events = vec[i64]()  # titles, from the top
        self.event_discard = vec[i64]()
        self.events_out = vec[i64]()
        self.gladiators = vec[i64]()
        self.gladiator_discard = vec[i64]()
        self.gladiators_out = vec[i64]()
        self.recruits = vec[i64]()
        self.contracts = vec[i64]()  # all three decks together; each contract knows its rank
        self.shown = vec[i64]()  # open contracts
        self.spent = vec[i64]()  # fought, failed or voided this round
        # windows
        self.window_seat: i64 = 0  # the seat the window looks at next
        self.passed: i64 = 0  # seats that passed since the last act
        self.finished: i64 = 0  # seats done with this window
        self.quiet: i64 = 0  # seats done with the phase
        # a card waiting for its counters, and other questions in between
        self.card: i64 = -1
        self.card_seat: i64 = 0
        self.card_target: i64 = 0
        self.polled: i64 = 0  # seats asked for a counter
        self.undefined: i64 = 0  # gladiators whose owner must choose a skill
        self.swapping: i64 = -1  # the contract a card swaps for an open one
        self.offer = c.Offer()
        self.combat = c.Combat()
        self.waived = False  # the penalty of the failing contract

    # ---- Who is asked, and the answers

    def seats(self) -> i64:
        return self.setup.seats

    def over(self) -> bool:
        return self.asked is OVER

    def actor(self) -> i64:
        if self.asked is OVER:
            return -1
        if self.asked.together:
            return self.first_unanswered()
        return self.seat

    def first_unanswered(self) -> i64:
        """Of the seats that are asked at once, the first that has not answered."""
        seat: i64 = 0
        while self.players[seat].answered:
            seat += 1
        return seat

    def awaiting(self) -> vec[i64]:
        seats = vec[i64](capacity=4)
        if self.asked is OVER:
            return seats
        if not self.asked.together:
            return append(seats, self.seat)
        seat: i64
        for seat in range(self.setup.seats):
            if not self.players[seat].answered:
                seats = append(seats, seat)
        return seats

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.seat and not self.asked.together:
            return vec[i64]()
        return self.asked.legal(self, seat)

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        self.asked.play(self, seat, action, chance, out)

    def ask(self, seat: i64, question: Ask) -> None:
        self.seat = seat
        self.asked = question

    # ---- Seats, seasons and prestige

    def left_of(self, seat: i64) -> i64:
        if seat + 1 < self.setup.seats:
            return seat + 1
        return 0

    def in_order(self, turn: i64, second: bool) -> i64:
        """The seat at a place of the turn order; second arrivals and picks go the other way round (A61)."""
        seats = self.setup.seats
        if not second:
            return (self.first + turn) % seats
        if self.setup.second_clockwise:
            return (self.first + seats - 1 + turn) % seats
        return (self.first + seats - 1 - turn) % seats

    def turn_seat(self) -> i64:
        """Whose turn it is: every second arrivage and pick goes the other way round."""
        return self.in_order(self.turn, self.phase < 4 and self.pass_ == 1)

    def winter(self) -> bool:
        return self.setup.winter_only or self.round == 0 or (self.round - 1) % 4 < 2

    def slots(self) -> i64:
        """Contracts and combats of a seat in this round."""
        return 1 if self.winter() else 2

    def last_slot(self) -> bool:
        return self.winter() or self.pass_ == 1

    def score(self, seat: i64, amount: i64, cause: str, source: str, out: Events | None) -> None:
        """Prestige won or lost."""
        if amount == 0:
            return
        player = self.players[seat]
        player.prestige += amount
        if out is not None:
            params = {"seat": seat, "amount": amount, "cause": cause, "source": source, "total": player.prestige}
            out.add("prestige_changed", params)

    # ---- Copies and ranking

    def clone(self) -> Lanista:
        other = Lanista(self.setup, [player.clone() for player in self.players])
        other.round = self.round
        other.phase = self.phase
        other.step = self.step
        other.asked = self.asked
        other.seat = self.seat
        other.initiative = self.initiative
        other.first = self.first
        other.turn = self.turn
        other.pass_ = self.pass_
        other.in_extra = self.in_extra
        other.events = self.events[:]
        other.event_discard = self.event_discard[:]
        other.events_out = self.events_out[:]
        other.gladiators = self.gladiators[:]
        other.gladiator_discard = self.gladiator_discard[:]
        other.gladiators_out = self.gladiators_out[:]
        other.recruits = self.recruits[:]
        other.contracts = self.contracts[:]
        other.shown = self.shown[:]
        other.spent = self.spent[:]
        other.window_seat = self.window_seat
        other.passed = self.passed
        other.finished = self.finished
        other.quiet = self.quiet
        other.card = self.card
        other.card_seat = self.card_seat
        other.card_target = self.card_target
        other.polled = self.polled
        other.undefined = self.undefined
        other.swapping = self.swapping
        other.offer = self.offer.clone()
        other.combat = self.combat.clone()
        other.waived = self.waived
        return other

    def standings(self) -> list[Standing]:
        """Most prestige first; equal seats share their rank, or sesterces and living gladiators decide (A32)."""
        scores = [int(player.prestige) for player in self.players]
        if not self.setup.tie_sesterces:
            return ranked([(score,) for score in scores], scores, [{} for _ in scores])
        ties = [{"sesterces": int(player.money), "gladiators": len(player.school)} for player in self.players]
        keys = [(score, tie["sesterces"], tie["gladiators"]) for score, tie in zip(scores, ties, strict=True)]
        return ranked(keys, scores, ties)

    # ---- What a seat cannot know

    def sample(self, seat: i64, chance: Chance) -> Lanista:
        """Another world that fits: other hands (but for cards the seat has seen), other orders of the piles.

        Piles are put in order before they are shuffled: the true order leaves no trace.
        """
        world = self.clone()
        pool = world.events
        other: i64
        for other in range(self.setup.seats):
            if other != seat:
                pool = world.players[other].collect(seat, pool)
        pool = chance.shuffle("sample", c.ordered(pool))
        at: i64 = 0
        for other in range(self.setup.seats):
            if other != seat:
                player = world.players[other]
                while player.cards < self.players[other].cards + len(self.players[other].swaps):
                    player.take(pool[at])
                    at += 1
        world.events = pool[at:]
        world.gladiators = chance.shuffle("sample", c.ordered(world.gladiators))
        world.contracts = chance.shuffle("sample", c.ordered(world.contracts))
        return world
