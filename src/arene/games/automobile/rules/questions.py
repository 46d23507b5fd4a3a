"""Les Sponsors de l'Automobile 2004: all that a seat may be asked, in the order of the rules."""

from __future__ import annotations

from arene.core.question import Questions
from arene.games.automobile.rules import moving, race, roulette, sponsors, tuning, workshop
from arene.games.automobile.rules.state import OVER, Ask

QUESTIONS: Questions[Ask] = Questions(
    sponsors.ASK_SELL,
    workshop.ASK_SIX,
    workshop.ASK_CELL,
    sponsors.ASK_DISCARD,
    tuning.ASK_SWAP,
    tuning.ASK_PROPOSE,
    tuning.ASK_ANSWER,
    tuning.ASK_SPLIT,
    tuning.ASK_COUNTER,
    tuning.ASK_SETTLE,
    race.ASK_DRIVE,
    roulette.ASK_BALLS,
    moving.ASK_LANE,
    moving.ASK_BONUS,
    OVER,
)
