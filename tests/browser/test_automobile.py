"""Les Sponsors de l'Automobile in the browser: whole matches of every mode, by clicking what is lit."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from arene.store import Store, records
from arene.store.matches import fresh, snapshot_of
from tests.browser.conftest import PATIENCE, Visit, sample
from tests.browser.playing import asked, ended, settle, wait_until
from tests.browser.reach.positions import Deal, seats_for, sheet_for, site
from tests.browser.reach.screen import Screen, sized
from tests.browser.test_pages import findings
from tests.games.automobile.positions import B, building, red_sold_out

CREATE = """async ([seats, options]) => {
  const send = (path, method, body) => fetch(path, {
    method, headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await send("/api/me", "PUT", { name: "Ada" });
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "easy" }));
  return (await send("/api/matches", "POST", { game: "automobile", options, seats: [{ kind: "me" }, ...bots] })).match;
}"""
LOOK = "(match) => fetch(`/api/matches/${match}?seat=0`).then((answer) => answer.json()).then((told) => told.view)"
LIT = [
    ".circuit .end.lit",
    ".ball-key.lit",
    ".stacks button.lit",
    ".spin-key.lit",
    ".ring-cell.lit",
    ".pile.lit",
    ".pack.lit",
    ".build-hand button.lit",
    ".sponsors button.lit",
    ".share-key.lit",
    ".swap-cards button.lit",
]
PLAY_UNTIL = """async ([match, wanted]) => {
  const kinds = ["draw", "decline", "spin", "zero_spin", "card", "keep", "advance", "discard", "lane", "bonus", "pass"];
  for (let turn = 0; turn < 4000; turn += 1) {
    const told = await fetch(`/api/matches/${match}?seat=0`).then((answer) => answer.json());
    if (told.view.decision === wanted && told.prompt.yours) return true;
    if (!told.prompt.yours) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const offers = kinds.map((kind) => told.actions.find((one) => one.action.kind === kind)).filter(Boolean);
    const body = { actions: [offers[0].action], prompt: told.prompt.id, seen: told.seen, seat: 0 };
    const headers = { "content-type": "application/json" };
    const key = crypto.randomUUID();
    await fetch(`/api/matches/${match}/actions`, { method: "POST", headers, body: JSON.stringify({ ...body, key }) });
  }
  return false;
}"""
COUNT_TURNS = """window.turnsOfTheDrum = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.closest(".drum")) window.turnsOfTheDrum += 1;
  return animate.apply(this, how);
};"""
# names of a pair that do not stand on the line of their own emblem
TORN = """[...document.querySelectorAll('.pairs th .shape')].filter((emblem) => {
  const box = emblem.getBoundingClientRect();
  const name = document.createRange();
  name.selectNode(emblem.nextSibling);
  const { top, bottom } = name.getBoundingClientRect();
  return (top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom;
}).length"""
PROMPT = "document.querySelector('.band')?.dataset.prompt"
MODES = sample(
    [pytest.param(2, {}, False, True, id="2-wide-dark")],
    [
        pytest.param(3, {}, True, False, id="3-phone-light"),
        pytest.param(4, {"four_player_mode": "individual"}, False, False, id="4-alone-wide-light"),
        pytest.param(4, {"four_player_mode": "teams"}, True, True, id="4-teams-phone-dark"),
    ],
)


def press(page: Page, place: str) -> bool:
    """Click the first thing lit there that is not chosen yet."""
    lit = page.locator(f"{place}:not(.chosen)")
    if not lit.count():
        return False
    lit.first.click(force=True)
    page.wait_for_timeout(60)
    return True


def click_turn(page: Page) -> None:
    """One decision: something lit (of a swap, both cards; of a card, its end), then the button that confirms it."""
    question = page.evaluate(PROMPT)
    place = next((place for place in LIT if page.locator(place).count()), None)
    if place and press(page, place):
        if place == ".swap-cards button.lit":
            press(
                page, ".swap-cards:has(~ .swap-cards .chosen) button.lit, .swap-cards:has(.chosen) ~ .swap-cards .lit"
            )
            expect(page.locator(".swap-cards .chosen")).to_have_count(2)  # however many are equal
        if not page.locator(".circuit .end.chosen").count():
            press(page, ".circuit .end.lit")
    if page.evaluate(PROMPT) != question:  # that was the answer; the next question deserves a look of its own
        settle(page)
        return
    main = page.locator(".band-buttons .button.main")
    buttons = page.locator(".band-buttons .button:not(.undo)")
    if main.count():
        main.first.click()
    elif buttons.count() and asked(page):
        buttons.first.click()
    settle(page)


def look_round(page: Page, view: dict[str, Any]) -> None:
    """A phone shows a stretch of the road: the car that drives is in it, every other after a tap; a tap goes back."""

    def shown(number: int) -> bool:
        return page.locator(f".circuit .driving .car-{view['cars'][number]['id']}").count() == 1

    assert shown(view["car"])
    assert page.locator(".mini-map .dot").count() == len(view["race"]["order"])
    for place, number in enumerate(view["race"]["order"]):
        chip = page.locator(".order li button").nth(place)
        chip.click()
        assert shown(number), number
        chip.click()
        assert shown(view["car"])


def check_phase(page: Page, view: dict[str, Any], seats: int, phone: bool) -> None:
    """What must be on the table, whatever is asked."""
    cars = len(view["cars"])
    if view["phase"] == "race":
        racing = [car for car in view["cars"] if not car["finish"]]
        assert page.locator(".circuit .cell").count() == 226
        assert page.locator(".order li").count() == len(racing)
        if phone:
            look_round(page, view)
        else:
            assert page.locator(".circuit .driving").count() == len(racing)
        assert page.locator(".mini-map").count() == phone
    elif view["phase"] == "workshop":
        assert page.locator(".ring-cell").count() == 24
        assert page.locator(".pawn").count() == cars
        assert page.locator(".pile").count() == 8
    else:
        assert page.locator(".dealing").count() == 1
        if seats == 2:  # both cars are one's own: their cards are told apart by the cars
            assert page.locator(".swap-cards button[aria-label^=vous]").count() == 0
    assert page.locator(".other-car").count() == (seats == 2 and not page.locator(".own > .roulette").count())


@pytest.mark.parametrize(("seats", "options", "phone", "dark"), MODES)
def test_a_match_is_played_by_clicks(
    visit: Visit, axe: str, seats: int, options: dict[str, str], phone: bool, dark: bool
) -> None:
    page = visit("/", phone=phone, dark=dark)
    match = page.evaluate(CREATE, [seats, options])
    page.goto(f"/t/{match}")
    page.wait_for_selector(".ring-cells")
    met: set[str] = set()
    read: set[str] = set()
    deadline = time.time() + PATIENCE
    while not ended(page):
        assert time.time() < deadline, f"stuck at {page.locator('.band').inner_text()}"
        if not asked(page):
            page.wait_for_timeout(25)
            continue
        question = page.evaluate("document.querySelector('.band p')?.textContent")
        if question not in read:  # else its kind was met before: looking costs more than playing
            read.add(question)
            view = page.evaluate(LOOK, match)
            if view["decision"] not in met and asked(page):
                met.add(view["decision"])
                check_phase(page, view, seats, phone)
                assert findings(page, axe) == [], view["decision"]
        click_turn(page)
    assert met >= {"cell", "drive"}
    assert bool(met & {"swap", "propose", "answer"}) == (seats == 2 or options.get("four_player_mode") == "teams")
    assert page.locator(".arrivals li").count() == (3 if seats == 3 else 4)
    assert page.locator(".podium > div").count() == 3
    assert page.evaluate(TORN) == 0


@pytest.mark.parametrize("speed", [1, 0])
def test_a_spin_is_drawn_and_obeys_the_speed(visit: Visit, speed: int) -> None:
    """The drum turns for whoever wants motion; without it the ball lies in the pocket at once."""
    page = visit("/", speed=speed)
    page.add_init_script(COUNT_TURNS)
    match = page.evaluate(CREATE, [3, {}])
    assert page.evaluate(PLAY_UNTIL, [match, "balls"])
    page.goto(f"/t/{match}")
    page.locator(".ball-key.lit").nth(1).click()
    assert page.locator(".outcomes li").count() == 3
    page.locator(".band-buttons .button.main").click()
    page.wait_for_selector(".drawn-ball")
    assert bool(page.evaluate("window.turnsOfTheDrum")) == bool(speed)
    assert page.locator(".drawn-ball .drum-told li").count() >= 1


LOW = ViewportSize(width=1366, height=657)
OUT_OF_SIGHT = """(wanted) => {
  const edge = document.querySelector(".board").getBoundingClientRect();
  return [...document.querySelectorAll(wanted)].filter((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top < edge.top - 1 || bottom > edge.bottom + 1 || left < edge.left - 1 || right > edge.right + 1;
  }).length;
}"""


def low_table(visit: Visit, until: str) -> Page:
    """A table of three on a low laptop, played so far."""
    page = visit("/")
    page.set_viewport_size(LOW)
    match = page.evaluate(CREATE, [3, {}])
    assert page.evaluate(PLAY_UNTIL, [match, until])
    page.goto(f"/t/{match}")
    return page


def test_on_a_low_laptop_every_distance_has_a_key(visit: Visit) -> None:
    page = low_table(visit, "six")
    page.wait_for_selector(".ring-cell.lit")
    assert page.evaluate(OUT_OF_SIGHT, ".ring-label, .pile") == 0
    keys = page.locator(".band-key")
    assert [key.locator("b").inner_text() for key in keys.all()] == ["1", "2", "3", "4", "5"]
    assert page.evaluate("document.querySelector('.band').offsetHeight") == 58  # as high as without keys
    keys.nth(2).click()
    page.wait_for_selector(".ring-cell.chosen")
    assert keys.nth(2).get_attribute("aria-pressed") == "true"
    page.locator(".band-buttons .button.main", has_text="3").click()
    settle(page)


OUTSIDE = """() => {
  const [lens, price] = [".lens", ".lens .price"].map((one) => document.querySelector(one).getBoundingClientRect());
  return price.left < lens.left || price.right > lens.right || price.top < lens.top || price.bottom > lens.bottom;
}"""


def test_a_pile_shown_large_keeps_its_price(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{page.evaluate(CREATE, [3, {}])}")
    page.locator(".pile").first.hover()
    page.keyboard.press("m")
    page.wait_for_selector(".lens .price")
    assert not page.evaluate(OUTSIDE)


def test_on_a_low_laptop_the_roulette_is_read_whole(visit: Visit) -> None:
    page = low_table(visit, "balls")
    page.wait_for_selector(".ball-key.lit")
    assert page.locator(".outcomes li").count() == 3
    assert page.evaluate(OUT_OF_SIGHT, ".outcomes li, .ball-key, .order li") == 0


LEAVES = """() => [...document.querySelectorAll(".ring-label :is(b, small)")].filter((text) => {
  const { left, right, top, bottom, width } = text.getBoundingClientRect();
  const spots = [[left + 1, top + 4], [right - 1, top + 4], [left + 1, bottom - 4], [right - 1, bottom - 4]];
  return width && spots.some(([x, y]) => !document.elementFromPoint(x, y)?.matches(".ring-cell"));
}).map((text) => text.parentElement.innerText)"""
CUT = """() => [...document.querySelectorAll(".pile")].filter((pile) =>
  pile.querySelector("small").getBoundingClientRect().bottom > pile.getBoundingClientRect().bottom).length"""


def test_on_a_low_laptop_the_ring_is_read_whole_in_the_replay_too(visit: Visit) -> None:
    page = low_table(visit, "six")
    page.wait_for_selector(".ring-cell.lit")
    assert page.evaluate(LEAVES) == [], "words cross the edge of their cell"
    page.goto(f"{page.url}#step-2")
    page.wait_for_selector(".replay")
    wait_until(page, f"({LEAVES})().length + ({CUT})() === 0")


CUT_STEPS = """(() => {
  const edge = document.querySelector(".ring-cells").getBoundingClientRect();
  return [...document.querySelectorAll(".step circle")].map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < edge.left || one.right > edge.right || one.top < edge.top || one.bottom > edge.bottom)
    .length;
})()"""


def set_up(store: Store, code: str, start: dict[str, Any]) -> str:
    """A table of three that begins at this position, where the first seat is asked; its code."""
    deal = Deal("automobile", 3, (), 1)
    sheet, seats = replace(sheet_for(deal, code), start=start), seats_for(deal, B)
    match = fresh(sheet, seats)
    store.create(sheet, seats)
    store.start(code, records.Deal([event.to_json() for event in match.opening], snapshot_of(match), time.time()))
    return code


# words of the ring that leave their own cell
SPILLS = """() => {
  const cell = (x, y) => document.elementsFromPoint(x, y).find((one) => one.matches(".ring-cell"));
  return [...document.querySelectorAll(".ring-label")].filter((label) => {
    const letter = label.querySelector("b").getBoundingClientRect();
    const own = cell((letter.left + letter.right) / 2, (letter.top + letter.bottom) / 2);
    const range = document.createRange();
    range.selectNodeContents(label.querySelector("small"));
    return [...range.getClientRects()].some(({ left, right, top, bottom, width }) => {
      const middle = (left + right) / 2, level = (top + bottom) / 2;
      const ends = [[left + 1, level], [right - 1, level], [middle, top + 2], [middle, bottom - 3]];
      return width && ends.some(([x, y]) => cell(x, y) !== own);
    });
  }).map((label) => label.textContent);
}"""


@pytest.mark.parametrize(("size", "touch"), [("390x844", True), ("1366x657", False)], ids=["phone", "laptop"])
def test_what_a_cell_brings_stays_on_it(browser: Browser, tmp_path: Path, size: str, touch: bool) -> None:
    with site(tmp_path) as (store, address, token):
        screen = Screen(browser, address, touch, token)
        for cell in (3, 10, 16):
            screen.show(set_up(store, f"six-{cell}", building(B, cell, "six", 3)), sized(size))
            expect(screen.page.locator(".step")).to_have_count(5)
            assert screen.page.evaluate(SPILLS) == [], cell
        assert screen.errors() == []
        screen.context.close()


def test_what_is_gone_is_not_dear_and_one_of_two_equal_sponsors_goes_back(browser: Browser, tmp_path: Path) -> None:
    held = ["bleu", "bleu", "jaune", "jaune"]
    with site(tmp_path) as (store, address, token):
        six = set_up(store, "six", red_sold_out())
        around = [set_up(store, f"six-{cell}", building(B, cell, "six", 3)) for cell in (3, 10, 16)]
        discard = set_up(store, "discard", building(B, 1, "discard", 3, sponsors=held))
        screen = Screen(browser, address, False, token)
        screen.show(six, sized("1366x657"))
        keys = screen.page.locator(".band-key small").all_inner_texts()
        assert (keys[0], keys[1], keys[3]) == ("trop cher", "trop cher", "épuisé")
        assert screen.page.locator(".ring-label small", has_text="épuisé").count() == 1
        for code in (six, *around):  # the steps of every side and corner, on a phone
            screen.show(code, sized("390x844"))
            expect(screen.page.locator(".step")).to_have_count(5)
            assert screen.page.evaluate(CUT_STEPS) == 0, code
        screen.show(discard, sized("1366x657"))
        screen.page.locator(".sponsors button.lit").last.click()
        expect(screen.page.locator(".sponsors button.chosen")).to_have_count(1)
        assert screen.errors() == []
        screen.context.close()
