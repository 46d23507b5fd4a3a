"""Les Sponsors de l'Automobile 2004: build a car with other people's money, then race it. Two to four players."""

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
from arene.games.automobile.bots.knowledge import AutomobileKnowledge
from arene.games.automobile.bots.measures import AutomobileMeasures
from arene.games.automobile.eyes import dealt
from arene.games.automobile.eyes import position as positions
from arene.games.automobile.eyes.view import view
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import edition as editions
from arene.games.automobile.rules import moving, workshop
from arene.games.automobile.rules.questions import QUESTIONS
from arene.games.automobile.rules.state import Automobile
from arene.games.automobile.words.text import AutomobileText


class PairOption(Option):
    """Something about two cars of one owner or team."""

    def applies(self, seats: int) -> bool:
        return seats != 3


class FourOption(Option):
    """Something about four players."""

    def applies(self, seats: int) -> bool:
        return seats == 4


class AutomobileGame(Game):
    id = "automobile"
    rules_version = 2
    min_seats = 2
    max_seats = 4
    usual_seats = 4
    minutes = (45, 60)
    age = 10
    complexity = 3
    colours = Colours("#F0DFBE", "#1D1713", "#FCF7EB")
    options = (
        FourOption("four_player_mode", "teams", ["teams", "individual"]),
        Option("workshop_price", "edition", ["edition", "1", "2", "3"]),
        PairOption("side_exchange", "none", ["none", "allowed"]),
        PairOption("pre_race_swaps", 2, low=0, high=2),
        PairOption("surplus_money", "lost", ["lost", "partner"]),
        FourOption("team_hands", "pre_race", ["pre_race", "always"]),
        Option("race_order", "dynamic", ["dynamic", "frozen"]),
        Option("places_count_finished", True, [True, False]),
        Option("bonus_scope", "all", ["all", "own_turn"]),
        Option("bonus_optional", False, [False, True]),
        Option("slipstream_limit", "displacement", ["displacement", "round"]),
        PairOption("pair_tie", "lead", c.TIES),
    )
    comforts = (Comfort("drive_for_me", False, [False, True]),)
    draws = {  # noqa: RUF012
        "deal": (),
        "sponsors": tuple(editions.SPONSORS),
        "starter": tuple(editions.CARS),
        "die": (),
        "exchange": (),
        "grid": tuple(editions.CARS),
        "ball": ("violet",),
    }
    deals = {"value": dealt.cards}  # noqa: RUF012
    edition_schema = editions.SCHEMA
    position_schema = positions.SCHEMA
    text = AutomobileText()
    questions = QUESTIONS

    def check_edition(self, data: Mapping[str, Any]) -> Edition:
        return editions.check_edition(data)

    def edition_words(self, edition: Edition, lang: str) -> Mapping[str, str]:
        return editions.edition_words(edition, lang)

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> State:
        setup = _setup(seats, options, edition, self.rules)
        state = Automobile(setup, [c.Car() for _ in range(int(setup.cars))], c.Memory())
        if out is not None:
            out.add("match_started", {"options": dict(options), "cars": int(setup.cars)})
        workshop.start_match(state, chance, out)
        return state

    def sides(self, seats: int, options: Mapping[str, Any]) -> list[int]:
        teams = seats == 4 and options["four_player_mode"] == "teams"
        return [seat % 2 if teams else seat for seat in range(seats)]

    def position(self, state: State) -> dict[str, Any]:
        return positions.write(_automobile(state))

    def state_from(
        self, position: Mapping[str, Any], seats: int, options: Mapping[str, Any], edition: Edition
    ) -> State:
        return positions.read(position, _setup(seats, options, edition, self.rules))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(_automobile(state), seat)

    def away_action(self, state: State, seat: int) -> int | None:
        return _automobile(state).asked.away(_automobile(state), seat)

    def comfort_action(self, state: State, seat: int, settings: Mapping[str, object]) -> int | None:
        """Moved in somebody else's turn: the lane and the order of bonuses are chosen for the seat, if it likes."""
        it = _automobile(state)
        if not settings.get("drive_for_me") or it.asked not in (moving.ASK_LANE, moving.ASK_BONUS):
            return None
        return None if it.setup.owner(it.turn) == seat else it.asked.away(it, seat)

    def knowledge(self) -> Knowledge:
        return AutomobileKnowledge()

    def measures(self) -> Measures:
        return AutomobileMeasures()


def _setup(seats: int, options: Mapping[str, Any], edition: Edition, rules: int) -> c.Setup:
    setup = c.Setup(seats, editions.build_box(edition))
    setup.pairs = seats == 2 or (seats == 4 and options["four_player_mode"] == "teams")
    if options["workshop_price"] != "edition":
        setup.price = vec[i64]([int(options["workshop_price"])] * c.CATEGORIES)
    setup.side_exchange = options.get("side_exchange") == "allowed"
    setup.swaps = options.get("pre_race_swaps", 0)
    setup.surplus_to_partner = options.get("surplus_money") == "partner"
    setup.hands_shared = options.get("team_hands") == "always"
    setup.frozen_order = options["race_order"] == "frozen"
    setup.finished_count = options["places_count_finished"]
    setup.bonus_everywhere = options["bonus_scope"] == "all"
    setup.bonus_optional = options["bonus_optional"]
    setup.slip_per_round = options["slipstream_limit"] == "round"
    setup.tie = c.TIES.index(options.get("pair_tie", "first_car"))
    setup.ends_decided = setup.off_in_order = rules >= 2  # before, a race of pairs went on, and such cars were level
    return setup


def _automobile(state: State) -> Automobile:
    assert isinstance(state, Automobile)
    return state


GAME = AutomobileGame()
