"""What is played for a person who is away or silent: nothing that costs more than it must."""

from __future__ import annotations

from arene.games.footmania.components import (
    ASK_ANSWER,
    ASK_BID,
    ASK_DRAFT,
    ASK_INJURED,
    ASK_LINEUP,
    ASK_MARKET,
    ASK_MOVE,
    ASK_PLUS_RETURN,
    ASK_RAISE,
    ASK_SEALED,
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

PATIENCE = 120  # seconds


def away_action(state: Footmania, seat: int) -> int:
    """Harmless and quick, whatever the question."""
    legal = [int(action) for action in state.legal(seat)]
    if state.decision == ASK_LINEUP:
        return AUTO if AUTO in legal else CONFIRM
    if state.decision == ASK_INJURED:
        return min(legal, key=lambda action: int(state.setup.box.stars[action - INJURED]))
    if state.decision == ASK_RAISE:
        return min((int(action) for action in state.sales(seat)), key=lambda action: _cost(state, seat, action))
    if CANCEL in legal:
        return CANCEL
    if state.decision in (ASK_MOVE, ASK_PLUS_RETURN, ASK_TAKE_OFF):
        return legal[0]
    for action in (ROLL, LEAVE, REFUSE, PASS, DECLINE, FINISH, NO_REACT, WAIT, OPEN):
        if action in legal:
            return action
    return legal[0]


def patience(state: Footmania, seat: int) -> int | None:
    """An offer, an auction or a market that somebody else opened does not hold the table up for ever."""
    deciding = state.decision if state.decision != ASK_SELL else state.back
    asked_by_others = deciding in (ASK_ANSWER, ASK_BID, ASK_SEALED, ASK_MARKET)
    countering = deciding == ASK_DRAFT and state.deal.counters > 0
    return PATIENCE if asked_by_others or countering else None


def _cost(state: Footmania, seat: int, action: int) -> tuple[int, int]:
    """What a bank sale costs in strength; sponsors last."""
    if action < SELL_BANK:
        return 1000, action
    squad, box = state.players[seat].squad, state.setup.box
    return int(best_strength(box, squad) - best_strength(box, without(squad, action - SELL_BANK))), action
