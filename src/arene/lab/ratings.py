"""How strong each bot is, and what each seat is worth: one number each, fitted to the rankings of all matches.

The model is Plackett and Luce's: first place falls to a seat in proportion to the exponential of what its bot and its
seat are worth together, second place likewise among the others, and so on. Ranks that are shared count as Efron counts
them in Cox's regression, which is the same model. A weak prior keeps the worth of who always wins finite.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from arene.lab.statistics import Estimate, Matrix, Vector, solve

ELO = 400 / log(10)  # points in which worth is told: ten to one are 400 apart
_PRIOR = 1 / 25  # the precision of the prior: worth rarely lies further than 5 from the mean, 870 points
_STEPS = 50
_RESAMPLES = 400


@dataclass(frozen=True)
class Ranking:
    """One match: by side, who played it and which rank it came to."""

    who: Sequence[int]
    ranks: Sequence[int]


@dataclass(frozen=True)
class Ratings:
    """In points, the mean of all bots being 0, and the mean of all seats."""

    bots: list[Estimate]
    seats: list[Estimate]


def rate(blocks: Sequence[Sequence[Ranking]], bots: int, seats: int) -> Ratings:
    """Fit the ratings; the intervals are found by drawing the blocks anew, which are what is independent.

    Drawn anew, the fit is followed by one step of Newton's from the fit of all: near it, that is as good as a new one.
    """
    worth = [0.0] * (bots + seats)
    for _ in range(_STEPS):
        slope, bend = _prior(worth)
        for block in blocks:
            _add_block(block, worth, bots, slope, bend)
        step = solve(bend, slope)
        longest = max(abs(one) for one in step)
        worth = [one + change * min(1.0, 2.0 / max(longest, 1e-12)) for one, change in zip(worth, step, strict=True)]
        if longest < 1e-9:
            break
    drawn = _drawn_anew(blocks, worth, bots)
    centred = [_centred(one, bots) for one in (worth, *drawn)]
    estimates = [
        _interval([one[place] * ELO for one in centred], len(blocks)) for place in range(bots + seats)
    ]  # the first is the fit of all
    return Ratings(estimates[:bots], estimates[bots:])


def _prior(worth: Vector) -> tuple[Vector, Matrix]:
    size = len(worth)
    return [-_PRIOR * one for one in worth], [
        [_PRIOR if row == column else 0.0 for column in range(size)] for row in range(size)
    ]


def _add_block(block: Sequence[Ranking], worth: Vector, bots: int, slope: Vector, bend: Matrix) -> None:
    """Add what a block's matches say: the slope of the log-likelihood, and its curvature with the sign turned."""
    for ranking in block:
        places = [(who, bots + side) for side, who in enumerate(ranking.who)]
        weights = [exp(worth[bot] + worth[seat]) for bot, seat in places]
        for rank in sorted(set(ranking.ranks)):
            left = [side for side, other in enumerate(ranking.ranks) if other >= rank]
            tied = [side for side in left if ranking.ranks[side] == rank]
            for side in tied:
                for place in places[side]:
                    slope[place] += 1
            for before in range(len(tied)):
                _add_term(places, weights, left, tied, before / len(tied), slope, bend)


def _add_term(
    places: Sequence[tuple[int, int]],
    weights: Vector,
    left: Sequence[int],
    tied: Sequence[int],
    gone: float,
    slope: Vector,
    bend: Matrix,
) -> None:
    """One place is taken: among those left, of whom the tied ones count less the more of them are gone already."""
    parts = {side: weights[side] * (1 - gone if side in tied else 1.0) for side in left}
    total = sum(parts.values())
    mean: dict[int, float] = {}
    for side, part in parts.items():
        for place in places[side]:
            mean[place] = mean.get(place, 0.0) + part / total
            for other in places[side]:
                bend[place][other] += part / total
    for place, share in mean.items():
        slope[place] -= share
        for other, of in mean.items():
            bend[place][other] -= share * of


def _drawn_anew(blocks: Sequence[Sequence[Ranking]], worth: Vector, bots: int) -> list[Vector]:
    size = len(worth)
    said: list[tuple[Vector, Matrix]] = []
    for block in blocks:
        slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
        _add_block(block, worth, bots, slope, bend)
        said.append((slope, bend))
    chance = random.Random(1)  # the same results give the same intervals
    drawn = []
    for _ in range(_RESAMPLES if len(blocks) > 1 else 0):
        slope, bend = _prior(worth)
        times = [0] * len(said)
        for _ in said:
            times[chance.randrange(len(said))] += 1
        for count, (more_slope, more_bend) in zip(times, said, strict=True):
            if count:
                for row in range(size):
                    slope[row] += count * more_slope[row]
                    mine, more = bend[row], more_bend[row]
                    for column in range(size):
                        mine[column] += count * more[column]
        drawn.append([one + step for one, step in zip(worth, solve(bend, slope), strict=True)])
    return drawn


def _centred(worth: Vector, bots: int) -> Vector:
    means = [sum(part) / len(part) for part in (worth[:bots], worth[bots:])]
    return [one - means[place >= bots] for place, one in enumerate(worth)]


def _interval(values: Vector, count: int) -> Estimate:
    value, drawn = values[0], sorted(values[1:])
    if not drawn:
        return Estimate(value, float("-inf"), float("inf"), count)
    cut = round(len(drawn) * 0.025)
    return Estimate(value, drawn[cut], drawn[-1 - cut], count)
