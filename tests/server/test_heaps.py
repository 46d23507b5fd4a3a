"""However many threads there are, they take memory from two heaps."""

from __future__ import annotations

import platform
import re
import subprocess
import sys

import pytest

MANY_THREADS = """
import ctypes, sys, threading
from arene.server.heaps import share_heaps

if sys.argv[1:] == ["shared"]:
    share_heaps()
everybody, kept = threading.Barrier(8), []

def take() -> None:
    everybody.wait()
    kept.append([bytes(1000 + number) for number in range(200)])
    everybody.wait()

threads = [threading.Thread(target=take) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
library = ctypes.CDLL(None)
library.malloc_info(0, ctypes.c_void_p.in_dll(library, "stdout"))
library.fflush(None)
"""


def heaps(*words: str) -> int:
    told = subprocess.run([sys.executable, "-c", MANY_THREADS, *words], capture_output=True, text=True, check=True)
    return len(re.findall("<heap nr=", told.stdout))


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library has other heaps")
def test_threads_share_two_heaps() -> None:
    assert heaps() > 2 >= heaps("shared")
