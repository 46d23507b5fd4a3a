"""Bots: asked at any moment, they answer legally, in time and without a look at what is hidden."""

from __future__ import annotations

import time

import pytest

import arene
from arene.bots import BOTS, make_bot
from arene.core.chance import Fast
from arene.core.playout import random_playout
from arene.core.state import Seen
from arene.server.thinking import Question, suggest
from tests.contract.fields import differences, fixed, snapshot
from tests.contract.tables import LONG, Table, every_choice, own_edition, spread
from tests.contract.telling import at
from tests.contract.walks import ENDLESS, moments, start

Where = tuple[str, int]

# how many tables and moments, and the seconds an answer may take where the rules run compiled
LOOKS = {
    "random": (2, 10, 0.1),
    "heuristic": (5, 40, 0.2),
    "easy": (2, 10, 0.2),
    "normal": (3, 6, 4.0),
    "strong": (2, 3, 8.0),
}


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_answers_any_question(where: Where, level: str) -> None:
    """Also in the middle of a turn, after somebody else's choices, and whatever the options."""
    tables, most, seconds = LOOKS[level]
    for table in spread(*where, f"bot {level}", tables):
        bot, space = make_bot(level, table.game, strict=True), table.game.actions(table.edition)
        for moment in moments(table, most):
            for seat in moment.awaiting[:2]:
                apart = fixed(moment.state)
                before, began = snapshot(moment.state, apart), time.process_time()
                action = int(bot.choose(Seen(moment.state, seat), Fast(moment.number)))
                took = time.process_time() - began
                legal = moment.legal(seat)
                assert action in legal, (
                    f"{at(moment, seat)}: {level} plays {space.action(action)}, allowed are "
                    f"{[space.action(one) for one in legal[:8]]}"
                )
                assert took < seconds or not arene.compiled(), f"{at(moment, seat)}: {level} thinks for {took:.1f} s"
                changed = differences(before, snapshot(moment.state, apart))
                assert not changed, f"{at(moment, seat)}: {level} changed {changed}"


def test_what_a_bot_thinks_of_is_legal(where: Where) -> None:
    """The usual move and all that are worth a thought, at many moments, for everybody who is asked."""
    knowledge = arene.load_game(where[0]).knowledge()
    for table in spread(*where, "knowledge", 5):
        for moment in moments(table, 60):
            for seat in moment.awaiting:
                world, legal = moment.state.sample(seat, Fast(moment.number)), set(moment.legal(seat))
                usual = int(knowledge.policy(world, seat, Fast(moment.number)))
                assert usual in legal, f"{at(moment, seat)}: the usual move would be {usual}"
                thought = [int(action) for action in knowledge.candidates(world, seat)]
                assert thought and len(set(thought)) == len(thought), f"{at(moment, seat)}: thinks of {thought}"
                strange = [table.game.actions(table.edition).action(one) for one in thought if one not in legal]
                assert not strange, f"{at(moment, seat)}: thinks of {strange}"


@pytest.mark.parametrize("level", ["heuristic", "normal"])
def test_a_bot_knows_nothing_that_is_hidden(where: Where, level: str) -> None:
    """The same view and the same luck give the same choice in any world."""
    most = 30 if level == "heuristic" else 3
    for table in spread(*where, f"blind {level}", 2):
        bot = make_bot(level, table.game, strict=True)
        for moment in moments(table, most):
            for seat in moment.awaiting[:1]:
                world = moment.state.sample(seat, Fast(moment.number))
                choices = [int(bot.choose(Seen(one, seat), Fast(5))) for one in (moment.state, world)]
                assert choices[0] == choices[1], f"{at(moment, seat)}: {level} plays {choices}, by what it cannot see"


@pytest.mark.parametrize("level", ["heuristic", "normal"])
def test_what_is_suggested_can_be_played(where: Where, level: str) -> None:
    most = 25 if level == "heuristic" else 4
    for table in spread(*where, f"suggest {level}", 3):
        for moment in moments(table, most):
            for seat in moment.awaiting[:2]:
                match = arene.position(
                    table.game.id, moment.game.position(moment.state), seed=moment.number, options=table.chosen
                )
                question = Question(match, seat, level)
                question.seed = moment.number
                answer = suggest(question)
                assert not answer.trouble, f"{at(moment, seat)}: {answer.detail}"
                actions = answer.actions
                assert actions, f"{at(moment, seat)}: nothing is suggested"
                try:
                    match.play(seat, actions)
                except arene.Refusal as refusal:
                    told = [match.space.action(action) for action in actions]
                    raise AssertionError(f"{at(moment, seat)}: {level} suggests {told}: {refusal}") from refusal


def test_bots_play_every_option_to_the_end(where: Where) -> None:
    """Every option value, preset and mix, with heuristic bots in all seats."""
    choices = every_choice(*where)
    for number, chosen in enumerate(choices):
        table = Table(arene.load_game(where[0]), where[1], chosen, number, own_edition(where[0]))
        bot, chance, thinking = make_bot("heuristic", table.game, strict=True), Fast(number), Fast(number + 1)
        state = start(table, chance)
        for move in range(ENDLESS):
            seat = int(state.actor())
            if seat < 0:
                break
            action = int(bot.choose(Seen(state, seat), thinking))
            legal = [int(one) for one in state.legal(seat)]
            assert action in legal, f"{table}, move {move}, seat {seat}: plays {action}, allowed are {legal[:10]}"
            state.play(seat, action, chance, None)
        assert state.over(), f"{table}: no end after {ENDLESS} moves"
        ranks = [int(standing.rank) for standing in state.standings()]
        assert ranks[0] == 1 and all(rank <= place for place, rank in enumerate(ranks, 1)), f"{table}: ranks {ranks}"


@pytest.mark.slow
@pytest.mark.parametrize("level", ["normal", "strong"])
def test_thinking_bots_play_on_from_the_middle(where: Where, level: str) -> None:
    """Some moves in a row by bots that try their choices out: their rollouts go through every rule there is."""
    for table in spread(*where, f"plays on {level}", 2):
        bot = make_bot(level, table.game, strict=True)
        for moment in moments(table, 3):
            state, chance = moment.state.clone(), Fast(moment.number)
            for _ in range(6 if LONG else 3):
                seat = int(state.actor())
                if seat < 0:
                    break
                action = int(bot.choose(Seen(state, seat), chance))
                assert action in [int(one) for one in state.legal(seat)], f"{at(moment, seat)}: {level} plays {action}"
                state.play(seat, action, chance, None)
            random_playout(state, chance)
            assert state.over()
