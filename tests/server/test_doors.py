"""The doors of the site: who may write, under which name it answers, and how much is too much."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from arene.server import app as application
from arene.server.identity import COOKIE
from arene.server.limits import Allowance
from arene.server.settings import Rate, Settings
from tests.server.helpers import Here, open_table
from tests.server.test_refusals import problem

HERE = "http://testserver"
Serve = Callable[..., TestClient]


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hands: Hands) -> Iterator[Serve]:
    """A server with settings of one's own, and a client of it."""
    monkeypatch.setattr(application, "Thinkers", Here)
    open_clients: list[Any] = []

    def make(address: str = HERE, **settings: Any) -> TestClient:
        app = application.create_app(tmp_path / "doors.db", clock=hands, settings=Settings(**settings))
        client = TestClient(app, address, headers={"accept-language": "en"})
        open_clients.append(client)
        return client.__enter__()

    yield make
    for client in open_clients:
        client.__exit__(None, None, None)


@contextmanager
def unchanged(client: TestClient) -> Iterator[None]:
    before = client.get("/api/me").json()
    yield
    assert client.get("/api/me").json() == before


# ---- who may write


FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://testserver:8001"},
    {"Origin": "http://www.testserver"},
    {"Origin": "https://testserver"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": HERE},
    {"Sec-Fetch-Site": "same-site", "Authorization": "Basic Y2x1YjpzZWNyZXQ="},  # a proxy's: every browser adds that
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_another_site_changes_nothing(serve: Serve, headers: dict[str, str]) -> None:
    client = serve()
    client.put("/api/me", json={"name": "Ada"})
    match = open_table(client, "me", "open", "open")
    with unchanged(client):
        problem(client.put("/api/me", json={"name": "Eve"}, headers=headers), 403, "foreign")
        problem(client.post("/me", data={"name": "Eve"}, headers=headers), 403, "foreign")
        problem(client.post("/me/link", headers=headers), 403, "foreign")
        problem(client.post(f"/api/matches/{match}/start", headers=headers), 403, "foreign")
        problem(client.delete(f"/api/matches/{match}", headers=headers), 403, "foreign")
    assert not client.get(f"/api/matches/{match}").json()["begun"]


@pytest.mark.parametrize(
    "headers", [{"Origin": HERE}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {}]
)
def test_own_pages_and_programs_write(serve: Serve, headers: dict[str, str]) -> None:
    assert serve().put("/api/me", json={"name": "Ada"}, headers=headers).status_code == 200


def test_a_program_shows_its_token_wherever_it_runs(serve: Serve) -> None:
    client = serve()
    token = client.put("/api/me", json={"name": "Ada"}).json()["token"]
    bearer = {"Authorization": f"Bearer {token}", "Origin": "https://elsewhere.example"}
    assert client.put("/api/me", json={"name": "Bea"}, headers=bearer).json()["name"] == "Bea"


def test_answers_say_what_a_browser_may_do_with_them(serve: Serve) -> None:
    client = serve()
    for path in ("/", "/api/games", "/static/site.css", "/nothing-here", "/t/none-such"):
        told = client.get(path).headers
        policy = told["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
        assert told["x-content-type-options"] == "nosniff" and told["referrer-policy"] == "same-origin"
        assert told["cross-origin-opener-policy"] == told["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in told and "server" not in told


NASTY = "<img src=x onerror=alert(1)>"


def test_markup_in_names_and_lines_is_text(serve: Serve) -> None:
    client = serve()
    assert client.put("/api/me", json={"name": NASTY[:24]}).status_code == 200
    match = open_table(client, "me", "open", "open", listed=True)
    client.post(f"/api/matches/{match}/chat", json={"text": NASTY})
    stranger = TestClient(client.app, HERE)
    stranger.portal = client.portal
    for visitor in (client, stranger):
        for path in ("/", "/matches", "/me", f"/t/{match}", f"/t/{match}?watch", f"/t/{match}/rules"):
            assert "<img src=x" not in visitor.get(path, headers={"Accept": "text/html"}).text, path


# ---- under which name


def test_links_name_the_public_address_whatever_the_browser_says(serve: Serve) -> None:
    client = serve("https://jeux.example", public_url="https://jeux.example", allowed_hosts=("localhost:8000",))
    client.put("/api/me", json={"name": "Ada"})
    match = open_table(client, "me", "open", "open")
    cookie = client.put("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    for host in ("jeux.example", "localhost:8000"):
        for page in ("/me", f"/t/{match}"):
            text = client.get(page, headers={"Host": host}).text
            assert "https://jeux.example/" in text and "localhost" not in text
    told = problem(client.get("/me", headers={"Host": "evil.example", "Accept": "*/*"}), 421, "wrong-host")
    assert "https://jeux.example" in told["detail"] and "evil.example" not in told["detail"]
    assert "Secure" in cookie
    assert client.get("/").headers["strict-transport-security"]


def test_without_a_public_address_any_name_of_the_machine_will_do(serve: Serve) -> None:
    client = serve()
    client.put("/api/me", json={"name": "Ada"})
    for host in ("192.168.1.20:8000", "salon.local"):
        assert f"http://{host}/me/" in client.get("/me", headers={"Host": host}).text


def test_a_forwarded_address_counts_from_a_trusted_proxy_only() -> None:
    from arene.server.command import listening

    assert listening(Settings())["proxy_headers"] is False
    behind = listening(Settings(trusted_proxies=("10.0.0.1", "172.16.0.0/12")))
    assert behind["proxy_headers"] is True and behind["forwarded_allow_ips"] == ["10.0.0.1", "172.16.0.0/12"]


# ---- how much


def test_tables_by_one_person_are_limited(serve: Serve, hands: Hands) -> None:
    client = serve(tables_per_person=Rate(3, 3600))
    client.put("/api/me", json={"name": "Ada"})
    for _ in range(3):
        open_table(client, "me", "open", "open")
    body = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    refused = client.post("/api/matches", json=body)
    assert problem(refused, 429, "too-many-tables")["detail"] == (
        "Too many tables opened in a short time: try again in 20 minutes."
    )
    assert refused.headers["retry-after"] == "1200"
    french = client.post("/new/sponsio", data={"seats": "3"}, headers={"Accept": "text/html", "Accept-Language": "fr"})
    assert french.status_code == 429 and "réessayez dans 20 minutes" in french.text
    hands.now += 1200
    open_table(client, "me", "open", "open")


def test_newcomers_from_one_address_are_limited(serve: Serve) -> None:
    client = serve(people_per_address=Rate(2, 3600))
    match = ""
    for name in ("Ada", "Bea"):
        assert client.put("/api/me", json={"name": name}).status_code == 200
        match = match or open_table(client, "me", "open", "open")
        client.cookies.clear()
    for answer in (
        client.put("/api/me", json={"name": "Cleo"}),
        client.post("/me", data={"name": "Cleo"}),
        client.post("/new/sponsio", data={"name": "Cleo"}),
        client.post(f"/t/{match}/join", data={"name": "Cleo"}),
        client.post(f"/api/matches/{match}/seats/1", json={"name": "Cleo"}),
    ):
        problem(answer, 429, "too-many-people")
    assert client.get(f"/api/matches/{match}").json()["seats"][1]["kind"] == "open"


def test_codes_cannot_be_guessed_by_the_thousand(serve: Serve, hands: Hands) -> None:
    client = serve(guesses=Rate(5))
    client.put("/api/me", json={"name": "Ada"})
    match = open_table(client, "me", "open", "open")
    stranger = TestClient(client.app, HERE, headers={"accept-language": "en"})
    stranger.portal = client.portal
    for code in ("aaaa-0001", "aaaa-0002"):
        assert stranger.get(f"/t/{code}").status_code == stranger.get(f"/api/matches/{code}/chat").status_code == 404
    assert stranger.get("/me/no-such-link").status_code == 404
    problem(stranger.get(f"/api/matches/{match}"), 429, "too-many-guesses")  # not even a right one
    problem(stranger.post(f"/t/{match}/join", data={"name": "Eve"}), 429, "too-many-guesses")
    assert client.get(f"/api/matches/{match}").status_code == 200, "nobody else at that address is kept out"
    assert stranger.get("/").status_code == 200
    hands.now += 12
    assert stranger.get(f"/api/matches/{match}").status_code == 200


def test_passwords_cannot_be_guessed_by_the_thousand(serve: Serve, hands: Hands) -> None:
    client = serve(guesses=Rate(5))
    client.put("/api/me", json={"name": "Ada"})
    client.post("/me/account", data={"login": "ada", "password": "correct horse"})
    client.cookies.clear()

    def sign_in(password: str) -> Any:
        return client.post("/login", data={"login": "Ada", "password": password}, follow_redirects=False)

    assert [sign_in(f"guess {number}").status_code for number in range(7)] == [403] * 5 + [429] * 2
    problem(sign_in("correct horse"), 429, "too-many-guesses")  # nor the right one
    hands.now += 12
    assert sign_in("correct horse").status_code == 303


def test_nor_are_they_when_all_come_at_once(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    client = serve(guesses=Rate(5))
    looked_at: list[str] = []

    def fits(hashed: str, password: str) -> bool:
        looked_at.append(password)
        return False

    monkeypatch.setattr("arene.server.accounts._fits", fits)

    async def guess(number: int) -> int:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(client.app), base_url="http://testserver") as one:
            answer = await one.post("/login", data={"login": "ada", "password": f"guess {number}"})
            return answer.status_code

    async def many() -> list[int]:
        return await asyncio.gather(*(guess(number) for number in range(20)))

    assert client.portal is not None
    told = client.portal.call(many)
    assert len(looked_at) <= 5 + 1, "one more was under way"
    assert told.count(403) == len(looked_at) and told.count(429) == 20 - len(looked_at)


def test_requests_are_limited_by_address_and_person(serve: Serve, hands: Hands) -> None:
    client = serve(requests_per_address=Rate(20), requests_per_person=Rate(10))
    client.put("/api/me", json={"name": "Ada"})
    told = [client.get("/api/me").status_code for _ in range(12)]
    assert told == [200] * 10 + [429] * 2
    client.cookies.clear()
    told = [client.get("/rules").status_code for _ in range(9)]
    assert told[0] == 200 and told[-1] == 429
    hands.now += 60
    assert client.get("/rules").status_code == 200


def test_what_somebody_shows_takes_no_room_however_long(serve: Serve) -> None:
    client = serve()
    for number in range(3):
        long = f"{number}" + "x" * 30_000
        assert client.get("/api/me", headers={"Authorization": f"Bearer {long}"}).status_code == 401
        assert client.get("/api/me", headers={"Cookie": f"{COOKIE}={long}"}).status_code == 401
    identity = client.app.state.identity  # type: ignore[attr-defined]
    assert all(len(who) < 100 for who in identity.limits._person._spent)
    assert identity._loaded.cache_info().currsize == 0


def test_behind_a_proxy_with_a_password_everybody_has_a_measure_of_his_own(serve: Serve) -> None:
    client = serve(requests_per_person=Rate(3))
    for name in ("Ada", "Bea"):
        client.cookies.clear()
        client.put("/api/me", json={"name": name})
        same = {"Authorization": "Basic Y2x1YjpzZWNyZXQ="}
        assert [client.get("/api/me", headers=same).status_code for _ in range(4)] == [200, 200, 200, 429]


def test_who_wants_no_limits_has_none(serve: Serve) -> None:
    client = serve(limits=False, requests_per_address=Rate(1), tables_per_person=Rate(1), guesses=Rate(1))
    client.put("/api/me", json={"name": "Ada"})
    for _ in range(3):
        open_table(client, "me", "open", "open")
        assert client.get("/t/none-such").status_code == 404


def test_a_machine_s_clock_that_is_set_back_changes_nothing(
    serve: Serve, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chat and limits count by a clock that only goes on."""
    client = serve(tables_per_person=Rate(1))
    client.put("/api/me", json={"name": "Ada"})
    match = open_table(client, "me", "open", "open")
    for _ in range(10):
        client.post(f"/api/matches/{match}/chat", json={"text": "x"})
    flooding = client.post(f"/api/matches/{match}/chat", json={"text": "x"})
    assert problem(flooding, 429, "too-fast") and flooding.headers["retry-after"] == "10"
    then = time.time()
    monkeypatch.setattr(time, "time", lambda: then - 86400)
    hands.now += 61
    assert client.post(f"/api/matches/{match}/chat", json={"text": "x"}).status_code == 201
    open_table(client, "me", "open", "open")


def test_an_allowance_forgets_those_who_have_not_come_for_long(hands: Hands) -> None:
    allowance = Allowance(Rate(2, 60), hands)
    for number in range(30_000):
        hands.now += 1
        assert allowance.spend(f"v{number}") == 0
    assert len(allowance._spent) <= 20_000
    assert allowance.spend("v29999") == 0
    assert allowance.spend("v29999") == 30, "who came a moment ago is remembered"
