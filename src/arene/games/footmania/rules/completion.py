"""Footmania: the end of phase 1: a complete team is shown. Rulings are cited by number (A22): rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arene.core.actions import Kind
from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import i64, vec
from arene.core.refusal import Refusal
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules import market, season, selling, squads, turn
from arene.games.footmania.rules.lineup import fullest_set, numbers_filled
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
DECLARE: Final = 4
WAIT: Final = 5

DECLARE_KIND: Final = Kind("declare", DECLARE)


# ---- A complete team


def numbers_needed(s: Footmania) -> i64:
    """Numbers 1 to 11, or any ten of them when accelerated."""
    if s.setup.accelerated:
        return c.NUMBERS - 1
    return c.NUMBERS


def complete(s: Footmania, seat: i64) -> bool:
    """All the numbers needed, with at most three foreigners."""
    needed = numbers_needed(s)
    squad = s.players[seat].squad
    return len(squad) >= needed and numbers_filled(s.setup.box, squad) >= needed


def changed(s: Footmania, seats: i64, then: i64, chance: Chance, out: Events | None) -> None:
    s.then = then
    s.to_declare = 0
    if s.phase == 1:
        seat: i64
        for seat in range(s.setup.seats):
            if seats & c.BIT[seat] and not s.shown & c.BIT[seat] and might_be_complete(s, seat):
                s.to_declare |= c.BIT[seat]
    ask_declare(s, chance, out)


def might_be_complete(s: Footmania, seat: i64) -> bool:
    """Who may keep quiet is asked with enough footballers, complete or not: the question tells nothing (A23)."""
    if s.setup.declare and s.setup.rules >= 3:
        return len(s.players[seat].squad) >= numbers_needed(s)
    return complete(s, seat)


# ---- Showing it


def ask_declare(s: Footmania, chance: Chance, out: Events | None) -> None:
    """The active seat first, then clockwise (A22); without the option nobody is asked (A23)."""
    seat = s.active
    _step: i64
    for _step in range(s.setup.seats):
        if s.to_declare & c.BIT[seat]:
            if s.setup.declare:
                s.ask(ASK_DECLARE, seat)
                return
            if not s.setup.until_all or is_last_to_show(s, seat):
                end_phase_one(s, seat, chance, out)
                return
            show_team(s, seat, out)
        seat = s.left_of(seat)
    if s.then == c.THEN_END:
        turn.end_turn(s, chance, out)
    else:
        s.base.again(s, chance, out)


class Declare(Ask):
    """Show the team, or keep quiet: an option (A23)."""

    name = "declare"
    topics = "phase-one-end"

    def kinds(self) -> Sequence[Kind]:
        return (DECLARE_KIND, Kind("wait", WAIT))

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        return vec[i64]([DECLARE, WAIT] if complete(s, seat) else [WAIT])

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == DECLARE:
            end_phase_one(s, seat, chance, out)
        else:
            s.to_declare &= ~c.BIT[seat]
            ask_declare(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        return Refusal("footmania.declare.incomplete")

    def from_outside(self, s: Footmania) -> Ask:
        """That a team is complete is its owner's secret."""
        return s.base


ASK_DECLARE: Final = Declare()


def is_last_to_show(s: Footmania, seat: i64) -> bool:
    return s.shown | c.BIT[seat] == c.BIT[s.setup.seats] - 1


def show_team(s: Footmania, seat: i64, out: Events | None) -> None:
    """An option: recruiting goes on until everybody's team was complete (A64)."""
    cards = uncover(s, seat)
    bonus = reward(s, seat)
    s.shown |= c.BIT[seat]
    if out is not None:
        out.disclose("team_shown", {"seat": seat, "cards": s.ids(cards), "bonus": s.francs(bonus)})


def uncover(s: Footmania, seat: i64) -> vec[i64]:
    """A complete team lies open from now on."""
    cards = fullest_set(s.setup.box, s.players[seat].squad)
    for card in cards:
        squads.make_public(s, card, c.AT + seat)
    squads.deduce(s, seat)
    return cards


def reward(s: Footmania, seat: i64) -> i64:
    """For the first complete team."""
    bonus = s.setup.box.bonus_eleven
    if s.setup.accelerated:
        bonus = s.setup.box.bonus_ten
    if s.shown:
        bonus = 0
    s.players[seat].cash += bonus
    return bonus


# ---- The end of phase 1


def end_phase_one(s: Footmania, seat: i64, chance: Chance, out: Events | None) -> None:
    """A complete team is shown and rewarded; a footballer not yet bought goes back, a debt is paid first (A53)."""
    s.phase = 2
    s.to_declare = 0
    cards = vec[i64]()
    bonus: i64 = 0
    if seat >= 0:
        cards = uncover(s, seat)
        bonus = reward(s, seat)
    if out is not None:
        who = None if seat < 0 else seat
        out.disclose("phase_one_ended", {"seat": who, "cards": s.ids(cards), "bonus": s.francs(bonus)})
        out.pause(s.clone())
    if s.drawn >= 0:
        squads.put_back_unseen(s, s.drawn)
    if s.due > 0:
        s.closing = True
        selling.settle(s, chance, out)
    else:
        interphase(s, chance, out)


def interphase(s: Footmania, chance: Chance, out: Events | None) -> None:
    s.closing = False
    squads.forgive(s)
    season.to_the_championship_cell(s)
    for player in s.players:
        player.ask = c.OWN_TURN
    if market.trading(s):
        market.open_window(s, c.INTERPHASE, s.left_of(s.active), chance, out)
    else:
        s.window = c.NO_WINDOW
        turn.end_turn(s, chance, out)
