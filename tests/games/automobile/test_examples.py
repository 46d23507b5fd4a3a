"""The specification's worked examples, exactly."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from arene.games.automobile.rules.components import ONE, points_of
from tests.games.automobile.positions import (
    NAMES,
    B,
    G,
    R,
    Y,
    building,
    car,
    kinds,
    lanes,
    offered,
    play,
    racing,
    seats_with,
    spot,
    start,
    told,
)
from tests.games.automobile.walks import cars_of


@pytest.mark.parametrize(
    ("cards", "price"),
    [
        ("bleu rouge jaune", 7),
        ("rouge rouge rouge", 10),
        ("rouge rouge bleu", 3),
        ("jaune", 1),
        ("jaune jaune", 2),
        ("rouge bleu", 2),
    ],
)
def test_1_sales(cards: str, price: int) -> None:
    colours = cards.split()
    match = start(building(R, None, "sell", sponsors=colours, money=0), ("die", 6))
    play(match, "sell", **{colour: colours.count(colour) for colour in NAMES[:3]})
    assert car(match, R)["money"] == price
    assert car(match, R)["sponsors"] == []
    assert match.position()["pack"][-len(colours) :] == sorted(colours, key=NAMES.index)


def test_2_the_die() -> None:
    position = building(B, 22, "sell", sponsors=["bleu"], money=3)
    match = start(position, ("die", 4))
    play(match, "keep")
    assert car(match, B)["cell"] == 2
    match = start(building(B, 0, "sell", sponsors=["bleu"]), ("die", 6))
    play(match, "keep")
    assert offered(match, "advance") == [{"cells": cells} for cells in range(1, 6)]
    assert kinds(match) == ["advance"] * 5
    assert [cell["cell"] for cell in match.view(0)["reach"]] == [1, 2, 3, 4, 5]


def test_3_purchases() -> None:
    match = start(building(R, 2, money=1))
    assert kinds(match) == ["buy", "decline"]
    assert offered(match, "buy") == [{"category": "mecanique"}]
    match = start(building(R, 0, money=2))
    assert len(offered(match, "buy")) == 8


def test_4_the_fourth_sponsor() -> None:
    position = building(R, 7, sponsors=["bleu"] * 3)
    position["pack"] = ["rouge"] + ["jaune"] * 10 + ["rouge"] * 9 + ["bleu"] * 7
    match = start(position, ("die", 6))
    play(match, "draw")
    assert offered(match, "discard") == [{"colour": "bleu"}, {"colour": "rouge"}]
    play(match, "discard", colour="rouge")
    assert car(match, R)["sponsors"] == ["bleu"] * 3
    assert match.position()["pack"][-1] == "rouge"


def test_5_exchanges() -> None:
    match = start(building(B, 3))
    assert set(kinds(match)) == {"swap_board", "decline"}
    position = building(B, 9, hand={"pneus": [1]})
    position["seats"][R]["cars"]["rouge"] = {"hand": {"pneus": [4]}}
    match = start(position, ("die", 6))
    assert set(kinds(match)) == {"force_swap", "decline"}
    play(match, "force_swap", category="pneus", value=1)
    assert car(match, B)["hand"]["pneus"] == [4]
    assert car(match, R)["hand"]["pneus"] == [1]


def test_6_three_players() -> None:
    match = arene.new_match("automobile", seats=3, seed=5)
    position = match.position()
    assert all(len(pile) == 4 for pile in position["piles"].values())
    cars = cars_of(position)
    assert all(len(values) == 1 for it in cars.values() for values in it["hand"].values())
    cards = position["piles"]["mecanique"] + [it["hand"]["mecanique"][0] for it in cars.values()]
    assert sorted(cards) == [0, 1, 2, 2, 3, 4, 5]


def test_7_energy() -> None:
    cars: dict[str, dict[str, Any]] = {name: {"money": 0} for name in NAMES}
    cars["bleu"] = {"money": 9, "sponsors": ["rouge"]}
    cars["vert"] = {"money": 1, "cell": 23}
    emptied = ("ingenieur", "mecanique", "carrosserie", "chassis", "pilote", "pneus", "essais")
    empty: dict[str, list[int]] = {name: [] for name in emptied}
    stock = {
        "ingenieur": [[0, 2], [4, 5], [6, 6], [6, 7]],
        "mecanique": [[0, 1], [2, 2], [2, 3], [4, 5]],
        "carrosserie": [[0, 3], [4, 5], [6, 6], [7, 7]],
        "chassis": [[0, 1], [2, 3], [3, 4], [5, 6]],
        "pilote": [[0, 1], [3, 4], [5, 5], [6, 7]],
        "pneus": [[0, 1], [2, 3], [4, 4], [5, 7]],
        "essais": [[0, 2], [3, 4], [5, 5], [6, 7]],
        "moteur": [[0, 2], [2, 3], [4, 4], [5]],
    }
    for number, name in enumerate(NAMES):
        cars[name]["hand"] = {category: hands[number] for category, hands in stock.items()}
    position = {"seats": seats_with(cars, 4), "decision": "cell", "car": "vert", "piles": {**empty, "moteur": [6]}}
    match = start(position, ("grid", ["rouge"]))
    play(match, "buy", category="moteur")
    assert match.view(None)["phase"] == "race"
    assert car(match, B)["energy"] == 10
    assert not told(match, "money_lost")


def test_8_the_roulette() -> None:
    match = start(racing([(40, 1), (30, 1), (20, 1), (10, 2)], R, {R: {"pneus": [5]}}, {R: 2}), ("ball", 5))
    play(match, "spin")
    assert offered(match, "balls") == [{"extra": extra} for extra in range(3)]
    odds = match.view(None)["odds"][2]
    assert (odds["own"], odds["balls"], odds["cells"]) == (3, 7, 3)
    play(match, "balls", extra=2)
    assert lanes(match)[0] == 33
    assert car(match, R)["energy"] == 0
    for ball in range(7):
        match = start(racing([(40, 1), (30, 1), (20, 1), (10, 2)], R, {R: {"pneus": [5]}}, {R: 2}), ("ball", ball))
        play(match, "spin")
        play(match, "balls", extra=2)
        assert car(match, R)["energy"] == 0
        drawn = told(match, "ball")[0]["ball"]
        assert drawn == ["violet", "bleu", "rouge", "jaune", "vert", "rouge", "rouge"][ball]


def test_9_what_a_car_may_do() -> None:
    spots = [(40, 1), (30, 1), (20, 1), (10, 2)]
    two_five, zero_five = {"pneus": [2, 5]}, {"pneus": [0, 5]}
    assert kinds(start(racing(spots, B, {B: two_five}))) == ["card 2", "card 5"]
    assert kinds(start(racing(spots, B, {B: zero_five}))) == ["card 5", "zero_spin"]
    assert kinds(start(racing(spots, B))) == ["spin"]
    assert kinds(start(racing(spots, R, {R: zero_five}))) == ["card 5", "spin"]


def test_10_side_by_side() -> None:
    match = start(racing([(10, 2), (10, 1), (5, 1), (4, 1)], R))
    assert match.view(None)["race"]["ranking"][:2] == [R, B]


def test_11_slipstream() -> None:
    spots = [(40, 1), (25, 1), (20, 1), (10, 2)]
    for lane, column in ((1, 26), (2, 24), (3, 24)):
        match = start(racing(spots, Y, {Y: {"pneus": [4]}}))
        play(match, "card", value=4)
        assert lanes(match) == (24, {1, 2, 3})
        play(match, "lane", lane=lane)
        if lane == 1:
            assert lanes(match) == (26, {1, 2, 3})
            play(match, "lane", lane=2)
        assert spot(match, Y)[0] == column
    assert not told(match, "bonus_earned")


@pytest.mark.parametrize("first", ["green", "slipstream"])
def test_12_both_bonuses(first: str) -> None:
    match = start(racing([(40, 1), (26, 2), (21, 2), (10, 2)], Y, {Y: {"pneus": [4]}}))
    play(match, "card", value=4)
    play(match, "lane", lane=2)
    assert offered(match, "bonus") == [{"bonus": "green"}, {"bonus": "slipstream"}]
    assert match.view(None)["owed"] == {"car": Y, "cause": "card", "green": 2, "slip": 2, "total": 4}
    play(match, "bonus", bonus=first)
    play(match, "lane", lane=1)
    assert lanes(match)[0] == 29
    play(match, "lane", lane=2)
    assert spot(match, Y) == (29, 2)


def test_12_ends_in_any_lane() -> None:
    reached = set()
    for middle in (1, 3):
        match = start(racing([(40, 1), (26, 2), (21, 2), (10, 2)], Y, {Y: {"pneus": [4]}}))
        play(match, "card", value=4)
        play(match, "lane", lane=2)
        play(match, "bonus", bonus="green")
        play(match, "lane", lane=middle)
        reached |= lanes(match)[1]
    assert reached == {1, 2, 3}


def test_13_a_wall() -> None:
    match = start(racing([(36, 1), (36, 2), (32, 3), (10, 2)], Y, {Y: {"carrosserie": [6]}}))
    play(match, "card", value=6)
    assert lanes(match) == (35, {1, 2})
    assert told(match, "shortened")[0]["done"] == 3
    play(match, "lane", lane=1)
    assert spot(match, Y) == (35, 1)
    assert not told(match, "bonus_earned")


def test_14_between_two_cars() -> None:
    match = start(racing([(28, 2), (27, 3), (27, 2), (10, 2)], Y, {Y: {"pneus": [1]}}))
    play(match, "card", value=1)
    assert spot(match, Y) == (28, 1)
    match = start(racing([(28, 2), (27, 3), (27, 2), (27, 1)], Y, {Y: {"pneus": [1]}}))
    assert kinds(match) == ["spin", "pass"]


def test_15_the_violet_ball() -> None:
    match = start(racing([(17, 1), (22, 1), (21, 1), (16, 2)], Y), ("ball", "violet"))
    play(match, "spin")
    assert told(match, "spun_off") == [{"kind": "spun_off", "car": B, "column": 17, "lane": 1}]
    assert lanes(match) == (25, {1, 2, 3})
    play(match, "lane", lane=2)
    assert told(match, "bonus_earned") == [{"kind": "bonus_earned", "car": R, "bonus": "green", "cells": 1}]
    play(match, "lane", lane=2)
    assert spot(match, R) == (26, 2)
    assert lanes(match) == (22, {1, 2})
    play(match, "lane", lane=1)
    assert lanes(match) == (17, {1, 2})
    play(match, "lane", lane=2)
    assert [spot(match, number) for number in (B, Y, G)] == [(17, 1), (22, 1), (17, 2)]


@pytest.mark.parametrize(
    ("cars", "place", "cells"), [(4, 1, 1), (4, 2, 2), (4, 3, 2), (4, 4, 3), (3, 1, 1), (3, 2, 2), (3, 3, 3)]
)
def test_16_green_cells(cars: int, place: int, cells: int) -> None:
    spots = [(40, 2), (36, 1), (34, 1)][: place - 1]
    behind = [(10, 1), (8, 1), (6, 1)][: cars - place]
    match = start(racing([*spots, (24, 2), *behind], place - 1, {place - 1: {"pneus": [1]}}))
    play(match, "card", value=1)
    play(match, "lane", lane=2)
    assert told(match, "bonus_earned")[0]["cells"] == cells


def test_17_two_cars_each() -> None:
    match = start(racing([None, None, (84, 1), (70, 1)], Y, {Y: {"pneus": [5]}}, seats=2))
    play(match, "card", value=5)
    assert match.over
    assert [(place["seat"], place["score"]) for place in match.standings] == [(0, 6), (1, 4)]


def test_the_points_of_a_hand_are_the_sum_of_its_values() -> None:
    assert points_of(ONE[0] + 2 * ONE[3] + ONE[7]) == 13
