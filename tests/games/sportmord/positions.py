"""Positions for the tests: seats R, P, E, U as in the rule book's examples."""

from __future__ import annotations

from typing import Any

import arene

R, P, E, U = range(4)  # Rikarda, Paul, Edgard, Ute


def dice(number: int) -> list[int]:
    """That many dice, all showing 6: useless for laying."""
    return [6] * number


def laying(seat: int, seats: int = 4, **mine: Any) -> dict[str, Any]:
    """Seat ``seat`` lays its dice as first player; the others have rolled sixes and lie nowhere."""
    players: list[dict[str, Any]] = [{"roll": dice(10)} for _ in range(seats)]
    laid = len(mine.get("old", {})) + len(mine.get("new", {}))
    players[seat] = {"roll": dice(10 - laid), **mine}
    best = (seat + 1) % seats
    return {"seats": players, "round": 9, "decision": "lay", "first": seat, "seat": seat, "best": best}


def faces_at(match: arene.Match, seat: int, sport: str, doped: bool = False) -> set[int]:
    """The faces the seat may lay at a sport."""
    found = set()
    for action in match.actions(seat):
        if action.kind == "place" and action.params["sport"] == sport and action.params["doped"] == doped:
            face = action.params["face"]
            assert isinstance(face, int)
            found.add(face)
    return found


def football() -> dict[str, Any]:
    """The rule book's example: three dice at football, two training units and a U4 turned up, U2 and U6 hidden."""
    return {
        "seats": [
            {"new": {"football": 1}, "pills": 0},
            {"new": {"football": 3}, "doped_at": ["football"], "units": {"football": 3}, "pills": 0},
            {"new": {"football": 2}, "units": {"football": 4}, "pills": 0},
            {"pills": 0},
        ],
        "round": 7,
        "decision": "wish",
        "sport": "football",
        "first": U,
        "best": R,
        "revealed": ["training", "training", "u4"],
        "piles": {"football": ["u2", "u6"]},
    }


def wish(match: arene.Match, *wishes: tuple[int, str]) -> None:
    for seat, kind in wishes:
        match.play(seat, {"kind": "wish", "wish": kind})


def seat(match: arene.Match, number: int) -> dict[str, Any]:
    record: dict[str, Any] = match.position()["seats"][number]
    return record


def told(match: arene.Match, kind: str) -> list[dict[str, object]]:
    """The public events of a kind."""
    return [event for event in match.events(None) if event["kind"] == kind]
