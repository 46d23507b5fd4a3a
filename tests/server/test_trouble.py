"""A disk that takes nothing more, a database that only reads, rules that fail: told in words, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import text

from arene.cli import main
from arene.server import app as application
from arene.server.audience import Viewer
from arene.server.tables import Table
from arene.server.telling import Viewpoint
from arene.store import Ending, Entry, SqlStore, Unavailable, open_store
from arene.store.matches import snapshot_of
from arene.store.records import OVER
from tests import postgres as postgresql
from tests.patience import until
from tests.server.helpers import Enter, Here, open_table, request_for, until_asked
from tests.server.live import running
from tests.server.test_processes import asked
from tests.server.test_refusals import problem
from tests.server.test_stream import new_match, person
from tests.store.test_keeping import ONLY_READS, age
from tests.store.test_store import begin, play_some

_MORE = text("INSERT INTO meta (name, value) VALUES (:name, :value)")

TROUBLES: dict[str, tuple[str, str]] = {  # what makes the connection that writes refuse, and what makes it write again
    "full": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"),
    "read-only": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
    "read-only server": ("SET default_transaction_read_only = on", "SET default_transaction_read_only = off"),
    "full server": (
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;"
        + "".join(
            f"CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON {table} EXECUTE FUNCTION full_disk();"
            for table in ("matches", "moves", "people", "notes", "seats")
        ),
        "DROP FUNCTION full_disk CASCADE",
    ),
}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_what_is_there_is_shown_and_what_comes_is_refused_until_it_works_again(
    app: FastAPI, enter: Enter, database: str, trouble: str
) -> None:
    if database.startswith("sqlite") != ("server" not in trouble):
        return  # a trouble of the other kind of database
    store: SqlStore = app.state.store
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    table = until_asked(ada, match)
    sent = request_for(table, table["actions"][0]["action"])
    worse, better = TROUBLES[trouble]
    with store._db.transaction() as db:
        db.run(text("UPDATE sessions SET seen = 1"))  # that she is back would have to be noted
        db.run(text("UPDATE seats SET stand_in = 1 WHERE person IS NOT NULL"))  # and that nobody plays for her any more
    del app.state.tables._tables[match]
    store._db._writer.execute(worse)
    if trouble == "full":  # what is small may still fit into a page that is there
        fill(store)
    else:
        problem(ada.post(f"/api/matches/{match}/actions", json=sent), 503, "storage")
        problem(ada.put("/api/me", json={"name": "Zoé"}), 503, "storage")
    problem(ada.put(f"/api/matches/{match}/note", json={"text": "x" * 19_000}), 503, "storage")
    body = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    problem(ada.post("/api/matches", json=body), 503, "storage")
    now = ada.get(f"/api/matches/{match}").json()
    assert now["seen"] == table["seen"] and now["prompt"]["yours"]
    assert ada.get("/").status_code == 200 and ada.get(f"/t/{match}").status_code == 200
    store._db._writer.execute(better)
    assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200
    assert ada.post("/api/matches", json=body).status_code == 201


def fill(store: SqlStore) -> None:
    """Whatever room is left in the file."""
    for size in (20_000, 1_000, 10):
        with pytest.raises(Unavailable, match="full"):
            for number in range(1000):
                with store._db.transaction() as db:
                    db.run(_MORE, name=f"filling {size} {number}", value="x" * size)


def test_a_move_that_could_neither_be_written_nor_read_back_is_played_once(
    app: FastAPI, enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that is gone for a while."""
    store: SqlStore = app.state.store
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    table = until_asked(ada, match)
    sent = request_for(table, table["actions"][0]["action"])
    before = len(store.entries(match))
    with monkeypatch.context() as patch:
        for name in ("append", "entries"):
            patch.setattr(store, name, _refuses)
        problem(ada.post(f"/api/matches/{match}/actions", json=sent), 503, "storage")
        problem(ada.post(f"/api/matches/{match}/actions", json=sent), 503, "storage")
        assert ada.get(f"/api/matches/{match}").json()["log"] == table["log"]
    assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200
    written = store.entries_with_key(match, 0, "act k")
    assert len(written) == 1 and written[0].seq == before + 1


def _refuses(*_: object) -> None:
    raise Unavailable("the connection is closed")


def test_a_disk_that_fails_after_all_was_written_sends_the_screens_away_and_they_are_told(
    app: FastAPI, enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    store: SqlStore = app.state.store
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    table = until_asked(ada, match)
    sent = request_for(table, table["actions"][0]["action"])
    live: Table = app.state.tables.get(match)
    screen = Viewer(Viewpoint(0, "en"), live.seats[0].person)
    live.audience.viewers.add(screen)
    with monkeypatch.context() as patch:

        def fails() -> None:
            raise store._db.driver.error("disk I/O error")

        patch.setattr(store._db.driver, "reach_disk", fails)
        problem(ada.post(f"/api/matches/{match}/actions", json=sent), 503, "storage")
    assert screen.queue.get_nowait() is None, "it comes back, and is told what it missed"
    assert len(ada.get(f"/api/matches/{match}?seen={table['seen']}").json()["log"]["lines"]) > 0
    assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200
    assert len(store.entries_with_key(match, 0, "act k")) == 1


def test_how_a_match_ended_is_written_with_its_last_move(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All or nothing: else it would be over and in nobody's list."""
    store = open_store(database)
    made, match = begin(store)
    play_some(store, made, match, 3)
    entries = [Entry(4, "undo", 0, "bot", {}, [], match.hash, None, 1.0)]
    ending = Ending({0: (1, 20), 1: (2, 10), 2: (3, 5), 3: (4, 0)}, "good")
    with monkeypatch.context() as patch:
        patch.setattr("arene.store.sql._AGAINST", text("UPDATE matches SET no_such_column = :kind WHERE id = :match"))
        with pytest.raises(Exception, match="no_such_column"):
            store.append(made.id, entries, snapshot_of(match), OVER, ending)
    assert len(store.entries(made.id)) == 3 and store.seats(made.id)[0].rank is None
    store.append(made.id, entries, snapshot_of(match), OVER, ending)
    assert [seat.rank for seat in store.seats(made.id)] == [1, 2, 3, 4] and store.unsettled() == []
    store.close()


@pytest.mark.parametrize("begun_before", [True, False], ids=["while it serves", "before it starts"])
def test_several_processes_show_what_is_there_while_nothing_can_be_written(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun_before: bool
) -> None:
    monkeypatch.setattr(application, "Thinkers", Here)
    reads = database if begun_before else only_reading(database)
    if reads is None:
        return  # SQLite needs to write even to read a file that nobody has open
    with running(database, among_others=True) as address:
        ada = person(address, "Ada")
        match = new_match(ada, "me", "bot", "bot")
        table = asked(ada, match)
        token = ada.get("/api/me").json()["token"]
    stores = [open_store(reads) for _ in range(2)]
    with running(stores[0], among_others=True) as one, running(stores[1], among_others=True) as other:
        clients = [
            httpx.Client(base_url=site, headers={"authorization": f"Bearer {token}"}, timeout=30)
            for site in (one, other)
        ]
        if begun_before:
            assert asked(clients[0], match)["seen"] == table["seen"]
            for store in stores:
                store._db._writer.execute(ONLY_READS[store._db.driver.dialect.name][0])
            third = open_store(database)
            age(third)  # no lease could be renewed
            third.close()
        sent = request_for(table, table["actions"][0]["action"])  # type: ignore[index]
        for client in clients:
            told = client.get(f"/api/matches/{match}")
            assert told.status_code == 200 and told.json()["seen"] == table["seen"], told.text
            assert client.get(f"/t/{match}").status_code == 200
            assert client.post(f"/api/matches/{match}/actions", json=sent).status_code == 503
        for store in stores:
            store._db._writer.execute(ONLY_READS[store._db.driver.dialect.name][1])
        for client in clients:
            until(lambda: client.post(f"/api/matches/{match}/actions", json=sent).status_code == 200)  # noqa: B023
        assert (
            clients[0].get(f"/api/matches/{match}").json()["seen"]
            == clients[1].get(f"/api/matches/{match}").json()["seen"]
        )
    assert len(open_store(database).entries_with_key(match, 0, "act k")) == 1


@pytest.mark.parametrize("lease", ["runs", "ran out"])
def test_a_table_whose_keeper_dies_while_nothing_can_be_written_is_shown_by_the_others(
    database: str, monkeypatch: pytest.MonkeyPatch, lease: str
) -> None:
    monkeypatch.setattr(application, "Thinkers", Here)
    with running(database, among_others=True) as address:
        ada = person(address, "Ada")
        match = new_match(ada, "me", "bot", "bot")
        table, token = asked(ada, match), ada.get("/api/me").json()["token"]
    store, dead = open_store(database), open_store(database)
    dead.join("127.0.0.1:1", 1000)  # where nobody listens
    assert dead.claim(match) is None
    if lease == "ran out":
        age(dead)
    dead.close()
    worse, better = ONLY_READS[store._db.driver.dialect.name]
    store._db._writer.execute(worse)
    with running(store, among_others=True) as address:
        ada = httpx.Client(base_url=address, headers={"authorization": f"Bearer {token}"}, timeout=30)
        sent = request_for(table, table["actions"][0]["action"])  # type: ignore[index]
        for _ in range(2):
            shown = ada.get(f"/api/matches/{match}")
            assert shown.status_code == 200 and shown.json()["seen"] == table["seen"], shown.text
            assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 503
        store._db._writer.execute(better)
        until(lambda: ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200)
        assert len(store.entries_with_key(match, 0, "act k")) == 1


def test_a_database_that_goes_away_is_told_and_is_back_by_itself(
    postgres: postgresql.Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "Thinkers", Here)
    with postgres.database(postgresql.MODEL) as url, running(url, among_others=True) as address:
        ada = person(address, "Ada")
        match = new_match(ada, "me", "bot", "bot")
        table = asked(ada, match)
        sent = request_for(table, table["actions"][0]["action"])  # type: ignore[index]
        name = url.split("?")[0].rpartition("/")[2]
        postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        try:
            postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            for path in (f"/api/matches/{match}", f"/t/{match}", "/api/matches/none-such", "/", "/readyz"):
                status = until(lambda: code if (code := ada.get(path).status_code) != 200 else 0)  # noqa: B023
                assert status == 503, path
            assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 503
            shown = {"authorization": "Bearer arene_token"}  # looked for before anything else
            assert ada.get("/api/me", headers=shown).json()["code"] == "storage"
        finally:
            postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        until(lambda: ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200)


def only_reading(database: str) -> str | None:
    """The same database for who may not write."""
    if database.startswith("sqlite"):
        return None
    return f"{database}&options=-c%20default_transaction_read_only%3Don"


class Broken:
    """A match whose rules have a mistake."""

    def __init__(self, match: Any) -> None:
        self._match = match

    def play(self, seat: int, actions: object) -> None:
        raise ZeroDivisionError

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)


def test_rules_that_fail_refuse_the_move_and_leave_the_match_in_a_file(
    app: FastAPI, enter: Enter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    table = until_asked(ada, match)
    sent = request_for(table, table["actions"][0]["action"])
    play = app.state.tables.get(match).play
    whole, play.match = play.match, Broken(play.match)
    refused = problem(ada.post(f"/api/matches/{match}/actions", json=sent), 409, "rules-fail")
    assert refused["table"]["seen"] == table["seen"]
    play.match = whole
    [file] = tmp_path.rglob("*-rules.jsonl")
    assert main(["replay", str(file)]) == 0 and capsys.readouterr().out
    assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200, "the match is where it was"


@pytest.mark.parametrize("level", ["easy", "good"])
def test_a_bot_at_whose_move_the_rules_fail_gives_up(app: FastAPI, enter: Enter, tmp_path: Path, level: str) -> None:
    """One that follows rules of thumb, and one that thinks."""
    ada = enter("Ada")
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(2))]
    match = ada.post("/api/matches", json={"game": "sponsio", "seats": seats}).json()["match"]
    table = app.state.tables.get(match)
    until_asked(ada, match)
    whole = table.play.match

    class BrokenForBots(Broken):
        def play(self, seat: int, actions: object) -> None:
            if seat:
                raise ZeroDivisionError
            whole.play(seat, actions)

    table.play.match = BrokenForBots(whole)
    while whole.awaiting == [0]:
        told = until_asked(ada, match)
        sent = request_for(told, told["actions"][0]["action"], key=told["prompt"]["id"])
        assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200
    moves = len(whole.moves)

    async def look_often() -> None:
        for _ in range(8):
            table.wake()
            while table.automata.busy:
                await asyncio.sleep(0.002)

    assert ada.portal is not None
    ada.portal.call(look_often)
    said = [line["text"] for line in ada.get(f"/api/matches/{match}/chat").json()]
    assert len(said) == 1 and said[0].startswith("A bot cannot play: the rules have a mistake here.")
    assert len(whole.moves) == moves and 1 <= len(list(tmp_path.rglob("*-rules.jsonl"))) <= 3
    table.play.match = whole
    table.automata._failed = (-1, 0)  # mended, and the server started anew
    until_asked(ada, match)
