"""The page of a finished match explained, and what a program may ask about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request, Response

from arene.analysis import page as drawn
from arene.analysis import picture
from arene.analysis.telling import Telling
from arene.server.analysing import Analyses, explained_match
from arene.server.api.requests import PROBLEMS, Lang, MatchId, known
from arene.server.closing import check_open
from arene.server.identity import language
from arene.server.lengthy import at_length
from arene.server.pages.shared import go
from arene.server.parts import tables
from arene.server.problems import Problem
from arene.server.reading import Readable
from arene.server.tables import Table, seats_of
from arene.server.templating import page

router = APIRouter(prefix="/api", route_class=Readable)  # of programs
pages = APIRouter()


def analyses(request: Request) -> Analyses:
    kept: Analyses = request.app.state.analyses
    return kept


def explained(request: Request, id: str) -> Table:
    table = tables(request).get(id)
    explained_match(table)
    check_open(request, table)
    return table


def players_only(request: Request, table: Table) -> None:
    """It keeps the machine busy for a while: whoever played the match may ask for it, anybody may read it."""
    if not seats_of(table, known(request)):
        raise Problem(403, "not-your-seat")


@router.get("/matches/{id}/analysis", responses=PROBLEMS)
async def get_analysis(request: Request, id: MatchId, lang: Lang = None) -> dict[str, Any]:
    """A finished match explained: how far that is, and what was found, in words."""
    table = explained(request, id)
    state = await asyncio.to_thread(analyses(request).state, id)
    if state["state"] in ("none", "underway"):
        return {**state, "told": None}
    told = await at_length(analyses(request).told, table, language(request))
    return {**state, "told": None if told is None else told[1]}


@router.post("/matches/{id}/analysis", status_code=202, responses=PROBLEMS)
async def post_analysis(request: Request, id: MatchId) -> dict[str, Any]:
    """Explain a finished match, in the background; ``GET`` tells how far it is."""
    table = explained(request, id)
    players_only(request, table)
    analyses(request).begin(table)
    return analyses(request).state(id)


@router.delete("/matches/{id}/analysis", responses=PROBLEMS)
async def delete_analysis(request: Request, id: MatchId) -> dict[str, Any]:
    """Stop; what was found so far is kept."""
    table = explained(request, id)
    players_only(request, table)
    analyses(request).stop(id)
    return analyses(request).state(id)


@pages.get("/t/{id}/why")
async def why(request: Request, id: str) -> Response:
    """Curve, turning points, decisions and luck; or the key that begins, and how far it is."""
    table = explained(request, id)
    state = await asyncio.to_thread(analyses(request).state, id)
    told = await _told(request, table) if state["state"] in ("done", "stopped") else None
    mine = seats_of(table, request.app.state.identity.person(request))
    shown: dict[str, Any] = {}
    if told is not None:
        telling, data = told
        shown = {
            "told": data,
            "curve": picture.curve(data),
            "narrow": picture.curve(data, 360, 240, named=False),
            "rows": drawn.table(telling, data),
            "people": len({one["seat"] for one in data["decisions"]}),
        }
    return page(
        request,
        "why.html",
        game=table.sheet.game,
        id=table.sheet.id,
        state=state["state"],
        percent=int(100 * state["progress"]),
        seconds=int(state["seconds"]),
        playing=bool(mine),
        lost="lost" in request.query_params,  # whoever waited for it is told that it ended without a result
        **shown,
    )


def _counted(table: Table, seat: int | None) -> Callable[[int], int]:
    """Moves as the viewer's replay counts them, which shows several of them as one step, or one as several."""
    moves = range(len(table.play.playing().moves) + 1)
    return [table.narrator.place(seat, move) for move in moves].__getitem__


async def _told(request: Request, table: Table) -> tuple[Telling, dict[str, Any]] | None:
    """What is kept, for whoever looks at it."""
    mine = seats_of(table, request.app.state.identity.person(request))
    place = _counted(table, mine[0] if mine else None)
    return await at_length(analyses(request).told, table, language(request), place)


@pages.post("/t/{id}/why")
async def begin(request: Request, id: str) -> Response:
    table = explained(request, id)
    players_only(request, table)
    analyses(request).begin(table)
    return go(request, f"/t/{id}/why")


@pages.post("/t/{id}/why/stop")
async def stop(request: Request, id: str) -> Response:
    table = explained(request, id)
    players_only(request, table)
    analyses(request).stop(id)
    await analyses(request).settled(id)
    return go(request, f"/t/{id}/why")


@pages.get("/t/{id}/why.svg")
async def shared(request: Request, id: str) -> Response:
    """A picture to share."""
    table = explained(request, id)
    told = await _told(request, table)
    if told is None:
        raise Problem(404, "not-found")
    return Response(drawn.shared(told[0]), media_type="image/svg+xml")
