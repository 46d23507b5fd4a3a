"""The contract: what a game's state can do. One subclass per game, mutable, cheap to clone.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import hide, i64, mypyc_attr, vec


class Standing:
    """A seat's place: equal ranks are shared."""

    def __init__(self, seat: int, rank: int, score: int, ties: dict[str, int]) -> None:
        self.seat = seat
        self.rank = rank
        self.score = score
        self.ties = ties  # the values that broke ties, by name

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "rank": self.rank, "score": self.score, "ties": self.ties}


def ranked(keys: Sequence[tuple[int, ...]], scores: Sequence[int], ties: Sequence[dict[str, int]]) -> list[Standing]:
    """The seats by their keys, the greatest first; equal keys share a rank."""
    ranking = [
        Standing(seat, 1 + sum(other > key for other in keys), scores[seat], ties[seat])
        for seat, key in enumerate(keys)
    ]
    return sorted(ranking, key=lambda standing: (standing.rank, standing.seat))


def places(ranking: Sequence[Standing]) -> dict[str, object]:
    """The end of a match as its event tells it: who won, and everybody's rank."""
    return {
        "winners": [standing.seat for standing in ranking if standing.rank == 1],
        "ranking": [[standing.seat, standing.rank] for standing in ranking],
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game, complete with what is hidden. Actions are integers; the game's action space names them."""

    @abstractmethod
    def seats(self) -> i64:
        """How many seats play."""

    @abstractmethod
    def awaiting(self) -> vec[i64]:
        """The seats that must or may act now, ascending; empty exactly when the match is over."""

    @abstractmethod
    def actor(self) -> i64:
        """The first awaited seat, or -1: ``awaiting()`` without a vector, for search."""

    @abstractmethod
    def legal(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat; never empty for an awaited seat, empty for the others."""

    def asides(self, seat: i64) -> vec[i64]:
        """What a seat may do at any moment without being asked: raise a hand, leave an order. Most games have none."""
        return vec[i64]()

    @abstractmethod
    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        """Carry out a legal action and everything that follows by itself, up to the next decision."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    @abstractmethod
    def sample(self, seat: i64, chance: Chance) -> State:
        """Another world consistent with all that the seat (-1: a spectator) knows, drawn anew at each call."""

    @abstractmethod
    def over(self) -> bool:
        """Whether the match has ended."""

    @abstractmethod
    def standings(self) -> list[Standing]:
        """The ranking as it stands, best first; final once the match is over."""


class Seen:
    """A position as one seat sees it: all that a bot receives. The true state stays inside, out of its reach."""

    def __init__(self, state: State, seat: i64) -> None:
        self._state = state
        self._seat: i64 = seat

    @property
    def seat(self) -> i64:
        return self._seat

    def legal(self) -> vec[i64]:
        return self._state.legal(self._seat)

    def world(self, chance: Chance) -> State:
        """A complete position that may be the true one, for all the seat knows."""
        return self._state.sample(self._seat, chance)


hide(Seen, "_state", "_seat")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A computer opponent. A plain Python class may be one."""

    @abstractmethod
    def choose(self, seen: Seen, chance: Chance) -> i64:
        """One of ``seen.legal()``. The chance is the bot's own, unrelated to the match's."""
