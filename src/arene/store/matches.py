"""Matches out of a store: begun, brought back after a stop, written move by move."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from arene.bots import LEVELS
from arene.core.events import event_from_json
from arene.core.game import load_game
from arene.core.match import Match, Move
from arene.core.refusal import BadData, Fault, Refusal
from arene.store.records import OVER, RUNNING, Entry, Seat, Sheet, Snapshot, Store

log = logging.getLogger("arene.store")


def fresh(sheet: Sheet, seats: Sequence[Seat]) -> Match:
    """The match at its first decision, under its own rules if they are known."""
    game = load_game(sheet.game)
    game = game.under(sheet.rules_version) or game
    edition = game.check_edition(sheet.edition)
    return Match(game, sheet.seats, sheet.options, edition, bytes.fromhex(sheet.seed), [seat.name for seat in seats])


def restore(store: Store, sheet: Sheet) -> Match:
    """A begun match as its journal left it.

    Under the rules it was played with every move is played again. Where the rules were mended since, or give another
    position, it goes on from the recorded one: a rule fix must not break a running match.
    """
    match = fresh(sheet, store.seats(sheet.id))
    moves = standing_moves(store.entries(sheet.id))
    if sheet.rules_version == match.rules and _replayed(match, moves):
        return match
    snapshot = store.snapshot(sheet.id)
    if snapshot is None:
        raise BadData(sheet.id, Fault("no-snapshot"))
    match = fresh(sheet, store.seats(sheet.id))
    match.resume(moves, snapshot.position, snapshot.chance)
    match.opening = [event_from_json(event) for event in sheet.opening]
    return match


def glance(store: Store, sheet: Sheet, seats: Sequence[Seat]) -> Match:
    """A begun match where it stands, without its past: for a list, where playing every move again would take long."""
    match = fresh(sheet, seats)
    snapshot = store.snapshot(sheet.id)
    if snapshot is None:
        raise BadData(sheet.id, Fault("no-snapshot"))
    match.resume([], snapshot.position, snapshot.chance)
    return match


def standing_moves(entries: Sequence[Entry]) -> list[Move]:
    """The moves that were not taken back."""
    moves: list[Move] = []
    for entry in entries:
        if entry.kind == "undo":
            moves.pop()
        else:
            moves.append(Move(entry.seat, entry.action, [event_from_json(event) for event in entry.events], entry.hash))
    return moves


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
    return Snapshot(match.position(), match.memory())


def move_entries(match: Match, since: int, seq: int, by: str, key: str | None, at: float) -> list[Entry]:
    """The journal lines of the moves after the first ``since`` ones; ``seq`` is the last number written."""
    return [
        Entry(
            seq + place,
            "move",
            move.seat,
            by,
            move.action,
            [event.to_json() for event in move.events],
            move.hash,
            key,
            at,
        )
        for place, move in enumerate(match.moves[since:], 1)
    ]


def undo_entry(match: Match, seat: int, seq: int, key: str | None, at: float) -> Entry:
    """The journal line of a move taken back."""
    return Entry(seq + 1, "undo", seat, "person", {}, [], match.hash, key, at)


def ranks_of(match: Match) -> dict[int, int]:
    """Each seat's place, once the match is over."""
    return {int(standing.seat): int(standing.rank) for standing in match.state.standings()}


def against(seats: Sequence[Seat]) -> str:
    """Whom a match was played with: other people, or else bots, by the best of them."""
    if len({seat.person for seat in seats if seat.kind == "person"}) > 1:
        return "people"
    levels = [seat.level or "normal" for seat in seats if seat.kind == "bot"]
    return max(levels, key=LEVELS.index, default="nobody")


def settle(store: Store, id: str) -> None:
    """Write down how a match ended that was finished before lists told of it."""
    sheet = store.sheet(id)
    assert sheet is not None
    seats = store.seats(id)
    try:
        store.settle(id, ranks_of(glance(store, sheet, seats)), against(seats))
    except Exception:  # one that cannot be read stays without a result
        log.exception("match %s: nobody knows how it ended", id)


def status_of(match: Match) -> str:
    return OVER if match.over else RUNNING
