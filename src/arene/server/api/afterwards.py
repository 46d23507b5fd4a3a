"""A match that is over: its replay, its curve, its file, its proof, and another one."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from arene.core.chance import commitment
from arene.core.record import lines as file_lines
from arene.core.refusal import BadData, Refusal
from arene.server.api.requests import PROBLEMS, Lang, MatchId, Panels, SeatChoice, known, viewpoint
from arene.server.closing import check_open, is_closed
from arene.server.hosting import rematch
from arene.server.identity import language
from arene.server.lengthy import at_length
from arene.server.parts import identity, tables
from arene.server.problems import Problem
from arene.server.reading import Readable
from arene.server.tables import Table, seats_of
from arene.server.telling import Viewpoint
from arene.store.matches import fresh

router = APIRouter(prefix="/api", route_class=Readable)


def finished(request: Request, id: str) -> Table:
    """A table of which everything may be known."""
    table = tables(request).get(id)
    if not table.done:
        raise Problem(409, "not-over")
    check_open(request, table)
    return table


def afterwards(request: Request, table: Table, seat: int | None, panels: bool) -> Viewpoint:
    """From where one looks back: once the match is over, from any seat."""
    if seat is None or not table.done or is_closed(request, table):
        return viewpoint(request, table, seat, panels)
    if seat >= len(table.seats):
        raise Problem(404, "no-seat")
    own = seats_of(table, identity(request).person(request))
    return Viewpoint(seat, language(request), panels, tuple(own) if seat in own else ())


@router.get("/matches/{id}/replay", responses=PROBLEMS)
async def get_replay(
    request: Request, id: MatchId, seat: SeatChoice = None, panels: Panels = True, lang: Lang = None
) -> dict[str, Any]:
    """Every step as one saw it. Once the match is over anybody may look from any seat."""
    table = tables(request).get(id)
    at = afterwards(request, table, seat, panels)
    return await at_length(table.narrator.replay, at)


@router.get("/matches/{id}/curve", responses=PROBLEMS)
async def get_curve(request: Request, id: MatchId, seat: SeatChoice = None) -> dict[str, Any]:
    """The scores of a finished match, wherever one changed, and the step from which the winner led to the end."""
    table = finished(request, id)
    return await at_length(table.narrator.curve, afterwards(request, table, seat, False))


@router.get("/matches/{id}/file", response_class=PlainTextResponse, responses=PROBLEMS)
async def get_file(request: Request, id: MatchId) -> PlainTextResponse:
    """The match file, once the match is over: it holds everything that was hidden."""
    table = finished(request, id)
    text = "\n".join(file_lines(table.play.playing())) + "\n"
    name = f"{table.sheet.game}-{table.sheet.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, media_type="application/jsonl", headers=headers)


@router.get("/matches/{id}/verification", responses=PROBLEMS)
async def get_verification(request: Request, id: MatchId) -> dict[str, Any]:
    """Whether the seed fits the fingerprint published before, and gives this very match."""
    table = finished(request, id)
    return await at_length(_verify, table)


def _verify(table: Table) -> dict[str, Any]:
    match = table.play.playing()
    seed = bytes.fromhex(table.sheet.seed)
    again = fresh(table.sheet, table.seats)
    same = table.sheet.rules_version == again.rules
    for move in match.moves if same else []:
        try:
            again.play(move.seat, move.action)
        except (Refusal, BadData):
            same = False
            break
        if again.hash != move.hash:
            same = False
            break
    return {
        "seed": table.sheet.seed,
        "commitment": table.sheet.commitment,
        "fits": commitment(seed) == table.sheet.commitment,
        "replayed": same,
        "moves": len(match.moves),
    }


@router.post("/matches/{id}/rematch", status_code=201, responses=PROBLEMS)
async def post_rematch(request: Request, id: MatchId) -> dict[str, Any]:
    """The same game and people again, one seat further; asked twice it is the same new table."""
    table, person = tables(request).get(id), known(request)
    if not table.done:
        raise Problem(409, "not-over")
    if not seats_of(table, person):
        raise Problem(403, "not-your-seat")
    if table.sheet.rematch is None:
        identity(request).limits.new_table(request, person.id)
    return {"match": await rematch(tables(request), table, person)}
