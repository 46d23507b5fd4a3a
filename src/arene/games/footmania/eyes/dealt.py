"""What Footmania leaves to chance, for whoever asks what a card is worth."""

from __future__ import annotations

from arene.core.deals import Thing, held, lying
from arene.core.state import State
from arene.games.footmania.eyes import position as positions
from arene.games.footmania.rules.state import Footmania


def plus_cards(state: State) -> list[Thing]:
    """The Plus cards that were drawn up to the season. Nothing is dealt before, and what was bought was paid for."""
    assert isinstance(state, Footmania)
    if state.phase < 2:
        return []
    position = positions.write(state)
    return [*held(position, "plus"), *lying(position, ("decks", "plus"))]
