"""Duplicate matches: a host's deal at several tables, its page and what a program may ask about it."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import Any

import orjson
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from arene.bots import level_of
from arene.core.game import load_game
from arene.core.refusal import BadData
from arene.server.api.requests import PROBLEMS, known
from arene.server.api.seating import NewMatch, agreed_time
from arene.server.comparing import Comparison, Line, compared
from arene.server.hosting import MOST_TABLES, SeatWish, open_deal
from arene.server.identity import language
from arene.server.pages.rows import table_title
from arene.server.pages.shared import chosen_options, go, site_address
from arene.server.parts import identity, tables
from arene.server.problems import Problem
from arene.server.reading import Readable
from arene.server.sitewords import site_words
from arene.server.templating import page
from arene.store import Person, Seat, SharedDeal, Sheet, Store
from arene.store.deals import DAILY
from arene.store.records import ENDED, OPEN, OVER

router = APIRouter(prefix="/api", route_class=Readable)  # of programs
pages = APIRouter()

DealId = Path(description="the code of the deal", max_length=60)


class NewDeal(NewMatch):
    """A match at several tables; at all but the first one the seats of people are open."""

    tables: int = Field(ge=2, le=MOST_TABLES)


class Placed:
    """One table of a deal, as anybody may know it: who sits there and whether it is over."""

    def __init__(self, place: int, sheet: Sheet, seats: list[Seat]) -> None:
        self.place = place
        self.sheet = sheet
        self.seats = seats

    @property
    def free(self) -> int:
        return sum(seat.kind == "open" for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.sheet.status in (OVER, ENDED)


def _placed(store: Store, deal: SharedDeal) -> list[Placed]:
    found = [(store.sheet(id), store.seats(id)) for id in store.deals.tables(deal.id)]
    return [Placed(place, sheet, seats) for place, (sheet, seats) in enumerate(found, 1) if sheet is not None]


def _duplicate(store: Store, id: str) -> SharedDeal:
    deal = store.deals.get(id)
    if deal is None or deal.kind == DAILY:
        raise Problem(404, "no-deal")
    return deal


def _comparison(placed: list[Placed]) -> Comparison | None:
    """Of the tables that were played to their end; those broken off have no result."""
    finished = {one.sheet.id: one.seats for one in placed if one.sheet.status == OVER}
    return compared({id: seats for id, seats in finished.items() if all(seat.rank for seat in seats)})


# ---- programs


@router.post("/deals", status_code=201, responses=PROBLEMS)
async def post_deal(request: Request, wish: NewDeal) -> dict[str, Any]:
    """The same cards and dice at several tables; each begins by itself once its seats are filled."""
    person = known(request)
    for _ in range(wish.tables):
        identity(request).limits.new_table(request, person.id)
    wishes = [SeatWish(seat.kind, seat.level, seat.name) for seat in wish.seats]
    try:
        deal = await open_deal(
            tables(request),
            person,
            wish.tables,
            wish.game,
            wishes,
            wish.options,
            wish.listed,
            wish.away_minutes,
            wish.edition,
            agreed_time(wish),
            wish.help,
        )
    except BadData as error:
        raise Problem(422, "malformed", reason=error) from error
    return await asyncio.to_thread(_told, request, deal)


@router.get("/deals/{id}", responses=PROBLEMS)
async def get_deal(request: Request, id: str = DealId) -> dict[str, Any]:
    """Its tables, and once all of them are over how the seats compare; ``state`` changes with any of it."""
    deal = await asyncio.to_thread(_duplicate, tables(request).store, id)
    return await asyncio.to_thread(_told, request, deal)


def _told(request: Request, deal: SharedDeal) -> dict[str, Any]:
    store = tables(request).store
    placed = _placed(store, deal)
    closed = store.deals.are_closed(deal.id, tables(request).calendar())
    comparison = None if closed else _comparison(placed)
    told = {
        "deal": deal.id,
        "game": deal.game,
        "closed": closed,
        "tables": [
            {
                "match": one.sheet.id,
                "status": one.sheet.status,
                "free": one.free,
                "seats": [seat.name for seat in one.seats],
            }
            for one in placed
        ],
        "comparison": None
        if comparison is None
        else [[_line_told(line) for line in seat] for seat in comparison.seats],
        "winners": [] if comparison is None else [_line_told(line) for line in comparison.winners],
    }
    return {**told, "state": blake2b(orjson.dumps(told), digest_size=8).hexdigest()}


def _line_told(line: Line) -> dict[str, Any]:
    return {
        "match": line.table,
        "seat": line.seat.number,
        "name": line.seat.name,
        "rank": line.seat.rank,
        "score": line.seat.score,
        "difference": round(float(line.difference), 2),
        "share": round(float(line.share), 3),
    }


# ---- the page


@pages.get("/deal/{id}")
async def deal_page(request: Request, id: str) -> Response:
    """All tables of a deal: to sit down while they wait, and to compare once all are over."""
    store = tables(request).store
    deal = await asyncio.to_thread(store.deals.get, id)
    if deal is not None and deal.kind == DAILY:
        return go(request, f"/daily/{deal.game}/{deal.day}")
    values = await asyncio.to_thread(_page_values, request, _duplicate(store, id))
    return page(request, "deal.html", **values)


def _page_values(request: Request, deal: SharedDeal) -> dict[str, Any]:
    store, lang, person = tables(request).store, language(request), identity(request).person(request)
    told, placed = _told(request, deal), _placed(store, deal)
    comparison = None if told["closed"] else _comparison(placed)
    first = placed[0].sheet if placed else None
    game = load_game(deal.game)
    return {
        "game": deal.game,
        "deal": deal.id,
        "state": told["state"],
        "closed": told["closed"],
        "hosts": person is not None and person.id == deal.host,
        "title": table_title(first, lang) if first else site_words(lang, deal.game)("game-name"),
        "options": [one for one in chosen_options(game, first, lang) if not one["usual"]] if first else [],
        "fingerprint": first.commitment if first else "",
        "seed": first.seed if first and not told["closed"] else "",
        "link": f"{site_address(request)}/deal/{deal.id}",
        "address": site_address(request),
        "placed": [_table_shown(one, person, lang) for one in placed],
        "elsewhere": person is not None and store.deals.table_of(deal.id, person.id) is not None,
        "seats": _seats_shown(comparison, placed, lang),
        "winners": _winners_shown(comparison, placed, lang),
    }


def _table_shown(one: Placed, person: Person | None, lang: str) -> dict[str, Any]:
    words, status = site_words(lang), one.sheet.status
    return {
        "id": one.sheet.id,
        "place": one.place,
        "status": status,
        "free": one.free,
        "over": one.over,
        "people": [_seat_shown(seat, lang) for seat in one.seats],
        "mine": person is not None and any(seat.person == person.id for seat in one.seats),
        "where": words("table-open") if status == OPEN else words(f"deal-{status}", name=one.sheet.ended_by or ""),
    }


def _seat_shown(seat: Seat, lang: str) -> dict[str, Any]:
    words = site_words(lang)
    level = "" if seat.level is None else words(f"level-{level_of(seat.level)}")
    return {"name": seat.name, "kind": seat.kind, "shape": seat.shape, "colour": seat.colour, "level": level}


def _seats_shown(comparison: Comparison | None, placed: list[Placed], lang: str) -> list[list[dict[str, Any]]]:
    """The comparison, seat by seat."""
    return (
        [] if comparison is None else [[_line_shown(line, placed, lang) for line in seat] for seat in comparison.seats]
    )


def _winners_shown(comparison: Comparison | None, placed: list[Placed], lang: str) -> list[dict[str, Any]]:
    return [] if comparison is None else [_line_shown(line, placed, lang) for line in comparison.winners]


def _line_shown(line: Line, placed: list[Placed], lang: str) -> dict[str, Any]:
    place = next(one.place for one in placed if one.sheet.id == line.table)
    return {
        **_seat_shown(line.seat, lang),
        "table": line.table,
        "place": place,
        "number": line.seat.number + 1,
        "rank": line.seat.rank,
        "score": line.seat.score,
        "difference": signed(float(line.difference), lang),
        "better": line.difference > 0,
        "percent": round(100 * line.share),
    }


def signed(value: float, lang: str) -> str:
    """A difference as one writes it: +2,5 or −3; nothing after the comma where it is whole."""
    size = f"{abs(value):.1f}".removesuffix(".0")
    if size == "0":
        return "0"
    return ("+" if value > 0 else "−") + (size.replace(".", ",") if lang == "fr" else size)
