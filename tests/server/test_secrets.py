"""What goes over the wire to a seat or a spectator does not depend on what is hidden from them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.core.chance import Fast
from arene.core.game import load_game
from arene.core.match import Match, new_match
from arene.server import app as application
from arene.server import hosting
from arene.server.audience import Viewer
from arene.server.telling import Story, Viewpoint, imagined
from arene.store import Seat, Sheet, matches
from tests.games.lanista import table as lanista
from tests.server.helpers import Enter, Here, open_table, request_for, until_asked


def positions(moves: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A position at which seat 0 is asked, and another that seat 0 cannot tell from it."""
    match = matches.fresh(_sheet(), [Seat(n, "person", f"P{n}") for n in range(4)])
    chance = Fast(5)
    while len(match.moves) < moves or match.awaiting != [0]:
        actions = match.actions(match.awaiting[0])
        match.play(match.awaiting[0], actions[int(chance.below("", len(actions)))])
    for seed in range(50):
        other = match.game.position(match.state.sample(0, Fast(seed)))
        if other != match.position():
            return match.position(), other
    return positions(moves + 1)  # nothing is hidden here


def _sheet() -> Sheet:
    game = load_game("sponsio")
    edition = game.edition()
    options = game.check_options(4, {})
    return Sheet("x", "sponsio", 1, dict(edition.data), edition.hash, options, 4, "11" * 32, "", "", False, 0, 0.0)


@contextmanager
def served(folder: Path, start: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server with the match ``same-code`` that starts at a position; the client holds seat 0."""

    def fresh(sheet: Sheet, seats: list[Seat]) -> Match:
        game = load_game(sheet.game)
        edition = game.check_edition(sheet.edition)
        names = [seat.name for seat in seats]
        return Match(game, sheet.seats, sheet.options, edition, bytes.fromhex(sheet.seed), names, None, start)

    monkeypatch.setattr(application, "Thinkers", Here)
    monkeypatch.setattr(matches, "fresh", fresh)
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    monkeypatch.setattr(hosting, "new_code", lambda: "same-code")
    monkeypatch.setattr(hosting, "secrets", SimpleNamespace(token_bytes=bytes))
    folder.mkdir()
    app = application.create_app(folder / "a.db", clock=lambda: 0.0)  # how long people are away is no secret
    with TestClient(app, headers={"accept-language": "en"}) as ada:
        ada.put("/api/me", json={"name": "Ada"})
        match = open_table(ada, "me", "open", "open", "open")
        for seat in (1, 2, 3):
            assert visitor(ada).post(f"/api/matches/{match}/seats/{seat}", json={"name": f"P{seat}"}).status_code == 200
        yield ada


def visitor(client: TestClient) -> TestClient:
    """Somebody else at the same server."""
    other = TestClient(client.app, headers={"accept-language": "en"})
    other.portal = client.portal
    return other


def told(ada: TestClient) -> list[bytes]:
    """Everything the server says to seat 0 and to a spectator."""
    match, stranger = "same-code", visitor(ada)
    table = until_asked(ada, match)
    said = [ada.get(f"/api/matches/{match}?lang={lang}").content for lang in ("fr", "en")]
    said += [stranger.get(f"/api/matches/{match}").content, stranger.get(f"/api/matches/{match}/replay").content]
    for action in [one["action"] for one in table["actions"] + table["blocked"]]:
        said.append(ada.post(f"/api/matches/{match}/preview", json={"actions": [action]}).content)
    first = table["actions"][0]["action"]
    said.append(ada.post(f"/api/matches/{match}/actions", json={**request_for(table, first), "prompt": "old"}).content)
    said.append(ada.post(f"/api/matches/{match}/actions", json=request_for(table, first)).content)
    said += [ada.get(f"/api/matches/{match}/replay").content, ada.get("/").content, ada.get(f"/t/{match}").content]
    app = ada.app
    assert isinstance(app, FastAPI) and ada.portal is not None
    said.append(repr(ada.portal.call(app.state.tables.get(match).narrator.film, Viewpoint(0, "en"), "0.")).encode())
    return said


@pytest.mark.parametrize("moves", [0, 9, 40, 60])
def test_hidden_cards_change_no_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int) -> None:
    said = []
    for name, start in zip(("one", "other"), positions(moves), strict=True):
        with monkeypatch.context() as patch, served(tmp_path / name, start, patch) as ada:
            said.append(told(ada))
    assert said[0] == said[1]


def test_a_half_made_choice_changes_no_byte_for_the_others(app: FastAPI, enter: Enter) -> None:
    app.state.tables.clock = lambda: 0.0  # how long people are away is no secret
    people = [enter(name) for name in ("Ada", "Bob", "Cleo")]
    match = open_table(people[0], "me", "open", "open")
    for seat in (1, 2):
        people[seat].post(f"/api/matches/{match}/seats/{seat}", json={"name": "x"})
    asked = next(one for one in people if one.get(f"/api/matches/{match}").json()["prompt"]["yours"])
    others = [one for one in people if one is not asked]

    def play(kind: str, key: str) -> None:
        table = asked.get(f"/api/matches/{match}").json()
        action = next(one["action"] for one in table["actions"] if one["action"]["kind"] == kind)
        assert asked.post(f"/api/matches/{match}/actions", json=request_for(table, action, key=key)).status_code == 200

    def seen() -> list[bytes]:
        return [one.get(f"/api/matches/{match}{part}").content for one in others for part in ("", "/replay")]

    play("reveal", "1")
    live, screen = app.state.tables.get(match), Viewer(Viewpoint(None, "en"), None)
    live.audience.viewers.add(screen)
    screen.show(live.narrator.tell(screen.at))
    before, waiting = seen(), screen.queue.qsize()
    play("bet", "2")
    assert seen() == before
    assert screen.queue.qsize() == waiting, "not even a message tells of it"
    table = asked.get(f"/api/matches/{match}").json()
    asked.post(f"/api/matches/{match}/undo", json={"prompt": table["prompt"]["id"], "key": "3"})
    assert seen() == before and screen.queue.qsize() == waiting


def test_who_was_asked_in_secret_leaves_no_gap_in_the_numbers() -> None:
    """Lanista asks whoever holds a card for the moment; who passes leaves no trace, not even a number left out."""
    match, chance = new_match("lanista", 3, seed=2), Fast(1)
    silent = 0
    while not match.over and len(match.moves) < 150:
        actions = match.actions(match.awaiting[0])
        match.play(match.awaiting[0], actions[int(chance.below("", len(actions)))])
        silent += not match.moves[-1].events
    assert silent > 10
    for seat in (0, 1, 2, None):
        story = Story(seat)
        story.sync(match)
        places = sorted({step for step, _ in story.events()} | {0})
        assert places == list(range(len(story.shown_steps())))
        assert story.place(story.after(len(match.moves))) == places[-1]


@pytest.mark.parametrize("held", ["E06", "E01"])
def test_a_preview_does_not_tell_whether_somebody_could_counter(held: str) -> None:
    """Lanista: a cure heals at once, unless an opponent holds the card against it."""
    match = lanista.start(
        {"school": [lanista.glad("G01", 0, "light")], "hand": ["E05"]}, {"hand": [held]}, decision="buy"
    )
    cure = next(action for action in match.actions(0) if action.kind == "play")
    assert imagined(match, match.state, 0, [cure]) is None


def before_the_last_trick() -> dict[str, Any]:
    """A position at which the next card of seat 0 turns up everybody's last one."""
    chance = Fast(8)
    for _ in range(40):
        match = new_match("sponsio", 4, options={"max_rounds": 1})
        while not match.over:
            trick = match.view(0)["trick"]
            if match.awaiting == [0] and trick and trick["number"] == 7 and len(trick["cards"]) == 3:
                return match.position()
            actions = match.actions(match.awaiting[0])
            match.play(match.awaiting[0], actions[int(chance.below("", len(actions)))])
    raise AssertionError("never the last to play")


def test_a_preview_stops_where_hidden_cards_would_turn_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path / "a", before_the_last_trick(), monkeypatch) as ada:
        table = until_asked(ada, "same-code")
        body = {"actions": [table["actions"][0]["action"]]}
        answer = ada.post("/api/matches/same-code/preview", json=body)
        assert (answer.status_code, answer.json()) == (200, {"foreseen": False})
