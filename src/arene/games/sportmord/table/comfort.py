"""What is played for a seat by itself: for a person who is away, and by the comfort settings a person chose."""

from __future__ import annotations

from collections.abc import Mapping

from arene.games.sportmord.rules.components import (
    ASK_COACH,
    ASK_DOPE,
    ASK_LAY,
    ASK_MEDDLE,
    ASK_TAKE,
    ASK_WISH,
    BIT,
    DECLINE,
    DONE,
    GIVE_COACH,
    GIVE_PILL,
    KEEP,
    PASS,
    PLACE,
    SPORTS,
    TAKE,
    TRAINING,
    WISH,
    WISH_TOURNAMENT,
    digit,
)
from arene.games.sportmord.rules.rules import Sportmord


def away_action(state: Sportmord, seat: int) -> int:
    """Harmless and quick, whatever the question."""
    legal = [int(action) for action in state.legal(seat)]
    if state.decision == ASK_LAY:
        return _lay_doped(state, legal)
    if state.decision == ASK_TAKE:
        return _take(state, seat, legal)
    if state.decision == ASK_WISH:
        return WISH + WISH_TOURNAMENT
    for action in (KEEP, PASS):
        if action in legal:
            return action
    after = int(state.left_of(seat))
    return (GIVE_COACH if state.decision == ASK_COACH else GIVE_PILL) + after


def _lay_doped(state: Sportmord, legal: list[int]) -> int:
    """Doped dice must be laid: the lowest face first, at the first sport of the circle."""
    for face in range(6):
        for sport in state.setup.circle:
            if PLACE + face * 16 + SPORTS + sport in legal:
                return PLACE + face * 16 + SPORTS + int(sport)
    return DONE


def _take(state: Sportmord, seat: int, legal: list[int]) -> int:
    """A unit that is kept, no card, an accident that does not strike, then whatever there is."""
    sport = state.sport()
    value = state.value(seat, sport, state.participants())
    last = digit(state.cards, sport) == 0
    threshold = state.setup.box.threshold
    keeps = value > digit(state.players[seat].units, sport)
    harmless = [TAKE + kind for kind in (1, 2, 3) if not last and value < threshold[sport * 4 + kind]]
    wanted = [TAKE + TRAINING] if keeps else []
    preferred: list[int] = [*wanted, DECLINE, *harmless, *range(TAKE, TAKE + 4)]
    return next(action for action in preferred if action in legal)


def _holds(state: Sportmord, setting: object) -> bool:
    """Whether a setting for one round, the number of that round or simply true, holds now."""
    return setting is True or (setting is not False and setting == state.round)


def comfort_action(state: Sportmord, seat: int, settings: Mapping[str, object]) -> int | None:
    """What the seat's own settings answer to the present question; None asks the person."""
    legal = [int(action) for action in state.legal(seat)]
    if not legal:
        return None
    if state.decision == ASK_DOPE and _holds(state, settings.get("no_doping", False)):
        return PASS
    outside = state.phase >= 8 and not state.contest.group() & BIT[seat]
    if state.decision == ASK_MEDDLE and outside and settings.get("own_tournaments_only"):
        return PASS
    if state.decision == ASK_WISH:
        if settings.get("wish") == "training" and WISH + TRAINING in legal:
            return WISH + TRAINING
        if settings.get("wish") in ("training", "tournament"):
            return WISH + WISH_TOURNAMENT
    return None
