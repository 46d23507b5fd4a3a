"""The tables a game is proven at: every number of seats with its options one by one, its presets and random mixes.

A property looks at a spread of them, chosen by its name, so that all together see all. ``ARENE_CONTRACT=long`` gives
each of them every table and five times as many moments, ``ARENE_CONTRACT=quick`` two tables and a third of the moments,
``ARENE_CONTRACT=glance`` one table in all and a third of the moments.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import arene
from arene.core.edition import Edition
from arene.core.game import Game
from arene.core.refusal import BadData

SIZE = os.environ.get("ARENE_CONTRACT", "")
LONG, GLANCE = SIZE == "long", SIZE == "glance"
QUICK = SIZE == "quick" or GLANCE
_MIXES = 40 if LONG else 8

TABLES = [
    (game.id, seats)
    for game in map(arene.load_game, arene.GAMES)
    for seats in ([game.laid_for()] if GLANCE else range(game.min_seats, game.max_seats + 1))
]


@cache
def own_edition(game: str) -> Edition:
    return arene.load_game(game).edition()


@dataclass(frozen=True)
class Table:
    """A match about to begin."""

    game: Game
    seats: int
    chosen: Mapping[str, object]  # what differs from the defaults
    seed: int
    edition: Edition
    odd: str = ""  # what an owner's edition has changed

    @property
    def options(self) -> dict[str, Any]:
        return self.game.check_options(self.seats, self.chosen)

    def __str__(self) -> str:
        box = f", edition with {self.odd}" if self.odd else ""
        return f"{self.game.id}, {self.seats} seats, options {dict(self.chosen)}, seed {self.seed}{box}"


def values(game: Game, seats: int, option: str) -> list[object]:
    """The values of an option; of a range its ends and something between."""
    found = next(one for one in game.options if one.id == option)
    schema = found.schema(seats)
    if "enum" in schema:
        return list(schema["enum"])
    low, high = schema["minimum"], schema["maximum"]
    return sorted({low, (low + high) // 2, high, schema["default"]})


def allowed(game: Game, seats: int, chosen: Mapping[str, object]) -> bool:
    """Whether these options go together: a game may refuse some pairs."""
    try:
        game.check_options(seats, chosen)
    except BadData:
        return False
    return True


@cache
def every_choice(id: str, seats: int) -> tuple[Mapping[str, object], ...]:
    """The defaults, each option value alone, each preset, and random mixes of all options."""
    game = arene.load_game(id)
    own = [option.id for option in game.options if option.applies(seats) and option.since <= game.rules]
    single: list[Mapping[str, object]] = [
        {option: value}
        for option in own
        for value in values(game, seats, option)
        if value != next(one.default for one in game.options if one.id == option)
    ]
    presets: list[Mapping[str, object]] = [{"preset": name} for name in game.presets]
    draw = random.Random(f"{id} {seats}")
    mixes: list[Mapping[str, object]] = [
        {option: draw.choice(values(game, seats, option)) for option in own} for _ in range(_MIXES)
    ]
    return tuple(chosen for chosen in [{}, *presets, *single, *mixes] if allowed(game, seats, chosen))


def spread(id: str, seats: int, purpose: str, count: int) -> Iterator[Table]:
    """So many tables with so many seats, the defaults first; all of them in the long form."""
    draw = random.Random(f"{purpose} {id} {seats}")
    first, *others = every_choice(id, seats)
    if not LONG:
        others = draw.sample(others, min(1 if QUICK else count - 1, len(others)))
    for chosen in [draw.choice([first, *others])] if GLANCE else [first, *others]:
        yield Table(arene.load_game(id), seats, chosen, draw.randrange(1_000_000), own_edition(id))
