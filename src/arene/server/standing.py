"""How people stand with the deal of a day: who played it, who is ahead, for how many days in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from statistics import median
from typing import Any

from arene.core.game import shelf
from arene.server.hosting import daily_deal
from arene.server.sitewords import SiteWords, site_words
from arene.server.tables import Tables
from arene.store import Person, SharedDeal, Store
from arene.store.deals import Result
from arene.store.records import OVER, RUNNING

_BARS = 12  # of the spread at most


def today(live: Tables) -> date:
    return datetime.fromtimestamp(live.calendar(), UTC).date()


@dataclass(frozen=True)
class Standing:
    """A day's deal for one person: ``new``, ``running``, ``played`` (it counts), ``late`` or ``ended``; and how
    everybody fared."""

    state: str
    match: str | None
    results: list[Result]
    own: Result | None

    @property
    def rank(self) -> int:
        return 0 if self.own is None else rank_of(self.results, self.own)


def rank_of(results: Sequence[Result], own: Result) -> int:
    """The place at the table counts first, then the points; equals share a place."""
    return 1 + sum((one.rank, -one.score) < (own.rank, -own.score) for one in results)


def standing_of(store: Store, deal: SharedDeal, person: Person | None) -> Standing:
    results = store.deals.results(deal.id)
    match = None if person is None else store.deals.table_of(deal.id, person.id)
    own = next((one for one in results if one.match == match), None)
    sheet = None if match is None else store.sheet(match)
    if sheet is None:
        state = "new"
    elif own is not None:
        state = "played"
    else:
        state = {RUNNING: "running", OVER: "late"}.get(sheet.status, "ended")
    return Standing(state, match, results, own)


def streak(days: Sequence[str], now: date) -> int:
    """How many days in a row, up to today or yesterday; ``days``: those played, the last one first."""
    played = set(days)
    day = now if now.isoformat() in played else now - timedelta(days=1)
    count = 0
    while day.isoformat() in played:
        count, day = count + 1, day - timedelta(days=1)
    return count


def may_see(standing: Standing, day: date, live: Tables) -> bool:
    """Whether somebody may know how the others fared: once he cannot learn from it any more."""
    return standing.state in ("played", "late", "ended") or day < today(live)


def day_rows(live: Tables, person: Person | None, lang: str, counts: bool = False) -> list[dict[str, Any]]:
    """How somebody stands with the deals of the day; ``counts``: and how many have played them. Otherwise nobody's
    results are read for those who have not begun."""
    rows = []
    for game in shelf():
        words = site_words(lang, game.id)
        deal = daily_deal(game, today(live))
        begun = person is not None and live.store.deals.table_of(deal.id, person.id) is not None
        standing = standing_of(live.store, deal, person) if begun or counts else Standing("new", None, [], None)
        count = len(standing.results)
        told = words(f"daily-row-{standing.state}", rank=standing.rank, count=count)
        rows.append({"id": game.id, "name": words("game-name"), "count": count, "told": told})
    return rows


def spread(results: Sequence[Result], own: Result | None) -> dict[str, Any] | None:
    """How the points are spread: bars of equal width from the least to the most."""
    if len(results) < 2:
        return None
    scores = [one.score for one in results]
    low, high = min(scores), max(scores)
    wide = -(-(high - low + 1) // _BARS)
    counts = [0] * ((high - low) // wide + 1)
    for score in scores:
        counts[(score - low) // wide] += 1
    bars = [
        {
            "low": low + place * wide,
            "high": min(high, low + (place + 1) * wide - 1),
            "count": count,
            "yours": own is not None and (own.score - low) // wide == place,
        }
        for place, count in enumerate(counts)
    ]
    return {"bars": bars, "most": max(counts), "low": low, "high": high, "median": f"{median(scores):g}"}


def said_day(day: date, words: SiteWords) -> str:
    """By its number and month, and the year: a link may be read much later."""
    return f"{words('date-day', day=day.day, month=words(f'month-{day.month}'))} {day.year}"


def time_left(live: Tables, words: SiteWords) -> str:
    """Until the day is over."""
    until = datetime.combine(today(live) + timedelta(days=1), datetime.min.time(), UTC).timestamp()
    minutes = max(1, int(until - live.calendar()) // 60)
    return words("daily-hours", hours=minutes // 60) if minutes >= 60 else words("daily-minutes", minutes=minutes)
