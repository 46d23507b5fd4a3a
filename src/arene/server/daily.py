"""The deal of the day: one per game, alone against the same bots, once for the ranking."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import date
from typing import Any

from fastapi import APIRouter, Request, Response

from arene.bots import level_of
from arene.core.game import Game
from arene.server.api.requests import PROBLEMS, GameId, known
from arene.server.hosting import daily_deal, daily_level, daily_seed, open_daily
from arene.server.identity import language
from arene.server.pages.shared import go_as, introduce, playable, read_form, site_address
from arene.server.parts import identity, tables
from arene.server.problems import Problem
from arene.server.reading import Readable
from arene.server.sitewords import SiteWords, site_words
from arene.server.standing import (
    Standing,
    day_rows,
    may_see,
    rank_of,
    said_day,
    spread,
    standing_of,
    streak,
    time_left,
    today,
)
from arene.server.tables import Tables
from arene.server.templating import page
from arene.store import Conflict, Person, SharedDeal

router = APIRouter(prefix="/api", route_class=Readable)  # of programs
pages = APIRouter()

_LISTED = 10  # of the ranking
_PREVIOUS = 7  # days


def asked_day(live: Tables, game: Game, text: str) -> date:
    """A day as it stands in an address: today, or an earlier one on which somebody played."""
    now = today(live)
    with suppress(ValueError):
        day = date.fromisoformat(text)
        known = day == now or (day < now and live.store.deals.get(daily_deal(game, day).id) is not None)
        if known and day.isoformat() == text:  # a date has other forms, but one address
            return day
    raise Problem(404, "no-day")


async def begin(request: Request, person: Person, game: Game, day: date) -> str:
    """The code of the table somebody plays the deal at: the one that counts until it is finished, then one for
    practice."""
    live = tables(request)
    standing = await asyncio.to_thread(standing_of, live.store, daily_deal(game, day), person)
    if standing.state == "running":
        assert standing.match is not None
        return standing.match
    identity(request).limits.new_table(request, person.id)
    counts = standing.state == "new" and day == today(live)
    try:
        return (await open_daily(live, person, game, day, counts)).sheet.id
    except Conflict:  # a second click was quicker
        match = live.store.deals.table_of(daily_deal(game, day).id, person.id)
        assert match is not None
        return match


# ---- programs


@router.get("/daily/{game}", responses=PROBLEMS)
async def get_daily(request: Request, game: GameId, day: str = "") -> dict[str, Any]:
    """The deal of a day (without one, of today): how one stands, and the ranking once one has played it or the day is
    over."""
    live, played = tables(request), playable(game)
    on = asked_day(live, played, day or today(live).isoformat())
    person = identity(request).person(request)
    return await asyncio.to_thread(_told, live, played, on, person)


@router.post("/daily/{game}", status_code=201, responses=PROBLEMS)
async def post_daily(request: Request, game: GameId, day: str = "") -> dict[str, Any]:
    """Play the deal of a day; the first match on the day itself counts, further ones are practice."""
    live, played = tables(request), playable(game)
    on = asked_day(live, played, day or today(live).isoformat())
    person = known(request)
    match = await begin(request, person, played, on)
    own = live.store.deals.table_of(daily_deal(played, on).id, person.id)
    return {"match": match, "counts": own == match}


def _told(live: Tables, game: Game, day: date, person: Person | None) -> dict[str, Any]:
    deal = daily_deal(game, day)
    standing = standing_of(live.store, deal, person)
    shown = may_see(standing, day, live)
    return {
        "deal": deal.id,
        "game": game.id,
        "day": deal.day,
        "until": deal.until,
        "state": standing.state,
        "match": standing.match,
        "played": len(standing.results),
        "rank": standing.rank or None,
        "streak": 0 if person is None else streak(live.store.deals.days_of(person.id, game.id), today(live)),
        "ranking": [
            {"name": one.name, "place": one.rank, "score": one.score, "rank": rank_of(standing.results, one)}
            for one in standing.results[:_LISTED]
        ]
        if shown
        else None,
    }


# ---- pages


@pages.get("/daily")
async def daily_index(request: Request) -> Response:
    """The deals of the day, game by game."""
    live = tables(request)
    rows = await asyncio.to_thread(day_rows, live, identity(request).person(request), language(request), True)
    left = time_left(live, site_words(language(request)))
    return page(request, "daily.html", rows=rows, left=left)


@pages.get("/daily/{id}")
async def daily_today(request: Request, id: str) -> Response:
    return await daily_page(request, id, today(tables(request)).isoformat())


@pages.get("/daily/{id}/{day}")
async def daily_page(request: Request, id: str, day: str) -> Response:
    live, game = tables(request), playable(id)
    on = asked_day(live, game, day)
    values = await asyncio.to_thread(_page_values, request, game, on)
    return page(request, "daily_game.html", game=id, **values)


@pages.post("/daily/{id}/{day}")
async def play_daily(request: Request, id: str, day: str) -> Response:
    game = playable(id)
    on = asked_day(tables(request), game, day)
    person = await introduce(request, await read_form(request))
    return await go_as(request, f"/t/{await begin(request, person, game, on)}", person)


def _page_values(request: Request, game: Game, day: date) -> dict[str, Any]:
    live, lang, person = tables(request), language(request), identity(request).person(request)
    words, now, deal = site_words(lang, game.id), today(live), daily_deal(game, day)
    standing = standing_of(live.store, deal, person)
    shown = may_see(standing, day, live)
    days = [] if person is None else live.store.deals.days_of(person.id, game.id)
    return {
        "day": deal.day,
        "date": said_day(day, words),
        "is_today": day == now,
        "state": standing.state,
        "match": standing.match,
        "own": standing.own,
        "rank": standing.rank,
        "count": len(standing.results),
        "seats": game.laid_for(),
        "level": words(f"level-{level_of(daily_level())}"),
        "left": time_left(live, words),
        "ranking": _ranking(standing) if shown else [],
        "spread": spread(standing.results, standing.own) if shown else None,
        "shared": _shared(request, words, deal, standing, game.laid_for()),
        "streak": streak(days, now),
        "previous": _previous(live, game, person, now, words),
        "seed": daily_seed(live.store.secret(), deal.id).hex() if day < now else "",
    }


def _ranking(standing: Standing) -> list[dict[str, Any]]:
    """The best, and oneself."""
    listed = list(standing.results[:_LISTED])
    if standing.own is not None and standing.own not in listed:
        listed.append(standing.own)
    return [{"rank": rank_of(standing.results, one), "one": one, "you": one is standing.own} for one in listed]


def _shared(request: Request, words: SiteWords, deal: SharedDeal, standing: Standing, seats: int) -> str:
    """What one copies to send it: how one fared, and nothing of how it went."""
    own = standing.own
    if own is None:
        return ""
    return words(
        "daily-share",
        game=words("game-name"),
        date=said_day(date.fromisoformat(deal.day), words),
        place=own.rank,
        seats=seats,
        score=own.score,
        rank=standing.rank,
        count=len(standing.results),
        link=f"{site_address(request)}/daily/{deal.game}/{deal.day}",
    )


def _previous(live: Tables, game: Game, person: Person | None, now: date, words: SiteWords) -> list[dict[str, Any]]:
    told = []
    for deal in live.store.deals.days(game.id, now.isoformat(), _PREVIOUS):
        standing = standing_of(live.store, deal, person)
        told.append(
            {
                "day": deal.day,
                "date": said_day(date.fromisoformat(deal.day), words),
                "count": len(standing.results),
                "rank": standing.rank,
            }
        )
    return told
