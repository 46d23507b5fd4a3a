"""Bots of Le sport est mortel: legal at any moment, different where choices are equal, and at home with the options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import arene
from arene.bots import make_bot
from arene.core.chance import Fast
from arene.core.events import Events
from arene.core.state import Seen
from arene.games.sportmord.rules import coaching, laying
from arene.games.sportmord.rules.state import Sportmord
from arene.server.thinking import Question, suggest
from tests.games.sportmord import positions
from tests.games.sportmord.positions import R
from tests.games.sportmord.walks import EDITION, GAME

KNOWLEDGE = GAME.knowledge()
OPTIONS: list[dict[str, Any]] = [
    {},
    {"doped_leap": True},
    {"doped_leap": True, "pills_per_round": "one", "best_coach_tournaments": "participant"},
    {"agreement": "never", "circle_order": "shuffled"},
]


def played_out(state: Sportmord, seat: int, position: dict[str, Any], options: Mapping[str, Any]) -> None:
    """The list that a person would be offered is played without a refusal."""
    match = arene.position("sportmord", position, seed=1, options=options)
    again = match.game.state_from(position, 4, match.options, match.edition)
    actions = suggest(Question(match, seat, "normal")).actions
    assert actions
    for number, action in enumerate(actions):
        assert action in again.legal(seat)
        if number + 1 < len(actions):
            again.play(seat, action, Fast(1), Events())


def leaping() -> dict[str, Any]:
    """Seat 0 has one sport to go up at, tennis being closed, and a die on a pill waits for it already."""
    seats: list[dict[str, Any]] = [
        {"roll": [2, 3, 3, 3, 3, 6], "doped": [5], "old": {"bowling": 2, "tennis": 1}, "pills": 1},
        {"roll": [1, 1, 2, 4, 5, 5, 6], "doped": [3], "old": {"bowling": 2, "tennis": 1}, "pills": 1},
        {"roll": [1, 2, 4, 4, 5, 6], "doped": [1], "old": {"tennis": 2, "billiards": 2}, "pills": 0},
        {"roll": [2, 3, 4, 4, 5, 5], "old": {"billiards": 1, "football": 1}, "fatal": ["tennis"], "pills": 0},
    ]
    seats[0].update(units={"bowling": 2, "tennis": 1}, injuries=[{"sport": "tennis", "card": "u2", "die": 1}])
    seats[1].update(units={"bowling": 2, "tennis": 1})
    seats[2].update(units={"tennis": 1, "billiards": 2}, injuries=[{"sport": "bowling", "card": "u2", "die": 2}])
    seats[3].update(
        units={"tennis": 1, "billiards": 2, "football": 1}, injuries=[{"sport": "bowling", "card": "u4", "die": 3}]
    )
    return {"seats": seats, "round": 3, "phase": 3, "decision": "dope", "seat": 0, "first": 1, "best": 2}


@pytest.mark.parametrize("level", ["regular", "good:playouts=20", "strong:playouts=40"])
def test_no_second_die_is_doped_for_the_place_of_the_first(level: str) -> None:
    match = arene.position("sportmord", leaping(), options={"doped_leap": True})
    for seed in range(5):
        state = match.game.state_from(match.position(), 4, match.options, match.edition)
        answer = make_bot(level, GAME).choose(Seen(state, 0), Fast(seed))
        assert answer in state.legal(0)


def test_bots_leap_on_purpose() -> None:
    """With the option, most dice on pills show a face that no single step leads to."""
    doped, leaps = 0, 0
    for seed in range(8):
        chance = Fast(seed)
        state = GAME.new_state(4, GAME.check_options(4, {"doped_leap": True}), EDITION, chance, None)
        assert isinstance(state, Sportmord)
        while (seat := int(state.actor())) >= 0:
            action = KNOWLEDGE.policy(state, seat, chance)
            if coaching.DOPE_DIE <= action < laying.PLACE:
                (_, face), old = coaching.doped(action), state.players[seat].old
                doped += 1
                leaps += all(face != (old >> (4 * sport)) % 16 + 1 for sport in range(8))
            state.play(seat, action, chance, None)
    assert doped > 100
    assert leaps > doped // 3


def first_choices(seed: int) -> tuple[str, int, int]:
    """Where the first die of a match goes, and who gets the first coach and the first pill."""
    chance, coach, pill = Fast(seed), -1, -1
    state = GAME.new_state(4, GAME.check_options(4, {}), EDITION, chance, None)
    while True:
        seat, out = int(state.actor()), Events()
        state.play(seat, KNOWLEDGE.policy(state, seat, chance), chance, out)
        events: list[dict[str, Any]] = [event.to_json() for event in out.items]
        for event in events:
            if event["kind"] == "coach_best":
                coach = (event["seat"] - event["by"]) % 4
            if event["kind"] == "pill_given":
                pill = event["to"]
            if event["kind"] == "placed":
                return event["sport"], coach, pill


def test_equal_worths_are_decided_by_chance() -> None:
    made = [first_choices(seed) for seed in range(60)]
    sports, coaches, pills = (Counter(choices) for choices in zip(*made, strict=True))
    assert len(sports) == 8 and max(sports.values()) < 20
    assert len(coaches) == 3 and max(coaches.values()) < 40
    assert len(pills) == 4 and max(pills.values()) < 40
    assert made == [first_choices(seed) for seed in range(60)]  # and by nothing else


def test_six_seats_do_not_crowd_one_sport_in_the_first_round() -> None:
    fullest = []
    for seed in range(30):
        chance = Fast(seed)
        state = GAME.new_state(6, GAME.check_options(6, {}), EDITION, chance, None)
        assert isinstance(state, Sportmord)
        while state.phase < 5:
            seat = int(state.actor())
            most = max(bin(state.dice_at(sport)).count("1") for sport in range(8))
            state.play(seat, KNOWLEDGE.policy(state, seat, chance), chance, None)
        fullest.append(most)
    assert sum(fullest) / len(fullest) < 3.5


@pytest.mark.parametrize(
    ("picked", "answer"),
    [
        ([], coaching.picking(5, 3)),  # the 4 follows the 3 at tennis; the three 5s and the five 6s lie idle
        ([5, 5, 5], coaching.picking(6, 5)),
        ([5, 5, 5, 6, 6, 6, 6, 6], coaching.REROLL),
        ([5, 5, 5, 6], coaching.REROLL),  # the 6s have been chosen, though not all of them
        ([4], coaching.KEEP),
        ([4, 5, 5, 5], coaching.REROLL_ALL),  # with the 6s these are all the dice
    ],
    ids=str,
)
def test_a_reroll_that_somebody_began_is_finished_or_left(picked: list[int], answer: int) -> None:
    position = {**positions.laying(R, old={"tennis": 3}), "decision": "reroll", "phase": 3, "picked": picked}
    position["seats"][R]["roll"] = [4, 5, 5, 5, 6, 6, 6, 6, 6]
    match = arene.position("sportmord", position)
    state = match.game.state_from(match.position(), 4, match.options, match.edition)
    assert KNOWLEDGE.policy(state, R, Fast(1)) == answer
    assert answer in state.legal(R)
