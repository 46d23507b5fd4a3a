"""Who is waited for while his screen is closed, since when, and for whom somebody plays until he returns."""

from __future__ import annotations

from collections.abc import Iterable


class Absence:
    """The clock of one table. A seat's time runs while it is asked and nobody sits before its screen."""

    def __init__(self, minutes: int) -> None:
        self.wait = minutes * 60  # 0: the others wait for ever
        self._since: dict[int, float] = {}
        self._replaced: set[int] = set()

    def look(self, now: float, missing: Iterable[int]) -> None:
        """Something has changed: these seats are asked, and those who sit there are away."""
        self._since = {seat: self._since.get(seat, now) for seat in missing}

    def returned(self, seats: Iterable[int]) -> None:
        """A sign of life: his moves are his own again, and the clock starts anew should he leave."""
        for seat in seats:
            self._since.pop(seat, None)
            self._replaced.discard(seat)

    def overdue(self, now: float) -> list[int]:
        """Who was waited for long enough: he is played for from now on."""
        late = [seat for seat, since in self._since.items() if self.wait and now - since >= self.wait]
        self._replaced.update(late)
        return late

    def played_for(self, seat: int) -> None:
        """A move was made for him: the next one waits as long, unless others are there who want to play on."""
        self._since.pop(seat, None)

    def is_replaced(self, seat: int) -> bool:
        return seat in self._replaced
