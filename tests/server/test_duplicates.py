"""The same deal at several tables: nobody learns of another table before all are over, then the seats compare."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server.audience import Viewer
from arene.server.comparing import compared
from arene.server.duplicates import signed
from arene.server.telling import Viewpoint
from arene.store import Seat
from tests.patience import until
from tests.server.helpers import Enter, request_for, until_asked
from tests.server.test_lists import finish

CLOSED = ("replay", "curve", "file", "verification", "analysis")  # what tells of draws and hidden things


def open_deal(host: TestClient, *kinds: str, count: int = 2, **more: Any) -> tuple[str, list[str]]:
    """A deal of short Sponsio matches; its code and those of its tables."""
    seats = [{"kind": kind, "level": "regular"} for kind in kinds]
    body = {"game": "sponsio", "seats": seats, "tables": count, "options": {"max_rounds": 1}, **more}
    answer = host.post("/api/deals", json=body)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return told["deal"], [one["match"] for one in told["tables"]]


def sit(client: TestClient, match: str, seat: int = 0) -> int:
    answer = client.post(f"/api/matches/{match}/seats/{seat}", json={"name": "x"})
    return int(answer.status_code)


@pytest.fixture
def two(enter: Enter) -> tuple[TestClient, TestClient, str, list[str]]:
    """Ada at the first table and Bob at the second, both against the same bots."""
    ada, bob = enter("Ada"), enter("Bob")
    deal, matches = open_deal(ada, "me", "bot", "bot")
    assert sit(bob, matches[1]) == 200
    return ada, bob, deal, matches


def test_all_tables_have_the_same_cards_and_bots(two: Any, app: FastAPI) -> None:
    ada, bob, _, (first, second) = two
    mine, his = until_asked(ada, first), until_asked(bob, second)
    assert mine["view"] == his["view"] and mine["commitment"] == his["commitment"]
    levels = [[seat.level for seat in app.state.store.seats(match)[1:]] for match in (first, second)]
    assert levels[0] == levels[1]


def test_bots_who_see_the_same_do_the_same(two: Any, app: FastAPI) -> None:
    """Both play the first thing they may: the tables stay alike to the last move."""
    ada, bob, _, (first, second) = two
    finish(ada, first)
    finish(bob, second)
    hashes = [[entry.hash for entry in app.state.store.entries(match)] for match in (first, second)]
    assert hashes[0] == hashes[1] and len(hashes[0]) > 20


def test_nobody_looks_at_another_table_while_the_deal_is_played(two: Any, enter: Enter) -> None:
    ada, bob, deal, (first, second) = two
    stranger = enter("Cleo")
    finish(ada, first)
    until_asked(bob, second)
    for client, match in ((ada, second), (bob, first), (stranger, first), (stranger, second)):
        for path in ("", "/stream", "/chat", *(f"/{part}" for part in CLOSED), "/replay?seat=0", "/curve?seat=0"):
            answer = client.get(f"/api/matches/{match}{path}")
            assert answer.json()["code"] in ("deal-closed", "not-over", "not-your-seat"), path
        assert client.post(f"/api/matches/{match}/chat", json={"text": "the talon is red"}).status_code == 403
        page = client.get(f"/t/{match}", follow_redirects=False)
        assert (page.status_code, page.headers["location"]) == (303, f"/deal/{deal}")
        assert client.get(f"/t/{match}/why").json()["code"] in ("deal-closed", "not-over")
    told = ada.get(f"/api/deals/{deal}").json()
    assert told["closed"] and told["comparison"] is None and told["winners"] == []
    assert [one["status"] for one in told["tables"]] == ["over", "running"]


def test_a_finished_table_shows_its_players_what_their_seat_saw_and_no_more(two: Any) -> None:
    ada, _, _, (first, _) = two
    finish(ada, first)
    table = ada.get(f"/api/matches/{first}").json()
    assert table["over"] and table["standings"] and table["deal"]["closed"]
    assert ada.get(f"/api/matches/{first}/replay").status_code == 200
    assert ada.get(f"/api/matches/{first}/replay?seat=0").status_code == 200
    assert ada.get(f"/api/matches/{first}/replay?seat=1").status_code == 403, "from another seat"
    for part in CLOSED[1:]:
        assert ada.get(f"/api/matches/{first}/{part}").json()["code"] == "deal-closed", part
    assert ada.post(f"/api/matches/{first}/analysis").status_code == 409
    assert ada.post(f"/t/{first}/practice", data={"step": "0"}).status_code == 409


def test_the_seed_is_nowhere_until_all_tables_are_over(two: Any, app: FastAPI) -> None:
    ada, bob, deal, (first, second) = two
    seed = app.state.store.sheet(first).seed
    finish(ada, first)
    pages = [f"/t/{first}", f"/deal/{deal}", f"/api/deals/{deal}", f"/api/matches/{first}", "/matches", "/"]
    for client in (ada, bob):
        assert all(seed not in client.get(page).text for page in pages)
    finish(bob, second)
    assert seed in bob.get(f"/deal/{deal}").text
    assert ada.get(f"/api/matches/{second}/verification").json()["seed"] == seed


def test_a_finished_move_is_not_taken_back_once_others_may_be_known(two: Any) -> None:
    ada, bob, _, (first, second) = two
    finish(ada, first)
    finish(bob, second)
    table = ada.get(f"/api/matches/{first}").json()
    sent = {"prompt": table["prompt"]["id"], "key": "undo"}
    assert ada.post(f"/api/matches/{first}/undo", json=sent).json()["code"] == "over"


def test_whoever_watches_the_waiting_room_is_sent_away_when_the_match_begins(enter: Enter, app: FastAPI) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    _, matches = open_deal(ada, "me", "bot", "bot")
    table, watcher = app.state.tables.get(matches[1]), Viewer(Viewpoint(None, "en"), None)
    assert ada.portal is not None
    ada.portal.call(table.audience.join, watcher)
    assert sit(bob, matches[1]) == 200
    heard = [watcher.queue.get_nowait() for _ in range(watcher.queue.qsize())]
    assert heard[-1] is None, "the stream ends"
    told = [one for one in heard if one is not None]
    assert told[-1].data["moved"] and all(one.name == "presence" and "view" not in one.data for one in told)


def test_one_sits_at_one_table_only(enter: Enter) -> None:
    ada, cleo = enter("Ada"), enter("Cleo")
    deal = open_deal(ada, "me", "open", "bot", count=3)
    assert sit(cleo, deal[1][0], 1) == 200
    for match in deal[1][1:]:
        answer = cleo.post(f"/api/matches/{match}/seats/1", json={"name": "x"})
        assert (answer.status_code, answer.json()["code"]) == (409, "deal-elsewhere")
        assert cleo.post(f"/t/{match}/join", data={"name": "Cleo"}).status_code == 409
        spoken = cleo.post(f"/api/matches/{match}/chat", json={"text": "mine is red"})
        assert spoken.json()["code"] == "deal-elsewhere", "nor is anything told to those who wait there"


def test_a_host_helps_tables_at_which_he_does_not_play_without_seeing_them(enter: Enter) -> None:
    ada = enter("Ada")
    deal, (first, second) = open_deal(ada, "me", "open", "bot")
    for match in (first, second):
        answer = ada.post(f"/api/matches/{match}/start")
        assert answer.status_code == 200
    assert answer.json() == {"match": second, "begun": True}
    assert "view" not in ada.get(f"/api/matches/{second}").json()
    finish(ada, first)
    until(lambda: not ada.get(f"/api/deals/{deal}").json()["closed"])  # only bots play at the second one
    told = ada.get(f"/api/deals/{deal}").json()
    assert [line["match"] for line in told["winners"]] == [first], "a bot wins no deal that people play"


def test_seats_are_compared_when_all_are_over(two: Any, enter: Enter) -> None:
    ada, bob, deal, (first, second) = two
    finish(ada, first)
    while not (table := until_asked(bob, second))["over"]:  # the last thing he may do instead of the first
        sent = request_for(table, table["actions"][-1]["action"], key=table["prompt"]["id"])
        bob.post(f"/api/matches/{second}/actions", json=sent)
    told = bob.get(f"/api/deals/{deal}").json()
    assert not told["closed"] and len(told["comparison"]) == 3
    for lines in told["comparison"]:
        assert {line["match"] for line in lines} == {first, second}
        assert sum(line["difference"] for line in lines) == 0
        assert lines[0]["share"] >= lines[1]["share"]
    page = enter("Cleo").get(f"/deal/{deal}").text
    assert "wins the deal" in page or "win the deal" in page
    assert f"/t/{first}#step-0" in page and f"/t/{second}#step-0" in page
    assert enter("Dan").get(f"/api/matches/{first}/replay?seat=1").status_code == 200, "open to everybody"


def test_a_table_that_was_broken_off_or_taken_back_holds_up_nobody(enter: Enter) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    deal, (first, second, third) = open_deal(ada, "me", "bot", "bot", count=3)
    assert sit(bob, second) == 200
    finish(ada, first)
    assert ada.delete(f"/api/matches/{third}").status_code == 204
    assert ada.get(f"/api/deals/{deal}").json()["closed"]
    assert ada.post(f"/api/matches/{second}/end").status_code == 200
    told = ada.get(f"/api/deals/{deal}").json()
    assert not told["closed"] and told["comparison"] is None
    assert "nothing to compare" in ada.get(f"/deal/{deal}").text


def test_the_form_opens_a_deal(enter: Enter) -> None:
    form = {"seats": "3", "seat1": "kept", "name1": "Inès", "seat2": "bot", "level": "regular", "tables": "3"}
    page = enter("Ada").post("/new/sponsio", data=form)
    assert page.status_code == 200 and "/deal/" in str(page.url)
    assert page.text.count('class="people"') == 3 and page.text.count("Table 3") >= 1
    assert page.text.count("Inès") == 1, "at the others the seat is open"


def test_what_is_refused(enter: Enter) -> None:
    ada = enter("Ada")
    body = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    for count in (1, 9, "x"):
        assert ada.post("/api/deals", json={**body, "tables": count}).status_code == 422
    assert ada.get("/api/deals/none-2345").json()["code"] == "no-deal"
    assert ada.get("/deal/none-2345").status_code == 404


# ---- the comparison itself


def seats(*results: tuple[str, int, int]) -> list[Seat]:
    return [Seat(n, kind, kind, rank=rank, score=score) for n, (kind, rank, score) in enumerate(results)]


def test_the_place_counts_before_the_points_and_the_mean_is_that_of_the_seat() -> None:
    found = compared(
        {
            "a": seats(("person", 1, 20), ("bot", 2, 10)),
            "b": seats(("person", 2, 30), ("bot", 1, 40)),
            "c": seats(("person", 2, 10), ("bot", 1, 40)),
        }
    )
    assert found is not None
    first, second = found.seats
    assert [(line.table, float(line.difference), float(line.share)) for line in first] == [
        ("a", 0.0, 1.0),
        ("b", 10.0, 0.5),
        ("c", -10.0, 0.0),
    ]
    assert [(line.table, float(line.difference), float(line.share)) for line in second] == [
        ("b", 10.0, 0.75),
        ("c", 10.0, 0.75),
        ("a", -20.0, 0.0),
    ]
    assert [line.table for line in found.winners] == ["a"]


def test_one_table_alone_is_not_compared_and_equals_share() -> None:
    alike = seats(("bot", 1, 20), ("bot", 2, 10))
    assert compared({"a": alike}) is None
    both = compared({"a": alike, "b": alike})
    assert both is not None and len(both.winners) == 4


@pytest.mark.parametrize(
    ("value", "french", "english"), [(2.5, "+2,5", "+2.5"), (-3, "−3", "−3"), (0, "0", "0"), (0.04, "0", "0")]
)
def test_differences_as_one_writes_them(value: float, french: str, english: str) -> None:
    assert (signed(value, "fr"), signed(value, "en")) == (french, english)
