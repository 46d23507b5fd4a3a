"""Everything at one table that no person before a screen decides: bots, settings, moves for the absent and the late."""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from arene import evidence
from arene.core.match import ActionLike, Match
from arene.core.refusal import Refusal
from arene.server.company import Company
from arene.server.play import Play, refused
from arene.server.problems import Problem
from arene.server.thinking import Answer, Thinkers, at_once, shared_chance
from arene.store import Lost, Seat, Unavailable

log = logging.getLogger("arene.server")

_BURST = 40  # moves that are played one after the other before anybody is told
_BREATH = 0.02  # and seconds: others wait meanwhile
_TRIES = 3  # at one position, where the rules themselves fail


class Hands(Protocol):
    """What playing takes: the table."""

    async def act(self, seat: int, actions: Sequence[ActionLike], by: str) -> Any:
        """A seat plays; ``by`` says who decided."""

    async def advance(self) -> None:
        """Whatever follows without anybody thinking."""

    async def notice(self, text: str, name: str = "") -> None:
        """The table itself says something."""


class Automata:
    """Plays, in one task at a time, for whoever is asked and does not decide himself."""

    def __init__(self, play: Play, company: Company, thinkers: Thinkers, faults: Path, hands: Hands) -> None:
        self.play = play
        self.company = company
        self.thinkers = thinkers
        self.faults = faults  # the folder where matches are kept at which a bot failed
        self._hands = weakref.proxy(hands)  # the table holds these: the last one who lets go of it lets go of both
        self._troubles: set[str] = set()  # of the bots, that the table has been told
        self._task: asyncio.Task[None] | None = None
        self.advice = asyncio.Lock()  # one piece at a time: whoever asks on and on holds up no bot of other tables
        self._failed = (-1, 0)  # at which position the rules failed at a move made here, and how often

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots play on, if one is asked, and the settings answer that people made."""
        if self.busy or self._given_up():
            return
        if self._asked() is not None or self.company.settled() is not None:
            self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """Let no bot begin another move."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _asked(self) -> Seat | None:
        """A seat that is asked and that a bot or somebody else plays for."""
        asked = [self.company.seats[number] for number in self.play.awaited()]
        return next((seat for seat in asked if seat.kind == "bot" or self.company.replaced(seat)), None)

    async def _go_on(self, absent: int | None = None, why: str = "away") -> None:
        """Everything that no person has to decide; before that, one move for somebody who is absent or late."""
        try:
            if absent is not None:
                await self._for_absent(absent, why)
            while True:
                moves = len(self.play.playing().moves)
                await self._hands.advance()
                if len(self.play.playing().moves) > moves:
                    continue
                if (seat := self._asked()) is None:
                    break
                if seat.kind == "bot":
                    await self._for(seat.number, seat.level or "good", "bot")
                elif seat.stand_in:
                    await self._for(seat.number, "good", "stand-in")
                else:
                    await self._for_absent(seat.number)
        except (Lost, Unavailable) as error:  # the next look round wakes them again
            log.error("match %s: a bot could not play: %s", self.play.sheet.id, error)
        except Exception as error:  # and then, too
            log.exception("match %s: a bot could not play", self.play.sheet.id)
            for trouble in self._counted(error):
                await self._hands.notice(trouble)

    # ---- where the rules themselves fail

    def _given_up(self) -> bool:
        """Whether nothing more is tried at this position; a person's move, or one taken back, leads out of it."""
        position, tries = self._failed
        return tries >= _TRIES and position == len(self.play.playing().moves)

    def _counted(self, error: Exception) -> list[str]:
        """A move could not be made. Where the rules fail at it again and again it is given up, and the table is told;
        the match has been left in a file."""
        if not (isinstance(error, Problem) and error.code == "rules-fail"):
            return []
        position, (before, tries) = len(self.play.playing().moves), self._failed
        self._failed = (position, tries + 1 if position == before else 1)
        return ["bot-stuck"] if self._failed[1] == _TRIES else []

    # ---- what needs no thinking

    def follow(self) -> list[str]:
        """Play what settings and rules of thumb answer, up to where somebody has to think or be told; what the table
        has to be told of it. Nothing is written yet."""
        told: list[str] = []
        until = time.monotonic() + _BREATH
        if self._given_up():
            return told
        try:
            for _ in range(_BURST):
                if time.monotonic() > until or not self._follow_once(told):
                    break
        except Exception as error:  # what was played before stands; the next look round tries again
            log.exception("match %s: a bot could not play", self.play.sheet.id)
            told += self._counted(error)
        return told

    def _follow_once(self, told: list[str]) -> bool:
        if (settled := self.company.settled()) is not None:
            self._move(settled[0], [settled[1]], "comfort")
            return True
        seat = self._asked()
        if seat is None or seat.kind != "bot":
            return False
        level = seat.level or "good"
        answer = at_once(self.play.playing(), seat.number, level, self._chance(seat.number))
        if answer is not None:
            told += self._trouble(self.play.playing(), seat.number, level, answer)
            self._move(seat.number, answer.actions, "bot")
        return answer is not None

    def _move(self, seat: int, actions: Sequence[ActionLike], by: str) -> None:
        self.play.move(seat, actions, by, None)
        self.company.answered(seat, by)

    def _chance(self, seat: int) -> int | None:
        """A bot's chance where it is not its own: other tables play the same deal."""
        return None if self.play.sheet.deal is None else shared_chance(self.play.playing(), seat)

    # ---- bots that think

    async def _for(self, seat: int, level: str, by: str) -> None:
        match = self.play.playing()
        moves = len(match.moves)
        answer = await self.thinkers.choose(match, seat, level, self._chance(seat))
        if self.play.match is match and len(match.moves) == moves:  # nobody else acted while the bot thought
            for trouble in self._trouble(match, seat, level, answer):
                await self._hands.notice(trouble)
            await self._hands.act(seat, answer.actions, by)

    def _trouble(self, match: Match, seat: int, level: str, answer: Answer) -> list[str]:
        """Where a simpler level plays, the server's log says all, the match is kept for whoever mends the bot, and the
        table is told once. Not which bot: that it was asked may be a secret of the match."""
        if answer.trouble is None:
            return []
        id, moves = self.play.sheet.id, len(match.moves)
        file = evidence.leave(match, self.faults, f"{match.game.id}-{id}-{moves}")
        what = (id, match.game.id, level, seat, moves, match.hash, answer.detail, answer.level, file)
        log.error("match %s (%s): %s at seat %d, move %d, position %s: %s; %s plays instead; match file: %s", *what)
        if answer.trouble in self._troubles:
            return []
        self._troubles.add(answer.trouble)
        return [f"bot-{answer.trouble}"]

    async def suggest(self, seat: int) -> list[dict[str, object]]:
        """What a bot would do in a person's place, as a list of actions to look at, change or send."""
        async with self.advice:
            match = self.play.under_way()
            if seat not in match.awaiting:
                raise refused(Refusal("match.not-your-turn", seat=seat, awaiting=[]))
            answer = await self.thinkers.suggest(match, seat, "good:attention=100")
        if answer.trouble is not None:
            log.error("match %s: a suggestion: %s; %s answers instead", self.play.sheet.id, answer.detail, answer.level)
        return [match.space.action(number).to_json() for number in answer.actions]

    # ---- people who are absent or late

    def play_for_absent(self, now: float) -> None:
        """After the time the host chose, somebody plays for a person whose screen is closed, until he returns; after
        the time the game grants, once for one who is silent."""
        overdue = self.company.overdue(now)
        late = self.company.silent(now) + [seat for seat in overdue if not self.company.is_played_on(seat)]
        if late and not self.busy and not self._given_up():
            self._task = asyncio.create_task(self._go_on(late[0]))
        else:
            self.wake()

    async def play_for_late(self, now: float) -> None:
        """Once a second: for whoever has no time left one move is made, and he is asked the next one himself."""
        clocks = self.company.clocks
        if clocks is None or not self.play.begun:
            return
        late = clocks.late(now)
        if late and not self.busy and not self._given_up():
            if self.company.fell_asleep(late[0]):
                await self._hands.notice("late", self.company.seats[late[0]].name)
            self._task = asyncio.create_task(self._go_on(late[0], "clock"))

    async def _for_absent(self, seat: int, why: str = "away") -> None:
        self.company.absence.played_for(seat)
        action = self.play.playing().away_action(seat)
        if action is None:
            await self._for(seat, "good", why)
        else:
            await self._hands.act(seat, [action], why)
