"""Where matches live: people, seats, every move, chat and notes. SQLite by default.

Moves are appended in one transaction before anybody sees them: no screen ever shows a move that a crash could lose.
"""

from __future__ import annotations

from arene.store.records import Conflict, Entry, Line, Person, Played, Seat, Sheet, Snapshot, Store, Tally
from arene.store.sqlite import SqliteStore

__all__ = [
    "Conflict",
    "Entry",
    "Line",
    "Person",
    "Played",
    "Seat",
    "Sheet",
    "Snapshot",
    "SqliteStore",
    "Store",
    "Tally",
]
