"""A real Chromium against a real server whose bots think in worker processes."""

from __future__ import annotations

import contextlib
import os
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, ViewportSize, expect, sync_playwright

from arene.server import hosting, thinking
from arene.server.command import learn_words
from tests.browser import chromium
from tests.server.live import running

expect.set_options(timeout=30_000)  # as long as everything else in a page may take: machines are busy

PATIENCE = 500  # seconds for whole matches; a little less than pytest's own limit, so that one reads what did not come
LONG = os.environ.get("ARENE_REACH") == "long"  # make reach: on every screen, in every mode


def sample(usual: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    """What a test is tried with: the usual cases, and in the long form all of them."""
    return [*usual, *(others if LONG else ())]


WIDE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.quick()
    if path is None:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=chromium.ARGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    learn_words()
    with running(tmp_path_factory.mktemp("site") / "arene.db") as address:
        yield address


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test deals the same cards every time, and bots do the same with them, whatever tables others have left behind
    on the site; ARENE_TEST_SEED=2 deals others."""
    chance = random.Random(f"{os.environ.get('ARENE_TEST_SEED', '')}{request.node.nodeid}")
    bots = chance.randrange(2**60)
    monkeypatch.setattr(hosting, "draw_seed", lambda: chance.randbytes(32))
    monkeypatch.setattr(thinking, "draw_seed", lambda: bots)


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """A new visitor: a browser context of its own. Errors in the page fail the test."""
    errors: list[str] = []
    contexts = []

    def make(
        path: str = "/",
        phone: bool = False,
        lang: str = "fr-FR",
        plain: bool = False,
        speed: float = 0,
        dark: bool = False,
        size: ViewportSize | None = None,
    ) -> Page:
        context = browser.new_context(
            viewport=size or (PHONE if phone else WIDE),
            locale=lang,
            base_url=site,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if speed else "reduce",
        )
        context.set_default_timeout(30_000)
        chosen = {"arene.speed": str(speed), "arene.plain": "true" if plain else "false"}
        for name, value in chosen.items():
            context.add_init_script(f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', '{value}')")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield make
    found = list(errors)
    for context in contexts:
        for page in context.pages:  # a context whose page is on its way elsewhere may never close
            with contextlib.suppress(Error):  # on its way it may be faster
                page.goto("about:blank")
        context.close()
    assert found == []


@pytest.fixture(scope="session")
def axe() -> str:
    return (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
