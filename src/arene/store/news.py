"""What processes on one database tell each other: PostgreSQL carries it itself, in SQLite it is looked for."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from typing import Any

from arene.store.drivers import Driver

log = logging.getLogger("arene.store")

CHANNEL = "arene"
KEPT = 1000  # pieces of news of which the oldest are forgotten
_LOOK = 0.3  # seconds between two looks


class Listener:
    """A thread with a connection of its own that calls a function with every piece of news; a lost one is replaced."""

    def __init__(self, driver: Driver, on_news: Callable[[str], None]) -> None:
        self._driver = driver
        self._on_news = on_news
        self._closing, self._listening = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="arene-news", daemon=True)
        self._thread.start()
        self._listening.wait(10)

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with closing(self._driver.connect()) as connection:
                    if self._driver.carries_news:
                        self._listen(connection)
                    else:
                        self._look(connection)
            except self._driver.error as error:
                log.warning("no news from other processes: %s", error)
                self._closing.wait(1)

    def _listen(self, connection: Any) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._listening.set()
        while not self._closing.is_set():
            for notice in connection.notifies(timeout=_LOOK):
                self._on_news(notice.payload)

    def _look(self, connection: sqlite3.Connection) -> None:
        def version() -> int:
            """Changes whenever somebody else has written; costs next to nothing."""
            return int(connection.execute("PRAGMA data_version").fetchone()[0])

        last = connection.execute("SELECT coalesce(max(number), 0) FROM news").fetchone()[0]
        seen = version()
        self._listening.set()
        while not self._closing.wait(_LOOK):
            now = version()
            if now != seen:
                seen = now
                found = connection.execute("SELECT number, told FROM news WHERE number > ?", (last,)).fetchall()
                for number, told in found:
                    last = number
                    self._on_news(told)

    def close(self) -> None:
        self._closing.set()
        self._thread.join(5)
