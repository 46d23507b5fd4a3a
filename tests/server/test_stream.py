"""The live stream: every move once, in order, and what was missed after a break."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from arene.server import app as application
from tests.server.helpers import Here, request_for
from tests.server.live import running


@pytest.fixture
def address(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(application, "Thinkers", Here)
    with running(database) as where:
        yield where


def person(address: str, name: str) -> httpx.Client:
    client = httpx.Client(base_url=address, headers={"accept-language": "en"}, timeout=10)
    client.put("/api/me", json={"name": name})
    return client


def messages(response: httpx.Response) -> Iterator[tuple[str, str, dict[str, Any]]]:
    name = id = ""
    for line in response.iter_lines():
        if line.startswith("event: "):
            name = line[7:]
        elif line.startswith("id: "):
            id = line[4:]
        elif line.startswith("data: "):
            yield name, id, json.loads(line[6:])
            name = id = ""


def tables(response: httpx.Response) -> Iterator[tuple[str, dict[str, Any]]]:
    return ((id, told) for name, id, told in messages(response) if name == "table")


def new_match(client: httpx.Client, *kinds: str) -> str:
    seats = [{"kind": kind, "level": "easy"} for kind in kinds]
    return str(client.post("/api/matches", json={"game": "sponsio", "seats": seats}).json()["match"])


def test_every_move_reaches_every_viewer_in_order(address: str) -> None:
    ada, eve = person(address, "Ada"), person(address, "Eve")
    match = new_match(ada, "me", "bot", "bot", "bot")
    with (
        ada.stream("GET", f"/api/matches/{match}/stream") as mine,
        eve.stream("GET", f"/api/matches/{match}/stream") as theirs,
    ):
        own, watched = tables(mine), tables(theirs)
        log: list[Any] = []
        moves = 0
        while moves < 6:
            id, table = next(own)
            assert table["seat"] == 0 and id == table["seen"]
            assert table["log"]["from"] <= len(log)
            log = log[: table["log"]["from"]] + table["log"]["lines"]
            if table["prompt"]["yours"]:
                action = table["actions"][0]["action"]
                ada.post(f"/api/matches/{match}/actions", json=request_for(table, action, key=str(moves)))
                moves += 1
        whole = ada.get(f"/api/matches/{match}").json()["log"]["lines"]
        assert log == whole[: len(log)]
        _, seen = next(watched)
        assert seen["seat"] is None
        assert all(player["hand"] is None for player in seen["view"]["players"])
        assert seen["actions"] == [] and "dealt" not in [line["event"]["kind"] for line in seen["log"]["lines"]]


def test_a_broken_line_catches_up_step_by_step(address: str) -> None:
    ada = person(address, "Ada")
    match = new_match(ada, "me", "bot", "bot", "bot")

    def until_mine() -> tuple[str, dict[str, Any]]:
        with ada.stream("GET", f"/api/matches/{match}/stream") as response:
            for id, table in tables(response):
                if table["prompt"]["yours"]:
                    return id, table
        raise AssertionError("the stream ended")

    mark, table = until_mine()
    ada.post(f"/api/matches/{match}/actions", json=request_for(table, {"kind": "pass"}))
    _, after = until_mine()
    with ada.stream("GET", f"/api/matches/{match}/stream", headers={"last-event-id": mark}) as response:
        film = []
        for _, step in tables(response):
            film.append(step)
            if step["seen"] == after["seen"]:
                break
    assert film[0]["log"]["from"] == int(mark.split(".")[0])
    lines = [line for step in film for line in step["log"]["lines"]]
    assert lines == ada.get(f"/api/matches/{match}").json()["log"]["lines"][int(mark.split(".")[0]) :]
    assert len(film) > 1 and [step["prompt"]["yours"] for step in film[:-1]] == [False] * (len(film) - 1)
    with ada.stream("GET", f"/api/matches/{match}/stream", headers={"last-event-id": "5.notmypast"}) as response:
        _, whole = next(tables(response))
    assert whole["log"]["from"] == 0


def test_presence_and_chat_reach_the_table(address: str) -> None:
    ada, bob = person(address, "Ada"), person(address, "Bob")
    match = new_match(ada, "me", "open", "open")
    with ada.stream("GET", f"/api/matches/{match}/stream") as response:
        stream = messages(response)
        name, _, head = next(stream)
        assert name == "presence" and head["seats"][0]["here"] and not head["begun"]
        bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"})
        name, _, head = next(stream)
        assert head["seats"][1] == {**head["seats"][1], "name": "Bob", "kind": "person", "here": False}
        bob.post(f"/api/matches/{match}/chat", json={"text": "salut"})
        name, _, line = next(stream)
        assert (name, line["text"]) == ("chat", "salut")
        ada.post(f"/api/matches/{match}/start")
        name, _, table = next(stream)
        assert name == "table" and table["begun"] and table["seats"][2]["kind"] == "bot"


def test_two_requests_at_once_are_one_move(address: str) -> None:
    ada = person(address, "Ada")
    match = new_match(ada, "me", "bot", "bot", "bot")
    table = ada.get(f"/api/matches/{match}").json()
    while not table["prompt"]["yours"]:
        table = ada.get(f"/api/matches/{match}").json()
    codes: list[int] = []

    def send(key: str) -> None:
        answer = ada.post(f"/api/matches/{match}/actions", json=request_for(table, {"kind": "pass"}, key=key))
        codes.append(answer.status_code)

    threads = [threading.Thread(target=send, args=(str(key),)) for key in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200, 409, 409, 409, 409, 409]


def test_a_server_that_stops_says_so_and_ends_every_stream(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes last is the word that it will be back; started again, it goes on from there."""
    monkeypatch.setattr(application, "Thinkers", Here)
    heard: list[tuple[str, str, dict[str, Any]]] = []
    with running(database) as address:
        ada = person(address, "Ada")
        match = new_match(ada, "me", "bot", "bot")
        cookies = dict(ada.cookies)
        begun = threading.Event()

        def listen() -> None:
            with ada.stream("GET", f"/api/matches/{match}/stream") as stream:
                for message in messages(stream):
                    heard.append(message)
                    begun.set()

        listener = threading.Thread(target=listen, daemon=True)
        listener.start()
        assert begun.wait(10)
    listener.join(10)
    assert not listener.is_alive() and heard[-1][0] == "restart"
    mark = next(id for name, id, _ in reversed(heard) if name == "table")
    with running(database) as address:
        back = httpx.Client(base_url=address, cookies=cookies, timeout=10)
        with back.stream("GET", f"/api/matches/{match}/stream", headers={"Last-Event-ID": mark}) as stream:
            _, told = next(tables(stream))
            assert told["match"] == match and told["seat"] == 0
