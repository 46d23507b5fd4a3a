"""What is played for a seat by itself: for a person who is away, and by the comfort setting a person chose."""

from __future__ import annotations

from collections.abc import Mapping

from arene.games.automobile.rules.components import (
    ADVANCE,
    ASK_BONUS,
    ASK_COUNTER,
    ASK_DISCARD,
    ASK_DRIVE,
    ASK_LANE,
    ASK_SELL,
    ASK_SIX,
    ASK_SPLIT,
    BALLS,
    BIT,
    BONUS,
    BONUS_GREEN,
    BONUS_SLIP,
    COUNTER,
    DECLINE,
    DISCARD,
    DONE,
    KEEP,
    LANE,
    REFUSE,
    SELL,
    SPIN,
    SPLIT,
    took_in,
)
from arene.games.automobile.rules.rules import Automobile


def away_action(state: Automobile, seat: int) -> int:
    """Harmless and quick, whatever the question."""
    legal = [int(action) for action in state.legal(seat)]
    if state.decision == ASK_SELL:
        return _sell_a_set(state)
    if state.decision == ASK_DISCARD:
        drawn = [int(took_in(noted)) for noted in state.memory.sponsors][-1]
        return DISCARD + drawn
    if state.decision == ASK_DRIVE:
        return SPIN if SPIN in legal else legal[0]
    if state.decision == ASK_LANE:
        return best_lane(state, seat)
    if state.decision == ASK_BONUS:
        return BONUS + (BONUS_GREEN if BONUS + BONUS_GREEN in legal else BONUS_SLIP)
    energy = int(state.cars[state.first_of_pair()].energy) if state.setup.pairs else 0
    if state.decision == ASK_SPLIT:
        return SPLIT + energy
    if state.decision == ASK_COUNTER:
        return COUNTER + energy if COUNTER + energy in legal else legal[0]
    if state.decision == ASK_SIX:
        return ADVANCE
    return next(action for action in (DECLINE, DONE, REFUSE, BALLS) if action in legal)


def _sell_a_set(state: Automobile) -> int:
    """Three alike or one of each; anything else is kept."""
    sponsors = int(state.cars[state.car].sponsors)
    sets = {0x111: 21, 0x003: 48, 0x030: 12, 0x300: 3}
    return SELL + sets[sponsors] if sponsors in sets else KEEP


def best_lane(state: Automobile, seat: int) -> int:
    """The lane that leads furthest, then not a red cell, then a violet one, then the inside one."""
    box = state.setup.box
    car = int(state.move.car)

    def worth(action: int) -> tuple[int, bool, bool, int]:
        world, lane = state.clone(), action - LANE
        column = int(state.cars[car].column + state.move.steps)
        world.arrive(lane + 1, None)
        gained = int(world.move.green + world.move.slip)
        return gained, not box.red[column] & BIT[lane], bool(box.violet[column] & BIT[lane]), -lane

    return max((int(action) for action in state.legal(seat)), key=worth)


def comfort_action(state: Automobile, seat: int, settings: Mapping[str, object]) -> int | None:
    """Moved in somebody else's turn: the lane and the order of bonuses are chosen for the seat, if it likes."""
    if not settings.get("drive_for_me") or state.decision not in (ASK_LANE, ASK_BONUS):
        return None
    if state.setup.owner(state.turn) == seat:
        return None
    return away_action(state, seat)
