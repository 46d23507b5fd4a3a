"""The loops that play matches without a person: they run compiled, next to the rules.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.knowledge import IllegalAnswer, listed
from arene.core.native import i64
from arene.core.state import Bot, Seen, State

ENDLESS: Final = 200_000  # moves: a hundred times what the longest match takes


class Endless(Exception):
    """A match that would not end: its rules or its bots go round in a circle."""


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
    """Let bots play the match to its end; the number of moves made. What the rules refuse is not played."""
    moves: i64 = 0
    while True:
        seat = state.actor()
        if seat < 0:
            return moves
        if moves >= ENDLESS:
            raise Endless
        state.play(seat, answer(bots[seat], state, seat, thinking[seat]), chance, out)
        moves += 1


def answer(bot: Bot, state: State, seat: i64, thinking: Chance) -> i64:
    """A bot's answer, if the rules allow it; ``IllegalAnswer`` if not. The list to compare it with is not the bot's."""
    action = bot.choose(Seen(state, seat), thinking)
    if not listed(state.legal(seat), action):
        raise IllegalAnswer("answer", seat, action)
    return action


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
