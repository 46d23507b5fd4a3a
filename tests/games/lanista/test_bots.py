"""Bots: the rule of thumb is legal everywhere, clearly better than chance, and knows what a bag holds."""

from __future__ import annotations

import copy

import pytest

import arene
from arene.core.chance import Fast
from arene.core.native import i64, vec
from arene.games.lanista.bots.estimates import bag_mean, token_effect
from arene.games.lanista.bots.knowledge import LanistaKnowledge, best_of
from arene.games.lanista.rules.components import GREEN, RED, WHITE
from arene.games.lanista.rules.state import Lanista
from arene.lab.balance import balance
from arene.lab.series import series
from arene.lab.simulate import simulate
from tests.games.lanista.table import GAME, A, combat, glad, start

KNOWLEDGE = LanistaKnowledge()


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


def test_equal_worths_are_decided_by_chance() -> None:
    """Each of the equals comes up, nothing else does, and one seed always decides the same."""
    actions, worths = vec[i64]([3, 5, 7, 9]), vec[i64]([20, 40, 40, 40])

    def decide(seed: int) -> int:
        return int(best_of(actions, worths, 0, 10, Fast(seed)))

    decided = [decide(seed) for seed in range(60)]
    assert set(decided) == {5, 7, 9} and decided == [decide(seed) for seed in range(60)]
    assert best_of(actions, vec[i64]([10, 10, 10, 10]), 0, 10, Fast(1)) == 0  # worth no more than doing nothing


def test_the_rule_of_thumb_does_not_always_do_the_same() -> None:
    """Two recruits that differ in nothing but their names."""
    data = copy.deepcopy(dict(GAME.edition().data))
    one, other = (next(card for card in data["gladiators"] if card["id"] == id) for id in ("G29", "G32"))
    other.update({field: one[field] for field in ("price", "gamma", "beta", "alpha")})
    match = arene.position(
        "lanista", {"seats": [{"ap": 0}, {}], "decision": "buy", "recruits": ["G29", "G32"]}, edition=data, seed=1
    )
    bought = {
        match.space.action(int(KNOWLEDGE.policy(match.seen(A).world(Fast(seed)), A, Fast(seed)))).params["gladiator"]
        for seed in range(20)
    }
    assert bought == {"G29", "G32"}


def test_who_passes_his_last_pick_trains_first() -> None:
    """He may not be asked again when the phase closes (A73)."""
    match = start({"school": [glad("G05", 1), glad("G29", 1)]}, {}, decision="contract", shown=["CB01"], **{"pass": 1})
    chosen = match.space.action(int(KNOWLEDGE.policy(match.seen(A).world(Fast(1)), A, Fast(1))))
    assert chosen.kind == "ap_train"
