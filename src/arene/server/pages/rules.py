"""The rules texts, alone and at a table."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from arene.booklet import has_rules_text
from arene.core.game import GAMES, Game, load_game
from arene.server.identity import language
from arene.server.pages.rows import table_title
from arene.server.pages.shared import chosen_options, playable
from arene.server.parts import tables
from arene.server.problems import Problem
from arene.server.rulebook import excerpt, rulebook
from arene.server.sitewords import site_words
from arene.server.tables import Table
from arene.server.templating import page
from arene.server.tutorial import taught
from arene.words import is_own

router = APIRouter()


@router.get("/rules")
async def rules_index(request: Request) -> Response:
    lang = language(request)
    written = [
        (id, site_words(lang, id)("game-name"), site_words(lang, id)("game-pitch"), taught(id))
        for id in GAMES
        if has_rules_text(load_game(id), lang)
    ]
    return page(request, "rules_index.html", games=written)


@router.get("/rules/{id}")
async def rules(request: Request, id: str) -> Response:
    playable(id)
    lang = language(request)
    if not has_rules_text(load_game(id), lang):
        raise Problem(404, "no-rules")
    return page(request, "rules.html", game=id, book=rulebook(load_game(id), lang), taught=taught(id), box=None)


@router.get("/rules/{id}/about")
async def rules_about(request: Request, id: str) -> Response:
    """The paragraphs about what somebody is asked, for the table's panel."""
    playable(id)
    lang, wanted = language(request), request.query_params.getlist("at")[:12]
    if not has_rules_text(load_game(id), lang):
        raise Problem(404, "no-rules")
    return HTMLResponse(excerpt(load_game(id), lang, wanted))


@router.get("/t/{id}/rules")
async def table_rules(request: Request, id: str) -> Response:
    """The rules as they are played at a table: the figures of its box, its options."""
    game, table, lang = _told_at(request, id)
    book = await asyncio.to_thread(rulebook, game, lang, table.play.edition, table.sheet.options)
    box = {
        "title": table_title(table.sheet, lang),
        "table": table.sheet.id,
        "own": is_own(game, table.play.edition),
        "options": [one for one in chosen_options(game, table.sheet, lang) if not one["usual"]],
    }
    return page(request, "rules.html", game=game.id, book=book, taught=taught(game.id), box=box)


@router.get("/t/{id}/rules/about")
async def table_rules_about(request: Request, id: str) -> Response:
    """The same paragraphs, as they are played at a table."""
    game, table, lang = _told_at(request, id)
    wanted = request.query_params.getlist("at")[:12]
    return HTMLResponse(await asyncio.to_thread(excerpt, game, lang, wanted, table.play.edition, table.sheet.options))


def _told_at(request: Request, id: str) -> tuple[Game, Table, str]:
    table, lang = tables(request).get(id), language(request)
    game = load_game(table.sheet.game)
    game = game.under(table.sheet.rules_version) or game
    if not has_rules_text(game, lang):
        raise Problem(404, "no-rules")
    return game, table, lang
