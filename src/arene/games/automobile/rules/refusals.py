"""Why an action is refused: each reason names a rule that ``rules.<lang>.md`` has a paragraph for."""

from __future__ import annotations

from arene.core.refusal import Refusal
from arene.games.automobile.rules.components import (
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
    ASK_SWAP,
    BALLS,
    BONUS,
    BONUSES,
    BUY,
    CARD,
    CATEGORIES,
    CELL_E,
    CELL_KINDS,
    CELL_S,
    COUNTER,
    DECISIONS,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    FORCE_SWAP,
    KEEP,
    LANE,
    PASS,
    PROPOSE,
    REFUSE,
    SELL,
    SPIN,
    SPLIT,
    SWAP,
    SWAP_BOARD,
    VALUES,
    ZERO_SPIN,
    digit,
)
from arene.games.automobile.rules.edition import SPONSORS
from arene.games.automobile.rules.rules import Automobile

# the first number of each range, and the decisions that range answers
_RANGES: list[tuple[int, tuple[int, ...]]] = [
    (SELL, (ASK_SELL,)),
    (KEEP, (ASK_SELL,)),
    (ADVANCE, (ASK_SIX,)),
    (DECLINE, (ASK_CELL,)),
    (BUY, (ASK_CELL,)),
    (DRAW, (ASK_CELL,)),
    (DISCARD, (ASK_DISCARD,)),
    (SWAP_BOARD, (ASK_CELL,)),
    (FORCE_SWAP, (ASK_CELL,)),
    (SWAP, (ASK_SWAP,)),
    (PROPOSE, (ASK_PROPOSE,)),
    (DONE, (ASK_SWAP, ASK_PROPOSE)),
    (SPLIT, (ASK_SPLIT,)),
    (ACCEPT, (ASK_ANSWER, ASK_COUNTER, ASK_SETTLE)),
    (REFUSE, (ASK_ANSWER, ASK_SETTLE)),
    (COUNTER, (ASK_COUNTER,)),
    (CARD, (ASK_DRIVE,)),
    (ZERO_SPIN, (ASK_DRIVE,)),
    (SPIN, (ASK_DRIVE,)),
    (PASS, (ASK_DRIVE,)),
    (BALLS, (ASK_BALLS,)),
    (LANE, (ASK_LANE,)),
    (BONUS, (ASK_BONUS,)),
]


def refusal(state: Automobile, seat: int, action: int) -> Refusal:
    """Why an action that is not legal now is refused."""
    answers = [decisions for base, decisions in _RANGES if base <= action][-1]
    if state.decision not in answers:
        return Refusal("automobile.order", asked=DECISIONS[state.decision])
    if state.decision == ASK_SELL:
        return Refusal("automobile.sell.not-held")
    if state.decision == ASK_CELL:
        return _at_cell(state, action)
    if state.decision == ASK_DISCARD:
        return Refusal("automobile.discard.not-held", colour=SPONSORS[action - DISCARD])
    if state.decision in (ASK_SWAP, ASK_PROPOSE):
        return _swap(state, (action - SWAP) if action < PROPOSE else action - PROPOSE)
    if state.decision in (ASK_SPLIT, ASK_COUNTER):
        return _split(state, action)
    if state.decision == ASK_DRIVE:
        return _drive(state, action)
    if state.decision == ASK_BALLS:
        return _balls(state)
    if state.decision == ASK_LANE:
        return Refusal("automobile.lane.not-reached", lane=action - LANE + 1)
    return Refusal("automobile.bonus.not-owed", bonus=BONUSES[action - BONUS])


def _at_cell(state: Automobile, action: int) -> Refusal:
    box = state.setup.box
    here = int(state.cars[state.car].cell)
    kind = int(box.ring_kind[here])
    names = box.categories
    if BUY <= action < DRAW:
        category = action - BUY
        if kind in (CELL_E, CELL_S):
            return Refusal("automobile.cell.other", cell=CELL_KINDS[kind])
        if not state.sold_here(category):
            return Refusal("automobile.buy.other-zone", category=names[category], zone=box.cars[box.ring_zone[here]])
        if not state.stock(category):
            return Refusal("automobile.buy.empty", category=names[category])
        price, money = int(state.setup.price[category]), int(state.cars[state.car].money)
        return Refusal("automobile.buy.too-dear", category=names[category], price=price, money=money)
    if action == DRAW or kind != CELL_E:
        return Refusal("automobile.cell.other", cell=CELL_KINDS[kind])
    return _exchange(state, action)


def _exchange(state: Automobile, action: int) -> Refusal:
    forced = action >= FORCE_SWAP
    category, value = divmod(action - (FORCE_SWAP if forced else SWAP_BOARD), 8)
    target = int(state.exchange_target())
    name = state.setup.box.categories[category]
    if forced != (target != state.car):
        return Refusal("automobile.exchange.zone", own="yes" if target == state.car else "no")
    if not digit(state.cars[state.car].hand[category], value):
        return Refusal("automobile.exchange.not-held", category=name, value=value)
    return Refusal("automobile.exchange.empty", category=name)


def _swap(state: Automobile, swap: int) -> Refusal:
    category, gave, took = swap // 64, swap // 8 % 8, swap % 8
    name = state.setup.box.categories[category]
    if gave == took:
        return Refusal("automobile.swap.same", category=name, value=gave)
    return Refusal("automobile.swap.not-held", category=name)


def _split(state: Automobile, action: int) -> Refusal:
    base = SPLIT if state.decision == ASK_SPLIT else COUNTER
    both, most = int(state.energy_of_pair()), int(state.setup.box.energy_max)
    if state.decision == ASK_COUNTER and action - COUNTER == state.offer:
        return Refusal("automobile.split.same")
    return Refusal("automobile.split.bounds", energy=action - base, least=max(0, both - most), most=min(most, both))


def _drive(state: Automobile, action: int) -> Refusal:
    car = state.car
    values = state.cars[car].values()
    if action == PASS:
        return Refusal("automobile.drive.not-blocked")
    if action == SPIN:
        if state.place(car) == 1:
            return Refusal("automobile.drive.leader")
        return Refusal("automobile.drive.blocks")
    if action == ZERO_SPIN:
        if not digit(values, 0):
            return Refusal("automobile.drive.no-zero")
        return Refusal("automobile.drive.zero-kept")
    value = action - CARD + 1
    if not digit(values, value):
        return Refusal("automobile.drive.not-held", value=value)
    return Refusal("automobile.drive.blocked")


def _balls(state: Automobile) -> Refusal:
    energy, most = int(state.cars[state.car].energy), int(state.setup.box.extra_max)
    if energy < most:
        return Refusal("automobile.balls.energy", energy=energy)
    return Refusal("automobile.balls.most", most=most)


def candidates(state: Automobile, seat: int) -> list[int]:
    """What a person might think of at this decision: the legal actions and those to show greyed with the reason."""
    legal = [int(action) for action in state.legal(seat)]
    if state.decision == ASK_CELL:
        kind = int(state.setup.box.ring_kind[state.cars[state.car].cell])
        sold = kind not in (CELL_E, CELL_S)
        buyable = [BUY + category for category in range(CATEGORIES) if sold and state.sold_here(category)]
        return [*buyable, *(action for action in legal if action not in buyable)]
    if state.decision == ASK_DRIVE:
        values = state.cars[state.car].values()
        cards = [CARD + value - 1 for value in range(1, VALUES) if digit(values, value)]
        zero = [ZERO_SPIN] if digit(values, 0) else []
        return [*cards, *zero, SPIN, *(action for action in legal if action == PASS)]
    if state.decision == ASK_BALLS:
        return [BALLS + extra for extra in range(int(state.setup.box.extra_max) + 1)]
    return legal
