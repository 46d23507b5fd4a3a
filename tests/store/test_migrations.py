"""Every database that Arène ever wrote opens; one of a later version is left alone."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from arene.core.refusal import BadData
from arene.store import open_store
from arene.store.drivers import driver_for
from arene.store.matches import fresh, restore, snapshot_of
from arene.store.migrations import HEAD, _config
from arene.store.schema import metadata
from tests import postgres as postgresql
from tests.store.test_store import SEATS, play_some, sheet

SCHEMA = (Path(__file__).parent / "schema6.sql").read_text(encoding="utf-8")

BACKWARDS = {  # what makes a file of one schema a file of the one before
    6: "DROP TABLE clocks; ALTER TABLE matches DROP COLUMN clock;",
    5: "DROP INDEX matches_listed; ALTER TABLE matches DROP COLUMN against; DROP INDEX seats_by_person;"
    "ALTER TABLE seats DROP COLUMN rank; CREATE INDEX seats_by_person ON seats (person);",
    4: "ALTER TABLE people DROP COLUMN link; ALTER TABLE matches DROP COLUMN ended_by;"
    "ALTER TABLE seats DROP COLUMN stand_in;",
    3: "DROP TABLE comforts;",
    2: "ALTER TABLE people DROP COLUMN colour; ALTER TABLE seats DROP COLUMN colour;",
}


def write_older(path: Path, version: int) -> str:
    """A file of an earlier schema with somebody at a table that has begun; the match's id."""
    made = sheet()
    match = fresh(made, SEATS)
    snapshot = snapshot_of(match)
    opening = json.dumps([event.to_json() for event in match.opening])
    db = sqlite3.connect(path)
    db.executescript(SCHEMA)
    db.execute("INSERT INTO people VALUES ('p1', 'Ada', 'circle', '', 0)")
    columns = (
        *(made.id, made.game, made.rules_version, json.dumps(made.edition), made.edition_hash),
        *(json.dumps(made.options), made.seats, made.seed, made.commitment, made.host),
        *(1, 0, made.created, "running", made.created, opening),
    )
    db.execute(f"INSERT INTO matches VALUES ({', '.join('?' * 16)}, NULL, NULL, '', '{{}}')", columns)
    for seat in SEATS:
        known = (made.id, seat.number, seat.kind, seat.name, seat.shape, seat.person, seat.level)
        db.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, '', 0, NULL)", known)
    kept = (made.id, json.dumps(snapshot.position), json.dumps(snapshot.chance))
    db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", kept)
    for before in range(6, version, -1):
        db.executescript(BACKWARDS[before])
    db.execute(f"PRAGMA user_version = {version}")
    db.commit()
    db.close()
    return made.id


@pytest.mark.parametrize("version", range(1, 7))
def test_a_file_of_before_the_migrations_goes_on(tmp_path: Path, version: int) -> None:
    id = write_older(tmp_path / "old.db", version)
    for _ in range(2):  # brought up to date, and found so
        store = open_store(tmp_path / "old.db")
        kept = store.sheet(id)
        assert kept is not None and kept.clock == {} and store.seats(id) == SEATS
        match = restore(store, kept)
        assert store.claim(id) is None
        play_some(store, kept, match, 3)
        assert [played.match for played in store.played("p1", 5)] == [id]
        assert store.comforts(id) == {} and store.clocks(id) is None
        store.close()
    assert len(open_store(tmp_path / "old.db").entries(id)) == 6


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(BadData, match="another version"):
        open_store(path)


def test_a_database_of_a_later_revision_is_left_alone(database: str) -> None:
    open_store(database).close()
    db = driver_for(database).connect()
    db.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadData, match="another version"):
        open_store(database)
    assert db.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)
    db.close()


def test_the_migrations_lead_to_the_tables_of_the_schema(tmp_path: Path, postgres: postgresql.Cluster) -> None:
    with postgres.database() as url:
        for address in (url, str(tmp_path / "a.db")):
            driver = driver_for(address)
            driver.bring_up_to_date()
            with driver.alone() as connection:
                assert compare_metadata(MigrationContext.configure(connection), metadata) == [], address


def test_the_last_revision_is_known_by_its_name() -> None:
    assert ScriptDirectory.from_config(_config()).get_current_head() == HEAD


def test_databases_that_are_none() -> None:
    with pytest.raises(BadData, match="is no database"):
        open_store("mysql://somewhere/else")
    for address in (
        "mysql://ada:secret@somewhere/else",
        "postgresql://ada:secret@somewhere/else?no_such_thing=1",
        "postgresql://ada:a/secret d@somewhere/else",
    ):
        with pytest.raises(BadData) as refused:
            open_store(address)
        assert "secret" not in str(refused.value) and "somewhere" in str(refused.value)
    with pytest.raises(BadData) as refused:
        open_store("postgresql://ada:secret@127.0.0.1:1/arene?connect_timeout=1")
    assert "secret" not in str(refused.value) and "127.0.0.1" in str(refused.value)
