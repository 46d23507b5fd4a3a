"""A test that stops when it has seen enough: Wald's sequential probability ratio test over paired blocks.

A block gives one number: by how much the first bot's share of the victories per seat exceeds the second's, over the
same deals from every seat. The ratio of likelihoods is that of a normal distribution of unknown width, as engines of
chess are tested.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from math import log

from arene.core.refusal import BadData, Fault

FORM = "0:0.05"


@dataclass(frozen=True)
class Hypotheses:
    """H0: the mean difference is ``low`` (or less); H1: it is ``high`` (or more). ``error`` is the rate of either
    mistake: to take H1 where H0 holds, and H0 where H1 does."""

    low: float = 0.0
    high: float = 0.05
    error: float = 0.05

    @property
    def bound(self) -> float:
        """H1 is taken at this logarithm of the ratio, H0 at its opposite."""
        return log((1 - self.error) / self.error)


@dataclass(frozen=True)
class Verdict:
    """How the test stands: ``accepted`` is ``H0``, ``H1`` or None; ``path``, block by block, the ratio's logarithm."""

    hypotheses: Hypotheses
    first: str
    second: str
    path: list[float]
    accepted: str | None

    @property
    def shown(self) -> str | None:
        """What the accepted hypothesis rules out: with H1 that the first bot is no better than H0 has it, with H0 that
        it is as good as H1 has it. Who is better, only a bound on that side of 0 tells."""
        if self.accepted == "H1":
            return "better" if self.hypotheses.low >= 0 else "not-so-much-worse"
        if self.accepted == "H0":
            return "worse" if self.hypotheses.high <= 0 else "not-so-much-better"
        return None

    def to_json(self) -> dict[str, object]:
        tested = self.hypotheses
        return {
            "first": self.first,
            "second": self.second,
            "h0": tested.low,
            "h1": tested.high,
            "error": tested.error,
            "bound": tested.bound,
            "llr": self.path[-1] if self.path else 0.0,
            "blocks": len(self.path),
            "accepted": self.accepted,
        }


class Sprt:
    """Takes one difference after the other."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.path: list[float] = []
        self._sum = self._squares = 0.0

    def add(self, difference: float) -> str | None:
        """What is accepted after this block, if anything is.

        One block more is imagined that strays by 1 from the mean: else the first few, by chance equal, would be taken
        for certain.
        """
        tested, count = self.hypotheses, len(self.path) + 1
        self._sum += difference
        self._squares += difference * difference
        mean = self._sum / count
        variance = (max(0.0, self._squares - count * mean * mean) + 1) / count
        self.path.append(count * (tested.high - tested.low) * (2 * mean - tested.low - tested.high) / (2 * variance))
        return self.accepted()

    def accepted(self) -> str | None:
        latest = self.path[-1] if self.path else 0.0
        if abs(latest) < self.hypotheses.bound:
            return None
        return "H1" if latest > 0 else "H0"


def verdict(hypotheses: Hypotheses, first: str, second: str, differences: Iterable[float]) -> Verdict:
    """Follow the differences until something is accepted."""
    test = Sprt(hypotheses)
    accepted = None
    for difference in differences:
        accepted = test.add(difference)
        if accepted is not None:
            break
    return Verdict(hypotheses, first, second, test.path, accepted)


def hypotheses_from(text: str) -> Hypotheses:
    """``0:0.05`` are the two differences, ``0:0.05:0.01`` with the rate of errors."""
    numbers = re.fullmatch(r"(-?[\d.]{1,9}):(-?[\d.]{1,9})(?::([\d.]{1,9}))?", text)
    try:
        assert numbers is not None
        found = Hypotheses(float(numbers[1]), float(numbers[2]), float(numbers[3] or Hypotheses.error))
    except (AssertionError, ValueError) as error:
        raise BadData("sprt", Fault("sprt", value=repr(text), form=FORM)) from error
    if not 0 < found.error < 0.5:
        raise BadData("sprt", Fault("sprt-error", value=repr(text)))
    if not (-1 <= found.low <= 1 and -1 <= found.high <= 1):
        raise BadData("sprt", Fault("sprt-difference", value=repr(text)))
    if found.low >= found.high:
        raise BadData("sprt", Fault("sprt", value=repr(text), form=FORM))
    return found
