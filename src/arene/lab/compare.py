"""Two boxes of one game on the same matches: the same seeds and bots, other options or another edition."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any

from arene.bots import bot_names
from arene.core.chance import derive, seed_from
from arene.core.game import load_game
from arene.core.measures import Measure
from arene.lab.crew import Jobs, Notice, Progress, check_count, each
from arene.lab.match import Box, Plan, play
from arene.lab.statistics import Estimate, ratio, share_ratio, student

Pairs = Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Comparison:
    """What is compared, match by match."""

    boxes: tuple[Box, Box]
    bots: list[str]
    matches: int
    seed: bytes


@dataclass(frozen=True)
class Row:
    """A figure in both, and by how much the second differs from the first in the same matches."""

    measure: Measure
    both: tuple[Estimate, Estimate]
    difference: Estimate
    targets: tuple[Measure | None, Measure | None]

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.measure.id,
            "first": self.both[0].to_json(),
            "second": self.both[1].to_json(),
            "difference": self.difference.to_json(),
        }


def comparison(boxes: tuple[Box, Box], bots: Sequence[str], matches: int, seed: int | str | bytes) -> Comparison:
    """Check what is asked for."""
    check_count("matches", matches)
    return Comparison(boxes, bot_names(bots, boxes[0].seats), matches, seed_from(seed))


def compare(
    asked: Comparison, jobs: Jobs = 1, progress: Progress | None = None, notice: Notice | None = None
) -> list[Row]:
    """The figures, in the game's order: by seat, length, then the game's own measures."""
    results = list(each(partial(_pair, asked), range(asked.matches), jobs, progress, notice))
    return [_row(measure, targets, results) for measure, targets in _measures(asked.boxes)]


def observed(box: Box, bots: Sequence[str], seed: bytes) -> dict[str, tuple[float, float]]:
    """One match, and what it adds to every figure."""
    names = [f"{bot[:60]} {seat + 1}" for seat, bot in enumerate(bots)]
    played = play(Plan(box, list(bots), names, seed), record=True)
    standings = sorted(played.state.standings(), key=lambda standing: standing.seat)
    winners = sum(standing.rank == 1 for standing in standings)
    found: dict[str, tuple[float, float]] = {"moves": (float(played.moves), 1.0)}
    for standing in standings:
        found[f"place-{standing.seat + 1}"] = (1 / winners if standing.rank == 1 else 0.0, 1.0)
    found["score"] = (float(sum(standing.score for standing in standings)), float(len(standings)))
    measured = load_game(box.game).measures().observe(played.state, played.events)
    return {**found, **{id: (float(pair[0]), float(pair[1])) for id, pair in measured.items()}}


def _pair(asked: Comparison, index: int) -> list[dict[str, tuple[float, float]]]:
    """The same match in both boxes; all move on by a seat after each."""
    seed = derive(asked.seed, f"match|{index}")
    bots = [asked.bots[(seat + index) % len(asked.bots)] for seat in range(len(asked.bots))]
    return [observed(box, bots, seed) for box in asked.boxes]


def _measures(boxes: tuple[Box, Box]) -> list[tuple[Measure, tuple[Measure | None, Measure | None]]]:
    seats = boxes[0].seats
    own = [{one.id: one for one in load_game(box.game).measures().targets(seats, box.read_edition())} for box in boxes]
    places = [Measure("place", share=True, place=seat + 1) for seat in range(seats) if seats > 1]
    common: list[Measure] = [Measure("moves"), Measure("score"), *places]
    ids = dict.fromkeys([*own[0], *own[1]])
    found = [(one, (None, None)) for one in common if one.id not in ids]
    return [*found, *(((own[0].get(id) or own[1][id]), (own[0].get(id), own[1].get(id))) for id in ids)]


def _row(measure: Measure, targets: Any, results: Sequence[Sequence[dict[str, tuple[float, float]]]]) -> Row:
    first, second = ([one[place].get(measure.id, (0.0, 0.0)) for one in results] for place in (0, 1))
    estimate: Callable[[Pairs], Estimate] = share_ratio if measure.share else ratio
    return Row(measure, (estimate(first), estimate(second)), difference(first, second), targets)


def difference(first: Pairs, second: Pairs) -> Estimate:
    """How much the second quotient exceeds the first; both belong to the same matches, whose luck cancels out."""
    count, below = len(first), [sum(pair[1] for pair in pairs) for pairs in (first, second)]
    if not below[0] or not below[1]:
        return Estimate(0.0, float("-inf"), float("inf"), 0)
    values = [sum(pair[0] for pair in pairs) / total for pairs, total in zip((first, second), below, strict=True)]
    value = values[1] - values[0]
    if count == 1:
        return Estimate(value, float("-inf"), float("inf"), 1)
    strays = [
        (two[0] - values[1] * two[1]) / below[1] - (one[0] - values[0] * one[1]) / below[0]
        for one, two in zip(first, second, strict=True)
    ]
    half = student(count - 1) * sqrt(sum(stray * stray for stray in strays) * count / (count - 1))
    return Estimate(value, value - half, value + half, count)
