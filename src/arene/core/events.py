"""What happened: the stream that browser, terminal, replays and leak tests read.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arene.core.refusal import BadData, Fault

Params = Mapping[str, object]


def copied(value: object) -> object:
    """Data with everything inside it: whoever gets the copy may do with it as he likes."""
    if isinstance(value, dict):
        return {key: copied(inside) for key, inside in value.items()}
    if isinstance(value, (list, tuple)):
        return [copied(inside) for inside in value]
    return value


class Event:
    """One fact. ``seats`` is None when everybody sees ``params``; otherwise the others see ``others``, or nothing."""

    def __init__(
        self, kind: str, params: Params, seats: tuple[int, ...] | None = None, others: Params | None = None
    ) -> None:
        self.kind = kind
        self.params = params
        self.seats = seats
        self.others = others

    def shows_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) sees anything of it."""
        return self.seats is None or self.others is not None or (seat is not None and seat in self.seats)

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        """The event as a seat (None: a spectator) sees it; None when it sees nothing."""
        if self.seats is None or (seat is not None and seat in self.seats):
            return self._told(self.params)
        return None if self.others is None else self._told(self.others)

    def _told(self, params: Params) -> dict[str, object]:
        told: dict[str, object] = {"kind": self.kind}
        for name, value in params.items():
            told[name] = copied(value)
        return told

    def to_json(self) -> dict[str, object]:
        """The whole event, for the match file."""
        record: dict[str, object] = {"kind": self.kind, **self.params}
        if self.seats is not None:
            record["_seats"] = list(self.seats)
            record["_others"] = None if self.others is None else dict(self.others)
        return record


def event_from_json(record: Mapping[str, object]) -> Event:
    """The inverse of ``Event.to_json``."""
    params = {key: value for key, value in record.items() if key not in ("kind", "_seats", "_others")}
    seats = record.get("_seats")
    others = record.get("_others")
    if seats is not None and not (isinstance(seats, list) and all(type(seat) is int for seat in seats)):
        raise BadData("_seats", Fault("not-seats", value=repr(seats)))
    return Event(
        str(record["kind"]),
        params,
        None if seats is None else tuple(seats),
        dict(others) if isinstance(others, dict) else None,
    )


class Events:
    """Records the events of a move. Search passes None instead and pays nothing."""

    def __init__(self) -> None:
        self.items: list[Event] = []
        self.fenced = False  # hidden information came out: the move cannot be taken back
        self.surprise = False  # even the mover learnt something: it must decide anew before acting on
        self.pauses: list[tuple[int, Any]] = []  # after so many events: the position people look at then

    def add(self, kind: str, params: dict[str, object]) -> None:
        """Something public that gave nothing hidden away."""
        self.items.append(Event(kind, params))

    def show(self, kind: str, params: dict[str, object]) -> None:
        """The mover made something of its own public."""
        self.fenced = True
        self.items.append(Event(kind, params))

    def disclose(self, kind: str, params: dict[str, object]) -> None:
        """Something hidden from the mover became public."""
        self.fenced = True
        self.surprise = True
        self.items.append(Event(kind, params))

    def pause(self, position: Any) -> None:
        """The move goes on, but people look first: a trick that is full, a score before the next deal. ``position`` is
        a copy of the state as it is now; the table shows it as a step of its own, and it is not taken back."""
        self.fenced = True
        told = len(self.items)
        if told and (not self.pauses or self.pauses[-1][0] < told):
            self.pauses.append((told, position))

    def end_turn(self) -> None:
        """The mover's turn is over: it is not taken back, even if the same seat is asked next."""
        self.fenced = True

    def tell(self, seat: int, kind: str, params: dict[str, object], others: dict[str, object] | None) -> None:
        """One seat learns something; the others see ``others``, or nothing."""
        self.fenced = True
        self.surprise = True
        self.items.append(Event(kind, params, (seat,), others))

    def tell_all(
        self, seats: tuple[int, ...], kind: str, params: dict[str, object], others: dict[str, object] | None
    ) -> None:
        """Some seats learn something together; the others see ``others``, or nothing."""
        self.fenced = True
        self.surprise = True
        self.items.append(Event(kind, params, seats, others))

    def keep_secret(self, seat: int, kind: str, params: dict[str, object], others: dict[str, object] | None) -> None:
        """One seat did something the others must not see yet. It knew what it did: no fence."""
        self.items.append(Event(kind, params, (seat,), others))

    def keep_among(
        self, seats: tuple[int, ...], kind: str, params: dict[str, object], others: dict[str, object] | None
    ) -> None:
        """A seat did something that some others see too (its partner), and the rest must not. No fence."""
        self.items.append(Event(kind, params, seats, others))
