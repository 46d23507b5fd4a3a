"""Every page and every moment of a match, on a phone and a desktop, light and dark: no serious finding of axe, nothing
that scrolls sideways."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import Page

from arene.core.game import GAMES
from arene.server.tutorial import taught
from arene.words import words
from tests.browser.conftest import PATIENCE, Visit, sample
from tests.browser.playing import asked, click_turn, ended, start, type_turn, wait_until

PAGES = (
    "/",
    *(f"/new/{game}" for game in GAMES),
    *(f"/rules/{game}" for game in GAMES),
    *(f"/learn/{game}" for game in GAMES if taught(game)),
    "/rules",
    "/matches",
    "/daily",
    "/me",
    "/nothing-here",
)


def findings(page: Page, axe: str) -> list[str]:
    """What axe finds serious or critical."""
    page.evaluate(axe)
    text = page.evaluate("axe.run().then(result => JSON.stringify(result.violations))")
    found = []
    for violation in json.loads(text):
        if violation["impact"] in ("serious", "critical"):
            for node in violation["nodes"]:
                found.append(f"{violation['id']}: {node['html'][:160]} {node['any'][:1] and node['any'][0]['message']}")
    return found


WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.outerHTML.slice(0, 90)).slice(0, 5)"""


def sideways(page: Page) -> list[str]:
    """What makes the page scroll sideways."""
    return [str(found) for found in page.evaluate(WIDE)]


# somebody is asked, reads, or looks at what does not change by itself
RESTS = ".band.yours, .go-on, .coach .main, .curtain, .ending, .waiting-room, .replay"


def good(page: Page, axe: str) -> bool:
    """Nothing that axe finds serious, nothing that scrolls sideways, in a picture at rest: while bots play, axe would
    take a band's ground from one moment and its ink from the next."""
    wait_until(page, f"!document.querySelector('.band') || Boolean(document.querySelector('{RESTS}'))")
    assert findings(page, axe) == []
    assert sideways(page) == []
    return True


LOOKS = sample(
    [pytest.param(False, False, id="desktop-light"), pytest.param(True, True, id="phone-dark")],
    [pytest.param(True, False, id="phone-light"), pytest.param(False, True, id="desktop-dark")],
)
looks = pytest.mark.parametrize(("phone", "dark"), LOOKS)


@looks
def test_site_pages(visit: Visit, axe: str, phone: bool, dark: bool) -> None:
    page = visit("/", phone=phone, dark=dark)
    for path in PAGES:
        page.goto(path)
        if path.startswith("/learn"):
            page.wait_for_selector(".coach small")
        assert good(page, axe), path


@looks
def test_every_moment_of_a_drawn_match(visit: Visit, axe: str, phone: bool, dark: bool) -> None:
    """Waiting, joining, betting, a staged bet, drawers, tricks, the score of a round, the end, the replay."""
    page = visit("/", phone=phone, dark=dark)
    address = start(page, rounds=2, seat1="open", seat2="kept")
    page.wait_for_selector(".waiting-room")
    assert good(page, axe)
    assert page.locator(".invite img").evaluate("image => image.naturalWidth") > 0
    assert good(visit(address, phone=phone, dark=dark), axe)
    page.click(".waiting-room .button.main")
    page.wait_for_selector(".band.yours")
    assert good(page, axe)
    for key in ("?", "m"):
        page.locator(".hand .piece").first.focus()
        page.keyboard.press(key)
        page.wait_for_selector("[role=dialog]")
        assert good(page, axe)
        page.keyboard.press("Escape")
    page.click(".bar .tool:last-child")
    assert good(page, axe)
    page.click(".menu-list button:first-child")
    page.wait_for_selector(".now-rules")
    assert good(page, axe)
    page.keyboard.press("Escape")
    page.locator(".hand .piece.lit").first.click()
    page.locator("button.wager").first.click()
    page.wait_for_selector(".ticket.chosen")
    assert good(page, axe)
    seen, bets, deadline = set(), 1, time.time() + PATIENCE
    while not ended(page):
        assert time.time() < deadline, "the match does not end"
        if page.locator(".go-on").count() and "score" not in seen:
            seen.add("score")
            assert good(page, axe)
        if not asked(page, but="none" if "score" in seen else ".go-on"):
            page.wait_for_timeout(20)
            continue
        if page.locator(".tricking .cross .piece").count() and "trick" not in seen:
            seen.add("trick")
            assert good(page, axe)
        bets = click_turn(page, bets)
    assert seen == {"score", "trick"}
    page.wait_for_selector(".curve")
    assert good(page, axe)
    page.locator(".ending-buttons .button:has(use[href$='#play'])").click()
    page.wait_for_selector(".replay")
    assert good(page, axe)


@looks
def test_the_plain_table_and_the_curtain(visit: Visit, axe: str, phone: bool, dark: bool) -> None:
    page = visit("/", phone=phone, dark=dark, plain=True)
    start(page, seat1="here")
    page.wait_for_selector(".curtain")
    assert good(page, axe)
    page.click(".curtain .button")
    page.wait_for_selector(".band.yours")
    assert good(page, axe)
    type_turn(page, 2)
    assert good(page, axe)


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_a_phone_lying_down(visit: Visit, axe: str, plain: bool) -> None:
    page = visit("/", plain=plain)
    page.set_viewport_size({"width": 844, "height": 390})
    start(page)
    page.wait_for_selector(".band.yours")
    assert good(page, axe)
    seats, board, own = (page.locator(part).bounding_box() for part in (".seats", ".board", ".own"))
    assert seats and board and own
    assert seats["x"] + seats["width"] <= board["x"] + 1 and board["x"] + board["width"] <= own["x"] + 1
    if plain:
        type_turn(page, 1)
    else:
        page.locator(".hand .piece.lit").first.click()
        page.locator("button.wager").first.click()
        page.locator(".band-buttons .button.main").click()


BOARD = """async () => {
  const { html, render } = await import("/static/components/html.js");
  const { Panels } = await import("/static/table/generic.js");
  const item = (text, look = "text", tone = "", state = "") => ({ text, look, tone, state, label: `place ${text}` });
  const around = [...Array(24).keys()].map((place) =>
    place < 9 ? [place, 0] : place < 12 ? [8, place - 8] : place < 21 ? [20 - place, 4] : [0, 24 - place]);
  const standing = {
    10: [item("R1", "token", "red"), item("B2", "token", "blue")],
    22: [item("5", "die", "green")],
  };
  const cells = around.map(([x, y], place) => ({
    x: x * 2, y, here: standing[place] ?? [],
    item: item(String(place + 1), "text", place % 6 ? "" : "amber", place === 22 ? "turn" : ""),
  }));
  const links = cells.map((_, place) => [place, (place + 1) % 24]);
  const panel = { id: "ring", title: "Circuit", kind: "board", mine: false, cells, links };
  document.body.classList.add("at-table");
  document.head.insertAdjacentHTML("beforeend", '<link rel="stylesheet" href="/static/table.css">');
  const main = document.querySelector("main");
  main.innerHTML = "<h1>Circuit</h1><div></div>";
  const words = (id) => id;
  render(html`<${Panels} ctx=${{ table: { panels: [panel] }, words }} mine=${false} />`, main.querySelector("div"));
  await new Promise((done) => setTimeout(done, 300));
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_a_board_of_the_plain_table(visit: Visit, axe: str, phone: bool) -> None:
    page = visit("/me", phone=phone)
    page.evaluate(BOARD)
    assert page.locator(".grid-cell").count() == 24 and page.locator(".grid line").count() == 24
    boxes = [page.locator(".grid-cell").nth(place).bounding_box() for place in range(24)]
    assert len({(round(box["x"]), round(box["y"])) for box in boxes if box}) == 24
    assert min(box["width"] for box in boxes if box) >= 30
    assert findings(page, axe) == []
    assert sideways(page) == []


def test_pages_in_english(visit: Visit) -> None:
    page = visit("/", lang="en-GB")
    assert "bad faith is up to you" in page.content()
    page.click("text=Français")
    page.get_by_text("la mauvaise foi reste à votre charge").wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"


def test_the_page_elides_before_a_name_as_the_server_does(visit: Visit) -> None:
    page = visit("/learn/lanista")
    for name in ("Inès", "Émile", "Hélène", "Yves", "Yann", "Bruno"):
        drawn = page.evaluate(
            """async (seat) => {
                const { loadWords } = await import("/static/table/words.js");
                const { text } = JSON.parse(document.getElementById("setup").textContent);
                return (await loadWords(text, "fr"))("draw-combat-of", { seat });
            }""",
            name,
        )
        assert drawn == words("fr", "lanista")("draw-combat-of", seat=name)
