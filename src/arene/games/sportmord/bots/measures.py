"""Le sport est mortel: what is measured over bot matches, and the balance it should show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.events import Event
from arene.core.measures import Measure, Measures, Observation, Watch
from arene.core.state import State
from arene.games.sportmord.rules.state import Sportmord

Params = Mapping[str, Any]
ROUNDS: Mapping[int, tuple[float | None, float | None]] = {3: (13, 25), 4: (9, 16), 5: (None, None), 6: (7, 10)}
FIRST_CLOSING = {3: 6, 4: 5, 5: 4, 6: 4}  # of the reference, in whole rounds: docs/balance/sportmord.md


class SportmordMeasures(Measures):
    def targets(self, seats: int, edition: Edition) -> Sequence[Measure]:
        even, room = 1 / seats, 0.05
        return [
            Measure("rounds", *ROUNDS[seats]),
            Measure("limit", None, 0.01, share=True),
            Measure("first-closing", FIRST_CLOSING[seats] - 1, FIRST_CLOSING[seats] + 1),
            *(Measure("seat", even - room, even + room, share=True, place=place) for place in range(seats)),
            Measure("winner-score"),
            Measure("winner-sports", 5, 8),
            Measure("winner-largest", 4, 7),
            Measure("accidents"),
            Measure("equal-scores", share=True),
            Measure("shared-wins", share=True),
            Measure("closed-by-last-card", 0.40, 0.55, share=True),
            Measure("closed-by-doping", 0.03, 0.07, share=True),
            Measure("forced", 20, 90),
            Measure("tournaments"),
            Measure("agreements", 1, 5),
            Measure("pills", 1.5, 2.5),
            Measure("reserve-empty", None, 0.05, share=True),
            Measure("dice"),
        ]

    def observe(self, state: State, events: Sequence[Event]) -> Observation:
        assert isinstance(state, Sportmord)
        watch = _Watch(state)
        watch.see(events)
        return watch.observed

    def length(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, Sportmord)
        return {"rounds": int(state.round)}


class _Watch(Watch):
    """Follows one match by its events."""

    def __init__(self, state: Sportmord) -> None:
        super().__init__()
        self.state = state
        self.seats = int(state.setup.seats)
        self.first = -1  # the first player of round 1
        self.round = 0
        self.last = False  # whether the card under evaluation is the last of its pile
        self.doping = False  # whether it was drawn for a pill
        self.sharing = False  # whether turned-up cards wait to be shared out
        self.value: Params = {}

    def see_round_started(self, params: Params) -> None:
        if self.round == 0:
            for name in ("forced", "tournaments", "agreements"):
                self.add(name, 0, 1)
        self.round = params["round"]
        self.add("pills", 0, 1)
        self.add("reserve-empty", 1, 1)  # unless two pills are taken

    def see_coach_1a(self, params: Params) -> None:
        if self.first < 0:
            self.first = params["seat"]

    def see_pills_taken(self, params: Params) -> None:
        if params["count"] == 2:
            self.add("reserve-empty", -1)

    def see_pill_used(self, params: Params) -> None:
        self.add("pills", 1)

    def see_turn_done(self, params: Params) -> None:
        self.add("dice", params["dice"], 1)

    def see_revealed(self, params: Params) -> None:
        self.last, self.doping, self.sharing = params["last"], False, True

    def see_doping_drawn(self, params: Params) -> None:
        self.last, self.doping = params["last"], True

    def see_agreed(self, params: Params) -> None:
        self.add("agreements", 1)
        self.sharing = False

    def see_tournament_rolled(self, params: Params) -> None:
        if params["level"] == 0:
            self.add("tournaments", 1)
        self.sharing = False

    def see_evaluated(self, params: Params) -> None:
        self.value = params
        if self.sharing:
            self.add("forced", 1)
            self.sharing = False

    def see_sport_closed(self, params: Params) -> None:
        if "first-closing" not in self.observed:
            self.add("first-closing", self.round, 1)
        spared = self.last and self.value["value"] < self.value["threshold"]  # but for its being the last card
        self.add("closed-by-last-card", spared, 1)
        self.add("closed-by-doping", self.doping, 1)

    def see_match_ended(self, params: Params) -> None:
        winners = params["winners"]
        best = max(params["scores"])
        self.add("rounds", self.round, 1)
        self.add("limit", params["reason"] == "limit", 1)
        self.add("equal-scores", params["scores"].count(best) > 1, 1)
        self.add("shared-wins", len(winners) > 1, 1)
        for place in range(self.seats):
            seat = (self.first + place) % self.seats
            self.add(f"seat-{place}", 1 / len(winners) if seat in winners else 0, 1)
        for seat, player in enumerate(self.state.players):
            self.add("accidents", params["accidents"][seat], 1)
            if seat in winners:
                self.add("winner-score", params["scores"][seat], 1)
                self.add("winner-sports", int(player.sports_owned()), 1)
                self.add("winner-largest", int(player.largest()), 1)
