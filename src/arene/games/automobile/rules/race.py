"""Les Sponsors de l'Automobile 2004, second phase: the race. Who drives when, and what a driver may do. Rulings are
cited by number (A14): rulings.md.

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
from arene.games.automobile.rules import finish, moving, roulette
from arene.games.automobile.rules.state import AHEAD_OF_ALL, RACE_PAUSE, AskRacing, Automobile

# the numbers of the actions, one range for each kind
CARD: Final = 1280  # + value - 1
ZERO_SPIN: Final = 1287
SPIN: Final = 1288
PASS: Final = 1289

LAST_ROUND: Final = 200


# ---- Preparation


def start(s: Automobile, chance: Chance, out: Events | None) -> None:
    s.shown = s.setup.pairs
    s.swapped = 0
    s.proposals = 0
    s.silent = 0
    box = s.setup.box
    order = vec[i64](range(s.setup.cars))
    chance.shuffle("grid", order)
    place: i64
    for place in range(s.setup.cars):
        it = s.cars[order[place]]
        it.column = box.grid_column[place]
        it.lane = box.grid_lane[place]
    s.look_at_road()
    if out is not None:
        out.add("grid", {"order": [int(car) for car in order]})
        out.pause(s.paused(RACE_PAUSE))
    start_round(s, out)
    next_turn(s, out)


# ---- A round: each car once, in the order on the track (A14)


def start_round(s: Automobile, out: Events | None) -> None:
    s.round += 1
    s.order = 0
    for car in s.cars:
        car.played = False
        car.slipped = False
    if s.setup.frozen_order:
        s.order = order_now(s)
    if out is not None:
        out.add("round", {"round": s.round})


def order_now(s: Automobile) -> i64:
    """The cars still in the race as they stand, as digits: car + 1."""
    order: i64 = 0
    place: i64 = 0
    car = next_behind(s, AHEAD_OF_ALL)
    while car >= 0:
        order += (car + 1) * c.ONE[place]
        place += 1
        car = next_behind(s, s.standing(car))
    return order


def next_behind(s: Automobile, standing: i64) -> i64:
    """The best placed unfinished car whose standing is below a number; -1: none."""
    best: i64 = -1
    most: i64 = -1
    car: i64
    for car in range(s.setup.cars):
        its = s.standing(car)
        if s.cars[car].finish == 0 and its < standing and its > most:
            best = car
            most = its
    return best


def next_to_play(s: Automobile) -> i64:
    """The best placed car that has not had its turn in this round; -1 if all have (A14)."""
    best: i64 = -1
    most: i64 = -1
    car: i64
    if s.setup.frozen_order:
        order = s.order
        while order:
            car = (order & 15) - 1
            if not s.cars[car].played and s.cars[car].finish == 0:
                return car
            order >>= 4
        return -1
    for car in range(s.setup.cars):
        it = s.cars[car]
        if not it.played and it.finish == 0:
            its = s.standing(car)
            if its > most:
                best = car
                most = its
    return best


def next_turn(s: Automobile, out: Events | None) -> None:
    """The best placed car that has not played; a car off the track misses its turn and comes back."""
    while True:
        car = next_to_play(s)
        if car < 0:
            if s.round == LAST_ROUND:
                finish.end_race(s, out)
                return
            start_round(s, out)
            continue
        it = s.cars[car]
        it.played = True
        if not it.off:
            break
        if out is not None:
            out.add("turn_missed", {"car": car})
        roulette.come_back(s, car, out)
    s.turn = car
    s.car = car
    s.asked = ASK_DRIVE
    if out is not None:
        place = s.place(car)
        out.add("turn", {"car": car, "place": place, "blocks": place > 1 and moving.blocking(s, car)})


# ---- What a driver may do


class Drive(AskRacing):
    """A card, the roulette (with a card 0 where it must be), or pass if the car is blocked."""

    name = "drive"
    topics = "drive moving roulette"

    def kinds(self) -> Sequence[Kind]:
        return (
            Kind("card", CARD, value=range(1, c.VALUES)),
            Kind("zero_spin", ZERO_SPIN),
            Kind("spin", SPIN),
            Kind("pass", PASS),
        )

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        values = s.cars[s.car].values()
        actions = vec[i64](capacity=10)
        stuck = moving.blocked(s, s.car)
        value: i64
        if not stuck:
            for value in range(1, c.VALUES):
                if c.digit(values, value):
                    actions = append(actions, CARD + value - 1)
        if may_spin(s, s.car):
            actions = append(actions, SPIN)
        elif c.digit(values, 0):
            actions = append(actions, ZERO_SPIN)
        if stuck:
            actions = append(actions, PASS)
        return actions

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == PASS:
            if out is not None:
                out.add("passed", {"car": s.car})
            next_turn(s, out)
        elif action < ZERO_SPIN:
            value = action - CARD + 1
            play_card(s, value, out)
            moving.start_move(s, s.car, value, c.BY_CARD, out)
            moving.go_on(s, chance, out)
        else:
            if action == ZERO_SPIN:
                play_card(s, 0, out)
            roulette.use(s, chance, out)

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        values = s.cars[s.car].values()
        if action == PASS:
            return Refusal("automobile.drive.not-blocked")
        if action == SPIN:
            return Refusal("automobile.drive.leader" if s.place(s.car) == 1 else "automobile.drive.blocks")
        if action == ZERO_SPIN:
            return Refusal("automobile.drive.zero-kept" if c.digit(values, 0) else "automobile.drive.no-zero")
        value = action - CARD + 1
        if not c.digit(values, value):
            return Refusal("automobile.drive.not-held", value=value)
        return Refusal("automobile.drive.blocked")

    def considered(self, s: Automobile, seat: int) -> list[int]:
        values = s.cars[s.car].values()
        cards = [CARD + value - 1 for value in range(1, c.VALUES) if c.digit(values, value)]
        zero = [ZERO_SPIN] if c.digit(values, 0) else []
        passing = [PASS] if moving.blocked(s, s.car) else []
        return [*cards, *zero, SPIN, *passing]

    def away(self, s: Automobile, seat: int) -> int:
        return SPIN if may_spin(s, s.car) else int(self.legal(s, seat)[0])


ASK_DRIVE: Final = Drive()


def may_spin(s: Automobile, car: i64) -> bool:
    """Without a card 0: not in the first place and not in the way of others, or without cards (A31, A32)."""
    if s.cars[car].values() == 0:
        return True
    return not s.leads(car) and not moving.blocking(s, car)


def play_card(s: Automobile, value: i64, out: Events | None) -> None:
    """It leaves the game, face up."""
    it = s.cars[s.car]
    category = it.first_with(value)
    it.hand[category] -= c.ONE[value]
    s.memory.note(c.PLAYED, category, s.car, 0, 0, value)
    if out is not None:
        name = s.setup.box.categories[category]
        out.show("card_played", {"car": s.car, "category": name, "value": value})
