"""Bots that hang, die or want what the rules refuse: somebody else answers, the log says so, other tables play on."""

from __future__ import annotations

import asyncio
import copy
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import arene
from arene.bots import BOTS, make_bot
from arene.core.chance import Fast
from arene.core.game import Game
from arene.core.match import Match
from arene.core.state import Bot
from arene.server import automata, thinking
from arene.server.audience import Audience, Viewer
from arene.server.telling import Viewpoint
from arene.server.thinking import Answer, Question, Thinkers, suggest, think
from arene.store import Line
from tests.bots.odd import OddBot
from tests.server.failing import dying, dying_once, hanging, hanging_all, raising
from tests.server.helpers import Enter, Here, open_table, until_asked

PATIENT = dict.fromkeys(BOTS, 60.0)
BRIEF = 0.5


def with_thinkers(ask: Callable[[Thinkers], Awaitable[None]], workers: int = 1, **limits: float) -> None:
    @asynccontextmanager
    async def hired() -> AsyncIterator[Thinkers]:
        thinkers = Thinkers(workers, {**PATIENT, **limits})
        try:
            yield thinkers
        finally:
            thinkers.close()

    async def run() -> None:
        async with hired() as thinkers:
            await ask(thinkers)

    asyncio.run(run())


@pytest.fixture
def match() -> Match:
    return arene.new_match("sponsio", seats=4, seed=7)


def is_legal(match: Match, answer: Answer) -> bool:
    [number] = answer.actions
    return number in [action.number for action in match.actions(match.awaiting[0])]


def test_who_hangs_is_replaced_and_others_think_on(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both processes hang at one table's bots: those of another table get their answers soon after."""
    monkeypatch.setattr(thinking, "think", hanging)

    async def ask(thinkers: Thinkers) -> None:
        seat = match.awaiting[0]
        hung = [asyncio.create_task(thinkers.choose(match, seat, "normal")) for _ in range(2)]
        await asyncio.sleep(0)
        other = await thinkers.choose(match, seat, "easy")
        assert (other.level, other.trouble) == ("easy", None) and is_legal(match, other)
        for answer in await asyncio.gather(*hung):
            assert (answer.level, answer.trouble) == ("regular", "late") and is_legal(match, answer)

    with_thinkers(ask, workers=2, normal=BRIEF)


def test_where_even_the_quick_level_hangs_chance_answers(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", hanging_all)

    async def ask(thinkers: Thinkers) -> None:
        answer = await thinkers.choose(match, match.awaiting[0], "normal")
        assert (answer.level, answer.trouble) == ("random", "late") and is_legal(match, answer)

    with_thinkers(ask, normal=BRIEF, regular=BRIEF)


def test_who_dies_once_is_asked_again(
    match: Match, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("ARENE_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(thinking, "think", dying_once)

    async def ask(thinkers: Thinkers) -> None:
        answer = await thinkers.choose(match, match.awaiting[0], "easy")
        assert (answer.level, answer.trouble) == ("easy", None) and is_legal(match, answer)

    with_thinkers(ask)
    assert "died (sponsio, level easy" in caplog.text


@pytest.mark.parametrize(("how", "level"), [(dying, "regular"), (raising, "random")])
def test_who_fails_again_is_replaced_by_a_quick_level(
    how: Callable[[Question], Answer], level: str, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "think", how)

    async def ask(thinkers: Thinkers) -> None:
        answer = await thinkers.choose(match, match.awaiting[0], "normal")
        assert (answer.level, answer.trouble) == (level, "wrong") and is_legal(match, answer)

    with_thinkers(ask)


def test_closing_waits_for_nobody_who_thinks(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", hanging_all)

    async def ask(thinkers: Thinkers) -> None:
        task = asyncio.create_task(thinkers.choose(match, match.awaiting[0], "strong"))  # has a minute
        while not thinkers._busy:
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        began = time.monotonic()
        thinkers.close()
        assert time.monotonic() - began < 10
        assert not thinkers._busy

    with_thinkers(ask)


def test_the_plain_rules_get_more_time() -> None:
    assert set(thinking.SECONDS) == set(BOTS)
    factor = 1 if arene.compiled() else 10
    assert thinking._limits() == {level: factor * seconds for level, seconds in thinking.SECONDS.items()}


# ---- answers that the rules refuse


@pytest.fixture
def odd_levels(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let some levels answer well only so often."""

    def spoil(after: int, *levels: str) -> None:
        def make(name: str, game: Game, strict: bool = False) -> Bot:
            sound = make_bot(name, game, strict)
            return OddBot(sound, after) if name.partition(":")[0] in levels else sound

        monkeypatch.setattr(thinking, "make_bot", make)

    return spoil


def test_an_illegal_answer_is_given_by_another_level(match: Match, odd_levels: Callable[..., None]) -> None:
    seat = match.awaiting[0]
    odd_levels(0, "normal")
    answer = think(Question(match, seat, "normal"))
    assert (answer.level, answer.trouble) == ("regular", "wrong") and is_legal(match, answer)
    assert answer.detail == "answer 99999, which the rules refuse"
    odd_levels(0, "normal", "regular")
    answer = think(Question(match, seat, "normal"))
    assert (answer.level, answer.trouble) == ("random", "wrong") and is_legal(match, answer)


@pytest.mark.parametrize("game", arene.GAMES)
@pytest.mark.parametrize("after", [0, 1, 2])
def test_the_rules_accept_what_is_suggested(game: str, after: int, odd_levels: Callable[..., None]) -> None:
    odd_levels(after, "easy")
    match = arene.new_match(game, seats=4, seed=3)
    sound = make_bot("regular", match.game)
    for move in range(60):
        if match.over:
            break
        seat = match.awaiting[0]
        if move % 6 == 0:
            answer = suggest(Question(match, seat, "easy"))
            assert answer.actions
            twin = arene.position(game, match.position(), seed=1, options=match.options)
            twin.play(seat, answer.actions)
        match.play(seat, int(sound.choose(match.seen(seat), Fast(move))))


# ---- at the table


class Troubled(Here):
    """Thinkers of whom a quick one answers for another."""

    async def choose(self, match: Match, seat: int, level: str, seed: int | None = None) -> Answer:
        return (await super().choose(match, seat, level, seed))._replace(level="regular", trouble="late", detail="late")


def test_a_table_is_told_and_goes_on(
    server: TestClient, enter: Enter, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    screens = [Viewer(Viewpoint(None, lang), None) for lang in ("fr", "en")]
    told = Audience.publish_chat

    def publish(audience: Audience, line: Line) -> None:
        audience.viewers.update(screens)
        told(audience, line)
        audience.viewers.difference_update(screens)

    monkeypatch.setattr(Audience, "publish_chat", publish)
    monkeypatch.setattr(automata, "at_once", lambda *question: None)  # all are asked in processes
    tables = server.app.state.tables  # type: ignore[attr-defined]
    tables.thinkers = Troubled(1)
    host = enter("Ada")
    with caplog.at_level(logging.ERROR, "arene.server"):
        match = open_table(host, *["bot"] * 4)
        assert until_asked(host, match, patience=60)["over"], "the match is played to its end"
    lines = {lang: host.get(f"/api/matches/{match}/chat?lang={lang}").json() for lang in ("fr", "en")}
    assert [(line["text"], line["notice"], line["seat"]) for line in lines["en"]] == [
        ("A bot thought for too long; a quicker one has played in its place.", True, None)
    ]
    assert [line["text"] for line in lines["fr"]] == [
        "Un bot a réfléchi trop longtemps\u00a0; un plus rapide a joué à sa place."
    ]
    for screen, lang in zip(screens, ("fr", "en"), strict=True):
        message = screen.queue.get_nowait()
        assert message is not None and screen.queue.empty(), "told once"
        assert (message.name, message.data["text"]) == ("chat", lines[lang][0]["text"])
    files = sorted(tmp_path.rglob("*.jsonl"))
    kept = arene.load(files[0])
    assert kept.game.id == "sponsio" and not kept.over
    first = next(record.getMessage() for record in caplog.records if record.name == "arene.server")
    assert match in first and "regular" in first and kept.hash in first and str(files[0]) in first
    assert host.post(f"/api/matches/{match}/chat", json={"text": "bot-late"}).json()["text"] == "bot-late"


def test_who_answers_at_once_and_wrongly_is_replaced_and_told_of(enter: Enter, odd_levels: Callable[..., None]) -> None:
    host = enter("Ada")
    odd_levels(0, "regular")
    match = open_table(host, *["bot"] * 4)
    assert until_asked(host, match, patience=60)["over"], "the match is played to its end"
    [line] = host.get(f"/api/matches/{match}/chat").json()
    assert line["notice"] and "bot" in line["text"]


def test_the_box_of_an_older_match_is_read_by_the_rules_it_began_with() -> None:
    """It may hold what is refused today: here a condition that Lanista once printed and did not heed."""
    data = copy.deepcopy(dict(arene.load_game("lanista").edition().data))
    next(event for event in data["events"] if event["id"] == "E05")["effects"][0]["rank"] = "beta"
    game = arene.load_game("lanista").under(1)
    assert game is not None
    with pytest.raises(arene.BadData):
        arene.load_game("lanista").check_edition(data)
    match = Match(game, 2, game.check_options(2, {}), game.check_edition(data), bytes(32), ["Ada", "Bram"])
    answer = think(Question(match, match.awaiting[0], "regular"))
    assert answer.trouble is None and is_legal(match, answer)
