"""What the game deals, for whoever asks what a card is worth."""

from __future__ import annotations

from arene.core.deals import Place, Thing
from arene.core.state import State
from arene.games.automobile.eyes import position as positions
from arene.games.automobile.rules.state import Automobile


def cards(state: State) -> list[Thing]:
    """The first workshop cards, and the piles. A card is exchanged within its category, and its seat remembers it."""
    assert isinstance(state, Automobile)
    position = positions.write(state)
    things = []
    for number, one in enumerate(position["memory"]["cards"]):
        seat = next(seat for seat, player in enumerate(position["seats"]) if one["car"] in player["cars"])
        hand: Place = ("seats", seat, "cars", one["car"], "hand", one["category"], 0)
        things.append(
            Thing(str(one["values"][0]), seat, (hand, ("memory", "cards", number, "values", 0)), one["category"])
        )
    for category, values in position["piles"].items():
        for number, value in enumerate(values):
            place: Place = ("piles", category, number)
            things.append(Thing(str(value), None, (place, place), category))  # what is remembered comes from there too
    return things
