"""An analysis under way: it hands out pieces of work, takes what they bring, and can be told at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt

from arene.analysis.course import Course, Walk, walk
from arene.analysis.plan import Plan, open_steps
from arene.analysis.tallies import Tally
from arene.analysis.work import Difference, Found, Piece

_GRID = 24  # positions looked at first, evenly; at most half of all
_BATCH = 8  # positions looked at next, where most happens between two


@dataclass
class Decision:
    """A choice: what was played and, where the judge would have done something else, what that is worth."""

    step: int
    seat: int
    played: int
    better: int | None = None
    difference: list[Tally] = field(default_factory=list)  # by seat: what the other move would have changed
    both: tuple[Tally, Tally] = (Tally(), Tally())
    scores: list[Tally] = field(default_factory=list)
    reasons: list[Difference] = field(default_factory=list)
    explained: bool = False

    @property
    def loss(self) -> Tally:
        return self.difference[self.seat] if self.difference else Tally()


class Analysis:
    """Work comes in batches: whoever does it takes pieces in any order and in any process, and brings each to
    ``take``. ``batches`` looks at what was brought before it hands out more."""

    def __init__(self, course: Course, plan: Plan) -> None:
        self.course = course
        self.there: Walk = walk(course)
        self.plan = plan
        self.looks: dict[int, list[Tally]] = {}
        self.decisions: dict[int, Decision] = {}
        self.before: list[Tally] | None = None  # everybody's chance before the first draw
        self.luck: dict[int, list[tuple[str, list[Tally]]]] = {}
        self.whole = False

    def batches(self) -> Iterator[list[Piece]]:
        yield from self._curve()
        doubtful = {step for turn in turns(self.looks, _DOUBTFUL) for step in (turn.low, turn.high)}
        yield [Piece("look", step, 2 * self.plan.look, part=1) for step in sorted(doubtful)]
        yield [Piece("luck", step, self.plan.luck) for step in self.plan.drawn]
        yield [Piece("review", step, self.plan.review) for step in self.plan.reviewed]
        others = [one for one in self.decisions.values() if one.better is not None]
        yield [Piece("verdict", one.step, self.plan.verdict, _other(one)) for one in others]
        worst = sorted(others, key=lambda one: (-one.loss.mean, one.step))[: self.plan.explained]
        costly = [one for one in worst if one.loss.mean > 0]
        yield [Piece("verdict", one.step, self.plan.reason, _other(one), why=True, part=1) for one in costly]
        self.whole = True

    def _curve(self) -> Iterator[list[Piece]]:
        """First evenly, then again and again between the two neighbours that differ most: so the moments that turned
        the match are found to the move."""
        nodes = open_steps(self.there)
        most = min(self.plan.looks, len(nodes))
        grid = most if most == len(nodes) else max(2, min(most // 2, _GRID))
        chosen = sorted({nodes[place * (len(nodes) - 1) // max(1, grid - 1)] for place in range(grid)})
        chosen = [chosen[-1], *chosen[:-1]]  # who won comes first: it takes no time, and whoever stops is told
        while chosen:
            yield [self._look(step) for step in chosen]
            known = sorted(self.looks)
            gaps = [
                (self._apart(low, high), between[len(between) // 2])
                for low, high in pairwise(known)
                if (between := [node for node in nodes if low < node < high])
            ]
            gaps.sort(key=lambda gap: (-gap[0], gap[1]))
            chosen = [middle for _, middle in gaps[: min(_BATCH, most - len(known))]]

    def _look(self, step: int) -> Piece:
        return Piece("look", step, self.plan.look)

    def _apart(self, low: int, high: int) -> float:
        """How far two positions differ for whoever they differ most for."""
        pairs = zip(self.looks[low], self.looks[high], strict=True)
        return max(abs(after.mean - before.mean) for before, after in pairs)

    def take(self, found: Found) -> None:
        piece = found.piece
        if piece.kind == "look":
            known = self.looks.get(piece.step, [Tally()] * len(found.seats))
            self.looks[piece.step] = [old + new for old, new in zip(known, found.seats, strict=True)]
        elif piece.kind == "luck":
            self.luck[piece.step] = found.streams
            if piece.step == 0:
                self.before = found.seats
        elif piece.kind == "review":
            seat, played = self.course.moves[piece.step]
            better = None if found.action == played else found.action
            self.decisions[piece.step] = Decision(piece.step, seat, played, better)
        else:
            one = self.decisions[piece.step]
            one.difference, one.both, one.scores = found.seats, found.both, found.scores
            one.reasons, one.explained = found.differences, piece.why


def _other(one: Decision) -> int:
    assert one.better is not None
    return one.better


@dataclass(frozen=True)
class Turn:
    """A moment that turned the match: between two positions somebody's chance changed by more than luck explains."""

    low: int
    high: int
    seat: int
    before: float
    after: float


_TURN = 0.04  # a change of chance under which nothing turned
_TURNS = 5
_DOUBTFUL = 10  # changes that are looked at again before the greatest are told: some of many look great by luck
_SURE = 3  # standard errors


def turns(looks: dict[int, list[Tally]], most: int = _TURNS) -> list[Turn]:
    """The greatest changes, in the order of the match."""
    known = sorted(looks)
    found = []
    for low, high in pairwise(known):
        changes = [
            (abs(after.mean - before.mean), seat, before, after)
            for seat, (before, after) in enumerate(zip(looks[low], looks[high], strict=True))
        ]
        size, seat, before, after = max(changes, key=lambda one: one[0])
        noise = sqrt(sum(one.error**2 for one in (before, after) if one.count > 1))
        if size > max(_TURN, _SURE * noise):
            found.append(Turn(low, high, seat, before.mean, after.mean))
    found.sort(key=lambda one: -abs(one.after - one.before))
    return sorted(found[:most], key=lambda one: one.low)
