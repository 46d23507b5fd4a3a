"""Secrets: sampled worlds look like the true one and vary, and nothing is learnt but by events."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import arene
from arene.core.chance import Fast
from arene.core.events import Events
from arene.core.match import visible
from arene.core.state import State
from tests.contract.fields import differences, fixed, parts_that_differ, snapshot
from tests.contract.tables import Table, spread
from tests.contract.telling import at, seen, sentences
from tests.contract.walks import Moment, moments, play_on, start

Where = tuple[str, int]

DEALS = 16  # what is hidden in fewer than half of them may be the same for two seats by chance


def sampled(moment: Moment, viewer: int | None, seed: int) -> State:
    return moment.state.sample(-1 if viewer is None else viewer, Fast(seed))


def test_a_sampled_world_looks_the_same_and_leaves_the_true_one_alone(where: Where) -> None:
    """View, legal actions, who is asked, what is refused and why: a seat cannot tell its worlds apart."""
    for table in spread(*where, "sample", 5):
        for moment in moments(table, 30):
            apart = fixed(moment.state)
            before = snapshot(moment.state, apart)
            for viewer in moment.viewers():
                true = seen(table, moment.state, viewer)
                for seed in range(2):
                    world = seen(table, sampled(moment, viewer, moment.number + seed), viewer)
                    unlike = differences(true, world)
                    assert not unlike, f"{at(moment, viewer)}: another world shows {unlike}"
                    assert len(json.dumps(true)) == len(json.dumps(world))
            changed = differences(before, snapshot(moment.state, apart))
            assert not changed, f"{moment}: sampling changed {changed}"


def test_a_sampled_world_is_told_in_the_same_words(where: Where) -> None:
    for table in spread(*where, "sample words", 2):
        for moment in moments(table, 15):
            viewers = moment.viewers()
            for viewer in {viewers[moment.number % len(viewers)], moment.awaiting[0] if moment.awaiting else None}:
                world = sampled(moment, viewer, moment.number)
                lang = arene.LANGUAGES[moment.number % 2]
                unlike = differences(
                    sentences(table, moment.state, viewer, lang), sentences(table, world, viewer, lang)
                )
                assert not unlike, f"{at(moment, viewer, lang)}: other words for another world: {unlike}"


def test_a_sampled_world_is_a_position_like_any_other(where: Where) -> None:
    """It can be written, read back, cloned and played on."""
    for table in spread(*where, "sample position", 4):
        for moment in moments(table, 30):
            for viewer in moment.viewers():
                world = sampled(moment, viewer, moment.number)
                told = json.loads(json.dumps(moment.game.position(world)))
                again = moment.game.state_from(told, table.seats, table.options, table.edition)
                unlike = differences(world, again)
                assert not unlike, f"{at(moment, viewer)}: a world read back differs in {unlike}"
                unlike = differences(world, world.clone())
                assert not unlike, f"{at(moment, viewer)}: a world's clone differs in {unlike}"
                play_on(world, moment.number, 10)


def test_sampled_worlds_vary(where: Where) -> None:
    """For every seat there are moments at which two worlds differ, and with the same luck they do not."""
    varied: dict[int | None, bool] = {}
    for table in spread(*where, "sample varies", 3):
        for moment in moments(table, 15):
            for viewer in moment.viewers():
                one = snapshot(sampled(moment, viewer, 1), fixed(moment.state))
                same = differences(one, snapshot(sampled(moment, viewer, 1), fixed(moment.state)))
                assert not same, f"{at(moment, viewer)}: the same luck, another world: {same}"
                if not varied.get(viewer):
                    others = [snapshot(sampled(moment, viewer, seed), fixed(moment.state)) for seed in range(2, 6)]
                    varied[viewer] = any(differences(one, other) for other in others)
    always = [viewer for viewer in varied if not varied[viewer]]
    assert not always or hides_nothing(moment), f"{where}: always the same world for {always}"


def test_what_is_dealt_to_a_seat_is_sampled_for_all_others(where: Where) -> None:
    """As a match begins nobody has learnt anything yet: what a spectator does not see is one seat's own, or nobody's.
    Were it the true one in every world of another seat too, its worlds would hand on what they are drawn from, and no
    comparison of them would show that."""
    for table in spread(*where, "sample deals", 4):
        varied = {viewer: Counter[str]() for viewer in range(-1, table.seats)}
        for seed in range(DEALS):
            state = start(table, Fast(seed))
            apart = fixed(state)
            true = snapshot(state, apart)
            for viewer, parts in varied.items():
                parts.update(parts_that_differ(true, snapshot(state.sample(viewer, Fast(seed + 1)), apart)))
        for part, times in varied[-1].items():
            knowing = [seat for seat in range(table.seats) if not varied[seat][part]]
            assert times < DEALS // 2 or len(knowing) < 2, f"{table}: seats {knowing} always find the true {part}"


def hides_nothing(moment: Moment) -> bool:
    """Whether a spectator sees the whole position: then there is one world only."""
    position, view = moment.game.position(moment.state), moment.game.view(moment.state, None)
    return all(view.get(name) == value for name, value in position.items())


def test_the_same_luck_samples_the_same_world_whatever_is_hidden(where: Where) -> None:
    """A world is drawn from what a seat knows alone: the true one leaves no trace in it."""
    for table in spread(*where, "sample blind", 4):
        for moment in moments(table, 30):
            for viewer in moment.viewers():
                other = sampled(moment, viewer, moment.number)
                seat = -1 if viewer is None else viewer
                unlike = differences(moment.state.sample(seat, Fast(7)), other.sample(seat, Fast(7)))
                assert not unlike, f"{at(moment, viewer)}: hidden things steer the sample: {unlike}"


def test_nothing_is_learnt_but_by_events(where: Where) -> None:
    """The same move in two worlds that a viewer cannot tell apart: where he hears the same, the same are asked for an
    answer, and he for the same ones.

    And a mover who is told of no surprise, without chance, hears and sees the same in all its worlds.
    """
    compared = 0
    for table in spread(*where, "learnt", 6):
        for moment in moments(table):
            if not moment.awaiting:
                continue
            actor = moment.awaiting[moment.number % len(moment.awaiting)]
            legal = moment.legal(actor)
            for viewer in moment.viewers():
                world = sampled(moment, viewer, moment.number)
                action = legal[moment.number % len(legal)]
                if action not in [int(one) for one in world.legal(actor)]:
                    continue
                played = [_played(table, one, actor, action, viewer) for one in (moment.state, world)]
                told, after, quiet = zip(*played, strict=True)
                name = table.game.actions(table.edition).action(action)
                if any(map(_silent, after)):
                    continue
                if viewer == actor and all(quiet):
                    unlike = differences([told[0], after[0]], [told[1], after[1]])
                    assert not unlike, f"{at(moment, viewer)}: {name} is no surprise, but tells {unlike}"
                if told[0] == told[1]:
                    compared += 1
                    unlike = differences(*map(_asked, after))
                    assert not unlike, f"{at(moment, viewer)}: seat {actor} plays {name}, no event tells of {unlike}"
    assert compared > 20


def _asked(told: dict[str, Any]) -> dict[str, object]:
    """Who is asked, as far as a viewer is shown, and what he himself may answer."""
    return {"awaiting": told["view"].get("awaiting", told["awaiting"]), "legal": told.get("legal")}


def _silent(told: dict[str, Any]) -> bool:
    """Whether the view keeps to itself who is asked: a question for those alone who could answer it."""
    return bool(told["awaiting"]) and not told["view"].get("awaiting", told["awaiting"])


def _played(
    table: Table, state: State, actor: int, action: int, viewer: int | None
) -> tuple[list[dict[str, object]], dict[str, Any], bool]:
    """What a viewer hears of a move, what he sees after it, and whether the mover is told that it learnt nothing."""
    after, out, chance = state.clone(), Events(), Fast(action)
    after.play(actor, action, chance, out)
    return visible(out.items, viewer), seen(table, after, viewer), not out.surprise and chance.used == 0
