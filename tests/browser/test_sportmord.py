"""Le sport est mortel in Chromium: whole matches on the drawn table, and by keyboard on the plain one."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from arene.core.match import Match
from arene.server.telling import Steps
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.playing import asked, ended, pick, settle, type_turn, wait_until
from tests.browser.reach.positions import Deal, Position, site, walk, write_down
from tests.browser.reach.screen import Screen, sized
from tests.browser.test_pages import good

MAIN = ".band-buttons .button.main"
REST = ".band-buttons .button:not(.main):not(.undo)"


def start(page: Page, seats: int, rounds: int = 10, **others: str) -> str:
    """Fill the form of a new table and start; the table's address."""
    page.goto("/new/sportmord")
    pick(page, "seats", str(seats))
    pick(page, "level", "regular")
    page.click("details.more summary")
    page.fill("#option-round_limit", str(rounds))
    for name, kind in others.items():
        page.select_option(f"#{name}", kind)
    page.click("form[data-new-table] .button.main")
    page.wait_for_url("**/t/*")
    return page.url


def click_turn(page: Page) -> str:
    """One decision, by clicking what is lit; says which kind of thing was clicked."""
    if page.locator(".tray .tray-die.lit").count() and page.locator(".bib.lit").count():
        kind = "die"
        lay(page) if not page.locator(".dope").count() else page.locator(REST).last.click()
    else:
        kind = choose(page)
    settle(page)
    return kind


def lay(page: Page) -> None:
    """Lay dice until three sports are busy or none fits, doped ones first, then send all of them at once."""
    for _ in range(12):
        dice = page.locator(".tray-die.lit").count()
        if not dice or (page.locator(".slot").count() >= 3 and page.locator(MAIN).count()):
            break
        laid = page.locator(".slot").count()
        if not page.locator(".tray-die.chosen").count():
            page.locator(".tray-die.lit").first.click()
        page.locator(".bib.lit:not(.own-die) button.bib-body").first.click()
        wait_until(page, f"document.querySelectorAll('.slot').length !== {laid}")
    page.locator(MAIN).click()


def choose(page: Page) -> str:
    """A card, a seat or somebody's die, then the button that sends; else the first button of the band."""
    for target in (".sport-card.lit", ".chip.lit", ".face.lit"):
        if page.locator(target).count():
            page.locator(target).first.click()
            page.locator(MAIN).click()
            return target
    page.locator(REST).last.click()
    return "button"


# The same as click_turn, inside the page: a whole match has too many decisions to cross to the browser for every click.
HURRY = """async () => {
  const all = (what) => [...document.querySelectorAll(what)];
  const seen = async (test) => {
    for (let left = 8000; left > 0; left -= 1) {
      const found = test();
      if (found) return found;
      await new Promise((again) => setTimeout(again, 5));
    }
    throw new Error('waited in vain for ' + test);
  };
  const main = () => all('.band-buttons .button.main')[0];
  if (all('.bib.lit').length && all('.tray-die.lit').length && !all('.dope').length) {
    for (let place = 0; place < 12 && all('.tray-die.lit').length && (all('.slot').length < 2 || !main()); place += 1) {
      const laid = all('.slot').length;
      if (!all('.tray-die.chosen').length) all('.tray-die.lit')[0].click();
      (await seen(() => all('.bib.lit:not(.own-die) button.bib-body')[0])).click();
      await seen(() => all('.slot').length !== laid);
    }
    (await seen(main)).click();
    return 'die';
  }
  for (const what of ['.sport-card.lit', '.chip.lit', '.face.lit']) {
    const [found] = all(what);
    if (!found) continue;
    found.click();
    (await seen(main)).click();
    return what;
  }
  all('.band-buttons .button:not(.main):not(.undo)').at(-1).click();
  return 'button';
}"""


def test_two_browsers_and_two_bots_play_a_match(visit: Visit) -> None:
    ada = visit("/")
    address = start(ada, 4, seat1="open")
    bob = visit(address, phone=True)
    bob.fill("#name", "Bob")
    bob.click("form .button.main")
    expect(ada.locator(".stadium")).to_be_visible()
    for page in (ada, bob):  # fewer questions about the tournaments of others
        page.click(".bar .tool:last-child")
        page.locator(".comforts fieldset").nth(1).locator(".key").nth(1).click()
        page.keyboard.press("Escape")
    clicked: list[str] = []
    reloaded, deadline = False, time.time() + PATIENCE
    while not (ended(ada) and ended(bob)):
        assert time.time() < deadline, "the match does not end"
        player = next((page for page in (ada, bob) if asked(page)), None)
        if player is None:
            ada.wait_for_timeout(15)
            continue
        clicked.append(click_turn(player) if len(clicked) < 16 else player.evaluate(HURRY))
        settle(player)
        if not reloaded and ada.locator(".ring .lies").count() > 5:
            dice = "[...document.querySelectorAll('.ring .lies')].map((die) => die.dataset.piece).sort().join()"
            wait_until(bob, f"({dice}).length > 0")
            ada.reload()
            expect(ada.locator(".stadium")).to_be_visible()
            wait_until(ada, f"({dice}) === {bob.evaluate(dice)!r} || !!document.querySelector('.band.yours')")
            reloaded = True
    assert reloaded
    assert {"die", ".sport-card.lit", ".chip.lit"} <= set(clicked)
    expect(ada.locator(".sets-sheet tbody tr")).to_have_count(4)
    assert ada.locator(".ending header p").all_inner_texts() == bob.locator(".ending header p").all_inner_texts()
    ada.click("text=Revoir")
    expect(ada.locator(".replay")).to_be_visible()
    ada.keyboard.press("ArrowRight")
    expect(ada.locator(".stadium")).to_be_visible()


def test_a_turn_is_arranged_freely_and_sent_at_once(visit: Visit) -> None:
    page = visit("/")
    start(page, 3)
    while True:
        page.wait_for_selector(".band.yours")
        if (
            page.locator("button.bib-body").count()
            and not page.locator(".dope").count()
            and page.locator(".bib.lit").count() > 1
        ):
            break
        click_turn(page)
    lines = page.locator(".log li").count()
    page.locator(".tray-die.lit").first.click()
    expect(page.locator(".band p")).to_contain_text("peut aller dans")
    free = page.locator(".bib.lit:not(.own-die) button.bib-body")
    free.nth(1).click()
    expect(page.locator(".slot")).to_have_count(1)
    expect(page.locator(".lies.mine")).to_have_count(1)
    there = page.locator(".bib.own-die").get_attribute("class")
    page.locator(".slot").click()  # taken up again …
    expect(page.locator(".slot")).to_have_count(0)
    free.first.click()  # … and laid elsewhere
    expect(page.locator(".slot")).to_have_count(1)
    assert page.locator(".bib.own-die").get_attribute("class") != there
    page.keyboard.press("u")
    expect(page.locator(".slot")).to_have_count(0)
    page.locator(".tray-die.lit").first.click()
    free.first.click()
    expect(page.locator(".bib.own-die .outlook")).to_be_visible()
    assert page.locator(".log li").count() == lines, "nothing was sent so far"
    page.locator(MAIN).click()
    wait_until(page, f"document.querySelectorAll('.log li').length > {lines}")


def test_dice_of_no_colour_can_be_read_on_the_plain_table(visit: Visit) -> None:
    """Ink on a light ground where one die is shown, figures where an item stands for several."""
    page = visit("/", plain=True)
    start(page, 3)
    expect(page.locator(".panel .die").first).to_be_visible()
    faces = page.locator(".panel .die rect:first-child").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).fill)"
    )
    assert set(faces) == {"rgb(252, 247, 235)"}
    assert any(re.search(r"\d{2,}", told) for told in page.locator(".panel .die-look").all_inner_texts())


def test_the_plain_table_plays_it_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", plain=True)
    start(page, 3)
    deadline = time.time() + PATIENCE
    kinds: set[str] = set()
    while not ended(page) and len(kinds) < 6:
        assert time.time() < deadline
        if asked(page):
            labels = page.locator("button.action span").all_inner_texts()
            kinds.add(re.sub(r"\d.*", "", labels[0]).split(" ")[0])
            laying = labels[-1] == "Fini"
            type_turn(page, 1 if not laying or len(labels) > 6 else len(labels))
        else:
            page.wait_for_timeout(15)
    expect(page.locator(".log li").first).to_be_attached()


def test_settings_are_offered_in_the_menu(visit: Visit) -> None:
    page = visit("/")
    start(page, 3)
    page.wait_for_selector(".band.yours, .band.wait")
    page.click(".bar .tool:last-child")
    wish = page.locator(".comforts fieldset").nth(2)
    wish.locator(".key").nth(1).click()
    expect(wish.locator(".key").nth(1)).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.click(".bar .tool:last-child")
    expect(page.locator(".comforts fieldset").nth(2).locator(".key").nth(1)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("seats", "phone", "dark"), [(3, True, False), (6, False, True)])
def test_every_question_is_readable_and_large_enough_to_touch(
    visit: Visit, axe: str, seats: int, phone: bool, dark: bool
) -> None:
    page = visit("/", phone=phone)
    if dark:
        page.evaluate("localStorage.setItem('arene.theme', 'dark')")
    start(page, seats)
    seen: set[str] = set()
    deadline = time.time() + PATIENCE
    while len(seen) < 4 and time.time() < deadline:
        page.wait_for_selector(".band.yours")
        kind = page.locator(".band p").inner_text()[:24]
        if kind not in seen:
            seen.add(kind)
            assert good(page, axe)
            assert small(page) == []
        click_turn(page)
    assert len(seen) >= 3


TOUCHED = ".own .lit, .slot, .scoreboard .lit, .bib.lit .bib-body, .band-buttons .button"
SMALL = """(touched) => [...document.querySelectorAll(touched)]
  .map((one) => [one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (Math.round(box.height) < 44 || Math.round(box.width) < 40))
  .map(([name, box]) => `${name} ${box.width} × ${box.height}`)"""


def small(page: Page) -> list[str]:
    """What may be touched on the table and is less than 44 px high or 40 px wide."""
    found: list[str] = page.evaluate(SMALL, TOUCHED)
    return found


APART = """() => {
  const boxes = [...document.querySelectorAll(".bib")].map((one) => one.getBoundingClientRect());
  const over = (a, b) => a.left < b.right - 4 && b.left < a.right - 4 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
  return boxes.length === 8 && boxes.every((a, at) => boxes.every((b, other) => at === other || !over(a, b)));
}"""
INSIDE = """() => {
  const out = (one) => {
    const [box, home] = [one, one.closest(".seat, .own, .bib")].map((each) => each.getBoundingClientRect());
    return box.width && (box.left < home.left - 1 || box.right > home.right + 1);
  };
  const all = [...document.querySelectorAll(".tray .die, .seat .name, .seat .score, .sets > span, .bib-units")];
  return all.filter(out).map((one) => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize(("width", "height"), [(720, 450), (844, 390), (768, 1024)])
def test_nothing_lies_over_another_where_the_screen_is_small(visit: Visit, width: int, height: int) -> None:
    """Twice the usual size on a laptop, a phone lying down, a tablet upright; with six players."""
    page = visit("/me")
    page.set_viewport_size({"width": width, "height": height})
    start(page, 6)
    page.locator(".bib").first.wait_for()
    assert page.evaluate(APART)
    assert page.evaluate(INSIDE) == []


LAPTOP = {"width": 1366, "height": 657}
UNSEEN = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => {
  const box = one.getBoundingClientRect();
  const band = document.querySelector(".band").getBoundingClientRect();
  return box.bottom > band.top + 1 || box.top < 52;
}).map((one) => one.textContent)"""


FITS = """() => {
  const [lawn, field] = [".lawn", ".field"].map((one) => document.querySelector(one).getBoundingClientRect());
  return lawn.left >= field.left - 1 && lawn.right <= field.right + 1;
}"""


def laying(visit: Visit) -> Page:
    """A table of six at a laptop's size, at the first question of laying dice."""
    page = visit("/me")
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    start(page, 6)
    deadline = time.time() + PATIENCE
    while not (asked(page) and page.locator(".bib.lit .outlook").count() and not page.locator(".dope").count()):
        assert time.time() < deadline
        if asked(page) and not page.locator(".rolls.asked, .dope").count():
            click_turn(page)
        elif asked(page):
            page.locator(REST).last.click()
            settle(page)
        else:
            page.wait_for_timeout(20)
    return page


def test_a_laptop_shows_all_eight_sports_and_says_what_laying_would_bring(visit: Visit) -> None:
    page = laying(visit)
    assert page.evaluate(UNSEEN, ".bib, .lawn") == []
    assert page.evaluate(APART)
    assert page.evaluate(FITS)
    expect(page.locator(MAIN)).to_have_count(0)  # laying nothing is not the thing to do while a die fits
    outlook = page.locator(".bib.lit .outlook").first
    expect(outlook).to_have_attribute("data-explains", re.compile("Valeur .* unité"))
    page.click(".legend-key")
    expect(page.locator(".legend dd")).to_have_count(4)
    page.click(".legend .tool")
    page.locator(".tray-die.lit").first.click()
    page.locator(".bib.lit .bib-body").first.click()
    expect(page.locator(".band p")).to_contain_text(re.compile(r"Un 1.*Valeur \d"))
    expect(page.locator(MAIN)).to_have_count(1)


@pytest.mark.parametrize("laid", [False, True], ids=["in hand", "laid"])
def test_a_suggestion_that_comes_late_changes_nothing(visit: Visit, laid: bool) -> None:
    page = laying(visit)
    held: list[Route] = []
    page.route("**/suggestion*", lambda route: held.append(route))
    with page.expect_request("**/suggestion*"):
        page.get_by_role("button", name="Suggestion").click()
    page.locator(".tray-die.lit").first.click()
    if laid:
        page.locator(".bib.lit .bib-body").first.click()
        page.locator(".tray .slot").wait_for()
    tray = page.locator(".tray").inner_html()
    with page.expect_response("**/suggestion*"):
        held[0].continue_()
    page.wait_for_timeout(300)
    assert page.locator(".tray").inner_html() == tray
    assert page.locator(".tips .tip").count() == 0


def test_doping_is_told_before_it_is_sent(visit: Visit) -> None:
    page = visit("/me")
    start(page, 4)
    deadline = time.time() + PATIENCE
    while not (asked(page) and page.locator(".dope .tray-die.lit").count()):
        assert time.time() < deadline
        if asked(page):
            click_turn(page)
        else:
            page.wait_for_timeout(20)
    page.locator(".dope .tray-die.lit").last.click()
    expect(page.locator(".band p")).to_contain_text("touchez le chiffre")
    page.locator(".becomes .tray-die").first.click()
    expect(page.locator(".band p")).to_contain_text(re.compile(r"Une pilule.: un \d devient \d"))
    page.keyboard.press("Escape")
    page.locator(".dope .tray-die.lit").last.click()
    page.locator(".becomes .tray-die").first.dblclick()
    expect(page.locator(".seat-die.doped").first).to_be_visible()
    settle(page)


def test_a_pile_looked_at_does_not_cover_the_next_question(browser: Browser, tmp_path: Path) -> None:
    deal = Deal("sportmord", 3, (), 1)
    found = next(m for m in walk(deal) for seat in m.awaiting if m.view(seat)["decision"] == "wish")
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(found.moves), found.awaiting[0], ())]).values()
        screen = Screen(browser, address, False, token)
        screen.show(code, sized("1366x657"))
        screen.page.locator(".bib .pile").first.click()
        expect(screen.page.locator(".pile-sheet")).to_have_count(1)
        screen.page.go_back()  # closes what is looked at before it leaves the table
        expect(screen.page.locator(".pile-sheet")).to_have_count(0)
        assert code in screen.page.url
        screen.page.locator(".bib .pile").first.click()
        expect(screen.page.locator(".pile-sheet")).to_have_count(1)
        screen.again()  # another question
        expect(screen.page.locator(".pile-sheet")).to_have_count(0)
        expect(screen.page.locator(".sport-card.lit")).not_to_have_count(0)
        screen.context.close()


def test_escape_puts_a_pile_away_and_leaves_what_is_staged(browser: Browser, tmp_path: Path) -> None:
    asked = first(Deal("sportmord", 4, (), 1), lambda view, me: view["decision"] == "pill")
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [asked]).values()
        screen = Screen(browser, address, False, token)
        screen.show(code, sized("1366x657"))
        page = screen.page
        page.locator(".chip.lit").first.click()
        expect(page.locator(MAIN)).to_have_count(1)
        page.locator(".bib .pile").first.click()
        expect(page.locator(".pile-sheet")).to_have_count(1)
        expect(page.locator(".chip.lit")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".pile-sheet")).to_have_count(0)
        expect(page.locator(MAIN)).to_have_count(1)
        page.keyboard.press("Escape")  # only now
        expect(page.locator(MAIN)).to_have_count(0)
        screen.context.close()


def test_what_may_go_together_stands_out_and_a_seat_looked_at_closes_with_the_next_press(
    browser: Browser, tmp_path: Path
) -> None:
    deal = Deal("sportmord", 3, (), 1)
    found = next(m for m in walk(deal) for seat in m.awaiting if m.view(seat)["decision"] == "lay")
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(found.moves), found.awaiting[0], ())]).values()
        screen = Screen(browser, address, True, token)
        screen.show(code, sized("844x390"))
        page = screen.page
        expect(page.locator(".bib.awaited, .tray-die.awaited")).to_have_count(0)
        page.locator(".seat-more").first.tap()
        expect(page.locator(".seat-full")).to_have_count(1)
        page.locator(".tray-die.lit").first.tap()
        expect(page.locator(".seat-full")).to_have_count(0)
        expect(page.locator(".tray-die.chosen")).to_have_count(1)
        expect(page.locator(".bib.lit.awaited")).to_have_count(page.locator(".bib.lit").count())
        page.locator(".seat-more").first.tap()
        expect(page.locator(".seat-full")).to_have_count(1)
        page.go_back()  # closes what is looked at before it leaves the table
        expect(page.locator(".seat-full")).to_have_count(0)
        assert code in page.url
        screen.context.close()


def taking(match: Match, seat: int) -> bool:
    return bool(match.view(seat)["decision"] == "take")


def test_a_card_about_to_be_taken_is_told_as_it_threatens_now(browser: Browser, tmp_path: Path) -> None:
    """Once it is taken nothing threatens any more: the sentence must not be read off the picture after it."""
    deal = Deal("sportmord", 3, (), 1)
    takes = ((m, m.view(seat)["players"][seat]["risk"]) for m in walk(deal) for seat in m.awaiting if taking(m, seat))
    found = next(m for m, risk in takes if not risk["keeps"])
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(found.moves), found.awaiting[0], ())]).values()
        screen = Screen(browser, address, False, token)
        screen.show(code, sized("1366x657"))
        for card in screen.page.locator(".sport-card.lit").all():
            card.click()
            expect(screen.page.locator(MAIN)).to_be_visible()
            expect(screen.page.locator(".band p")).to_contain_text(re.compile("Gardée|rendue|frappera|atteint pas"))
        screen.context.close()


def test_late_in_a_match_the_rolls_to_choose_from_are_whole_on_a_low_laptop(browser: Browser, tmp_path: Path) -> None:
    """Fourteen accident cards beside the own numbers take no height from the rolls, nor from the sports around them."""
    position = Position(Deal("sportmord", 3, (), 12), 472, 0, ())
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [position]).values()
        screen = Screen(browser, address, False, token)
        screen.show(code, sized("1366x657"))
        page = screen.page
        expect(page.locator(".own .injury")).to_have_count(14)
        expect(page.locator(".rolls.asked .face")).to_have_count(10)
        assert page.locator(".scoreboard").evaluate("node => node.scrollHeight <= node.clientHeight")
        left = "node => node.closest('.bib').getBoundingClientRect().bottom - node.getBoundingClientRect().bottom"
        assert min(line.evaluate(left) for line in page.locator(".epitaph").all()) >= 0
        screen.context.close()


@pytest.mark.parametrize(("move", "seat", "claims"), [(421, 1, 4), (488, 0, 5)])
def test_all_who_compete_for_cards_are_in_sight_on_a_low_laptop(
    browser: Browser, tmp_path: Path, move: int, seat: int, claims: int
) -> None:
    """Also where dice lie inside, which leaves the middle low, and beside three kinds of cards."""
    position = Position(Deal("sportmord", 5, (), 1), move, seat, ())
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [position]).values()
        screen = Screen(browser, address, False, token)
        screen.show(code, sized("1366x657"))
        expect(screen.page.locator(".claims li")).to_have_count(claims)
        assert screen.page.locator(".scoreboard").evaluate("node => node.scrollHeight <= node.clientHeight")
        for what in (".claims li", ".sport-card-title", ".effect"):
            assert screen.page.evaluate(CUT, what) == []
        screen.context.close()


def first(deal: Deal, what: Callable[[Mapping[str, Any], Mapping[str, Any]], bool]) -> Position:
    """The first decision of a deal at which the view, and the asked seat in it, are so."""
    asked_at = ((match, seat, match.view(seat)) for match in walk(deal) for seat in match.awaiting)
    return next(
        Position(deal, len(match.moves), seat, ())
        for match, seat, view in asked_at
        if what(view, view["players"][seat])
    )


def test_a_film_that_rests_on_drawn_cards_shows_what_they_came_to(browser: Browser, tmp_path: Path) -> None:
    """The view knows a value until it counts; the film rests afterwards, on what the events tell."""
    deal = Deal("sportmord", 4, (), 1)
    match = next(
        m for m in walk(deal) if any(e.kind == "doping_drawn" for e in (m.moves[-1].events if m.moves else []))
    )
    position = Position(deal, len(match.moves), match.awaiting[0], ())
    steps = Steps(match)
    rests = [at for at, step in enumerate(steps) if step.paused and step.move == len(match.moves)]
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [position]).values()
        for at in rests:
            screen = Screen(browser, address, False, token)
            page = screen.page
            page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
            page.goto(f"/t/{code}#step-{at}")
            expect(page.locator(".claims li")).not_to_have_count(0)
            assert page.locator(".claims", has_text=re.compile(r"valeur\s0")).count() == 0
            if page.locator(".sport-card").count() == 0:  # what was turned up has been evaluated
                for claim in page.locator(".claims li").all():
                    expect(claim).to_contain_text(re.compile(r"valeur\s[1-9]"))
                    expect(claim.locator(".u")).to_have_count(1)
            screen.context.close()


def test_laying_nothing_looks_refused_while_a_doped_die_must_be_laid(browser: Browser, tmp_path: Path) -> None:
    bound = first(Deal("sportmord", 4, (), 1), lambda view, me: view["decision"] == "lay" and me["doped"])
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [bound]).values()
        screen = Screen(browser, address, False, token)
        screen.show(code, sized("1366x657"))
        page = screen.page
        nothing = page.get_by_role("button", name="Ne rien poser")
        expect(nothing).to_have_css("border-style", "dashed")
        expect(nothing).to_have_attribute("data-explains", re.compile("doit d’abord être posé"))
        expect(page.locator(".own-note")).to_have_text("")  # nobody keeps all dice here
        nothing.click()
        expect(page.locator(".tip")).to_contain_text("doit d’abord être posé")
        page.locator(".tray-die.lit").first.click()
        page.locator(".bib.lit .bib-body").first.click()
        expect(page.locator(MAIN)).to_have_text("Valider ma pose")
        expect(page.locator(".band-buttons [data-explains]")).to_have_count(0)
        screen.context.close()


def strikes(card: str) -> Callable[[Mapping[str, Any], Mapping[str, Any]], bool]:
    def struck(view: Mapping[str, Any], me: Mapping[str, Any]) -> bool:
        asked_for = view["decision"] in ("wish", "take") and me["risk"]
        return bool(asked_for and card in me["risk"]["strikes"] and any(card in s["revealed"] for s in view["sports"]))

    return struck


def test_what_is_staged_is_told_with_its_whole_effect(browser: Browser, tmp_path: Path) -> None:
    deal = Deal("sportmord", 4, (), 1)
    coach = first(deal, lambda view, me: view["decision"] == "coach" and view["reserve"] > 1)
    told = {"u2": r"revient que dans 2\stours", "u4": r"revient que dans 4\stours", "u6": "le sport ferme pour de bon"}
    struck = {card: first(deal, strikes(card)) for card in told}
    with site(tmp_path) as (store, address, token):
        codes = write_down(store, [coach, *struck.values()])
        screen = Screen(browser, address, False, token)
        page = screen.page
        screen.show(codes[coach], sized("1366x657"))
        page.locator(".chip.lit").first.click()
        expect(page.locator(".band p")).to_contain_text(re.compile("recevra 2 pilules.*relancer un dé"))
        for card, position in struck.items():
            screen.show(codes[position], sized("1366x657"))
            page.locator(f".sport-card.lit.{card}").click()
            expect(page.locator(".band p")).to_contain_text(re.compile(told[card]))
        screen.context.close()


HANGING = """() => [...document.querySelectorAll(".seat .coach-tag")].filter((one) => {
  const [box, home] = [one, one.closest(".seat")].map((each) => each.getBoundingClientRect());
  return box.top < home.top || box.bottom > home.bottom || box.left < home.left || box.right > home.right;
}).length"""
CUT = """(what) => [...document.querySelectorAll(what)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


@pytest.mark.parametrize("seats", [4, 6])
def test_marks_stand_within_what_they_belong_to(browser: Browser, tmp_path: Path, seats: int) -> None:
    """Coaches in their seat's card, ticks beside whole names, cards taken in their own line."""
    deal = Deal("sportmord", seats, (), 1)
    last = first(deal, lambda view, me: view["decision"] == "lay" and view["turn_order"][-1] == me["seat"])
    taken = first(deal, lambda view, me: view["decision"] == "take" and any(one["card"] for one in view["players"]))
    with site(tmp_path) as (store, address, token):
        codes = write_down(store, [last, taken])
        phone, laptop = Screen(browser, address, True, token), Screen(browser, address, False, token)
        phone.show(codes[last], sized("390x844"))
        expect(phone.page.locator(".coach-tag")).not_to_have_count(0)
        assert phone.page.evaluate(HANGING) == 0
        laptop.show(codes[last], sized("1366x657"))
        expect(laptop.page.locator(".lawn .chip .icon")).to_have_count(seats - 1)
        assert laptop.page.evaluate(CUT, ".lawn .chip > :last-child") == []
        laptop.resize(sized("1440x900"))
        assert laptop.page.evaluate(CUT, ".lawn .chip > :last-child") == []
        assert laptop.page.evaluate(FITS)
        laptop.show(codes[taken], sized("1366x657"))
        expect(laptop.page.locator(".claims .u").first).to_be_visible()
        assert laptop.page.evaluate(CUT, ".claims li") == []
        for screen in (phone, laptop):
            screen.context.close()
