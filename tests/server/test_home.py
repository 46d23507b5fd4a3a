"""One's own matches: result, opponents, date, filters, statistics, from the store alone."""

from __future__ import annotations

import html
import re
import sqlite3
import time
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server.pages import day
from arene.store import Person, Seat, SqliteStore
from arene.store.matches import against, settle
from tests.server.helpers import Enter, open_table, until_asked
from tests.server.test_lists import finish
from tests.store.test_sqlite import SEATS, begin, play_some, sheet

ME = Person("p1", "Ada", "circle")


def rows(text: str) -> list[str]:
    """The list, row by row, as it is read."""
    listed = text.split('<ul class="rows">')[1].split("</ul>")[0] if '<ul class="rows">' in text else ""
    cleaned = [re.sub(r"<[^>]+>", " ", row) for row in listed.split("<li")[1:]]
    return [" ".join(html.unescape(row).split()) for row in cleaned]


def write_match(
    store: SqliteStore, id: str, rank: int, game: str = "sponsio", level: str = "easy", at: float = 1.0
) -> None:
    """A finished match as the lists know it."""
    seats = [Seat(0, "person", "Ada", "circle", ME.id), Seat(1, "bot", "Livia", "square", None, level)]
    with store._transaction() as db:
        db.execute(
            "INSERT INTO matches VALUES"
            " (?, ?, 1, ?, 'h', '{}', 2, '', '', ?, 0, 0, ?, 'over', ?, '[]', NULL, NULL, ?, '{}')",
            (id, game, '{"pad": "' + "x" * 20_000 + '"}', ME.id, at, at, level),
        )
        db.executemany(
            "INSERT INTO seats (match, number, kind, name, shape, person, level, rank) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    id,
                    seat.number,
                    seat.kind,
                    seat.name,
                    seat.shape,
                    seat.person,
                    seat.level,
                    rank if seat.number == 0 else 3 - rank,
                )
                for seat in seats
            ],
        )


def test_a_finished_match_tells_its_result_its_opponents_and_its_day(enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot", options={"max_rounds": 1})
    finish(ada, match)
    table = ada.get(f"/api/matches/{match}").json()
    place = next(one["rank"] for one in table["standings"] if one["seat"] == 0)
    text = ada.get("/matches").text
    [row] = rows(text)
    assert ("Won" in row) == (place == 1) and (f"Place {place} of 3" in row) == (place > 1)
    assert "Octave, Livia" in row and "today" in row
    assert f'href="/t/{match}#step-0"' in text, "it opens in the replay"
    assert re.search(r"<b>[01]</b> won of 1 played", text) and "against easy bots" in text


def test_filters(enter: Enter, app: FastAPI) -> None:
    ada = enter("Ada")
    over = open_table(ada, "me", "bot", "bot", options={"max_rounds": 1})
    finish(ada, over)
    running = open_table(ada, "me", "bot", "bot")
    until_asked(ada, running)
    other = open_table(ada, "me", *["bot"] * 3, game="automobile")
    place = next(seat.rank for seat in app.state.store.seats(over) if seat.number == 0)

    def found(query: str) -> set[str]:
        return set(re.findall(r"/t/([a-z0-9-]+)", ada.get(f"/matches?{query}").text))

    assert found("") == {over, running, other}
    assert found("state=over") == {over} and found("state=running") == {running, other}
    assert found("game=automobile") == {other} and found("game=sponsio&state=running") == {running}
    assert found("result=won") == ({over} if place == 1 else set())
    assert found("result=lost") == ({over} if place > 1 else set())
    assert found("game=nothing&state=odd&page=x") == {over, running, other}
    assert "No match of this kind" in ada.get("/matches?game=lanista").text
    # an ended one is finished and nobody's victory
    assert ada.post(f"/api/matches/{running}/end").status_code == 200
    assert found("state=over") == {over, running}
    assert "Ended by Ada" in " ".join(rows(ada.get("/matches?state=over").text))
    assert running not in found("result=won") | found("result=lost")


def test_a_running_match_says_whom_it_waits_for(enter: Enter, server: TestClient) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    match = open_table(ada, "me", "open", "bot", options={"first_dealer": 2})
    bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"})
    until_asked(ada, match)
    [mine], [his] = rows(ada.get("/matches").text), rows(bob.get("/matches").text)
    assert "Your turn" in mine and "waiting for" not in mine
    assert "waiting for Ada" in his and "Your turn" not in his


def test_home_shows_what_is_under_way_first(enter: Enter, app: FastAPI) -> None:
    ada = enter("Ada")
    running = open_table(ada, "me", "bot", "bot")
    until_asked(ada, running)
    for _ in range(4):
        finish(ada, open_table(ada, "me", "bot", "bot", options={"max_rounds": 1}))
    first, *_ = rows(ada.get("/").text)
    assert running in first


def test_matches_finished_before_get_their_result(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    made, match = begin(store)
    play_some(store, made, match, 500)
    assert match.over and store.unsettled() == [made.id]
    assert store.tally("p1") == []
    settle(store, made.id)
    assert store.unsettled() == []
    [counted] = store.tally("p1")
    [played] = store.played("p1", 5)
    assert (counted.game, counted.against, counted.played) == ("sponsio", "easy", 1)
    assert counted.won == (played.rank == 1)


def test_whom_one_played_with() -> None:
    me, bot = Seat(0, "person", person="a"), Seat(1, "bot", level="easy")
    assert against([me, bot, Seat(2, "bot", level="strong")]) == "strong"
    assert against([me, Seat(1, "person", person="b"), bot]) == "people"
    assert against([me, Seat(1, "person", person="a"), bot]) == "easy", "two seats of one person"
    assert against([me]) == "nobody"


def test_ten_thousand_matches_are_listed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path / "a.db")
    store._db.execute("PRAGMA synchronous = OFF")
    store.save_person(ME)
    for number in range(10_000):
        write_match(store, f"m{number}", 1 + number % 3 % 2, ("sponsio", "lanista")[number % 2], at=float(number))
    took = []
    for _ in range(5):
        begun = time.perf_counter()
        newest, wins = store.played("p1", 31), store.played("p1", 31, 3000, "sponsio", ("over",), True)
        counted = store.tally("p1")
        took.append(time.perf_counter() - begun)
    assert [one.match for one in newest[:2]] == ["m9999", "m9998"] and len(wins) == 31
    assert sum(one.played for one in counted) == 10_000 and sum(one.won for one in counted) == 6667
    assert min(took) < 0.5, took
    asked: list[tuple[str, tuple[object, ...]]] = []
    rows_of = store._rows

    def noted(query: str, *values: object) -> list[sqlite3.Row]:
        asked.append((query, values))
        return rows_of(query, *values)

    monkeypatch.setattr(store, "_rows", noted)
    store.played("p1", 31, 0, "sponsio", ("over",), True)
    store.tally("p1")
    for query, values in asked:
        plan = " ".join(str(row["detail"]) for row in rows_of(f"EXPLAIN QUERY PLAN {query}", *values))
        assert plan.count("COVERING INDEX") == 2, "the wide rows of matches are not read"


def test_days_are_told_as_one_says_them() -> None:
    now = datetime.now()
    assert day(now.timestamp(), "fr") == "aujourd’hui"
    assert day((now - timedelta(days=1)).timestamp(), "en") == "yesterday"
    assert day(datetime(2019, 3, 1, 12).timestamp(), "fr") == "1er mars 2019"
    assert day(datetime(2019, 3, 15, 12).timestamp(), "en") == "15 March 2019"


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    """A file as the version before this one wrote it."""
    path = tmp_path / "a.db"
    store = SqliteStore(path)
    store.create(sheet(), SEATS)
    db = store._db
    for command in (
        "DROP TABLE clocks",
        "ALTER TABLE matches DROP COLUMN clock",
        "DROP INDEX matches_listed",
        "DROP INDEX seats_by_person",
        "CREATE INDEX seats_by_person ON seats (person)",
        "ALTER TABLE matches DROP COLUMN against",
        "ALTER TABLE matches DROP COLUMN ended_by",
        "ALTER TABLE seats DROP COLUMN rank",
        "ALTER TABLE seats DROP COLUMN stand_in",
        "ALTER TABLE people DROP COLUMN link",
        "PRAGMA user_version = 3",
    ):
        db.execute(command)
    store.close()
    again = SqliteStore(path)
    [played] = again.played("p1", 5)
    assert played.match == sheet().id and again.seats(played.match)[0].rank is None
