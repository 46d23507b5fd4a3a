"""What the frame does for every table: explanations, refusals where they belong, the keyboard, the log."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import click_turn, start, wait_until

END = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 40"  # whether the end of the log is in sight


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    return {
        "left": found["x"],
        "top": found["y"],
        "right": found["x"] + found["width"],
        "bottom": found["y"] + found["height"],
    }


def test_a_piece_says_what_it_does(visit: Visit) -> None:
    """Pointed at it speaks beside itself; by M it is shown large, with its name and sentence."""
    page = visit()
    start(page)
    wait_until(page, "document.querySelector('.band.yours')")  # before, a card that a bot shows may become the first
    piece = page.locator(".frame [data-explains]:visible").first
    sentence, name = piece.get_attribute("data-explains"), piece.get_attribute("data-name")
    assert sentence and name
    piece.hover()
    hint = page.locator(".hint")
    expect(hint).to_contain_text(sentence)
    told, spoken = box(hint), box(piece)
    assert told["bottom"] <= spoken["top"] or told["top"] >= spoken["bottom"]
    page.keyboard.press("m")
    expect(hint).to_have_count(0)
    expect(page.locator(".magnified h2")).to_have_text(name)
    expect(page.locator(".magnified p")).to_have_text(sentence)
    page.keyboard.press("Escape")
    expect(page.locator(".magnified")).to_have_count(0)


def test_a_long_press_explains_and_chooses_nothing(visit: Visit) -> None:
    page = visit(phone=True)
    start(page)
    wait_until(page, "document.querySelector('.band.yours')")  # before, the hand is still drawn anew
    card = page.locator(".hand .piece").first
    card.wait_for()
    spot = box(card)
    page.mouse.move((spot["left"] + spot["right"]) / 2, (spot["top"] + spot["bottom"]) / 2)
    page.mouse.down()
    expect(page.locator(".magnified h2")).not_to_be_empty()
    page.mouse.up()
    page.locator(".magnified").click(position={"x": 5, "y": 5})
    expect(page.locator(".magnified")).to_have_count(0)
    expect(page.locator(".own .chosen")).to_have_count(0)


def played_until_tricks(page: Page) -> None:
    for _ in range(30):
        wait_until(page, "Boolean(document.querySelector('.band.yours, .go-on'))")
        if page.locator(".tricking").count() and page.locator(".band.yours").count():
            return
        click_turn(page, 0)
    raise AssertionError("no tricks")


def test_a_refusal_stands_beside_what_was_refused(visit: Visit) -> None:
    page = visit()
    start(page)
    refused = page.locator(".own button.piece:not(.lit), .own button[aria-disabled='true']")
    for _ in range(8):
        played_until_tricks(page)
        if refused.count():
            break
        click_turn(page, 0)
    refused.first.click()
    tip, piece = box(page.locator(".tip")), box(refused.first)
    assert tip["bottom"] <= piece["top"] or tip["top"] >= piece["bottom"], "it hides what it speaks of"
    assert min(abs(tip["bottom"] - piece["top"]), abs(tip["top"] - piece["bottom"])) < 40
    assert tip["left"] < piece["right"] and tip["right"] > piece["left"]
    said = page.locator(".tip")
    said.locator("p").click(position={"x": 5, "y": 5})  # whatever lies beneath is free again
    expect(said).to_have_count(0)
    refused.first.click()
    expect(said).to_have_count(1)
    refused.first.click()  # refused again: the same answer, not none
    expect(said).to_have_count(1)
    page.locator(".bar h1, .bar").first.click(position={"x": 3, "y": 3})
    expect(said).to_have_count(0)


def test_the_keyboard_stays_on_the_hand(visit: Visit) -> None:
    """After Enter on a card nobody has to find the way back through the whole page."""
    page = visit()
    start(page)
    played_until_tricks(page)
    for _ in range(3):
        page.locator(".hand .piece.lit").first.focus()
        page.keyboard.press("Enter")
        page.locator(".band-buttons .button.main").focus()
        before = page.evaluate("document.querySelector('.band')?.dataset.prompt")
        page.keyboard.press("Enter")
        wait_until(page, f"document.querySelector('.band.yours')?.dataset.prompt !== '{before}'")
        wait_until(page, "Boolean(document.activeElement?.closest('.own, .band, .board'))")


def test_the_log_follows_a_new_width(visit: Visit) -> None:
    page = visit()
    start(page)
    played_until_tricks(page)
    for width in (1210, 1440, 1000, 1440):
        page.set_viewport_size({"width": width, "height": 700})
        page.wait_for_timeout(150)
    click_turn(page, 0)
    wait_until(page, "Boolean(document.querySelector('.band.yours, .go-on'))")
    wait_until(page, f"(({END})(document.querySelector('.rail-body')))")
    expect(page.locator(".more-lines")).to_have_count(0)


def test_the_band_is_as_high_whatever_it_says(visit: Visit) -> None:
    """A sentence of two lines shares the first one with what leads it: nothing above the band moves."""
    page = visit(size={"width": 1366, "height": 657})
    start(page)
    page.wait_for_selector(".band.yours")
    height = "document.querySelector('.band').offsetHeight"
    usual = page.evaluate(height)
    page.evaluate("document.querySelector('.band p > span:last-child').textContent = 'mot '.repeat(40)")
    wait_until(page, "Boolean(document.querySelector('.band p.long'))")
    assert page.evaluate(height) == usual
    page.evaluate("document.querySelector('.band p > span:last-child').textContent = 'mot '.repeat(60)")
    wait_until(page, "Boolean(document.querySelector('.band p.longer'))")
    assert page.evaluate(height) == usual
