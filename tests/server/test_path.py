"""From a request to the screens: what follows at once is one step, a crowd is told together, and a match comes back
from its recorded position without being played again."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
import zlib
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.core.game import GAMES, load_game
from arene.core.match import Match, new_match
from arene.core.record import lines as file_lines
from arene.server import automata, thinking
from arene.server.audience import Viewer
from arene.server.messages import Message, packed
from arene.server.tables import _FORGET_DONE, Table
from arene.server.telling import Story, Viewpoint
from arene.store import Entry
from tests.server.helpers import Enter, open_table, request_for, until_asked


def told(screen: Viewer, name: str) -> list[Message]:
    messages = [screen.queue.get_nowait() for _ in range(screen.queue.qsize())]
    return [message for message in messages if message is not None and message.name == name]


def call(server: TestClient, function: Any, *values: Any) -> Any:
    assert server.portal is not None
    return server.portal.call(function, *values)


def rest(server: TestClient, table: Table) -> None:
    async def wait() -> None:
        while table.automata.busy:
            await asyncio.sleep(0.002)

    call(server, wait)


def play_some(client: TestClient, match: str, moves: int) -> dict[str, Any]:
    """Play on, with whatever comes first; the table after that."""
    for _ in range(moves):
        table = until_asked(client, match)
        if table["over"]:
            break
        sent = request_for(table, table["actions"][0]["action"], key=table["prompt"]["id"])
        assert client.post(f"/api/matches/{match}/actions", json=sent).status_code == 200
    return until_asked(client, match)


def new_table(host: TestClient, game: str, seats: int) -> str:
    body = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "regular"}] * (seats - 1)]}
    made = host.post("/api/matches", json=body)
    assert made.status_code == 201, made.text
    return str(made.json()["match"])


@pytest.mark.parametrize("game", GAMES)
def test_a_match_comes_back_without_being_played_again(
    server: TestClient, app: FastAPI, enter: Enter, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """What a screen sees is the same, lines and marks included; only its past is played, once somebody looks back."""
    ada, seats = enter("Ada"), 3
    match = new_table(ada, game, seats)
    play_some(ada, match, 6)
    rest(server, app.state.tables.get(match))  # who is asked along with Ada has answered too
    before = ada.get(f"/api/matches/{match}").json()
    history = ada.get(f"/api/matches/{match}/replay").json()
    app.state.tables._tables.clear()  # as after a restart

    def never(*action: Any) -> None:
        raise AssertionError("played again")

    with monkeypatch.context() as patch:
        patch.setattr(Match, "play", never)
        again = ada.get(f"/api/matches/{match}").json()
    for name in ("prompt", "undo"):  # who is asked along with others gets another name for the question
        before[name].pop("id", None), again[name].pop("id", None)
    looked_back = ada.get(f"/api/matches/{match}/replay").json()
    for told in (before, again, history, looked_back):
        for seat in told["seats"]:  # no screen of Ada's is open, and seconds go by
            seat.pop("gone")
    assert again == before
    assert looked_back == history
    assert len(app.state.tables.get(match).play.steps) == len(app.state.tables.get(match).narrator._played(0).steps)


def test_a_move_can_be_taken_back_after_a_restart(app: FastAPI, enter: Enter) -> None:
    ada = enter("Ada")
    match = new_table(ada, "sponsio", 4)
    path = f"/api/matches/{match}"
    for kind in ("reveal", "bet"):
        table = until_asked(ada, match)
        action = next(one["action"] for one in table["actions"] if one["action"]["kind"] == kind)
        assert ada.post(f"{path}/actions", json=request_for(table, action, key=kind)).status_code == 200
    assert ada.get(path).json()["undo"]["allowed"]
    app.state.tables._tables.clear()
    asked = ada.get(path).json()
    assert asked["undo"]["allowed"]
    assert ada.post(f"{path}/undo", json={"prompt": asked["prompt"]["id"], "key": "u"}).status_code == 200
    assert ada.get(path).json()["view"] == table["view"]


def test_positions_are_let_go_but_the_last_ones(app: FastAPI, enter: Enter) -> None:
    ada = enter("Ada")
    match = new_table(ada, "sponsio", 4)
    mark = until_asked(ada, match)["seen"]
    play_some(ada, match, 12)
    table: Table = app.state.tables.get(match)
    held = [state for state in table.play.playing().states if state is not None]
    assert len(table.play.playing().moves) > 40 > len(held)
    assert ada.portal is not None
    film = ada.portal.call(table.narrator.film, Viewpoint(0, "en", True, (0,)), mark)
    lines = [line for one in film for line in one["log"]["lines"]]
    assert len(film) > 20 and film[-1]["missed"] == 0
    assert len(lines) == len(table.narrator.story(0).events()) - int(mark.split(".")[0]), "each missed event once"
    assert len({str(one["view"]) for one in film}) > 10, "each with its own picture"


def test_the_answers_of_quick_bots_are_written_with_the_move_that_led_to_them(
    app: FastAPI, enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = enter("Ada")
    match = new_table(ada, "sponsio", 4)
    until_asked(ada, match)
    monkeypatch.setattr(automata, "_BREATH", 60)  # however slow the machine is
    commits: list[list[str]] = []
    append = app.state.store.append

    def noted(id: str, entries: list[Entry], *more: Any) -> None:
        commits.append([entry.by for entry in entries])
        append(id, entries, *more)

    monkeypatch.setattr(app.state.store, "append", noted)
    monkeypatch.setattr(thinking, "compiled", lambda: True)  # as plain Python they are asked in a process
    play_some(ada, match, 12)
    together = [by for by in commits if "bot" in by]
    assert together and all(by[0] == "person" for by in together)


def test_a_crowd_is_told_together(server: TestClient, app: FastAPI, enter: Enter) -> None:
    """A hundred come at once: not every one of them is a message to every other."""
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    table: Table = app.state.tables.get(match)
    screens = [Viewer(Viewpoint(None, "en"), None) for _ in range(100)]

    async def come_and_look() -> None:
        for screen in screens:
            table.audience.join(screen)
        await asyncio.sleep(0.5)

    call(server, come_and_look)
    first = [told(screen, "presence") for screen in screens]
    assert {len(messages) for messages in first} == {1}
    assert len({id(messages[0]) for messages in first}) == 1, "written once for all"
    assert first[0][0].data["watching"] == 100


def test_messages_that_were_packed_once_follow_each_other_in_any_stream() -> None:
    texts = [b"one one one", b"two two two" * 50, b"three"]
    for order in (texts, texts[::-1], texts[:1] * 3):
        whole = zlib.decompressobj(-15).decompress(b"".join(packed(text) for text in order))
        assert whole == b"".join(order)


def test_a_start_does_not_wait_for_the_matches_under_way(server: TestClient, app: FastAPI, enter: Enter) -> None:
    """They are looked at one by one afterwards; those at which nobody has to play do not stay in memory."""
    ada = enter("Ada")
    codes = [new_table(ada, "sponsio", 3) for _ in range(3)]
    for code in codes:
        until_asked(ada, code)
        rest(server, app.state.tables.get(code))
    app.state.tables._tables.clear()
    for code in codes:
        call(server, app.state.tables.adopt, code)
    assert app.state.tables.count() == 0
    assert until_asked(ada, codes[0])["prompt"]["yours"]


def test_a_finished_table_leaves_memory_whatever_was_agreed_on_absence(
    server: TestClient, app: FastAPI, enter: Enter
) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot", away_minutes=2)
    assert ada.post(f"/api/matches/{match}/end").status_code == 200
    rest(server, app.state.tables.get(match))

    async def later() -> None:
        app.state.tables.look_round(app.state.tables.clock() + 3600)

    call(server, later)
    assert app.state.tables.count() == 0


def test_nothing_stays_of_a_table_that_has_left_memory(server: TestClient, app: FastAPI, enter: Enter) -> None:
    """Not even until Python looks for circles: that takes long where there are many tables, and is seldom done."""
    ada, tables = enter("Ada"), app.state.tables
    codes = [new_table(ada, "sponsio", 3) for _ in range(3)]

    async def watched(code: str) -> list[weakref.ref[object]]:
        table = tables.get(code)
        screen = Viewer(Viewpoint(None, "en"), None)
        screen.show(table.narrator.tell(screen.at))
        table.audience.join(screen)
        table.audience.leave(screen)
        return [weakref.ref(one) for one in (table, table.automata, table.play, table.narrator.speaker("en"), screen)]

    async def later() -> None:
        await asyncio.sleep(0.2)  # coming and going has been told
        tables.look_round(tables.clock() + _FORGET_DONE + 1)

    parts = []
    for code in codes:
        play_some(ada, code, 2)
        assert ada.post(f"/api/matches/{code}/end").status_code == 200
        rest(server, tables.get(code))
        parts += call(server, watched, code)
    gc.collect()
    gc.disable()
    try:
        call(server, later)
        assert not [part() for part in parts if part() is not None]
    finally:
        gc.enable()
    assert tables.count() == 0 and not tables._last_seen and not app.state.store._keeping._fences
    assert ada.get(f"/api/matches/{codes[0]}").json()["ended"] == "Ada"  # and it comes back


# ---- what one seat has seen


@pytest.mark.parametrize("game", GAMES)
def test_a_past_that_is_folded_tells_the_same(game: str) -> None:
    match, chance = new_match(game, load_game(game).laid_for(), seed=5), random.Random(5)
    followed = {seat: Story(seat) for seat in (0, None)}
    marks = []
    while not match.over and len(match.moves) < 120:
        seat = match.awaiting[0]
        match.play(seat, chance.choice(match.actions(seat)))
        for story in followed.values():
            story.sync(match)
        marks.append(followed[0].mark(followed[0].after(len(match.moves))))
    before = file_lines(match), [match.events(seat) for seat in (0, None)]
    match.let_go(4)
    assert (file_lines(match), [match.events(seat) for seat in (0, None)]) == before
    for viewer, story in followed.items():
        late = Story(viewer)
        late.sync(match)
        assert late.asked == story.asked
        assert [event for _, event in late.events()] == match.events(viewer)
        for mark in marks[::7] if viewer == 0 else []:
            known = late.known(mark)
            assert known is not None and story.known(mark) == known
            assert late.events(known) == story.events(known) == story.events()[known:]


@pytest.mark.parametrize("back", [1, 5, 40])
def test_a_story_follows_what_is_taken_back(back: int) -> None:
    match, chance = new_match("sponsio", 4, seed=3), random.Random(3)
    for _ in range(60):
        seat = match.awaiting[0]
        match.play(seat, chance.choice(match.actions(seat)))
    story, shorter = Story(1), new_match("sponsio", 4, seed=3)
    story.sync(match)
    for move in match.moves[: len(match.moves) - back]:
        shorter.play(move.seat, move.action)
    shorter.moves[: len(shorter.moves)] = match.moves[: len(shorter.moves)]  # the same moves, less the last ones
    afresh = Story(1)
    afresh.sync(shorter)
    story.sync(shorter)
    assert story.events() == afresh.events() and story.asked == afresh.asked
    last = story.after(len(shorter.moves))
    assert story.mark(last) == afresh.mark(last) and story.shown_steps() == afresh.shown_steps()
