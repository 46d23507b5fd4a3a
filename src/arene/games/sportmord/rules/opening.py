"""Le sport est mortel: the set-up, and phases 1 and 2 of a round: the coaches are handed out, everybody rolls. Rulings
are cited by number (A5): rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arene.core.actions import Kind
from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.refusal import Refusal
from arene.games.sportmord.rules import coaching
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules.state import Ask, Sportmord

GIVE_COACH: Final = 0  # + seat

LAST_TIE: Final = 20  # ties for the first coach before the lowest seat takes it


# ---- The match begins: a shuffled pile for each sport


def start_match(s: Sportmord, chance: Chance, out: Events | None) -> None:
    box = s.setup.box
    for player in s.players:
        player.free = box.dice
        player.pills = box.pills_start
    s.reserve = box.pills - box.pills_start * s.setup.seats
    for sport in s.setup.circle:
        s.pile[sport] = shuffled_pile(chance)
        s.cards += c.PILE * c.ONE[sport]
        s.unseen += c.PILE * c.ONE[sport]
    start_round(s, chance, out)


def shuffled_pile(chance: Chance) -> i64:
    cards = vec[i64](capacity=c.PILE)
    place: i64
    for place in range(c.PILE):
        cards = append(cards, place - 8 if place > 8 else c.TRAINING)
    chance.shuffle("pile", cards)
    pile: i64 = 0
    for place in range(c.PILE):
        pile |= cards[place] * c.CARD_AT[place]
    return pile


# ---- Phase 1: the 1A coach goes to the left, and its holder gives the best coach to another seat


def start_round(s: Sportmord, chance: Chance, out: Events | None) -> None:
    s.round += 1
    if out is not None:
        out.add("round_started", {"round": s.round, "left": s.setup.round_limit - s.round})
        out.end_turn()
    if s.round == 1:  # the first roll decides who is first (A3)
        roll_training(s, chance, out)
        s.phase = 1
        s.first = highest_roll(s, chance, out)
    else:
        s.phase = 1
        s.first = s.left_of(s.first)
    if out is not None:
        out.add("coach_1a", {"seat": s.first})
    s.seat = s.first
    s.asked = ASK_COACH


def highest_roll(s: Sportmord, chance: Chance, out: Events | None) -> i64:
    """The first 1A coach goes to the highest total; tied seats roll one more die each (A5)."""
    totals = vec[i64]([c.total(player.roll) for player in s.players])
    tied = highest(totals, c.BIT[s.setup.seats] - 1)
    ties: i64 = 0
    while c.SIZE[tied] > 1 and ties < LAST_TIE:
        ties += 1
        rolled: list[list[int]] = []
        seat: i64
        for seat in range(s.setup.seats):
            if tied & c.BIT[seat]:
                totals[seat] = chance.die("tie")
                if out is not None:
                    rolled.append([seat, totals[seat]])
        tied = highest(totals, tied)
        if out is not None:
            out.add("tie_rolled", {"rolls": rolled})
    seat = 0
    while not tied & c.BIT[seat]:
        seat += 1
    return seat


def highest(totals: vec[i64], seats: i64) -> i64:
    """Which of these seats have the highest total."""
    best: i64 = -1
    found: i64 = 0
    seat: i64
    for seat in range(len(totals)):
        if seats & c.BIT[seat] and totals[seat] >= best:
            if totals[seat] > best:
                best = totals[seat]
                found = 0
            found |= c.BIT[seat]
    return found


class Coach(Ask):
    """Who gets the best coach."""

    name = "coach"
    topics = "coaches coach-other-seat"
    phases = "1"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("give_coach", GIVE_COACH, seat=c.SEATS),)

    def legal(self, s: Sportmord, seat: i64) -> vec[i64]:
        return other_seats(s, seat, GIVE_COACH)

    def play(self, s: Sportmord, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        s.best = action - GIVE_COACH
        if out is not None:
            out.add("coach_best", {"seat": s.best, "by": seat})
        if s.round > 1:
            if out is not None:  # round 1 is played outside (A4)
                out.add("side_flipped", {"side": "out" if s.round % 2 == 1 else "in"})
            roll_training(s, chance, out)
        coaching.start(s, chance, out)

    def why_not(self, s: Sportmord, seat: int, action: int) -> Refusal:
        return why_not_seat(s, action - GIVE_COACH, "sportmord.coach.other-seat")

    def considered(self, s: Sportmord, seat: int) -> list[int]:
        return [*super().considered(s, seat), GIVE_COACH + seat]

    def holder(self, s: Sportmord) -> i64:
        return s.first

    def away(self, s: Sportmord, seat: i64) -> i64:
        return GIVE_COACH + s.left_of(seat)


ASK_COACH: Final = Coach()


def other_seats(s: Sportmord, seat: i64, base: i64) -> vec[i64]:
    """A seat chooses among the others."""
    actions = vec[i64](capacity=5)
    other: i64
    for other in range(s.setup.seats):
        if other != seat:
            actions = append(actions, base + other)
    return actions


def why_not_seat(s: Sportmord, chosen: int, rule: str) -> Refusal:
    if chosen >= s.setup.seats:
        return Refusal("sportmord.no-such-seat", number=chosen)
    return Refusal(rule)


# ---- Phase 2: training rolls


def roll_training(s: Sportmord, chance: Chance, out: Events | None) -> None:
    s.phase = 2
    for seat, player in enumerate(s.players):
        player.roll = c.roll("training", player.free, chance)
        if out is not None:
            out.add("rolled", {"seat": seat, "faces": c.faces(player.roll)})
