"""Before the match: the links that invite."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.test_pages import good

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


def open_table(page: Page, *seats: dict[str, str], listed: bool = False) -> str:
    """A Sponsio table that waits; its host sits before the page."""
    page.request.put("/api/me", data={"name": "Anna"})
    body = {"game": "sponsio", "seats": [{"kind": "me"}, *seats], "listed": listed}
    return str(page.request.post("/api/matches", data=body).json()["match"])


@pytest.mark.parametrize("way", ["the older way", "none"])
def test_a_page_without_a_clipboard_says_copied_only_of_what_was_copied(visit: Visit, way: str) -> None:
    """What a plain http address at home gives."""
    page = visit("/me")
    page.add_init_script(NO_CLIPBOARD)
    if way == "none":
        page.add_init_script("document.execCommand = () => false")
    page.goto("/t/" + open_table(page, {"kind": "kept", "name": "Zoé"}, {"kind": "open"}))
    link = page.locator(".own-link input").input_value()
    assert "?key=" in link
    page.locator(".own-link button").click()
    if way == "none":
        page.get_by_text("Rien n’a été copié").wait_for()
        assert page.get_by_text("Copié", exact=True).count() == 0
    else:
        page.get_by_text("Copié", exact=True).wait_for()
        page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))")
        page.locator("#paste").focus()
        page.keyboard.press("Control+V")
        assert page.locator("#paste").input_value() == link


def test_seats_are_left_and_freed_and_the_table_is_taken_back(visit: Visit, axe: str) -> None:
    anna, bruno = visit("/me"), visit("/me", phone=True)
    match = open_table(anna, {"kind": "open"}, {"kind": "kept", "name": "Zoé"}, {"kind": "open"})
    bruno.request.post(f"/api/matches/{match}/seats/1", data={"name": "Bruno"})
    anna.goto(f"/t/{match}")
    bruno.goto(f"/t/{match}")
    bruno.get_by_role("button", name="Se lever").wait_for()
    for page in (anna, bruno):
        assert good(page, axe)
    anna.get_by_role("button", name="Libérer, Bruno").click()
    bruno.locator("form[action$=join]").wait_for()  # his own page follows
    bruno.get_by_role("link", name="Seulement regarder").click()
    bruno.get_by_role("link", name="S’asseoir").wait_for()
    bruno.get_by_role("link", name="English").click()
    bruno.get_by_role("heading", name="The table is waiting for its players").wait_for()
    anna.on("dialog", lambda dialog: dialog.accept())
    anna.get_by_role("button", name="Retirer la table").click()
    bruno.get_by_role("heading", name="The table was taken back").wait_for()
