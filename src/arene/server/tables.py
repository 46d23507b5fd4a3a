"""Live tables: a match in memory, the screens that follow it, the bots that play it. Commit, then publish."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from arene import evidence
from arene.core.edition import Edition
from arene.core.events import event_from_json
from arene.core.game import load_game
from arene.core.match import ActionLike, Match, visible
from arene.core.refusal import Refusal
from arene.core.state import State
from arene.server.absence import Absence
from arene.server.clocks import Clocks
from arene.server.curve import curve
from arene.server.problems import Problem
from arene.server.sitewords import site_words
from arene.server.telling import (
    UNFORESEEABLE,
    Step,
    Story,
    Viewpoint,
    asked_of,
    choices,
    hold,
    imagined,
    lines,
    live,
    prompt_id,
    scene,
    seat_list,
    shown,
    steps_of,
)
from arene.server.thinking import Answer, Thinkers
from arene.store import Conflict, Entry, Line, Person, Seat, Sheet, Store
from arene.store.matches import against, fresh, move_entries, ranks_of, restore, snapshot_of, status_of, undo_entry
from arene.store.records import ENDED, OPEN
from arene.words import Speaker, is_own

log = logging.getLogger("arene.server")

_BREATH = 10  # seconds in which one person may say
_LINES_A_BREATH = 10
_FILM = 60  # steps of a catch-up film at most
LEFT = 30  # seconds after which somebody whose screen is closed has left: a page that is loaded anew is closed too
HOST_LEFT = 120  # after which the others may decide in the host's place

Clock = Callable[[], float]  # seconds that only ever go on, whatever is done to the machine's clock

NOBODY = Person("", "", "", "")  # who speaks where the table itself has something to say
Message = tuple[str, str, str]  # name, id, data of a server-sent event


class Viewer:
    """One open screen."""

    def __init__(self, at: Viewpoint, person: str | None) -> None:
        self.at = at
        self.person = person
        self.queue: asyncio.Queue[Message | None] = asyncio.Queue()
        self.told: dict[str, Any] = {}  # the table as this screen has it

    def show(self, told: dict[str, Any], text: str) -> None:
        """The table. A half-step that is hidden from this screen sends it nothing: even a message would tell of it."""
        if told["log"]["lines"] or _standing(self.told) != _standing(told):
            self.told = told
            self.put("table", text, told["seen"])

    def send(self, name: str, data: dict[str, Any], id: str = "") -> None:
        self.put(name, written(data), id)

    def put(self, name: str, text: str, id: str) -> None:
        """A message that was written once for all screens alike."""
        self.queue.put_nowait((name, id, text))


def _standing(told: dict[str, Any]) -> dict[str, Any]:
    """What a move can change. Who is there, and since when not, has a message of its own; clocks go on without one;
    whose move it was, and how long to look at it, says nothing of the position."""
    return {name: value for name, value in told.items() if name not in ("log", "seats", "clock", "mine", "hold")}


def written(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Table:
    """One match and everybody around it. All changes go through ``lock``."""

    def __init__(
        self, store: Store, sheet: Sheet, thinkers: Thinkers, faults: Path, clock: Clock = time.monotonic
    ) -> None:
        self.store = store
        self.clock = clock
        self.faults = faults  # the folder where matches are kept at which a bot failed
        self._troubles: set[str] = set()  # of the bots, that the table has been told
        self.sheet = sheet
        self.edition = Edition(sheet.edition, [])  # the box on the table: checked when the table was opened
        self.seats = store.seats(sheet.id)
        self.thinkers = thinkers
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.touched = self._opened = clock()
        self._left: dict[str, float] = {}  # when each person last closed a screen or gave a sign of life
        self.absence = Absence(sheet.away_minutes)
        self.moved = clock()  # when the question under way was asked, as far as this process knows
        self._bots: asyncio.Task[None] | None = None
        self._stories: dict[int | None, Story] = {}
        self.comforts = store.comforts(sheet.id)  # by seat: questions a person wants answered without being asked
        self._said: dict[str, list[float]] = {}  # when each person spoke lately
        self._speakers: dict[str, Speaker] = {}
        self._prompts: dict[int, tuple[State, str]] = {}  # the question each seat was last told, and where
        self.clocks = _clocks_of(store, sheet)
        self._late: set[int] = set()  # who let his time run out and has not moved himself since
        self.match: Match | None = None
        self.steps: Sequence[Step] = ()  # what is written down, position by position: what anybody may be told
        if sheet.status != OPEN:
            self._load()
            self._look_who_is_missing()

    def _load(self) -> None:
        self.match = restore(self.store, self.sheet)
        self.seq = len(self.store.entries(self.sheet.id))
        self._stories = {}
        self.steps = steps_of(self.match)

    # ---- before the match

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

    async def begin(self) -> None:
        """Every seat is filled: deal."""
        match = fresh(self.sheet, self.seats)
        opening = [event.to_json() for event in match.opening]
        await asyncio.to_thread(self.store.start, self.sheet.id, opening, snapshot_of(match), time.time())
        sheet = self.store.sheet(self.sheet.id)
        assert sheet is not None
        self.sheet = sheet
        self._load()
        self.moved = self._opened = self.clock()
        self._look_who_is_missing()
        self.publish_start()
        self.wake()

    async def sit(self, number: int, seat: Seat, expected: str = "open") -> None:
        """Give a seat; the last one begins the match."""
        async with self.lock:
            try:
                self.store.set_seat(self.sheet.id, seat, expected)
            except Conflict as error:
                raise Problem(409, "seat-taken") from error
            self.seats[number] = seat
            if all(other.kind != "open" for other in self.seats):
                await self.begin()
            else:
                self.publish_presence()

    async def stand_up(self, number: int) -> None:
        """A seat is free again, also one that was kept for somebody; whoever sat there looks at the table anew."""
        async with self.lock:
            if self.begun:
                raise Problem(409, "begun")
            before, free = self.seats[number], Seat(number, "open")
            self.store.set_seat(self.sheet.id, free, before.kind)
            self.seats[number] = free
            if before.person is not None:
                self._send_away([viewer for viewer in self.viewers if viewer.person == before.person], "moved")
            self.publish_presence()

    async def withdraw(self) -> None:
        """The host takes the table back before the match."""
        async with self.lock:
            if self.begun:
                raise Problem(409, "begun")
            await asyncio.to_thread(self.store.withdraw, self.sheet.id)
            self._send_away(list(self.viewers), "gone")

    def _send_away(self, viewers: Sequence[Viewer], why: str) -> None:
        """These screens no longer show the table from where they did: they are told, and their streams end."""
        for viewer in viewers:
            viewer.send("presence", {**self.head(viewer.at), why: True})
            viewer.queue.put_nowait(None)
            self.viewers.discard(viewer)

    async def fill(self, bots: Callable[[Sequence[Seat]], list[Seat]]) -> None:
        """Bots take the open seats and the match begins."""
        async with self.lock:
            if self.begun:
                raise Problem(409, "begun")
            for seat in bots(self.seats):
                self.store.set_seat(self.sheet.id, seat, "open")
                self.seats[seat.number] = seat
            await self.begin()

    # ---- acting

    def playing(self) -> Match:
        if self.match is None:
            raise Problem(409, "not-begun")
        return self.match

    def _under_way(self) -> Match:
        if self.ended:
            raise Problem(409, "ended")
        return self.playing()

    async def act(
        self, seat: int, actions: Sequence[ActionLike], by: str, key: str | None = None, prompt: str | None = None
    ) -> list[Entry]:
        """Play, write, publish. A request whose key came before gets its first answer."""
        async with self.lock:
            match = self._under_way()
            if key is not None and (written := self.store.entries_with_key(self.sheet.id, seat, key)):
                return written
            self._check_prompt(seat, prompt)
            before = len(match.moves)
            entries = await self._carry_out(seat, actions, by, key)
            while (settled := self._settled()) is not None:  # answered before anybody sees the question
                await self._carry_out(settled[0], [settled[1]], "comfort", None)
            self.steps = steps_of(match)
            self.publish_moves(before)
        self.wake()
        return entries

    async def _carry_out(self, seat: int, actions: Sequence[ActionLike], by: str, key: str | None) -> list[Entry]:
        """Play and write."""
        match = self.playing()
        before = len(match.moves)
        try:
            match.play(seat, actions)
        except Refusal as refusal:
            raise self._refused(refusal) from refusal
        if self.clocks is not None:
            self.clocks.answered(self.clock(), seat)
        if by == "person":
            self._late.discard(seat)
        entries = move_entries(match, before, self.seq, by, key, time.time())
        await self._write(entries)
        return entries

    async def undo(self, seat: int, key: str | None, prompt: str | None) -> list[Entry]:
        async with self.lock:
            match = self._under_way()
            if key is not None and (written := self.store.entries_with_key(self.sheet.id, seat, key)):
                return written
            self._check_prompt(seat, prompt)
            try:
                match.undo(seat)
            except Refusal as refusal:
                raise self._refused(refusal) from refusal
            if self.clocks is not None:
                self.clocks.took_back(self.clock(), seat)
            entries = [undo_entry(match, seat, self.seq, key, time.time())]
            await self._write(entries)
            self.steps = steps_of(match)
            self.publish_present()
        return entries

    async def _write(self, entries: list[Entry]) -> None:
        """On the disk first. Should that fail, memory goes back to what the disk holds."""
        match = self.playing()
        try:
            await asyncio.to_thread(self.store.append, self.sheet.id, entries, snapshot_of(match), status_of(match))
        except Exception:
            self._load()
            raise
        self.seq = entries[-1].seq
        self.touched = self.moved = self.clock()
        self._look_who_is_missing()
        await self.keep_clocks()
        if match.over:
            self.sheet = replace(self.sheet, status=status_of(match))
            await asyncio.to_thread(self.store.settle, self.sheet.id, ranks_of(match), against(self.seats))

    def _check_prompt(self, seat: int, prompt: str | None) -> None:
        if prompt is None:
            return
        match, state = self.playing(), self.steps[-1].state
        told, known = self._prompts.get(seat, (None, ""))
        if told is not state:  # nobody has looked at this position from this seat yet
            known = prompt_id(match, state, seat)
        if known != prompt:
            raise Problem(409, "stale")

    def _refused(self, refusal: Refusal) -> Problem:
        return Problem(409, "refused").carrying(refusal=refusal)

    def preview(self, at: Viewpoint, actions: Sequence[ActionLike]) -> dict[str, Any]:
        """The table after actions that are not played: only as far as nothing is drawn or disclosed."""
        match, speaker = self.playing(), self.speaker(at.lang)
        assert at.seat is not None
        try:
            state = imagined(match, self.steps[-1].state, at.seat, actions)
        except Refusal as refusal:
            raise self._refused(refusal) from refusal
        if state is None:
            return UNFORESEEABLE
        told = {"foreseen": True, **scene(match, state, at, speaker)}
        told.update(choices(speaker, match, state, at.seat, told["view"]))
        told["prompt"]["yours"] = at.seat in told["awaiting"]
        return told

    # ---- telling

    def speaker(self, lang: str) -> Speaker:
        """Who puts the match into words; its names and its box never change."""
        speaker = self._speakers.get(lang)
        if speaker is None:
            match = self.playing()
            speaker = self._speakers[lang] = Speaker(match.game, lang, match.players, match.edition)
        return speaker

    def story(self, seat: int | None) -> Story:
        story = self._stories.setdefault(seat, Story(seat))
        story.sync(self.playing())
        return story

    def present(self) -> frozenset[str]:
        return frozenset(viewer.person for viewer in self.viewers if viewer.person is not None)

    def head(self, at: Viewpoint) -> dict[str, Any]:
        """What does not change with the moves."""
        return {
            "match": self.sheet.id,
            "game": self.sheet.game,
            "edition": self._edition_told(at.lang),
            "seat": at.seat,
            "begun": self.begun,
            "ended": self.sheet.ended_by,
            "commitment": self.sheet.commitment,
            "seats": self._seats_told(at),
            "clock": self._clock_told(at),
            "watching": sum(1 for viewer in self.viewers if viewer.at.seat is None),
            "comforts": self._comforts_of(at.seat),
        }

    def _seats_told(self, at: Viewpoint) -> list[dict[str, Any]]:
        """The seats, and for how many seconds those who are not before a screen have been away."""
        people, here = {seat.person for seat in self.seats if seat.person is not None}, self.present()
        gone = {person: int(self.gone(person)) for person in people - here}
        return seat_list(self.seats, at, here, gone, self.sheet.host)

    def _clock_told(self, at: Viewpoint) -> dict[str, Any] | None:
        """The clocks, as far as this viewer knows who is asked."""
        if self.clocks is None or not self.begun or self.done:
            return None
        state = self.steps[-1].state
        return self.clocks.told(self.clock(), asked_of(state, self.playing().game.view(state, at.seat), at))

    def _edition_told(self, lang: str) -> dict[str, Any]:
        """What the box is called, and whether it is an owner's."""
        own = is_own(load_game(self.sheet.game), self.edition)
        return {"id": self.edition.id, "name": self.edition.name(lang), "own": own, "hash": self.edition.hash}

    def _comforts_of(self, seat: int | None) -> list[dict[str, Any]]:
        """What a seat may set for itself, and how it stands."""
        if seat is None:
            return []
        game, chosen = load_game(self.sheet.game), self.comforts.get(seat, {})
        return [
            {**comfort.to_json(self.sheet.seats), "value": chosen.get(comfort.id, comfort.default)}
            for comfort in game.comforts
        ]

    def tell(self, at: Viewpoint, mark: str = "") -> dict[str, Any]:
        """The table now, with the lines of the log that a screen with this mark lacks."""
        story = self.story(at.seat)
        return self._told(at, len(self.steps) - 1, story.known(mark) or 0)

    def _told(self, at: Viewpoint, step: int, known: int) -> dict[str, Any]:
        match, story = self.playing(), self.story(at.seat)
        last = step == len(self.steps) - 1
        speaker, here = self.speaker(at.lang), self.steps[step]
        count = story.until(step)
        fresh = lines(speaker, story.events[min(known, count) : count], at.you)
        asks = last and not self.ended
        told = live(match, here.state, at, speaker) if asks else shown(match, here, at, speaker, fresh)
        if last and self.ended:
            told.update(awaiting=[], prompt=self._end_told(at.lang))
        if last and at.seat is not None:
            self._prompts[at.seat] = (here.state, told["prompt"]["id"])
        return {
            **self.head(at),
            **told,
            "step": story.place(step),
            "seen": story.mark(count),
            "mine": at.seat is not None and here.by == at.seat,
            "hold": hold(match, here, at.seat, fresh),
            "log": {"from": min(known, count), "lines": fresh},
        }

    def _end_told(self, lang: str) -> dict[str, Any]:
        """What stands in the place of a question once the match was broken off."""
        words = site_words(lang)
        lead, sentence = words("ended-lead"), words("ended-text", name=self.sheet.ended_by)
        return {"lead": lead, "sentence": sentence, "text": f"{lead} {sentence}", "yours": False, "id": ""}

    def film(self, at: Viewpoint, mark: str, whole: bool = False) -> list[dict[str, Any]]:
        """What a screen with this mark missed, step by step, ending with the present; of a long absence the end.

        ``whole``: the screen is new and has no line of the log yet. ``missed`` says how many steps follow.
        """
        story = self.story(at.seat)
        known = story.known(mark)
        if known is None:
            return [self.tell(at)]
        last = len(self.steps) - 1
        missed = [step for step in story.shown_steps() if story.until(step) > known and step < last][-_FILM:]
        told = []
        if whole:
            known = 0
        for place, step in enumerate([*missed, last]):
            told.append({**self._told(at, step, known), "missed": len(missed) - place})
            known = story.until(step)
        return told

    def _groups(self) -> dict[Viewpoint, list[Viewer]]:
        groups: dict[Viewpoint, list[Viewer]] = {}
        for viewer in self.viewers:
            groups.setdefault(viewer.at, []).append(viewer)
        return groups

    def _show(self, viewers: Sequence[Viewer], told: dict[str, Any]) -> None:
        text = written(told)
        for viewer in viewers:
            viewer.show(told, text)

    def publish_moves(self, before: int) -> None:
        """The moves after the first ``before``: one message each, made once for all screens alike.

        Whoever sent several at once has seen what they lead to: he is not shown them one by one.
        """
        for at, viewers in self._groups().items():
            story = self.story(at.seat)
            first, last = story.after(before), len(self.steps) - 1
            known = story.until(first)
            for step in range(first + 1, last + 1):
                if step < last and (story.until(step) == story.until(step - 1) or self._on_the_way(step, at.seat)):
                    continue
                told = self._told(at, step, known)
                known = story.until(step)
                self._show(viewers, told)

    def _on_the_way(self, step: int, seat: int | None) -> bool:
        """Whether the seat went on from there at once."""
        here, following = self.steps[step], self.steps[step + 1]
        return seat is not None and not here.paused and here.by == following.by == seat

    def publish_present(self) -> None:
        for at, viewers in self._groups().items():
            story = self.story(at.seat)
            told = self._told(at, len(self.steps) - 1, story.until(len(self.steps) - 1))
            self._show(viewers, told)

    def publish_start(self) -> None:
        for at, viewers in self._groups().items():
            told = self.tell(at)
            self._show(viewers, told)

    def publish_presence(self) -> None:
        for viewer in self.viewers:
            viewer.send("presence", self.head(viewer.at))

    async def say(self, person: Person, text: str) -> dict[str, Any]:
        """Write a line and show it to everybody; nobody may flood the table."""
        now = self.clock()
        recent = self._said[person.id] = [at for at in self._said.get(person.id, []) if now - at < _BREATH]
        if len(recent) >= _LINES_A_BREATH:
            raise Problem(429, "too-fast")
        recent.append(now)
        line = await asyncio.to_thread(self.store.say, self.sheet.id, person, text, time.time())
        self.publish_chat(line)
        return chat_line(self, line)

    async def notice(self, text: str, name: str = "") -> None:
        """The table itself says something, of somebody perhaps."""
        line = await asyncio.to_thread(self.store.say, self.sheet.id, replace(NOBODY, name=name), text, time.time())
        self.publish_chat(line)

    def publish_chat(self, line: Line) -> None:
        for viewer in self.viewers:
            viewer.send("chat", chat_line(self, line, viewer.at.lang))

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.touched = self.clock()
        self.returned([seat.number for seat in self.seats if viewer.person and seat.person == viewer.person])
        self.publish_presence()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touched = self.clock()
        if viewer.person is not None:
            self._left[viewer.person] = self.touched
        self._look_who_is_missing()
        self.publish_presence()

    # ---- bots, and what people have settled beforehand

    async def set_comforts(self, seat: int, chosen: Mapping[str, Any]) -> None:
        """Change some of a seat's own settings; the question under way may be answered by them."""
        game = load_game(self.sheet.game)
        settings = game.check_comforts(self.sheet.seats, {**self.comforts.get(seat, {}), **chosen})
        await asyncio.to_thread(self.store.set_comforts, self.sheet.id, seat, settings)
        self.comforts[seat] = settings
        self.publish_presence()
        if (settled := self._settled()) is not None:
            await self.act(settled[0], [settled[1]], "comfort")

    def _settled(self) -> tuple[int, ActionLike] | None:
        """A person who is asked what a setting of his own answers, and that answer."""
        match = self.match
        for seat in self.awaited():
            assert match is not None
            if self.seats[seat].kind == "person" and seat in self.comforts:
                action = match.comfort_action(seat, self.comforts[seat])
                if action is not None:
                    return seat, action
        return None

    def wake(self) -> None:
        """Let the bots play on, if one is asked, and the settings answer that people made."""
        asked = self._asked_without_person() is not None or self._settled() is not None
        if asked and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    def _asked_without_person(self) -> Seat | None:
        """A seat that is asked and that a bot or somebody else plays for."""
        for seat in [self.seats[number] for number in self.awaited()]:
            replaced = seat.stand_in or self.absence.is_replaced(seat.number)
            if seat.kind == "bot" or (replaced and self._somebody_waits()):
                return seat
        return None

    def _somebody_waits(self) -> bool:
        """Whether a player sits before his screen. Where nobody does, an abandoned match need not hurry to its end."""
        return any(seat.kind == "person" and seat.person in self.present() for seat in self.seats)

    async def _play_bots(self, absent: int | None = None, why: str = "away") -> None:
        """Everything that no person has to decide; before that, one move for somebody who is absent or late."""
        try:
            if absent is not None:
                await self._play_for_absent(absent, why)
            while True:
                if (settled := self._settled()) is not None:
                    await self.act(settled[0], [settled[1]], "comfort")
                elif (seat := self._asked_without_person()) is None:
                    break
                elif seat.kind == "bot":
                    await self._play_for(seat.number, seat.level or "normal", "bot")
                elif seat.stand_in:
                    await self._play_for(seat.number, "normal", "stand-in")
                else:
                    await self._play_for_absent(seat.number)
        except Exception:  # the next look round wakes them again
            log.exception("match %s: a bot could not play", self.sheet.id)

    async def stop(self) -> None:
        """Send the viewers away and let no bot begin another move."""
        for viewer in self.viewers:
            viewer.queue.put_nowait(None)
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        await self.keep_clocks()

    async def _play_for(self, seat: int, level: str, by: str) -> None:
        match = self.playing()
        moves = len(match.moves)
        answer = await self.thinkers.choose(match, seat, level)
        if self.match is match and len(match.moves) == moves:  # nobody else acted while the bot thought
            if answer.trouble is not None:
                await self._tell_trouble(match, seat, level, answer)
            await self.act(seat, answer.actions, by)

    async def _tell_trouble(self, match: Match, seat: int, level: str, answer: Answer) -> None:
        """A simpler level plays: the server's log says all, the match is kept for whoever mends the bot, and the table
        is told once. Not which bot: that it was asked may be a secret of the match."""
        file = evidence.leave(match, self.faults, f"{match.game.id}-{self.sheet.id}-{len(match.moves)}")
        what = (
            self.sheet.id,
            match.game.id,
            level,
            seat,
            len(match.moves),
            match.hash,
            answer.detail,
            answer.level,
            file,
        )
        log.error("match %s (%s): %s at seat %d, move %d, position %s: %s; %s plays instead; match file: %s", *what)
        if answer.trouble not in self._troubles:
            self._troubles.add(str(answer.trouble))
            await self.notice(f"bot-{answer.trouble}")

    async def suggest(self, seat: int) -> list[dict[str, object]]:
        """What a bot would do in a person's place, as a list of actions to look at, change or send."""
        match = self._under_way()
        if seat not in match.awaiting:
            raise self._refused(Refusal("match.not-your-turn", seat=seat, awaiting=[]))
        answer = await self.thinkers.suggest(match, seat, "normal")
        if answer.trouble is not None:
            log.error("match %s: a suggestion: %s; %s answers instead", self.sheet.id, answer.detail, answer.level)
        return [match.space.action(number).to_json() for number in answer.actions]

    # ---- people who are away

    def _look_who_is_missing(self) -> None:
        here = self.present()
        asked = [self.seats[number] for number in self.awaited()]
        missing = [seat.number for seat in asked if seat.kind == "person" and seat.person not in here]
        self.absence.look(self.clock(), missing)
        self._look_at_clocks()

    def gone(self, person: str) -> float:
        """For how many seconds nothing has been seen of somebody; 0 while a screen of his is open."""
        return 0 if person in self.present() else self.clock() - max(self._left.get(person, 0), self._opened)

    def returned(self, seats: Sequence[int]) -> None:
        """Somebody opens a screen, looks or acts: nobody plays for his seats any more."""
        if not seats:
            return
        self._left[str(self.seats[seats[0]].person)] = self.clock()
        self.absence.returned(seats)
        self._look_who_is_missing()
        if any(self.seats[seat].stand_in for seat in seats):
            for seat in seats:
                self._set_stand_in(seat, False)
            self.publish_presence()

    def _set_stand_in(self, number: int, wanted: bool) -> None:
        self.store.set_stand_in(self.sheet.id, number, wanted)
        self.seats[number] = replace(self.seats[number], stand_in=wanted)

    def check_decides(self, person: Person) -> None:
        """Over those who left the host decides; where he left himself, whoever plays."""
        if person.id == self.sheet.host:
            return
        if not seats_of(self, person) or self.gone(self.sheet.host) < HOST_LEFT:
            raise Problem(403, "host-decides")

    async def stand_in(self, number: int, wanted: bool) -> None:
        """A bot plays for somebody who left, until he returns; or he is waited for again."""
        async with self.lock:
            self._under_way()
            seat = self.seats[number]
            if seat.person is None or self.gone(seat.person) < LEFT:
                raise Problem(409, "still-here")
            for other in seats_of(self, Person(seat.person, "", "")):
                self._set_stand_in(other, wanted)
            self.publish_presence()
        await self.notice("stand-in" if wanted else "waited-for", seat.name)
        self.wake()

    async def end(self, person: Person) -> None:
        """The match is broken off: nobody wins, and it can be looked at like a finished one."""
        async with self.lock:
            if self._under_way().over:
                raise Problem(409, "over")
            seats = seats_of(self, person)
            name = self.seats[seats[0]].name if seats else person.name
            await asyncio.to_thread(self.store.end, self.sheet.id, name, time.time())
            self.sheet = replace(self.sheet, status=ENDED, ended_by=name)
            self._look_who_is_missing()
            self.publish_present()
        await self.notice("ended", name)

    def play_for_absent(self, now: float) -> None:
        """After the time the host chose, somebody plays for a person whose screen is closed, until he returns; after
        the time the game grants, once for one who is silent."""
        overdue = self.absence.overdue(now)
        late = self._silent(now) + ([] if self._somebody_waits() else overdue)
        if late and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots(late[0]))
        else:
            self.wake()

    async def _play_for_absent(self, seat: int, why: str = "away") -> None:
        self.absence.played_for(seat)
        action = self.playing().away_action(seat)
        if action is None:
            await self._play_for(seat, "normal", why)
        else:
            await self.act(seat, [action], why)

    # ---- clocks

    def _look_at_clocks(self) -> None:
        """Whose time runs: that of people who are asked, while at least one player is before a screen."""
        if self.clocks is None:
            return
        asked = [self.seats[number] for number in self.awaited()]
        running = [seat.number for seat in asked if seat.kind == "person" and not seat.stand_in]
        open_to_all = self.playing().view(None)["awaiting"] if running else []
        secret = [seat for seat in running if seat not in open_to_all]
        self.clocks.look(self.clock(), running, secret, self._somebody_waits())

    async def keep_clocks(self) -> None:
        """Write down what everybody has left; while the clocks stand that is written already."""
        if self.clocks is not None and self.clocks.runs:
            await asyncio.to_thread(self.store.set_clocks, self.sheet.id, self.clocks.kept(self.clock()))

    async def play_for_late(self, now: float) -> None:
        """Once a second: for whoever has no time left one move is made, and he is asked the next one himself."""
        if self.clocks is None or self.match is None:
            return
        late = self.clocks.late(now)
        if late and (self._bots is None or self._bots.done()):
            await self._tell_late(late[0])
            self._bots = asyncio.create_task(self._play_bots(late[0], "clock"))

    async def _tell_late(self, seat: int) -> None:
        """Once for each time somebody falls asleep, and not where it is a secret that he was asked."""
        if seat not in self._late and seat in self.playing().view(None)["awaiting"]:
            self._late.add(seat)
            await self.notice("late", self.seats[seat].name)

    def _silent(self, now: float) -> list[int]:
        """Who lets other people wait longer for an answer than the game grants, although he may be there."""
        match = self.match
        if match is None or sum(seat.kind == "person" for seat in self.seats) < 2:
            return []
        granted = {seat: match.patience(seat) for seat in self.awaited() if self.seats[seat].kind == "person"}
        return [seat for seat, patience in granted.items() if patience is not None and now - self.moved >= patience]

    # ---- afterwards

    def replay(self, at: Viewpoint) -> dict[str, Any]:
        """Every step this viewer saw, each a whole picture."""
        match, story = self.playing(), self.story(at.seat)
        speaker = self.speaker(at.lang)
        steps: list[dict[str, Any]] = []
        asked: dict[str, Any] | None = None
        known = 0
        for step in story.shown_steps():
            count, here = story.until(step), self.steps[step]
            fresh = lines(speaker, story.events[known:count], at.you)
            told = shown(match, here, at, speaker, fresh)
            told["log"] = {"from": known, "lines": fresh}
            told["mine"] = here.by is not None and here.by == at.seat  # whose move it was else may be hidden
            told["hold"] = hold(match, here, at.seat, fresh)
            if asked is not None:  # the paragraphs about the question that this step answered
                told["topics"] = list(match.game.text.topics(asked))
            if not here.paused:
                asked = told["view"]
            known = count
            steps.append(told)
        return {**self.head(at), "steps": steps}

    def curve(self, at: Viewpoint) -> dict[str, Any]:
        """The scores of the finished match, by the steps of this viewer's replay."""
        return curve([step.state for step in self.steps], self.story(at.seat).shown_steps())

    def answer(self, entries: Sequence[Entry], at: Viewpoint) -> dict[str, Any]:
        """What a request that played gets back: made from the journal alone, so a repeated one gets the same."""
        speaker = self.speaker(at.lang)
        seen = [
            event
            for entry in entries
            for event in visible([event_from_json(record) for record in entry.events], at.seat)
        ]
        return {
            "accepted": entries[0].kind,
            "moves": len(entries),
            "events": seen,
            "lines": [line for event in seen if (line := speaker.event(event))],
        }


class Tables:
    """All tables, brought into memory when somebody looks and let go when nobody does."""

    def __init__(
        self, store: Store, thinkers: Thinkers, faults: Path | None = None, clock: Clock = time.monotonic
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.clock = clock
        self._faults = evidence.folder() if faults is None else faults
        self._tables: dict[str, Table] = {}

    def get(self, id: str) -> Table:
        table = self._tables.get(id)
        if table is None:
            sheet = self.store.sheet(id)
            if sheet is None:
                raise Problem(404, "no-match")
            table = self._tables[id] = Table(self.store, sheet, self.thinkers, self._faults, self.clock)
        if table.begun:
            table.wake()
        return table

    def hang_up(self, person: str) -> None:
        """End every stream of a person: whoever still is that person comes back by himself."""
        for table in self._tables.values():
            for viewer in table.viewers:
                if viewer.person == person:
                    viewer.queue.put_nowait(None)

    async def withdraw(self, id: str) -> None:
        await self.get(id).withdraw()
        self._tables.pop(id, None)

    def wake_all(self) -> None:
        """After a start: go on where a stop interrupted the bots."""
        for id in self.store.running():
            try:
                self.get(id)
            except Exception:  # one unreadable match must not keep the others from starting
                log.exception("match %s cannot be brought back", id)

    async def watch(self) -> None:
        """Look at the clocks every second, at everything else once in a while."""
        for second in itertools.count(1):
            await asyncio.sleep(1)
            await self.look_at_clocks(self.clock(), second % 5 == 0)
            if second % 15 == 0:
                self.look_round(self.clock())

    async def look_at_clocks(self, now: float, keep: bool = False) -> None:
        """Play for those whose time is up; ``keep``: and write down how much the others have left."""
        for table in [table for table in self._tables.values() if table.clocks is not None]:
            try:
                await table.play_for_late(now)
                if keep:
                    await table.keep_clocks()
            except Exception:
                log.exception("match %s: its clocks", table.sheet.id)

    def look_round(self, now: float) -> None:
        """Play for the absent, wake bots whom an error stopped, forget tables nobody looks at."""
        for table in list(self._tables.values()):
            try:
                table.play_for_absent(now)
            except Exception:
                log.exception("match %s: nobody could play for the absent", table.sheet.id)
            if not table.viewers and now - table.touched > 900 and not table.sheet.away_minutes:
                del self._tables[table.sheet.id]

    async def close(self) -> None:
        for table in self._tables.values():
            await table.stop()


def _clocks_of(store: Store, sheet: Sheet) -> Clocks | None:
    """The clocks of a match that was agreed to be played with clocks, as they were last written down."""
    if not sheet.clock:
        return None
    return Clocks(sheet.clock["move"], sheet.clock["bank"], sheet.seats, store.clocks(sheet.id))


def chat_line(table: Table, line: Line, lang: str = "fr") -> dict[str, Any]:
    """Something said, and from which seat: a name alone would let anybody speak as a player. What the table itself has
    to say is kept by its id and told in the reader's language."""
    seat = next((seat.number for seat in table.seats if seat.person == line.person), None)
    notice = line.person == NOBODY.id
    return {
        "number": line.number,
        "name": line.name,
        "person": line.person[:6],
        "seat": seat,
        "text": site_words(lang)(f"notice-{line.text}", name=line.name) if notice else line.text,
        "notice": notice,
        "at": line.at,
    }


def seats_of(table: Table, person: Person | None) -> list[int]:
    if person is None:
        return []
    return [seat.number for seat in table.seats if seat.kind == "person" and seat.person == person.id]
