"""Le sport est mortel in the terminal: every question can be explained, and the explanation is short."""

from __future__ import annotations

from random import Random

import pytest

import arene
from arene.terminal.draw import Choice, Screen
from arene.terminal.ink import Ink
from arene.terminal.pages import Paper
from tests.games.sportmord.positions import laying

RULE = {"fr": "La règle", "en": "The rule"}


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_every_question_of_a_match_is_explained(lang: str) -> None:
    match, choose = arene.new_match("sportmord", seats=3, seed=11, options={"round_limit": 10}), Random(11)
    paper = Paper(Ink(False), arene.Speaker(match.game, lang, ["Ute", "Paul", "Rikarda"]), 80)
    asked = set()
    while not match.over:
        seat = choose.choice(match.awaiting)
        asked.add(match.view(seat)["decision"])
        explained = "\n".join(paper.explanation(match, seat))
        assert RULE[lang] in explained, "the paragraph of the rules belongs to it"
        match.play(seat, choose.choice(match.actions(seat)))
    assert asked == {"coach", "reroll", "pill", "meddle", "dope", "lay", "wish", "take"}


def test_the_explanation_of_a_laying_turn_names_each_reason_once() -> None:
    match = arene.position("sportmord", laying(0, old={"tennis": 2}, roll=[1, 2, 3, 4, 5, 6, 6, 6, 6]), seed=1)
    lines = Paper(Ink(False), arene.Speaker(match.game, "fr", ["Ute", "Paul", "Rikarda", "Edgard"]), 80).explanation(
        match, 0
    )
    reasons = lines[: next(place for place, line in enumerate(lines) if "La règle" in line)]
    assert len(reasons) <= 14
    assert len([line for line in reasons if "On n’entre dans un sport qu’avec un 1." in line]) == 1


@pytest.mark.parametrize("seed", [3, 12])
def test_the_best_coach_sees_the_tournament_it_may_change(seed: int) -> None:
    """Six seats on 80 by 24: every roll with its total, and the cards they roll for."""
    names = ["Ute", "Paul", "Rikarda", "Edgard", "Zoé", "Max"]
    match, choose = arene.new_match("sportmord", seats=6, seed=seed), Random(seed)
    speaker = arene.Speaker(match.game, "fr", names)
    seen = 0
    while seen < 4:
        seat = choose.choice(match.awaiting)
        view, actions = match.view(seat), match.actions(seat)
        if view["decision"] == "meddle" and view["tournament"]:
            seen += 1
            screen = Screen(Ink(False), 80, 24)
            screen.title, screen.status, screen.panels = (
                speaker.words("game-name"),
                speaker.status(view),
                speaker.panels(view),
            )
            screen.prompt, screen.asked, screen.question = speaker.prompt(view), True, ">"
            group = match.game.text.group
            screen.choices = [
                Choice(number, speaker.action(action, view), group(action.to_json()))
                for number, action in enumerate(actions, 1)
            ]
            picture = "\n".join(screen.lines())
            for other, total in zip(view["tournament"]["seats"], view["tournament"]["totals"], strict=True):
                who = "vous" if other == seat else names[other]
                assert total == 0 or f"{who} ({total})" in picture.replace("\u00a0", " ")
            cards = [card for sport in view["sports"] for card in sport["revealed"]]
            assert not cards or any(speaker.words("card", card=cards[0]) in line for line in picture.splitlines())
        placing = [action for action in actions if action.kind == "place"]
        match.play(seat, choose.choice(placing or actions))
