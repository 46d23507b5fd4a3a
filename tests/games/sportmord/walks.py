"""Random play, one decision at a time, for the properties."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import arene
from arene.core.chance import Fast
from arene.core.events import Event, Events
from arene.games.sportmord.rules.state import Sportmord

GAME = arene.load_game("sportmord")
EDITION = GAME.edition()
SPORTS = [sport["id"] for sport in EDITION.data["sports"]]

OPTIONS = st.fixed_dictionaries(
    {
        "agreement": st.sampled_from(["wishes", "never"]),
        "best_coach_tournaments": st.sampled_from(["any", "participant"]),
        "doped_leap": st.booleans(),
        "pills_per_round": st.sampled_from(["any", "one"]),
        "circle_order": st.sampled_from(["edition", "shuffled"]),
        "memory_aid": st.booleans(),
        "round_limit": st.just(12),
    }
)
SEATS = st.integers(3, 6)
SEEDS = st.integers(0, 2**31)


class Step:
    """A position on the way, and what the last action brought about."""

    def __init__(self, state: Sportmord, options: dict[str, Any], events: list[Event]) -> None:
        self.state = state
        self.options = options
        self.events = events
        self.position = GAME.position(state)


def walk(seats: int, chosen: dict[str, Any], seed: int, laying: float = 0.75) -> Iterator[Step]:
    """Play at random; dice are laid eagerly, so that sports close before the limit."""
    options = GAME.check_options(seats, chosen)
    choose, chance, out = random.Random(seed), Fast(seed), Events()
    state = GAME.new_state(seats, options, EDITION, chance, out)
    assert isinstance(state, Sportmord)
    yield Step(state, options, out.items)
    while not state.over():
        seat = choose.choice(list(state.awaiting()))
        actions = list(state.legal(seat))
        if 245 in actions and len(actions) > 1 and choose.random() < laying:
            actions.remove(245)
        out = Events()
        state.play(seat, choose.choice(actions), chance, out)
        yield Step(state, options, out.items)
