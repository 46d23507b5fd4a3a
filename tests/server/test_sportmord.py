"""Le sport est mortel on the site: an owner's box is spoken with its own names."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.core.game import load_game
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
