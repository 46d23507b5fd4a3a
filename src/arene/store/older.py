"""SQLite files of before the migrations: they kept the number of their schema in ``user_version``."""

from __future__ import annotations

from typing import Any

LAST = 6  # the schema that the first revision makes

# what brings a file of an earlier schema to the next one
_UPGRADES = {
    1: (
        "ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN colour TEXT NOT NULL DEFAULT ''",
    ),
    2: (
        "CREATE TABLE comforts"
        " (match TEXT NOT NULL, seat INTEGER NOT NULL, settings TEXT NOT NULL, PRIMARY KEY (match, seat))",
    ),
    3: (
        "ALTER TABLE people ADD COLUMN link INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN ended_by TEXT",
        "ALTER TABLE seats ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0",
    ),
    4: (
        "ALTER TABLE matches ADD COLUMN against TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN rank INTEGER",
        "CREATE INDEX matches_listed ON matches (id, status, game, updated, against)",
        "DROP INDEX seats_by_person",
        "CREATE INDEX seats_by_person ON seats (person, match, rank)",
    ),
    5: (
        "ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT '{}'",
        "CREATE TABLE clocks (match TEXT PRIMARY KEY, kept TEXT NOT NULL)",
    ),
}


def bring_to_first_revision(connection: Any) -> bool:
    """Within the open transaction of a SQLAlchemy connection; False for a file with nothing in it."""
    version = int(connection.exec_driver_sql("PRAGMA user_version").scalar())
    if version == 0:
        return False
    if version > LAST:
        raise ValueError(f"schema {version}, not {LAST}")
    for before in range(version, LAST):
        for statement in _UPGRADES[before]:
            connection.exec_driver_sql(statement)
    connection.exec_driver_sql(f"PRAGMA user_version = {LAST}")
    return True
