"""Compiled or not, the same matches."""

from __future__ import annotations

import os
import subprocess
import sys

import arene
from arene.core import state
from tests.games.sponsio.digest import digest

MATCHES = 5


def in_another_process(plain: bool) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    environment.pop("ARENE_PURE", None)
    if plain:
        environment["ARENE_PURE"] = "1"
    command = [sys.executable, "-m", "tests.games.sponsio.digest", str(MATCHES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_the_other_build_plays_the_same_matches() -> None:
    mode, *digests = in_another_process(plain=arene.compiled())
    assert mode == "plain" or not arene.compiled()
    assert digests == [digest(number) for number in range(MATCHES)]


def test_this_build_is_what_it_says() -> None:
    assert str(state.__file__).endswith(".py") is not arene.compiled()
