"""What is played for a person who is away or silent: nothing that costs more than it must."""

from __future__ import annotations

from arene.games.footmania.rules import (
    auctions,
    buying,
    completion,
    deals,
    euromatches,
    market,
    matches,
    plus_cards,
    selling,
    turn,
)
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.lineup import best_strength
from arene.games.footmania.rules.state import Footmania

PATIENCE = 120  # seconds


def away_action(state: Footmania, seat: int) -> int:
    """Harmless and quick, whatever the question."""
    legal = [int(action) for action in state.legal(seat)]
    if state.asked is matches.ASK_LINEUP:
        return matches.AUTO if matches.AUTO in legal else matches.CONFIRM
    if state.asked is matches.ASK_INJURED:
        return min(legal, key=lambda action: int(state.setup.box.stars[action - matches.INJURED]))
    if state.asked is selling.ASK_RAISE:
        return min(
            (int(action) for action in selling.sales(state, seat)), key=lambda action: _cost(state, seat, action)
        )
    if market.CANCEL in legal:
        return market.CANCEL
    if state.asked is plus_cards.ASK_PLUS_RETURN and state.newest_plus >= 0:
        return plus_cards.RETURN_PLUS + int(state.newest_plus)
    if state.asked in (turn.ASK_MOVE, plus_cards.ASK_PLUS_RETURN, matches.ASK_TAKE_OFF):
        return legal[0]
    for action in (
        market.ROLL,
        buying.LEAVE,
        buying.REFUSE,
        market.PASS,
        deals.DECLINE,
        euromatches.FINISH,
        matches.NO_REACT,
        completion.WAIT,
        auctions.OPEN,
    ):
        if action in legal:
            return action
    return legal[0]


def patience(state: Footmania, seat: int) -> int | None:
    """An offer, an auction or a market that somebody else opened does not hold the table up for ever."""
    deciding = state.asked if state.asked is not selling.ASK_SELL else state.back
    asked_by_others = deciding in (deals.ASK_ANSWER, auctions.ASK_BID, auctions.ASK_SEALED, market.ASK_MARKET)
    countering = deciding == deals.ASK_DRAFT and state.deal.counters > 0
    return PATIENCE if asked_by_others or countering else None


def _cost(state: Footmania, seat: int, action: int) -> tuple[int, int]:
    """What a bank sale costs in strength; sponsors last."""
    if action < selling.SELL_BANK:
        return 1000, action
    squad, box = state.players[seat].squad, state.setup.box
    return int(best_strength(box, squad) - best_strength(box, c.without(squad, action - selling.SELL_BANK))), action
