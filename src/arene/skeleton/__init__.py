"""Mygame: take one to three stones; whoever takes the last one wins. Put your own game in its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arene.core.actions import ActionSpace, Kind
from arene.core.chance import Chance
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Game, Option
from arene.core.native import i64, vec
from arene.core.plain import PlainState

TAKE = 0  # + stones - 1


class Position(PlainState):
    """What is on the table. Every field is a plain value; copying, saving and the view follow from them."""

    def __init__(self, seats: int, stones: int) -> None:
        super().__init__(seats)
        self.stones = stones
        self.taken = [0] * seats
        self.won = [0] * seats

    def over(self) -> bool:
        return self.stones == 0

    def points(self) -> list[int]:
        """Who has most in the end wins."""
        return self.won

    def legal(self, seat: i64) -> vec[i64]:
        """Never empty for the seat that is asked, empty for the others."""
        most = 0 if seat != self.seat else min(3, self.stones)
        return vec[i64]([TAKE + stones for stones in range(most)])

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        """Carry out a legal action, up to the next decision. Dice and cards come from ``chance``."""
        stones = int(action) - TAKE + 1
        self.stones -= stones
        self.taken[self.seat] += stones
        if out is not None:
            out.add("took", {"seat": self.seat, "stones": stones})
        if self.over():
            self.won[self.seat] = 1
        else:
            self.seat = self.left_of(self.seat)


class MyGame(Game):
    id = "mygame"
    rules_version = 1
    min_seats, max_seats, usual_seats = 2, 4, 4
    minutes = (5, 10)
    age = 6
    complexity = 1
    options = (Option("stones", 21, low=5, high=50),)

    def actions(self, edition: Edition) -> ActionSpace:
        return ActionSpace(Kind("take", TAKE, stones=[1, 2, 3]))

    def new_state(
        self, seats: int, options: Mapping[str, Any], edition: Edition, chance: Chance, out: Events | None
    ) -> Position:
        return Position(seats, options["stones"])


GAME = MyGame()
