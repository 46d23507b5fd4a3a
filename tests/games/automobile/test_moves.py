"""The move generator against a slow path enumerator that follows the rule book's words, on random race positions."""

from __future__ import annotations

import random

from arene.core.chance import Fast
from arene.games.automobile.rules import moving
from arene.games.automobile.rules.components import Car, Memory, Setup
from arene.games.automobile.rules.race import ASK_DRIVE
from arene.games.automobile.rules.state import Automobile
from tests.games.automobile.walks import EDITION, GAME

LANES: list[str] = EDITION.data["track"]["lanes"]
COLUMNS = len(LANES[0])
FINISH = COLUMNS + 1
POSITIONS = 10_000

Place = tuple[int, int]


def setup_for(seats: int) -> Setup:
    state = GAME.new_state(seats, GAME.check_options(seats, {}), EDITION, Fast(1), None)
    assert isinstance(state, Automobile)
    return state.setup


SETUPS = [setup_for(seats) for seats in (3, 4)]


def exists(place: Place) -> bool:
    column, lane = place
    return 1 <= lane <= len(LANES) and 1 <= column <= COLUMNS and LANES[lane - 1][column - 1] != "#"


def steps(place: Place, cars: set[Place]) -> list[Place]:
    """Forward, straight or diagonal, onto a free cell; not diagonally between two cars."""
    column, lane = place
    if column == COLUMNS:
        return [(FINISH, 0)]
    found = []
    for target in (lane - 1, lane, lane + 1):
        between = target != lane and (column + 1, lane) in cars and (column, target) in cars
        if exists((column + 1, target)) and (column + 1, target) not in cars and not between:
            found.append((column + 1, target))
    return found


def paths(place: Place, cars: set[Place], length: int) -> list[list[Place]]:
    """Every way of at most that many steps that cannot be made longer."""
    if length == 0 or place[0] == FINISH:
        return [[]]
    following = steps(place, cars)
    if not following:
        return [[]]
    return [[step, *rest] for step in following for rest in paths(step, cars, length - 1)]


def ends(place: Place, cars: set[Place], length: int) -> tuple[int, set[int]]:
    """As far as any way leads, and the lanes it may end in there."""
    found = paths(place, cars, length)
    longest = max(len(path) for path in found)
    return longest, {path[-1][1] for path in found if len(path) == longest and path}


def gets_beyond(place: Place, cars: set[Place], column: int) -> bool:
    """Whether some way leads past a column: by trying cell after cell."""
    seen, todo = {place}, [place]
    while todo:
        here = todo.pop()
        if here[0] > column:
            return True
        for step in steps(here, cars):
            if step not in seen:
                seen.add(step)
                todo.append(step)
    return False


def random_race(choose: random.Random) -> Automobile:
    """Cars crowded together, so that they are often in each other's way; some finished, some off the track."""
    setup = choose.choice(SETUPS)
    cars = [Car() for _ in range(int(setup.cars))]
    race = Automobile(setup, cars, Memory())
    race.asked = ASK_DRIVE
    first = choose.randint(1, COLUMNS - 1)
    width = choose.choice([1, 2, 3, 6])
    places = [
        (column, lane)
        for column in range(first, min(COLUMNS, first + width) + 1)
        for lane in range(1, len(LANES) + 1)
        if exists((column, lane))
    ]
    choose.shuffle(places)
    for car in cars:
        fate = choose.random()
        if fate < 0.08 and race.finished < len(cars) - 1:
            race.finished += 1
            car.finish = race.finished
            car.column = FINISH
        elif places:
            car.column, car.lane = places.pop()
            car.off = fate > 0.93
        else:
            car.column, car.lane = first, 2
            car.off = True
    race.look_at_road()
    return race


def spot(car: Car) -> Place:
    return int(car.column), int(car.lane)


def test_moves_agree_with_the_slow_enumerator() -> None:
    choose = random.Random(2004)
    blocked = blocking = short = 0
    for _ in range(POSITIONS):
        race = random_race(choose)
        standing = {spot(car) for car in race.cars if car.racing()}
        for number, car in enumerate(race.cars):
            if not car.racing():
                continue
            length = choose.randint(1, 7)
            moving.drive_on(race, number, length)
            found = (int(race.move.steps), {lane + 1 for lane in range(4) if race.move.ends >> lane & 1})
            longest, lanes = ends(spot(car), standing, length)
            if longest == 0:
                assert found[0] == 0
            elif lanes == {0}:
                assert found[0] == longest and car.column + longest == FINISH
            else:
                assert found == (longest, lanes), (standing, spot(car), length)
            short += longest < length
            stuck = not steps(spot(car), standing)
            assert moving.blocked(race, number) == stuck
            blocked += stuck
            mine = blocks(race, number, standing)
            assert moving.blocking(race, number) == mine, (standing, spot(car))
            blocking += mine
    assert min(blocked, blocking, short) > 500, "the positions are too roomy to tell anything"


def blocks(race: Automobile, number: int, standing: set[Place]) -> bool:
    """Some car ranked after it cannot get beyond it, and could if it alone were gone."""
    own = spot(race.cars[number])
    for car in race.cars:
        behind = (car.column, -car.lane) < (own[0], -own[1])
        kept = car.racing() and behind and not gets_beyond(spot(car), standing, own[0])
        if kept and gets_beyond(spot(car), standing - {own}, own[0]):
            return True
    return False


def test_the_way_that_is_shown_is_a_way() -> None:
    """The cells of a move's event lead step by step to its end."""
    choose = random.Random(77)
    for _ in range(1500):
        race = random_race(choose)
        standing = {spot(car) for car in race.cars if car.racing()}
        for number, car in enumerate(race.cars):
            if not car.racing():
                continue
            moving.drive_on(race, number, choose.randint(1, 7))
            length = int(race.move.steps)
            if length == 0:
                continue
            for lane in range(1, 5):
                if race.move.ends >> (lane - 1) & 1:
                    finishes = car.column + length == FINISH
                    way = moving.way_to(race, number, length, 0 if finishes else lane)
                    assert len(way) == length
                    here = spot(car)
                    for cell in way:
                        assert cell in steps(here, standing)
                        here = cell
                    assert here == ((FINISH, 0) if finishes else (car.column + length, lane))
