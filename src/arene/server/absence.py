"""Who is waited for while his screen is closed, since when, and for whom somebody plays until he returns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from arene.store.turns import Period, deadline, elapsed


class Absence:
    """The clock of one table. A seat's time runs while it is asked and nobody sits before its screen."""

    def __init__(self, minutes: float) -> None:
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


class Days(Absence):
    """The same where a move may take days: by the calendar, from when a seat is asked, whether its screen is open or
    not. It stands still while whoever sits there is away on holiday."""

    def __init__(self, days: float, claims: bool, calendar: Callable[[], float]) -> None:
        super().__init__(days * 24 * 60)
        self.claims = claims  # whether the others decide what happens then
        self._calendar = calendar
        self._given: dict[int, float] = {}  # since when a seat was asked what it answered last
        self._people: dict[int, str] = {}
        self._away: Mapping[str, Sequence[Period]] = {}

    def resume(self, since: Mapping[int, float]) -> None:
        """What an earlier process wrote down."""
        self._since = dict(since)

    def told_away(self, away: Mapping[str, Sequence[Period]]) -> None:
        """When each of the people is away."""
        self._away = away

    def look_days(self, asked: Mapping[int, str]) -> None:
        """These seats are asked, of these people."""
        now = self._calendar()
        self._people = dict(asked)
        self._since = {seat: self._since.get(seat, now) for seat in asked}

    def returned(self, seats: Iterable[int]) -> None:
        """A look gives no new time."""
        self._replaced.difference_update(seats)

    def answered(self, seat: int) -> None:
        if seat in self._since:
            self._given[seat] = self._since.pop(seat)

    def took_back(self, seat: int) -> None:
        """He is asked the same again, and gets no new time for it."""
        if seat in self._given:
            self._since[seat] = self._given.pop(seat)

    def since(self, seat: int) -> float:
        return self._since.get(seat, self._calendar())

    def left(self, seat: int) -> float:
        """How many seconds a seat still has."""
        gone = elapsed(self.since(seat), self._calendar(), self._away.get(self._people.get(seat, ""), ()))
        return max(0.0, self.wait - gone)

    def due(self, seat: int) -> float:
        """When its time is over, should nobody go away."""
        return deadline(self.since(seat), self.wait, self._away.get(self._people.get(seat, ""), ()))

    def away_until(self, person: str) -> float | None:
        """Until when somebody is away now."""
        now = self._calendar()
        return max((ends for begins, ends in self._away.get(person, ()) if begins <= now < ends), default=None)

    def is_over(self, seat: int) -> bool:
        return seat in self._since and self.left(seat) <= 0

    def overdue(self, now: float) -> list[int]:
        """Whose days are over."""
        return [seat for seat in self._since if self.left(seat) <= 0]

    def replace(self, seats: Iterable[int]) -> None:
        """They are played for until they return."""
        self._replaced.update(seats)
