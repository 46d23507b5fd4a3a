"""Play over days: the time for a move by the calendar, days away, and what the others may do when it is over."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from starlette.testclient import TestClient

from arene.server.notices import holidays
from arene.server.notices.turns import GRACE
from arene.store import turns
from arene.store.turns import deadline, elapsed
from tests.patience import until
from tests.server.helpers import open_table
from tests.server.postbox import Mailbox, mailbox
from tests.server.test_refusals import problem
from tests.server.waiting import (
    DAY,
    Site,
    Time,
    moves,
    settings,
    signs_up,
    site,
    two_at_a_table,
    until_asked_seat,
)

BOT = {"days": 3, "then": "bot"}
CLAIM = {"days": 3, "then": "claim"}


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def clocks() -> Time:
    return Time()


@pytest.fixture
def at(database: str, box: Mailbox, clocks: Time) -> Iterator[Site]:
    with site(database, settings(box, vacation_days=20), clocks) as at:
        yield at


def by(at: Site, match: str, seat: int = 1) -> list[str]:
    """Who made the moves of a seat."""
    return [entry.by for entry in at.app.state.store.entries(match) if entry.seat == seat]


def days_told(client: TestClient, match: str) -> dict[str, Any]:
    told: dict[str, Any] = client.get(f"/api/matches/{match}").json()["days"]
    return told


def day(at: Site, later: int = 0) -> str:
    return (datetime.fromtimestamp(at.time.calendar()).date() + timedelta(days=later)).isoformat()


def go_away(at: Site, client: TestClient, first: int, last: int) -> Any:
    return client.post("/api/me/away", json={"first": day(at, first), "last": day(at, last)})


# ---- the time that runs


def test_time_stands_still_within_periods() -> None:
    periods = [(10.0, 20.0), (15.0, 30.0), (50.0, 60.0)]
    assert elapsed(0, 5, periods) == 5 and elapsed(0, 25, periods) == 10 and elapsed(0, 40, periods) == 20
    assert elapsed(12, 40, periods) == 10 and elapsed(55, 58, periods) == 0 and elapsed(20, 10, []) == 0
    for since in (0.0, 12.0, 35.0, 55.0):
        for wait in (1.0, 10.0, 30.0, 100.0):
            then = deadline(since, wait, periods)
            assert elapsed(since, then, periods) == wait and elapsed(since, then - 0.5, periods) < wait


def test_after_the_days_a_bot_plays(at: Site) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    match = two_at_a_table(at, ada, bob, days=BOT)
    at.round()
    assert days_told(ada, match) == {"move": 3 * DAY, "left": {"1": 3 * DAY}, "away": {}, "claim": []}
    made = len(by(at, match))
    at.round(3 * DAY - 10)
    assert len(by(at, match)) == made
    at.round(11)
    assert by(at, match)[made:][:1] == ["away"]


def test_looking_gives_no_new_time_and_moving_does(at: Site) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    match = two_at_a_table(at, ada, bob, days=BOT)
    at.round(2 * DAY)
    screen = at.sits_down(match, 1)
    at.round()
    at.leaves(match, screen)
    assert days_told(bob, match)["left"] == {"1": DAY}
    moves(bob, match)
    until_asked_seat(at, [ada, bob], match, 1)
    assert days_told(bob, match)["left"] == {"1": 3 * DAY}
    made = len(by(at, match))
    at.sits_down(match, 1)
    at.round(3 * DAY + 1)
    assert by(at, match)[made] == "away", "who sits there and does nothing is late too"


def test_a_table_leaves_memory_and_is_back_when_time_is_over(at: Site) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    match = two_at_a_table(at, ada, bob, days=BOT)
    at.round(100)
    made = len(by(at, match))
    at.call(at.app.state.tables.look_round, at.time.now)
    assert not at.app.state.tables.has(match)
    at.round(2 * DAY)
    assert not at.app.state.tables.has(match) and days_told(ada, match)["left"] == {"1": DAY - 100}
    at.round(DAY)
    assert by(at, match)[made] == "away"


def test_a_restart_neither_loses_nor_takes_time(
    database: str, box: Mailbox, clocks: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "_GAP", 2 * DAY)  # signs of life are not given every minute here
    with site(database, settings(box), clocks) as at:
        ada, bob = at.person("Ada"), at.person("Bob")
        match = two_at_a_table(at, ada, bob, days=BOT)
        at.round(DAY)
        at.call(at.app.state.store.turns.alive, clocks.calendar())
        cookies = ada.cookies
    clocks.now += 10 * DAY  # nobody serves the site
    with site(database, settings(box), clocks) as at:
        ada = TestClient(at.app, cookies=cookies)
        ada.portal = at.server.portal
        at.round()
        assert days_told(ada, match)["left"] == {"1": 2 * DAY} and "away" not in by(at, match)
        at.round(2 * DAY + 1)
        assert by(at, match)[-1] == "away"


def test_a_match_of_before_with_days_for_the_absent_is_one_over_days(at: Site) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    match = two_at_a_table(at, ada, bob, away_minutes=2 * 1440)
    assert days_told(ada, match)["left"] == {"1": 2 * DAY}
    made = len(by(at, match))
    at.round(2 * DAY + 1)
    assert by(at, match)[made] == "away"


def test_taking_back_gives_no_new_time(at: Site) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    match = two_at_a_table(at, ada, bob, days=BOT)
    at.round(DAY)
    company = at.table(match).company
    company.answered(1, "person")
    company.took_back(1)
    company.look()
    assert days_told(bob, match)["left"] == {"1": 2 * DAY}


def test_the_form_and_the_waiting_room(at: Site) -> None:
    ada = at.person("Ada")
    assert "Time for each move, over days" in ada.get("/new/sponsio").text
    form = {"seats": "3", "days": "5", "days-then": "claim", "seat1": "open"}
    answer = ada.post("/new/sponsio", data=form, follow_redirects=False)
    match = answer.headers["location"].removeprefix("/t/")
    assert at.app.state.store.sheet(match).clock == {"days": 5, "claim": 1}
    assert "5 days for each move, then the others decide" in ada.get(f"/t/{match}").text
    both = ada.post("/new/sponsio", data={**form, "clock-move": "30"})
    assert both.status_code == 422 and "not both" in both.text
    body = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "days": BOT}
    assert ada.post("/api/matches", json={**body, "clock": {"move": 30}}).status_code == 422
    for days in (0, 31):
        assert ada.post("/api/matches", json={**body, "days": {"days": days}}).status_code == 422


# ---- away


def test_the_time_stands_still_for_who_is_away_and_the_table_says_so(at: Site) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    match = two_at_a_table(at, ada, bob, days=BOT)
    at.round(DAY)
    made = len(by(at, match))
    assert go_away(at, bob, 0, 6).status_code == 201
    told = days_told(ada, match)
    assert told["left"]["1"] == pytest.approx(2 * DAY, abs=2) and told["away"]["1"] > at.time.calendar() + 6 * DAY
    at.round(5 * DAY)
    assert days_told(ada, match)["left"] == told["left"] and len(by(at, match)) == made
    (known,) = bob.get("/api/me/notices").json()["away"]
    assert bob.delete(f"/api/me/away/{known['id']}").status_code == 204
    assert days_told(ada, match)["away"] == {}
    at.round(2 * DAY - 10)
    assert len(by(at, match)) == made
    at.round(11)
    assert by(at, match)[made] == "away"


def test_days_away_are_counted(at: Site) -> None:
    bob = at.person("Bob")
    problem(go_away(at, bob, -1, 3), 422, "away-dates")
    problem(go_away(at, bob, 3, 2), 422, "away-dates")
    ahead = date(date.today().year + 1, 3, 1)
    holiday = {"first": ahead.isoformat(), "last": (ahead + timedelta(days=14)).isoformat()}
    assert bob.post("/api/me/away", json=holiday).status_code == 201
    problem(bob.post("/api/me/away", json=holiday), 409, "away-twice")
    more = {"first": date(ahead.year, 6, 1).isoformat(), "last": date(ahead.year, 6, 6).isoformat()}
    answer = bob.post("/api/me/away", json=more)
    problem(answer, 409, "away-limit")
    assert "only 5 days away left" in answer.json()["detail"]
    assert bob.get("/api/me/notices").json()["vacation"]["used"] == {str(ahead.year): 15}
    shown = bob.get("/me/notices").text
    assert "1 March" in shown or "March 1" in shown
    assert "Noted" in bob.post("/me/away", data={"first": more["first"], "last": more["first"]}).text
    for one in bob.get("/api/me/notices").json()["away"]:
        assert "run again" in bob.post("/me/away/end", data={"id": str(one["id"])}).text
    assert bob.get("/api/me/notices").json()["away"] == []
    problem(bob.delete("/api/me/away/12345"), 404, "not-away")
    problem(bob.post("/me/away", data={"first": "soon", "last": "later"}), 422, "away-dates")


def test_every_process_hears_who_is_away(database: str, clocks: Time) -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as one,  # where somebody listens, somebody lives
        socket.create_server(("127.0.0.1", 0)) as two,
        site(database, settings(), clocks, f"127.0.0.1:{one.getsockname()[1]}") as at,
        site(database, settings(), clocks, f"127.0.0.1:{two.getsockname()[1]}") as other,
    ):
        ada, bob = at.person("Ada"), at.person("Bob")
        match = two_at_a_table(at, ada, bob, days=BOT)
        far = TestClient(other.app, cookies=bob.cookies)
        far.portal = other.server.portal
        assert go_away(other, far, 0, 3).status_code == 201
        until(lambda: days_told(ada, match)["away"])


def test_a_year_ends_within_a_holiday() -> None:
    begins, ends = datetime(2026, 12, 30, 15).timestamp(), datetime(2027, 1, 3).timestamp()
    assert holidays.days([(begins, ends), (begins, ends)], "") == {2026: 2, 2027: 2}


# ---- when time is over and the others decide


def test_the_others_decide_that_a_bot_plays(at: Site, box: Mailbox) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, "bob@mail.example")
    match = open_table(ada, "me", "open", "bot", options={"max_rounds": 1}, days=CLAIM)
    bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"})
    until_asked_seat(at, [ada, bob], match, 0)  # the host lets them wait
    path = f"/api/matches/{match}/seats/0/stand-in"
    at.round(DAY)
    problem(bob.post(path, json={}), 403, "host-decides")
    problem(ada.post(f"/api/matches/{match}/seats/1/stand-in", json={}), 409, "days-left")
    at.sits_down(match, 0)  # she looks, and does not move
    at.round()
    at.round(2 * DAY + 1)
    assert by(at, match, 0).count("away") == 0, "nobody plays until somebody says so"
    assert days_told(bob, match)["claim"] == [0]
    assert [letter["Subject"] for letter in box.letters] == ["Sponsio: Ada’s time is up"]
    problem(at.person("Eve").post(path, json={}), 403, "host-decides")
    made = len(by(at, match, 0))
    assert bob.post(path, json={}).status_code == 200
    at.round()
    assert by(at, match, 0)[made] == "stand-in"
    told = ada.get(f"/api/matches/{match}").json()
    assert not told["seats"][0]["stand_in"], "she is back"


def test_the_others_decide_that_it_ends(at: Site) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    match = open_table(ada, "me", "open", "bot", options={"max_rounds": 1}, days=CLAIM)
    bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"})
    until_asked_seat(at, [ada, bob], match, 0)
    at.sits_down(match, 0)
    at.round()
    problem(bob.post(f"/api/matches/{match}/end"), 403, "host-decides")
    at.round(3 * DAY + 1)
    assert bob.post(f"/api/matches/{match}/end").status_code == 200
    assert at.app.state.store.turns.of(match) != {}
    at.round()
    assert at.app.state.store.turns.of(match) == {}, "nobody is waited for any more"


def test_nobody_claims_against_who_is_away(at: Site) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    match = two_at_a_table(at, ada, bob, days=CLAIM)
    at.round(GRACE)
    go_away(at, bob, 0, 9)
    at.round(4 * DAY)
    assert days_told(ada, match)["claim"] == []
