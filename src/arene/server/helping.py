"""Help for players where the host allows it: a hint with its reason, “what if” at a table apart; and a decision of a
finished match tried again. All of it comes from what the seat knows, or knew."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from arene.analysis.course import Walk, course_of
from arene.analysis.hints import Hint
from arene.analysis.report import reasons
from arene.analysis.telling import Reasons
from arene.analysis.work import JUDGE
from arene.core.chance import Fast
from arene.core.match import Match
from arene.core.state import State
from arene.server.analysing import explained_match
from arene.server.api.playing import Suggestion
from arene.server.api.requests import PROBLEMS, Lang, MatchId, known, own_seat
from arene.server.closing import check_open
from arene.server.hosting import aside
from arene.server.identity import language
from arene.server.lengthy import at_length
from arene.server.pages.shared import go, read_form
from arene.server.parts import identity, tables
from arene.server.problems import Problem
from arene.server.reading import Readable
from arene.server.thinking import Question, draw_seed, hinted
from arene.words import Speaker

router = APIRouter(prefix="/api", route_class=Readable)  # of programs
pages = APIRouter()

_HINT = 60.0  # seconds after which a process hangs: it takes two


@router.post("/matches/{id}/hint", responses=PROBLEMS)
async def post_hint(request: Request, id: MatchId, sent: Suggestion, lang: Lang = None) -> dict[str, Any]:
    """What a strong bot would do in one's place and why, by what one's seat knows; it plays nothing."""
    table = tables(request).get(id)
    seat = own_seat(request, table, sent.seat)
    if not table.sheet.help:
        raise Problem(403, "no-help")
    async with table.automata.advice:
        match = table.play.under_way()
        if seat not in match.awaiting:
            raise Problem(409, "not-asked")
        question = Question(match, seat, JUDGE)
        found = await tables(request).thinkers.do(hinted, question, seconds=_HINT)
    return _hint_told(match, found, seat, language(request))


def _hint_told(match: Match, found: Hint, seat: int, lang: str) -> dict[str, Any]:
    why = Reasons(Speaker(match.game, lang, match.players, match.edition), lang)
    view = match.view(seat)
    best, other = (None if number < 0 else match.space.action(number) for number in (found.action, found.other))
    assert best is not None
    told = {"actions": [best.to_json()], "action": why.speaker.action(best, view)}
    gain = found.gain.difference()
    if other is None:
        return {**told, "text": why.say("hint-only", action=told["action"])}
    named = {"action": told["action"], "other": why.speaker.action(other, view)}
    if gain.count < 2 or gain.low <= 0:
        return {**told, "text": why.say("hint-even", **named)}
    data = reasons(found.scores, found.differences)
    lines = why.reasons(seat, data["reasons"], data["scores"])
    return {**told, "text": " ".join([why.say("hint-better", **named, gain=why.percent(gain.value)), *lines])}


@router.post("/matches/{id}/what-if", status_code=201, responses=PROBLEMS)
async def post_what_if(request: Request, id: MatchId, sent: Suggestion) -> dict[str, Any]:
    """Go on from here at a table of one's own, in a world that may be this one for all one's seat knows."""
    table = tables(request).get(id)
    seat = own_seat(request, table, sent.seat)
    match = table.play.under_way()
    if not table.sheet.help:
        raise Problem(403, "no-help")
    if match.over:
        raise Problem(409, "over")
    identity(request).limits.new_table(request, known(request).id)
    world = match.state.sample(seat, Fast(draw_seed()))
    return {"match": (await aside(tables(request), table, known(request), seat, world)).sheet.id}


@pages.post("/t/{id}/practice")
async def practice(request: Request, id: str) -> Response:
    """Try a decision of a finished match again: as whoever made it knew the position then."""
    table = tables(request).get(id)
    match, form = explained_match(table), await read_form(request)
    check_open(request, table)
    step = int(form["step"]) if form.get("step", "").isdecimal() and len(form["step"]) < 7 else -1
    if not 0 <= step < len(match.moves):
        raise Problem(404, "not-found")
    person = known(request)
    identity(request).limits.new_table(request, person.id)
    seat = match.moves[step].seat
    world = await at_length(_moment, match, step, seat)
    made = await aside(tables(request), table, person, seat, world)
    return go(request, f"/t/{made.sheet.id}")


def _moment(match: Match, step: int, seat: int) -> State:
    return Walk(course_of(match)).states[step].sample(seat, Fast(draw_seed()))
