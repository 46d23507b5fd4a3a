"""What the tests of all games share."""

from __future__ import annotations

import pytest

import arene


@pytest.fixture(params=arene.LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)
