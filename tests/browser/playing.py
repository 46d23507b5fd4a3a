"""How a person plays in the tests: by clicking what is lit, or by keyboard alone."""

from __future__ import annotations

import json
import time

from playwright.sync_api import Page


def asked(page: Page, but: str = "none") -> bool:
    """Whether it is this visitor's turn and nothing is under way. What is to be read is read, ``but`` for one thing."""
    page.evaluate("but => document.querySelector(but) ?? document.querySelector('.go-on')?.click()", but)
    return bool(page.evaluate("Boolean(document.querySelector('.band.yours'))"))


def ended(page: Page) -> bool:
    return bool(page.evaluate("Boolean(document.querySelector('.ending'))"))


def pick(page: Page, name: str, value: str) -> None:
    """Choose one of several on a form, brought to the middle first: a phone's bar lies over the lower edge."""
    choice = page.locator(f"input[name={name}][value='{value}']")
    choice.evaluate("choice => choice.scrollIntoView({ block: 'center' })")
    choice.check(force=True)


def start(page: Page, rounds: int | None = 1, **seats: str) -> str:
    """Fill the form of a new Sponsio table (None: of the usual length) and start; the table's address."""
    page.goto("/new/sponsio")
    pick(page, "level", "regular")
    if rounds is not None:
        page.click("details.more summary")
        page.fill("#option-max_rounds", str(rounds))
    for name, kind in seats.items():
        page.select_option(f"#{name}", kind)
        if kind == "kept":
            page.fill(f"[name=name{name[-1]}]", "Inès")
    page.click("form[data-new-table] .button.main")
    page.wait_for_url("**/t/*")
    return page.url


def start_shortest(page: Page, game: str) -> None:
    """A table of any game against easy bots, as short and small as its options allow."""
    page.goto(f"/new/{game}")
    page.locator("input[name=seats]").first.check(force=True)
    pick(page, "level", "regular")
    page.click("details.more summary")
    for field in page.locator("input[type=number][id*=round], input[type=number][id*=limit]").all():
        if field.is_visible():
            field.fill(str(max(1, int(field.get_attribute("min") or 1))))  # 0 would be no limit at all
    page.click("form[data-new-table] .button.main")
    page.wait_for_url("**/t/*")


def click_turn(page: Page, bets: int) -> int:
    """One decision on Sponsio's drawn table, by clicks. Bets while ``bets`` lasts; returns what is left."""
    main = page.locator(".band-buttons .button.main")
    if page.locator(".tricking").count():
        page.locator(".hand .piece.lit").first.click()
        main.click()
    elif page.locator(".hand .piece.lit").count() and bets:
        page.locator(".hand .piece.lit").first.click()
        page.locator(".piece.chosen").first.wait_for()
        if page.locator("button.wager").count():
            page.locator("button.wager").first.click()
            main.click()
            bets -= 1
        else:  # all tickets are gone: the card is for a token or a change, and is let go
            page.keyboard.press("Escape")
            page.locator(".piece.chosen").first.wait_for(state="detached")
            page.locator(".band-buttons .button:not(.undo)").first.click()
    elif main.count():
        main.click()
    else:
        page.locator(".band-buttons .button").first.click()
    settle(page)
    return bets


def wait_until(page: Page, script: str) -> None:
    """Until the expression is true; the page's policy forbids Playwright's own way of waiting."""
    deadline = time.time() + 30  # as long as everything else in a page may take
    while not page.evaluate(script):
        assert time.time() < deadline, script
        page.wait_for_timeout(15)


def settle(page: Page) -> None:
    """Until the server has answered."""
    wait_until(page, "!document.querySelector('.band .icon use[href$=\"#sent\"]')")


def type_turn(page: Page, place: int) -> None:
    """One decision on the plain table, by keyboard: the action with this number, or the last one."""
    count = page.locator("button.action:visible").count()
    asking = "document.querySelector('.band')?.dataset.prompt"
    before = page.evaluate(asking)
    for digit in str(min(place, count)):
        page.keyboard.press(digit)
    wait_until(page, f"{asking} !== {json.dumps(before)} && !document.querySelector('.band.wait use[href$=\"#sent\"]')")
