"""Somebody left: everybody is told, and those who are there wait, have a bot play, or end the match."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server import app as application
from arene.server.audience import Viewer
from arene.server.company import HOST_LEFT, LEFT
from arene.server.messages import Message
from arene.server.tables import Table
from arene.server.telling import Viewpoint
from tests.server.helpers import Enter, Here, open_table, request_for, until_asked


class Hands:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def app(database: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    monkeypatch.setattr(application, "Thinkers", Here)
    return application.create_app(database, clock=hands)


class Pair:
    """Ada, who opened the table and begins, and Bob; each before a screen."""

    def __init__(self, app: FastAPI, server: TestClient, enter: Enter) -> None:
        self.server = server
        self.ada, self.bob = enter("Ada"), enter("Bob")
        self.match = open_table(self.ada, "me", "open", "bot", options={"max_rounds": 1, "first_dealer": 2})
        self.path = f"/api/matches/{self.match}"
        assert self.bob.post(f"{self.path}/seats/1", json={"name": "Bob"}).status_code == 200
        self.table: Table = app.state.tables.get(self.match)
        self.screens = [Viewer(Viewpoint(seat, "en"), self.table.seats[seat].person) for seat in (0, 1)]
        for screen in self.screens:
            self.call(self.table.audience.join, screen)

    def call(self, function: Any, *values: Any) -> Any:
        assert self.server.portal is not None
        return self.server.portal.call(function, *values)

    def leaves(self, seat: int) -> None:
        self.call(self.table.audience.leave, self.screens[seat])

    def heard(self, seat: int) -> list[Message]:
        queue = self.screens[seat].queue
        return [message for _ in range(queue.qsize()) if (message := queue.get_nowait()) is not None]

    def seat(self, client: TestClient, number: int) -> dict[str, Any]:
        told: dict[str, Any] = client.get(self.path).json()["seats"][number]
        return told

    def rest(self) -> None:
        """Until no bot plays on."""

        async def wait() -> None:
            while self.table.automata.busy:
                await asyncio.sleep(0.002)

        self.call(wait)

    def plays(self, client: TestClient, seat: int) -> None:
        """Until another person is asked, or the match is over."""
        other = 1 - seat
        self.rest()
        while other not in self.table.play.awaited() and not self.table.play.playing().over:
            told = until_asked(client, self.match)
            if told["over"]:
                return
            sent = request_for(told, told["actions"][-1]["action"], key=told["prompt"]["id"])
            assert client.post(f"{self.path}/actions", json=sent).status_code == 200
            self.rest()


@pytest.fixture
def pair(app: FastAPI, server: TestClient, enter: Enter) -> Pair:
    return Pair(app, server, enter)


def by(pair: Pair, seat: int) -> list[str]:
    return [entry.by for entry in pair.table.play.store.entries(pair.match) if entry.seat == seat]


def test_everybody_is_told_who_left_and_since_when(pair: Pair, hands: Hands) -> None:
    assert pair.seat(pair.ada, 1)["gone"] is None
    pair.leaves(1)
    pair.call(pair.table.audience.publish_presence)
    assert pair.heard(0)[-1].data["seats"][1]["gone"] == 0
    hands.now += 185
    told = pair.seat(pair.ada, 1)
    assert told["gone"] == 185 and not told["here"]
    assert pair.seat(pair.ada, 0)["gone"] is None, "Ada is there"
    pair.call(pair.table.audience.join, pair.screens[1])
    assert pair.seat(pair.ada, 1)["gone"] is None


def test_a_bot_stands_in_until_the_person_returns(pair: Pair, hands: Hands) -> None:
    pair.plays(pair.ada, 0)
    pair.leaves(1)
    hands.now += LEFT - 1
    early = pair.ada.post(f"{pair.path}/seats/1/stand-in", json={})
    assert early.status_code == 409 and early.json()["code"] == "still-here"
    hands.now += 1
    assert pair.ada.post(f"{pair.path}/seats/1/stand-in", json={}).json()["seats"][1]["stand_in"]
    pair.rest()
    assert by(pair, 1)[-1] == "stand-in"
    assert "A bot plays for Bob" in pair.ada.get(f"{pair.path}/chat").json()[-1]["text"]

    pair.call(pair.table.audience.join, pair.screens[1])
    assert not pair.seat(pair.ada, 1)["stand_in"]
    pair.plays(pair.ada, 0)
    made = len(pair.table.play.playing().moves)
    pair.rest()
    assert pair.table.play.awaited() == [1] and len(pair.table.play.playing().moves) == made, "Bob is waited for"


def test_a_stand_in_is_not_forgotten_when_the_server_stops(pair: Pair, hands: Hands, app: FastAPI) -> None:
    pair.leaves(1)
    hands.now += LEFT
    assert pair.ada.post(f"{pair.path}/seats/1/stand-in", json={}).status_code == 200
    app.state.tables._tables.clear()  # as after a restart
    again: Table = app.state.tables.get(pair.match)
    assert again.seats[1].stand_in
    assert pair.ada.post(f"{pair.path}/seats/1/stand-in", json={"wanted": False}).status_code == 409
    hands.now += LEFT
    assert pair.ada.post(f"{pair.path}/seats/1/stand-in", json={"wanted": False}).status_code == 200
    kept = pair.table.play.store.seats(pair.match)
    assert not kept[1].stand_in


def test_the_host_decides_and_the_others_once_he_is_gone(pair: Pair, hands: Hands, enter: Enter) -> None:
    pair.leaves(1)
    hands.now += 10_000
    pair.bob.get(pair.path)  # a sign of life: he is asked himself
    refused = pair.bob.post(f"{pair.path}/end")
    assert refused.status_code == 403 and refused.json()["code"] == "host-decides"
    pair.call(pair.table.audience.join, pair.screens[1])
    pair.leaves(0)
    hands.now += HOST_LEFT - 1
    assert pair.bob.post(f"{pair.path}/seats/0/stand-in", json={}).status_code == 403
    hands.now += 1
    assert enter("Zoé").post(f"{pair.path}/end").status_code == 403, "who does not play decides nothing"
    assert pair.bob.post(f"{pair.path}/seats/0/stand-in", json={}).status_code == 200
    assert pair.bob.post(f"{pair.path}/end").status_code == 200


def test_a_match_that_is_ended_stays_ended_and_can_be_looked_at(pair: Pair, app: FastAPI) -> None:
    asked = until_asked(pair.ada, pair.match)
    assert pair.ada.get(f"{pair.path}/file").status_code == 409
    assert pair.ada.post(f"{pair.path}/end").status_code == 200
    last = [message.text.decode() for message in pair.heard(1) if message.name == "table"][-1]
    assert '"ended":"Ada"' in last and '"awaiting":[]' in last
    late = pair.ada.post(f"{pair.path}/actions", json=request_for(asked, asked["actions"][0]["action"]))
    assert late.status_code == 409 and late.json()["code"] == "ended"
    assert pair.ada.post(f"{pair.path}/end").status_code == 409

    app.state.tables._tables.clear()  # as after a restart
    told = pair.bob.get(pair.path).json()
    assert told["prompt"]["text"] == "Match ended. Ada ended it; nobody wins."
    assert not told["prompt"]["yours"] and told["actions"] == [] and not told["over"]
    assert pair.match not in app.state.store.running()
    assert pair.bob.get(f"{pair.path}/replay?seat=0").status_code == 200
    assert pair.bob.get(f"{pair.path}/file").status_code == 200
    assert pair.bob.get(f"{pair.path}/verification").json()["fits"]
    assert pair.bob.post(f"{pair.path}/rematch").status_code == 201


def test_how_long_somebody_is_away_tells_nothing_of_hidden_moves(pair: Pair, hands: Hands) -> None:
    """A table message is sent only for what changed at the table: the minutes of the absent are no such change."""
    pair.leaves(0)
    screen = pair.screens[1]
    screen.show(pair.table.narrator.tell(screen.at))
    pair.heard(1)
    hands.now += 60
    assert screen.shown is not None
    told = pair.table.narrator.tell(screen.at, screen.shown.data["seen"])
    assert told["seats"] != screen.shown.data["seats"]
    screen.show(told)
    assert pair.heard(1) == []


def test_the_machines_clock_changes_nothing(pair: Pair, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    pair.leaves(1)
    hands.now += 40
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 100_000)
    assert pair.seat(pair.ada, 1)["gone"] == 40
