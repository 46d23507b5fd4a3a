"""Les Sponsors de l'Automobile 2004: a position of the game, and the contract it keeps. The rules themselves follow the
rule book: workshop.py builds the car, tuning.py comes between the phases, race.py is the race.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import i64, vec
from arene.games.automobile.eyes.sampling import imagine
from arene.games.automobile.rules.board import from_to
from arene.games.automobile.rules.components import (
    ADVANCE,
    ASK_BALLS,
    ASK_BONUS,
    ASK_CELL,
    ASK_DISCARD,
    ASK_DRIVE,
    ASK_LANE,
    ASK_SELL,
    ASK_SIX,
    BALLS,
    BETWEEN,
    BONUS,
    DISCARD,
    LANE,
)
from arene.games.automobile.rules.workshop import Workshop


class Automobile(Workshop):
    """A position of Les Sponsors de l'Automobile."""

    def clone(self) -> Automobile:
        other = Automobile(self.setup, [car.clone() for car in self.cars], self.memory.clone())
        self.copy_to(other)
        return other

    def sample(self, seat: i64, chance: Chance) -> Automobile:
        world = self.clone()
        if self.over():  # all cards are shown
            return world
        imagine(self, world, seat, chance)
        if self.phase == BETWEEN:
            world.imagine_offer(seat, chance)
        return world

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        decision = self.decision
        if decision == ASK_SELL:
            self.sell(action, chance, out)
        elif decision == ASK_SIX:
            self.advance(action - ADVANCE + 1, chance, out)
        elif decision == ASK_CELL:
            self.use_cell(action, chance, out)
        elif decision == ASK_DISCARD:
            self.discard(action - DISCARD, chance, out)
        elif decision == ASK_DRIVE:
            self.drive(action, chance, out)
        elif decision == ASK_BALLS:
            self.spin(action - BALLS, chance, out)
        elif decision == ASK_LANE:
            self.arrive(action - LANE + 1, out)
            self.go_on(chance, out)
        elif decision == ASK_BONUS:
            self.take_bonus(action - BONUS, out)
            self.go_on(chance, out)
        else:
            self.deal_with_partner(action, chance, out)

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.actor():
            return vec[i64]()
        decision = self.decision
        if decision == ASK_CELL:
            return self.legal_at_cell()
        if decision == ASK_DRIVE:
            return self.legal_driving()
        if decision == ASK_SELL:
            return self.legal_sales()
        if decision == ASK_SIX:
            return from_to(ADVANCE, ADVANCE + 4)
        if decision == ASK_DISCARD:
            return self.legal_discards()
        if decision == ASK_LANE:
            return self.legal_lanes()
        if decision == ASK_BALLS:
            return from_to(BALLS, BALLS + self.most_balls())
        if decision == ASK_BONUS:
            return self.legal_bonuses()
        return self.legal_between()
