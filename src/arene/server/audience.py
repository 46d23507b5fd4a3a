"""The open screens of one table, what is sent to them, and what people say."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from arene.server.company import Company
from arene.server.messages import Message
from arene.server.narrator import Narrator
from arene.server.play import Play
from arene.server.problems import Problem
from arene.server.sitewords import site_words
from arene.server.telling import Viewpoint
from arene.store import Line, Person

_BREATH = 10  # seconds in which one person may say
_LINES_A_BREATH = 10
_SHOWN = 6  # signs of a person's id that are shown beside what he says

_GATHERED = 0.1  # seconds in which people come and go before the others are told
_A_SCREEN = 0.002  # and longer by this for every screen that is told: a crowd is told less often

NOBODY = Person("", "", "", "")  # who speaks where the table itself has something to say

# What a move can change. Who is there, and since when not, has a message of its own; clocks go on without one; whose
# move it was, and how long to look at it, says nothing of the position.
_STANDING = (
    *("view", "panels", "prompt", "status", "awaiting", "over", "standings", "actions", "blocked", "asides", "topics"),
    *("undo", "private", "news", "step", "seen", "ended"),
)


class Viewer:
    """One open screen."""

    def __init__(self, at: Viewpoint, person: str | None) -> None:
        self.at = at
        self.person = person
        self.queue: asyncio.Queue[Message | None] = asyncio.Queue()
        self.shown: Message | None = None  # the table as this screen has it

    def show(self, told: dict[str, Any]) -> None:
        """The table as it is now, or was."""
        show([self], told)

    def send(self, message: Message) -> None:
        self.queue.put_nowait(message)

    def end(self) -> None:
        """The stream ends after what was sent."""
        self.queue.put_nowait(None)


def show(viewers: Iterable[Viewer], told: dict[str, Any]) -> None:
    """The table, for screens alike. A half-step that is hidden from them sends nothing: even a message would tell of
    it."""
    message = Message("table", told, told["seen"])
    same: dict[Message | None, bool] = {}  # whether what a screen has says the same
    for viewer in viewers:
        if viewer.shown not in same:
            same[viewer.shown] = not told["log"]["lines"] and _says_the_same(viewer.shown, message)
        if not same[viewer.shown]:
            viewer.shown = message
            viewer.send(message)


def _says_the_same(before: Message | None, now: Message) -> bool:
    if before is None:
        return False
    had, has = before.data, now.data
    return all(had.get(name) == has.get(name) for name in _STANDING)


class Audience:
    """Who watches, and what they are told."""

    def __init__(self, play: Play, company: Company, narrator: Narrator) -> None:
        self.play = play
        self.company = company
        self.narrator = narrator
        self.viewers: set[Viewer] = set()
        self.touched = company.clock()  # when somebody last came, went or played
        self._said: dict[str, list[float]] = {}  # when each person spoke lately
        self._silenced = play.store.silenced(play.sheet.id)
        self._soon: asyncio.TimerHandle | None = None  # when those who are there are told who came and went

    # ---- coming and going

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.touched = self.company.clock()
        self.narrator.watching += viewer.at.seat is None
        self.company.came(viewer.person)
        self._publish_presence_soon()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self._forget(viewer)
            self._publish_presence_soon()

    def _forget(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self.touched = self.company.clock()
        self.narrator.watching -= viewer.at.seat is None
        self.company.went(viewer.person)

    def send_away(self, person: str | None, why: str) -> None:
        """The screens of a person (None: all) no longer show the table from where they did: they are told, and their
        streams end."""
        self._send_away([viewer for viewer in self.viewers if person is None or viewer.person == person], why)

    def send_watchers_away(self) -> None:
        """From now on only those who play see the table."""
        self._send_away([viewer for viewer in self.viewers if viewer.at.seat is None], "moved")

    def _send_away(self, viewers: Sequence[Viewer], why: str) -> None:
        for viewer in viewers:
            viewer.send(Message("presence", {**self.narrator.head(viewer.at), why: True}))
            viewer.end()
            self._forget(viewer)

    def hang_up(self, person: str | None = None) -> None:
        """End every stream of a person (None: of everybody)."""
        for viewer in self.viewers:
            if person is None or viewer.person == person:
                viewer.end()

    # ---- telling

    def _groups(self) -> dict[Viewpoint, list[Viewer]]:
        """The screens, those together that are told the same."""
        groups: dict[Viewpoint, list[Viewer]] = {}
        for viewer in self.viewers:
            groups.setdefault(viewer.at, []).append(viewer)
        return groups

    def _publish(self, make: Callable[[Viewpoint], Message]) -> None:
        """A message to every screen, made once for all that are told the same."""
        for at, viewers in self._groups().items():
            message = make(at)
            for viewer in viewers:
                viewer.send(message)

    def publish_moves(self, before: int) -> None:
        """The moves after the first ``before``: one message each, made once for all screens alike."""
        self.touched = self.company.clock()
        for at, viewers in self._groups().items():
            for told in self.narrator.since(at, before):
                show(viewers, told)

    def publish_present(self) -> None:
        self.touched = self.company.clock()
        for at, viewers in self._groups().items():
            show(viewers, self.narrator.present(at))

    def publish_start(self) -> None:
        for at, viewers in self._groups().items():
            show(viewers, self.narrator.tell(at))

    def publish_presence(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        self._publish(lambda at: Message("presence", self.narrator.head(at)))

    def _publish_presence_soon(self) -> None:
        """Coming and going is gathered, the longer the more screens there are to be told."""
        if self._soon is None:
            wait = _GATHERED + _A_SCREEN * len(self.viewers)
            self._soon = asyncio.get_running_loop().call_later(wait, self.publish_presence)

    def publish(self, message: Message) -> None:
        self._publish(lambda at: message)

    # ---- what is said

    async def say(self, person: Person, text: str) -> dict[str, Any]:
        """Write a line and show it to everybody; nobody may flood the table."""
        if person.id in self._silenced:
            raise Problem(403, "silenced")
        now = self.company.clock()
        recent = self._said[person.id] = [at for at in self._said.get(person.id, []) if now - at < _BREATH]
        if len(recent) >= _LINES_A_BREATH:
            raise Problem(429, "too-fast")
        recent.append(now)
        return self.chat_line(await self._write(person, text))

    async def silence(self, shown: str, wanted: bool) -> None:
        """The host lets somebody say nothing more here, or speak again; ``shown``: what lines show of who spoke."""
        store, id = self.play.store, self.play.sheet.id
        found = {line.person for line in store.lines(id) if line.person and line.person[:_SHOWN] == shown}
        found.discard(self.play.sheet.host)
        if not found:
            raise Problem(404, "nobody-said")
        for person in found:
            await asyncio.to_thread(store.set_silenced, id, person, wanted)
        self._silenced = store.silenced(id)

    async def notice(self, text: str, name: str = "") -> None:
        """The table itself says something, of somebody perhaps."""
        await self._write(replace(NOBODY, name=name), text)

    async def _write(self, person: Person, text: str) -> Line:
        line = await asyncio.to_thread(self.play.store.say, self.play.sheet.id, person, text, time.time())
        self.publish_chat(line)
        return line

    def publish_chat(self, line: Line) -> None:
        self._publish(lambda at: Message("chat", self.chat_line(line, at.lang)))

    def chat(self, lang: str) -> list[dict[str, Any]]:
        """All that was said."""
        return [self.chat_line(line, lang) for line in self.play.store.lines(self.play.sheet.id)]

    def chat_line(self, line: Line, lang: str = "fr") -> dict[str, Any]:
        """Something said, and from which seat: a name alone would let anybody speak as a player. What the table itself
        has to say is kept by its id and told in the reader's language."""
        seat = next((seat.number for seat in self.company.seats if seat.person == line.person), None)
        notice = line.person == NOBODY.id
        return {
            "number": line.number,
            "name": line.name,
            "person": line.person[:_SHOWN],
            "silenced": line.person in self._silenced,
            "seat": seat,
            "text": site_words(lang)(f"notice-{line.text}", name=line.name) if notice else line.text,
            "notice": notice,
            "at": line.at,
        }
