"""Footmania: build a team, then win the championship. Two to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arene.core.chance import Chance
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Colours, Game, Option
from arene.core.knowledge import Knowledge
from arene.core.measures import Measures
from arene.core.state import State
from arene.games.footmania.bots.knowledge import FootmaniaKnowledge
from arene.games.footmania.bots.measures import FootmaniaMeasures
from arene.games.footmania.eyes import dealt
from arene.games.footmania.eyes import position as positions
from arene.games.footmania.eyes.view import view
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules import edition as editions
from arene.games.footmania.rules import turn
from arene.games.footmania.rules.questions import QUESTIONS
from arene.games.footmania.rules.state import Footmania
from arene.games.footmania.table import comfort
from arene.games.footmania.words.text import FootmaniaText


class ForTwo(Option):
    """Means something with two seats only."""

    def applies(self, seats: int) -> bool:
        return seats == 2


class FootmaniaGame(Game):
    id = "footmania"
    rules_version = c.RULES
    oldest_rules = 2
    min_seats = 2
    max_seats = 4
    usual_seats = 4
    minutes = (45, 180)  # from the shortest of two to the longest of four
    age = 10
    complexity = 3
    colours = Colours("#2C6A40", "#FCF7EB", "#FCF7EB")
    options = (
        Option("accelerated", False, [False, True]),
        Option("auction", "open", ["open", "sealed"]),
        Option("top_price_visible", True, [True, False]),
        Option("seventh_plus", "choose", ["choose", "drawn"]),
        Option("exempt_receipts", False, [False, True]),
        Option("phase1_end", "auto", ["auto", "declare", "all"]),
        Option("cash_public", True, [True, False]),
        Option("buy_back_lock", True, [True, False]),
        Option("market", "full", ["full", "bank_only"]),
        Option("between_matches", True, [True, False]),
        Option("phase1_round_cap", 80, low=0, high=200),
        Option("lineup", "choose", ["choose", "auto"]),
        ForTwo("legs", 1, [1, 2, 3], since=3),
    )
    presets = {  # noqa: RUF012
        "evening": {"accelerated": True, "between_matches": False, "lineup": "auto"},
        "duel": {"accelerated": True, "phase1_end": "all"},
    }
    draws = {  # noqa: RUF012
        "national": (),
        "foreign": (),
        "plus": (),
        "question": (),
        "euromatch": (),
        "first": (),
        "die": (),
        "lose_plus": (),
    }
    deals = {"plus": dealt.plus_cards}  # noqa: RUF012
    edition_schema = editions.SCHEMA
    position_schema = positions.SCHEMA
    text = FootmaniaText()
    questions = QUESTIONS

    def check_edition(self, data: Mapping[str, Any]) -> Edition:
        return editions.check_edition(data, self.rules)

    def edition_words(self, edition: Edition, lang: str) -> Mapping[str, str]:
        return editions.edition_words(edition, lang)

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> State:
        state = Footmania(self._setup(seats, options, edition), [c.Player() for _ in range(seats)])
        turn.begin(state, chance, out)
        return state

    def position(self, state: State) -> dict[str, Any]:
        return positions.write(_footmania(state))

    def state_from(
        self, position: Mapping[str, Any], seats: int, options: Mapping[str, Any], edition: Edition
    ) -> State:
        return positions.read(position, self._setup(seats, options, edition))

    def _setup(self, seats: int, options: Mapping[str, Any], edition: Edition) -> c.Setup:
        setup = c.Setup(seats, editions.build_box(edition))
        setup.rules = self.rules
        setup.accelerated = options["accelerated"]
        setup.sealed = options["auction"] == "sealed"
        setup.top_price = options["top_price_visible"]
        setup.choose_seventh = options["seventh_plus"] == "choose"
        setup.exempt_receipts = options["exempt_receipts"]
        setup.declare = options["phase1_end"] == "declare"
        setup.until_all = options["phase1_end"] == "all"
        setup.cash_public = options["cash_public"]
        setup.buy_back_lock = options["buy_back_lock"]
        setup.market = options["market"] == "full"
        setup.between_matches = options["between_matches"]
        setup.round_cap = options["phase1_round_cap"]
        setup.choose_lineup = options["lineup"] == "choose"
        setup.legs = options.get("legs", 1)  # with two seats, since rules 3
        return setup

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(_footmania(state), seat)

    def away_action(self, state: State, seat: int) -> int | None:
        return comfort.away_action(_footmania(state), seat)

    def patience(self, state: State, seat: int) -> int | None:
        return comfort.patience(_footmania(state), seat)

    def knowledge(self) -> Knowledge:
        return FootmaniaKnowledge()

    def measures(self) -> Measures:
        return FootmaniaMeasures()


def _footmania(state: State) -> Footmania:
    assert isinstance(state, Footmania)
    return state


GAME = FootmaniaGame()
