"""Statistics against known values."""

from __future__ import annotations

from math import inf

import pytest

from arene.lab.statistics import mean, rank_ratio, ratio, share, share_ratio, student


@pytest.mark.parametrize(
    ("successes", "count", "low", "high"),
    [(15, 20, 0.5313, 0.8881), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(successes: int, count: int, low: float, high: float) -> None:
    estimate = share(successes, count)
    assert estimate.value == successes / count
    assert [estimate.low, estimate.high] == pytest.approx([low, high], abs=2e-4)


def test_shared_victories_are_parts() -> None:
    assert share(1.5, 3).value == 0.5
    assert share(0, 0).count == 0


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (100, 1.9840)]
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_mean() -> None:
    estimate = mean([1, 2, 3, 4, 5])
    assert estimate.value == 3
    assert estimate.high - estimate.value == pytest.approx(1.9632, rel=1e-3)
    assert estimate.value - estimate.low == pytest.approx(1.9632, rel=1e-3)
    assert (mean([7]).value, mean([7]).high) == (7, inf)
    assert mean([]).count == 0


def test_ratio_of_equal_parts_is_the_mean() -> None:
    values = [1.0, 2.0, 3.0, 4.0, 5.0]
    quotient, average = ratio([(value, 1.0) for value in values]), mean(values)
    assert [quotient.low, quotient.high] == pytest.approx([average.low, average.high])


def test_ratio_counts_each_match_once() -> None:
    """The same observations in fewer, larger matches: the same value, told with less confidence."""
    many = ratio([(1.0, 2.0), (2.0, 2.0)] * 20)
    few = ratio([(10.0, 20.0), (20.0, 20.0)] * 2)
    assert many.value == few.value == 0.75
    assert few.high - few.low > 2 * (many.high - many.low)
    assert ratio([(0.0, 0.0)]).count == 0


def test_shares_within_matches_stay_between_0_and_1() -> None:
    assert share_ratio([(0.0, 4.0)] * 20).low == pytest.approx(0)
    assert share_ratio([(0.0, 4.0)] * 20).high == pytest.approx(share(0, 20).high)
    rare = share_ratio([(0.0, 2.0)] * 30 + [(1.0, 2.0)])
    assert 0 < rare.low < rare.value < rare.high < 0.15
    assert (share_ratio([(1.0, 1.0)]).low, share_ratio([(1.0, 1.0)]).high) == (0.0, 1.0)


def test_what_was_not_there_says_nothing() -> None:
    pairs = [(1.0, 2.0), (2.0, 2.0), (1.0, 2.0)]
    assert ratio([*pairs, (0.0, 0.0)]) == ratio(pairs)
    assert share_ratio([(2.0, 2.0), (0.0, 0.0), (2.0, 2.0)]) == share_ratio([(2.0, 2.0)] * 2)


def test_always_the_same_rank_is_not_certain() -> None:
    last = rank_ratio([(8.0, 2.0)] * 10, 4)
    assert last.value == 4 == pytest.approx(last.high) and last.low == pytest.approx(1 + 3 * share(10, 10).low)
    mixed = rank_ratio([(2.0, 1.0), (3.0, 1.0), (1.0, 1.0)] * 5, 4)
    assert mixed.value == pytest.approx(2) and 1 < mixed.low < 2 < mixed.high < 4


def test_shares_of_independent_trials_have_wilsons_interval() -> None:
    one = share_ratio([(1.0, 1.0)] * 150 + [(0.0, 1.0)] * 50)
    known = share(150, 200)
    assert [one.low, one.high] == pytest.approx([known.low, known.high], abs=1e-3)
