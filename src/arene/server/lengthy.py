"""Work that takes long, two pieces at a time: whoever asks for a hundred replays at once holds up no move, since moves
are written by other threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

_AT_ONCE = 2

_T = TypeVar("_T")
_threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="arene-lengthy")


async def at_length(work: Callable[..., _T], *values: object) -> _T:
    """What a function returns, once it is its turn."""
    return await asyncio.get_running_loop().run_in_executor(_threads, work, *values)
