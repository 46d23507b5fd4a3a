"""SQLite and PostgreSQL: how each is opened and brought up to date, how a transaction begins."""

from __future__ import annotations

import os
import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import ArgumentError

from arene.core.refusal import BadData, Fault
from arene.store.migrations import HEAD, is_known, migrate
from arene.store.older import bring_to_first_revision
from arene.store.records import Unavailable

_FIRST = "0006"  # the revision that the files of before the migrations are at
_ONE_AT_A_TIME = 0x4172656E65  # the number under which servers that bring a database up to date wait for each other


class Driver(ABC):
    """A kind of database. A connection commits every statement by itself unless a transaction was begun."""

    name: str  # as people may read it: without a password
    folder: Path | None = None  # of the file
    dialect: Dialect
    begin: str
    look: str  # begins a transaction in which everything stays as it was
    now: str  # the database's clock, in seconds
    carries_news: bool  # from one process to the others
    error: type[Exception]
    integrity: type[Exception]
    mistake: type[Exception]  # a statement that can never work, whatever the state of the database

    def reach_disk(self) -> None:
        """Return once everything that was committed before survives a power cut; ``error`` where it may not."""

    @abstractmethod
    def connect(self) -> Any:
        """A new connection; the driver's own ``error`` where there is none to be had."""

    def close(self) -> None:
        """Let go of whatever is open beside the connections."""

    def stream(self, connection: Any, sql: str) -> Iterator[tuple[Any, ...]]:
        """The rows of a query one by one, however many."""
        yield from connection.execute(sql)

    @abstractmethod
    def is_lost(self, connection: Any) -> bool:
        """Whether a connection that failed will not come back."""

    @abstractmethod
    def hint(self, index: str) -> str:
        """What makes a query read an index and nothing else, after the name of its table."""

    @abstractmethod
    @contextmanager
    def alone(self) -> Iterator[Connection]:
        """A SQLAlchemy connection in a transaction in which nobody else brings the database up to date."""

    def bring_older(self, connection: Connection) -> bool:
        """Whether there was a database of before the migrations, now as the first revision makes it."""
        return False

    def bring_up_to_date(self) -> None:
        """The present tables, whatever version wrote the database; ValueError when that was a later one."""
        connection = self.connect()
        try:
            known = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except self.error:
            known = None  # there is no such table yet
        finally:
            connection.close()
        if known == (HEAD,):
            return
        with self.alone() as alone:
            revision = _revision(alone)
            if revision is not None and not is_known(revision):
                raise ValueError(f"revision {revision}, not {HEAD}")
            migrate(alone, _FIRST if revision is None and self.bring_older(alone) else None)

    def _engine(self) -> Engine:
        return create_engine(f"{self.dialect.name}+{self.dialect.driver}://", creator=self.connect, poolclass=NullPool)


def _revision(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


# how soon a line to a machine that is no more is known to be dead: seconds, but for the last, which are thousandths
_LINE = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
_UNFINISHED = 10_000  # thousandths of a second after which a process that stands still within a transaction loses it

_FOR_ITS_OWNER = 0o600  # a new file holds the key that signs links and cookies; the log beside it follows
_WAITS_ITSELF = hasattr(os, "fdatasync")


class Sqlite(Driver):
    """One file, made if it is missing, with a write-ahead log.

    A commit writes to the log without waiting for the disk, so that whoever writes, in whatever process, holds up the
    others for less than a millisecond. The wait comes afterwards (``reach_disk``): one for all who have committed by
    then. Where the system has no way of waiting for a file, SQLite waits at every commit.
    """

    begin = "BEGIN IMMEDIATE"
    look = "BEGIN"
    now = "((julianday('now') - 2440587.5) * 86400.0)"
    carries_news = False
    error = sqlite3.Error
    integrity = sqlite3.IntegrityError
    mistake = sqlite3.ProgrammingError

    def __init__(self, path: str) -> None:
        self.name = self.path = path
        self.folder = Path(path).absolute().parent
        self.dialect = sqlite.dialect(paramstyle="named")
        self._log: int | None = None  # the file of the write-ahead log
        self._doubtful = False  # whether the disk once failed to take it

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=30)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {'NORMAL' if _WAITS_ITSELF else 'FULL'}")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def reach_disk(self) -> None:
        if not _WAITS_ITSELF:
            return
        try:
            if self._doubtful:  # the system does not keep what it once failed to write: all of it is written anew
                self._write_all_anew()
            else:
                os.fdatasync(self._log_file())
        except OSError as error:
            self._doubtful = True
            raise sqlite3.OperationalError(f"disk I/O error: {error.strerror}") from error

    def _log_file(self) -> int:
        """The log as it is now: it is made anew after the last process has closed the database."""
        path = f"{self.path}-wal"
        if self._log is not None and not os.path.samestat(os.fstat(self._log), Path(path).stat()):
            os.close(self._log)  # SQLite holds no locks on this file, so that it may be closed
            self._log = None
        if self._log is None:
            self._log = os.open(path, os.O_RDONLY)
            self._keep_name()
        return self._log

    def _keep_name(self) -> None:
        """That the log is in its folder reaches the disk, too: a file that nobody finds again is lost."""
        with suppress(OSError):  # there are disks that cannot be asked for it
            folder = os.open(Path(self.path).absolute().parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def _write_all_anew(self) -> None:
        """Out of the log into the database itself."""
        connection = self.connect()
        try:
            connection.execute("PRAGMA synchronous = FULL")
            busy, _, _ = connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
            if busy:
                raise sqlite3.OperationalError("disk I/O error before")
            self._doubtful = False
        finally:
            connection.close()

    def close(self) -> None:
        if self._log is not None:
            os.close(self._log)
            self._log = None

    def is_lost(self, connection: sqlite3.Connection) -> bool:
        return False

    def hint(self, index: str) -> str:
        return f"INDEXED BY {index}"  # without statistics the planner prefers the key, and reads the wide rows

    @contextmanager
    def alone(self) -> Iterator[Connection]:
        engine = self._engine()
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(self.begin))
        with engine.begin() as connection:
            yield connection

    def bring_up_to_date(self) -> None:
        os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT, _FOR_ITS_OWNER))  # trouble is told better by the system
        super().bring_up_to_date()

    def bring_older(self, connection: Connection) -> bool:
        return bring_to_first_revision(connection)


class Postgres(Driver):
    """A server of its own, on this machine or another."""

    begin = "BEGIN"
    look = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    now = "extract(epoch FROM clock_timestamp())"
    carries_news = True

    def __init__(self, address: str) -> None:
        self.name = readable(address)
        try:
            import psycopg
        except ImportError as error:
            raise BadData(self.name, Fault("no-postgres")) from error
        self._psycopg = psycopg
        self.address = address
        try:
            said = psycopg.conninfo.conninfo_to_dict(address)
        except psycopg.ProgrammingError as error:
            told = re.sub('"[^"]*@[^"]*"', "…", str(reason(error)))  # it may quote the end of the password
            raise BadData(self.name, Fault("no-database", reason=told)) from error
        self._line: dict[str, Any] = {name: value for name, value in _LINE.items() if name not in said}
        self.dialect = make_url("postgresql+psycopg://").get_dialect()()
        self.error = psycopg.Error
        self.integrity = psycopg.IntegrityError
        self.mistake = psycopg.ProgrammingError

    def connect(self) -> Any:
        connection = self._psycopg.connect(self.address, autocommit=True, **self._line)
        connection.execute(f"SET idle_in_transaction_session_timeout = {_UNFINISHED}")
        return connection

    def stream(self, connection: Any, sql: str) -> Iterator[tuple[Any, ...]]:
        with connection.cursor(name="stream") as cursor:
            cursor.execute(sql)
            yield from cursor

    def is_lost(self, connection: Any) -> bool:
        return bool(connection.closed)

    def hint(self, index: str) -> str:
        return ""  # its planner knows how many rows there are

    @contextmanager
    def alone(self) -> Iterator[Connection]:
        engine = self._engine()
        with engine.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})")
            yield connection

    def _engine(self) -> Engine:
        def connect() -> Any:
            connection = self.connect()
            connection.autocommit = False  # SQLAlchemy begins and commits by itself
            return connection

        return create_engine("postgresql+psycopg://", creator=connect, poolclass=NullPool)


def driver_for(address: str | Path) -> Driver:
    """By its URL: ``sqlite:///arene.db``, ``postgresql://person@host/name``; anything else is the path of a file."""
    text = str(address)
    kind = text.split("://", 1)[0] if "://" in text else ""
    if kind == "":
        return Sqlite(text)
    if kind in ("postgresql", "postgres"):
        return Postgres(text)
    try:
        path = make_url(text).database if kind == "sqlite" else None
    except ArgumentError:
        path = None
    if not path:
        raise BadData(readable(text), Fault("database-kind"))
    return Sqlite(path)


def readable(address: str) -> str:
    """An address of a database without its password."""
    return re.sub(r"(?<=://).*@|(?<=password=)[^&]*", "…", address)  # any sign may be in it, also where none should


def reason(error: Exception) -> Unavailable:
    """What a driver says, as the store's own error."""
    return Unavailable(" ".join(str(error).split()))
