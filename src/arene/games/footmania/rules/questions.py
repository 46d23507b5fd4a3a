"""Footmania: all that a seat may be asked, in the order of the rules."""

from __future__ import annotations

from arene.core.question import Questions
from arene.games.footmania.rules import (
    asides,
    auctions,
    buying,
    completion,
    deals,
    euromatches,
    market,
    matches,
    plus_cards,
    question_marks,
    selling,
    turn,
)
from arene.games.footmania.rules.state import OVER, Ask

QUESTIONS: Questions[Ask] = Questions(
    market.ASK_READY,
    market.ASK_MARKET,
    turn.ASK_MOVE,
    buying.ASK_DRAW,
    buying.ASK_BUY,
    selling.ASK_SELL,
    selling.ASK_RAISE,
    deals.ASK_DRAFT,
    deals.ASK_ANSWER,
    auctions.ASK_LIST,
    auctions.ASK_RESERVE,
    auctions.ASK_BID,
    auctions.ASK_SEALED,
    market.ASK_WANT,
    completion.ASK_DECLARE,
    matches.ASK_LINEUP,
    matches.ASK_MATCH,
    matches.ASK_TAKE_OFF,
    matches.ASK_TARGET,
    matches.ASK_REACT,
    matches.ASK_INJURED,
    plus_cards.ASK_PLUS_RETURN,
    question_marks.ASK_SCOUT,
    euromatches.ASK_EURO,
    euromatches.ASK_EURO_PLUS,
    OVER,
    aside=asides.ASIDE,
)
