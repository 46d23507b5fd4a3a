"""What is played for a person who is away or silent: nothing that costs more than it must."""

from __future__ import annotations

from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.components import without
from arene.games.footmania.rules.lineup import best_strength
from arene.games.footmania.rules.rules import Footmania

PATIENCE = 120  # seconds


def away_action(state: Footmania, seat: int) -> int:
    """Harmless and quick, whatever the question."""
    legal = [int(action) for action in state.legal(seat)]
    if state.decision == c.ASK_LINEUP:
        return c.AUTO if c.AUTO in legal else c.CONFIRM
    if state.decision == c.ASK_INJURED:
        return min(legal, key=lambda action: int(state.setup.box.stars[action - c.INJURED]))
    if state.decision == c.ASK_RAISE:
        return min((int(action) for action in state.sales(seat)), key=lambda action: _cost(state, seat, action))
    if c.CANCEL in legal:
        return c.CANCEL
    if state.decision == c.ASK_PLUS_RETURN and state.newest_plus >= 0:
        return c.RETURN_PLUS + int(state.newest_plus)
    if state.decision in (c.ASK_MOVE, c.ASK_PLUS_RETURN, c.ASK_TAKE_OFF):
        return legal[0]
    for action in (c.ROLL, c.LEAVE, c.REFUSE, c.PASS, c.DECLINE, c.FINISH, c.NO_REACT, c.WAIT, c.OPEN):
        if action in legal:
            return action
    return legal[0]


def patience(state: Footmania, seat: int) -> int | None:
    """An offer, an auction or a market that somebody else opened does not hold the table up for ever."""
    deciding = state.decision if state.decision != c.ASK_SELL else state.back
    asked_by_others = deciding in (c.ASK_ANSWER, c.ASK_BID, c.ASK_SEALED, c.ASK_MARKET)
    countering = deciding == c.ASK_DRAFT and state.deal.counters > 0
    return PATIENCE if asked_by_others or countering else None


def _cost(state: Footmania, seat: int, action: int) -> tuple[int, int]:
    """What a bank sale costs in strength; sponsors last."""
    if action < c.SELL_BANK:
        return 1000, action
    squad, box = state.players[seat].squad, state.setup.box
    return int(best_strength(box, squad) - best_strength(box, without(squad, action - c.SELL_BANK))), action
