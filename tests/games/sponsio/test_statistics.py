"""Random play comes out as section 10 of the specification says."""

from __future__ import annotations

from math import sqrt

import pytest

import arene
from arene.core.chance import Fast
from arene.core.playout import random_playout
from arene.games.sponsio.rules import betting, tricks
from arene.games.sponsio.rules.components import NINE_CARDS, size_in
from tests.games.sponsio.test_sampling import state_of

EXPECTED = {
    4: ([0.177, 0.266, 0.228, 0.155, 0.174], [0.426, 0.434, 0.140], 0.301, 0.153),
    3: ([0.091, 0.195, 0.224, 0.190, 0.299], [0.291, 0.485, 0.224], 0.543, 0.343),
}


def near(count: int, deals: int, expected: float) -> bool:
    """Within four standard errors of so many deals, and the table's rounding: 0.005 for 200,000."""
    return abs(count / deals - expected) < 4 * sqrt(expected * (1 - expected) / deals) + 0.0005


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("deals", [10_000, pytest.param(200_000, marks=pytest.mark.slow)])
def test_random_play_frequencies(deals: int, seats: int) -> None:
    """No bets, no swaps, every card at random among the legal ones; a given seat and a given colour."""
    start = state_of(arene.new_match("sponsio", seats=seats, seed=1, options={"max_rounds": 1, "first_dealer": 0}))
    chance = Fast(2024)
    taken_tricks, colour, in_play, whole_deck = [0] * 5, [0] * 3, 0, 0
    for deal in range(deals):
        state = start.clone()
        state.round = 0
        state.dealer = deal % seats
        betting.start_round(state, chance, None)
        state.asked = tricks.ASK_PLAY
        state.leader = state.seat
        random_playout(state, chance)
        taken_tricks[min(int(state.players[0].tricks), 4)] += 1
        taken = int(size_in(state.players[0].won, 0))
        colour[0 if taken == 0 else 1 if taken < 5 else 2] += 1
        missed = NINE_CARDS & ~state.nines_won
        if seats == 3:
            missed &= ~(511 << 9)  # yellow is out of the deck
        whole_deck += missed == 0
        in_play += missed & ~state.talon == 0
    expected = EXPECTED[seats]
    for counts, frequencies in ((taken_tricks, expected[0]), (colour, expected[1])):
        for count, frequency in zip(counts, frequencies, strict=True):
            assert near(count, deals, frequency), (counts, frequencies)
    assert near(in_play, deals, expected[2]) and near(whole_deck, deals, expected[3])
