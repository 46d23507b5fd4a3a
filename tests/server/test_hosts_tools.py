"""What a host may do about somebody at his table: silence, send away, close."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server import app as application
from tests.server.helpers import Enter, Here, open_table, until_asked
from tests.server.test_refusals import problem


def table_of_three(enter: Enter) -> tuple[TestClient, TestClient, str]:
    ada, bob = enter("Ada"), enter("Bob")
    match = open_table(ada, "me", "open", "bot")
    assert bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"}).status_code == 200
    return ada, bob, match


def test_a_host_silences_and_lets_speak_again(enter: Enter) -> None:
    ada, bob, match = table_of_three(enter)
    path = f"/api/matches/{match}"
    said = bob.post(f"{path}/chat", json={"text": "rude"}).json()
    body = {"person": said["person"]}
    problem(bob.post(f"{path}/silence", json=body), 403, "not-host")
    assert ada.post(f"{path}/silence", json=body).json() == {"person": said["person"], "silenced": True}
    problem(bob.post(f"{path}/chat", json={"text": "again"}), 403, "silenced")
    assert [line["silenced"] for line in ada.get(f"{path}/chat").json()] == [True]
    assert ada.post(f"{path}/silence", json={**body, "wanted": False}).status_code == 200
    assert bob.post(f"{path}/chat", json={"text": "sorry"}).status_code == 201
    own = ada.post(f"{path}/chat", json={"text": "mine"}).json()
    problem(ada.post(f"{path}/silence", json={"person": own["person"]}), 404, "nobody-said")
    problem(ada.post(f"{path}/silence", json={"person": "nobody"}), 404, "nobody-said")


def test_who_is_silenced_stays_so_after_a_restart(
    database: str, enter: Enter, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob, match = table_of_three(enter)
    said = bob.post(f"/api/matches/{match}/chat", json={"text": "rude"}).json()
    ada.post(f"/api/matches/{match}/silence", json={"person": said["person"]})
    assert app.state.store.silenced(match)
    del app.state.tables._tables[match]  # read anew
    problem(bob.post(f"/api/matches/{match}/chat", json={"text": "x"}), 403, "silenced")


def test_a_host_sends_somebody_away_and_the_match_goes_on(enter: Enter, app: FastAPI) -> None:
    ada, bob, match = table_of_three(enter)
    path = f"/api/matches/{match}"
    problem(bob.post(f"{path}/seats/0/remove"), 403, "not-host")
    problem(ada.post(f"{path}/seats/0/remove"), 409, "not-removed")
    problem(ada.post(f"{path}/seats/2/remove"), 409, "not-removed")
    problem(ada.post(f"{path}/seats/9/remove"), 404, "no-seat")
    told = ada.post(f"{path}/seats/1/remove")
    assert told.status_code == 200 and told.json()["seats"][1]["kind"] == "bot"
    assert bob.get(path).json()["seat"] is None, "he may watch, and plays no more"
    problem(
        bob.post(f"{path}/actions", json={"actions": [{"kind": "pass"}], "prompt": "x", "key": "k"}),
        403,
        "not-your-seat",
    )
    assert until_asked(ada, match)["seat"] == 0
    assert any("Bob" in line["text"] and line["notice"] for line in ada.get(f"{path}/chat").json())
    assert app.state.store.seats(match)[1].person is None
    problem(bob.post(f"{path}/end"), 403, "host-decides")


def test_a_host_closes_his_table(enter: Enter) -> None:
    ada, bob, match = table_of_three(enter)
    assert ada.post(f"/api/matches/{match}/end").status_code == 200
    problem(ada.post(f"/api/matches/{match}/seats/1/remove"), 409, "ended")
    waiting = open_table(ada, "me", "open", "open")
    assert ada.delete(f"/api/matches/{waiting}").status_code == 204
    assert bob.get(f"/api/matches/{waiting}").status_code == 404


def test_a_match_goes_on_from_the_store_after_somebody_was_sent_away(
    tmp_path: object, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "Thinkers", Here)
    with TestClient(application.create_app(database)) as ada:
        ada.put("/api/me", json={"name": "Ada"})
        match = open_table(ada, "me", "open", "bot")
        bob = TestClient(ada.app)
        bob.portal = ada.portal
        bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"})
        ada.post(f"/api/matches/{match}/seats/1/remove")
        cookies = dict(ada.cookies)
    with TestClient(application.create_app(database), cookies=cookies) as ada:
        table = until_asked(ada, match)
        assert table["seats"][1]["kind"] == "bot" and table["seats"][1]["level"] == "regular"
