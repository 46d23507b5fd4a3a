"""Golden playthroughs of Le sport est mortel, see tests/games/transcripts.py."""

from __future__ import annotations

import random

import pytest

import arene
from arene.core.actions import Action
from arene.core.match import Match
from tests.games.transcripts import NAMES, golden, outcome, playthrough


def transcript(seats: int) -> str:
    seed = f"transcript {seats}"
    match = arene.new_match("sportmord", seats=seats, seed=seed, players=NAMES[:seats])
    draw = random.Random(seats)

    def choose(match: Match) -> tuple[int, Action]:
        seat = draw.choice(match.awaiting)
        actions = match.actions(seat)
        laying = [action for action in actions if action.kind == "place"]
        return seat, draw.choice(laying if laying and draw.random() < 0.8 else actions)

    head = [f"Le sport est mortel, {seats} players, seed “{seed}”", f"options: {match.options}", ""]
    return "\n".join([*head, *playthrough(match, choose), *outcome(match)]) + "\n"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_golden_transcript(seats: int, regenerate: bool) -> None:
    text = transcript(seats)
    assert text.splitlines() == golden("sportmord", f"{seats}-seats", text, regenerate)
    for words in ("Tournament,", "everybody agrees", "dopes a die", "is closed", "doping card,", "Every sport is"):
        assert words in text
