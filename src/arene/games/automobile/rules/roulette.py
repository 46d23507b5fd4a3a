"""Les Sponsors de l'Automobile 2004, the race: the roulette, and the cars that a violet ball throws off the track.
Rulings are cited by number (A28): rulings.md.

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
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import moving, race
from arene.games.automobile.rules.state import AHEAD_OF_ALL, RACE_PAUSE, AskRacing, Automobile

BALLS: Final = 1290  # + extra balls


def balls(s: Automobile) -> i64:
    """In the roulette without extra balls: one of each car still racing or off, and the violet one."""
    return s.setup.cars - s.finished + 1


# ---- 1) Extra balls, one for each energy point


def use(s: Automobile, chance: Chance, out: Events | None) -> None:
    if most_balls(s) == 0:
        spin(s, 0, chance, out)
    else:
        s.asked = ASK_BALLS


class Balls(AskRacing):
    """How many extra balls."""

    name = "balls"
    topics = "roulette"
    opens = False

    def kinds(self) -> Sequence[Kind]:
        return (Kind("balls", BALLS, extra=range(c.MAX_EXTRA + 1)),)

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        return c.from_to(BALLS, BALLS + most_balls(s))

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        spin(s, action - BALLS, chance, out)

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        energy, most = int(s.cars[s.car].energy), int(s.setup.box.extra_max)
        if energy < most:
            return Refusal("automobile.balls.energy", energy=energy)
        return Refusal("automobile.balls.most", most=most)

    def considered(self, s: Automobile, seat: int) -> list[int]:
        return [BALLS + extra for extra in range(s.setup.box.extra_max + 1)]

    def away(self, s: Automobile, seat: int) -> int:
        return BALLS


ASK_BALLS: Final = Balls()


def most_balls(s: Automobile) -> i64:
    most = s.setup.box.extra_max
    energy = s.cars[s.car].energy
    if energy < most:
        return energy
    return most


# ---- 2) and 3) The ball that falls


def spin(s: Automobile, extra: i64, chance: Chance, out: Events | None) -> None:
    """The extra balls are paid for whatever comes out."""
    spinner = s.car
    s.cars[spinner].energy -= extra
    if out is not None:
        out.add("balls_added", {"car": spinner, "extra": extra, "balls": balls(s) + extra})
    drawn = chance.below("ball", balls(s) + extra)
    if drawn == 0:
        if out is not None:
            out.add("ball", {"car": spinner, "ball": "violet"})
        violet_ball(s, out)
        if out is not None:
            out.pause(s.paused(RACE_PAUSE))
    else:
        ball = spinner
        if drawn < balls(s):
            ball = car_of_ball(s, drawn)
        if out is not None:
            out.add("ball", {"car": spinner, "ball": s.setup.box.cars[ball], "of": ball})
            out.pause(s.paused(RACE_PAUSE))
        if ball == spinner:
            moving.start_move(s, ball, 1 + extra, c.BY_OWN_BALL, out)
        elif not s.cars[ball].off:  # A27
            moving.start_move(s, ball, 1, c.BY_OTHER_BALL, out)
    moving.go_on(s, chance, out)


def car_of_ball(s: Automobile, number: i64) -> i64:
    """Ball 0 is violet; then one for each car that has not finished, in the order of the cars."""
    car: i64 = 0
    while True:
        if s.cars[car].finish == 0:
            number -= 1
            if number == 0:
                return car
        car += 1


# ---- The violet ball: cars on red spin off together, then the others move (A28)


def violet_ball(s: Automobile, out: Events | None) -> None:
    queue_up(s)
    car: i64
    for car in range(s.setup.cars):
        it = s.cars[car]
        if it.racing() and on_red(s, it):
            if s.setup.off_in_order:
                it.behind = waiting_at(s, it.column, it.lane)
            s.lift(it)
            it.off = True
            if out is not None:
                out.add("spun_off", {"car": car, "column": it.column, "lane": it.lane})


def queue_up(s: Automobile) -> None:
    """Those that will move, front to back, as they stood at the draw."""
    s.waiting = 0
    place: i64 = 0
    car = race.next_behind(s, AHEAD_OF_ALL)
    while car >= 0:
        it = s.cars[car]
        if not it.off and not on_red(s, it):
            cells: i64 = c.STEP
            if s.setup.box.violet[it.column] & c.BIT[it.lane - 1]:
                cells = c.LAUNCH
            s.waiting += c.queued(car, cells) * c.ONE[place]
            place += 1
        car = race.next_behind(s, s.standing(car))


def on_red(s: Automobile, it: c.Car) -> bool:
    return (s.setup.box.red[it.column] & c.BIT[it.lane - 1]) != 0


def waiting_at(s: Automobile, column: i64, lane: i64) -> i64:
    """How many cars are off the track that left it from this cell (A36)."""
    cars: i64 = 0
    for it in s.cars:
        if it.off and it.column == column and it.lane == lane:
            cars += 1
    return cars


def come_back(s: Automobile, car: i64, out: Events | None) -> None:
    """To the cell it left, else the outermost free lane of that column, else of the nearest one behind."""
    it = s.cars[car]
    for other in s.cars:
        if other.off and other.column == it.column and other.lane == it.lane and other.behind > it.behind:
            other.behind -= 1
    it.behind = 0
    column = it.column
    lane = it.lane
    if s.taken[column] & c.BIT[lane - 1]:
        while not s.setup.box.road[column] & ~s.taken[column]:
            column -= 1
        lane = outermost(s.setup.box.road[column] & ~s.taken[column])
    s.put(it, column, lane)
    it.off = False
    if out is not None:
        out.add("returned", {"car": car, "column": it.column, "lane": it.lane})


def outermost(lanes: i64) -> i64:
    lane: i64 = c.MAX_LANES
    while not lanes & c.BIT[lane - 1]:
        lane -= 1
    return lane
