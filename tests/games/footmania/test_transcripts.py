"""Golden playthroughs of Footmania, see tests/games/transcripts.py."""

from __future__ import annotations

import random

import pytest

import arene
from arene.core.actions import Action
from arene.core.match import Match
from tests.games.footmania.walks import EAGER
from tests.games.transcripts import NAMES, golden, outcome, playthrough


def transcript(seats: int) -> str:
    seed = f"transcript {seats}"
    options = {"phase1_round_cap": 20, "accelerated": seats == 3}
    match = arene.new_match("footmania", seats=seats, seed=seed, options=options, players=NAMES[:seats])
    draw = random.Random(seats)

    def choose(match: Match) -> tuple[int, Action]:
        seat = draw.choice(match.awaiting)
        actions = match.actions(seat)
        wanted = [action for action in actions if action.number in EAGER]
        return seat, wanted[0] if wanted and draw.random() < 0.8 else draw.choice(actions)

    head = [f"Footmania, {seats} players, seed “{seed}”", f"options: {match.options}", ""]
    return "\n".join([*head, *playthrough(match, choose), *outcome(match)]) + "\n"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golden_transcript(seats: int, regenerate: bool) -> None:
    text = transcript(seats)
    assert text.splitlines() == golden("footmania", f"{seats}-seats", text, regenerate)
    for words in ("draws a Plus card", "for auction, from", "buys", "The market closes for good", "is champion"):
        assert words in text
