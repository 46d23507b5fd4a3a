"""Footmania: setting up, the turn, the way across the pitch and the cells. Rulings are cited by number (A12):
rulings.md.

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
from arene.games.footmania.rules import (
    buying,
    completion,
    euromatches,
    market,
    plus_cards,
    question_marks,
    season,
    selling,
)
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.edition import cell_ids
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
MOVE: Final = 197  # + cell


# ---- Setting up


def begin(s: Footmania, chance: Chance, out: Events | None) -> None:
    lay_out(s, chance)
    s.back = market.ASK_READY
    if out is not None:
        out.add("match_started", {"first": s.first})
    next_turn(s, s.first, chance, out)


def lay_out(s: Footmania, chance: Chance) -> None:
    """Shuffle the five decks, pay the starting cash, draw who begins."""
    box = s.setup.box
    s.holder = vec[i64]([c.IN_DECK] * len(box.cards))
    s.belief = vec[i64]([0] * len(box.cards))
    s.lock = vec[i64]([0] * len(box.cards))
    s.order = vec[i64]([0] * len(box.cards))
    s.spurned = vec[i64]([0] * len(box.cards))
    card: i64
    for card in range(len(box.cards)):
        if box.deck[card] == 0:
            s.nationals = append(s.nationals, card)
        else:
            s.foreigners = append(s.foreigners, card)
    _copy: i64
    for card in range(len(box.plus)):
        for _copy in range(box.plus_copies[card]):
            s.plus_deck = append(s.plus_deck, card)
    s.nationals = chance.shuffle("national", s.nationals)
    s.foreigners = chance.shuffle("foreign", s.foreigners)
    s.plus_deck = chance.shuffle("plus", s.plus_deck)
    s.plus_known = vec[i64]([0] * len(s.plus_deck))
    s.questions = chance.shuffle("question", vec[i64](range(len(box.questions))))
    s.questions_fresh = len(s.questions)
    s.euros = chance.shuffle("euromatch", vec[i64](range(len(box.euros))))
    s.euros_fresh = len(s.euros)
    for player in s.players:
        player.cash = box.start_cash
        player.cell = box.start
    s.first = chance.below("first", s.setup.seats)


# ---- The turn


def next_turn(s: Footmania, seat: i64, chance: Chance, out: Events | None) -> None:
    """Clockwise. A seat that must miss a turn does so; phase 1 ends at its cap (A31)."""
    cap = s.setup.round_cap * s.setup.seats
    while True:
        if s.phase == 1 and cap and s.turns == cap:
            completion.end_phase_one(s, -1, chance, out)
            return
        s.active = seat
        if s.phase == 1:
            s.turns += 1
        if not s.players[seat].skip:
            break
        s.players[seat].skip = False
        if out is not None:
            out.add("turn_skipped", {"seat": seat})
        seat = s.left_of(seat)
    market.open_window(s, c.TURN_WINDOW, s.left_of(seat), chance, out)


def end_turn(s: Footmania, chance: Chance, out: Events | None) -> None:
    next_turn(s, s.left_of(s.active), chance, out)


def roll(s: Footmania, chance: Chance, out: Events | None) -> None:
    s.die = chance.die("die")
    if out is not None:
        out.disclose("rolled", {"seat": s.active, "die": s.die})
    if s.phase == 2:
        season.run_lap(s, chance, out)
        return
    player = s.players[s.active]
    options = moves(s, player.cell, player.came_from)
    if len(options) == 1:
        go(s, options[0] - MOVE, chance, out)
    else:
        s.ask(ASK_MOVE, s.active)


# ---- Phase 1: any way, but never back, not even from one turn to the next (A51)


class Move(Ask):
    name = "move"
    topics = "move"
    of_the_turn = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("move", MOVE, cell=cell_ids),)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        return moves(s, s.players[seat].cell, s.players[seat].came_from)

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        go(s, action - MOVE, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        player, cell = s.players[seat], action - MOVE
        anywhere = [int(way) - MOVE for way in moves(s, player.cell, -1)]
        if cell in anywhere:
            return Refusal("footmania.move.back", cell=s.setup.box.cells[cell])
        return Refusal("footmania.move.exact", die=int(s.die))


ASK_MOVE: Final = Move()


def moves(s: Footmania, cell: i64, came_from: i64) -> vec[i64]:
    actions = vec[i64](capacity=4)
    for way in ways(s, cell, came_from):
        if not c.holds(actions, MOVE + end_of(way)):
            actions = c.with_item(actions, MOVE + end_of(way))
    return actions


# A way is the cell it leads to, and the one before it: a pawn does not turn round.


def way_to(cell: i64, before: i64) -> i64:
    return cell * c.MAX_CELLS + before


def end_of(way: i64) -> i64:
    return way // c.MAX_CELLS


def before_end(way: i64) -> i64:
    return way % c.MAX_CELLS


def ways(s: Footmania, cell: i64, came_from: i64) -> vec[i64]:
    """Where the die may lead."""
    box = s.setup.box
    found = vec[i64](capacity=8)
    before = came_from
    if before < 0:
        before = cell  # no way is shut
    found = append(found, way_to(cell, before))
    _step: i64
    for _step in range(s.die):
        further = vec[i64](capacity=8)
        for way in found:
            here = end_of(way)
            before = before_end(way)
            for neighbour in box.neighbours[here]:
                if neighbour != before:
                    further = append(further, way_to(neighbour, here))
        found = further
    return found


def go(s: Footmania, cell: i64, chance: Chance, out: Events | None) -> None:
    player = s.players[s.active]
    for way in ways(s, player.cell, player.came_from):
        if end_of(way) == cell:
            player.came_from = before_end(way)
            break
    player.cell = cell
    if out is not None:
        out.add("moved", {"seat": s.active, "cell": s.setup.box.cells[cell], "on": cell_name(s, cell)})
    land(s, cell, chance, out)


# ---- The cells


def land(s: Footmania, cell: i64, chance: Chance, out: Events | None) -> None:
    kind = s.setup.box.cell_type[cell]
    if kind in (c.NATIONAL_CELL, c.FOREIGN_CELL):
        if len(s.deck(kind - c.NATIONAL_CELL)) > 0:
            s.ask(buying.ASK_DRAW, s.active)
            return
    elif kind == c.PLUS_CELL:
        plus_cards.draw_plus(s, chance, out)
        return
    elif kind == c.QUESTION_CELL:
        question_marks.draw_question(s, chance, out)
        return
    elif kind == c.EUROMATCH_CELL:
        if s.phase == 1:
            roll(s, chance, out)
        else:
            euromatches.draw_euromatch(s, chance, out)
        return
    elif kind == c.SPONSOR_CELL:
        question_marks.visit_sponsor(s, s.setup.box.cell_value[cell], out)
    elif kind == c.JACKPOT_CELL:
        win_jackpot(s, out)
    elif kind == c.PAY_CELL:
        selling.owe(s, s.setup.box.cell_value[cell], chance, out)
        return
    end_turn(s, chance, out)


def cell_name(s: Footmania, cell: i64) -> str:
    """What lies on a cell; of a sponsor's which."""
    kind = c.CELL_TYPES[s.setup.box.cell_type[cell]]
    if s.setup.box.cell_type[cell] == c.SPONSOR_CELL:
        return c.SPONSORS[s.setup.box.cell_value[cell]]
    return kind


def win_jackpot(s: Footmania, out: Events | None) -> None:
    if out is not None:
        out.add("jackpot_won", {"seat": s.active, "amount": s.francs(s.jackpot)})
    s.players[s.active].cash += s.jackpot
    s.jackpot = 0
