"""Les Sponsors de l'Automobile in the browser: a match from the first purchase to the race, by clicking what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.playing import asked, ended, settle

CREATE = """async () => {
  const send = (path, method, body) => fetch(path, {
    method, headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await send("/api/me", "PUT", { name: "Ada" });
  const bots = [1, 2].map(() => ({ kind: "bot", level: "easy" }));
  return (await send("/api/matches", "POST", { game: "automobile", seats: [{ kind: "me" }, ...bots] })).match;
}"""

LIT = [
    ".circuit .end.lit",
    ".ball-key.lit",
    ".race-hand button.lit",
    ".ring-cell.lit",
    ".pile.lit",
    ".pack.lit",
    ".build-hand button.lit",
    ".sponsors button.lit",
]


def click_turn(page: Page) -> None:
    """One decision: something lit, then the button that confirms it."""
    for place in LIT:
        if page.locator(place).count():
            page.locator(place).first.click(force=True)
            page.wait_for_timeout(60)
            break
    if page.locator(".circuit .end.lit:not(.chosen)").count() and not page.locator(".circuit .end.chosen").count():
        page.locator(".circuit .end.lit").first.click(force=True)
        page.wait_for_timeout(60)
    main = page.locator(".band-buttons .button.main")
    buttons = page.locator(".band-buttons .button:not(.undo)")
    if main.count():
        main.first.click()
    elif buttons.count() and asked(page):
        buttons.first.click()
    settle(page)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_workshop_and_the_race_are_played_by_clicks(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone)
    page.goto(f"/t/{page.evaluate(CREATE)}")
    page.wait_for_selector(".ring")
    assert page.locator(".ring-cell").count() == 24
    assert page.locator(".pile").count() == 8
    raced = 0
    for _ in range(4000):
        if ended(page):
            break
        if not asked(page):
            page.wait_for_timeout(25)
            continue
        if page.locator(".circuit").count() or page.locator(".roulette").count():
            raced += 1
        if raced == 1 and page.locator(".circuit").count():
            assert page.locator(".circuit .cell").count() == 214
            assert page.locator(".circuit .driving").count() == 3
        click_turn(page)
    assert ended(page)
    assert raced > 5
    assert page.locator(".podium li").count() == 3
