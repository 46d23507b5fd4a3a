"""Matches in lists: where they stand, whom they wait for, how they ended."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Any

from fastapi import Request

from arene.core.edition import Edition
from arene.core.game import load_game
from arene.server.identity import language
from arene.server.parts import tables
from arene.server.sitewords import site_words
from arene.store import Person, Played, Seat, Sheet, Store
from arene.store.deals import DAILY
from arene.store.matches import glance
from arene.store.records import ENDED, OPEN, RUNNING
from arene.words import Speaker, title


async def matches_of(
    request: Request,
    person: Person | None,
    limit: int,
    skip: int = 0,
    running_first: bool = False,
    chosen: Mapping[str, Any] = MappingProxyType({}),
) -> list[dict[str, Any]]:
    """A person's matches. No table is brought into memory for it, and nobody at play waits for it."""
    if person is None:
        return []
    store, lang = tables(request).store, language(request)

    def rows() -> list[dict[str, Any]]:
        found = store.played(person.id, limit, skip, **chosen)
        if running_first:
            going = store.played(person.id, limit, statuses=(OPEN, RUNNING))
            found = [*going, *(one for one in found if one not in going)][:limit]
        return [_row(store, one, person, lang) for one in found]

    return await asyncio.to_thread(rows)


def _row(store: Store, played: Played, person: Person, lang: str) -> dict[str, Any]:
    """A match in a list: where it stands and whether it waits for this person; of a finished one how it ended."""
    sheet, seats = store.sheet(played.match), store.seats(played.match)
    assert sheet is not None
    mine = [seat.number for seat in seats if seat.kind == "person" and seat.person == person.id]
    others = [seat.name for seat in seats if seat.kind != "open" and seat.number not in mine]
    row: dict[str, Any] = {
        "id": sheet.id,
        "game": sheet.game,
        "name": _name(store, sheet, lang),
        "others": ", ".join(others),
        "state": sheet.status,
        "yours": False,
        "turn": "",
        "won": played.rank == 1,
        "date": day(sheet.updated, lang),
        "at": datetime.fromtimestamp(sheet.updated).astimezone().isoformat(timespec="minutes"),
    }
    if sheet.status == RUNNING:
        row.update(_standing(store, sheet, seats, mine, lang))
    else:
        row["where"] = _result(sheet, seats, played.rank, lang)
    return row


def _name(store: Store, sheet: Sheet, lang: str) -> str:
    """What is played, and whether others play the same deal."""
    name, words = table_title(sheet, lang), site_words(lang)
    deal = None if sheet.deal is None else store.deals.get(sheet.deal)
    if deal is None:
        return name
    return f"{name}, {words('daily-title')}" if deal.kind == DAILY else words("deal-title", game=name)


def _standing(store: Store, sheet: Sheet, seats: list[Seat], mine: list[int], lang: str) -> dict[str, Any]:
    """Where a running match stands and whom it waits for, as far as this person may know."""
    match = glance(store, sheet, seats)
    speaker, view = Speaker(match.game, lang, match.players, match.edition), match.view(mine[0] if mine else None)
    yours = any(seat in mine for seat in match.awaiting)
    waited = [seats[seat].name for seat in view["awaiting"]]
    turn = "" if yours or not waited else site_words(lang)("row-waits", names=site_words(lang).listing(waited))
    return {"yours": yours, "where": speaker.status(view), "turn": turn}


def _result(sheet: Sheet, seats: list[Seat], rank: int | None, lang: str) -> str:
    words = site_words(lang)
    if sheet.status == OPEN:
        return words("table-open")
    if sheet.status == ENDED:
        return words("row-ended", name=sheet.ended_by)
    first = [seat.name for seat in seats if seat.rank == 1]
    winners = words.listing(first)
    if rank is None:
        return words("row-over", names=winners, count=len(first)) if winners else ""
    return (
        words("row-won") if rank == 1 else words("row-lost", rank=rank, of=len(seats), names=winners, count=len(first))
    )


def day(at: float, lang: str, near: bool = True) -> str:
    """A date as one says it; ``near``: today and yesterday have names of their own."""
    words, then, now = site_words(lang), datetime.fromtimestamp(at).date(), datetime.now().date()
    if near and (now - then).days in (0, 1):
        return words("date-today" if now == then else "date-yesterday")
    told = words("date-day", day=then.day, month=words(f"month-{then.month}"))
    return told if then.year == now.year else f"{told} {then.year}"


def table_title(sheet: Sheet, lang: str) -> str:
    """What is played at a table, by its box where that is an owner's."""
    return title(load_game(sheet.game), lang, Edition(sheet.edition, []))


def open_row(request: Request, sheet: Sheet) -> dict[str, Any]:
    store = tables(request).store
    host, seats = store.person(sheet.host), store.seats(sheet.id)
    return {
        "id": sheet.id,
        "game": sheet.game,
        "name": table_title(sheet, language(request)),
        "host": host.name if host else "",
        "taken": sum(seat.kind != "open" for seat in seats),
        "seats": len(seats),
    }
