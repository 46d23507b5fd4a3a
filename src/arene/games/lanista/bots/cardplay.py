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
from arene.games.lanista.rules import cards, combats, contracts, ludus, targets
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista


def card_worth(state: Lanista, seat: i64, action: i64) -> i64:
    """What playing a card or using a skill would bring now."""
    if action >= cards.PLAY:
        title = cards.title_of(action)
        ability = state.setup.box.cards[title]
        return ability_worth(state, seat, ability, cards.target_of(action))
    card = cards.user_of(action)
    gladiator = ludus.find(state, card)
    if gladiator is None:
        return 0
    for ability in ludus.skills(state, gladiator, ludus.rank_of(state, gladiator)):
        if ability.active:
            return ability_worth(state, seat, ability, cards.target_of(action))
    return 0


def ability_worth(state: Lanista, seat: i64, ability: c.Ability, target: i64) -> i64:
    worth = -money_worth(ability.cost_money) - ACTION * ability.cost_ap
    for effect in ability.effects:
        if target >= targets.GLADIATOR_TARGET and target < targets.SEAT_TARGET:
            worth += worth_on_gladiator(state, seat, effect, ability, target - targets.GLADIATOR_TARGET)
        elif target >= targets.CONTRACT_TARGET:
            worth += worth_on_contract(state, seat, effect, target - targets.CONTRACT_TARGET)
        else:
            worth += worth_at_large(state, seat, effect, target)
    return worth


def worth_at_large(state: Lanista, seat: i64, effect: c.Effect, target: i64) -> i64:
    """Effects on oneself, on a seat, on a bag."""
    kind = effect.kind
    if kind == c.DRAW_CARDS:
        return 30 * effect.n
    if kind == c.AP:
        return 90 * effect.n
    if kind in (c.PEEK_HAND, c.DISCARD_RANDOM):
        return 40 if target - targets.SEAT_TARGET == leader(state, seat) else 25
    if kind == c.TAKE_INITIATIVE:
        return 25
    if kind == c.SUPPRESS:
        return lanista_worth(state, target - targets.SEAT_TARGET)
    if kind == c.PRICE_MOD:
        return 40 if effect.opponents or wants_recruit(state, seat) else 0
    if kind == c.REFRESH_ARRIVAL:
        return 40 if best_recruit(state, seat) < 110 and state.players[seat].money >= 600 else 0
    if kind == c.EXTRA_BUY:
        return 60 if wants_two(state, seat) else 0
    if kind == c.MONEY:
        return 25 * (state.setup.seats - 1)
    if kind == c.PRESTIGE:
        return effect.n * POINT
    if kind == c.FETCH_CARD:
        return 30
    if kind == c.EXTRA_EXHIBITIO:
        return best_exhibitio(state, seat)
    if kind in (c.BAG_ADD, c.BAG_REMOVE, c.REDRAW):
        return worth_in_bag(state, seat, effect)
    return 0


def lanista_worth(state: Lanista, other: i64) -> i64:
    lanista = state.players[other].lanista
    if state.setup.box.when_suppressed[lanista]:
        return 70
    return 60


def worth_in_bag(state: Lanista, seat: i64, effect: c.Effect) -> i64:
    """Combat and mercy bags; the mean moves for me or against me."""
    own = state.combat.owner == seat
    if effect.bag == c.MERCY_BAG:
        return 80
    if effect.kind == c.REDRAW:
        return bag_mean(state) - gain(state, state.combat.result) - 20
    if effect.kind == c.BAG_ADD:
        moved = token_effect(state, effect.colour) * effect.n
    else:
        moved = removal_effect(state, effect.colour)
    if own:
        return moved
    return -moved


def worth_on_contract(state: Lanista, seat: i64, effect: c.Effect, contract: i64) -> i64:
    rank = state.setup.box.contract_rank[contract]
    kind = effect.kind
    if kind == c.PAY_MOD:
        return money_worth(effect.n) if combats.has_pair(state, seat, contract, False, rank) else 0
    if kind == c.ANY_PAIR:
        if combats.has_pair(state, seat, contract, False, rank) or not combats.has_pair(
            state, seat, contract, True, rank
        ):
            return 0
        return contract_worth(state, contract) + failure_cost(state, contract)
    if kind == c.WAIVE_PENALTY:
        return failure_cost(state, contract)
    if kind == c.SWAP_CONTRACT:
        return best_swap(state, seat, contract)
    if kind == c.REPLACE_CONTRACT:
        return 0 if combats.has_pair(state, seat, contract, False, rank) else contract_worth(state, contract) // 8
    return 0


def best_swap(state: Lanista, seat: i64, contract: i64) -> i64:
    ranks = state.setup.box.contract_rank
    now = contract_worth(state, contract)
    if not combats.has_pair(state, seat, contract, False, ranks[contract]):
        now = -failure_cost(state, contract)
    best: i64 = 0
    for other in state.shown:
        worth = contract_worth(state, other) - now
        same = ranks[other] == ranks[contract]
        if same and worth > best and combats.has_pair(state, seat, other, False, ranks[other]):
            best = worth
    return best


def worth_on_gladiator(state: Lanista, seat: i64, effect: c.Effect, ability: c.Ability, card: i64) -> i64:
    kind = effect.kind
    if kind == c.PRESTIGE:
        return effect.by_rank[state.combat.dead_rank] * POINT if effect.ranked else effect.n * POINT
    gladiator = ludus.find(state, card)
    if gladiator is None:
        return 0
    own = ludus.owner_of(state, card) == seat
    if kind == c.HEAL:
        return 110 if gladiator.health == 1 else 90
    if kind == c.WOUND:
        return 90 + gladiator_worth(state, gladiator) // 10
    if kind == c.XP:
        return lesson(state, gladiator, effect.n) + 10
    if kind == c.ATTACH:
        combats = slots_left(state) + state.slots()
        return 12 * combats + gladiator_worth(state, gladiator) // 20 - gladiator.health * 20
    if kind == c.SUPPRESS:
        return skill_worth(state, gladiator, ludus.rank_of(state, gladiator)) * (2 if state.phase == 2 else 1) // 2
    if kind == c.RETIRE:
        return effect.by_rank[ludus.rank_of(state, gladiator)] * POINT - retirement_cost(state, gladiator)
    if kind == c.RANK_SHIFT:
        return opens_contract(state, seat, gladiator)
    if kind in (c.WEAR_ANY, c.FIT_FOR_CONTRACT):
        return enables_combat(state, seat, effect, gladiator)
    if kind == c.SHIFT_RESULT:
        return saving(state, gladiator) if own else 80
    if kind in (c.DRAW_KEEP, c.BAG_ADD, c.BAG_REMOVE) and effect.bag != c.COMBAT_BAG:
        return wound_meddling(state, effect, gladiator, own)
    return 0


def retirement_cost(state: Lanista, gladiator: c.Gladiator) -> i64:
    """At the end only his final points; before that, all he would still do."""
    if rounds_left(state) == 0:
        return final_worth(state, gladiator)
    return gladiator_worth(state, gladiator) + 60


def saving(state: Lanista, gladiator: c.Gladiator) -> i64:
    """One level better for a pending wound."""
    place: i64 = 0
    if gladiator.card == state.combat.second:
        place = 1
    pending = state.combat.pending[place]
    if pending == c.MORTAL:
        return gladiator_worth(state, gladiator)
    if pending <= gladiator.health:
        return 0
    return SERIOUS - LIGHT if pending == 2 else LIGHT


def wound_meddling(state: Lanista, effect: c.Effect, gladiator: c.Gladiator, own: bool) -> i64:
    """Tokens of the wound bag: good for my own, bad for theirs."""
    worth = 30 + gladiator_worth(state, gladiator) // 8
    helps = effect.kind == c.BAG_REMOVE or (effect.kind == c.BAG_ADD and effect.colour == c.GREEN)
    if helps == own:
        return worth
    return -worth


def opens_contract(state: Lanista, seat: i64, gladiator: c.Gladiator) -> i64:
    """Whether one rank more would let the seat take (or fight) a better contract with a pair."""
    before = best_contract(state, seat)
    gladiator.shift += 1
    after = best_contract(state, seat)
    gladiator.shift -= 1
    return after - before - 50


def enables_combat(state: Lanista, seat: i64, effect: c.Effect, gladiator: c.Gladiator) -> i64:
    """Whether a contract held gets its pair through the card."""
    ranks = state.setup.box.contract_rank
    best: i64 = 0
    for held in state.players[seat].contracts:
        if combats.has_pair(state, seat, held.contract, held.any_pair, ranks[held.contract]):
            continue
        if effect.kind == c.WEAR_ANY:
            gladiator.any_armatura = True
        else:
            gladiator.fit = True
        if combats.has_pair(state, seat, held.contract, held.any_pair, ranks[held.contract]):
            worth = contract_worth(state, held.contract) + failure_cost(state, held.contract)
            if worth > best:
                best = worth
        if effect.kind == c.WEAR_ANY:
            gladiator.any_armatura = False
        else:
            gladiator.fit = False
    return best


def best_contract(state: Lanista, seat: i64) -> i64:
    """The best open contract the seat may take and has a pair for."""
    ranks = state.setup.box.contract_rank
    best: i64 = 0
    for contract in state.shown:
        worth = contract_worth(state, contract)
        rank = ranks[contract]
        if worth > best and contracts.able(state, seat, rank) and combats.has_pair(state, seat, contract, False, rank):
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
