"""Bots: the rule of thumb is legal everywhere, clearly better than chance, and knows what a bag holds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from arene.core.chance import Fast
from arene.games.lanista.components import GREEN, RED, WHITE
from arene.games.lanista.estimates import bag_mean, token_effect
from arene.games.lanista.knowledge import LanistaKnowledge
from arene.games.lanista.rules import Lanista
from arene.lab.balance import balance
from arene.lab.series import series
from arene.lab.simulate import simulate
from tests.games.lanista.table import GAME, OPTIONS, SEATS, SEEDS, A, combat, glad, start, walk

KNOWLEDGE = LanistaKnowledge()


@settings(max_examples=4)
@given(SEATS, OPTIONS, SEEDS)
def test_choices_are_legal(seats: int, options: dict[str, Any], seed: int) -> None:
    chance = Fast(seed)
    for number, step in enumerate(walk(seats, options, seed)):
        if number % 3:
            continue
        for seat in step.state.awaiting():
            world = step.state.sample(seat, chance)
            legal = list(step.state.legal(seat))
            assert KNOWLEDGE.policy(world, seat, chance) in legal
            tried = list(KNOWLEDGE.candidates(world, seat))
            assert tried and set(tried) <= set(legal)
            assert 0 <= KNOWLEDGE.worth(world, seat) <= 1_000_000


def test_the_rule_of_thumb_beats_chance() -> None:
    result = simulate(series("lanista", 2, ["heuristic", "random"], 12, 1))
    assert result.bots[0].wins.value > 0.85


def test_alone_it_earns_more_than_chance() -> None:
    scores = [simulate(series("lanista", 1, [bot], 8, 1)).bots[0].score.value for bot in ("heuristic", "random")]
    assert scores[0] > scores[1] + 15


def test_bags_are_reckoned_token_by_token() -> None:
    fighters = [glad("G32", 2), glad("G06", 2)]
    match = start(
        {"school": fighters},
        decision="window",
        step="before_draw",
        combat=combat(A, "CB01", "beta", "G32", "G06"),
        spent=["CB01"],
    )
    state = match.seen(A).world(Fast(1))
    assert isinstance(state, Lanista)
    green, white, red = match.view(A)["combat"]["gains"]
    assert bag_mean(state) == (green + white + red) * 100 // 3
    assert token_effect(state, GREEN) > 0 > token_effect(state, RED)
    assert token_effect(state, WHITE) == (white * 100 - bag_mean(state)) // 4


@pytest.mark.parametrize("seats", [1, 4])
def test_a_match_is_measured(seats: int) -> None:
    measured = {one.measure.id: one.estimate for one in balance(series("lanista", seats, ["heuristic"], 2, 1)).measured}
    assert measured["score"].count == 2 and 0 <= measured["exhibitio"].value <= 1
    shares = sum(measured[f"points-{source}"].value for source in ("combats", "school", "money"))
    assert shares == pytest.approx(1, abs=0.25)  # the rest: penalties
    assert GAME.measures().targets(seats, GAME.edition())
