"""Tables of one deal compared: every seat with the same seat of the others, as duplicate bridge does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from arene.store import Seat


@dataclass(frozen=True)
class Line:
    """A seat of one table, beside the same seat of the others."""

    table: str
    seat: Seat
    difference: Fraction  # of its score to the mean of that seat
    share: Fraction  # of the other tables at which the seat did worse; alike counts half


@dataclass(frozen=True)
class Comparison:
    seats: list[list[Line]]  # by seat, the best first
    winners: list[Line]  # who did best against his own seat; several where nothing tells them apart


def compared(tables: Mapping[str, Sequence[Seat]]) -> Comparison | None:
    """Finished tables by their codes; None where there is nothing to compare. A bot wins a deal only where no person
    plays it."""
    if len(tables) < 2:
        return None
    count = len(next(iter(tables.values())))
    seats = [_lines({table: seats[number] for table, seats in tables.items()}) for number in range(count)]
    every = [line for lines in seats for line in lines]
    people = [line for line in every if line.seat.kind == "person"] or every
    best = max((line.share, line.difference) for line in people)
    return Comparison(seats, [line for line in people if (line.share, line.difference) == best])


def _lines(seats: Mapping[str, Seat]) -> list[Line]:
    """One seat at all tables."""
    mean = Fraction(sum(_score(seat) for seat in seats.values()), len(seats))
    lines = []
    for table, seat in seats.items():
        others = [other for name, other in seats.items() if name != table]
        worse = sum(_merit(other) < _merit(seat) for other in others)
        alike = sum(_merit(other) == _merit(seat) for other in others)
        share = (worse + Fraction(alike, 2)) / len(others)
        lines.append(Line(table, seat, _score(seat) - mean, share))
    return sorted(lines, key=lambda line: (-line.share, -line.difference))


def _score(seat: Seat) -> int:
    return seat.score or 0


def _merit(seat: Seat) -> tuple[int, int]:
    """What a seat achieved: its place at its own table, then its points."""
    return -(seat.rank or 99), _score(seat)
