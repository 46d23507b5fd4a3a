"""Killed before and after every commit of everything that takes several steps: nothing is half made.

A server's death is played: at the chosen commit its connection is cut off, and nothing it does afterwards reaches the
database. Then another server opens the database, and whoever asked asks again.
"""

from __future__ import annotations

import contextlib
import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import text
from starlette.testclient import TestClient

from arene.server import app as application
from arene.store import SqlStore, open_store
from arene.store.matches import fresh, standing_moves
from tests import postgres as postgresql
from tests.server.helpers import Here, open_table, request_for, until_asked

ALL = text("SELECT id FROM matches")


class Killed(Exception):
    """The process is no more."""


class Mortal:
    """A connection whose process dies at a commit: the one with the number ``at``, before or after it."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.at: tuple[int, str] | None = None
        self.commits = 0
        self.dead = False

    def execute(self, sql: str, *values: object) -> Any:
        if self.dead:
            raise Killed
        if sql != "COMMIT":
            return self._connection.execute(sql, *values)
        self.commits += 1
        number, when = self.at or (0, "")
        if number != self.commits:
            return self._connection.execute(sql)
        if when == "after":
            self._connection.execute(sql)
        self.dead = True
        self._connection.close()
        raise Killed

    def cursor(self) -> Any:
        return self._connection.cursor()

    def close(self) -> None:
        if not self.dead:
            self._connection.close()


@contextlib.contextmanager
def site(url: str) -> Iterator[tuple[TestClient, Mortal]]:
    store = open_store(url)
    mortal = store._db._writer = Mortal(store._db._writer)
    app: FastAPI = application.create_app(store)
    with contextlib.suppress(Killed), TestClient(app, raise_server_exceptions=False) as client:
        yield client, mortal


def person(client: TestClient, name: str) -> TestClient:
    one = TestClient(client.app, headers={"accept-language": "en"}, raise_server_exceptions=False)
    one.portal = client.portal
    assert one.put("/api/me", json={"name": name}).status_code == 200
    return one


class Case(ABC):
    """Two people, what they have done before, and what one of them does when the server dies."""

    def __init__(self, client: TestClient) -> None:
        self.ada, self.bob = person(client, "Ada"), person(client, "Bob")
        self.match = ""

    def prepare(self) -> None:
        """What happens before."""

    @abstractmethod
    def act(self, ada: TestClient, bob: TestClient) -> Any:
        """The request during which the server dies, and which is sent again."""


class NewTable(Case):
    def act(self, ada: TestClient, bob: TestClient) -> Any:
        body = {"game": "sponsio", "seats": [{"kind": kind, "level": "easy"} for kind in ("me", "bot", "bot")]}
        return ada.post("/api/matches", json=body)


class LastSeat(Case):
    def prepare(self) -> None:
        self.match = open_table(self.ada, "me", "open", "bot")

    def act(self, ada: TestClient, bob: TestClient) -> Any:
        return bob.post(f"/api/matches/{self.match}/seats/1", json={"name": "Bob"})


class Filled(Case):
    def prepare(self) -> None:
        self.match = open_table(self.ada, "me", "open", "open")

    def act(self, ada: TestClient, bob: TestClient) -> Any:
        return ada.post(f"/api/matches/{self.match}/start")


class Rematch(Case):
    def prepare(self) -> None:
        self.match = open_table(self.ada, "me", "bot", "bot")
        until_asked(self.ada, self.match)
        assert self.ada.post(f"/api/matches/{self.match}/end").status_code == 200

    def act(self, ada: TestClient, bob: TestClient) -> Any:
        return ada.post(f"/api/matches/{self.match}/rematch")


class OneMove(Case):
    def prepare(self) -> None:
        self.match = open_table(self.ada, "me", "bot", "bot")
        table = until_asked(self.ada, self.match)
        self.sent = request_for(table, table["actions"][0]["action"])

    def act(self, ada: TestClient, bob: TestClient) -> Any:
        return ada.post(f"/api/matches/{self.match}/actions", json=self.sent)


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], contextlib.AbstractContextManager[str]]:
    """Makes new databases."""
    numbers = itertools.count(1)
    if request.param == "sqlite":
        return lambda: contextlib.nullcontext(str(tmp_path / f"{next(numbers)}.db"))
    cluster: postgresql.Cluster = request.getfixturevalue("postgres")
    return lambda: cluster.database(postgresql.MODEL)


@pytest.mark.parametrize("kind", [NewTable, LastSeat, Filled, Rematch, OneMove], ids=lambda kind: str(kind.__name__))
def test_nothing_is_half_made(
    databases: Callable[[], contextlib.AbstractContextManager[str]],
    kind: type[Case],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(application, "Thinkers", Here)
    points = 0
    for number in itertools.count(1):
        for when in ("before", "after"):
            with databases() as url:
                points += killed_and_asked_again(url, kind, number, when)
        if points < 2 * number or number == 4:  # it takes no more commits than that; what follows are bots' moves
            break
    assert points >= 2


def killed_and_asked_again(url: str, kind: type[Case], number: int, when: str) -> bool:
    """Whether the server died at all."""
    with site(url) as (client, mortal):
        case = kind(client)
        case.prepare()
        mortal.at = mortal.commits + number, when
        first = case.act(case.ada, case.bob)
        for _ in range(200):  # bots that play on may be the ones that die
            if mortal.dead or (first.status_code < 400 and until_quiet(case, first)):
                break
        dead = mortal.dead
    with site(url) as (client, _):
        ada, bob = (
            TestClient(client.app, headers=one.headers, cookies=dict(one.cookies)) for one in (case.ada, case.bob)
        )
        ada.portal = bob.portal = client.portal
        again = case.act(ada, bob)
        assert again.status_code < 300 or again.json()["code"] == "begun", (number, when, again.text)
        id = again.json().get("match", case.match)
        table = until_asked(ada, id) if kind is not LastSeat else ada.get(f"/api/matches/{id}").json()
        assert table["begun"] and ada.get(f"/api/matches/{case.match or id}").status_code == 200
        if isinstance(case, OneMove) and first.status_code == 200:
            assert again.json() == first.json(), "acknowledged: the same answer"
        check(client.app.state.store)  # type: ignore[attr-defined]
    return dead


def until_quiet(case: Case, first: Any) -> bool:
    """Whether it is a person's turn again."""
    table = case.ada.get(f"/api/matches/{first.json().get('match', case.match)}").json()
    return bool(table.get("over") or table.get("prompt", {}).get("yours") or isinstance(case, LastSeat))


def check(store: SqlStore) -> None:
    """Every match that began replays from its seed, and every full table has begun."""
    rows = store._db.rows(ALL)
    assert rows
    for row in rows:
        sheet = store.sheet(row["id"])
        assert sheet is not None
        seats, entries = store.seats(sheet.id), store.entries(sheet.id)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        if sheet.status == "open":
            assert any(seat.kind == "open" for seat in seats), "full, and never begun"
            continue
        match = fresh(sheet, seats)
        for move in standing_moves(entries):
            match.play(move.seat, move.action)
            assert match.hash == move.hash
