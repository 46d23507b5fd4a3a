"""Nothing on any page or table needs what the policy forbids: no style or script that stands in the page."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from arene.core.game import GAMES
from arene.server.tutorial import taught
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.playing import asked, ended, start_shortest, type_turn, wait_until
from tests.browser.test_pages import PAGES

KEPT = """window.against = [];
addEventListener("securitypolicyviolation", (event) =>
  window.against.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));"""


def watched(page: Page, path: str) -> Page:
    """The page at an address, with what it does against the policy kept from the beginning."""
    page.context.add_init_script(KEPT)
    page.goto(path)
    return page


def against(page: Page) -> list[str]:
    return list(page.evaluate("window.against"))


def test_the_policy_is_strict_and_watched_for(visit: Visit) -> None:
    page = visit("/")
    policy = page.request.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy and "default-src 'self'" in policy
    watched(page, "/")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<i style=\"color:red\">x</i>')")
    wait_until(page, "window.against.length === 1")


def test_no_page_is_against_it(visit: Visit) -> None:
    page = visit("/")
    found = {path: against(watched(page, path)) for path in PAGES if not path.startswith("/learn")}
    assert {path: one for path, one in found.items() if one} == {}


@pytest.mark.parametrize("game", [game for game in GAMES if taught(game)])
def test_no_lesson_is_against_it(visit: Visit, game: str) -> None:
    page = watched(visit("/"), f"/learn/{game}")
    page.wait_for_selector(".band")
    assert against(page) == []


def wait_for_turn(page: Page) -> None:
    """Until one is asked, having read what is to be read, or the match is over."""
    deadline = time.time() + PATIENCE
    while not asked(page) and not ended(page):
        assert time.time() < deadline, "never asked"
        page.wait_for_timeout(100)


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_against_it(visit: Visit, game: str, plain: bool) -> None:
    page = visit("/", plain=plain)
    page.context.add_init_script(KEPT)
    start_shortest(page, game)
    for _ in range(6 if plain else 1):
        wait_for_turn(page)
        if plain and asked(page):
            type_turn(page, 1)
    for key in ("l", "r", "Escape", "?", "Escape", "m", "Escape"):  # what lies over the table
        page.keyboard.press(key)
        page.wait_for_timeout(100)
    assert against(page) == []
