"""Le sport est mortel in the terminal: every question can be explained, and the explanation is short."""

from __future__ import annotations

from random import Random

import pytest

import arene
from arene.terminal.ink import Ink
from arene.terminal.pages import Paper


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_every_question_of_a_match_is_explained(lang: str) -> None:
    match, choose = arene.new_match("sportmord", seats=3, seed=11, options={"round_limit": 10}), Random(11)
    paper = Paper(Ink(False), arene.Speaker(match.game, lang, ["Ute", "Paul", "Rikarda"]), 80)
    asked = set()
    while not match.over:
        seat = choose.choice(match.awaiting)
        asked.add(match.view(seat)["decision"])
        assert paper.explanation(match, seat)
        match.play(seat, choose.choice(match.actions(seat)))
    assert asked == {"coach", "reroll", "pill", "meddle", "dope", "lay", "wish", "take"}
