"""Playing at a table: actions, what they would do, taking them back, and the stream that tells of them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import Field

from arene.core.refusal import BadData
from arene.server.api.requests import (
    PROBLEMS,
    Body,
    Key,
    Lang,
    MatchId,
    Panels,
    SeatChoice,
    own_seat,
    viewpoint,
    with_fresh_table,
)
from arene.server.audience import Viewer
from arene.server.messages import Stream
from arene.server.parts import identity, tables
from arene.server.problems import Problem
from arene.server.reading import Readable

router = APIRouter(prefix="/api", route_class=Readable)


class Actions(Body):
    """One action, or several at once: all are played or none."""

    actions: list[dict[str, Any]] = Field(min_length=1, max_length=100)
    prompt: str = Field(max_length=40, description="the id of the prompt that is answered")
    seen: str = Field("", max_length=40, description="the last mark of the stream that was seen")
    key: Key = Field(description="the same key twice is one move")
    seat: int | None = Field(None, ge=0, le=19)


class Preview(Body):
    actions: list[dict[str, Any]] = Field(max_length=100)
    seat: int | None = Field(None, ge=0, le=19)


class Suggestion(Body):
    seat: int | None = Field(None, ge=0, le=19)


class Undo(Body):
    prompt: str = Field(max_length=40)
    seen: str = Field("", max_length=40)
    key: Key
    seat: int | None = Field(None, ge=0, le=19)


class Comforts(Body):
    """Questions a seat wants answered without being asked: the settings to change, by name."""

    settings: dict[str, Any] = Field(max_length=20)
    seat: int | None = Field(None, ge=0, le=19)


@router.post("/matches/{id}/actions", responses=PROBLEMS)
async def post_actions(request: Request, id: MatchId, sent: Actions, lang: Lang = None) -> dict[str, Any]:
    """Play. A stale prompt changes nothing and brings the fresh table; the same key twice brings the same answer."""
    table = tables(request).get(id)
    seat = own_seat(request, table, sent.seat)
    at = viewpoint(request, table, seat)
    table.play.playing()
    try:
        entries = await table.act(seat, sent.actions, "person", f"act {sent.key}", sent.prompt)
    except BadData as error:
        raise Problem(422, "malformed", reason=error) from error
    except Problem as problem:
        raise with_fresh_table(table, at, problem, sent.seen) from problem
    return table.narrator.answer(entries, at)


@router.post("/matches/{id}/preview", responses=PROBLEMS)
async def post_preview(request: Request, id: MatchId, sent: Preview, lang: Lang = None) -> dict[str, Any]:
    """What the table would be after these actions, as far as neither chance nor hidden things come in."""
    table = tables(request).get(id)
    seat = own_seat(request, table, sent.seat)
    at = viewpoint(request, table, seat)
    table.play.playing()
    try:
        return table.narrator.preview(at, sent.actions)
    except BadData as error:
        raise Problem(422, "malformed", reason=error) from error
    except Problem as problem:
        raise with_fresh_table(table, at, problem, "") from problem


@router.post("/matches/{id}/suggestion", responses=PROBLEMS)
async def post_suggestion(request: Request, id: MatchId, sent: Suggestion, lang: Lang = None) -> dict[str, Any]:
    """What a bot would do in one's place: a list of actions that plays nothing."""
    table = tables(request).get(id)
    seat = own_seat(request, table, sent.seat)
    if table.sheet.deal is not None and not table.sheet.help:
        raise Problem(403, "no-help")
    try:
        return {"actions": await table.automata.suggest(seat)}
    except Problem as problem:
        raise with_fresh_table(table, viewpoint(request, table, seat), problem, "") from problem


@router.post("/matches/{id}/undo", responses=PROBLEMS)
async def post_undo(request: Request, id: MatchId, sent: Undo, lang: Lang = None) -> dict[str, Any]:
    """Take one's last action back, while that is allowed."""
    table = tables(request).get(id)
    seat = own_seat(request, table, sent.seat)
    at = viewpoint(request, table, seat)
    table.play.playing()
    try:
        entries = await table.undo(seat, f"undo {sent.key}", sent.prompt)
    except Problem as problem:
        raise with_fresh_table(table, at, problem, sent.seen) from problem
    return table.narrator.answer(entries, at)


@router.put("/matches/{id}/comforts", responses=PROBLEMS)
async def put_comforts(request: Request, id: MatchId, sent: Comforts) -> list[dict[str, Any]]:
    """Settle questions of one's own seat beforehand; what the game offers is in ``comforts`` of the table."""
    table = tables(request).get(id)
    seat = own_seat(request, table, sent.seat)
    try:
        await table.set_comforts(seat, sent.settings)
    except BadData as error:
        raise Problem(422, "malformed", reason=str(error)) from error
    return table.narrator.head(viewpoint(request, table, seat))["comforts"]  # type: ignore[no-any-return]


@router.get("/matches/{id}/stream", status_code=200, response_class=Stream, responses=PROBLEMS)
async def get_stream(
    request: Request,
    id: MatchId,
    seat: SeatChoice = None,
    seen: str = "",
    whole: Annotated[bool, Query(description="whether the screen is new and wants the log from its beginning")] = False,
    panels: Panels = True,
    lang: Lang = None,
) -> Stream:
    """Server-sent events: ``table`` after every move, ``presence``, ``chat``. Last-Event-ID brings what was missed."""
    table = tables(request).get(id)
    at = viewpoint(request, table, seat, panels)
    person = identity(request).person(request)
    viewer = Viewer(at, person.id if person else None)
    resumed = request.headers.get("last-event-id")
    if table.begun:
        mark = resumed or seen
        missed = await table.narrator.film(at, mark, whole and not resumed) if mark else [table.narrator.tell(at)]
        for told in missed:
            viewer.show(told)
    table.audience.join(viewer)
    pack = "gzip" in request.headers.get("accept-encoding", "")
    return Stream(viewer.queue, partial(table.audience.leave, viewer), pack)
