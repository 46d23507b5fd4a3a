"""What always holds, whatever is played: the specification's invariants, over random play with random options."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings

from arene.core.events import Event
from arene.games.footmania.rules.components import ASK_PLUS_RETURN, days, fixtures
from arene.games.footmania.rules.lineup import fits, foreigners
from arene.games.footmania.rules.rules import Footmania
from tests.games.footmania.walks import OPTIONS, SEATS, SEEDS, walk

RUNS = settings(max_examples=12, deadline=None)
LONG_RUNS = settings(max_examples=6, deadline=None)


def from_the_bank(event: Event, state: Footmania) -> int:
    """What the bank paid out in an event, in francs; less what it took in."""
    params: dict[str, Any] = dict(event.params)
    kind = event.kind
    if kind in ("sold_to_bank", "sponsor_sold"):
        return int(params["price"])
    if kind in ("gained", "sponsor_paid"):
        return int(params["amount"])
    if kind == "bought" or (kind == "auctioned" and params["seller"] is None):
        return -int(params["price"])
    if kind == "phase_one_ended":
        return int(params["bonus"])
    if kind == "receipts":
        return int(params["amount"]) * len(params["seats"])
    if kind == "euro_result" and params["won"]:
        box = state.setup.box
        return state.francs(box.euro_receipt[box.euros.index(params["euro"])])
    return 0


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_nothing_is_lost_or_made(seats: int, options: dict[str, Any], seed: int) -> None:
    paid = 0
    for step in walk(seats, options, seed):
        state, box = step.state, step.state.setup.box
        held = [card for player in state.players for card in player.squad]
        out = [card for card in range(len(box.cards)) if state.holder[card] == -2]
        assert sorted([*held, *out, *state.nationals, *state.foreigners]) == list(range(90))
        plus = Counter([*state.plus_deck, *(card for player in state.players for card in player.plus)])
        if state.hostile >= 0 and state.decision in (21, 22):  # on the table, waiting for its effect
            plus[state.hostile] += 1
        assert plus == Counter({title: int(copies) for title, copies in enumerate(box.plus_copies)})
        sponsors = [card for player in state.players for card in player.sponsors if card >= 0]
        assert sorted([*state.questions, *sponsors]) == list(range(len(box.questions)))
        won = [card for player in state.players for card in player.euros]
        playing = [state.euro] if state.euro >= 0 else []
        assert sorted([*state.euros, *won, *playing]) == list(range(20))
        paid += sum(from_the_bank(event, state) for event in step.events)
        money = sum(int(player.cash) for player in state.players) + int(state.jackpot)
        assert money * int(box.step) - paid == seats * 7_000_000


@RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_the_rules_of_the_table_hold(seats: int, options: dict[str, Any], seed: int) -> None:
    banned = False
    for step in walk(seats, options, seed):
        state, box = step.state, step.state.setup.box
        for player in state.players:
            assert player.cash >= 0  # nobody is ever in debt
            assert len(player.plus) <= box.hand + (state.decision == ASK_PLUS_RETURN)
            assert player.pennants == sum(box.euro_pennants[card] for card in player.euros)
            if state.phase == 2:
                assert player.progress < 36 and player.cell == box.circuit[player.progress]
        for side in state.sides:
            if side.seat >= 0:
                assert fits(box, side.field) and foreigners(box, side.field) <= 3
                assert side.counted <= 3 and side.changes <= 2 and side.trainees() >= 0
        for event in step.events:
            assert not (banned and event.kind in ("deal", "offer_made"))
            banned = banned or event.kind == "market_closed"
    assert banned
    assert len(state.strengths) == len(fixtures(state.setup.seats))
    assert sum(player.points for player in state.players) == len(state.strengths)
    assert state.day == state.days_over == days(state.setup.seats)
