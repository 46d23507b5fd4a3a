"""The match of one table: begun, played, written down, brought back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from arene import evidence
from arene.core.edition import Edition
from arene.core.match import ActionLike, LetGo, Match
from arene.core.refusal import BadData, Refusal
from arene.core.state import State
from arene.server.lengthy import at_length
from arene.server.problems import Problem
from arene.server.telling import Steps
from arene.store import Deal, Entry, Seat, Sheet, Store, Unavailable
from arene.store.matches import (
    deal_of,
    ending_of,
    history,
    move_entries,
    restore,
    snapshot_of,
    status_of,
    undo_entry,
)
from arene.store.records import ENDED, OPEN

log = logging.getLogger("arene.server")

_HELD = 16  # positions that are kept for screens whose line breaks for a moment


class Play:
    """What is agreed (``sheet``), what is played (``match``) and what of it is on the disk (``steps``)."""

    def __init__(self, store: Store, sheet: Sheet, faults: Path) -> None:
        self.store = store
        self.faults = faults  # the folder where matches are kept at which something failed
        self.sheet = sheet
        self.edition = Edition(sheet.edition, [])  # the box on the table: checked when the table was opened
        self.match: Match | None = None
        self._steps: Steps | None = None
        self.begins = 0  # how often the match was read from the disk: what was made of it before counts no more
        self.seq = 0  # of the last entry on the disk
        self._unwritten: list[Entry] = []
        self._ahead = False  # whether memory holds what the disk refused, since it could not be read either
        if sheet.status != OPEN:
            self.load()

    def load(self) -> None:
        """The recorded position, and what is written of what came before."""
        entries = self.store.entries(self.sheet.id)
        self.match = restore(self.store, self.sheet, entries)
        self.edition = self.match.edition  # shared by all tables with the same box
        self.sheet = replace(self.sheet, edition=dict(self.edition.data))
        self.seq = len(entries)
        self._unwritten, self._ahead = [], False
        self.begins += 1
        self._steps = Steps(self.match)
        self._steps.let_go(_HELD)

    def history(self) -> Match:
        """The match with every position it went through. That takes long: it is done in a thread of its own."""
        return history(self.store, self.sheet)

    # ---- how things stand

    @property
    def begun(self) -> bool:
        return self.match is not None

    @property
    def ended(self) -> bool:
        """Whether somebody broke the match off."""
        return self.sheet.status == ENDED

    @property
    def done(self) -> bool:
        """Whether nobody will play here any more."""
        return self.playing().over or self.ended

    def awaited(self) -> list[int]:
        """The seats that are asked; nobody before the match and after it."""
        match = self.match
        return [] if match is None or match.over or self.ended else match.awaiting

    def playing(self) -> Match:
        if self.match is None:
            raise Problem(409, "not-begun")
        return self.match

    def under_way(self) -> Match:
        if self._ahead:
            self.load()
        if self.ended:
            raise Problem(409, "ended")
        return self.playing()

    @property
    def steps(self) -> Steps:
        """What is written down, position by position: what anybody may be told."""
        assert self._steps is not None
        return self._steps

    @property
    def present(self) -> State:
        """The last position that is written down."""
        state = self.steps[-1].state
        assert state is not None
        return state

    # ---- playing and writing

    def deal(self, seats: Sequence[Seat]) -> Deal | None:
        """What begins the match with these seats; None while somebody is missing."""
        return deal_of(self.sheet, seats, time.time())

    def begin(self) -> None:
        """The deal is written: the match is under way."""
        sheet = self.store.sheet(self.sheet.id)
        assert sheet is not None
        self.sheet = sheet
        self.load()

    def written(self, seat: int, key: str | None) -> list[Entry]:
        """What a request with this key wrote before; empty when it never came."""
        return [] if key is None else self.store.entries_with_key(self.sheet.id, seat, key)

    def move(self, seat: int, actions: Sequence[ActionLike], by: str, key: str | None) -> list[Entry]:
        """Play; the journal's lines of it, to be written."""
        match = self.playing()
        before = len(match.moves)
        try:
            match.play(seat, actions)
        except Refusal as refusal:
            raise refused(refusal) from refusal
        except BadData:
            raise
        except Exception as error:
            raise self._broken(seat, actions, error) from error
        entries = move_entries(match, before, self.seq + len(self._unwritten), by, key, time.time())
        self._unwritten += entries
        return entries

    def _broken(self, seat: int, actions: Sequence[ActionLike], error: Exception) -> Problem:
        """The rules themselves fail at a move: it is not played, and the match is kept for whoever mends them."""
        match = self.playing()
        moves = len(match.moves)
        file = evidence.leave(match, self.faults, f"{match.game.id}-{self.sheet.id}-{moves}-rules")
        what = (self.sheet.id, match.game.id, seat, moves, match.hash, actions, file)
        text = "match %s (%s): the rules fail at seat %d, move %d, position %s, actions %s; match file: %s"
        log.error(text, *what, exc_info=error)
        return Problem(409, "rules-fail")

    async def take_back(self, seat: int, key: str | None) -> list[Entry]:
        match = self.playing()
        try:
            match.undo(seat)
        except LetGo:  # the match was brought back at this position
            match = await at_length(self.history)
            if match.states[0] is None:
                raise refused(Refusal("match.undo-fence")) from None
            self.match = match
            match.undo(seat)
        self._unwritten.append(undo_entry(match, seat, self.seq + len(self._unwritten), key, time.time()))
        return [self._unwritten[-1]]

    async def write(self, seats: Sequence[Seat]) -> None:
        """On the disk first, all or nothing. Should that fail, memory goes back to what the disk holds."""
        match, entries = self.playing(), self._unwritten
        ending = ending_of(match, self.sheet, seats) if match.over else None
        written = self.sheet.id, entries, snapshot_of(match), status_of(match), ending
        try:
            await asyncio.to_thread(self.store.append, *written)
        except Exception:
            self._ahead = True
            with contextlib.suppress(Unavailable):
                self.load()
            raise
        self._unwritten = []
        self.seq = entries[-1].seq
        if match.over:
            self.sheet = replace(self.sheet, status=status_of(match))

    async def break_off(self, name: str) -> None:
        """Nobody wins, and it can be looked at like a finished one."""
        await asyncio.to_thread(self.store.end, self.sheet.id, name, time.time())
        self.sheet = replace(self.sheet, status=ENDED, ended_by=name)

    def show(self) -> None:
        """What has been played is written: from now on it may be told."""
        match = self.playing()
        self.steps.let_go(_HELD)
        self.steps.follow(match)
        match.let_go(_HELD)


def refused(refusal: Refusal) -> Problem:
    return Problem(409, "refused").carrying(refusal=refusal)
