"""A match file told again from its events: no rules are needed, so a file of any version can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from arene.core.edition import Edition
from arene.core.game import load_game
from arene.core.match import visible
from arene.core.record import Record
from arene.core.refusal import BadData, Fault
from arene.core.schema import span
from arene.terminal.seats import seat_of
from arene.words import Speaker


class Retelling:
    """The events of a record in sentences, as a seat (None: a spectator) saw them."""

    def __init__(self, record: Record, seat: int | None, lang: str) -> None:
        seats = int(record.header["seats"])
        if seat is not None and not 0 <= seat < seats:
            raise BadData("seat", Fault("range", value=seat, allowed=span(0, seats - 1)))
        self.record = record
        self.seat = seat
        self.game = load_game(record.header["game"])
        names = [seat_of(player).name for player in record.header["players"]]
        self.speaker = Speaker(self.game, lang, names, self._edition())

    def _edition(self) -> Edition | None:
        """The box that was played with, for its names; the game's own where today's checks refuse it."""
        try:
            return self.game.check_edition(self.record.header["edition"]["data"])
        except BadData:
            return None

    def head(self) -> list[str]:
        """What was played, by whom, and under which rules if not today's."""
        words, rules = self.speaker.words, self.record.header["rules"]
        players = words.listing(list(self.speaker.names))
        moves = len(self.record.moves)
        lines = [words("cli-replay-head", game=self.speaker.title, players=players, moves=moves)]
        if rules != self.game.rules_version:
            lines.append(words("cli-replay-older", rules=rules))
        return lines

    def steps(self) -> Iterator[tuple[int, list[str]]]:
        """The number of each move (0: before the first) and its sentences; moves without any are left out."""
        groups = [self.record.opening, *(move.events for move in self.record.moves)]
        for number, events in enumerate(groups):
            told = [text for seen in visible(events, self.seat) if (text := self._sentence(seen))]
            if told:
                yield number, told

    def _sentence(self, event: Mapping[str, Any]) -> str:
        try:
            return self.speaker.event(event)
        except (LookupError, ValueError, TypeError):  # an event that today's words do not know
            details = ", ".join(f"{name} {value}" for name, value in event.items() if name != "kind")
            return f"{event['kind']}: {details}"
