"""The scores of a finished match as a curve, and the moment that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arene.core.state import State


def scores_of(states: Sequence[State]) -> list[list[int]]:
    """Every seat's score after each step."""
    told = []
    for state in states:
        scores = [0] * int(state.seats())
        for standing in state.standings():
            scores[int(standing.seat)] = int(standing.score)
        told.append(scores)
    return told


def turning_point(scores: Sequence[Sequence[int]], winner: int) -> int | None:
    """The step from which the winner leads alone to the end; None when he never does, or always did."""
    ahead = len(scores)
    while ahead and _leads(scores[ahead - 1], winner):
        ahead -= 1
    return ahead if 0 < ahead < len(scores) else None


def _leads(scores: Sequence[int], winner: int) -> bool:
    return all(scores[winner] > score for seat, score in enumerate(scores) if seat != winner)


def curve(states: Sequence[State], shown: Sequence[int]) -> dict[str, Any]:
    """The points at which a score changed, by their place among the steps a viewer saw."""
    scores = scores_of(states)
    kept = [step for step in range(len(scores)) if step == 0 or scores[step] != scores[step - 1]]
    if kept[-1] != len(scores) - 1:
        kept.append(len(scores) - 1)
    places = {step: max(place for place, known in enumerate(shown) if known <= step) for step in kept}
    first = [int(standing.seat) for standing in states[-1].standings() if standing.rank == 1]
    turn = turning_point(scores, first[0]) if len(first) == 1 else None
    return {
        "points": [{"step": places[step], "scores": scores[step]} for step in kept],
        "steps": len(shown) - 1,
        "turn": None if turn is None else {"step": places[turn], "seat": first[0]},
    }
