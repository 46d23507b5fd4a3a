"""Every property is a test for each game and number of seats."""

from __future__ import annotations

import pytest

from tests.contract.tables import TABLES


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def where(request: pytest.FixtureRequest) -> tuple[str, int]:
    """A game and a number of seats."""
    game, seats = request.param
    return str(game), int(seats)
