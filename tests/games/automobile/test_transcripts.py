"""Golden playthroughs of Les Sponsors de l'Automobile, see tests/games/transcripts.py."""

from __future__ import annotations

import random
from typing import Any

import pytest

import arene
from arene.core.actions import Action
from arene.core.chance import Fast
from arene.core.match import Match
from tests.games.transcripts import NAMES, golden, outcome, playthrough

TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "2-seats": (2, {}),
    "3-seats": (3, {}),
    "4-seats": (4, {"four_player_mode": "individual"}),
    "4-seats-teams": (4, {}),
}


def transcript(name: str) -> str:
    seats, options = TABLES[name]
    seed = f"transcript {name}"
    match = arene.new_match("automobile", seats=seats, seed=seed, options=options, players=NAMES[:seats])
    draw, knowledge, thinking = random.Random(seats), match.game.knowledge(), Fast(seats)

    def choose(match: Match) -> tuple[int, Action]:
        seat = match.awaiting[0]
        sensible = match.action(int(knowledge.policy(match.seen(seat).world(thinking), seat, thinking)))
        return seat, sensible if draw.random() < 0.8 else draw.choice(match.actions(seat))

    head = [f"Les Sponsors de l'Automobile, {seats} players, seed “{seed}”", f"options: {match.options}", ""]
    return "\n".join([*head, *playthrough(match, choose, stage), *outcome(match)]) + "\n"


def stage(speaker: arene.Speaker, view: Any) -> str:
    """The stage of the match, without what changes from turn to turn."""
    return speaker.standing(view).where


@pytest.mark.parametrize("name", TABLES)
def test_golden_transcript(name: str, regenerate: bool) -> None:
    text = transcript(name)
    assert text.splitlines() == golden("automobile", name, text, regenerate)
    for words in (
        "buys",
        "draws a",
        "makes",
        "The board is empty",
        "energy points",
        "Starting grid",
        "slipstream",
        "spins",
    ):
        assert words in text
