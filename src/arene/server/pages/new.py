"""A new table: what can be chosen, and what was."""

from __future__ import annotations

import json
import re

from fastapi import APIRouter, Request
from starlette.responses import Response

from arene.bots import LEVELS
from arene.core.game import Game
from arene.core.refusal import BadData, Fault
from arene.core.schema import span
from arene.server.hosting import MOST_DAYS, MOST_TABLES, SeatWish, open_deal, open_match
from arene.server.identity import language, tidy_name
from arene.server.pages.shared import go_as, introduce, playable, read_form, value_name
from arene.server.parts import identity, tables
from arene.server.problems import Problem
from arene.server.sitewords import site_words
from arene.server.templating import page
from arene.server.tutorial import taught

router = APIRouter()


@router.get("/new/{id}")
async def new(request: Request, id: str) -> Response:
    game = playable(id)
    lang = language(request)
    words = site_words(lang, id)
    options = []
    for option in game.options:
        counts = [seats for seats in range(game.min_seats, game.max_seats + 1) if option.applies(seats)]
        schema = option.schema(counts[-1])
        options.append(
            {
                "id": option.id,
                "default": schema["default"],
                "choices": [(value, value_name(words, option.id, value)) for value in schema.get("enum", [])],
                "low": schema.get("minimum"),
                "high": schema.get("maximum"),
                "seats": counts,
                "always": len(counts) == game.max_seats - game.min_seats + 1,
            }
        )
    usual = {str(option["id"]): str(option["default"]) for option in options}
    presets = [
        (name, json.dumps({**usual, **{option: str(value) for option, value in chosen.items()}}))
        for name, chosen in game.presets.items()
    ]
    if presets and json.dumps(usual) not in dict(presets).values():
        presets.insert(0, ("usual", json.dumps(usual)))  # the way back from the others
    return page(
        request,
        "new.html",
        game=id,
        info=game,
        options=options,
        presets=presets,
        levels=LEVELS,
        move_days=(1, 2, 3, 5, 7, 14),
        move_times=(15, 30, 60, 120, 300),
        bank_times=(60, 180, 300, 600, 1200),
        most_tables=MOST_TABLES,
        taught=taught(id),
        problem="",
    )


@router.post("/new/{id}")
async def open_table(request: Request, id: str) -> Response:
    game = playable(id)
    try:
        form = await read_form(request)
    except BadData as error:  # a file that is no text
        raise Problem(422, "malformed", reason=error) from error
    person = await introduce(request, form)
    try:
        count, wishes = _number(form, "tables", 1, 1, MOST_TABLES), _wishes(game, form)
        for _ in range(count):
            identity(request).limits.new_table(request, person.id)
        agreed = (
            id,
            wishes,
            _options(game, len(wishes), form),
            form.get("listed") == "on",
            _number(form, "away", 0, 0, 20160),
            form.get("edition"),
            _clock(form),
            form.get("help") == "on",
        )
        if count > 1:
            deal = await open_deal(tables(request), person, count, *agreed)
            return await go_as(request, f"/deal/{deal.id}", person)
        table = await open_match(tables(request), person, *agreed)
    except BadData as error:
        raise Problem(422, "malformed", reason=error) from error
    return await go_as(request, f"/t/{table.sheet.id}", person)


def _clock(form: dict[str, str]) -> dict[str, int]:
    """Seconds for a move and of reserve, or days for a move; nothing where no time is asked for. A reserve alone leaves
    ten seconds for each move."""
    move, bank = _number(form, "clock-move", 0, 0, 3600), _number(form, "clock-bank", 0, 0, 7200)
    days = _number(form, "days", 0, 0, MOST_DAYS)
    if days and (move or bank):
        raise BadData("days", Fault("clock-or-days"))
    if days:
        return {"days": days, "claim": int(form.get("days-then") == "claim")}
    return {"move": max(move, 10), "bank": bank} if move or bank else {}


def _number(form: dict[str, str], name: str, default: int, low: int, high: int) -> int:
    text = form.get(name, "")
    if not text:
        return default
    if not re.fullmatch(r"-?[0-9]{1,9}", text) or not low <= int(text) <= high:
        raise BadData(name, Fault("range", value=repr(text), allowed=span(low, high)))
    return int(text)


def _wishes(game: Game, form: dict[str, str]) -> list[SeatWish]:
    """The seats of the form: the first one is mine, the others as chosen."""
    seats = game.check_seats(_number(form, "seats", game.laid_for(), 1, 20))
    level = form.get("level", "good")
    wishes = [SeatWish("me")]
    for number in range(1, seats):
        kind = form.get(f"seat{number}", "bot")
        if kind not in ("bot", "open", "kept", "here"):
            raise BadData(f"seat{number}", Fault("one-of", value=repr(kind), known="bot, open, kept, here"))
        name = tidy_name(form.get(f"name{number}", ""))[:24] or None
        if kind == "kept" and name is None:
            kind = "open"  # kept for nobody in particular
        wishes.append(SeatWish(kind, level, name if kind in ("here", "kept") else None))
    return wishes


def _options(game: Game, seats: int, form: dict[str, str]) -> dict[str, object]:
    """The options of the form, each back in the type its values have."""
    chosen: dict[str, object] = {}
    for option in game.options:
        text = form.get(f"option-{option.id}", "")
        if not text or not option.applies(seats):
            continue
        schema = option.schema(seats)
        if "enum" in schema:
            fitting = [value for value in schema["enum"] if str(value) == text]
            chosen[option.id] = fitting[0] if fitting else text
        else:
            chosen[option.id] = _number(form, f"option-{option.id}", option.low, option.low, option.high)
    return chosen
