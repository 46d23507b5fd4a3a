"""What always holds, whatever is played: the specification's invariants, over random play with random options."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

import arene
from arene.core.chance import Fast
from arene.core.events import Event
from arene.core.match import fingerprint
from arene.core.playout import random_playout
from arene.games.footmania.rules import matches, plus_cards
from arene.games.footmania.rules.components import days, fixtures
from arene.games.footmania.rules.lineup import fits, foreigners
from arene.games.footmania.rules.state import Footmania
from tests.games.footmania.walks import EDITION, GAME, OPTIONS, SEATS, SEEDS, walk

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
        if state.hostile >= 0 and state.asked in (matches.ASK_REACT, matches.ASK_INJURED):  # waits for its effect
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
            assert len(player.plus) <= box.hand + (state.asked is plus_cards.ASK_PLUS_RETURN)
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
        if not state.over():
            assert len(state.awaiting()) >= 1 and state.actor() == state.awaiting()[0]
            for seat in range(seats):
                assert (len(state.legal(seat)) > 0) == (seat in list(state.awaiting()))
    assert banned
    assert len(state.strengths) == len(fixtures(state.setup.seats))
    assert sum(player.points for player in state.players) == len(state.strengths)
    assert state.day == state.days_over == days(state.setup.seats)


@LONG_RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_positions_can_be_written_and_read(seats: int, options: dict[str, Any], seed: int) -> None:
    for number, step in enumerate(walk(seats, options, seed)):
        if number % 9 == 0:
            position = step.position
            assert json.loads(json.dumps(position)) == position
            again = step.again()
            assert fingerprint(GAME.position(again)) == fingerprint(position)
            for seat in range(seats):
                assert list(again.legal(seat)) == list(step.state.legal(seat))
                assert list(again.asides(seat)) == list(step.state.asides(seat))


@LONG_RUNS
@given(SEATS, OPTIONS, SEEDS)
def test_what_a_seat_cannot_know_changes_nothing_for_it(seats: int, options: dict[str, Any], seed: int) -> None:
    """Another world the seat may imagine looks, reads and offers exactly the same."""
    chance = Fast(seed)
    speaker = arene.Speaker(GAME, "fr", [f"J{seat}" for seat in range(seats)])
    for number, step in enumerate(walk(seats, options, seed)):
        if number % 5:
            continue
        viewer = [None, *range(seats)][number // 5 % (seats + 1)]
        world = step.state.sample(-1 if viewer is None else viewer, chance)
        seen = GAME.view(step.state, viewer)
        assert GAME.view(world, viewer) == seen
        assert json.loads(json.dumps(seen)) == seen
        if viewer is None:
            continue
        legal = list(step.state.legal(viewer))
        assert list(world.legal(viewer)) == legal and list(world.asides(viewer)) == list(step.state.asides(viewer))
        assert speaker.prompt(GAME.view(world, viewer)) == speaker.prompt(seen)
        if legal:
            thought = GAME.candidates(step.state, viewer)
            assert GAME.candidates(world, viewer) == thought
            for action in set(thought) - set(legal):
                mine, theirs = GAME.refusal(step.state, viewer, action), GAME.refusal(world, viewer, action)
                assert (mine.rule, mine.params) == (theirs.rule, theirs.params)


@LONG_RUNS
@given(SEATS, SEEDS)
def test_sampled_worlds_vary_and_can_be_played(seats: int, seed: int) -> None:
    chance = Fast(seed)
    for number, step in enumerate(walk(seats, {"phase1_round_cap": 12}, seed)):
        if number % 40 == 20 and not step.state.over():
            worlds = [step.state.sample(0, chance) for _ in range(3)]
            assert len({fingerprint(GAME.position(world)) for world in worlds}) > 1
            for world in worlds:
                mine = [int(card) for card in step.state.players[0].squad]
                assert [int(card) for card in world.players[0].squad] == mine
                backs = [
                    [sum(world.setup.box.deck[card] for card in player.squad), len(player.squad)]
                    for player in world.players
                ]
                truth = [
                    [sum(world.setup.box.deck[card] for card in player.squad), len(player.squad)]
                    for player in step.state.players
                ]
                assert backs == truth
            random_playout(worlds[0], chance)
            assert worlds[0].over()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("accelerated", [False, True])
def test_random_matches_end(seats: int, accelerated: bool) -> None:
    options = GAME.check_options(seats, {"accelerated": accelerated})
    for seed in range(3):
        chance = Fast(seed)
        state = GAME.new_state(seats, options, EDITION, chance, None)
        moves = random_playout(state, chance)
        assert state.over() and moves < 60_000
        assert sorted(standing.seat for standing in state.standings()) == list(range(seats))
        assert state.standings()[0].rank == 1
