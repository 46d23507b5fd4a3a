"""Sponsio: what is measured over bot matches, and the balance it should show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.events import Event
from arene.core.measures import Measure, Measures, Observation, Watch
from arene.core.state import State
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules.edition import TYPES
from arene.games.sponsio.rules.state import Sponsio

Params = Mapping[str, Any]
TURN_ENDS = ("passed", "bet_placed", "token_taken", "swapped", "no_action")


class SponsioMeasures(Measures):
    def targets(self, seats: int, edition: Edition) -> Sequence[Measure]:
        even, room = (1 / 4, 0.04) if seats == 4 else (1 / 3, 0.05)
        wagers = _wagers(edition, seats)
        return [
            Measure("rounds", 2.1, 3.7),
            Measure("ends-in-round-1", None, 0.10, share=True),
            Measure("all-rounds", None, 0.25, share=True),
            Measure("ends-by-coins", 0.85, 1, share=True),
            Measure("ends-by-track", None, 0.10, share=True, seen=True),
            Measure("bets", 1.8, 3.2),
            Measure("all-won", 0.30, 0.55, share=True),
            Measure("net", 3, 6),
            Measure("broke", None, 0.02, share=True),
            *(Measure("seat", even - room, even + room, share=True, place=place) for place in range(seats)),
            Measure("traitor", 0.05, 0.35, share=True),
            *(Measure("traitor-net", traitors=count) for count in range(1, seats)),
            *(Measure("bettor-net", traitors=count) for count in range(seats)),
            *(Measure("chosen", 0.01, None, type=type, id=wager) for type, wager in wagers),
            *(Measure("chosen-share", None, 0.25, share=True, type=type, id=wager) for type, wager in wagers),
            *(Measure("return", type=type, id=wager) for type, wager in wagers),
            *(Measure("token", 0.05, 0.60, share=True, token=token) for token in c.TOKENS),
            Measure("double-used", 0.70, None, share=True),
            Measure("swap", 0.15, None, share=True),
            Measure("cash-kept", 0.05, 0.50, share=True),
        ]

    def observe(self, state: State, events: Sequence[Event]) -> Observation:
        assert isinstance(state, Sponsio)
        watch = _Watch(state)
        for round in _rounds(events):
            watch.see_round(round)
        watch.see_end(events)
        return watch.observed

    def length(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, Sponsio)
        return {"rounds": int(state.round)}


def _wagers(edition: Edition, seats: int) -> list[tuple[str, str]]:
    """The wagers in play, by the type of their ticket: the colours, and tickets alike, are taken together."""
    tickets = [ticket for ticket in edition.data["tickets"] if ticket["id"] in edition.data["ticket_sets"][str(seats)]]
    tickets.sort(key=lambda ticket: TYPES.index(ticket["type"]))
    return list(dict.fromkeys((ticket["type"], wager["id"]) for ticket in tickets for wager in ticket["wagers"]))


def _rounds(events: Sequence[Event]) -> list[list[Event]]:
    rounds: list[list[Event]] = []
    for event in events:
        if event.kind == "round_started":
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return rounds


class _Watch(Watch):
    """Follows one match by its events, round by round."""

    def __init__(self, state: Sponsio) -> None:
        super().__init__()
        self.box: c.Box = state.setup.box
        self.seats = int(state.setup.seats)
        self.purses = [int(self.box.start_coins)] * self.seats

    def see_end(self, events: Sequence[Event]) -> None:
        dealers = [int(str(event.params["dealer"])) for event in events if event.kind == "round_started"]
        ended: Params = next(event.params for event in events if event.kind == "match_ended")
        self.average("rounds", len(dealers))
        self.average("ends-in-round-1", len(dealers) == 1)
        self.average("ends-by-coins", ended["reason"] == "coins")
        self.average("ends-by-track", ended["reason"] == "track")
        self.average("all-rounds", ended["reason"] == "rounds")
        for place in range(self.seats):
            won = (dealers[0] + place) % self.seats in ended["winners"]
            self.average(f"seat-{place}", won / len(ended["winners"]))

    def see_round(self, events: Sequence[Event]) -> None:
        for purse in self.purses:
            self.average("broke", purse == 0)
        bets = _all(events, "bet_placed")
        bettors = {bet["seat"] for bet in bets}
        self._see_results(events, bets, bettors)
        self._see_nets(events, bettors)
        self._see_turns(events, bets)
        for cash in _all(events, "cash"):
            if cash["choice"] != "forced":
                self.average("cash-kept", cash["choice"] == "keep")

    def _see_results(self, events: Sequence[Event], bets: list[Params], bettors: set[int]) -> None:
        self.average("bets", len(bets), len(bettors))
        changed = {(change["seat"], change["ticket"]): change["to"] for change in _all(events, "modified")}
        results = {(one["seat"], one["ticket"]): one for one in _all(events, "bet_result")}
        results |= {(one["seat"], "XVI"): one for one in _all(events, "counter_result")}
        losers = set()
        wagers = {f"{TYPES[type]}-{name}": 0.0 for type, name in self._printed()}
        for bet in bets:
            key = (bet["seat"], bet["ticket"])
            type = TYPES[self.box.ticket_type[c.TICKETS.index(bet["ticket"])]]
            wager = changed.get(key, bet.get("wager")) or self._counter_wager()
            wagers[f"{type}-{wager}"] += 1
            self.average(f"return-{type}-{wager}", results[key]["coins"], bet["stake"])
            if not results[key]["won"]:
                losers.add(bet["seat"])
        for seat in bettors:
            self.average("all-won", seat not in losers)
        for wager, count in wagers.items():
            self.average(f"chosen-{wager}", count)
            self.average(f"chosen-share-{wager}", count, len(bets))

    def _printed(self) -> list[tuple[int, str]]:
        return [
            (int(self.box.ticket_type[ticket]), name)
            for ticket in range(len(c.TICKETS))
            for index, name in enumerate(self.box.wager_names)
            if self.box.odds(ticket, index)
        ]

    def _counter_wager(self) -> str:
        return next(name for type, name in self._printed() if TYPES[type] == "counter")

    def _see_nets(self, events: Sequence[Event], bettors: set[int]) -> None:
        """Coins gained, bonus included; by the number of traitors."""
        purses = _all(events, "round_ended")[0]["purses"]
        traitors = self.seats - len(bettors)
        for seat in range(self.seats):
            net = purses[seat] - self.purses[seat]
            self.average("traitor", seat not in bettors)
            if seat in bettors:
                self.average("net", net)
                self.average(f"bettor-net-{traitors}", net)
            else:
                self.average(f"traitor-net-{traitors}", net)
        self.purses = list(purses)

    def _see_turns(self, events: Sequence[Event], bets: list[Params]) -> None:
        taken = {token["token"]: token["seat"] for token in _all(events, "token_taken")}
        for token in c.TOKENS:
            self.average(f"token-{token}", token in taken)
        ends = [event for event in events if event.kind in TURN_ENDS]
        self.average("swap", len(_all(events, "swapped")), len(ends) - len(bets))
        for place, event in enumerate(ends):
            turn = place // self.seats + 1
            if event.params.get("token") == "double" and turn < self.box.turns:
                doubled = any(bet["seat"] == taken["double"] and bet["stake"] == 2 for bet in bets)
                self.average("double-used", doubled)


def _all(events: Sequence[Event], kind: str) -> list[Params]:
    return [event.params for event in events if event.kind == kind]
