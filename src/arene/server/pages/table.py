"""The table itself, and the way to it: joining, its links, a guided first match."""

from __future__ import annotations

import io
import json
from typing import Any

import segno
from fastapi import APIRouter, Request
from starlette.responses import Response

from arene.booklet import has_rules_text
from arene.core.edition import Edition
from arene.core.game import Game, load_game
from arene.server.assets import Assets
from arene.server.closing import check_elsewhere, may_look
from arene.server.hosting import person_seat
from arene.server.identity import language
from arene.server.pages.rows import table_title
from arene.server.pages.shared import chosen_options, go, go_as, introduce, read_form, site_address
from arene.server.parts import identity, tables
from arene.server.sitewords import site_words
from arene.server.tables import Table, seats_of
from arene.server.telling import Viewpoint
from arene.server.templating import page
from arene.server.tutorial import tutorial
from arene.store.deals import DAILY
from arene.store.records import OPEN
from arene.words import edition_words, is_own

router = APIRouter()


@router.get("/t/{id}")
async def table_page(request: Request, id: str) -> Response:
    table = tables(request).get(id)
    if not may_look(request, table):
        return go(request, f"/deal/{table.sheet.deal}")
    mine = seats_of(table, identity(request).person(request))
    open_seats = [seat.number for seat in table.seats if seat.kind == "open"]
    if not mine and open_seats and "watch" not in request.query_params:
        return _join_page(request, table, request.query_params.get("key", ""))
    return _table_page(request, table, mine)


def _join_page(request: Request, table: Table, key: str) -> Response:
    names = [seat.name for seat in table.seats if seat.kind != "open"]
    seat = _seat_for(request, table, key)
    kept = table.seats[seat].name if seat is not None else ""
    free = sum(seat.kind == "open" and not seat.name for seat in table.seats)
    return page(
        request,
        "join.html",
        game=table.sheet.game,
        title=table_title(table.sheet, language(request)),
        id=table.sheet.id,
        names=names,
        free=free,
        key=key,
        kept=kept,
        welcome=seat is not None,
    )


def _seat_for(request: Request, table: Table, key: str) -> int | None:
    """The seat a newcomer gets: the one his key opens, else the first that is kept for nobody."""
    number = identity(request).opens(key, table.sheet.id) if key else None
    if number is not None and table.seats[number].kind == "open":
        return number
    return next((seat.number for seat in table.seats if seat.kind == "open" and not seat.name), None)


def _table_page(request: Request, table: Table, mine: list[int]) -> Response:
    lang, game = language(request), table.sheet.game
    loaded = load_game(game)
    person = identity(request).person(request)
    link = site_address(request) + f"/t/{table.sheet.id}"
    host = person is not None and person.id == table.sheet.host
    setup = {
        "match": table.sheet.id,
        "tutorial": False,
        "game": game,
        "lang": lang,
        "seats": mine,
        "host": host,
        "drawn": loaded.file("table.js").is_file(),
        "rules": f"/t/{table.sheet.id}/rules" if has_rules_text(loaded, lang) else "",
        "known": person is not None,
        "help": table.sheet.help,
        "origin": table.sheet.origin,
        "shared": table.sheet.deal is not None,
        "daily": _is_daily(request, table),
        "words": _box_words(loaded, loaded.check_edition(table.sheet.edition), lang),
        "link": link,
        "keys": _seat_links(request, table, link) if host else {},
        "options": []
        if table.begun
        else [*_own_box(table, lang), *_agreed_clock(table, lang), *chosen_options(loaded, table.sheet, lang)],
        "first": _first(table, mine, lang, bool(loaded.file("table.js").is_file())),
    }
    return _at_table(request, game, setup, table.sheet.id)


def _is_daily(request: Request, table: Table) -> bool:
    deal = None if table.sheet.deal is None else tables(request).store.deals.get(table.sheet.deal)
    return deal is not None and deal.kind == DAILY


def _first(table: Table, mine: list[int], lang: str, drawn: bool) -> dict[str, Any] | None:
    """The table as the stream will tell it, so that a slow line need not be asked a second time before anything is
    seen. Several people at one screen are asked first who looks."""
    if not table.begun or len(mine) > 1:
        return None
    return table.narrator.tell(Viewpoint(mine[0] if mine else None, lang, not drawn, tuple(mine)))


def _box_words(game: Game, edition: Edition, lang: str) -> dict[str, str]:
    """What the box of a match names, and what its cards say."""
    return {**game.edition_words(edition, lang), **game.text.printed(edition_words(lang, game, edition), edition)}


def _own_box(table: Table, lang: str) -> list[dict[str, Any]]:
    """Whose box is on the table, where it is not the game's own."""
    edition, words = table.play.edition, site_words(lang)
    if not is_own(load_game(table.sheet.game), edition):
        return []
    return [{"name": words("edition"), "value": edition.name(lang), "usual": False}]


def _agreed_clock(table: Table, lang: str) -> list[dict[str, Any]]:
    """The time there is, where there is a limit."""
    words, sheet = site_words(lang), table.sheet
    if sheet.move_days:
        then = "claim" if sheet.claims else "bot"
        told = words("days-agreed", days=round(sheet.move_days), then=then)
    elif sheet.clock:
        told = words("clock-agreed", **sheet.clock)
    else:
        return []
    return [{"name": words("clock-title"), "value": told, "usual": False}]


def _seat_links(request: Request, table: Table, link: str) -> dict[int, str]:
    """The own links of the seats that are kept for somebody: the host sends them."""
    return {
        seat.number: f"{link}?key={identity(request).seat_key(table.sheet.id, seat.number)}"
        for seat in table.seats
        if seat.kind == "open" and seat.name
    }


def _at_table(request: Request, game: str, setup: dict[str, Any], id: str) -> Response:
    """The page that holds the table's client, and what it needs to begin."""
    styled = load_game(game).file("table.css").is_file()
    modules, lang = "modules" in request.query_params, language(request)
    assets: Assets = request.app.state.assets
    text = f"/words/{game}/{lang}.ftl" if modules else assets.url(f"/joined/{game}.{lang}.ftl")
    setup_json = json.dumps({**setup, "text": text}, separators=(",", ":")).replace("<", "\\u003c")
    return page(request, "table.html", game=game, setup=setup_json, id=id, styled=styled, modules=modules, text=text)


@router.get("/learn/{id}")
async def learn(request: Request, id: str) -> Response:
    """A game's guided first match, on its own table."""
    lessons, lang = tutorial(id), language(request)
    loaded = load_game(id)
    setup = {
        "match": "",
        "tutorial": True,
        "game": id,
        "lang": lang,
        "seats": [lessons.you],
        "host": False,
        "drawn": loaded.file("table.js").is_file(),
        "rules": f"/rules/{id}" if has_rules_text(loaded, lang) else "",
        "known": False,
        "words": _box_words(loaded, loaded.edition(), lang),
        "link": "",
    }
    return _at_table(request, id, setup, "")


@router.post("/t/{id}/join")
async def join(request: Request, id: str) -> Response:
    table = tables(request).get(id)
    form = await read_form(request)
    person = await introduce(request, form)
    if not seats_of(table, person) and table.sheet.status == OPEN:
        number = _seat_for(request, table, form.get("key", ""))
        if number is not None:
            check_elsewhere(request, table, person.id)
            await table.sit(number, person_seat(table.seats, number, person))
    return await go_as(request, f"/t/{id}", person)


@router.get("/t/{id}/qr.svg")
async def qr(request: Request, id: str) -> Response:
    """The table's link as a QR code, for the phone across the room."""
    table = tables(request).get(id)
    link = site_address(request) + f"/t/{table.sheet.id}"
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, dark="#1D1713", light="#FCF7EB")
    return Response(out.getvalue(), media_type="image/svg+xml")
