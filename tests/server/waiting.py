"""A site at which people are told of their turns, with clocks that a test moves by hand."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server import app as application
from arene.server.audience import Viewer
from arene.server.notices.postman import Postman
from arene.server.settings import Settings
from arene.server.tables import Table, Tables
from arene.server.telling import Viewpoint
from tests.server.helpers import Here, open_table, request_for
from tests.server.postbox import Mailbox

SITE = "http://testserver"
DAY = 86400.0


class Time:
    """A clock that only goes on, and the calendar, which go together."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.began = time.time() - self.now

    def clock(self) -> float:
        return self.now

    def calendar(self) -> float:
        return self.began + self.now


class Site:
    """A server whose rounds are made when a test says so."""

    def __init__(self, app: FastAPI, server: TestClient, time: Time) -> None:
        self.app, self.server, self.time = app, server, time

    def person(self, name: str, lang: str = "en") -> TestClient:
        client = TestClient(self.app, headers={"accept-language": lang})
        client.portal = self.server.portal
        assert client.put("/api/me", json={"name": name}).status_code == 200
        return client

    def call(self, function: Callable[..., Any], *values: Any) -> Any:
        assert self.server.portal is not None
        return self.server.portal.call(function, *values)

    @property
    def postman(self) -> Postman:
        postman: Postman = self.app.state.postman
        return postman

    def table(self, match: str) -> Table:
        table: Table = self.app.state.tables.get(match)
        return table

    def round(self, later: float = 0.0) -> None:
        """So much later, one look at everything, twice: what is to be told once is."""
        self.time.now += later
        for _ in range(2):
            self.call(self.postman.round)
            self.call(self._at_rest)

    async def _at_rest(self) -> None:
        tables: Tables = self.app.state.tables
        while any(table.automata.busy for table in tables._tables.values()):
            await asyncio.sleep(0.002)

    def sits_down(self, match: str, seat: int) -> Viewer:
        """A screen is opened by whoever has a seat."""
        table = self.table(match)
        viewer = Viewer(Viewpoint(seat, "en"), table.seats[seat].person)
        self.call(table.audience.join, viewer)
        return viewer

    def leaves(self, match: str, viewer: Viewer) -> None:
        self.call(self.table(match).audience.leave, viewer)


def settings(box: Mailbox | None = None, **more: Any) -> Settings:
    by_mail = {"smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_security": "none"} if box else {}
    usual: dict[str, Any] = {"public_url": SITE, "mail_from": "Arène <arene@games.example>", "private_targets": True}
    return Settings(**{**usual, **by_mail, **more})


@contextmanager
def site(database: str, chosen: Settings, clocks: Time, address: str | None = None) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as patch:

        async def never(self: object) -> None:
            """The tests look themselves."""

        patch.setattr(Tables, "watch", never)
        patch.setattr(Postman, "run", never)
        patch.setattr(application, "Thinkers", Here)
        app = application.create_app(
            database, clock=clocks.clock, settings=chosen, address=address, calendar=clocks.calendar
        )
        with TestClient(app, headers={"accept-language": "en"}) as server:
            yield Site(app, server, clocks)


def two_at_a_table(at: Site, ada: TestClient, bob: TestClient, **more: Any) -> str:
    """Ada's table with Bob and an easy bot, at a moment at which Bob is asked."""
    match = open_table(ada, "me", "open", "bot", **{"options": {"max_rounds": 1}, **more})
    assert bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"}).status_code == 200
    until_asked_seat(at, [ada, bob], match, 1)
    return match


def until_asked_seat(at: Site, people: list[TestClient], match: str, seat: int) -> None:
    """The people play until this seat is asked."""
    play = at.table(match).play
    for _ in range(400):
        at.call(at._at_rest)
        if play.playing().over or play.awaited() == [seat]:
            return
        if play.awaited()[0] < len(people):
            moves(people[play.awaited()[0]], match)
    raise AssertionError("never asked")


def moves(client: TestClient, match: str) -> None:
    told = client.get(f"/api/matches/{match}").json()
    sent = request_for(told, told["actions"][-1]["action"], key=told["prompt"]["id"])
    assert client.post(f"/api/matches/{match}/actions", json=sent).status_code == 200


def link_in(letter: Any, kind: str) -> str:
    """The path of the first link of a kind in an e-mail."""
    found = re.search(rf"{SITE}(/{kind}/\S+)", body_of(letter))
    assert found is not None, body_of(letter)
    return found[1]


def body_of(letter: Any) -> str:
    return str(letter.get_payload(decode=True).decode())


def signs_up(at: Site, client: TestClient, box: Mailbox, address: str) -> None:
    """An address of e-mail, confirmed."""
    answer = client.post("/api/me/notices/channels", json={"kind": "email", "target": address})
    assert answer.status_code == 201, answer.text
    at.round()
    assert client.post(link_in(box.to(address)[-1], "notices/confirm")).status_code == 200
    box.letters.clear()
