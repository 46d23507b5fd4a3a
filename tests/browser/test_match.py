"""Whole matches in Chromium, as people play them."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import asked, click_turn, ended, start, type_turn


def test_two_browsers_and_two_bots_play_a_match(visit: Visit) -> None:
    ada = visit("/")
    address = start(ada, seat1="open")
    expect(ada.locator(".waiting-seats .free")).to_have_count(1)
    bob = visit(address, plain=True)
    bob.fill("#name", "Bob")
    bob.click("form .button.main")
    expect(ada.locator(".band")).to_be_visible()
    bets, reloaded, deadline = 2, False, time.time() + 120
    while not (ended(ada) and ended(bob)):
        assert time.time() < deadline, "the match does not end"
        if asked(ada):
            bets = click_turn(ada, bets)
            if not reloaded and ada.locator(".tricking").count():
                before = ada.locator(".hand .piece").count()
                ada.reload()
                expect(ada.locator(".hand .piece")).to_have_count(before)
                reloaded = True
        elif asked(bob):
            type_turn(bob, 1)
        else:
            ada.wait_for_timeout(20)
    assert reloaded and bets == 0
    expect(ada.locator(".standings").first.locator("tbody tr")).to_have_count(4)
    assert ada.locator(".ending header p").inner_text() == bob.locator(".ending header p").inner_text()
    ada.click("text=Vérifier le tirage")
    expect(ada.locator(".proof")).to_contain_text("Tirage vérifié")
    with ada.expect_download() as download:
        ada.click("text=Fichier de la partie")
    assert download.value.suggested_filename.startswith("sponsio-")


def test_two_clicks_from_the_home_page(visit: Visit) -> None:
    page = visit("/")
    page.click(".poster:not(.soon) .button.main")
    page.click("form[data-new-table] .button.main")
    expect(page.locator(".hand .piece")).to_have_count(8)


def test_the_plain_table_finishes_a_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", plain=True)
    start(page)
    deadline, place = time.time() + 120, 0
    while not ended(page):
        assert time.time() < deadline, "the match does not end"
        if asked(page):
            place += 1
            type_turn(page, 2 if place == 1 else 1)
        else:
            page.wait_for_timeout(20)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_staging_shows_the_effect_and_can_be_let_go(visit: Visit) -> None:
    page = visit("/", speed=0)
    start(page)
    page.wait_for_selector(".band.yours")
    purse = page.locator(".mine-name .figures b")
    before = int(purse.inner_text())
    page.locator(".hand .piece.lit").first.click()
    page.locator(".ticket.lit:not(.tab-counter) button.wager").first.click()
    expect(page.locator(".band p")).to_contain_text(re.compile(r"1.pièce en rapporte \d"))
    expect(purse).to_have_text(str(before - 1))
    page.keyboard.press("Escape")
    expect(purse).to_have_text(str(before))
    expect(page.locator(".ticket.chosen")).to_have_count(0)


def test_a_refused_thing_says_why_and_leads_to_the_rule(visit: Visit) -> None:
    page = visit("/", plain=True)
    start(page)
    page.wait_for_selector(".band.yours")
    type_turn(page, 2)  # reveal a card: now tokens and tickets are told
    blocked = page.locator(".action.blocked").first
    expect(blocked.locator("small")).not_to_be_empty()
    with page.expect_popup() as popup:
        blocked.locator("a").click()
    rules = popup.value
    anchor = rules.url.split("#")[1]
    expect(rules.locator(f"[id='{anchor}']")).to_have_count(1)


def test_the_language_changes_in_the_middle_of_a_match(visit: Visit) -> None:
    page = visit("/")
    start(page)
    page.wait_for_selector(".band.yours")
    cards = page.locator(".hand .piece").count()
    page.click(".bar .tool[aria-label='Menu']")
    page.click(".menu-list a[lang='en']")
    expect(page.locator(".band")).to_contain_text("Your turn")
    expect(page.locator(".hand .piece")).to_have_count(cards)
    assert page.locator("html").get_attribute("lang") == "en"


def test_a_spectator_sees_no_hand_and_a_replay_walks_back(visit: Visit) -> None:
    page = visit("/")
    address = start(page)
    page.wait_for_selector(".band.yours")
    click_turn(page, 1)
    watcher = visit(address)
    expect(watcher.locator(".seat")).to_have_count(4)
    expect(watcher.locator(".own .piece")).to_have_count(0)
    expect(page.locator(".watching")).to_contain_text("1")
    page.wait_for_selector(".band.yours")
    page.locator(".log .line").nth(1).click()
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("End")
    last = page.locator(".replay b").inner_text()
    page.keyboard.press("ArrowLeft")
    assert page.locator(".replay b").inner_text() != last
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)
    page.goto(f"{address}#step-1")
    page.reload()
    expect(page.locator(".replay b")).to_contain_text("1")


def test_one_screen_for_two_people_keeps_hands_apart(visit: Visit) -> None:
    page = visit("/")
    start(page, seat1="here")
    for _ in range(3):
        page.wait_for_selector(".curtain")
        assert page.locator(".piece").count() == 0
        name = page.locator(".curtain h1").inner_text()
        page.click(".curtain .button")
        page.wait_for_selector(".band.yours")
        assert page.locator(".mine-name .name").inner_text() in name
        page.locator(".band-buttons .button").last.click()


def test_a_lost_connection_is_told_and_mended(visit: Visit) -> None:
    page = visit("/")
    start(page)
    page.wait_for_selector(".band.yours")
    page.context.set_offline(True)
    page.evaluate("0")
    page.locator(".hand .piece.lit").first.click()
    expect(page.locator(".tip, .band.lost").first).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".band.yours")).to_be_visible()
