"""Le sport est mortel on the site: an owner's names, settings of one's own, and what is played for the absent."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene import Speaker, new_match
from arene.core import foresight
from arene.core.game import load_game
from arene.server import hosting, telling, thinking
from arene.server.tables import Tables
from tests.server.helpers import Enter, request_for, until_asked


def open_sportmord(host: TestClient, *kinds: str, **more: Any) -> str:
    body = {"game": "sportmord", "seats": [{"kind": kind, "level": "easy"} for kind in kinds], **more}
    answer = host.post("/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["match"])


def test_an_owners_names_are_spoken_everywhere(app: FastAPI, enter: Enter) -> None:
    ada = enter("Ada")
    first = open_sportmord(ada, "me", "open", "open")
    tables: Tables = app.state.tables
    data = json.loads(json.dumps(dict(load_game("sportmord").edition().data)))
    next(sport for sport in data["sports"] if sport["id"] == "bowling")["names"] = {"fr": "Quilles", "en": "Skittles"}
    edition = load_game("sportmord").check_edition(data)
    sheet = replace(tables.get(first).sheet, id="own-box", edition=dict(edition.data), edition_hash=edition.hash)
    tables.store.create(sheet, tables.get(first).seats)
    ada.post("/api/matches/own-box/start")
    told = ada.get("/api/matches/own-box?lang=fr").json()
    circle = next(panel for panel in told["panels"] if panel["id"] == "circle")
    assert circle["rows"][0][0][0]["text"] == "Quilles"
    assert '"sport-bowling":"Skittles"' in ada.get("/t/own-box").text
    ada.post(f"/api/matches/{first}/start")
    plain = ada.get(f"/api/matches/{first}?lang=fr").json()
    circle = next(panel for panel in plain["panels"] if panel["id"] == "circle")
    assert circle["rows"][0][0][0]["text"] == "Bowling"


def test_every_question_can_be_told_to_every_seat() -> None:
    """Through a whole random match, with the dice that do not fit and with each placement foreseen."""
    match, choose = new_match("sportmord", seats=3, seed=4, options={"round_limit": 10}), Random(4)
    speaker = Speaker(match.game, "fr", match.players)
    blocked = foreseen = 0
    while not match.over:
        for seat in (0, 1, 2, None):
            at = telling.Viewpoint(seat, "fr")
            story = telling.Story(seat)
            story.sync(match)
            told = telling.live(match, match.state, at, speaker, story)
            blocked += len(told["blocked"])
            json.dumps(told)
        seat = choose.choice(match.awaiting)
        actions = match.actions(seat)
        if actions[0].kind == "place":
            foreseen += 1
            after = foresight.foreseen(match.state, seat, actions[0].number)
            assert after is not None
            scene = telling.scene(match, after, telling.Viewpoint(seat, "fr"), speaker)
            assert telling.choices(speaker, match, after, seat, scene["view"])["actions"]
        match.play(seat, choose.choice(actions))
    assert blocked > 500
    assert foreseen > 20


def play_until(client: TestClient, match: str, decision: str, limit: int = 200) -> dict[str, Any]:
    """Play the first action again and again until this client is asked something."""
    for place in range(limit):
        table = until_asked(client, match)
        if table["view"]["decision"] == decision:
            return table
        action = table["actions"][0]["action"]
        client.post(f"/api/matches/{match}/actions", json=request_for(table, action, key=f"{decision}{place}"))
    raise AssertionError(f"never asked for {decision}")


def test_settings_of_ones_own_answer_at_once_and_outlive_the_server(app: FastAPI, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_sportmord(ada, "me", "bot", "bot")
    told = play_until(ada, match, "dope")
    assert [comfort["value"] for comfort in told["comforts"]] == [False, False, "ask"]
    answer = ada.put(f"/api/matches/{match}/comforts", json={"settings": {"no_doping": told["view"]["round"]}})
    assert answer.status_code == 200 and answer.json()[0]["value"] == told["view"]["round"]
    table = until_asked(ada, match)
    assert (table["view"]["round"], table["view"]["decision"]) != (told["view"]["round"], "dope")
    tables: Tables = app.state.tables
    entries = tables.store.entries(match)
    assert [entry.action["kind"] for entry in entries if entry.by == "comfort"] == ["pass"]
    tables._tables.clear()  # the server has been started again
    assert ada.get(f"/api/matches/{match}").json()["comforts"][0]["value"] == told["view"]["round"]
    assert play_until(ada, match, "dope")["view"]["round"] > told["view"]["round"], "it runs out by itself"


def test_a_wish_settled_beforehand_is_never_asked_for(
    app: FastAPI, enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "draw_seed", lambda: bytes(32))  # a match in which there is something to wish for
    monkeypatch.setattr(thinking, "draw_seed", lambda: 7)
    ada = enter("Ada")
    match = open_sportmord(ada, "me", "bot", "bot", options={"round_limit": 10})
    settings = {"wish": "training", "own_tournaments_only": True}
    assert ada.put(f"/api/matches/{match}/comforts", json={"settings": settings}).status_code == 200
    for place in range(600):
        table = until_asked(ada, match)
        if table["over"]:
            break
        assert table["view"]["decision"] != "wish"
        places = [one["action"] for one in table["actions"] if one["action"]["kind"] == "place"]
        action = places[0] if places else table["actions"][-1]["action"]
        ada.post(f"/api/matches/{match}/actions", json=request_for(table, action, key=str(place)))
    assert table["over"]
    wishes = [
        entry for entry in app.state.tables.store.entries(match) if entry.seat == 0 and entry.action["kind"] == "wish"
    ]
    assert wishes and {entry.by for entry in wishes} == {"comfort"}


def test_settings_that_do_not_exist_and_seats_of_others_are_refused(enter: Enter) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    match = open_sportmord(ada, "me", "bot", "bot")
    path = f"/api/matches/{match}/comforts"
    assert ada.put(path, json={"settings": {"wish": "luck"}}).status_code == 422
    assert ada.put(path, json={"settings": {"nonsense": True}}).status_code == 422
    assert ada.put(path, json={"settings": {"wish": "training"}, "seat": 1}).status_code == 403
    assert bob.put(path, json={"settings": {"wish": "training"}}).status_code == 403
    assert bob.get(f"/api/matches/{match}").json()["comforts"] == []


def test_the_absent_are_played_for_harmlessly(app: FastAPI, server: TestClient, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_sportmord(ada, "me", "bot", "bot", away_minutes=1, options={"round_limit": 10})
    table = app.state.tables.get(match)
    until_asked(ada, match)
    assert server.portal is not None
    later, deadline = time.monotonic(), time.monotonic() + 60
    while not table.match.over and time.monotonic() < deadline:
        later += 100
        server.portal.call(table.automata.play_for_absent, later)
        time.sleep(0.005)
    assert table.match.over
    played = [entry.action["kind"] for entry in table.play.store.entries(match) if entry.seat == 0]
    assert "done" in played and not {"place", "dope_die", "dope_reroll", "reroll", "meddle"} & set(played)


def test_a_suggested_turn_can_be_sent_as_it_is(enter: Enter) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    match = open_sportmord(ada, "me", "bot", "bot")
    table = play_until(ada, match, "lay")
    assert bob.post(f"/api/matches/{match}/suggestion", json={}).status_code == 403
    before = ada.get(f"/api/matches/{match}").json()["view"]
    actions = ada.post(f"/api/matches/{match}/suggestion", json={}).json()["actions"]
    assert actions[-1] == {"kind": "done"} and {action["kind"] for action in actions[:-1]} <= {"place"}
    assert ada.get(f"/api/matches/{match}").json()["view"] == before, "nothing was played"
    assert ada.post(f"/api/matches/{match}/actions", json=request_for(table, *actions)).status_code == 200
