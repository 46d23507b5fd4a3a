"""Match files: JSON Lines that a person can read and anybody can verify.

The first line is the header, then one line per move, then a last line with the seed. Every line carries a check over
itself and all lines before it, so that a truncated or edited file is found out and the line named.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from arene.core.chance import Script, ScriptError, commitment
from arene.core.events import Event, event_from_json
from arene.core.files import file_text
from arene.core.game import load_game
from arene.core.match import Match, Move, checked_names, visible
from arene.core.notation import what_was_misread
from arene.core.refusal import BadData, BadFile, Fault, Refusal, os_fault
from arene.core.schema import Schema, check

FORMAT = "arene-match"
FORMAT_VERSION = 1
MEGABYTES = 64  # of a match file: thirty times the longest match

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
        self.opening = _events(path, 1, header["events"])

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
    with match.held():
        return _lines(match)


def _lines(match: Match) -> list[str]:
    header: dict[str, Any] = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": match.game.id,
        "rules": match.rules,
        "edition": {"hash": match.edition.hash, "data": dict(match.edition.data)},
        "options": dict(match.options),
        "seats": match.seats,
        "players": list(match.players),
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
    return {"end": "suspended", "moves": moves, "position": match.position(), "chance": match.memory()}


def write(match: Match, path: str | Path) -> None:
    """Write the file beside its place, then move it there: a full disk loses nothing that was there before."""
    target = _target(path)
    beside = target.with_name(target.name + ".part")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write("\n".join(lines(match)) + "\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException as error:  # whatever comes between, an interruption too: nothing half-written stays
        with suppress(OSError):  # where not even that works, nothing was begun
            beside.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise BadFile(str(path), 0, Fault("unwritable-kept", reason=os_fault(error))) from error
        if isinstance(error, UnicodeEncodeError):
            raise BadFile(str(path), 0, Fault("unwritable-kept", reason=Fault("half-sign"))) from error
        raise


def _target(path: str | Path) -> Path:
    """Where a match is written: the file itself, or the one a link leads to; never a device or a pipe."""
    name = _file_name(path)
    if not name.name:
        raise BadFile(str(path), 0, Fault("unwritable", reason=Fault("no-file-name")))
    try:
        target = Path(os.path.realpath(name))
        if target.exists() and not target.is_file() and not target.is_dir():
            raise BadFile(str(path), 0, Fault("unwritable", reason=Fault("no-ordinary-file")))
    except OSError as error:
        raise BadFile(str(path), 0, Fault("unwritable-kept", reason=os_fault(error))) from error
    return target


def _file_name(path: object) -> Path:
    if not isinstance(path, (str, Path)) or "\0" in str(path):
        raise BadFile(repr(path), 0, Fault("no-file-name"))
    return Path(path)


def read(path: str | Path) -> Record:
    """Read a match file and check that it is whole and as it was written."""
    path = _file_name(path)
    name = str(path)
    try:
        text = file_text(path, MEGABYTES)
    except BadData as error:
        raise BadFile(name, 0, Fault("no-text") if _is_no_text(error) else error.fault) from error
    return _record(path, text)


def _record(path: Path, text: str) -> Record:
    """What a file's text says, once every line of it is found as it was written."""
    name = str(path)
    records: list[dict[str, Any]] = []
    chain = ""
    whole = text.endswith("\n")
    rows = text.removesuffix("\n").split("\n") if text else []
    for number, line in enumerate(rows, 1):
        record = _parse(name, number, line, whole or number < len(rows))
        claimed = record.pop("check", None)
        if number == 1 and record.get("format") != FORMAT:
            raise BadFile(name, 1, Fault("no-header"))
        try:
            chain = _chained(chain, record)
        except UnicodeEncodeError as error:
            raise BadFile(name, number, Fault("half-sign")) from error
        if claimed != chain:
            raise BadFile(name, number, Fault("changed"))
        records.append(record)
    if not records:
        raise BadFile(name, 0, Fault("empty"))
    header = _fit(name, 1, _HEADER, records[0])
    _named(name, header)
    if len(records) < 2 or "end" not in records[-1]:
        raise BadFile(name, len(records), Fault("cut-off"))
    moves = []
    for number, record in enumerate(records[1:-1], 2):
        fitting = _fit(name, number, _MOVE, record)
        if fitting["move"] != number - 1:
            raise BadFile(name, number, Fault("move-number", there=fitting["move"], expected=number - 1))
        events = _events(path, number, fitting["events"])
        moves.append(Move(fitting["seat"], fitting["action"], events, fitting["hash"]))
    end = _fit(name, len(records), _END, records[-1])
    if end["moves"] != len(moves):
        raise BadFile(name, len(records), Fault("move-count", said=end["moves"], there=len(moves)))
    return Record(path, header, moves, end)


def _is_no_text(error: BadData) -> bool:
    return isinstance(error.fault, Fault) and error.fault.id == "not-utf-8"


def _named(name: str, header: Mapping[str, Any]) -> None:
    """The names are shown even where the rules are not needed: in a match told again."""
    try:
        checked_names(header["players"], len(header["players"]))
    except BadData as error:
        raise BadFile(name, 1, Fault("data", error=error)) from error


def _events(path: Path, number: int, records: list[dict[str, Any]]) -> list[Event]:
    events = []
    for place, record in enumerate(records):
        try:
            events.append(event_from_json(record))
        except BadData as error:
            inside = BadData(f"events[{place}].{error.path}", error.fault)
            raise BadFile(str(path), number, Fault("data", error=inside)) from error
    return events


def _parse(name: str, number: int, line: str, whole: bool) -> dict[str, Any]:
    """A line; ``whole`` unless the file ends in it, as a full disk or a broken copy leaves it."""
    try:
        record = json.loads(line)
    except json.JSONDecodeError as error:
        if not whole and line.startswith("{"):
            raise BadFile(name, number, Fault("cut-off-line")) from error
        raise BadFile(name, number, Fault("no-json", reason=what_was_misread(error), column=error.colno)) from error
    except RecursionError as error:
        raise BadFile(name, number, Fault("no-json-at-all", reason=Fault("too-deep"))) from error
    except ValueError as error:
        raise BadFile(name, number, Fault("no-json-at-all", reason=what_was_misread(error))) from error
    if not isinstance(record, dict):
        raise BadFile(name, number, Fault("no-json-object"))
    return record


def _fit(name: str, number: int, schema: Schema, record: dict[str, Any]) -> dict[str, Any]:
    try:
        fitting = check(schema, record)
    except BadData as error:
        raise BadFile(name, number, Fault("data", error=error)) from error
    assert isinstance(fitting, dict)
    return fitting


def load(path: str | Path) -> Match:
    """A match from its file, ready to go on.

    Every move is replayed under the rules it was played with, and compared. Where those rules are no longer known, or
    not yet, a suspended match goes on from its recorded position, and a finished one can only be told again
    (``arene.read_record``).
    """
    return _match_of(read(path))


def load_lines(rows: Sequence[str]) -> Match:
    """A match from the lines of its file, wherever they were kept."""
    return _match_of(_record(Path("match"), "\n".join(rows) + "\n"))


def _match_of(record: Record) -> Match:
    match = _fresh(record)
    if record.header["rules"] == match.rules:
        _replay(record, match)
        return match
    if record.over:
        raise BadFile(str(record.path), 1, _other_rules("other-rules-over", record, match))
    try:
        match.resume(record.moves, record.end["position"], record.end["chance"])
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadFile(str(record.path), len(record.moves) + 2, Fault("recorded-position", error=error)) from error
    match.opening = record.opening
    match.rules = record.header["rules"]  # these moves cannot be replayed next time either
    return match


def verify(path: str | Path) -> Match:
    """Check a file completely: every draw, event and position follows from the seed, the rules and the actions.

    What was scripted (``match.script``) or chosen (``match.start``) is taken as it stands: ``unforced`` asks.
    """
    record = read(path)
    match = _fresh(record)
    if record.header["rules"] != match.rules:
        raise BadFile(str(path), 1, _other_rules("other-rules-verify", record, match))
    _replay(record, match)
    return match


def unforced(match: Match) -> bool:
    """Whether the match began as the rules say and drew all its chance from the sealed seed: nothing was chosen."""
    return match.script is None and match.start is None


def _other_rules(id: str, record: Record, match: Match) -> Fault:
    return Fault(id, then=record.header["rules"], now=match.game.rules_version)


def _fresh(record: Record) -> Match:
    """The match at its start, with the recorded edition, options and seed, under its own rules if they are known."""
    header, name, last = record.header, str(record.path), len(record.moves) + 2
    try:
        game = load_game(header["game"])
        game = game.under(header["rules"]) or game
        edition = game.check_edition(header["edition"]["data"])
        try:
            seed = bytes.fromhex(record.end["seed"])
        except ValueError as error:
            raise BadFile(name, last, Fault("seed-unusable", reason=str(error))) from error
        if commitment(seed) != header["commitment"]:
            raise BadFile(name, last, Fault("seed-commitment"))
        if edition.hash != header["edition"]["hash"]:
            raise BadFile(name, 1, Fault("edition-hash"))
        script = None
        if "script" in header:
            script = _script(header["script"])
        seats = game.check_seats(header["seats"])
        options = game.check_options(seats, header["options"])
        return Match(game, seats, options, edition, seed, header["players"], script, header.get("start"))
    except BadData as error:
        raise BadFile(name, 1, Fault("data", error=error)) from error
    except (ValueError, TypeError) as error:
        if isinstance(error, BadFile):
            raise
        reason = error.fault if isinstance(error, ScriptError) else str(error)
        raise BadFile(name, 1, Fault("script-unusable", reason=reason)) from error


def _script(draws: list[Any]) -> Script:
    """As it was written: the draws, and the seed of those that follow them."""
    if draws and isinstance(draws[-1], list) and draws[-1][:1] == ["then"] and len(draws[-1]) == 2:
        return Script(draws[:-1], str(draws[-1][1]))
    return Script(draws)


def _replay(record: Record, match: Match) -> None:
    name = str(record.path)
    _compare(name, 1, record.opening, match.opening)
    for number, move in enumerate(record.moves, 2):
        try:
            match.play(move.seat, move.action)
        except (Refusal, BadData) as error:
            raise BadFile(name, number, Fault("illegal", error=error)) from error
        except ScriptError as error:
            raise BadFile(name, number, Fault("script-misfit", reason=error.fault)) from error
        _compare(name, number, move.events, match.moves[-1].events)
        if match.moves[-1].hash != move.hash:
            raise BadFile(name, number, Fault("other-position"))
    if match.over != record.over:
        raise BadFile(name, len(record.moves) + 2, Fault("is-over" if match.over else "is-not-over"))
    for field, value in _ending(match).items():
        if record.end.get(field) != value:
            raise BadFile(name, len(record.moves) + 2, Fault("other-ending", field=field))


def _compare(name: str, number: int, recorded: list[Event], played: list[Event]) -> None:
    before = [json.dumps(event.to_json(), sort_keys=True) for event in recorded]
    after = [json.dumps(event.to_json(), sort_keys=True) for event in played]
    if before != after:
        raise BadFile(name, number, Fault("other-events"))
