"""Le sport est mortel: all that a seat may be asked, in the order of the rules."""

from __future__ import annotations

from arene.core.question import Questions
from arene.games.sportmord.rules import coaching, laying, opening, training
from arene.games.sportmord.rules.state import OVER, Ask

QUESTIONS: Questions[Ask] = Questions(
    opening.ASK_COACH,
    coaching.ASK_REROLL,
    coaching.ASK_PILL,
    coaching.ASK_MEDDLE,
    coaching.ASK_DOPE,
    laying.ASK_LAY,
    training.ASK_WISH,
    training.ASK_TAKE,
    OVER,
)
