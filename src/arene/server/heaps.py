"""Where threads take memory from."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

_ARENA_MAX = -8  # the C library's number for “how many heaps at most”
_HEAPS = 2


def share_heaps() -> None:
    """Threads share two heaps: a process with many of them would open eight for each core, and what tables leave behind
    in one is not used again by another. To be called before there are threads; where the C library is not glibc nothing
    changes."""
    if sys.platform == "linux":
        with suppress(AttributeError):
            ctypes.CDLL(None).mallopt(_ARENA_MAX, _HEAPS)
