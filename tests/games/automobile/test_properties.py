"""What always holds, whatever is played: the specification's invariants, over random play with random options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

from arene.core.chance import Fast
from arene.core.events import Events
from arene.core.playout import random_playout
from arene.games.automobile.eyes.known import top_cards
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import moving, race, sponsors, workshop
from arene.games.automobile.rules.state import Automobile
from tests.games.automobile.walks import CATEGORIES, EDITION, GAME, MODES, SEEDS, TABLES, Step, cars_of, walk

RUNS = settings(max_examples=12)
FEW_RUNS = settings(max_examples=6)

Table = tuple[int, dict[str, Any]]

# events that show what was hidden
LIGHT = {
    "card_played",
    "race_end",
    "hand_shown",
    "sold",
    "workshop_closed",
    "forced_swap",
    "pair_swap",
    "energy_split",
}


def deck(category: str, cars: int) -> Counter[int]:
    record = next(one for one in EDITION.data["categories"] if one["id"] == category)
    cards = Counter({value: count for value, count in enumerate(record["counts"]) if count})
    if cars == 3:
        cards[record["removed_at_3"]] -= 1
    return +cards


def played(step: Step) -> Counter[tuple[str, int]]:
    return Counter(
        (noted["category"], noted["took"]) for noted in step.position["memory"]["cards"] if noted["kind"] == "played"
    )


@RUNS
@given(TABLES, SEEDS)
def test_cards_are_neither_lost_nor_made(table: Table, seed: int) -> None:
    """Workshop cards add up; in the workshop every car keeps at least one of each category, and never gets fewer."""
    held: dict[str, dict[str, int]] = {}
    for number, step in enumerate(walk(*table, seed)):
        if number % 3:
            continue
        position = step.position
        cars = cars_of(position)
        gone = played(step)
        for category in CATEGORIES:
            cards: Counter[int] = Counter(position["piles"].get(category, []))
            for car in cars.values():
                cards.update(car["hand"].get(category, []))
            cards.update({value: count for (name, value), count in gone.items() if name == category})
            if position["phase"] == "workshop":
                assert cards == deck(category, len(cars))
            else:
                assert not cards - deck(category, len(cars))
        if position["phase"] == "workshop":
            for name, car in cars.items():
                counts = {category: len(car["hand"][category]) for category in CATEGORIES}
                assert all(counts[category] >= held.get(name, {}).get(category, 1) for category in CATEGORIES)
                held[name] = counts


@RUNS
@given(TABLES, SEEDS)
def test_sponsors_money_and_energy(table: Table, seed: int) -> None:
    energy = 99
    for step in walk(*table, seed):
        state = step.state
        cards = len(state.pack)
        for number, car in enumerate(state.cars):
            held = sum(int(car.sponsors >> (4 * colour)) & 15 for colour in range(3))
            cards += held
            too_many = state.asked is sponsors.ASK_DISCARD and state.car == number
            assert held == 4 if too_many else held <= 3
            assert car.money >= 0
            assert 0 <= car.energy <= 10
        assert cards == 30
        if state.asked is workshop.ASK_CELL:
            assert len(state.pack) > 0
        if state.asked.phase == c.RACE:
            now = sum(int(car.energy) for car in state.cars)
            assert now <= energy
            energy = now


@RUNS
@given(TABLES, SEEDS)
def test_cars_play_the_same_number_of_turns(table: Table, seed: int) -> None:
    turns: Counter[int] = Counter()
    for step in walk(*table, seed):
        for event in step.events:
            if event.kind == "die":
                turns[int(str(event.params["car"]))] += 1
            if event.kind == "workshop_closed":
                assert len(set(turns.values())) == 1
                return


@RUNS
@given(TABLES, SEEDS)
def test_cars_on_the_track(table: Table, seed: int) -> None:
    """One car a cell, never back except on a return, never on no cell; the leader is never blocked."""
    lanes = EDITION.data["track"]["lanes"]
    before: dict[int, int] = {}
    for step in walk(*table, seed):
        state = step.state
        if state.asked.phase != c.RACE:
            continue
        returned = {event.params["car"] for event in step.events if event.kind == "returned"}
        spots = [(int(car.column), int(car.lane)) for car in state.cars if car.racing()]
        assert len(set(spots)) == len(spots)
        for number, car in enumerate(state.cars):
            if car.racing():
                assert lanes[int(car.lane) - 1][int(car.column) - 1] != "#"
            assert car.column >= before.get(number, 0) or number in returned
            before[number] = int(car.column)
            if car.racing() and state.rank(number) == 1:
                assert not moving.blocked(state, number)
                assert (
                    state.asked is not race.ASK_DRIVE
                    or state.car != number
                    or race.PASS not in state.legal(state.actor())
                )


@RUNS
@given(TABLES, SEEDS)
def test_balls_and_bonuses(table: Table, seed: int) -> None:
    """As many balls as cars still in the race, the violet one and those paid for; bonuses are bounded."""
    energy: dict[int, int] = {}
    for step in walk(*table, seed):
        bonuses: Counter[tuple[str, int]] = Counter()
        for event in step.events:
            params: dict[str, Any] = dict(event.params)
            if event.kind == "balls_added":
                racing = sum(1 for car in step.state.cars if not car.finish)
                finishing = sum(1 for one in step.events if one.kind == "finished")
                over = step.state.over()
                assert over or params["balls"] == racing + finishing + 1 + params["extra"]
                assert params["extra"] <= energy[params["car"]]
            if event.kind == "bonus_earned":
                bonuses[params["bonus"], params["car"]] += 1
        for (bonus, _car), count in bonuses.items():
            assert count <= (8 if bonus == "green" else 1)
        energy = {number: int(car.energy) for number, car in enumerate(step.state.cars)}


@RUNS
@given(TABLES, SEEDS)
def test_a_question_has_a_choice(table: Table, seed: int) -> None:
    """One with a single answer is asked only where leaving it out would tell something."""
    for step in walk(*table, seed):
        state = step.state
        for seat in state.awaiting():
            actions = state.legal(seat)
            assert len(actions) >= (1 if state.asked in (sponsors.ASK_DISCARD, race.ASK_DRIVE) else 2)
            if state.asked is moving.ASK_LANE:
                assert 2 <= len(actions) <= 3


# ---- What is hidden


def seen(state: Automobile, seat: int) -> tuple[Any, list[int]]:
    return GAME.view(state, seat), [int(action) for action in state.legal(seat)]


@FEW_RUNS
@given(TABLES, SEEDS)
def test_what_a_seat_cannot_see_changes_nothing_for_it(table: Table, seed: int) -> None:
    """Another world for a seat, the same move of somebody else: same events, view and actions for that seat."""
    chance = Fast(seed)
    compared = 0
    for number, step in enumerate(walk(*table, seed)):
        state = step.state
        if state.over() or number % 8:
            continue
        actor = int(state.actor())
        for seat in range(table[0]):
            if seat == actor or state.setup.sees_hand(seat, state.car, state.shown):
                continue
            world = state.sample(seat, chance)
            if list(world.legal(actor)) != list(state.legal(actor)):
                continue  # what the actor may do depends on its own cards
            action = state.legal(actor)[number % len(state.legal(actor))]
            twins = [state.clone(), world]
            told = []
            for twin in twins:
                out = Events()
                twin.play(actor, action, Fast(number), out)
                told.append([event.seen_by(seat) for event in out.items])
            public = [kind for event in told[0] if event for kind in [event["kind"]]]
            if LIGHT & set(public):
                continue  # cards or a secret proposal came to light: they may differ
            compared += 1
            assert told[0] == told[1]
            assert seen(twins[0], seat) == seen(twins[1], seat)
    assert compared > 10


@FEW_RUNS
@given(TABLES, SEEDS)
def test_a_seat_expects_only_what_may_lie_on_top(table: Table, seed: int) -> None:
    """The card that does is among them, and none that the seat holds; a world it may imagine says the same."""
    chance = Fast(seed)
    for number, step in enumerate(walk(*table, seed)):
        state = step.state
        if number % 5 or state.asked.phase != c.WORKSHOP:
            continue
        for seat in range(table[0]):
            world = state.sample(seat, chance)
            for category in range(c.CATEGORIES):
                tops = top_cards(state, category, seat)
                assert tops == top_cards(world, category, seat)
                if workshop.stock(state, category):
                    assert c.digit(state.pile[category], 0) in tops
                own = c.listed(state.cars[seat].hand[category])
                assert not Counter(own) + Counter(tops) - Counter(c.listed(state.setup.deck(category)))


@FEW_RUNS
@given(TABLES, SEEDS)
def test_no_view_holds_what_is_hidden(table: Table, seed: int) -> None:
    """Piles, others' hands and sponsors are in no view; proposals stay with the pair."""
    for number, step in enumerate(walk(*table, seed)):
        if number % 12 and step.state.asked.phase != c.BETWEEN:
            continue
        state = step.state
        for seat in [None, *range(table[0])]:
            view = GAME.view(state, seat)
            for car in view["cars"]:
                mine = seat is not None and state.setup.sees_hand(seat, car["car"], state.shown)
                assert (car["hand"] is not None) == (mine or state.over())
                assert (car["sponsors"] is not None) == (seat is not None and car["seat"] == seat)
            for pile in view["piles"]:
                assert set(pile) == {"id", "zone", "price", "left", "size", "tenths", "values"}
            if view["exchange"] and not view["exchange"]["inside"]:
                assert view["exchange"]["offer"] is None
                assert view["exchange"]["left"] is None


# ---- Termination


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_random_matches_end(seats: int, options: dict[str, Any]) -> None:
    chosen = GAME.check_options(seats, options)
    for seed in range(40):
        chance = Fast(seed)
        state = GAME.new_state(seats, chosen, EDITION, chance, None)
        assert isinstance(state, Automobile)
        random_playout(state, chance)
        assert state.over() and state.round < 200
        assert sorted(int(car.finish) for car in state.cars) == list(range(1, int(state.setup.cars) + 1))
