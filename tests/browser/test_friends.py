"""Two people at one table: one leaves, the other is told and chooses; and what the back key does."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from arene.server.command import learn_words
from tests.browser.conftest import PATIENCE, PHONE, WIDE, Visit
from tests.browser.playing import asked, pick, start, wait_until
from tests.browser.test_pages import good
from tests.server.live import running


class Ahead:
    """The time, and what a test added to it."""

    def __init__(self) -> None:
        self.added = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.added


@pytest.fixture
def ahead() -> Ahead:
    return Ahead()


@pytest.fixture
def own_site(tmp_path: Path, ahead: Ahead) -> Iterator[str]:
    learn_words()
    with running(tmp_path / "arene.db", ahead) as address:
        yield address


def person(browser: Browser, site: str, name: str, phone: bool = False) -> Page:
    context = browser.new_context(viewport=PHONE if phone else WIDE, locale="fr-FR", base_url=site)
    context.set_default_timeout(30_000)
    page = context.new_page()
    page.goto("/me")
    page.request.put("/api/me", data={"name": name})
    return page


ROOM = """() => {
  const away = document.querySelector(".seat .away");
  const { bottom } = away.parentElement.getBoundingClientRect();
  return away.getBoundingClientRect().top - bottom + parseFloat(getComputedStyle(away.parentElement).paddingBottom);
}"""


def test_somebody_who_left_is_told_and_replaced(browser: Browser, own_site: str, ahead: Ahead) -> None:
    ada, bob = person(browser, own_site, "Ada"), person(browser, own_site, "Bob", phone=True)
    body = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]}
    match = ada.request.post("/api/matches", data=body).json()["match"]
    bob.request.post(f"/api/matches/{match}/seats/1", data={"name": "Bob"})
    for page in (ada, bob):
        page.goto(f"/t/{match}")
        page.locator(".band").wait_for()
    ada.goto("/")  # Ada, who opened the table, leaves
    bob.locator(".seat .away", has_text="absent").wait_for()
    assert bob.evaluate(ROOM) >= 0, "what says so covers nothing of the seat"
    ahead.added += 200
    bob.reload()
    bob.locator(".seat .away", has_text="absent 3\u00a0min").wait_for()
    band = bob.locator(".band")
    deadline = time.monotonic() + PATIENCE
    while "Ada" not in band.inner_text() and time.monotonic() < deadline:
        if asked(bob):  # first he does what he is asked
            bob.locator(".band-buttons .button.main, .hand .piece.lit").first.click()
        bob.wait_for_timeout(100)
    expect(band).to_contain_text("Ada n’est plus là. Son écran est fermé depuis 3\u00a0min.")
    band.get_by_role("button", name="Que faire\u00a0?").click()
    bob.get_by_role("button", name="Un bot joue pour Ada").click()
    bob.locator(".seat .away", has_text="joué par un bot").wait_for()
    expect(band).not_to_contain_text("Ada n’est plus là")

    ada.goto(f"/t/{match}")
    bob.locator(".seat .away").wait_for(state="detached")
    ada.locator(".bar .tool").last.click()
    ada.on("dialog", lambda dialog: dialog.accept())
    ada.get_by_role("button", name="Arrêter la partie").click()
    for page in (ada, bob):
        page.locator(".band", has_text="Partie arrêtée. Ada l’a arrêtée\u00a0; personne ne gagne.").wait_for()
    bob.locator(".band").get_by_role("button", name="Revoir la partie").click()
    bob.locator(".frame.replaying").wait_for()
    for page in (ada, bob):
        page.context.close()


GUARDED = "history.state === 'arene-over'"


def press_back(page: Page) -> None:
    """As quickly as a person might: a moment after something has opened."""
    wait_until(page, GUARDED)
    page.go_back()


@pytest.mark.parametrize("phone", [False, True])
def test_the_back_key_closes_what_lies_over_the_table_before_it_leaves(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone)
    address = start(page)
    page.locator(".band").wait_for()
    menu = page.locator(".bar .tool").last
    sheet = page.get_by_role("dialog")
    menu.click()
    sheet.wait_for()
    press_back(page)
    sheet.wait_for(state="detached")
    assert page.url == address
    menu.click()
    sheet.get_by_role("button", name="Clavier").click()  # one sheet gives way to another
    page.get_by_role("dialog", name="Clavier").wait_for()
    press_back(page)
    sheet.wait_for(state="detached")
    menu.click()
    page.keyboard.press("Escape")  # closed otherwise: nothing stays behind in the history
    sheet.wait_for(state="detached")
    wait_until(page, f"!({GUARDED})")
    page.locator(".hand .piece").first.hover()
    page.keyboard.press("m")
    page.locator(".magnified").wait_for()
    press_back(page)
    page.locator(".magnified").wait_for(state="detached")
    if phone:
        page.get_by_role("button", name="Journal").click()
        page.locator(".rail.open").wait_for()
        press_back(page)
        page.locator(".rail.open").wait_for(state="detached")
    assert page.url == address
    wait_until(page, f"!({GUARDED})")
    page.go_back()
    page.wait_for_url("**/new/sponsio")


def test_a_link_in_a_sheet_leaves_one_way_back(visit: Visit) -> None:
    page = visit("/")
    address = start(page)
    page.locator(".band").wait_for()
    page.locator(".bar .tool").last.click()
    page.get_by_role("link", name="Quitter la table").click()
    page.wait_for_url("**/")
    page.go_back()
    page.wait_for_url(address)
    page.locator(".band").wait_for()
    page.wait_for_timeout(300)
    page.go_back()
    page.wait_for_url("**/new/sponsio")


@pytest.mark.parametrize("phone", [False, True])
def test_a_clock_runs_on_the_screen_and_disturbs_nobody(visit: Visit, axe: str, phone: bool) -> None:
    page = visit("/", phone=phone)
    page.goto("/new/sponsio")
    page.locator("input[name=seats][value='3']").check(force=True)
    pick(page, "level", "regular")
    page.click("details.more summary")
    page.select_option("#clock-move", "30")
    page.select_option("#clock-bank", "300")
    page.click("form[data-new-table] .button.main")
    clock = page.locator(".band .clock.on b")
    clock.wait_for(timeout=90_000)  # bots begin, and their processes have to start
    first = clock.inner_text()
    page.wait_for_timeout(2200)
    later = clock.inner_text()
    assert first.startswith("0:") and later < first, (first, later)
    expect(page.locator(".band .clock small")).to_have_text("+5:00")
    quiet = "document.querySelector('.clock').closest('[role=status], [aria-live=polite], [aria-live=assertive]')"
    assert page.evaluate(quiet) is None, "nothing that runs is read aloud by itself"
    expect(page.get_by_role("timer")).to_have_attribute("aria-live", "off")
    assert good(page, axe)


def test_the_personal_link_is_renewed_after_a_question(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_role("button", name="Enregistrer").click()
    link = page.get_by_label("Lien personnel")
    old = link.input_value()
    page.get_by_text("Changer de lien", exact=True).click()
    page.get_by_text("L’ancien lien ne mènera plus nulle part").wait_for()
    page.get_by_role("button", name="Changer de lien maintenant").click()
    page.get_by_text("Voici votre nouveau lien").wait_for()
    assert link.input_value() != old
    answer = page.request.get(old)
    assert answer.status == 404


def test_finished_matches_open_in_the_replay_and_the_list_can_be_filtered(visit: Visit, axe: str) -> None:
    page = visit("/", phone=True)
    start(page)
    page.locator(".band").wait_for()
    match = page.url.rsplit("/", 1)[1]
    page.request.post(f"/api/matches/{match}/end")
    page.goto("/matches")
    assert good(page, axe)
    expect(page.locator(".rows li")).to_contain_text("Arrêtée par")
    page.select_option("#state", "running")
    page.get_by_role("button", name="Filtrer").click()
    page.get_by_text("Aucune partie de cette sorte.").wait_for()
    page.get_by_role("link", name="Tout montrer").click()
    page.get_by_role("link", name="Revoir").click()
    page.locator(".frame.replaying").wait_for()


@pytest.mark.parametrize("size", [(1366, 657), (390, 844)])
def test_what_follows_the_end_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/me")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.request.put("/api/me", data={"name": "Ada"})
    body = {
        "game": "sponsio",
        "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2],
        "options": {"max_rounds": 1},
    }
    path = f"/api/matches/{page.request.post('/api/matches', data=body).json()['match']}"
    while not (told := page.request.get(path).json())["over"]:
        if told["prompt"]["yours"]:
            sent = {"actions": [told["actions"][-1]["action"]], "prompt": told["prompt"]["id"], "seen": told["seen"]}
            page.request.post(f"{path}/actions", data={**sent, "key": told["prompt"]["id"]})
        else:
            page.wait_for_timeout(30)
    page.goto(path.replace("/api/matches", "/t"))
    for name in ("Revanche", "Revoir la partie"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
