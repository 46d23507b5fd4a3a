"""Positions worth looking at, out of matches that bots play, and a site where they stay as they are."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unittest.mock import patch

import arene
from arene.core.chance import Fast, commitment
from arene.core.match import Match
from arene.server import app as application
from arene.server.hosting import BOT_NAMES
from arene.server.identity import COLOURS, SHAPES, Identity
from arene.server.limits import Limits
from arene.server.settings import USUAL
from arene.store import Person, Seat, Sheet, Store, open_store, records
from arene.store.matches import fresh, move_entries, snapshot_of, status_of
from tests.contract.tables import every_choice
from tests.server.live import running

ME = Person("reach", "Maximilien", "circle", "red")


@dataclass(frozen=True)
class Deal:
    """A match that bots play, all of it known from its seed."""

    game: str
    seats: int
    chosen: tuple[tuple[str, object], ...]  # the options that differ from the defaults
    seed: int

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} seats, options {dict(self.chosen)}, seed {self.seed}"


@dataclass(frozen=True)
class Position:
    deal: Deal
    move: int
    seat: int | None  # who is asked; None: nobody, the match is over
    kind: tuple[str, ...]  # which kinds of action are offered

    def __str__(self) -> str:
        return f"{self.deal}, move {self.move}, seat {self.seat} ({' '.join(self.kind) or 'the end'})"


def seats_for(deal: Deal, me: int | None) -> list[Seat]:
    """One person among bots; the names are those a table really has."""
    return [
        Seat(number, "person", ME.name, SHAPES[number % 6], ME.id, colour=COLOURS[number % 6])
        if number == me
        else Seat(number, "bot", BOT_NAMES[number], SHAPES[number % 6], None, "normal", COLOURS[number % 6])
        for number in range(deal.seats)
    ]


def sheet_for(deal: Deal, id: str) -> Sheet:
    game = arene.load_game(deal.game)
    edition = game.edition()
    seed = random.Random(f"{deal.game} {deal.seed}").randbytes(32)
    return Sheet(
        id=id,
        game=game.id,
        rules_version=game.rules_version,
        edition=dict(edition.data),
        edition_hash=edition.hash,
        options=game.check_options(deal.seats, dict(deal.chosen)),
        seats=deal.seats,
        seed=seed.hex(),
        commitment=commitment(seed),
        host=ME.id,
        listed=False,
        away_minutes=0,
        created=time.time(),
    )


def walk(deal: Deal, most: int = 6000) -> Iterator[Match]:
    """The match before every move, and at its end; the same object goes on. Most matches end long before the limit."""
    match = fresh(sheet_for(deal, "walk"), seats_for(deal, None))
    draw, chance, knowledge = random.Random(deal.seed), Fast(deal.seed), match.game.knowledge()
    for _ in range(most):
        yield match
        if match.over:
            return
        seat = draw.choice(match.awaiting)
        legal = [action.number for action in match.actions(seat)]
        usual = int(knowledge.policy(match.state, seat, chance))
        action = usual if usual in legal and draw.random() < 0.8 else draw.choice(legal)
        match.play(seat, match.space.action(action))


def questions(match: Match) -> list[tuple[int | None, tuple[str, ...]]]:
    """Who is asked for which kinds of action; at the end nobody for nothing."""
    asked: list[tuple[int | None, tuple[str, ...]]] = [
        (seat, tuple(sorted({action.kind for action in match.actions(seat)}))) for seat in match.awaiting
    ]
    return asked or [(None, ())]


def positions(deal: Deal, most: int, known: Counter[tuple[str, str]] | None = None) -> list[Position]:
    """So many decisions of a match: each offers the kind of action ``known`` least so far; among equals, the rarest."""
    places: defaultdict[tuple[str, ...], list[Position]] = defaultdict(list)
    for match in walk(deal):
        for seat, kind in questions(match):
            places[kind].append(Position(deal, len(match.moves), seat, kind))
    draw = random.Random(deal.seed)
    seen = known if known is not None else Counter()

    def shown(kind: tuple[str, ...]) -> list[tuple[str, str]]:
        return [(deal.game, action) for action in kind or ["the end"]]

    chosen: list[Position] = []
    while places and len(chosen) < most:
        kind = min(places, key=lambda kind: (min(seen[one] for one in shown(kind)), len(places[kind]), kind))
        chosen.append(draw.choice(places.pop(kind)))
        seen.update(shown(kind))
    return sorted(chosen, key=lambda position: position.move)


@cache
def spread(game: str, matches: int, most: int) -> list[list[Position]]:
    """Positions of several matches of a game, chosen together."""
    known: Counter[tuple[str, str]] = Counter()
    return [positions(deal, most, known) for deal in deals(game, matches)]


def write_down(store: Store, wanted: Sequence[Position]) -> dict[Position, str]:
    """A table for each of these positions of one deal; their codes."""
    codes: dict[Position, str] = {}
    for match in walk(wanted[0].deal):
        for position in wanted:
            if position.move == len(match.moves):
                code = f"reach-{random.randrange(10**9)}"
                sheet, seats = sheet_for(position.deal, code), seats_for(position.deal, position.seat)
                store.create(sheet, seats)
                opening = [event.to_json() for event in match.opening]
                store.start(code, records.Deal(opening, snapshot_of(match), time.time()))
                if match.moves:
                    entries = move_entries(match, 0, 0, "bot", None, time.time())
                    store.append(code, entries, snapshot_of(match), status_of(match))
                codes[position] = code
        if len(match.moves) >= max(position.move for position in wanted):
            break
    return codes


class Idle:
    """Bots that never answer: a position stays what it is."""

    def __init__(self, workers: int) -> None:
        pass

    async def choose(self, *_: object) -> None:
        await asyncio.Event().wait()

    suggest = choose

    def close(self) -> None:
        pass


@contextmanager
def site(folder: Path) -> Iterator[tuple[Store, str, str]]:
    """A store, the address of a server on it, and what identifies the player."""
    store = open_store(folder / "reach.db")
    store.save_person(ME)
    with patch.object(application, "Thinkers", Idle), running(store) as address:
        yield store, address, Identity(store, USUAL, Limits(USUAL, time.monotonic)).link(ME)


def deals(game: str, count: int) -> list[Deal]:
    """So many matches of a game: the seat counts in turn, the defaults first, then presets and single options."""
    found = arene.load_game(game)
    draw, deals = random.Random(game), []
    numbers = [found.max_seats, found.min_seats, *range(found.min_seats + 1, found.max_seats)]
    for place in range(count):
        seats = numbers[place % len(numbers)]
        first, *others = every_choice(game, seats)
        chosen = first if place < len(numbers) else draw.choice(others)
        deals.append(Deal(game, seats, tuple(sorted(chosen.items())), place + 1))
    return deals
