"""Match files: JSON Lines that a person can read and anybody can verify.

The first line is the header, then one line per move, then a last line with the seed. Every line carries a check over
itself and all lines before it, so that a truncated or edited file is found out and the line named.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from arene.core.chance import Script, ScriptError, commitment
from arene.core.events import Event, event_from_json
from arene.core.game import load_game
from arene.core.match import Match, Move, visible
from arene.core.refusal import BadData, BadFile, Refusal
from arene.core.schema import Schema, check

FORMAT = "arene-match"
FORMAT_VERSION = 1

_HEADER: Schema = {
    "type": "object",
    "required": [
        "format",
        "version",
        "game",
        "rules",
        "edition",
        "options",
        "seats",
        "players",
        "commitment",
        "events",
    ],
    "properties": {
        "format": {"enum": [FORMAT]},
        "version": {"enum": [FORMAT_VERSION]},
        "game": {"type": "string"},
        "rules": {"type": "integer", "minimum": 1},
        "edition": {
            "type": "object",
            "required": ["hash", "data"],
            "properties": {"hash": {"type": "string"}, "data": {"type": "object", "additionalProperties": True}},
        },
        "options": {"type": "object", "additionalProperties": True},
        "seats": {"type": "integer", "minimum": 1, "maximum": 20},
        "players": {"type": "array", "items": {"type": "string"}},
        "commitment": {"type": "string"},
        "script": {"type": "array"},
        "start": {"type": "object", "additionalProperties": True},
        "events": {"type": "array", "items": {"type": "object", "required": ["kind"], "additionalProperties": True}},
    },
}

_MOVE: Schema = {
    "type": "object",
    "required": ["move", "seat", "action", "events", "hash"],
    "properties": {
        "move": {"type": "integer", "minimum": 1},
        "seat": {"type": "integer", "minimum": 0},
        "action": {"type": "object", "additionalProperties": True},
        "events": {"type": "array", "items": {"type": "object", "required": ["kind"], "additionalProperties": True}},
        "hash": {"type": "string"},
    },
}

_END: Schema = {
    "type": "object",
    "required": ["end", "seed", "moves"],
    "properties": {
        "end": {"enum": ["over", "suspended"]},
        "moves": {"type": "integer", "minimum": 0},
        "seed": {"type": "string"},
        "standings": {"type": "array"},
        "position": {"type": "object", "additionalProperties": True},
        "chance": {"type": "object", "additionalProperties": True},
    },
}


class Record:
    """A match file as it was written: its events can be told again under any version of the rules."""

    def __init__(self, path: Path, header: dict[str, Any], moves: list[Move], end: dict[str, Any]) -> None:
        self.path = path
        self.header = header
        self.moves = moves
        self.end = end
        self.opening = [event_from_json(event) for event in header["events"]]

    @property
    def over(self) -> bool:
        return bool(self.end["end"] == "over")

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """The events as a seat (None: a spectator) saw them."""
        groups: list[list[Event]] = [move.events for move in self.moves[since:]]
        if since == 0:
            groups.insert(0, self.opening)
        return [seen for events in groups for seen in visible(events, seat)]


def _chained(before: str, record: Mapping[str, Any]) -> str:
    text = json.dumps(record, ensure_ascii=False, separators=(", ", ": "))
    return hashlib.sha256((before + text).encode()).hexdigest()[:16]


def lines(match: Match) -> list[str]:
    """The lines of the match file."""
    header: dict[str, Any] = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "edition": {"hash": match.edition.hash, "data": dict(match.edition.data)},
        "options": dict(match.options),
        "seats": match.seats,
        "players": match.players,
        "commitment": match.commitment,
    }
    if match.script is not None:
        header["script"] = [list(draw) for draw in match.script.draws]
        if match.script.then is not None:
            header["script"].append(["then", match.script.then.seed.hex()])
    if match.start is not None:
        header["start"] = dict(match.start)
    header["events"] = [event.to_json() for event in match.opening]
    records = [header]
    for number, move in enumerate(match.moves, 1):
        events = [event.to_json() for event in move.events]
        records.append({"move": number, "seat": move.seat, "action": move.action, "events": events, "hash": move.hash})
    records.append({**_ending(match), "seed": match.seed.hex()})
    written: list[str] = []
    chain = ""
    for record in records:
        chain = _chained(chain, record)
        written.append(json.dumps({**record, "check": chain}, ensure_ascii=False))
    return written


def _ending(match: Match) -> dict[str, Any]:
    """The last line but for the seed: the result, or enough to go on even if the rules have been mended since."""
    moves = len(match.moves)
    if match.over:
        return {"end": "over", "moves": moves, "standings": match.standings}
    return {"end": "suspended", "moves": moves, "position": match.position(), "chance": match._memory()}


def write(match: Match, path: Path) -> None:
    """Write the file beside its place, then move it there: a full disk loses nothing that was there before."""
    if not path.name:
        raise BadFile(str(path), 0, "cannot be written: it is not the name of a file")
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write("\n".join(lines(match)) + "\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):  # where not even that works, nothing was begun
            beside.unlink(missing_ok=True)
        raise BadFile(str(path), 0, f"cannot be written: {error.strerror}; nothing was changed") from error


def read(path: str | Path) -> Record:
    """Read a match file and check that it is whole and as it was written."""
    path = Path(path)
    name = str(path)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(name, 0, f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadFile(name, 0, "is not a match file: it is not text") from error
    records: list[dict[str, Any]] = []
    chain = ""
    for number, line in enumerate(text.removesuffix("\n").split("\n") if text else [], 1):
        record = _parse(name, number, line)
        claimed = record.pop("check", None)
        if number == 1 and record.get("format") != FORMAT:
            raise BadFile(name, 1, "is not an Arène match file: the header is missing")
        chain = _chained(chain, record)
        if claimed != chain:
            raise BadFile(name, number, "was changed after it was written: its check does not fit")
        records.append(record)
    if not records:
        raise BadFile(name, 0, "is empty")
    header = _fit(name, 1, _HEADER, records[0])
    if len(records) < 2 or "end" not in records[-1]:
        raise BadFile(name, len(records), "the file ends here without its last line: it was cut off")
    moves = []
    for number, record in enumerate(records[1:-1], 2):
        fitting = _fit(name, number, _MOVE, record)
        if fitting["move"] != number - 1:
            raise BadFile(name, number, f"holds move {fitting['move']}, expected is {number - 1}")
        events = [event_from_json(event) for event in fitting["events"]]
        moves.append(Move(fitting["seat"], fitting["action"], events, fitting["hash"]))
    end = _fit(name, len(records), _END, records[-1])
    if end["moves"] != len(moves):
        raise BadFile(name, len(records), f"counts {end['moves']} moves, the file holds {len(moves)}")
    return Record(path, header, moves, end)


def _parse(name: str, number: int, line: str) -> dict[str, Any]:
    try:
        record = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadFile(name, number, f"is not JSON: {error.msg} at column {error.colno}") from error
    except (ValueError, RecursionError) as error:
        raise BadFile(name, number, f"is not JSON that can be read: {error}") from error
    if not isinstance(record, dict):
        raise BadFile(name, number, "is not a JSON object")
    return record


def _fit(name: str, number: int, schema: Schema, record: dict[str, Any]) -> dict[str, Any]:
    try:
        fitting = check(schema, record)
    except BadData as error:
        raise BadFile(name, number, str(error)) from error
    assert isinstance(fitting, dict)
    return fitting


def load(path: str | Path) -> Match:
    """A match from its file, ready to go on.

    Under the rules it was played with, every move is replayed and compared. A suspended match of older rules goes on
    from its recorded position; a finished one can only be told again (``arene.read_record``).
    """
    record = read(path)
    match = _fresh(record)
    if record.header["rules"] == match.game.rules_version:
        _replay(record, match)
        return match
    if record.over:
        raise BadFile(str(path), 1, _other_rules(record, match) + "; it can be replayed from its events, not re-played")
    try:
        match._resume(record.moves, record.end["position"], record.end["chance"])
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadFile(str(path), len(record.moves) + 2, f"the recorded position does not fit: {error}") from error
    match.opening = record.opening
    return match


def verify(path: str | Path) -> Match:
    """Check a file completely: every draw, event and position follows from the seed, the rules and the actions."""
    record = read(path)
    match = _fresh(record)
    if record.header["rules"] != match.game.rules_version:
        raise BadFile(str(path), 1, _other_rules(record, match) + "; its draws cannot be recomputed")
    _replay(record, match)
    return match


def _other_rules(record: Record, match: Match) -> str:
    return f"was played under rules version {record.header['rules']}, these are version {match.game.rules_version}"


def _fresh(record: Record) -> Match:
    """The match at its start, with the recorded edition, options and seed."""
    header, name, last = record.header, str(record.path), len(record.moves) + 2
    try:
        game = load_game(header["game"])
        edition = game.check_edition(header["edition"]["data"])
        seed = bytes.fromhex(record.end["seed"])
        if commitment(seed) != header["commitment"]:
            raise BadFile(name, last, "the seed does not fit the fingerprint published in line 1")
        if edition.hash != header["edition"]["hash"]:
            raise BadFile(name, 1, "the edition does not fit its fingerprint")
        script = None
        if "script" in header:
            draws = [(str(label), value) for label, value in header["script"]]
            then = draws.pop()[1] if draws and draws[-1][0] == "then" else None
            script = Script(draws, None if then is None else str(then))
        seats = game.check_seats(header["seats"])
        options = game.check_options(seats, header["options"])
        return Match(game, seats, options, edition, seed, header["players"], script, header.get("start"))
    except BadData as error:
        raise BadFile(name, 1, str(error)) from error
    except (ValueError, TypeError) as error:
        if isinstance(error, BadFile):
            raise
        raise BadFile(name, last, f"the seed or the script cannot be used: {error}") from error


def _replay(record: Record, match: Match) -> None:
    name = str(record.path)
    _compare(name, 1, record.opening, match.opening)
    for number, move in enumerate(record.moves, 2):
        try:
            match.play(move.seat, move.action)
        except (Refusal, BadData) as error:
            raise BadFile(name, number, f"the action is not legal: {error}") from error
        except ScriptError as error:
            raise BadFile(name, number, f"the script does not fit: {error}") from error
        _compare(name, number, move.events, match.moves[-1].events)
        if match.moves[-1].hash != move.hash:
            raise BadFile(name, number, "the position after this move is not the recorded one")
    if match.over != record.over:
        raise BadFile(name, len(record.moves) + 2, "the match is over" if match.over else "the match is not over")
    for field, value in _ending(match).items():
        if record.end.get(field) != value:
            raise BadFile(name, len(record.moves) + 2, f"the recorded {field} is not what the moves lead to")


def _compare(name: str, number: int, recorded: list[Event], played: list[Event]) -> None:
    before = [json.dumps(event.to_json(), sort_keys=True) for event in recorded]
    after = [json.dumps(event.to_json(), sort_keys=True) for event in played]
    if before != after:
        raise BadFile(name, number, "the events are not those the rules give")
