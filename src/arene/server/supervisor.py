"""Several processes that serve one address: started, watched, replaced when one dies, ended together."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any

from arene.server.heaps import share_heaps

log = logging.getLogger("arene.server")

_QUICK = 10.0  # seconds: who dies sooner could not begin at all
_TRIES = 5  # quick deaths in a row after which it is given up
_GOODBYE = 20.0  # seconds to end in peace


def supervise(count: int, work: Callable[[], None]) -> int:
    """Keep so many processes at work until SIGTERM or SIGINT; 1 where they die as soon as they begin."""
    context = _context()
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop.set())

    def begin() -> tuple[BaseProcess, float]:
        process: BaseProcess = context.Process(target=_work, args=(work,))
        process.start()
        return process, time.monotonic()

    at_work = [begin() for _ in range(count)]
    quick = 0
    while not stop.is_set() and quick < _TRIES:
        wait([process.sentinel for process, _ in at_work], timeout=0.5)
        for place, (process, since) in enumerate(at_work):
            if not stop.is_set() and not process.is_alive():
                quick = quick + 1 if time.monotonic() - since < _QUICK else 0
                log.error("process %s ended (%s): another one takes its place", process.pid, process.exitcode)
                at_work[place] = begin()
    _end([process for process, _ in at_work])
    return 0 if stop.is_set() else 1


def _context() -> Any:
    """How processes start: as copies of one that has read the program already, so that whoever takes the place of a
    dead one is there at once."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["__main__", "arene.server.app", "arene.server.listening"])
    return context


def _end(processes: list[BaseProcess]) -> None:
    for process in processes:
        process.terminate()
    deadline = time.monotonic() + _GOODBYE
    for process in processes:
        process.join(max(0.1, deadline - time.monotonic()))
        if process.is_alive():
            process.kill()


def _work(work: Callable[[], None]) -> None:
    share_heaps()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    work()


def _end_with_parent() -> None:
    """A supervisor that is killed leaves nobody behind on its address."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
