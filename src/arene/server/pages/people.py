"""A person's own pages: matches and figures, name and link, language."""

from __future__ import annotations

import asyncio
import re
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from arene.bots import level_of
from arene.core.game import GAMES
from arene.server.identity import language, set_language
from arene.server.pages.rows import matches_of
from arene.server.pages.shared import go, go_as, introduce, read_form, site_address
from arene.server.parts import identity, tables
from arene.server.problems import Problem
from arene.server.sitewords import site_words
from arene.server.templating import page
from arene.store import Person, Store
from arene.store.records import ENDED, OPEN, OVER, RUNNING
from arene.words import LANGUAGES

router = APIRouter()

_PAGE = 30  # matches listed at once
_STATES = {"": (), "running": (OPEN, RUNNING), "over": (OVER, ENDED)}
_RESULTS = {"": None, "won": True, "lost": False}


@router.get("/matches")
async def my_matches(request: Request) -> Response:
    """One's own matches, by game, state and result, and how one fared."""
    asked, person = request.query_params, identity(request).person(request)
    game, state, result = asked.get("game", ""), asked.get("state", ""), asked.get("result", "")
    chosen = {
        "game": game if game in GAMES else None,
        "statuses": _STATES.get(state, ()),
        "won": _RESULTS.get(result),
    }
    number = max(1, int(asked["page"])) if re.fullmatch(r"[0-9]{1,4}", asked.get("page", "")) else 1
    mine = await matches_of(request, person, _PAGE + 1, (number - 1) * _PAGE, chosen=chosen)
    filters = {"game": game, "state": state, "result": result}
    kept = {name: value for name, value in filters.items() if value}
    return page(
        request,
        "matches.html",
        mine=mine[:_PAGE],
        filters=filters,
        filtered=bool(kept),
        games=[(id, site_words(language(request), id)("game-name")) for id in GAMES],
        statistics=await asyncio.to_thread(_statistics, tables(request).store, person, language(request)),
        newer=f"/matches?{urlencode({**kept, 'page': number - 1})}" if number > 1 else "",
        older=f"/matches?{urlencode({**kept, 'page': number + 1})}" if len(mine) > _PAGE else "",
    )


def _statistics(store: Store, person: Person | None, lang: str) -> list[dict[str, Any]]:
    """By game: how many matches, how many won, and that by whom they were played with."""
    told: dict[str, dict[str, Any]] = {}
    for one in store.tally(person.id) if person is not None else []:
        if one.game not in GAMES or one.against == "aside":  # what was only tried out counts for nothing
            continue
        row = told.setdefault(
            one.game, {"id": one.game, "name": site_words(lang, one.game)("game-name"), "played": 0, "won": 0, "by": {}}
        )
        row["played"] += one.played
        row["won"] += one.won
        played, won = row["by"].get(level_of(one.against), (0, 0))  # levels may have had another name then
        row["by"][level_of(one.against)] = (played + one.played, won + one.won)
    return sorted(told.values(), key=lambda row: -int(row["played"]))


@router.post("/me")
async def save_me(request: Request) -> Response:
    return await go_as(request, "/me", await introduce(request, await read_form(request)))


@router.post("/me/link")
async def renew_link(request: Request) -> Response:
    """Another personal link: the old one ends at once, and with it every device that came by it but this one."""
    person = identity(request).person(request)
    if person is None:
        return go(request, "/me")
    renewed = await identity(request).renew(request, person)
    await tables(request).hang_up(person.id)
    return await go_as(request, "/me?renewed", renewed)


@router.get("/me/{token}")
async def arrive(request: Request, token: str) -> Response:
    """The personal link: the same person on another device. Whoever is somebody else here is asked first."""
    person, known = _arriving(request, token), identity(request).person(request)
    if known is None or known.id == person.id:
        return await go_as(request, "/matches", person)
    return page(request, "arrive.html", token=token, person=person, known=known, link=own_link(request, known))


@router.post("/me/{token}")
async def become(request: Request, token: str) -> Response:
    return await go_as(request, "/matches", _arriving(request, token))


def _arriving(request: Request, token: str) -> Person:
    person = identity(request).from_link(token)
    if person is None:
        raise Problem(404, "no-link")
    return person


def own_link(request: Request, person: Person) -> str:
    return site_address(request) + "/me/" + identity(request).link(person)


@router.get("/lang/{lang}")
async def switch_language(request: Request, lang: str, back: str = "/") -> Response:
    if lang not in LANGUAGES:
        raise Problem(404, "not-found")
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(safe, 303)
    set_language(response, lang)
    return response
