"""Every page at two widths, in two languages: no serious finding of axe, nothing scrolls sideways."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.playing import start

PAGES = ("/", "/new/sponsio", "/rules", "/rules/sponsio", "/matches", "/me", "/nothing-here")


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


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("path", PAGES)
def test_site_pages(visit: Visit, axe: str, path: str, phone: bool) -> None:
    page = visit(path, phone=phone)
    assert findings(page, axe) == []
    assert fits(page)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("plain", [False, True])
def test_the_table(visit: Visit, axe: str, phone: bool, plain: bool, dark: bool) -> None:
    page = visit("/", phone=phone, plain=plain)
    if dark:
        page.evaluate("localStorage.setItem('arene.theme', 'dark')")
    start(page)
    page.wait_for_selector(".band.yours")
    assert findings(page, axe) == []
    assert fits(page)
    page.click(".bar .tool:last-child")
    assert findings(page, axe) == []
    page.keyboard.press("Escape")
    if plain:
        page.keyboard.press("2")
    else:
        page.locator(".hand .piece.lit").first.click()
        page.locator("button.wager").first.click()
    page.wait_for_timeout(300)
    assert findings(page, axe) == []
    assert fits(page)


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
    assert fits(page)


def test_pages_in_english(visit: Visit) -> None:
    page = visit("/", lang="en-GB")
    assert "bad faith is up to you" in page.content()
    page.click("text=Français")
    page.get_by_text("la mauvaise foi reste à votre charge").wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"


def test_the_waiting_room(visit: Visit, axe: str) -> None:
    page = visit("/")
    start(page, seat1="open")
    page.wait_for_selector(".waiting-room")
    assert findings(page, axe) == []
    assert page.locator(".invite img").evaluate("image => image.naturalWidth") > 0
    page.click(".waiting-room .button.main")
    page.wait_for_selector(".hand .piece")
