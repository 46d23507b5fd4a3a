"""What the requests of programs have in common: who asks, from where he looks, what is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query, Request
from pydantic import BaseModel, BeforeValidator, ConfigDict, StringConstraints

from arene.core.refusal import Refusal
from arene.server.closing import check_looks, may_look
from arene.server.identity import language, tidy_name
from arene.server.parts import identity
from arene.server.problems import Problem
from arene.server.tables import Table, seats_of
from arene.server.telling import Viewpoint, refused
from arene.store import Person
from arene.words import Speaker

GameId = Annotated[str, Path(description="the id of a game", max_length=40)]
MatchId = Annotated[str, Path(description="the code of the table", max_length=40)]
Lang = Annotated[Literal["fr", "en"] | None, Query(description="the language of all texts")]
SeatChoice = Annotated[
    int | None, Query(ge=0, le=19, description="which of one's own seats, where one person holds several")
]
Panels = Annotated[bool, Query(description="whether the panels of the plain table are wanted")]
Name = Annotated[
    str,
    BeforeValidator(lambda value: tidy_name(value) if isinstance(value, str) else value),
    StringConstraints(min_length=1, max_length=24),
]
Key = Annotated[str, StringConstraints(min_length=1, max_length=80)]

PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"description": text, "content": {"application/problem+json": {}}}
    for code, text in (
        (401, "nobody is known by this cookie"),
        (403, "the seat is somebody else's, or the request comes from another site"),
        (404, "no such match"),
        (405, "no such method"),
        (409, "the table is elsewhere by now, or the rules forbid it"),
        (413, "the body is too large"),
        (421, "the site is called by a name that is not its own"),
        (422, "malformed"),
        (429, "too much at once; Retry-After says for how many seconds"),
    )
}


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


def known(request: Request) -> Person:
    person = identity(request).person(request)
    if person is None:
        raise Problem(401, "stranger")
    return person


def own_seat(request: Request, table: Table, wanted: int | None) -> int:
    """The seat a request plays for; nobody plays for another."""
    mine = seats_of(table, known(request))
    table.returned(mine)
    if wanted is None and mine:
        asked = table.match.awaiting if table.match is not None else []
        return next((seat for seat in mine if seat in asked), mine[0])
    if wanted is None or wanted not in mine:
        raise Problem(403, "not-your-seat")
    return wanted


def viewpoint(request: Request, table: Table, wanted: int | None, panels: bool = True) -> Viewpoint:
    """From where a request may look: an own seat, or as a spectator."""
    check_looks(request, table)
    mine = seats_of(table, identity(request).person(request))
    table.returned(mine)
    lang = language(request)
    if wanted is None:
        return Viewpoint(mine[0] if mine else None, lang, panels, tuple(mine))
    if wanted not in mine:
        raise Problem(403, "not-your-seat")
    return Viewpoint(wanted, lang, panels, tuple(mine))


def seen_head(request: Request, table: Table) -> dict[str, Any]:
    """What somebody who changed something at a table sees of it then: a host need not play at it."""
    if not may_look(request, table):
        return {"match": table.sheet.id, "begun": True}
    return table.narrator.head(viewpoint(request, table, None))


def with_fresh_table(table: Table, at: Viewpoint, problem: Problem, seen: str) -> Problem:
    """A refused or stale request gets the table as it is now."""
    refusal = problem.more.pop("refusal", None)
    if isinstance(refusal, Refusal):
        match = table.play.playing()
        speaker = Speaker(match.game, at.lang, match.players, match.edition)
        told = refused(speaker, refusal)
        problem.carrying(detail=told["reason"], rule=told["rule"])
    return problem.carrying(table=table.narrator.tell(at, seen))
