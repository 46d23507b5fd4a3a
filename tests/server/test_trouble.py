"""A disk that takes nothing more, a database that only reads, rules that fail: told in words, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import text

from arene.cli import main
from arene.store import SqlStore, Unavailable
from tests.server.helpers import Enter, open_table, request_for, until_asked
from tests.server.test_refusals import problem

_MORE = text("INSERT INTO meta (name, value) VALUES (:name, :value)")

TROUBLES: dict[str, tuple[str, str]] = {  # what makes the connection that writes refuse, and what makes it write again
    "full": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"),
    "read-only": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
    "read-only server": ("SET default_transaction_read_only = on", "SET default_transaction_read_only = off"),
}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_what_is_there_is_shown_and_what_comes_is_refused_until_it_works_again(
    app: FastAPI, enter: Enter, database: str, trouble: str
) -> None:
    if database.startswith("sqlite") != ("server" not in trouble):
        return  # a trouble of the other kind of database
    store: SqlStore = app.state.store
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    table = until_asked(ada, match)
    sent = request_for(table, table["actions"][0]["action"])
    worse, better = TROUBLES[trouble]
    store._db._writer.execute(worse)
    if trouble == "full":  # what is small may still fit into a page that is there
        fill(store)
    else:
        problem(ada.post(f"/api/matches/{match}/actions", json=sent), 503, "storage")
        problem(ada.put("/api/me", json={"name": "Zoé"}), 503, "storage")
    problem(ada.put(f"/api/matches/{match}/note", json={"text": "x" * 19_000}), 503, "storage")
    body = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    problem(ada.post("/api/matches", json=body), 503, "storage")
    now = ada.get(f"/api/matches/{match}").json()
    assert now["seen"] == table["seen"] and now["prompt"]["yours"]
    assert ada.get("/").status_code == 200 and ada.get(f"/t/{match}").status_code == 200
    store._db._writer.execute(better)
    assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200
    assert ada.post("/api/matches", json=body).status_code == 201


def fill(store: SqlStore) -> None:
    """Whatever room is left in the file."""
    for size in (20_000, 1_000, 10):
        with pytest.raises(Unavailable, match="full"):
            for number in range(1000):
                with store._db.transaction() as db:
                    db.run(_MORE, name=f"filling {size} {number}", value="x" * size)


class Broken:
    """A match whose rules have a mistake."""

    def __init__(self, match: Any) -> None:
        self._match = match

    def play(self, seat: int, actions: object) -> None:
        raise ZeroDivisionError

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)


def test_rules_that_fail_refuse_the_move_and_leave_the_match_in_a_file(
    app: FastAPI, enter: Enter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    table = until_asked(ada, match)
    sent = request_for(table, table["actions"][0]["action"])
    play = app.state.tables.get(match).play
    whole, play.match = play.match, Broken(play.match)
    refused = problem(ada.post(f"/api/matches/{match}/actions", json=sent), 409, "rules-fail")
    assert refused["table"]["seen"] == table["seen"]
    play.match = whole
    [file] = tmp_path.rglob("*-rules.jsonl")
    assert main(["replay", str(file)]) == 0 and capsys.readouterr().out
    assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200, "the match is where it was"


@pytest.mark.parametrize("level", ["easy", "good"])
def test_a_bot_at_whose_move_the_rules_fail_gives_up(app: FastAPI, enter: Enter, tmp_path: Path, level: str) -> None:
    """One that follows rules of thumb, and one that thinks."""
    ada = enter("Ada")
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(2))]
    match = ada.post("/api/matches", json={"game": "sponsio", "seats": seats}).json()["match"]
    table = app.state.tables.get(match)
    until_asked(ada, match)
    whole = table.play.match

    class BrokenForBots(Broken):
        def play(self, seat: int, actions: object) -> None:
            if seat:
                raise ZeroDivisionError
            whole.play(seat, actions)

    table.play.match = BrokenForBots(whole)
    while whole.awaiting == [0]:
        told = until_asked(ada, match)
        sent = request_for(told, told["actions"][0]["action"], key=told["prompt"]["id"])
        assert ada.post(f"/api/matches/{match}/actions", json=sent).status_code == 200
    moves = len(whole.moves)

    async def look_often() -> None:
        for _ in range(8):
            table.wake()
            while table.automata.busy:
                await asyncio.sleep(0.002)

    assert ada.portal is not None
    ada.portal.call(look_often)
    said = [line["text"] for line in ada.get(f"/api/matches/{match}/chat").json()]
    assert len(said) == 1 and said[0].startswith("A bot cannot play: the rules have a mistake here.")
    assert len(whole.moves) == moves and 1 <= len(list(tmp_path.rglob("*-rules.jsonl"))) <= 3
    table.play.match = whole
    table.automata._failed = (-1, 0)  # mended, and the server started anew
    until_asked(ada, match)
