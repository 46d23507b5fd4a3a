"""What is played for a seat by itself, by the comfort settings a person chose."""

from __future__ import annotations

from collections.abc import Mapping

from arene.games.sportmord.rules import coaching, training
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules.state import Sportmord


def _holds(state: Sportmord, setting: object) -> bool:
    """Whether a setting for one round, the number of that round or simply true, holds now."""
    return setting is True or (setting is not False and setting == state.round)


def comfort_action(state: Sportmord, seat: int, settings: Mapping[str, object]) -> int | None:
    """What the seat's own settings answer to the present question; None asks the person."""
    legal = [int(action) for action in state.legal(seat)]
    if not legal:
        return None
    if state.asked is coaching.ASK_DOPE and _holds(state, settings.get("no_doping", False)):
        return coaching.PASS
    outside = state.phase >= 8 and not state.contest.group() & c.BIT[seat]
    if state.asked is coaching.ASK_MEDDLE and outside and settings.get("own_tournaments_only"):
        return coaching.PASS
    if state.asked is training.ASK_WISH:
        if settings.get("wish") == "training" and training.WISH + c.TRAINING in legal:
            return training.WISH + c.TRAINING
        if settings.get("wish") in ("training", "tournament"):
            return training.WISH + c.WISH_TOURNAMENT
    return None
