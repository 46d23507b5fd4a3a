"""A match explained, in Chromium: curve, turning points, decisions and luck on a phone and a desk, in both languages;
begun, followed and finished by clicks; a moment tried again; a hint and a “what if” at the table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from arene.analysis.course import course_of, walk
from arene.analysis.explaining import Analysis
from arene.analysis.plan import Plan
from arene.analysis.report import report
from arene.analysis.work import done
from arene.core.match import Match
from arene.server import analysing
from arene.server.command import learn_words
from arene.server.identity import Identity
from arene.server.limits import Limits
from arene.server.settings import USUAL
from arene.store import Store, open_store, records
from arene.store.matches import move_entries, snapshot_of, status_of
from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.playing import start
from tests.browser.reach import positions
from tests.browser.reach.positions import ME, Deal
from tests.browser.test_pages import findings, sideways
from tests.server.live import running

DEAL = Deal("sponsio", 4, (("max_rounds", 1),), 5)  # one in which something is given away, and something turns


@dataclass(frozen=True)
class Explained:
    """A server with a match that is explained and others that are not yet."""

    address: str
    token: str


def explanation(match: Match) -> dict[str, object]:
    """A small one: what it finds does not depend on the machine."""
    course = course_of(match)
    there = walk(course)
    mine = [step for step in there.decisions() if course.moves[step][0] == 0]
    analysis = Analysis(course, Plan(30, 40, tuple(mine), 60, 30, 6, 40, tuple(there.draws()), 20, 10.0))
    for batch in analysis.batches():
        for piece in batch:
            analysis.take(done(course, piece))
    walk.cache_clear()
    return report(analysis, match)


def write_down(store: Store, match: Match, code: str) -> None:
    store.create(positions.sheet_for(DEAL, code), positions.seats_for(DEAL, 0))
    store.start(code, records.Deal([event.to_json() for event in match.opening], snapshot_of(match), time.time()))
    store.append(code, move_entries(match, 0, 0, "bot", None, time.time()), snapshot_of(match), status_of(match))


@pytest.fixture(scope="module")
def explained(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Explained]:
    learn_words()
    store = open_store(tmp_path_factory.mktemp("why") / "arene.db")
    store.save_person(ME)
    *_, match = positions.walk(DEAL)
    for code in ("done", "bare", "idle"):
        write_down(store, match, code)
    store.set_analysis("done", explanation(match))
    with running(store) as address:
        yield Explained(address, Identity(store, USUAL, Limits(USUAL, time.monotonic)).link(ME))


def reader(browser: Browser, explained: Explained, phone: bool, lang: str) -> Page:
    """Whoever played the match; on a phone at night."""
    context = browser.new_context(
        base_url=explained.address,
        viewport=PHONE if phone else WIDE,
        locale=lang,
        color_scheme="dark" if phone else "light",
        reduced_motion="reduce",
        extra_http_headers={"Authorization": f"Bearer {explained.token}"},
    )
    context.set_default_timeout(30_000)
    return context.new_page()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["fr-FR", "en-GB"])
def test_curve_turning_points_review_and_luck(
    browser: Browser, explained: Explained, axe: str, phone: bool, lang: str
) -> None:
    page = reader(browser, explained, phone, lang)
    page.goto("/t/done/why")
    expect(page.locator(".why-curve svg:visible")).to_have_count(1)
    expect(page.locator(".why-curve svg:visible .course")).to_have_count(4)
    turns = page.locator(".why-turns li")
    assert turns.count() == page.locator(".why-curve svg:visible .turn").count() > 0
    expect(turns.first).to_contain_text("→")
    first = page.locator(".why-decisions > li").first
    expect(first.locator("dd")).to_have_count(2)
    assert first.locator("ul li").count() > 0, "it says why"
    for word in ("Joué", "Mieux") if lang == "fr-FR" else ("Played", "Better"):
        expect(first).to_contain_text(word)
    expect(page.locator(".why-table tbody tr")).to_have_count(4)
    assert page.locator(".why-draws > li").count() > 0
    assert findings(page, axe) == []
    assert sideways(page) == []
    page.context.close()


def test_explained_by_clicks_and_a_moment_tried_again(
    browser: Browser, explained: Explained, axe: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "SECONDS", 0.5)
    page = reader(browser, explained, phone=False, lang="en-GB")
    page.goto("/t/bare")
    page.get_by_role("link", name="Why?").click()
    assert findings(page, axe) == []
    page.get_by_role("button", name="Explain this match").click()
    page.wait_for_selector(".why-curve, progress")
    page.wait_for_selector(".why-curve")
    page.goto("/t/done/why")
    moment = page.locator(".why-decisions > li").first
    played = moment.locator("dd").first.inner_text()
    moment.get_by_role("button", name="Try this decision again").click()
    page.wait_for_selector(".band.yours")
    told = page.evaluate("fetch(location.pathname.replace('/t/', '/api/matches/')).then((answer) => answer.json())")
    assert played in [one["label"] for one in told["actions"]], "the same question is asked again"
    page.locator(".bar .tool.back").click()
    page.wait_for_selector(".ending")
    page.context.close()


def test_one_press_of_the_back_key_leaves(browser: Browser, explained: Explained) -> None:
    """From a moment to the page it was named on, from that to the table, whatever was pressed there."""
    page = reader(browser, explained, phone=False, lang="en-GB")
    page.goto("/t/idle")
    page.get_by_role("link", name="Why?").click()
    page.get_by_role("button", name="Explain this match").click()
    page.get_by_role("button", name="Stop").click()
    page.wait_for_selector(".why-curve, .why-wait:not([data-analysis])")
    page.go_back()
    page.wait_for_url("**/t/idle")
    page.goto("/t/done/why")
    page.locator("a[href*='#step-']").first.click()
    page.wait_for_selector(".replay")
    page.go_back()
    page.wait_for_url("**/t/done/why")
    page.context.close()


def test_a_hint_and_a_what_if_by_clicks(visit: Visit, axe: str) -> None:
    page = visit("/")
    there = start(page)
    page.wait_for_selector(".band.yours")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Un indice").click()
    expect(page.locator(".tips")).to_contain_text("»")  # an action in the game's words
    assert findings(page, axe) == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Et si").click()
    page.wait_for_url(lambda url: url != there)
    page.wait_for_selector(".band.yours")
    assert findings(page, axe) == [] and sideways(page) == []
    page.locator(".bar .tool.back").click()
    page.wait_for_url(there)
    page.wait_for_selector(".band.yours")


def test_no_help_is_offered_where_the_host_wants_none(visit: Visit) -> None:
    page = visit("/new/sponsio", lang="en-GB")
    page.click("details.more summary")
    page.locator("input[name=help]").uncheck(force=True)
    page.click("form[data-new-table] .button.main")
    page.wait_for_selector(".band.yours")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector(".menu-list")
    expect(page.get_by_role("button", name="A hint")).to_have_count(0)
    expect(page.get_by_role("button", name="What if")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_page_of_the_laboratory_is_read_anywhere(browser: Browser, axe: str, phone: bool) -> None:
    """From a file, without a network."""
    page = browser.new_page(viewport=PHONE if phone else WIDE, color_scheme="dark" if phone else "light")
    page.goto((Path(__file__).parents[2] / "docs" / "lab" / "sportmord.fr.html").as_uri())
    assert findings(page, axe) == [] and sideways(page) == []
    page.close()
