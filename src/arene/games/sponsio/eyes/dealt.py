"""What Sponsio deals, for whoever asks what a card is worth."""

from __future__ import annotations

from arene.core.deals import Thing, held, lying
from arene.core.state import State
from arene.games.sponsio.eyes import position as positions
from arene.games.sponsio.rules.state import Sponsio


def cards(state: State) -> list[Thing]:
    """The hands of the first round, and the talon."""
    assert isinstance(state, Sponsio)
    position = positions.write(state)
    return [*held(position, "hand"), *lying(position, ("talon",))]
