"""Sponsio: trick-taking after public bets. Three or four players."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from arene.core.chance import Chance
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Colours, Game, Option
from arene.core.knowledge import Knowledge
from arene.core.measures import Measures
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema
from arene.core.state import State
from arene.games.sponsio.bots.knowledge import SponsioKnowledge
from arene.games.sponsio.bots.measures import SponsioMeasures
from arene.games.sponsio.eyes import dealt
from arene.games.sponsio.eyes import position as positions
from arene.games.sponsio.eyes.view import view
from arene.games.sponsio.rules import betting
from arene.games.sponsio.rules import edition as editions
from arene.games.sponsio.rules.components import BIT, CARDS, SUITS, TICKETS, Player, Setup
from arene.games.sponsio.rules.questions import QUESTIONS
from arene.games.sponsio.rules.state import Sponsio
from arene.games.sponsio.words.text import SponsioText


class RemovedColor(Option):
    """Only with three players does a colour leave the deck."""

    def applies(self, seats: int) -> bool:
        return seats == 3


class FirstDealer(Option):
    """A seat number, or drawn."""

    def schema(self, seats: int) -> Schema:
        return {"enum": ["random", *range(seats)], "default": "random"}


class SponsioGame(Game):
    id = "sponsio"
    rules_version = 3
    oldest_rules = 2
    min_seats = 3
    max_seats = 4
    usual_seats = 4
    minutes = (30, 45)
    age = 10
    complexity = 2
    colours = Colours("#7A2A21", "#FCF7EB", "#1D1713")
    options = (
        RemovedColor("removed_color", "yellow", ["yellow", "green", "blue", "red", "random"]),
        FirstDealer("first_dealer", "random"),
        Option("nines_scope", "in_play", ["in_play", "whole_deck"]),
        Option("dealer_obligation", "strict", ["strict", "only_if_still_none"]),
        Option("counter_target", "any", ["any", "has_bet"]),
        Option("traitor_streak", "per_lost_bet", ["per_lost_bet", "single", "none"]),
        Option("goal_coins", 30, low=15, high=60),
        Option("max_rounds", 5, low=1, high=10),
    )
    draws = {"deal": CARDS, "removed_color": SUITS, "dealer": ()}  # noqa: RUF012
    deals = {"card": dealt.cards}  # noqa: RUF012
    edition_schema = editions.SCHEMA
    position_schema = positions.SCHEMA
    text = SponsioText()
    questions = QUESTIONS

    def check_edition(self, data: Mapping[str, Any]) -> Edition:
        return editions.check_edition(data)

    def edition_words(self, edition: Edition, lang: str) -> Mapping[str, str]:
        """What the tickets of the box print, so that the log can tell a bet in words."""
        return {f"ticket-facts-{id}": json.dumps(facts) for id, facts in editions.ticket_facts(edition).items()}

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> State:
        setup = _setup(self.rules, seats, options, edition)
        if seats == 3:
            color = options["removed_color"]
            _remove(setup, int(chance.below("removed_color", 4)) if color == "random" else SUITS.index(color))
        state = Sponsio(setup, [Player() for _ in range(seats)])
        for player in state.players:
            player.purse = setup.box.start_coins
        dealer = options["first_dealer"]
        state.dealer = chance.below("dealer", seats) if dealer == "random" else dealer
        if out is not None:
            out.add("match_started", _started(state, options))
        betting.start_round(state, chance, out)
        return state

    def position(self, state: State) -> dict[str, Any]:
        return positions.write(_sponsio(state))

    def state_from(
        self, position: Mapping[str, Any], seats: int, options: Mapping[str, Any], edition: Edition
    ) -> State:
        setup = _setup(self.rules, seats, options, edition)
        removed = position.get("removed")
        if seats == 3:
            color = options["removed_color"]
            if removed is None:
                removed = "yellow" if color == "random" else color
            if removed not in SUITS:
                raise BadData("removed", Fault("choice", value=repr(removed), choices=[*SUITS]))
            if color not in ("random", removed):
                raise BadData("removed", Fault("sponsio:removed", removed=removed, option=color))
            _remove(setup, SUITS.index(removed))
        elif removed is not None:
            raise BadData("removed", Fault("sponsio:removed-three"))
        return positions.read(position, setup)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(_sponsio(state), seat)

    def away_action(self, state: State, seat: int) -> int | None:
        away = _sponsio(state).asked.away()
        return away if away in list(state.legal(seat)) else None

    def knowledge(self) -> Knowledge:
        return SponsioKnowledge()

    def measures(self) -> Measures:
        return SponsioMeasures()


def _setup(rules: int, seats: int, options: Mapping[str, Any], edition: Edition) -> Setup:
    setup = Setup(seats, editions.build_box(edition))
    setup.rules = rules
    setup.tickets = sum(BIT[TICKETS.index(id)] for id in edition.data["ticket_sets"][str(seats)])
    setup.nines_whole_deck = options["nines_scope"] == "whole_deck"
    setup.only_if_still_none = options["dealer_obligation"] == "only_if_still_none"
    setup.counter_needs_bet = options["counter_target"] == "has_bet"
    setup.traitor_single = options["traitor_streak"] == "single"
    setup.traitor_no_streak = options["traitor_streak"] == "none"
    setup.goal_coins = options["goal_coins"]
    setup.max_rounds = options["max_rounds"]
    return setup


def _remove(setup: Setup, suit: int) -> None:
    """A colour leaves the deck, and its ticket with it (A2)."""
    setup.removed = suit
    for ticket in range(16):
        if setup.box.ticket_suit[ticket] == suit:
            setup.tickets &= ~BIT[ticket]


def _started(state: Sponsio, options: Mapping[str, Any]) -> dict[str, object]:
    removed = state.setup.removed
    return {
        "options": dict(options),
        "removed_color": None if removed < 0 else SUITS[removed],
        "tickets": [name for ticket, name in enumerate(TICKETS) if state.setup.tickets & BIT[ticket]],
        "dealer": state.dealer,
    }


def _sponsio(state: State) -> Sponsio:
    assert isinstance(state, Sponsio)
    return state


GAME = SponsioGame()
