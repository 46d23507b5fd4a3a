"""Lanista, phase 3: contracts. One pick in winter, two in summer; who takes one must fulfil it.

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
from arene.games.lanista.rules import cards, ludus, points, rounds, windows
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.edition import contract_names
from arene.games.lanista.rules.state import Ask, Lanista

# the numbers of the actions
PASS_CONTRACT: Final = 5
TAKE: Final = 900  # + contract
SWAP_WITH: Final = 930  # + contract


# ---- The contracts on the table


def lay_out(s: Lanista, chance: Chance, out: Events | None) -> None:
    """All contracts are shuffled anew; three, two and one of the ranks are shown, or four, three and two."""
    for contract in s.shown:
        s.contracts = append(s.contracts, contract)
    s.shown = vec[i64](capacity=9)
    s.contracts = chance.shuffle("contracts", s.contracts)
    layout: i64 = 0
    if s.setup.seats > 2:
        layout = 3
    laid: i64 = 0
    rank: i64
    for rank in range(3):
        number = c.LAYOUT[layout + rank]
        for contract in s.contracts:
            if number > 0 and s.setup.box.contract_rank[contract] == rank:
                s.shown = append(s.shown, contract)
                laid |= c.BIT[contract]
                number -= 1
    left = vec[i64](capacity=c.CONTRACTS)
    for contract in s.contracts:
        if not laid & c.BIT[contract]:
            left = append(left, contract)
    s.contracts = left
    if out is not None:
        out.disclose("contracts_shown", {"contracts": [s.setup.box.contracts[contract] for contract in s.shown]})


def next_contract(s: Lanista, rank: i64) -> i64:
    """The top contract of a rank, taken off its deck; -1 if there is none."""
    for contract in s.contracts:
        if s.setup.box.contract_rank[contract] == rank:
            s.contracts = c.without(s.contracts, contract)
            return contract
    return -1


# ---- Who may take which


def able(s: Lanista, seat: i64, rank: i64) -> bool:
    """Whether a contract of the rank is open to the seat: two healthy gladiators of the rank or higher (A15)."""
    return open_rank(s, seat) >= rank


def open_rank(s: Lanista, seat: i64) -> i64:
    """The highest rank open to the seat: that of its second best healthy gladiator; -1: none."""
    best: i64 = -1
    second: i64 = -1
    for gladiator in s.players[seat].school:
        if gladiator.health == 0:
            rank = ludus.effective_rank(s, gladiator)
            if rank > best:
                second = best
                best = rank
            elif rank > second:
                second = rank
    return second


def held_contract(s: Lanista, seat: i64, contract: i64) -> c.Held:
    for held in s.players[seat].contracts:
        if held.contract == contract:
            return held
    raise ValueError("the seat does not hold this contract")


# ---- Picks


def start_pass(s: Lanista) -> None:
    """One pick in winter, two in summer (A52), then the closing window."""
    if s.pass_ == s.slots():
        windows.open_window(s, c.CONTRACT_WINDOW, s.initiative)
        return
    s.turn = 0
    windows.open_window(s, c.PASS_WINDOW, s.initiative)


def ask_contract(s: Lanista, out: Events | None) -> bool:
    while s.turn < s.setup.seats:
        seat = s.turn_seat()
        telling = rounds.skipping_tells(s, seat)
        s.ask(seat, ASK_CONTRACT)
        if len(ASK_CONTRACT.legal(s, seat)) > 1 or rounds.must_show(s, seat):
            return True
        take_none(s, seat, telling, out)
    s.pass_ += 1
    s.step = c.CONTRACT_PASS
    return False


class TakeContract(Ask):
    """Rank and health are checked, pairs are not (A14); training, cards and skills before it."""

    name = "contract"
    topics = "phase-3"
    step = c.TAKING
    in_turn = True

    def kinds(self) -> Sequence[Kind]:
        taking = (Kind("pass_contract", PASS_CONTRACT), Kind("take", TAKE, contract=contract_names))
        return (*taking, *windows.act_kinds())

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        player = s.players[seat]
        box = s.setup.box
        actions = vec[i64](capacity=24)
        actions = append(actions, PASS_CONTRACT)
        highest = open_rank(s, seat)
        for contract in s.shown:
            if box.contract_rank[contract] <= highest or s.setup.take_and_fail:
                actions = append(actions, TAKE + contract)
        actions = points.trainings(s, seat, actions)
        held = player.held & box.moments[3 * c.MOMENTS + c.ON_TURN]
        if held:
            actions = cards.plays(s, seat, held, actions)
        return cards.skill_uses(s, seat, c.ON_TURN, False, actions)

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == PASS_CONTRACT:
            s.passed |= c.BIT[seat]
            take_none(s, seat, False, out)
        else:
            s.passed = 0
            if action >= TAKE and action < cards.USE_SKILL:
                take(s, seat, action - TAKE, out)
            else:
                windows.act(s, seat, action, chance, out)
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        if TAKE <= action < cards.USE_SKILL:
            return why_not_take(s, seat, action - TAKE)
        return windows.why_not_act(s, seat, action)

    def considered(self, s: Lanista, seat: int) -> list[int]:
        """All open contracts, and training for all."""
        shown = [TAKE + int(contract) for contract in s.shown]
        school = [points.AP_TRAIN + int(one.card) for one in s.players[seat].school]
        legal = [int(action) for action in self.legal(s, seat)]
        return list(dict.fromkeys([*legal, *shown, *school]))

    def away(self, s: Lanista) -> int:
        return PASS_CONTRACT


ASK_CONTRACT: Final = TakeContract()


def take_none(s: Lanista, seat: i64, telling: bool, out: Events | None) -> None:
    rounds.tell_unused("no_contract", seat, telling, out)
    s.turn += 1


def take(s: Lanista, seat: i64, contract: i64, out: Events | None) -> None:
    s.shown = c.without(s.shown, contract)
    rank = s.setup.box.contract_rank[contract]
    name = s.setup.box.contracts[contract]
    if out is not None:
        out.add("contract_taken", {"seat": seat, "contract": name})
    if able(s, seat, rank):
        s.players[seat].contracts.append(c.Held(contract))
    else:  # a locked one counts as not fulfilled, at once (A14)
        fail(s, seat, contract, False, out)
    s.turn += 1


def why_not_take(s: Lanista, seat: int, contract: int) -> Refusal:
    box = s.setup.box
    name = box.contracts[contract]
    if contract not in [int(one) for one in s.shown]:
        return Refusal("lanista.take.not-shown", contract=name)
    rank = int(box.contract_rank[contract])
    able = sum(one.health == 0 and ludus.effective_rank(s, one) >= rank for one in s.players[seat].school)
    return Refusal("lanista.take.locked", contract=name, rank=c.RANKS[rank], count=able)


# ---- A contract swapped, by a card


def swapper(s: Lanista) -> i64:
    """Whose contract is being swapped."""
    seat: i64 = 0
    while True:
        for held in s.players[seat].contracts:
            if held.contract == s.swapping:
                return seat
        seat += 1


class Swap(Ask):
    """For an open one of the same rank; what cards had added to the old contract is lost."""

    name = "swap"
    topics = "swap-rank"
    opens = False

    def kinds(self) -> Sequence[Kind]:
        return (Kind("swap_with", SWAP_WITH, contract=contract_names),)

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        ranks = s.setup.box.contract_rank
        actions = vec[i64](capacity=4)
        for contract in s.shown:
            if ranks[contract] == ranks[s.swapping]:
                actions = append(actions, SWAP_WITH + contract)
        return actions

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        contract = action - SWAP_WITH
        held = held_contract(s, seat, s.swapping)
        s.shown = append(c.without(s.shown, contract), s.swapping)
        if out is not None:
            names = s.setup.box.contracts
            out.add("contract_swapped", {"seat": seat, "contract": names[s.swapping], "by": names[contract]})
        held.contract = contract
        held.bonus = 0
        held.any_pair = False
        s.swapping = -1
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        return Refusal("lanista.swap.rank", contract=s.setup.box.contracts[action - SWAP_WITH])


ASK_SWAP: Final = Swap()


# ---- A contract that is not fulfilled


def fail(s: Lanista, seat: i64, contract: i64, waived: bool, out: Events | None) -> None:
    s.spent = append(s.spent, contract)
    name = s.setup.box.contracts[contract]
    if out is not None:
        out.add("contract_failed", {"seat": seat, "contract": name, "waived": waived})
    if s.setup.malus and not waived:
        s.score(seat, -c.FAILURE[s.setup.box.contract_rank[contract]], "failed", name, out)
