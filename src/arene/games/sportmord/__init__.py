"""Le sport est mortel (Sport ist Mord): dice, training cards and accidents. Three to six players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arene.core.actions import ActionSpace, Kind
from arene.core.chance import Chance
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Colours, Comfort, Game, Option
from arene.core.knowledge import Knowledge
from arene.core.measures import Measures
from arene.core.native import i64, vec
from arene.core.refusal import Refusal
from arene.core.state import State
from arene.games.sportmord.bots.knowledge import SportmordKnowledge
from arene.games.sportmord.bots.measures import SportmordMeasures
from arene.games.sportmord.eyes import position as positions
from arene.games.sportmord.eyes.view import view
from arene.games.sportmord.rules import components, refusals
from arene.games.sportmord.rules import edition as editions
from arene.games.sportmord.rules.components import KINDS, SPORTS, WISHES, Contest, Player, Setup
from arene.games.sportmord.rules.rules import Sportmord
from arene.games.sportmord.table import comfort
from arene.games.sportmord.words.text import SportmordText

FACES = range(1, 7)
SEATS = range(6)


class SportmordGame(Game):
    id = "sportmord"
    rules_version = 1
    min_seats = 3
    max_seats = 6
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
        "pile": KINDS,
        "training": (),
        "tie": (),
        "reroll": (),
        "meddle": (),
        "doping": (),
        "tournament": (),
    }
    edition_schema = editions.SCHEMA
    position_schema = positions.SCHEMA
    text = SportmordText()

    def check_edition(self, data: Mapping[str, Any]) -> Edition:
        return editions.check_edition(data)

    def edition_words(self, edition: Edition, lang: str) -> Mapping[str, str]:
        return editions.edition_words(edition, lang)

    def actions(self, edition: Edition) -> ActionSpace:
        sports = editions.sport_names(edition)
        return ActionSpace(
            Kind("give_coach", components.GIVE_COACH, seat=SEATS),
            Kind("keep", components.KEEP),
            Kind("reroll", components.REROLL),
            Kind("reroll_all", components.REROLL_ALL),
            Kind("pick", components.PICK, face=FACES, count=range(1, 11)),
            Kind("give_pill", components.GIVE_PILL, seat=SEATS),
            Kind("pass", components.PASS),
            Kind("meddle", components.MEDDLE, seat=SEATS, face=FACES),
            Kind("dope_reroll", components.DOPE_REROLL),
            Kind("dope_die", components.DOPE_DIE, **{"from": FACES, "to": FACES}),
            Kind("place", components.PLACE, face=FACES, doped=[False, True], sport=sports),
            Kind("done", components.DONE),
            Kind("wish", components.WISH, wish=WISHES),
            Kind("take", components.TAKE, card=KINDS),
            Kind("decline", components.DECLINE),
        )

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> State:
        setup = _setup(seats, options, edition)
        if options["circle_order"] == "shuffled":  # bowling stays first (A2)
            setup.circle = vec[i64]([0, *chance.shuffle("circle", vec[i64](range(1, SPORTS)))])
        state = Sportmord(setup, [Player() for _ in range(seats)], Contest())
        if out is not None:
            circle = [setup.box.sports[sport] for sport in setup.circle]
            out.add("match_started", {"options": dict(options), "circle": circle})
        state.start_match(chance, out)
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

    def refusal(self, state: State, seat: int, action: int) -> Refusal:
        return refusals.refusal(_sportmord(state), seat, action)

    def candidates(self, state: State, seat: int) -> list[int]:
        return refusals.candidates(_sportmord(state), seat)

    def away_action(self, state: State, seat: int) -> int | None:
        return comfort.away_action(_sportmord(state), seat)

    def private(self, state: State, seat: int) -> bool:
        """Wishes alone are secret."""
        board = _sportmord(state)
        return board.decision == components.ASK_WISH or board.players[seat].wish >= 0

    def comfort_action(self, state: State, seat: int, settings: Mapping[str, object]) -> int | None:
        return comfort.comfort_action(_sportmord(state), seat, settings)

    def knowledge(self) -> Knowledge:
        return SportmordKnowledge()

    def measures(self) -> Measures:
        return SportmordMeasures()


def _setup(seats: int, options: Mapping[str, Any], edition: Edition) -> Setup:
    setup = Setup(seats, editions.build_box(edition))
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
