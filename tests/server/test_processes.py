"""Several processes on one database: each table is kept by one of them, and reached through all."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from arene.server import app as application
from arene.server import command
from arene.server.neighbours import refuses
from arene.store import open_store
from tests.patience import until
from tests.server.helpers import Here, request_for
from tests.server.killing import kill_often
from tests.server.live import running
from tests.server.test_stream import messages, new_match, person
from tests.store.test_store import begin

_OWNER = text("SELECT owner FROM matches WHERE id = :match")
_DEAD = text("DELETE FROM processes WHERE id = :process")


@pytest.fixture(params=[False, True], ids=["strangers", "of one server"])
def folder(request: pytest.FixtureRequest) -> Iterator[Path | None]:
    """Where the processes of one server meet, to give lines to each other."""
    if not request.param:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.fixture
def two(database: str, folder: Path | None, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    monkeypatch.setattr(application, "Thinkers", Here)
    with (
        running(database, among_others=True, folder=folder) as one,
        running(database, among_others=True, folder=folder) as other,
    ):
        yield one, other


def at(address: str, client: httpx.Client) -> httpx.Client:
    """The same person at another server."""
    token = client.get("/api/me").json()["token"]
    headers = {"accept-language": "en", "authorization": f"Bearer {token}"}
    return httpx.Client(base_url=address, headers=headers, timeout=20)


def asked(client: httpx.Client, match: str) -> dict[str, object]:
    for _ in range(2000):
        table: dict[str, object] = client.get(f"/api/matches/{match}").json()
        if table["over"] or table["prompt"]["yours"]:  # type: ignore[index]
            return table
    raise AssertionError("never asked")


def standing(table: dict[str, object]) -> list[object]:
    """What does not change by itself."""
    return [table[name] for name in ("seat", "seen", "prompt", "view", "log")]


def test_a_table_is_reached_through_every_process(two: tuple[str, str]) -> None:
    ada = person(two[0], "Ada")
    far = at(two[1], ada)
    match = new_match(ada, "me", "bot", "bot")
    table = asked(ada, match)
    assert standing(far.get(f"/api/matches/{match}").json()) == standing(table)
    assert match in far.get(f"/t/{match}").text
    with far.stream("GET", f"/api/matches/{match}/stream") as stream:
        told = messages(stream)
        assert next(told)[0] == "table"
        sent = request_for(table, table["actions"][0]["action"])  # type: ignore[index]
        first = far.post(f"/api/matches/{match}/actions", json=sent)
        assert first.status_code == 200
        assert ada.post(f"/api/matches/{match}/actions", json=sent).json() == first.json(), "the same key, one move"
        assert next(name for name, _, _ in told if name == "table")
    stale = far.post(f"/api/matches/{match}/actions", json={**sent, "key": "another"})
    assert stale.status_code == 409 and stale.json()["table"]["match"] == match
    assert far.get("/api/matches/none-such").status_code == 404
    assert far.request("DELETE", f"/api/matches/{match}").json()["code"] == "begun"


def test_somebody_is_erased_at_a_table_that_another_process_keeps(two: tuple[str, str]) -> None:
    ada, bea = person(two[0], "Ada"), person(two[0], "Bea")
    match, waiting = new_match(ada, "me", "open", "bot"), new_match(bea, "me", "open", "bot")
    assert bea.post(f"/api/matches/{match}/seats/1", json={"name": "Bea"}).status_code == 200
    assert at(two[1], bea).post("/me/erase", data={"sure": "on"}).status_code == 303
    far = at(two[1], ada)  # the keeper of both tables hears of it a moment later: a bot plays on, her own table is gone
    until(lambda: asked(far, match)["seats"][1]["kind"] == "bot")  # type: ignore[index]
    until(lambda: ada.get(f"/api/matches/{waiting}").status_code == 404)


def test_that_somebody_was_erased_is_told_with_it(database: str) -> None:
    """Whoever dies right afterwards leaves no process that goes on showing the name."""
    one, other = open_store(database), open_store(database)
    made, _ = begin(one)
    heard: list[str] = []
    other.hear(heard.append)
    one.accounts.erase("p1")
    until(lambda: f"taken {made.id} " in heard and "hang-up p1" in heard)
    one.close()
    other.close()


def until_watched_by(client: httpx.Client, match: str, screens: int) -> None:
    """Coming and going is told a moment later."""
    until(lambda: client.get(f"/api/matches/{match}").json()["watching"] == screens)


def test_a_screen_that_closes_is_known_to_the_keeper(two: tuple[str, str]) -> None:
    ada = person(two[0], "Ada")
    match = new_match(ada, "me", "open", "bot")
    far = at(two[1], person(two[0], "Eve"))
    with far.stream("GET", f"/api/matches/{match}/stream") as stream:
        told = messages(stream)  # kept: a line whose reader is gone is hung up
        next(told)
        until_watched_by(ada, match, 1)
    until_watched_by(ada, match, 0)


def test_who_is_not_a_process_of_this_server_has_no_business_inside(two: tuple[str, str], database: str) -> None:
    store = open_store(database)
    addresses = list(store.neighbours().values())
    store.close()
    assert len(addresses) == 2
    for headers in ({}, {"x-arene-passed": "forged"}):
        answer = httpx.get(f"http://{addresses[0]}/api/games", headers=headers)
        assert answer.status_code == 403 and answer.json()["code"] == "inside"


def test_a_process_that_is_not_ready_yet_is_not_taken_for_dead() -> None:
    """The others are told where to reach it before it answers."""
    with command._inside("127.0.0.1") as inside:
        assert not asyncio.run(refuses(f"127.0.0.1:{inside.getsockname()[1]}"))


def test_tables_go_on_elsewhere_when_a_process_ends(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "Thinkers", Here)
    with contextlib.ExitStack() as stays:
        with running(database, among_others=True) as first:
            ada = person(first, "Ada")
            match = new_match(ada, "me", "bot", "bot")
            table = asked(ada, match)
            other = stays.enter_context(running(database, among_others=True))
            far = at(other, ada)
            assert standing(far.get(f"/api/matches/{match}").json()) == standing(table)
        after = far.get(f"/api/matches/{match}").json()
        assert after["seen"] == table["seen"] and after["prompt"] == table["prompt"]
        sent = request_for(table, table["actions"][0]["action"])  # type: ignore[index]
        assert far.post(f"/api/matches/{match}/actions", json=sent).status_code == 200


def test_a_table_that_was_taken_leaves_memory(two: tuple[str, str], database: str) -> None:
    """As when a process was stopped for longer than its lease and wakes up again."""
    ada = person(two[0], "Ada")
    match = new_match(ada, "me", "bot", "bot")
    table = asked(ada, match)
    far = at(two[1], ada)
    store = open_store(database)
    ended = threading.Event()

    def follow() -> None:
        with ada.stream("GET", f"/api/matches/{match}/stream", timeout=60) as stream:
            for _ in messages(stream):
                pass
        ended.set()

    threading.Thread(target=follow, daemon=True).start()
    while ada.get(f"/api/matches/{match}").json()["seats"][0]["here"] is not True:
        pass
    keeper = store._db.row(_OWNER, match=match)
    assert keeper is not None
    for _ in range(50):
        with store._db.transaction() as db:  # its lease is gone, and somebody takes over
            db.run(_DEAD, process=keeper["owner"])
        if store.claim(match) is None:
            break  # not between a beat of its heart and the next
    else:
        raise AssertionError("nobody can take over")
    assert ended.wait(20), "its screens are sent away"
    store.close()
    sent = request_for(table, table["actions"][0]["action"])  # type: ignore[index]
    assert far.post(f"/api/matches/{match}/actions", json=sent).status_code == 200
    assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200


def test_processes_that_are_killed_lose_nothing(database: str, tmp_path: Path) -> None:
    told = kill_often(database, tmp_path, kills=2, players=3, whole=2, apart=1)
    assert told.acknowledged > 0 and not told.faults
