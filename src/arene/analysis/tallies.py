"""Sums that estimates are made of: they travel, and add up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from arene.lab.statistics import Estimate, share, student


@dataclass(frozen=True)
class Tally:
    """How many values there were, their sum and the sum of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite where one value tells nothing of it."""
        if self.count < 2:
            return float("inf")
        spread = max(0.0, self.squares - self.total * self.total / self.count)
        return sqrt(spread / (self.count - 1) / self.count)

    def difference(self) -> Estimate:
        """The mean with Student's interval."""
        if self.count < 2:
            return Estimate(self.mean, float("-inf"), float("inf"), self.count)
        half = student(self.count - 1) * self.error
        return Estimate(self.mean, self.mean - half, self.mean + half, self.count)

    def chance(self) -> Estimate:
        """The mean of values between 0 and 1: Wilson's interval for as many trials as would stray as much."""
        value, error = min(1.0, max(0.0, self.mean)), self.error
        trials = float(self.count)
        if 0 < error < float("inf") and 0 < value < 1:
            trials = max(trials, value * (1 - value) / error**2)
        around = share(value * trials, trials)
        return Estimate(value, around.low, around.high, self.count)


def tally(values: Iterable[float]) -> Tally:
    kept = list(values)
    return Tally(len(kept), sum(kept), sum(value * value for value in kept))


def summed(estimates: Iterable[Estimate]) -> Estimate:
    """A sum of independent estimates; what has no interval is left out of the sum's."""
    value = low = high = 0.0
    count = 0
    for one in estimates:
        value += one.value
        if one.count > 1:
            low += (one.value - one.low) ** 2
            high += (one.high - one.value) ** 2
        count += one.count
    return Estimate(value, value - sqrt(low), value + sqrt(high), count)
