"""Matches out of a store: begun, brought back after a stop, written move by move."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from arene.bots import LEVELS, level_of
from arene.core.edition import Edition
from arene.core.events import Event, event_from_json
from arene.core.game import Game, load_game
from arene.core.match import Match, Move
from arene.core.refusal import BadData, Fault, Refusal
from arene.store.records import OVER, RUNNING, Deal, Ending, Entry, Seat, Sheet, Snapshot, Store

log = logging.getLogger("arene.store")

_PAUSE = "_pause"  # in the journal: people looked at the position after this event before the move went on
_editions: dict[tuple[str, int, str], Edition] = {}  # boxes that were checked, by game, rules and fingerprint
_BOXES = 200


def fresh(sheet: Sheet, seats: Sequence[Seat]) -> Match:
    """The match at its first decision, under its own rules if they are known."""
    game = load_game(sheet.game)
    game = game.under(sheet.rules_version) or game
    edition = _edition(game, sheet)
    seed, names = bytes.fromhex(sheet.seed), [seat.name for seat in seats]
    return Match(game, sheet.seats, sheet.options, edition, seed, names, start=sheet.start)


def _edition(game: Game, sheet: Sheet) -> Edition:
    """The box of a match, checked once and shared by all who play with the same."""
    key = game.id, game.rules, sheet.edition_hash
    if key not in _editions:
        if len(_editions) >= _BOXES:
            _editions.clear()
        _editions[key] = game.check_edition(sheet.edition)
    return _editions[key]


def deal_of(sheet: Sheet, seats: Sequence[Seat], at: float) -> Deal | None:
    """How the match begins; None while somebody is missing."""
    if any(seat.kind == "open" for seat in seats):
        return None
    match = fresh(sheet, seats)
    return Deal([event.to_json() for event in match.opening], snapshot_of(match), at)


def restore(store: Store, sheet: Sheet, entries: Sequence[Entry] | None = None) -> Match:
    """A begun match as its journal left it: the recorded position, and what happened before as it was written. Nothing
    is played again, so a rule fix does not break a running match."""
    moves = standing_moves(store.entries(sheet.id) if entries is None else entries)
    return _resumed(store, sheet, store.seats(sheet.id), moves)


def history(store: Store, sheet: Sheet) -> Match:
    """The same match with every position it went through, played again under the rules it was played with; without
    them where these are not known any more, or give another position today."""
    match = fresh(sheet, store.seats(sheet.id))
    moves = standing_moves(store.entries(sheet.id))
    if sheet.rules_version == match.rules and _replayed(match, moves):
        return match
    return _resumed(store, sheet, store.seats(sheet.id), moves)


def glance(store: Store, sheet: Sheet, seats: Sequence[Seat]) -> Match:
    """A begun match where it stands, without its past: for a list."""
    return _resumed(store, sheet, seats, [])


def _resumed(store: Store, sheet: Sheet, seats: Sequence[Seat], moves: list[Move]) -> Match:
    match, snapshot = fresh(sheet, seats), store.snapshot(sheet.id)
    if snapshot is None:
        raise BadData(sheet.id, Fault("no-snapshot"))
    match.resume(moves, snapshot.position, snapshot.chance, min(len(moves), int(snapshot.chance.get("back", 0))))
    match.opening = [event_from_json(event) for event in sheet.opening]
    return match


def standing_moves(entries: Sequence[Entry]) -> list[Move]:
    """The moves that were not taken back."""
    moves: list[Move] = []
    for entry in entries:
        if entry.kind == "undo":
            moves.pop()
        else:
            pauses = [(place, None) for place, event in enumerate(entry.events, 1) if _PAUSE in event]
            moves.append(Move(entry.seat, entry.action, events_of(entry), entry.hash, (), pauses))
            moves[-1].fold()
    return moves


def events_of(entry: Entry) -> list[Event]:
    """What an entry says that happened."""
    return [event_from_json(_without_pause(record)) for record in entry.events]


def _without_pause(record: Mapping[str, Any]) -> Mapping[str, Any]:
    return {name: value for name, value in record.items() if name != _PAUSE} if _PAUSE in record else record


def _events_to_write(move: Move) -> list[dict[str, Any]]:
    records = [event.to_json() for event in move.events]
    for told, _ in move.pauses:
        records[told - 1][_PAUSE] = True
    return records


def _replayed(match: Match, moves: Sequence[Move]) -> bool:
    for move in moves:
        try:
            match.play(move.seat, move.action)
        except (Refusal, BadData):
            return False
        if match.hash != move.hash:
            return False
    return True


def snapshot_of(match: Match) -> Snapshot:
    return Snapshot(match.position(), {**match.memory(), "back": match.back})


def move_entries(match: Match, since: int, seq: int, by: str, key: str | None, at: float) -> list[Entry]:
    """The journal lines of the moves after the first ``since`` ones; ``seq`` is the last number written."""
    return [
        Entry(
            seq + place,
            "move",
            move.seat,
            by,
            move.action,
            _events_to_write(move),
            move.hash,
            key,
            at,
        )
        for place, move in enumerate(match.moves[since:], 1)
    ]


def undo_entry(match: Match, seat: int, seq: int, key: str | None, at: float) -> Entry:
    """The journal line of a move taken back."""
    return Entry(seq + 1, "undo", seat, "person", {}, [], match.hash, key, at)


def ending_of(match: Match, sheet: Sheet, seats: Sequence[Seat]) -> Ending:
    """How a match ended that is over; what was only tried out counts as an ``aside``."""
    results = {one.seat: (int(one.rank), int(one.score)) for one in match.state.standings()}
    return Ending(results, against(seats) if sheet.origin is None else "aside")


def against(seats: Sequence[Seat]) -> str:
    """Whom a match was played with: other people, or else bots, by the best of them."""
    if len({seat.person for seat in seats if seat.kind == "person"}) > 1:
        return "people"
    levels = [level_of(seat.level or "good") for seat in seats if seat.kind == "bot"]
    return max(levels, key=LEVELS.index, default="nobody")


def settle(store: Store, id: str) -> None:
    """Write down how a match ended that was finished before lists told of it."""
    sheet = store.sheet(id)
    assert sheet is not None
    seats = store.seats(id)
    try:
        store.settle(id, ending_of(glance(store, sheet, seats), sheet, seats))
    except Exception:  # one that cannot be read stays without a result
        log.exception("match %s: nobody knows how it ended", id)


def status_of(match: Match) -> str:
    return OVER if match.over else RUNNING
