"""Playing through the API: whole matches, repeated and stale requests, restarts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import arene
from arene.server import app as application
from tests.server.helpers import Enter, Here, open_table, request_for, until_asked

BOTS = ("me", "bot", "bot", "bot")


def play_on(client: TestClient, match: str, limit: int = 1000) -> dict[str, Any]:
    for count in range(limit):
        table = until_asked(client, match)
        if table["over"]:
            return table
        action = table["actions"][count % len(table["actions"])]["action"]
        answer = client.post(f"/api/matches/{match}/actions", json=request_for(table, action, key=f"p{count}"))
        assert answer.status_code == 200, answer.text
    return table


def free_bet(table: dict[str, Any]) -> dict[str, Any]:
    """A ticket that may be bet on, other than the counter-bet."""
    bets = [one["action"] for one in table["actions"] if one["action"]["kind"] == "bet"]
    return next(bet for bet in bets if bet["ticket"] != "XVI")


def test_a_whole_match_against_bots(enter: Enter, tmp_path: Path) -> None:
    ada = enter("Ada")
    match = open_table(ada, *BOTS, options={"max_rounds": 2})
    assert ada.get(f"/api/matches/{match}/file").status_code == 409
    assert ada.get(f"/api/matches/{match}/verification").status_code == 409
    table = play_on(ada, match)
    assert table["standings"][0]["rank"] == 1
    proof = ada.get(f"/api/matches/{match}/verification").json()
    assert proof["fits"] and proof["replayed"]
    file = tmp_path / "match.jsonl"
    file.write_bytes(ada.get(f"/api/matches/{match}/file").content)
    assert arene.verify(file).over
    replay = ada.get(f"/api/matches/{match}/replay").json()["steps"]
    assert replay[-1]["over"]
    assert sum(len(step["log"]["lines"]) for step in replay) == int(table["seen"].split(".")[0])
    assert {"betting", "tricks"} <= {topic for step in replay[1:] for topic in step["topics"]}, "the way to the rule"


def test_three_people_join_by_the_link(enter: Enter) -> None:
    ada, bob, cleo = enter("Ada"), enter("Bob"), enter("Cleo")
    match = open_table(ada, "me", "open", "open", listed=True)
    assert not bob.get(f"/api/matches/{match}").json()["begun"]
    assert match in ada.get("/").text
    assert bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"}).json()["seat"] == 1
    taken = cleo.post(f"/api/matches/{match}/seats/1", json={"name": "Cleo"})
    assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")
    cleo.post(f"/api/matches/{match}/seats/2", json={"name": "Bob", "shape": "square"})
    told = ada.get(f"/api/matches/{match}").json()
    assert told["begun"]
    assert [seat["name"] for seat in told["seats"]] == ["Ada", "Bob", "Bob 2"]
    assert len({seat["shape"] for seat in told["seats"]}) == 3
    asked = [client for client in (ada, bob, cleo) if client.get(f"/api/matches/{match}").json()["prompt"]["yours"]]
    assert len(asked) == 1


def test_the_host_starts_with_bots(enter: Enter) -> None:
    ada, bob = enter("Ada"), enter("Bob")
    match = open_table(ada, "me", "open", "open", "open")
    assert bob.post(f"/api/matches/{match}/start").status_code == 403
    assert ada.post(f"/api/matches/{match}/start").json()["begun"]
    assert ada.post(f"/api/matches/{match}/start").status_code == 409
    assert bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"}).json()["code"] == "begun"


def test_the_same_key_twice_is_one_move(enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, *BOTS)
    table = until_asked(ada, match)
    reveal = next(one["action"] for one in table["actions"] if one["action"]["kind"] == "reveal")
    sent = request_for(table, reveal, key="once")
    first = ada.post(f"/api/matches/{match}/actions", json=sent)
    again = ada.post(f"/api/matches/{match}/actions", json=sent)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.content == again.content
    shown = ada.get(f"/api/matches/{match}").json()["view"]["players"][0]["shown"]
    assert len(shown) == 1


def test_a_stale_prompt_changes_nothing_and_brings_the_table(enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, *BOTS)
    table = until_asked(ada, match)
    reveal, other = [one["action"] for one in table["actions"] if one["action"]["kind"] == "reveal"][:2]
    ada.post(f"/api/matches/{match}/actions", json=request_for(table, reveal, key="a"))
    late = ada.post(f"/api/matches/{match}/actions", json=request_for(table, other, key="b"))
    assert late.status_code == 409
    assert late.headers["content-type"] == "application/problem+json"
    told = late.json()
    assert told["code"] == "stale"
    assert "nothing was played" in told["detail"]
    assert told["table"]["view"]["players"][0]["shown"] == [reveal["card"]]
    assert told["table"]["log"]["from"] == int(table["seen"].split(".")[0])


def test_a_refusal_names_the_rule(enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, *BOTS)
    table = until_asked(ada, match)
    refused = ada.post(f"/api/matches/{match}/actions", json=request_for(table, {"kind": "play", "card": "R1"}))
    assert (refused.status_code, refused.json()["rule"]) == (409, "sponsio.order")
    assert until_asked(ada, match)["prompt"]["id"] == table["prompt"]["id"]


def test_a_refusal_tells_the_log_as_the_table_does(enter: Enter) -> None:
    """Whoever asks for what is refused goes on reading “you”, and so does whoever plays."""
    ada = enter("Ada")
    match = open_table(ada, *BOTS)
    table = until_asked(ada, match)
    reveal = next(one["action"] for one in table["actions"] if one["action"]["kind"] == "reveal")
    played = ada.post(f"/api/matches/{match}/actions", json=request_for(table, reveal)).json()
    told = ada.get(f"/api/matches/{match}").json()["log"]["lines"]
    own = [line["text"] for line in told if line["text"].startswith("You ")]
    assert own and set(played["lines"]) <= {line["text"] for line in told}
    for refused in (
        ada.post(f"/api/matches/{match}/preview", json={"actions": [reveal]}),
        ada.post(f"/api/matches/{match}/actions", json={**request_for(table, reveal, key="b"), "seen": ""}),
    ):
        assert refused.status_code == 409
        assert refused.json()["table"]["log"]["lines"][: len(told)] == told


def test_a_preview_plays_nothing_and_a_list_plays_all(enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, *BOTS)
    table = until_asked(ada, match)
    actions = [next(one["action"] for one in table["actions"] if one["action"]["kind"] == "reveal")]
    told = ada.post(f"/api/matches/{match}/preview", json={"actions": actions}).json()
    bet = free_bet(told)
    wager = next(one for one in told["view"]["tickets"] if one["id"] == bet["ticket"])["wagers"][0]["id"]
    actions += [bet, {"kind": "wager", "wager": wager}]
    told = ada.post(f"/api/matches/{match}/preview", json={"actions": actions}).json()
    assert told["view"]["players"][0]["bets"][0]["wager"] == wager
    assert until_asked(ada, match)["view"]["players"][0]["bets"] == []
    answer = ada.post(f"/api/matches/{match}/actions", json=request_for(table, *actions))
    assert answer.json()["moves"] == 3
    assert until_asked(ada, match)["view"]["players"][0]["bets"][0]["ticket"] == bet["ticket"]


def test_undo(enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, *BOTS)
    table = until_asked(ada, match)
    assert not table["undo"]["allowed"]
    reveal = next(one["action"] for one in table["actions"] if one["action"]["kind"] == "reveal")
    ada.post(f"/api/matches/{match}/actions", json=request_for(table, reveal, key="1"))
    table = until_asked(ada, match)
    bet = free_bet(table)
    ada.post(f"/api/matches/{match}/actions", json=request_for(table, bet, key="2"))
    table = until_asked(ada, match)
    assert table["undo"]["allowed"] and table["view"]["pending"] == {"ticket": bet["ticket"]}
    sent = {"prompt": table["prompt"]["id"], "key": "u"}
    assert ada.post(f"/api/matches/{match}/undo", json=sent).json()["accepted"] == "undo"
    assert ada.post(f"/api/matches/{match}/undo", json=sent).status_code == 200
    table = until_asked(ada, match)
    assert table["view"]["pending"] == {} and not table["undo"]["allowed"]
    refused = ada.post(f"/api/matches/{match}/undo", json={"prompt": table["prompt"]["id"], "key": "v"})
    assert (refused.status_code, refused.json()["rule"]) == (409, "match.undo-fence")


def test_everything_is_there_after_a_restart(enter: Enter, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = enter("Ada")
    match = open_table(ada, *BOTS)
    play_on(ada, match, 6)
    before = until_asked(ada, match)
    monkeypatch.setattr(application, "Thinkers", Here)
    with TestClient(
        application.create_app(database), headers={"accept-language": "en"}, cookies=dict(ada.cookies)
    ) as again:
        after = until_asked(again, match)
        assert {**after, "seats": 0, "watching": 0} == {**before, "seats": 0, "watching": 0}
        assert play_on(again, match, 3)["seat"] == 0


def test_a_rematch_is_offered_once(enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, *BOTS, options={"max_rounds": 1})
    assert ada.post(f"/api/matches/{match}/rematch").status_code == 409
    play_on(ada, match)
    first = ada.post(f"/api/matches/{match}/rematch").json()["match"]
    assert ada.post(f"/api/matches/{match}/rematch").json()["match"] == first
    assert ada.get(f"/api/matches/{first}").json()["seats"][3]["name"] == "Ada"
    assert enter("Eve").post(f"/api/matches/{match}/rematch").status_code == 403
