"""The best eleven is exact: against every subset of small squads, and against an independent solver on large ones."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import LinearConstraint, milp

from arene.core.native import i64, vec
from arene.games.footmania.rules import edition as editions
from arene.games.footmania.rules.components import FOREIGN, NUMBERS
from arene.games.footmania.rules.lineup import (
    best_set,
    best_strength,
    fits,
    foreigners,
    fullest_set,
    numbers_filled,
    shirt_numbers,
    stars_of,
)
from tests.games.footmania.walks import EDITION

BOX = editions.build_box(EDITION)
CARDS = range(len(BOX.cards))


def squad(*names: str) -> vec[i64]:
    return vec[i64](sorted(BOX.cards.index(name) for name in names))


def legal(cards: tuple[int, ...]) -> bool:
    """By trying every way to hand out the numbers."""

    def dress(place: int, worn: frozenset[int]) -> bool:
        if place == len(cards):
            return True
        allowed = [number for number in range(NUMBERS) if BOX.numbers[cards[place]] & 2**number]
        return any(dress(place + 1, worn | {number}) for number in allowed if number not in worn)

    reds = sum(BOX.deck[card] == FOREIGN for card in cards)
    return reds <= BOX.max_foreign and dress(0, frozenset())


def worth(cards: tuple[int, ...]) -> int:
    return sum(int(BOX.stars[card]) + 1 for card in cards)


SMALL = st.lists(st.sampled_from(CARDS), unique=True, max_size=9)
REDS = st.lists(st.sampled_from([card for card in CARDS if BOX.deck[card] == FOREIGN]), unique=True, max_size=7)


@settings(max_examples=60, deadline=None)
@given(SMALL, REDS)
def test_no_legal_set_is_better(cards: list[int], reds: list[int]) -> None:
    owned = sorted({*cards[:6], *reds[:5]})
    best = best_set(BOX, vec[i64](owned))
    subsets = [
        subset for size in range(len(owned) + 1) for subset in itertools.combinations(owned, size) if legal(subset)
    ]
    assert tuple(best) in subsets and fits(BOX, best)
    top = max(worth(subset) for subset in subsets)
    assert worth(tuple(best)) == top
    fewest = min(sum(int(BOX.deck[card]) for card in subset) for subset in subsets if worth(subset) == top)
    assert foreigners(BOX, best) == fewest
    most = max(len(subset) for subset in subsets)
    assert numbers_filled(BOX, vec[i64](owned)) == most
    fullest = tuple(fullest_set(BOX, vec[i64](owned)))
    assert worth(fullest) == max(worth(subset) for subset in subsets if len(subset) == most)


def solved_worth(owned: list[int]) -> int:
    """The greatest worth as a linear programme: each footballer one number, each number one, three foreigners."""
    shirts = [(card, number) for card in owned for number in range(NUMBERS) if BOX.numbers[card] & 2**number]
    rows = [[float(card == other) for other, _ in shirts] for card in owned]
    rows += [[float(number == worn) for _, worn in shirts] for number in range(NUMBERS)]
    rows.append([float(BOX.deck[card]) for card, _ in shirts])
    limits = [1.0] * (len(rows) - 1) + [float(BOX.max_foreign)]
    gains = [-float(BOX.stars[card] + 1) for card, _ in shirts]
    solved = milp(gains, constraints=LinearConstraint(rows, ub=limits), integrality=1, bounds=(0, 1))
    return round(float(-solved.fun))


def test_large_squads_agree_with_an_independent_solver() -> None:
    choose = random.Random(11)
    reds = [card for card in CARDS if BOX.deck[card] == FOREIGN]
    for _ in range(60):
        owned = sorted({*choose.sample(CARDS, choose.randint(8, 20)), *choose.sample(reds, choose.randint(0, 8))})
        best = best_set(BOX, vec[i64](owned))
        assert fits(BOX, best)
        assert worth(tuple(best)) == solved_worth(owned)
        assert best_strength(BOX, vec[i64](owned)) == solved_worth(owned) - NUMBERS


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(CARDS), unique=True, min_size=1, max_size=20))
def test_another_footballer_never_hurts(cards: list[int]) -> None:
    fewer, more = vec[i64](sorted(cards[:-1])), vec[i64](sorted(cards))
    assert best_strength(BOX, more) >= best_strength(BOX, fewer)
    assert numbers_filled(BOX, more) >= numbers_filled(BOX, fewer)


def test_shirts_are_a_matching() -> None:
    team = best_set(BOX, squad("Y01", "Y24", "G13", "G15", "B11", "G17", "B14", "G18", "G21", "B12", "Y30", "R20"))
    numbers = list(shirt_numbers(BOX, team))
    assert len(set(numbers)) == len(numbers)
    for card, number in zip(team, numbers, strict=True):
        assert BOX.numbers[card] & 2 ** (number - 1)


# ---- The specification's worked examples


def test_eleven_yellows_are_22_stars() -> None:
    eleven = [f"Y{number:02}" for number in range(1, 12)]
    assert best_strength(BOX, squad(*eleven)) == 22
    assert best_strength(BOX, squad(*(name for name in eleven if name != "Y09"))) == 19


def test_a_utility_player_never_keeps_goal() -> None:
    outfield = [f"Y{number:02}" for number in range(2, 11)]
    assert numbers_filled(BOX, squad(*outfield, "Y30")) == 10
    assert numbers_filled(BOX, squad(*outfield, "Y30", "G22")) == 10
    assert not fits(BOX, squad("Y30", *outfield, "Y11"))


def test_greedy_by_stars_is_wrong() -> None:
    """Nationals 1 to 6 and 9 (3 stars), foreigners 9 (7 stars), 7, 8, 10 (5 stars), nobody for 11."""
    owned = squad("G01", "G02", "G03", "G04", "Y17", "G09", "R09", "R07", "R08", "R10")
    stars = {"G01": 3, "G02": 3, "G03": 3, "G04": 3, "Y17": 3, "G09": 3, "R09": 7, "R07": 5, "R08": 5, "R10": 5}
    box = editions.build_box(EDITION)
    for name, value in stars.items():
        box.stars[box.cards.index(name)] = value
    five = box.cards.index("G05")
    box.stars[five] = 3
    owned = vec[i64](sorted([*owned, five]))
    best = best_set(box, owned)
    assert {box.cards[card] for card in best if box.deck[card] == FOREIGN} == {"R07", "R08", "R10"}
    assert stars_of(box, best) + len(best) - NUMBERS == 35


@pytest.mark.parametrize(("reds", "filled"), [(3, 11), (4, 10)])
def test_a_fourth_foreigner_completes_nothing(reds: int, filled: int) -> None:
    foreign = ["R01", "R03", "R05", "R06"]
    national = {"R01": "Y01", "R03": "Y02", "R05": "Y05", "R06": "Y06"}
    names = foreign[:reds] + [national[name] for name in foreign[reds:]]
    names += ["Y03", "Y04", "Y07", "Y08", "Y09", "Y10", "Y11"]
    assert numbers_filled(BOX, squad(*names)) == filled
