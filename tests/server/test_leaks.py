"""Two positions that a viewer cannot tell apart: everything the server says to him is the same, byte by byte.

Pages, tables, previews, suggestions, refusals, and the messages of his stream in their order, also while spectators
come and go and while somebody makes a half-step that is hidden from him. ``ARENE_LEAKS=400`` looks at so many pairs of
every game instead of a few.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.core.chance import Fast, Script, ScriptError
from arene.core.events import Events
from arene.core.game import GAMES, load_game
from arene.core.match import Match, visible
from arene.core.state import State
from arene.server import app as application
from arene.server import audience, hosting, thinking
from arene.server.audience import Viewer
from arene.server.settings import Settings
from arene.server.tables import Table, Tables
from arene.server.telling import Viewpoint
from arene.store import Seat, Sheet, matches
from tests.contract.tables import spread
from tests.contract.walks import Moment, moments
from tests.server.helpers import Here

PAIRS = int(os.environ.get("ARENE_LEAKS", "4"))  # of every game
_PREVIEWS = 6  # of each position: the first actions and the first refusals
_FORGED = 3  # actions of each position that nobody offered


class House:
    """A server whose matches begin at positions, the same people at every table."""

    def __init__(self, app: FastAPI, first: TestClient) -> None:
        self.app = app
        self.portal = first.portal
        self.people = [self._client() for _ in range(6)]
        self.stranger = self._client()
        self.positions: dict[str, Any] = {}

    def _client(self) -> TestClient:
        client = TestClient(self.app, headers={"accept-language": "en"})
        client.portal = self.portal
        return client

    def call(self, function: Any, *values: Any) -> Any:
        assert self.portal is not None
        return self.portal.call(function, *values)

    def open(self, moment: Moment, state: State) -> str:
        """The code of a new table, at this position."""
        self.positions["next"] = moment.game.position(state)
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (moment.table.seats - 1)]
        body = {"game": moment.game.id, "seats": seats, "options": dict(moment.table.chosen)}
        for number, person in enumerate(self.people):
            person.put("/api/me", json={"name": f"P{number}"})
        made = self.people[0].post("/api/matches", json=body)
        assert made.status_code == 201, made.text
        id = str(made.json()["match"])
        for number in range(1, moment.table.seats):
            sat = self.people[number].post(f"/api/matches/{id}/seats/{number}", json={"name": f"P{number}"})
            assert sat.status_code == 200, sat.text
        return id

    def table(self, id: str) -> Table:
        table = self.app.state.tables.get(id)
        assert isinstance(table, Table)
        return table

    def screen(self, id: str, seat: int | None) -> Viewer:
        """An open stream, with what it was told first."""
        table = self.table(id)
        person = None if seat is None else table.seats[seat].person
        viewer = Viewer(Viewpoint(seat, "en", True, () if seat is None else (seat,)), person)
        viewer.show(table.narrator.tell(viewer.at))
        self.call(table.audience.join, viewer)
        return viewer

    def said(self, id: str, seat: int | None) -> list[tuple[str, bytes]]:
        """What a viewer gets for asking."""
        client, path = self.stranger if seat is None else self.people[seat], f"/api/matches/{id}"
        table = client.get(path).json()
        parts = ("", "?lang=fr", "/replay", "/chat", "/curve", "/file", "/verification")
        answers = [(part, client.get(path + part)) for part in parts]
        answers.append(("page", client.get(f"/t/{id}")))
        if seat is not None:
            choices = [one["action"] for one in table["actions"][:_PREVIEWS] + table["blocked"][:_PREVIEWS]]
            for action in choices:
                answers.append((f"preview {action}", client.post(f"{path}/preview", json={"actions": [action]})))
            sent = {"actions": choices[:1] or [{"kind": "pass"}], "prompt": "old", "key": "1"}
            answers.append(("stale", client.post(f"{path}/actions", json=sent)))
            answers.append(("suggestion", client.post(f"{path}/suggestion", json={})))
            answers += self._forged(id, client, table)
            back = {"prompt": table["prompt"]["id"], "key": "2"}
            answers.append(("undo", client.post(f"{path}/undo", json=back)))
        return [(what, answer.content.replace(id.encode(), b"THE-TABLE")) for what, answer in answers]

    def _forged(self, id: str, client: TestClient, table: dict[str, Any]) -> list[tuple[str, Any]]:
        """Actions that exist and are not offered, sent in answer to the question that is asked: all are refused, and
        the reason tells no more than the table does."""
        space = self.table(id).play.playing().space
        chance, offered = random.Random(len(table["actions"])), [one["action"] for one in table["actions"]]
        answers: list[tuple[str, Any]] = []
        for kind in (space.kinds[chance.choice(sorted(space.kinds))] for _ in range(_FORGED)):
            action = space.action(kind.base + chance.randrange(kind.size)).to_json()
            if action not in offered and action not in [one["action"] for one in table["asides"]]:
                sent = {"actions": [action], "prompt": table["prompt"]["id"], "key": f"{action}"[:80]}
                for what, body in (("actions", sent), ("preview", {"actions": [action]})):
                    answers.append((f"{what} {action}", client.post(f"/api/matches/{id}/{what}", json=body)))
        return answers

    def stream(self, id: str, screen: Viewer) -> list[tuple[str, bytes]]:
        """What a screen was sent since the last look, in order."""
        messages = [screen.queue.get_nowait() for _ in range(screen.queue.qsize())]
        return [
            (f"stream {message.name}", message.text.replace(id.encode(), b"THE-TABLE"))
            for message in messages
            if message is not None
        ]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    codes = (f"leak-{number:04}" for number in range(100_000))
    monkeypatch.setattr(application, "Thinkers", Here)
    monkeypatch.setattr(hosting, "new_code", lambda: next(codes))
    monkeypatch.setattr(hosting, "draw_seed", lambda: bytes(32))
    monkeypatch.setattr(thinking, "draw_seed", lambda: 7)
    monkeypatch.setattr(thinking, "for_people", lambda level: "regular")  # who thinks until a time is up answers anyhow
    monkeypatch.setattr(audience, "_GATHERED", 1e6)  # who came and went is told when the test says
    monkeypatch.setattr(
        Tables, "give_signs_of_life", lambda tables, some: None
    )  # they come by the clock, whatever happens
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    app = application.create_app(tmp_path / "a.db", clock=lambda: 0.0, settings=Settings(limits=False))
    with TestClient(app, headers={"accept-language": "en"}) as first:
        house = House(app, first)

        def fresh(sheet: Sheet, seats: list[Seat]) -> Match:
            game, names = load_game(sheet.game), [seat.name for seat in seats]
            start = house.positions.setdefault(sheet.id, house.positions["next"])
            edition = matches._edition(game, sheet)
            return Match(game, sheet.seats, sheet.options, edition, bytes.fromhex(sheet.seed), names, None, start)

        monkeypatch.setattr(matches, "fresh", fresh)
        yield house


def looked_at(game: str) -> Iterator[tuple[Moment, int | None]]:
    """Moments of matches, each with a viewer."""
    sizes = range(load_game(game).min_seats, load_game(game).max_seats + 1)
    found = 0
    while True:
        for seats in sizes:
            for table in spread(game, seats, f"leaks {found}", 2):
                for moment in moments(table, 4):
                    viewers = moment.viewers()
                    if moment.awaiting:
                        yield moment, viewers[found % len(viewers)]
                        found += 1


def hidden_step(moment: Moment, state: State, viewer: int | None) -> tuple[int, int] | None:
    """Something that another seat may do and this viewer sees nothing of."""
    before = moment.game.view(state, viewer)
    for seat in [int(asked) for asked in state.awaiting()]:
        for action in [int(number) for number in state.legal(seat)] if seat != viewer else []:
            out, after = Events(), state.clone()
            try:
                after.play(seat, action, Script([]), out)
            except ScriptError:
                continue
            if not visible(out.items, viewer) and moment.game.view(after, viewer) == before:
                return seat, action
    return None


def compare(where: str, one: list[tuple[str, bytes]], other: list[tuple[str, bytes]]) -> None:
    assert [what for what, _ in one] == [what for what, _ in other], where
    for (what, told), (_, twin) in zip(one, other, strict=True):
        assert told == twin, f"{where}: {what}"


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_told_apart_is_told_the_same(house: House, game: str) -> None:
    source = looked_at(game)
    for number in range(PAIRS):
        moment, viewer = next(source)
        where = f"{moment}, viewer {viewer}"
        state = moment.state.clone()
        worlds = [state, state.sample(-1 if viewer is None else viewer, Fast(number))]
        ids = [house.open(moment, world) for world in worlds]
        screens = [house.screen(id, viewer) for id in ids]
        for id in ids:  # somebody comes to look, and goes
            table = house.table(id)
            house.call(table.audience.leave, house.screen(id, None))
            house.call(table.audience.publish_presence)
        compare(where, *(house.stream(id, screen) for id, screen in zip(ids, screens, strict=True)))
        compare(where, *(house.said(id, viewer) for id in ids))
        steps = [hidden_step(moment, world, viewer) for world in worlds]
        if None not in steps:
            for id, screen, step in zip(ids, screens, steps, strict=True):
                assert step is not None
                house.stream(id, screen)
                house.call(house.table(id).act, step[0], [step[1]], "person")
                assert not house.stream(id, screen), f"{where}: a hidden half-step sends a message"
            compare(f"{where}, after a hidden half-step", *(house.said(id, viewer) for id in ids))
