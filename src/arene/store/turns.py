"""Who is waited for and until when, by the calendar: what outlives a table in memory and the process that kept it.

The time for a move in days stands still while its owner is away, and while nobody served the site at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import BindParameter, bindparam, delete, insert, select, text, update

from arene.store.database import Database, Row, Transaction
from arene.store.keeping import Keeping
from arene.store.notices import UNDECIDED, Letter, post
from arene.store.records import Conflict
from arene.store.schema import away, meta, turns

EVERYBODY = ""  # whose times away count for all: when the site stood still
_ALIVE = "alive"  # under this name it is written when somebody last served the site
_GAP = 600  # seconds without a sign of life after which the site stood still

Period = tuple[float, float]

_MINE: BindParameter[str] = bindparam("person")
_OF_MATCH = select(turns).where(turns.c.match == bindparam("its_match")).order_by(turns.c.seat)
_OF_PERSON = select(turns).where(turns.c.person == _MINE).order_by(turns.c.match, turns.c.seat)
_TIMED = select(turns).where(turns.c.due.is_not(None))
_FORGET = delete(turns).where(turns.c.match == bindparam("its_match"), turns.c.seat == bindparam("its_seat"))
_KEEP = text(
    "INSERT INTO turns (match, seat, person, turn, since, wait, due, told)"
    " VALUES (:match, :seat, :person, :turn, :since, :wait, :due, :told)"
    " ON CONFLICT (match, seat) DO UPDATE SET person = excluded.person, turn = excluded.turn, since = excluded.since,"
    " wait = excluded.wait, due = excluded.due, told = excluded.told"
)
_MOVE_DUE = (
    update(turns)
    .where(turns.c.match == bindparam("its_match"), turns.c.seat == bindparam("its_seat"), turns.c.due.is_not(None))
    .values(due=bindparam("when"))
)
_OVERDUE = text(
    "SELECT DISTINCT t.match FROM turns AS t JOIN matches AS m ON m.id = t.match"
    " WHERE t.due <= :now AND m.owner = :me AND m.status = 'running'"
)

_AWAY = select(*away.c["since", "until"]).where(away.c.person == _MINE).order_by(away.c.since)
_GO = insert(away)
_END_AWAY = (
    update(away).where(away.c.person == _MINE, away.c.since == bindparam("began")).values(until=bindparam("ends"))
)
_NOT_AWAY = delete(away).where(away.c.person == _MINE, away.c.since == bindparam("began"))
_OLD = delete(away).where(away.c.person == EVERYBODY, away.c.until < bindparam("before"))

_WAS_ALIVE = select(meta.c.value).where(meta.c.name == _ALIVE).with_for_update()
_IS_ALIVE = text(
    f"INSERT INTO meta (name, value) VALUES ('{_ALIVE}', :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


@dataclass(frozen=True)
class Turn:
    """Somebody is waited for at a table. ``turn`` is how many moves the seat had made by then: the name of the
    question, whatever others do meanwhile."""

    match: str
    seat: int
    person: str
    turn: int
    since: float
    wait: float = 0.0
    due: float | None = None
    told: int = UNDECIDED


def elapsed(since: float, now: float, periods: Iterable[Period]) -> float:
    """How much time has run, what lies within the periods left out."""
    ran, at = 0.0, since
    for begins, ends in sorted(periods):
        if begins >= now:
            break
        ran += max(0.0, begins - at)
        at = max(at, ends)
    return ran + max(0.0, now - at)


def deadline(since: float, wait: float, periods: Iterable[Period]) -> float:
    """When so much time will have run."""
    left, at = wait, since
    for begins, ends in sorted(periods):
        if begins - at >= left:
            break
        left -= max(0.0, begins - at)
        at = max(at, ends)
    return at + left


class Turns:
    """Who is waited for, and who is away."""

    def __init__(self, database: Database, keeping: Keeping) -> None:
        self._db = database
        self._keeping = keeping

    # ---- who is waited for

    def of(self, match: str) -> dict[int, Turn]:
        return {int(row["seat"]): Turn(**row) for row in self._db.rows(_OF_MATCH, its_match=match)}

    def keep(
        self, match: str, gone: Sequence[int], waited: Sequence[Turn], letters: Sequence[Letter], now: float
    ) -> None:
        """At a match that this process keeps: who is no longer waited for and who is, and what is sent of it, all in
        one. ``Lost`` where another process keeps the match."""
        with self._db.transaction() as db:
            self._keeping.held(db, match)
            for seat in gone:
                db.run(_FORGET, its_match=match, its_seat=seat)
            for turn in waited:
                db.run(_KEEP, **vars(turn))
            post(db, letters, now)

    def overdue(self, now: float) -> list[str]:
        """Matches of this process at which somebody's time is over."""
        return [str(row["match"]) for row in self._db.rows(_OVERDUE, now=now, me=self._keeping.me)]

    # ---- who is away

    def away(self, person: str) -> list[Period]:
        return _periods(self._db.rows(_AWAY, person=person))

    def go_away(self, person: str, since: float, until: float) -> None:
        """``Conflict`` where he is away at that time already."""
        with self._db.transaction() as db:
            known = _periods(db.rows(_AWAY, person=person))
            if any(since < ends and begins < until for begins, ends in known):
                raise Conflict("away")
            db.run(_GO, person=person, since=since, until=until)
            self._reckon(db, db.rows(_OF_PERSON, person=person))

    def come_back(self, person: str, since: float, now: float) -> bool:
        """Ends a time away before its time, or takes back one that has not begun; whether there was one."""
        with self._db.transaction() as db:
            if not any(since == begins and now < ends for begins, ends in _periods(db.rows(_AWAY, person=person))):
                return False
            if now <= since:
                db.run(_NOT_AWAY, person=person, began=since)
            else:
                db.run(_END_AWAY, person=person, began=since, ends=now)
            self._reckon(db, db.rows(_OF_PERSON, person=person))
            return True

    def alive(self, now: float) -> Period | None:
        """Somebody serves the site. Where nobody did for a while, or the clock jumped, that time costs nobody
        anything: the time told."""
        with self._db.transaction() as db:
            row = db.row(_WAS_ALIVE)
            db.run(_IS_ALIVE, value=str(now))
            if row is None or now - float(row["value"]) < _GAP:
                return None
            stood = float(row["value"]), now
            db.run(_OLD, before=now - 400 * 86400)
            db.run(_GO, person=EVERYBODY, since=stood[0], until=stood[1])
            self._reckon(db, db.rows(_TIMED))
            return stood

    def _reckon(self, db: Transaction, rows: Sequence[Row]) -> None:
        """Whose times away have changed: when what is granted them is over."""
        everybody = _periods(db.rows(_AWAY, person=EVERYBODY))
        for turn in (Turn(**row) for row in rows):
            if turn.due is not None:
                periods = everybody + _periods(db.rows(_AWAY, person=turn.person))
                when = deadline(turn.since, turn.wait, periods)
                db.run(_MOVE_DUE, its_match=turn.match, its_seat=turn.seat, when=when)


def _periods(rows: Sequence[Row]) -> list[Period]:
    return [(float(row["since"]), float(row["until"])) for row in rows]
