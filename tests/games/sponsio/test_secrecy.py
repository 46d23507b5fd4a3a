"""Non-interference: what a seat cannot know changes nothing that it sees, hears, may do or is refused."""

from __future__ import annotations

import json

import arene
from arene import Speaker
from tests.games.sponsio.table import random_match, random_steps, table

SPEAKERS = {
    (lang, seats): Speaker(arene.load_game("sponsio"), lang, [f"player {seat}" for seat in range(seats)])
    for lang in arene.LANGUAGES
    for seats in (3, 4)
}


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
