"""Golden playthroughs of Lanista, see tests/games/transcripts.py."""

from __future__ import annotations

import random

import pytest

import arene
from arene.core.actions import Action
from arene.core.match import Match
from tests.games.transcripts import NAMES, golden, playthrough

MATCHES = [(1, "standard"), (2, "first"), (2, "advanced"), (3, "young"), (3, "long"), (4, "standard")]


def transcript(seats: int, preset: str) -> str:
    seed = f"transcript {seats} {preset}"
    options = arene.load_game("lanista").presets[preset]
    match = arene.new_match("lanista", seats=seats, seed=seed, players=NAMES[:seats], options=options)
    draw = random.Random(seats)

    def choose(match: Match) -> tuple[int, Action]:
        seat = draw.choice(match.awaiting)
        actions = match.actions(seat)
        eager = [action for action in actions if action.number > 9]
        return seat, draw.choice(eager if eager and draw.random() < 0.75 else actions)

    lines = [f"Lanista, {seats} players, {preset}, seed “{seed}”", "", *playthrough(match, choose)]
    result = arene.Speaker(match.game, "en", match.players).prompt(match.view(0))  # the score is told there
    return "\n".join([*lines, "", result]) + "\n"


@pytest.mark.parametrize(("seats", "preset"), MATCHES)
def test_golden_transcript(seats: int, preset: str, regenerate: bool) -> None:
    text = transcript(seats, preset)
    assert text.splitlines() == golden("lanista", f"{seats}-{preset}", text, regenerate)
    for words in ("takes the contract of", "The crowd:", "experience of the gladiators", "buys"):
        assert words in text


def test_every_preset_and_player_count_has_a_transcript() -> None:
    assert {preset for _, preset in MATCHES} == set(arene.load_game("lanista").presets)
    assert {seats for seats, _ in MATCHES} == {1, 2, 3, 4}
