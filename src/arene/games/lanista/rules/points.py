"""Lanista: action points. Three a round: care in phase 2, training in phase 3, preparation and a medicus in phase 4.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.actions import Kind
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.refusal import Refusal
from arene.games.lanista.rules import bags, ludus
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.edition import gladiator_names
from arene.games.lanista.rules.state import Lanista

# the numbers of the actions
AP_PREPARE: Final = 7
AP_HEAL: Final = 80  # + gladiator
AP_TRAIN: Final = 120  # + gladiator
AP_MEDICUS: Final = 160  # + gladiator

KINDS: Final = (
    Kind("ap_prepare", AP_PREPARE),
    Kind("ap_heal", AP_HEAL, gladiator=gladiator_names),
    Kind("ap_train", AP_TRAIN, gladiator=gladiator_names),
    Kind("ap_medicus", AP_MEDICUS, gladiator=gladiator_names),
)


def card_of(action: i64) -> i64:
    """The gladiator whom a point is spent on; a preparation names none."""
    return (action - AP_HEAL) % c.GLADIATORS


def spend(s: Lanista, seat: i64, action: i64, out: Events | None) -> None:
    if action >= AP_MEDICUS:
        save(s, seat, card_of(action), out)
    elif action >= AP_TRAIN:
        train(s, seat, card_of(action), out)
    elif action >= AP_HEAL:
        heal(s, seat, card_of(action), out)
    else:
        prepare(s, seat, out)


def pay(s: Lanista, seat: i64, use: str, out: Events | None) -> None:
    player = s.players[seat]
    player.ap -= 1
    if out is not None:
        out.add("point_spent", {"seat": seat, "use": use, "left": player.ap})


# ---- Care


def heals(s: Lanista, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Phase 2: one valid care per gladiator and round."""
    player = s.players[seat]
    if player.ap > 0:
        for gladiator in player.school:
            if gladiator.health > 0 and not gladiator.cared:
                actions = append(actions, AP_HEAL + gladiator.card)
    return actions


def heal(s: Lanista, seat: i64, card: i64, out: Events | None) -> None:
    gladiator = ludus.find(s, card)
    assert gladiator is not None
    gladiator.cared = True
    pay(s, seat, "heal", out)
    ludus.heal(s, seat, gladiator, 1, out)


# ---- Training


def trainings(s: Lanista, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Phase 3: one training by action point per gladiator and round (A63); the wounded too (A47)."""
    player = s.players[seat]
    if player.ap > 0:
        for gladiator in player.school:
            if not gladiator.trained and gladiator.xp < s.setup.box.cap:
                actions = append(actions, AP_TRAIN + gladiator.card)
    return actions


def train(s: Lanista, seat: i64, card: i64, out: Events | None) -> None:
    gladiator = ludus.find(s, card)
    assert gladiator is not None
    gladiator.trained = True
    pay(s, seat, "train", out)
    ludus.gain(s, seat, gladiator, 1, out)


# ---- Preparation: one more green token in the combat bag


def prepare(s: Lanista, seat: i64, out: Events | None) -> None:
    pay(s, seat, "prepare", out)
    bags.add_tokens(s, c.GREEN, 1, c.FROM_POINT)


# ---- Medicus de secours: mortal becomes grave (A28)


def rescues(s: Lanista, seat: i64, actions: vec[i64]) -> vec[i64]:
    combat = s.combat
    if s.players[seat].ap > 0 and combat.owner == seat:
        if combat.pending[0] == c.MORTAL:
            actions = append(actions, AP_MEDICUS + combat.first)
        if combat.pending[1] == c.MORTAL:
            actions = append(actions, AP_MEDICUS + combat.second)
    return actions


def save(s: Lanista, seat: i64, card: i64, out: Events | None) -> None:
    pay(s, seat, "medicus", out)
    place: i64 = 0
    if card == s.combat.second:
        place = 1
    s.combat.pending[place] = c.GRAVE
    if out is not None:
        name = s.setup.box.gladiators[card]
        out.add("wound_changed", {"seat": seat, "gladiator": name, "wound": c.HEALTH[c.GRAVE]})


# ---- Why not: which phase, which gladiator, how often


def why_not(s: Lanista, seat: int, action: int) -> Refusal:
    card = int(card_of(action))
    if action >= AP_MEDICUS:
        return unfit(s, seat, "medicus", 4) or why_no_medicus(s, seat, card)
    if action >= AP_TRAIN:
        return unfit(s, seat, "train", 3) or why_no_training(s, seat, card)
    if action >= AP_HEAL:
        return unfit(s, seat, "heal", 2) or why_no_care(s, seat, card)
    return unfit(s, seat, "prepare", 4) or Refusal("lanista.points.own-bag")


def unfit(s: Lanista, seat: int, use: str, phase: int) -> Refusal | None:
    """Not in this phase, or no point is left."""
    if s.phase != phase:
        return Refusal("lanista.points.phase", use=use, phase=phase)
    return Refusal("lanista.points.none") if s.players[seat].ap == 0 else None


def why_no_care(s: Lanista, seat: int, card: int) -> Refusal:
    gladiator, name = ludus.own(s, seat, card), s.setup.box.gladiators[card]
    if gladiator is None:
        return ludus.not_yours(s, card)
    if gladiator.cared:
        return Refusal("lanista.heal.once", gladiator=name)
    return Refusal("lanista.heal.healthy" if not gladiator.health else "lanista.points.window", gladiator=name)


def why_no_training(s: Lanista, seat: int, card: int) -> Refusal:
    gladiator, name = ludus.own(s, seat, card), s.setup.box.gladiators[card]
    if gladiator is None:
        return ludus.not_yours(s, card)
    if gladiator.trained:
        return Refusal("lanista.train.once", gladiator=name)
    if gladiator.xp >= s.setup.box.cap:
        return Refusal("lanista.train.cap", gladiator=name)
    return Refusal("lanista.points.window", gladiator=name)


def why_no_medicus(s: Lanista, seat: int, card: int) -> Refusal:
    if ludus.own(s, seat, card) is None:
        return ludus.not_yours(s, card)
    return Refusal("lanista.points.not-dying", gladiator=s.setup.box.gladiators[card])
