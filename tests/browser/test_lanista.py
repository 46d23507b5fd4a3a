"""Lanista in Chromium: whole matches on the drawn table by clicks, alone and in company, and by keyboard."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from arene.core.match import Match
from tests.browser.conftest import PATIENCE, Visit, sample
from tests.browser.playing import asked, ended, settle, wait_until
from tests.browser.reach.positions import Deal, Position, site, walk, write_down
from tests.browser.reach.screen import Screen, sized
from tests.browser.test_pages import good

YOUNG = {"season_plan": "winter_only", "simple_events": True, "malus": False, "sine_missione": False}
MAIN = ".band-buttons .button.main"
REST = ".band-buttons .button:not(.undo)"
CREATE = """async ([seats, options]) => {
  const send = (path, method, body) => fetch(path, {
    method, headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await send("/api/me", "PUT", { name: "Ada" });
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "easy" }));
  return (await send("/api/matches", "POST", { game: "lanista", options, seats: [{ kind: "me" }, ...bots] })).match;
}"""

# what is clicked first, where it is lit; then what it may be aimed at
PIECES = [
    ".recruit.lit .tap",
    ".recruit-row.lit .tap",
    ".tablets .tablet.lit",
    ".contract-row.lit",
    ".option.lit",
    ".choice.lit",
    ".plate.lit",
    ".event.lit",
    ".own-key.lit",
]
TARGETS = [".plate.lit", ".glad.lit .tap", ".own-chip.lit", ".tablet.lit", ".contract-row.lit", ".chip.lit"]


def start(page: Page, seats: int, options: dict[str, Any]) -> None:
    page.goto(f"/t/{page.evaluate(CREATE, [seats, options])}")
    page.wait_for_selector(".ludus-board")


def first(page: Page, places: list[str]) -> str | None:
    return next((place for place in places if page.locator(f"{place}:visible").count()), None)


def click_turn(page: Page) -> str:
    """One decision by clicks: a lit piece, its target if it wants one, the button that sends; says what was clicked."""
    piece = first(page, PIECES)
    if piece is None:
        page.locator(REST).first.click()
        settle(page)
        return "button"
    page.locator(f"{piece}:visible").first.click()
    if not page.locator(".band-buttons .undo").count() and page.locator(f"{MAIN}").count() != 1:
        target = first(page, TARGETS)
        if target is not None:
            page.locator(f"{target}:visible").first.click()
    (page.locator(MAIN) if page.locator(MAIN).count() else page.locator(REST)).first.click()
    settle(page)
    return piece


def play_on(page: Page, until: str, having: set[str] | None = None) -> set[str]:
    """Turn after turn until something is seen, and one of these pieces was clicked."""
    clicked: set[str] = set()
    deadline = time.time() + PATIENCE
    while not page.locator(until).count() or (having and not clicked & having):
        assert time.time() < deadline, f"no {until} so far, clicked {clicked}"
        if asked(page):
            clicked.add(click_turn(page))
        else:
            page.wait_for_timeout(15)
    return clicked


@pytest.mark.parametrize(
    ("seats", "options", "phone"), [(3, {"lanistas": "random"}, False), (2, YOUNG, True)], ids=["wide", "phone"]
)
def test_a_whole_match_is_played_by_clicks(visit: Visit, seats: int, options: dict[str, Any], phone: bool) -> None:
    page = visit("/", phone=phone)
    start(page, seats, options)
    bought = play_on(page, ".own-chip:not(.free)" if phone else ".school .glad")
    assert bought & set(PIECES[:2])
    play_on(page, ".arena", having=set(PIECES[2:4]))
    expect(page.locator(".fighter")).to_have_count(2)
    expect(page.locator(".plate")).to_have_count(2)
    play_on(page, ".ending")
    rows = len(["combats", "gladiators", "sesterces", "total"]) if options is YOUNG else 7
    expect(page.locator(".criteria tbody tr")).to_have_count(rows)
    expect(page.locator(".criteria thead th")).to_have_count(seats)
    totals = page.locator(".criteria .total td").all_inner_texts()
    columns = [
        [page.locator(".criteria tbody tr").nth(row).locator("td").nth(seat).inner_text() for row in range(rows - 1)]
        for seat in range(seats)
    ]
    number = [sum(int(cell.replace("−", "-")) for cell in column) for column in columns]
    assert number == [int(total.replace("−", "-")) for total in totals], "the criteria add up to the score"


def test_a_purchase_is_staged_first_and_the_bag_shows_its_odds(visit: Visit) -> None:
    page = visit("/")
    start(page, 2, {})
    play_on(page, ".recruit.lit")
    lines = page.locator(".log li").count()
    recruit = page.locator(".recruit.lit").first
    recruit.locator(".tap").click()
    expect(page.locator(".recruit.chosen")).to_have_count(1)
    expect(page.locator(".band p")).to_contain_text("rejoint votre ludus")
    page.keyboard.press("Escape")
    expect(page.locator(".recruit.chosen")).to_have_count(0)
    assert page.locator(".log li").count() == lines, "nothing was sent so far"
    play_on(page, ".bag.combat")
    shares = page.locator(".odds .odd > strong").all_inner_texts()
    assert abs(sum(int(share.rstrip(" %\u00a0")) for share in shares) - 100) <= 1  # each is rounded by itself
    assert page.locator(".in-bag:not(.may):not(.gone)").count() >= 3


@pytest.mark.parametrize(
    ("options", "bad", "seasons", "malus"),
    [
        ({}, "médiocre ou hué", 2, True),
        ({"mercy_bad": "literal"}, "médiocre", 2, True),
        ({"mercy_bad": "symmetric", **YOUNG}, "hué", 1, False),
    ],
    ids=["usual", "literal", "young"],
)
def test_the_nota_tells_the_options_played(
    visit: Visit, options: dict[str, Any], bad: str, seasons: int, malus: bool
) -> None:
    page = visit("/")
    start(page, 2, options)
    page.click(".nota-key")
    expect(page.locator(".nota")).to_contain_text(f"un noir s’il fut {bad}.")
    expect(page.locator(".seasons-list li")).to_have_count(seasons)
    expect(page.locator(".nota tbody tr")).to_have_count(3 if malus else 2)


def test_the_nota_is_one_tap_away_and_closes(visit: Visit) -> None:
    page = visit("/", phone=True)
    start(page, 1, {})
    page.click(".nota-key")
    expect(page.locator(".diagram .head")).to_have_count(11)  # eight, three of them facing their like
    expect(page.locator(".track-grid > span")).to_have_count(70)
    page.keyboard.press("Escape")
    expect(page.locator(".diagram")).to_have_count(0)


def test_alone_the_ending_shows_the_ladder_of_medals(visit: Visit) -> None:
    page = visit("/")
    start(page, 1, {})
    deadline = time.time() + PATIENCE
    while not ended(page):
        assert time.time() < deadline
        if asked(page):
            page.locator(REST).first.click()
            settle(page)
        else:
            page.wait_for_timeout(15)
    expect(page.locator(".medals li")).to_have_count(5)
    expect(page.locator(".medals .earned")).to_contain_text("tiro")


AT_HAND = "!!document.activeElement?.closest('.lit:not(.chosen), .band-buttons')"
SENDS = "!!document.activeElement?.closest('.band-buttons')"
PROMPT = "document.querySelector('.band.yours')?.dataset.prompt"


def reach(page: Page) -> None:
    """Tab until something that may be chosen or sent has the focus."""
    for _ in range(80):
        if page.evaluate(AT_HAND):
            return
        page.keyboard.press("Tab")
    raise AssertionError("nothing that may be touched can be reached by Tab")


def test_the_drawn_table_is_played_by_keyboard_alone(visit: Visit) -> None:
    """Enter chooses, and what sends the choice has the focus next; once played, what is lit has it."""
    page = visit("/")
    start(page, 1, {})
    page.wait_for_selector(".band.yours")
    page.keyboard.press("Tab")
    decisions, answered = 0, set[str]()
    while decisions < 12 and not ended(page):
        wait_until(page, f"!!{PROMPT} || !!document.querySelector('.ending, .go-on')")
        if page.locator(".go-on").count():  # what is to be read is read
            page.locator(".go-on").press("Enter")
            page.wait_for_timeout(100)
            continue
        before = page.evaluate(PROMPT)
        for _ in range(8):
            reach(page)
            page.keyboard.press("Enter")
            for _ in range(20):  # until it is played, or what sends it has the focus
                page.wait_for_timeout(50)
                if page.evaluate(PROMPT) != before or page.evaluate(SENDS):
                    break
            if page.evaluate(PROMPT) != before:
                break
        assert page.evaluate(PROMPT) != before
        decisions += 1
        answered.add(before)
    assert decisions == 12 and len(answered) == 12, "each of them another question, whatever the match has come to"


def test_two_cards_are_put_aside_and_no_third(visit: Visit) -> None:
    page = visit("/")
    start(page, 2, {"first_round_mulligan": True})
    page.wait_for_selector(".band.yours")
    deadline = time.time() + PATIENCE
    while page.locator(".own .event.lit").count() < 3:
        assert time.time() < deadline
        if asked(page):
            click_turn(page)
        page.wait_for_timeout(15)
    for number in (1, 2):
        page.locator(".own .event.lit:not(.chosen)").first.click()
        expect(page.locator(".own .event.chosen")).to_have_count(number)
    expect(page.locator(".own .event.lit:not(.chosen)")).to_have_count(0)
    page.locator(".own .event.chosen").first.click()
    expect(page.locator(".own .event.chosen")).to_have_count(1)
    assert page.locator(".own .event.lit:not(.chosen)").count() > 0


TOUCHED = ".own .lit, .contract-row.lit, .recruit-row .tap, .row-info, .options .lit, .band-buttons .button, .nota-key"
SMALL = """(touched) => [...document.querySelectorAll(touched)]
  .map((one) => [one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (Math.round(box.height) < 44 || Math.round(box.width) < 40))
  .map(([name, box]) => `${name} ${box.width} × ${box.height}`)"""


@pytest.mark.parametrize(("seats", "phone", "dark"), sample([(4, True, True)], [(4, False, False), (2, False, True)]))
def test_every_moment_is_readable_and_large_enough_to_touch(
    visit: Visit, axe: str, seats: int, phone: bool, dark: bool
) -> None:
    page = visit("/", phone=phone, dark=dark)
    start(page, seats, {})
    seen: set[str] = set()
    deadline = time.time() + PATIENCE
    while len(seen) < 5 and time.time() < deadline:  # a sixth kind may take another round
        if not asked(page):
            page.wait_for_timeout(15)
            continue
        kind = first(page, [".arena .bag", ".arena", ".recruits", ".recruit-row", ".tablets", ".options", ".story"])
        kind = kind or ".contract-row"
        if kind not in seen:
            seen.add(kind)
            page.wait_for_timeout(250)  # the band has changed its colour
            assert good(page, axe), kind
            assert not phone or page.evaluate(SMALL, TOUCHED) == []
        click_turn(page)
    assert len(seen) >= 4
    page.click(".nota-key")
    assert good(page, axe)


def defines(match: Match, seat: int) -> bool:
    return any(action.kind == "define_skill" for action in match.actions(seat))


def aimed(match: Match, seat: int) -> str:
    """A card in hand that may hit several gladiators of the others; none: empty."""
    others = [player for player in match.view(seat)["players"] if player["seat"] != seat]
    theirs = {one["id"] for player in others for one in player["school"]}
    plays = [action.params for action in match.actions(seat) if action.kind == "play"]
    hits = Counter(str(one["card"]) for one in plays if one["target"] in theirs)
    return next((card for card, count in hits.items() if count > 1), "")


def first_of(wanted: Callable[[Match, int], object]) -> tuple[Position, Any]:
    """The first question among bots of which this holds, and what was found there."""
    for seed in range(1, 30):
        for match in walk(Deal("lanista", 2, (), seed)):
            for seat in match.awaiting:
                if told := wanted(match, seat):
                    return Position(Deal("lanista", 2, (), seed), len(match.moves), seat, ()), told
    raise AssertionError("no such question")


def test_a_low_screen_lights_the_seats_a_card_may_hit_and_tells_skills_apart(browser: Browser, tmp_path: Path) -> None:
    (hits, card), (choice, _) = first_of(aimed), first_of(defines)
    with site(tmp_path) as (store, address, token):
        codes = write_down(store, [hits]) | write_down(store, [choice])
        screen = Screen(browser, address, False, token)
        screen.show(codes[hits], sized("1366x657"))
        horizon = screen.horizon()
        screen.page.click(f".own [data-piece=card-{card}]")
        expect(screen.page.locator(".seat-cover.lit")).to_have_count(1)
        assert screen.horizon() == horizon, "the way back stands beside the sentence"
        screen.page.click(".band .let-go")
        expect(screen.page.locator(".seat-cover.lit")).to_have_count(0)
        screen.show(codes[choice], sized("1366x657"))
        names = screen.page.locator(".choice b").all_inner_texts()
        assert len(names) > 2 and not [name for name in names if ":" in name], (
            "what a skill does is no part of its name"
        )
        screen.context.close()
