"""Clocks for live play: what is counted, what happens at zero, and that neither a jump of the machine's clock nor a
restart costs anybody time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server import app as application
from arene.server import hosting
from arene.server.audience import Viewer
from arene.server.clocks import Clocks
from arene.server.tables import Table, Tables
from arene.server.telling import Viewpoint
from tests.server.helpers import Enter, Here, open_table, request_for, until_asked
from tests.server.test_leaving import Hands

CLOCK = {"move": 30, "bank": 60}


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def app(database: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    async def never(self: Tables) -> None:
        """The tests look at the clocks themselves."""

    monkeypatch.setattr(Tables, "watch", never)
    monkeypatch.setattr(application, "Thinkers", Here)
    return application.create_app(database, clock=hands)


# ---- what is counted


def test_the_time_of_the_move_goes_first_then_the_reserve() -> None:
    clocks = Clocks(30, 60, 2)
    clocks.look(0, [0], [], True)
    clocks.count(20)
    assert clocks.left(0) == 70 and clocks.banks == [60, 60]
    clocks.count(50)
    assert clocks.left(0) == 40 and clocks.banks == [40, 60]
    clocks.answered(50, 0)
    clocks.look(50, [1], [], True)
    clocks.count(55)
    clocks.answered(55, 1)
    clocks.look(55, [0], [], True)
    assert clocks.left(0) == 70, "thirty for the new move, and what was left of the reserve"
    assert clocks.late(124) == [] and clocks.late(125) == [0]


def test_anothers_answer_gives_no_new_time() -> None:
    clocks = Clocks(30, 0, 2)
    clocks.look(0, [0, 1], [], True)
    clocks.answered(20, 1)
    clocks.look(20, [0], [], True)
    assert clocks.left(0) == 10


def test_taking_back_gives_no_new_time() -> None:
    clocks = Clocks(30, 0, 1)
    clocks.look(0, [0], [], True)
    clocks.answered(25, 0)
    clocks.look(25, [0], [], True)
    assert clocks.left(0) == 30
    clocks.took_back(26, 0)
    clocks.look(26, [0], [], True)
    assert clocks.left(0) == 4


def test_standing_clocks_cost_nothing() -> None:
    clocks = Clocks(30, 60, 1)
    clocks.look(0, [0], [], True)
    clocks.look(10, [0], [], False)
    clocks.look(5000, [0], [], True)
    assert clocks.left(0) == 80 and clocks.late(5050) == []
    again = Clocks(30, 60, 1, clocks.kept(5060))
    again.look(90_000, [0], [], True)  # another process, another clock
    assert again.left(0) == 20 and again.banks == [20]


def test_a_secret_question_leaves_the_reserve_alone_and_is_told_to_nobody_else() -> None:
    clocks = Clocks(30, 60, 2)
    clocks.look(0, [1], [1], True)
    assert clocks.told(10, []) == {"move": 30, "runs": True, "banks": [60, 60], "moves": {}, "secret": []}
    assert clocks.told(20, [1])["moves"] == {"1": 10}
    assert clocks.late(29) == [] and clocks.late(30) == [1]
    assert clocks.banks == [60, 60]


# ---- at a table


class At:
    """Ada before her screen, at a table with a clock."""

    def __init__(self, app: FastAPI, server: TestClient, ada: TestClient, hands: Hands, **more: Any) -> None:
        self.app, self.server, self.ada, self.hands = app, server, ada, hands
        self.match = open_table(ada, "me", "bot", "bot", clock=CLOCK, options={"max_rounds": 1}, **more)
        self.path = f"/api/matches/{self.match}"
        self.screen = Viewer(Viewpoint(0, "en"), self.table.seats[0].person)
        self.call(self.table.audience.join, self.screen)

    @property
    def table(self) -> Table:
        table: Table = self.app.state.tables.get(self.match)
        return table

    def call(self, function: Callable[..., Any], *values: Any) -> Any:
        assert self.server.portal is not None
        return self.server.portal.call(function, *values)

    def pass_time(self, seconds: float) -> None:
        """Later; the clocks are looked at, and nobody plays on."""

        async def look() -> None:
            await self.app.state.tables.look_at_clocks(self.hands.now, True)
            while self.table.automata.busy:
                await asyncio.sleep(0.002)

        self.hands.now += seconds
        self.call(look)

    def clock(self) -> dict[str, Any]:
        told: dict[str, Any] = self.ada.get(self.path).json()["clock"]
        return told

    def own(self) -> list[str]:
        return [entry.by for entry in self.table.play.store.entries(self.match) if entry.seat == 0]


@pytest.fixture
def at(app: FastAPI, server: TestClient, enter: Enter, hands: Hands) -> At:
    at = At(app, server, enter("Ada"), hands)
    until_asked(at.ada, at.match)
    return at


def test_at_zero_one_move_is_made_and_the_next_is_ones_own(at: At) -> None:
    assert at.clock()["moves"] == {"0": 30} and at.clock()["banks"][0] == 60
    at.pass_time(89)
    assert at.own() == [] and at.clock()["moves"] == {"0": 0} and at.clock()["banks"][0] == 1
    at.pass_time(1.5)
    assert at.own()[:1] == ["clock"]
    assert "Time is up: a move is made for Ada." in [line["text"] for line in at.ada.get(f"{at.path}/chat").json()]
    told = until_asked(at.ada, at.match)
    assert told["clock"]["moves"] == {"0": 30} and told["clock"]["banks"][0] == 0
    made = len(at.own())
    at.pass_time(29)
    assert len(at.own()) == made
    sent = request_for(told, told["actions"][-1]["action"], key="own")
    assert at.ada.post(f"{at.path}/actions", json=sent).status_code == 200
    assert at.own()[made] == "person"


def test_the_machines_clock_may_jump(at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    for jump in (100_000, -100_000):
        monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
        at.pass_time(1)
    assert at.own() == [] and at.clock()["moves"] == {"0": 28}


def test_a_restart_credits_the_pause(at: At, hands: Hands) -> None:
    at.pass_time(40)
    at.app.state.tables._tables.clear()  # the process ends without a word
    hands.now = 5.0  # and another one begins, whose clock counts from elsewhere
    assert at.clock()["banks"][0] == 50 and not at.clock()["runs"]
    hands.now += 1000
    at.pass_time(0)
    assert at.clock()["banks"][0] == 50, "nobody is there yet"
    at.call(at.table.audience.join, at.screen)
    assert at.clock()["runs"]
    at.pass_time(49)
    assert at.own() == []
    at.pass_time(2)
    assert at.own()[:1] == ["clock"]


def test_where_no_player_is_there_the_clocks_stand(at: At) -> None:
    at.call(at.table.audience.leave, at.screen)
    at.pass_time(10_000)
    assert at.own() == [] and not at.clock()["runs"]


def test_a_clock_that_goes_on_is_no_message(at: At, hands: Hands) -> None:
    """A hidden half-step of somebody else sends nothing: not because time went by either."""
    at.screen.show(at.table.narrator.tell(at.screen.at))
    while not at.screen.queue.empty():
        at.screen.queue.get_nowait()
    hands.now += 7
    assert at.screen.shown is not None
    told_before = at.screen.shown.data
    told = at.table.narrator.tell(at.screen.at, told_before["seen"])
    assert told["clock"] != told_before["clock"]
    at.screen.show(told)
    assert at.screen.queue.empty()


def test_a_game_that_hides_who_is_asked_hides_whose_clock_runs(
    app: FastAPI, server: TestClient, enter: Enter, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "draw_seed", lambda: bytes(32))
    ada, bob = enter("Ada"), enter("Bob")
    match = open_table(ada, "me", "open", game="lanista", clock=CLOCK)
    bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"})
    table: Table = app.state.tables.get(match)
    people = [ada, bob]
    assert server.portal is not None
    server.portal.call(table.audience.join, Viewer(Viewpoint(0, "en"), table.seats[0].person))
    hidden = 0
    for _ in range(1000):
        if table.play.playing().over or hidden > 3:
            break
        for seat, client in enumerate(people):
            told = client.get(f"/api/matches/{match}").json()
            shown = set(told["view"]["awaiting"]) | {seat}
            assert {int(one) for one in told["clock"]["moves"]} <= shown
        secret = [seat for seat in table.play.awaited() if seat not in table.play.playing().view(None)["awaiting"]]
        hidden += bool(secret)
        assert table.company.clocks is not None
        before = list(table.company.clocks.banks)
        hands.now += 45
        banks = people[0].get(f"/api/matches/{match}").json()["clock"]["banks"]
        assert all(banks[seat] == before[seat] for seat in secret)
        seat = table.play.awaited()[0]
        told = people[seat].get(f"/api/matches/{match}").json()
        sent = request_for(
            told, told["actions"][0]["action"], key=f"{seat} {told['seen']} {len(table.play.playing().moves)}"
        )
        assert people[seat].post(f"/api/matches/{match}/actions", json=sent).status_code == 200
    assert hidden, "no question was secret"


def test_the_host_chooses_the_clock(enter: Enter, app: FastAPI) -> None:
    ada = enter("Ada")
    assert "Time for each move" in ada.get("/new/sponsio").text
    form = {"seats": "3", "clock-move": "30", "clock-bank": "300", "seat1": "open"}
    answer = ada.post("/new/sponsio", data=form, follow_redirects=False)
    match = answer.headers["location"].removeprefix("/t/")
    assert app.state.store.sheet(match).clock == {"move": 30, "bank": 300}
    assert "30 s for each move, 300 s of reserve" in ada.get(f"/t/{match}").text
    only = ada.post("/new/sponsio", data={"seats": "3", "clock-bank": "60"}, follow_redirects=False)
    assert app.state.store.sheet(only.headers["location"].removeprefix("/t/")).clock == {"move": 10, "bank": 60}
    none = ada.post("/new/sponsio", data={"seats": "3"}, follow_redirects=False).headers["location"]
    assert ada.get(f"/api/matches/{none.removeprefix('/t/')}").json()["clock"] is None
    for clock in ({"move": 1}, {"move": 30, "bank": -1}, {"bank": 60}):
        body = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "clock": clock}
        assert ada.post("/api/matches", json=body).status_code == 422


def test_a_rematch_keeps_the_clock(at: At) -> None:
    assert at.ada.post(f"{at.path}/end").status_code == 200
    again = at.ada.post(f"{at.path}/rematch").json()["match"]
    assert at.app.state.store.sheet(again).clock == CLOCK
