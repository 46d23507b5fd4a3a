"""What bots do at a Sponsio table: always something legal, not always the same, and nothing for a list of spaces."""

from __future__ import annotations

import pytest

import arene
from arene.core.chance import Fast
from arene.core.match import Match
from arene.core.state import State
from arene.games.sponsio.rules.betting import BET
from arene.games.sponsio.rules.components import TICKETS
from arene.games.sponsio.rules.scoring import COLLECT, KEEP
from tests.games.sponsio.table import Table, own_edition, table
from tests.games.sponsio.test_speech import cashing

KNOWLEDGE = arene.load_game("sponsio").knowledge()


def state_of(match: Match) -> State:
    """The position as a state that bots can be asked about."""
    return match.game.state_from(match.position(), match.seats, match.options, match.edition)


def answer(at: Table, seed: int) -> int:
    return int(KNOWLEDGE.policy(state_of(at.match), at.seat, Fast(seed)))


def tricks_bet() -> Table:
    """Seat 0 has laid a card in the last turn; the three tickets on the number of tricks print the same."""
    data = own_edition()
    for ticket in data["tickets"]:
        for wager in ticket["wagers"]:
            wager["odds"] = 20 if ticket["type"] == "tricks" else 1
    at = table(edition=data).passes(12)
    at.do("reveal", card="R1")
    return at


def test_equal_worths_are_decided_by_chance_and_a_seed_decides_alike() -> None:
    at = tricks_bet()
    chosen = [answer(at, seed) for seed in range(40)]
    assert {TICKETS[action - BET] for action in chosen} == {"V", "VI", "XIII"}
    assert chosen == [answer(at, seed) for seed in range(40)]


def test_tickets_of_a_colour_that_print_different_things_are_told_apart() -> None:
    """An owner's VI pays more than his V: the bot takes it."""
    data = own_edition()
    for ticket in data["tickets"]:
        for wager in ticket["wagers"]:
            wager["odds"] = 20 if ticket["id"] == "VI" else 1
    at = table(edition=data).passes(12)
    at.do("reveal", card="R1")
    assert {TICKETS[answer(at, seed) - BET] for seed in range(20)} == {"VI"}


def test_what_may_go_unpaid_is_collected() -> None:
    at = cashing(5, 23)
    assert {answer(at, seed) for seed in range(10)} == {COLLECT}
    at.do("keep")
    assert {answer(at, seed) for seed in range(10)} == {COLLECT}
    assert {answer(cashing(4, 20), seed) for seed in range(10)} == {COLLECT}


@pytest.mark.parametrize(
    ("track", "choice"),
    [([0, 1, 2, 3, 4, 4, 4, 4, 4], COLLECT), ([0, 0, 0, 0, 1, 1, 20, 25, 30], KEEP)],
)
def test_keeping_is_weighed_by_what_the_track_promises(track: list[int], choice: int) -> None:
    """Space 4 of one box is as far as it goes, that of another just before the riches."""
    at = table(cashing(2, 10).match.position(), edition=own_edition(track=track))
    assert {answer(at, seed) for seed in range(10)} == {choice}


def test_a_useless_token_is_no_candidate() -> None:
    """A double bet in the last turn, a modifier behind a counter-bet (A15, A23): legal, and not worth a thought."""
    at = table().bet("R1", "V", "2").bet("B1", "XVI", 0).passes(10)
    at.do("reveal", card="Y2")
    tokens = [action.params["token"] for action in at.match.actions(0) if action.kind == "token"]
    assert {"double", "modifier"} <= set(tokens)
    looked_at = [at.match.space.action(int(action)) for action in KNOWLEDGE.candidates(state_of(at.match), 0)]
    assert {action.params.get("token") for action in looked_at}.isdisjoint({"double", "modifier"})


def test_the_match_by_bots_is_the_same_for_the_same_seed() -> None:
    played = []
    for _ in range(2):
        match = arene.new_match("sponsio", seats=4, seed=5)
        chance = Fast(9)
        for _ in range(60):
            seat = match.awaiting[0]
            match.play(seat, int(KNOWLEDGE.policy(state_of(match), seat, chance)))
        played.append(match.hash)
    assert played[0] == played[1]
