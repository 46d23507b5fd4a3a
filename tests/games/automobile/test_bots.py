"""Bots are asked at odd moments too: after other people's choices, under every option, and answer by the rules."""

from __future__ import annotations

import pytest

import arene
from arene.bots import make_bot
from arene.core.chance import Fast
from tests.games.automobile.positions import STRONG, Y, play, racing, start
from tests.games.automobile.walks import GAME

LEVELS = ["regular", "good:playouts=60", "strong:playouts=120"]
KNOWLEDGE = GAME.knowledge()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("green", [True, False], ids=["green", "slipstream"])
def test_only_one_bonus_is_owed_and_may_be_declined(level: str, green: bool) -> None:
    """A car on a green cell with nobody in front of it, or behind a car on a plain one."""
    spots = [(40, 1), (30, 1), (24, 2)] if green else [(40, 1), (27, 1), (24, 1)]
    position = racing(spots, Y, {Y: {"pneus": [1] if green else [2]}})
    match = start(position, options={"bonus_optional": True})
    play(match, "card", value=1 if green else 2)
    play(match, "lane", lane=2 if green else 1)
    assert match.view(None)["decision"] == "bonus"
    chosen = match.action(int(make_bot(level, GAME).choose(match.seen(Y), Fast(3))))
    assert chosen in match.actions(Y)
    assert chosen.params["bonus"] == ("green" if green else "slipstream")


def test_equal_choices_go_by_chance() -> None:
    """Three plain lanes, nobody near: each is chosen sometimes, and the same chance chooses the same."""
    match = start(racing([(40, 1), (30, 1), (21, 2), (10, 2)], Y, {Y: {"pneus": [2]}}))
    play(match, "card", value=2)
    bot = make_bot("heuristic", GAME)
    lanes = [match.action(int(bot.choose(match.seen(Y), Fast(seed)))).params["lane"] for seed in range(40)]
    assert set(lanes) == {1, 2, 3}
    again = [match.action(int(bot.choose(match.seen(Y), Fast(seed)))).params["lane"] for seed in range(40)]
    assert again == lanes


def swaps_of(tie: str) -> set[tuple[int, int]]:
    """What a bot gives and takes for its blue car, the weaker one."""
    hands = {"bleu": {"pneus": [1, 5], "moteur": [2, 4]}, "jaune": STRONG}
    seats = [{"cars": {name: {"hand": hand, "energy": 4} for name, hand in hands.items()}}, {}]
    match = arene.position("automobile", {"seats": seats, "decision": "swap"}, options={"pair_tie": tie})
    bot, done = make_bot("heuristic", GAME), set()
    while match.view(None)["decision"] == "swap" and match.awaiting == [0]:
        action = match.action(int(bot.choose(match.seen(0), Fast(1))))
        if action.kind == "swap":
            done.add((int(str(action.params["gave"])), int(str(action.params["took"]))))
        match.play(0, action)
    return done


def test_a_pair_levels_its_cars_unless_the_first_one_decides() -> None:
    assert (1, 7) in swaps_of("lead")
    assert all(gave > took for gave, took in swaps_of("first_car"))
