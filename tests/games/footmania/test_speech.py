"""Everything can be said, in both languages, from the views alone."""

from __future__ import annotations

import json
import random

import pytest

import arene
from arene.core.match import visible
from tests.games.footmania.walks import EAGER

NAMES = ["Inès", "Bruno", "Octave", "Ute"]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_a_whole_match_can_be_told(seats: int, lang: str) -> None:
    match = arene.new_match("footmania", seats=seats, seed=seats, options={"phase1_round_cap": 12})
    speaker = arene.Speaker(match.game, lang, NAMES[:seats])
    choose = random.Random(seats)
    told = [speaker.event(event) for event in visible(match.opening, None)]
    while not match.over:
        seat = choose.choice(match.awaiting)
        view = match.view(seat)
        told += [speaker.prompt(view), speaker.status(view)]
        if choose.random() < 0.15:
            watching = match.view(None)
            told += [speaker.prompt(watching), speaker.status(watching)]
            for panel in [*speaker.panels(view), *speaker.panels(watching)]:
                text = json.dumps(panel.to_json())
                assert "{" not in text.replace("{", "", text.count('{"'))
                assert "none" not in text.lower().replace('"look": "none"', "")
            told += [speaker.action(action, view) for action in match.asides(seat)]
        labels = [speaker.action(action, view) for action in match.actions(seat)]
        assert len(set(labels)) == len(labels), "two choices read alike"
        told += labels + [speaker.refusal(refusal) for _, refusal in match.blocked(seat)]
        numbers = [action.number for action in match.actions(seat)]
        wanted = [number for number in EAGER if number in numbers]
        number = wanted[0] if wanted and choose.random() < 0.7 else choose.choice(numbers)
        told += [speaker.event(event) for event in match.play(seat, number)]
    told += [speaker.prompt(match.view(0)), speaker.status(match.view(0))]
    assert not [line for line in told if "{" in line or "None" in line or "none" in line]
    assert len(set(told)) > 300
