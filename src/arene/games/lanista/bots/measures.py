"""Lanista: what is measured over bot matches, and the balance it should show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.events import Event
from arene.core.measures import Measure, Measures, Observation, Watch
from arene.core.state import State
from arene.games.lanista.rules.state import Lanista

Params = Mapping[str, Any]
SEAT_SHARES: Mapping[int, tuple[float, float]] = {1: (1, 1), 2: (0.46, 0.54), 3: (0.29, 0.38), 4: (0.21, 0.29)}
COMBAT_CAUSES = ("contract", "exhibitio", "duo", "skill", "card", "lanista")
USES = ("heal", "train", "prepare", "medicus")


class LanistaMeasures(Measures):
    def targets(self, seats: int, edition: Edition) -> Sequence[Measure]:
        titles = [event["id"] for event in edition.data["events"] if seats > 1 or event["logo"] == "solo"]
        return [
            Measure("score"),
            Measure("above-track", share=True),
            *(Measure("seat", *SEAT_SHARES[seats], share=True, place=place) for place in range(seats) if seats > 1),
            Measure("gamma-first-round", 0.80, None, share=True),
            Measure("idle-rounds", None, 0.08, share=True),
            Measure("beta-fulfilled", share=True),
            Measure("alpha-fulfilled", share=True),
            Measure("exhibitio", 0.15, 0.40, share=True),
            Measure("deaths"),
            Measure("failed", 0.01, 0.08, share=True),
            Measure("points-combats", 0.35, 0.60, share=True),
            Measure("points-school", 0.30, 0.50, share=True),
            Measure("points-money", 0.05, 0.20, share=True),
            *(Measure("points-spent", 0.05, None, share=True, use=use) for use in USES),
            Measure("points-kept", 0.05, 0.25, share=True),
            Measure("influence-malus", None, 0.3),
            *(Measure("lanista", share=True, lanista=lanista["id"]) for lanista in edition.data["lanistas"]),
            *(Measure("played", 0.15, None, share=True, card=title) for title in titles),
        ]

    def observe(self, state: State, events: Sequence[Event]) -> Observation:
        assert isinstance(state, Lanista)
        watch = _Watch(state)
        watch.see(events)
        watch.finish()
        return watch.observed

    def length(self, state: State) -> Mapping[str, int]:
        return {}  # the options fix the number of rounds


class _Watch(Watch):
    """Follows one match by its events."""

    def __init__(self, state: Lanista) -> None:
        super().__init__()
        self.state = state
        self.box = state.setup.box
        self.seats = int(state.setup.seats)
        self.first = 0
        self.round = 0
        self.summer = False
        self.fought: set[int] = set()
        self.fulfilled: list[set[str]] = [set() for _ in range(self.seats)]
        self.drawn: list[set[str]] = [set() for _ in range(self.seats)]
        self.played: list[set[str]] = [set() for _ in range(self.seats)]

    def see_first_player_drawn(self, params: Params) -> None:
        self.first = params["seat"]

    def see_round_started(self, params: Params) -> None:
        self.close_round()
        self.round = params["round"]
        self.summer = params["season"] == "summer"

    def close_round(self) -> None:
        if self.round:
            self.add("idle-rounds", self.seats - len(self.fought), self.seats)
        self.fought = set()

    def see_cards_drawn(self, params: Params) -> None:
        self.drawn[params["seat"]].update(params["cards"])

    def see_card_announced(self, params: Params) -> None:
        self.played[params["seat"]].add(params["card"])

    def see_card_countered(self, params: Params) -> None:
        self.played[params["seat"]].add(params["by"])

    def see_combat_announced(self, params: Params) -> None:
        seat = params["seat"]
        self.fought.add(seat)
        if params["contract"] is not None:
            self.fulfilled[seat].add(params["rank"])
            self.add("failed", 0, 1)
            if self.round == 1:
                self.add("gamma-first-round", 1)
        if self.summer:
            self.add("exhibitio", params["contract"] is None, 1)

    def see_contract_failed(self, params: Params) -> None:
        self.add("failed", 1, 1)

    def see_gladiator_died(self, params: Params) -> None:
        self.add("deaths", 1)

    def see_point_spent(self, params: Params) -> None:
        for use in USES:
            self.add(f"points-spent-{use}", use == params["use"], 1)
        self.add("points-kept", 0, 1)

    def see_money_placed(self, params: Params) -> None:
        self.add("points-kept", params["points"], params["points"])

    def see_influence_reset(self, params: Params) -> None:
        self.add("influence-malus", 0, self.seats)

    def see_prestige_changed(self, params: Params) -> None:
        cause, amount = params["cause"], params["amount"]
        if cause == "influence":
            self.add("influence-malus", -amount / 3)
        if cause in COMBAT_CAUSES:
            self.add("points-combats", amount)
        elif cause in ("experience", "health"):
            self.add("points-school", amount)
        elif cause == "money":
            self.add("points-money", amount)
        for source in ("combats", "school", "money"):
            self.add(f"points-{source}", 0, amount)

    def finish(self) -> None:
        self.close_round()
        self.add("gamma-first-round", 0, self.seats)
        self.add("deaths", 0, self.seats)
        standings = self.state.standings()
        winners = [standing.seat for standing in standings if standing.rank == 1]
        for place in range(self.seats):
            seat = (self.first + place) % self.seats
            self.add(f"seat-{place}", 1 / len(winners) if seat in winners else 0, 1)
        for seat, player in enumerate(self.state.players):
            won = 1 / len(winners) if seat in winners else 0.0
            self.add("score", int(player.prestige), 1)
            self.add("above-track", player.prestige > self.box.track, 1)
            for rank in ("beta", "alpha"):
                self.add(f"{rank}-fulfilled", rank in self.fulfilled[seat], 1)
            if player.lanista >= 0:
                self.add(f"lanista-{self.box.lanistas[player.lanista]}", won, 1)
            for title in self.drawn[seat]:
                self.add(f"played-{title}", title in self.played[seat], 1)
