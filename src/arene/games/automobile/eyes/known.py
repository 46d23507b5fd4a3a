"""What a seat knows of a pile: the memory of the match, read with the seat's eyes. What it saw stays its knowledge."""

from __future__ import annotations

from collections import Counter

from arene.games.automobile.rules import components as c
from arene.games.automobile.rules.state import Automobile

SHUFFLED = -1  # in a pile, instead of a value: a card nobody has touched yet
HIDDEN = -2  # one that was put under it unseen


def top_cards(state: Automobile, category: int, seat: int | None) -> list[int]:
    """The cards of which one lies on top of the pile, for all that a seat (None: a spectator) knows."""
    known = _Known(state, category, -1 if seat is None else seat)
    for noted in state.memory.cards:
        if c.category_in(noted) == category:
            known.follow(noted)
    top = known.pile[0] if known.pile else HIDDEN
    if top >= 0:
        return [top]
    return sorted((known.fresh + known.astray if top == HIDDEN else known.fresh).elements())


class _Known:
    def __init__(self, state: Automobile, category: int, seat: int) -> None:
        self.setup, self.seat = state.setup, seat
        self.fresh = Counter(c.listed(state.setup.deck(category)))  # never seen
        self.astray: Counter[int] = Counter()  # seen, and perhaps given away since where the seat saw nothing
        self.held: list[Counter[int]] = [Counter() for _ in state.cars]  # by car: what the seat knows there
        self.pile = [SHUFFLED] * self.fresh.total()

    def follow(self, noted: int) -> None:
        kind, car, took = c.kind_in(noted), int(c.car_in(noted)), int(c.took_in(noted))
        if kind == c.HELD:
            for value in c.listed(took):
                self.take(car, value)
        elif kind == c.BOUGHT:
            self.take(car, took)
        elif kind == c.BOARD_SWAP:
            self.pile.append(self.give(car, int(c.gave_in(noted)), self.sees(car)))
            self.take(car, took)
        elif kind == c.FORCED_SWAP:
            self.swap(car, int(c.other_in(noted)), int(c.gave_in(noted)), took)

    def sees(self, car: int) -> bool:
        return self.setup.sees_hand(self.seat, car, False)

    def take(self, car: int, value: int) -> None:
        """A car takes the top card; whoever knew it in the pile knows it there."""
        top = self.pile.pop(0)
        if top < 0:
            if not self.sees(car):
                return
            self.meet(value, self.fresh if top == SHUFFLED else self.astray, self.fresh)
        self.held[car][value if top < 0 else top] += 1

    def give(self, car: int, value: int, seen: bool) -> int:
        """A card leaves a car: one the seat sees, or any of those it knew there."""
        if seen:
            self.meet(value, self.held[car], self.astray, self.fresh)
            return value
        perhaps = Counter(set(self.held[car].elements()))
        self.held[car] -= perhaps
        self.astray += perhaps
        return HIDDEN

    def swap(self, car: int, other: int, gave: int, took: int) -> None:
        """Both sides see both cards."""
        seen = self.sees(car) or self.sees(other)
        given, received = self.give(car, gave, seen), self.give(other, took, seen)
        if seen:
            self.held[car][received] += 1
            self.held[other][given] += 1

    def meet(self, value: int, *places: Counter[int]) -> None:
        """The seat sees a card: the one it knew, as far as it can tell."""
        next(place for place in places if place[value])[value] -= 1
