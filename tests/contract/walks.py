"""Matches played half at random, half by rules of thumb, one moment at a time."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence

from arene.core.chance import Chance, Fast
from arene.core.events import Event, Events
from arene.core.state import State
from tests.contract.tables import LONG, QUICK, Table

ENDLESS = 40_000  # moves; no match of any game comes near it
_AIMLESS = 3_000  # moves after which random play needs guidance: without a limit of rounds it could go on for ever


class Moment:
    """A position of a match on its way, and what the last action brought about."""

    def __init__(self, table: Table, state: State, out: Events, number: int) -> None:
        self.table = table
        self.game = table.game
        self.state = state
        self.events: Sequence[Event] = out.items
        self.pauses: Sequence[tuple[int, State]] = out.pauses
        self.number = number

    @property
    def awaiting(self) -> list[int]:
        return [int(seat) for seat in self.state.awaiting()]

    def legal(self, seat: int) -> list[int]:
        return [int(action) for action in self.state.legal(seat)]

    def viewers(self) -> list[int | None]:
        return [None, *range(self.table.seats)]

    def __str__(self) -> str:
        return f"{self.table}, move {self.number}"


def start(table: Table, chance: Chance, out: Events | None = None) -> State:
    return table.game.new_state(table.seats, table.options, table.edition, chance, out)


def walk(table: Table, sense: float | None = None) -> Iterator[Moment]:
    """Every moment of a match. ``sense`` is how often a move follows the rules of thumb: the seed says, unless given.

    The state goes on changing: what is to stay is cloned.
    """
    draw, chance, out = random.Random(table.seed), Fast(table.seed), Events()
    sense = draw.choice([0.0, 0.5, 0.9]) if sense is None else sense
    knowledge = table.game.knowledge()
    state = start(table, chance, out)
    yield Moment(table, state, out, 0)
    for number in range(1, ENDLESS):
        awaiting = [int(seat) for seat in state.awaiting()]
        if not awaiting:
            return
        seat = draw.choice(awaiting)
        legal = [int(action) for action in state.legal(seat)]
        action = draw.choice(legal)
        aside = [(int(other), int(one)) for other in range(table.seats) for one in state.asides(other)]
        if aside and draw.random() < 0.02:
            seat, action = draw.choice(aside)
        elif draw.random() < (sense if number < _AIMLESS else 0.9):
            usual = int(knowledge.policy(state, seat, chance))
            action = usual if usual in legal else action  # whether bots answer legally is a property of its own
        out = Events()
        state.play(seat, action, chance, out)
        yield Moment(table, state, out, number)
    raise AssertionError(f"{table}: no end after {ENDLESS} moves")


def question(moment: Moment) -> tuple[object, ...]:
    """What kind of moment it is: how many are asked, and the first of them for which kinds of action."""
    bases, names = kinds_of(moment.table)
    awaiting = moment.awaiting
    if not awaiting:
        return ()
    offered = frozenset(names[bisect_right(bases, action) - 1] for action in moment.legal(awaiting[0]))
    return len(awaiting), offered


_KNOWN_KINDS: dict[tuple[str, str], tuple[list[int], list[str]]] = {}


def kinds_of(table: Table) -> tuple[list[int], list[str]]:
    """The first numbers of all kinds of action, ascending, and their names."""
    key = (table.game.id, table.edition.hash)
    if key not in _KNOWN_KINDS:
        kinds = sorted(table.game.actions(table.edition).kinds.values(), key=lambda kind: kind.base)
        _KNOWN_KINDS[key] = [kind.base for kind in kinds], [kind.name for kind in kinds]
    return _KNOWN_KINDS[key]


def moments(table: Table, most: int = 40, sense: float | None = None) -> Iterator[Moment]:
    """So many moments of a match: one of each kind, the rarest kinds first, then any, and always the last one.

    Walks are quick, so the match is gone through twice: once to see what comes, once to stop where it is worth it.
    """
    places: defaultdict[object, list[int]] = defaultdict(list)
    for moment in walk(table, sense):
        places[question(moment)].append(moment.number)
    draw, chosen, most = random.Random(table.seed), {moment.number}, 5 * most if LONG else most
    most = -(-most // 3) if QUICK else most
    for kind in sorted(places, key=lambda kind: len(places[kind])):
        if len(chosen) < most:
            chosen.add(draw.choice(places[kind]))
    rest = [number for number in range(moment.number) if number not in chosen]
    chosen.update(draw.sample(rest, max(0, min(most - len(chosen), len(rest)))))
    yield from (moment for moment in walk(table, sense) if moment.number in chosen)


def play_on(state: State, seed: int, moves: int) -> None:
    """Some random moves, in place."""
    draw, chance = random.Random(seed), Fast(seed)
    for _ in range(moves):
        awaiting = [int(seat) for seat in state.awaiting()]
        if not awaiting:
            return
        seat = draw.choice(awaiting)
        legal = [int(action) for action in state.legal(seat)]
        state.play(seat, draw.choice(legal), chance, None)
