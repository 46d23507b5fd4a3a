"""Positions and walks for the tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from hypothesis import strategies as st

import arene
from arene.core.chance import Fast
from arene.core.events import Event, Events
from arene.games.lanista.rules.state import Lanista

GAME = arene.load_game("lanista")
EDITION = GAME.edition()
DATA = EDITION.data
A, B, C, D = range(4)

OPTIONS = st.fixed_dictionaries(
    {
        "years": st.just(1),
        "season_plan": st.sampled_from(["full", "winter_only"]),
        "lanistas": st.sampled_from(["none", "random", "choice"]),
        "simple_events": st.booleans(),
        "malus": st.booleans(),
        "sine_missione": st.booleans(),
        "resale": st.booleans(),
        "contracts_revealed": st.sampled_from(["draw", "contract"]),
        "initiative": st.sampled_from(["fixed", "rotate_round", "rotate_season"]),
        "second_order": st.sampled_from(["reverse", "clockwise"]),
        "locked_contract": st.sampled_from(["refuse", "take_and_fail"]),
        "influence_exemption": st.sampled_from(["all", "per_token"]),
        "mercy_bad": st.sampled_from(["both", "literal", "symmetric"]),
        "tie": st.sampled_from(["shared", "sesterces"]),
        "first_round_mulligan": st.booleans(),
        "poker_face": st.booleans(),
    }
)
SEATS = st.integers(1, 4)
SEEDS = st.integers(0, 2**31)


NO_TOKENS = {"green": 0, "white": 0, "red": 0}


def glad(card: str, xp: int = 0, health: str = "good", **more: Any) -> dict[str, Any]:
    return {"id": card, "xp": xp, "health": health, **more}


def position(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Some seats and a question; round 3 (summer) unless said otherwise."""
    return {"seats": list(seats), "round": 3, **more}


def start(*seats: dict[str, Any], chance: Any = None, options: Any = None, **more: Any) -> arene.Match:
    """A match from a position; draws are scripted, or follow a seed."""
    script = arene.Script(chance, seed=1) if chance is not None else None
    return arene.position("lanista", position(*seats, **more), seed=1, options=options or {}, chance=script)


def combat(seat: int, contract: str | None, rank: str, first: str, second: str, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "contract": contract, "rank": rank, "gladiators": [first, second], **more}


def do(match: arene.Match, seat: int, kind: str, **params: Any) -> list[dict[str, object]]:
    return match.play(seat, {"kind": kind, **params})


def seat(match: arene.Match, number: int) -> dict[str, Any]:
    record: dict[str, Any] = match.position()["seats"][number]
    return record


def gladiator(match: arene.Match, card: str) -> dict[str, Any] | None:
    for player in match.position()["seats"]:
        for one in player["school"]:
            if one["id"] == card:
                found: dict[str, Any] = one
                return found
    return None


def may(match: arene.Match, seat: int, kind: str, **params: Any) -> bool:
    wanted = {"kind": kind, **params}
    return any(action.to_json() == wanted for action in match.actions(seat))


def kinds(match: arene.Match, seat: int) -> set[str]:
    return {action.kind for action in match.actions(seat)}


def targets(match: arene.Match, seat: int, card: str) -> set[object]:
    return {a.params["target"] for a in match.actions(seat) if a.kind == "play" and a.params["card"] == card}


def told(match: arene.Match, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    return [dict(event) for event in match.events(viewer) if event["kind"] == kind]


def bag(match: arene.Match, viewer: int | None = None) -> list[int]:
    """Green, white, red and black tokens of the bag as it would be drawn from now."""
    counts: list[int] = match.view(viewer)["combat"]["bag"]["counts"]
    return counts


def finish(match: arene.Match, until: str | None = None) -> None:
    """Pass until somebody is asked something else, or the match is over."""
    order = ("pass", "mulligan_done", "pass_buy", "pass_contract", "no_combat", "decline")
    while not match.over:
        if until is not None and match.position()["decision"] == until:
            return
        asked = match.awaiting[0]
        kind = next((kind for kind in order if kind in kinds(match, asked)), None)
        assert kind is not None, match.position()["decision"]
        do(match, asked, kind)


class Step:
    """A position on the way, and what the last action brought about."""

    def __init__(self, state: Lanista, options: dict[str, Any], events: list[Event]) -> None:
        self.state = state
        self.options = options
        self.events = events

    @cached_property
    def position(self) -> dict[str, Any]:
        """To be asked for before the walk goes on."""
        return GAME.position(self.state)


def walk(seats: int, chosen: dict[str, Any], seed: int) -> Iterator[Step]:
    """Random play; turns are rarely passed, so that schools grow and contracts are fought."""
    options = GAME.check_options(seats, chosen)
    choose, chance, out = random.Random(seed), Fast(seed), Events()
    state = GAME.new_state(seats, options, EDITION, chance, out)
    assert isinstance(state, Lanista)
    yield Step(state, options, out.items)
    while not state.over():
        seat = choose.choice(list(state.awaiting()))
        actions = [int(action) for action in state.legal(seat)]
        eager = [action for action in actions if action > 9]
        out = Events()
        state.play(seat, choose.choice(eager if eager and choose.random() < 0.7 else actions), chance, out)
        yield Step(state, options, out.items)
