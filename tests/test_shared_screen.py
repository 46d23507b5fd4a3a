"""People who share a screen: a curtain falls where a seat sees something of its own, and nowhere else."""

from __future__ import annotations

import random

import pytest

import arene
from arene.core.game import GAMES, load_game
from arene.server.telling import Story


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_who_is_not_private_sees_what_a_spectator_sees(game: str, seed: int) -> None:
    """But for the forecasts that help the asked seat to choose."""
    loaded = load_game(game)
    match = arene.new_match(game, max(2, loaded.min_seats), seed=seed)
    dice, helps = random.Random(seed), {"seat", "forecast"}
    for _ in range(300):
        if match.over:
            break
        for seat in range(match.seats):
            if not loaded.private(match.state, seat):
                own, public = match.view(seat), match.view(None)
                assert {key: own[key] for key in own.keys() - helps} == {key: public[key] for key in own.keys() - helps}
        seat = dice.choice(match.awaiting)
        match.play(seat, dice.choice(match.actions(seat)))


def test_a_sport_is_played_openly_but_for_the_wishes() -> None:
    match = arene.new_match("sportmord", 3, seed=1)
    assert not any(match.game.private(match.state, seat) for seat in range(3))
    dice = random.Random(4)
    while match.view(None)["decision"] != "wish":
        seat = dice.choice(match.awaiting)
        match.play(seat, dice.choice(match.actions(seat)))
    assert all(match.game.private(match.state, seat) for seat in match.awaiting)


def learnt(match: arene.Match, seat: int) -> bool:
    story = Story(seat)
    story.sync(match)
    return story.asked.news


def test_a_card_bought_unseen_is_news_to_its_buyer_alone() -> None:
    match = arene.new_match("automobile", 3, seed=2)
    while not any(action.kind == "buy" for action in match.actions(match.awaiting[0])):
        match.play(match.awaiting[0], match.actions(match.awaiting[0])[-1])
    buyer = match.awaiting[0]
    match.play(buyer, next(action for action in match.actions(buyer) if action.kind == "buy"))
    assert learnt(match, buyer)
    assert not learnt(match, (buyer + 1) % 3)


def test_an_open_move_is_no_news() -> None:
    match = arene.new_match("sponsio", 3, seed=2)
    seat = match.awaiting[0]
    match.play(seat, {"kind": "pass"})
    assert not learnt(match, seat)
