"""Guided first matches: every move they ask for is playable, every word is there, nothing is left to chance."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from arene.core.edition import read_toml
from arene.core.game import GAMES, load_game
from arene.core.refusal import BadData
from arene.server import tutorial as teaching
from arene.server.sitewords import site_words
from arene.server.tutorial import Tutorial, taught
from arene.words import LANGUAGES

TAUGHT = [game for game in GAMES if taught(game)]


def test_every_game_is_taught() -> None:
    assert set(TAUGHT) == set(GAMES)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_is_playable_up_to_the_end(game: str) -> None:
    tutorial = Tutorial(game)
    assert tutorial.match.over
    for match in tutorial.matches:
        script = match.script
        assert script is not None and script.position == len(script.draws), "draws are left over"
    assert sum(moment.by == tutorial.you for moment in tutorial.moments) >= 8
    assert tutorial.match.standings[0]["seat"] == tutorial.you


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_only_what_is_asked_is_lit_and_the_coach_always_has_words(game: str, lang: str) -> None:
    tutorial = Tutorial(game)
    frames = tutorial.told("Ada", lang, True)
    assert len(frames) == len(tutorial.frames)
    spoken = [frame["lesson"]["number"] for frame in frames if frame["lesson"]]
    assert sorted(set(spoken)) == list(range(1, len(tutorial.lessons) + 1)) and spoken == sorted(spoken)
    for frame, told in zip(tutorial.frames, frames, strict=True):
        assert told["prompt"]["yours"] == bool(frame.ask) == bool(told["actions"])
        if told["lesson"] and not frame.ask and not told["over"]:
            assert told["prompt"]["sentence"] == told["prompt"]["text"] == site_words(lang)("lesson-read")
        if frame.ask:
            assert told["lesson"]["asks"] and len(told["lesson"]["text"]) < 330
            assert [one["action"] for one in told["actions"]] == [tutorial.match.space.action(frame.ask[0]).to_json()]
            legal = {int(number) for number in tutorial.moments[frame.step].state.legal(tutorial.you)}
            assert frame.ask[0] in legal
            greyed = [one for one in told["blocked"] if one["rule"] == ""]
            assert len(greyed) == len(legal) - 1 and all(one["reason"] for one in greyed)
    assert frames[-1]["over"] and frames[-1]["lesson"]["number"] == len(tutorial.lessons)
    lines = [line for frame in frames for line in frame["log"]["lines"]]
    assert any({"fr": "Vous ", "en": "You "}[lang] in line["text"] for line in lines)
    assert [frame["log"]["from"] for frame in frames] == sorted(frame["log"]["from"] for frame in frames)


@pytest.mark.parametrize("game", TAUGHT)
def test_over_http(server: TestClient, game: str) -> None:
    assert server.get(f"/learn/{game}").status_code == 200
    for page in ("/", f"/rules/{game}", "/rules"):
        assert f"/learn/{game}" in server.get(page).text
    told = server.get(f"/api/tutorials/{game}", params={"lang": "en"}).json()
    number, asked = next((place, frame) for place, frame in enumerate(told["frames"]) if frame["actions"])
    action = asked["actions"][0]["action"]
    after = server.post(f"/api/tutorials/{game}/preview", json={"frame": number, "actions": [action]})
    assert after.status_code == 200 and isinstance(after.json()["foreseen"], bool)
    other = next(one["action"] for one in asked["blocked"])
    refused = server.post(f"/api/tutorials/{game}/preview", json={"frame": number, "actions": [other]})
    assert (refused.status_code, refused.json()["code"]) == (409, "lesson")


def test_a_game_without_lessons_or_a_moment_beyond_the_end(server: TestClient) -> None:
    assert server.get("/learn/chess").status_code == 404
    assert server.get("/api/tutorials/chess").json()["code"] == "no-tutorial"
    body = {"frame": 9999, "actions": []}
    assert server.post("/api/tutorials/sponsio/preview", json=body).status_code == 404
    body = {"frame": 1, "actions": [{"kind": "nonsense"}]}
    assert server.post("/api/tutorials/sponsio/preview", json=body).status_code == 422


def test_a_lesson_that_cannot_be_played_names_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = read_toml(load_game("sponsio").file("tutorial.toml"))
    broken["lessons"][3]["others"][1]["card"] = "Y5"
    monkeypatch.setattr(teaching, "read_toml", lambda path: broken)
    with pytest.raises(BadData, match=r"lessons\[3\]"):
        Tutorial("sponsio")


def test_a_lesson_may_begin_at_a_later_moment_of_the_match() -> None:
    tutorial = Tutorial("automobile")
    frames = tutorial.told("Ada", "en", True)
    assert len(tutorial.matches) > 1
    later = next(place for place, moment in enumerate(tutorial.moments) if moment.match is tutorial.matches[1])
    first = next(told for frame, told in zip(tutorial.frames, frames, strict=True) if frame.step >= later)
    before = frames[frames.index(first) - 1]
    assert first["view"]["round"] > before["view"]["round"] + 1
    assert first["log"]["from"] == before["log"]["from"] + len(before["log"]["lines"]), "the log goes on"


def test_what_is_not_asked_for_says_why() -> None:
    tutorial = Tutorial("automobile")
    for lang, word in (("fr", "les trois ensemble"), ("en", "the three together")):
        frames = tutorial.told("Ada", lang, True)
        sale = next(told for told in frames if told["view"]["decision"] == "sell" and told["actions"])
        reasons = {one["reason"] for one in sale["blocked"] if one["rule"] == ""}
        assert len(reasons) == 1 and word in reasons.pop()


def test_the_end_says_who_won() -> None:
    for game in TAUGHT:
        last = Tutorial(game).told("Ada", "en", True)[-1]
        assert "Ada" in last["prompt"]["text"]
