"""Les Sponsors de l'Automobile: what bots know about it. A sensible choice for every decision, and prospects.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arene.core.chance import Chance
from arene.core.knowledge import CERTAIN, Knowledge, share
from arene.core.native import append, i64, vec
from arene.core.state import State
from arene.games.automobile.components import (
    ACCEPT,
    ADVANCE,
    ASK_ANSWER,
    ASK_BALLS,
    ASK_BONUS,
    ASK_CELL,
    ASK_COUNTER,
    ASK_DISCARD,
    ASK_DRIVE,
    ASK_LANE,
    ASK_PROPOSE,
    ASK_SELL,
    ASK_SETTLE,
    ASK_SIX,
    ASK_SPLIT,
    BALLS,
    BONUS,
    BONUS_GREEN,
    BUY,
    CARD,
    CATEGORIES,
    CELL_E,
    CELL_S,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    FORCE_SWAP,
    KEEP,
    LANE,
    PASS,
    PROPOSE,
    RACE,
    REFUSE,
    SELL,
    SPIN,
    SPLIT,
    SWAP,
    SWAP_BOARD,
    VALUES,
    WORKSHOP,
    ZERO_SPIN,
    digit,
    digit_sum,
    points_of,
)
from arene.games.automobile.estimates import (
    CARD_WORTH,
    CELL,
    advance_worth,
    best_discard,
    best_exchange,
    build_worth,
    cell_worth,
    exchange_gain,
    lane_worth,
    lowest,
    purchase,
    spin_worth,
    turns_left,
)
from arene.games.automobile.rules import Automobile

LEAST: Final = -1_000_000
RACE_STAGES: Final = 1000
WORTH_A_SWAP: Final = 40
WORTH_A_PURCHASE: Final = 20
SHARE_MANY: Final = 45  # per cent of a card's value that playing it costs: with cards enough for the way
SHARE_FEW: Final = 72  # and with too few
STEPS: Final = 60
LOGISTIC: Final = vec[i64]([round(CERTAIN / (1 + exp(-step / 10))) for step in range(-60, 61)])


class AutomobileKnowledge(Knowledge):
    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Automobile)
        return choose(state, seat)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Automobile)
        return worth_trying(state, seat)

    def stage(self, state: State) -> i64:
        """A playout ends with the round of the workshop, or two rounds of the race later."""
        assert isinstance(state, Automobile)
        if state.phase == WORKSHOP:
            return state.round
        if state.phase == RACE:
            return RACE_STAGES + 1 + state.round // 2
        return RACE_STAGES

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Automobile)
        if state.over():
            return share(state, seat)
        return prospects(state, seat)


def choose(state: Automobile, seat: i64) -> i64:
    """A sensible legal action."""
    decision = state.decision
    if decision == ASK_CELL:
        return choose_at_cell(state)
    if decision == ASK_DRIVE:
        return choose_driving(state)
    if decision == ASK_SELL:
        return choose_sale(state)
    if decision == ASK_SIX:
        return choose_six(state)
    if decision == ASK_DISCARD:
        return DISCARD + best_discard(state.cars[state.car].sponsors)
    if decision == ASK_LANE:
        return choose_lane(state)
    if decision == ASK_BALLS:
        return BALLS + best_balls(state)
    if decision == ASK_BONUS:
        return choose_bonus(state)
    return choose_between(state)


def worth_trying(state: Automobile, seat: i64) -> vec[i64]:
    """What is worth comparing: everything where lists are short, the rule of thumb elsewhere."""
    decision = state.decision
    if decision in (ASK_DRIVE, ASK_LANE, ASK_BONUS, ASK_BALLS):
        return state.legal(seat)
    tried = vec[i64](capacity=6)
    tried = append(tried, choose(state, seat))
    if decision == ASK_SIX:
        return state.legal(seat)
    if decision == ASK_CELL and state.setup.box.ring_kind[state.cars[state.car].cell] != CELL_E:
        return state.legal(seat)
    if decision == ASK_SELL and tried[0] != KEEP:
        tried = append(tried, KEEP)
    return tried


# ---- The workshop


def choose_sale(state: Automobile) -> i64:
    """A set is sold at once; single cards only by a car that cannot buy anything."""
    it = state.cars[state.car]
    sponsors = it.sponsors
    if digit_sum(sponsors) == 3 and state.sale(sponsors) > 3 * state.setup.box.sale_single:
        return SELL + digit(sponsors, 0) * 16 + digit(sponsors, 1) * 4 + digit(sponsors, 2)
    return KEEP


def choose_six(state: Automobile) -> i64:
    best: i64 = 1
    most: i64 = LEAST
    size: i64 = len(state.setup.box.ring_kind)
    cells: i64
    for cells in range(1, 6):
        cell = state.cars[state.car].cell + cells
        if cell >= size:
            cell -= size
        worth = cell_worth(state, state.car, cell)
        if worth > most:
            best = cells
            most = worth
    return ADVANCE + best - 1


def choose_at_cell(state: Automobile) -> i64:
    car = state.car
    kind = state.setup.box.ring_kind[state.cars[car].cell]
    category: i64
    if kind == CELL_S:
        return DRAW
    if kind == CELL_E:
        target = state.exchange_target()
        category = best_exchange(state, car, target)
        if exchange_gain(state, car, target, category) < WORTH_A_SWAP:
            return DECLINE
        value = lowest(state.cars[car].hand[category])
        if target == car:
            return SWAP_BOARD + category * 8 + value
        return FORCE_SWAP + category * 8 + value
    best = DECLINE
    most: i64 = WORTH_A_PURCHASE
    for category in range(CATEGORIES):
        if state.sold_here(category) and state.can_buy(category):
            worth = purchase(state, car, category)
            if worth > most:
                best = BUY + category
                most = worth
    return best


# ---- Before the race: the better car of a pair is made better still, as 4 + 1 beats 3 + 2


def star(state: Automobile, car: i64) -> i64:
    """Of a pair the car with the better hand."""
    partner = state.setup.partner(car)
    mine = points_of(state.cars[car].values())
    theirs = points_of(state.cars[partner].values())
    if theirs > mine or (theirs == mine and partner < car):
        return partner
    return car


def choose_between(state: Automobile) -> i64:
    decision = state.decision
    car = state.car
    if decision == ASK_ANSWER:
        gain = CARD_WORTH[state.offer // 8 % 8] - CARD_WORTH[state.offer % 8]  # for the one who answers
        if (gain > 0) == (star(state, car) == car):
            return ACCEPT
        return REFUSE
    if decision == ASK_SPLIT:
        return SPLIT + state.energy_of_pair() // 2  # filling the star wins no more often, and the race drags on
    if decision in (ASK_COUNTER, ASK_SETTLE):
        return ACCEPT
    base: i64 = SWAP
    if decision == ASK_PROPOSE:
        if state.proposals > state.swapped:  # one refusal is enough
            return DONE
        base = PROPOSE
    return best_swap(state, car, base)


def best_swap(state: Automobile, car: i64, base: i64) -> i64:
    sign: i64 = 1
    if star(state, car) != car:
        sign = -1
    best: i64 = DONE
    most: i64 = CELL
    for action in state.legal_swaps(base):
        if action != DONE:
            swap = action - base
            gain = (CARD_WORTH[swap % 8] - CARD_WORTH[swap // 8 % 8]) * sign
            if gain > most:
                best = action
                most = gain
    return best


# ---- The race


def card_cost(state: Automobile, car: i64) -> i64:
    """Per cent of its value that playing a card costs: more when the hand is short for the way left."""
    left = state.setup.box.columns + 1 - state.cars[car].column
    points = points_of(state.cars[car].values())
    if points * 10 >= left * 9:
        return SHARE_MANY
    return SHARE_FEW


def choose_driving(state: Automobile) -> i64:
    car = state.car
    values = state.cars[car].values()
    stuck = state.blocked(car)
    best: i64 = PASS
    most: i64 = LEAST
    cost = card_cost(state, car)
    value: i64
    if not stuck:
        for value in range(1, VALUES):
            if digit(values, value):
                worth = advance_worth(state, car, value) - value * cost
                if worth > most:
                    best = CARD + value - 1
                    most = worth
    free = state.may_spin(car)
    if free or digit(values, 0):
        worth = spin_worth(state, car, best_balls(state))
        if worth > most and not (stuck and not free):
            best = SPIN
            if not free:
                best = ZERO_SPIN
    return best


def best_balls(state: Automobile) -> i64:
    best: i64 = 0
    most: i64 = LEAST
    extra: i64
    for extra in range(state.most_balls() + 1):
        worth = spin_worth(state, state.car, extra)
        if worth > most:
            best = extra
            most = worth
    return best


def choose_lane(state: Automobile) -> i64:
    move = state.move
    column = state.cars[move.car].column + move.steps
    best: i64 = 0
    most: i64 = LEAST
    for action in state.legal_lanes():
        worth = lane_worth(state, move.car, column, action - LANE + 1, move.total + move.steps, move.slip_used)
        if worth > most:
            best = action
            most = worth
    return best


def choose_bonus(state: Automobile) -> i64:
    """The order that leads further; slipstream first keeps a green cell's size."""
    move = state.move
    kept_steps = move.steps
    green = advance_worth(state, move.car, move.green)
    slip = advance_worth(state, move.car, 2)
    move.steps = kept_steps
    if green - move.green * CELL > slip - 2 * CELL:
        return BONUS + BONUS_GREEN
    return BONUS + 1


# ---- Prospects


def prospects(state: Automobile, seat: i64) -> i64:
    """How the seat's cars stand against the others: in a race alone all must be beaten, for pairs each one counts."""
    alone = CERTAIN
    sums: i64 = 0
    pairs: i64 = 0
    car: i64
    other: i64
    for car in range(state.setup.cars):
        if state.side(car) == state.side_of_seat(seat):
            for other in range(state.setup.cars):
                if state.side(other) != state.side(car):
                    beats = LOGISTIC[ahead(state, car, other)]
                    alone = alone * (beats // 1000) // (CERTAIN // 1000)
                    sums += beats
                    pairs += 1
    if not state.setup.pairs:
        return alone
    return sums // pairs


def ahead(state: Automobile, car: i64, other: i64) -> i64:
    """The step of the logistic table for one car against another."""
    lead: i64
    if state.phase == RACE:
        lead = (turns_left(state, other) - turns_left(state, car)) // 8
    else:
        lead = (build_worth(state, car) - build_worth(state, other)) // 60
    if lead > STEPS:
        lead = STEPS
    if lead < -STEPS:
        lead = -STEPS
    return lead + STEPS
