"""Who may sit where: open seats, seats kept for somebody, how people look."""

from __future__ import annotations

import json
import re
from html import unescape

from starlette.testclient import TestClient

from tests.server.helpers import Enter

KEPT = [{"kind": "me"}, {"kind": "kept", "name": "Inès"}, {"kind": "open"}]


def kept_table(host: TestClient) -> str:
    answer = host.post("/api/matches", json={"game": "sponsio", "seats": KEPT})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["match"])


def links(client: TestClient, match: str) -> dict[str, str]:
    """The links of kept seats that a visitor's page holds."""
    page = client.get(f"/t/{match}").text
    found = re.search(r'id="setup">(.*?)</script>', page)
    return dict(json.loads(found[1]).get("keys", {})) if found else {}


def test_a_kept_seat_takes_its_own_link(enter: Enter) -> None:
    host, ines, bob = enter("Ada"), enter("Inès"), enter("Bob")
    match = kept_table(host)
    assert links(bob, match) == {}
    assert bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob"}).json()["code"] == "seat-kept"
    address = links(host, match)["1"]
    key = address.split("key=")[1]
    assert "Inès" in unescape(ines.get(f"/t/{match}?key={key}").text)
    for wrong in ("", key[:-2], "nonsense"):
        refused = bob.post(f"/api/matches/{match}/seats/1", json={"name": "Bob", "key": wrong})
        assert refused.status_code == 403
    ines.post(f"/t/{match}/join", data={"name": "Inès", "key": key})
    told = bob.get(f"/api/matches/{match}").json()
    assert [seat["name"] for seat in told["seats"]] == ["Ada", "Inès", ""] and not told["begun"]
    assert links(host, match) == {}


def test_the_common_link_leads_to_the_seats_kept_for_nobody(enter: Enter) -> None:
    host, bob, cleo = enter("Ada"), enter("Bob"), enter("Cleo")
    match = kept_table(host)
    bob.post(f"/t/{match}/join", data={"name": "Bob"})
    cleo.post(f"/t/{match}/join", data={"name": "Cleo"})
    told = cleo.get(f"/api/matches/{match}").json()
    assert [(seat["kind"], seat["name"]) for seat in told["seats"]] == [
        ("person", "Ada"),
        ("open", "Inès"),
        ("person", "Bob"),
    ]
    assert "reserved" in cleo.get(f"/t/{match}").text
    host.post(f"/api/matches/{match}/start")
    assert cleo.get(f"/api/matches/{match}").json()["seats"][1]["kind"] == "bot"


def test_a_key_of_another_match_opens_nothing(enter: Enter) -> None:
    host, bob = enter("Ada"), enter("Bob")
    one, other = kept_table(host), kept_table(host)
    key = links(host, one)["1"].split("key=")[1]
    assert bob.post(f"/api/matches/{other}/seats/1", json={"name": "Bob", "key": key}).status_code == 403


def test_a_seat_kept_for_nobody_is_refused(enter: Enter) -> None:
    answer = enter("Ada").post("/api/matches", json={"game": "sponsio", "seats": [{"kind": "kept"}, *KEPT[1:]]})
    assert answer.status_code == 422 and "seats[0].name" in answer.json()["detail"]


def test_shapes_and_colours_are_told_apart_and_remembered(enter: Enter) -> None:
    host, bob = enter("Ada"), enter("Bob")
    host.put("/api/me", json={"name": "Ada", "shape": "cross", "colour": "green"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    match = host.post("/api/matches", json={"game": "sponsio", "seats": seats}).json()["match"]
    wanted = {"name": "Bob", "shape": "cross", "colour": "green"}
    told = bob.post(f"/api/matches/{match}/seats/1", json=wanted).json()
    assert (told["seats"][0]["shape"], told["seats"][0]["colour"]) == ("cross", "green")
    assert len({seat["shape"] for seat in told["seats"]}) == len({seat["colour"] for seat in told["seats"]}) == 3
    assert bob.get("/api/me").json()["colour"] == "green"
    assert bob.put("/api/me", json={"name": "Bob", "colour": "mauve"}).status_code == 422
