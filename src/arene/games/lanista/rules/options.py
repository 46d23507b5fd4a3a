"""Lanista: the options of a match, the usual sets of them, and what they fix."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arene.core.edition import Edition
from arene.core.game import Option
from arene.core.native import i64, vec
from arene.games.lanista.rules.box import build_box
from arene.games.lanista.rules.components import BIT, Setup

OPTIONS = (
    Option("years", 1, [1, 2]),
    Option("season_plan", "full", ["full", "winter_only"]),
    Option("lanistas", "none", ["none", "random", "choice"]),
    Option("simple_events", False, [False, True]),
    Option("malus", True, [True, False]),
    Option("sine_missione", True, [True, False]),
    Option("resale", False, [False, True]),
    Option("contracts_revealed", "draw", ["draw", "contract"]),
    Option("initiative", "fixed", ["fixed", "rotate_round", "rotate_season"]),
    Option("second_order", "reverse", ["reverse", "clockwise"]),
    Option("locked_contract", "refuse", ["refuse", "take_and_fail"]),
    Option("influence_exemption", "all", ["all", "per_token"]),
    Option("mercy_bad", "both", ["both", "literal", "symmetric"]),
    Option("tie", "shared", ["shared", "sesterces"]),
    Option("first_round_mulligan", False, [False, True]),
    Option("poker_face", False, [False, True]),
)

PRESETS: Mapping[str, Mapping[str, object]] = {
    "first": {},
    "standard": {"lanistas": "random"},
    "long": {"years": 2},
    "young": {"season_plan": "winter_only", "simple_events": True, "malus": False, "sine_missione": False},
    "advanced": {"years": 2, "lanistas": "random", "resale": True},
}


def setup_of(seats: int, options: Mapping[str, Any], edition: Edition, rules: int) -> Setup:
    """What the options, the edition and the version of the rules fix for a match."""
    box = build_box(edition)
    setup = Setup(seats, box)
    setup.rules = rules
    setup.years = options["years"]
    setup.winter_only = options["season_plan"] == "winter_only"
    setup.lanistas = ["none", "random", "choice"].index(options["lanistas"])
    setup.simple_events = options["simple_events"]
    setup.malus = options["malus"]
    setup.sine_missione = options["sine_missione"]
    setup.resale = options["resale"]
    setup.reveal_early = options["contracts_revealed"] == "draw"
    setup.initiative = ["fixed", "rotate_round", "rotate_season"].index(options["initiative"])
    setup.second_clockwise = options["second_order"] == "clockwise"
    setup.take_and_fail = options["locked_contract"] == "take_and_fail"
    setup.per_token = options["influence_exemption"] == "per_token"
    setup.mercy_bad = ["both", "literal", "symmetric"].index(options["mercy_bad"])
    setup.tie_sesterces = options["tie"] == "sesterces"
    setup.first_mulligan = options["first_round_mulligan"]
    setup.poker_face = options["poker_face"]
    setup.titles = _titles(setup)
    setup.deck = sum(int(copies) for title, copies in enumerate(box.copies) if setup.titles & BIT[title])
    contracts = [contract for contract in range(len(box.contracts)) if setup.sine_missione or not box.sine[contract]]
    setup.contracts = vec[i64](contracts)
    return setup


def _titles(setup: Setup) -> int:
    """The event cards of the match; those that an option leaves without any use stay in the box."""
    box = setup.box
    titles = (1 << len(box.titles)) - 1
    if setup.seats == 1:
        titles &= int(box.solo)
    if setup.simple_events:
        titles &= int(box.simple)
    if not setup.sine_missione:
        titles &= ~int(box.useless_without_mercy)
    if not setup.malus:
        titles &= ~int(box.useless_without_malus)
    return titles
