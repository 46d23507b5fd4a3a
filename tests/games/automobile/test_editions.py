"""Editions: the one that ships is complete, and an owner's mistake is named by its cell or card."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import arene
from arene.games.automobile.rules.components import MAX_ENERGY, MAX_EXTRA
from tests.faults import told_in_french
from tests.games.automobile.positions import Y, racing, told

GAME = arene.load_game("automobile")
Data = dict[str, Any]


def data() -> Data:
    return copy.deepcopy(dict(GAME.edition().data))


def test_the_box_is_complete() -> None:
    content = data()
    assert sum(sum(category["counts"]) for category in content["categories"]) == 64
    assert sum(sponsor["copies"] for sponsor in content["sponsors"]) == 30
    assert "".join(content["ring"].values()) == "ASVESV" * 4
    lanes = content["track"]["lanes"]
    signs = "".join(lanes)
    assert [len(lane) for lane in lanes] == [84, 84, 84]
    assert [signs.count(sign) for sign in ".GRV"] == [181, 8, 31, 6]


def test_every_value_says_where_it_comes_from() -> None:
    edition = GAME.edition()
    assert [path for path, _ in edition.leaves() if edition.mark(path) is None] == []


def lane(number: int, column: int, sign: str) -> Callable[[Data], None]:
    def change(content: Data) -> None:
        lanes = content["track"]["lanes"]
        lanes[number - 1] = lanes[number - 1][: column - 1] + sign + lanes[number - 1][column:]

    return change


def dead_end(content: Data) -> None:
    """Behind (40,1) only the outermost lane goes on."""
    for number in (1, 2):
        lane(number, 41, "#")(content)


def no_road(content: Data) -> None:
    for number in (1, 2, 3):
        lane(number, 41, "#")(content)


def put(*path: Any) -> Callable[[Data], None]:
    *way, last, value = path

    def change(content: Data) -> None:
        for key in way:
            content = content[key]
        content[last] = value

    return change


def only_zeros(content: Data) -> None:
    """Sixteen equal cards in one hand would be more than the rules can count."""
    for category in content["categories"]:
        category.update(counts=[8, 0, 0, 0, 0, 0, 0, 0], removed_at_3=0)


MISTAKES: list[tuple[Callable[[Data], None], str]] = [
    (lane(2, 30, "X"), r"track\.lanes\[1\]: column 30 is 'X'"),
    (dead_end, r"cell \(40,1\) leads nowhere"),
    (no_road, r"track\.lanes.*leads nowhere|column 41 has no cell"),
    (put("track", "lanes", 1, "....."), r"track\.lanes\[1\]: 5 columns"),
    (put("track", "grid", 0, [16, 1]), r"track\.grid\[0\]: \(16,1\) is not a plain cell"),
    (put("track", "grid", 1, [4, 1]), r"track\.grid\[1\]: \(4,1\) is not behind"),
    (put("track", "grid", 2, [99, 1]), r"track\.grid\[2\]: \(99,1\) is not on the circuit"),
    (put("track", "parts", 0, "to", 99), r"track\.parts\.carriere"),
    (put("ring", "rouge", "ASVESA"), r"ring\.rouge: 2 A cells"),
    (put("ring", "rouge", "ASVXSV"), r"ring\.rouge: cell 4 is 'X'"),
    (put("ring", "vert", "ASVVSV"), r"ring\.vert: no E cell"),
    (put("categories", 0, "counts", [1, 0, 1, 0, 1, 1, 0, 0]), r"categories\.ingenieur\.counts: 4 cards"),
    (put("categories", 0, "removed_at_3", 1), r"categories\.ingenieur\.removed_at_3"),
    (put("categories", 1, "id", "ingenieur"), r"categories\.ingenieur: is there twice"),
    (put("categories", 2, "price", 0), r"categories\.carrosserie\.price: 0 is out of range"),
    (put("points", [1, 2, 3, 4]), r"points: a better place"),
    (put("sponsors", 0, "id", "jaune"), r"sponsors: must be bleu, rouge, jaune"),
    (put("energy_max", 99), r"energy_max: 99 is out of range"),
    (put("categories", 0, "id", "in géni"), r"categories\[0\]\.id: 'in géni'"),
    (put("track", "parts", 0, "id", "a b"), r"track\.parts\[0\]\.id"),
    (put("track", "parts", 1, "id", "carriere"), r"track\.parts\.carriere: is there twice"),
    (put("cars", 1, "number", 1), r"cars\[1\]\.number: 1 is another car's"),
    (put("cars", 1, "colour", "nope"), r"cars\[1\]\.colour: 'nope'"),
    (only_zeros, r"categories: more than 15 cards of value 0"),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES)
def test_a_mistake_is_named(change: Callable[[Data], None], message: str) -> None:
    content = data()
    change(content)
    with pytest.raises(arene.BadData, match=message) as refused:
        GAME.edition(content)
    told_in_french(refused.value)


def test_another_circuit_is_driven() -> None:
    """Two lanes, sixty columns, other prices: the match goes to its end."""
    content = data()
    content["id"], content["source"] = "mine", "owner"
    content["track"] = {
        "lanes": ["....GR...." * 6, "......V..." * 6],
        "grid": [[4, 1], [3, 2], [2, 1], [1, 2]],
        "parts": [],
    }
    content["ring"]["rouge"] = "AVSE"
    match = arene.new_match("automobile", seats=4, seed=3, edition=content)
    while not match.over:
        seat = match.awaiting[0]
        match.view(seat)
        match.play(seat, match.actions(seat)[0])
    assert sorted(car["finish"] for car in match.view(None)["cars"]) == [1, 2, 3, 4]


@pytest.mark.parametrize("all_of_it", [0, 20])
def test_as_much_energy_as_a_box_may_allow_can_be_shared_out(all_of_it: int) -> None:
    """Partners may propose, and answer with, everything for either car."""
    content = {**data(), "energy_max": 20}
    seats = [{"cars": {"bleu": {"energy": 12}}}, {}, {"cars": {"jaune": {"energy": 8}}}, {}]
    position = {"seats": seats, "decision": "split", "car": "bleu"}
    match = arene.position("automobile", position, options={"four_player_mode": "teams"}, edition=content)
    match.play(0, {"kind": "split", "energy": 20 - all_of_it})
    match.play(2, {"kind": "counter", "energy": all_of_it})
    match.play(0, {"kind": "accept"})
    cars = match.view(None)["cars"]
    assert [cars[0]["energy"], cars[2]["energy"]] == [all_of_it, 20 - all_of_it]


def test_a_box_may_allow_as_many_extra_balls_as_the_rules_can_count() -> None:
    edition = GAME.edition(data() | {"extra_balls_max": MAX_EXTRA, "energy_max": MAX_ENERGY})
    position = racing([(40, 1), (30, 1), (20, 1)], Y, energy={Y: MAX_EXTRA})
    match = arene.position("automobile", position, edition=edition, seed=1)
    match.play(Y, {"kind": "spin"})
    match.play(Y, {"kind": "balls", "extra": MAX_EXTRA})
    assert told(match, "balls_added")[0]["extra"] == MAX_EXTRA
