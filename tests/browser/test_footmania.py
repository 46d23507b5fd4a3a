"""Footmania in the browser: a match by clicking what is lit, and a market between two people at two screens."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from arene import Script, position
from arene.core.match import Match
from arene.store import Store, records
from arene.store.matches import fresh, snapshot_of
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.playing import asked, ended, settle
from tests.browser.reach.positions import Deal, Position, seats_for, sheet_for, site, walk, write_down
from tests.browser.reach.screen import Screen, sized
from tests.browser.test_pages import good
from tests.games.footmania.positions import ELEVEN, season

SEND = """async ([path, method, body]) => (await fetch(path, {
  method, headers: { "content-type": "application/json" }, body: body ? JSON.stringify(body) : undefined,
})).json()"""


def call(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate(SEND, [path, method, body])
    return told


def start(page: Page, name: str, seats: list[dict[str, Any]], **options: Any) -> str:
    call(page, "PUT", "/api/me", {"name": name})
    told = call(page, "POST", "/api/matches", {"game": "footmania", "options": options, "seats": seats})
    match: str = told["match"]
    return match


def suggested(page: Page, match: str, seat: int, until: str) -> bool:
    """One move as a bot would make it, unless the seat is not asked; true at the question waited for."""
    path = f"/api/matches/{match}"
    told = call(page, "GET", f"{path}?seat={seat}")
    if not told["prompt"]["yours"]:
        return False
    view = told["view"]
    if view["decision"] == until and len(view["players"][seat]["own"]["squad"]) > 1:
        return True
    actions = call(page, "POST", f"{path}/suggestion", {"seat": seat})["actions"]
    sent = {"actions": actions[:1], "prompt": told["prompt"]["id"], "seen": told["seen"], "seat": seat}
    call(page, "POST", f"{path}/actions", {**sent, "key": f"{told['seen']}{time.time()}"})
    return False


def button(page: Page, words: str) -> Locator:
    return page.locator(".band-buttons .button", has_text=words).first


LIT = [".fm-place button.lit", ".fm-cell[role=button]", ".fm-sale.lit", ".fm-plus.lit", ".fm-numbers .fm-key"]


def click_turn(page: Page, tried: set[str]) -> None:
    """One decision: what the band proposes, or something lit and then the band's button."""
    main = page.locator(".band-buttons .button.main:not([disabled])")
    for place in (".fm-plus.lit", ".fm-chip.bench.lit"):
        if place not in tried and page.locator(".fm-match").count() and page.locator(place).count():
            tried.add(place)
            first = page.locator(place).first
            helps = "boost" in str(first.get_attribute("class"))
            first.click()
            page.wait_for_timeout(80)
            if helps:  # nobody can answer what helps one's own team
                assert "réponse" not in page.locator(".band p").inner_text()
    if not main.count():
        for place in LIT:
            if page.locator(place).count():
                page.locator(place).first.click(force=True)
                page.wait_for_timeout(80)
                break
    if main.count():
        main.first.click()
    elif asked(page) and page.locator(".band-buttons .button:not(.undo)").count():
        page.locator(".band-buttons .button:not(.undo)").first.click()
    settle(page)


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)], ids=["wide", "phone"])
def test_a_match_is_played_by_clicks(visit: Visit, axe: str, phone: bool, dark: bool) -> None:
    page = visit("/", phone=phone, dark=dark)
    bots = [{"kind": "bot", "level": "easy"}]
    match = start(page, "Ada", [{"kind": "me"}, *bots], accelerated=True, phase1_round_cap=3)
    page.goto(f"/t/{match}")
    page.wait_for_selector(".fm-pitch")
    assert page.locator(".fm-cell").count() == 41
    assert page.locator(".fm-deck .tag").count() == 2
    seen: set[str] = set()
    tried: set[str] = set()
    read: set[str] = set()
    deadline = time.time() + PATIENCE
    while not ended(page) and time.time() < deadline:
        if not asked(page):
            page.wait_for_timeout(25)
            continue
        question = page.evaluate("document.querySelector('.band p')?.textContent")
        if question not in read:
            read.add(question)
            kind = call(page, "GET", f"/api/matches/{match}?seat=0")["view"]["decision"]
            if kind in ("ready", "move", "buy", "match") and kind not in seen:
                assert good(page, axe), kind
            seen.add(kind)
        click_turn(page, tried)
    assert ended(page), f"stuck at {kind}: {page.locator('.band').inner_text()}"
    assert {"ready", "lineup", "match"} <= seen
    assert page.locator(".fm-final tbody tr").count() == 2
    assert page.locator(".fm-results li").count() == 2


def test_a_destination_that_is_chosen_still_says_what_it_brings(visit: Visit) -> None:
    page = visit("/", size=ViewportSize(width=1366, height=657))
    match = start(page, "Ada", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], top_price_visible=True)
    deadline = time.time() + PATIENCE
    while not suggested(page, match, 0, "move"):
        assert time.time() < deadline
    page.goto(f"/t/{match}")
    tickets = page.locator(".fm-ticket")
    tickets.first.wait_for()
    count = tickets.count()
    assert count > 1
    tickets.first.click()
    page.locator(".fm-ticket.chosen").wait_for()
    assert tickets.count() == count
    assert page.locator(".fm-way path").count() > 0
    told = page.locator(".band p span").last.inner_text()
    assert "." in told and len(told) > 20, told


def goes_to_a_pile(match: Match, seat: int) -> bool:
    view = match.view(seat)
    there = [cell["type"] for cell in view["board"] if cell["id"] in view["destinations"]]
    return view["decision"] == "move" and len(there) > 1 and "national" in there


# names of piles that reach to where a pawn may stand, between the cells at the sides and the piles
UNDER_PAWNS = """(() => {
  const { a: scale, e: left } = document.querySelector('.fm-pawn').ownerSVGElement.getScreenCTM();
  const [from, to] = [83.5, 620.5].map((x) => left + x * scale);
  return [...document.querySelectorAll('.fm-deck .name')].map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([_, box]) => box.left < from || box.right > to)
    .map(([name, box]) => `${name}: ${Math.round(box.left - from)} ${Math.round(to - box.right)}`);
})()"""


def test_a_card_is_drawn_at_the_pile_one_is_about_to_reach(browser: Browser, tmp_path: Path) -> None:
    deal = Deal("footmania", 2, (), 1)
    found = next(m for m in walk(deal) for seat in m.awaiting if goes_to_a_pile(m, seat))
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(found.moves), found.awaiting[0], ())]).values()
        screen = Screen(browser, address, False, token)
        screen.show(code, sized("1366x657"))
        assert screen.page.evaluate(UNDER_PAWNS) == []
        screen.page.locator(".fm-ticket.lit", has=screen.page.locator(".fm-stub.blue")).first.click()
        screen.page.locator(".fm-deck.national.lit").click()
        assert [action["kind"] for action in screen.page.evaluate("reach.sent")] == ["move", "draw"]
        assert screen.errors() == []
        screen.context.close()


def set_up(store: Store, start: dict[str, Any], me: int) -> str:
    """A table without dealings that begins at this position; its code."""
    deal = Deal("footmania", len(start["seats"]), (("market", "bank_only"),), 1)
    code, seats = f"{me}-set-up", seats_for(deal, me)
    sheet = replace(sheet_for(deal, code), start=start)
    match = fresh(sheet, seats)
    store.create(sheet, seats)
    store.start(code, records.Deal([event.to_json() for event in match.opening], snapshot_of(match), time.time()))
    return code


def test_the_last_footballer_is_sold_for_a_card_still_too_dear(browser: Browser, tmp_path: Path) -> None:
    """The auction that follows is foreseen while the sale is on its way."""
    poor = {"seats": [{"cash": 0, "squad": ["Y02"]}, {}], "decision": "buy", "active": 0, "drawn": "R10"}
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, poor, 0), sized("1366x657"))
        screen.page.locator(".fm-choice", has_text="banque").click()
        screen.page.locator(".fm-sale").click()
        expect(screen.page.locator(".fm-sale.chosen")).to_have_count(1)
        button(screen.page, "Vendre").click()
        screen.page.evaluate("reach.settled()")
        assert [action["kind"] for action in screen.page.evaluate("reach.sent")] == ["sell", "sell_bank"]
        assert screen.errors() == []
        screen.context.close()


# footballers under the words about the other team
COVERED = """(() => {
  const words = document.querySelector('.fm-hidden').getBoundingClientRect();
  return [...document.querySelectorAll('.fm-grass .fm-place')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < words.right && one.right > words.left)
    .filter((one) => one.top < words.bottom && one.bottom > words.top).length;
})()"""


def test_visitors_stand_beside_the_half_that_is_hidden(browser: Browser, tmp_path: Path) -> None:
    host, visitor = {"squad": ELEVEN}, {"squad": [f"G{number:02}" for number in range(1, 12)]}
    match = position(
        "footmania", season([host, visitor]), options={"market": "bank_only"}, chance=Script([("die", 1)], 1)
    )
    match.play(0, {"kind": "roll"})
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, match.position(), 1), sized("1440x900"))
        expect(screen.page.locator(".fm-grass .fm-place")).to_have_count(11)
        for size in ("1440x900", "1366x657", "390x844"):
            screen.resize(sized(size))
            screen.page.evaluate("reach.settled()")
            assert screen.page.evaluate(COVERED) == 0, size
        screen.context.close()


def test_every_footballer_can_be_sold_to_the_bank(visit: Visit) -> None:
    page = visit("/", size=ViewportSize(width=1366, height=657))
    match = start(page, "Ada", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    deadline = time.time() + PATIENCE
    while not suggested(page, match, 0, "ready"):
        assert time.time() < deadline
    before = squad(page, match, 0)
    page.goto(f"/t/{match}")
    page.locator(".fm-choice", has_text="banque").click()
    sales = page.locator(".fm-sale")
    sales.first.wait_for()
    for sale in sales.all():  # whoever is staged is named, though the bank would have him
        sale.click()
        page.locator(".fm-sale.chosen").wait_for()
        name = sale.locator("b").inner_text()
        expect(page.locator(".band p")).to_contain_text(name)
    button(page, "Vendre").click()
    settle(page)
    assert squad(page, match, 0) == before - 1


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_two_people_deal_and_bid_by_clicks(visit: Visit, axe: str, phone: bool) -> None:
    ada = visit("/", phone=phone)
    match = start(ada, "Ada", [{"kind": "me"}, {"kind": "open"}])
    ines = visit("/", phone=phone)
    call(ines, "POST", f"/api/matches/{match}/seats/1", {"name": "Inès"})
    deadline = time.time() + PATIENCE
    while not suggested(ada, match, 0, "ready"):
        suggested(ines, match, 1, "")
        assert time.time() < deadline
    before = squad(ada, match, 0)
    for page in (ada, ines):
        page.goto(f"/t/{match}")
        page.wait_for_selector(".band")
    offer(ada, phone, axe)
    counter(ines, axe)
    ada.wait_for_selector(".fm-deal")
    assert "400" in ada.locator(".fm-side .fm-amount").inner_text()
    button(ada, "Accepter").click()
    settle(ada)
    assert squad(ada, match, 0) == before - 1
    auction(ada, ines)
    assert squad(ada, match, 0) == before - 2


def squad(page: Page, match: str, seat: int) -> int:
    own = call(page, "GET", f"/api/matches/{match}?seat={seat}")["view"]["players"][seat]["own"]
    return len(own["squad"])


def offer(page: Page, phone: bool, axe: str) -> None:
    """A footballer for 300,000 F, composed by taps; something put in is taken out again."""
    if phone:
        page.locator(".band .fm-pull").click()
    page.locator(".fm-market .fm-choice").first.click()
    page.wait_for_selector(".fm-deal")
    page.locator(".fm-own button.fm-chip.lit").first.click()
    page.wait_for_selector(".fm-deal .fm-card")
    page.locator(".fm-side .fm-out").first.click()
    page.wait_for_selector(".fm-deal .fm-card", state="detached")
    assert button(page, "Envoyer").is_disabled()
    page.locator(".fm-own button.fm-chip.lit").first.click()
    page.wait_for_selector(".fm-deal .fm-card")
    for _ in range(3):
        before = page.locator(".fm-stepper strong").inner_text()
        page.locator(".fm-stepper .fm-key", has_text="+100").click()
        for _wait in range(100):
            if page.locator(".fm-stepper strong").inner_text() != before:
                break
            page.wait_for_timeout(30)
    assert page.locator(".fm-effects tr").count() >= 4  # strength, numbers, cash, and the other's eleven
    assert good(page, axe)
    button(page, "Envoyer").click()
    settle(page)


def counter(page: Page, axe: str) -> None:
    """The offer received, 100,000 F dearer: changing the sum is the counter-offer."""
    page.wait_for_selector(".band.yours .button.main")
    page.wait_for_selector(".fm-deal .fm-card")
    assert good(page, axe)
    page.locator(".fm-stepper .fm-key", has_text="+100").click()
    page.wait_for_selector(".band-buttons .button.main:has-text('Envoyer')")
    button(page, "Envoyer").click()
    settle(page)


def auction(seller: Page, buyer: Page) -> None:
    """The seller puts a footballer up from his card, where orders are left too; the buyer sets a ceiling."""
    seller.locator(".fm-own button.fm-chip").first.click()
    seller.wait_for_selector(".fm-sheet .fm-card")
    order = seller.locator(".fm-sheet > .fm-quick .fm-key").nth(2)
    order.click()
    settle(seller)
    seller.wait_for_selector(".fm-sheet > .fm-quick .fm-key:nth-child(3)[aria-pressed=true]")
    seller.locator(".fm-choice", has_text="enchères").click()
    button(seller, "Ouvrir").click()
    settle(seller)
    buyer.wait_for_selector(".band.yours .button.main")
    buyer.wait_for_selector(".fm-bids")
    buyer.locator(".fm-stepper .fm-key", has_text="+100").click()
    ceiling = button(buyer, "Plafond")
    ceiling.wait_for()
    ceiling.click()
    settle(buyer)
