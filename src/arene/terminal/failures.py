"""What went wrong with programs at a table: each fault of a program at length once, then how often it came."""

from __future__ import annotations

from collections import Counter

from arene.core.refusal import Fault
from arene.words import FluentWords


class Failures:
    """Gathers faults until they have been read."""

    def __init__(self, words: FluentWords) -> None:
        self._words = words
        self._times: Counter[tuple[str, str]] = Counter()  # by name and by what went wrong
        self._known: set[tuple[str, str]] = set()  # those that have been read
        self._unread: dict[tuple[str, str], Fault] = {}  # since then: the first of each

    def add(self, name: str, fault: Fault) -> None:
        self._times[name, fault.id] += 1
        self._unread.setdefault((name, fault.id), fault)

    def lines(self) -> list[str]:
        """What is to be read, a paragraph for each kind."""
        return [self._told(kind) for kind in self._unread]

    def read(self) -> None:
        self._known.update(self._unread)
        self._unread.clear()

    def take_new(self) -> list[str]:
        """Of the kinds that nobody has read of yet alone; from now on somebody has."""
        told = {kind: self._told(kind) for kind in self._unread if kind not in self._known}
        for kind in told:
            self._known.add(kind)
            del self._unread[kind]
        return list(told.values())

    def _told(self, kind: tuple[str, str]) -> str:
        count, name = self._times[kind], kind[0]
        if kind in self._known:
            return self._words("terminal-program-again", name=name, count=count)
        reason = self._words.fault(self._unread[kind])
        return self._words("terminal-program-fails", name=name, count=count, reason=reason)
