"""The deal of the day: the same for everybody, once for the ranking, open to all when the day is over."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.bots import exact, for_people
from arene.core.game import GAMES, load_game
from arene.core.match import new_match
from arene.server import app as application
from arene.server import hosting
from arene.server.doors import needed_scope
from arene.server.standing import spread, streak
from arene.server.thinking import Question, shared_chance, think
from arene.store import Sheet
from arene.store.deals import Result
from tests.server.helpers import Enter, Here, until_asked
from tests.server.test_lists import finish

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()
A_DAY = 24 * 3600.0


class Calendar:
    """The time of the site, as a test sets it."""

    now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def app(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calendar: Calendar) -> FastAPI:
    """Days are short here: one round of Sponsio against quick bots."""
    sheet: Callable[..., Sheet] = hosting._sheet

    def short(game: Any, edition: Any, seats: int, options: Any, *more: Any) -> Sheet:
        return sheet(game, edition, seats, {**options, **({"max_rounds": 1} if game.id == "sponsio" else {})}, *more)

    monkeypatch.setattr(hosting, "_sheet", short)
    monkeypatch.setattr(hosting, "daily_level", lambda: "regular")
    monkeypatch.setattr(time, "time", calendar)  # when moves are written
    monkeypatch.setattr(application, "Thinkers", Here)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return application.create_app(database, calendar=calendar)


def play(client: TestClient, day: str = "") -> dict[str, Any]:
    """Begin the day's deal of Sponsio."""
    answer = client.post(f"/api/daily/sponsio?day={day}")
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def told(client: TestClient, day: str = "") -> dict[str, Any]:
    answer: dict[str, Any] = client.get(f"/api/daily/sponsio?day={day}").json()
    return answer


def test_everybody_gets_the_same_and_nobody_else_that_of_another_day(enter: Enter, calendar: Calendar) -> None:
    ada, bob, octave = enter("Ada"), enter("Bob"), enter("Octave")  # one of them is called like a bot
    tables = [until_asked(one, play(one)["match"]) for one in (ada, bob, octave)]
    assert tables[0]["view"] == tables[1]["view"] == tables[2]["view"]
    assert {table["seat"] for table in tables} == {0} and len({table["commitment"] for table in tables}) == 1
    calendar.now += A_DAY
    assert until_asked(ada, play(ada)["match"])["commitment"] != tables[0]["commitment"]


def test_seeds_follow_from_the_secret_alone_and_differ_by_game_and_day() -> None:
    ids = [hosting.daily_deal(load_game(game), date(2026, 11, day)).id for game in GAMES for day in (16, 17)]
    seeds = {hosting.daily_seed(secret, id) for secret in ("one", "other") for id in ids}
    assert len(seeds) == 2 * len(ids)
    assert hosting.daily_seed("one", ids[0]) == hosting.daily_seed("one", ids[0])


def test_the_first_match_counts_and_the_next_ones_are_practice(enter: Enter, app: FastAPI) -> None:
    ada = enter("Ada")
    assert told(ada)["state"] == "new"
    first = play(ada)
    assert first["counts"] and told(ada)["state"] == "running"
    assert play(ada) == first, "one goes on with it"
    finish(ada, first["match"])
    state = told(ada)
    assert (state["state"], state["rank"], state["played"], state["streak"]) == ("played", 1, 1, 1)
    again = play(ada)
    assert not again["counts"] and again["match"] != first["match"]
    finish(ada, again["match"])
    assert told(ada)["played"] == 1 and told(ada)["match"] == first["match"]
    assert app.state.store.sheet(again["match"]).against == "aside", "what one has seen before proves nothing"


def test_results_are_hidden_from_those_who_have_not_played(enter: Enter) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    finish(ada, play(ada)["match"])
    assert told(bob)["ranking"] is None and told(bob)["played"] == 1
    assert "Ada" not in bob.get("/daily/sponsio").text
    play(bob)
    assert told(bob)["ranking"] is None, "nor while one plays"
    finish(bob, told(bob)["match"])
    assert {row["name"] for row in told(bob)["ranking"]} == {"Ada", "Bob"}
    assert [row["rank"] for row in told(bob)["ranking"]] == [1, 1], "the same moves, the same bots: the same result"
    assert "Ada" in bob.get("/daily/sponsio").text


def test_matches_of_the_day_are_closed_to_others_until_it_is_over(enter: Enter, calendar: Calendar) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    match = play(ada)["match"]
    finish(ada, match)
    for part in ("", "/replay", "/replay?seat=1", "/file", "/verification", "/curve", "/analysis", "/chat"):
        assert bob.get(f"/api/matches/{match}{part}").json()["code"] == "deal-closed", part
    assert ada.get(f"/api/matches/{match}/replay?seat=1").status_code == 403
    assert ada.get(f"/api/matches/{match}/verification").json()["code"] == "deal-closed"
    page = bob.get(f"/t/{match}")
    assert str(page.url).endswith("/daily/sponsio/2026-11-17")
    seed = hosting.daily_seed(app_secret(ada), "sponsio-2026-11-17").hex()
    assert all(seed not in one.get(path).text for one in (ada, bob) for path in (f"/t/{match}", "/daily/sponsio"))
    calendar.now += A_DAY
    assert bob.get(f"/api/matches/{match}/replay?seat=1").status_code == 200
    assert bob.get(f"/api/matches/{match}/verification").json()["seed"] == seed
    past = bob.get("/daily/sponsio/2026-11-17").text
    assert seed in past and f"/t/{match}#step-0" in past and "Ada" in past


def app_secret(client: TestClient) -> str:
    app = client.app
    assert isinstance(app, FastAPI)
    secret: str = app.state.store.secret()
    return secret


def test_what_is_finished_too_late_does_not_count(enter: Enter, calendar: Calendar) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    match = play(ada)["match"]
    given_up = play(bob)["match"]
    assert bob.post(f"/api/matches/{given_up}/end").status_code == 200
    assert told(bob)["state"] == "ended" and told(bob)["ranking"] == []
    calendar.now = NOON + A_DAY / 2 + 60  # a minute past midnight
    finish(ada, match)
    assert told(ada, "2026-11-17")["state"] == "late" and told(ada, "2026-11-17")["played"] == 0
    assert told(ada)["state"] == "new", "another day has begun"
    assert "does not count" in ada.get("/daily/sponsio/2026-11-17").text


def test_earlier_days_are_practice_and_later_ones_are_not_there(enter: Enter, calendar: Calendar) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    finish(ada, play(ada)["match"])
    calendar.now += A_DAY
    assert told(ada)["streak"] == 1, "yesterday's still holds"
    finish(ada, play(ada)["match"])
    assert told(ada)["streak"] == 2 and "2 days in a row" in ada.get("/daily/sponsio").text
    assert not play(bob, "2026-11-17")["counts"]
    assert "17 November 2026" in bob.get("/daily/sponsio").text, "among the days before"
    for day in ("2026-11-19", "2026-11-16", "tomorrow", "2026-W47-3"):
        assert bob.get(f"/daily/sponsio/{day}").status_code == 404
        assert bob.post(f"/api/daily/sponsio?day={day}").json()["code"] == "no-day"
    assert bob.get("/daily/chess").status_code == 404


def test_there_is_no_help_in_the_deal_of_the_day(enter: Enter) -> None:
    ada = enter("Ada")
    match = play(ada)["match"]
    until_asked(ada, match)
    for what in ("hint", "what-if", "suggestion"):
        assert ada.post(f"/api/matches/{match}/{what}", json={}).json()["code"] == "no-help", what


def test_a_result_to_share_says_how_one_did_in_both_languages(enter: Enter) -> None:
    ada = enter("Ada")
    match = play(ada)["match"]
    finish(ada, match)
    own = next(one for one in until_asked(ada, match)["standings"] if one["seat"] == 0)
    english = f"Sponsio, daily deal of 17 November 2026: place {own['rank']} of 4, {own['score']} points; rank 1 of 1."
    assert f"{english} http://testserver/daily/sponsio/2026-11-17" in ada.get("/daily/sponsio").text
    french = ada.get("/daily/sponsio", headers={"accept-language": "fr"}).text
    assert "donne du jour, 17 novembre 2026" in french and "1er sur 1 au classement" in french


def test_a_newcomer_begins_from_the_page_and_finds_it_on_the_first_one(server: TestClient) -> None:
    home = server.get("/")
    assert "Daily deal" in home.text and "12 h left" in home.text and 'href="/daily/sponsio"' in home.text
    table = server.post("/daily/sponsio/2026-11-17", data={"name": "Zoé"})
    assert "/t/" in str(table.url)
    assert "Under way" in server.get("/").text and "Sponsio, Daily deal" in server.get("/matches").text
    assert "Go on with your match" in server.get("/daily/sponsio").text
    assert 'href="/daily/sponsio"' in server.get("/new/sponsio").text
    assert all(game in server.get("/daily").text for game in GAMES)


@pytest.mark.parametrize(
    ("method", "path", "scope"),
    [("POST", "/api/deals", "host"), ("POST", "/api/daily/sponsio", "play"), ("GET", "/api/deals/abcd-2345", "look")],
)
def test_what_a_program_needs_for_it(method: str, path: str, scope: str) -> None:
    assert needed_scope(method, path) == scope


# ---- bots that answer alike


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_a_deal_answer_alike_whenever_they_are_asked(game: str) -> None:
    match, level = new_match(game, load_game(game).laid_for(), seed=3), exact("good:bold:playouts=60")
    assert for_people(level) == level, "no clock"
    for _ in range(3):
        seat = match.awaiting[0]
        answers = [think(Question(match, seat, level, shared_chance(match, seat))) for _ in range(2)]
        assert answers[0] == answers[1] and answers[0].trouble is None
        match.play(seat, match.space.action(answers[0].actions[0]))


def test_a_bot_has_other_luck_at_every_question() -> None:
    match = new_match("sponsio", 3, seed=3)
    seat = match.awaiting[0]
    luck = [shared_chance(match, seat) for seat in range(3)]
    match.play(seat, match.actions(seat)[0])
    assert len({*luck, shared_chance(match, seat)}) == 4
    assert shared_chance(new_match("sponsio", 3, seed=4), seat) not in luck


# ---- figures


def result(person: str, score: int) -> Result:
    return Result(person, person, "circle", "red", person, 1, score)


def test_the_spread_counts_everybody_once() -> None:
    own = result("c", 31)
    told = spread([result("a", 5), result("b", 30), own, result("d", 64)], own)
    assert told is not None
    assert sum(bar["count"] for bar in told["bars"]) == 4 and len(told["bars"]) <= 12
    assert [bar["low"] <= 31 <= bar["high"] for bar in told["bars"]] == [bar["yours"] for bar in told["bars"]]
    assert (told["low"], told["high"], told["median"]) == (5, 64, "30.5")
    assert spread([own], own) is None


def test_a_streak_ends_with_a_day_left_out() -> None:
    days = ["2026-11-17", "2026-11-16", "2026-11-14"]
    assert streak(days, date(2026, 11, 17)) == streak(days, date(2026, 11, 18)) == 2
    assert streak(days, date(2026, 11, 19)) == 0 and streak([], date(2026, 11, 17)) == 0
