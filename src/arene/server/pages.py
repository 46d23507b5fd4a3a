"""The pages of the site: home, new table, join, my matches, rules, the table itself."""

from __future__ import annotations

import asyncio
import email
import io
import json
import re
import time
from collections.abc import Iterator, Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Any
from urllib.parse import parse_qs, urlencode

import segno
from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from arene.booklet import has_rules_text
from arene.bots import LEVELS
from arene.core.edition import Edition
from arene.core.files import decoded
from arene.core.game import GAMES, Game, load_game, shelf
from arene.core.native import compiled
from arene.core.refusal import BadData, Fault
from arene.core.schema import span
from arene.server.assets import Assets
from arene.server.hosting import SeatWish, open_match, person_seat
from arene.server.identity import COLOURS, SHAPES, Identity, language, set_language, tidy_name
from arene.server.problems import Problem
from arene.server.rulebook import excerpt, rulebook
from arene.server.sitewords import site_words
from arene.server.tables import Table, Tables, seats_of
from arene.server.telling import Viewpoint
from arene.server.templating import page
from arene.server.tutorial import taught, tutorial
from arene.store import Person, Played, Seat, Sheet, Store
from arene.store.matches import glance
from arene.store.records import ENDED, OPEN, OVER, RUNNING
from arene.words import LANGUAGES, Speaker, edition_words, is_own, title

router = APIRouter()

_A_DAY = 24 * 3600  # a table that nobody filled by then is no longer shown on the home page


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _identity(request: Request) -> Identity:
    identity: Identity = request.app.state.identity
    return identity


def _playable(id: str) -> Game:
    if id not in GAMES:
        raise Problem(404, "no-game")
    return load_game(id)


async def _form(request: Request) -> dict[str, str]:
    kind, body = request.headers.get("content-type", ""), await request.body()
    if kind.startswith("multipart/form-data"):
        return {name: value.strip() for name, value in _parts(kind, body)}
    text = body.decode("utf-8", "replace")
    return {name: values[-1].strip() for name, values in parse_qs(text, keep_blank_values=True).items()}


def _parts(kind: str, body: bytes) -> Iterator[tuple[str, str]]:
    """The fields of a form that carries files: those as the text they hold."""
    whole = email.message_from_bytes(b"Content-Type: " + kind.encode("latin-1") + b"\r\n\r\n" + body)
    for part in whole.walk():
        name, content = part.get_param("name", header="content-disposition"), part.get_payload(decode=True)
        if isinstance(name, str) and isinstance(content, bytes):
            yield name, decoded(content, name)


def _introduce(request: Request, form: dict[str, str]) -> Person:
    """Name, shape and colour from a form; a nameless visitor gets the language's word for a guest."""
    known = _identity(request).person(request)
    guest = site_words(language(request))("guest")
    name = tidy_name(form.get("name", ""))[:24] or (known.name if known else guest)
    shape = form.get("shape", "")
    if shape not in SHAPES:
        shape = known.shape if known else SHAPES[0]
    colour = form.get("colour", "")
    if colour not in COLOURS:
        colour = known.colour if known else COLOURS[0]
    return _identity(request).save(known, name, shape, colour)


def _go(request: Request, path: str, person: Person | None = None) -> Response:
    response = RedirectResponse(path, 303)
    if person is not None:
        _identity(request).remember(request, response, person)
    return response


# ---- home


@router.get("/")
async def home(request: Request) -> Response:
    lang = language(request)
    posters = []
    for game in shelf():
        words = site_words(lang, game.id)
        posters.append(
            {
                "id": game.id,
                "game": game,
                "title": words("game-poster" if words.has("game-poster") else "game-name"),
                "tagline": words("game-tagline") if words.has("game-tagline") else "",
                "taught": taught(game.id),
            }
        )
    person = _identity(request).person(request)
    mine = await _mine(request, person, 4, running_first=True)
    open_tables = [_open_row(request, sheet) for sheet in _tables(request).store.open_matches(12, time.time() - _A_DAY)]
    return page(request, "home.html", posters=posters, mine=mine, open_tables=open_tables, compiled=compiled())


async def _mine(
    request: Request,
    person: Person | None,
    limit: int,
    skip: int = 0,
    running_first: bool = False,
    chosen: Mapping[str, Any] = MappingProxyType({}),
) -> list[dict[str, Any]]:
    """A person's matches. No table is brought into memory for it, and nobody at play waits for it."""
    if person is None:
        return []
    store, lang = _tables(request).store, language(request)

    def rows() -> list[dict[str, Any]]:
        found = store.played(person.id, limit, skip, **chosen)
        if running_first:
            going = store.played(person.id, limit, statuses=(OPEN, RUNNING))
            found = [*going, *(one for one in found if one not in going)][:limit]
        return [_row(store, one, person, lang) for one in found]

    return await asyncio.to_thread(rows)


def _row(store: Store, played: Played, person: Person, lang: str) -> dict[str, Any]:
    """A match in a list: where it stands and whether it waits for this person; of a finished one how it ended."""
    sheet, seats = store.sheet(played.match), store.seats(played.match)
    assert sheet is not None
    mine = [seat.number for seat in seats if seat.kind == "person" and seat.person == person.id]
    others = [seat.name for seat in seats if seat.kind != "open" and seat.number not in mine]
    row: dict[str, Any] = {
        "id": sheet.id,
        "game": sheet.game,
        "name": _title(sheet, lang),
        "others": ", ".join(others),
        "state": sheet.status,
        "yours": False,
        "turn": "",
        "won": played.rank == 1,
        "date": day(sheet.updated, lang),
        "at": datetime.fromtimestamp(sheet.updated).astimezone().isoformat(timespec="minutes"),
    }
    if sheet.status == RUNNING:
        row.update(_standing(store, sheet, seats, mine, lang))
    else:
        row["where"] = _result(sheet, seats, played.rank, lang)
    return row


def _standing(store: Store, sheet: Sheet, seats: list[Seat], mine: list[int], lang: str) -> dict[str, Any]:
    """Where a running match stands and whom it waits for, as far as this person may know."""
    match = glance(store, sheet, seats)
    speaker, view = Speaker(match.game, lang, match.players, match.edition), match.view(mine[0] if mine else None)
    yours = any(seat in mine for seat in match.awaiting)
    waited = [seats[seat].name for seat in view["awaiting"]]
    turn = "" if yours or not waited else site_words(lang)("row-waits", names=site_words(lang).listing(waited))
    return {"yours": yours, "where": speaker.status(view), "turn": turn}


def _result(sheet: Sheet, seats: list[Seat], rank: int | None, lang: str) -> str:
    words = site_words(lang)
    if sheet.status == OPEN:
        return words("table-open")
    if sheet.status == ENDED:
        return words("row-ended", name=sheet.ended_by)
    winners = words.listing([seat.name for seat in seats if seat.rank == 1])
    if rank is None:
        return words("row-over", names=winners) if winners else ""
    return words("row-won") if rank == 1 else words("row-lost", rank=rank, of=len(seats), names=winners)


def day(at: float, lang: str) -> str:
    """A date as one says it."""
    words, then, now = site_words(lang), datetime.fromtimestamp(at).date(), datetime.now().date()
    if (now - then).days in (0, 1):
        return words("date-today" if now == then else "date-yesterday")
    told = words("date-day", day=then.day, month=words(f"month-{then.month}"))
    return told if then.year == now.year else f"{told} {then.year}"


def _title(sheet: Sheet, lang: str) -> str:
    """What is played at a table, by its box where that is an owner's."""
    return title(load_game(sheet.game), lang, Edition(sheet.edition, []))


def _open_row(request: Request, sheet: Sheet) -> dict[str, Any]:
    store = _tables(request).store
    host, seats = store.person(sheet.host), store.seats(sheet.id)
    return {
        "id": sheet.id,
        "game": sheet.game,
        "name": _title(sheet, language(request)),
        "host": host.name if host else "",
        "taken": sum(seat.kind != "open" for seat in seats),
        "seats": len(seats),
    }


@router.post("/join")
async def join_by_code(request: Request) -> Response:
    code = (await _form(request)).get("code", "").lower().replace(" ", "")
    letters = code.replace("-", "")
    return _go(request, f"/t/{letters[:4]}-{letters[4:]}"[:40])


# ---- a new table


@router.get("/new/{id}")
async def new(request: Request, id: str) -> Response:
    game = _playable(id)
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
                "choices": [(value, _value_name(words, option.id, value)) for value in schema.get("enum", [])],
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
    return page(
        request,
        "new.html",
        game=id,
        info=game,
        options=options,
        presets=presets,
        levels=LEVELS,
        move_times=(15, 30, 60, 120, 300),
        bank_times=(60, 180, 300, 600, 1200),
        taught=taught(id),
        problem="",
    )


def _value_name(words: Any, option: str, value: object) -> str:
    id = f"value-{option}-{str(value).lower()}"
    return str(words(id)) if words.has(id) else str(value)


@router.post("/new/{id}")
async def open_table(request: Request, id: str) -> Response:
    game = _playable(id)
    try:
        form = await _form(request)
    except BadData as error:  # a file that is no text
        raise Problem(422, "malformed", reason=error) from error
    person = _introduce(request, form)
    try:
        wishes = _wishes(game, form)
        table = await open_match(
            _tables(request),
            person,
            id,
            wishes,
            _options(game, len(wishes), form),
            form.get("listed") == "on",
            _number(form, "away", 0, 0, 20160),
            form.get("edition"),
            _clock(form),
        )
    except BadData as error:
        raise Problem(422, "malformed", reason=error) from error
    return _go(request, f"/t/{table.sheet.id}", person)


def _clock(form: dict[str, str]) -> dict[str, int]:
    """Seconds for a move and of reserve; none where no time is asked for. A reserve alone leaves ten for each move."""
    move, bank = _number(form, "clock-move", 0, 0, 3600), _number(form, "clock-bank", 0, 0, 7200)
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
    level = form.get("level", "normal")
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


# ---- the table


@router.get("/t/{id}")
async def table_page(request: Request, id: str) -> Response:
    table = _tables(request).get(id)
    mine = seats_of(table, _identity(request).person(request))
    open_seats = [seat.number for seat in table.seats if seat.kind == "open"]
    if not mine and open_seats and "watch" not in request.query_params:
        return _join_page(request, table, request.query_params.get("key", ""))
    return _table_page(request, table, mine)


def _join_page(request: Request, table: Table, key: str) -> Response:
    names = [seat.name for seat in table.seats if seat.kind != "open"]
    seat = _seat_for(request, table, key)
    kept = table.seats[seat].name if seat is not None else ""
    free = sum(seat.kind == "open" and not seat.name for seat in table.seats)
    return page(
        request,
        "join.html",
        game=table.sheet.game,
        title=_title(table.sheet, language(request)),
        id=table.sheet.id,
        names=names,
        free=free,
        key=key,
        kept=kept,
        welcome=seat is not None,
    )


def _seat_for(request: Request, table: Table, key: str) -> int | None:
    """The seat a newcomer gets: the one his key opens, else the first that is kept for nobody."""
    number = _identity(request).opens(key, table.sheet.id) if key else None
    if number is not None and table.seats[number].kind == "open":
        return number
    return next((seat.number for seat in table.seats if seat.kind == "open" and not seat.name), None)


def _table_page(request: Request, table: Table, mine: list[int]) -> Response:
    lang, game = language(request), table.sheet.game
    loaded = load_game(game)
    person = _identity(request).person(request)
    link = str(request.base_url).rstrip("/") + f"/t/{table.sheet.id}"
    host = person is not None and person.id == table.sheet.host
    setup = {
        "match": table.sheet.id,
        "tutorial": False,
        "game": game,
        "lang": lang,
        "seats": mine,
        "host": host,
        "drawn": loaded.file("table.js").is_file(),
        "rules": f"/t/{table.sheet.id}/rules" if has_rules_text(loaded, lang) else "",
        "known": person is not None,
        "words": _box_words(loaded, loaded.check_edition(table.sheet.edition), lang),
        "link": link,
        "keys": _seat_links(request, table, link) if host else {},
        "options": []
        if table.begun
        else [*_own_box(table, lang), *_agreed_clock(table, lang), *_chosen_options(loaded, table.sheet, lang)],
        "first": _first(table, mine, lang, bool(loaded.file("table.js").is_file())),
    }
    return _at_table(request, game, setup, table.sheet.id)


def _first(table: Table, mine: list[int], lang: str, drawn: bool) -> dict[str, Any] | None:
    """The table as the stream will tell it, so that a slow line need not be asked a second time before anything is
    seen. Several people at one screen are asked first who looks."""
    if not table.begun or len(mine) > 1:
        return None
    return table.tell(Viewpoint(mine[0] if mine else None, lang, not drawn, tuple(mine)))


def _box_words(game: Game, edition: Edition, lang: str) -> dict[str, str]:
    """What the box of a match names, and what its cards say."""
    return {**game.edition_words(edition, lang), **game.text.printed(edition_words(lang, game, edition), edition)}


def _chosen_options(game: Game, sheet: Sheet, lang: str) -> list[dict[str, Any]]:
    """What was agreed for a match, in words; ``usual`` where it is as the rules have it."""
    words = site_words(lang, game.id)
    return [
        {
            "name": words(f"option-{option.id}"),
            "value": _value_name(words, option.id, sheet.options[option.id]),
            "usual": sheet.options[option.id] == option.schema(sheet.seats)["default"],
        }
        for option in game.options
        if option.id in sheet.options
    ]


def _own_box(table: Table, lang: str) -> list[dict[str, Any]]:
    """Whose box is on the table, where it is not the game's own."""
    edition, words = table.edition, site_words(lang)
    if not is_own(load_game(table.sheet.game), edition):
        return []
    return [{"name": words("edition"), "value": edition.name(lang), "usual": False}]


def _agreed_clock(table: Table, lang: str) -> list[dict[str, Any]]:
    """The time there is, where there is a limit."""
    words, clock = site_words(lang), table.sheet.clock
    if not clock:
        return []
    return [{"name": words("clock-title"), "value": words("clock-agreed", **clock), "usual": False}]


def _seat_links(request: Request, table: Table, link: str) -> dict[int, str]:
    """The own links of the seats that are kept for somebody: the host sends them."""
    return {
        seat.number: f"{link}?key={_identity(request).seat_key(table.sheet.id, seat.number)}"
        for seat in table.seats
        if seat.kind == "open" and seat.name
    }


def _at_table(request: Request, game: str, setup: dict[str, Any], id: str) -> Response:
    """The page that holds the table's client, and what it needs to begin."""
    styled = load_game(game).file("table.css").is_file()
    modules, lang = "modules" in request.query_params, language(request)
    assets: Assets = request.app.state.assets
    text = f"/words/{game}/{lang}.ftl" if modules else assets.url(f"/joined/{game}.{lang}.ftl")
    setup_json = json.dumps({**setup, "text": text}, separators=(",", ":")).replace("<", "\\u003c")
    return page(request, "table.html", game=game, setup=setup_json, id=id, styled=styled, modules=modules, text=text)


@router.get("/learn/{id}")
async def learn(request: Request, id: str) -> Response:
    """A game's guided first match, on its own table."""
    lessons, lang = tutorial(id), language(request)
    loaded = load_game(id)
    setup = {
        "match": "",
        "tutorial": True,
        "game": id,
        "lang": lang,
        "seats": [lessons.you],
        "host": False,
        "drawn": loaded.file("table.js").is_file(),
        "rules": f"/rules/{id}" if has_rules_text(loaded, lang) else "",
        "known": False,
        "words": _box_words(loaded, loaded.edition(), lang),
        "link": "",
    }
    return _at_table(request, id, setup, "")


@router.post("/t/{id}/join")
async def join(request: Request, id: str) -> Response:
    table = _tables(request).get(id)
    form = await _form(request)
    person = _introduce(request, form)
    if not seats_of(table, person) and table.sheet.status == OPEN:
        number = _seat_for(request, table, form.get("key", ""))
        if number is not None:
            await table.sit(number, person_seat(table.seats, number, person))
    return _go(request, f"/t/{id}", person)


@router.get("/t/{id}/qr.svg")
async def qr(request: Request, id: str) -> Response:
    """The table's link as a QR code, for the phone across the room."""
    table = _tables(request).get(id)
    link = str(request.base_url).rstrip("/") + f"/t/{table.sheet.id}"
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, dark="#1D1713", light="#FCF7EB")
    return Response(out.getvalue(), media_type="image/svg+xml")


# ---- people


_PAGE = 30  # matches listed at once
_STATES = {"": (), "running": (OPEN, RUNNING), "over": (OVER, ENDED)}
_RESULTS = {"": None, "won": True, "lost": False}


@router.get("/matches")
async def my_matches(request: Request) -> Response:
    """One's own matches, by game, state and result, and how one fared."""
    asked, person = request.query_params, _identity(request).person(request)
    game, state, result = asked.get("game", ""), asked.get("state", ""), asked.get("result", "")
    chosen = {
        "game": game if game in GAMES else None,
        "statuses": _STATES.get(state, ()),
        "won": _RESULTS.get(result),
    }
    number = max(1, int(asked["page"])) if re.fullmatch(r"[0-9]{1,4}", asked.get("page", "")) else 1
    mine = await _mine(request, person, _PAGE + 1, (number - 1) * _PAGE, chosen=chosen)
    filters = {"game": game, "state": state, "result": result}
    kept = {name: value for name, value in filters.items() if value}
    return page(
        request,
        "matches.html",
        mine=mine[:_PAGE],
        filters=filters,
        filtered=bool(kept),
        games=[(id, site_words(language(request), id)("game-name")) for id in GAMES],
        statistics=await asyncio.to_thread(_statistics, _tables(request).store, person, language(request)),
        newer=f"/matches?{urlencode({**kept, 'page': number - 1})}" if number > 1 else "",
        older=f"/matches?{urlencode({**kept, 'page': number + 1})}" if len(mine) > _PAGE else "",
    )


def _statistics(store: Store, person: Person | None, lang: str) -> list[dict[str, Any]]:
    """By game: how many matches, how many won, and that by whom they were played with."""
    told: dict[str, dict[str, Any]] = {}
    for one in store.tally(person.id) if person is not None else []:
        if one.game not in GAMES:
            continue
        row = told.setdefault(
            one.game, {"id": one.game, "name": site_words(lang, one.game)("game-name"), "played": 0, "won": 0, "by": {}}
        )
        row["played"] += one.played
        row["won"] += one.won
        row["by"][one.against] = (one.played, one.won)
    return sorted(told.values(), key=lambda row: -int(row["played"]))


@router.get("/me")
async def me(request: Request) -> Response:
    person = _identity(request).person(request)
    link = _own_link(request, person) if person else ""
    return page(request, "me.html", link=link, renewed="renewed" in request.query_params)


@router.post("/me")
async def save_me(request: Request) -> Response:
    return _go(request, "/me", _introduce(request, await _form(request)))


@router.post("/me/link")
async def renew_link(request: Request) -> Response:
    """Another personal link: the old one ends at once, and with it every device that came by it but this one."""
    person = _identity(request).person(request)
    if person is None:
        return _go(request, "/me")
    renewed = _identity(request).renew(person)
    _tables(request).hang_up(person.id)
    return _go(request, "/me?renewed", renewed)


@router.get("/me/{token}")
async def arrive(request: Request, token: str) -> Response:
    """The personal link: the same person on another device. Whoever is somebody else here is asked first."""
    person, known = _arriving(request, token), _identity(request).person(request)
    if known is None or known.id == person.id:
        return _go(request, "/matches", person)
    return page(request, "arrive.html", token=token, person=person, known=known, link=_own_link(request, known))


@router.post("/me/{token}")
async def become(request: Request, token: str) -> Response:
    return _go(request, "/matches", _arriving(request, token))


def _arriving(request: Request, token: str) -> Person:
    person = _identity(request).from_link(token)
    if person is None:
        raise Problem(404, "no-link")
    return person


def _own_link(request: Request, person: Person) -> str:
    return str(request.base_url).rstrip("/") + "/me/" + _identity(request).link(person)


@router.get("/lang/{lang}")
async def switch_language(request: Request, lang: str, back: str = "/") -> Response:
    if lang not in LANGUAGES:
        raise Problem(404, "not-found")
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(safe, 303)
    set_language(response, lang)
    return response


# ---- rules


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
    _playable(id)
    lang = language(request)
    if not has_rules_text(load_game(id), lang):
        raise Problem(404, "no-rules")
    return page(request, "rules.html", game=id, book=rulebook(load_game(id), lang), taught=taught(id), box=None)


@router.get("/rules/{id}/about")
async def rules_about(request: Request, id: str) -> Response:
    """The paragraphs about what somebody is asked, for the table's panel."""
    _playable(id)
    lang, wanted = language(request), request.query_params.getlist("at")[:12]
    if not has_rules_text(load_game(id), lang):
        raise Problem(404, "no-rules")
    return HTMLResponse(excerpt(load_game(id), lang, wanted))


@router.get("/t/{id}/rules")
async def table_rules(request: Request, id: str) -> Response:
    """The rules as they are played at a table: the figures of its box, its options."""
    game, table, lang = _told_at(request, id)
    book = await asyncio.to_thread(rulebook, game, lang, table.edition, table.sheet.options)
    box = {
        "title": _title(table.sheet, lang),
        "table": table.sheet.id,
        "own": is_own(game, table.edition),
        "options": [one for one in _chosen_options(game, table.sheet, lang) if not one["usual"]],
    }
    return page(request, "rules.html", game=game.id, book=book, taught=taught(game.id), box=box)


@router.get("/t/{id}/rules/about")
async def table_rules_about(request: Request, id: str) -> Response:
    """The same paragraphs, as they are played at a table."""
    game, table, lang = _told_at(request, id)
    wanted = request.query_params.getlist("at")[:12]
    return HTMLResponse(await asyncio.to_thread(excerpt, game, lang, wanted, table.edition, table.sheet.options))


def _told_at(request: Request, id: str) -> tuple[Game, Table, str]:
    table, lang = _tables(request).get(id), language(request)
    game = load_game(table.sheet.game)
    game = game.under(table.sheet.rules_version) or game
    if not has_rules_text(game, lang):
        raise Problem(404, "no-rules")
    return game, table, lang
