"""Turn notices: who is told, by what, once, and not while he sits at the table."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import text

from arene.server.audience import Viewer
from arene.server.notices.postman import _LATER, next_digest
from arene.server.notices.turns import GRACE
from arene.store.notices import Wishes
from tests.server.postbox import Mailbox, Receiver, mailbox, receiver
from tests.server.test_accounts import make_token, program
from tests.server.test_refusals import problem
from tests.server.waiting import (
    DAY,
    SITE,
    Site,
    Time,
    body_of,
    link_in,
    moves,
    settings,
    signs_up,
    site,
    two_at_a_table,
    until_asked_seat,
)

BOB = "bob@mail.example"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as hook:
        yield hook


@pytest.fixture
def clocks() -> Time:
    return Time()


@pytest.fixture
def at(database: str, box: Mailbox, clocks: Time) -> Iterator[Site]:
    with site(database, settings(box), clocks) as at:
        yield at


# ---- by e-mail


def test_an_address_is_confirmed_before_anything_is_sent(at: Site, box: Mailbox) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    answer = bob.post("/api/me/notices/channels", json={"kind": "email", "target": BOB})
    assert answer.status_code == 201 and not answer.json()["confirmed"]
    at.round()
    (asking,) = box.to(BOB)
    assert "List-Unsubscribe" not in asking and "most likely you" in body_of(asking)
    match = two_at_a_table(at, ada, bob)
    at.round(GRACE + 1)
    assert len(box.letters) == 1, "nothing but the link"
    link = link_in(asking, "notices/confirm")
    assert BOB in ada.get(link).text and "Confirm the address" in ada.get(link).text
    assert not bob.get("/api/me/notices").json()["channels"][0]["confirmed"], "programs look at links too"
    assert ada.post(link).status_code == 200
    assert bob.get("/api/me/notices").json()["channels"][0]["confirmed"]
    moves(bob, match)
    until_asked_seat(at, [ada, bob], match, 1)
    at.round(GRACE + 1)
    assert len(box.letters) == 2
    problem(ada.get("/notices/confirm/nonsense"), 404, "no-confirm")


def test_a_turn_is_told_once(at: Site, box: Mailbox) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    match = two_at_a_table(at, ada, bob)
    at.round()
    assert box.letters == [], "he may be on his way"
    at.round(GRACE + 1)
    (letter,) = box.to(BOB)
    assert letter["Subject"] == "Your turn: Sponsio" and letter["From"].endswith("<arene@games.example>")
    assert f"{SITE}/t/{match}" in body_of(letter) and "Ada" in body_of(letter)
    at.round(3 * DAY)
    ada.post(f"/api/matches/{match}/chat", json={"text": "Bob?"})
    at.round(DAY)
    assert len(box.letters) == 1
    moves(bob, match)
    until_asked_seat(at, [ada, bob], match, 1)
    at.round(GRACE + 1)
    assert len(box.letters) == 2, "another turn is another notice"


def test_nobody_is_told_who_sits_there_or_plays_alone(at: Site, box: Mailbox) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    match = two_at_a_table(at, ada, bob)
    screen = at.sits_down(match, 1)
    at.round(GRACE + 1)
    at.leaves(match, screen)
    at.round(DAY)
    assert box.letters == [], "he was there and knows it"
    signs_up(at, ada, box, "ada@mail.example")
    alone = ada.post(
        "/api/matches", json={"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    )
    until_asked_seat(at, [ada], alone.json()["match"], 0)
    at.round(DAY)
    assert box.letters == []


@pytest.mark.parametrize("daily", [False, True], ids=["each", "daily"])
def test_who_holds_several_seats_is_told_once(
    at: Site, box: Mailbox, daily: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    bob.put("/api/me/notices", json={"daily": daily})
    match = two_at_a_table(at, ada, bob)
    company = at.table(match).company
    (turn,) = company.waited_for()
    both = [turn, replace(turn, seat=2, turn=0)]
    database = at.app.state.store._db
    with database.transaction() as db:
        db.run(text("UPDATE seats SET kind = 'person', person = :person WHERE number = 2"), person=turn.person)
    monkeypatch.setattr(company, "waited_for", lambda: both[:1])
    at.round(GRACE + 1)
    monkeypatch.setattr(company, "waited_for", lambda: both)  # asked at the second one as well
    company.unsettled = True
    at.round(GRACE + 1)
    at.round(DAY)
    assert len(box.letters) == 1 and box.letters[0]["Subject"] == "Your turn: Sponsio"


def test_who_closes_the_screen_for_a_moment_is_not_told(at: Site, box: Mailbox) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    match = two_at_a_table(at, ada, bob)
    at.time.now += GRACE + 1
    at.leaves(match, at.sits_down(match, 1))  # a page that is loaded anew
    at.round(1)
    assert box.letters == []


def test_every_letter_says_how_to_have_no_more(at: Site, box: Mailbox) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    match = two_at_a_table(at, ada, bob)
    at.round(GRACE + 1)
    (letter,) = box.to(BOB)
    link = link_in(letter, "notices/stop")
    assert letter["List-Unsubscribe"] == f"<{SITE}{link}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "Send nothing more" in ada.get(link).text and bob.get("/api/me/notices").json()["channels"]
    one_click = at.server.post(link, data={"List-Unsubscribe": "One-Click"})  # as a mail program does it
    assert one_click.status_code == 200 and bob.get("/api/me/notices").json()["channels"] == []
    assert at.server.post(link).status_code == 200, "twice is as good as once"
    problem(at.server.get(f"{link}x"), 404, "no-stop")
    moves(bob, match)
    until_asked_seat(at, [ada, bob], match, 1)
    at.round(GRACE + 1)
    assert len(box.letters) == 1


def test_a_letter_is_in_the_language_of_its_reader(at: Site, box: Mailbox) -> None:
    ada, bob = at.person("Ada"), at.person("Bob", "fr")
    signs_up(at, bob, box, BOB)
    two_at_a_table(at, ada, bob)
    at.round(GRACE + 1)
    assert box.letters[0]["Subject"] == "À vous de jouer\u00a0: Sponsio" and "On vous attend" in body_of(box.letters[0])


def test_a_mail_server_that_is_down_is_tried_again_and_a_mailbox_that_is_none_is_not(at: Site, box: Mailbox) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    match = two_at_a_table(at, ada, bob)
    box.refuses = "451 later"
    at.round(GRACE + 1)
    box.refuses = ""
    at.round(_LATER[0] - 2)
    assert box.letters == []
    at.round(3)
    assert len(box.letters) == 1
    moves(bob, match)
    until_asked_seat(at, [ada, bob], match, 1)
    box.refuses = "550 nobody here"
    at.round(GRACE + 1)
    assert bob.get("/api/me/notices").json()["channels"][0]["trouble"] == "refused"
    box.refuses = ""
    at.round(DAY)
    assert len(box.letters) == 1
    (channel,) = bob.get("/api/me/notices").json()["channels"]
    assert bob.post(f"/api/me/notices/channels/{channel['id']}/trial").status_code == 202
    at.round()
    assert len(box.letters) == 2 and bob.get("/api/me/notices").json()["channels"][0]["trouble"] == ""


def test_a_notice_that_came_too_late_is_not_sent(at: Site, box: Mailbox) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    match = two_at_a_table(at, ada, bob)
    box.refuses = "451 later"
    at.round(GRACE + 1)
    box.refuses = ""
    moves(bob, match)
    until_asked_seat(at, [ada, bob], match, 0)
    at.round(_LATER[0] + 1)
    assert box.letters == []


def test_who_came_to_the_table_meanwhile_is_told_no_more(at: Site, box: Mailbox) -> None:
    """Neither by a letter that could not be sent yet, nor by the digest."""
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    match = two_at_a_table(at, ada, bob)
    box.refuses = "451 later"
    at.round(GRACE + 1)
    box.refuses = ""
    at.leaves(match, looked(at, match, 1))
    at.round(_LATER[0] + 1)
    assert box.letters == []
    bob.put("/api/me/notices", json={"daily": True})
    moves(bob, match)
    until_asked_seat(at, [ada, bob], match, 1)
    at.round(GRACE + 1)
    at.leaves(match, looked(at, match, 1))
    at.round(DAY)
    assert box.letters == []


def looked(at: Site, match: str, seat: int) -> Viewer:
    screen = at.sits_down(match, seat)
    at.round()
    return screen


# ---- one digest


def test_one_digest_a_day_instead(at: Site, box: Mailbox) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    hour = datetime.fromtimestamp(at.time.calendar(), ZoneInfo("Europe/Paris")).hour
    wishes = {"daily": True, "hour": (hour + 2) % 24, "zone": "Europe/Paris"}
    assert bob.put("/api/me/notices", json=wishes).json()["wishes"] == wishes
    matches = [two_at_a_table(at, ada, bob) for _ in range(3)]
    at.round(GRACE + 1)
    assert box.letters == []
    moves(bob, matches[2])
    until_asked_seat(at, [ada, bob], matches[2], 0)
    at.round(2 * 3600)
    (letter,) = box.to(BOB)
    assert letter["Subject"] == "2 matches wait for you"
    assert all((f"{SITE}/t/{match}" in body_of(letter)) == (match != matches[2]) for match in matches)
    at.round(DAY)
    assert len(box.letters) == 1, "nothing new waits for him"
    moves(ada, matches[2])
    until_asked_seat(at, [ada, bob], matches[2], 1)
    at.round(GRACE + 1)
    at.round(DAY)
    assert len(box.letters) == 2 and box.letters[1]["Subject"] == "3 matches wait for you"


def test_a_digest_comes_at_the_same_hour_in_summer_and_winter() -> None:
    zone = ZoneInfo("Europe/Paris")
    now = datetime(2026, 10, 24, 18, 30, tzinfo=zone).timestamp()  # clocks go back in the night
    then = next_digest(Wishes(True, 18, "Europe/Paris"), now)
    assert datetime.fromtimestamp(then, zone) == datetime(2026, 10, 25, 18, tzinfo=zone)
    assert datetime.fromtimestamp(next_digest(Wishes(True, 19, "Europe/Paris"), now), zone).day == 24


# ---- to a program of one's own


def test_a_webhook_is_signed(at: Site, hook: Receiver) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    made = bob.post("/api/me/notices/channels", json={"kind": "webhook", "target": f"{hook.url}/in?x=1"}).json()
    match = two_at_a_table(at, ada, bob)
    at.round(GRACE + 1)
    (hit,) = hook.hits
    assert hit.path == "/in?x=1"
    told = json.loads(hit.body)
    assert told["kind"] == "turn" and told["turns"][0]["match"] == match and told["url"] == f"{SITE}/t/{match}"
    signed = f"{hit.headers['webhook-id']}.{hit.headers['webhook-timestamp']}.".encode() + hit.body
    key = base64.b64decode(made["secret"].removeprefix("whsec_"))
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert hit.headers["webhook-signature"] == f"v1,{expected}"
    assert "secret" not in str(bob.get("/api/me/notices").json()), "it is shown once"


def test_a_webhook_is_tried_again_with_the_same_id_then_given_up(at: Site, hook: Receiver) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    bob.post("/api/me/notices/channels", json={"kind": "webhook", "target": hook.url})
    two_at_a_table(at, ada, bob)
    hook.answers = [500, 302, 503, 404, 500]
    at.round(GRACE + 1)
    for tries, wait in enumerate(_LATER, 1):
        assert len(hook.hits) == tries
        at.round(wait - 2)
        assert len(hook.hits) == tries
        at.round(3)
    assert len(hook.hits) == len(_LATER) + 1 and len({hit.headers["webhook-id"] for hit in hook.hits}) == 1
    assert all(hit.path == "/" for hit in hook.hits), "no other address is gone on to"
    counted = at.app.state.figures.registry.get_sample_value
    assert counted("arene_notices_total", {"kind": "webhook", "result": "later"}) == len(_LATER)
    assert counted("arene_notices_total", {"kind": "webhook", "result": "given-up"}) == 1
    at.round(10 * DAY)
    assert len(hook.hits) == len(_LATER) + 1
    assert bob.get("/api/me/notices").json()["channels"][0]["trouble"] == "unreachable"
    assert "several times in a row" in bob.get("/me/notices").text


# ---- the page


def test_the_page(at: Site, box: Mailbox, hook: Receiver) -> None:
    bob = at.person("Bob")
    assert "/me/notices" in bob.get("/me").text
    shown = bob.post("/me/notices/email", data={"address": BOB}).text
    assert "on its way" in shown and BOB in shown and "to be confirmed" in shown
    at.round()
    bob.post(link_in(box.letters[0], "notices/confirm"))
    shown = bob.post("/me/notices/webhook", data={"url": hook.url}).text
    assert "whsec_" in shown and "whsec_" not in bob.get("/me/notices").text
    assert 'value="7" selected' in bob.post("/me/notices", data={"daily": "on", "hour": "7", "zone": "Asia/Tokyo"}).text
    for channel in bob.get("/api/me/notices").json()["channels"]:
        assert "trial is on its way" in bob.post("/me/notices/trial", data={"id": channel["id"]}).text
        at.round()
    assert [letter["Subject"] for letter in box.letters[1:]] == ["A trial notice"] and len(hook.hits) == 1
    for channel in bob.get("/api/me/notices").json()["channels"]:
        assert "Nothing more" in bob.post("/me/notices/remove", data={"id": channel["id"]}).text
    assert "Nowhere yet" in bob.get("/me/notices").text
    assert "Say first" in at.server.get("/me/notices").text or "name" in at.server.get("/me/notices").text


def test_what_does_not_fit_is_refused(at: Site, hook: Receiver) -> None:
    bob, eve = at.person("Bob"), at.person("Eve")
    path = "/api/me/notices/channels"
    for address in ("bob", "bob@", "a b@mail.example", "bob@mail.example\nBcc: all@mail.example", "bob@localhost"):
        problem(bob.post(path, json={"kind": "email", "target": address}), 422, "mail-address")
    for url in ("ftp://a.example/", "https://", "https://me:secret@a.example/", "nonsense", "https://a.example:0/"):
        problem(bob.post(path, json={"kind": "webhook", "target": url}), 422, "target-address")
    problem(bob.post(path, json={"kind": "push", "target": hook.url}), 422, "push-keys")
    problem(bob.put("/api/me/notices", json={"zone": "Mars/Olympus"}), 422, "no-zone")
    problem(at.server.get("/api/me/notices"), 401, "stranger")
    made = bob.post(path, json={"kind": "webhook", "target": hook.url}).json()
    problem(eve.delete(f"{path}/{made['id']}"), 404, "no-channel")
    problem(eve.post(f"{path}/{made['id']}/trial"), 404, "no-channel")
    problem(eve.post("/me/notices/remove", data={"id": "\0"}), 404, "no-channel")
    for number in range(9):
        assert bob.post(path, json={"kind": "webhook", "target": f"{hook.url}/{number}"}).status_code == 201
    problem(bob.post(path, json={"kind": "webhook", "target": f"{hook.url}/10"}), 409, "channels-many")


def test_nobody_is_flooded_with_links_to_confirm(at: Site, box: Mailbox) -> None:
    asked = [at.person(f"P{number}") for number in range(4)]
    answers = [
        client.post("/api/me/notices/channels", json={"kind": "email", "target": BOB}).status_code
        for client in asked
        for _ in range(4)
    ]
    assert answers.count(201) == 10 and answers.count(429) == 6
    at.round()
    assert len(box.letters) <= 10


def test_programs_with_a_token_stay_out(at: Site) -> None:
    bob = at.person("Bob")
    token = program(at.server, make_token(bob, "look", "play", "host"))
    for answer in (token.get("/api/me/notices"), token.put("/api/me/notices", json={}), token.get("/me/notices")):
        assert answer.status_code == 403


def test_what_is_kept_is_handed_over_and_erased(at: Site, box: Mailbox, hook: Receiver) -> None:
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    bob.post("/api/me/notices/channels", json={"kind": "webhook", "target": hook.url})
    bob.put("/api/me/notices", json={"daily": True, "hour": 6, "zone": "Asia/Tokyo"})
    today = datetime.fromtimestamp(at.time.calendar(), ZoneInfo("Asia/Tokyo")).date().isoformat()
    assert bob.post("/api/me/away", json={"first": today, "last": today}).status_code == 201
    two_at_a_table(at, ada, bob)
    at.round(GRACE + 1)
    kept = bob.get("/me/data.json").json()
    assert {one["target"] for one in kept["channels"]} == {BOB, hook.url} and kept["notices"][0]["hour"] == 6
    assert len(kept["away"]) == 1 and kept["waited_for"] and "whsec" not in json.dumps(kept)
    assert bob.post("/me/erase", data={"sure": "on"}).status_code == 200
    database = at.app.state.store._db
    for table in ("notices", "channels", "turns", "outbox"):
        assert database.rows(text(f"SELECT * FROM {table}")) == [], table
    assert database.rows(text("SELECT * FROM away WHERE person != ''")) == []
    at.round(3 * DAY)
    assert box.letters == [] and hook.hits == []


def test_without_a_public_address_there_are_none(database: str, clocks: Time) -> None:
    with site(database, settings(public_url=""), clocks) as at:
        bob = at.person("Bob")
        assert "sends no notices" in bob.get("/me/notices").text
        problem(bob.get("/api/me/notices"), 409, "no-notices")
    with site(database, settings(), clocks) as at:
        bob = at.person("Bob")
        assert "Your e-mail address" not in bob.get("/me/notices").text
        problem(bob.post("/api/me/notices/channels", json={"kind": "email", "target": BOB}), 409, "no-mail")


def test_nothing_secret_is_logged(at: Site, box: Mailbox, hook: Receiver, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="arene")
    ada, bob = at.person("Ada"), at.person("Bob")
    signs_up(at, bob, box, BOB)
    secret = bob.post("/api/me/notices/channels", json={"kind": "webhook", "target": f"{hook.url}/hidden"}).json()
    two_at_a_table(at, ada, bob)
    hook.answers, box.refuses = [500], "550 <bob@mail.example> is nobody"
    at.round(GRACE + 1)
    for wait in _LATER:
        at.round(wait + 1)
    assert "given up" in caplog.text
    for hidden in (BOB, "hidden", secret["secret"], "notices/stop/", "notices/confirm/"):
        assert hidden not in caplog.text
