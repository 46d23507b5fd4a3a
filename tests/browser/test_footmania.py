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
from arene.store.matches import fresh, move_entries, snapshot_of, status_of
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.playing import asked, ended, settle, wait_until
from tests.browser.reach.positions import Deal, Position, seats_for, sheet_for, site, walk, write_down
from tests.browser.reach.screen import Screen, sized
from tests.browser.test_friends import GUARDED, press_back
from tests.browser.test_pages import good
from tests.games.footmania.positions import ELEVEN, kick_off, ready, season, seats

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


TRAVEL = """async () => {
  const { measure, travel } = await import("/static/table/flip.js");
  const pawn = document.querySelector(".fm-pawn"), centre = () => {
    const { left, top, width, height } = pawn.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const stood = centre(), places = measure(document.body);
  pawn.parentElement.setAttribute("transform", "translate(300 40)");
  const stands = centre();
  travel(document.body, places);
  const [way] = pawn.getAnimations();
  way.pause();
  way.currentTime = 0;
  return [stood, stands, centre()];
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_a_pawn_travels_from_where_it_stood(visit: Visit, phone: bool) -> None:
    """Within a picture that has a scale of its own, and whose pieces stand where a transform says."""
    page = visit("/", speed=1, phone=phone)
    match = start(page, "Ada", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    page.goto(f"/t/{match}")
    page.locator(".fm-pawn").first.wait_for()
    stood, stands, begins = page.evaluate(TRAVEL)
    assert max(abs(one - other) for one, other in zip(stood, stands, strict=True)) > 10
    assert begins == pytest.approx(stood, abs=1.5)


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
    for place in reversed(range(count)):  # whichever is chosen, all that is lit on the pitch answers
        tickets.nth(place).click()
        page.locator(f".fm-ticket.chosen:nth-of-type({place + 1})").wait_for()
        assert page.locator(".fm-cell.lit:not([role=button])").count() == 0
    page.locator(".fm-cell.lit:not(.chosen)").first.click()
    page.locator(".fm-ticket.chosen:not(:nth-of-type(1))").wait_for()
    tickets.first.click()
    page.locator(".fm-ticket.chosen:nth-of-type(1)").wait_for()
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


def test_a_title_won_in_a_play_off_shows_its_score(browser: Browser, tmp_path: Path) -> None:
    deals = (Deal("footmania", 2, (("accelerated", True), ("phase1_round_cap", 3)), seed) for seed in range(1, 30))
    ends = ((deal, match) for deal in deals for match in walk(deal) if match.over)
    decided = ((deal, match, [e for e in match.events(None) if e["kind"] == "result"]) for deal, match in ends)
    deal, match, results = next(one for one in decided if one[2][-1]["playoff"])
    score: Any = results[-1]["score"]
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(match.moves), None, ())]).values()
        screen = Screen(browser, address, False, token)
        screen.show(code, sized("1366x657"))
        last = screen.page.locator(".fm-results li").last
        expect(last).to_contain_text("Appui")
        expect(last.locator("b")).to_have_text(" – ".join(str(stars).replace("-", "−") for stars in score))
        assert screen.errors() == []
        screen.context.close()


def set_up(store: Store, start: dict[str, Any], me: int, *moves: dict[str, Any], market: str = "bank_only") -> str:
    """A table that begins at this position and goes on with these moves, without dealings unless said; its code."""
    deal = Deal("footmania", len(start["seats"]), (("market", market),), 1)
    code, seats = f"{me}-set-up", seats_for(deal, me)
    sheet = replace(sheet_for(deal, code), start=start)
    match = fresh(sheet, seats)
    store.create(sheet, seats)
    store.start(code, records.Deal([event.to_json() for event in match.opening], snapshot_of(match), time.time()))
    for move in moves:
        match.play(match.awaiting[0], move)
    if moves:
        store.append(code, move_entries(match, 0, 0, "bot", None, time.time()), snapshot_of(match), status_of(match))
    return code


def test_the_last_footballer_is_sold_for_a_card_still_too_dear(browser: Browser, tmp_path: Path) -> None:
    """The auction that follows is foreseen while the sale is on its way."""
    poor = {"seats": [{"cash": 0, "squad": ["Y02"]}, {}], "decision": "buy", "active": 0, "drawn": "R10"}
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, poor, 0), sized("1366x657"))
        assert "Il vous manque" in screen.page.locator(".band p").inner_text()
        screen.page.locator(".fm-sheet").evaluate("one => { one.style.maxHeight = '60px'; one.scrollTop = 40; }")
        button(screen.page, "Vendre à la banque").click()  # the way out stands beside the refusal
        screen.page.locator(".fm-sale").wait_for()
        assert screen.page.locator(".fm-sheet").evaluate("one => one.scrollTop") == 0
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


@pytest.mark.parametrize(
    ("attack", "told"),
    [("frozen_pitch", "pour vous"), ("red_card", "est expulsé"), ("grave_injury", "choisi par")],
)
def test_an_attack_is_told_as_it_strikes_and_that_nothing_helps(
    browser: Browser, tmp_path: Path, attack: str, told: str
) -> None:
    """A card's words are for whoever plays it; whoever suffers it reads what it does to him."""
    attacker, victim = {"squad": ELEVEN, "plus": [attack]}, {"squad": ["G01"], "plus": ["form_1"]}
    match = kick_off([attacker, victim])
    match.play(1, {"kind": "pass"})
    match.play(0, {"kind": "play_plus", "plus": attack})  # there is one footballer to strike
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, match.position(), 1), sized("1366x657"))
        expect(screen.page.locator(".fm-attack")).to_contain_text(told)
        expect(screen.page.locator(".band")).to_contain_text("Aucune de vos cartes ne l’annule")
        expect(screen.page.locator(".fm-plus.refused")).to_have_count(1)
        assert screen.errors() == []
        screen.context.close()


def test_a_protection_is_chosen_before_it_is_played(browser: Browser, tmp_path: Path) -> None:
    """What the attack does is told, and a tap alone answers nothing."""
    attacker, victim = {"squad": ELEVEN, "plus": ["frozen_pitch"]}, {"squad": ["G01"], "plus": ["immunity"]}
    match = kick_off([attacker, victim])
    match.play(1, {"kind": "pass"})
    match.play(0, {"kind": "play_plus", "plus": "frozen_pitch"})
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, match.position(), 1), sized("1366x657"))
        page = screen.page
        assert "votre équipe perd 1★" in page.locator(".band p").inner_text()
        expect(page.locator(".fm-attack .fm-plus.hostile")).to_have_count(1)
        page.locator(".fm-plus.lit").click()
        expect(page.locator(".fm-plus.chosen")).to_have_count(1)
        assert not page.evaluate("reach.sent")
        button(page, "Jouer Immunité").click()
        page.evaluate("reach.settled()")
        assert page.evaluate("reach.sent") == [{"kind": "react", "plus": "immunity"}]
        assert screen.errors() == []
        screen.context.close()


def test_the_victim_of_a_red_card_is_marked_and_named(browser: Browser, tmp_path: Path) -> None:
    attacker, victim = {"squad": ELEVEN, "plus": ["red_card"]}, {"squad": ["G01", "G04"], "plus": ["form_1", "appeal"]}
    match = kick_off([attacker, victim])
    if match.awaiting[0]:
        match.play(1, {"kind": "pass"})
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, match.position(), 0), sized("1366x657"))
        page = screen.page
        page.locator(".fm-plus.lit").click()
        page.locator(".fm-place button.lit").first.click()
        chosen = page.locator(".fm-place .fm-chip.chosen")
        expect(chosen).to_have_count(1)
        expect(page.locator(".band p")).to_contain_text(f"contre {chosen.locator('b').inner_text()}")
        page.locator(".fm-place button.lit:not(.chosen)").first.click()  # another may still be named
        expect(chosen).to_have_count(1)
        assert screen.errors() == []
        screen.context.close()


# cells that may be reached whose light is hidden under their own body
UNLIT = """[...document.querySelectorAll('.fm-cell.lit')].filter((cell) => {
  const [light, body] = ['.halo', 'circle.body'].map((one) => Number(cell.querySelector(one)?.getAttribute('r')));
  return light < body + 4;
}).length"""


def test_the_championship_cell_is_lit_like_any_other(browser: Browser, tmp_path: Path) -> None:
    seats = {"seats": [{"cell": "P33"}, {}], "decision": "ready", "active": 0}
    match = position("footmania", seats, options={"market": "bank_only"}, chance=Script([("die", 3)], 1))
    match.play(0, {"kind": "roll"})
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, match.position(), 0), sized("1366x657"))
        expect(screen.page.locator(".fm-cell.championship.lit")).to_have_count(1)
        assert screen.page.evaluate(UNLIT) == 0
        assert screen.page.locator(".fm-cell[data-explains]").count() == 41
        screen.context.close()


# prices that run into the hole of their tag, or over its end
CRAMPED = """[...document.querySelectorAll('.fm-deck .tag')].filter((tag) => {
  const [path, hole, text] = ['path', 'circle', 'text'].map((one) => tag.querySelector(one).getBBox());
  return text.x < hole.x + hole.width + 1 || text.x + text.width > path.x + path.width - 1;
}).map((tag) => tag.textContent)"""


def test_what_others_have_and_what_piles_cost_is_seen_on_a_low_screen(browser: Browser, tmp_path: Path) -> None:
    dear = {"national": ["B10"], "foreign": ["R02"]}
    rivals = [{"squad": ["G01"], "sponsors": ["Q02", "Q05", "Q08", "Q11"]}, {"sponsors": ["Q06"]}]
    known = {"G01": [2, 2, 2, 2, 2]}
    start = season([{"squad": [f"Y{number:02}" for number in range(1, 20)]}, *rivals], decks=dear, beliefs=known)
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, start, 0), sized("1366x657"))
        page = screen.page
        for text in page.locator(".fm-deck .tag text").all_text_contents():
            assert len(text) >= len("1 000 000 F"), "the piles are not dear enough"
        assert page.evaluate(CRAMPED) == []
        told = [page.locator(".seat .fm-sponsor").nth(place) for place in range(5)]
        assert all(one.is_visible() for one in told)
        assert [one.inner_text() for one in told][-1] == "1\u00a0M"
        expect(page.locator(".fm-who .fm-slip")).to_have_count(1)
        assert "place" not in page.locator(".fm-standing").inner_text(), "nobody has played yet"
        pitch, own = (page.locator(one).bounding_box() for one in (".fm-pitch", ".own"))
        assert pitch and own and pitch["height"] > own["height"], "the bench leaves the pitch its room"
        assert screen.errors() == []
        screen.context.close()


MANY = [f"{card}{number:02}" for card in "GR" for number in range(1, 9)]


def test_a_row_of_seats_is_as_low_whatever_a_rival_has(browser: Browser, tmp_path: Path) -> None:
    """A third line would make all of them taller and move the board."""
    rivals = [{"squad": MANY, "sponsors": ["Q02", "Q05", "Q08", "Q11"]}, {"squad": ["Y01"]}, {}]
    starts = [ready(seats(4)), ready([{}, *rivals]), season([{}, *rivals])]
    heights: dict[str, list[float]] = {"1366x657": [], "1440x900": []}
    for place, start in enumerate(starts):
        folder = tmp_path / str(place)
        folder.mkdir()
        with site(folder) as (store, address, token):
            screen = Screen(browser, address, False, token)
            code = set_up(store, start, 0)
            for size, found in heights.items():
                screen.show(code, sized(size))
                box = screen.page.locator(".seats").bounding_box()
                assert box
                found.append(box["height"])
            assert screen.errors() == []
            screen.context.close()
    assert all(max(found) - min(found) < 3 for found in heights.values()), heights


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_back_key_puts_a_footballer_and_the_market_away(browser: Browser, tmp_path: Path, phone: bool) -> None:
    start = ready([{"squad": ["Y01", "Y02"]}, {}])
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, phone, token)
        screen.show(set_up(store, start, 0, market="full"), sized("390x844" if phone else "1366x657"))
        page, here = screen.page, screen.page.url
        shown = page.locator(".fm-sheet h3", has_text="Ordre de vente")
        page.locator(".fm-own button.fm-chip").first.click()
        expect(shown).to_be_visible()
        press_back(page)
        expect(shown).to_have_count(0)
        if phone:
            page.locator(".band .fm-pull").click()
            page.locator(".fm-sheet").wait_for()
            press_back(page)
            expect(page.locator(".fm-sheet")).to_have_count(0)
        wait_until(page, f"!({GUARDED})")  # nothing stays behind in the history
        assert page.url == here
        assert screen.errors() == []
        screen.context.close()


def test_a_look_at_a_footballer_ends_with_the_question(visit: Visit) -> None:
    page = visit("/", size=ViewportSize(width=1366, height=657))
    match = start(page, "Ada", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    deadline = time.time() + PATIENCE
    while not suggested(page, match, 0, "ready"):
        assert time.time() < deadline
    page.goto(f"/t/{match}")
    page.locator(".fm-own button.fm-chip").first.click()
    page.locator(".fm-sheet .fm-card").wait_for()
    button(page, "Lancer").click()
    page.locator(".fm-ticket").first.wait_for()
    assert page.locator(".fm-sheet .fm-card").count() == 0


def test_orders_to_sell_name_every_sum_once(browser: Browser, tmp_path: Path) -> None:
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, ready([{"squad": ["Y12"]}, {}]), 0, market="full"), sized("1366x657"))
        screen.page.locator(".fm-own button.fm-chip").first.click()
        keys = screen.page.locator(".fm-sheet > .fm-quick .fm-key")
        keys.first.wait_for()
        sums = keys.all_inner_texts()
        assert len(sums) == len(set(sums)) > 3, sums
        assert screen.page.locator(".fm-sheet > .fm-quick [aria-pressed=true]").count() == 1
        assert screen.errors() == []
        screen.context.close()


def test_who_may_not_go_back_to_his_seller_says_so(browser: Browser, tmp_path: Path) -> None:
    """In an offer he is not lit like the others; touched he tells why, on the pitch and on the bench."""
    at = ready([{"squad": ["Y01", "Y12", "Y02"]}, {}], locks={card: {"1>0": 1} for card in ("Y01", "Y12")})
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, at, 0, market="full"), sized("1366x657"))
        screen.page.locator(".fm-choice", has_text="échange").first.click()
        screen.page.locator(".fm-own .fm-chip.lit").wait_for()
        barred = screen.page.locator(".fm-own button.fm-chip.dead")
        expect(barred).to_have_count(2)
        for chip in barred.all():
            expect(chip).to_contain_text("bloqué")
            chip.click()
            told = screen.page.locator(".tip", has_text="prêt déguisé")
            told.wait_for()
            screen.page.keyboard.press("Escape")
            told.wait_for(state="detached")
        assert screen.errors() == []
        screen.context.close()


CROSSED = """() => [...document.querySelectorAll(".fm-half .fm-name b")].filter((name) => {
  const box = name.getBoundingClientRect();
  return [...document.querySelectorAll(".fm-half > svg path")].some((path) => {
    const screen = path.getScreenCTM(), long = path.getTotalLength();
    return Array.from({ length: 400 }, (_, part) => path.getPointAtLength((long * part) / 399).matrixTransform(screen))
      .some(({ x, y }) => x > box.left + 1 && x < box.right - 1 && y > box.top + 3 && y < box.bottom - 3);
  });
}).map((name) => name.textContent)"""


def test_no_chalk_strikes_a_name_out(browser: Browser, tmp_path: Path) -> None:
    """Struck through means that he leaves."""
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, True, token)
        screen.show(set_up(store, ready([{"squad": ELEVEN}, {}]), 0), sized("390x844"))
        screen.page.locator(".fm-half .fm-name").first.wait_for()
        assert screen.page.evaluate(CROSSED) == []
        assert screen.errors() == []
        screen.context.close()


def test_a_score_foreseen_fits_a_phone(browser: Browser, tmp_path: Path) -> None:
    match = kick_off([{"squad": ELEVEN, "plus": ["red_card"]}, {"squad": [f"B{number:02}" for number in range(1, 12)]}])
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, True, token)
        assert match.awaiting == [0]
        screen.show(set_up(store, match.position(), 0), sized("390x844"))
        screen.page.locator(".fm-plus.lit").first.click()
        screen.page.locator(".fm-score em").wait_for()
        inside = screen.page.evaluate("""() => {
          const board = document.querySelector(".fm-score").getBoundingClientRect();
          return [...document.querySelectorAll(".fm-score .shape")].every((shape) => {
            const { left, right } = shape.getBoundingClientRect();
            return left > board.left && right < board.right;
          });
        }""")
        assert inside
        assert screen.errors() == []
        screen.context.close()


def test_a_debt_names_the_card_it_comes_from(browser: Browser, tmp_path: Path) -> None:
    start = ready([{"squad": ["Y01", "Y02"], "cash": 0, "cell": "P04"}, {}], decks={"question": ["Q21"]})
    match = position("footmania", start, options={"market": "bank_only"}, chance=Script([("die", 1)], 1))
    match.play(0, {"kind": "roll"})
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, match.position(), 0, {"kind": "move", "cell": "P05"}), sized("1366x657"))
        expect(screen.page.locator(".fm-sheet h2")).to_contain_text("Il manque encore")
        expect(screen.page.locator(".fm-sheet .fm-news")).to_contain_text("« Vitres du car »")
        assert screen.errors() == []
        screen.context.close()


def after_a_match(match: Match, seat: int) -> bool:
    told = [event["kind"] for event in match.events(seat)]
    view = match.view(seat)
    return "result" in told[-20:] and view["decision"] == "ready" and view["market"] == "open"


def test_the_market_stands_before_the_last_result(browser: Browser, tmp_path: Path) -> None:
    deal = Deal("footmania", 3, (("accelerated", True), ("phase1_round_cap", 3)), 1)
    found, seat = next((m, seat) for m in walk(deal) for seat in m.awaiting if after_a_match(m, seat))
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(found.moves), seat, ())]).values()
        screen = Screen(browser, address, False, token)
        screen.show(code, sized("1366x657"))
        while screen.page.locator(".go-on").count():
            screen.page.locator(".go-on").click()
        market, last = (
            screen.page.locator(f".fm-sheet > {one}").bounding_box() for one in (".fm-market", ".fm-full-time")
        )
        assert market and last and market["y"] < last["y"]
        assert screen.errors() == []
        screen.context.close()


def test_two_cells_of_a_kind_are_told_apart_by_where_they_lie(browser: Browser, tmp_path: Path) -> None:
    seats = {"seats": [{}, {}], "decision": "ready", "active": 0}
    match = position("footmania", seats, options={"market": "bank_only"}, chance=Script([("die", 4)], 1))
    match.play(0, {"kind": "roll"})
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, match.position(), 0), sized("1366x657"))
        names = screen.page.locator(".fm-ticket .fm-facts > b").all_inner_texts()
        assert len(set(names)) == 4 and "Case bleue, côté nationaux" in names
        assert not any(cell in name for cell in match.view(0)["destinations"] for name in names)
        screen.context.close()


# chips of the bench whose name, numbers and stars reach past their frame
PAST_FRAME = """[...document.querySelectorAll(".fm-own .fm-chip.bench")].filter((chip) =>
  [...chip.querySelectorAll("b, small")].some((part) =>
    part.getBoundingClientRect().right > chip.getBoundingClientRect().right)).map((chip) => chip.innerText)"""


def test_a_footballer_of_two_numbers_on_the_bench_stays_in_his_frame(browser: Browser, tmp_path: Path) -> None:
    match = kick_off([{"squad": [*ELEVEN, "Y25"], "plus": ["form_1"]}, {"squad": ["Y12"]}])
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, False, token)
        screen.show(set_up(store, match.position(), 0), sized("1366x657"))
        expect(screen.page.locator(".fm-own .fm-chip.bench", has_text="Contrepied")).to_be_visible()
        assert screen.page.evaluate(PAST_FRAME) == []
        assert screen.errors() == []
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
    button(page, "Envoyer").click(force=True)
    expect(page.locator(".tip")).to_contain_text("Il faut qu’une carte au moins change de mains")
    page.locator(".fm-own button.fm-chip.lit").first.click()
    page.wait_for_selector(".fm-deal .fm-card")
    for _ in range(3):
        before = page.locator(".fm-stepper strong").inner_text()
        page.locator(".fm-keys-of:first-child .fm-key", has_text="+100").click()  # to receive, whatever is given
        for _wait in range(100):
            if page.locator(".fm-stepper strong").inner_text() != before:
                break
            page.wait_for_timeout(30)
    assert page.locator(".fm-effects tr").count() >= 4  # strength, numbers, cash, and the other's eleven
    assert good(page, axe)
    assert "contre 300" in button(page, "Envoyer").inner_text()
    button(page, "Envoyer").click()
    settle(page)


def counter(page: Page, axe: str) -> None:
    """The offer received, 100,000 F dearer: changing the sum is the counter-offer."""
    page.wait_for_selector(".band.yours .button")
    page.wait_for_selector(".fm-deal .fm-card")
    assert not page.locator(".band-buttons .button.main").count(), "yes and no are equally open"
    assert good(page, axe)
    page.locator(".fm-keys-of:last-child .fm-key", has_text="+100").click()
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
