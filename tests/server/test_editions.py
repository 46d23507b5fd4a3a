"""An owner's edition at a table of the site: brought along by the host, checked, played, told, and nobody else's."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from starlette.testclient import TestClient

import arene
from arene import booklet
from arene.core.edition import Edition
from arene.core.text import Words
from tests.server.helpers import Enter, open_table, until_asked

SPONSIO = arene.load_game("sponsio")
SHIPPED = SPONSIO.file("edition.toml").read_text(encoding="utf-8")
TOLD = '\n\n<a id="told"></a>\nTold: {{ start_coins_told }} and {{ options.goal_coins }} of {{ box_told }}.\n'


def own_text(coins: int = 30, name: str = "My box") -> str:
    text = SHIPPED.replace("start_coins = 10", f"start_coins = {coins}").replace("sponsio-reconstructed-2", "mine")
    text = text.replace('source = "reconstructed"', 'source = "owner"')
    return text.replace("Édition reconstituée", "Ma boîte").replace("Reconstructed edition", name)


def own_data(coins: int = 30, name: str = "My box") -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(dict(SPONSIO.edition().data)))
    return {**data, "id": "mine", "source": "owner", "start_coins": coins, "name": {"fr": "Ma boîte", "en": name}}


@pytest.fixture
def telling(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rules text that ends with what the box and the options say."""
    template, figures = booklet._template, SPONSIO.text.figures
    monkeypatch.setattr(booklet, "_template", lambda text: template(text + TOLD))

    def with_box(words: Words, edition: Edition, options: Mapping[str, Any]) -> dict[str, Any]:
        told = {"start_coins_told": edition.data["start_coins"], "box_told": edition.name("en")}
        return {**figures(words, edition, options), **told}

    monkeypatch.setattr(SPONSIO.text, "figures", with_box)


@pytest.mark.parametrize("edition", [own_text(), own_data(), json.dumps(own_data()), "\ufeff" + own_text()])
def test_a_host_brings_his_box_along(enter: Enter, edition: Any) -> None:
    host = enter("Ines")
    match = open_table(host, "me", "bot", "bot", edition=edition)
    table = until_asked(host, match)
    assert table["edition"]["name"] == "My box" and table["edition"]["own"] is True
    assert table["view"]["players"][0]["purse"] == 30
    plain = open_table(host, "me", "bot", "bot")
    other = until_asked(host, plain)
    assert other["edition"]["own"] is False and other["view"]["players"][0]["purse"] == 10


@pytest.mark.parametrize(
    ("edition", "problem"),
    [
        (own_text().replace("hand_size = 8", "hand_size = 80"), "edition: hand_size: 80 is out of range"),
        ({**own_data(), "turns": "x"}, 'edition: turns: "x" is not'),
        ("id = ", "edition: is not a TOML file: a value is missing"),
        ('{"id": ', "edition: is not a JSON file"),
        ({}, "edition: "),
        (own_text(name="a\\u202Eb"), "edition: name.en: "),
        (own_text(name="a\\u001Bb"), "edition: name.en: "),
        ("a = " + "[" * 9000, "edition: the data lies too deep"),
        ("a." * 100_000 + "a = 1", "edition: the data lies too deep"),
        ("x = {b = 1, " + '"a" . ' * 20 + "a = 1}", "edition: the data lies too deep"),
        ({**own_data(), "name": {"fr": "\ud800"}}, "edition: name.fr: "),
    ],
)
def test_a_box_that_does_not_fit_is_refused_by_its_field(enter: Enter, edition: Any, problem: str) -> None:
    host = enter("Ines")
    body = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "edition": edition}
    sent = json.dumps(body)
    answer = host.post("/api/matches", content=sent, headers={"content-type": "application/json"})
    assert answer.status_code == 422, answer.text
    assert problem in answer.json()["detail"]
    french = host.post(
        "/api/matches", content=sent, headers={"content-type": "application/json", "accept-language": "fr"}
    )
    assert french.status_code == 422 and french.json()["detail"] != answer.json()["detail"]


def test_a_box_beyond_all_size_is_refused_unread(enter: Enter) -> None:
    host = enter("Ines")
    body = {"game": "sponsio", "seats": [{"kind": "me"}], "edition": "#" * 600_000}
    assert host.post("/api/matches", json=body).status_code == 413
    assert host.post("/api/matches", json={**body, "edition": "#" * 100_000}).status_code == 422


def form(**more: str) -> dict[str, str]:
    return {"name": "Ines", "seats": "3", "seat1": "bot", "seat2": "bot", "level": "easy", **more}


def test_the_form_takes_a_file(enter: Enter) -> None:
    host = enter("Ines")
    assert 'type="file"' in host.get("/new/sponsio").text
    files = {"edition": ("mine.toml", own_text().encode(), "application/toml")}
    answer = host.post("/new/sponsio", data=form(), files=files, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    match = answer.headers["location"].removeprefix("/t/")
    assert until_asked(host, match)["view"]["players"][0]["purse"] == 30
    none = host.post("/new/sponsio", data=form(), files={"edition": ("", b"")}, follow_redirects=False)
    assert none.status_code == 303
    assert until_asked(host, none.headers["location"].removeprefix("/t/"))["edition"]["own"] is False
    assert host.post("/new/sponsio", data=form(), follow_redirects=False).status_code == 303, "an ordinary form too"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (own_text().replace("turns = 4", "turns = 44").encode(), "turns: 44 is out of range"),
        (b"\xff\xfe\x00", "is not written in UTF-8"),
        (b"what is this", "is not a TOML file"),
    ],
)
def test_the_form_says_what_is_wrong_with_a_file(enter: Enter, content: bytes, problem: str) -> None:
    host = enter("Ines")
    answer = host.post("/new/sponsio", data=form(), files={"edition": ("mine.toml", content)})
    assert answer.status_code == 422 and problem in answer.json()["detail"]


@pytest.mark.usefixtures("telling")
def test_the_rules_at_a_table_are_those_of_its_box_and_options(enter: Enter) -> None:
    host, guest = enter("Ines"), enter("Bruno")
    mine = open_table(host, "me", "bot", "bot", edition=own_text(), options={"goal_coins": 47})
    other = open_table(host, "me", "bot", "bot", edition=own_text(20, "Another box"))
    plain = open_table(host, "me", "bot", "bot")
    for match, told in (
        (mine, "Told: 30 and 47 of My box."),
        (other, "Told: 20 and 30 of Another box."),
        (plain, "Told: 10 and 30 of Reconstructed edition."),
        (mine, "Told: 30 and 47 of My box."),
    ):
        page = guest.get(f"/t/{match}/rules").text
        assert told in page and page.count("Told: ") == 1 and f'href="/t/{match}"' in page
        assert told in guest.get(f"/t/{match}/rules/about?at=told").text
        assert f'"rules":"/t/{match}/rules"' in host.get(f"/t/{match}").text
    assert "Sponsio, “My box”" in guest.get(f"/t/{mine}/rules").text
    assert "My box" not in guest.get(f"/t/{plain}/rules").text
    assert "Told: 10 and 30" in guest.get("/rules/sponsio").text
    assert guest.get("/t/none-such/rules").status_code == 404


@pytest.mark.usefixtures("telling")
def test_what_a_box_writes_stays_text_on_every_page(enter: Enter) -> None:
    host = enter("Ines")
    name = "<script>alert(1)</script>![x](http://x.example/y.png)"
    match = open_table(host, "me", "open", "bot", edition=own_data(name=name), listed=True)
    guest = enter("Bruno")
    for path in (f"/t/{match}/rules", f"/t/{match}/rules/about?at=told", f"/t/{match}", "/", "/matches"):
        for who in (host, guest):
            page = who.get(path).text
            assert "<script>alert" not in page and "<img" not in page.replace('<img src="/', ""), path


def test_the_box_is_named_where_the_table_is(enter: Enter) -> None:
    host, guest = enter("Ines"), enter("Bruno")
    match = open_table(host, "me", "open", "bot", edition=own_text(), listed=True)
    assert "My box" in guest.get("/").text and "My box" in guest.get(f"/t/{match}").text
    assert "My box" in host.get("/matches").text
    setup = host.get(f"/t/{match}").text
    assert '"name":"Components","value":"My box"' in setup


def test_a_rematch_keeps_the_owners_box_and_the_server_finds_it_again(
    enter: Enter, server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = enter("Ines")
    match = open_table(host, "me", "bot", "bot", edition=own_text(), options={"max_rounds": 1})
    tables = server.app.state.tables  # type: ignore[attr-defined]
    tables._tables.clear()  # as after a stop: brought back from the store
    assert until_asked(host, match)["edition"]["name"] == "My box"
    table = tables.get(match)
    while not table.match.over:
        asked = table.match.awaiting[0]
        table.match.play(asked, table.match.actions(asked)[0])
    again = host.post(f"/api/matches/{match}/rematch").json()["match"]
    assert tables.get(again).sheet.edition["start_coins"] == 30
    lines = host.get(f"/api/matches/{match}/file").text.splitlines()
    assert json.loads(lines[0])["edition"]["data"]["id"] == "mine"
