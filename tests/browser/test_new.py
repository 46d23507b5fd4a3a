"""The form of a new table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_a_preset_fills_in_the_options_and_a_change_lets_go_of_it(visit: Visit) -> None:
    page = visit("/new/lanista")
    young = page.get_by_role("radio", name="Pour les plus jeunes")
    assert page.get_by_role("radio", name="Première partie").is_checked()
    young.check()
    page.locator("details.more summary").click()
    chosen = {name: page.locator(f"#option-{name}").input_value() for name in ("season_plan", "malus", "years")}
    assert chosen == {"season_plan": "winter_only", "malus": "False", "years": "1"}
    assert page.locator("#option-malus option:checked").inner_text() == "oubliés"
    page.locator("#option-years").select_option("2")
    assert page.locator("[data-options]:checked").count() == 0
    page.locator("#option-years").select_option("1")
    assert young.is_checked()


def test_one_comes_back_from_a_preset_to_the_usual_match(visit: Visit) -> None:
    page = visit("/new/footmania")
    usual, lineup = page.get_by_role("radio", name="La règle"), page.locator("#option-lineup")
    assert usual.is_checked()
    page.get_by_role("radio", name="Une soirée").check()
    assert lineup.input_value() == "auto"
    usual.check()
    assert lineup.input_value() == "choose"


def test_whoever_comes_back_to_the_form_finds_seats_and_options_that_fit(visit: Visit) -> None:
    page = visit("/new/lanista")
    page.locator("input[name=seats][value='2']").check(force=True)
    page.get_by_role("radio", name="Pour les plus jeunes").check()
    page.click("form[data-new-table] .button.main")
    page.wait_for_url("**/t/*")
    page.go_back()
    page.wait_for_load_state("load")
    seats = int(page.locator("input[name=seats]:checked").input_value())
    expect(page.locator("[data-seat]:visible")).to_have_count(seats - 1)
    young = page.get_by_role("radio", name="Pour les plus jeunes")
    assert young.is_checked() == (page.locator("#option-season_plan").input_value() == "winter_only")
