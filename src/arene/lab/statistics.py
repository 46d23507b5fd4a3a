"""Estimates with their 95 % confidence intervals, and the equations that some of them take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite, sqrt
from statistics import NormalDist
from typing import Any

Vector = list[float]
Matrix = list[list[float]]

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True)
class Estimate:
    """A value and the interval that holds the true one with 95 % confidence; ``count`` observations.

    One observation tells nothing of the interval: its ends are infinite, and null in JSON, which knows no infinity.
    """

    value: float
    low: float
    high: float
    count: int

    def to_json(self) -> dict[str, float | int | None]:
        low, high = (end if isfinite(end) else None for end in (self.low, self.high))
        return {"value": self.value, "low": low, "high": high, "count": self.count}


def estimate_from(data: Mapping[str, Any]) -> Estimate:
    """An estimate as its ``to_json`` wrote it."""
    low, high = (float(end if data[name] is None else data[name]) for name, end in (("low", "-inf"), ("high", "inf")))
    return Estimate(data["value"], low, high, data["count"])


def share(successes: float, count: float) -> Estimate:
    """A share of ``count`` trials, Wilson's interval. Successes may be parts: shared victories."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    value = successes / count
    middle = (value + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * sqrt(value * (1 - value) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half), round(count))


def mean(values: Sequence[float]) -> Estimate:
    """A mean, Student's interval."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, float("-inf"), float("inf"), 0)
    value = sum(values) / count
    if count == 1:
        return Estimate(value, float("-inf"), float("inf"), 1)
    variance = sum((one - value) ** 2 for one in values) / (count - 1)
    half = student(count - 1) * sqrt(variance / count)
    return Estimate(value, value - half, value + half, count)


def ratio(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """A sum over another, each match giving a part of both: what happens within a match is not independent. A match
    that gives a part of neither has nothing to say."""
    pairs = [pair for pair in pairs if pair != (0.0, 0.0)]
    count = len(pairs)
    total = sum(below for _, below in pairs)
    if total == 0:
        return Estimate(0.0, float("-inf"), float("inf"), 0)
    value = sum(above for above, _ in pairs) / total
    if count == 1:
        return Estimate(value, float("-inf"), float("inf"), 1)
    spread = sum((above - value * below) ** 2 for above, below in pairs) * count / (count - 1)
    half = student(count - 1) * sqrt(spread) / total
    return Estimate(value, value - half, value + half, count)


def share_ratio(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """A share within matches: Wilson's interval for as many independent trials as would stray as much."""
    plain = ratio(pairs)
    if plain.count < 2:
        return Estimate(plain.value, 0.0, 1.0, plain.count)
    error = (plain.high - plain.value) / student(plain.count - 1)
    trials = plain.value * (1 - plain.value) / error**2 if error > 0 and 0 < plain.value < 1 else plain.count
    interval = share(plain.value * trials, trials)
    return Estimate(plain.value, interval.low, interval.high, plain.count)


def rank_ratio(pairs: Sequence[tuple[float, float]], last: int) -> Estimate:
    """A mean rank from 1 to ``last``: the share of the others who came before, told as a rank. Always the same rank
    tells no more than always the same winner."""
    before = share_ratio([(above - below, (last - 1) * below) for above, below in pairs])
    value, low, high = (1 + (last - 1) * one for one in (before.value, before.low, before.high))
    return Estimate(value, low, high, before.count)


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's distribution: exact for 1 and 2, a series of 1/freedom for more."""
    if freedom == 1:
        return 12.706204736174694
    if freedom == 2:
        return 4.302652729749464
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def solve(matrix: Matrix, right: Vector) -> Vector:
    """The solution of a small system of equations, by elimination with the greatest pivot."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for place in range(column, size + 1):
                rows[row][place] -= factor * rows[column][place]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][place] * solution[place] for place in range(row + 1, size))
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
