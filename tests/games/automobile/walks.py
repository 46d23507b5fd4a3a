"""Random play, one decision at a time, for the properties."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import arene
from arene.core.chance import Fast
from arene.core.events import Event, Events
from arene.games.automobile.rules.state import Automobile
from arene.games.automobile.rules.workshop import DECLINE

GAME = arene.load_game("automobile")
EDITION = GAME.edition()
CATEGORIES = [category["id"] for category in EDITION.data["categories"]]

FREE = {
    "workshop_price": st.sampled_from(["edition", "1", "2", "3"]),
    "race_order": st.sampled_from(["dynamic", "frozen"]),
    "places_count_finished": st.booleans(),
    "bonus_scope": st.sampled_from(["all", "own_turn"]),
    "bonus_optional": st.booleans(),
    "slipstream_limit": st.sampled_from(["displacement", "round"]),
}
PAIRS = {
    "side_exchange": st.sampled_from(["none", "allowed"]),
    "pre_race_swaps": st.integers(0, 2),
    "surplus_money": st.sampled_from(["lost", "partner"]),
    "pair_tie": st.sampled_from(["lead", "first_car", "draw"]),
}
FOUR = {
    "four_player_mode": st.sampled_from(["teams", "individual"]),
    "team_hands": st.sampled_from(["pre_race", "always"]),
}
TABLES = st.one_of(
    st.tuples(st.just(2), st.fixed_dictionaries({**FREE, **PAIRS})),
    st.tuples(st.just(3), st.fixed_dictionaries(FREE)),
    st.tuples(st.just(4), st.fixed_dictionaries({**FREE, **PAIRS, **FOUR})),
)
SEEDS = st.integers(0, 2**31)
MODES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {}), (4, {"four_player_mode": "individual"})]

Position = dict[str, Any]


def cars_of(position: Position) -> dict[str, dict[str, Any]]:
    """All cars by name, in the order of the edition."""
    cars: dict[str, dict[str, Any]] = {}
    for seat in position["seats"]:
        cars.update(seat["cars"])
    return {name: cars[name] for name in ("bleu", "rouge", "jaune", "vert") if name in cars}


class Step:
    """A position on the way, and what the last action brought about."""

    def __init__(self, state: Automobile, options: dict[str, Any], events: list[Event]) -> None:
        self.state = state
        self.options = options
        self.events = events

    @property
    def position(self) -> Position:
        return GAME.position(self.state)


def walk(seats: int, chosen: dict[str, Any], seed: int, eager: float = 0.6) -> Iterator[Step]:
    """Play at random; cars buy and swap eagerly, so that both phases stay short."""
    options = GAME.check_options(seats, chosen)
    choose, chance, out = random.Random(seed), Fast(seed), Events()
    state = GAME.new_state(seats, options, EDITION, chance, out)
    assert isinstance(state, Automobile)
    yield Step(state, options, out.items)
    while not state.over():
        seat = int(state.actor())
        actions = [int(action) for action in state.legal(seat)]
        if DECLINE in actions and len(actions) > 1 and choose.random() < eager:
            actions.remove(DECLINE)
        out = Events()
        state.play(seat, choose.choice(actions), chance, out)
        yield Step(state, options, out.items)
