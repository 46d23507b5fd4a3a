"""Lanista: what playing a card or using a skill would bring a bot: the sum of what its effects bring.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.native import i64
from arene.games.lanista.bots.estimates import (
    ACTION,
    LIGHT,
    POINT,
    SERIOUS,
    bag_mean,
    best_pair,
    contract_worth,
    failure_cost,
    final_worth,
    gain,
    gladiator_worth,
    leader,
    lesson,
    money_worth,
    removal_effect,
    rounds_left,
    skill_worth,
    slots_left,
    token_effect,
)
from arene.games.lanista.bots.trading import (
    best_recruit,
    wants_recruit,
    wants_two,
)
from arene.games.lanista.rules.components import (
    AIMS,
    ANY_PAIR,
    AP,
    ATTACH,
    BAG_ADD,
    BAG_REMOVE,
    COMBAT_BAG,
    CONTRACT_TARGET,
    DISCARD_RANDOM,
    DRAW_CARDS,
    DRAW_KEEP,
    EXTRA_BUY,
    EXTRA_EXHIBITIO,
    FETCH_CARD,
    FIT_FOR_CONTRACT,
    GLADIATOR_TARGET,
    GREEN,
    HEAL,
    MERCY_BAG,
    MONEY,
    MORTAL,
    PAY_MOD,
    PEEK_HAND,
    PLAY,
    PRESTIGE,
    PRICE_MOD,
    RANK_SHIFT,
    REDRAW,
    REFRESH_ARRIVAL,
    REPLACE_CONTRACT,
    RETIRE,
    SEAT_TARGET,
    SHIFT_RESULT,
    SUPPRESS,
    SWAP_CONTRACT,
    TAKE_INITIATIVE,
    USE_SKILL,
    WAIVE_PENALTY,
    WEAR_ANY,
    WOUND,
    XP,
    Ability,
    Effect,
    Gladiator,
)
from arene.games.lanista.rules.rules import Lanista


def card_worth(state: Lanista, seat: i64, action: i64) -> i64:
    """What playing a card or using a skill would bring now."""
    if action >= PLAY:
        title = (action - PLAY) // AIMS
        ability = state.setup.box.cards[title]
        return ability_worth(state, seat, ability, (action - PLAY) % AIMS)
    card = (action - USE_SKILL) // AIMS
    gladiator = state.gladiator(card)
    if gladiator is None:
        return 0
    for ability in state.skills(gladiator, state.rank(gladiator)):
        if ability.active:
            return ability_worth(state, seat, ability, (action - USE_SKILL) % AIMS)
    return 0


def ability_worth(state: Lanista, seat: i64, ability: Ability, target: i64) -> i64:
    worth = -money_worth(ability.cost_money) - ACTION * ability.cost_ap
    for effect in ability.effects:
        if target >= GLADIATOR_TARGET and target < SEAT_TARGET:
            worth += worth_on_gladiator(state, seat, effect, ability, target - GLADIATOR_TARGET)
        elif target >= CONTRACT_TARGET:
            worth += worth_on_contract(state, seat, effect, target - CONTRACT_TARGET)
        else:
            worth += worth_at_large(state, seat, effect, target)
    return worth


def worth_at_large(state: Lanista, seat: i64, effect: Effect, target: i64) -> i64:
    """Effects on oneself, on a seat, on a bag."""
    kind = effect.kind
    if kind == DRAW_CARDS:
        return 30 * effect.n
    if kind == AP:
        return 90 * effect.n
    if kind in (PEEK_HAND, DISCARD_RANDOM):
        return 40 if target - SEAT_TARGET == leader(state, seat) else 25
    if kind == TAKE_INITIATIVE:
        return 25
    if kind == SUPPRESS:
        return lanista_worth(state, target - SEAT_TARGET)
    if kind == PRICE_MOD:
        return 40 if effect.opponents or wants_recruit(state, seat) else 0
    if kind == REFRESH_ARRIVAL:
        return 40 if best_recruit(state, seat) < 110 and state.players[seat].money >= 600 else 0
    if kind == EXTRA_BUY:
        return 60 if wants_two(state, seat) else 0
    if kind == MONEY:
        return 25 * (state.setup.seats - 1)
    if kind == PRESTIGE:
        return effect.n * POINT
    if kind == FETCH_CARD:
        return 30
    if kind == EXTRA_EXHIBITIO:
        return best_exhibitio(state, seat)
    if kind in (BAG_ADD, BAG_REMOVE, REDRAW):
        return worth_in_bag(state, seat, effect)
    return 0


def lanista_worth(state: Lanista, other: i64) -> i64:
    lanista = state.players[other].lanista
    if state.setup.box.when_suppressed[lanista]:
        return 70
    return 60


def worth_in_bag(state: Lanista, seat: i64, effect: Effect) -> i64:
    """Combat and mercy bags; the mean moves for me or against me."""
    own = state.combat.owner == seat
    if effect.bag == MERCY_BAG:
        return 80
    if effect.kind == REDRAW:
        return bag_mean(state) - gain(state, state.combat.result) - 20
    if effect.kind == BAG_ADD:
        moved = token_effect(state, effect.colour) * effect.n
    else:
        moved = removal_effect(state, effect.colour)
    if own:
        return moved
    return -moved


def worth_on_contract(state: Lanista, seat: i64, effect: Effect, contract: i64) -> i64:
    rank = state.setup.box.contract_rank[contract]
    kind = effect.kind
    if kind == PAY_MOD:
        return money_worth(effect.n) if state.has_pair(seat, contract, False, rank) else 0
    if kind == ANY_PAIR:
        if state.has_pair(seat, contract, False, rank) or not state.has_pair(seat, contract, True, rank):
            return 0
        return contract_worth(state, contract) + failure_cost(state, contract)
    if kind == WAIVE_PENALTY:
        return failure_cost(state, contract)
    if kind == SWAP_CONTRACT:
        return best_swap(state, seat, contract)
    if kind == REPLACE_CONTRACT:
        return 0 if state.has_pair(seat, contract, False, rank) else contract_worth(state, contract) // 8
    return 0


def best_swap(state: Lanista, seat: i64, contract: i64) -> i64:
    ranks = state.setup.box.contract_rank
    now = contract_worth(state, contract)
    if not state.has_pair(seat, contract, False, ranks[contract]):
        now = -failure_cost(state, contract)
    best: i64 = 0
    for other in state.shown:
        worth = contract_worth(state, other) - now
        same = ranks[other] == ranks[contract]
        if same and worth > best and state.has_pair(seat, other, False, ranks[other]):
            best = worth
    return best


def worth_on_gladiator(state: Lanista, seat: i64, effect: Effect, ability: Ability, card: i64) -> i64:
    kind = effect.kind
    if kind == PRESTIGE:
        return effect.by_rank[state.combat.dead_rank] * POINT if effect.ranked else effect.n * POINT
    gladiator = state.gladiator(card)
    if gladiator is None:
        return 0
    own = state.owner(card) == seat
    if kind == HEAL:
        return 110 if gladiator.health == 1 else 90
    if kind == WOUND:
        return 90 + gladiator_worth(state, gladiator) // 10
    if kind == XP:
        return lesson(state, gladiator, effect.n) + 10
    if kind == ATTACH:
        combats = slots_left(state) + state.slots()
        return 12 * combats + gladiator_worth(state, gladiator) // 20 - gladiator.health * 20
    if kind == SUPPRESS:
        return skill_worth(state, gladiator, state.rank(gladiator)) * (2 if state.phase == 2 else 1) // 2
    if kind == RETIRE:
        return effect.by_rank[state.rank(gladiator)] * POINT - retirement_cost(state, gladiator)
    if kind == RANK_SHIFT:
        return opens_contract(state, seat, gladiator)
    if kind in (WEAR_ANY, FIT_FOR_CONTRACT):
        return enables_combat(state, seat, effect, gladiator)
    if kind == SHIFT_RESULT:
        return saving(state, gladiator) if own else 80
    if kind in (DRAW_KEEP, BAG_ADD, BAG_REMOVE) and effect.bag != COMBAT_BAG:
        return wound_meddling(state, effect, gladiator, own)
    return 0


def retirement_cost(state: Lanista, gladiator: Gladiator) -> i64:
    """At the end only his final points; before that, all he would still do."""
    if rounds_left(state) == 0:
        return final_worth(state, gladiator)
    return gladiator_worth(state, gladiator) + 60


def saving(state: Lanista, gladiator: Gladiator) -> i64:
    """One level better for a pending wound."""
    place: i64 = 0
    if gladiator.card == state.combat.second:
        place = 1
    pending = state.combat.pending[place]
    if pending == MORTAL:
        return gladiator_worth(state, gladiator)
    if pending <= gladiator.health:
        return 0
    return SERIOUS - LIGHT if pending == 2 else LIGHT


def wound_meddling(state: Lanista, effect: Effect, gladiator: Gladiator, own: bool) -> i64:
    """Tokens of the wound bag: good for my own, bad for theirs."""
    worth = 30 + gladiator_worth(state, gladiator) // 8
    helps = effect.kind == BAG_REMOVE or (effect.kind == BAG_ADD and effect.colour == GREEN)
    if helps == own:
        return worth
    return -worth


def opens_contract(state: Lanista, seat: i64, gladiator: Gladiator) -> i64:
    """Whether one rank more would let the seat take (or fight) a better contract with a pair."""
    before = best_contract(state, seat)
    gladiator.shift += 1
    after = best_contract(state, seat)
    gladiator.shift -= 1
    return after - before - 50


def enables_combat(state: Lanista, seat: i64, effect: Effect, gladiator: Gladiator) -> i64:
    """Whether a contract held gets its pair through the card."""
    ranks = state.setup.box.contract_rank
    best: i64 = 0
    for held in state.players[seat].contracts:
        if state.has_pair(seat, held.contract, held.any_pair, ranks[held.contract]):
            continue
        if effect.kind == WEAR_ANY:
            gladiator.any_armatura = True
        else:
            gladiator.fit = True
        if state.has_pair(seat, held.contract, held.any_pair, ranks[held.contract]):
            worth = contract_worth(state, held.contract) + failure_cost(state, held.contract)
            if worth > best:
                best = worth
        if effect.kind == WEAR_ANY:
            gladiator.any_armatura = False
        else:
            gladiator.fit = False
    return best


def best_contract(state: Lanista, seat: i64) -> i64:
    """The best open contract the seat may take and has a pair for."""
    ranks = state.setup.box.contract_rank
    best: i64 = 0
    for contract in state.shown:
        if state.able(seat, ranks[contract]) and state.has_pair(seat, contract, False, ranks[contract]):
            worth = contract_worth(state, contract)
            if worth > best:
                best = worth
    return best


def best_exhibitio(state: Lanista, seat: i64) -> i64:
    best: i64 = 0
    rank: i64
    for rank in range(3):
        worth = best_pair(state, seat, -1, False, rank)
        if worth > best:
            best = worth
    return best
