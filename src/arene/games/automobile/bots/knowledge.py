"""Les Sponsors de l'Automobile: what bots know about it. A sensible choice for every decision, and prospects.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arene.core.chance import Chance, Fast
from arene.core.knowledge import CERTAIN, Knowledge, Search, search_of, share
from arene.core.native import append, i64, vec
from arene.core.state import State
from arene.games.automobile.bots.estimates import (
    CELL,
    LEAST,
    Best,
    Turn,
    advance_worth,
    best_discard,
    best_exchange,
    build_worth,
    cell_worth,
    exchange_gain,
    lane_worth,
    lowest,
    purchase,
    special_lanes,
    turns_left,
)
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import moving, race, roulette, sponsors, tuning, workshop
from arene.games.automobile.rules.state import Automobile

RACE_STAGES: Final = 1000
WORTH_A_SWAP: Final = 40
WORTH_A_PURCHASE: Final = 20
WORTH_A_DEAL: Final = 10  # hundredths of a turn
SHARE_MANY: Final = 45  # per cent of a card's value that playing it costs: with cards enough for the way
SHARE_FEW: Final = 72  # and with too few
STEPS: Final = 60
LATE_PACE: Final = 2  # cells a turn of a car that has hardly a card left
PLAYOUTS: Final = vec[i64]([24, 256, 3072])  # by level
BUILT: Final = 130  # in the workshop: by how much a car's worth must lead for a tenth in the odds' logarithm
SPRINT: Final = 10  # in the race, in hundredths of a turn: the same near the finish,
LONG_RACE: Final = 40  # and far from it, where much can still happen
LOGISTIC: Final = vec[i64]([round(CERTAIN / (1 + exp(-step / 10))) for step in range(-60, 61)])


class AutomobileKnowledge(Knowledge):
    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Automobile)
        return choose(state, chance)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Automobile)
        return worth_trying(state, seat)

    def stage(self, state: State) -> i64:
        """A playout ends with the round of the workshop, or two rounds of the race later."""
        assert isinstance(state, Automobile)
        if state.asked.phase == c.WORKSHOP:
            return state.round
        if state.asked.phase == c.RACE:
            return RACE_STAGES + 1 + state.round // 2
        return RACE_STAGES

    def search(self, seats: i64, level: i64) -> Search:
        """Two stages: a turn of the workshop pays in the next, a place on the track two rounds later."""
        search = search_of(level, PLAYOUTS)
        search.stages = 2
        return search

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Automobile)
        if state.over():
            return share(state, seat)
        return prospects(state, seat)


def choose(state: Automobile, chance: Chance) -> i64:
    """A sensible legal action; between equals chance decides."""
    asked = state.asked
    if asked is workshop.ASK_CELL:
        return choose_at_cell(state, chance)
    if asked is race.ASK_DRIVE:
        return choose_driving(state, chance)
    if asked is sponsors.ASK_SELL:
        return choose_sale(state)
    if asked is workshop.ASK_SIX:
        return choose_six(state, chance)
    if asked is sponsors.ASK_DISCARD:
        return sponsors.DISCARD + best_discard(state.cars[state.car].sponsors, chance)
    if asked is moving.ASK_LANE:
        return choose_lane(state, chance)
    if asked is roulette.ASK_BALLS:
        return roulette.BALLS + Turn(state, state.car).best_balls(chance).action
    if asked is moving.ASK_BONUS:
        return choose_bonus(state, chance)
    return choose_between(state, chance)


def worth_trying(state: Automobile, seat: i64) -> vec[i64]:
    """What is worth comparing: everything where lists are short, the rule of thumb elsewhere."""
    asked = state.asked
    if asked.phase == c.RACE or asked is workshop.ASK_SIX:
        return state.legal(seat)
    if asked is workshop.ASK_CELL and state.setup.box.ring_kind[state.cars[state.car].cell] != c.CELL_E:
        return state.legal(seat)
    tried = vec[i64](capacity=2)
    tried = append(tried, choose(state, Fast(0)))
    if asked is sponsors.ASK_SELL and tried[0] != sponsors.KEEP:
        tried = append(tried, sponsors.KEEP)
    return tried


# ---- The workshop


def choose_sale(state: Automobile) -> i64:
    """A set is sold at once; single cards only by a car that cannot buy anything."""
    held = state.cars[state.car].sponsors
    if c.digit_sum(held) == 3 and sponsors.price_of(state, held) > 3 * state.setup.box.sale_single:
        return sponsors.sale_of(held)
    return sponsors.KEEP


def choose_six(state: Automobile, chance: Chance) -> i64:
    best = Best(workshop.ADVANCE, LEAST)
    cells: i64
    for cells in range(1, workshop.LONGEST + 1):
        cell = workshop.cell_after(state, state.car, cells)
        best.offer(workshop.ADVANCE + cells - 1, cell_worth(state, state.car, cell), chance)
    return best.action


def choose_at_cell(state: Automobile, chance: Chance) -> i64:
    car = state.car
    kind = state.setup.box.ring_kind[state.cars[car].cell]
    category: i64
    if kind == c.CELL_S:
        return workshop.DRAW
    if kind == c.CELL_E:
        target = workshop.exchange_target(state)
        category = best_exchange(state, car, target, chance)
        if exchange_gain(state, car, target, category) < WORTH_A_SWAP:
            return workshop.DECLINE
        value = lowest(state.cars[car].hand[category])
        if target == car:
            return workshop.card_given(workshop.SWAP_BOARD, category, value)
        return workshop.card_given(workshop.FORCE_SWAP, category, value)
    best = Best(workshop.DECLINE, WORTH_A_PURCHASE)
    for category in range(c.CATEGORIES):
        if workshop.sold_here(state, category) and workshop.can_buy(state, category):
            best.offer(workshop.BUY + category, purchase(state, car, category), chance)
    return best.action


# ---- Before the race


def pair_turns(state: Automobile, car: i64) -> i64:
    """What a pair wants to lower: the turns both its cars need, or the faster one where that alone decides (A30)."""
    mine = turns_left(state, car)
    theirs = turns_left(state, state.setup.partner(car))
    if state.setup.tie != c.TIE_FIRST:
        return mine + theirs
    if mine < theirs:
        return mine
    return theirs


def turns_after(state: Automobile, car: i64, swap: i64) -> i64:
    """The turns that a pair needs after a swap, in hundredths; tried out, and taken back."""
    mine = state.cars[car]
    theirs = state.cars[state.setup.partner(car)]
    category = tuning.category_of(swap)
    change = c.ONE[tuning.took_of(swap)] - c.ONE[tuning.gave_of(swap)]
    mine.hand[category] += change
    theirs.hand[category] -= change
    after = pair_turns(state, car)
    mine.hand[category] -= change
    theirs.hand[category] += change
    return after


def choose_between(state: Automobile, chance: Chance) -> i64:
    asked = state.asked
    car = state.car
    if asked is tuning.ASK_ANSWER:
        partner = state.setup.partner(car)
        if turns_after(state, partner, state.offer) <= pair_turns(state, partner):
            return tuning.ACCEPT
        return tuning.REFUSE
    if asked is tuning.ASK_SPLIT:
        return tuning.SPLIT + tuning.energy_of_pair(state) // 2
    if asked is tuning.ASK_COUNTER or asked is tuning.ASK_SETTLE:
        return tuning.ACCEPT
    base: i64 = tuning.SWAP
    if asked is tuning.ASK_PROPOSE:
        if state.proposals > state.swapped:  # one refusal is enough
            return tuning.DONE
        base = tuning.PROPOSE
    best = Best(tuning.DONE, WORTH_A_DEAL)
    before = pair_turns(state, car)
    for action in tuning.swaps(state, car, base):
        best.offer(action, before - turns_after(state, car, action - base), chance)
    return best.action


# ---- The race


def card_cost(state: Automobile, car: i64, values: i64) -> i64:
    """Per cent of its value that playing a card costs: more when the hand is short for the way left."""
    left = state.cells_left(car)
    if c.points_of(values) * 10 >= left * 9:
        return SHARE_MANY
    return SHARE_FEW


def choose_driving(state: Automobile, chance: Chance) -> i64:
    car = state.car
    values = state.cars[car].values()
    stuck = moving.blocked(state, car)
    best = Best(race.PASS, LEAST)
    cost = card_cost(state, car, values)
    turn = Turn(state, car)
    value: i64
    if not stuck:
        for value in range(1, c.VALUES):
            if c.digit(values, value):
                best.offer(race.CARD + value - 1, turn.advance(value) - value * cost, chance)
    with_zero = c.digit(values, 0) > 0 and not stuck
    if with_zero or race.may_spin(state, car):
        best.offer(race.SPIN, turn.best_balls(chance).worth, chance)
    if with_zero and best.action == race.SPIN and not race.may_spin(state, car):  # only now: it takes long to tell
        return race.ZERO_SPIN
    return best.action


def choose_lane(state: Automobile, chance: Chance) -> i64:
    move = state.move
    column = state.cars[move.car].column + move.steps
    special = special_lanes(state, column)
    best = Best(0, LEAST)
    lane: i64
    for lane in range(1, c.MAX_LANES + 1):
        bit = c.BIT[lane - 1]
        if move.ends & bit:
            worth: i64 = 0
            if special & bit:
                worth = lane_worth(state, move.car, column, lane, move.total + move.steps, move.slip_used)
            best.offer(moving.LANE + lane - 1, worth, chance)
    return best.action


def choose_bonus(state: Automobile, chance: Chance) -> i64:
    """Of two the one whose cells lead to more; none is worth giving up."""
    move = state.move
    best = Best(moving.BONUS + moving.GREEN, LEAST)
    if move.green:
        best.offer(moving.BONUS + moving.GREEN, advance_worth(state, move.car, move.green) - move.green * CELL, chance)
    if move.slip:
        best.offer(
            moving.BONUS + moving.SLIPSTREAM, advance_worth(state, move.car, move.slip) - move.slip * CELL, chance
        )
    return best.action


# ---- Prospects


def prospects(state: Automobile, seat: i64) -> i64:
    """How likely the seat wins: alone it must beat all others; a pair must beat more, or be quicker when level."""
    chances = chances_of(state)
    if state.setup.pairs:
        return pair_prospects(state, chances, seat % 2) // (
            state.setup.seats // 2
        )  # shared with a partner, as at the end
    total: i64 = 0
    mine: i64 = 0
    car: i64
    for car in range(state.setup.cars):
        first = beats_all(state, chances, car)
        total += first
        if car == seat:
            mine = first
    return CERTAIN * mine // total


def beats_all(state: Automobile, chances: vec[i64], car: i64) -> i64:
    """As if each of the others were a race of its own."""
    first = CERTAIN
    other: i64
    for other in range(state.setup.cars):
        if other != car:
            first = first * (LOGISTIC[ahead(state, chances, car, other)] // 1000) // (CERTAIN // 1000)
    return first


def chances_of(state: Automobile) -> vec[i64]:
    """By car: what it is worth in the workshop, or in the race the turns it still needs."""
    chances = vec[i64](capacity=c.MAX_CARS)
    car: i64
    for car in range(state.setup.cars):
        if state.asked.phase != c.RACE:
            chances = append(chances, build_worth(state, car))
        else:
            chances = append(chances, turns_left(state, car))
    return chances


def pair_prospects(state: Automobile, chances: vec[i64], side: i64) -> i64:
    """Each car against each of the other side: three or four won is the match, two (with the usual points) a tie."""
    won = vec[i64]([CERTAIN, 0, 0, 0, 0])  # how likely so many are won
    car: i64
    other: i64
    for car in range(side, c.MAX_CARS, 2):
        for other in range(1 - side, c.MAX_CARS, 2):
            beats = LOGISTIC[ahead(state, chances, car, other)]
            number: i64 = 4
            while number > 0:
                won[number] = (won[number] * (CERTAIN - beats) + won[number - 1] * beats) // CERTAIN
                number -= 1
            won[0] = won[0] * (CERTAIN - beats) // CERTAIN
    return won[3] + won[4] + won[2] * (tie_prospects(state, chances, side) // 1000) // (CERTAIN // 1000)


def tie_prospects(state: Automobile, chances: vec[i64], side: i64) -> i64:
    """How likely the side wins a tie (A30)."""
    if state.setup.tie == c.TIE_SHARED:
        return CERTAIN // 2
    if side == 1:
        return CERTAIN - tie_prospects(state, chances, 0)
    if state.setup.tie == c.TIE_FIRST:
        return LOGISTIC[ahead(state, chances, faster(state, chances, 0), faster(state, chances, 1))]
    first = state.first_side()
    if state.asked.phase != c.RACE or first < 0:
        return LOGISTIC[(ahead(state, chances, 0, 1) + ahead(state, chances, 2, 3)) // 2]
    last = faster(state, chances, first) ^ 2
    theirs = faster(state, chances, 1 - first) ^ 2
    lag = (chances[last] - chances[theirs]) * LATE_PACE
    won = LOGISTIC[step(state.lead * CELL - lag, 60)]
    if first == 0:
        return won
    return CERTAIN - won


def faster(state: Automobile, chances: vec[i64], side: i64) -> i64:
    """The car of a pair that will come in first, or has."""
    if ahead(state, chances, side + 2, side) > STEPS:
        return side + 2
    return side


def ahead(state: Automobile, chances: vec[i64], car: i64, other: i64) -> i64:
    """The step of the logistic table for one car against another."""
    if state.asked.phase != c.RACE:
        return step(chances[car] - chances[other], BUILT)
    if state.cars[car].finish and state.cars[other].finish:
        return step((state.cars[other].finish - state.cars[car].finish) * STEPS, 1)
    left = chances[car]
    if chances[other] < left:
        left = chances[other]
    spread = 12 + left // 40
    if spread > LONG_RACE:
        spread = LONG_RACE
    if spread < SPRINT:
        spread = SPRINT
    return step(chances[other] - chances[car], spread)


def step(lead: i64, scale: i64) -> i64:
    """A lead as a place in the logistic table; who is behind is as far from its middle as who is ahead."""
    if lead < 0:
        return 2 * STEPS - step(-lead, scale)
    lead //= scale
    if lead > STEPS:
        lead = STEPS
    return lead + STEPS
