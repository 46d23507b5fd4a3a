"""The JSON API: everything the table client does, any other program may do."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from arene.core.chance import commitment
from arene.core.game import GAMES, load_game
from arene.core.record import lines as file_lines
from arene.core.refusal import BadData, Fault, Refusal
from arene.server.audience import Viewer
from arene.server.closing import check_elsewhere, check_looks, check_open, is_closed, may_look
from arene.server.hosting import MOST_DAYS, SeatWish, fill_with_bots, open_match, person_seat, rematch
from arene.server.identity import TOKEN, bearer, language, tidy_name
from arene.server.lengthy import at_length
from arene.server.messages import Stream
from arene.server.parts import identity, tables
from arene.server.problems import MAX_EDITION, Problem
from arene.server.reading import Readable
from arene.server.sitewords import site_words
from arene.server.tables import Table, seats_of
from arene.server.telling import Viewpoint, refused
from arene.server.tutorial import tutorial
from arene.store import Person
from arene.store.matches import fresh
from arene.words import Speaker

router = APIRouter(prefix="/api", route_class=Readable)

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
Shape = Literal["circle", "square", "diamond", "hexagon", "cross", "shield"]
Colour = Literal["red", "blue", "green", "amber", "black", "white"]
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


class Me(Body):
    """How one is called and drawn."""

    name: Name
    shape: Shape = "circle"
    colour: Colour = "red"


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
    options: dict[str, Any] = {}
    listed: bool = False
    away_minutes: int = Field(0, ge=0, le=20160, description="0: nobody plays for an absent person")
    clock: Clock | None = None
    days: Days | None = Field(None, description="for play over days, in place of a clock")
    help: bool = Field(True, description="whether players may ask for hints")
    edition: dict[str, Any] | Annotated[str, StringConstraints(max_length=MAX_EDITION)] | None = Field(
        None, description="the host's own edition: its data, or the text of its file (TOML or JSON)"
    )


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


class LessonPreview(Body):
    frame: int = Field(ge=0, le=9999, description="the moment of the tutorial")
    actions: list[dict[str, Any]] = Field(max_length=100)


class Suggestion(Body):
    seat: int | None = Field(None, ge=0, le=19)


class Undo(Body):
    prompt: str = Field(max_length=40)
    seen: str = Field("", max_length=40)
    key: Key
    seat: int | None = Field(None, ge=0, le=19)


class Said(Body):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=400)]


class Comforts(Body):
    """Questions a seat wants answered without being asked: the settings to change, by name."""

    settings: dict[str, Any] = Field(max_length=20)
    seat: int | None = Field(None, ge=0, le=19)


class StandIn(Body):
    wanted: bool = Field(True, description="false: the person is waited for again")


class Silence(Body):
    person: str = Field(min_length=1, max_length=40)
    wanted: bool = Field(True, description="false: he may speak again")


class Note(Body):
    text: str = Field(max_length=20000)


# ---- who and where


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


# ---- people and games


@router.get("/me", responses=PROBLEMS)
async def get_me(request: Request) -> dict[str, Any]:
    """Who one is here."""
    return _me(request, known(request))


def _me(request: Request, person: Person) -> dict[str, Any]:
    told = {"name": person.name, "shape": person.shape, "colour": person.colour}
    if bearer(request).startswith(TOKEN):  # a program does not get more than it was given
        return told
    return {**told, "token": identity(request).link(person)}


@router.put("/me", responses=PROBLEMS)
async def put_me(request: Request, response: Response, me: Me) -> dict[str, Any]:
    """Introduce oneself, or change name and look. ``token`` is for the personal link and for programs."""
    person = await identity(request).introduce(request, me.name, me.shape, me.colour)
    await identity(request).remember(request, response, person)
    return _me(request, person)


@router.get("/games", responses=PROBLEMS)
async def get_games(request: Request, lang: Lang = None) -> list[dict[str, Any]]:
    """The games that can be played, with their options and the usual sets of them."""
    told = []
    for id in GAMES:
        game, words = load_game(id), site_words(language(request), id)
        told.append(
            {
                "id": id,
                "name": words("game-name"),
                "pitch": words("game-pitch"),
                "usual_seats": game.laid_for(),
                **game.facts(),
                "presets": [
                    {
                        "id": name,
                        "name": words(f"preset-{name}"),
                        "help": words(f"preset-{name}-help"),
                        "options": chosen,
                    }
                    for name, chosen in game.presets.items()
                ],
            }
        )
    return told


# ---- tutorials


def newcomer(request: Request) -> str:
    person = identity(request).person(request)
    return person.name if person else site_words(language(request))("guest")


@router.get("/tutorials/{game}", responses=PROBLEMS)
async def get_tutorial(request: Request, game: GameId, panels: Panels = True, lang: Lang = None) -> dict[str, Any]:
    """A game's guided first match: every moment of it, with what is said and asked."""
    lessons = tutorial(game)
    frames = await at_length(lessons.told, newcomer(request), language(request), panels)
    return {"game": game, "seat": lessons.you, "frames": frames}


@router.post("/tutorials/{game}/preview", responses=PROBLEMS)
async def post_lesson_preview(request: Request, game: GameId, sent: LessonPreview, lang: Lang = None) -> dict[str, Any]:
    """What the table would be after the first of the moves that a lesson asks for."""
    lessons = tutorial(game)
    if sent.frame >= len(lessons.frames):
        raise Problem(404, "no-tutorial")
    try:
        return lessons.preview(sent.frame, sent.actions, newcomer(request), language(request))
    except BadData as error:
        raise Problem(422, "malformed", reason=error) from error


# ---- matches


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


@router.post("/matches/{id}/silence", responses=PROBLEMS)
async def post_silence(request: Request, id: MatchId, sent: Silence) -> dict[str, Any]:
    """The host lets somebody say nothing more at the table; ``person`` is as his lines show it."""
    table = tables(request).get(id)
    if known(request).id != table.sheet.host:
        raise Problem(403, "not-host")
    await table.audience.silence(sent.person, sent.wanted)
    return {"person": sent.person, "silenced": sent.wanted}


@router.post("/matches/{id}/end", responses=PROBLEMS)
async def post_end(request: Request, id: MatchId) -> dict[str, Any]:
    """Break the match off: nobody wins. The host may at any time; where he left, any player."""
    table, person = tables(request).get(id), known(request)
    table.company.check_decides(person)
    await table.end(person)
    return seen_head(request, table)


@router.post("/matches/{id}/actions", responses=PROBLEMS)
async def post_actions(request: Request, id: MatchId, sent: Actions, lang: Lang = None) -> dict[str, Any]:
    """Play. A stale prompt changes nothing and brings the fresh table; the same key twice brings the same answer."""
    table = tables(request).get(id)
    seat = own_seat(request, table, sent.seat)
    at = Viewpoint(seat, language(request))
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
    at = Viewpoint(seat, language(request))
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
        raise with_fresh_table(table, Viewpoint(seat, language(request)), problem, "") from problem


@router.post("/matches/{id}/undo", responses=PROBLEMS)
async def post_undo(request: Request, id: MatchId, sent: Undo, lang: Lang = None) -> dict[str, Any]:
    """Take one's last action back, while that is allowed."""
    table = tables(request).get(id)
    seat = own_seat(request, table, sent.seat)
    at = Viewpoint(seat, language(request))
    table.play.playing()
    try:
        entries = await table.undo(seat, f"undo {sent.key}", sent.prompt)
    except Problem as problem:
        raise with_fresh_table(table, at, problem, sent.seen) from problem
    return table.narrator.answer(entries, at)


# ---- the stream


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


# ---- chat and notes


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


# ---- afterwards


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
