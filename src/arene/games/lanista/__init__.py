"""Lanista: gladiator schools, contracts and the favour of the crowd. One to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arene.core.actions import ActionSpace, Kind
from arene.core.chance import Chance
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Colours, Game
from arene.core.knowledge import Knowledge
from arene.core.measures import Measures
from arene.core.refusal import BadData, Fault, Refusal
from arene.core.state import State
from arene.games.lanista.bots.knowledge import LanistaKnowledge
from arene.games.lanista.bots.measures import LanistaMeasures
from arene.games.lanista.eyes import position as positions
from arene.games.lanista.eyes.view import view
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules import edition as editions
from arene.games.lanista.rules import refusals
from arene.games.lanista.rules.components import Player
from arene.games.lanista.rules.options import OPTIONS, PRESETS, setup_of
from arene.games.lanista.rules.rules import Lanista
from arene.games.lanista.rules.schema import SCHEMA
from arene.games.lanista.words.text import LanistaText

SEATS = range(c.SEATS)
TOKENS = c.COLOURS[:3]
PRICES = range(50, c.DEAREST + 50, 50)


class LanistaGame(Game):
    id = "lanista"
    rules_version = 2
    min_seats = 1
    max_seats = c.SEATS
    minutes = (12, 60)
    age = 12
    complexity = 4
    colours = Colours("#1E4E52", "#FCF7EB", "#FCF7EB")
    options = OPTIONS
    presets = PRESETS
    draws = {  # noqa: RUF012
        "events": (),
        "gladiators": (),
        "contracts": (),
        "first": (),
        "lanistas": (),
        "lost": (),
        "combat": c.COLOURS[:3],  # names are those of the tokens always in the bag; numbers reach the others
        "wound": c.COLOURS,
        "mercy": ("green", "black"),
    }
    edition_schema = SCHEMA
    position_schema = positions.SCHEMA
    text = LanistaText()

    def check_options(self, seats: int, chosen: Mapping[str, object]) -> dict[str, object]:
        options = super().check_options(seats, chosen)
        if options["season_plan"] == "winter_only" and options["years"] != 1:
            raise BadData("options.years", Fault("lanista:winter-only"))
        return options

    def check_edition(self, data: Mapping[str, Any]) -> Edition:
        return editions.check_edition(data, self.rules)

    def edition_words(self, edition: Edition, lang: str) -> Mapping[str, str]:
        return editions.edition_words(edition, lang)

    def actions(self, edition: Edition) -> ActionSpace:
        data = edition.data
        titles = [event["id"] for event in data["events"]]
        gladiators = [gladiator["id"] for gladiator in data["gladiators"]]
        contracts = [contract["id"] for contract in data["contracts"]]
        aims = ["none", *gladiators, *(f"seat{seat}" for seat in SEATS), *contracts]
        return ActionSpace(
            Kind("pass", c.PASS),
            Kind("done", c.DONE),
            Kind("done_phase", c.DONE_PHASE),
            Kind("mulligan_done", c.MULLIGAN_DONE),
            Kind("pass_buy", c.PASS_BUY),
            Kind("pass_contract", c.PASS_CONTRACT),
            Kind("no_combat", c.NO_COMBAT),
            Kind("ap_prepare", c.AP_PREPARE),
            Kind("accept", c.ACCEPT),
            Kind("decline", c.DECLINE),
            Kind("choose_lanista", c.CHOOSE_LANISTA, lanista=[*(one["id"] for one in data["lanistas"]), "none"]),
            Kind("mulligan", c.MULLIGAN, card=titles),
            Kind("ap_heal", c.AP_HEAL, gladiator=gladiators),
            Kind("ap_train", c.AP_TRAIN, gladiator=gladiators),
            Kind("ap_medicus", c.AP_MEDICUS, gladiator=gladiators),
            Kind("buy", c.BUY, gladiator=gladiators),
            Kind("sell_bank", c.SELL_BANK, gladiator=gladiators, retire=[False, True]),
            Kind("offer", c.OFFER, gladiator=gladiators, seat=SEATS),
            Kind("include", c.INCLUDE, card=titles),
            Kind("exclude", c.EXCLUDE, card=titles),
            Kind("offer_price", c.OFFER_PRICE, price=PRICES),
            Kind("take", c.TAKE, contract=contracts),
            Kind("swap_with", c.SWAP_WITH, contract=contracts),
            Kind("fight", c.FIGHT, contract=contracts),
            Kind("exhibitio", c.EXHIBITIO, rank=c.RANKS),
            Kind("influence", c.SLIP, token=TOKENS),
            Kind("influence_joker", c.SLIP_JOKER, token=TOKENS),
            Kind("define_skill", c.DEFINE, choice=range(15)),
            Kind("counter", c.COUNTER_WITH, card=titles),
            Kind("pair", c.PAIR, first=gladiators, second=gladiators),
            Kind("use_skill", c.USE_SKILL, gladiator=gladiators, target=aims),
            Kind("play", c.PLAY, card=titles, target=aims),
        )

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> State:
        setup = setup_of(seats, options, edition, self.rules)
        state = Lanista(setup, [Player(len(setup.box.titles)) for _ in range(seats)])
        if out is not None:
            out.add("match_started", {"options": dict(options)})
        state.set_up(chance, out)
        return state

    def position(self, state: State) -> dict[str, Any]:
        return positions.write(_lanista(state))

    def state_from(
        self, position: Mapping[str, Any], seats: int, options: Mapping[str, Any], edition: Edition
    ) -> State:
        return positions.read(position, setup_of(seats, options, edition, self.rules))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(_lanista(state), seat)

    def refusal(self, state: State, seat: int, action: int) -> Refusal:
        return refusals.refusal(_lanista(state), seat, action)

    def candidates(self, state: State, seat: int) -> list[int]:
        return refusals.candidates(_lanista(state), seat)

    def away_action(self, state: State, seat: int) -> int | None:
        """Nothing is bought, taken or played for a person who is away."""
        legal = [int(action) for action in _lanista(state).legal(seat)]
        for action in (c.DONE, c.PASS, c.MULLIGAN_DONE, c.PASS_BUY, c.PASS_CONTRACT, c.DECLINE):
            if action in legal:
                return action
        return None

    def knowledge(self) -> Knowledge:
        return LanistaKnowledge()

    def measures(self) -> Measures:
        return LanistaMeasures()


def _lanista(state: State) -> Lanista:
    assert isinstance(state, Lanista)
    return state


GAME = LanistaGame()
