"""What a store keeps, and what it can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arene.store.accounts import Accounts
    from arene.store.deals import Deals
    from arene.store.notices import Notices
    from arene.store.turns import Turns

OPEN, RUNNING, OVER, ENDED = "open", "running", "over", "ended"  # ended: broken off, nobody won
LINES = 500  # of what was said at a table that are told


class Conflict(Exception):
    """Somebody wrote first: the match is no longer where the writer thought it was."""


class Lost(Conflict):
    """Another process keeps the match now: what this one has in memory counts no more."""


class Unavailable(Exception):
    """The store cannot read or write now: a full or read-only disk, a database that does not answer."""


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
    score: int | None = None
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
    # seconds for a ``move`` and of reserve (``bank``), while people are there; or ``days`` for a move, whether they are
    # or not, and whether the others ``claim`` what follows; or nothing
    clock: dict[str, int] = field(default_factory=dict)
    help: bool = True  # whether players may ask for hints
    start: dict[str, Any] | None = None  # the position it began from, where one was chosen
    origin: str | None = (
        None  # the match that is tried again: from that position, as one of its seats knew it, or whole
    )
    deal: str | None = None  # what other tables play as well

    @property
    def move_days(self) -> float:
        """Days for each move where a match is played over days; 0: it is not."""
        return self.clock.get("days", 0) or (self.away_minutes / 1440 if self.away_minutes >= 1440 else 0)

    @property
    def claims(self) -> bool:
        """Whether the others decide what happens when those days are over, instead of a bot that plays."""
        return bool(self.clock.get("claim", 0))


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
class Deal:
    """How a match begins once every seat is filled."""

    opening: list[dict[str, Any]]
    snapshot: Snapshot
    at: float


@dataclass(frozen=True)
class SharedDeal:
    """The same cards and dice for several tables: a host's (``duplicate``), or those of a game's ``day``."""

    id: str
    kind: str
    game: str
    host: str
    made: float
    day: str = ""
    until: float | None = None  # when it is over, whoever still plays; None: when all its tables are


@dataclass(frozen=True)
class Ending:
    """How a match ended, for lists: each seat's rank and score, and whom it was played with."""

    results: Mapping[int, tuple[int, int]]
    against: str


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

    folder: Path | None  # where its file lies, if it is one
    accounts: Accounts
    deals: Deals
    notices: Notices
    turns: Turns
    me: str  # the name of this process among those on the same database

    @abstractmethod
    def secret(self) -> str:
        """The key that signs cookies: made once, kept with the data."""

    # ---- people

    @abstractmethod
    def save_person(self, person: Person) -> None: ...

    @abstractmethod
    def person(self, id: str) -> Person | None: ...

    # ---- matches

    # A match is kept by one process at a time, which alone may change it: every change of another's match is refused
    # with ``Lost``. Whoever made a match keeps it.

    @abstractmethod
    def claim(self, match: str) -> str | None:
        """Keep a match from now on; or the address of the process that does, if it lives, or did last where nothing
        can be written. None too without a match."""

    @abstractmethod
    def only_show(self, match: str) -> None:
        """Nothing can be written, so that a match cannot be kept: it is shown until something can, and then told by
        ``join`` as lost."""

    @abstractmethod
    def let_go(self, match: str) -> None:
        """A match has left memory: nothing need be remembered of it."""

    @abstractmethod
    def create(self, sheet: Sheet, seats: Sequence[Seat], deal: Deal | None = None) -> None:
        """A new match; with a deal it begins at once."""

    @abstractmethod
    def create_shared(
        self, deal: SharedDeal, tables: Sequence[tuple[Sheet, Sequence[Seat], Deal | None]], counts: bool = True
    ) -> None:
        """Tables of one deal, all or none. Each person has one table of a deal that ``counts``: ``Conflict`` where
        somebody has another one."""

    @abstractmethod
    def follow(self, match: str, sheet: Sheet, seats: Sequence[Seat], deal: Deal | None) -> str:
        """A new match that follows another one; its id, or that of the one somebody made before."""

    @abstractmethod
    def sheet(self, id: str) -> Sheet | None: ...

    @abstractmethod
    def seats(self, match: str) -> list[Seat]: ...

    @abstractmethod
    def set_seats(self, match: str, seats: Sequence[Seat], expected: str, deal: Deal | None = None) -> None:
        """Give seats to somebody, all or none; with a deal the match begins. ``Conflict`` when the kind of one of them
        is no longer the expected one or the match began."""

    @abstractmethod
    def set_stand_in(self, match: str, number: int, wanted: bool) -> None:
        """Whether a bot plays for the person on a seat."""

    @abstractmethod
    def hand_over(self, match: str, numbers: Sequence[int]) -> None:
        """Seats of a running match are a bot's from now on; ``Conflict`` when it does not run."""

    @abstractmethod
    def end(self, match: str, by: str, at: float) -> None:
        """A running match is broken off; ``Conflict`` when it does not run."""

    @abstractmethod
    def withdraw(self, match: str) -> None:
        """A match that never began is as if it had not been; ``Conflict`` when it began."""

    @abstractmethod
    def start(self, match: str, deal: Deal) -> None:
        """The seats are filled: the match begins. ``Conflict`` when it had begun."""

    @abstractmethod
    def append(
        self, match: str, entries: Sequence[Entry], snapshot: Snapshot, status: str, ending: Ending | None = None
    ) -> None:
        """Write entries, all or none, and with the last of them how the match ended; ``Conflict`` when their numbers or
        key are taken."""

    @abstractmethod
    def entries(self, match: str) -> list[Entry]: ...

    @abstractmethod
    def entries_with_key(self, match: str, seat: int, key: str) -> list[Entry]:
        """What a request with this key wrote; empty when it never came."""

    @abstractmethod
    def snapshot(self, match: str) -> Snapshot | None: ...

    @abstractmethod
    def open_matches(self, limit: int, since: float) -> list[Sheet]:
        """Listed matches that wait for players and were opened after a time, newest first."""

    @abstractmethod
    def settle(self, match: str, ending: Ending) -> None:
        """How a match ended that was finished before that was written with its last move."""

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

    @abstractmethod
    def begun(self) -> list[str]:
        """The ids of all matches that have begun, the oldest first."""

    # ---- processes

    @abstractmethod
    def join(self, address: str, lease: float) -> list[str]:
        """This process can be reached there, and keeps its matches for so many seconds; to be said again in time.
        Where it was not, others may have taken over: the ids of the matches it lost."""

    @abstractmethod
    def leave(self) -> None:
        """This process goes: the others may take over at once."""

    @abstractmethod
    def neighbours(self) -> dict[str, str]:
        """The other processes that live, and their addresses."""

    @abstractmethod
    def bury(self, process: str) -> None:
        """Another process is no more, whatever its lease says."""

    @abstractmethod
    def orphans(self, limit: int) -> list[str]:
        """The ids of matches under way that no living process keeps."""

    @abstractmethod
    def tell(self, news: str) -> None:
        """Something that all processes hear, this one too."""

    @abstractmethod
    def hear(self, on_news: Callable[[str], None]) -> None:
        """Call a function, in another thread, with everything told from now on, until the store is closed."""

    # ---- chat and notes

    @abstractmethod
    def say(self, match: str, person: Person, text: str, at: float) -> Line: ...

    @abstractmethod
    def lines(self, match: str, after: int = 0) -> list[Line]:
        """What was said at a table after so many lines: the last ``LINES`` of them at most."""

    @abstractmethod
    def silenced(self, match: str) -> frozenset[str]:
        """The people who may say nothing at a table."""

    @abstractmethod
    def set_silenced(self, match: str, person: str, wanted: bool) -> None: ...

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

    # ---- finished matches explained

    @abstractmethod
    def analysis(self, match: str) -> dict[str, Any] | None:
        """What was found out about a finished match."""

    @abstractmethod
    def set_analysis(self, match: str, kept: Mapping[str, Any]) -> None: ...

    @abstractmethod
    def close(self) -> None: ...
