"""What a store keeps, and what it can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

OPEN, RUNNING, OVER, ENDED = "open", "running", "over", "ended"  # ended: broken off, nobody won


class Conflict(Exception):
    """Somebody wrote first: the match is no longer where the writer thought it was."""


@dataclass(frozen=True)
class Person:
    """Somebody who plays or watches, known by a signed cookie. ``shape`` and ``colour`` are how he looks."""

    id: str
    name: str
    shape: str
    colour: str = ""
    link: int = 0  # how often the personal link was renewed: what was signed before is worth nothing


@dataclass(frozen=True)
class Seat:
    """Who sits where. ``kind``: ``person``, ``bot`` or ``open``; one person may hold several seats of one screen.

    An open seat with a name is kept for somebody: it takes the seat's own link to sit there.
    """

    number: int
    kind: str
    name: str = ""
    shape: str = ""
    person: str | None = None
    level: str | None = None  # of a bot
    colour: str = ""
    rank: int | None = None  # of a finished match
    stand_in: bool = False  # a bot plays for the person until he returns, because those at the table wanted it


@dataclass(frozen=True)
class Sheet:
    """A match as it was agreed: game, edition, options, sealed seed."""

    id: str
    game: str
    rules_version: int
    edition: dict[str, Any]
    edition_hash: str
    options: dict[str, Any]
    seats: int
    seed: str
    commitment: str
    host: str
    listed: bool  # shown among the open tables
    away_minutes: int  # 0: nobody plays for an absent person
    created: float
    status: str = OPEN
    updated: float = 0.0
    opening: list[dict[str, Any]] = field(default_factory=list)
    rematch: str | None = None  # the match that followed this one
    ended_by: str | None = None  # the name of who broke it off
    against: str = ""  # of a finished match: whom people played it with, see ``Played``
    clock: dict[str, int] = field(default_factory=dict)  # seconds for a ``move`` and of reserve (``bank``); or none


@dataclass(frozen=True)
class Entry:
    """A line of a match's journal: a move, or a move taken back (``undo``).

    ``by``: person, bot, away, stand-in (a bot that those at the table asked for), or comfort (a setting of the seat's
    own).
    """

    seq: int
    kind: str
    seat: int
    by: str
    action: dict[str, Any]
    events: list[dict[str, Any]]
    hash: str
    key: str | None
    at: float


@dataclass(frozen=True)
class Snapshot:
    """The position after the last entry: what a match goes on from when the rules were mended in between."""

    position: dict[str, Any]
    chance: dict[str, Any]


@dataclass(frozen=True)
class Line:
    """Something said at a table."""

    number: int
    person: str
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Played:
    """A match in somebody's list. ``against``: ``people`` where another person played, else the best bots' level."""

    match: str
    game: str
    status: str
    updated: float
    against: str
    rank: int | None  # his best, where he held several seats


@dataclass(frozen=True)
class Tally:
    """How somebody fared at a game against others of one kind."""

    game: str
    against: str
    played: int
    won: int


class Store(ABC):
    """The interface every store keeps. Calls are quick and may come from any thread."""

    @abstractmethod
    def secret(self) -> str:
        """The key that signs cookies: made once, kept with the data."""

    # ---- people

    @abstractmethod
    def save_person(self, person: Person) -> None: ...

    @abstractmethod
    def person(self, id: str) -> Person | None: ...

    @abstractmethod
    def renew_link(self, id: str) -> None:
        """What was signed for this person before counts no more."""

    # ---- matches

    @abstractmethod
    def create(self, sheet: Sheet, seats: Sequence[Seat]) -> None: ...

    @abstractmethod
    def sheet(self, id: str) -> Sheet | None: ...

    @abstractmethod
    def seats(self, match: str) -> list[Seat]: ...

    @abstractmethod
    def set_seat(self, match: str, seat: Seat, expected: str) -> None:
        """Give a seat to somebody; ``Conflict`` when its kind is no longer the expected one or the match began."""

    @abstractmethod
    def set_stand_in(self, match: str, number: int, wanted: bool) -> None:
        """Whether a bot plays for the person on a seat."""

    @abstractmethod
    def end(self, match: str, by: str, at: float) -> None:
        """A running match is broken off; ``Conflict`` when it does not run."""

    @abstractmethod
    def withdraw(self, match: str) -> None:
        """A match that never began is as if it had not been; ``Conflict`` when it began."""

    @abstractmethod
    def start(self, match: str, opening: list[dict[str, Any]], snapshot: Snapshot, at: float) -> None:
        """The seats are filled: the match begins. ``Conflict`` when it had begun."""

    @abstractmethod
    def append(self, match: str, entries: Sequence[Entry], snapshot: Snapshot, status: str) -> None:
        """Write entries, all or none; ``Conflict`` when their numbers or key are taken."""

    @abstractmethod
    def entries(self, match: str) -> list[Entry]: ...

    @abstractmethod
    def entries_with_key(self, match: str, seat: int, key: str) -> list[Entry]:
        """What a request with this key wrote; empty when it never came."""

    @abstractmethod
    def snapshot(self, match: str) -> Snapshot | None: ...

    @abstractmethod
    def set_rematch(self, match: str, follower: str) -> str:
        """The match that follows this one: the given one, or the one somebody asked for before."""

    @abstractmethod
    def open_matches(self, limit: int, since: float) -> list[Sheet]:
        """Listed matches that wait for players and were opened after a time, newest first."""

    @abstractmethod
    def settle(self, match: str, ranks: Mapping[int, int], against: str) -> None:
        """How a finished match ended, for lists."""

    @abstractmethod
    def unsettled(self) -> list[str]:
        """The ids of finished matches of which that is not written yet."""

    @abstractmethod
    def played(
        self,
        person: str,
        limit: int,
        skip: int = 0,
        game: str | None = None,
        statuses: Sequence[str] = (),
        won: bool | None = None,
    ) -> list[Played]:
        """Matches a person has a seat in, the last touched first."""

    @abstractmethod
    def tally(self, person: str) -> list[Tally]:
        """A person's finished matches, counted."""

    @abstractmethod
    def running(self) -> list[str]:
        """The ids of all matches under way."""

    # ---- chat and notes

    @abstractmethod
    def say(self, match: str, person: Person, text: str, at: float) -> Line: ...

    @abstractmethod
    def lines(self, match: str, after: int = 0) -> list[Line]: ...

    @abstractmethod
    def note(self, match: str, person: str) -> str: ...

    @abstractmethod
    def set_note(self, match: str, person: str, text: str) -> None: ...

    # ---- comfort settings

    @abstractmethod
    def comforts(self, match: str) -> dict[int, dict[str, Any]]:
        """What the seats of a match answer without being asked, by seat."""

    @abstractmethod
    def set_comforts(self, match: str, seat: int, settings: Mapping[str, Any]) -> None: ...

    # ---- clocks

    @abstractmethod
    def clocks(self, match: str) -> dict[str, Any] | None:
        """What was last written of a match's clocks."""

    @abstractmethod
    def set_clocks(self, match: str, kept: Mapping[str, Any]) -> None: ...

    @abstractmethod
    def close(self) -> None: ...
