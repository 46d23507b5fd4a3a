"""Pig: roll as long as you dare, hold before a 1 comes. Whoever first holds enough points wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arene.core.actions import ActionSpace, Kind
from arene.core.chance import Chance
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Colours, Game, Option
from arene.core.native import i64, vec
from arene.core.plain import PlainState

ROLL, HOLD = 0, 1


class Pig(PlainState):
    def __init__(self, seats: int, goal: int) -> None:
        super().__init__(seats)
        self.goal = goal
        self.held = [0] * seats
        self.rolled = 0  # this turn's points, not held yet

    def over(self) -> bool:
        return max(self.held) >= self.goal

    def points(self) -> list[int]:
        return self.held

    def legal(self, seat: i64) -> vec[i64]:
        if self.over() or seat != self.seat:
            return vec[i64]([])
        return vec[i64]([ROLL, HOLD] if self.rolled else [ROLL])

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == HOLD:
            self.hold(out)
            return
        pips = int(chance.die("die"))
        self.rolled = self.rolled + pips if pips > 1 else 0
        if out is not None:
            out.disclose("rolled", {"seat": self.seat, "pips": pips, "points": self.rolled})
        if pips == 1:
            self.seat = self.left_of(self.seat)

    def hold(self, out: Events | None) -> None:
        self.held[self.seat] += self.rolled
        if out is not None:
            out.add("held", {"seat": self.seat, "points": self.rolled, "total": self.held[self.seat]})
        self.rolled = 0
        if not self.over():
            self.seat = self.left_of(self.seat)


class PigGame(Game):
    id = "pig"
    rules_version = 1
    min_seats, max_seats = 2, 6
    minutes = (5, 15)
    age = 6
    complexity = 1
    colours = Colours("#B8576B", "#FCF7EB", "#1D1713")
    options = (Option("goal", 100, low=20, high=200),)
    draws = {"die": ()}  # noqa: RUF012

    def actions(self, edition: Edition) -> ActionSpace:
        return ActionSpace(Kind("roll", ROLL), Kind("hold", HOLD))

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> Pig:
        return Pig(seats, options["goal"])


GAME = PigGame()
