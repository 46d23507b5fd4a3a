"""Compiled or not, the same matches."""

from __future__ import annotations

import os
import subprocess
import sys

import arene
from tests.games.lanista.digest import digest

MATCHES = 4


def test_the_other_build_plays_the_same_matches() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    environment.pop("ARENE_PURE", None)
    if arene.compiled():
        environment["ARENE_PURE"] = "1"
    command = [sys.executable, "-m", "tests.games.lanista.digest", str(MATCHES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    mode, *digests = done.stdout.split()
    assert mode == "plain" or not arene.compiled()
    assert digests == [digest(number) for number in range(MATCHES)]
