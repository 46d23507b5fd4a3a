"""Worlds imagined after long secret dealings: nothing of the truth gets into them, however hard they are to find."""

from __future__ import annotations

import random
from typing import Any

import pytest

import arene
from arene.core.chance import Fast
from tests.games.automobile.positions import NAMES, racing, start

CATEGORY = "ingenieur"
VALUES = [0, 2, 4, 5, 6, 6, 6, 7]
Hands = list[list[int]]


def dealings(seed: int, exchanges: int) -> tuple[Hands, list[dict[str, Any]]]:
    """Cards of one category, dealt, bought and exchanged again and again: the hands, and what is remembered."""
    draw = random.Random(seed)
    pile = draw.sample(VALUES, len(VALUES))
    hands = [[pile.pop()] for _ in NAMES]
    memory: list[dict[str, Any]] = []

    def note(kind: str, car: int, **more: object) -> None:
        memory.append({"kind": kind, "car": NAMES[car], "category": CATEGORY, **more})

    def any_of(car: int) -> int:
        return hands[car].pop(draw.randrange(len(hands[car])))

    for car, hand in enumerate(hands):
        note("held", car, values=hand[:])
    for car in (1, 2):
        hands[car].append(pile.pop(0))
        note("bought", car, took=hands[car][-1])
    for _ in range(exchanges):
        car, other = draw.sample(range(4), 2)
        gave = any_of(car)
        if car and draw.random() < 0.6:  # with the board, where nobody else sees it
            took = pile.pop(0)
            pile.append(gave)
            note("board", car, took=took, gave=gave)
        else:
            took = any_of(other)
            hands[other].append(gave)
            note("forced", car, other=NAMES[other], took=took, gave=gave)
        hands[car].append(took)
    return hands, memory


@pytest.mark.parametrize("seed", range(4))
def test_a_long_story_is_imagined_and_not_looked_up(seed: int) -> None:
    hands, memory = dealings(seed, 120)
    position = racing([(5, 1), (4, 1), (3, 1), (2, 1)], 0, {car: {CATEGORY: hand} for car, hand in enumerate(hands)})
    match = start({**position, "memory": {"cards": memory}})
    game, options = arene.load_game("automobile"), match.options
    stories = []
    for luck in range(3):
        world = match.state.sample(0, Fast(luck))
        imagined = game.position(world)
        assert game.view(world, 0) == match.view(0)
        assert game.position(game.state_from(imagined, 4, options, match.edition)) == imagined
        stories.append([entry for entry in imagined["memory"]["cards"] if entry["category"] == CATEGORY])
    truth = [entry for entry in match.position()["memory"]["cards"] if entry["category"] == CATEGORY]
    assert [len(story) for story in stories] == [len(truth)] * 3
    assert all(story != truth for story in stories)
    assert stories[0] != stories[1] != stories[2]


def test_a_pair_that_could_swap_nothing_is_imagined_too() -> None:
    """The others see two partners talk about a swap; in some worlds both hold cards of one value."""
    seats = [{"cars": {"bleu": {"hand": {CATEGORY: [2]}}}}, {}, {"cars": {"jaune": {"hand": {CATEGORY: [6]}}}}, {}]
    match = arene.position("automobile", {"seats": seats, "decision": "propose"})
    match.play(0, {"kind": "propose", "category": CATEGORY, "gave": 2, "took": 6})
    worlds = [arene.load_game("automobile").position(match.state.sample(1, Fast(luck))) for luck in range(60)]
    hands = [
        [world["seats"][seat]["cars"][car]["hand"] for seat, car in ((0, "bleu"), (2, "jaune"))] for world in worlds
    ]
    assert any(one == other for one, other in hands) and any(one != other for one, other in hands)
