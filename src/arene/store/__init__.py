"""Where matches live: people, seats, every move, chat and notes, in a database chosen by its URL.

Moves are appended in one transaction before anybody sees them: no screen ever shows a move that a crash could lose.
"""

from __future__ import annotations

from arene.store.records import (
    Conflict,
    Deal,
    Ending,
    Entry,
    Line,
    Lost,
    Person,
    Played,
    Seat,
    SharedDeal,
    Sheet,
    Snapshot,
    Store,
    Tally,
    Unavailable,
)
from arene.store.sql import SqlStore, open_store

__all__ = [
    "Conflict",
    "Deal",
    "Ending",
    "Entry",
    "Line",
    "Lost",
    "Person",
    "Played",
    "Seat",
    "SharedDeal",
    "Sheet",
    "Snapshot",
    "SqlStore",
    "Store",
    "Tally",
    "Unavailable",
    "open_store",
]
