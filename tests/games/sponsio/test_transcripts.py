"""Golden playthroughs of Sponsio, see tests/games/transcripts.py."""

from __future__ import annotations

import pytest

import arene
from arene.core.chance import Sealed
from tests.games.sponsio.table import random_move
from tests.games.transcripts import NAMES, golden, outcome, playthrough


def transcript(seats: int) -> str:
    seed = f"transcript {seats}"
    match = arene.new_match("sponsio", seats=seats, seed=seed, players=NAMES[:seats])
    draw = Sealed(match.seed)
    head = [f"Sponsio, {seats} players, seed “{seed}”", f"options: {match.options}", ""]
    played = playthrough(match, lambda match: random_move(match, draw, lazy=20))
    return "\n".join([*head, *played, *outcome(match)]) + "\n"


@pytest.mark.parametrize("seats", [3, 4])
def test_golden_transcript(seats: int, regenerate: bool) -> None:
    text = transcript(seats)
    assert text.splitlines() == golden("sponsio", f"{seats}-seats", text, regenerate)
    for kind in ("reveals the", "bets: ", "bets against", "takes the", "wins the trick", "wins the round"):
        assert kind in text
