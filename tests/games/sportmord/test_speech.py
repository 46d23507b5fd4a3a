"""Everything can be said, in both languages, from the views alone; and the table fits a small terminal."""

from __future__ import annotations

import json
import random

import pytest

import arene
from arene.core.match import visible
from arene.games.sportmord.text import initials
from arene.words import Speaker
from tests.games.sportmord.positions import U, laying

NAMES = ["Rikarda", "Paul", "Edgard", "Ute", "Inès", "Bruno"]


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_a_whole_match_can_be_told(seats: int, lang: str) -> None:
    match = arene.new_match("sportmord", seats=seats, seed=seats, options={"round_limit": 12})
    speaker = arene.Speaker(match.game, lang, NAMES[:seats])
    choose = random.Random(seats)
    told = [speaker.event(event) for event in visible(match.opening, None)]
    while not match.over:
        seat = choose.choice(match.awaiting)
        for viewer in (seat, None):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view
            told += [speaker.prompt(view), speaker.status(view)]
            for panel in speaker.panels(view):
                text = json.dumps(panel.to_json())
                assert "{" not in text.replace("{", "", text.count('{"'))
        view = match.view(seat)
        labels = [speaker.action(action, view) for action in match.actions(seat)]
        assert len(set(labels)) == len(labels), "two choices read alike"
        for action, refusal in match.blocked(seat):  # a table shows them greyed, with the reason
            told += [speaker.action(action, view), speaker.refusal(refusal)]
        told += labels
        told += [speaker.event(event) for event in match.play(seat, choose.choice(match.actions(seat)))]
    told += [speaker.prompt(match.view(0)), speaker.status(match.view(0))]
    assert not [line for line in told if "{" in line or "None" in line]
    assert len(set(told)) > 500


def test_seats_have_short_names() -> None:
    assert initials(["Rikarda", "Paul", "Ute"]) == ["R", "P", "U"]
    assert initials(["Paul", "Pia", "Ute"]) == ["Pl", "Pa", "Ue"]
    assert initials(["bot", "bot", "Ute"]) == ["1", "2", "3"]


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_a_refused_placement_has_a_name_too(lang: str) -> None:
    match = arene.position("sportmord", laying(U, old={"tennis": 2}))
    speaker = Speaker(match.game, lang, match.players)
    refused = [action for action, _ in match.blocked(U) if action.kind == "place"]
    assert refused and all(speaker.action(action, match.view(U)) for action in refused)
