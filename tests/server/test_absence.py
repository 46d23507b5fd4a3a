"""Somebody leaves: after the time the host chose a bot plays, and the person may return and see what was missed."""

from __future__ import annotations

import time

from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server.tables import Table, Viewer
from arene.server.telling import Viewpoint
from tests.server.helpers import Enter, open_table, request_for, until_asked

SIGHT = Viewpoint(0, "fr")


def pass_time(server: TestClient, table: Table, seconds: float) -> None:
    assert server.portal is not None
    server.portal.call(table.play_for_absent, time.time() + seconds)


def test_a_bot_plays_for_the_absent_and_the_person_returns(app: FastAPI, server: TestClient, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot", away_minutes=2, options={"max_rounds": 1})
    asked = until_asked(ada, match)
    table: Table = app.state.tables.get(match)
    mark, moves = asked["seen"], len(table.playing().moves)

    pass_time(server, table, 60)
    assert len(table.playing().moves) == moves, "the host's two minutes are not over"
    pass_time(server, table, 121)
    entries = table.store.entries(match)
    assert entries[moves].by == "away" and entries[moves].seat == 0
    stale = ada.post(f"/api/matches/{match}/actions", json=request_for(asked, asked["actions"][0]["action"]))
    assert stale.status_code == 409 and stale.json()["code"] == "stale"

    back = until_asked(ada, match)
    assert back["prompt"]["yours"] and back["prompt"]["id"] != asked["prompt"]["id"]
    film = table.film(SIGHT, mark, whole=True)
    assert [told["missed"] for told in film] == list(range(len(film) - 1, -1, -1)) and len(film) > 1
    assert film[0]["log"]["from"] == 0 and film[-1]["seen"] == back["seen"]
    lines = [line for told in film for line in told["log"]["lines"]]
    assert len(lines) == len({(line["step"], str(line["event"])) for line in lines})

    answer = ada.post(f"/api/matches/{match}/actions", json=request_for(back, back["actions"][-1]["action"], key="own"))
    assert answer.status_code == 200
    assert [entry.by for entry in table.store.entries(match) if entry.seat == 0] == ["away", "person"]


def test_nobody_plays_for_somebody_whose_screen_is_open_or_who_is_waited_for(
    app: FastAPI, server: TestClient, enter: Enter
) -> None:
    ada = enter("Ada")
    patient = open_table(ada, "me", "bot", "bot")
    until_asked(ada, patient)
    table: Table = app.state.tables.get(patient)
    moves = len(table.playing().moves)
    pass_time(server, table, 10_000_000)
    assert len(table.playing().moves) == moves

    strict = open_table(ada, "me", "bot", "bot", away_minutes=1)
    until_asked(ada, strict)
    table = app.state.tables.get(strict)
    moves = len(table.playing().moves)
    table.viewers.add(Viewer(SIGHT, table.seats[0].person))
    pass_time(server, table, 10_000)
    assert len(table.playing().moves) == moves


def test_a_whole_match_ends_although_the_only_person_is_gone(app: FastAPI, server: TestClient, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot", away_minutes=1, options={"max_rounds": 1})
    table: Table = app.state.tables.get(match)
    deadline = time.monotonic() + 60
    while not table.playing().over:
        assert time.monotonic() < deadline, "the match does not end"
        pass_time(server, table, 61)
        time.sleep(0.005)
    assert {entry.by for entry in table.store.entries(match) if entry.seat == 0} == {"away"}
