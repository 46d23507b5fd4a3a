"""Lanista: what bots know about it. A sensible choice for every question, and a seat's prospects.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arene.core.chance import Chance
from arene.core.knowledge import CERTAIN, Knowledge, Search, odds, search_of, share, weighed
from arene.core.native import append, i64, vec
from arene.core.state import State
from arene.games.lanista.bots.cardplay import (
    best_contract,
    card_worth,
)
from arene.games.lanista.bots.estimates import (
    ACTION,
    LEAST,
    POINT,
    Glance,
    best_pair,
    contract_worth,
    effect_worth,
    gladiator_worth,
    leader,
    lesson,
    money_worth,
    pair_worth,
    rounds_left,
    standing_points,
)
from arene.games.lanista.bots.trading import (
    partner_worth,
    recruit_worth,
    sale_worth,
)
from arene.games.lanista.rules import (
    bags,
    cards,
    combats,
    contracts,
    drawing,
    ludus,
    market,
    points,
    resale,
    setting_up,
    targets,
    windows,
)
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista

WORTH_A_CARD: Final = 15  # a hand is refilled every round: cards are cheap
FEW: Final = 6
STEPS: Final = 60
WIDE: Final = 24
PLAYOUTS: Final = vec[i64]([96, 480, 1440])  # by level
LOGISTIC: Final = vec[i64]([round(CERTAIN / (1 + exp(-step / 12))) for step in range(-60, 61)])

# of ``what_counts``; bench/fit.py lanista --seats 4 --matches 755
WEIGHTS: Final = vec[i64]([2000, -401, 2187, 886, 2417, 504, -790, -1651, 1031, -1157, 1942, 67])


class LanistaKnowledge(Knowledge):
    def policy(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Lanista)
        return choose(state, seat, chance)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Lanista)
        return worth_trying(state, seat)

    def stage(self, state: State) -> i64:
        assert isinstance(state, Lanista)
        return state.round if state.round > 0 else 1

    def search(self, seats: i64, level: i64) -> Search:
        """What is legal is little, and the rules of thumb leave out too much of it."""
        search = search_of(level, PLAYOUTS)
        search.wide = WIDE
        return search

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Lanista)
        return what_counts(state, seat)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Lanista)
        if state.over() and state.setup.seats > 1:
            return share(state, seat)
        return prospects(state, seat)


def choose(state: Lanista, seat: i64, chance: Chance) -> i64:
    """A sensible legal action."""
    asked = state.asked
    if asked is windows.ASK_WINDOW:
        return choose_in_window(state, seat, chance)
    if asked is market.ASK_BUY:
        return choose_buy(state, seat, chance)
    if asked is contracts.ASK_CONTRACT:
        return choose_contract(state, seat, chance)
    if asked is combats.ASK_COMBAT:
        return choose_combat(state, seat, chance)
    if asked is combats.ASK_PAIR:
        return choose_pair(state, seat, chance)
    if asked is drawing.ASK_MULLIGAN:
        return choose_mulligan(state, seat, chance)
    if asked is cards.ASK_COUNTER:
        return choose_counter(state, seat, chance)
    if asked is ludus.ASK_DEFINE:
        return choose_skill(state, seat, chance)
    return choose_answer(state, seat, chance)


def worth_trying(state: Lanista, seat: i64) -> vec[i64]:
    """The rule of thumb, and the first few others that end the turn or pass."""
    tried = vec[i64](capacity=FEW)
    legal = state.legal(seat)
    tried = append(tried, choose(state, seat, Still()))
    for action in legal:
        if len(tried) < FEW and action != tried[0] and (action < cards.USE_SKILL or len(legal) <= FEW):
            tried = append(tried, action)
    return tried


class Still(Chance):
    """For comparisons: the middle, always."""

    def below(self, label: str, n: i64) -> i64:
        return n // 2


def prospects(state: Lanista, seat: i64) -> i64:
    """By what counted in played matches: a log-loss of 1.17, where equal shares have 1.39. Alone: by a high score."""
    if state.setup.seats == 1:
        return alone(state)
    strengths = vec[i64](capacity=state.setup.seats)
    other: i64
    for other in range(state.setup.seats):
        strengths = append(strengths, weighed(what_counts(state, other), WEIGHTS))
    return odds(strengths, seat)


def alone(state: Lanista) -> i64:
    scale = 50 + 40 * rounds_left(state)
    step = (standing_points(state, 0) - 35 * POINT * state.setup.years) // scale + STEPS
    if step < 0:
        step = 0
    if step > 2 * STEPS:
        step = 2 * STEPS
    return LOGISTIC[step]


def what_counts(state: Lanista, seat: i64) -> vec[i64]:
    """Prestige, money, the school and its fighters, each also by the rounds to come; what is in hand."""
    player = state.players[seat]
    left = rounds_left(state)
    school: i64 = 0
    ranks: i64 = 0
    healthy: i64 = 0
    for gladiator in player.school:
        school += gladiator_worth(state, gladiator)
        ranks += c.FINAL_RANK[ludus.rank_of(state, gladiator)] * POINT
        if gladiator.health == 0:
            healthy += POINT
    prestige = player.prestige * POINT
    money = money_worth(player.money)
    cards: i64 = 0
    for number in player.hand:
        cards += number * POINT
    return vec[i64](
        [
            prestige,
            prestige * left,
            money,
            money * left,
            school,
            school * left,
            ranks,
            ranks * left,
            healthy,
            healthy * left,
            len(player.school) * POINT,
            cards,
        ]
    )


def best_of(actions: vec[i64], worths: vec[i64], otherwise: i64, least: i64, chance: Chance) -> i64:
    """The action worth most, if it is worth more than the least; of several, one by chance."""
    best = otherwise
    most = least
    equals: i64 = 1
    place: i64
    for place in range(len(actions)):
        if worths[place] > most:
            best = actions[place]
            most = worths[place]
            equals = 1
        elif worths[place] == most and most > least:
            equals += 1
            if chance.below("think", equals) == 0:
                best = actions[place]
    return best


# ---- Windows


def choose_in_window(state: Lanista, seat: i64, chance: Chance) -> i64:
    actions = windows.acts(state, seat)
    worths = vec[i64](capacity=len(actions))
    glance = Glance(state, seat)
    for action in actions:
        worths = append(worths, act_worth(state, seat, action, glance, chance))
    otherwise: i64 = windows.DONE
    if state.setup.seats == 1:
        otherwise = windows.PASS
    elif state.step == c.BEFORE_DRAW and state.combat.owner != seat and not has_tokens(state, seat):
        otherwise = windows.DONE_PHASE  # nothing left to place: no more questions
    return best_of(actions, worths, otherwise, WORTH_A_CARD, chance)


def has_tokens(state: Lanista, seat: i64) -> bool:
    player = state.players[seat]
    return player.tokens[0] + player.tokens[1] + player.tokens[2] + player.jokers > 0


def act_worth(state: Lanista, seat: i64, action: i64, glance: Glance, chance: Chance) -> i64:
    """What an act in a window or on a turn would bring."""
    if action >= cards.USE_SKILL:
        if state.phase == 4 and state.combat.owner != seat and not strikes_now(state, seat, glance, chance):
            return 0
        return card_worth(state, seat, action)
    if bags.influences(action):
        return slip_worth(state, seat, action, glance, chance)
    if action == points.AP_PREPARE:
        return prepare_worth(state, seat, glance)
    gladiator = ludus.find(state, points.card_of(action))
    if gladiator is None:
        return 0
    if action >= points.AP_MEDICUS:
        return gladiator_worth(state, gladiator) - ACTION
    if action >= points.AP_TRAIN:
        return training_worth(state, seat, gladiator)
    return heal_worth(state, seat, gladiator)


def strikes_now(state: Lanista, seat: i64, glance: Glance, chance: Chance) -> bool:
    """Not always at the first combat seen: the leader’s, or one of those to come, each as likely."""
    if state.setup.seats == 2 or state.combat.owner == glance.leader():
        return True
    return chance.below("think", 2 * rival_turns(state, seat)) == 0


def rival_turns(state: Lanista, seat: i64) -> i64:
    """Combats of the others still to come in this round, the one under way included."""
    turns: i64 = 0
    turn: i64
    for turn in range(state.setup.seats):
        if state.in_order(turn, False) != seat:
            turns += state.slots() - state.pass_
            if turn < state.turn:
                turns -= 1
    return turns if turns > 0 else 1


def fights_ahead(state: Lanista, seat: i64) -> i64:
    """Contracts the seat still means to fight this round, the one under way included."""
    ahead: i64 = len(state.players[seat].contracts)
    if state.combat.owner == seat and state.combat.contract >= 0:
        ahead += 1
    return ahead


def prepare_worth(state: Lanista, seat: i64, glance: Glance) -> i64:
    """One more green, if a point stays for a mortal wound."""
    worth = glance.token_effect(c.GREEN) - ACTION
    if state.combat.contract >= 0 and state.players[seat].ap == 1:
        worth -= 90
    return worth + 15


def training_worth(state: Lanista, seat: i64, gladiator: c.Gladiator) -> i64:
    worth = lesson(state, gladiator, 1) - ACTION
    reserve: i64 = 0
    if fights_ahead(state, seat) > 0:
        reserve = 1
    if state.players[seat].ap <= reserve:
        worth -= 60
    return worth


def heal_worth(state: Lanista, seat: i64, gladiator: c.Gladiator) -> i64:
    """Care opens contracts this round, if healthy fighters are few."""
    if gladiator.health > 1:
        return 0
    healthy: i64 = 0
    for other in state.players[seat].school:
        if other.health == 0:
            healthy += 1
    if healthy < 2 * state.slots() or rounds_left(state) == 0:
        return 60
    return 5


# Influence: reds where they hurt, greens where they help least, none left at the end of the period.


def slip_worth(state: Lanista, seat: i64, action: i64, glance: Glance, chance: Chance) -> i64:
    joker = action >= bags.SLIP_JOKER
    colour = bags.colour_of(action)
    effect = glance.token_effect(colour)
    own = state.combat.owner == seat
    if not own:
        effect = -effect
        if state.combat.owner == glance.leader():
            effect = effect * 3 // 2
    if joker:
        return effect - 10
    player = state.players[seat]
    left = player.tokens[0] + player.tokens[1] + player.tokens[2]
    room = combats_ahead(state, seat) * bags.cap(state) - player.slipped
    if keeps_freely(state, player):
        return effect - 20
    if room <= left + 1 and state.setup.malus:
        return 300 + effect
    hopes = 45 if colour == c.RED or (own and colour == c.GREEN) else -15
    if chance.below("think", room) < left:
        hopes -= 25
    return effect - hopes


def keeps_freely(state: Lanista, player: c.Player) -> bool:
    """Whether his lanista spares him the malus: then only tokens that serve are placed."""
    free = False
    for ability in ludus.powers(state, player):
        for effect in ability.effects:
            free = free or effect.waives
    return free


def combats_ahead(state: Lanista, seat: i64) -> i64:
    """Combats of the period in which the seat may still slip a token, the one under way included."""
    seats = state.setup.seats
    slots = state.slots()
    ahead: i64 = 0
    turn: i64
    for turn in range(seats):
        other = state.in_order(turn, False)
        if (other == seat) == (seats == 1):
            remaining = slots - state.pass_
            if turn < state.turn:
                remaining -= 1
            if state.players[other].school:
                ahead += remaining
    if state.winter() and (state.round - 1) % 4 == 0:
        ahead += 1 if seats == 1 else seats - 1
    return ahead


# ---- Phase 2


def choose_buy(state: Lanista, seat: i64, chance: Chance) -> i64:
    actions = market.ASK_BUY.legal(state, seat)
    worths = vec[i64](capacity=len(actions))
    for action in actions:
        worth: i64 = LEAST
        if action >= cards.USE_SKILL:
            worth = card_worth(state, seat, action) + 500  # cards first, then the purchase
            if worth <= 500 + WORTH_A_CARD:
                worth = LEAST
        elif action >= resale.OFFER:
            worth = LEAST
        elif action >= resale.SELL_BANK:
            worth = sale_worth(state, action)
        elif action >= market.BUY:
            worth = recruit_worth(state, seat, action - market.BUY)
        elif action >= points.AP_HEAL:
            gladiator = ludus.find(state, action - points.AP_HEAL)
            if gladiator is not None:
                worth = heal_worth(state, seat, gladiator)
                if worth < 30:
                    worth = LEAST
        worths = append(worths, worth)
    return best_of(actions, worths, market.PASS_BUY, 0, chance)


# ---- Phase 3


def choose_contract(state: Lanista, seat: i64, chance: Chance) -> i64:
    """Train for a better contract if that pays, then take the best; cards along the way."""
    actions = contracts.ASK_CONTRACT.legal(state, seat)
    step = training_step(state, seat, actions, chance)
    if step >= 0:
        return step
    worths = vec[i64](capacity=len(actions))
    for action in actions:
        worth: i64 = LEAST
        if action >= cards.USE_SKILL:
            worth = card_worth(state, seat, action) + 2000
            if worth <= 2000 + WORTH_A_CARD:
                worth = LEAST
        elif action >= contracts.TAKE:
            worth = taking_worth(state, seat, action - contracts.TAKE)
        worths = append(worths, worth)
    chosen = best_of(actions, worths, contracts.PASS_CONTRACT, 0, chance)
    if chosen == contracts.PASS_CONTRACT and state.pass_ + 1 == state.slots():
        return last_lesson(state, seat, actions, chance)
    return chosen


def last_lesson(state: Lanista, seat: i64, actions: vec[i64], chance: Chance) -> i64:
    """Who passes his last pick may not be asked again when the phase closes (A73): he trains before."""
    worths = vec[i64](capacity=len(actions))
    for action in actions:
        gladiator = ludus.find(state, action - points.AP_TRAIN)
        if action >= points.AP_TRAIN and action < points.AP_MEDICUS and gladiator is not None:
            worths = append(worths, training_worth(state, seat, gladiator))
        else:
            worths = append(worths, LEAST)
    return best_of(actions, worths, contracts.PASS_CONTRACT, WORTH_A_CARD, chance)


def taking_worth(state: Lanista, seat: i64, contract: i64) -> i64:
    """With the best pair left; contracts held already need theirs."""
    player = state.players[seat]
    rank = state.setup.box.contract_rank[contract]
    if not contracts.able(state, seat, rank):
        return LEAST
    pair = best_pair(state, seat, contract, False, rank)
    if pair <= -1000:
        if player.contracts:
            return LEAST
        if holds_effect(state, player, c.ANY_PAIR) and combats.has_pair(state, seat, contract, True, rank):
            return contract_worth(state, contract) - 40
        if holds_effect(state, player, c.WEAR_ANY) and would_pair(state, seat, contract, rank, c.WEAR_ANY):
            return contract_worth(state, contract) - 40
        if holds_effect(state, player, c.FIT_FOR_CONTRACT) and would_pair(
            state, seat, contract, rank, c.FIT_FOR_CONTRACT
        ):
            return contract_worth(state, contract) - 60
        return LEAST
    if not apart_from_held(state, seat, contract):
        if holds_effect(state, player, c.FIT_FOR_CONTRACT):
            return contract_worth(state, contract) // 4  # a light wound will not stop them
        covered = holds_effect(state, player, c.WAIVE_PENALTY)
        return contract_worth(state, contract) // 10 if covered else LEAST
    return contract_worth(state, contract) + pair // 2 - 60


def apart_from_held(state: Lanista, seat: i64, contract: i64) -> bool:
    """Whether a pair for the contract leaves one for the contract held: few men fight twice unhurt."""
    player = state.players[seat]
    if not player.contracts:
        return True
    held = player.contracts[0]
    ranks = state.setup.box.contract_rank
    school = player.school
    size: i64 = len(school)
    one: i64
    two: i64
    three: i64
    four: i64
    for one in range(size):
        for two in range(one + 1, size):
            if not combats.fits(state, school[one], school[two], contract, False, ranks[contract]):
                continue
            for three in range(size):
                for four in range(three + 1, size):
                    if three in (one, two) or four in (one, two):
                        continue
                    if combats.fits(
                        state, school[three], school[four], held.contract, held.any_pair, ranks[held.contract]
                    ):
                        return True
    return False


def would_pair(state: Lanista, seat: i64, contract: i64, rank: i64, kind: i64) -> bool:
    """Whether a card that lends one gladiator a panoply, or stands a lightly wounded one up, would make a pair."""
    found = False
    for gladiator in state.players[seat].school:
        borrowed = gladiator.any_armatura
        fit = gladiator.fit
        gladiator.any_armatura = borrowed or kind == c.WEAR_ANY
        gladiator.fit = fit or kind == c.FIT_FOR_CONTRACT
        found = found or combats.has_pair(state, seat, contract, False, rank)
        gladiator.any_armatura = borrowed
        gladiator.fit = fit
    return found


def holds_effect(state: Lanista, player: c.Player, kind: i64) -> bool:
    return player.held & state.setup.box.titles_with[kind] != 0


def training_step(state: Lanista, seat: i64, actions: vec[i64], chance: Chance) -> i64:
    """The first training of a plan that opens a better contract; -1: none does."""
    box = state.setup.box
    player = state.players[seat]
    school = player.school
    best: i64 = -1
    most = best_contract(state, seat) + 60
    cards = training_cards(state, player)
    equals: i64 = 1
    first: i64
    second: i64
    for contract in state.shown:
        rank = box.contract_rank[contract]
        if rank == 0:
            continue
        threshold = box.beta if rank == 1 else box.alpha
        brings = contract_worth(state, contract)
        if brings < most or (brings == most and best < 0):
            continue
        for first in range(len(school)):
            for second in range(first + 1, len(school)):
                one = school[first]
                other = school[second]
                if one.health > 0 or other.health > 0:
                    continue
                if not box.reach[contract * 256 + ludus.wears(state, one, rank)] & ludus.wears(state, other, rank):
                    continue
                lack = missing(one, threshold)
                lack_other = missing(other, threshold)
                points = by_points(one, lack) + by_points(other, lack_other)
                if points > player.ap:
                    points = player.ap
                if lack + lack_other == 0 or lack + lack_other > points + cards:
                    continue
                worth = brings - points * ACTION
                if worth < most or (worth == most and best < 0):
                    continue
                step = lesson_for(state, seat, one if lack > 0 else other, actions)
                equals = equals + 1 if worth == most else 1
                if step >= 0 and (worth > most or chance.below("think", equals) == 0):
                    most = worth
                    best = step
    return best


def missing(gladiator: c.Gladiator, threshold: i64) -> i64:
    return threshold - gladiator.xp if threshold > gladiator.xp else 0


def by_points(gladiator: c.Gladiator, lack: i64) -> i64:
    """How much of it one action point gives: once per round."""
    return 1 if lack > 0 and not gladiator.trained else 0


def training_cards(state: Lanista, player: c.Player) -> i64:
    """Experience points on the cards in hand."""
    xp: i64 = 0
    title: i64 = 0
    titles = player.held & state.setup.box.titles_with[c.XP]
    while titles:
        if titles & 1:
            xp += player.hand[title] * state.setup.box.cards[title].effects[0].n
        titles >>= 1
        title += 1
    return xp


def lesson_for(state: Lanista, seat: i64, gladiator: c.Gladiator, actions: vec[i64]) -> i64:
    """A card if there is one, else an action point."""
    point: i64 = -1
    for action in actions:
        if action == points.AP_TRAIN + gladiator.card:
            point = action
        elif action >= cards.PLAY and cards.target_of(action) == targets.GLADIATOR_TARGET + gladiator.card:
            effect = state.setup.box.cards[cards.title_of(action)].effects[0]
            if effect.kind == c.XP:
                return action
    return point


# ---- Phase 4


def choose_combat(state: Lanista, seat: i64, chance: Chance) -> i64:
    actions = combats.ASK_COMBAT.legal(state, seat)
    ranks = state.setup.box.contract_rank
    worths = vec[i64](capacity=len(actions))
    for action in actions:
        worth: i64 = LEAST
        if action >= cards.USE_SKILL:
            worth = card_worth(state, seat, action) + 5000
            if worth <= 5000 + WORTH_A_CARD:
                worth = LEAST
        elif action >= combats.EXHIBITIO:
            worth = best_pair(state, seat, -1, False, action - combats.EXHIBITIO)
        elif action >= combats.FIGHT:
            held = contracts.held_contract(state, seat, action - combats.FIGHT)
            pair = best_pair(state, seat, held.contract, held.any_pair, ranks[held.contract])
            worth = contract_worth(state, held.contract) + pair + 2000  # a contract taken is fought first
        worths = append(worths, worth)
    return best_of(actions, worths, combats.NO_COMBAT, 0, chance)


def choose_pair(state: Lanista, seat: i64, chance: Chance) -> i64:
    pairs = combats.ASK_PAIR.legal(state, seat)
    worths = vec[i64](capacity=len(pairs))
    for pair in pairs:
        one = ludus.find(state, combats.first_of(pair))
        other = ludus.find(state, combats.second_of(pair))
        assert one is not None and other is not None
        worths = append(worths, pair_worth(state, state.combat.contract, state.combat.rank, one, other))
    return best_of(pairs, worths, pairs[0], LEAST, chance)


# ---- Other questions


def title_worth(state: Lanista, seat: i64, title: i64) -> i64:
    """How gladly a card is kept, before anything is known."""
    effect = state.setup.box.cards[title].effects[0]
    kind = effect.kind
    if kind in (c.XP, c.AP, c.DRAW_CARDS, c.SHIFT_RESULT):
        return 80
    if kind == c.PRESTIGE and not effect.ranked:
        return 70
    if kind in (c.HEAL, c.ATTACH, c.PAY_MOD, c.BAG_ADD, c.REDRAW, c.BAG_REMOVE, c.WOUND):
        return 50
    if kind == c.RETIRE:
        return 90 if rounds_left(state) == 0 else 35
    if kind in (c.COUNTER, c.WAIVE_PENALTY, c.SWAP_CONTRACT, c.REFRESH_ARRIVAL):
        return 46
    return 42


def choose_mulligan(state: Lanista, seat: i64, chance: Chance) -> i64:
    """Replace what is worth little."""
    actions = drawing.ASK_MULLIGAN.legal(state, seat)
    worths = vec[i64](capacity=len(actions))
    for action in actions:
        if action == drawing.MULLIGAN_DONE:
            worths = append(worths, LEAST)
        else:
            worths = append(worths, 40 - title_worth(state, seat, action - drawing.MULLIGAN))
    return best_of(actions, worths, drawing.MULLIGAN_DONE, 0, chance)


def choose_counter(state: Lanista, seat: i64, chance: Chance) -> i64:
    """What is aimed at me; what helps the leader."""
    titles = cards.counters(state, seat)
    if len(titles) == 0:
        return windows.PASS
    mine = cards.concerned(state, state.card_target, state.card) == seat
    if mine or state.card_seat == leader(state, seat):
        return cards.COUNTER_WITH + titles[chance.below("think", len(titles))]
    return windows.PASS


def choose_skill(state: Lanista, seat: i64, chance: Chance) -> i64:
    """The entry of the menu worth most in a combat."""
    gladiator = ludus.undefined_one(state)
    menu = state.setup.box.menu[gladiator.card]
    actions = ludus.ASK_DEFINE.legal(state, seat)
    worths = vec[i64](capacity=len(actions))
    for action in actions:
        worth: i64 = 0
        for ability in menu[action - ludus.DEFINE]:
            for effect in ability.effects:
                worth += effect_worth(effect)
        worths = append(worths, worth)
    return best_of(actions, worths, actions[0], LEAST, chance)


def choose_answer(state: Lanista, seat: i64, chance: Chance) -> i64:
    asked = state.asked
    actions = state.legal(seat)
    if asked is setting_up.ASK_LANISTA:
        return actions[chance.below("think", len(actions) - 1)]
    if asked is contracts.ASK_SWAP:
        return choose_swap(state, seat, actions, chance)
    if asked is resale.ASK_PRICE:
        return asking_price(state, actions)
    if asked is resale.ASK_OFFER:
        gladiator = ludus.find(state, state.offer.gladiator)
        if gladiator is not None:
            worth = gladiator_worth(state, gladiator)
            for other in state.players[seat].school:
                worth += partner_worth(state, gladiator, other)
            if worth > money_worth(state.offer.price) + 60:
                return resale.ACCEPT
        return resale.DECLINE
    return actions[0]


def choose_swap(state: Lanista, seat: i64, actions: vec[i64], chance: Chance) -> i64:
    """The best contract on the table, if possible one with a pair."""
    worths = vec[i64](capacity=len(actions))
    for action in actions:
        contract = action - contracts.SWAP_WITH
        worth = contract_worth(state, contract)
        if not combats.has_pair(state, seat, contract, False, state.setup.box.contract_rank[contract]):
            worth -= 500
        worths = append(worths, worth)
    return best_of(actions, worths, actions[0], LEAST, chance)


def asking_price(state: Lanista, actions: vec[i64]) -> i64:
    """The printed price, and a hundred more for each rank above Gamma."""
    gladiator = ludus.find(state, state.offer.gladiator)
    price: i64 = resale.PRICE_STEP
    if gladiator is not None:
        price = state.setup.box.price[gladiator.card] + 100 * ludus.rank_of(state, gladiator)
    wanted = resale.at_price(price)
    last = actions[len(actions) - 1]
    return wanted if wanted <= last else last
