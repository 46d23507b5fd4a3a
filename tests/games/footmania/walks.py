"""Random play, one decision at a time, for the properties."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import arene
from arene.core.chance import Fast
from arene.core.events import Event, Events
from arene.games.footmania.rules.components import BUY, DRAW, PASS, ROLL
from arene.games.footmania.rules.rules import Footmania

GAME = arene.load_game("footmania")
EDITION = GAME.edition()

OPTIONS = st.fixed_dictionaries(
    {
        "accelerated": st.booleans(),
        "auction": st.sampled_from(["open", "sealed"]),
        "top_price_visible": st.booleans(),
        "seventh_plus": st.sampled_from(["choose", "drawn"]),
        "exempt_receipts": st.booleans(),
        "phase1_end": st.sampled_from(["auto", "declare", "all"]),
        "cash_public": st.booleans(),
        "buy_back_lock": st.booleans(),
        "market": st.sampled_from(["full", "full", "bank_only"]),
        "between_matches": st.booleans(),
        "phase1_round_cap": st.just(12),
        "lineup": st.sampled_from(["choose", "auto"]),
    }
)
SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**31)

EAGER = (ROLL, DRAW, BUY, PASS)  # chosen more often, so that teams grow and matches are played


class Step:
    """A position on the way, and what the last action brought about."""

    def __init__(self, state: Footmania, options: dict[str, Any], events: list[Event]) -> None:
        self.state = state
        self.options = options
        self.events = events

    @property
    def position(self) -> dict[str, Any]:
        return GAME.position(self.state)


def walk(seats: int, chosen: dict[str, Any], seed: int, eager: float = 0.7) -> Iterator[Step]:
    """Play at random, with a word out of turn now and then."""
    options = GAME.check_options(seats, chosen)
    choose, chance, out = random.Random(seed), Fast(seed), Events()
    state = GAME.new_state(seats, options, EDITION, chance, out)
    assert isinstance(state, Footmania)
    yield Step(state, options, out.items)
    while not state.over():
        out = Events()
        if choose.random() < 0.02:
            seat = choose.randrange(seats)
            state.play(seat, choose.choice(list(state.asides(seat))), chance, out)
        else:
            seat = choose.choice(list(state.awaiting()))
            actions = list(state.legal(seat))
            wanted = [action for action in EAGER if action in actions]
            action = wanted[0] if wanted and choose.random() < eager else choose.choice(actions)
            state.play(seat, action, chance, out)
        yield Step(state, options, out.items)
