"""Opening a table: codes, seats, bots' names, the sealed seed."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from types import MappingProxyType
from typing import Any

from arene.bots import ALIASES, LEVELS, exact, level_of, with_temper
from arene.core.chance import commitment
from arene.core.edition import Edition
from arene.core.game import Game, load_game
from arene.core.native import compiled
from arene.core.notation import parse_json, parse_toml
from arene.core.refusal import BadData, Fault
from arene.core.schema import span
from arene.core.state import State
from arene.server.identity import COLOURS, SHAPES
from arene.server.messages import Message
from arene.server.tables import Table, Tables
from arene.store import Person, Seat, SharedDeal, Sheet
from arene.store.deals import DAILY, DUPLICATE
from arene.store.matches import deal_of
from arene.store.records import OPEN
from arene.words import is_own

Box = str | Mapping[str, Any] | None  # an edition's data, or the text of its file, TOML or JSON

BOT_NAMES = ("Octave", "Livia", "Cassius", "Drusilla", "Marius", "Flavia", "Brutus", "Portia", "Titus", "Sabina")
TEMPERS = {"Livia": "bold", "Cassius": "careful", "Marius": "bold", "Flavia": "careful", "Brutus": "bold"}
MOST_DAYS = 30  # for a move
MOST_TABLES = 8  # of one deal
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread aloud or on paper


@dataclass(frozen=True)
class SeatWish:
    """``me``, ``open``, ``kept`` (open to one person, by name), ``bot`` or ``here`` (another person at this screen)."""

    kind: str
    level: str = "good"
    name: str | None = None


def new_code() -> str:
    """The name of a table, in its link: short enough to dictate, far too many to guess."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


async def open_match(
    tables: Tables,
    host: Person,
    game_id: str,
    wishes: Sequence[SeatWish],
    options: Mapping[str, Any],
    listed: bool,
    away_minutes: int,
    box: Box = None,
    clock: Mapping[str, int] = MappingProxyType({}),
    help: bool = True,
) -> Table:
    """A new table with its seats; it begins at once if nobody is missing. ``box``: the host's own edition."""
    game = load_game(game_id)
    count = game.check_seats(len(wishes))
    edition = await asyncio.to_thread(edition_from, game, box)
    sheet = _sheet(game, edition, count, options, host, listed, away_minutes, clock, help)
    seats = _seats(wishes, host)
    await asyncio.to_thread(tables.store.create, sheet, seats, deal_of(sheet, seats, sheet.created))
    return tables.get(sheet.id)


def edition_from(game: Game, box: Box) -> Edition:
    """The edition a host brings along, as data or as the text of a file; without one, the game's own."""
    if box is None or box == "":
        return game.edition()
    if isinstance(box, str):
        text = box.lstrip("\ufeff \t\r\n")
        box = parse_json(text, "edition") if text.startswith("{") else parse_toml(text, "edition")
    try:
        return game.edition(box)
    except BadData as error:
        raise BadData("edition", Fault("data", error=error)) from error


def draw_seed() -> bytes:
    """What the whole chance of a match follows from; nobody can guess it."""
    return secrets.token_bytes(32)


def _sheet(
    game: Game,
    edition: Edition,
    seats: int,
    options: Mapping[str, Any],
    host: Person,
    listed: bool,
    away_minutes: int,
    clock: Mapping[str, int],
    help: bool,
    seed: bytes | None = None,
) -> Sheet:
    seed = draw_seed() if seed is None else seed
    return Sheet(
        id=new_code(),
        game=game.id,
        rules_version=game.rules_version,
        edition=dict(edition.data),
        edition_hash=edition.hash,
        options=game.check_options(seats, options),
        seats=seats,
        seed=seed.hex(),
        commitment=commitment(seed),
        host=host.id,
        listed=listed,
        away_minutes=away_minutes,
        created=time.time(),
        clock=dict(clock),
        help=help,
    )


def _seats(wishes: Sequence[SeatWish], host: Person, shared: bool = False) -> list[Seat]:
    if not any(wish.kind == "me" for wish in wishes) and any(wish.kind == "here" for wish in wishes):
        raise BadData("seats", Fault("nobody-beside"))
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise BadData("seats", Fault("one-is-mine"))
    seats: list[Seat] = []
    for number, wish in enumerate(wishes):
        if wish.kind == "me":
            seats.append(_named(seats, number, host.name, host.shape, host.colour, host.id))
        elif wish.kind == "here":
            seats.append(_named(seats, number, wish.name or f"{host.name} {number + 1}", None, None, host.id))
        elif wish.kind == "open":
            seats.append(Seat(number, "open"))
        elif wish.kind == "kept":
            if not wish.name:
                raise BadData(f"seats[{number}].name", Fault("kept-for"))
            seats.append(Seat(number, "open", wish.name))
        else:
            seats.append((_same_bot if shared else _bot)(seats, number, wish.level, host.name))
    return seats


def _free(taken: Sequence[str], known: Sequence[str], wanted: str | None) -> str:
    """What was wanted if nobody has it, else the first that is free."""
    order = [wanted, *known] if wanted else known
    return next((one for one in order if one not in taken), wanted or known[0])


def _look(seats: Sequence[Seat], shape: str | None, colour: str | None) -> tuple[str, str]:
    return (
        _free([seat.shape for seat in seats], SHAPES, shape),
        _free([seat.colour for seat in seats], COLOURS, colour),
    )


def _free_name(seats: Sequence[Seat], wanted: str) -> str:
    taken = {seat.name for seat in seats}
    name, again = wanted, 2
    while name in taken:
        name, again = f"{wanted} {again}", again + 1
    return name


def _named(seats: Sequence[Seat], number: int, name: str, shape: str | None, colour: str | None, person: str) -> Seat:
    look, paint = _look(seats, shape, colour)
    return Seat(number, "person", _free_name(seats, name), look, person, colour=paint)


def _bot(seats: Sequence[Seat], number: int, level: str, host: str = "") -> Seat:
    if level not in (*LEVELS, *ALIASES):
        raise BadData("level", Fault("one-of", value=repr(level), known=", ".join(LEVELS)))
    taken = {seat.name for seat in seats} | {host}
    name = next(name for name in BOT_NAMES if name not in taken)
    look, paint = _look(seats, None, None)
    return Seat(number, "bot", name, look, None, with_temper(level_of(level), TEMPERS.get(name, "")), paint)


def _same_bot(seats: Sequence[Seat], number: int, level: str, host: str = "") -> Seat:
    """A bot for a table of a deal: its level and temper depend on the seat alone, and it looks at no clock."""
    bot = _bot(seats, number, level, host)
    temper = TEMPERS.get(BOT_NAMES[number % len(BOT_NAMES)], "")
    return replace(bot, level=exact(with_temper(level_of(level), temper)))


def person_seat(seats: Sequence[Seat], number: int, person: Person) -> Seat:
    """A newcomer's seat: his shape and colour if nobody has them, his name told apart from another's."""
    others = [seat for seat in seats if seat.number != number and seat.kind != "open"]
    return _named(others, number, person.name, person.shape, person.colour, person.id)


def fill_with_bots(seats: Sequence[Seat], shared: bool = False) -> list[Seat]:
    """Bots for the open seats; ``shared``: such as sit there at every table of the deal."""
    known = [seat for seat in seats if seat.kind != "open"]
    added: list[Seat] = []
    for seat in seats:
        if seat.kind == "open":
            added.append((_same_bot if shared else _bot)([*known, *added], seat.number, "good"))
    return added


# ---- the same deal at several tables


async def open_deal(
    tables: Tables,
    host: Person,
    count: int,
    game_id: str,
    wishes: Sequence[SeatWish],
    options: Mapping[str, Any],
    listed: bool,
    away_minutes: int,
    box: Box = None,
    clock: Mapping[str, int] = MappingProxyType({}),
    help: bool = True,
) -> SharedDeal:
    """The same cards and dice at so many tables. At the first one the host and his people sit as he wishes, at the
    others these seats are open; bots are the same at all of them."""
    if not 2 <= count <= MOST_TABLES:
        raise BadData("tables", Fault("range", value=repr(count), allowed=span(2, MOST_TABLES)))
    game = load_game(game_id)
    seats = game.check_seats(len(wishes))
    edition = await asyncio.to_thread(edition_from, game, box)
    sheet = _sheet(game, edition, seats, options, host, listed, away_minutes, clock, help)
    deal = SharedDeal(new_code(), DUPLICATE, game.id, host.id, sheet.created)
    others = [wish if wish.kind == "bot" else SeatWish("open") for wish in wishes]
    made = []
    for place in range(count):
        own = replace(sheet, id=new_code(), created=sheet.created + place / 1000, deal=deal.id)  # in this order
        people = _seats(others if place else wishes, host, shared=True)
        made.append((own, people, deal_of(own, people, own.created)))
    await asyncio.to_thread(tables.store.create_shared, deal, made)
    for own, _, _ in made:
        tables.get(own.id)
    return deal


def daily_deal(game: Game, day: date) -> SharedDeal:
    """The deal of a day: over when the day is, by universal time."""
    begins = datetime(day.year, day.month, day.day, tzinfo=UTC)
    until = (begins + timedelta(days=1)).timestamp()
    return SharedDeal(f"{game.id}-{day.isoformat()}", DAILY, game.id, "", begins.timestamp(), day.isoformat(), until)


def daily_seed(secret: str, deal: str) -> bytes:
    """The same for everybody, and known beforehand to nobody but who holds the store's secret."""
    return hmac.digest(secret.encode(), b"daily deal|" + deal.encode(), "sha256")


def daily_level() -> str:
    """How good the bots of a day are: they count what they try out, so that no slow machine makes them weaker. Where
    the rules run plain that would take too long."""
    return "good" if compiled() else "regular"


async def open_daily(tables: Tables, person: Person, game: Game, day: date, counts: bool) -> Table:
    """The day's deal alone against bots, on the first seat; ``counts``: for the ranking. ``Conflict`` where somebody's
    match that counts is there already."""
    deal, store = daily_deal(game, day), tables.store
    seed = daily_seed(store.secret(), deal.id)
    sheet = _sheet(game, game.edition(), game.laid_for(), {}, person, False, 0, {}, False, seed)
    sheet = replace(sheet, deal=deal.id, origin=None if counts else store.deals.table_of(deal.id, person.id))
    seats = _seats([SeatWish("me"), *[SeatWish("bot", daily_level())] * (sheet.seats - 1)], person, shared=True)
    begun = deal_of(sheet, seats, sheet.created)
    await asyncio.to_thread(store.create_shared, deal, [(sheet, seats, begun)], counts)
    return tables.get(sheet.id)


async def aside(tables: Tables, table: Table, host: Person, number: int, world: State) -> Table:
    """What if? A table of one's own that goes on from a world as one's seat imagines it, with bots on all others."""
    sheet = table.sheet
    game = load_game(sheet.game).under(sheet.rules_version) or load_game(sheet.game)
    seed = draw_seed()
    other = replace(
        sheet,
        id=new_code(),
        seed=seed.hex(),
        commitment=commitment(seed),
        host=host.id,
        listed=False,
        away_minutes=0,
        created=time.time(),
        clock={},
        status=OPEN,
        opening=[],
        rematch=None,
        ended_by=None,
        against="",
        help=True,
        start=game.position(world),
        origin=sheet.id,
        deal=None,
    )
    seats = [
        replace(seat, kind="person", person=host.id, level=None, stand_in=False)
        if seat.number == number
        else replace(seat, kind="bot", person=None, level=seat.level or "good", stand_in=False)
        for seat in table.seats
    ]
    await asyncio.to_thread(tables.store.create, other, seats, deal_of(other, seats, other.created))
    return tables.get(other.id)


async def rematch(tables: Tables, table: Table, person: Person) -> str:
    """The table that follows this one: everybody moves one seat further, so another one begins."""
    sheet = tables.store.sheet(table.sheet.id)
    assert sheet is not None
    if sheet.rematch is not None and tables.store.sheet(sheet.rematch) is not None:
        return sheet.rematch
    game = load_game(sheet.game)
    played = game.check_edition(sheet.edition)
    edition = played if is_own(game, played) else game.edition()  # an owner's box stays on the table
    kept = sheet.away_minutes, sheet.clock, sheet.help
    again = _sheet(game, edition, sheet.seats, sheet.options, person, False, *kept)
    order = [*table.seats[1:], table.seats[0]]
    seats = [replace(seat, number=number) for number, seat in enumerate(order)]
    deal = deal_of(again, seats, again.created)
    follower = await asyncio.to_thread(tables.store.follow, sheet.id, again, seats, deal)
    if follower == again.id:
        tables.get(again.id)
        table.audience.publish(Message("rematch", {"match": again.id}))
    return follower
