"""Somebody leaves: after the time the host chose a bot plays, and the person may return and see what was missed."""

from __future__ import annotations

import asyncio
import time

from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server.absence import Absence
from arene.server.audience import Viewer
from arene.server.tables import Table
from arene.server.telling import Viewpoint
from tests.server.helpers import Enter, open_table, request_for, until_asked

SIGHT = Viewpoint(0, "fr")


def arrive(server: TestClient, table: Table, screen: Viewer) -> None:
    assert server.portal is not None
    server.portal.call(table.audience.join, screen)


def pass_time(server: TestClient, table: Table, seconds: float) -> None:
    """As if the clock stood so much later, once; and until nobody plays on."""

    async def later() -> None:
        table.automata.play_for_absent(time.monotonic() + seconds)
        while table.automata.busy:
            await asyncio.sleep(0.002)

    assert server.portal is not None
    server.portal.call(later)


def kinds(table: Table) -> list[str]:
    """Who made the moves of seat 0."""
    return [entry.by for entry in table.play.store.entries(table.sheet.id) if entry.seat == 0]


def plays_until_asked(client: TestClient, table: Table, seat: int) -> None:
    """Somebody plays whenever it is his turn, until another seat is asked or the match is over."""
    path = f"/api/matches/{table.sheet.id}"
    while seat not in table.play.playing().awaiting and not table.play.playing().over:
        told = client.get(path).json()
        if told["prompt"]["yours"]:
            sent = request_for(told, told["actions"][-1]["action"], key=told["prompt"]["id"])
            assert client.post(f"{path}/actions", json=sent).status_code == 200
        time.sleep(0.002)


def test_a_bot_plays_for_the_absent_until_the_person_returns(app: FastAPI, server: TestClient, enter: Enter) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    match = open_table(ada, "me", "open", "bot", away_minutes=2, options={"max_rounds": 1})
    assert bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"}).status_code == 200
    table: Table = app.state.tables.get(match)
    plays_until_asked(bob, table, 0)
    asked = until_asked(ada, match)
    moves = len(table.play.playing().moves)

    pass_time(server, table, 60)
    assert len(table.play.playing().moves) == moves, "the host's two minutes are not over"
    arrive(server, table, Viewer(Viewpoint(1, "fr"), table.seats[1].person))  # Bob is there
    pass_time(server, table, 121)
    assert kinds(table)[-1] == "away"
    stale = ada.post(f"/api/matches/{match}/actions", json=request_for(asked, asked["actions"][0]["action"]))
    assert stale.status_code == 409 and stale.json()["code"] == "stale"

    plays_until_asked(bob, table, 0)  # her request was a sign of life: from now on she is waited for
    back = until_asked(ada, match)
    answer = ada.post(f"/api/matches/{match}/actions", json=request_for(back, back["actions"][-1]["action"], key="own"))
    assert answer.status_code == 200
    assert kinds(table)[-1] == "person" and kinds(table)[-2] == "away"


def test_somebody_who_left_is_waited_for_once(app: FastAPI, server: TestClient, enter: Enter) -> None:
    """Not again before each of his moves: those who are there would never come to an end."""
    ada, bob = enter("Ada"), enter("Bob")
    match = open_table(ada, "me", "open", "bot", away_minutes=60, options={"max_rounds": 1})
    assert bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"}).status_code == 200
    table: Table = app.state.tables.get(match)
    plays_until_asked(bob, table, 0)
    mark = until_asked(ada, match)["seen"]
    arrive(server, table, Viewer(Viewpoint(1, "fr"), table.seats[1].person))
    pass_time(server, table, 3601)
    plays_until_asked(bob, table, -1)  # nobody: to the end
    assert set(kinds(table)) == {"away"} and len(kinds(table)) > 5
    assert server.portal is not None
    film = server.portal.call(table.narrator.film, SIGHT, mark, True)
    assert [told["missed"] for told in film] == list(range(len(film) - 1, -1, -1)) and len(film) > 1
    lines = [line for told in film for line in told["log"]["lines"]]
    assert film[0]["log"]["from"] == 0
    assert len(lines) == len({(line["step"], str(line["event"])) for line in lines})


def test_an_abandoned_match_does_not_hurry_to_its_end(app: FastAPI, server: TestClient, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot", away_minutes=1, options={"max_rounds": 1})
    table: Table = app.state.tables.get(match)
    until_asked(ada, match)
    pass_time(server, table, 61)
    assert kinds(table) == ["away"]
    pass_time(server, table, 50)
    assert kinds(table) == ["away"]
    pass_time(server, table, 62)
    assert kinds(table) == ["away"] * 2


def test_the_time_counts_from_when_somebody_left(app: FastAPI, server: TestClient, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot", away_minutes=1)
    table: Table = app.state.tables.get(match)
    until_asked(ada, match)
    clock = Absence(1)
    clock.look(0, [])  # asked, and thinking before an open screen
    clock.look(500, [0])  # the line is lost
    clock.overdue(559)
    assert not clock.is_replaced(0)
    clock.overdue(560)
    assert clock.is_replaced(0)
    clock.returned([0])
    assert not clock.is_replaced(0)

    screen = Viewer(SIGHT, table.seats[0].person)
    assert server.portal is not None
    server.portal.call(table.audience.join, screen)
    pass_time(server, table, 10_000)
    assert kinds(table) == [], "the screen is open"
    server.portal.call(table.audience.leave, screen)
    pass_time(server, table, 30)
    assert kinds(table) == [], "gone for half a minute"


def test_where_the_host_chose_no_time_everybody_is_waited_for(app: FastAPI, server: TestClient, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    table: Table = app.state.tables.get(match)
    until_asked(ada, match)
    pass_time(server, table, 10_000_000)
    assert kinds(table) == []


def test_a_silent_partner_holds_nobody_up(app: FastAPI, server: TestClient, enter: Enter) -> None:
    """A market that somebody is asked about in another's turn passes by itself, although his screen is open; his own
    turn waits for him."""
    people = [enter("Ada"), enter("Inès")]
    match = open_table(people[0], "me", "open", game="footmania")
    people[1].post(f"/api/matches/{match}/seats/1", json={"name": "Inès"})
    table: Table = app.state.tables.get(match)

    def play(seat: int, wanted: dict[str, str] | None = None) -> None:
        told = people[seat].get(f"/api/matches/{match}?seat={seat}").json()
        action = wanted or told["actions"][0]["action"]
        sent = request_for(told, action, key=f"{seat} {told['seen']} {len(table.play.playing().moves)}")
        assert people[seat].post(f"/api/matches/{match}/actions", json={**sent, "seat": seat}).status_code == 200

    pass_time(server, table, 10_000)
    assert not table.play.playing().moves
    for seat in (0, 1):
        play(seat, {"kind": "set_ask", "mode": "every_turn"})
    while table.play.playing().view(None)["decision"] != "market":
        play(table.play.playing().awaiting[0])
    [asked] = table.play.playing().awaiting
    arrive(server, table, Viewer(Viewpoint(asked, "fr"), table.seats[asked].person))
    pass_time(server, table, 100)
    assert table.play.playing().awaiting == [asked]
    pass_time(server, table, 121)
    assert table.play.store.entries(match)[-1].by == "away"
    assert table.play.playing().view(None)["decision"] == "ready"


def test_who_comes_back_while_a_move_is_being_written_is_told_what_is_on_the_disk(
    app: FastAPI, server: TestClient, enter: Enter
) -> None:
    """The match holds the move already; it may yet be refused by the disk, so nobody is told of it."""
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot", "bot")
    asked = until_asked(ada, match)
    ada.post(f"/api/matches/{match}/actions", json=request_for(asked, asked["actions"][0]["action"]))
    action = until_asked(ada, match)["actions"][0]["action"]
    table: Table = app.state.tables.get(match)
    mark = table.narrator.story(0).mark(0)

    def film() -> list[object]:
        assert server.portal is not None
        return [(told["view"], told["log"]) for told in server.portal.call(table.narrator.film, SIGHT, mark)]

    before = film()
    table.play.move(0, [action], "person", None)
    assert film() == before
