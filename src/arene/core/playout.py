"""The loops that play matches without a person: they run compiled, next to the rules.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import i64
from arene.core.state import Bot, Seen, State


def random_playout(state: State, chance: Chance) -> i64:
    """Play uniformly random legal actions to the end; the number of moves made."""
    moves: i64 = 0
    while True:
        seat = state.actor()
        if seat < 0:
            return moves
        actions = state.legal(seat)
        state.play(seat, actions[chance.below("playout", len(actions))], chance, None)
        moves += 1


def bot_match(state: State, bots: list[Bot], chance: Chance, thinking: list[Chance], out: Events | None) -> i64:
    """Let bots play the match to its end; the number of moves made."""
    moves: i64 = 0
    while True:
        seat = state.actor()
        if seat < 0:
            return moves
        action = bots[seat].choose(Seen(state, seat), thinking[seat])
        state.play(seat, action, chance, out)
        moves += 1


def clones(state: State, times: i64) -> None:
    """Clone again and again: for the bench."""
    i: i64 = 0
    while i < times:
        state.clone()
        i += 1


def samples(state: State, seat: i64, chance: Chance, times: i64) -> None:
    """Sample worlds again and again: for the bench."""
    i: i64 = 0
    while i < times:
        state.sample(seat, chance)
        i += 1
