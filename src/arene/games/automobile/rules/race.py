"""Les Sponsors de l'Automobile 2004, second phase: the race, in the order of the rule book. Rulings are cited by
number (A17): rulings.md. Rank, ways along the track and what blocks them are in board.py.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.automobile.rules.board import Board
from arene.games.automobile.rules.components import (
    ASK_BALLS,
    ASK_BONUS,
    ASK_DRIVE,
    ASK_LANE,
    BIT,
    BONUS,
    BONUS_GREEN,
    BONUS_NONE,
    BONUS_SLIP,
    BY_CARD,
    BY_GREEN,
    BY_OTHER_BALL,
    BY_OWN_BALL,
    BY_SLIP,
    BY_VIOLET,
    CARD,
    CAUSES,
    LANE,
    LANE_OF,
    LANES_IN,
    LAST_RACE_ROUND,
    ONE,
    OVER,
    PASS,
    PLAYED,
    RACE,
    SPIN,
    TIE_FIRST,
    TIE_LEAD,
    VALUES,
    ZERO_SPIN,
    Move,
    listed,
)


class Race(Board):
    """The race."""

    # ---- Preparation

    def start_race(self, chance: Chance, out: Events | None) -> None:
        self.phase = RACE
        self.shown = self.setup.pairs
        self.swapped = 0
        self.proposals = 0
        self.silent = 0
        box = self.setup.box
        order = vec[i64](range(self.setup.cars))
        chance.shuffle("grid", order)
        place: i64
        for place in range(self.setup.cars):
            it = self.cars[order[place]]
            it.column = box.grid_column[place]
            it.lane = box.grid_lane[place]
        if out is not None:
            out.add("grid", {"order": [int(car) for car in order]})
        self.start_race_round(out)
        self.next_turn(out)

    # ---- A round: each car once, in the order on the track (A14)

    def start_race_round(self, out: Events | None) -> None:
        self.round += 1
        self.order = 0
        for car in self.cars:
            car.played = False
            car.slipped = False
        if self.setup.frozen_order:
            after: i64 = 1_000_000
            place: i64 = 0
            while True:
                car_ahead = self.ranked(after)
                if car_ahead < 0:
                    break
                after = self.standing(car_ahead)
                self.order += (car_ahead + 1) * ONE[place]
                place += 1
        if out is not None:
            out.add("round", {"round": self.round})

    def next_turn(self, out: Events | None) -> None:
        """The best placed car that has not played; a car off the track misses its turn and comes back."""
        while True:
            car = self.next_in_rank()
            if car < 0:
                if self.round == LAST_RACE_ROUND:
                    self.end_race(out)
                    return
                self.start_race_round(out)
                continue
            it = self.cars[car]
            it.played = True
            if not it.off:
                break
            if out is not None:
                out.add("turn_missed", {"car": car})
            self.come_back(car, out)
        self.turn = car
        self.car = car
        self.decision = ASK_DRIVE
        if out is not None:
            place = self.place(car)
            out.add("turn", {"car": car, "place": place, "blocks": place > 1 and self.blocking(car)})

    def may_spin(self, car: i64) -> bool:
        """Without a card 0: not in the first place and not in the way of others, or without cards (A31, A32)."""
        if self.cards_left(car) == 0:
            return True
        return self.place(car) > 1 and not self.blocking(car)

    def legal_driving(self) -> vec[i64]:
        car = self.car
        values = self.cars[car].values()
        actions = vec[i64](capacity=10)
        stuck = self.blocked(car)
        value: i64
        if not stuck:
            for value in range(1, VALUES):
                if (values >> (4 * value)) & 15:
                    actions = append(actions, CARD + value - 1)
        if self.may_spin(car):
            actions = append(actions, SPIN)
        elif values & 15:
            actions = append(actions, ZERO_SPIN)
        if stuck:
            actions = append(actions, PASS)
        return actions

    def drive(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action == PASS:
            if out is not None:
                out.add("passed", {"car": self.car})
            self.next_turn(out)
        elif action < ZERO_SPIN:
            value = action - CARD + 1
            self.play_card(value, out)
            self.start_move(self.car, value, BY_CARD, out)
            self.go_on(chance, out)
        else:
            if action == ZERO_SPIN:
                self.play_card(0, out)
            self.decision = ASK_BALLS
            if self.most_balls() == 0:
                self.spin(0, chance, out)

    def play_card(self, value: i64, out: Events | None) -> None:
        """It leaves the game, face up."""
        it = self.cars[self.car]
        category = it.first_with(value)
        it.hand[category] -= ONE[value]
        self.memory.note(PLAYED, category, self.car, 0, 0, value)
        if out is not None:
            name = self.setup.box.categories[category]
            out.show("card_played", {"car": self.car, "category": name, "value": value})

    # ---- The roulette

    def most_balls(self) -> i64:
        most = self.setup.box.extra_max
        energy = self.cars[self.car].energy
        if energy < most:
            return energy
        return most

    def spin(self, extra: i64, chance: Chance, out: Events | None) -> None:
        """The extra balls are paid for whatever comes out."""
        spinner = self.car
        self.cars[spinner].energy -= extra
        if out is not None:
            out.add("balls_added", {"car": spinner, "extra": extra, "balls": self.balls() + extra})
        drawn = chance.below("ball", self.balls() + extra)
        if drawn == 0:
            if out is not None:
                out.add("ball", {"car": spinner, "ball": "violet"})
            self.violet_ball(out)
        else:
            ball = spinner
            if drawn < self.balls():
                ball = self.car_of_ball(drawn)
            if out is not None:
                out.add("ball", {"car": spinner, "ball": self.setup.box.cars[ball], "of": ball})
            if ball == spinner:
                self.start_move(ball, 1 + extra, BY_OWN_BALL, out)
            elif not self.cars[ball].off:  # A27
                self.start_move(ball, 1, BY_OTHER_BALL, out)
        self.go_on(chance, out)

    def car_of_ball(self, number: i64) -> i64:
        """Ball 0 is violet; then one for each car that has not finished, in the order of the cars."""
        car: i64 = 0
        while True:
            if self.cars[car].finish == 0:
                number -= 1
                if number == 0:
                    return car
            car += 1

    def violet_ball(self, out: Events | None) -> None:
        """Cars on red spin off together; then the others move, front to back, as they stood at the draw (A28)."""
        box = self.setup.box
        self.waiting = 0
        place: i64 = 0
        after: i64 = 1_000_000
        while True:
            car = self.ranked(after)
            if car < 0:
                break
            it = self.cars[car]
            after = self.standing(car)
            if it.off or box.red[it.column] & BIT[it.lane - 1]:
                continue
            launch: i64 = 0
            if box.violet[it.column] & BIT[it.lane - 1]:
                launch = 4
            self.waiting += (8 + launch + car) * ONE[place]
            place += 1
        number: i64
        for number in range(self.setup.cars):
            it = self.cars[number]
            if it.racing() and box.red[it.column] & BIT[it.lane - 1]:
                if self.setup.off_in_order:
                    it.behind = self.waiting_at(it.column, it.lane)
                it.off = True
                if out is not None:
                    out.add("spun_off", {"car": number, "column": it.column, "lane": it.lane})

    def come_back(self, car: i64, out: Events | None) -> None:
        """To the cell it left, else the outermost free lane of that column, else of the nearest one behind."""
        it = self.cars[car]
        road = self.setup.box.road
        for other in self.cars:
            if other.off and other.column == it.column and other.lane == it.lane and other.behind > it.behind:
                other.behind -= 1
        it.behind = 0
        if self.taken(it.column) & BIT[it.lane - 1]:
            column = it.column
            while True:
                free = road[column] & ~self.taken(column)
                if free:
                    break
                column -= 1
            it.column = column
            it.lane = outermost(free)
        it.off = False
        if out is not None:
            out.add("returned", {"car": car, "column": it.column, "lane": it.lane})

    # ---- Moving a car, whatever moves it (A20)

    def go_on(self, chance: Chance, out: Events | None) -> None:
        """Until a question comes up: finish the displacement, then those a violet ball left waiting, then the turn."""
        while self.decision != OVER:
            move = self.move
            if move.car >= 0:
                if self.keep_moving(out):
                    return
            elif self.waiting:
                car = self.waiting & 3
                cells: i64 = 1
                if self.waiting & 4:
                    cells = 3
                self.waiting >>= 4
                self.start_move(car, cells, BY_VIOLET, out)
            else:
                self.next_turn(out)
                return

    def start_move(self, car: i64, cells: i64, cause: i64, out: Events | None) -> None:
        move = self.move
        move.car = car
        move.total = 0
        move.slip = 0
        move.green = 0
        move.green_later = 0
        move.slip_used = self.setup.slip_per_round and self.cars[car].slipped
        self.start_segment(cells, cause, out)

    def start_segment(self, cells: i64, cause: i64, out: Events | None) -> None:
        """The full number if any way allows it, else as far as possible (A17)."""
        move = self.move
        move.cause = cause
        self.drive_on(move.car, cells)
        finishes = self.cars[move.car].column + move.steps > self.setup.box.columns
        if out is not None and move.steps < cells and not finishes:
            out.add("shortened", {"car": move.car, "cells": cells, "done": move.steps, "cause": CAUSES[cause]})

    def keep_moving(self, out: Events | None) -> bool:
        """One more step of the displacement under way. Whether somebody is asked."""
        move = self.move
        if move.steps > 0:
            if LANES_IN[move.ends] > 1:
                self.car = move.car
                self.decision = ASK_LANE
                return True
            self.arrive(LANE_OF[move.ends], out)
            return False
        owed = self.legal_bonuses()
        if len(owed) == 0:
            self.clear_move()
            return False
        if len(owed) > 1:
            self.car = move.car
            self.decision = ASK_BONUS
            return True
        self.take_bonus(owed[0] - BONUS, out)
        return False

    def legal_lanes(self) -> vec[i64]:
        actions = vec[i64](capacity=4)
        lane: i64
        for lane in range(4):
            if self.move.ends & BIT[lane]:
                actions = append(actions, LANE + lane)
        return actions

    def arrive(self, lane: i64, out: Events | None) -> None:
        move = self.move
        it = self.cars[move.car]
        steps = move.steps
        to = it.column + steps
        finishes = to > self.setup.box.columns
        if out is not None:
            end: i64 = 0
            if not finishes:
                end = lane
            way = self.way_to(move.car, steps, end)
            start = [int(it.column), int(it.lane)]
            path: list[list[int]] = [[cell[0], cell[1]] for cell in way]
            out.add("moved", {"car": move.car, "from": start, "path": path, "cause": CAUSES[move.cause]})
        move.total += steps
        move.steps = 0
        move.ends = 0
        it.column = to
        it.lane = lane
        if finishes:
            self.cross_the_line(move.car, out)
        elif self.setup.bonus_everywhere or move.car == self.turn:
            self.check_stop(out)

    def check_stop(self, out: Events | None) -> None:
        """What the cell earns: a green bonus by the place now held, slipstream behind a car (A19 to A26)."""
        move = self.move
        it = self.cars[move.car]
        if self.setup.box.green[it.column] & BIT[it.lane - 1]:
            bonus = self.setup.box.green_bonus[self.setup.cars * 8 + self.place(move.car)]
            if move.green:
                move.green_later = bonus
            else:
                move.green = bonus
            if out is not None and bonus:
                out.add("bonus_earned", {"car": move.car, "bonus": "green", "cells": bonus})
        ahead = it.column < self.setup.box.columns and (self.taken(it.column + 1) & BIT[it.lane - 1]) != 0
        if ahead and not move.slip_used and move.total >= 2 and not self.blocked(move.car):
            move.slip = 2
            move.slip_used = True
            it.slipped = True
            if out is not None:
                out.add("bonus_earned", {"car": move.car, "bonus": "slipstream", "cells": 2})

    def legal_bonuses(self) -> vec[i64]:
        """Which bonus first; they are not optional (A21)."""
        owed = vec[i64](capacity=3)
        if self.move.green:
            owed = append(owed, BONUS + BONUS_GREEN)
        if self.move.slip:
            owed = append(owed, BONUS + BONUS_SLIP)
        if self.setup.bonus_optional and len(owed) > 0:
            owed = append(owed, BONUS + BONUS_NONE)
        return owed

    def take_bonus(self, bonus: i64, out: Events | None) -> None:
        move = self.move
        if bonus == BONUS_NONE:
            move.slip = 0
            move.green = 0
            move.green_later = 0
            if out is not None:
                out.add("bonus_declined", {"car": move.car})
        elif bonus == BONUS_SLIP:
            move.slip = 0
            self.start_segment(2, BY_SLIP, out)
        else:
            cells = move.green
            move.green = move.green_later
            move.green_later = 0
            self.start_segment(cells, BY_GREEN, out)

    # ---- The end of the race

    def cross_the_line(self, car: i64, out: Events | None) -> None:
        """Its ball leaves the roulette; what the move still owed is lost (A37)."""
        self.finished += 1
        it = self.cars[car]
        it.finish = self.finished
        it.lane = 0
        self.clear_move()
        if out is not None:
            out.add("finished", {"car": car, "place": it.finish})
        if self.finished == 1 and self.setup.pairs and self.setup.tie == TIE_LEAD:
            self.take_lead(car, out)
        if self.decided():
            self.end_race(out)

    def take_lead(self, car: i64, out: Events | None) -> None:
        """The first car of a pair is in: how far ahead it is counts if points are equal (A30)."""
        self.lead = self.furthest_back(1 - car % 2)
        if out is not None:
            out.add("lead", {"car": car, "cells": self.lead})

    def decided(self) -> bool:
        """One car is left, whose place is certain; or the pair of the first car has won, whatever comes (A33)."""
        if self.finished == self.setup.cars - 1:
            return True
        if self.finished == 0 or not self.setup.pairs or not self.setup.ends_decided:
            return False
        sure = self.least_ahead(self.first_side())
        return sure > 0 or (sure == 0 and self.setup.tie == TIE_FIRST)

    def least_ahead(self, side: i64) -> i64:
        """The points by which a pair is ahead if the other one's cars come in before its own."""
        points = self.setup.box.points
        ahead: i64 = 0
        place = self.finished
        car: i64
        for car in range(self.setup.cars):
            it = self.cars[car]
            if it.finish:
                ahead += points[it.finish] * sign(car, side)
            elif car % 2 != side:
                place += 1
                ahead -= points[place]
        for car in range(side, self.setup.cars, 2):
            if self.cars[car].finish == 0:
                place += 1
                ahead += points[place]
        return ahead

    def clear_move(self) -> None:
        """Nothing is left of it that a later move could find."""
        Move().copy_to(self.move)

    def end_race(self, out: Events | None) -> None:
        """The cars still racing are placed as they stand; the cards not played are shown."""
        if out is not None and self.finished < self.setup.cars - 1 and self.decided():
            out.add("decided", {"left": self.setup.cars - self.finished})
        after: i64 = 1_000_000
        while True:
            car = self.ranked(after)
            if car < 0:
                break
            after = self.standing(car)
            self.finished += 1
            self.cars[car].finish = self.finished
        self.decision = OVER
        self.waiting = 0
        if out is not None:
            ranking = self.standings()
            by_seat = sorted(ranking, key=lambda one: one.seat)
            end: dict[str, object] = {
                "rounds": self.round,
                "places": [int(it.finish) for it in self.cars],
                "unplayed": [listed(it.values()) for it in self.cars],
                "winners": [standing.seat for standing in ranking if standing.rank == 1],
                "ranking": [[standing.seat, standing.rank] for standing in ranking],
                "scores": [standing.score for standing in by_seat],
            }
            if self.setup.pairs and self.setup.tie == TIE_LEAD:
                end["lead"] = self.lead
                end["lag"] = self.furthest_back(self.first_side())
            out.disclose("race_end", end)


def sign(car: i64, side: i64) -> i64:
    """1 for a car of the side, -1 for the others."""
    if car % 2 == side:
        return 1
    return -1


def outermost(lanes: i64) -> i64:
    lane: i64 = 4
    while not lanes & BIT[lane - 1]:
        lane -= 1
    return lane
