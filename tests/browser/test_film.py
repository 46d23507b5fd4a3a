"""What happens is shown step by step, as a film: nothing goes back, nothing is asked before it was seen."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.playing import click_turn, ended, start, wait_until

WATCH = """what => {
  globalThis.watched = [];
  const look = () => {
    const now = what.map((one) => document.querySelector(one)?.innerText ?? null);
    if (JSON.stringify(watched.at(-1)) !== JSON.stringify(now)) watched.push(now);
  };
  look();
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""


# colours may fade; nothing changes its place or size
MOVING = """() => document.getAnimations().flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys))
  .filter((name) => /transform|translate|scale|rotate|left|top|right|bottom|width|height|margin|inset/.test(name))"""

TOLD = """async ([texts, mine, sentence]) => {
  const { toldBy } = await import("/static/table/frame.js");
  return toldBy({ log: { from: 3, lines: texts.map((text) => ({ text })) }, mine, prompt: { sentence } });
}"""

PAUSES = """async () => {
  const { Pace } = await import("/static/table/pace.js");
  const shown = [], pace = new Pace((told) => shown.push(told.name));
  const own = { mine: true, prompt: { yours: false }, log: { from: 0, lines: [] } };
  const table = (name, hold) => pace.add({ ...own, name, hold });
  table("score", "read");
  table("deal", "");
  return [shown, pace.stopped];
}"""


RESTS = """async (lasts) => {
  const { Pace } = await import("/static/table/pace.js");
  const pace = new Pace(() => {}, () => lasts);
  const seen = new Promise((rested) => { pace.rested = rested; });
  pace.add({ mine: true, prompt: { yours: true }, log: { from: 3, lines: [{ text: "Un rouge est tiré." }] } });
  await new Promise((soon) => setTimeout(soon, 60));
  const resting = pace.resting;
  if (resting) await seen;
  return [resting, pace.resting];
}"""


def bet(page: Page) -> None:
    page.locator(".hand .piece.lit").first.click()
    page.locator(".ticket.lit:not(.tab-counter) button.wager").first.click()
    page.wait_for_selector(".ticket.chosen")


def test_ones_own_move_never_goes_back(visit: Visit) -> None:
    page = visit("/", speed=2)
    start(page)
    page.wait_for_selector(".band.yours")
    bet(page)
    page.evaluate(WATCH, [".mine-name .figures b", ".mine-head .slips .slip"])
    page.locator(".band-buttons .button.main").click()
    wait_until(page, "document.querySelectorAll('.log .mine-line').length > 1")
    page.wait_for_timeout(700)
    purses, slips = zip(*page.evaluate("watched"), strict=True)
    assert len(set(purses)) == 1, "the stake stays paid"
    assert len(set(slips)) == 1 and slips[0], "the bet stays placed"


def test_bots_are_followed_step_by_step_also_without_motion(visit: Visit) -> None:
    page = visit("/", speed=0)  # which asks for reduced motion
    page.evaluate("localStorage.setItem('arene.speed', '1')")
    start(page)
    page.wait_for_selector(".band.yours")
    lines = page.locator(".log li").count()
    page.evaluate(WATCH, [".band .last-move", ".band.yours", ".hand .piece.lit"])
    began = time.time()
    page.locator(".band-buttons .button:not(.undo)").last.click()
    wait_until(page, "document.querySelector('.catch-up, .band.wait .last-move')")
    assert page.evaluate(MOVING) == [], "nothing moves"
    page.wait_for_selector(".band.yours")
    assert time.time() - began > 1.2, "three bots take their time"
    told = [told for told, _, _ in page.evaluate("watched") if told]
    assert len(set(told)) >= 4 and told[0] == "Vous passez.", told
    assert page.locator(".log li").last.inner_text().strip() in told[-1], "the last one too, before the question"
    assert page.locator(".log li").count() > lines + 2
    lit = [(yours is not None, card is not None) for _, yours, card in page.evaluate("watched")]
    assert (True, False) not in lit, "the band is lit when the cards answer, not before"


def test_a_film_is_skipped_by_a_key_and_is_not_called_an_absence(visit: Visit) -> None:
    page = visit("/", speed=0.5)
    start(page)
    page.wait_for_selector(".band.yours")
    page.locator(".band-buttons .button:not(.undo)").last.click()
    skip = page.locator(".band .catch-up")
    expect(skip).to_have_text("Aller au présent")
    page.keyboard.press("Escape")
    expect(skip).to_have_count(0)


def test_a_full_trick_a_score_and_a_deal_are_steps_of_their_own(visit: Visit) -> None:
    page = visit("/", speed=0)
    start(page, rounds=2)
    go_on, deadline = page.locator(".go-on"), time.time() + PATIENCE
    while not go_on.count():
        assert time.time() < deadline, "the round does not end"
        if page.locator(".band.yours").count():
            click_turn(page, 0)
        page.wait_for_timeout(20)
    expect(page.locator(".round-score")).to_be_visible()
    assert page.locator(".band.yours, .hand .piece").count() == 0, (
        "nothing is asked and nothing dealt before it was read"
    )
    page.reload()  # by mistake: it has not been read yet
    expect(page.locator(".round-score")).to_be_visible()
    go_on.click()
    page.wait_for_selector(".hand .piece")
    assert page.locator(".round-score").count() == 0
    assert not ended(page)
    page.locator(".log li.heading .line").last.click()  # the second round begins
    page.wait_for_selector(".replay")
    page.keyboard.press("ArrowLeft")  # and back: the score, then the last trick with all its cards
    expect(page.locator(".round-score")).to_be_visible()
    while page.locator(".round-score").count():
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(30)
    expect(page.locator(".cross .piece")).to_have_count(4)
    assert page.locator(".track-marks .beginning").count() >= 2
    assert page.locator(".track-marks .read").count() == 1
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Lien vers cette étape").click()
    expect(page.locator(".replay .copied")).to_have_text("Lien copié")


def test_the_band_tells_a_deed_before_what_it_led_to_and_each_line_once(visit: Visit) -> None:
    """In the order of the log; where a move pauses, with what went against whoever reads it."""
    page = visit("/")
    deed, harm, between, last = (
        "Octave joue Impôt.",
        "Vous\u00a0: −100.",
        "Un soin de plus. " * 5,
        "Chacun reprend ses jetons.",
    )

    def told(texts: list[str], mine: bool = False, sentence: str = "") -> str:
        return str(page.evaluate(TOLD, [texts, mine, sentence]))

    assert told([deed, harm, between, last], sentence=f"{harm} {last}") == f"{deed} {harm} {last}"
    assert told([deed, between, harm, last]) == f"{deed} {harm} {last}"
    assert told([deed, harm, last]) == told([deed, harm, last], mine=True) == f"{deed} {harm} {last}"
    assert told([between, deed, between, last], mine=True) == f"{between} {deed}"
    assert told([between + last]) == between + last, "a long line is told whole"


def test_where_ones_own_move_pauses_the_rest_of_it_waits(visit: Visit) -> None:
    """It is one's own as well, and no answer to anything."""
    assert visit("/", speed=0).evaluate(PAUSES) == [["score"], True]


def test_what_ones_own_move_has_drawn_is_seen_before_the_next_question(visit: Visit) -> None:
    """A move that is seen at once is followed by the question at once."""
    page = visit("/", speed=1)
    assert page.evaluate(RESTS, 300) == [True, False]
    assert page.evaluate(RESTS, 0) == [False, False]
