"""What Lanista deals, for whoever asks what a card is worth."""

from __future__ import annotations

from arene.core.deals import Thing, held, lying
from arene.core.state import State
from arene.games.lanista.eyes import position as positions
from arene.games.lanista.rules.state import Lanista


def cards(state: State) -> list[Thing]:
    """The first hands, and the pile."""
    assert isinstance(state, Lanista)
    if state.round != 1:
        return []
    position = positions.write(state)
    return [*held(position, "hand"), *lying(position, ("events",))]


def gladiators(state: State) -> list[Thing]:
    """The schools before the first contracts: with the gladiator goes all that is his, but not what he cost."""
    assert isinstance(state, Lanista)
    if state.phase != 3:
        return []
    return [
        Thing(one["id"], seat, tuple(("seats", seat, "school", place, key) for key in one if key != "slot"))
        for seat, player in enumerate(positions.write(state)["seats"])
        for place, one in enumerate(player["school"])
    ]


def lanistas(state: State) -> list[Thing]:
    """Those that are drawn, where the table plays so; with what was dealt for them: a joker, a larger hand."""
    assert isinstance(state, Lanista)
    if state.setup.lanistas != 1:
        return []
    return [
        Thing(player["lanista"], seat, tuple(("seats", seat, key) for key in ("lanista", "jokers", "hand")))
        for seat, player in enumerate(positions.write(state)["seats"])
    ]
