"""Le sport est mortel on the site: every question can be told, an owner's box with its own names."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

from fastapi import FastAPI
from starlette.testclient import TestClient

from arene import Speaker, new_match
from arene.core.game import load_game
from arene.server import telling
from arene.server.tables import Tables
from tests.server.helpers import Enter


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
    assert '"sport-bowling": "Skittles"' in ada.get("/t/own-box").text
    ada.post(f"/api/matches/{first}/start")
    plain = ada.get(f"/api/matches/{first}?lang=fr").json()
    circle = next(panel for panel in plain["panels"] if panel["id"] == "circle")
    assert circle["rows"][0][0][0]["text"] == "Bowling"


def test_every_question_can_be_told_to_every_seat() -> None:
    """Through a whole random match, with the dice that do not fit and with each placement foreseen."""
    match, choose = new_match("sportmord", seats=3, seed=4, options={"round_limit": 10}), Random(4)
    blocked = foreseen = 0
    while not match.over:
        for seat in (0, 1, 2, None):
            at = telling.Viewpoint(seat, "fr")
            told = telling.live(match, match._state, at)
            blocked += len(told["blocked"])
            json.dumps(told)
        seat = choose.choice(match.awaiting)
        actions = match.actions(seat)
        if actions[0].kind == "place":
            foreseen += 1
            after = telling.foreseen(match._state, seat, actions[0].number)
            scene = telling.scene(match, after, telling.Viewpoint(seat, "fr"))
            speaker = Speaker(match.game, "fr", match.players)
            assert telling.choices(speaker, match, after, seat, scene["view"])["actions"]
        match.play(seat, choose.choice(actions))
    assert blocked > 500
    assert foreseen > 20
