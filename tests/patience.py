"""Waiting in tests: for what is to come about, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


def until(wanted: Callable[[], Found], seconds: float = 60) -> Found:
    """What is wanted, once it is there."""
    deadline = time.monotonic() + seconds
    while not (found := wanted()):
        assert time.monotonic() < deadline, f"{found!r} after {seconds} s"
        time.sleep(0.02)
    return found
