"""Wrong and forged requests: a 4xx that says why, and nothing changes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server import api, automata, daily, duplicates, explaining, helping
from arene.server.identity import COOKIE
from arene.server.notices import pages as notices
from arene.server.reading import Readable
from arene.server.tables import Table, Tables
from arene.store import Entry, Unavailable
from tests.server.helpers import Enter, open_table, request_for, until_asked


def problem(answer: Any, status: int, code: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    told: dict[str, Any] = answer.json()
    assert told["code"] == code and told["status"] == status and told["detail"]
    return told


@pytest.fixture
def host(enter: Enter) -> TestClient:
    return enter("Ada")


@pytest.fixture
def match(host: TestClient) -> str:
    return open_table(host, "me", "bot", "bot", "bot")


def test_nobody_plays_for_another(host: TestClient, match: str, enter: Enter, server: TestClient) -> None:
    table = until_asked(host, match)
    sent = request_for(table, table["actions"][0]["action"])
    problem(enter("Eve").post(f"/api/matches/{match}/actions", json=sent), 403, "not-your-seat")
    problem(enter("Eve").post(f"/api/matches/{match}/actions", json={**sent, "seat": 0}), 403, "not-your-seat")
    problem(enter("Eve").get(f"/api/matches/{match}?seat=0"), 403, "not-your-seat")
    problem(host.post(f"/api/matches/{match}/actions", json={**sent, "seat": 1}), 403, "not-your-seat")
    problem(server.post(f"/api/matches/{match}/actions", json=sent), 401, "stranger")
    problem(server.post(f"/api/matches/{match}/undo", json={"prompt": "x", "key": "y"}), 401, "stranger")
    problem(server.post(f"/api/matches/{match}/preview", json={"actions": []}), 401, "stranger")
    assert until_asked(host, match)["seen"] == table["seen"]


def test_a_forged_cookie_is_a_stranger(host: TestClient, match: str, app: FastAPI) -> None:
    real = host.cookies[COOKIE]
    table = until_asked(host, match)
    sent = request_for(table, table["actions"][0]["action"])
    changed = real[:-5] + ("A" if real[-5] != "A" else "B") + real[-4:]  # the last letter has bits that mean nothing
    for forged in (changed, "x" + real, '"someone"', real.split(".")[0], ""):
        client = TestClient(app, cookies={COOKIE: forged})
        problem(client.post(f"/api/matches/{match}/actions", json=sent), 401, "stranger")
        assert client.get(f"/api/matches/{match}").json()["seat"] is None
    client = TestClient(app, headers={"authorization": f"Bearer {real}"})  # a cookie is not a personal link
    problem(client.get("/api/me"), 401, "stranger")
    token = host.get("/api/me").json()["token"]
    assert TestClient(app, headers={"authorization": f"Bearer {token}"}).get("/api/me").json()["name"] == "Ada"


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"null",
        b'{"actions": []}',
        b'{"actions": [1], "prompt": "", "key": "k"}',
        b'{"actions": [{"kind": "pass"}], "prompt": "p", "key": ""}',
        b'{"actions": [{"kind": "pass"}], "prompt": "p", "key": "k", "more": 1}',
        b'{"actions": [{"kind": "pass"}], "prompt": 7, "key": "k"}',
        b"\xff\xfe",
    ],
)
def test_malformed_bodies(host: TestClient, match: str, body: bytes) -> None:
    before = until_asked(host, match)["seen"]
    answer = host.post(f"/api/matches/{match}/actions", content=body, headers={"content-type": "application/json"})
    problem(answer, 422, "malformed")
    assert until_asked(host, match)["seen"] == before


def test_an_action_that_does_not_exist(host: TestClient, match: str) -> None:
    table = until_asked(host, match)
    for action in ({"kind": "fly"}, {"kind": "reveal"}, {"kind": "reveal", "card": "Z1"}, {"kind": "pass", "now": 1}):
        told = problem(host.post(f"/api/matches/{match}/actions", json=request_for(table, action)), 422, "malformed")
        assert "action" in told["detail"]


def test_a_huge_body(host: TestClient, match: str) -> None:
    problem(host.post(f"/api/matches/{match}/chat", json={"text": "x" * 70_000}), 413, "too-large")

    def chunks() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    problem(host.post(f"/api/matches/{match}/chat", content=chunks()), 413, "too-large")
    assert host.get(f"/api/matches/{match}/chat").json() == []


def test_unknown_things(host: TestClient, match: str) -> None:
    problem(host.get("/api/matches/none-such"), 404, "no-match")
    problem(host.post("/api/matches/none-such/chat", json={"text": "x"}), 404, "no-match")
    problem(host.get("/api/nothing"), 404, "not-found")
    problem(host.delete(f"/api/matches/{match}"), 409, "begun")
    problem(host.patch(f"/api/matches/{match}"), 405, "method")
    problem(host.post(f"/api/matches/{match}/seats/9", json={"name": "x"}), 404, "no-seat")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    problem(host.post("/api/matches", json={"game": "chess", "seats": seats}), 422, "malformed")
    told = problem(host.post("/api/matches", json={"game": "sponsio", "seats": seats}), 422, "malformed")
    assert "3 to 4" in told["detail"]
    body = {"game": "sponsio", "seats": seats * 2, "options": {"goal_coins": 999}}
    problem(host.post("/api/matches", json=body), 422, "malformed")


LONG, HALF = "x" * 3000, '"\\ud800"'


@pytest.mark.parametrize(
    ("body", "english"),
    [
        ('{"text": ' + "9" * 5000 + "}", "a number has too many digits"),
        ('{"text": ' + "[" * 30_000 + "]" * 30_000 + "}", "the data lies too deep inside itself"),
        ('{"text": ' + HALF + "}", "holds half of a sign, which cannot be written"),
        ("{" + HALF + ": 1}", "holds half of a sign, which cannot be written"),
        ('{"text": NaN}', "a value is missing, or is none"),
        ('{"text": "x", "' + LONG + '": 1}', "x…: there is no such field"),
    ],
    ids=["huge", "deep", "half a sign", "half a sign in a name", "no number", "long name"],
)
def test_what_cannot_be_kept_or_shown(host: TestClient, match: str, body: str, english: str) -> None:
    for lang in ("en", "fr"):
        headers = {"content-type": "application/json", "accept-language": lang}
        for path in ("chat", "preview", "undo", "hint"):
            told = problem(host.post(f"/api/matches/{match}/{path}", content=body, headers=headers), 422, "malformed")
            assert len(told["detail"]) < 1200
            if path == "chat":
                assert told["detail"].endswith(english) == (lang == "en"), told["detail"][-200:]
    assert host.get(f"/api/matches/{match}/chat").json() == []


def test_every_part_of_the_api_reads_what_it_is_sent_in_the_same_way() -> None:
    for router in (*api.ROUTERS, daily.router, duplicates.router, explaining.router, helping.router, notices.api):
        assert router.routes and all(isinstance(route, Readable) for route in router.routes)


def test_signs_of_two_halves_and_written_escapes_are_whole(host: TestClient, match: str) -> None:
    headers = {"content-type": "application/json"}
    for body, text in ((r'{"text": "\ud83c\udfb2"}', "🎲"), (r'{"text": "a\\ud800"}', r"a\ud800")):
        answer = host.post(f"/api/matches/{match}/chat", content=body, headers=headers)
        assert answer.status_code == 201 and answer.json()["text"] == text


def test_endless_names_of_options_and_settings(host: TestClient, match: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    for answer in (
        host.post("/api/matches", json={"game": "sponsio", "seats": seats, "options": {LONG: LONG}}),
        host.put(f"/api/matches/{match}/comforts", json={"settings": {LONG: LONG}}),
        host.post(f"/api/matches/{match}/preview", json={"actions": [{LONG: LONG}]}),
        host.post(f"/api/matches/{match}/preview", json={"actions": [{"kind": LONG}]}),
        host.post("/new/sponsio", data={"seat1": LONG}),
    ):
        assert len(problem(answer, 422, "malformed")["detail"]) < 1500


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("{", "ce n’est pas du JSON"),
        ("{}", "text : il manque"),
        ('{"text": 3}', "text : un texte est attendu"),
        ('{"text": ""}', "text : un signe au moins"),
        ('{"text": "' + "x" * 500 + '"}', "text : 400 signes au plus"),
        ("[1]", "un objet est attendu"),
    ],
)
def test_what_is_malformed_is_told_in_french_too(host: TestClient, match: str, body: str, reason: str) -> None:
    headers = {"accept-language": "fr", "content-type": "application/json"}
    told = problem(host.post(f"/api/matches/{match}/chat", content=body, headers=headers), 422, "malformed")
    assert told["detail"].replace("\u00a0", " ").replace("\u202f", " ") == f"La demande n’est pas lisible : {reason}"


def test_problems_come_in_the_visitors_language(host: TestClient) -> None:
    french = host.get("/api/matches/none-such", headers={"accept-language": "fr-CH, en;q=0.5"}).json()
    assert french["detail"] == "Aucune table ne porte ce code."
    page = host.get("/t/none-such", headers={"accept": "text/html"})
    assert page.status_code == 404 and "No table has this code." in page.text


def test_chat_and_notes_are_kept_apart(host: TestClient, match: str, enter: Enter, server: TestClient) -> None:
    eve = enter("Eve")
    assert host.post(f"/api/matches/{match}/chat", json={"text": " hello "}).status_code == 201
    assert eve.get(f"/api/matches/{match}/chat").json()[0]["text"] == "hello"
    problem(server.post(f"/api/matches/{match}/chat", json={"text": "x"}), 401, "stranger")
    host.put(f"/api/matches/{match}/note", json={"text": "secret"})
    assert eve.get(f"/api/matches/{match}/note").json() == {"text": ""}
    problem(server.get(f"/api/matches/{match}/note"), 401, "stranger")


def test_a_language_switch_leads_nowhere_else(server: TestClient) -> None:
    for back in ("//evil.example", "https://evil.example", "/\\evil.example"):
        answer = server.get("/lang/fr", params={"back": back}, follow_redirects=False)
        assert answer.headers["location"] == "/"
    answer = server.get("/lang/en", params={"back": "/rules"}, follow_redirects=False)
    assert answer.headers["location"] == "/rules"


def test_what_is_wrong_with_a_request_is_said_in_the_visitors_language(enter: Enter) -> None:
    ada = enter("Ada")
    body = {
        "game": "sponsio",
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
        "options": {"goal_coins": 1},
    }
    for lang, said in (
        ("fr", "1 ne convient pas\u00a0; permis, 15 à 60"),
        ("en", "1 is out of range; allowed is 15 to 60"),
    ):
        answer = ada.post("/api/matches", json=body, headers={"Accept-Language": lang})
        assert answer.status_code == 422 and said in answer.json()["detail"]


def test_signs_that_nobody_sees_leave_a_name(host: TestClient, enter: Enter) -> None:
    """A name pasted from elsewhere must not make a table that can never begin."""
    bob = enter("Bob")
    match = open_table(host, "me", "open", "bot")
    assert bob.post(f"/api/matches/{match}/seats/1", json={"name": "x\u0007y\u200b\u202e \n z"}).status_code == 200
    assert host.get(f"/api/matches/{match}").json()["seats"][1]["name"] == "xy z"
    for unseen in ("\u200b\u200d", "\u3164\u3164", "\u2800", "\u0301\u0308", "\U000e0041", "\ufe0f", "\u115f \uffa0"):
        problem(bob.put("/api/me", json={"name": unseen}), 422, "malformed")
        problem(bob.post(f"/api/matches/{match}/seats/2", json={"name": unseen}), 422, "malformed")
    for seen in ("é", "e\u0301", "李", "🎲", "ע", "42", "?"):
        assert bob.put("/api/me", json={"name": seen}).json()["name"] == seen
    assert bob.post("/me", data={"name": "B\u200bob\u0000"}, follow_redirects=False).status_code == 303
    assert bob.get("/api/me").json()["name"] == "Bob"


def test_a_null_sign_comes_to_no_database(host: TestClient, match: str) -> None:
    """PostgreSQL keeps none, and looks for none."""
    for path in ("/t/%00", "/api/matches/%00", f"/api/matches/{match}?seen=%00"):
        assert host.get(path).status_code == 404, path
    table = until_asked(host, match)
    sent = request_for(table, table["actions"][0]["action"], key="a\0b")
    for method, path, body in (
        ("PUT", "note", {"text": "a\0b"}),
        ("POST", "chat", {"text": "\0"}),
        ("POST", "actions", sent),
        ("PUT", "comforts", {"settings": {"\0": 1}}),
    ):
        told = host.request(method, f"/api/matches/{match}/{path}", json=body)
        problem(told, 422, "malformed")
        assert "holds a null sign, which cannot be kept" in told.json()["detail"]
    signed_in = host.post("/login", data={"login": "a\0b", "password": "\0" * 9}, follow_redirects=False)
    assert signed_in.status_code < 500


@pytest.mark.parametrize("number", ["²", "--5", "-", "9" * 5000, "٣", "1e3"])
def test_numbers_that_are_none(host: TestClient, number: str) -> None:
    for field in ("seats", "away", "option-max_rounds"):
        assert host.post("/new/sponsio", data={field: number}).status_code == 422


def test_a_disk_that_refuses(host: TestClient, match: str, app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    table = until_asked(host, match)
    sent = request_for(table, table["actions"][0]["action"])

    def full(*_: object) -> None:
        raise Unavailable("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(app.state.tables.store, "append", full)
        problem(host.post(f"/api/matches/{match}/actions", json=sent), 503, "storage")
        assert host.get(f"/api/matches/{match}").json()["seen"] == table["seen"]
    assert host.post(f"/api/matches/{match}/actions", json=sent).status_code == 200


def test_bots_whom_a_full_disk_stopped_play_on(
    server: TestClient, host: TestClient, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automata, "at_once", lambda *question: None)  # else they play in the person's own transaction
    match = open_table(host, "me", "bot", "bot", "bot")
    asked = until_asked(host, match)
    tables: Tables = app.state.tables
    table, append = tables.get(match), tables.store.append
    assert server.portal is not None

    def full_for_bots(id: str, entries: Sequence[Entry], *more: Any) -> None:
        if entries[0].by == "bot":
            raise Unavailable("database or disk is full")
        append(id, entries, *more)

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "append", full_for_bots)
        while asked["prompt"]["yours"]:
            sent = request_for(asked, asked["actions"][-1]["action"], key=asked["prompt"]["id"])
            assert host.post(f"/api/matches/{match}/actions", json=sent).status_code == 200
            asked = host.get(f"/api/matches/{match}").json()
        server.portal.call(stand_still, table)
    moves = len(table.play.playing().moves)

    server.portal.call(look_round, tables)  # and nobody asks for the page
    server.portal.call(stand_still, table)
    assert len(table.play.playing().moves) > moves


async def look_round(tables: Tables) -> None:
    tables.look_round(tables.clock())


async def stand_still(table: Table) -> None:
    """Until no bot plays any more."""
    while table.automata.busy:
        await asyncio.sleep(0.002)
