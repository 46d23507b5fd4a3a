"""Compiled or not, the same matches."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import arene
from arene.core import state
from tests.games.digests import digests

MATCHES = 6


@pytest.mark.parametrize("game", arene.GAMES)
def test_the_other_build_plays_the_same_matches(game: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    environment.pop("ARENE_PURE", None)
    if arene.compiled():
        environment["ARENE_PURE"] = "1"
    command = [sys.executable, "-m", "tests.games.digests", game, str(MATCHES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    build, *others = done.stdout.split()
    assert build == "plain" or not arene.compiled()
    assert others == digests(game, MATCHES)


def test_this_build_is_what_it_says() -> None:
    assert str(state.__file__).endswith(".py") is not arene.compiled()
