"""Types for the browser's sources: what the server tells a table, and what each game's view holds.

``python -m tests.shapes`` writes ``types/told.d.ts``. Requests have schemas of their own; what is told has none but
what it is, so matches are looked at: random ones of fewest and most players and the guided ones, as who is asked and as
a spectator sees them.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import arene
import arene.server.notices.pages
from arene.core.game import GAMES, Game, load_game
from arene.core.match import Match
from arene.server.api.requests import Body
from arene.server.telling import Story, Viewpoint, lines, live, seat_list
from arene.server.tutorial import Tutorial, taught
from arene.store import Seat
from arene.words import Speaker

FILE = Path(__file__).parent.parent / "types" / "told.d.ts"
MATCHES, MOVES = 2, 600  # played for each number of players
VIEWS, MESSAGES = 8, 60  # after how many moves one is looked at
_HEAD = "// Written by python -m tests.shapes: what the server is sent and what it tells. Not to be changed by hand.\n"


class Shape:
    """What was seen in one place."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.items: Shape | None = None
        self.fields: dict[str, Shape] = {}
        self.seen: dict[str, int] = {}  # how often each field was there
        self.things = 0  # how many objects were seen

    def look(self, value: Any) -> None:
        if isinstance(value, dict):
            self.things += 1
            for name, inside in value.items():
                self.seen[str(name)] = self.seen.get(str(name), 0) + 1
                self.fields.setdefault(str(name), Shape()).look(inside)
        elif isinstance(value, (list, tuple)):
            self.items = self.items or Shape()
            for inside in value:
                self.items.look(inside)
        else:
            names = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null"}
            self.plain.add(names[type(value)])

    def merge(self, other: Shape) -> None:
        self.plain |= other.plain
        self.things += other.things
        if other.items is not None:
            self.items = self.items or Shape()
            self.items.merge(other.items)
        for name, inside in other.fields.items():
            self.seen[name] = self.seen.get(name, 0) + other.seen[name]
            self.fields.setdefault(name, Shape()).merge(inside)

    def by_id(self) -> bool:
        """Whether the fields are named after things (cards, categories), and not by the game's own words."""
        if any(not re.fullmatch(r"[a-z_]+", name) for name in self.fields):
            return True
        return len(self.fields) > 4 and not any(count == self.things for count in self.seen.values())

    def written(self, depth: int = 1) -> str:
        told = sorted(self.plain - {"null"})
        if self.items is not None:
            inside = self.items.written(depth)
            told.append(f"({inside})[]" if " | " in inside.split("{")[0] else f"{inside}[]")
        if self.things:
            told.append(self._object(depth))
        if "null" in self.plain and told:
            told.append("null")
        return " | ".join(told) or "any"  # where nothing was ever seen

    def _object(self, depth: int) -> str:
        if not self.fields:
            return "Record<string, any>"
        if self.by_id():
            every = Shape()
            for inside in self.fields.values():
                every.merge(inside)
            return f"Record<string, {every.written(depth)}>"
        indent = "  " * depth
        rows = (
            f"{indent}  {name}{'' if self.seen[name] == self.things else '?'}: {inside.written(depth + 1)};\n"
            for name, inside in sorted(self.fields.items())
        )
        return "{\n" + "".join(rows) + indent + "}"


def matches(game: Game) -> Iterator[tuple[Match, int]]:
    """Matches played at random, after every move, and how many were made; the end of a match counts as the first."""
    for seats in sorted({game.min_seats, game.max_seats}):
        for number in range(MATCHES):
            match = arene.new_match(game.id, seats, number)
            chance = random.Random(f"{game.id} {seats} {number}")
            for moves in range(MOVES):
                yield match, 0 if match.over else moves
                if match.over:
                    break
                match.play(match.awaiting[0], chance.choice(list(match.actions(match.awaiting[0]))))


def message(match: Match, seat: int | None) -> dict[str, Any]:
    """What a table tells, without its view."""
    chairs = [Seat(number, "bot", f"N{number}", level="easy") for number in range(match.seats)]
    speaker = Speaker(match.game, "en", [chair.name for chair in chairs])
    at, story = Viewpoint(seat, "en"), Story(seat)
    story.sync(match)
    told = live(match, match.state, at, speaker, story)
    told["log"] = {"from": 0, "lines": lines(speaker, story.events()[-40:])}
    more = [Seat(len(chairs), "open"), Seat(len(chairs) + 1, "person", "Ada", person="ada")]
    told["seats"] = seat_list([*chairs, *more], at, frozenset(), {"ada": 60})
    told["missed"], told["seen"] = 0, story.mark(0)
    told["mine"], told["hold"] = False, "moment"
    return {name: inside for name, inside in told.items() if name != "view"}


def requests() -> Iterator[str]:
    """The bodies of requests, from their schemas."""
    for body in sorted(Body.__subclasses__(), key=lambda one: one.__name__):
        schema = body.model_json_schema()
        needed = schema.get("required", [])
        rows = (
            f"    {name}{'' if name in needed else '?'}: {_of_schema(field)};\n"
            for name, field in sorted(schema["properties"].items())
        )
        yield f"  interface {body.__name__}Request {{\n{''.join(rows)}  }}\n"


def _of_schema(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_of_schema(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if schema.get("type") == "array":
        return f"{_of_schema(schema.get('items', {}))}[]"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return plain.get(schema.get("type", ""), "Record<string, any>")


def written() -> str:
    """The file, whole."""
    head, views = Shape(), {}
    for game in (load_game(name) for name in GAMES):
        if not game.file("table.js").is_file():
            continue
        views[game.id] = Shape()
        for match, moves in matches(game):
            for seat in (*match.awaiting[:1], None):
                if moves % VIEWS == 0:
                    views[game.id].look(match.view(seat))
                if moves % MESSAGES == 0:
                    head.look(message(match, seat))
        for moment in Tutorial(game.id).moments if taught(game.id) else ():  # a guided match comes through all phases
            for seat in (*(int(one) for one in moment.state.awaiting()), None):
                views[game.id].look(game.view(moment.state, seat))
    for choices in ("actions", "blocked", "asides"):  # an action has a kind, and what else its kind wants
        items = head.fields[choices].items
        assert items is not None
        items.fields["action"] = _open("Action")
    log = head.fields["log"].fields["lines"].items
    assert log is not None
    log.fields["event"] = _open("Action")
    parts = [*requests(), f"  interface Told {head.written()}\n"]
    parts += [f"  interface {name.capitalize()}View {shape.written()}\n" for name, shape in views.items()]
    return f"{_HEAD}declare namespace Arene {{\n" + "\n".join(parts) + "}\n"


def _open(name: str) -> Shape:
    shape = Shape()
    shape.plain.add(name)
    return shape


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{FILE}\n")
