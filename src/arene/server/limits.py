"""How much one visitor may ask for. Who asks for more is told how long to wait."""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Callable

from starlette.requests import HTTPConnection

from arene.server.problems import Problem
from arene.server.settings import Rate, Settings

_MOST = 20_000  # visitors remembered for each limit


class Allowance:
    """For each visitor a measure that fills up again with time; an empty one means waiting.

    A full measure need not be remembered, so what is kept are those who asked for something lately.
    """

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self.rate = rate
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}  # how much of it, and when that was

    def _owed(self, who: str) -> float:
        spent, at = self._spent.get(who, (0.0, 0.0))
        gone_by = max(0.0, self._clock() - at)  # a clock that is set back gives nothing and takes nothing
        return max(0.0, spent - gone_by * self.rate.count / self.rate.seconds)

    @property
    def is_used(self) -> bool:
        """Whether anybody asked for something lately."""
        return bool(self._spent)

    def wait(self, who: str) -> int:
        """Seconds until one more is allowed; 0: now."""
        if not self.rate.count or who not in self._spent:
            return 0
        over = self._owed(who) + 1 - self.rate.count
        return math.ceil(over * self.rate.seconds / self.rate.count) if over > 0 else 0

    def spend(self, who: str) -> int:
        """Take one if there is one; else the seconds to wait."""
        if not self.rate.count:
            return 0
        if seconds := self.wait(who):
            return seconds
        if len(self._spent) >= _MOST:
            self._forget()
        self._spent[who] = (self._owed(who) + 1, self._clock())
        return 0

    def _forget(self) -> None:
        """Those whose measure is full again; where nobody's is, the half that was seen longest ago."""
        self._spent = {who: spent for who, spent in self._spent.items() if self._owed(who) > 0}
        if len(self._spent) >= _MOST:
            latest = sorted(self._spent.items(), key=lambda one: one[1][1])[_MOST // 2 :]
            self._spent = dict(latest)


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from."""
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """What counts as one address: of version 6 its network, since a household has the whole of it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class Limits:
    """The limits of one server. Everything in memory, by a clock that never jumps."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        def allowance(rate: Rate) -> Allowance:
            return Allowance(rate if settings.limits else Rate(0), clock)

        self._address = allowance(settings.requests_per_address)
        self._person = allowance(settings.requests_per_person)
        self._guesses = allowance(settings.guesses)
        self._people = allowance(settings.people_per_address)
        self._tables = allowance(settings.tables_per_address)
        self._own_tables = allowance(settings.tables_per_person)
        self._letters = allowance(settings.letters)
        self.refused: Callable[[str], None] = lambda _: None  # told of every refusal

    def request(self, connection: HTTPConnection, credential: str) -> None:
        """Any request. ``credential`` is what somebody shows to be known by; it need not be true: that only costs
        him the measure of his address."""
        self._spend("requests", self._address, address_of(connection))
        if credential:
            self._spend("requests", self._person, credential)

    def new_person(self, connection: HTTPConnection) -> None:
        self._spend("people", self._people, address_of(connection))

    def new_table(self, connection: HTTPConnection, person: str) -> None:
        self._spend("tables", self._own_tables, person)
        self._spend("tables", self._tables, address_of(connection))

    def new_letter(self, *whom: str) -> None:
        """Something is sent because a visitor asks for it: to nobody too often, and for nobody too often."""
        for one in whom:
            self._spend("letters", self._letters, one)

    @property
    def somebody_guesses(self) -> bool:
        """Whether it has to be found out who names a code."""
        return self._guesses.is_used

    def may_guess(self, who: str) -> None:
        """Whoever named too many codes that are none gets no answer for a while, not even to a right one."""
        self._refuse("guesses", self._guesses.wait(who))

    def guessed(self, who: str) -> None:
        """A code, link or password that is none."""
        self._guesses.spend(who)

    def _spend(self, what: str, allowance: Allowance, who: str) -> None:
        self._refuse(what, allowance.spend(who))

    def _refuse(self, what: str, seconds: int) -> None:
        if seconds:
            self.refused(what)
            raise Problem(429, f"too-many-{what}").after(seconds)
