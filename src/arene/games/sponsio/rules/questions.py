"""Sponsio: all that a seat may be asked, in the order of the rules."""

from __future__ import annotations

from arene.core.question import Questions
from arene.games.sponsio.rules import betting, scoring, tricks
from arene.games.sponsio.rules.state import OVER, Ask

QUESTIONS: Questions[Ask] = Questions(
    betting.ASK_TURN,
    betting.ASK_ACTION,
    betting.ASK_WAGER,
    betting.ASK_STAKE,
    betting.ASK_TOKEN_PAY,
    betting.ASK_FIGHT_CARD,
    betting.ASK_MODIFY,
    betting.ASK_REWAGER,
    betting.ASK_SWAP_GIVE,
    tricks.ASK_PLAY,
    scoring.ASK_CASH,
    OVER,
)
