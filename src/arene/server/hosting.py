"""Opening a table: codes, seats, bots' names, the sealed seed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from arene.bots import LEVELS
from arene.core.chance import commitment
from arene.core.edition import Edition
from arene.core.game import Game, load_game
from arene.core.notation import parse_json, parse_toml
from arene.core.refusal import BadData, Fault
from arene.server.identity import COLOURS, SHAPES
from arene.server.tables import Table, Tables
from arene.store import Conflict, Person, Seat, Sheet
from arene.store.records import OPEN
from arene.words import is_own

Box = str | Mapping[str, Any] | None  # an edition's data, or the text of its file, TOML or JSON

BOT_NAMES = ("Octave", "Livia", "Cassius", "Drusilla", "Marius", "Flavia", "Brutus", "Portia", "Titus", "Sabina")
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread aloud or on paper


@dataclass(frozen=True)
class SeatWish:
    """``me``, ``open``, ``kept`` (open to one person, by name), ``bot`` or ``here`` (another person at this screen)."""

    kind: str
    level: str = "normal"
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
) -> Table:
    """A new table with its seats; it begins at once if nobody is missing. ``box``: the host's own edition."""
    game = load_game(game_id)
    count = game.check_seats(len(wishes))
    edition = await asyncio.to_thread(edition_from, game, box)
    sheet = _sheet(game, edition, count, options, host, listed, away_minutes, clock)
    await asyncio.to_thread(tables.store.create, sheet, _seats(wishes, host))
    table = tables.get(sheet.id)
    if all(seat.kind != "open" for seat in table.seats):
        async with table.lock:
            await table.begin()
    return table


def edition_from(game: Game, box: Box) -> Edition:
    """The edition a host brings along, as data or as the text of a file; without one, the game's own."""
    if box is None or box == "":
        return game.edition()
    if isinstance(box, str):
        text = box.lstrip("\ufeff \t\r\n")
        box = parse_json(text, "edition") if text.startswith("{") else parse_toml(text, "edition")
    try:
        return game.check_edition(box)
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
) -> Sheet:
    seed = draw_seed()
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
    )


def _seats(wishes: Sequence[SeatWish], host: Person) -> list[Seat]:
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
            seats.append(_bot(seats, number, wish.level, host.name))
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
    if level not in LEVELS:
        raise BadData("level", Fault("one-of", value=repr(level), known=", ".join(LEVELS)))
    taken = {seat.name for seat in seats} | {host}
    name = next(name for name in BOT_NAMES if name not in taken)
    look, paint = _look(seats, None, None)
    return Seat(number, "bot", name, look, None, level, paint)


def person_seat(seats: Sequence[Seat], number: int, person: Person) -> Seat:
    """A newcomer's seat: his shape and colour if nobody has them, his name told apart from another's."""
    others = [seat for seat in seats if seat.number != number and seat.kind != "open"]
    return _named(others, number, person.name, person.shape, person.colour, person.id)


def fill_with_bots(seats: Sequence[Seat]) -> list[Seat]:
    """Bots for the open seats."""
    known = [seat for seat in seats if seat.kind != "open"]
    added: list[Seat] = []
    for seat in seats:
        if seat.kind == "open":
            added.append(_bot([*known, *added], seat.number, "normal"))
    return added


async def rematch(tables: Tables, table: Table, person: Person) -> str:
    """The table that follows this one: everybody moves one seat further, so another one begins."""
    sheet = tables.store.sheet(table.sheet.id)
    assert sheet is not None
    if sheet.rematch is not None:
        return sheet.rematch
    game = load_game(sheet.game)
    played = game.check_edition(sheet.edition)
    edition = played if is_own(game, played) else game.edition()  # an owner's box stays on the table
    again = _sheet(game, edition, sheet.seats, sheet.options, person, False, sheet.away_minutes, sheet.clock)
    order = [*table.seats[1:], table.seats[0]]
    seats = [replace(seat, number=number) for number, seat in enumerate(order)]
    follower = tables.store.set_rematch(sheet.id, again.id)
    if follower == again.id:
        try:
            await asyncio.to_thread(tables.store.create, again, seats)
        except Conflict as error:
            raise BadData("match", Fault("code-taken")) from error
        new = tables.get(again.id)
        async with new.lock:
            if new.sheet.status == OPEN:
                await new.begin()
        for viewer in table.viewers:
            viewer.send("rematch", {"match": again.id})
    return follower
