"""The store in a database: SQLite or PostgreSQL, the same statements for both."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import ClauseElement, Table, bindparam, delete, func, insert, null, select, text, update

from arene.core.refusal import BadData, Fault, os_fault
from arene.store import backup, schema
from arene.store.accounts import Accounts
from arene.store.database import Database, Row, Transaction
from arene.store.deals import Deals
from arene.store.drivers import Driver, driver_for
from arene.store.keeping import Keeping
from arene.store.news import Listener
from arene.store.notices import Notices
from arene.store.records import (
    ENDED,
    LINES,
    OPEN,
    OVER,
    RUNNING,
    Conflict,
    Deal,
    Ending,
    Entry,
    Line,
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
from arene.store.schema import (
    analyses,
    chat,
    clocks,
    comforts,
    deal_people,
    matches,
    meta,
    moves,
    notes,
    people,
    seats,
    silenced,
    snapshots,
)
from arene.store.turns import Turns

# ---- the statements; ``:name`` is a value


def _upsert(table: Table, *columns: str) -> ClauseElement:
    """Write a row, or what it says anew."""
    key = [column.name for column in table.primary_key]
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in key)
    return text(
        f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({', '.join(f':{name}' for name in columns)})"
        f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
    )


_KEEP_SECRET = text("INSERT INTO meta (name, value) VALUES ('secret', :value) ON CONFLICT (name) DO NOTHING")
_SECRET = select(meta.c.value).where(meta.c.name == "secret")

_SAVE_PERSON = _upsert(people, "id", "name", "shape", "colour")
_PERSON = select(*people.c["id", "name", "shape", "colour", "link"]).where(people.c.id == bindparam("id"))

_SHEET_COLUMNS = matches.c[
    *("id", "game", "rules_version", "edition", "edition_hash", "options", "seats", "seed", "commitment", "host"),
    *("listed", "away_minutes", "created", "status", "updated", "opening", "rematch", "ended_by", "against", "clock"),
    *("help", "start", "origin", "deal"),
]
_CREATE = insert(matches)
_SHEET = select(*_SHEET_COLUMNS).where(matches.c.id == bindparam("id"))
_ITS_ID = matches.c.id == bindparam("match")
_START = update(matches).where(_ITS_ID).values(status=RUNNING, opening=bindparam("told"), updated=bindparam("at"))
_END = update(matches).where(_ITS_ID).values(status=ENDED, ended_by=bindparam("by"), updated=bindparam("at"))
_MOVED = (
    update(matches)
    .where(_ITS_ID, matches.c.seq == bindparam("before"))
    .where(matches.c.owner == bindparam("me"), matches.c.fence == bindparam("is_fence"))
    .values(status=bindparam("now"), updated=bindparam("at"), seq=bindparam("last"))
)
_REMOVE = delete(matches).where(matches.c.id == bindparam("match"))
_FOLLOW = update(matches).where(_ITS_ID).values(rematch=bindparam("follower"))
_FOLLOWER = text(  # one that was promised and never made does not count
    "SELECT m.rematch FROM matches AS m JOIN matches AS f ON f.id = m.rematch WHERE m.id = :match"
)
_OPEN = (
    select(*_SHEET_COLUMNS)
    .where(matches.c.status == OPEN, matches.c.listed == 1, matches.c.created > bindparam("since"))
    .order_by(matches.c.created.desc())
    .limit(bindparam("most"))
)
_BEGUN = select(matches.c.id).where(matches.c.status != OPEN).order_by(matches.c.created, matches.c.id)
_RUNNING = select(matches.c.id).where(matches.c.status == RUNNING)
_AGAINST = update(matches).where(matches.c.id == bindparam("match")).values(against=bindparam("kind"))

_ADD_SEAT = insert(seats)
_SEATS = (
    select(*seats.c["number", "kind", "name", "shape", "person", "level", "colour", "stand_in", "rank", "score"])
    .where(seats.c.match == bindparam("match"))
    .order_by(seats.c.number)
)
_ITS_SEAT = (seats.c.match == bindparam("at_match"), seats.c.number == bindparam("at_number"))
_SET_SEAT = (
    update(seats)
    .where(*_ITS_SEAT, seats.c.kind == bindparam("expected"))
    .values({name: bindparam(name) for name in ("kind", "name", "shape", "person", "level", "colour")})
)
_HAND_OVER = update(seats).where(*_ITS_SEAT).values(kind="bot", level="regular", person=null(), stand_in=0)
_STAND_IN = update(seats).where(*_ITS_SEAT).values(stand_in=bindparam("wanted"))
_RANK = update(seats).where(*_ITS_SEAT).values(rank=bindparam("rank"), score=bindparam("score"))

_ENTRY_COLUMNS = moves.c["seq", "kind", "seat", "by", "action", "events", "hash", "key", "at"]
_ADD_MOVE = insert(moves)
_ENTRIES = select(*_ENTRY_COLUMNS).where(moves.c.match == bindparam("match")).order_by(moves.c.seq)
_ENTRIES_WITH_KEY = (
    select(*_ENTRY_COLUMNS)
    .where(moves.c.match == bindparam("match"), moves.c.seat == bindparam("seat"), moves.c.key == bindparam("key"))
    .order_by(moves.c.place)  # as the index has them, so that it is used
)

_KEEP_SNAPSHOT = _upsert(snapshots, "match", "position", "chance")
_SNAPSHOT = select(*snapshots.c["position", "chance"]).where(snapshots.c.match == bindparam("match"))

_LAST_LINE = select(func.max(chat.c.number).label("number")).where(chat.c.match == bindparam("match"))
_SAY = insert(chat)
_LINES = (
    select(*chat.c["number", "person", "name", "text", "at"])
    .where(chat.c.match == bindparam("match"), chat.c.number > bindparam("after"))
    .order_by(chat.c.number.desc())
    .limit(bindparam("most"))
)
_SILENCED = select(silenced.c.person).where(silenced.c.match == bindparam("match"))
_SILENCE = insert(silenced)
_MAY_SPEAK = delete(silenced).where(silenced.c.match == bindparam("match"), silenced.c.person == bindparam("person"))
_KEEP_NOTE = _upsert(notes, "match", "person", "text")
_NOTE = select(notes.c.text).where(notes.c.match == bindparam("match"), notes.c.person == bindparam("person"))
_KEEP_COMFORTS = _upsert(comforts, "match", "seat", "settings")
_COMFORTS = select(*comforts.c["seat", "settings"]).where(comforts.c.match == bindparam("match"))
_KEEP_CLOCKS = _upsert(clocks, "match", "kept")
_CLOCKS = select(clocks.c.kept).where(clocks.c.match == bindparam("match"))
_KEEP_ANALYSIS = _upsert(analyses, "match", "kept")
_ANALYSIS = select(analyses.c.kept).where(analyses.c.match == bindparam("match"))

_FORGET = [
    delete(table).where(table.c.match == bindparam("match"))
    for table in (seats, chat, notes, comforts, silenced, deal_people)
]


@cache
def _played(driver: Driver, by_game: bool, statuses: int, won: bool | None) -> ClauseElement:
    """A person's matches, out of two indexes alone."""
    wanted = ["s.person = :person"]
    if by_game:
        wanted.append("m.game = :game")
    if statuses:
        wanted.append(f"m.status IN ({', '.join(f':status{place}' for place in range(statuses))})")
    having = "" if won is None else f"HAVING min(s.rank) {'=' if won else '>'} 1"
    return text(
        "SELECT m.id AS match, m.game, m.status, m.updated, m.against, min(s.rank) AS rank"
        f" FROM seats AS s {driver.hint('seats_by_person')}"
        f" JOIN matches AS m {driver.hint('matches_listed')} ON m.id = s.match"
        f" WHERE {' AND '.join(wanted)} GROUP BY m.id, m.game, m.status, m.updated, m.against {having}"
        " ORDER BY m.updated DESC LIMIT :most OFFSET :skip"
    )


@cache
def _tally(driver: Driver) -> ClauseElement:
    return text(
        "SELECT game, against, count(*) AS played, sum(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS won FROM ("
        " SELECT m.id, m.game, m.against, min(s.rank) AS rank"
        f" FROM seats AS s {driver.hint('seats_by_person')}"
        f" JOIN matches AS m {driver.hint('matches_listed')} ON m.id = s.match"
        " WHERE s.person = :person AND m.status = :status AND m.against != '' GROUP BY m.id, m.game, m.against"
        ") AS ended GROUP BY game, against"
    )


@cache
def _unsettled(driver: Driver) -> ClauseElement:
    return text(f"SELECT id FROM matches {driver.hint('matches_listed')} WHERE status = :status AND against = ''")


@cache
def _some_matches(by_status: bool) -> ClauseElement:
    wanted = "WHERE status = :status" if by_status else ""
    return text(f"SELECT id, game, status, created, updated FROM matches {wanted} ORDER BY updated DESC LIMIT :most")


_ALL_PEOPLE = text(
    "SELECT p.id, p.name, (SELECT count(*) FROM seats WHERE person = p.id) AS matches,"
    " (SELECT max(seen) FROM sessions WHERE person = p.id) AS seen,"
    " (SELECT login FROM accounts WHERE person = p.id) AS login"
    " FROM people AS p"
    " ORDER BY coalesce((SELECT max(seen) FROM sessions WHERE person = p.id), 0) DESC, p.id LIMIT :most"
)


# ---- the store


class SqlStore(Store):
    """What the statements above do for the rest of the system."""

    def __init__(self, driver: Driver) -> None:
        self._db = Database(driver)
        self._keeping = Keeping(self._db)
        self._listeners: list[Listener] = []
        self.name = driver.name  # as people may read it
        self.folder = driver.folder
        self.accounts = Accounts(self._db, self._keeping)
        self.deals = Deals(self._db)
        self.notices = Notices(self._db)
        self.turns = Turns(self._db, self._keeping)
        self.me = self._keeping.me

    def secret(self) -> str:
        known = self._db.row(_SECRET)  # a database that only reads has one, too
        if known is None:
            with self._db.transaction() as db:
                db.run(_KEEP_SECRET, value=secrets.token_hex(32))
                known = _one(db.row(_SECRET))
        return str(known["value"])

    # ---- people

    def save_person(self, person: Person) -> None:
        with self._db.transaction() as db:
            db.run(_SAVE_PERSON, id=person.id, name=person.name, shape=person.shape, colour=person.colour)

    def person(self, id: str) -> Person | None:
        row = self._db.row(_PERSON, id=id)
        return None if row is None else Person(**row)

    # ---- matches

    def claim(self, match: str) -> str | None:
        return self._keeping.claim(match)

    def only_show(self, match: str) -> None:
        self._keeping.only_show(match)

    def let_go(self, match: str) -> None:
        self._keeping.let_go(match)

    def create(self, sheet: Sheet, seats: Sequence[Seat], deal: Deal | None = None) -> None:
        with self._db.transaction() as db:
            self._create(db, sheet, seats, deal)

    def _create(self, db: Transaction, sheet: Sheet, seats: Sequence[Seat], deal: Deal | None) -> None:
        db.run(_CREATE, **_row_of_sheet(sheet), **self._keeping.made(sheet.id))
        db.run_many(_ADD_SEAT, [_row_of_seat(sheet.id, seat) for seat in seats])
        if deal is not None:
            _start(db, sheet.id, deal)

    def create_shared(
        self, deal: SharedDeal, tables: Sequence[tuple[Sheet, Sequence[Seat], Deal | None]], counts: bool = True
    ) -> None:
        with self._db.transaction() as db:
            self.deals.keep(db, deal)
            for sheet, seats, begun in tables:
                self._create(db, sheet, seats, begun)
                if counts:
                    self.deals.keep_people(db, sheet.id)

    def follow(self, match: str, sheet: Sheet, seats: Sequence[Seat], deal: Deal | None) -> str:
        with self._db.transaction() as db:
            self._keeping.held(db, match)
            known = db.row(_FOLLOWER, match=match)
            if known is not None:
                return str(known["rematch"])
            self._create(db, sheet, seats, deal)
            db.run(_FOLLOW, match=match, follower=sheet.id)
            return sheet.id

    def sheet(self, id: str) -> Sheet | None:
        row = self._db.row(_SHEET, id=id)
        return None if row is None else _sheet(row)

    def seats(self, match: str) -> list[Seat]:
        rows = self._db.rows(_SEATS, match=match)
        return [Seat(**{**row, "stand_in": bool(row["stand_in"])}) for row in rows]

    def set_seats(self, match: str, seats: Sequence[Seat], expected: str, deal: Deal | None = None) -> None:
        with self._db.transaction() as db:
            if self._keeping.held(db, match) != OPEN:
                raise Conflict("begun")
            for seat in seats:
                changes = {name: getattr(seat, name) for name in ("kind", "name", "shape", "person", "level", "colour")}
                its = {"at_match": match, "at_number": seat.number}
                if db.run(_SET_SEAT, **its, expected=expected, **changes) != 1:
                    raise Conflict(f"seat {seat.number}")
            self.deals.keep_people(db, match)
            if deal is not None:
                _start(db, match, deal)

    def set_stand_in(self, match: str, number: int, wanted: bool) -> None:
        with self._db.transaction() as db:
            self._keeping.held(db, match)
            db.run(_STAND_IN, at_match=match, at_number=number, wanted=int(wanted))

    def hand_over(self, match: str, numbers: Sequence[int]) -> None:
        with self._db.transaction() as db:
            if self._keeping.held(db, match) != RUNNING:
                raise Conflict("not running")
            db.run_many(_HAND_OVER, [{"at_match": match, "at_number": number} for number in numbers])

    def end(self, match: str, by: str, at: float) -> None:
        with self._db.transaction() as db:
            if self._keeping.held(db, match) != RUNNING:
                raise Conflict("not running")
            db.run(_END, match=match, by=by, at=at)

    def withdraw(self, match: str) -> None:
        with self._db.transaction() as db:
            if self._keeping.held(db, match) != OPEN:
                raise Conflict("begun")
            for statement in _FORGET:
                db.run(statement, match=match)
            db.run(_REMOVE, match=match)

    def start(self, match: str, deal: Deal) -> None:
        with self._db.transaction() as db:
            if self._keeping.held(db, match) != OPEN:
                raise Conflict("begun")
            _start(db, match, deal)

    def append(
        self, match: str, entries: Sequence[Entry], snapshot: Snapshot, status: str, ending: Ending | None = None
    ) -> None:
        rows = [_row_of_entry(match, entry, place) for place, entry in enumerate(entries)]
        before, last = entries[0].seq - 1, entries[-1].seq
        kept = _row_of_snapshot(match, snapshot)
        mine = self._keeping.condition(match)
        changes = {"match": match, "before": before, "last": last, "now": status, "at": entries[-1].at}
        changes |= {"me": mine["me"], "is_fence": mine["fence"]}
        if [entry.seq for entry in entries] != list(range(before + 1, last + 1)):
            raise Conflict(f"seq {before}")

        def write(db: Transaction) -> None:
            if db.run(_MOVED, **changes) != 1:
                self._keeping.held(db, match)
                raise Conflict(f"seq {before}")
            db.run_many(_ADD_MOVE, rows)
            db.run(_KEEP_SNAPSHOT, **kept)
            if ending is not None:
                _settle(db, match, ending)

        self._db.together(write)

    def entries(self, match: str) -> list[Entry]:
        return [_entry(row) for row in self._db.rows(_ENTRIES, match=match)]

    def entries_with_key(self, match: str, seat: int, key: str) -> list[Entry]:
        found = [_entry(row) for row in self._db.rows(_ENTRIES_WITH_KEY, match=match, seat=seat, key=key)]
        if found:
            self._db.make_sure()  # who wrote it may have been told that the disk failed
        return found

    def snapshot(self, match: str) -> Snapshot | None:
        row = self._db.row(_SNAPSHOT, match=match)
        return None if row is None else Snapshot(json.loads(row["position"]), json.loads(row["chance"]))

    def open_matches(self, limit: int, since: float) -> list[Sheet]:
        return [_sheet(row) for row in self._db.rows(_OPEN, since=since, most=limit)]

    def settle(self, match: str, ending: Ending) -> None:
        with self._db.transaction() as db:
            _settle(db, match, ending)

    def unsettled(self) -> list[str]:
        return [str(row["id"]) for row in self._db.rows(_unsettled(self._db.driver), status=OVER)]

    def played(
        self,
        person: str,
        limit: int,
        skip: int = 0,
        game: str | None = None,
        statuses: Sequence[str] = (),
        won: bool | None = None,
    ) -> list[Played]:
        values: dict[str, object] = {"person": person, "most": limit, "skip": skip}
        values.update({f"status{place}": status for place, status in enumerate(statuses)})
        if game is not None:
            values["game"] = game
        query = _played(self._db.driver, game is not None, len(statuses), won)
        return [Played(**row) for row in self._db.rows(query, **values)]

    def tally(self, person: str) -> list[Tally]:
        rows = self._db.rows(_tally(self._db.driver), person=person, status=OVER)
        return sorted((Tally(**row) for row in rows), key=lambda one: (one.game, one.against))

    def running(self) -> list[str]:
        return [str(row["id"]) for row in self._db.rows(_RUNNING)]

    def begun(self) -> list[str]:
        return [str(row["id"]) for row in self._db.rows(_BEGUN)]

    # ---- processes

    def join(self, address: str, lease: float) -> list[str]:
        return self._keeping.join(address, lease)

    def leave(self) -> None:
        self._keeping.leave()

    def neighbours(self) -> dict[str, str]:
        return self._keeping.neighbours()

    def bury(self, process: str) -> None:
        self._keeping.bury(process)

    def orphans(self, limit: int) -> list[str]:
        return self._keeping.orphans(limit)

    def tell(self, news: str) -> None:
        with self._db.transaction() as db:
            self._keeping.tell(db, news)

    def hear(self, on_news: Callable[[str], None]) -> None:
        self._listeners.append(Listener(self._db.driver, on_news))

    # ---- chat and notes

    def say(self, match: str, person: Person, text: str, at: float) -> Line:
        with self._db.transaction() as db:
            self._keeping.held(db, match)
            last = _one(db.row(_LAST_LINE, match=match))["number"] or 0
            line = Line(last + 1, person.id, person.name, text, at)
            db.run(_SAY, match=match, number=line.number, person=line.person, name=line.name, text=text, at=at)
            return line

    def lines(self, match: str, after: int = 0) -> list[Line]:
        return [Line(**row) for row in reversed(self._db.rows(_LINES, match=match, after=after, most=LINES))]

    def silenced(self, match: str) -> frozenset[str]:
        return frozenset(str(row["person"]) for row in self._db.rows(_SILENCED, match=match))

    def set_silenced(self, match: str, person: str, wanted: bool) -> None:
        with self._db.transaction() as db:
            self._keeping.held(db, match)
            db.run(_MAY_SPEAK, match=match, person=person)
            if wanted:
                db.run(_SILENCE, match=match, person=person)

    def note(self, match: str, person: str) -> str:
        row = self._db.row(_NOTE, match=match, person=person)
        return "" if row is None else str(row["text"])

    def set_note(self, match: str, person: str, text: str) -> None:
        with self._db.transaction() as db:
            db.run(_KEEP_NOTE, match=match, person=person, text=text)

    # ---- comfort settings and clocks

    def comforts(self, match: str) -> dict[int, dict[str, Any]]:
        return {int(row["seat"]): json.loads(row["settings"]) for row in self._db.rows(_COMFORTS, match=match)}

    def set_comforts(self, match: str, seat: int, settings: Mapping[str, Any]) -> None:
        with self._db.transaction() as db:
            self._keeping.held(db, match)
            db.run(_KEEP_COMFORTS, match=match, seat=seat, settings=_dump(dict(settings)))

    def clocks(self, match: str) -> dict[str, Any] | None:
        row = self._db.row(_CLOCKS, match=match)
        return None if row is None else dict(json.loads(row["kept"]))

    def set_clocks(self, match: str, kept: Mapping[str, Any]) -> None:
        with self._db.transaction() as db:
            self._keeping.held(db, match)
            db.run(_KEEP_CLOCKS, match=match, kept=_dump(dict(kept)))

    def analysis(self, match: str) -> dict[str, Any] | None:
        row = self._db.row(_ANALYSIS, match=match)
        return None if row is None else dict(json.loads(row["kept"]))

    def set_analysis(self, match: str, kept: Mapping[str, Any]) -> None:
        with self._db.transaction() as db:
            self._keeping.held(db, match)
            db.run(_KEEP_ANALYSIS, match=match, kept=_dump(dict(kept)))

    # ---- for the keeper of the server

    def backup(self, path: Path) -> dict[str, int]:
        return backup.write(self._db, path)

    def restore(self, path: Path) -> dict[str, int]:
        return backup.read(self._db, path)

    def all_matches(self, limit: int, status: str | None = None) -> list[dict[str, Any]]:
        """Matches and who sits at them, the last touched first."""
        rows = self._db.rows(_some_matches(status is not None), most=limit, **({"status": status} if status else {}))
        return [{**row, "names": [seat.name for seat in self.seats(row["id"]) if seat.name]} for row in rows]

    def all_people(self, limit: int) -> list[dict[str, Any]]:
        """People, how many seats they have held, and when they were last seen; those seen last first."""
        return self._db.rows(_ALL_PEOPLE, most=limit)

    def close(self) -> None:
        for listener in self._listeners:
            listener.close()
        self._db.close()


def open_store(address: str | Path) -> SqlStore:
    """The store behind a URL or the path of a file. ``BadData`` says what keeps it from being opened."""
    driver = driver_for(address)
    try:
        return SqlStore(driver)
    except OSError as error:
        missing = isinstance(error, FileNotFoundError)  # the folder: the file itself would be made
        raise BadData(str(driver.folder) if missing else driver.name, os_fault(error)) from error
    except ValueError as error:
        raise BadData(driver.name, Fault("database-version", reason=str(error))) from error
    except Unavailable as error:
        raise BadData(driver.name, Fault("no-database", reason=str(error))) from error


def _start(db: Transaction, match: str, deal: Deal) -> None:
    db.run(_START, match=match, told=_dump(deal.opening), at=deal.at)
    db.run(_KEEP_SNAPSHOT, **_row_of_snapshot(match, deal.snapshot))


def _settle(db: Transaction, match: str, ending: Ending) -> None:
    ends = [
        {"at_match": match, "at_number": seat, "rank": rank, "score": score}
        for seat, (rank, score) in ending.results.items()
    ]
    db.run_many(_RANK, ends)
    db.run(_AGAINST, match=match, kind=ending.against)


# ---- rows


def _one(row: Row | None) -> Row:
    assert row is not None
    return row


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


_JSON = ("edition", "options", "opening", "clock", "start")


def _row_of_sheet(sheet: Sheet) -> Row:
    row = {column.name: getattr(sheet, column.name) for column in _SHEET_COLUMNS}
    row.update({name: _dump(row[name]) for name in _JSON})
    flags = {"listed": int(sheet.listed), "help": int(sheet.help)}
    return {**row, **flags, "status": OPEN, "updated": sheet.created}


def _sheet(row: Row) -> Sheet:
    flags = {name: bool(row[name]) for name in ("listed", "help")}
    return Sheet(**{**row, **{name: json.loads(row[name]) for name in _JSON}, **flags})


def _row_of_seat(match: str, seat: Seat) -> Row:
    row = {column.name: getattr(seat, column.name) for column in schema.seats.c if column.name != "match"}
    return {**row, "match": match, "stand_in": 0, "rank": None, "score": None}


def _row_of_entry(match: str, entry: Entry, place: int) -> Row:
    return {
        "match": match,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": entry.by,
        "action": _dump(entry.action),
        "events": _dump(entry.events),
        "hash": entry.hash,
        "key": entry.key,
        "place": place,
        "at": entry.at,
    }


def _row_of_snapshot(match: str, snapshot: Snapshot) -> Row:
    return {"match": match, "position": _dump(snapshot.position), "chance": _dump(snapshot.chance)}


def _entry(row: Row) -> Entry:
    return Entry(**{**row, "action": json.loads(row["action"]), "events": json.loads(row["events"])})
