"""The page on notices, and the worker that shows one: on a phone and a desktop, light and dark, in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from arene.server.absence import Days
from arene.server.settings import Settings
from tests.browser import chromium
from tests.browser.conftest import PHONE, WIDE
from tests.browser.playing import wait_until
from tests.browser.test_pages import findings, good, sideways
from tests.browser.test_policy import KEPT, against
from tests.server.live import running
from tests.server.postbox import Mailbox, mailbox
from tests.server.test_outward import Browser as Keys

# the push service is out of reach here: the browser's own part, its answer aside
SUBSCRIBED = """PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (asked) => {
  window.asked = { ...asked, key: asked.applicationServerKey.length };
  return { toJSON: () => (%s) };
};"""


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def address(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    by_mail = {"smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_security": "none", "mail_from": "a@games.example"}
    chosen = Settings(limits=False, private_targets=True, **by_mail)  # type: ignore[arg-type]
    path: Path = tmp_path_factory.mktemp("notices") / "arene.db"
    with running(path, settings=chosen, named=True) as address:
        yield address


@pytest.mark.parametrize(
    ("phone", "dark", "lang"), [(True, False, "fr-FR"), (False, True, "en-GB")], ids=["phone", "desktop"]
)
def test_the_page(browser: Browser, axe: str, address: str, box: Mailbox, phone: bool, dark: bool, lang: str) -> None:
    context = browser.new_context(
        viewport=PHONE if phone else WIDE, locale=lang, base_url=address, color_scheme="dark" if dark else "light"
    )
    context.add_init_script(KEPT)
    sent = {"endpoint": f"{address}/nowhere/{lang}", "keys": Keys().keys}
    context.add_init_script(SUBSCRIBED % json.dumps(sent))
    context.grant_permissions(["notifications"])
    page = context.new_page()
    page.goto("/me")
    page.click("main form[action='/me'] button")
    page.click("main a[href='/me/notices']")
    assert good(page, axe) and page.input_value("#zone") != "", "the zone is known by the browser"
    box.letters.clear()
    page.fill("#address", f"{lang}@mail.example")
    page.click("form[action='/me/notices/email'] button")
    page.wait_for_selector(".rows")
    wait_for_letter(page, box)
    found = re.search(r"http\S+/notices/confirm/\S+", box.letters[0].get_payload(decode=True).decode())  # type: ignore[union-attr]
    assert found is not None
    page.goto(found[0])
    assert good(page, axe)
    page.click("main form button")
    assert good(page, axe)
    page.goto("/me/notices")
    page.click("[data-push] button")
    expect(page.locator(".rows li")).to_have_count(2)
    assert page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)") == f"{address}/"
    page.check("[name=daily]")
    page.click("form[action='/me/notices'] button")
    expect(page.locator("[name=daily]")).to_be_checked()
    page.click("details.more summary")
    page.fill("#url", f"{address}/{'hook/' * 20}")
    page.click("form[action='/me/notices/webhook'] button")
    assert "whsec_" in page.input_value(".link-box input")
    page.goto("/me/notices")
    page.fill("#first", date.today().isoformat())
    page.fill("#last", (date.today() + timedelta(days=2)).isoformat())
    page.click("form[action='/me/away'] button")
    expect(page.locator("form[action='/me/away/end']")).to_have_count(1)
    assert good(page, axe) and against(page) == []
    context.close()


def wait_for_letter(page: Page, box: Mailbox) -> None:
    for _ in range(600):
        if box.letters:
            return
        page.wait_for_timeout(50)
    raise AssertionError("no letter came")


def test_the_worker_shows_a_notice(browser: Browser, address: str) -> None:
    whole = browser.browser_type.launch(executable_path=chromium.find(), args=chromium.ARGS)  # a shell shows none
    context = whole.new_context(base_url=address)
    context.grant_permissions(["notifications"])
    page = context.new_page()
    page.goto("/me/notices")
    line = context.new_cdp_session(page)
    known: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    wait_until(page, "true")
    while not known:
        page.wait_for_timeout(50)
    notice = {"title": "À vous", "body": "On vous attend.", "url": f"{address}/t/x", "tag": "x"}
    pushed = {"origin": f"{address}/", "registrationId": known[-1], "data": json.dumps(notice)}
    shown = """() => navigator.serviceWorker.ready.then((one) => one.getNotifications())
      .then((all) => all.map(({ title, body, data, tag }) => ({ title, body, url: data, tag })))"""
    for turn in range(1200):
        if turn % 100 == 0:  # a busy browser may drop one; a notice of the same tag takes the place of the one before
            line.send("ServiceWorker.deliverPushMessage", pushed)
        if page.evaluate(shown):
            break
        page.wait_for_timeout(50)
    assert page.evaluate(shown) == [notice]
    whole.close()


def asked_seat(page: Page, match: str) -> int:
    """The person who is asked at a table of two people and a bot."""
    for _ in range(600):
        awaiting = page.request.get(f"/api/matches/{match}").json()["awaiting"]
        if awaiting and awaiting[0] < 2:
            return int(awaiting[0])
        page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_table_over_days(
    browser: Browser, axe: str, address: str, phone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left of the time, who is on holiday, and what the others may do when it is over."""
    size = PHONE if phone else WIDE
    pages = [browser.new_context(base_url=address, viewport=size, locale="en-GB").new_page() for _ in range(2)]
    for page, name in zip(pages, ("Ada", "Bob"), strict=True):
        page.goto("/rules")
        page.request.put("/api/me", data={"name": name})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": "sponsio", "seats": seats, "days": {"days": 3, "then": "claim"}}
    match = pages[0].request.post("/api/matches", data=wish).json()["match"]
    assert pages[1].request.post(f"/api/matches/{match}/seats/1", data={"name": "Bob"}).ok
    late = asked_seat(pages[0], match)
    other, name = pages[1 - late], ("Ada", "Bob")[late]
    other.goto(f"/t/{match}")
    expect(other.locator(".seats .clock")).to_contain_text("2 d 23 h")
    days = {"first": date.today().isoformat(), "last": (date.today() + timedelta(days=1)).isoformat()}
    assert pages[late].request.post("/api/me/away", data=days).ok
    expect(other.locator(".seats .away")).to_contain_text("on holiday until")
    assert good_waiting(other, axe)
    monkeypatch.setattr(Days, "left", lambda self, seat: 0.0)
    other.reload()
    expect(other.locator(".band")).to_contain_text(f"{name}’s time is up.")
    assert good_waiting(other, axe)
    other.click(".band .button.small")
    with other.expect_response(lambda answer: answer.request.method == "POST"):  # the time is up until it is heard
        other.click(f"text=A bot plays for {name}")
    monkeypatch.undo()
    wait_until(other, f"!document.querySelector('.band').textContent.includes('{name}’s time is up')")
    for page in pages:
        page.context.close()


def good_waiting(page: Page, axe: str) -> bool:
    """While somebody else is waited for, and no bot plays."""
    assert findings(page, axe) == [] and sideways(page) == []
    return True
