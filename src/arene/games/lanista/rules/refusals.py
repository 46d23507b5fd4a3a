"""Why an action is refused: each reason names a rule that ``rules.<lang>.md`` has a paragraph for."""

from __future__ import annotations

from arene.core.refusal import Refusal
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.components import BIT, Gladiator
from arene.games.lanista.rules.rules import Lanista

# the first number of each range, and the decisions that range answers
_TURNS = (c.ASK_BUY, c.ASK_CONTRACT, c.ASK_COMBAT)
_ACTS = (c.ASK_WINDOW, *_TURNS)
_RANGES: list[tuple[int, tuple[int, ...]]] = [
    (c.PASS, (c.ASK_WINDOW, c.ASK_COUNTER)),
    (c.DONE, (c.ASK_WINDOW,)),
    (c.DONE_PHASE, (c.ASK_WINDOW,)),
    (c.MULLIGAN_DONE, (c.ASK_MULLIGAN,)),
    (c.PASS_BUY, (c.ASK_BUY,)),
    (c.PASS_CONTRACT, (c.ASK_CONTRACT,)),
    (c.NO_COMBAT, (c.ASK_COMBAT,)),
    (c.AP_PREPARE, _ACTS),
    (c.ACCEPT, (c.ASK_OFFER,)),
    (c.DECLINE, (c.ASK_OFFER,)),
    (c.CHOOSE_LANISTA, (c.ASK_LANISTA,)),
    (c.MULLIGAN, (c.ASK_MULLIGAN,)),
    (c.AP_HEAL, _ACTS),
    (c.AP_TRAIN, _ACTS),
    (c.AP_MEDICUS, _ACTS),
    (c.BUY, (c.ASK_BUY,)),
    (c.SELL_BANK, (c.ASK_BUY,)),
    (c.OFFER, (c.ASK_BUY,)),
    (c.INCLUDE, (c.ASK_INCLUDE,)),
    (c.OFFER_PRICE, (c.ASK_PRICE,)),
    (c.TAKE, (c.ASK_CONTRACT,)),
    (c.SWAP_WITH, (c.ASK_SWAP,)),
    (c.FIGHT, (c.ASK_COMBAT,)),
    (c.EXHIBITIO, (c.ASK_COMBAT,)),
    (c.SLIP, (c.ASK_WINDOW,)),
    (c.DEFINE, (c.ASK_DEFINE,)),
    (c.COUNTER_WITH, (c.ASK_COUNTER,)),
    (c.PAIR, (c.ASK_PAIR,)),
    (c.USE_SKILL, _ACTS),
    (c.PLAY, _ACTS),
]


def refusal(state: Lanista, seat: int, action: int) -> Refusal:
    """Why an action that is not legal now is refused."""
    base, answers = [entry for entry in _RANGES if entry[0] <= action][-1]
    if state.decision not in answers:
        return Refusal("lanista.order", asked=c.DECISIONS[state.decision])
    rest = action - base
    if base == c.PLAY:
        return _play(state, seat, rest // c.AIMS, rest % c.AIMS)
    if base == c.USE_SKILL:
        return _skill(state, seat, rest // c.AIMS)
    if base in (c.AP_PREPARE, c.AP_HEAL, c.AP_TRAIN, c.AP_MEDICUS):
        return _point(state, seat, base, rest)
    if base == c.BUY:
        return _buy(state, seat, rest)
    if base in (c.SELL_BANK, c.OFFER):
        return _sale(state, seat, base, rest)
    if base == c.TAKE:
        return _take(state, seat, rest)
    if base in (c.FIGHT, c.EXHIBITIO, c.PAIR):
        return _combat(state, seat, base, rest)
    if base == c.SLIP:
        return _slip(state, seat, rest)
    return _other(state, seat, base, rest)


def _glad(state: Lanista, card: int) -> str:
    return state.setup.box.gladiators[card]


def _mine(state: Lanista, seat: int, card: int) -> Gladiator | None:
    return next((one for one in state.players[seat].school if one.card == card), None)


def _play(state: Lanista, seat: int, title: int, target: int) -> Refusal:
    box, player = state.setup.box, state.players[seat]
    card = box.titles[title]
    if not player.held & BIT[title]:
        return Refusal("lanista.card.not-held", card=card)
    if box.title_phase[title] != state.phase:
        return Refusal("lanista.card.phase", card=card, phase=int(box.title_phase[title]))
    ability = box.cards[title]
    if player.ap < ability.cost_ap or player.money < ability.cost_money:
        money, points = int(ability.cost_money), int(ability.cost_ap)
        return Refusal("lanista.card.cost", card=card, money=money, points=points, both=money > 0 and points > 0)
    if not [action for action in state.legal(seat) if action >= c.PLAY and (action - c.PLAY) // c.AIMS == title]:
        return Refusal("lanista.card.moment", card=card)
    return Refusal("lanista.card.target", card=card, target=state.aim_name(target))


def _skill(state: Lanista, seat: int, card: int) -> Refusal:
    gladiator = _mine(state, seat, card)
    if gladiator is None:
        return Refusal("lanista.gladiator.not-yours", gladiator=_glad(state, card))
    if gladiator.suppressed:
        return Refusal("lanista.skill.suppressed", gladiator=_glad(state, card))
    if gladiator.used:
        return Refusal("lanista.skill.once", gladiator=_glad(state, card))
    return Refusal("lanista.skill.moment", gladiator=_glad(state, card))


def _point(state: Lanista, seat: int, base: int, card: int) -> Refusal:
    """Action points: which phase, which gladiator, how often."""
    phases = {c.AP_HEAL: 2, c.AP_TRAIN: 3, c.AP_PREPARE: 4, c.AP_MEDICUS: 4}
    uses = {c.AP_HEAL: "heal", c.AP_TRAIN: "train", c.AP_PREPARE: "prepare", c.AP_MEDICUS: "medicus"}
    if state.phase != phases[base]:
        return Refusal("lanista.points.phase", use=uses[base], phase=phases[base])
    if state.players[seat].ap == 0:
        return Refusal("lanista.points.none")
    if base == c.AP_PREPARE:
        return Refusal("lanista.points.own-bag")
    gladiator = _mine(state, seat, card)
    name = _glad(state, card)
    if gladiator is None:
        return Refusal("lanista.gladiator.not-yours", gladiator=name)
    if base == c.AP_MEDICUS:
        return Refusal("lanista.points.not-dying", gladiator=name)
    if base == c.AP_HEAL:
        if gladiator.cared:
            return Refusal("lanista.heal.once", gladiator=name)
        return Refusal("lanista.heal.healthy" if not gladiator.health else "lanista.points.window", gladiator=name)
    if gladiator.trained:
        return Refusal("lanista.train.once", gladiator=name)
    if gladiator.xp >= state.setup.box.cap:
        return Refusal("lanista.train.cap", gladiator=name)
    return Refusal("lanista.points.window", gladiator=name)


def _buy(state: Lanista, seat: int, card: int) -> Refusal:
    player = state.players[seat]
    name = _glad(state, card)
    if card not in [int(one) for one in state.recruits]:
        return Refusal("lanista.buy.not-shown", gladiator=name)
    if len(player.school) >= c.SCHOOL:
        return Refusal("lanista.buy.full")
    missing = int(state.price(seat, card) - player.money)
    if missing > 0:
        return Refusal("lanista.buy.money", gladiator=name, missing=missing)
    return Refusal("lanista.buy.points", gladiator=name)


def _sale(state: Lanista, seat: int, base: int, rest: int) -> Refusal:
    card = rest // (2 if base == c.SELL_BANK else 4)
    if not state.setup.resale:
        return Refusal("lanista.sale.option")
    if state.players[seat].sold:
        return Refusal("lanista.sale.once")
    if _mine(state, seat, card) is None:
        return Refusal("lanista.gladiator.not-yours", gladiator=_glad(state, card))
    if state.players[seat].offered:
        return Refusal("lanista.sale.one-offer")
    return Refusal("lanista.sale.buyer")


def _take(state: Lanista, seat: int, contract: int) -> Refusal:
    box = state.setup.box
    name = box.contracts[contract]
    if contract not in [int(one) for one in state.shown]:
        return Refusal("lanista.take.not-shown", contract=name)
    rank = int(box.contract_rank[contract])
    able = sum(one.health == 0 and state.effective_rank(one) >= rank for one in state.players[seat].school)
    return Refusal("lanista.take.locked", contract=name, rank=c.RANKS[rank], count=able)


def _combat(state: Lanista, seat: int, base: int, rest: int) -> Refusal:
    box = state.setup.box
    if base == c.PAIR:
        return Refusal("lanista.fight.pair", first=_glad(state, rest // 40), second=_glad(state, rest % 40))
    if base == c.EXHIBITIO:
        return Refusal("lanista.exhibitio.no-pair", rank=c.RANKS[rest])
    if state.in_extra:
        return Refusal("lanista.fight.extra")
    if rest not in [int(held.contract) for held in state.players[seat].contracts]:
        return Refusal("lanista.fight.not-yours", contract=box.contracts[rest])
    return Refusal("lanista.fight.no-pair", contract=box.contracts[rest])


def _slip(state: Lanista, seat: int, rest: int) -> Refusal:
    player = state.players[seat]
    if state.step != c.BEFORE_DRAW:
        return Refusal("lanista.influence.moment")
    if (state.combat.owner == seat) != (state.setup.seats == 1):
        return Refusal("lanista.influence.own")
    if player.slipped >= state.own_cap(seat):
        return Refusal("lanista.influence.cap", count=int(state.own_cap(seat)))
    return Refusal("lanista.influence.none", token=c.COLOURS[rest % 3])


def _other(state: Lanista, seat: int, base: int, rest: int) -> Refusal:
    box = state.setup.box
    if base == c.MULLIGAN:
        if len(state.players[seat].swaps) == 2:
            return Refusal("lanista.mulligan.two")
        return Refusal("lanista.card.not-held", card=box.titles[rest])
    if base == c.COUNTER_WITH:
        return Refusal("lanista.counter.no", card=box.titles[rest])
    if base == c.CHOOSE_LANISTA:
        return Refusal("lanista.lanista.taken", lanista=box.lanistas[rest])
    if base == c.OFFER_PRICE:
        return Refusal("lanista.sale.price", money=int(state.players[state.offer.buyer].money))
    if base == c.DEFINE:
        return Refusal("lanista.skill.chosen")
    if base == c.SWAP_WITH:
        return Refusal("lanista.swap.rank", contract=box.contracts[rest])
    return Refusal("lanista.order", asked=c.DECISIONS[state.decision])


def candidates(state: Lanista, seat: int) -> list[int]:
    """What a person might think of: the legal actions, and those to show greyed with the reason."""
    legal = [int(action) for action in state.legal(seat)]
    more: list[int] = []
    if state.decision == c.ASK_BUY:
        more = [c.BUY + int(card) for card in state.recruits]
        more += [c.AP_HEAL + int(one.card) for one in state.players[seat].school if one.health]
    elif state.decision == c.ASK_CONTRACT:
        more = [c.TAKE + int(contract) for contract in state.shown]
        more += [c.AP_TRAIN + int(one.card) for one in state.players[seat].school]
    elif state.decision == c.ASK_COMBAT and not state.in_extra:
        more = [c.FIGHT + int(held.contract) for held in state.players[seat].contracts]
    return legal + [action for action in more if action not in legal]
