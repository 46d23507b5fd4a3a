"""Every legal action within reach on every screen: a sample of it, or the whole as ``make reach``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import arene
from arene.store import Store
from tests.browser.conftest import LONG
from tests.browser.reach.looking import Care, Looker
from tests.browser.reach.positions import site, spread, write_down
from tests.browser.reach.screen import SIZES, sized

MATCHES = 8 if LONG else 1  # of each game: its seat counts, then presets and options
POSITIONS = 6 if LONG else 2  # of each match
CARE = Care(SIZES if LONG else [sized("1366x657"), sized("390x844")])
SHOTS = Path(__file__).parents[2] / "build" / "reach"


@pytest.fixture(scope="module")
def still(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Store, Looker]]:
    """A site where no bot moves, and somebody who looks at it."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    with site(tmp_path_factory.mktemp("reach")) as (store, address, token):
        looker = Looker(browser, address, token, SHOTS)
        yield store, looker
        looker.close()


@pytest.mark.timeout(7200 if LONG else 900)  # many presses, each of them waited for
@pytest.mark.parametrize("game", arene.GAMES)
@pytest.mark.parametrize("place", range(MATCHES))
def test_every_action_is_within_reach(still: tuple[Store, Looker], game: str, place: int) -> None:
    store, looker = still
    faults = [
        fault
        for position, code in write_down(store, spread(game, MATCHES, POSITIONS)[place]).items()
        for fault in looker.look(position, code, CARE).faults
    ]
    told = "\n".join(map(str, faults[:40]))
    assert not faults, f"{dict(Counter(fault.kind for fault in faults))}, pictures in {SHOTS}\n{told}"
