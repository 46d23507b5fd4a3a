"""How strong each bot is, and what each seat is worth: one number each, fitted to the rankings of all matches.

The model is Plackett and Luce's: first place falls to a seat in proportion to the exponential of what its bot and its
seat are worth together, second place likewise among the others, and so on. Ranks that are shared count as Efron counts
them in Cox's regression, which is the same model. A weak prior keeps the worth of who always wins finite.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from arene.lab.statistics import Estimate, Matrix, Vector, solve, student

ELO = 400 / log(10)  # points in which worth is told: ten to one are 400 apart
_PRIOR = 1 / 25  # the precision of the prior: worth rarely lies further than 5 from the mean, 870 points
_STEPS = 50
_STRIDE = 2.0  # the longest of Newton's steps: further off, the curvature says little
_NEAR = 1e-3  # how exactly the ends of an interval are found, in parts of its half

Told = Mapping[tuple[tuple[int, ...], tuple[int, ...]], int]  # how often who sat so and came to such ranks


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
    """Fit the ratings. An interval holds every worth with which the results are not much less likely than with the best
    fit: so it is wide on the side where results say little, as they do of who always wins. How much less likely, the
    spread of the blocks says, which are what is independent."""
    size = bots + seats
    told = _counted([ranking for block in blocks for ranking in block])
    best = _best(told, [0.0] * size, bots)
    slopes = [_seen(_counted(block), best.worth, bots, prior=0.0).slope for block in blocks]
    estimates = []
    for place in range(size):
        towards = _contrast(place, bots, size)
        estimates.append(_estimate(told, best, towards, _patience(best, slopes, towards), bots, len(blocks)))
    return Ratings(estimates[:bots], estimates[bots:])


@dataclass(frozen=True)
class _Seen:
    """What the results say of a worth: how likely they are, as a logarithm, its slope, and its curvature with the sign
    turned."""

    worth: Vector
    height: float
    slope: Vector
    bend: Matrix


def _counted(rankings: Sequence[Ranking]) -> Told:
    """The same result is reckoned with once, however often it came."""
    return Counter((tuple(one.who), tuple(one.ranks)) for one in rankings)


def _seen(told: Told, worth: Vector, bots: int, prior: float = _PRIOR) -> _Seen:
    size = len(worth)
    height, slope = -prior * _times(worth, worth) / 2, [-prior * one for one in worth]
    bend = [[prior if row == column else 0.0 for column in range(size)] for row in range(size)]
    for (who, ranks), times in told.items():
        places = [(one, bots + side) for side, one in enumerate(who)]
        weights = [exp(worth[bot] + worth[seat]) for bot, seat in places]
        for rank in set(ranks):
            left = [side for side, other in enumerate(ranks) if other >= rank]
            tied = [side for side in left if ranks[side] == rank]
            for side in tied:
                height += times * log(weights[side])
                for place in places[side]:
                    slope[place] += times
            for before in range(len(tied)):
                gone = before / len(tied)
                parts = {side: weights[side] * (1 - gone if side in tied else 1.0) for side in left}
                height -= times * log(sum(parts.values()))
                _add_place(places, parts, times, slope, bend)
    return _Seen(worth, height, slope, bend)


def _add_place(
    places: Sequence[tuple[int, int]], parts: Mapping[int, float], times: int, slope: Vector, bend: Matrix
) -> None:
    """One place is taken: among those left, of whom the tied ones count less the more of them are gone already."""
    total = sum(parts.values())
    mean: dict[int, float] = {}
    for side, part in parts.items():
        for place in places[side]:
            mean[place] = mean.get(place, 0.0) + part / total
            for other in places[side]:
                bend[place][other] += times * part / total
    for place, share in mean.items():
        slope[place] -= times * share
        for other, of in mean.items():
            bend[place][other] -= times * share * of


def _best(told: Told, start: Vector, bots: int, kept: Vector | None = None) -> _Seen:
    """The worth with which the results are likeliest, by Newton's steps; those do not change what is ``kept``."""
    seen = _seen(told, start, bots)
    for _ in range(_STEPS):
        step = solve(seen.bend, seen.slope)
        if kept is not None:
            aside = solve(seen.bend, kept)
            share = _times(kept, step) / _times(kept, aside)
            step = [one - share * other for one, other in zip(step, aside, strict=True)]
        longest = max(abs(one) for one in step)
        if longest < 1e-9:
            break
        seen = _seen(told, _moved(seen.worth, step, min(1.0, _STRIDE / longest)), bots)
    return seen


def _contrast(place: int, bots: int, size: int) -> Vector:
    """What a worth is multiplied by to have one bot's, or one seat's, against the mean of all of them."""
    alike = range(bots) if place < bots else range(bots, size)
    return [(one == place) - (one in alike) / len(alike) for one in range(size)]


def _patience(best: _Seen, slopes: Sequence[Vector], towards: Vector) -> float:
    """How much less likely, as a logarithm, the results may be within an interval.

    The model takes the matches of a block for independent; where the blocks stray more than that, the interval is as
    much wider. The model itself counts as one block more: few blocks, by chance equal, are not taken for certain.
    """
    count, aside = len(slopes), solve(best.bend, towards)
    said = [_times(aside, slope) for slope in slopes]
    middle = sum(said) / count
    strays = sum((one - middle) ** 2 for one in said) * count / _times(towards, aside)
    return student(count) ** 2 * max(1.0, (1 + strays) / count) / 2


def _estimate(told: Told, best: _Seen, towards: Vector, patience: float, bots: int, count: int) -> Estimate:
    value = _times(towards, best.worth)
    if count < 2 or not any(towards):
        return Estimate(value * ELO, float("-inf"), float("inf"), count)
    ends = [value + sign * _reach(told, best, towards, sign, patience, bots) for sign in (-1, 1)]
    return Estimate(value * ELO, ends[0] * ELO, ends[1] * ELO, count)


def _reach(told: Told, best: _Seen, towards: Vector, sign: int, patience: float, bots: int) -> float:
    """How far from the best fit a worth can be moved, the others following, before patience ends."""
    aside = solve(best.bend, towards)
    along = [sign * one / _times(towards, aside) for one in aside]
    far = sqrt(2 * patience * _times(towards, aside))  # exact if the slope changed evenly
    moved = best
    for _ in range(_STEPS):
        moved = _best(told, _moved(best.worth, along, far), bots, kept=towards)
        short = sqrt(patience / max(best.height - moved.height, 1e-12))
        if abs(short - 1) < _NEAR:
            break
        far *= short
    return far


def _times(one: Vector, other: Vector) -> float:
    return sum(left * right for left, right in zip(one, other, strict=True))


def _moved(worth: Vector, step: Vector, times: float) -> Vector:
    return [one + times * change for one, change in zip(worth, step, strict=True)]
