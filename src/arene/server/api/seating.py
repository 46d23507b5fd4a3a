"""Opening a table, sitting down at it, standing up, and what its host decides."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field, StringConstraints

from arene.core.refusal import BadData, Fault
from arene.server.api.people import Me
from arene.server.api.requests import PROBLEMS, Body, Lang, MatchId, Name, SeatChoice, known, seen_head, viewpoint
from arene.server.closing import check_elsewhere
from arene.server.hosting import MOST_DAYS, SeatWish, fill_with_bots, open_match, person_seat
from arene.server.identity import language
from arene.server.parts import identity, tables
from arene.server.problems import MAX_EDITION, Problem
from arene.server.reading import Readable
from arene.server.tables import seats_of
from arene.server.telling import Viewpoint

router = APIRouter(prefix="/api", route_class=Readable)


class Sit(Me):
    key: str = Field("", max_length=200, description="of the seat's own link, where it is kept for somebody")


class Wish(Body):
    """A seat of a new match: mine, open to others, kept for one by name, a bot's, or somebody's at the same screen."""

    kind: Literal["me", "open", "kept", "bot", "here"]
    level: Literal["beginner", "regular", "good", "strong", "expert", "easy", "normal", "heuristic"] = "good"
    name: Name | None = None


class Clock(Body):
    """Seconds for each move, and a reserve for the match; at zero one move is made for the seat."""

    move: int = Field(ge=5, le=3600)
    bank: int = Field(0, ge=0, le=7200)


class Days(Body):
    """Days for each move, whether one looks at the table or not; then a bot plays, or the others decide (``claim``):
    any of them may ask for a stand-in or end the match."""

    days: int = Field(ge=1, le=MOST_DAYS)
    then: Literal["bot", "claim"] = "bot"


class NewMatch(Body):
    game: str = Field(max_length=40)
    seats: list[Wish] = Field(min_length=1, max_length=20)
    options: dict[str, Any] = Field({})
    listed: bool = False
    away_minutes: int = Field(0, ge=0, le=20160, description="0: nobody plays for an absent person")
    clock: Clock | None = None
    days: Days | None = Field(None, description="for play over days, in place of a clock")
    help: bool = Field(True, description="whether players may ask for hints")
    edition: dict[str, Any] | Annotated[str, StringConstraints(max_length=MAX_EDITION)] | None = Field(
        None, description="the host's own edition: its data, or the text of its file (TOML or JSON)"
    )


class StandIn(Body):
    wanted: bool = Field(True, description="false: the person is waited for again")


@router.post("/matches", status_code=201, responses=PROBLEMS)
async def post_match(request: Request, wish: NewMatch) -> dict[str, Any]:
    """Open a table. It begins by itself once every seat is filled."""
    person = known(request)
    identity(request).limits.new_table(request, person.id)
    wishes = [SeatWish(seat.kind, seat.level, seat.name) for seat in wish.seats]
    try:
        clock = agreed_time(wish)
        table = await open_match(
            tables(request),
            person,
            wish.game,
            wishes,
            wish.options,
            wish.listed,
            wish.away_minutes,
            wish.edition,
            clock,
            wish.help,
        )
    except BadData as error:
        raise Problem(422, "malformed", reason=error) from error
    return table.narrator.head(viewpoint(request, table, None))


def agreed_time(wish: NewMatch) -> dict[str, int]:
    """The time there is, as a match keeps it."""
    if wish.clock and wish.days:
        raise BadData("days", Fault("clock-or-days"))
    if wish.days:
        return {"days": wish.days.days, "claim": int(wish.days.then == "claim")}
    return wish.clock.model_dump() if wish.clock else {}


@router.get("/matches/{id}", responses=PROBLEMS)
async def get_match(
    request: Request, id: MatchId, seat: SeatChoice = None, seen: str = "", lang: Lang = None
) -> dict[str, Any]:
    """The table as one sees it now."""
    table = tables(request).get(id)
    at = viewpoint(request, table, seat)
    return table.narrator.tell(at, seen) if table.begun else table.narrator.head(at)


@router.post("/matches/{id}/seats/{number}", responses=PROBLEMS)
async def post_seat(
    request: Request, response: Response, id: MatchId, number: Annotated[int, Path(ge=0, le=19)], me: Sit
) -> dict[str, Any]:
    """Sit down on an open seat."""
    table = tables(request).get(id)
    if number >= len(table.seats):
        raise Problem(404, "no-seat")
    if table.begun:
        raise Problem(409, "begun")
    seat = table.seats[number]
    if seat.kind == "open" and seat.name and identity(request).opens(me.key, id) != number:
        raise Problem(403, "seat-kept")
    person = await identity(request).introduce(request, me.name, me.shape, me.colour)
    await identity(request).remember(request, response, person)
    if not seats_of(table, person):
        check_elsewhere(request, table, person.id)
        await table.sit(number, person_seat(table.seats, number, person))
    return table.narrator.head(Viewpoint(next(iter(seats_of(table, person)), None), language(request)))


@router.delete("/matches/{id}/seats/{number}", responses=PROBLEMS)
async def delete_seat(request: Request, id: MatchId, number: Annotated[int, Path(ge=0, le=19)]) -> dict[str, Any]:
    """Before the match: stand up, or, as the host, free somebody's seat."""
    table, person = tables(request).get(id), known(request)
    if number >= len(table.seats):
        raise Problem(404, "no-seat")
    seat = table.seats[number]
    if person.id not in (seat.person, table.sheet.host) or seat.kind == "bot":
        raise Problem(403, "not-your-seat")
    await table.stand_up(number)
    return seen_head(request, table)


@router.delete("/matches/{id}", status_code=204, responses=PROBLEMS)
async def delete_match(request: Request, id: MatchId) -> None:
    """Before the match: the host takes the table back."""
    if known(request).id != tables(request).get(id).sheet.host:
        raise Problem(403, "not-host")
    await tables(request).withdraw(id)


@router.post("/matches/{id}/start", responses=PROBLEMS)
async def post_start(request: Request, id: MatchId) -> dict[str, Any]:
    """The host has waited enough: bots take the open seats."""
    table = tables(request).get(id)
    if known(request).id != table.sheet.host:
        raise Problem(403, "not-host")
    await table.fill(partial(fill_with_bots, shared=table.sheet.deal is not None))
    return seen_head(request, table)


@router.post("/matches/{id}/seats/{number}/stand-in", responses=PROBLEMS)
async def post_stand_in(
    request: Request, id: MatchId, number: Annotated[int, Path(ge=0, le=19)], sent: StandIn
) -> dict[str, Any]:
    """A bot plays for somebody who left, until he returns. The host decides; where he left too, any player."""
    table = tables(request).get(id)
    if number >= len(table.seats):
        raise Problem(404, "no-seat")
    table.company.check_decides(known(request))
    await table.stand_in(number, sent.wanted)
    return seen_head(request, table)


@router.post("/matches/{id}/seats/{number}/remove", responses=PROBLEMS)
async def post_remove(request: Request, id: MatchId, number: Annotated[int, Path(ge=0, le=19)]) -> dict[str, Any]:
    """The host sends somebody away during the match: a bot has his seat for good."""
    table = tables(request).get(id)
    if number >= len(table.seats):
        raise Problem(404, "no-seat")
    if known(request).id != table.sheet.host:
        raise Problem(403, "not-host")
    await table.remove(number)
    return seen_head(request, table)


@router.post("/matches/{id}/end", responses=PROBLEMS)
async def post_end(request: Request, id: MatchId) -> dict[str, Any]:
    """Break the match off: nobody wins. The host may at any time; where he left, any player."""
    table, person = tables(request).get(id), known(request)
    table.company.check_decides(person)
    await table.end(person)
    return seen_head(request, table)
