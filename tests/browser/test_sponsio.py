"""Sponsio in Chromium: what one may touch and what one has promised is in sight on low screens, and explains itself."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from arene.core.match import Match
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.playing import asked, click_turn, settle, start, wait_until
from tests.browser.reach.positions import Deal, Position, site, walk, write_down
from tests.browser.reach.screen import Screen, sized

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
    for early in (".ticket.tab-red .wager", ".token", ".talon-cards .piece"):  # nothing is revealed yet
        page.locator(early).first.click()
        expect(page.locator(".tip.beside")).to_contain_text("Révélez d’abord une carte")
    page.locator(".hand .piece.lit").first.click()
    expect(page.locator(".tip")).to_have_count(0)
    second = put_another_on_top(page.locator(".ticket.tab-tricks"))
    page.locator(MAIN).click()
    settle(page)
    bet = page.locator(".mine-head .slip:not(.aimed)")
    expect(bet).to_have_attribute("data-explains", re.compile(r"misée en rapporte \d"))
    expect(bet).to_have_attribute("data-name", f"Plis ({second})")


def put_another_on_top(stack: Locator) -> str:
    """Bet on a stack of identical tickets, then take another one of them; its number."""
    wager, numbers = stack.locator("button.wager").first, stack.locator(".ids > span")
    wager.click()
    expect(wager).to_have_attribute("aria-pressed", "true")
    first, second = numbers.nth(0).inner_text(), numbers.nth(1).inner_text()
    assert first != second
    stack.locator(".pile").click()
    expect(numbers.first).to_have_text(second)
    expect(wager).to_have_attribute("aria-pressed", "true")
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


Wanted = Callable[[Match, int], bool]


@contextmanager
def found(browser: Browser, folder: Path, wanted: Wanted, size: str = "1366x657") -> Iterator[Page]:
    """A screen at the first question of a bots' match that is wanted."""
    deals = (Deal("sponsio", 4, (), seed) for seed in range(1, 30))
    asked = ((deal, match, seat) for deal in deals for match in walk(deal) for seat in match.awaiting)
    deal, match, seat = next(one for one in asked if wanted(*one[1:]))
    with site(folder) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(match.moves), seat, ())]).values()
        screen = Screen(browser, address, sized(size).touch, token)
        screen.show(code, sized(size))
        yield screen.page
        assert screen.errors() == []
        screen.context.close()


def doubled(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return view["decision"] == "turn" and any(bet["stake"] > 1 for bet in view["players"][seat]["bets"])


def test_a_doubled_bet_carries_its_token_and_a_wager_shown_large_has_paper(browser: Browser, tmp_path: Path) -> None:
    with found(browser, tmp_path, doubled) as page:
        bet = page.locator(".mine-head .slip:not(.aimed)", has=page.locator(".disc"))
        expect(bet).to_have_count(1)
        expect(bet).to_have_attribute("aria-label", re.compile("mise doublée"))
        expect(page.locator(".seats .slip .disc")).to_have_count(0)
        expect(page.locator(".token", has_text="Double pari")).to_contain_text("posé par vous")
        page.locator(".hand .piece.lit").first.click()
        page.locator("button.wager").first.hover()
        page.keyboard.press("m")
        expect(page.locator(".lens .wager")).to_have_css("background-color", "rgb(252, 247, 235)")


def may_change_its_bet(match: Match, seat: int) -> bool:
    """One bet, neither countered nor doubled, and a card to pay the modifier with."""
    view = match.view(seat)
    bets = [(player["seat"], bet) for player in view["players"] for bet in player["bets"]]
    own = [bet for owner, bet in bets if owner == seat]
    countered = any(bet.get("target") == seat for _, bet in bets)
    return view["decision"] == "turn" and [bet["stake"] for bet in own] == [1] and not countered


def test_on_a_phone_the_wagers_come_into_sight_when_a_bet_is_to_be_changed(browser: Browser, tmp_path: Path) -> None:
    """The modifier is taken from under another tab than the one the new bet lies under."""
    with found(browser, tmp_path, may_change_its_bet, "390x844") as page:
        page.locator(".hand .piece.lit").first.click()
        page.click(".board-tabs [role=tab] >> nth=1")
        page.locator(".token.lit", has_text="Modificateur").click()
        page.locator(".own .hand .piece.lit:not(.chosen)").first.click()
        page.locator(".mine-head .slip.lit").click()
        expect(page.locator(".ticket.lit button.wager")).not_to_have_count(0)
        expect(page.locator(".board-tabs [aria-selected=true]")).to_contain_text("Tickets")


def modifies(match: Match, seat: int) -> bool:
    return bool(match.view(seat)["decision"] == "modify")


def test_a_bet_to_be_changed_is_named_once_and_told_in_a_sentence(browser: Browser, tmp_path: Path) -> None:
    with found(browser, tmp_path, modifies) as page:
        page.locator(".mine-head .slip.lit").first.click()
        said = page.locator(".band p")
        expect(said).to_have_text(re.compile(r"^À vous\. [^.:]+: gardez votre pari ou changez-le\.\s*$"))
        told = []
        for wager in page.locator("button.wager").all():
            wager.click()
            expect(wager).to_have_class("wager on")  # drawn together with what the band says of it
            expect(said).to_contain_text("rapporte")
            told.append(said.inner_text().removeprefix("À vous").strip())
        assert not any(text[0].islower() for text in told)
        assert sum("C’est votre pari actuel." in text for text in told) == 1


def may_waste_the_modifier(match: Match, seat: int) -> bool:
    """A doubled bet beside a single one, no counter-bet, and the modifier at hand."""
    view = match.view(seat)
    own = [bet["stake"] for bet in view["players"][seat]["bets"] if "target" not in bet]
    countered = any(bet.get("target") == seat for player in view["players"] for bet in player["bets"])
    tokens = [action.params["token"] for action in match.actions(seat) if action.kind == "token"]
    return {*own} == {1, 2} and not countered and "modifier" in tokens


def test_the_band_warns_before_the_modifier_is_laid_on_a_doubled_bet(browser: Browser, tmp_path: Path) -> None:
    with found(browser, tmp_path, may_waste_the_modifier) as page:
        before = page.locator(".band").bounding_box()
        page.locator(".token.lit", has_text="Modificateur").click()
        page.locator(".own .hand .piece.lit:not(.chosen)").first.click()
        page.locator(".mine-head .slip.lit", has=page.locator(".disc")).click()
        expect(page.locator(".band p")).to_contain_text(re.compile(r"pari doublé\s: le jeton n’y changera rien"))
        expect(page.locator(MAIN)).to_have_text("Valider")
        assert page.locator(".band").bounding_box() == before
        chosen = page.locator(".mine-head .slip.chosen").bounding_box()
        track = page.locator(".mine-head .streak").bounding_box()
        assert chosen and track and chosen["y"] >= track["y"] + track["height"], "the track is in sight"


def took_from_the_talon(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return view["decision"] == "turn" and len(view["players"][seat]["known_in_hand"]) == 1


def test_a_card_of_ones_own_that_all_have_seen_is_marked(browser: Browser, tmp_path: Path) -> None:
    with found(browser, tmp_path, took_from_the_talon) as page:
        seen, hidden = page.locator(".hand .piece.known"), page.locator(".hand-zone > :first-child .piece:not(.known)")
        expect(seen).to_have_count(1)
        expect(seen).to_have_attribute("data-explains", re.compile("les autres l’ont vue"))
        expect(seen).to_have_attribute("aria-label", re.compile("prise au talon"))
        expect(seen.locator(".card")).to_have_css("outline-style", "dashed")
        expect(hidden.first).to_have_attribute("data-explains", re.compile("cachée aux autres"))


def left_one_leads(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return bool(view["decision"] == "play" and view["trick"]["winning"] == (seat + 1) % 4)


def test_the_suit_led_and_who_leads_stand_apart(browser: Browser, tmp_path: Path) -> None:
    """Where the board is low, the sign of the suit and the first card are neighbours."""
    with found(browser, tmp_path, left_one_leads) as page:
        led, tag = page.locator(".cross .led").bounding_box(), page.locator(".lead-tag").bounding_box()
        assert led and tag
        assert led["y"] + led["height"] < tag["y"] or led["x"] + led["width"] + 8 <= tag["x"]


def is_a_traitor(match: Match, seat: int) -> bool:
    return match.view(seat)["decision"] == "play" and bool(match.view(seat)["players"][seat]["traitor"])


def test_a_traitor_reads_what_he_lives_on_and_how_he_moves(browser: Browser, tmp_path: Path) -> None:
    with found(browser, tmp_path, is_a_traitor) as page:
        expect(page.locator(".own .tag.strong")).to_have_attribute("data-explains", re.compile(r"paie 4\spièces"))
        expect(page.locator(".own .streak")).to_have_attribute("data-explains", re.compile("^Un traître avance"))
        bettor = page.locator(".seats .seat:not(:has(.tag.strong)) .streak").first
        expect(bettor).to_have_attribute("data-explains", re.compile("^Qui gagne tous ses paris"))


def may_swap_or_take_a_token(match: Match, seat: int) -> bool:
    kinds = {action.to_json()["kind"] for action in match.actions(seat)}
    return bool(match.view(seat)["decision"] == "action") and {"bet", "token", "swap_take"} <= kinds


def test_while_a_card_of_the_talon_asks_for_another_nothing_else_is_lit(browser: Browser, tmp_path: Path) -> None:
    """A press on something else would drop what is staged; pressing it again lets it go."""
    others = ".ticket.lit, .token.lit:not(.chosen), .talon-cards .piece.lit:not(.chosen)"
    with found(browser, tmp_path, may_swap_or_take_a_token) as page:
        expect(page.locator(others)).not_to_have_count(0)
        page.locator(".talon-cards .piece.lit").first.click()
        chosen = page.locator(".talon-cards .piece.chosen")
        expect(chosen).to_have_count(1)
        expect(page.locator(others)).to_have_count(0)
        expect(page.locator(".hand .piece.lit")).not_to_have_count(0)
        page.locator(".hand .piece.lit").first.click()
        expect(page.locator(".band p")).to_contain_text(re.compile(r"prenez le \d \S+ du talon et donnez le \d \S+\.$"))
        chosen.click()
        expect(chosen).to_have_count(0)
        expect(page.locator(".ticket.lit")).not_to_have_count(0)


# lines of a balance that its total lies on
COVERED = """() => [...document.querySelectorAll(".score-seats article")].flatMap((sheet) =>
  [...sheet.querySelectorAll("li")].filter((line) =>
    line.getBoundingClientRect().bottom > sheet.querySelector("footer").getBoundingClientRect().top + 1))
  .map((line) => line.innerText)"""

# sheets that go on below what shows of them
CUT_OFF = """() => [...document.querySelectorAll(".score-seats article")].filter((sheet) =>
    sheet.getBoundingClientRect().bottom > document.querySelector(".round-score").getBoundingClientRect().bottom)
  .map((sheet) => sheet.innerText)"""


@pytest.mark.parametrize("size", ["1366x657", "1440x900"])
def test_the_balance_of_a_round_is_read_whole_in_the_replay(browser: Browser, tmp_path: Path, size: str) -> None:
    """All lines at once, and those with a sign add up; the space is the one that was cashed."""
    deal = Deal("sponsio", 4, (), 34)  # in its last round three seats cash, and one of them has the 3-coin token
    *_, match = walk(deal)
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(match.moves), 0, ())]).values()
        screen = Screen(browser, address, False, token)
        screen.resize(sized(size))
        screen.page.goto(f"/t/{code}#step-1")
        steps = int(screen.page.locator(".replay b").inner_text().split()[-1])
        screen.page.goto(f"/t/{code}#step-{steps - 1}")
        screen.page.locator(".round-score").wait_for()
        sheets = screen.page.locator(".score-seats article").all()
        assert screen.page.evaluate(COVERED) == []
        assert screen.page.evaluate(CUT_OFF) == []
        lines = [[line.inner_text().split("\n") for line in sheet.locator("li").all()] for sheet in sheets]
        assert max(map(len, lines)) == 7  # the most there can be
        for sheet, told in zip(sheets, lines, strict=True):
            signed = [number(line[-1]) for line in told if line[-1].startswith(("+", "−"))]
            assert sum(signed) == number(sheet.locator(".sum b").inner_text())
        cashed = [line[0] for sheet in lines for line in sheet if "encaissée" in line[0]]
        assert len(cashed) == 3 and not any("Case 0" in line for line in cashed), cashed
        laid = [line[-1] for sheet in lines for line in sheet if line[0].startswith("3-pièces")]
        assert laid == ["3"]
        expect(sheets[0].locator("li", has_text="Plis")).to_have_attribute("data-explains", re.compile("À la fin"))
        screen.context.close()


# letters of a heading that lie on the rim of the sand, whose ends are half circles
ON_THE_RIM = """() => [...document.querySelectorAll(".sand h2")].filter((heading) => {
  const sand = heading.closest(".sand").getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(heading);
  const box = text.getBoundingClientRect();
  const radius = sand.height / 2;
  return [box.left, box.right].some((x) => {
    const past = Math.max(sand.left + radius - x, x - (sand.right - radius), 0);
    return Math.hypot(past, sand.top + radius - (box.top + 4)) > radius - 10;
  });
}).map((heading) => heading.innerText)"""


def test_what_lies_on_the_sand_is_named_within_its_rim(browser: Browser, tmp_path: Path) -> None:
    deal = Deal("sponsio", 4, (), 34)
    *_, match = walk(deal)
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, len(match.moves), 0, ())]).values()
        screen = Screen(browser, address, False, token)
        screen.resize(sized("1366x657"))
        screen.page.goto(f"/t/{code}#step-1")  # a replay, which is lower than the table
        screen.page.locator(".talon-zone").wait_for()
        assert screen.page.evaluate(ON_THE_RIM) == []
        screen.context.close()
    with found(browser, tmp_path, may_bet_against_two_kinds) as page:
        assert page.evaluate(ON_THE_RIM) == []


def ends_the_betting(match: Match, seat: int) -> bool:
    """The dealer's last action, which may be a bet."""
    view = match.view(seat)
    closes = view["decision"] == "action" and view["turn"] == view["turns"] and seat == view["dealer"]
    return closes and any(action.kind == "bet" for action in match.actions(seat))


def test_what_is_staged_ends_no_phase_and_moves_nothing(browser: Browser, tmp_path: Path) -> None:
    with found(browser, tmp_path, ends_the_betting) as page:
        before = page.locator(".sand").bounding_box()
        page.locator(".ticket:not(.tab-counter) button.wager").first.click()
        expect(page.locator(MAIN)).to_have_text("Parier 1 pièce")
        expect(page.locator(".phases .now")).to_have_text("Paris")
        expect(page.locator(".seats .taken")).to_have_count(0)
        assert page.locator(".sand").bounding_box() == before


def may_bet_against_two_kinds(match: Match, seat: int) -> bool:
    """Against somebody who has bet, and against somebody who has not."""
    view = match.view(seat)
    has_bet = {bool(player["bets"]) for player in view["players"] if player["seat"] != seat}
    against = any(action.params.get("ticket") == "XVI" for action in match.actions(seat))
    return view["decision"] == "action" and against and has_bet == {True, False}


def test_a_bet_against_who_has_not_bet_says_that_it_may_be_lost_by_that(browser: Browser, tmp_path: Path) -> None:
    with found(browser, tmp_path, may_bet_against_two_kinds) as page:
        without = page.locator(".seats .seat", has_not=page.locator(".slip:not(.aimed)"))
        betless = without.locator(".name").all_inner_texts()
        warned = re.compile(r"n’a pas encore parié.*vous perdez le vôtre")
        wagers = page.locator(".ticket.tab-counter button.wager").all()
        assert 0 < len(betless) < len(wagers)
        for wager in wagers:
            name = str(wager.get_attribute("aria-label")).split()[-1]
            told = warned if name in betless else re.compile(rf"Contre {name}, .* rapporte \d\.$")
            wager.click()
            expect(page.locator(".band p")).to_have_text(re.compile(rf".*Contre {name}, .*"))
            expect(page.locator(".band p")).to_have_text(re.compile(f".*{told.pattern}"))
            expect(wager).to_have_attribute("data-explains", told)


def bets_no_more(match: Match, seat: int) -> bool:
    kinds = {action.kind for action in match.actions(seat)}
    return match.view(seat)["decision"] == "action" and kinds == {"token", "swap_take", "no_action"}


def test_the_band_says_what_can_be_done_and_tickets_who_took_them(browser: Browser, tmp_path: Path) -> None:
    with found(browser, tmp_path, bets_no_more) as page:
        expect(page.locator(".band p")).to_contain_text("Prenez un jeton ou changez une carte.")
        expect(page.locator(".band p")).not_to_contain_text("Pariez")
        last = page.locator(".ticket.tab-last")
        assert last.locator(".ids .struck").count() == 2
        expect(last.locator(".ticket-note")).to_have_text(re.compile(r"^\s*Pris par \w+ et \w+\s*$"))
