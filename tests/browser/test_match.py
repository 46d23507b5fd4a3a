"""Whole matches in Chromium, as people play them."""

from __future__ import annotations

import re
import time
from itertools import count, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from arene.core.game import GAMES
from tests.browser.conftest import LONG, PATIENCE, Visit
from tests.browser.playing import asked, click_turn, ended, settle, start, start_shortest, type_turn, wait_until
from tests.browser.reach.positions import Deal, Position, walk, write_down
from tests.browser.reach.positions import site as reach_site
from tests.browser.reach.screen import Screen, sized


def test_two_browsers_and_two_bots_play_a_match_of_the_usual_length(visit: Visit) -> None:
    ada = visit("/")
    address = start(ada, rounds=None, seat1="open")
    expect(ada.locator(".waiting-seats .free")).to_have_count(1)
    bob = visit(address, plain=True)
    bob.fill("#name", "Bob")
    bob.click("form .button.main")
    expect(ada.locator(".band")).to_be_visible()
    bets, reloaded, deadline = 2, False, time.time() + PATIENCE
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
    assert ada.locator(".ending header p").all_inner_texts() == bob.locator(".ending header p").all_inner_texts()
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


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_table_plays_every_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    """To the end in the long form; games with long matches are left after so many decisions otherwise."""
    page = visit("/", plain=True)
    start_shortest(page, game)
    deadline, draw, turns = time.time() + PATIENCE, Random(7), 0
    while not ended(page) and (LONG or turns < 60):
        assert time.time() < deadline, "the match does not go on"
        if asked(page):
            type_turn(page, draw.randint(1, 12))
            turns += 1
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


def test_on_a_phone_the_replay_leaves_the_screen_to_the_board(visit: Visit) -> None:
    page = visit("/", phone=True)
    address = start(page)
    page.wait_for_selector(".band.yours")
    page.goto(f"{address}#step-1")
    page.wait_for_selector(".replay")
    assert page.evaluate("document.querySelector('.replay').offsetHeight") < 140
    link = page.get_by_role("button", name="Lien vers cette étape")
    expect(link).to_have_count(0)
    page.get_by_role("button", name="Plus de réglages").click()
    expect(link).to_be_visible()
    page.get_by_role("button", name="Revenir à la partie").click()
    expect(page.locator(".replay")).to_have_count(0)


def test_a_link_to_a_move_opens_it_at_a_table_that_is_open_or_not(visit: Visit) -> None:
    page = visit("/")
    address = start(page)
    page.wait_for_selector(".band.yours")
    click_turn(page, 1)
    page.wait_for_selector(".band.yours")
    step = page.locator(".replay b")
    for place in (1, 2):  # the second one where a replay is open already
        page.goto(f"{address}#step-{place}")
        expect(step).to_contain_text(re.compile(rf"Étape\s{place}\b"))
        expect(page).to_have_url(address)
        wait_until(page, "history.state === 'arene-over'")
    page.go_back()
    expect(page.locator(".replay")).to_have_count(0)
    expect(visit(f"{address}#step-1").locator(".replay b")).to_contain_text(re.compile(r"Étape\s1\b"))


def test_the_replay_stays_at_its_move_when_it_is_seen_by_somebody_else(browser: Browser, tmp_path: Path) -> None:
    """In Lanista what is hidden from one seat is no step of its replay: the same move has another number there."""
    *_, match = walk(deal := Deal("lanista", 2, (), 1))
    with reach_site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(match.moves), 0, ())]).values()
        screen = Screen(browser, address, False, token)
        asked = [screen.page.request.get(f"{address}/api/matches/{code}/replay?seat={seat}") for seat in (0, 1)]
        mine, other = [[step["moment"] for step in one.json()["steps"]] for one in asked]
        at = next(place for place, moment in enumerate(mine) if moment in other and other.index(moment) != place)
        screen.page.goto(f"/t/{code}#step-{at}")
        expect(screen.page.locator(".replay b")).to_contain_text(re.compile(rf"Étape\s{at}\b"))
        screen.page.locator(".replay .as select").select_option("1")
        there = other.index(mine[at])
        expect(screen.page.locator(".replay b")).to_contain_text(re.compile(rf"Étape\s{there}\b"))
        screen.page.locator(".replay .as select").select_option("0")
        expect(screen.page.locator(".replay b")).to_contain_text(re.compile(rf"Étape\s{at}\b"))

        held: list[Route] = []  # of two quick changes the last one counts, however late the first one is answered
        screen.page.goto(f"/t/{code}?again#step-{at}")
        expect(screen.page.locator(".replay b")).to_contain_text(re.compile(rf"Étape\s{at}\b"))
        screen.page.route("**/replay?*", lambda route: held.append(route))
        with screen.page.expect_request("**/replay?*"):
            screen.page.locator(".replay .as select").select_option("1")
        screen.page.locator(".replay .as select").select_option("0")
        with screen.page.expect_response("**/replay?*"):
            held[0].continue_()
        screen.page.wait_for_timeout(300)
        expect(screen.page.locator(".replay b")).to_contain_text(re.compile(rf"Étape\s{at}\b"))
        assert screen.page.locator(".replay .as select").input_value() == "0"
        assert screen.errors() == []
        screen.context.close()


def test_the_end_says_what_broke_a_tie_below_the_top_too(browser: Browser, tmp_path: Path) -> None:
    for seed in count(1):
        *_, match = walk(deal := Deal("sponsio", 4, (("max_rounds", 1),), seed))
        ranked: list[dict[str, Any]] = sorted(match.standings, key=lambda one: int(str(one["rank"])))
        tied = [pair for pair in pairwise(ranked[1:]) if len({one["score"] for one in pair}) == 1]
        if tied and len({one["rank"] for one in tied[-1]}) == 2:
            break
    with reach_site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(match.moves), 0, ())]).values()
        screen = Screen(browser, address, False, token)
        screen.show(code, sized("1366x657"))
        seats = screen.page.request.get(f"{address}/api/matches/{code}").json()["seats"]
        told = screen.page.locator(".decided").last.inner_text()
        assert "score" in told
        assert [seats[one["seat"]]["name"] in told for one in tied[-1]] == [True, True], told
        screen.context.close()


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
        page.locator(".band-buttons .button:not(.undo)").last.click()


def test_one_screen_shows_what_a_move_brought_before_it_changes_hands(visit: Visit) -> None:
    page = visit("/")
    page.goto("/new/automobile")
    page.locator("input[name=seats]").first.check(force=True)
    page.select_option("#seat1", "here")
    page.click("form[data-new-table] .button.main")
    hand_over = page.locator(".band.wait .button.main")
    for _ in range(40):  # until something was bought, drawn or exchanged unseen by the other
        page.wait_for_selector(".curtain, .band.yours, .band.wait .button.main")
        if hand_over.count():
            break
        if page.locator(".curtain").count():
            assert page.locator(".work-card").count() == 0
            page.click(".curtain .button")
            page.wait_for_selector(".band.yours .turn-of")
        page.locator(".own .lit:not(.chosen), .board .lit:not(.chosen)").first.click()
        page.locator(".band-buttons .button.main").click()
        settle(page)
        page.wait_for_timeout(60)
    expect(hand_over).to_have_count(1)
    assert page.locator(".own .work-card").count() > 0, "what the move brought can be looked at"
    name = page.locator(".band-buttons .button.main").inner_text().split()[-1]
    page.click(".band-buttons .button.main")
    expect(page.locator(".curtain h1")).to_contain_text(name)
    assert page.locator(".work-card").count() == 0


def test_one_screen_without_a_curtain_where_nothing_is_private(visit: Visit) -> None:
    page = visit("/", plain=True)
    page.goto("/new/sportmord")
    page.locator("input[name=seats]").first.check(force=True)
    for seat in (1, 2):
        page.select_option(f"#seat{seat}", "here")
    page.click("form[data-new-table] .button.main")
    names = set()
    for _ in range(12):
        page.wait_for_selector(".band.yours")
        assert page.locator(".curtain").count() == 0
        names.add(page.locator(".turn-of").inner_text())
        if len(names) > 1:
            break
        type_turn(page, 99)
    assert len(names) > 1


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


# ---- the same person twice, old requests, the way back


def lines(page: Page) -> int:
    return page.locator(".log li").count()


def test_two_tabs_of_one_person_show_the_same_table(visit: Visit) -> None:
    page = visit("/", plain=True)
    start(page)
    page.wait_for_selector(".band.yours")
    twin = page.context.new_page()
    twin.goto(page.url)
    twin.wait_for_selector(".band.yours")
    type_turn(page, 2)
    expect(twin.locator(".actions")).to_have_text(page.locator(".actions").inner_text(), use_inner_text=True)
    type_turn(twin, 1)
    expect(page.locator(".log li")).to_have_count(lines(twin))


ANSWERED = """async ([what, mine]) => {
  const { Pace } = await import("/static/table/pace.js");
  const shown = [], pace = new Pace((told) => shown.push(told.name));
  const asked = { prompt: { yours: true }, log: { from: 0, lines: [] } };
  const table = (name, more) => ({ name, hold: "", mine: false, ...asked, ...more });
  pace.add(table("asked", { hold: what }));
  pace.add(table("after", { mine }));
  await new Promise((done) => setTimeout(done, 50));
  return [shown, pace.stopped];
}"""


def test_a_question_answered_in_another_tab_waits_for_nobody(visit: Visit) -> None:
    """What was to be read before it has been read there; another's move still waits until somebody says so."""
    page = visit("/", speed=0)
    assert page.evaluate(ANSWERED, ["read", True]) == [["asked", "after"], False]
    assert page.evaluate(ANSWERED, ["read", False]) == [["asked"], True]


def test_a_stale_move_changes_nothing_and_says_so(visit: Visit) -> None:
    page = visit("/", plain=True)
    start(page)
    page.wait_for_selector(".band.yours")
    twin = page.context.new_page()
    twin.goto(page.url)
    twin.wait_for_selector(".band.yours")
    held: list[Route] = []
    twin.route("**/actions*", lambda route: held.append(route))
    deadline = time.time() + 30
    twin.keyboard.press("1")  # on its way, but slower than the other tab
    while not held:
        assert time.time() < deadline, f"nothing was sent: {twin.locator('.band').inner_text()}"
        twin.wait_for_timeout(20)
    type_turn(page, 2)
    held[0].continue_()
    expect(twin.locator(".tip")).to_contain_text("La table a changé pendant votre clic")
    expect(twin.locator(".actions")).to_have_text(page.locator(".actions").inner_text(), use_inner_text=True)


def test_a_move_sent_twice_is_one_move(visit: Visit) -> None:
    page = visit("/")
    start(page)
    page.wait_for_selector(".band.yours")
    sent: list[str] = []

    def twice(route: Route) -> None:
        body = route.request.post_data or ""
        sent.append(body)
        if len(sent) == 1:  # the process that kept the table is no more, another one takes over
            route.fulfill(status=503, json={"code": "moving", "detail": "later"})
            return
        first = route.fetch().json()
        answer = route.fetch().json()
        assert first == answer
        route.fulfill(json=answer)

    page.route("**/actions*", twice)
    page.locator(".hand .piece.lit").first.click()
    page.locator("button.wager").first.click()
    page.locator(".band-buttons .button.main").dblclick()
    settle(page)
    expect(page.locator(".mine-head .slip")).to_have_count(1)
    assert len(sent) == 2 and sent[0] == sent[1]
    expect(page.locator(".tip")).to_have_count(0)


def test_the_back_button_leaves_and_returns(visit: Visit) -> None:
    page = visit("/")
    start(page)
    page.wait_for_selector(".band.yours")
    click_turn(page, 1)
    page.wait_for_selector(".band.yours")
    cards = page.locator(".hand .piece").count()
    page.click(".bar-mark")
    page.wait_for_selector(".posters")
    page.go_back()
    page.wait_for_selector(".band.yours")
    expect(page.locator(".hand .piece")).to_have_count(cards)
    before = lines(page)
    click_turn(page, 0)
    page.wait_for_selector(".band.yours")
    assert lines(page) > before
    page.go_back()
    page.wait_for_selector("form[data-new-table]")
    page.go_forward()
    page.wait_for_selector(".band.yours")


LONG_AGO = """localStorage.setItem("arene.seen", localStorage.getItem("arene.seen").replace(/ \\d{13}/g, " 1"))"""


def test_what_was_missed_is_shown_as_a_film_that_can_be_skipped(visit: Visit) -> None:
    page = visit("/", speed=0.5)
    address = start(page)
    page.wait_for_selector(".band.yours")
    seen = lines(page)
    page.goto("/rules")
    api, phone = f"/api/matches/{address.split('/')[-1]}", page.context.request  # meanwhile, on another device
    for turn in range(3):
        deadline = time.time() + 30
        while not (table := phone.get(api).json())["prompt"]["yours"]:
            assert time.time() < deadline, "the bots do not answer"
            page.wait_for_timeout(20)
        body = {"actions": [{"kind": "pass"}], "prompt": table["prompt"]["id"], "key": f"film {turn}"}
        assert phone.post(f"{api}/actions", data=body).ok
    page.evaluate(LONG_AGO)
    page.goto(address)
    skip = page.locator(".band .catch-up")
    expect(skip).to_contain_text("pendant votre absence")
    assert seen <= lines(page)
    before = lines(page)
    skip.click()
    expect(skip).to_have_count(0)
    assert lines(page) > before


def test_a_piece_is_magnified_and_let_go(visit: Visit) -> None:
    page = visit("/")
    start(page)
    page.wait_for_selector(".band.yours")
    card = page.locator(".hand .piece").first
    name, sentence = card.get_attribute("data-name"), card.get_attribute("data-explains")
    card.hover()
    page.mouse.down()
    page.wait_for_timeout(600)
    page.mouse.up()
    dialog = page.get_by_role("dialog")
    assert name and sentence
    expect(dialog).to_contain_text(name)
    expect(dialog).to_contain_text(sentence)
    expect(page.locator(".hand .chosen")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


NOTIFIED = """
  window.told = [];
  window.Notification = class { constructor(title, more) { told.push([title, more.body]); } };
  Notification.permission = "granted";
  Notification.requestPermission = async () => "granted";
"""


def test_a_turn_is_notified_if_somebody_asked_for_it(visit: Visit) -> None:
    page = visit("/")
    page.context.add_init_script(NOTIFIED)
    start(page)
    page.wait_for_selector(".band.yours")
    page.click(".bar .tool[aria-label='Menu']")
    page.click("text=M’avertir quand c’est à moi")
    page.keyboard.press("Escape")
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    click_turn(page, 0)
    page.wait_for_selector(".band.yours")
    told = page.evaluate("told")
    assert len(told) == 1 and "À vous" in told[0][0]


def test_a_dialog_holds_the_focus(visit: Visit) -> None:
    page = visit()
    start(page)
    page.locator(".band.yours").wait_for()
    page.get_by_role("button", name="Que puis-je faire").click()
    page.get_by_role("dialog").wait_for()
    inside = "document.activeElement.closest('[role=dialog]') !== null"
    for key in ["Tab"] * 30 + ["Shift+Tab"] * 30:
        page.keyboard.press(key)
        assert page.evaluate(inside), key
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0


def test_many_tables_open_in_one_browser_leave_a_line_for_the_next(visit: Visit) -> None:
    """A browser holds six connections to a site: each table keeps one while somebody may look at it."""
    hide = "Object.defineProperty(document, 'hidden', { get: () => globalThis.unseen ?? false })"
    first = visit()
    first.context.add_init_script(hide)
    start(first)
    tabs = [first]
    for _ in range(7):
        tabs[-1].evaluate("unseen = true; document.dispatchEvent(new Event('visibilitychange'))")
        tabs.append(first.context.new_page())
        tabs[-1].goto(first.url, timeout=15_000)
        tabs[-1].locator(".badge.on").wait_for()
    tabs[-1].evaluate("unseen = true; document.dispatchEvent(new Event('visibilitychange'))")
    again = first.expect_request("**/stream?*")
    with again:
        first.evaluate("unseen = false; document.dispatchEvent(new Event('visibilitychange'))")
    first.locator(".badge.on").wait_for()


def test_what_was_said_is_marked_on_a_phone_until_the_log_is_open(visit: Visit) -> None:
    page, bob = visit(phone=True), visit("/me")
    match = start(page).rsplit("/", 1)[1]
    page.locator(".band.yours").wait_for()
    log = page.locator(".bar .tool.narrow")
    assert log.locator(".count").count() == 0
    bob.request.put("/api/me", data={"name": "Bob"})
    for text in ("salut", "à toi"):
        bob.request.post(f"/api/matches/{match}/chat", data={"text": text})
    log.locator(".count", has_text="2").wait_for()
    log.click()
    page.locator("#tab-chat").click()
    page.locator(".said .tag", has_text="spectateur").first.wait_for()
    small = """() => [...document.querySelectorAll(".rail button, .bar a, .bar button")].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width && (box.height < 44 || box.width < 44);
    }).map((one) => one.outerHTML.slice(0, 90))"""
    assert page.evaluate(small) == []
    page.locator(".rail .tool.narrow").click()
    assert log.locator(".count").count() == 0
