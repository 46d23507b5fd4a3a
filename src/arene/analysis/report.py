"""What an analysis found, as plain data: it is kept with the match, and told in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arene.analysis.explaining import Analysis, Decision, Turn, turns
from arene.analysis.tallies import Tally, summed
from arene.analysis.work import JUDGE, SLIPS, Difference, far, near
from arene.core.match import Match
from arene.lab.statistics import Estimate

VERSION = 1
_CAREFUL = 2  # standard errors beyond which a difference of scores is told


def report(analysis: Analysis, match: Match) -> dict[str, Any]:
    """The whole of it, or as much as there was time for."""
    plan, there = analysis.plan, analysis.there
    return {
        "arene": "analysis",
        "version": VERSION,
        "game": match.game.id,
        "rules": match.game.rules,
        "hash": match.hash,
        "whole": analysis.whole,
        "moves": len(match.moves),
        "judge": JUDGE,
        "playouts": {
            "look": plan.look,
            "review": plan.review,
            "verdict": plan.verdict,
            "reason": plan.reason,
            "luck": plan.luck,
            "stages": [int(far(there).stages), int(near(there).stages)],
            "slips": SLIPS,
        },
        "chances": [
            {"step": step, "seats": [one.to_json() for one in _chances(analysis, step)]}
            for step in sorted(analysis.looks)
        ],
        "turns": [_turn(one) for one in turns(analysis.looks)],
        "decisions": [
            _decision(analysis.decisions[step], match) for step in sorted(analysis.decisions) if _judged(analysis, step)
        ],
        "luck": [
            {
                "step": step,
                "streams": [
                    {"stream": stream, "seats": [one.difference().to_json() for one in seats]}
                    for stream, seats in analysis.luck[step]
                ],
            }
            for step in sorted(analysis.luck)
        ],
        "seats": [_seat(analysis, seat) for seat in range(match.seats)],
    }


def _chances(analysis: Analysis, step: int) -> list[Estimate]:
    """At the end nothing is open: who won is known, and not estimated from one match."""
    known = analysis.looks[step]
    if analysis.there.states[step].over():
        return [Estimate(one.mean, one.mean, one.mean, one.count) for one in known]
    return [one.chance() for one in known]


def _judged(analysis: Analysis, step: int) -> bool:
    """Whether the decision was gone through to the end: who stopped in between has only part of some."""
    one = analysis.decisions[step]
    return one.better is None or bool(one.difference)


def _turn(turn: Turn) -> dict[str, Any]:
    return {"from": turn.low, "to": turn.high, "seat": turn.seat, "before": turn.before, "after": turn.after}


def _decision(one: Decision, match: Match) -> dict[str, Any]:
    told: dict[str, Any] = {
        "step": one.step,
        "seat": one.seat,
        "played": match.space.action(one.played).to_json(),
        "better": None,
    }
    if one.better is not None:
        told |= {
            "better": match.space.action(one.better).to_json(),
            "gain": one.loss.difference().to_json(),
            "chances": [tally.chance().to_json() for tally in one.both],
            **reasons(one.scores, one.reasons),
            "explained": one.explained,
        }
    return told


def reasons(scores: Sequence[Tally], found: Sequence[Difference]) -> dict[str, Any]:
    """What is otherwise after another move, as data."""
    return {
        "scores": [tally.difference().to_json() if _sure(tally) else None for tally in scores],
        "reasons": [{"event": one.event, "played": one.played, "other": one.other} for one in found],
    }


def _sure(tally: Tally) -> bool:
    return tally.count > 1 and abs(tally.mean) > _CAREFUL * tally.error


def _seat(analysis: Analysis, seat: int) -> dict[str, Any]:
    """What a seat had before the first draw, what the draws brought, what its decisions cost it, and what it won."""
    own = [one for step, one in analysis.decisions.items() if one.seat == seat and _judged(analysis, step)]
    drawn = [tallies[seat].difference() for parts in analysis.luck.values() for _, tallies in parts]
    last = analysis.there.states[-1]
    places = {standing.seat: standing.rank for standing in last.standings()}
    return {
        "seat": seat,
        "before": None if analysis.before is None else analysis.before[seat].chance().to_json(),
        "luck": _of_all(drawn, len(analysis.there.draws())),
        "cost": _of_all([one.loss.difference() for one in own if one.better is not None], 0),
        "decisions": len(own),
        "alike": sum(one.better is None for one in own),
        "rank": places[seat],
    }


def _of_all(estimates: Sequence[Estimate], of: int) -> dict[str, Any]:
    return {**summed(estimates).to_json(), "parts": len(estimates), "of": of}
