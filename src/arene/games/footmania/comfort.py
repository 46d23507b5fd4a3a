"""What is played for a person who is away: nothing that costs more than it must."""

from __future__ import annotations

from arene.games.footmania.components import (
    ASK_DRAFT,
    ASK_INJURED,
    ASK_LINEUP,
    ASK_MOVE,
    ASK_PLUS_RETURN,
    ASK_RAISE,
    ASK_SELL,
    ASK_TAKE_OFF,
    AUTO,
    CANCEL,
    CONFIRM,
    DECLINE,
    FINISH,
    INJURED,
    LEAVE,
    NO_REACT,
    OPEN,
    PASS,
    REFUSE,
    ROLL,
    SELL_BANK,
    WAIT,
    without,
)
from arene.games.footmania.lineup import best_strength
from arene.games.footmania.rules import Footmania


def away_action(state: Footmania, seat: int) -> int:
    """Harmless and quick, whatever the question."""
    legal = [int(action) for action in state.legal(seat)]
    if state.decision == ASK_LINEUP:
        return AUTO if AUTO in legal else CONFIRM
    if state.decision == ASK_INJURED:
        return min(legal, key=lambda action: int(state.setup.box.stars[action - INJURED]))
    if state.decision in (ASK_RAISE, ASK_SELL):
        return min((int(action) for action in state.sales(seat)), key=lambda action: _cost(state, seat, action))
    if state.decision == ASK_DRAFT:
        return CANCEL
    if state.decision in (ASK_MOVE, ASK_PLUS_RETURN, ASK_TAKE_OFF):
        return legal[0]
    for action in (ROLL, LEAVE, REFUSE, PASS, DECLINE, FINISH, NO_REACT, WAIT, OPEN):
        if action in legal:
            return action
    return legal[0]


def _cost(state: Footmania, seat: int, action: int) -> tuple[int, int]:
    """What a bank sale costs in strength; sponsors last."""
    if action < SELL_BANK:
        return 1000, action
    squad, box = state.players[seat].squad, state.setup.box
    return int(best_strength(box, squad) - best_strength(box, without(squad, action - SELL_BANK))), action
