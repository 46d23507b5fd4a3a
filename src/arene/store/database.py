"""Connections, transactions, and one wait for the disk that serves many.

Statements are SQLAlchemy's, put into SQL once and run by the driver itself: a move must cost little.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import ClauseElement

from arene.store.drivers import Driver, reason
from arene.store.records import Conflict

Row = dict[str, Any]


class Transaction:
    """What can be done between BEGIN and COMMIT."""

    def __init__(self, database: Database, connection: Any) -> None:
        self._prepare = database.prepare
        self._connection = connection

    def run(self, statement: ClauseElement, **values: object) -> int:
        """Write; how many rows changed."""
        sql, always = self._prepare(statement)
        return int(self._connection.execute(sql, {**always, **values}).rowcount)

    def run_many(self, statement: ClauseElement, rows: Sequence[Mapping[str, object]]) -> None:
        sql, always = self._prepare(statement)
        if len(rows) == 1:
            self._connection.execute(sql, {**always, **rows[0]})
        elif rows:
            self._connection.cursor().executemany(sql, [{**always, **row} for row in rows])

    def rows(self, statement: ClauseElement, **values: object) -> list[Row]:
        sql, always = self._prepare(statement)
        return _rows(self._connection.execute(sql, {**always, **values}))

    def row(self, statement: ClauseElement, **values: object) -> Row | None:
        found = self.rows(statement, **values)
        return found[0] if found else None


def _rows(cursor: Any) -> list[Row]:
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


class _Job:
    """Something that waits to be written."""

    def __init__(self, work: Callable[[Transaction], None]) -> None:
        self.work = work
        self.done = False
        self.error: Exception | None = None


class Database:
    """One connection that writes, one that reads: nobody who looks waits for a commit to reach the disk.

    ``Conflict`` where the database refuses what is not unique, ``Unavailable`` where it cannot work at all.
    """

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self._prepared: dict[ClauseElement, tuple[str, Row]] = {}
        self._waiting: deque[_Job] = deque()
        self._write_lock, self._read_lock, self._disk_lock = threading.Lock(), threading.Lock(), threading.Lock()
        self._committed = self._on_disk = 0  # how many transactions
        with self._told():
            driver.bring_up_to_date()
            self._writer, self._reader = driver.connect(), driver.connect()

    def prepare(self, statement: ClauseElement) -> tuple[str, Row]:
        """The SQL of a statement, and the values that stand in it for good."""
        known = self._prepared.get(statement)
        if known is None:
            compiled = statement.compile(dialect=self.driver.dialect)
            always = {name: value for name, value in compiled.params.items() if value is not None}
            known = self._prepared[statement] = str(compiled), always
        return known

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except self.driver.integrity as error:
            raise Conflict(str(error)) from error
        except self.driver.mistake:
            raise
        except self.driver.error as error:
            raise reason(error) from error

    # ---- reading

    def rows(self, statement: ClauseElement, **values: object) -> list[Row]:
        sql, always = self.prepare(statement)
        with self._read_lock, self._told():
            try:
                return _rows(self._reader.execute(sql, {**always, **values}))
            except self.driver.error:
                if not self.driver.is_lost(self._reader):
                    raise
            self._reader = self.driver.connect()
            return _rows(self._reader.execute(sql, {**always, **values}))

    def row(self, statement: ClauseElement, **values: object) -> Row | None:
        found = self.rows(statement, **values)
        return found[0] if found else None

    # ---- writing

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        """All of it is written, or nothing."""
        with self._write_lock:
            with self._begun() as transaction:
                yield transaction
            number = self._committed
        self._reach_disk(number)

    def together(self, work: Callable[[Transaction], None]) -> None:
        """Like a transaction of one's own, but whoever comes to write takes along what others wait to write."""
        job = _Job(work)
        self._waiting.append(job)
        with self._write_lock:
            if not job.done:
                self._write([self._waiting.popleft() for _ in range(len(self._waiting))])
            number = self._committed
        if job.error is not None:
            raise job.error
        self._reach_disk(number)

    def make_sure(self) -> None:
        """Return once all that this process has written is on the disk."""
        self._reach_disk(self._committed)

    def _reach_disk(self, number: int) -> None:
        """Return once the first so many transactions cannot be lost any more: one wait serves all who came before it
        began."""
        with self._disk_lock, self._told():
            if self._on_disk < number:
                until = self._committed
                self.driver.reach_disk()
                self._on_disk = until

    def _write(self, jobs: Sequence[_Job]) -> None:
        try:
            with self._begun() as transaction:
                for job in jobs:
                    job.work(transaction)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = error
            else:
                for job in jobs:  # one that fails leaves the others alone
                    self._write([job])
        for job in jobs:
            job.done = True

    @contextmanager
    def _begun(self) -> Iterator[Transaction]:
        with self._told():
            self._begin()
            try:
                yield Transaction(self, self._writer)
                self._writer.execute("COMMIT")
                self._committed += 1
            except BaseException:
                with suppress(self.driver.error):  # where it failed by itself nothing is left to be undone
                    self._writer.execute("ROLLBACK")
                raise

    def _begin(self) -> None:
        try:
            self._writer.execute(self.driver.begin)
        except self.driver.error:
            if not self.driver.is_lost(self._writer):
                raise
            self._writer = self.driver.connect()
            self._writer.execute(self.driver.begin)

    def close(self) -> None:
        with self._write_lock, self._read_lock:
            self._reader.close()
            self._writer.close()
            self.driver.close()
