"""Takes the pictures in this folder anew: ``python docs/screens/take.py`` from the root, with a Chromium at hand.

One visitor goes from the home page to the end of a match, as the tests do; a second one has a phone. Names of games
(sportmord, footmania, automobile) take the pictures of these tables only.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent))

from tests.browser import chromium  # noqa: E402
from tests.browser import test_lanista as lanistas  # noqa: E402
from tests.browser.playing import asked, click_turn, ended, pick, start, type_turn  # noqa: E402
from tests.server.live import running  # noqa: E402

WIDE, LOW, PHONE = (1440, 900), (1366, 657), (390, 844)
TURNS = {"sportmord": 12, "footmania": 60, "automobile": 45}  # to a moment at which there is something to see
TABLES = ("sponsio", "lanista", "sportmord", "footmania", "automobile")  # these on a low laptop too


def visitor(browser: Browser, site: str, size: tuple[int, int], dark: bool = False, plain: bool = False) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="fr-FR",
        base_url=site,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(120_000)  # however busy the machine
    choices = f"localStorage.setItem('arene.speed', '0'); localStorage.setItem('arene.plain', '{str(plain).lower()}')"
    context.add_init_script(choices)
    return context.new_page()


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(300)
    page.screenshot(path=HERE / f"{name}.png")
    if name in TABLES:
        resize(page, LOW)
        page.screenshot(path=HERE / f"{name}-low.png")
        resize(page, WIDE)


def until_asked(page: Page) -> None:
    """What bots did meanwhile is read, however often the film stops."""
    deadline = time.monotonic() + 300
    while not asked(page):
        if time.monotonic() > deadline:
            raise SystemExit(f"nobody is asked at {page.url}")
        page.wait_for_timeout(50)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(300)


def site_pages(wide: Page, phone: Page) -> None:
    for page, suffix in ((wide, ""), (phone, "-phone")):
        page.goto("/")
        take(page, f"home{suffix}")
    wide.goto("/new/sponsio")
    take(wide, "new")
    wide.goto("/rules/sponsio#betting")
    take(wide, "rules")
    wide.goto("/learn/sponsio")
    wide.click(".coach .main")
    wide.wait_for_selector(".band.yours")
    take(wide, "tutorial")


def lobby(wide: Page, phone: Page) -> None:
    address = start(wide, seat1="open", seat2="kept")
    wide.wait_for_selector(".waiting-room")
    take(wide, "waiting")
    phone.goto(address)
    take(phone, "join-phone")


def one_match(page: Page, names: dict[str, str], rounds: int = 2) -> None:
    """Betting, tricks, the score of a round, the end, the replay; pictures of the moments that have a name."""
    start(page, rounds=rounds)
    page.wait_for_selector(".band.yours")
    page.locator(".hand .piece.lit").first.click()
    page.locator("button.wager").first.click()
    page.wait_for_selector(".ticket.chosen")
    taken, bets = set(), 2

    def once(moment: str) -> None:
        if moment in names and moment not in taken:
            taken.add(moment)
            take(page, names[moment])

    once("bet")
    while not ended(page):
        if page.locator(".round-score").count() and page.locator(".go-on").count():
            once("score")
        if not asked(page):
            page.wait_for_timeout(20)
            continue
        if page.locator(".tricking .cross .piece").count() >= 2 and page.locator(".slip").count():
            once("trick")
        bets = click_turn(page, bets)
    if "end" in names:
        page.wait_for_selector(".curve")
        once("end")
        page.locator(".ending-buttons .button:has(use[href$='#play'])").click()
        page.wait_for_selector(".replay")
        page.keyboard.press("End")
        once("replay")


def lanista(page: Page, names: dict[str, str], seats: int = 4) -> None:
    """Lanista from the first purchase on; pictures of the moments that have a name, by what is then to be seen."""
    lanistas.start(page, seats, {"lanistas": "random"})
    for seen, name in names.items():
        lanistas.play_on(page, seen)
        take(page, name)


def as_suggested(page: Page, turns: int) -> None:
    """Some turns as a bot would play them: to a moment at which there is something to see."""
    path = f"/api/matches/{page.url.rsplit('/', 1)[1]}"
    while turns:
        table = page.request.get(path).json()
        if table["over"]:
            return
        if not table["prompt"]["yours"]:
            page.wait_for_timeout(30)
            continue
        actions = page.request.post(f"{path}/suggestion", data={}).json()["actions"]
        sent = {"actions": actions, "prompt": table["prompt"]["id"], "seen": table["seen"], "key": f"{turns}"}
        page.request.post(f"{path}/actions", data=sent)
        turns -= 1


def drawn_table(page: Page, game: str, turns: int, name: str) -> None:
    page.goto(f"/new/{game}")
    pick(page, "level", "regular")
    page.click("form[data-new-table] .button.main")
    page.wait_for_url("**/t/*")
    as_suggested(page, turns)
    until_asked(page)
    take(page, name)


def plain_tables(browser: Browser, site: str) -> None:
    page = visitor(browser, site, WIDE, plain=True)
    start(page, seat1="here")
    page.wait_for_selector(".curtain")
    take(page, "curtain")
    page.click(".curtain .button")
    until_asked(page)
    type_turn(page, 2)
    take(page, "plain")


def main() -> None:
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "arene.db") as site, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=chromium.ARGS)
        wide, phone = visitor(browser, site, WIDE), visitor(browser, site, PHONE)
        for game in sys.argv[1:] or TURNS:
            drawn_table(wide, game, TURNS[game], game)
            drawn_table(phone, game, TURNS[game], f"{game}-phone")
        if sys.argv[1:]:
            return
        site_pages(wide, phone)
        lobby(wide, phone)
        plain_tables(browser, site)
        moments = {"bet": "sponsio-bets", "trick": "sponsio", "score": "score", "end": "ending", "replay": "replay"}
        one_match(wide, moments)
        one_match(phone, {"trick": "sponsio-phone"}, rounds=1)
        one_match(visitor(browser, site, WIDE, dark=True), {"trick": "sponsio-dark"}, rounds=1)
        wide.goto("/")
        lanista(wide, {".tablets .tablet.lit": "lanista", ".arena .bag": "lanista-combat"})
        phone.goto("/")
        lanista(phone, {".contract-row.lit": "lanista-phone", ".arena .bag": "lanista-combat-phone"})
        dark = visitor(browser, site, WIDE, dark=True)
        dark.goto("/")
        lanista(dark, {".arena .bag": "lanista-dark"}, seats=3)
        browser.close()


if __name__ == "__main__":
    main()
