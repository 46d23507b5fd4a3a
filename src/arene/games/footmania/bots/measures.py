"""Footmania: what is measured over bot matches, and the balance it should show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.events import Event
from arene.core.measures import Measure, Measures, Observation, Watch
from arene.core.state import State
from arene.games.footmania.rules.rules import Footmania

Params = Mapping[str, Any]
ROUNDS = {2: (25, 45), 3: (22, 38), 4: (20, 30)}
TURNS = {2: (90, 160), 3: (220, 320), 4: (280, 380)}
CAPPED = {2: 0.10, 3: 0.05, 4: 0.02}
# what makes a roll worth it: the events, and the parameters that must not be nothing
_SOMETHING: Mapping[str, Sequence[str]] = {
    "bought": (),
    "auctioned": (),
    "plus_drawn": (),
    "question_drawn": (),
    "sponsor_paid": ("amount",),
    "jackpot_won": ("amount",),
    "euro_result": (),
    "day_started": (),
}
ROOM = {2: 0.05, 3: 0.05, 4: 0.04}


class FootmaniaMeasures(Measures):
    def targets(self, seats: int, edition: Edition) -> Sequence[Measure]:
        even, room = 1 / seats, ROOM[seats]
        four = seats == 4
        return [
            Measure("rounds", *ROUNDS[seats]),
            Measure("empty", None, 0.38 if four else None, share=True),
            Measure("cap", None, CAPPED[seats], share=True),
            Measure("turns", *TURNS[seats]),
            Measure("first-strength", 33, 40),
            Measure("last-strength", *((45, 54) if seats > 2 else (None, None))),
            Measure("gap", 5, 9),
            Measure("draws", 0.02, 0.08, share=True),
            Measure("turned", 0.12, 0.25, share=True),
            Measure("euros", *((20, 28) if four else (None, None))),
            Measure("euros-won", 0.45, 0.65, share=True),
            Measure("pennants", *((5, 10) if four else (None, None))),
            Measure("builder-champion", 0.30 if four else None, 0.62 if four else None, share=True),
            *(Measure("seat", even - room, even + room, share=True, place=place + 1) for place in range(seats)),
            Measure("pennants-decide", 0.05, 0.20, share=True),
            Measure("playoffs", None, 0.05, share=True),
            Measure("deals", *((3, None) if four else (None, None))),
            Measure("refused-sold", 0.15, 0.40, share=True),
            Measure("forced", 0.5, 3),
        ]

    def observe(self, state: State, events: Sequence[Event]) -> Observation:
        assert isinstance(state, Footmania)
        watch = _Watch(state)
        watch.see(events)
        watch.finish()
        return watch.observed

    def length(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, Footmania)
        return {"rounds": _rounds(state)}


class _Watch(Watch):
    """Follows one match by its events."""

    def __init__(self, state: Footmania) -> None:
        super().__init__()
        self.state = state
        self.seats = int(state.setup.seats)
        self.last_day = int(state.setup.days())
        self.roller = -1
        self.day = 0
        self.before: list[int] = [0, 0]  # stars at kick-off
        self.builder: int | None = None
        self.owing = False
        self.eventful = True  # since the last roll: something came of it
        for name in ("turns", "euros", "deals", "forced", "playoffs"):
            self.add(name, 0, 1)

    def see_one(self, kind: str, params: Params) -> None:
        if kind in _SOMETHING and all(params[name] for name in _SOMETHING[kind]):
            self.eventful = True
        super().see_one(kind, params)

    def see_rolled(self, params: Params) -> None:
        self.add("empty", 0, 1)
        if not self.eventful:
            self.add("empty", 1)
        self.eventful = False
        if params["seat"] != self.roller:  # a second roll in one turn is no second turn
            self.add("turns", 1)
        self.roller = params["seat"]

    def see_turn_skipped(self, params: Params) -> None:
        self.roller = -1

    def see_phase_one_ended(self, params: Params) -> None:
        if self.builder is None:
            self.builder = params["seat"]
        self.add("cap", params["seat"] is None, 1)
        self.add("rounds", _rounds(self.state), 1)

    def see_team_shown(self, params: Params) -> None:
        if self.builder is None:
            self.builder = params["seat"]

    def see_day_started(self, params: Params) -> None:
        self.day = params["day"]

    def see_kick_off(self, params: Params) -> None:
        self.before = params["score"]
        for stars in self.before:
            if self.day == 1:
                self.add("first-strength", stars, 1)
            if self.day == self.last_day:
                self.add("last-strength", stars, 1)

    def see_result(self, params: Params) -> None:
        home, away = params["score"]
        if params["playoff"]:
            return
        self.add("gap", abs(home - away), 1)
        self.add("draws", home == away, 1)
        self.add("turned", _sign(home - away) != _sign(self.before[0] - self.before[1]), 1)

    def see_euro_drawn(self, params: Params) -> None:
        self.add("euros", 1)
        self.add("euros-won", 0, 1)

    def see_euro_result(self, params: Params) -> None:
        self.add("euros-won", params["won"])

    def see_deal(self, params: Params) -> None:
        self.add("deals", 1)

    def see_refused(self, params: Params) -> None:
        self.add("refused-sold", 0, 1)

    def see_auctioned(self, params: Params) -> None:
        if params["seller"] is None:
            self.add("refused-sold", 1)
        else:
            self.add("deals", 1)

    def see_question_drawn(self, params: Params) -> None:
        self.owing = params["code"] in ("lose", "lose_per_foreign")

    def see_sold_to_bank(self, params: Params) -> None:
        if self.owing:
            self.add("forced", 1)

    def see_sponsor_sold(self, params: Params) -> None:
        self.see_sold_to_bank(params)

    def see_paid(self, params: Params) -> None:
        self.owing = False

    def see_playoff(self, params: Params) -> None:
        self.add("playoffs", 1)

    def finish(self) -> None:
        state = self.state
        winners = [standing.seat for standing in state.standings() if standing.rank == 1]
        points = [int(player.points) for player in state.players]
        level = points.count(max(points)) > 1
        self.add("pennants-decide", level and not state.playoff, 1)
        for place in range(self.seats):
            seat = (int(state.first) + place) % self.seats
            self.add(f"seat-{place + 1}", 1 / len(winners) if seat in winners else 0, 1)
        for player in state.players:
            self.add("pennants", int(player.pennants), 1)
        if self.builder is not None:
            self.add("builder-champion", self.builder in winners, 1)


def _rounds(state: Footmania) -> int:
    """Of recruiting."""
    return (int(state.turns) - 1) // int(state.setup.seats) + 1


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
