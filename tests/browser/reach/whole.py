"""Every legal action within reach on every screen: a sample of it, or the whole as ``make reach``."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import arene
from arene.store.sqlite import SqliteStore
from tests.browser.reach.looking import Care, Looker
from tests.browser.reach.positions import deals, positions, site, write_down
from tests.browser.reach.screen import SIZES, sized

LONG = os.environ.get("ARENE_REACH") == "long"
MATCHES = 8 if LONG else 1  # of each game: its seat counts, then presets and options
POSITIONS = 6 if LONG else 2  # of each match
CARE = Care(SIZES if LONG else [sized("1366x657"), sized("390x844")], axe=LONG)
# what holds for every table today; the long form looks at everything, and docs/testing.md tells what is still open
PROMISED = frozenset({"reach", "keyboard", "unseen"})
SHOTS = Path(__file__).parents[2] / "build" / "reach"


@pytest.fixture(scope="module")
def still(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[SqliteStore, Looker]]:
    """A site where no bot moves, and somebody who looks at it."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    with site(tmp_path_factory.mktemp("reach")) as (store, address, token):
        looker = Looker(browser, address, token, SHOTS)
        yield store, looker
        looker.close()


@pytest.mark.parametrize("game", arene.GAMES)
@pytest.mark.parametrize("place", range(MATCHES))
def test_every_action_is_within_reach(still: tuple[SqliteStore, Looker], game: str, place: int) -> None:
    store, looker = still
    deal = deals(game, place + 1)[place]
    faults = [
        fault
        for position, code in write_down(store, positions(deal, POSITIONS)).items()
        for fault in looker.look(position, code, CARE).faults
        if LONG or fault.kind in PROMISED
    ]
    told = "\n".join(map(str, faults[:40]))
    assert not faults, f"{dict(Counter(fault.kind for fault in faults))}, pictures in {SHOTS}\n{told}"
