"""What the first roll of Le sport est mortel brings, for whoever asks what a die is worth."""

from __future__ import annotations

from arene.core.deals import Thing, held
from arene.core.state import State
from arene.games.sportmord.eyes import position as positions
from arene.games.sportmord.rules.state import Sportmord


def dice(state: State) -> list[Thing]:
    """The training dice of the first round. Who begins is known by then: a die that would change that stays."""
    assert isinstance(state, Sportmord)
    return held(positions.write(state), "roll")
