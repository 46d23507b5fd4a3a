"""The same deal by clicks: two tables compared, and the deal of the day played to its end."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from arene.server import hosting
from arene.store import Sheet
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.playing import asked, ended, pick, settle
from tests.browser.test_pages import good


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match here is one round of Sponsio against quick bots."""
    sheet: Callable[..., Sheet] = hosting._sheet

    def one_round(game: Any, edition: Any, seats: int, options: Any, *more: Any) -> Sheet:
        return sheet(game, edition, seats, {**options, "max_rounds": 1}, *more)

    monkeypatch.setattr(hosting, "_sheet", one_round)
    monkeypatch.setattr(hosting, "daily_level", lambda: "regular")


def play_on(page: Page) -> None:
    """To the end of the match: the first thing that is offered, on the plain table."""
    until = time.monotonic() + PATIENCE
    while not ended(page):
        assert time.monotonic() < until, "the match does not end"
        if asked(page) and page.locator("button.action:visible").count():
            page.locator("button.action:visible").first.click()
            settle(page)
        else:
            page.wait_for_timeout(50)


def test_two_tables_of_a_deal_are_played_and_compared(visit: Visit, axe: str, short: None) -> None:
    ada = visit("/new/sponsio", plain=True)
    ada.fill("#name", "Ada")
    pick(ada, "seats", "3")
    pick(ada, "level", "regular")
    ada.click("details.more summary")
    ada.select_option("#tables", "2")
    ada.click("form[data-new-table] .button.main")
    ada.wait_for_url("**/deal/*")
    assert good(ada, axe)
    deal = ada.url.rsplit("/", 1)[1]
    bob = visit(f"/deal/{deal}", phone=True, lang="en-GB", plain=True)
    assert good(bob, axe)
    bob.locator(".deal-tables > li").nth(1).get_by_role("link", name="Sit down").click()
    bob.fill("#name", "Bob")
    bob.click("form .button.main")
    ada.get_by_role("link", name="Aller à votre table").click()
    first = ada.url
    play_on(ada)
    expect(ada.locator(".same-deal")).to_contain_text("D’autres jouent encore cette donne")
    assert ada.locator(".ending a[download]").count() == 0 and good(ada, axe)
    ada.goto(f"/deal/{deal}")
    expect(ada.locator(".deal-tables")).to_contain_text("En cours")
    play_on(bob)
    bob.get_by_role("link", name="Compare the tables").click()
    expect(bob.locator(".deal-winner h2")).to_have_text(
        "Ada and Bob win the deal"
    )  # they did the same, so did the bots
    assert bob.locator(".compared table").count() == 3 and good(bob, axe)
    expect(ada.locator(".deal-winner h2")).to_have_text("Ada et Bob gagnent la donne")  # by itself
    assert good(ada, axe)
    bob.goto(first)
    expect(bob.locator(".ending a[download]")).to_be_visible()


def test_the_deal_of_the_day_is_played_by_clicks_and_its_result_copied(visit: Visit, axe: str, short: None) -> None:
    page = visit("/", phone=True, plain=True, dark=True)
    page.locator(".dailies a[href='/daily/sponsio']").click()
    assert good(page, axe)
    page.fill("#name", "Zoé")
    page.get_by_role("button", name="Jouer la donne du jour").click()
    page.wait_for_url("**/t/*")
    play_on(page)
    assert good(page, axe)
    page.get_by_role("link", name="Voir le classement du jour").click()
    expect(page.locator(".daily-result .big")).to_have_text("1er sur 1")
    assert "donne du jour" in page.locator(".daily-result textarea").input_value()
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_contain_text("Copié")
    assert good(page, axe)
    page.goto("/lang/en?back=/daily/sponsio")
    page.set_viewport_size({"width": 1366, "height": 657})
    expect(page.locator("h1")).to_contain_text("Daily deal, Sponsio")
    expect(page.get_by_role("button", name="Play for practice")).to_be_visible()
    assert good(page, axe)
    page.goto("/")
    expect(page.locator(".dailies a[href='/daily/sponsio']")).to_contain_text("Rank 1 of 1")
