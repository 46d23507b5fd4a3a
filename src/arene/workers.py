"""Processes that work for this one, each with a pipe of its own: one can be ended at any moment without the others.

The pools of the standard library share their queues: a process that hangs cannot be ended alone, and one that dies
breaks the whole pool.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

_GRACE = 5  # seconds after its time in which a worker is ended from outside, before it ends itself
_TIDYING = 4  # seconds in which a worker that has something to put in order may do so

_working = False  # whether this process is a worker


class Late(Exception):
    """The answer did not come in time."""


class Died(Exception):
    """The process ended before it answered."""


class Worker:
    """A process that does one thing after the other. It ends soon after its owner, however that one ended."""

    def __init__(self, method: str | None = None) -> None:
        """``method`` is how the process starts, by default the system's usual way."""
        context: Any = multiprocessing.get_context(method)
        self.pipe, there = context.Pipe()
        self._process = context.Process(target=_work, args=(there, self.pipe), daemon=True)
        self._process.start()
        there.close()

    def send(self, work: Callable[..., object], *args: object, seconds: float | None = None) -> None:
        """Give it something to do: a function of a module, and data. After so many seconds it need not go on."""
        with suppress(OSError):  # it has died: ``receive`` tells
            self.pipe.send((work, args, seconds))

    def receive(self, seconds: float | None = None) -> object:
        """What the work came to, or its error; ``Late`` and ``Died`` leave a worker of no more use: end it."""
        try:
            if not self.pipe.poll(seconds):
                raise Late
            worked, result = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise Died from error
        if not worked:
            raise result
        return result

    def kill(self) -> None:
        """At once, whatever it is doing. Whoever waits for its answer is told that it died."""
        self._process.kill()

    def end(self) -> None:
        """End it and forget it; only where nobody waits for its answer. At once, but for what ``leave_tidily`` asks."""
        self._process.terminate()
        self._process.join(_TIDYING)
        self.kill()
        self._process.join()
        self.pipe.close()

    @property
    def number(self) -> int:
        """The number of the process."""
        return int(self._process.pid or 0)


def leave_tidily() -> None:
    """For work that has begun what must end with it: a worker that is ended from now on goes through its ``finally``
    clauses first. Compiled code would not hear of it. What is no worker has its own way to end."""
    if _working:
        signal.signal(signal.SIGTERM, _leave)


def _leave(_signal: int, _frame: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough
    raise SystemExit(1)


def _work(pipe: Connection, owners: Connection) -> None:
    global _working
    _working = True
    owners.close()  # a copy kept here would hide that the owner is gone
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the owner's business
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # so is a terminal that is closed
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    with suppress(EOFError, OSError):  # the owner has gone
        while True:
            work, args, seconds = pipe.recv()
            _give_up_after(seconds)
            answer = _answer(work, args)
            _give_up_after(None)
            _send(pipe, answer)


def _end_with(owner: int) -> None:
    while os.getppid() == owner:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)  # which the main thread hears, even while it waits
    time.sleep(_TIDYING)
    os._exit(1)


def _answer(work: Callable[..., object], args: tuple[object, ...]) -> tuple[bool, object]:
    try:
        return True, work(*args)
    except Exception as error:
        return False, error


def _send(pipe: Connection, answer: tuple[bool, object]) -> None:
    try:
        pipe.send(answer)
    except (TypeError, ValueError, AttributeError):  # an error that cannot travel
        pipe.send((False, RuntimeError(repr(answer[1]))))


def _give_up_after(seconds: float | None) -> None:
    """Compiled code hears no signal of Python's, but the system ends a process whose alarm rings unheard: so that none
    stays behind for ever whose owner was killed."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0 if seconds is None else seconds + _GRACE)
