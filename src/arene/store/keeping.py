"""Who keeps a match: one process at a time, told by a number that grows whenever it changes hands (a fence).

Every change of a match is written under the condition that owner and fence are still the writer's, in the same
transaction: whoever was stopped, slow or cut off and comes back too late changes nothing.
"""

from __future__ import annotations

import secrets
from functools import cache

from sqlalchemy import ClauseElement, bindparam, delete, select, text, update

from arene.store.database import Database, Row, Transaction
from arene.store.drivers import Driver
from arene.store.news import CHANNEL, KEPT
from arene.store.records import Lost, Unavailable
from arene.store.schema import matches, processes

_NONE = -1

_HELD = (
    select(matches.c.status)
    .where(matches.c.id == bindparam("id"), matches.c.owner == bindparam("me"), matches.c.fence == bindparam("fence"))
    .with_for_update()
)
_LOCK = select(matches.c.id).where(matches.c.id == bindparam("match")).with_for_update()
_TAKE = (
    update(matches).where(matches.c.id == bindparam("match")).values(owner=bindparam("me"), fence=matches.c.fence + 1)
)
_OURS = select(matches.c.owner, matches.c.fence).where(matches.c.id == bindparam("match"))
_LEAVE = delete(processes).where(processes.c.id == bindparam("process"))
_TELL = text("INSERT INTO news (told) VALUES (:told)")
_FORGET_NEWS = text(f"DELETE FROM news WHERE number <= (SELECT max(number) FROM news) - {KEPT}")
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :told)")


@cache
def _owner(driver: Driver) -> ClauseElement:
    """Who keeps a match, his address, and whether he lives."""
    return text(
        f"SELECT m.owner, m.fence, p.address, p.until > {driver.now} AS lives FROM matches AS m"
        " LEFT JOIN processes AS p ON p.id = m.owner WHERE m.id = :match"
    )


@cache
def _orphans(driver: Driver) -> ClauseElement:
    return text(
        "SELECT m.id FROM matches AS m"
        f" LEFT JOIN processes AS p ON p.id = m.owner AND p.until > {driver.now}"
        " WHERE m.status = 'running' AND p.id IS NULL AND (m.owner IS NULL OR m.owner != :me) LIMIT :most"
    )


@cache
def _renew(driver: Driver) -> ClauseElement:
    return text(
        f"UPDATE processes SET until = {driver.now} + :lease, address = :address"
        f" WHERE id = :me AND until > {driver.now}"
    )


@cache
def _join(driver: Driver) -> ClauseElement:
    return text(
        f"INSERT INTO processes (id, address, until) VALUES (:me, :address, {driver.now} + :lease)"
        " ON CONFLICT (id) DO UPDATE SET address = excluded.address, until = excluded.until"
    )


@cache
def _living(driver: Driver) -> ClauseElement:
    return text(f"SELECT id, address FROM processes WHERE id != :me AND until > {driver.now}")


@cache
def _forget_dead(driver: Driver) -> ClauseElement:
    return text(f"DELETE FROM processes WHERE until < {driver.now} - 3600")


class Keeping:
    """What this process keeps, and how it takes over from others."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._driver = database.driver
        self.me = secrets.token_hex(8)
        self._fences: dict[str, int] = {}  # of the matches in memory; ``_NONE``: this process does not keep it

    # ---- matches

    def made(self, match: str) -> Row:
        """What a new match says of its owner."""
        self._fences[match] = 1
        return {"owner": self.me, "fence": 1, "seq": 0}

    def condition(self, match: str) -> Row:
        """What must hold for a change of a match; ``Lost`` where this process does not keep it."""
        if match not in self._fences:
            known = self._db.row(_OURS, match=match)
            if known is None or not self._is_ours(match, known):
                raise Lost(match)
        return {"me": self.me, "fence": self._fences[match]}

    def let_go(self, match: str) -> None:
        """It has left memory. This process still keeps it, and reads its number again when it comes back."""
        self._fences.pop(match, None)

    def held(self, db: Transaction, match: str) -> str:
        """The status of a match that nobody else changes until the transaction ends."""
        row = db.row(_HELD, id=match, **self.condition(match))
        if row is None:
            self._fences.pop(match, None)
            raise Lost(match)
        return str(row["status"])

    def claim(self, match: str) -> str | None:
        known = self._db.row(_owner(self._driver), match=match)
        if known is None or self._is_ours(match, known):
            return None
        if known["lives"]:
            return str(known["address"])
        try:
            return self._take(match)
        except Unavailable:  # so nobody could say that he lives: whoever kept it last still shows it
            if known["address"] is None or known["owner"] == self.me:
                raise
            return str(known["address"])

    def _take(self, match: str) -> str | None:
        """From a process that lives no more; or the address of the one that was quicker."""
        with self._db.transaction() as db:
            db.row(_LOCK, match=match)  # a statement of its own: the next one sees what others wrote meanwhile
            now = db.row(_owner(self._driver), match=match)
            if now is None or self._is_ours(match, now):
                return None
            if now["lives"] and now["owner"] != self.me:
                return str(now["address"])
            db.run(_TAKE, match=match, me=self.me)
            self._fences[match] = int(now["fence"]) + 1
            if now["owner"] not in (None, self.me):
                self.tell(db, f"taken {match} {self.me}")
        return None

    def only_show(self, match: str) -> None:
        """It cannot be taken, since nothing can be written: it is shown, and lost as soon as something can."""
        self._fences[match] = _NONE

    def _is_ours(self, match: str, row: Row) -> bool:
        return bool(row["owner"] == self.me and self._fences.setdefault(match, int(row["fence"])) == row["fence"])

    def orphans(self, limit: int) -> list[str]:
        rows = self._db.rows(_orphans(self._driver), me=self.me, most=limit)
        return [str(row["id"]) for row in rows]

    # ---- processes

    def join(self, address: str, lease: float) -> list[str]:
        values = {"me": self.me, "address": address, "lease": lease}
        with self._db.transaction() as db:
            lost = [match for match, fence in list(self._fences.items()) if fence == _NONE]
            if db.run(_renew(self._driver), **values) != 1:
                db.run(_join(self._driver), **values)
                db.run(_forget_dead(self._driver))
                lost = [match for match in list(self._fences) if not self._still_has(db, match)]
        for match in lost:
            self.let_go(match)
        return lost

    def _still_has(self, db: Transaction, match: str) -> bool:
        row = db.row(_OURS, match=match)
        return row is not None and self._is_ours(match, row)

    def leave(self) -> None:
        self.bury(self.me)

    def bury(self, process: str) -> None:
        with self._db.transaction() as db:
            if db.run(_LEAVE, process=process):
                self.tell(db, f"left {process}")

    def neighbours(self) -> dict[str, str]:
        rows = self._db.rows(_living(self._driver), me=self.me)
        return {str(row["id"]): str(row["address"]) for row in rows}

    # ---- news

    def tell(self, db: Transaction, news: str) -> None:
        if self._driver.carries_news:
            db.rows(_NOTIFY, told=news)
        else:
            db.run(_TELL, told=news)
            db.run(_FORGET_NEWS)
