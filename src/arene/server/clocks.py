"""The clocks of live play: so much time for each move, and a reserve for the whole match.

A seat's time runs while it is asked. The time of the move goes first, then the reserve; what is left of the move's time
is not kept. Only differences of a clock that never jumps are counted, and only while they are counted: a server that
stands still, or a table that nobody plays at, costs nobody anything.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any


class Clocks:
    """The clocks of one match. ``move`` and ``bank`` in seconds; ``kept`` is what an earlier process wrote down."""

    def __init__(self, move: int, bank: int, seats: int, kept: Mapping[str, Any] | None = None) -> None:
        self.move = move
        self.banks = [float(bank)] * seats
        self._spent: dict[int, float] = {}  # on the question under way, by seat
        self._given: dict[int, float] = {}  # on the last question a seat answered: an undo brings it back
        self._secret: frozenset[int] = frozenset()
        self._since: float | None = None  # up to when time is counted; None: the clocks stand
        if kept is not None:
            self.banks = [float(left) for left in kept["banks"]]
            self._spent = {int(seat): float(spent) for seat, spent in kept["spent"].items()}

    def count(self, now: float) -> None:
        """Charge the time that went by to those who are asked."""
        if self._since is not None and now > self._since:
            for seat in self._spent:
                before = self._spent[seat]
                self._spent[seat] = before + now - self._since
                if seat not in self._secret:
                    over = max(0.0, self._spent[seat] - self.move) - max(0.0, before - self.move)
                    self.banks[seat] = max(0.0, self.banks[seat] - over)
            self._since = now

    def look(self, now: float, asked: Collection[int], secret: Collection[int], runs: bool) -> None:
        """Something changed: these seats are asked, of ``secret`` ones not all know it; ``runs``: time counts."""
        self.count(now)
        self._spent = {seat: self._spent.get(seat, 0.0) for seat in asked}
        self._secret = frozenset(secret)
        self._since = now if runs and asked else None

    def answered(self, now: float, seat: int) -> None:
        """A seat has moved: its next question has a time of its own."""
        self.count(now)
        self._given[seat] = self._spent.pop(seat, 0.0)

    def took_back(self, now: float, seat: int) -> None:
        """A seat takes its move back: it is asked the same again, and gets no new time for it."""
        self.count(now)
        self._spent[seat] = self._spent.get(seat, 0.0) + self._given.pop(seat, 0.0)

    @property
    def runs(self) -> bool:
        return self._since is not None

    def left(self, seat: int) -> float:
        """How many seconds a seat still has for its question."""
        reserve = 0.0 if seat in self._secret else self.banks[seat]
        return max(0.0, self.move - self._spent.get(seat, 0.0)) + reserve

    def late(self, now: float) -> list[int]:
        """Whose time is up."""
        self.count(now)
        return [seat for seat in self._spent if self.runs and self.left(seat) <= 0]

    def told(self, now: float, known: Collection[int]) -> dict[str, Any]:
        """For one viewer: everybody's reserve, and the time of those of whom he knows that they are asked."""
        self.count(now)
        return {
            "move": self.move,
            "runs": self.runs,
            "banks": [round(bank, 1) for bank in self.banks],
            "moves": {
                str(seat): round(max(0.0, self.move - spent), 1) for seat, spent in self._spent.items() if seat in known
            },
            "secret": sorted(seat for seat in self._secret if seat in known),
        }

    def kept(self, now: float) -> dict[str, Any]:
        """What another process goes on from."""
        self.count(now)
        return {"banks": self.banks, "spent": {str(seat): spent for seat, spent in self._spent.items()}}
