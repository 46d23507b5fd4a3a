"""What is said at a table, and what one writes down for oneself."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import Field, StringConstraints

from arene.server.api.requests import PROBLEMS, Body, Lang, MatchId, known
from arene.server.closing import check_elsewhere, check_looks
from arene.server.identity import language
from arene.server.parts import tables
from arene.server.problems import Problem
from arene.server.reading import Readable

router = APIRouter(prefix="/api", route_class=Readable)


class Said(Body):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=400)]


class Silence(Body):
    person: str = Field(min_length=1, max_length=40)
    wanted: bool = Field(True, description="false: he may speak again")


class Note(Body):
    text: str = Field(max_length=20000)


@router.get("/matches/{id}/chat", responses=PROBLEMS)
async def get_chat(request: Request, id: MatchId, lang: Lang = None) -> list[dict[str, Any]]:
    """What was said. A line with ``notice`` comes from the table itself, in the reader's language."""
    table = tables(request).get(id)
    check_looks(request, table)
    return table.audience.chat(language(request))


@router.post("/matches/{id}/chat", status_code=201, responses=PROBLEMS)
async def post_chat(request: Request, id: MatchId, said: Said) -> dict[str, Any]:
    """Say something to the table."""
    table, person = tables(request).get(id), known(request)
    check_looks(request, table)
    check_elsewhere(request, table, person.id)
    return await table.audience.say(person, said.text)


@router.post("/matches/{id}/silence", responses=PROBLEMS)
async def post_silence(request: Request, id: MatchId, sent: Silence) -> dict[str, Any]:
    """The host lets somebody say nothing more at the table; ``person`` is as his lines show it."""
    table = tables(request).get(id)
    if known(request).id != table.sheet.host:
        raise Problem(403, "not-host")
    await table.audience.silence(sent.person, sent.wanted)
    return {"person": sent.person, "silenced": sent.wanted}


@router.get("/matches/{id}/note", responses=PROBLEMS)
async def get_note(request: Request, id: MatchId) -> dict[str, str]:
    """One's private note on a match."""
    table = tables(request).get(id)
    return {"text": table.play.store.note(table.sheet.id, known(request).id)}


@router.put("/matches/{id}/note", responses=PROBLEMS)
async def put_note(request: Request, id: MatchId, note: Note) -> dict[str, str]:
    table = tables(request).get(id)
    await asyncio.to_thread(table.play.store.set_note, table.sheet.id, known(request).id, note.text)
    return {"text": note.text}
