"""Les Sponsors de l'Automobile 2004, the race: how cars move, whatever moves them (A20), and the bonuses of the cells.
Rulings are cited by number (A17): rulings.md.

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
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import finish, race
from arene.games.automobile.rules.state import OVER, AskRacing, Automobile

# the numbers of the actions, one range for each kind
LANE: Final = 1300  # + lane - 1
BONUS: Final = 1304  # + which

BONUSES: Final[list[str]] = ["green", "slipstream", "none"]
GREEN: Final = 0
SLIPSTREAM: Final = 1
NONE: Final = 2

SLIP: Final = 2  # cells of a slipstream, and how far a car must have come for it


# ---- Ways along the track: always forward, straight or diagonal


def onward(s: Automobile, lanes: i64, column: i64) -> i64:
    """The lanes of the next column that one step from these lanes leads to.

    A diagonal step is forbidden between two cars: one beside the start, one straight ahead (A18).
    """
    return across(lanes, s.taken[column], s.taken[column + 1]) & s.setup.box.road[column + 1]


def across(lanes: i64, here: i64, ahead: i64) -> i64:
    """The lanes that one step leads to, with cars in these lanes beside it and ahead."""
    outward = (lanes & ~(ahead & (here >> 1))) << 1
    inward = (lanes & ~(ahead & (here << 1))) >> 1
    return (lanes | outward | inward) & ~ahead


def drive_on(s: Automobile, car: i64, steps: i64) -> None:
    """Find how far the car gets in so many steps, and the lanes it may end in (A17)."""
    it = s.cars[car]
    column = it.column
    lanes = c.BIT[it.lane - 1]
    last = s.setup.box.columns
    road = s.setup.box.road
    here = s.taken[column]
    done: i64 = 0
    while done < steps:
        if column == last:
            done += 1
            lanes = 1  # the finish line: one place for all
            break
        ahead = s.taken[column + 1]
        following = across(lanes, here, ahead) & road[column + 1]
        if not following:
            break
        here = ahead
        lanes = following
        column += 1
        done += 1
    s.move.steps = done
    s.move.ends = 0
    if done > 0:
        s.move.ends = lanes


def one_more(s: Automobile, lanes: i64, column: i64) -> i64:
    """The lanes that one cell more leads to: beyond the last column is the finish line, one place for all."""
    if column == s.setup.box.columns:
        return 1
    return onward(s, lanes, column)


def blocked(s: Automobile, car: i64) -> bool:
    """Whether the car cannot go forward at all."""
    it = s.cars[car]
    if it.column == s.setup.box.columns:
        return False
    return onward(s, c.BIT[it.lane - 1], it.column) == 0


def passes(s: Automobile, car: i64, column: i64) -> bool:
    """Whether the car has a way beyond a column, all others standing as they are."""
    it = s.cars[car]
    at = it.column
    lanes = c.BIT[it.lane - 1]
    last = s.setup.box.columns
    road = s.setup.box.road
    here = s.taken[at]
    while at <= column and lanes:
        if at == last:
            return True
        ahead = s.taken[at + 1]
        lanes = across(lanes, here, ahead) & road[at + 1]
        here = ahead
        at += 1
    return lanes != 0


def blocking(s: Automobile, car: i64) -> bool:
    """Whether it alone keeps a car behind it from passing (A16, A38)."""
    it = s.cars[car]
    mine = s.standing(car)
    other: i64
    for other in range(s.setup.cars):
        if other == car or not s.cars[other].racing() or s.standing(other) > mine:
            continue
        if not passes(s, other, it.column):
            s.lift(it)
            free = passes(s, other, it.column)
            s.put(it, it.column, it.lane)
            if free:
                return True
    return False


def way_to(s: Automobile, car: i64, steps: i64, end: i64) -> list[tuple[int, int]]:
    """Cells of a shortest way of so many steps to an end lane (0: the finish line), the straightest one."""
    it = s.cars[car]
    reach: list[i64] = [c.BIT[it.lane - 1]]
    column = it.column
    while len(reach) <= steps and column < s.setup.box.columns:
        reach.append(onward(s, reach[len(reach) - 1], column))
        column += 1
    cells: list[tuple[int, int]] = []
    lane = end
    if lane == 0:
        cells.append((int(s.setup.box.columns) + 1, 0))
        lane = nearest(reach[len(reach) - 1], it.lane)
    place = len(reach) - 1
    while place > 0:
        cells.append((int(column), int(lane)))
        lane = step_back(s, reach[place - 1], column - 1, lane)
        column -= 1
        place -= 1
    cells.reverse()
    return cells


def nearest(lanes: i64, lane: i64) -> i64:
    """Of a set of lanes the one nearest to a lane."""
    best: i64 = 0
    distance: i64 = 99
    other: i64
    for other in range(1, c.MAX_LANES + 1):
        apart = other - lane
        if apart < 0:
            apart = -apart
        if lanes & c.BIT[other - 1] and apart < distance:
            best = other
            distance = apart
    return best


def step_back(s: Automobile, lanes: i64, column: i64, to: i64) -> i64:
    """From which of these lanes one step leads there; straight on if possible."""
    turn: i64
    for turn in range(3):
        lane = to
        if turn == 1:
            lane = to - 1
        elif turn == 2:
            lane = to + 1
        there = lane >= 1 and lane <= c.MAX_LANES and (lanes & c.BIT[lane - 1]) != 0
        if there and onward(s, c.BIT[lane - 1], column) & c.BIT[to - 1]:
            return lane
    return to


# ---- A displacement


def go_on(s: Automobile, chance: Chance, out: Events | None) -> None:
    """Until a question comes up: finish the displacement, then those a violet ball left waiting, then the turn."""
    while s.asked is not OVER:
        if s.move.car >= 0:
            if keep_moving(s, out):
                return
        elif s.waiting:
            car = c.car_queued(s.waiting)
            cells = c.cells_queued(s.waiting)
            s.waiting >>= 4
            start_move(s, car, cells, c.BY_VIOLET, out)
        else:
            race.next_turn(s, out)
            return


def start_move(s: Automobile, car: i64, cells: i64, cause: i64, out: Events | None) -> None:
    move = s.move
    move.car = car
    move.total = 0
    move.slip = 0
    move.green = 0
    move.green_later = 0
    move.slip_used = s.setup.slip_per_round and s.cars[car].slipped
    start_segment(s, cells, cause, out)


def start_segment(s: Automobile, cells: i64, cause: i64, out: Events | None) -> None:
    """The full number if any way allows it, else as far as possible (A17)."""
    move = s.move
    move.cause = cause
    drive_on(s, move.car, cells)
    finishes = s.cars[move.car].column + move.steps > s.setup.box.columns
    if out is not None and move.steps < cells and not finishes:
        out.add("shortened", {"car": move.car, "cells": cells, "done": move.steps, "cause": c.CAUSES[cause]})


def keep_moving(s: Automobile, out: Events | None) -> bool:
    """One more step of the displacement under way. Whether somebody is asked."""
    move = s.move
    if move.steps > 0:
        if c.LANES_IN[move.ends] > 1:
            s.car = move.car
            s.asked = ASK_LANE
            return True
        arrive(s, c.LANE_OF[move.ends], out)
        return False
    owed = bonuses_owed(s)
    if len(owed) == 0:
        clear(s)
        return False
    if len(owed) > 1:
        s.car = move.car
        s.asked = ASK_BONUS
        return True
    take_bonus(s, owed[0] - BONUS, out)
    return False


def clear(s: Automobile) -> None:
    """Nothing is left of it that a later move could find."""
    s.move = c.Move()


class Lane(AskRacing):
    """In which of the lanes a segment ends."""

    name = "lane"
    topics = "moving"
    opens = False

    def kinds(self) -> Sequence[Kind]:
        return (Kind("lane", LANE, lane=range(1, c.MAX_LANES + 1)),)

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        lane: i64
        for lane in range(c.MAX_LANES):
            if s.move.ends & c.BIT[lane]:
                actions = append(actions, LANE + lane)
        return actions

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        arrive(s, action - LANE + 1, out)
        go_on(s, chance, out)

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        return Refusal("automobile.lane.not-reached", lane=action - LANE + 1)

    def away(self, s: Automobile, seat: int) -> int:
        """The lane that leads furthest, then not a red cell, then a violet one, then the inside one."""
        box = s.setup.box
        column = s.cars[s.move.car].column + s.move.steps
        best: tuple[int, bool, bool, int] = (-1, False, False, 0)
        for action in self.legal(s, seat):
            world, lane = s.clone(), action - LANE
            arrive(world, lane + 1, None)
            plain, launch = not box.red[column] & c.BIT[lane], bool(box.violet[column] & c.BIT[lane])
            best = max(best, (int(world.move.green + world.move.slip), plain, launch, -int(lane)))
        return LANE - best[3]


ASK_LANE: Final = Lane()


def arrive(s: Automobile, lane: i64, out: Events | None) -> None:
    move = s.move
    it = s.cars[move.car]
    steps = move.steps
    to = it.column + steps
    finishes = to > s.setup.box.columns
    if out is not None:
        end: i64 = 0
        if not finishes:
            end = lane
        way = way_to(s, move.car, steps, end)
        start = [int(it.column), int(it.lane)]
        path: list[list[int]] = [[cell[0], cell[1]] for cell in way]
        out.add("moved", {"car": move.car, "from": start, "path": path, "cause": c.CAUSES[move.cause]})
    move.total += steps
    move.steps = 0
    move.ends = 0
    s.lift(it)
    it.column = to
    it.lane = lane
    if finishes:
        finish.cross_the_line(s, move.car, out)
        return
    s.put(it, to, lane)
    if s.setup.bonus_everywhere or move.car == s.turn:
        check_stop(s, out)


# ---- What the cell brings: green cells, and slipstream behind another car


def check_stop(s: Automobile, out: Events | None) -> None:
    """What the cell earns: a green bonus by the place now held, slipstream behind a car (A19 to A26)."""
    move = s.move
    it = s.cars[move.car]
    if s.setup.box.green[it.column] & c.BIT[it.lane - 1]:
        bonus = s.setup.box.green_for(s.setup.cars, s.place(move.car))
        if move.green:
            move.green_later = bonus
        else:
            move.green = bonus
        if out is not None and bonus:
            out.add("bonus_earned", {"car": move.car, "bonus": "green", "cells": bonus})
    ahead = it.column < s.setup.box.columns and (s.taken[it.column + 1] & c.BIT[it.lane - 1]) != 0
    if ahead and not move.slip_used and move.total >= SLIP and not blocked(s, move.car):
        move.slip = SLIP
        move.slip_used = True
        it.slipped = True
        if out is not None:
            out.add("bonus_earned", {"car": move.car, "bonus": "slipstream", "cells": SLIP})


class Bonus(AskRacing):
    """Which bonus first; they are not optional (A21)."""

    name = "bonus"
    topics = "bonuses"
    opens = False

    def kinds(self) -> Sequence[Kind]:
        return (Kind("bonus", BONUS, bonus=BONUSES),)

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        return bonuses_owed(s)

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        take_bonus(s, action - BONUS, out)
        go_on(s, chance, out)

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        return Refusal("automobile.bonus.not-owed", bonus=BONUSES[action - BONUS])

    def away(self, s: Automobile, seat: int) -> int:
        return BONUS + (GREEN if s.move.green else SLIPSTREAM)


ASK_BONUS: Final = Bonus()


def bonuses_owed(s: Automobile) -> vec[i64]:
    owed = vec[i64](capacity=3)
    if s.move.green:
        owed = append(owed, BONUS + GREEN)
    if s.move.slip:
        owed = append(owed, BONUS + SLIPSTREAM)
    if s.setup.bonus_optional and len(owed) > 0:
        owed = append(owed, BONUS + NONE)
    return owed


def take_bonus(s: Automobile, bonus: i64, out: Events | None) -> None:
    move = s.move
    if bonus == NONE:
        move.slip = 0
        move.green = 0
        move.green_later = 0
        if out is not None:
            out.add("bonus_declined", {"car": move.car})
    elif bonus == SLIPSTREAM:
        move.slip = 0
        start_segment(s, SLIP, c.BY_SLIP, out)
    else:
        cells = move.green
        move.green = move.green_later
        move.green_later = 0
        start_segment(s, cells, c.BY_GREEN, out)
