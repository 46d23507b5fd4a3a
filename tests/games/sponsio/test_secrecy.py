"""Non-interference: what a seat cannot know changes nothing that it sees, hears, may do or is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import arene
from arene import Speaker
from arene.core.chance import Fast
from arene.core.events import Events
from arene.core.match import Match, visible
from arene.core.state import State
from arene.games.sponsio.rules.tricks import ASK_PLAY
from tests.games.sponsio.table import random_match, random_steps, table
from tests.games.sponsio.test_sampling import state_of

SPEAKERS = {
    (lang, seats): Speaker(arene.load_game("sponsio"), lang, [f"player {seat}" for seat in range(seats)])
    for lang in arene.LANGUAGES
    for seats in (3, 4)
}


def seen(match: Match, state: State, seat: int | None, spoken: bool) -> dict[str, Any]:
    """All that reaches a seat: its view, its choices, the reasons for those it lacks, and every word said to it."""
    game = match.game
    view = game.view(state, seat)
    everything: dict[str, Any] = {"view": view}
    if seat is not None:
        legal = [int(action) for action in state.legal(seat)]
        everything["legal"] = legal
        if seat in state.awaiting():
            blocked = [number for number in game.candidates(state, seat) if number not in legal]
            refusals = [game.refusal(state, seat, number) for number in blocked]
            everything["blocked"] = [
                [number, refusal.rule, dict(refusal.params)] for number, refusal in zip(blocked, refusals, strict=True)
            ]
            everything["away"] = game.away_action(state, seat)
    if spoken:
        for lang in arene.LANGUAGES:
            speaker = SPEAKERS[lang, match.seats]
            words: list[Any] = [speaker.prompt(view), speaker.status(view)]
            words += [panel.to_json() for panel in speaker.panels(view)]
            if seat is not None and seat in state.awaiting():
                words += [speaker.action(match.space.action(number), view) for number in everything["legal"]]
                words += [speaker.refusal(refusal) for refusal in refusals]
            everything[lang] = words
    return everything


@pytest.mark.parametrize("moves", [80, pytest.param(10_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("number", range(6))
def test_nothing_hidden_reaches_anybody(number: int, moves: int) -> None:
    match, draw = random_match(number)
    for _ in random_steps(match, draw, lazy=5 * number):
        if len(match.moves) == moves:
            break
        state, spoken = state_of(match), len(match.moves) % 11 == number % 11
        for seat in (None, *range(match.seats)):
            world = state.sample(-1 if seat is None else seat, draw)
            mine, theirs = seen(match, state, seat, spoken), seen(match, world, seat, spoken)
            assert mine == theirs
            assert len(json.dumps(mine)) == len(json.dumps(theirs))
            if spoken and seat is not None:
                same_consequences(match, world, seat, int(draw.below("", 1000)))


def same_consequences(match: Match, world: State, seat: int, number: int) -> None:
    """An own action tells the same in both worlds, unless the rules themselves then lay others' cards open."""
    state = state_of(match)
    actions = [int(action) for action in state.legal(seat)]
    if not actions or (state.asked is ASK_PLAY and state.trick_number == state.setup.box.hand_size - 2):
        return
    action = actions[number % len(actions)]
    told = []
    for one in (state, world):
        after, out = one.clone(), Events()
        after.play(seat, action, Fast(number), out)
        told.append((visible(out.items, seat), match.game.view(after, seat), list(after.awaiting()), out.fenced))
    assert told[0] == told[1]


def test_events_tell_each_seat_its_own_hand_only() -> None:
    for number in range(3):
        match, draw = random_match(number)
        for _ in random_steps(match, draw):
            pass
        for seat in (None, *range(match.seats)):
            events = match.events(seat)
            assert {event["seat"] for event in events if event["kind"] == "dealt"} == (
                {seat} if seat is not None else set()
            )
            for lang in arene.LANGUAGES:
                speaker = SPEAKERS[lang, match.seats]
                for event in events:
                    line = speaker.event(event)
                    assert line and "{" not in line


def test_a_view_is_json_and_names_no_hidden_card() -> None:
    match, draw = random_match(21)
    for _ in random_steps(match, draw):
        if len(match.moves) == 120:
            break
        hands = [set(seat["hand"]) - set(seat["known"]) for seat in match.position()["seats"]]
        for seat in (None, *range(match.seats)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            del view["nines"]  # the 9s that nobody has played are known to be out, not where
            text = json.dumps(view)
            for other, hand in enumerate(hands):
                if other != seat:
                    assert not any(f'"{card}"' in text for card in hand)


def test_half_made_choices_are_nobody_elses_business() -> None:
    """Bet, wager and swap disclose nothing until the last step: the others' views stand still."""
    at = table().token("R1", "double", pay="R4").passes(3)
    at.do("reveal", card="Y2")
    before = [at.match.view(seat) for seat in (None, 1, 2, 3)]
    for kind, params in (("bet", {"ticket": "V"}), ("wager", {"wager": "2"})):
        assert at.do(kind, **params) == []
        assert [at.match.view(seat) for seat in (None, 1, 2, 3)] == before
    at.do("stake", coins=2)
    at.do("reveal", card="R7")
    before = [at.match.view(seat) for seat in (None, 0, 2, 3)]
    for kind, params in (("swap_take", {"card": "G6"}),):
        at.do(kind, **params)
        assert [at.match.view(seat) for seat in (None, 0, 2, 3)] == before
    at.match.undo(1)
    at.do("token", token="three")  # to be paid with a card: the choice shows with the payment
    assert [at.match.view(seat) for seat in (None, 0, 2, 3)] == before


def test_shown_cards_lie_in_the_order_they_were_laid() -> None:
    at = table().bet("Y2", "V", "2").passes(3).bet("B5", "XII", "0").passes(3).bet("R1", "VII", "no").passes(3)
    for seat in (None, 0, 1):
        assert at.match.view(seat)["players"][0]["shown"] == ["Y2", "B5", "R1"]
    assert at.match.view(0)["players"][0]["hand"] == ["G9", "Y5", "B6", "R4", "R9"]  # sorted, for the owner only
