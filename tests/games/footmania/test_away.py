"""What is done for somebody who is away, and what a table does without asking."""

from __future__ import annotations

import pytest

from tests.games.footmania.positions import ELEVEN, do, kick_off, kinds, ready, season, start, told

SIX = ["form_2", "form_3", "grave_injury", "light_injury", "physio", "red_card"]


@pytest.mark.parametrize("drawn", ["form_1", "immunity", "physio"])
def test_the_seventh_plus_card_that_goes_back_is_the_one_just_drawn(drawn: str) -> None:
    match = start(ready([{"plus": SIX}, {}], decks={"plus": [drawn]}), ("die", 1))
    do(match, 0, "roll")
    do(match, 0, "move", cell="H2")
    assert match.view(0)["decision"] == "plus_return"
    away = match.away_action(0)
    assert away is not None and away.to_json() == {"kind": "return_plus", "plus": drawn}
    again = match.position()
    assert again["newest_plus"] == drawn
    do(match, 0, "return_plus", plus=drawn)
    assert "newest_plus" not in match.position()


def test_the_best_team_can_be_had_after_the_last_change() -> None:
    match = start(season([{"squad": ELEVEN}, {}]), ("die", 1), market="bank_only")
    do(match, 0, "roll")
    for _ in range(12):
        do(match, 0, "toggle", card="Y11")
        do(match, 0, "toggle", card="Y11")
    assert kinds(match, 0) == {"confirm"}  # it is the best team
    match = start(season([{"squad": ELEVEN}, {}]), ("die", 1), market="bank_only")
    do(match, 0, "roll")
    for _ in range(23):
        do(match, 0, "toggle", card="Y11")
    do(match, 0, "toggle", card="Y10")
    assert kinds(match, 0) == {"confirm", "auto"}
    do(match, 0, "auto")
    assert kinds(match, 0) == {"confirm"} and match.view(0)["sides"][0]["toggles_left"] == 0


def test_a_choice_of_one_is_made() -> None:
    """Only one opponent to name, only one place for the substitute."""
    match = kick_off([{"squad": ["G01"]}, {"plus": ["red_card"]}])
    do(match, 1, "play_plus", plus="red_card")
    assert told(match, "plus_played")[0]["target"] == "G01"
    match = kick_off([{"squad": [*ELEVEN, "Y13"]}, {"plus": ["form_1"]}])
    do(match, 1, "pass")
    do(match, 0, "bring_on", card="Y13")
    assert told(match, "substituted")[0]["off"] == "Y02"
