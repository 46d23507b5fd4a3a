"""The people around one table: who sits where, who is there, who is waited for and whose time runs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from arene.core.game import load_game
from arene.core.match import ActionLike
from arene.server.absence import Absence, Days
from arene.server.clocks import Clocks
from arene.server.play import Play
from arene.server.problems import Problem
from arene.server.telling import Viewpoint, asked_of, seat_list
from arene.store import Lost, Person, Seat, Sheet, Store, Unavailable
from arene.store.turns import EVERYBODY, Turn

log = logging.getLogger("arene.server")

LEFT = 30  # seconds after which somebody whose screen is closed has left: a page that is loaded anew is closed too
HOST_LEFT = 120  # after which the others may decide in the host's place

Clock = Callable[[], float]  # seconds that only ever go on, whatever is done to the machine's clock


class Company:
    """Seats, presence, absence and clocks of one table, and what people have settled beforehand."""

    def __init__(
        self,
        play: Play,
        clock: Clock = time.monotonic,
        left: Mapping[str, float] = MappingProxyType({}),
        calendar: Clock = time.time,
    ) -> None:
        self.play = play
        self.store = play.store
        self.clock = clock
        self.calendar = calendar
        self.seats = play.store.seats(play.sheet.id)
        self.comforts = play.store.comforts(play.sheet.id)  # by seat: questions answered without asking
        self.days = _days_of(play.sheet, calendar)  # where a move may take days
        self.absence = self.days or Absence(play.sheet.away_minutes)
        self.clocks = _clocks_of(play.store, play.sheet)
        self.moved = self._opened = clock()  # when the question under way was asked, as far as this process knows
        self._screens: dict[str, int] = {}  # how many each person has open
        self._left = dict(left)  # when each person last closed a screen or gave a sign of life
        self._late: set[int] = set()  # who let his time run out and has not moved himself since
        self._asked_at = play.sheet.updated  # by the calendar: when the last move was written
        self.turns: dict[int, Turn] | None = None  # what is written of who is waited for; None: nobody looked yet
        self.saw: set[tuple[int, int]] = set()  # who was there when he was asked: the seat, and which of its turns
        self.unreachable: set[tuple[int, int]] = set()  # who cannot be told
        self.unsettled = play.begun  # whether that has to be looked at anew
        self.settling = asyncio.Lock()  # by one at a time: nobody is told twice
        if play.begun:
            if self.days is not None:
                self._resume(self.days)
            self.look()

    @property
    def sheet(self) -> Sheet:
        return self.play.sheet

    def of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [seat.number for seat in self.seats if seat.kind == "person" and seat.person == person]

    @property
    def complete(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    # ---- who is there

    def came(self, person: str | None) -> bool:
        """A screen opens. Whether a bot that played for the person gives the seat back."""
        if person is None:
            return False
        self._screens[person] = self._screens.get(person, 0) + 1
        return self.returned(self.of(person))

    def went(self, person: str | None) -> None:
        """A screen closes."""
        if person is not None and person in self._screens:
            self._screens[person] -= 1
            if not self._screens[person]:
                del self._screens[person]
            self._left[person] = self.clock()
        self.look()

    def last_seen(self) -> dict[str, float]:
        """When each player was last seen, for when the table comes back into memory."""
        people = [seat.person for seat in self.seats if seat.person is not None]
        return {person: max(self._left.get(person, 0), self._opened) for person in people}

    def present(self) -> frozenset[str]:
        return frozenset(self._screens)

    def gone(self, person: str) -> float:
        """For how many seconds nothing has been seen of somebody; 0 while a screen of his is open."""
        return 0 if person in self._screens else self.clock() - self._left.get(person, self._opened)

    def returned(self, seats: Sequence[int]) -> bool:
        """Somebody opens a screen, looks or acts: nobody plays for his seats any more. Whether somebody did."""
        if not seats:
            return False
        self._left[str(self.seats[seats[0]].person)] = self.clock()
        self.absence.returned(seats)
        self.look()
        replaced = any(self.seats[seat].stand_in for seat in seats)
        if replaced:
            for seat in seats:
                try:
                    self.set_stand_in(seat, False)
                except (Lost, Unavailable) as error:  # he plays again all the same; so he does after a restart
                    log.error("match %s: who is back is not written: %s", self.sheet.id, error)
                    self.seats[seat] = replace(self.seats[seat], stand_in=False)
            self.look()
        return replaced

    def somebody_waits(self) -> bool:
        """Whether a player sits before his screen. Where nobody does, an abandoned match need not hurry to its end."""
        return any(seat.kind == "person" and seat.person in self._screens for seat in self.seats)

    def seats_told(self, at: Viewpoint) -> list[dict[str, Any]]:
        """The seats, and for how many seconds those who are not before a screen have been away."""
        people, here = {seat.person for seat in self.seats if seat.person is not None}, self.present()
        gone = {person: int(self.gone(person)) for person in people - here}
        return seat_list(self.seats, at, here, gone, self.sheet.host)

    # ---- who decides, and who is played for

    def set_stand_in(self, number: int, wanted: bool) -> None:
        self.store.set_stand_in(self.sheet.id, number, wanted)
        self.seats[number] = replace(self.seats[number], stand_in=wanted)

    def check_decides(self, person: Person) -> None:
        """Over those who left the host decides; where he left himself, whoever plays. Over days people come and go:
        there it is whoever plays, once somebody else's time is over."""
        if person.id == self.sheet.host:
            return
        mine = self.of(person.id)
        if self.days is not None:
            decides = any(self.lets_claim(seat.number) for seat in self.seats if seat.number not in mine)
        else:
            decides = self.gone(self.sheet.host) >= HOST_LEFT
        if not (mine and decides):
            raise Problem(403, "host-decides")

    def replaced(self, seat: Seat) -> bool:
        """Whether somebody plays for a person, as long as others wait."""
        return (seat.stand_in or self.absence.is_replaced(seat.number)) and self.somebody_waits()

    # ---- whose time runs

    def look(self) -> None:
        """Something changed: who is waited for, and whose time runs."""
        here = self.present()
        asked = [self.seats[number] for number in self.play.awaited()]
        if self.days is not None:
            self.days.look_days({seat.number: str(seat.person) for seat in asked if _waited(seat)})
        else:
            missing = [seat.number for seat in asked if seat.kind == "person" and seat.person not in here]
            self.absence.look(self.clock(), missing)
        self._look_at_clocks(asked)
        self.unsettled = True

    def _look_at_clocks(self, asked: Sequence[Seat]) -> None:
        """Whose time runs: that of people who are asked, while at least one player is before a screen."""
        if self.clocks is None:
            return
        running = [seat.number for seat in asked if seat.kind == "person" and not seat.stand_in]
        open_to_all = self.play.playing().view(None)["awaiting"] if running else []
        secret = [seat for seat in running if seat not in open_to_all]
        self.clocks.look(self.clock(), running, secret, self.somebody_waits())

    def begun(self) -> None:
        """The match begins: everybody's absence counts from here."""
        self.moved = self._opened = self.clock()
        self._asked_at = self.calendar()
        self._left = {}
        if self.days is not None:
            self._resume(self.days)
        self.look()

    def answered(self, seat: int, by: str) -> None:
        """A seat has moved."""
        if self.clocks is not None:
            self.clocks.answered(self.clock(), seat)
        if self.days is not None:
            self.days.answered(seat)
        if by == "person":
            self._late.discard(seat)

    def took_back(self, seat: int) -> None:
        if self.clocks is not None:
            self.clocks.took_back(self.clock(), seat)
        if self.days is not None:
            self.days.took_back(seat)

    def asked_anew(self) -> None:
        """What was played is written: the next question stands."""
        self.moved = self.clock()
        self._asked_at = self.calendar()
        self.look()

    async def keep_clocks(self) -> None:
        """Write down what everybody has left; while the clocks stand that is written already. A disk that refuses
        keeps nobody from playing: it is tried again every few seconds."""
        if self.clocks is not None and self.clocks.runs:
            try:
                await asyncio.to_thread(self.store.set_clocks, self.sheet.id, self.clocks.kept(self.clock()))
            except Unavailable as error:
                log.error("match %s: its clocks are not written: %s", self.sheet.id, error)

    def clock_told(self, at: Viewpoint) -> dict[str, Any] | None:
        """The clocks, as far as this viewer knows who is asked."""
        if self.clocks is None or not self.play.begun or self.play.done:
            return None
        state = self.play.present
        return self.clocks.told(self.clock(), asked_of(state, self.play.playing().game.view(state, at.seat), at))

    # ---- play over days

    @property
    def in_company(self) -> bool:
        """Whether more than one person plays here."""
        return len({seat.person for seat in self.seats if seat.kind == "person"}) > 1

    @property
    def waits_for_settling(self) -> bool:
        """Whether it has to be looked at who is waited for, and anybody would care."""
        return self.settling.locked() or (self.unsettled and (self.days is not None or self.in_company))

    def just_left(self, person: str, seconds: float) -> bool:
        return person in self._left and self.clock() - self._left[person] < seconds

    def waited_for(self) -> list[Turn]:
        """The people who are asked, as it is written down; not those a bot plays for."""
        found = []
        for number in self.play.awaited():
            seat = self.seats[number]
            if _waited(seat):
                made = sum(move.seat == number for move in self.play.playing().moves)
                turn = Turn(self.sheet.id, number, str(seat.person), made, self._asked_at)
                if self.days is not None:
                    since, due = self.days.since(number), self.days.due(number)
                    turn = replace(turn, since=since, wait=self.days.wait, due=due)
                found.append(turn)
        return found

    def _resume(self, days: Days) -> None:
        """Since when people are waited for, as an earlier process wrote it down, and when they are away."""
        self.turns = self.store.turns.of(self.sheet.id)
        standing = {turn.seat: turn for turn in self.waited_for()}
        days.resume(
            {
                seat: kept.since
                for seat, kept in self.turns.items()
                if seat in standing and standing[seat].turn == kept.turn
            }
        )
        self.read_away()

    def read_away(self) -> None:
        """Somebody has set when he is away."""
        if self.days is not None:
            everybody = self.store.turns.away(EVERYBODY)
            people = {seat.person for seat in self.seats if seat.kind == "person" and seat.person is not None}
            self.days.told_away({person: [*everybody, *self.store.turns.away(person)] for person in people})
            self.unsettled = True

    def lets_claim(self, seat: int) -> bool:
        """Whether the others may decide because this seat's days are over. Not where it is a secret that it is asked:
        then a move is made for it."""
        return self.days is not None and self.days.claims and self.days.is_over(seat) and self._openly_asked(seat)

    def _openly_asked(self, seat: int) -> bool:
        return seat in self.play.playing().view(None)["awaiting"]

    def overdue(self, now: float) -> list[int]:
        """Who was waited for long enough and is played for, until he returns; where the others decide, nobody."""
        late = [seat for seat in self.absence.overdue(now) if not self.lets_claim(seat)]
        if self.days is not None:
            self.days.replace(seat for seat in late if self.seats[seat].person not in self._screens)
        return late

    def is_played_on(self, seat: int) -> bool:
        """Whether somebody plays one move after the other for an absent person, since others wait."""
        return self.absence.is_replaced(seat) and self.somebody_waits()

    def days_told(self, at: Viewpoint) -> dict[str, Any] | None:
        """How many seconds people have left for their move, who is away until when, and about whom the others may
        decide; as far as this viewer knows who is asked."""
        days = self.days
        if days is None or not self.play.begun or self.play.done:
            return None
        state = self.play.present
        known = asked_of(state, self.play.playing().game.view(state, at.seat), at)
        waited = [seat for seat in known if _waited(self.seats[seat])]
        away = {seat.number: days.away_until(seat.person) for seat in self.seats if seat.person is not None}
        return {
            "move": days.wait,
            "left": {str(seat): round(days.left(seat)) for seat in waited},
            "away": {str(seat): until for seat, until in away.items() if until is not None},
            "claim": [seat for seat in waited if self.lets_claim(seat)],
        }

    def fell_asleep(self, seat: int) -> bool:
        """Whether others are to be told that a seat's time is up: once for each time, and not where it is a secret
        that it was asked."""
        if seat in self._late or seat not in self.play.playing().view(None)["awaiting"]:
            return False
        self._late.add(seat)
        return True

    def silent(self, now: float) -> list[int]:
        """Who lets other people wait longer for an answer than the game grants, although he may be there."""
        match = self.play.match
        if match is None or sum(seat.kind == "person" for seat in self.seats) < 2:
            return []
        people = [seat for seat in self.play.awaited() if self.seats[seat].kind == "person"]
        granted = {seat: match.patience(seat) for seat in people}
        return [seat for seat, patience in granted.items() if patience is not None and now - self.moved >= patience]

    # ---- what people have settled beforehand

    def comforts_of(self, seat: int | None) -> list[dict[str, Any]]:
        """What a seat may set for itself, and how it stands."""
        if seat is None:
            return []
        game, chosen = load_game(self.sheet.game), self.comforts.get(seat, {})
        return [
            {**comfort.to_json(self.sheet.seats), "value": chosen.get(comfort.id, comfort.default)}
            for comfort in game.comforts
        ]

    async def set_comforts(self, seat: int, chosen: Mapping[str, Any]) -> None:
        """Change some of a seat's own settings."""
        game = load_game(self.sheet.game)
        settings = game.check_comforts(self.sheet.seats, {**self.comforts.get(seat, {}), **chosen})
        await asyncio.to_thread(self.store.set_comforts, self.sheet.id, seat, settings)
        self.comforts[seat] = settings

    def settled(self) -> tuple[int, ActionLike] | None:
        """A person who is asked what a setting of his own answers, and that answer."""
        match = self.play.match
        for seat in self.play.awaited():
            assert match is not None
            if self.seats[seat].kind == "person" and seat in self.comforts:
                action = match.comfort_action(seat, self.comforts[seat])
                if action is not None:
                    return seat, action
        return None


def _clocks_of(store: Store, sheet: Sheet) -> Clocks | None:
    """The clocks of a match that was agreed to be played with clocks, as they were last written down."""
    if "move" not in sheet.clock:
        return None
    return Clocks(sheet.clock["move"], sheet.clock["bank"], sheet.seats, store.clocks(sheet.id))


def _days_of(sheet: Sheet, calendar: Clock) -> Days | None:
    return Days(sheet.move_days, sheet.claims, calendar) if sheet.move_days else None


def _waited(seat: Seat) -> bool:
    """Whether a person has to move himself on a seat."""
    return seat.kind == "person" and not seat.stand_in
