"""The first page: the games, one's matches, open tables, a code to type."""

from __future__ import annotations

import asyncio
import time

from fastapi import APIRouter, Request
from starlette.responses import Response

from arene.core.game import shelf
from arene.core.native import compiled
from arene.server.identity import language
from arene.server.pages.rows import matches_of, open_row
from arene.server.pages.shared import go, read_form
from arene.server.parts import identity, tables
from arene.server.sitewords import site_words
from arene.server.standing import day_rows, time_left
from arene.server.templating import page
from arene.server.tutorial import taught

router = APIRouter()

_A_DAY = 24 * 3600  # a table that nobody filled by then is no longer shown on the home page


@router.get("/")
async def home(request: Request) -> Response:
    lang = language(request)
    posters = []
    for game in shelf():
        words = site_words(lang, game.id)
        posters.append(
            {
                "id": game.id,
                "game": game,
                "words": words,
                "tagline": words("game-tagline") if words.has("game-tagline") else "",
                "taught": taught(game.id),
            }
        )
    person = identity(request).person(request)
    mine = await matches_of(request, person, 4, running_first=True)
    open_tables = [open_row(request, sheet) for sheet in tables(request).store.open_matches(12, time.time() - _A_DAY)]
    return page(
        request,
        "home.html",
        posters=posters,
        mine=mine,
        open_tables=open_tables,
        dailies=await asyncio.to_thread(day_rows, tables(request), person, lang),
        left=time_left(tables(request), site_words(lang)),
        compiled=compiled(),
    )


@router.post("/join")
async def join_by_code(request: Request) -> Response:
    code = (await read_form(request)).get("code", "").lower().replace(" ", "")
    letters = code.replace("-", "")
    return go(request, f"/t/{letters[:4]}-{letters[4:]}"[:40])
