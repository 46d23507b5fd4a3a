"""A newcomer goes through the guided first matches in Chromium."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.playing import ended, settle, wait_until
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
    deadline = time.time() + PATIENCE
    while not ended(page):
        assert time.time() < deadline, number(page)
        follow_by_keyboard(page)
    expect(page.locator(".coach p")).not_to_be_empty()
    assert good(page, axe)
    page.click(".ending-buttons .button.main")
    page.wait_for_url(f"**/new/{game}")


def test_the_guide_speaks_across_the_whole_phone(visit: Visit) -> None:
    page = visit("/learn/footmania", phone=True)
    page.click(".coach .main")
    page.wait_for_selector(".spots i", state="attached")
    assert page.evaluate("document.querySelector('.coach p').offsetWidth") > 300


LIT = (
    ".coach .main",
    ".band-buttons .button.main",
    ".own .piece.lit:not(.chosen)",
    ".token.lit:not(.chosen)",
    "button.wager",
    ".band-buttons .button:not(.undo)",
    ".board-tabs [role=tab]",  # a phone shows tickets, tokens or talon
)


def press(page: Page, targets: Sequence[str], turn: int = 0) -> None:
    """By mouse, the first of these that is there; of several, one after the other. What an answer on its way takes off
    the table meanwhile is not waited for: who looks again sees what is there instead."""
    for target in targets:
        found = page.locator(f"{target}:visible")
        if count := found.count():
            with suppress(PlaywrightTimeout):
                found.nth(turn // 2 % count).click(timeout=2000)
            return


def click_on(page: Page, turn: int) -> None:
    """Touch what is lit on Sponsio's drawn table, then the button that sends; one printed wager after the other."""
    press(page, LIT, turn)
    settle(page)
    page.wait_for_timeout(40)


@pytest.mark.parametrize("dark", [False, True])
def test_sponsio_by_clicks_with_a_break_in_between(visit: Visit, axe: str, dark: bool) -> None:
    page = visit("/", phone=dark, dark=dark)
    page.click("a[href='/learn/sponsio']")
    page.wait_for_selector(".coach small")
    first, resumed, turn, deadline = number(page), False, 0, time.time() + PATIENCE
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


TOUCHED = """targets => {
  for (const target of targets) {
    const found = document.querySelector(target);
    if (!found) continue;
    const box = found.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1]) for (const along of [0.5, 0.25, 0.75]) { // a pile hides part of a card
      const [x, y] = [box.x + box.width * along, box.y + box.height * down];
      const there = document.elementFromPoint(x, y);
      if (there && found.contains(there)) return { x, y, name: "" };
    }
    return { name: found.outerHTML };
  }
  return null;
}"""
LEFT = ".band-buttons .button.main", ".band-buttons .button:not(.undo)"
DICE = (
    ".tray-die.lit:not(.chosen)",
    ".chip.lit:not(.chosen)",
    ".sport-card.lit:not(.chosen)",
    ".band-buttons .button.main",
    ".band-buttons .button:not(.undo)",
)
THINGS = (".coach .main", ".own .lit:not(.chosen)", ".board .lit:not(.chosen)", *LEFT)


def lay(page: Page) -> None:
    """Le sport est mortel: a die, then where it goes; a die to dope, then its new face, then the key that sends it."""
    there = {name: page.locator(name).count() > 0 for name in (".band-buttons .undo", ".slot", ".tray-die.chosen")}
    sent = [".band-buttons .button.main"] if there[".band-buttons .undo"] and not there[".slot"] else []
    held = [".tray-die[aria-label*=devient]", ".bib.lit button.bib-body"] if there[".tray-die.chosen"] else []
    press(page, [".coach .main", *sent, *held, *DICE])
    settle(page)
    page.wait_for_timeout(40)


def touch(page: Page) -> None:
    """A finger, or a mouse, goes where the table is lit, then to the button that sends."""
    page.wait_for_timeout(60)
    sendable = page.locator(".band-buttons .undo").count() and page.locator(".band-buttons .button.main").count()
    touched = page.evaluate(TOUCHED, LEFT if sendable else THINGS)
    if touched:
        assert not touched["name"], f"{number(page)}: {touched['name'][:200]}"
        page.mouse.click(touched["x"], touched["y"])
        settle(page)


SIZES = {
    "low": ViewportSize(width=1366, height=657),
    "wide": ViewportSize(width=1440, height=900),
    "phone": ViewportSize(width=390, height=844),
}
# what the coach points at is on the page, ringed, and nothing breaks beside his panel
POINTED = """() => {
  const rings = [...document.querySelectorAll(".spots i")].map((one) => one.getBoundingClientRect());
  const seen = rings.filter((box) => box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight);
  const [coach, band] = [".coach", ".band"].map((one) => document.querySelector(one).getBoundingClientRect());
  return {
    rings: seen.length,
    sideways: document.documentElement.scrollWidth > innerWidth,
    coach: coach.top >= 0 && coach.bottom <= innerHeight,
    apart: coach.bottom <= band.top + 1 || band.bottom <= coach.top + 1,
    half: coach.height <= innerHeight / 2,
    board: document.querySelector(".board").clientHeight >= 150,
  };
}"""


def check_the_coach(page: Page) -> None:
    """At every moment he speaks at."""
    wait_until(page, "!document.querySelector('.coach small') || document.querySelector('.spots i, .ending')")
    if page.locator(".coach small").count() and not ended(page):
        assert page.evaluate(POINTED) == {
            "rings": page.locator(".spots i").count(),
            "sideways": False,
            "coach": True,
            "apart": True,
            "half": True,
            "board": True,
        }, number(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_guide_points_and_what_it_asks_is_within_reach(visit: Visit, axe: str, game: str, size: str) -> None:
    page = visit(f"/learn/{game}", size=SIZES[size])
    page.wait_for_selector(".coach small")
    assert page.locator(".coach p").inner_text().startswith("Le but")
    looked, told, turn, deadline = False, "", 0, time.time() + PATIENCE
    while not ended(page):
        assert time.time() < deadline, number(page)
        if page.locator(".coach small").count() and number(page) != told:
            check_the_coach(page)
            told = number(page)
        turn += 1
        if game == "sponsio":
            click_on(page, turn)
        elif game == "sportmord":
            lay(page)
        else:
            touch(page)
        if not looked and page.locator(".own .lit").count():
            assert good(page, axe)
            looked = True
    assert looked
    expect(page.locator(".ending-buttons .button.main")).to_have_attribute("href", f"/new/{game}")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_asks_for_nothing_that_is_not_there(visit: Visit, game: str) -> None:
    page, missing = visit(speed=1), list[str]()
    page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".coach small")
    assert missing == []


def test_another_choice_is_told_what_it_would_bring(visit: Visit) -> None:
    page = visit("/learn/footmania")
    page.wait_for_selector(".coach small")
    deadline = time.time() + PATIENCE
    while not page.locator(".own .fm-plus.lit").count():
        assert time.time() < deadline, number(page)
        touch(page)
    expect(page.locator(".own .fm-plus:not(.lit)").first).to_contain_text("sur le plus fort")


def test_another_move_than_the_one_asked_says_so(visit: Visit) -> None:
    page = visit("/learn/sponsio")
    page.click(".coach .main")
    page.locator(".own .piece.refused").first.click()
    expect(page.locator(".tip")).to_contain_text("suivez le guide")
