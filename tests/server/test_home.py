"""One's own matches: result, opponents, date, filters, statistics, from the store alone."""

from __future__ import annotations

import html
import re
import time
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server.pages.rows import day
from arene.store import Person, Seat, SqlStore, open_store
from arene.store.matches import against, settle
from arene.store.sql import _ADD_SEAT, _CREATE, _row_of_seat, _row_of_sheet
from tests.server.helpers import Enter, open_table, until_asked
from tests.server.test_lists import finish
from tests.store.test_store import begin, play_some, sheet

ME = Person("p1", "Ada", "circle")


def rows(page: str) -> list[str]:
    """The list, row by row, as it is read."""
    listed = page.split('<ul class="rows">')[1].split("</ul>")[0] if '<ul class="rows">' in page else ""
    cleaned = [re.sub(r"<[^>]+>", " ", row) for row in listed.split("<li")[1:]]
    return [" ".join(html.unescape(row).split()) for row in cleaned]


def write_matches(store: SqlStore, count: int) -> None:
    """Finished matches as the lists know them, two thirds of them won."""
    made = replace(sheet(), edition={"pad": "x" * 20_000}, host=ME.id)
    row = {**_row_of_sheet(made), "status": "over", "against": "easy", "owner": None, "fence": 0, "seq": 0}
    matches, seats = [], []
    for number in range(count):
        id, rank = f"m{number}", 1 + number % 3 % 2
        game = ("sponsio", "lanista")[number % 2]
        matches.append({**row, "id": id, "game": game, "created": float(number), "updated": float(number)})
        mine, bot = Seat(0, "person", "Ada", "circle", ME.id), Seat(1, "bot", "Livia", "square", None, "easy")
        seats.append({**_row_of_seat(id, mine), "rank": rank})
        seats.append({**_row_of_seat(id, bot), "rank": 3 - rank})
    with store._db.transaction() as db:
        db.run_many(_CREATE, matches)
        db.run_many(_ADD_SEAT, seats)


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
    assert re.search(r"<b>[01]</b> won of 1 played", text) and "against bots, regular level" in text


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


def test_matches_finished_before_get_their_result(database: str) -> None:
    store = open_store(database)
    made, match = begin(store)
    play_some(store, made, match, 500)
    assert match.over and store.unsettled() == [made.id]
    assert store.tally("p1") == []
    settle(store, made.id)
    assert store.unsettled() == []
    [counted] = store.tally("p1")
    [played] = store.played("p1", 5)
    assert (counted.game, counted.against, counted.played) == ("sponsio", "regular", 1)
    assert counted.won == (played.rank == 1)


def test_whom_one_played_with() -> None:
    me, bot = Seat(0, "person", person="a"), Seat(1, "bot", level="easy")
    assert against([me, bot, Seat(2, "bot", level="strong")]) == "strong"
    assert against([me, Seat(1, "person", person="b"), bot]) == "people"
    assert against([me, Seat(1, "person", person="a"), bot]) == "regular", (
        "two seats of one person; the level under its present name"
    )
    assert against([me, Seat(1, "bot", level="normal"), Seat(2, "bot", level="expert:bold")]) == "expert"
    assert against([me]) == "nobody"


def test_ten_thousand_matches_are_listed_at_once(tmp_path: Path) -> None:
    store = open_store(tmp_path / "a.db")
    store.save_person(ME)
    write_matches(store, 10_000)
    took = []
    for _ in range(5):
        begun = time.perf_counter()
        newest, wins = store.played("p1", 31), store.played("p1", 31, 3000, "sponsio", ("over",), True)
        counted = store.tally("p1")
        took.append(time.perf_counter() - begun)
    assert [one.match for one in newest[:2]] == ["m9999", "m9998"] and len(wins) == 31
    assert sum(one.played for one in counted) == 10_000 and sum(one.won for one in counted) == 6667
    assert min(took) < 0.5, took
    asked: list[str] = []
    store._db._reader.set_trace_callback(asked.append)
    store.played("p1", 31, 0, "sponsio", ("over",), True)
    store.tally("p1")
    store._db._reader.set_trace_callback(None)
    assert len(asked) == 2
    for query in asked:
        plan = " ".join(str(row[3]) for row in store._db._reader.execute(f"EXPLAIN QUERY PLAN {query}"))
        assert plan.count("COVERING INDEX") == 2, "the wide rows of matches are not read"


def test_days_are_told_as_one_says_them() -> None:
    now = datetime.now()
    assert day(now.timestamp(), "fr") == "aujourd’hui"
    assert day((now - timedelta(days=1)).timestamp(), "en") == "yesterday"
    assert day(datetime(2019, 3, 1, 12).timestamp(), "fr") == "1er mars 2019"
    assert day(datetime(2019, 3, 15, 12).timestamp(), "en") == "15 March 2019"
