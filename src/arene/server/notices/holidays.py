"""Days on which somebody is away: as they are asked for, counted against what the host grants in a year, and told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta

from arene.server.notices.postman import zone_of
from arene.server.problems import Problem
from arene.store.turns import Period

_DAY = timedelta(days=1)


def period(first: date, last: date, zone: str, now: float) -> Period:
    """From the beginning of one day, or from now, to the end of another."""
    here = zone_of(zone)
    today = datetime.fromtimestamp(now, here).date()
    if first < today or last < first or last.year > today.year + 1:
        raise Problem(422, "away-dates")
    begins, ends = (datetime(day.year, day.month, day.day, tzinfo=here) for day in (first, last + _DAY))
    return float(int(max(now, begins.timestamp()))), ends.timestamp()


def days(periods: Iterable[Period], zone: str) -> Counter[int]:
    """How many days of each year somebody is away; one that is away for an hour counts."""
    found: set[date] = set()
    for begins, ends in periods:
        day, last = first_and_last((begins, ends), zone)
        while day <= last:
            found.add(day)
            day += _DAY
    return Counter(day.year for day in found)


def first_and_last(away: Period, zone: str) -> tuple[date, date]:
    here = zone_of(zone)
    begins, ends = away
    return datetime.fromtimestamp(begins, here).date(), datetime.fromtimestamp(max(begins, ends - 1), here).date()


def check(known: Sequence[Period], wanted: Period, zone: str, granted: int) -> None:
    """Whether there are so many days left in each of the years."""
    before, after = days(known, zone), days([*known, wanted], zone)
    for year, count in after.items():
        if count > granted and count > before[year]:
            raise Problem(409, "away-limit", granted=granted, year=str(year), left=max(0, granted - before[year]))
