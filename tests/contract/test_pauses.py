"""Where a move pauses, people look at a picture on the way: it is a copy, has words, and tells no secret."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

import arene
from arene.core.chance import Fast
from arene.core.state import State
from tests.contract.fields import differences, fixed, snapshot
from tests.contract.tables import Table, spread
from tests.contract.telling import at, picture, wrong
from tests.contract.walks import Moment, walk

Where = tuple[str, int]
MOST = 25  # pauses of a match that are looked at closely
DEALS = 8  # matches of a table whose pauses are all drawn: what cannot be is rare


def pictures(table: Table) -> list[tuple[Moment, State]]:
    """So many of the pictures on the way of a match, from its beginning to its end."""
    found = [(moment, state) for moment in walk(table) for _, state in moment.pauses]
    return found[:: -(-len(found) // MOST) or 1]


def test_a_picture_on_the_way_is_a_copy_between_two_events(where: Where) -> None:
    """Each comes after more events than the one before, and whatever happens later leaves it as it was."""
    for table in spread(*where, "pauses", 3):
        kept: list[tuple[str, State, object]] = []
        for moment in walk(table):
            told = [0, *(number for number, _ in moment.pauses), len(moment.events) + 1]
            assert told == sorted(set(told)), f"{moment}: pauses after {told[1:-1]} of {len(moment.events)} events"
            for number, state in moment.pauses:
                assert state is not moment.state, f"{moment}: the pause after {number} events is no copy"
                if len(kept) < MOST:
                    kept.append((f"{moment}, after {number} events", state, snapshot(state, fixed(state))))
        for name, state, before in kept:
            touched = differences(before, snapshot(state, fixed(state)))
            assert not touched, f"{name}: later moves changed {touched}"


def test_a_picture_on_the_way_can_be_drawn_for_everybody(where: Where) -> None:
    """All of them: the question that was answered still stands in them, and what it asked about may be gone."""
    for table, deal in product(spread(*where, "pictures on the way", 2), range(DEALS)):
        for moment in walk(replace(table, seed=table.seed + deal)):
            for number, state in moment.pauses:
                viewer = moment.viewers()[(moment.number + number) % (table.seats + 1)]
                try:
                    moment.game.view(state, viewer)
                except Exception as fault:
                    raise AssertionError(f"{at(moment, viewer)}: {fault!r}") from fault


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_a_picture_on_the_way_has_words(where: Where, lang: str) -> None:
    for table in spread(*where, f"words of pauses {lang}", 2):
        for moment, state in pictures(table):
            viewer = moment.viewers()[moment.number % (table.seats + 1)]
            for sentence in picture(table, state, viewer, lang):
                strange = wrong(table, lang, sentence)
                assert not strange, f"{at(moment, viewer, lang)}: {strange!r} in {sentence!r}"


def test_a_picture_on_the_way_tells_no_secret(where: Where) -> None:
    """It looks the same in every world that the viewer takes for possible."""
    for table in spread(*where, "secrets of pauses", 2):
        for moment, state in pictures(table):
            for viewer in range(table.seats):
                world = state.sample(viewer, Fast(moment.number))
                shown, imagined = moment.game.view(state, viewer), moment.game.view(world, viewer)
                assert shown == imagined, f"{at(moment, viewer)}: {differences(shown, imagined)}"
