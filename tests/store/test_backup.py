"""A backup brings everything back, from either kind of database into either; a damaged one brings nothing."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from arene.cli import main
from arene.core.refusal import BadData
from arene.server import app as application
from arene.store import open_store
from arene.store.matches import restore
from tests import postgres as postgresql
from tests.server.helpers import Here, open_table, request_for, until_asked


@pytest.fixture
def played(database: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str, dict[str, str]]:
    """A database in which somebody plays; the match and his cookies."""
    monkeypatch.setattr(application, "Thinkers", Here)
    with TestClient(application.create_app(database)) as ada:
        ada.put("/api/me", json={"name": "Ada"})
        match = open_table(ada, "me", "bot", "bot")
        ada.post(f"/api/matches/{match}/chat", json={"text": "é\u2028🎲"})
        ada.put(f"/api/matches/{match}/note", json={"text": "a note"})
        for turn in range(3):
            table = until_asked(ada, match)
            ada.post(
                f"/api/matches/{match}/actions", json=request_for(table, table["actions"][0]["action"], key=f"{turn}")
            )
        return database, match, dict(ada.cookies)


@pytest.fixture
def empty_database(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """One of the other kind."""
    if database.startswith("sqlite"):
        cluster: postgresql.Cluster = request.getfixturevalue("postgres")
        with cluster.database(postgresql.MODEL) as url:
            yield url
    else:
        yield f"sqlite:///{tmp_path / 'empty.db'}"


def test_a_match_goes_on_from_a_backup(
    played: tuple[str, str, dict[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, match, cookies = played
    file, copy = tmp_path / "backup.gz", tmp_path / "copy.db"
    assert main(["admin", "backup", "--db", database, str(file)]) == 0
    assert file.stat().st_mode & 0o077 == 0, "nobody else may read it"
    assert main(["admin", "restore", "--db", str(copy), str(file)]) == 0
    first, second = open_store(database), open_store(copy)
    for store in (first, second):
        assert len(store.entries(match)) >= 3 and store.lines(match)[0].text == "é\u2028🎲"
    assert first.entries(match) == second.entries(match) and first.secret() == second.secret()
    sheets = first.sheet(match), second.sheet(match)
    assert sheets[0] is not None and sheets[0] == sheets[1]
    assert restore(first, sheets[0]).hash == restore(second, sheets[0]).hash
    first.close()
    second.close()
    with TestClient(application.create_app(copy), cookies=cookies) as ada:  # who was known is known, and plays on
        table = until_asked(ada, match)
        assert table["seat"] == 0 and ada.get(f"/api/matches/{match}/note").json() == {"text": "a note"}
        sent = request_for(table, table["actions"][0]["action"], key="later")
        assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200


def test_a_file_goes_into_either_kind(
    played: tuple[str, str, dict[str, str]], empty_database: str, tmp_path: Path
) -> None:
    database, match, _ = played
    file = tmp_path / "backup.gz"
    assert main(["admin", "backup", "--db", database, str(file)]) == 0
    assert main(["admin", "restore", "--db", empty_database, str(file)]) == 0
    first, second = open_store(database), open_store(empty_database)
    assert first.entries(match) == second.entries(match)
    first.close()
    second.close()


def test_what_is_damaged_or_not_empty_is_refused(played: tuple[str, str, dict[str, str]], tmp_path: Path) -> None:
    database, _, _ = played
    file, part, copy = tmp_path / "backup.gz", tmp_path / "part.gz", tmp_path / "copy.db"
    main(["admin", "backup", "--db", database, str(file)])
    lines = gzip.decompress(file.read_bytes()).decode().splitlines(keepends=True)
    later = json.dumps(["arene-backup", "9999"]) + "\n"
    for text, said in (
        (lines[:-1], "not whole"),
        ([*lines[:-2], lines[-1]], "not whole"),
        ([later, *lines[1:]], "another version"),
        (["[1]\n"], "no backup"),
        (["{}\n"], "no backup"),
        (["x\n"], "no backup"),
    ):
        part.write_bytes(gzip.compress("".join(text).encode()))
        with pytest.raises(BadData, match=said):
            open_store(copy).restore(part)
    part.write_bytes(file.read_bytes()[:-200])
    with pytest.raises(BadData, match="not whole"):
        open_store(copy).restore(part)
    part.write_bytes(b"no gzip")
    with pytest.raises(BadData, match="no backup"):
        open_store(copy).restore(part)
    assert open_store(copy).all_people(10) == []
    with pytest.raises(BadData, match="have played here"):
        open_store(database).restore(file)
    assert main(["admin", "backup", "--db", database, str(file)]) == 2, "no file is overwritten"
    assert main(["admin", "backup", "--db", str(tmp_path / "none.db"), str(tmp_path / "b.gz")]) == 2
    assert not (tmp_path / "none.db").exists()


def test_matches_and_people_are_listed(
    played: tuple[str, str, dict[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    database, match, _ = played
    assert main(["admin", "matches", "--db", database]) == 0
    assert match in (told := capsys.readouterr().out) and "Ada" in told and "running" in told
    assert main(["admin", "matches", "--db", database, "--status", "over"]) == 0
    assert capsys.readouterr().out == ""
    assert main(["admin", "people", "--db", database, "--json"]) == 0
    (ada,) = json.loads(capsys.readouterr().out)
    assert ada["name"] == "Ada" and ada["matches"] == 1 and ada["seen"]
