"""A newcomer goes through the guided first matches in Chromium."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import ended, settle
from tests.browser.test_pages import good
from tests.server.test_tutorial import TAUGHT


def number(page: Page) -> str:
    return page.locator(".coach small").inner_text()


def follow_by_keyboard(page: Page) -> None:
    """Do what the guide asks on the plain table: the one numbered action, or the way on."""
    if page.locator(".coach .main").count():
        page.locator(".coach .main").press("Enter")
    else:
        page.keyboard.press("1")
    page.wait_for_timeout(30)


@pytest.mark.parametrize("lang", ["fr-FR", "en-GB"])
@pytest.mark.parametrize("game", TAUGHT)
def test_by_keyboard_on_the_plain_table(visit: Visit, axe: str, game: str, lang: str) -> None:
    page = visit("/rules", plain=True, lang=lang, phone=lang == "fr-FR")
    page.click(f"a[href='/learn/{game}']")
    page.wait_for_selector(".coach small")
    deadline = time.time() + 60
    while not ended(page):
        assert time.time() < deadline, number(page)
        follow_by_keyboard(page)
    expect(page.locator(".coach p")).not_to_be_empty()
    assert good(page, axe)
    page.click(".ending-buttons .button.main")
    page.wait_for_url(f"**/new/{game}")


LIT = (
    ".coach .main",
    ".band-buttons .button.main",
    ".own .piece.lit:not(.chosen)",
    ".token.lit:not(.chosen)",
    "button.wager",
    ".band-buttons .button:not(.undo)",
    ".board-tabs [role=tab]",  # a phone shows tickets, tokens or talon
)
CLICK = """([targets, turn]) => {
  for (const target of targets) {
    const found = document.querySelectorAll(target);
    if (found.length) return found[Math.floor(turn / 2) % found.length].click();
  }
}"""


def click_on(page: Page, turn: int) -> None:
    """Touch what is lit on Sponsio's drawn table, then the button that sends; one printed wager after the other."""
    page.evaluate(CLICK, [LIT, turn])
    settle(page)
    page.wait_for_timeout(40)


@pytest.mark.parametrize("dark", [False, True])
def test_sponsio_by_clicks_with_a_break_in_between(visit: Visit, axe: str, dark: bool) -> None:
    page = visit("/", phone=dark, dark=dark)
    page.click("a[href='/learn/sponsio']")
    page.wait_for_selector(".coach small")
    first, resumed, turn, deadline = number(page), False, 0, time.time() + 60
    while not ended(page):
        assert time.time() < deadline, number(page)
        turn += 1
        click_on(page, turn)
        if not resumed and page.locator(".tricking").count():
            assert good(page, axe)
            before = number(page)
            assert before != first
            page.goto("/learn/sponsio")
            expect(page.locator(".coach small")).to_have_text(before)
            page.click(".coach .tool")
            assert number(page) != before
            resumed = True
    assert resumed
    page.click("text=Recommencer")
    expect(page.locator(".coach small")).to_have_text(first)


def test_another_move_than_the_one_asked_says_so(visit: Visit) -> None:
    page = visit("/learn/sponsio")
    page.click(".coach .main")
    page.locator(".own .piece.refused").first.click()
    expect(page.locator(".tip")).to_contain_text("suivez le guide")
