"""What is played for a seat by itself, by the comfort settings a person chose."""

from __future__ import annotations

from collections.abc import Mapping

from arene.games.lanista.rules import windows
from arene.games.lanista.rules.state import Lanista


def comfort_action(state: Lanista, seat: int, settings: Mapping[str, object]) -> int | None:
    """What the seat's own settings answer to a question; None asks the person. One's own combats always ask."""
    if state.asked is not windows.ASK_WINDOW or state.combat.owner == seat:
        return None
    if windows.DONE not in [int(action) for action in state.legal(seat)]:
        return None
    quiet = settings.get("quiet_round", False)
    silent = quiet is True or (quiet is not False and quiet == state.round)
    elsewhere = state.combat.owner >= 0 and settings.get("own_combats_only")
    return windows.DONE if silent or elsewhere else None
