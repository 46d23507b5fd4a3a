"""How people and programs are known again, and what is left of them."""

from __future__ import annotations

import asyncio
import html
import re
import threading
import time
from typing import Any

import pytest
from fastapi import FastAPI
from itsdangerous import URLSafeSerializer
from sqlalchemy import select, text
from starlette.testclient import TestClient

from arene.server.accounts import _hashing
from arene.server.identity import COOKIE, device_of
from arene.store import SqlStore
from arene.store.schema import metadata
from tests.server.helpers import Enter, open_table, request_for, until_asked
from tests.server.test_refusals import problem

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1"


def browser(server: TestClient, agent: str = FIREFOX) -> TestClient:
    client = TestClient(server.app, headers={"accept-language": "en", "user-agent": agent}, follow_redirects=False)
    client.portal = server.portal
    return client


def name_of(client: TestClient) -> str:
    return str(client.get("/api/me").json().get("name", ""))


def make_account(client: TestClient, login: str = "Ada L.", password: str = "correct horse", **more: str) -> Any:
    return client.post("/me/account", data={"login": login, "password": password, **more})


def sign_in(client: TestClient, login: str = "ada l.", password: str = "correct horse") -> Any:
    return client.post("/login", data={"login": login, "password": password})


# ---- name and password


def test_one_signs_in_with_name_and_password(server: TestClient, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    assert make_account(ada).status_code == 200
    phone = browser(server, PHONE)
    assert sign_in(phone).status_code == 303
    assert name_of(phone) == "Ada" and phone.get(f"/api/matches/{match}").json()["seat"] == 0
    assert "ada l." in phone.get("/me").text


def test_who_does_not_know_the_password_stays_out(server: TestClient, enter: Enter, app: FastAPI) -> None:
    make_account(enter("Ada"))
    eve = browser(server)
    for login, password in (("ada l.", "wrong horse"), ("nobody", "correct horse"), ("ada l.", ""), ("", "")):
        problem(sign_in(eve, login, password), 403, "wrong-password")
    assert name_of(eve) == ""
    kept = app.state.store.accounts.account("ada l.")
    assert kept is not None and kept[1].startswith("$argon2id$") and "correct" not in kept[1]


def test_another_password_needs_the_present_one_and_ends_other_devices(server: TestClient, enter: Enter) -> None:
    ada, phone = enter("Ada"), browser(server, PHONE)
    make_account(ada)
    sign_in(phone)
    problem(make_account(ada, password="other horse", current="wrong horse"), 403, "wrong-password")
    assert name_of(phone) == "Ada"
    assert make_account(ada, password="other horse", current="correct horse").status_code == 200
    assert name_of(phone) == "" and name_of(ada) == "Ada"
    problem(sign_in(phone), 403, "wrong-password")
    assert sign_in(phone, password="other horse").status_code == 303


def test_few_passwords_are_looked_at_at_a_time(server: TestClient) -> None:
    """Each takes much memory."""
    lock, now, most = threading.Lock(), 0, 0

    def looks() -> None:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        time.sleep(0.005)
        with lock:
            now -= 1

    async def many() -> None:
        await asyncio.gather(*(_hashing(looks) for _ in range(12)))

    assert server.portal is not None
    server.portal.call(many)
    assert most == 2


def test_a_device_that_is_used_is_noted_within_the_hour(server: TestClient, app: FastAPI, enter: Enter) -> None:
    ada = enter("Ada")
    store: SqlStore = app.state.store
    with store._db.transaction() as db:
        db.run(text("UPDATE sessions SET seen = 1"))
    assert name_of(ada) == "Ada"
    assert server.portal is not None
    server.portal.call(app.state.identity.note_seen)
    assert store._db.rows(text("SELECT seen FROM sessions"))[0]["seen"] > 1


def test_a_link_that_is_opened_on_and_on_leaves_no_endless_list(server: TestClient, app: FastAPI, enter: Enter) -> None:
    ada = enter("Ada")
    link = ada.get("/api/me").json()["token"]
    last = browser(server)
    for _ in range(52):
        last = browser(server)
        assert last.get(f"/me/{link}").status_code == 303
    assert len(app.state.store._db.rows(text("SELECT id FROM sessions"))) == 50
    assert name_of(last) == "Ada" and name_of(ada) == "", "the device used longest ago has ended"


def test_names_and_passwords_that_do_not_fit(enter: Enter, server: TestClient) -> None:
    ada, bea = enter("Ada"), enter("Bea")
    problem(make_account(ada, login="ab"), 422, "login-short")
    problem(make_account(ada, password="short"), 422, "password-short")
    problem(make_account(ada, password="x" * 201), 422, "password-short")
    make_account(ada)
    problem(make_account(bea, login="ADA L."), 409, "login-taken")
    problem(make_account(browser(server)), 401, "stranger")


# ---- devices


def test_devices_are_listed_and_ended(server: TestClient) -> None:
    ada, phone = browser(server), browser(server, PHONE)
    ada.put("/api/me", json={"name": "Ada"})
    phone.get("/me/" + ada.get("/api/me").json()["token"])
    shown = ada.get("/me").text
    assert "Firefox, Linux" in shown and "Safari, iPhone" in shown and "This device" in shown
    sessions = re.findall(r'name="id" value="([^"]+)"', shown)
    assert len(sessions) == 2
    mine = ada.app.state.identity.session(FakeRequest(ada.cookies[COOKIE]))  # type: ignore[attr-defined]
    other = next(id for id in sessions if id != mine)
    assert browser(server).post("/me/sessions/end", data={"id": other}).status_code == 401
    eve = browser(server)
    eve.put("/api/me", json={"name": "Eve"})
    eve.post("/me/sessions/end", data={"id": other})
    assert name_of(phone) == "Ada", "nobody ends another's"
    ada.post("/me/sessions/end", data={"id": other})
    assert name_of(phone) == "" and name_of(ada) == "Ada"
    old = ada.cookies[COOKIE]
    ada.post("/me/sessions/end", data={"id": mine})
    assert name_of(ada) == ""
    ada.cookies.set(COOKIE, old)
    assert name_of(ada) == "", "a cookie that was kept is worth nothing"


class FakeRequest:
    def __init__(self, cookie: str) -> None:
        self.cookies = {COOKIE: cookie}
        self.headers: dict[str, str] = {}


def test_a_cookie_of_an_earlier_version_goes_on_counting(server: TestClient, app: FastAPI, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    person = app.state.store.seats(match)[0].person
    old = browser(server)
    old.cookies.set(COOKIE, str(URLSafeSerializer(app.state.store.secret(), salt="cookie").dumps(person)))
    assert name_of(old) == "Ada"
    old.post("/me", data={"name": "Ada"})
    assert "This device" in old.get("/me").text


@pytest.mark.parametrize(
    ("agent", "device"), [(FIREFOX, "Firefox, Linux"), (PHONE, "Safari, iPhone"), ("curl/8", ""), ("", "")]
)
def test_devices_have_names(agent: str, device: str) -> None:
    assert device_of(agent) == device


# ---- programs


def make_token(client: TestClient, *scopes: str) -> str:
    shown = client.post("/me/tokens", data={"name": "My bot", **{f"scope-{scope}": "on" for scope in scopes}}).text
    found = re.search(r'value="(arene_[^"]+)"', shown)
    assert found is not None
    return found[1]


def program(server: TestClient, token: str) -> TestClient:
    client = browser(server)
    client.headers["authorization"] = f"Bearer {token}"
    return client


def test_a_program_plays_for_its_owner(server: TestClient, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    bot = program(server, make_token(ada, "look", "play"))
    table = until_asked(bot, match)
    assert table["seat"] == 0
    answer = bot.post(f"/api/matches/{match}/actions", json=request_for(table, table["actions"][0]["action"]))
    assert answer.status_code == 200 and "set-cookie" not in answer.headers


def test_a_program_sits_down_under_its_owner_s_name(server: TestClient, enter: Enter) -> None:
    ada, bea = enter("Ada"), enter("Bea")
    match = open_table(bea, "me", "open", "bot")
    bot = program(server, make_token(ada, "play"))
    answer = bot.post(f"/api/matches/{match}/seats/1", json={"name": "Renamed"})
    assert answer.status_code == 200 and "set-cookie" not in answer.headers
    assert answer.json()["seats"][1]["name"] == "Ada" and name_of(ada) == "Ada"


def test_a_program_does_what_was_ticked_and_no_more(server: TestClient, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "open", "bot")
    look, play, host = (program(server, make_token(ada, scope)) for scope in ("look", "play", "host"))
    new = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    for client, scope in ((look, "look"), (play, "play"), (host, "host")):
        for needed, answer in (
            ("look", client.get(f"/api/matches/{match}")),
            ("look", client.get("/api/games")),
            ("play", client.post(f"/api/matches/{match}/chat", json={"text": "x"})),
            ("play", client.put(f"/api/matches/{match}/note", json={"text": "x"})),
            ("host", client.post("/api/matches", json=new)),
            ("never", client.put("/api/me", json={"name": "Eve"})),
            ("never", client.get("/me")),
            ("never", client.post("/me/link")),
            ("never", client.post("/me/tokens", data={"scope-host": "on"})),
            ("never", client.get("/me/data.json")),
            ("never", client.post("/me/erase", data={"sure": "on"})),
        ):
            assert answer.status_code == 403 if needed != scope else answer.status_code < 300, (scope, answer.url)
    assert "token" not in look.get("/api/me").json()
    assert name_of(ada) == "Ada"


def test_a_token_ends(server: TestClient, enter: Enter, app: FastAPI) -> None:
    ada, eve = enter("Ada"), enter("Eve")
    token = make_token(ada, "look")
    bot = program(server, token)
    assert bot.get("/api/me").status_code == 200
    assert token not in ada.get("/me").text, "it is shown once"
    (id,) = re.findall(r'action="/me/tokens/end".*?value="([0-9a-f]{64})"', ada.get("/me").text, re.DOTALL)
    eve.post("/me/tokens/end", data={"id": id})
    assert bot.get("/api/me").status_code == 200, "nobody ends another's"
    ada.post("/me/tokens/end", data={"id": id})
    problem(bot.get("/api/me"), 401, "no-token")
    problem(program(server, "arene_guess").get("/api/me"), 401, "no-token")
    problem(ada.post("/me/tokens", data={"name": "x"}), 422, "token-scopes")


# ---- all that is kept


def fill(server: TestClient, enter: Enter) -> tuple[TestClient, TestClient, str]:
    ada, bea = enter("Adalbert"), enter("Bea")
    match = open_table(bea, "me", "open", "bot")
    assert ada.post(f"/api/matches/{match}/seats/1", json={"name": "Adalbert"}).status_code == 200
    ada.post(f"/api/matches/{match}/chat", json={"text": "a word of mine"})
    ada.put(f"/api/matches/{match}/note", json={"text": "a note of mine"})
    make_account(ada, login="adalbert7")
    make_token(ada, "look")
    return ada, bea, match


def test_everything_that_is_kept_is_handed_over(server: TestClient, enter: Enter) -> None:
    ada, bea, match = fill(server, enter)
    kept = ada.get("/me/data.json").json()
    assert kept["person"]["name"] == "Adalbert" and kept["login"] == "adalbert7"
    assert [seat["match"] for seat in kept["seats"]] == [match]
    assert kept["said"][0]["text"] == "a word of mine" and kept["notes"][0]["text"] == "a note of mine"
    assert len(kept["sessions"]) == 1 and kept["tokens"] == [{"name": "My bot", "scopes": ["look"]}]
    assert bea.get("/me/data.json").json()["said"] == []
    problem(browser(server).get("/me/data.json"), 401, "stranger")


def test_nothing_is_left_of_who_wants_to_be_forgotten(server: TestClient, enter: Enter, app: FastAPI) -> None:
    ada, bea, match = fill(server, enter)
    waiting = open_table(bea, "me", "open", "open")
    ada.post(f"/api/matches/{waiting}/seats/1", json={"name": "Adalbert"})
    own = open_table(ada, "me", "open", "open")
    ended = open_table(ada, "me", "open", "bot")  # what the tables themselves say of her
    bea.post(f"/api/matches/{ended}/seats/1", json={"name": "Bea"})
    assert ada.post(f"/api/matches/{ended}/end").status_code == 200
    assert (
        "Adalbert" in bea.get(f"/api/matches/{ended}").text and "Adalbert" in bea.get(f"/api/matches/{ended}/chat").text
    )
    link = ada.get("/api/me").json()["token"]
    problem(ada.post("/me/erase"), 422, "erase-sure")
    assert ada.post("/me/erase", data={"sure": "on"}).status_code == 200
    assert name_of(ada) == "" and server.get(f"/me/{link}").status_code == 404
    problem(sign_in(browser(server), "adalbert7"), 403, "wrong-password")
    assert bea.get(f"/api/matches/{own}").status_code == 404
    assert bea.get(f"/api/matches/{waiting}").json()["seats"][1]["kind"] == "open"
    table = until_asked(bea, match)  # the match goes on, with a bot
    assert table["seats"][1]["kind"] == "bot"
    app.state.tables._tables.pop(ended, None)  # read anew
    for id in (match, ended):
        for path in (f"/api/matches/{id}", f"/api/matches/{id}/chat", f"/api/matches/{id}/replay", f"/t/{id}"):
            text = html.unescape(bea.get(path).text)
            assert "Adalbert" not in text and "a word of mine" not in text, path
    store: SqlStore = app.state.store
    for kind in metadata.sorted_tables:
        assert "Adalbert" not in str(store._db.rows(select(kind))), kind.name
