"""The log of a match as each viewer may read it."""

from __future__ import annotations

from collections.abc import Sequence

from arene.core.events import Event
from arene.core.match import Match, visible
from arene.terminal.draw import Line
from arene.words import Speaker

Viewer = int | None


class Log:
    """Tells each move once per viewer and keeps the sentences."""

    def __init__(self, match: Match, speaker: Speaker) -> None:
        self._match = match
        self._speaker = speaker
        self._told: dict[Viewer, list[list[str]]] = {}

    def lines(self, viewer: Viewer, read: int) -> list[Line]:
        """All lines; those after the first ``read`` moves are fresh."""
        told = self._told.setdefault(viewer, [])
        while len(told) <= len(self._match.moves):
            events = self._match.moves[len(told) - 1].events if told else self._match.opening
            told.append(self._sentences(events, viewer))
        return [Line(text, move > read) for move, sentences in enumerate(told) for text in sentences]

    def forget_last(self) -> None:
        """The last move was taken back."""
        for told in self._told.values():
            del told[len(self._match.moves) + 1 :]

    def _sentences(self, events: Sequence[Event], viewer: Viewer) -> list[str]:
        return [text for seen in visible(events, viewer) if (text := self._speaker.event(seen))]
