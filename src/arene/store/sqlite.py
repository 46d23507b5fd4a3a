"""The store in one SQLite file: write-ahead log, every commit on the disk before it returns."""

from __future__ import annotations

import json
import secrets
import sqlite3
import threading
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from arene.store.records import (
    ENDED,
    OPEN,
    OVER,
    RUNNING,
    Conflict,
    Entry,
    Line,
    Person,
    Played,
    Seat,
    Sheet,
    Snapshot,
    Store,
    Tally,
)

SCHEMA_VERSION = 6

_SCHEMA = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    shape TEXT NOT NULL,
    colour TEXT NOT NULL DEFAULT '',
    link INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    edition TEXT NOT NULL,
    edition_hash TEXT NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    host TEXT NOT NULL,
    listed INTEGER NOT NULL,
    away_minutes INTEGER NOT NULL,
    created REAL NOT NULL,
    status TEXT NOT NULL,
    updated REAL NOT NULL,
    opening TEXT NOT NULL,
    rematch TEXT,
    ended_by TEXT,
    against TEXT NOT NULL DEFAULT '',
    clock TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX matches_by_status ON matches (status, updated);
CREATE INDEX matches_listed ON matches (id, status, game, updated, against); -- lists read nothing but this
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    shape TEXT NOT NULL,
    person TEXT,
    level TEXT,
    colour TEXT NOT NULL DEFAULT '',
    stand_in INTEGER NOT NULL DEFAULT 0,
    rank INTEGER,
    PRIMARY KEY (match, number)
);
CREATE INDEX seats_by_person ON seats (person, match, rank);
CREATE TABLE moves (
    match TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    by TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    hash TEXT NOT NULL,
    key TEXT,
    place INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seq)
);
CREATE UNIQUE INDEX moves_by_key ON moves (match, seat, key, place) WHERE key IS NOT NULL;
CREATE TABLE snapshots (match TEXT PRIMARY KEY REFERENCES matches (id), position TEXT NOT NULL, chance TEXT NOT NULL);
CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, number)
);
CREATE TABLE notes (match TEXT NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (match, person));
CREATE TABLE comforts (match TEXT NOT NULL, seat INTEGER NOT NULL, settings TEXT NOT NULL, PRIMARY KEY (match, seat));
CREATE TABLE clocks (match TEXT PRIMARY KEY, kept TEXT NOT NULL);
"""


# what brings a file of an earlier version to the next one
_UPGRADES = {
    1: """
ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN colour TEXT NOT NULL DEFAULT '';
""",
    2: """
CREATE TABLE comforts (match TEXT NOT NULL, seat INTEGER NOT NULL, settings TEXT NOT NULL, PRIMARY KEY (match, seat));
""",
    3: """
ALTER TABLE people ADD COLUMN link INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN ended_by TEXT;
ALTER TABLE seats ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0;
""",
    4: """
ALTER TABLE matches ADD COLUMN against TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN rank INTEGER;
CREATE INDEX matches_listed ON matches (id, status, game, updated, against);
DROP INDEX seats_by_person;
CREATE INDEX seats_by_person ON seats (person, match, rank);
""",
    5: """
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT '{}';
CREATE TABLE clocks (match TEXT PRIMARY KEY, kept TEXT NOT NULL);
""",
}


class _Append:
    """Moves that wait to be written."""

    def __init__(self, match: str, entries: Sequence[Entry], snapshot: Snapshot, status: str) -> None:
        self.match = match
        self.entries = entries
        self.snapshot = snapshot
        self.status = status
        self.done = False
        self.error: Exception | None = None

    def write(self, db: sqlite3.Connection) -> None:
        last = db.execute("SELECT max(seq) FROM moves WHERE match = ?", (self.match,)).fetchone()[0] or 0
        if [entry.seq for entry in self.entries] != list(range(last + 1, last + 1 + len(self.entries))):
            raise Conflict(f"seq {last}")
        rows = [_row_of(self.match, entry, place) for place, entry in enumerate(self.entries)]
        try:
            db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        except sqlite3.IntegrityError as error:
            raise Conflict("key") from error
        _write_snapshot(db, self.match, self.snapshot)
        changed = (self.status, self.entries[-1].at, self.match)
        db.execute("UPDATE matches SET status = ?, updated = ? WHERE id = ?", changed)


def _row_of(match: str, entry: Entry, place: int) -> tuple[object, ...]:
    return (
        *(match, entry.seq, entry.kind, entry.seat, entry.by, _dump(entry.action), _dump(entry.events)),
        *(entry.hash, entry.key, place, entry.at),
    )


class SqliteStore(Store):
    """One connection that writes, one that reads: nobody who looks waits for a commit to reach the disk."""

    def __init__(self, path: str | Path) -> None:
        self._lock = threading.Lock()
        self._waiting: deque[_Append] = deque()
        self._db = _connect(path)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        version = self._db.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            self._db.executescript(f"BEGIN;{_SCHEMA}PRAGMA user_version = {SCHEMA_VERSION};COMMIT;")
        while version in _UPGRADES:
            self._db.executescript(f"BEGIN;{_UPGRADES[version]}PRAGMA user_version = {version + 1};COMMIT;")
            version += 1
        if version not in (0, SCHEMA_VERSION):
            self._db.close()
            raise ValueError(f"{path} was written by another version of Arène (schema {version}, not {SCHEMA_VERSION})")
        self._reading = threading.Lock()
        self._reader = _connect(path)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            self._db.execute("COMMIT")

    def _rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        with self._reading:
            return self._reader.execute(query, values).fetchall()

    def _row(self, query: str, *values: object) -> sqlite3.Row | None:
        rows = self._rows(query, *values)
        return rows[0] if rows else None

    def secret(self) -> str:
        with self._transaction() as db:
            db.execute("INSERT OR IGNORE INTO meta VALUES ('secret', ?)", (secrets.token_hex(32),))
            return str(db.execute("SELECT value FROM meta WHERE name = 'secret'").fetchone()[0])

    # ---- people

    def save_person(self, person: Person) -> None:
        with self._transaction() as db:
            db.execute(
                "INSERT INTO people (id, name, shape, colour) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE"
                " SET name = excluded.name, shape = excluded.shape, colour = excluded.colour",
                (person.id, person.name, person.shape, person.colour),
            )

    def person(self, id: str) -> Person | None:
        row = self._row("SELECT id, name, shape, colour, link FROM people WHERE id = ?", id)
        return None if row is None else Person(**dict(row))

    def renew_link(self, id: str) -> None:
        with self._transaction() as db:
            db.execute("UPDATE people SET link = link + 1 WHERE id = ?", (id,))

    # ---- matches

    def create(self, sheet: Sheet, seats: Sequence[Seat]) -> None:
        with self._transaction() as db:
            try:
                db.execute(
                    "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, '', ?)",
                    (
                        sheet.id,
                        sheet.game,
                        sheet.rules_version,
                        _dump(sheet.edition),
                        sheet.edition_hash,
                        _dump(sheet.options),
                        sheet.seats,
                        sheet.seed,
                        sheet.commitment,
                        sheet.host,
                        int(sheet.listed),
                        sheet.away_minutes,
                        sheet.created,
                        OPEN,
                        sheet.created,
                        "[]",
                        _dump(sheet.clock),
                    ),
                )
            except sqlite3.IntegrityError as error:
                raise Conflict(sheet.id) from error
            db.executemany(
                "INSERT INTO seats (match, number, kind, name, shape, person, level, colour)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (sheet.id, seat.number, seat.kind, seat.name, seat.shape, seat.person, seat.level, seat.colour)
                    for seat in seats
                ],
            )

    def sheet(self, id: str) -> Sheet | None:
        row = self._row("SELECT * FROM matches WHERE id = ?", id)
        return None if row is None else _sheet(row)

    def seats(self, match: str) -> list[Seat]:
        rows = self._rows(
            "SELECT number, kind, name, shape, person, level, colour, stand_in, rank FROM seats"
            " WHERE match = ? ORDER BY number",
            match,
        )
        return [Seat(**{**dict(row), "stand_in": bool(row["stand_in"])}) for row in rows]

    def set_seat(self, match: str, seat: Seat, expected: str) -> None:
        with self._transaction() as db:
            changed = db.execute(
                "UPDATE seats SET kind = ?, name = ?, shape = ?, person = ?, level = ?, colour = ?"
                " WHERE match = ? AND number = ? AND kind = ? AND (SELECT status FROM matches WHERE id = match) = ?",
                (
                    *(seat.kind, seat.name, seat.shape, seat.person, seat.level, seat.colour),
                    *(match, seat.number, expected, OPEN),
                ),
            ).rowcount
            if changed != 1:
                raise Conflict(f"seat {seat.number}")

    def set_stand_in(self, match: str, number: int, wanted: bool) -> None:
        with self._transaction() as db:
            db.execute("UPDATE seats SET stand_in = ? WHERE match = ? AND number = ?", (int(wanted), match, number))

    def end(self, match: str, by: str, at: float) -> None:
        with self._transaction() as db:
            changed = db.execute(
                "UPDATE matches SET status = ?, ended_by = ?, updated = ? WHERE id = ? AND status = ?",
                (ENDED, by, at, match, RUNNING),
            ).rowcount
            if changed != 1:
                raise Conflict("not running")

    def withdraw(self, match: str) -> None:
        with self._transaction() as db:
            row = db.execute("SELECT status FROM matches WHERE id = ?", (match,)).fetchone()
            if row is None or row["status"] != OPEN:
                raise Conflict("begun")
            for table in ("seats", "chat", "notes", "comforts"):
                db.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
            db.execute("DELETE FROM matches WHERE id = ?", (match,))

    def start(self, match: str, opening: list[dict[str, Any]], snapshot: Snapshot, at: float) -> None:
        with self._transaction() as db:
            changed = db.execute(
                "UPDATE matches SET status = ?, opening = ?, updated = ? WHERE id = ? AND status = ?",
                (RUNNING, _dump(opening), at, match, OPEN),
            ).rowcount
            if changed != 1:
                raise Conflict("begun")
            _write_snapshot(db, match, snapshot)

    def append(self, match: str, entries: Sequence[Entry], snapshot: Snapshot, status: str) -> None:
        """Whoever comes to write takes along what others wait to write: one wait for the disk serves them all."""
        job = _Append(match, entries, snapshot, status)
        self._waiting.append(job)
        with self._lock:
            if not job.done:
                self._write_waiting()
        if job.error is not None:
            raise job.error

    def _write_waiting(self) -> None:
        jobs = [self._waiting.popleft() for _ in range(len(self._waiting))]
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._db.execute("SAVEPOINT job")
                try:
                    job.write(self._db)
                except Exception as error:  # one that fails leaves the others alone
                    job.error = error
                    self._db.execute("ROLLBACK TO job")
                self._db.execute("RELEASE job")
            self._db.execute("COMMIT")
        except Exception as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            for job in jobs:
                job.error = job.error or error
        for job in jobs:
            job.done = True

    def entries(self, match: str) -> list[Entry]:
        return [_entry(row) for row in self._rows("SELECT * FROM moves WHERE match = ? ORDER BY seq", match)]

    def entries_with_key(self, match: str, seat: int, key: str) -> list[Entry]:
        rows = self._rows("SELECT * FROM moves WHERE match = ? AND seat = ? AND key = ? ORDER BY seq", match, seat, key)
        return [_entry(row) for row in rows]

    def snapshot(self, match: str) -> Snapshot | None:
        row = self._row("SELECT position, chance FROM snapshots WHERE match = ?", match)
        return None if row is None else Snapshot(json.loads(row["position"]), json.loads(row["chance"]))

    def set_rematch(self, match: str, follower: str) -> str:
        with self._transaction() as db:
            db.execute("UPDATE matches SET rematch = ? WHERE id = ? AND rematch IS NULL", (follower, match))
            return str(db.execute("SELECT rematch FROM matches WHERE id = ?", (match,)).fetchone()[0])

    def open_matches(self, limit: int, since: float) -> list[Sheet]:
        rows = self._rows(
            "SELECT * FROM matches WHERE status = ? AND listed = 1 AND created > ? ORDER BY created DESC LIMIT ?",
            OPEN,
            since,
            limit,
        )
        return [_sheet(row) for row in rows]

    def settle(self, match: str, ranks: Mapping[int, int], against: str) -> None:
        with self._transaction() as db:
            rows = [(rank, match, seat) for seat, rank in ranks.items()]
            db.executemany("UPDATE seats SET rank = ? WHERE match = ? AND number = ?", rows)
            db.execute("UPDATE matches SET against = ? WHERE id = ?", (against, match))

    def unsettled(self) -> list[str]:
        rows = self._rows("SELECT id FROM matches INDEXED BY matches_listed WHERE status = ? AND against = ''", OVER)
        return [str(row["id"]) for row in rows]

    def played(
        self,
        person: str,
        limit: int,
        skip: int = 0,
        game: str | None = None,
        statuses: Sequence[str] = (),
        won: bool | None = None,
    ) -> list[Played]:
        wanted, values = ["s.person = ?"], [person]
        if game is not None:
            wanted.append("m.game = ?")
            values.append(game)
        if statuses:
            wanted.append(f"m.status IN ({', '.join('?' * len(statuses))})")
            values.extend(statuses)
        having = "" if won is None else f"HAVING min(s.rank) {'=' if won else '>'} 1"
        rows = self._rows(
            "SELECT m.id AS match, m.game, m.status, m.updated, m.against, min(s.rank) AS rank"
            " FROM seats s INDEXED BY seats_by_person JOIN matches m INDEXED BY matches_listed ON m.id = s.match"
            f" WHERE {' AND '.join(wanted)} GROUP BY s.match {having} ORDER BY m.updated DESC LIMIT ? OFFSET ?",
            *values,
            limit,
            skip,
        )
        return [Played(**dict(row)) for row in rows]

    def tally(self, person: str) -> list[Tally]:
        rows = self._rows(
            "SELECT game, against, count(*) AS played, sum(rank = 1) AS won FROM ("
            " SELECT m.game, m.against, min(s.rank) AS rank"
            " FROM seats s INDEXED BY seats_by_person JOIN matches m INDEXED BY matches_listed ON m.id = s.match"
            " WHERE s.person = ? AND m.status = ? AND m.against != '' GROUP BY s.match"
            ") GROUP BY game, against ORDER BY game, against",
            person,
            OVER,
        )
        return [Tally(**dict(row)) for row in rows]

    def running(self) -> list[str]:
        return [str(row["id"]) for row in self._rows("SELECT id FROM matches WHERE status = ?", RUNNING)]

    # ---- chat and notes

    def say(self, match: str, person: Person, text: str, at: float) -> Line:
        with self._transaction() as db:
            last = db.execute("SELECT max(number) FROM chat WHERE match = ?", (match,)).fetchone()[0] or 0
            line = Line(last + 1, person.id, person.name, text, at)
            db.execute(
                "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", (match, line.number, line.person, line.name, text, at)
            )
            return line

    def lines(self, match: str, after: int = 0) -> list[Line]:
        rows = self._rows(
            "SELECT number, person, name, text, at FROM chat WHERE match = ? AND number > ? ORDER BY number",
            match,
            after,
        )
        return [Line(**dict(row)) for row in rows]

    def note(self, match: str, person: str) -> str:
        row = self._row("SELECT text FROM notes WHERE match = ? AND person = ?", match, person)
        return "" if row is None else str(row["text"])

    def set_note(self, match: str, person: str, text: str) -> None:
        with self._transaction() as db:
            db.execute(
                "INSERT INTO notes VALUES (?, ?, ?) ON CONFLICT (match, person) DO UPDATE SET text = excluded.text",
                (match, person, text),
            )

    def comforts(self, match: str) -> dict[int, dict[str, Any]]:
        rows = self._rows("SELECT seat, settings FROM comforts WHERE match = ?", match)
        return {int(row["seat"]): json.loads(row["settings"]) for row in rows}

    def set_comforts(self, match: str, seat: int, settings: Mapping[str, Any]) -> None:
        with self._transaction() as db:
            db.execute(
                "INSERT INTO comforts VALUES (?, ?, ?)"
                " ON CONFLICT (match, seat) DO UPDATE SET settings = excluded.settings",
                (match, seat, json.dumps(dict(settings))),
            )

    def clocks(self, match: str) -> dict[str, Any] | None:
        row = self._row("SELECT kept FROM clocks WHERE match = ?", match)
        return None if row is None else dict(json.loads(row["kept"]))

    def set_clocks(self, match: str, kept: Mapping[str, Any]) -> None:
        with self._transaction() as db:
            db.execute(
                "INSERT INTO clocks VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET kept = excluded.kept",
                (match, _dump(dict(kept))),
            )

    def close(self) -> None:
        with self._lock, self._reading:
            self._reader.close()
            self._db.close()


def _connect(path: str | Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=30)
    connection.row_factory = sqlite3.Row
    return connection


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _sheet(row: sqlite3.Row) -> Sheet:
    record = dict(row)
    for name in ("edition", "options", "opening", "clock"):
        record[name] = json.loads(record[name])
    return Sheet(**{**record, "listed": bool(record["listed"])})


def _entry(row: sqlite3.Row) -> Entry:
    record = {name: row[name] for name in ("seq", "kind", "seat", "by", "hash", "key", "at")}
    return Entry(**record, action=json.loads(row["action"]), events=json.loads(row["events"]))


def _write_snapshot(db: sqlite3.Connection, match: str, snapshot: Snapshot) -> None:
    db.execute(
        "INSERT INTO snapshots VALUES (?, ?, ?)"
        " ON CONFLICT (match) DO UPDATE SET position = excluded.position, chance = excluded.chance",
        (match, _dump(snapshot.position), _dump(snapshot.chance)),
    )
