"""What is measured over many bot matches to see whether a game is balanced. Each game defines its own measures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.events import Event
from arene.core.state import State

Observation = Mapping[str, tuple[float, float]]  # by measure: a part of a sum, and of what it is divided by


class Measure:
    """A quotient of two sums over matches, and where it should lie; without bounds it is only told.

    ``measure-<name>`` says it in the game's words, with the parameters. Shares are shown in per cent.
    """

    def __init__(
        self,
        name: str,
        low: float | None = None,
        high: float | None = None,
        share: bool = False,
        seen: bool = False,
        **params: str | int,
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.share = share
        self.seen = seen  # it should happen at all
        self.params = params

    @property
    def id(self) -> str:
        return "-".join([self.name, *(str(value) for value in self.params.values())])

    def met(self, value: float) -> bool | None:
        if self.low is None and self.high is None:
            return None
        if self.seen and value <= 0:
            return False
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)


class Watch:
    """Follows one match by its events: a subclass has a method ``see_<kind>`` for each kind that tells it something."""

    def __init__(self) -> None:
        self.observed: dict[str, tuple[float, float]] = {}

    def add(self, id: str, part: float, of: float = 0) -> None:
        """A part of a measure's sum, and of what it is divided by."""
        before = self.observed.get(id, (0.0, 0.0))
        self.observed[id] = (before[0] + part, before[1] + of)

    def average(self, id: str, value: float, weight: float = 1) -> None:
        """A value that a measure is the average of."""
        self.add(id, value, weight)

    def see(self, events: Sequence[Event]) -> None:
        for event in events:
            self.see_one(event.kind, event.params)

    def see_one(self, kind: str, params: Mapping[str, Any]) -> None:
        watched = getattr(self, f"see_{kind}", None)
        if watched is not None:
            watched(params)


class Measures(ABC):
    """A game's measures."""

    @abstractmethod
    def targets(self, seats: int, edition: Edition) -> Sequence[Measure]:
        """What is measured with so many seats, in the order it is shown."""

    @abstractmethod
    def observe(self, state: State, events: Sequence[Event]) -> Observation:
        """What a finished match adds to the measures, from all its events."""

    @abstractmethod
    def length(self, state: State) -> Mapping[str, int]:
        """By measure, how long a finished match was in the game's own units; what the options fix is left out."""


class NoMeasures(Measures):
    """Of a game that measures nothing of its own."""

    def targets(self, seats: int, edition: Edition) -> Sequence[Measure]:
        return ()

    def observe(self, state: State, events: Sequence[Event]) -> Observation:
        return {}

    def length(self, state: State) -> Mapping[str, int]:
        return {}
