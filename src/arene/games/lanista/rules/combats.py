"""Lanista, phase 4: combats. Each seat in turn stages one, for a contract it took or as an exhibitio: arena.py.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arene.core.actions import Kind
from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.refusal import Refusal
from arene.games.lanista.rules import arena, cards, contracts, ludus, rounds, windows
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.edition import contract_names, gladiator_names
from arene.games.lanista.rules.state import Ask, Lanista

# the numbers of the actions
NO_COMBAT: Final = 6
FIGHT: Final = 960  # + contract
EXHIBITIO: Final = 990  # + rank
PAIR: Final = 1100  # + first gladiator * 40 + second


def pairing(first: i64, second: i64) -> i64:
    return PAIR + first * c.GLADIATORS + second


def first_of(action: i64) -> i64:
    return (action - PAIR) // c.GLADIATORS


def second_of(action: i64) -> i64:
    return (action - PAIR) % c.GLADIATORS


# ---- A turn: a contract with a legal pair, an exhibitio, or nothing


def ask_combat(s: Lanista, out: Events | None) -> bool:
    seat = s.in_order(s.turn, False)
    telling = rounds.skipping_tells(s, seat)
    s.ask(seat, ASK_COMBAT)
    if len(ASK_COMBAT.legal(s, seat)) > 1 or rounds.must_show(s, seat):
        return True
    fight_none(s, telling, out)
    return False


class ChooseCombat(Ask):
    """Cards and skills for this turn come before it."""

    name = "combat"
    topics = "phase-4"
    step = c.COMBAT_TURN
    in_turn = True

    def kinds(self) -> Sequence[Kind]:
        fighting = (
            Kind("no_combat", NO_COMBAT),
            Kind("fight", FIGHT, contract=contract_names),
            Kind("exhibitio", EXHIBITIO, rank=c.RANKS),
        )
        return (*fighting, *windows.act_kinds())

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        player = s.players[seat]
        actions = vec[i64](capacity=24)
        actions = append(actions, NO_COMBAT)
        ranks = s.setup.box.contract_rank
        if not s.in_extra:
            for held in player.contracts:
                if has_pair(s, seat, held.contract, held.any_pair, ranks[held.contract]):
                    actions = append(actions, FIGHT + held.contract)
        rank: i64
        for rank in range(3):
            if has_pair(s, seat, -1, False, rank):
                actions = append(actions, EXHIBITIO + rank)
        moments = s.setup.box.moments
        playable = player.held & (moments[4 * c.MOMENTS + c.ON_TURN] | moments[4 * c.MOMENTS + c.OWN_COMBAT_TURN])
        if playable:
            actions = cards.plays(s, seat, playable, actions)
        actions = cards.skill_uses(s, seat, c.OWN_COMBAT_TURN, False, actions)
        return cards.skill_uses(s, seat, c.ON_TURN, False, actions)

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        s.passed = 0
        if action == NO_COMBAT:
            fight_none(s, False, out)
        elif action >= cards.USE_SKILL or action < FIGHT:
            windows.act(s, seat, action, chance, out)
        elif choose_pair(s, seat, action, out):
            return
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        if action >= cards.USE_SKILL or action < FIGHT:
            return windows.why_not_act(s, seat, action)
        if action >= EXHIBITIO:
            return Refusal("lanista.exhibitio.no-pair", rank=c.RANKS[action - EXHIBITIO])
        if s.in_extra:
            return Refusal("lanista.fight.extra")
        contract = action - FIGHT
        name = s.setup.box.contracts[contract]
        if contract not in [int(held.contract) for held in s.players[seat].contracts]:
            return Refusal("lanista.fight.not-yours", contract=name)
        return Refusal("lanista.fight.no-pair", contract=name)

    def considered(self, s: Lanista, seat: int) -> list[int]:
        """All contracts held."""
        legal = [int(action) for action in self.legal(s, seat)]
        if s.in_extra:
            return legal
        held = [FIGHT + int(held.contract) for held in s.players[seat].contracts]
        return list(dict.fromkeys([*legal, *held]))


ASK_COMBAT: Final = ChooseCombat()


def fight_none(s: Lanista, telling: bool, out: Events | None) -> None:
    rounds.tell_unused("no_combat", s.seat, telling, out)
    s.step = c.SLOT_END


# ---- Pairs: who may fight whom


def may_fight(s: Lanista, gladiator: c.Gladiator, contract: i64, rank: i64) -> bool:
    if ludus.effective_rank(s, gladiator) < rank:
        return False
    if contract < 0 or gladiator.health == 0:
        return True
    return gladiator.health == 1 and gladiator.fit


def fits(s: Lanista, one: c.Gladiator, other: c.Gladiator, contract: i64, any_pair: bool, rank: i64) -> bool:
    """Whether two gladiators can form a pair of the contract, or of the Nota."""
    if not may_fight(s, one, contract, rank) or not may_fight(s, other, contract, rank):
        return False
    return face(s, one, other, contract, any_pair, rank)


def face(s: Lanista, one: c.Gladiator, other: c.Gladiator, contract: i64, any_pair: bool, rank: i64) -> bool:
    """Whether two who may fight wear what a pair of the contract, or of the Nota, asks for."""
    row = contract
    if contract < 0 or any_pair:
        row = c.CONTRACTS
    return s.setup.box.reach[row * 256 + ludus.wears(s, one, rank)] & ludus.wears(s, other, rank) != 0


def has_pair(s: Lanista, seat: i64, contract: i64, any_pair: bool, rank: i64) -> bool:
    school = s.players[seat].school
    first: i64
    second: i64
    for first in range(len(school)):
        one = school[first]
        if may_fight(s, one, contract, rank):
            for second in range(first + 1, len(school)):
                other = school[second]
                if may_fight(s, other, contract, rank) and face(s, one, other, contract, any_pair, rank):
                    return True
    return False


def panoplies(
    s: Lanista, one: c.Gladiator, other: c.Gladiator, contract: i64, any_pair: bool, rank: i64
) -> tuple[str, str]:
    """What the two wear: the first pair listed that they can form. The choice changes nothing else (A67)."""
    box = s.setup.box
    row = contract
    if contract < 0 or any_pair:
        row = c.CONTRACTS
    mine = ludus.wears(s, one, rank)
    his = ludus.wears(s, other, rank)
    for pair in box.contract_pairs[row]:
        left = pair // 8
        right = pair % 8
        if mine & c.BIT[left] and his & c.BIT[right]:
            return box.armaturae[left], box.armaturae[right]
        if mine & c.BIT[right] and his & c.BIT[left]:
            return box.armaturae[right], box.armaturae[left]
    return "", ""


def choose_pair(s: Lanista, seat: i64, action: i64, out: Events | None) -> bool:
    """What is fought for is chosen; whether the pair is asked for. If only one is possible, it fights."""
    combat = c.Combat()
    if action >= EXHIBITIO:
        combat.rank = action - EXHIBITIO
    else:
        combat.contract = action - FIGHT
        combat.rank = s.setup.box.contract_rank[combat.contract]
    s.combat = combat
    pairs = ASK_PAIR.legal(s, seat)
    if len(pairs) == 1:
        arena.announce(s, seat, first_of(pairs[0]), second_of(pairs[0]), out)
        return False
    s.ask(seat, ASK_PAIR)
    return True


def may_fight_any(s: Lanista, seat: i64) -> bool:
    """Whether a card lets any pair of the Nota fulfil the contract chosen."""
    return s.combat.contract >= 0 and contracts.held_contract(s, seat, s.combat.contract).any_pair


class ChoosePair(Ask):
    name = "pair"
    topics = "fight-pair"
    opens = False
    step = c.COMBAT_TURN
    in_turn = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("pair", PAIR, first=gladiator_names, second=gladiator_names),)

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=15)
        if s.step != c.COMBAT_TURN:  # a picture on the way of the answer: the pair is in the arena, or back from it
            return actions
        school = s.players[seat].school
        any_pair = may_fight_any(s, seat)
        first: i64
        second: i64
        for first in range(len(school)):
            for second in range(first + 1, len(school)):
                if fits(s, school[first], school[second], s.combat.contract, any_pair, s.combat.rank):
                    actions = append(actions, pairing(school[first].card, school[second].card))
        return actions

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        s.passed = 0
        arena.announce(s, seat, first_of(action), second_of(action), out)
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        names = s.setup.box.gladiators
        return Refusal("lanista.fight.pair", first=names[first_of(action)], second=names[second_of(action)])


ASK_PAIR: Final = ChoosePair()


# ---- After the turn


def end_slot(s: Lanista, out: Events | None) -> None:
    """After a seat's last slot its open contracts fail (A31), then an extra exhibitio, then the next seat."""
    seat = s.in_order(s.turn, False)
    player = s.players[seat]
    if s.last_slot() and player.contracts:
        s.waived = False
        windows.open_window(s, c.FAILURE_WINDOW, seat)
        return
    for gladiator in player.school:
        gladiator.new_slot()
    s.in_extra = False
    if s.last_slot() and player.extra:
        player.extra = False
        s.in_extra = True
        s.step = c.COMBAT_TURN
        return
    s.turn += 1
    if s.turn == s.setup.seats:
        s.turn = 0
        s.pass_ += 1
    if s.pass_ < s.slots():
        s.step = c.COMBAT_TURN
        return
    rounds.start_phase(s, 5, out)
    windows.open_window(s, c.CARE_WINDOW, s.initiative)


def fail_contract(s: Lanista, out: Events | None) -> None:
    """The first contract still held."""
    seat = s.in_order(s.turn, False)
    contracts.fail(s, seat, s.players[seat].contracts.pop(0).contract, s.waived, out)
    s.step = c.SLOT_END
