"""Le sport est mortel (Sport ist Mord): dice, training cards and accidents. Three to six players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arene.core.chance import Chance
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Colours, Comfort, Game, Option
from arene.core.knowledge import Knowledge
from arene.core.measures import Measures
from arene.core.native import i64, vec
from arene.core.state import State
from arene.games.sportmord.bots.knowledge import SportmordKnowledge
from arene.games.sportmord.bots.measures import SportmordMeasures
from arene.games.sportmord.eyes import dealt
from arene.games.sportmord.eyes import position as positions
from arene.games.sportmord.eyes.view import view
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules import edition as editions
from arene.games.sportmord.rules import opening, training
from arene.games.sportmord.rules.questions import QUESTIONS
from arene.games.sportmord.rules.state import Sportmord
from arene.games.sportmord.table import comfort
from arene.games.sportmord.words.text import SportmordText


class SportmordGame(Game):
    id = "sportmord"
    rules_version = 1
    min_seats = 3
    max_seats = 6
    usual_seats = 4
    minutes = (45, 75)
    age = 16
    complexity = 3
    colours = Colours("#CFE2D4", "#1D1713", "#1D1713")
    options = (
        Option("agreement", "wishes", ["wishes", "never"]),
        Option("best_coach_tournaments", "any", ["any", "participant"]),
        Option("doped_leap", False, [False, True]),
        Option("pills_per_round", "any", ["any", "one"]),
        Option("circle_order", "edition", ["edition", "shuffled"]),
        Option("memory_aid", True, [True, False]),
        Option("round_limit", 60, low=10, high=200),
    )
    comforts = (
        Comfort("no_doping", False, [False, True], this_round=True),
        Comfort("own_tournaments_only", False, [False, True]),
        Comfort("wish", "ask", ["ask", "tournament", "training"]),
    )
    draws = {  # noqa: RUF012
        "circle": (),
        "pile": c.KINDS,
        "training": (),
        "tie": (),
        "reroll": (),
        "meddle": (),
        "doping": (),
        "tournament": (),
    }
    deals = {"die": dealt.dice}  # noqa: RUF012
    edition_schema = editions.SCHEMA
    position_schema = positions.SCHEMA
    text = SportmordText()
    questions = QUESTIONS

    def check_edition(self, data: Mapping[str, Any]) -> Edition:
        return editions.check_edition(data)

    def edition_words(self, edition: Edition, lang: str) -> Mapping[str, str]:
        return editions.edition_words(edition, lang)

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> State:
        setup = _setup(seats, options, edition)
        if options["circle_order"] == "shuffled":  # bowling stays first (A2)
            setup.circle = vec[i64]([0, *chance.shuffle("circle", vec[i64](range(1, c.SPORTS)))])
        state = Sportmord(setup, [c.Player() for _ in range(seats)], c.Contest())
        if out is not None:
            circle = [setup.box.sports[sport] for sport in setup.circle]
            out.add("match_started", {"options": dict(options), "circle": circle})
        opening.start_match(state, chance, out)
        return state

    def position(self, state: State) -> dict[str, Any]:
        return positions.write(_sportmord(state))

    def state_from(
        self, position: Mapping[str, Any], seats: int, options: Mapping[str, Any], edition: Edition
    ) -> State:
        setup = _setup(seats, options, edition)
        return positions.read(position, setup, options["circle_order"] == "shuffled")

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(_sportmord(state), seat)

    def away_action(self, state: State, seat: int) -> int | None:
        return int(_sportmord(state).asked.away(_sportmord(state), seat))

    def private(self, state: State, seat: int) -> bool:
        """Wishes alone are secret."""
        board = _sportmord(state)
        return board.asked is training.ASK_WISH or board.players[seat].wish >= 0

    def comfort_action(self, state: State, seat: int, settings: Mapping[str, object]) -> int | None:
        return comfort.comfort_action(_sportmord(state), seat, settings)

    def knowledge(self) -> Knowledge:
        return SportmordKnowledge()

    def measures(self) -> Measures:
        return SportmordMeasures()


def _setup(seats: int, options: Mapping[str, Any], edition: Edition) -> c.Setup:
    setup = c.Setup(seats, editions.build_box(edition))
    setup.wishes = options["agreement"] == "wishes"
    setup.coach_anywhere = options["best_coach_tournaments"] == "any"
    setup.doped_leap = options["doped_leap"]
    setup.one_pill = options["pills_per_round"] == "one"
    setup.memory_aid = options["memory_aid"]
    setup.round_limit = options["round_limit"]
    return setup


def _sportmord(state: State) -> Sportmord:
    assert isinstance(state, Sportmord)
    return state


GAME = SportmordGame()
