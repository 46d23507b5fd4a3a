"""Who speaks and who one is: a name alone proves nothing."""

from __future__ import annotations

import html

from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server.audience import Viewer
from arene.server.telling import Viewpoint
from tests.server.helpers import Enter, open_table


def test_a_spectator_with_a_player_s_name_is_told_apart(enter: Enter) -> None:
    ada, eve = enter("Ada"), enter("Ada")
    match = open_table(ada, "bot", "me", "bot")
    for client in (ada, eve):
        assert client.post(f"/api/matches/{match}/chat", json={"text": "pass"}).status_code == 201
    assert [line["seat"] for line in ada.get(f"/api/matches/{match}/chat").json()] == [1, None]


def test_nobody_floods_a_table(enter: Enter) -> None:
    ada, eve = enter("Ada"), enter("Eve")
    match = open_table(ada, "me", "bot", "bot")
    answers = [eve.post(f"/api/matches/{match}/chat", json={"text": "x"}) for _ in range(12)]
    assert [answer.status_code for answer in answers] == [201] * 10 + [429] * 2
    assert answers[-1].json()["code"] == "too-fast"
    assert ada.post(f"/api/matches/{match}/chat", json={"text": "x"}).status_code == 201, "others may speak"


def personal_link(client: TestClient) -> str:
    return "/me/" + str(client.get("/api/me").json()["token"])


def test_another_s_personal_link_asks_first(server: TestClient, enter: Enter) -> None:
    ada, eve = enter("Ada"), enter("Eve")
    link, own = personal_link(eve), personal_link(ada)
    asked = ada.get(link, follow_redirects=False)
    assert asked.status_code == 200 and own in html.unescape(asked.text), "the way back is in sight"
    assert ada.get("/api/me").json()["name"] == "Ada"
    assert ada.post(link, follow_redirects=False).status_code == 303
    assert ada.get("/api/me").json()["name"] == "Eve"
    assert ada.get(link, follow_redirects=False).status_code == 303, "nothing changes"
    assert server.get(own, follow_redirects=False).status_code == 303, "a new browser is nobody yet"
    assert ada.get("/me/nonsense").status_code == 404


def test_the_personal_link_can_be_renewed(app: FastAPI, server: TestClient, enter: Enter) -> None:
    """The old one ends at once, for programs and other devices too; this device and its seats stay."""
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    old = ada.get("/api/me").json()["token"]
    phone, thief = TestClient(server.app), TestClient(server.app)
    assert phone.get(f"/me/{old}", follow_redirects=False).status_code == 303
    assert phone.get("/api/me").json()["name"] == "Ada"
    assert "/me/" + old in ada.get("/me").text
    screen = Viewer(Viewpoint(0, "en"), app.state.tables.get(match).seats[0].person)
    assert server.portal is not None
    server.portal.call(app.state.tables.get(match).audience.join, screen)

    shown = ada.post("/me/link").text
    new = ada.get("/api/me").json()["token"]
    assert new != old and "/me/" + new in shown and "old one is worth nothing" in shown
    assert thief.get(f"/me/{old}").status_code == 404
    assert server.get("/api/me", headers={"Authorization": f"Bearer {old}"}).status_code == 401
    assert phone.get("/api/me").status_code == 401
    assert None in screen.queue._queue, "streams that came by the old one end"  # type: ignore[attr-defined]
    assert ada.get(f"/api/matches/{match}").json()["seat"] == 0
    assert phone.get(f"/me/{new}", follow_redirects=False).status_code == 303
    assert phone.get(f"/api/matches/{match}").json()["seat"] == 0
    ada.put("/api/me", json={"name": "Ada II"})  # another name changes no link
    assert phone.get("/api/me").json()["name"] == "Ada II"
    assert TestClient(server.app).post("/me/link").status_code == 200, "a stranger has no link to renew"
