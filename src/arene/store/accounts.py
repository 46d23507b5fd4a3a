"""How people and programs are known again: sign-ins of devices, names with a password, tokens; and what is kept of a
person, to be handed over or erased."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, insert, select, text, update

from arene.store.database import Database
from arene.store.keeping import Keeping
from arene.store.records import ENDED, OPEN, RUNNING, Person
from arene.store.schema import (
    accounts,
    away,
    channels,
    chat,
    comforts,
    deal_people,
    notes,
    notices,
    outbox,
    people,
    seats,
    sessions,
    silenced,
    tokens,
    turns,
)

NAMELESS = "—"  # who was erased, where others go on seeing a seat or a line of his

_PEOPLE = people.c["id", "name", "shape", "colour", "link"]
_MINE: BindParameter[str] = bindparam("person")

_OPEN_SESSION = insert(sessions)
_SESSION = (
    select(*_PEOPLE, sessions.c.seen)
    .join_from(people, sessions, sessions.c.person == people.c.id)
    .where(sessions.c.id == bindparam("session"))
)
_SEEN = update(sessions).where(sessions.c.id == bindparam("session")).values(seen=bindparam("at"))
_SESSIONS = select(*sessions.c["id", "device", "made", "seen"]).where(sessions.c.person == _MINE)
_END_SESSION = delete(sessions).where(sessions.c.person == _MINE, sessions.c.id == bindparam("session"))
_END_OTHERS = delete(sessions).where(sessions.c.person == _MINE, sessions.c.id != bindparam("session"))

_DEVICES = 50  # of one person
_END_OLDEST = text(
    "DELETE FROM sessions WHERE person = :person AND id NOT IN"
    f" (SELECT id FROM sessions WHERE person = :person ORDER BY seen DESC, id LIMIT {_DEVICES})"
)

_RENEW_LINK = update(people).where(people.c.id == _MINE).values(link=people.c.link + 1)
_LOGIN = select(accounts.c.login).where(accounts.c.person == _MINE)
_ACCOUNT = select(*accounts.c["person", "password"]).where(accounts.c.login == bindparam("login"))
_FORGET_ACCOUNT = delete(accounts).where(accounts.c.person == _MINE)
_MAKE_ACCOUNT = insert(accounts)

_ADD_TOKEN = insert(tokens)
_TOKEN = (
    select(*_PEOPLE, tokens.c.scopes)
    .join_from(people, tokens, tokens.c.person == people.c.id)
    .where(tokens.c.id == bindparam("token"))
)
_TOKENS = select(*tokens.c["id", "name", "scopes", "made"]).where(tokens.c.person == _MINE).order_by(tokens.c.made)
_REMOVE_TOKEN = delete(tokens).where(tokens.c.person == _MINE, tokens.c.id == bindparam("token"))

_SEATS = text(
    "SELECT s.match, s.number, s.name, s.rank, m.game, m.status, m.created, m.updated"
    " FROM seats AS s JOIN matches AS m ON m.id = s.match WHERE s.person = :person ORDER BY m.created, s.number"
)
_SAID = select(*chat.c["match", "number", "text", "at"]).where(chat.c.person == _MINE).order_by(chat.c.at)
_NOTES = select(*notes.c["match", "text"]).where(notes.c.person == _MINE)
_WISHES = select(*notices.c["daily", "hour", "zone"]).where(notices.c.person == _MINE)
_REACHED = select(*channels.c["kind", "target", "name", "lang", "confirmed", "made"]).where(channels.c.person == _MINE)
_WAITED_FOR = select(*turns.c["match", "seat", "since"]).where(turns.c.person == _MINE)
_DEALS = text(
    "SELECT p.deal, p.match, d.kind, d.game, d.day FROM deal_people AS p JOIN deals AS d ON d.id = p.deal"
    " WHERE p.person = :person ORDER BY d.made"
)
_AWAY = select(*away.c["since", "until"]).where(away.c.person == _MINE).order_by(away.c.since)

_HIS_TABLES = "SELECT id FROM matches WHERE host = :person AND status = :open"  # those that have not begun
_UNDER_WAY = text(
    "SELECT DISTINCT m.id FROM matches AS m LEFT JOIN seats AS s ON s.match = m.id"
    " WHERE m.status IN (:open, :running) AND (s.person = :person OR m.host = :person)"
)
_TAKE_BACK = [
    *(
        text(f"DELETE FROM {table.name} WHERE match IN ({_HIS_TABLES})")
        for table in (seats, chat, notes, comforts, silenced, deal_people)
    ),
    text("DELETE FROM matches WHERE host = :person AND status = :open"),
    text(
        "UPDATE seats SET kind = 'open', name = '', shape = '', colour = '', person = NULL"
        " WHERE person = :person AND match IN (SELECT id FROM matches WHERE status = :open)"
    ),
]
_HIS_NAMES = "SELECT 1 FROM seats AS s WHERE s.person = :person AND s.match"  # at a match
_ERASE = [
    text(  # what the table itself said of him
        f"UPDATE chat SET name = '{NAMELESS}' WHERE person = ''"
        " AND match IN (SELECT match FROM seats WHERE person = :person)"
        f" AND EXISTS ({_HIS_NAMES} = chat.match AND s.name = chat.name)"
    ),
    text(
        f"UPDATE matches SET ended_by = '{NAMELESS}' WHERE status = :ended AND"
        f" (EXISTS ({_HIS_NAMES} = matches.id AND s.name = matches.ended_by)"
        " OR (host = :person AND ended_by = (SELECT name FROM people WHERE id = :person)))"
    ),
    text(f"UPDATE chat SET name = '{NAMELESS}', text = '', person = '{NAMELESS}' WHERE person = :person"),
    text(
        f"UPDATE seats SET kind = 'bot', level = 'regular', name = '{NAMELESS}', person = NULL, stand_in = 0"
        " WHERE person = :person"
    ),
    text("UPDATE deals SET host = '' WHERE host = :person"),
    *(
        delete(table).where(table.c.person == _MINE)
        for table in (notes, silenced, sessions, tokens, accounts, notices, channels, outbox, turns, away, deal_people)
    ),
    delete(people).where(people.c.id == _MINE),
]


@dataclass(frozen=True)
class Session:
    """A device on which somebody is known."""

    id: str
    device: str
    made: float
    seen: float


@dataclass(frozen=True)
class Token:
    """What a program shows; ``id`` is the fingerprint of it, and all that is kept."""

    id: str
    name: str
    scopes: tuple[str, ...]
    made: float


class Accounts:
    """Sessions, passwords and tokens, in the tables beside ``people``."""

    def __init__(self, database: Database, keeping: Keeping) -> None:
        self._db = database
        self._keeping = keeping

    # ---- devices

    def open_session(self, person: str, device: str, at: float) -> str:
        """Somebody is known on one more device; where there are too many, that used longest ago ends."""
        id = secrets.token_urlsafe(12)
        with self._db.transaction() as db:
            db.run(_OPEN_SESSION, id=id, person=person, device=device, made=at, seen=at)
            db.run(_END_OLDEST, person=person)
        return id

    def at_session(self, id: str) -> tuple[Person, float] | None:
        """Who is known on a device, and when he was last seen there; None once the session was ended."""
        row = self._db.row(_SESSION, session=id)
        if row is None:
            return None
        seen = float(row.pop("seen"))
        return Person(**row), seen

    def seen(self, sessions: Sequence[str], at: float) -> None:
        if sessions:
            with self._db.transaction() as db:
                db.run_many(_SEEN, [{"session": session, "at": at} for session in sessions])

    def sessions(self, person: str) -> list[Session]:
        """A person's devices, the last used first."""
        found = [Session(**row) for row in self._db.rows(_SESSIONS, person=person)]
        return sorted(found, key=lambda one: -one.seen)

    def end_session(self, person: str, session: str) -> None:
        with self._db.transaction() as db:
            db.run(_END_SESSION, person=person, session=session)

    def renew_link(self, person: str, but: str) -> None:
        """What was signed for somebody before counts no more, and all his devices end but one."""
        with self._db.transaction() as db:
            db.run(_RENEW_LINK, person=person)
            db.run(_END_OTHERS, person=person, session=but)

    # ---- names with a password

    def login(self, person: str) -> str:
        """The name somebody signs in with; empty where he has none."""
        row = self._db.row(_LOGIN, person=person)
        return "" if row is None else str(row["login"])

    def account(self, login: str) -> tuple[str, str] | None:
        """The person behind a name, and the hash of his password."""
        row = self._db.row(_ACCOUNT, login=login)
        return None if row is None else (str(row["person"]), str(row["password"]))

    def set_account(self, person: str, login: str, password: str, but: str) -> None:
        """All his devices end but one. ``Conflict`` where somebody else has the name."""
        with self._db.transaction() as db:
            db.run(_FORGET_ACCOUNT, person=person)
            db.run(_MAKE_ACCOUNT, person=person, login=login, password=password)
            db.run(_END_OTHERS, person=person, session=but)

    # ---- programs

    def add_token(self, id: str, person: str, name: str, scopes: tuple[str, ...], at: float) -> None:
        with self._db.transaction() as db:
            db.run(_ADD_TOKEN, id=id, person=person, name=name, scopes=" ".join(scopes), made=at)

    def at_token(self, id: str) -> tuple[Person, tuple[str, ...]] | None:
        row = self._db.row(_TOKEN, token=id)
        if row is None:
            return None
        scopes = tuple(str(row.pop("scopes")).split())
        return Person(**row), scopes

    def tokens(self, person: str) -> list[Token]:
        return [
            Token(**{**row, "scopes": tuple(row["scopes"].split())}) for row in self._db.rows(_TOKENS, person=person)
        ]

    def remove_token(self, person: str, id: str) -> None:
        with self._db.transaction() as db:
            db.run(_REMOVE_TOKEN, person=person, token=id)

    # ---- all there is

    def kept_of(self, person: Person) -> dict[str, Any]:
        """Everything that is kept of a person, as data. Fingerprints and hashes are left out: they say nothing."""
        return {
            "person": {"name": person.name, "shape": person.shape, "colour": person.colour},
            "login": self.login(person.id),
            "sessions": [
                {"device": one.device, "made": one.made, "seen": one.seen} for one in self.sessions(person.id)
            ],
            "tokens": [{"name": one.name, "scopes": list(one.scopes)} for one in self.tokens(person.id)],
            "seats": self._db.rows(_SEATS, person=person.id),
            "said": self._db.rows(_SAID, person=person.id),
            "notes": self._db.rows(_NOTES, person=person.id),
            "notices": self._db.rows(_WISHES, person=person.id),
            "channels": self._db.rows(_REACHED, person=person.id),
            "waited_for": self._db.rows(_WAITED_FOR, person=person.id),
            "deals": self._db.rows(_DEALS, person=person.id),
            "away": self._db.rows(_AWAY, person=person.id),
        }

    def erase(self, person: str) -> list[str]:
        """Nothing is left of a person: others see a nameless bot on his seats, and his lines without words. Tables
        that have not begun lose him, or are gone if they were his. The tables that are not as they were: all
        processes are told to read them anew."""
        with self._db.transaction() as db:
            changed = [str(row["id"]) for row in db.rows(_UNDER_WAY, person=person, open=OPEN, running=RUNNING)]
            for taken_back in _TAKE_BACK:
                db.run(taken_back, person=person, open=OPEN)
            for statement in _ERASE:
                db.run(statement, person=person, ended=ENDED)
            for match in changed:
                self._keeping.tell(db, f"taken {match} ")  # by nobody
            self._keeping.tell(db, f"hang-up {person}")
        return changed


def as_text(kept: dict[str, Any]) -> str:
    return json.dumps(kept, ensure_ascii=False, indent=2)
