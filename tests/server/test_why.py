"""A finished match explained in the background: begun by who played it, read by anybody, kept with the match."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.analysis.course import Course, walk
from arene.analysis.plan import Plan, Speed
from arene.analysis.work import Found, Piece, done
from arene.server import analysing
from arene.server import app as application
from tests.patience import until
from tests.server.helpers import Enter, open_table, request_for, until_asked


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One kind of database is enough: what is kept is written like the clocks of a match."""
    return str(tmp_path / "arene.db")


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little as an analysis can be."""

    def prepared(course: Course, seats: list[int], seconds: float) -> tuple[Plan, Speed]:
        there = walk(course)
        decisions = [step for step in there.decisions() if there.course.moves[step][0] in seats]
        plan = Plan(5, 2, tuple(decisions[:3]), 8, 4, 2, 6, tuple(there.draws()[:2]), 2, 60.0)
        return plan, Speed(1.0, 1.0, 1.0)

    monkeypatch.setattr(analysing, "prepared", prepared)


def play_to_the_end(host: TestClient, match: str) -> None:
    number = 0
    while not (table := until_asked(host, match))["over"]:
        number += 1
        sent = request_for(table, table["actions"][0]["action"], key=f"k{number}")
        assert host.post(f"/api/matches/{match}/actions", json=sent).status_code == 200


@pytest.fixture
def played(enter: Enter) -> tuple[TestClient, str]:
    host = enter("Ada")
    match = open_table(host, "me", "bot", "bot", options={"max_rounds": 1})
    for method in (host.get, host.post, host.delete):
        answer = method(f"/api/matches/{match}/analysis")
        assert answer.status_code == 409, "never while it is played"
    assert host.get(f"/t/{match}/why").status_code == 409
    play_to_the_end(host, match)
    return host, match


def settled(host: TestClient, app: FastAPI, match: str) -> dict[str, Any]:
    assert host.portal is not None
    host.portal.call(app.state.analyses.settled, match)
    told: dict[str, Any] = host.get(f"/api/matches/{match}/analysis").json()
    return told


def test_it_is_made_told_and_kept(played: tuple[TestClient, str], app: FastAPI, database: str) -> None:
    host, match = played
    offer = host.get(f"/t/{match}/why").text
    assert "Explain this match" in offer and "<progress" not in offer
    assert host.post(f"/t/{match}/why", follow_redirects=False).status_code == 303
    told = settled(host, app, match)
    assert told["state"] == "done" and len(told["told"]["seats"]) == 3 and told["told"]["chances"]
    for lang, words in (("en", "Turning points"), ("fr", "Tournants")):
        host.headers["accept-language"] = lang
        page = host.get(f"/t/{match}/why").text
        assert words in page and "<svg" in page and "Ada" in page
    picture = host.get(f"/t/{match}/why.svg").text
    assert picture.startswith("<svg ")
    [last] = {found for text in (page, picture) for found in re.findall(r">coup (\d+)<", text)}
    assert int(last) == app.state.tables.get(match).narrator.place(0, told["told"]["moves"]), "as the replay counts"
    with TestClient(application.create_app(database), headers={"accept-language": "en"}) as later:
        assert later.get(f"/api/matches/{match}/analysis").json()["state"] == "done"


def test_only_who_played_begins_it_and_anybody_reads_it(
    played: tuple[TestClient, str], app: FastAPI, enter: Enter
) -> None:
    host, match = played
    other = enter("Bo")
    for method, path in ((other.post, f"/api/matches/{match}/analysis"), (other.post, f"/t/{match}/why")):
        assert method(path).status_code == 403
    assert "Explain this match" not in other.get(f"/t/{match}/why").text
    assert host.post(f"/api/matches/{match}/analysis").status_code == 202
    assert settled(other, app, match)["state"] == "done"
    assert other.delete(f"/api/matches/{match}/analysis").status_code == 403


def test_what_was_found_is_kept_when_it_is_stopped(
    played: tuple[TestClient, str], app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, match = played
    count = 0

    def stopping(course: Course, piece: Piece) -> Found:
        nonlocal count
        count += 1
        if count == 4:
            app.state.analyses.stop(match)
        return done(course, piece)

    monkeypatch.setattr(analysing, "done", stopping)
    host.post(f"/api/matches/{match}/analysis")
    told = settled(host, app, match)
    assert told["state"] == "stopped" and len(told["told"]["chances"]) == 4
    assert "Begin anew" in host.get(f"/t/{match}/why").text
    host.post(f"/api/matches/{match}/analysis")
    assert settled(host, app, match)["state"] == "done"


def test_what_cannot_be_done_leaves_the_table_as_it_was(
    played: tuple[TestClient, str], app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, match = played

    def failing(course: Course, piece: Piece) -> Found:
        raise RuntimeError("no")

    monkeypatch.setattr(analysing, "done", failing)
    host.post(f"/api/matches/{match}/analysis")
    assert settled(host, app, match)["state"] == "none"
    told = "nothing was kept"
    assert told in host.get(f"/t/{match}/why?lost").text and told not in host.get(f"/t/{match}/why").text


def test_what_was_found_is_kept_when_it_cannot_go_on(
    played: tuple[TestClient, str], app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, match = played

    def failing(course: Course, piece: Piece) -> Found:
        if piece.kind != "look":
            raise RuntimeError("no")
        return done(course, piece)

    monkeypatch.setattr(analysing, "done", failing)
    host.post(f"/api/matches/{match}/analysis")
    told = settled(host, app, match)
    assert told["state"] == "stopped" and len(told["told"]["chances"]) == 5


def test_what_was_found_is_kept_when_the_server_ends(
    played: tuple[TestClient, str], app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, match = played
    assert host.portal is not None
    count, hangs = 0, threading.Event()

    async def one_that_hangs(work: Any, *args: Any, seconds: float) -> Any:
        nonlocal count
        count += work is done
        if count > 3:
            hangs.set()
            await asyncio.sleep(600)
        return work(*args)

    monkeypatch.setattr(app.state.analyses._thinkers, "do", one_that_hangs)
    host.post(f"/api/matches/{match}/analysis")
    until(hangs.is_set)
    host.portal.call(app.state.analyses.close)
    told = host.get(f"/api/matches/{match}/analysis").json()
    assert told["state"] == "stopped" and len(told["told"]["chances"]) == 3


def test_one_that_waits_for_another_is_stopped_at_once(played: tuple[TestClient, str], app: FastAPI) -> None:
    host, match = played
    analyses = app.state.analyses
    assert host.portal is not None
    host.portal.call(analyses._one.acquire)  # another one is under way, and will be for a while
    assert host.post(f"/api/matches/{match}/analysis").json()["state"] == "underway"
    assert host.post(f"/t/{match}/why/stop", follow_redirects=False).status_code == 303
    assert host.get(f"/api/matches/{match}/analysis").json()["state"] == "none"
    analyses._one.release()
    host.post(f"/api/matches/{match}/analysis")
    assert settled(host, app, match)["state"] == "done"


# ---- help while one plays


def test_a_hint_tells_what_and_why_to_who_is_asked(enter: Enter) -> None:
    host = enter("Ada")
    match = open_table(host, "me", "bot", "bot")
    table = until_asked(host, match)
    told = host.post(f"/api/matches/{match}/hint", json={}).json()
    assert told["actions"][0] in [one["action"] for one in table["actions"]]
    assert told["action"] in told["text"]
    assert until_asked(host, match)["prompt"]["id"] == table["prompt"]["id"], "it plays nothing"
    assert enter("Bo").post(f"/api/matches/{match}/hint", json={}).status_code == 403


def test_one_piece_of_advice_at_a_time(enter: Enter, app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks on and on holds up no bot of another table."""
    host = enter("Ada")
    match = open_table(host, "me", "bot", "bot")
    until_asked(host, match)
    table = app.state.tables.get(match)
    now, most = 0, 0
    answers = table.automata.thinkers.suggest

    async def counted(*question: Any) -> Any:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await asyncio.sleep(0)
        now -= 1
        return await answers(*question)

    monkeypatch.setattr(table.automata.thinkers, "suggest", counted)

    async def many() -> list[Any]:
        return await asyncio.gather(*(table.automata.suggest(0) for _ in range(5)))

    assert host.portal is not None
    assert all(host.portal.call(many)) and most == 1


def test_there_are_no_hints_where_the_host_wants_none(enter: Enter) -> None:
    host = enter("Ada")
    match = open_table(host, "me", "bot", "bot", help=False)
    until_asked(host, match)
    assert host.post(f"/api/matches/{match}/hint", json={}).json()["code"] == "no-help"
    form = {"seats": "3", "seat-1": "me", "seat-2": "bot", "seat-3": "bot"}
    wants = [host.post("/new/sponsio", data={**form, **more}) for more in ({}, {"help": "on"})]
    assert ['"help":false' in page.text for page in wants] == [True, False]


def test_what_if_goes_on_from_a_world_of_the_seat_and_leaves_the_match_alone(enter: Enter, app: FastAPI) -> None:
    host = enter("Ada")
    match = open_table(host, "me", "bot", "bot", options={"max_rounds": 1})
    table = until_asked(host, match)
    made = host.post(f"/api/matches/{match}/what-if", json={})
    assert made.status_code == 201
    other = made.json()["match"]
    there = until_asked(host, other)
    assert there["view"] == table["view"] and there["actions"] == table["actions"], "one's own seat sees the same"
    play_to_the_end(host, other)
    assert until_asked(host, match)["prompt"]["id"] == table["prompt"]["id"], "the match waits where it was"
    assert f'"origin":"{match}"' in host.get(f"/t/{other}").text
    assert "stats" not in host.get("/matches").text, "what was only tried out counts for nothing"
    assert host.get(f"/api/matches/{other}/verification").json()["fits"]


def test_what_if_tells_nothing_that_is_hidden(enter: Enter, app: FastAPI) -> None:
    """Worlds are drawn anew each time: the hidden cards of the tables differ."""
    host = enter("Ada")
    match = open_table(host, "me", "bot", "bot")
    until_asked(host, match)
    others = [host.post(f"/api/matches/{match}/what-if", json={}).json()["match"] for _ in range(4)]
    starts = [app.state.store.sheet(other).start for other in others]
    hands = [[seat["hand"] for seat in start["seats"]] for start in starts]
    assert len({str(hand[1:]) for hand in hands}) > 1 and len({str(hand[0]) for hand in hands}) == 1


def test_no_what_if_where_the_host_wants_none_or_the_match_is_over(enter: Enter) -> None:
    host = enter("Ada")
    match = open_table(host, "me", "bot", "bot", help=False, options={"max_rounds": 1})
    until_asked(host, match)
    assert host.post(f"/api/matches/{match}/what-if", json={}).json()["code"] == "no-help"
    play_to_the_end(host, match)
    assert host.post(f"/api/matches/{match}/what-if", json={}).status_code in (403, 409)


def test_a_decision_of_a_finished_match_is_tried_again(played: tuple[TestClient, str]) -> None:
    host, match = played
    replay = host.get(f"/api/matches/{match}/file").text.splitlines()
    step = next(place for place, line in enumerate(replay[1:-1]) if '"seat": 0' in line)
    answer = host.post(f"/t/{match}/practice", data={"step": str(step)}, follow_redirects=False)
    assert answer.status_code == 303
    other = answer.headers["location"].rsplit("/", 1)[1]
    assert until_asked(host, other)["prompt"]["yours"]
    assert host.post(f"/t/{match}/practice", data={"step": "99999"}).status_code == 404
    assert host.post(f"/t/{other}/practice", data={"step": "0"}).status_code == 409, "not before the end"
