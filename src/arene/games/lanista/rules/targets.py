"""Lanista: what a card or a skill may be aimed at: whatever all of its effects would change. No card is a special case.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import append, i64, vec
from arene.games.lanista.rules import arena, bags, cards, ludus, market
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista

# what may be aimed at: nothing, a gladiator, a seat or a contract
NO_TARGET: Final = 0
GLADIATOR_TARGET: Final = 1  # + gladiator
SEAT_TARGET: Final = 41  # + seat
CONTRACT_TARGET: Final = 45  # + contract
AIMS: Final = 75


def aim_name(s: Lanista, target: i64) -> str:
    """What outside calls a target: a gladiator, a seat, a contract or nothing."""
    box = s.setup.box
    if target >= CONTRACT_TARGET:
        return box.contracts[target - CONTRACT_TARGET]
    if target >= SEAT_TARGET:
        return f"seat{target - SEAT_TARGET}"
    if target >= GLADIATOR_TARGET:
        return box.gladiators[target - GLADIATOR_TARGET]
    return "none"


def aims(s: Lanista, seat: i64, ability: c.Ability, title: i64, user: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """Adds the legal targets of a card (title) or of a gladiator's skill (user), each as an action from base on."""
    if not cards.affords(s, seat, ability):
        return found
    player = s.players[seat]
    target = ability.target
    if target == c.AT_OWN_GLADIATOR and ability.timing == c.GLADIATOR_DIED:
        if s.combat.dead >= 0 and s.combat.owner == seat and bites_combat(s, ability):
            found = append(found, base + GLADIATOR_TARGET + s.combat.dead)
    elif target == c.AT_OWN_GLADIATOR:
        for gladiator in player.school:
            if open_to(s, ability, gladiator, title, user):
                found = append(found, base + GLADIATOR_TARGET + gladiator.card)
    elif target in (c.AT_THEIR_GLADIATOR, c.AT_THEIRS_OR_LANISTA, c.AT_FIGHTER):
        found = aims_at_gladiators(s, seat, ability, title, user, base, found)
    elif target == c.AT_OPPONENT:
        other: i64
        for other in range(s.setup.seats):
            if other != seat and bites_seat(s, ability, other):
                found = append(found, base + SEAT_TARGET + other)
    elif target in (c.AT_OPEN_CONTRACT, c.AT_OWN_CONTRACT):
        found = aims_at_contracts(s, seat, ability, base, found)
    elif bites(s, seat, ability):
        found = append(found, base + NO_TARGET)
    return found


def aims_at_gladiators(
    s: Lanista, seat: i64, ability: c.Ability, title: i64, user: i64, base: i64, found: vec[i64]
) -> vec[i64]:
    other: i64
    for other in range(s.setup.seats):
        if other == seat and ability.target != c.AT_FIGHTER:
            continue
        for gladiator in s.players[other].school:
            if open_to(s, ability, gladiator, title, user):
                found = append(found, base + GLADIATOR_TARGET + gladiator.card)
    if ability.target == c.AT_THEIRS_OR_LANISTA:
        for other in range(s.setup.seats):
            rival = s.players[other]
            if other != seat and rival.lanista >= 0 and not rival.poisoned and can_be_poisoned(s, rival):
                found = append(found, base + SEAT_TARGET + other)
    return found


def can_be_poisoned(s: Lanista, rival: c.Player) -> bool:
    """A lanista who loses cards instead of his power must have some."""
    useful = True
    for effect in s.setup.box.when_suppressed[rival.lanista]:
        if effect.kind == c.DISCARD_RANDOM:
            useful = rival.cards > 0
    return useful


def aims_at_contracts(s: Lanista, seat: i64, ability: c.Ability, base: i64, found: vec[i64]) -> vec[i64]:
    """Open contracts that another of the rank can replace; own ones, to swap only with one of the same rank."""
    ranks = s.setup.box.contract_rank
    kind = ability.effects[0].kind
    if ability.target == c.AT_OPEN_CONTRACT:
        for contract in s.shown:
            for other in s.contracts:
                if ranks[other] == ranks[contract]:
                    found = append(found, base + CONTRACT_TARGET + contract)
                    break
        return found
    for held in s.players[seat].contracts:
        useful = True
        if kind == c.ANY_PAIR:
            useful = not held.any_pair
        elif kind == c.WAIVE_PENALTY:
            useful = not s.waived and held is s.players[seat].contracts[0]
        elif kind == c.SWAP_CONTRACT:
            useful = False
            for contract in s.shown:
                if ranks[contract] == ranks[held.contract]:
                    useful = True
        if useful:
            found = append(found, base + CONTRACT_TARGET + held.contract)
    return found


# ---- A gladiator


def open_to(s: Lanista, ability: c.Ability, gladiator: c.Gladiator, title: i64, user: i64) -> bool:
    """Whether an ability may be aimed at a gladiator: conditions, immunity, and that it would change something."""
    rank = ludus.rank_of(s, gladiator)
    if gladiator.health < ability.health_min or gladiator.health > ability.health_max or rank > ability.rank_max:
        return False
    if gladiator.card == user:
        return False
    if ability.lower_rank:
        master = ludus.find(s, user)
        if master is None or rank >= ludus.rank_of(s, master):
            return False
    combat = s.combat
    place: i64 = -1  # in the combat under way
    if ability.timing >= c.COMBAT_ANNOUNCED:
        if gladiator.card == combat.first:
            place = 0
        elif gladiator.card == combat.second:
            place = 1
        else:
            return False
        if ability.timing == c.BEFORE_WOUND_DRAW and place != combat.drawing:
            return False
        if ability.timing == c.AFTER_WOUND_DRAW and combat.pending[place] < ability.wound_min:
            return False
        rank = combat.rank
    immune = s.setup.box.rows[gladiator.card * 3 + rank].immune
    useful = gladiator.suppressed or title < 0 or immune & c.BIT[title] == 0
    for effect in ability.effects:
        useful = useful and bites_gladiator(s, effect, gladiator, title, place)
        useful = useful and meets(s, effect, ability, gladiator)
    return useful


def meets(s: Lanista, effect: c.Effect, ability: c.Ability, gladiator: c.Gladiator | None) -> bool:
    """Whether the combat under way is one the effect is for; before rules 2 what is played did not ask."""
    return s.setup.rules < 2 or ability.timing < c.COMBAT_ANNOUNCED or arena.holds_true(s, effect, gladiator)


def bites_gladiator(s: Lanista, effect: c.Effect, gladiator: c.Gladiator, title: i64, place: i64) -> bool:
    """Whether an effect would change anything about him."""
    kind = effect.kind
    if kind == c.HEAL:
        return gladiator.health > 0 and not (effect.care and gladiator.cared)
    if kind == c.WOUND:
        return gladiator.health < c.GRAVE
    if kind == c.XP:
        return gladiator.xp < s.setup.box.cap
    if kind == c.ATTACH:
        return gladiator.attached & c.BIT[title] == 0
    if kind == c.RANK_SHIFT:
        return ludus.effective_rank(s, gladiator) < 2
    if kind == c.FIT_FOR_CONTRACT:
        return gladiator.health == 1 and not gladiator.fit
    if kind == c.WEAR_ANY:
        return not gladiator.any_armatura and (s.setup.rules < 2 or lacks_armatura(s, gladiator))
    if kind == c.SUPPRESS:
        row = s.setup.box.rows[gladiator.card * 3 + ludus.rank_of(s, gladiator)]
        return not gladiator.suppressed and not row.firm
    if kind == c.SHIFT_RESULT:
        pending = s.combat.pending[place]
        if effect.better:
            return pending > (gladiator.health if s.setup.rules >= 2 else 0)  # an old wound stays
        return pending < c.GRAVE
    if kind == c.DRAW_KEEP:
        if effect.keep == c.KEEP_BEST and s.setup.rules >= 2:
            return not arena.keeps_best(s)
        return not (s.combat.keep_best if effect.keep == c.KEEP_BEST else s.combat.keep_worst)
    if kind == c.BAG_REMOVE and s.setup.rules >= 2:
        return takes_out(s, effect)
    return True


def takes_out(s: Lanista, effect: c.Effect) -> bool:
    """Whether the bag holds a token to take out; the last of all stays (§ 4.9)."""
    bag = bags.made_up(s, c.BAG_TIMING[effect.bag])
    there = False
    for token in bag:
        there = there or c.colour_of(token) == effect.colour
    return there and len(bag) > 1


def lacks_armatura(s: Lanista, gladiator: c.Gladiator) -> bool:
    """Whether there is a rank at which he may fight and cannot wear everything."""
    every = c.BIT[len(s.setup.box.armaturae)] - 1
    found = False
    rank: i64
    for rank in range(ludus.effective_rank(s, gladiator) + 1):
        found = found or ludus.wears(s, gladiator, rank) & every != every
    return found


# ---- A seat, the combat, the table


def bites_seat(s: Lanista, ability: c.Ability, other: i64) -> bool:
    useful = True
    for effect in ability.effects:
        if effect.kind in (c.PEEK_HAND, c.DISCARD_RANDOM):
            useful = useful and s.players[other].cards > 0
    return useful


def bites(s: Lanista, seat: i64, ability: c.Ability) -> bool:
    """Whether an ability without a chosen target would change anything."""
    target = ability.target
    if target in (c.AT_OWN_COMBAT, c.AT_THEIR_COMBAT):
        return (s.combat.owner == seat) == (target == c.AT_OWN_COMBAT) and bites_combat(s, ability)
    if target == c.AT_ARRIVAL:
        return len(s.recruits) > 0 and len(s.gladiators) + len(s.gladiator_discard) > 0
    for effect in ability.effects:
        if effect.kind == c.TAKE_INITIATIVE and s.initiative == seat:
            return False
        if effect.kind == c.PRICE_MOD and not market.will_buy(s, seat, effect.opponents):
            return False
        if effect.kind == c.EXTRA_BUY and not market.can_buy_more(s, s.players[seat]):
            return False
        if effect.kind == c.FETCH_CARD and not c.holds(s.event_discard, effect.card):
            return False
        if effect.kind == c.EXTRA_EXHIBITIO and (not s.last_slot() or s.players[seat].extra or s.in_extra):
            return False
        if effect.kind == c.MONEY and target == c.AT_OPPONENTS and not rivals_have_money(s, seat):
            return False
    return target in (c.AT_SELF, c.AT_OPPONENTS)


def bites_combat(s: Lanista, ability: c.Ability) -> bool:
    """Whether an ability aimed at the combat under way finds what it needs there (before rules 2: always)."""
    useful = True
    if s.setup.rules >= 2:
        for effect in ability.effects:
            useful = useful and arena.holds_true(s, effect, None)
            if effect.kind == c.BAG_REMOVE:
                useful = useful and takes_out(s, effect)
    return useful


def rivals_have_money(s: Lanista, seat: i64) -> bool:
    money: i64 = 0
    for player in s.players:
        money += player.money
    return money > s.players[seat].money
