"""Sponsio in Chromium: what one may touch and what one has promised is in sight on low screens, and explains itself."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.playing import asked, click_turn, settle, start, wait_until

LAPTOP = {"width": 1366, "height": 657}
MAIN = ".band-buttons .button.main"

# whatever matches must answer at its centre, without scrolling
HIDDEN = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !top || !(one.contains(top) || top.contains(one));
}).map((one) => one.outerHTML.slice(0, 90))"""
# whatever matches must lie within the screen and within what holds it
CUT = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => {
  const [box, home] = [one, one.closest(".own, .seat")].map((each) => each.getBoundingClientRect());
  return box.bottom > Math.min(home.bottom, innerHeight) + 1 || box.right > Math.min(home.right, innerWidth) + 1;
}).map((one) => one.textContent)"""


def opened(visit: Visit, size: dict[str, int], rounds: int = 1) -> Page:
    page = visit("/me")
    page.set_viewport_size(size)  # type: ignore[arg-type]
    start(page, rounds=rounds)
    page.wait_for_selector(".band.yours")
    return page


SIZES: list[Any] = [LAPTOP, {"width": 1280, "height": 720}, {"width": 1024, "height": 768}]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_every_wager_token_and_card_can_be_touched_on_a_low_screen(visit: Visit, size: dict[str, int]) -> None:
    page = opened(visit, size)
    page.locator(".hand .piece.lit").first.click()
    page.wait_for_selector("button.wager")
    assert page.locator("button.wager").count() > 20
    assert page.evaluate(HIDDEN, "button.wager, .token, .talon-zone .piece, .own .piece") == []


def play_until(page: Page, seen: str, bets: int) -> int:
    """By clicks, until something is seen; how many of the bets are left."""
    deadline = time.time() + PATIENCE
    while not page.locator(seen).count():
        assert time.time() < deadline, f"no {seen}: {page.locator('.band').inner_text()}"
        if asked(page, but=seen):
            bets = click_turn(page, bets)
        else:
            page.wait_for_timeout(20)
    return bets


@pytest.mark.parametrize(
    "size", [LAPTOP, {"width": 1440, "height": 900}, {"width": 390, "height": 844}, {"width": 844, "height": 390}]
)
def test_all_own_bets_and_cards_are_in_sight_during_the_tricks(visit: Visit, size: dict[str, int]) -> None:
    page = opened(visit, size)
    bets = play_until(page, ".tricking", 4)
    wait_until(page, "Boolean(document.querySelector('.band.yours'))")
    assert page.locator(".mine-head .slip:not(.aimed)").count() == 4 - bets >= 3
    assert page.evaluate(CUT, "[data-keep]") == []
    if size["width"] > 700 and size["height"] > 500:
        assert page.evaluate(CUT, ".seats .slip, .seats .coin") == []


def test_a_token_a_ticket_and_a_bet_say_what_they_do_and_any_ticket_of_a_stack_may_be_taken(visit: Visit) -> None:
    page = opened(visit, LAPTOP)
    told = [one.get_attribute("data-explains") for one in page.locator(".token").all()]
    assert len(told) == 4 and len(set(told)) == 4
    assert "vous entamerez le premier pli" in (told[0] or "") and "Prix" in (told[0] or "")
    expect(page.locator(".ticket.tab-red header")).to_have_attribute("data-explains", re.compile("cartes rouges"))
    page.locator(".hand .piece.lit").first.click()
    second = put_another_on_top(page.locator(".ticket.tab-tricks"))
    page.locator(MAIN).click()
    settle(page)
    bet = page.locator(".mine-head .slip:not(.aimed)")
    expect(bet).to_have_attribute("data-explains", re.compile(r"misée en rapporte \d"))
    expect(bet).to_have_attribute("data-name", f"Plis ({second})")


def put_another_on_top(stack: Locator) -> str:
    """Bet on a stack of identical tickets, then take another one of them; its number."""
    stack.locator("button.wager").first.click()
    first, second, *_ = stack.locator(".ids").inner_text().split()
    stack.locator(".pile").click()
    expect(stack.locator("button.wager").first).to_have_attribute("aria-pressed", "true")
    assert stack.locator(".ids").inner_text().split()[0] == second != first
    return second


def laid(page: Page) -> int:
    """How many cards one has left; the trick under way may be over meanwhile."""
    return page.locator(".own .piece").count()


def test_a_card_is_played_by_two_quick_taps_or_by_one_for_who_wants_it(visit: Visit) -> None:
    page = opened(visit, LAPTOP)
    play_until(page, ".tricking", 0)
    page.wait_for_selector(".band.yours")
    before = laid(page)
    page.locator(".hand .piece.lit").first.click()
    page.wait_for_timeout(150)
    assert laid(page) == before, "one tap only chooses"
    page.keyboard.press("Escape")
    page.locator(".hand .piece.lit").first.dblclick()
    expect(page.locator(".own .piece")).to_have_count(before - 1)
    page.wait_for_selector(".band.yours")
    page.click(".bar .tool[aria-label='Menu']")
    page.click("text=en un toucher")
    page.keyboard.press("Escape")
    page.locator(".hand .piece.lit").first.click()
    expect(page.locator(".own .piece")).to_have_count(before - 2)


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_balance_of_a_round_counts_stakes_and_fits_the_purse(visit: Visit) -> None:
    page = opened(visit, LAPTOP, rounds=2)
    play_until(page, ".round-score .purse", 2)
    for sheet in page.locator(".score-seats article").all():
        net, purse = number(sheet.locator(".sum b").inner_text()), sheet.locator(".purse b").inner_text()
        assert 10 + net == number(purse.replace("A", "").strip())


def test_on_a_phone_the_wagers_come_into_sight_when_a_bet_is_to_be_changed(visit: Visit) -> None:
    """The modifier is taken from under another tab than the one the new bet lies under."""
    page = opened(visit, {"width": 390, "height": 844})
    page.locator(".hand .piece.lit").first.click()
    page.locator(".ticket.lit:not(.tab-counter) button.wager").first.click()
    page.locator(MAIN).click()
    settle(page)
    while not asked(page):
        page.wait_for_timeout(20)
    page.locator(".hand .piece.lit").first.click()
    page.click(".board-tabs [role=tab] >> nth=1")
    page.locator(".token.lit", has_text="Modificateur").click()
    page.locator(".own .hand .piece.lit:not(.chosen)").first.click()
    page.locator(".mine-head .slip.lit").click()
    expect(page.locator(".ticket.lit button.wager")).not_to_have_count(0)
    expect(page.locator(".board-tabs [aria-selected=true]")).to_contain_text("Tickets")
