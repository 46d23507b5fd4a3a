"""What a table costs to open for the first time: requests, kilobytes, shifts of the layout."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser

from arene.core.game import GAMES, load_game
from tests.browser.conftest import PHONE, WIDE

REQUESTS, KILOBYTES, SHIFTS = 25, 180, 0.05
WATCH = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_way_to_a_table_is_light(browser: Browser, site: str, game: str, phone: bool) -> None:
    """In a browser that knows nothing yet."""
    context = browser.new_context(viewport=PHONE if phone else WIDE, locale="fr-FR", base_url=site)
    page = context.new_page()
    page.request.put("/api/me", data={"name": "Ada"})
    bots = [{"kind": "bot", "level": "easy"}] * (load_game(game).min_seats)
    seats = [{"kind": "me"}, *bots][: load_game(game).max_seats]
    match = page.request.post("/api/matches", data={"game": game, "seats": seats}).json()["match"]
    deadline = time.time() + 30
    while not page.request.get(f"/api/matches/{match}").json()["prompt"]["yours"]:
        assert time.time() < deadline, "the bots do not answer"
        page.wait_for_timeout(50)  # what bots do moves pieces, which is no shift of the page
    sizes: dict[str, float] = {}
    names: dict[str, str] = {}

    def begun(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"]

    def heard(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = sizes.get(event["requestId"], 0) + event["encodedDataLength"]

    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.requestWillBeSent", begun)
    session.on("Network.dataReceived", heard)
    page.add_init_script(WATCH)
    page.goto(f"/t/{match}")
    page.locator(".band").wait_for()
    page.wait_for_timeout(500)
    told = "\n".join(f"{sizes.get(id, 0):8.0f} {name}" for id, name in names.items())
    assert len(names) <= REQUESTS, told
    assert sum(sizes.values()) / 1024 <= KILOBYTES, told
    assert sum("/joined/" in name for name in names.values()) == 3, told
    assert page.evaluate("window.shifted") < SHIFTS
    context.close()


def test_pages_do_not_shift(browser: Browser, site: str) -> None:
    for size in (WIDE, PHONE):
        for path in ("/", "/new/sportmord", "/matches", "/me"):
            context = browser.new_context(viewport=size, locale="fr-FR", base_url=site)
            page = context.new_page()
            page.add_init_script(WATCH)
            page.goto(path)
            page.wait_for_timeout(200)
            assert page.evaluate("window.shifted") < SHIFTS, path
            context.close()


def test_the_second_table_costs_next_to_nothing(browser: Browser, site: str) -> None:
    context = browser.new_context(viewport=WIDE, locale="fr-FR", base_url=site)
    page = context.new_page()
    page.request.put("/api/me", data={"name": "Ada"})
    for _ in range(2):
        body = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
        match = page.request.post("/api/matches", data=body).json()["match"]
        page.goto(f"/t/{match}")
        page.locator(".band.yours").wait_for()  # each time: the turn has an icon of its own
    entries = page.evaluate("performance.getEntriesByType('resource').map((one) => [one.name, one.transferSize])")
    fetched = [name for name, size in entries if size > 0 and ("/joined/" in name or "/static/" in name)]
    assert fetched == [], "all of it was kept"
    context.close()
