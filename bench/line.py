"""How soon a table is there on a slow line, and what it costs: requests, kilobytes, shifts of the layout.

``python bench/line.py`` starts a server and opens a table of every game in Chromium, cold, on a line of 300 ms and
50 kB/s (``--latency``, ``--speed``). The aim: at most 25 requests and 180 kB, under 4 s, shifts under 0.05.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from arene.core.game import GAMES, load_game
from arene.server.command import learn_words
from tests.browser import chromium
from tests.server.live import running

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
WATCH = """
window.shifted = 0; window.there = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
}).observe({ type: "layout-shift", buffered: true });
new MutationObserver((_, watch) => {
  if (!document.querySelector(".band")) return;
  window.there = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });
"""


class Heard:
    """What went over the line."""

    def __init__(self) -> None:
        self.sizes: dict[str, float] = {}

    def listen(self, session: Any) -> None:
        def add(field: str) -> Callable[[dict[str, Any]], None]:
            def heard(event: dict[str, Any]) -> None:
                self.sizes[event["requestId"]] = self.sizes.get(event["requestId"], 0) + event.get(field, 0)

            return heard

        session.on("Network.requestWillBeSent", add("nothing"))
        session.on("Network.dataReceived", add("encodedDataLength"))


def measure(browser: Browser, site: str, game: str, size: str, latency: int, speed: int) -> tuple[Any, ...]:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=site, locale="fr-FR")
    page = context.new_page()
    page.request.put("/api/me", data={"name": "Ada"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (load_game(game).max_seats - 1)]
    match = page.request.post("/api/matches", data={"game": game, "seats": seats}).json()["match"]
    session, heard = context.new_cdp_session(page), Heard()
    session.send("Network.enable")
    line = {"offline": False, "latency": latency, "downloadThroughput": speed, "uploadThroughput": speed}
    session.send("Network.emulateNetworkConditions", line)
    heard.listen(session)
    page.add_init_script(WATCH)
    page.goto(f"/t/{match}", wait_until="commit")
    page.locator(".band").wait_for(timeout=60_000)
    page.wait_for_timeout(2500)
    there, shifted = page.evaluate("[window.there, window.shifted]")
    context.close()
    return there / 1000, len(heard.sizes), sum(heard.sizes.values()) / 1024, shifted


def main() -> None:
    chosen = argparse.ArgumentParser(description=__doc__)
    chosen.add_argument("--latency", type=int, default=300, help="milliseconds")
    chosen.add_argument("--speed", type=int, default=50, help="kB a second")
    chosen.add_argument("--games", nargs="*", default=GAMES)
    args = chosen.parse_args()
    learn_words()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "arene.db") as site, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium.find(), args=chromium.ARGS)
        for game in args.games:
            for size in SIZES:
                told = measure(browser, site, game, size, args.latency, args.speed * 1024)
                print("{:12} {:6} {:5.2f} s {:3} requests {:6.1f} kB  shifts {:.3f}".format(game, size, *told))
        browser.close()


if __name__ == "__main__":
    main()
