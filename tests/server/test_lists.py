"""Lists of matches: they say where each one stands without bringing it into memory."""

from __future__ import annotations

import html

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.core.game import GAMES, load_game, shelf
from arene.core.match import Match
from arene.server.pages import home
from tests.server.helpers import Enter, open_table, request_for, until_asked


def finish(client: TestClient, match: str) -> None:
    while not (table := until_asked(client, match))["over"]:
        sent = request_for(table, table["actions"][0]["action"], key=table["prompt"]["id"])
        client.post(f"/api/matches/{match}/actions", json=sent)


def listed(client: TestClient, page: str) -> str:
    answer = client.get(page)
    assert answer.status_code == 200
    return html.unescape(answer.text)


@pytest.mark.parametrize("page", ["/", "/matches"])
def test_a_list_plays_nothing_again(app: FastAPI, enter: Enter, monkeypatch: pytest.MonkeyPatch, page: str) -> None:
    ada = enter("Ada")
    over = open_table(ada, "me", "bot", "bot", options={"max_rounds": 1})
    finish(ada, over)
    standings = ada.get(f"/api/matches/{over}").json()["standings"]
    place = next(one["rank"] for one in standings if one["seat"] == 0)
    ending = "Won" if place == 1 else f"Place {place} of 3"
    running = open_table(ada, "me", "bot", "bot")
    where = until_asked(ada, running)["status"]["text"]
    app.state.tables._tables.clear()  # as after a restart

    def replayed(*_: object) -> None:
        raise AssertionError("a list plays a match again")

    monkeypatch.setattr(Match, "play", replayed)
    text = listed(ada, page)
    assert not app.state.tables._tables
    assert ending in text and where in text
    assert text.count(f", {running}</span>") == 1 and 'class="button turn"' in text


@pytest.mark.parametrize(("count", "told"), [(1, "One table game."), (3, "3 table games."), (6, "Six table games.")])
def test_the_home_page_counts_the_games_that_are_there(
    enter: Enter, monkeypatch: pytest.MonkeyPatch, count: int, told: str
) -> None:
    """Those of the house, and of other packages."""
    monkeypatch.setattr(home, "shelf", lambda: (shelf() * 2)[:count])
    assert told in enter("Ada").get("/", headers={"Accept-Language": "en"}).text


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_listed_from_its_last_position(enter: Enter, game: str) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", *["bot"] * (load_game(game).max_seats - 1), game=game)
    assert until_asked(ada, match, patience=60)["status"]["text"] in listed(ada, "/matches")
