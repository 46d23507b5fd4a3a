"""The page of a tournament, in Chromium: on a phone and at a desk, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from arene.lab.tournament import run, tournament
from arene.lab.tournament_report import tournament_page
from tests.browser.conftest import PHONE, WIDE

CUT = """() => [...document.querySelectorAll('.ticks i')].filter(tick => {
  const place = tick.getBoundingClientRect(), box = tick.closest('.wide').getBoundingClientRect();
  return place.height > 24 || place.left < box.left || place.right > box.right;
}).map(tick => tick.textContent)"""


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
def test_what_stands_below_an_axis_is_read_whole(
    browser: Browser, size: ViewportSize, lang: str, tmp_path: Path
) -> None:
    """On one line, and within the picture: a phone has no room beside it."""
    file = tmp_path / "page.html"
    met = run(tournament("automobile", 2, ["regular", "random", "beginner"], 1), 4)
    file.write_text(tournament_page(met, lang, ["arene"]), encoding="utf-8")
    page = browser.new_page(viewport=size)
    page.goto(file.as_uri())
    assert page.locator(".ticks i").count() > 10
    assert page.evaluate(CUT) == []
    page.close()
