"""Lanista: what things are worth to a bot, in hundredths of a prestige point. Bags are reckoned token by token.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import i64, mypyc_attr, vec
from arene.games.lanista.rules import bags, combats, ludus
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista

LEAST: Final = -1_000_000  # worth less than anything
POINT: Final = 100  # one prestige
ACTION: Final = 50  # an action point kept: 150 sesterces
LESSON: Final = 70  # one experience point that may still lead to a rank
LIGHT: Final = 70  # a light wound
SERIOUS: Final = 150  # a grave one
UNKNOWN: Final = -2


def money_worth(sesterces: i64) -> i64:
    """300 sesterces are a point."""
    return sesterces // 3


def rounds_left(state: Lanista) -> i64:
    """Rounds after this one."""
    return state.setup.rounds() - state.round


def slots_left(state: Lanista) -> i64:
    """Combats a seat may still hold after this round."""
    last = state.setup.rounds()
    if state.round >= last:
        return 0
    slots = last - state.round
    if not state.setup.winter_only:
        slots += summers(last) - summers(state.round)
    return slots


def summers(rounds: i64) -> i64:
    """Of so many rounds, those with a second combat: the last two of every four."""
    over = rounds % 4 - 2
    if over < 0:
        over = 0
    return rounds // 4 * 2 + over


def final_worth(state: Lanista, gladiator: c.Gladiator) -> i64:
    """What he would score if the match ended now."""
    worth = c.FINAL_RANK[ludus.rank_of(state, gladiator)] * POINT
    if state.setup.malus:
        worth -= gladiator.health * POINT
    return worth


def gladiator_worth(state: Lanista, gladiator: c.Gladiator) -> i64:
    """What losing him would cost: his final points, what he may yet learn, the combats he will not fight."""
    worth = c.FINAL_RANK[ludus.rank_of(state, gladiator)] * POINT
    left = slots_left(state)
    if left > 0:
        worth += 60 + 35 * left + 20 * gladiator.xp
        worth += skill_worth(state, gladiator, ludus.rank_of(state, gladiator))
    return worth - gladiator.health * 40


def effect_worth(effect: c.Effect) -> i64:
    """A passive effect of a skill, per combat."""
    kind = effect.kind
    if kind == c.BAG_ADD:
        if effect.bag == c.COMBAT_BAG:
            return 60 * effect.n if effect.colour == c.GREEN else -40
        if effect.partner:
            return -25
        return 40 if effect.colour == c.GREEN else -40
    if kind == c.BAG_REMOVE:
        return 45
    if kind == c.DRAW_KEEP:
        return 50
    if kind == c.PRESTIGE_IF:
        return 35 * effect.n if effect.result >= 0 else 20 * effect.n
    if kind == c.PAY_MOD:
        return effect.n // 3
    if kind == c.XP:
        return 60
    if kind == c.PRESTIGE:
        return 15 * effect.n
    if kind == c.WEAR_ANY:
        return 60
    if kind in (c.HAND_SIZE, c.NATURAL_HEAL):
        return 35
    if kind in (c.IMMUNE, c.CARD_BONUS):
        return 8
    if kind in (c.PRICE_MOD, c.INFLUENCE):
        return 80
    return 20


def skill_worth(state: Lanista, gladiator: c.Gladiator, rank: i64) -> i64:
    """The skills of his row for a rank; those that his owner chose come on top (``ludus.skills``)."""
    if gladiator.picks == 0:
        return abilities_worth(state.setup.box.rows[gladiator.card * 3 + rank].abilities)
    return abilities_worth(ludus.skills(state, gladiator, rank))


def abilities_worth(abilities: list[c.Ability]) -> i64:
    worth: i64 = 0
    for ability in abilities:
        for effect in ability.effects:
            worth += effect_worth(effect)
    return worth


# ---- Combats


def mean_prestige(state: Lanista, contract: i64, rank: i64) -> i64:
    """With the bag as it is filled at first."""
    row = contract
    if contract < 0:
        row = c.CONTRACTS
    prestige = state.setup.box.prestige
    return (prestige[row * 3] + prestige[row * 3 + 1] + prestige[row * 3 + 2]) * POINT // 3


def contract_worth(state: Lanista, contract: i64) -> i64:
    """Prestige, pay and lessons, less the wounds to expect; before the pair is known."""
    box = state.setup.box
    worth = mean_prestige(state, contract, box.contract_rank[contract]) + money_worth(box.pay[contract]) + 90
    if slots_left(state) == 0:
        worth -= 60  # wounds no longer heal
    if box.sine[contract]:
        return worth - 300
    return worth - 170


def exhibitio_worth(state: Lanista, one: c.Gladiator, other: c.Gladiator) -> i64:
    """No wounds, but reds for the wounded, and no rest for them."""
    prestige = state.setup.box.prestige
    reds = 1 + one.health + other.health
    total = prestige[c.CONTRACTS * 3] + prestige[c.CONTRACTS * 3 + 1] + reds * prestige[c.CONTRACTS * 3 + 2]
    worth = total * POINT // (2 + reds) + money_worth(state.setup.box.exhibitio_pay)
    if one.health > 0:
        worth -= LIGHT
    if other.health > 0:
        worth -= LIGHT
    return worth


def lesson(state: Lanista, gladiator: c.Gladiator, xp: i64) -> i64:
    """What experience is worth to him: a threshold crossed, or some of the way to one."""
    box = state.setup.box
    if gladiator.xp >= box.cap:
        return 0
    before = ludus.rank_of(state, gladiator)
    after: i64 = 0
    if gladiator.xp + xp >= box.alpha:
        after = c.ALPHA
    elif gladiator.xp + xp >= box.beta:
        after = c.BETA
    worth = (c.FINAL_RANK[after] - c.FINAL_RANK[before]) * POINT
    if worth > 0:
        return worth
    if before == c.ALPHA:
        return 0
    return LESSON if slots_left(state) > 0 else 20


def pair_worth(state: Lanista, contract: i64, rank: i64, one: c.Gladiator, other: c.Gladiator) -> i64:
    """What choosing these two adds: duo, skills, lessons; less what is at stake."""
    duo = state.setup.box.duo
    worth = part_worth(state, contract, rank, one) + part_worth(state, contract, rank, other)
    if duo[one.card] >= 0 and duo[one.card] == duo[other.card]:
        worth += c.DUO[rank] * POINT
    if contract >= 0:
        worth -= (gladiator_worth(state, one) + gladiator_worth(state, other)) // 8
    else:
        worth += exhibitio_worth(state, one, other)
    return worth


def part_worth(state: Lanista, contract: i64, rank: i64, gladiator: c.Gladiator) -> i64:
    """What one of a pair adds, whoever the other is: his skills and his lesson."""
    xp: i64 = 1
    if contract >= 0 and state.setup.box.sine[contract]:
        xp = 2
    return skill_worth(state, gladiator, rank) + lesson(state, gladiator, xp)


def best_pair(state: Lanista, seat: i64, contract: i64, any_pair: bool, rank: i64) -> i64:
    """The worth of the best legal pair, or -1000."""
    school = state.players[seat].school
    best: i64 = -1000
    first: i64
    second: i64
    for first in range(len(school)):
        one = school[first]
        if not combats.may_fight(state, one, contract, rank):
            continue
        for second in range(first + 1, len(school)):
            other = school[second]
            if combats.may_fight(state, other, contract, rank) and combats.face(
                state, one, other, contract, any_pair, rank
            ):
                worth = pair_worth(state, contract, rank, one, other)
                if worth > best:
                    best = worth
    return best


def failure_cost(state: Lanista, contract: i64) -> i64:
    if not state.setup.malus:
        return 0
    return c.FAILURE[state.setup.box.contract_rank[contract]] * POINT


# ---- Bags, by enumeration of their tokens


def gain(state: Lanista, colour: i64) -> i64:
    """What a token would pay in the combat under way, in hundredths (the crowd's part; skills add little)."""
    row = state.combat.contract
    if row < 0:
        row = c.CONTRACTS
    return state.setup.box.prestige[row * 3 + colour] * POINT


def mean_of(state: Lanista, bag: vec[i64]) -> i64:
    """The prestige to expect from a bag."""
    total: i64 = 0
    for token in bag:
        total += gain(state, c.colour_of(token))
    return total // len(bag)


def bag_mean(state: Lanista) -> i64:
    """The prestige to expect from the combat bag as it would be drawn from now."""
    return mean_of(state, bags.made_up(state, c.BEFORE_COMBAT_DRAW))


def token_effect(state: Lanista, colour: i64) -> i64:
    """How one more token of a colour moves the mean."""
    bag = bags.made_up(state, c.BEFORE_COMBAT_DRAW)
    return (gain(state, colour) - mean_of(state, bag)) // (len(bag) + 1)


def removal_effect(state: Lanista, colour: i64) -> i64:
    bag = bags.made_up(state, c.BEFORE_COMBAT_DRAW)
    there = False
    for token in bag:
        there = there or c.colour_of(token) == colour
    if not there or len(bag) < 2:
        return 0
    return (mean_of(state, bag) - gain(state, colour)) // (len(bag) - 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Glance:
    """What the choices of one decision have in common, reckoned when the first of them asks."""

    def __init__(self, state: Lanista, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.first: i64 = UNKNOWN
        self.tokens: i64 = 0
        self.mean: i64 = 0

    def leader(self) -> i64:
        """The rival with the best prospects."""
        if self.first == UNKNOWN:
            self.first = leader(self.state, self.seat)
        return self.first

    def token_effect(self, colour: i64) -> i64:
        """How one more token of a colour moves the mean of the bag."""
        if self.tokens == 0:
            bag = bags.made_up(self.state, c.BEFORE_COMBAT_DRAW)
            self.tokens = len(bag)
            self.mean = mean_of(self.state, bag)
        return (gain(self.state, colour) - self.mean) // (self.tokens + 1)


# ---- Who leads


def standing_points(state: Lanista, seat: i64) -> i64:
    player = state.players[seat]
    points = player.prestige * POINT
    if state.over():
        return points
    points += money_worth(player.money)
    for gladiator in player.school:
        points += gladiator_worth(state, gladiator)
    return points


def leader(state: Lanista, seat: i64) -> i64:
    """The rival with the best prospects."""
    best: i64 = -1
    most: i64 = LEAST
    other = state.left_of(seat)
    while other != seat:
        points = standing_points(state, other)
        if points > most:
            best = other
            most = points
        other = state.left_of(other)
    return best
