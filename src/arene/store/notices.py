"""How people are told that it is their turn: the ways to reach them, when they want it, what is still to be sent."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, insert, select, text, update

from arene.store.database import Database, Row, Transaction
from arene.store.schema import channels, meta, notices, outbox, turns

# what became of a turn: nothing yet, it waits for the digest, a notice was posted, its owner was at the table
UNDECIDED, GATHERED, TOLD, SEEN = 0, 1, 2, 3

_MINE: BindParameter[str] = bindparam("person")
_ITS_ID: BindParameter[str] = bindparam("its_id")

_KEEP_ONCE = text("INSERT INTO meta (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
_KEPT = select(meta.c.value).where(meta.c.name == bindparam("its_name"))

_WISHES = select(*notices.c["daily", "hour", "zone", "digest"]).where(notices.c.person == _MINE)
_KEEP_WISHES = text(
    "INSERT INTO notices (person, daily, hour, zone, digest) VALUES (:person, :daily, :hour, :zone, :digest)"
    " ON CONFLICT (person) DO UPDATE"
    " SET daily = excluded.daily, hour = excluded.hour, zone = excluded.zone, digest = excluded.digest"
)
_DIGESTS = (
    select(*notices.c["person", "daily", "hour", "zone", "digest"])
    .where(notices.c.digest <= bindparam("now"))
    .order_by(notices.c.digest)
    .limit(bindparam("most"))
)
_NEXT_DIGEST = (
    update(notices)
    .where(notices.c.person == _MINE, notices.c.digest == bindparam("before"))
    .values(digest=bindparam("after"))
)

_CHANNELS = select(channels).where(channels.c.person == _MINE).order_by(channels.c.made, channels.c.id)
_CHANNEL = select(channels).where(channels.c.id == _ITS_ID)
_ADD_CHANNEL = insert(channels)
_REPLACED = delete(channels).where(channels.c.person == _MINE, channels.c.target == bindparam("same"))
_TAKEN_OVER = delete(channels).where(channels.c.kind == "push", channels.c.target == bindparam("same"))
_REMOVE_CHANNEL = delete(channels).where(channels.c.id == _ITS_ID)
_CONFIRM = update(channels).where(channels.c.id == _ITS_ID, channels.c.target == bindparam("same")).values(confirmed=1)
_TROUBLE = update(channels).where(channels.c.id == _ITS_ID).values(trouble=bindparam("what"))

_POST = insert(outbox)
_WAITING = (
    select(*outbox.c["id", "person", "channel", "content", "tries"])
    .where(outbox.c.due <= bindparam("now"), outbox.c.held <= bindparam("now"))
    .order_by(outbox.c.due)
    .limit(bindparam("most"))
)
_TAKE = update(outbox).where(outbox.c.id == _ITS_ID, outbox.c.held <= bindparam("now")).values(held=bindparam("until"))
_SENT = delete(outbox).where(outbox.c.id == _ITS_ID)
_LATER = update(outbox).where(outbox.c.id == _ITS_ID).values(due=bindparam("next"), tries=outbox.c.tries + 1, held=0.0)
_FORGET_LETTERS = delete(outbox).where(outbox.c.channel == bindparam("its_channel"))

# of a turn that is listed the match still runs, and the seat is still the person's
_STANDING = (
    "FROM turns AS t JOIN matches AS m ON m.id = t.match JOIN seats AS s ON s.match = t.match AND s.number = t.seat"
    " WHERE m.status = 'running' AND s.person = t.person AND t.person = :person"
)
_WAITED_FOR = text(f"SELECT t.match, t.seat, t.turn, t.told, m.game {_STANDING} ORDER BY t.since, t.match, t.seat")
_STANDS = text(f"SELECT t.turn, t.told {_STANDING} AND t.match = :match AND t.seat = :seat")
_GATHERED = (
    update(turns).where(turns.c.person == _MINE, turns.c.told == bindparam("gathered")).values(told=bindparam("known"))
)


@dataclass(frozen=True)
class Wishes:
    """When somebody wants to be told: at every turn, or once a day at an hour of his zone."""

    daily: bool = False
    hour: int = 18
    zone: str = ""
    digest: float | None = None  # when the next one is due


@dataclass(frozen=True)
class Channel:
    """A way to reach somebody. Nothing goes to one that is not confirmed, or in ``trouble``."""

    id: str
    person: str
    kind: str
    target: str
    secret: str = ""
    name: str = ""
    lang: str = "fr"
    confirmed: bool = False
    trouble: str = ""
    made: float = 0.0

    @property
    def open(self) -> bool:
        return self.confirmed and not self.trouble


@dataclass(frozen=True)
class Letter:
    """Something to be sent to one channel. Its id is the same however often it is tried."""

    id: str
    person: str
    channel: str
    content: dict[str, Any]
    tries: int = 0


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Notices:
    """Wishes, channels and the outbox, in the tables beside ``people``."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def kept_once(self, name: str, value: str) -> str:
        """Something made once for the whole site: the first that is kept stays."""
        row = self._db.row(_KEPT, its_name=name)
        if row is None:
            with self._db.transaction() as db:
                db.run(_KEEP_ONCE, name=name, value=value)
                row = db.row(_KEPT, its_name=name)
        assert row is not None
        return str(row["value"])

    # ---- when

    def wishes(self, person: str) -> Wishes:
        row = self._db.row(_WISHES, person=person)
        return Wishes() if row is None else _wishes(row)

    def set_wishes(self, person: str, wishes: Wishes) -> None:
        daily = {"daily": int(wishes.daily), "digest": wishes.digest if wishes.daily else None}
        with self._db.transaction() as db:
            db.run(_KEEP_WISHES, person=person, hour=wishes.hour, zone=wishes.zone, **daily)

    # ---- where

    def channels(self, person: str) -> list[Channel]:
        return [_channel(row) for row in self._db.rows(_CHANNELS, person=person)]

    def channel(self, id: str) -> Channel | None:
        row = self._db.row(_CHANNEL, its_id=id)
        return None if row is None else _channel(row)

    def reachable(self, person: str) -> list[Channel]:
        return [channel for channel in self.channels(person) if channel.open]

    def add_channel(self, channel: Channel, letters: Iterable[Letter] = (), now: float = 0.0) -> None:
        """A new way to reach somebody, in place of the same one before; a browser tells one person only."""
        row = {**vars(channel), "confirmed": int(channel.confirmed)}
        with self._db.transaction() as db:
            db.run(_REPLACED, person=channel.person, same=channel.target)
            if channel.kind == "push":
                db.run(_TAKEN_OVER, same=channel.target)
            db.run(_ADD_CHANNEL, **row)
            post(db, letters, now)

    def confirm(self, id: str, target: str) -> bool:
        """Whether it is still there, for the same address."""
        with self._db.transaction() as db:
            return db.run(_CONFIRM, its_id=id, same=target) == 1

    def set_trouble(self, id: str, what: str) -> None:
        """Why nothing more is sent there; empty: it is tried again."""
        with self._db.transaction() as db:
            db.run(_TROUBLE, its_id=id, what=what)
            if what:
                db.run(_FORGET_LETTERS, its_channel=id)

    def remove_channel(self, id: str) -> None:
        with self._db.transaction() as db:
            db.run(_FORGET_LETTERS, its_channel=id)
            db.run(_REMOVE_CHANNEL, its_id=id)

    # ---- what is to be sent

    def post(self, letters: Iterable[Letter], now: float) -> None:
        with self._db.transaction() as db:
            post(db, letters, now)

    def take(self, now: float, until: float, most: int) -> list[Letter]:
        """What is to be sent now, for this process alone until then: should it end before, another one takes it."""
        found = self._db.rows(_WAITING, now=now, most=most)
        if not found:
            return []
        with self._db.transaction() as db:
            taken = [row for row in found if db.run(_TAKE, its_id=row["id"], now=now, until=until) == 1]
        return [Letter(**{**row, "content": json.loads(row["content"])}) for row in taken]

    def sent(self, id: str) -> None:
        with self._db.transaction() as db:
            db.run(_SENT, its_id=id)

    def later(self, id: str, due: float) -> None:
        with self._db.transaction() as db:
            db.run(_LATER, its_id=id, next=due)

    def stands(self, person: str, match: str, seat: int, turn: int, unseen: bool = False) -> bool:
        """Whether somebody is still waited for at the same question; ``unseen``: and was not at the table since."""
        row = self._db.row(_STANDS, person=person, match=match, seat=seat)
        return row is not None and row["turn"] == turn and not (unseen and row["told"] == SEEN)

    # ---- once a day

    def digests(self, now: float, most: int) -> list[tuple[str, Wishes]]:
        """Who gets his digest now."""
        return [(str(row.pop("person")), _wishes(row)) for row in self._db.rows(_DIGESTS, now=now, most=most)]

    def make_digest(self, person: str, before: float, after: float, now: float) -> int:
        """One letter for all that waits for somebody, if any of it is new to him; how many were posted. Whoever comes
        second finds the next one's time written, and posts none."""
        with self._db.transaction() as db:
            if db.run(_NEXT_DIGEST, person=person, before=before, after=after) != 1:
                return 0
            waiting = db.rows(_WAITED_FOR, person=person)
            db.run(_GATHERED, person=person, gathered=GATHERED, known=TOLD)
            if not any(row["told"] == GATHERED for row in waiting):
                return 0
            once = {row["match"]: row for row in reversed(waiting)}  # who holds several seats reads of the match once
            content = {"kind": "digest", "turns": [_turn_told(row) for row in reversed(once.values())]}
            open_ones = [one for one in map(_channel, db.rows(_CHANNELS, person=person)) if one.open]
            post(db, [Letter(new_id(), person, channel.id, content) for channel in open_ones], now)
            return len(open_ones)


def post(db: Transaction, letters: Iterable[Letter], now: float) -> None:
    """Within a transaction of somebody else's: what is written there is sent, and what is not is not."""
    for letter in letters:
        content = json.dumps(letter.content, ensure_ascii=False, separators=(",", ":"))
        row = {"id": letter.id, "person": letter.person, "channel": letter.channel, "content": content}
        db.run(_POST, **row, due=now, tries=0, held=0.0)


def _turn_told(row: Row) -> Row:
    return {name: row[name] for name in ("match", "seat", "turn", "game")}


def _wishes(row: Row) -> Wishes:
    return Wishes(bool(row["daily"]), int(row["hour"]), str(row["zone"]), row["digest"])


def _channel(row: Row) -> Channel:
    return Channel(**{**row, "confirmed": bool(row["confirmed"])})
