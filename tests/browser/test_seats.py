"""Whoever watches sees four seats in one row, at the widths of laptops: all of them whole."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from arene.core.game import GAMES, load_game
from tests.browser.reach.positions import Deal, Position, site, write_down
from tests.browser.reach.screen import Screen, sized

# what hangs over the edge of its seat, and names that are cut; a pennant and who is away stand on the edge
WRONG = """[...document.querySelectorAll('.seat')].flatMap((seat) =>
  [...seat.querySelectorAll(':not(.pennant, .pennant *, .away, .away *)')].filter((one) =>
    one.getBoundingClientRect().right > seat.getBoundingClientRect().right ||
    (one.matches('.name') && one.scrollWidth > one.clientWidth)))
  .map((one) => one.getAttribute('class') ?? one.textContent)"""
FOUR = [game for game in GAMES if load_game(game).min_seats <= 4 <= load_game(game).max_seats]


def test_four_seats_side_by_side_hold_what_lies_before_them(browser: Browser, tmp_path: Path) -> None:
    sizes = [sized(size) for size in ("1366x657", "1280x720", "1024x768")]
    with site(tmp_path) as (store, address, _):
        screen = Screen(browser, address, False, None)
        for game in FOUR:
            (code,) = write_down(store, [Position(Deal(game, 4, (), 1), 12, None, ())]).values()
            screen.show(code, sizes[0])
            for size in sizes:
                screen.resize(size)
                screen.page.evaluate("reach.settled()")
                assert screen.page.locator(".seats.of-4 .seat").count() == 4
                assert screen.page.evaluate(WRONG) == [], f"{game} {size.width}x{size.height}"
        screen.context.close()
