"""Les Sponsors de l'Automobile: what is measured over bot matches, and the balance it should show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.events import Event
from arene.core.measures import Measure, Measures, Observation, Watch
from arene.core.state import State
from arene.games.automobile.rules.state import Automobile

Params = Mapping[str, Any]


_PAIRS = (
    Measure("side", 0.46, 0.54, share=True),
    Measure("level", share=True),
    Measure("level-first", share=True),
)


class AutomobileMeasures(Measures):
    def targets(self, seats: int, edition: Edition) -> Sequence[Measure]:
        three = seats == 3
        cars = 3 if three else 4
        grid = (0.27, 0.40) if three else (0.20, 0.30)
        start = (0.29, 0.38) if three else (0.21, 0.29)
        pair = () if three else _PAIRS
        return [
            Measure("workshop-rounds", *((28, 33) if three else (22, 25))),
            Measure("race-rounds", *((13, 16) if three else (15, 21))),
            Measure("turns", *((115, 145) if three else (140, 180))),
            *(Measure("grid", *grid, share=True, place=place) for place in range(1, cars + 1)),
            *(Measure("starting", *start, share=True, place=place) for place in range(1, cars + 1)),
            *pair,
            Measure("energy", 5.5, 8.5 if three else 8),
            Measure("money-lost", None, 1.5 if three else 1.2),
            Measure("spins", *((3, 8) if three else (8, 18))),
            Measure("violet"),
            Measure("spin-offs", *((0, 1.5) if three else (0.5, 4))),
            Measure("slipstreams", *((4, 9) if three else (7, 14))),
            Measure("greens", *((10, 20) if three else (12, 24))),
            Measure("blocking", None if three else 0.8),
            Measure("zeros"),
            Measure("unplayed"),
            Measure("best-hand", *((0.55, 0.80) if three else (0.50, 0.75)), share=True),
            Measure("guards", None, 0.01, share=True),
        ]

    def observe(self, state: State, events: Sequence[Event]) -> Observation:
        assert isinstance(state, Automobile)
        watch = _Watch(state)
        watch.see(events)
        return watch.observed

    def length(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, Automobile)
        return {"race-rounds": int(state.round)}


class _Watch(Watch):
    """Follows one match by its events."""

    def __init__(self, state: Automobile) -> None:
        super().__init__()
        self.state = state
        self.cars = int(state.setup.cars)
        self.starter = 0
        self.grid: list[int] = []
        self.points = [0] * self.cars  # of the hands at the start of the race
        self.turns = 0

    def see_starter(self, params: Params) -> None:
        self.starter = params["car"]
        for name in ("spins", "violet", "spin-offs", "slipstreams", "greens", "blocking", "zeros"):
            self.add(name, 0, 1)

    def see_dealt(self, params: Params) -> None:
        self.points[params["car"]] = sum(sum(values) for _, values in params["cards"])

    def see_bought(self, params: Params) -> None:
        self.points[params["car"]] += params["value"]

    def see_board_swap(self, params: Params) -> None:
        self.points[params["car"]] += params["took"] - params["gave"]

    def see_forced_swap(self, params: Params) -> None:
        self.points[params["car"]] += params["took"] - params["gave"]
        self.points[params["other"]] += params["gave"] - params["took"]

    def see_pair_swap(self, params: Params) -> None:
        self.see_forced_swap(params)

    def see_die(self, params: Params) -> None:
        self.turns += 1

    def see_workshop_closed(self, params: Params) -> None:
        self.add("workshop-rounds", params["round"], 1)
        self.add("guards", params["cards_left"] > 0, 1)
        for _ in range(self.cars):
            self.add("money-lost", 0, 1)

    def see_energy_bought(self, params: Params) -> None:
        self.add("energy", params["points"], params["car"] == params["payer"])

    def see_money_lost(self, params: Params) -> None:
        self.add("money-lost", params["money"])

    def see_grid(self, params: Params) -> None:
        self.grid = params["order"]

    def see_turn(self, params: Params) -> None:
        self.turns += 1
        self.add("blocking", params["blocks"])

    def see_balls_added(self, params: Params) -> None:
        self.add("spins", 1)

    def see_ball(self, params: Params) -> None:
        self.add("violet", params["ball"] == "violet")

    def see_spun_off(self, params: Params) -> None:
        self.add("spin-offs", 1)

    def see_bonus_earned(self, params: Params) -> None:
        self.add("greens" if params["bonus"] == "green" else "slipstreams", 1)

    def see_card_played(self, params: Params) -> None:
        self.add("zeros", params["value"] == 0)

    def see_race_end(self, params: Params) -> None:
        self.add("race-rounds", params["rounds"], 1)
        self.add("turns", self.turns, 1)
        first = params["places"].index(1)
        for place in range(self.cars):
            self.add(f"grid-{place + 1}", self.grid[place] == first, 1)
            self.add(f"starting-{place + 1}", (self.starter + place) % self.cars == first, 1)
        for cards in params["unplayed"]:
            self.add("unplayed", len(cards), 1)
        best = [car for car in range(self.cars) if self.points[car] == max(self.points)]
        self.add("best-hand", (first in best) / len(best), 1)
        if self.state.setup.pairs:
            winners = params["winners"]
            self.add("side", sum(seat % 2 == 0 for seat in winners) / len(winners), 1)
            level = params["scores"][0] == params["scores"][1]
            self.add("level", level, 1)
            if level:
                self.add("level-first", sum(seat % 2 == first % 2 for seat in winners) / len(winners), 1)
