"""A table before its match: seats are left and freed, the host takes it back, and it is not listed for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import FastAPI
from sqlalchemy import text
from starlette.testclient import TestClient

from arene.server.audience import Viewer
from arene.server.hosting import person_seat
from arene.server.tables import Table, Tables
from arene.server.telling import Viewpoint
from arene.store import Seat
from tests.server.helpers import Enter, open_table


def sit(client: TestClient, match: str, seat: int, name: str) -> None:
    assert client.post(f"/api/matches/{match}/seats/{seat}", json={"name": name}).status_code == 200


def kinds(client: TestClient, match: str) -> list[str]:
    return [seat["kind"] for seat in client.get(f"/api/matches/{match}").json()["seats"]]


def test_one_stands_up_and_another_sits_down(enter: Enter) -> None:
    ada, bob, cyr = enter("Ada"), enter("Bob"), enter("Cyr")
    match = open_table(ada, "me", "open", "open")
    sit(bob, match, 1, "Bob")
    assert cyr.delete(f"/api/matches/{match}/seats/1").status_code == 403
    assert bob.delete(f"/api/matches/{match}/seats/0").status_code == 403
    assert bob.delete(f"/api/matches/{match}/seats/1").status_code == 200
    assert kinds(ada, match) == ["person", "open", "open"]
    sit(cyr, match, 1, "Cyr")
    sit(bob, match, 2, "Bob")
    assert ada.get(f"/api/matches/{match}").json()["begun"]
    assert bob.delete(f"/api/matches/{match}/seats/2").json()["code"] == "begun"


def test_whose_seat_the_host_frees_sees_nothing_of_it_any_more(app: FastAPI, enter: Enter) -> None:
    ada, bob, cyr = enter("Ada"), enter("Bob"), enter("Cyr")
    match = open_table(ada, "me", "open", "open")
    sit(bob, match, 1, "Bob")
    table: Table = app.state.tables.get(match)
    screen = Viewer(Viewpoint(1, "en"), table.seats[1].person)
    table.audience.viewers.add(screen)
    assert ada.delete(f"/api/matches/{match}/seats/1").status_code == 200
    sit(cyr, match, 1, "Cyr")
    sit(enter("Dan"), match, 2, "Dan")
    told = [screen.queue.get_nowait() for _ in range(screen.queue.qsize())]
    assert told[-1] is None, "the stream ends"
    assert [message.name for message in told if message] == ["presence"]
    assert told[0] is not None and told[0].data["moved"]


def test_a_kept_seat_is_opened_to_all(enter: Enter) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    seats = [{"kind": "me"}, {"kind": "kept", "name": "Zoe"}, {"kind": "open"}]
    match = ada.post("/api/matches", json={"game": "sponsio", "seats": seats}).json()["match"]
    assert bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"}).status_code == 403
    assert ada.delete(f"/api/matches/{match}/seats/1").status_code == 200
    sit(bob, match, 1, "Bob")


def test_the_host_takes_the_table_back(app: FastAPI, enter: Enter) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    match = open_table(ada, "me", "open", "open", listed=True)
    sit(bob, match, 1, "Bob")
    assert bob.delete(f"/api/matches/{match}").status_code == 403
    assert ada.delete(f"/api/matches/{match}").status_code == 204
    for client in (ada, bob):
        assert client.get(f"/api/matches/{match}").status_code == 404
        assert match not in client.get("/").text + client.get("/matches").text
    begun = open_table(ada, "me", "bot", "bot")
    assert ada.delete(f"/api/matches/{begun}").json()["code"] == "begun"


def test_a_table_of_yesterday_is_no_longer_listed(app: FastAPI, enter: Enter) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    match = open_table(ada, "me", "open", "open", listed=True)
    assert match in bob.get("/").text
    tables: Tables = app.state.tables
    with tables.store._db.transaction() as db:  # type: ignore[attr-defined]
        db.run(text("UPDATE matches SET created = created - 90000"))
    assert match not in bob.get("/").text
    assert match in ada.get("/matches").text, "its host still finds it"


def test_who_asks_for_two_seats_at_once_gets_one_and_the_last_is_given_once(app: FastAPI, enter: Enter) -> None:
    ada, bob, cyr = enter("Ada"), enter("Bob"), enter("Cyr")
    match = open_table(ada, "me", "open", "open")
    table: Table = app.state.tables.get(match)

    def wanted(client: TestClient, number: int) -> Seat:
        person = app.state.identity.from_link(client.get("/api/me").json()["token"])
        return person_seat(table.seats, number, person)

    async def at_once(*seats: Seat) -> list[Any]:
        return await asyncio.gather(*(table.sit(seat.number, seat) for seat in seats), return_exceptions=True)

    assert ada.portal is not None
    ada.portal.call(at_once, wanted(bob, 1), wanted(bob, 2))
    assert kinds(ada, match) == ["person", "person", "open"]
    told = ada.portal.call(at_once, wanted(cyr, 2), wanted(enter("Dan"), 2))
    assert [str(one) for one in told] == ["None", "seat-taken"]
    assert ada.get(f"/api/matches/{match}").json()["seats"][2]["name"] == "Cyr"
