"""Lanista: gladiator schools, contracts and the favour of the crowd. One to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arene.core.chance import Chance
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Colours, Comfort, Game
from arene.core.knowledge import Knowledge
from arene.core.measures import Measures
from arene.core.refusal import BadData, Fault
from arene.core.state import State
from arene.games.lanista.bots.knowledge import LanistaKnowledge
from arene.games.lanista.bots.measures import LanistaMeasures
from arene.games.lanista.eyes import dealt
from arene.games.lanista.eyes import position as positions
from arene.games.lanista.eyes.view import view
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules import edition as editions
from arene.games.lanista.rules import setting_up
from arene.games.lanista.rules.options import OPTIONS, PRESETS, setup_of
from arene.games.lanista.rules.questions import QUESTIONS
from arene.games.lanista.rules.schema import SCHEMA
from arene.games.lanista.rules.state import Lanista
from arene.games.lanista.table import comfort
from arene.games.lanista.words.text import LanistaText


class LanistaGame(Game):
    id = "lanista"
    rules_version = 2
    min_seats = 1
    max_seats = c.SEATS
    usual_seats = 4
    minutes = (12, 60)
    age = 12
    complexity = 4
    colours = Colours("#1E4E52", "#FCF7EB", "#FCF7EB")
    options = OPTIONS
    presets = PRESETS
    comforts = (
        Comfort("quiet_round", False, [False, True], this_round=True),
        Comfort("own_combats_only", False, [False, True]),
    )
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
    deals = {"card": dealt.cards, "gladiator": dealt.gladiators, "lanista": dealt.lanistas}  # noqa: RUF012
    edition_schema = SCHEMA
    position_schema = positions.SCHEMA
    text = LanistaText()
    questions = QUESTIONS

    def check_options(self, seats: int, chosen: Mapping[str, object]) -> dict[str, object]:
        options = super().check_options(seats, chosen)
        if options["season_plan"] == "winter_only" and options["years"] != 1:
            raise BadData("options.years", Fault("lanista:winter-only"))
        return options

    def check_edition(self, data: Mapping[str, Any]) -> Edition:
        return editions.check_edition(data, self.rules)

    def edition_words(self, edition: Edition, lang: str) -> Mapping[str, str]:
        return editions.edition_words(edition, lang)

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> State:
        setup = setup_of(seats, options, edition, self.rules)
        state = Lanista(setup, [c.Player(len(setup.box.titles)) for _ in range(seats)])
        if out is not None:
            out.add("match_started", {"options": dict(options)})
        setting_up.set_up(state, chance, out)
        return state

    def position(self, state: State) -> dict[str, Any]:
        return positions.write(_lanista(state))

    def state_from(
        self, position: Mapping[str, Any], seats: int, options: Mapping[str, Any], edition: Edition
    ) -> State:
        return positions.read(position, setup_of(seats, options, edition, self.rules))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(_lanista(state), seat)

    def comfort_action(self, state: State, seat: int, settings: Mapping[str, object]) -> int | None:
        return comfort.comfort_action(_lanista(state), seat, settings)

    def away_action(self, state: State, seat: int) -> int | None:
        """Nothing is bought, taken or played for a person who is away."""
        away = _lanista(state).asked.away(_lanista(state))
        return away if away in list(state.legal(seat)) else None

    def knowledge(self) -> Knowledge:
        return LanistaKnowledge()

    def measures(self) -> Measures:
        return LanistaMeasures()


def _lanista(state: State) -> Lanista:
    assert isinstance(state, Lanista)
    return state


GAME = LanistaGame()
