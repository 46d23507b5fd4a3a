"""Positions for the tests: what is not said is as at the start of a match."""

from __future__ import annotations

from typing import Any

import arene
from arene import Script

ELEVEN = [f"Y{number:02}" for number in range(1, 12)]  # numbers 1 to 11, two stars each


def seats(count: int, **first: Any) -> list[dict[str, Any]]:
    """So many seats; the first as described."""
    return [first, *({} for _ in range(count - 1))]


def ready(players: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """Seat 0 is about to roll."""
    return {"seats": players, "decision": "ready", "active": 0, **more}


def start(position: dict[str, Any], *draws: tuple[str, object], **options: Any) -> arene.Match:
    return arene.position("footmania", position, options=options, chance=Script(draws, seed=1))


def do(match: arene.Match, seat: int, kind: str, /, **params: Any) -> list[dict[str, object]]:
    return match.play(seat, {"kind": kind, **params})


def kinds(match: arene.Match, seat: int) -> set[str]:
    return {action.kind for action in match.actions(seat)}


def values(match: arene.Match, seat: int, kind: str, param: str) -> list[Any]:
    """The values of a parameter among the legal actions of a kind."""
    return [action.params[param] for action in match.actions(seat) if action.kind == kind]


def told(match: arene.Match, kind: str) -> list[dict[str, object]]:
    """The public events of a kind."""
    return [event for event in match.events(None) if event["kind"] == kind]


def cash(match: arene.Match, seat: int) -> int:
    return int(match.position()["seats"][seat]["cash"])


def season(players: list[dict[str, Any]], day: int = 0, **more: Any) -> dict[str, Any]:
    """Phase 2, seat 0 one cell before home: any roll calls the next match day."""
    a_day = 2 if len(players) == 4 else 1
    players[0].setdefault("progress", 35)
    return {
        "seats": players,
        "decision": "ready",
        "active": 0,
        "phase": 2,
        "day": day,
        "days_over": day,
        "fixture": day * a_day,
        "strengths": [0, 0] * (day * a_day),
        "market_open": day < (5 if len(players) > 2 else 1),
        **more,
    }


def kick_off(players: list[dict[str, Any]], day: int = 0, **options: Any) -> arene.Match:
    """A match day is called and both teams of its first match are fielded as proposed."""
    options = {"market": "bank_only", **options}
    match = start(season(players, day), ("die", 1), **options)
    do(match, 0, "roll")
    while match.awaiting and match.view(None)["decision"] == "lineup":
        do(match, match.awaiting[0], "confirm")
    return match


def score(match: arene.Match) -> list[int]:
    return [side["strength"] for side in match.view(None)["sides"]]
