"""A finished match as a curve, of its scores or of how far everybody had come, and the moment that decided it."""

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


def curve(
    states: Sequence[State], shown: Sequence[int], progress: Sequence[Sequence[int]] | None = None
) -> dict[str, Any]:
    """The points at which a score, or what is counted instead, changed, by their place among the steps a viewer saw.

    The moment that decided the match is always one of the scores.
    """
    scores = scores_of(states)
    told = scores if progress is None else [list(counts) for counts in progress]
    turn = None
    first = [int(standing.seat) for standing in states[-1].standings() if standing.rank == 1]
    if len(first) == 1:
        turn = turning_point(scores, first[0])
    kept = sorted(
        {0, len(told) - 1, *(step for step in range(1, len(told)) if told[step] != told[step - 1])}
        | ({turn} if turn is not None else set())
    )
    places = {step: max(place for place, known in enumerate(shown) if known <= step) for step in kept}
    return {
        "points": [{"step": places[step], "scores": told[step]} for step in kept],
        "steps": len(shown) - 1,
        "turn": None if turn is None else {"step": places[turn], "seat": first[0]},
    }
