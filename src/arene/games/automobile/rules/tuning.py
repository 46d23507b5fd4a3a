"""Les Sponsors de l'Automobile 2004, before the race: two players with two cars each, or teams, exchange cards and
share out energy (A12, A13).

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.automobile.rules.board import from_to
from arene.games.automobile.rules.components import (
    ACCEPT,
    ASK_ANSWER,
    ASK_COUNTER,
    ASK_PROPOSE,
    ASK_SETTLE,
    ASK_SPLIT,
    ASK_SWAP,
    CATEGORIES,
    COUNTER,
    DONE,
    LAST_PROPOSAL,
    ONE,
    PAIR_SWAP,
    PROPOSE,
    REFUSE,
    SHOWN,
    SPLIT,
    SWAP,
    VALUES,
    digit,
    listed,
)
from arene.games.automobile.rules.race import Race


class Tuning(Race):
    """What a pair of cars settles before the race."""

    def show_hands(self, out: Events | None) -> None:
        """Partners see each other's cards from now on; with two players the owner always did."""
        self.shown = True
        car: i64
        category: i64
        for car in range(self.setup.cars):
            for category in range(CATEGORIES):
                self.memory.note(SHOWN, category, car, 0, 0, self.cars[car].hand[category])
        if out is not None and self.setup.seats == 4 and not self.setup.hands_shared:
            for car in range(self.setup.cars):
                cards: list[list[object]] = []
                for number, held in enumerate(self.cars[car].hand):
                    cards.append([self.setup.box.categories[number], listed(held)])
                out.tell(self.setup.partner(car), "hand_shown", {"car": car, "cards": cards}, None)

    def first_of_pair(self) -> i64:
        """With two players the lower car of a seat; in teams who played earlier, the starter's team first."""
        if self.setup.seats == 2:
            return self.pair
        first = self.starter + self.pair
        if first >= self.setup.cars:
            first -= self.setup.cars
        return first

    def start_exchange(self, chance: Chance, out: Events | None) -> None:
        self.car = self.first_of_pair()
        self.swapped = 0
        self.proposals = 0
        self.silent = 0
        self.offer = 0
        if self.setup.swaps == 0:
            self.start_split(chance, out)
        elif self.setup.seats == 2:
            self.decision = ASK_SWAP
        else:
            self.decision = ASK_PROPOSE

    def legal_between(self) -> vec[i64]:
        decision = self.decision
        if decision == ASK_SWAP:
            return self.legal_swaps(SWAP)
        if decision == ASK_PROPOSE:
            return self.legal_swaps(PROPOSE)
        if decision in (ASK_ANSWER, ASK_SETTLE):
            return from_to(ACCEPT, REFUSE)
        both = self.energy_of_pair()
        least: i64 = 0
        if both > self.setup.box.energy_max:
            least = both - self.setup.box.energy_max
        most = both - least
        if decision == ASK_SPLIT:
            return from_to(SPLIT + least, SPLIT + most)
        actions = vec[i64](capacity=24)
        actions = append(actions, ACCEPT)
        energy: i64
        for energy in range(least, most + 1):
            if energy != self.offer:
                actions = append(actions, COUNTER + energy)
        return actions

    def energy_of_pair(self) -> i64:
        first = self.first_of_pair()
        return self.cars[first].energy + self.cars[self.setup.partner(first)].energy

    def legal_swaps(self, base: i64) -> vec[i64]:
        """One card of each car, of one category, and of different values: any other swap would change nothing."""
        mine = self.cars[self.car]
        theirs = self.cars[self.setup.partner(self.car)]
        actions = vec[i64](capacity=64)
        category: i64
        value: i64
        other: i64
        for category in range(CATEGORIES):
            for value in range(VALUES):
                if digit(mine.hand[category], value):
                    for other in range(VALUES):
                        if other != value and digit(theirs.hand[category], other):
                            actions = append(actions, base + (category * 8 + value) * 8 + other)
        return append(actions, DONE)

    def deal_with_partner(self, action: i64, chance: Chance, out: Events | None) -> None:
        decision = self.decision
        if decision == ASK_SWAP:
            self.swap_own(action, chance, out)
        elif decision == ASK_PROPOSE:
            self.propose(action, chance, out)
        elif decision == ASK_ANSWER:
            self.answer(action, chance, out)
        elif decision == ASK_SPLIT:
            self.split(action - SPLIT, chance, out)
        elif decision == ASK_COUNTER:
            self.counter(action, chance, out)
        else:
            self.settle(action, chance, out)

    def swap_own(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action != DONE:
            self.swap_in_pair(action - SWAP, out)
            if self.swapped < self.setup.swaps:
                return
        self.start_split(chance, out)

    def swap_in_pair(self, swap: i64, out: Events | None) -> None:
        car = self.car
        other = self.setup.partner(car)
        category = swap // 64
        gave = swap // 8 % 8
        took = swap % 8
        self.exchange(PAIR_SWAP, category, car, other, gave, took)
        self.swapped += 1
        if out is not None:
            told: dict[str, object] = {
                "car": car,
                "other": other,
                "category": self.setup.box.categories[category],
            }
            seats = (int(self.setup.owner(car)), int(self.setup.owner(other)))
            out.keep_among(seats, "pair_swap", {**told, "gave": gave, "took": took}, told)

    def exchange(self, kind: i64, category: i64, car: i64, other: i64, gave: i64, took: i64) -> None:
        """Two cards of a category change hands."""
        self.cars[car].hand[category] += ONE[took] - ONE[gave]
        self.cars[other].hand[category] += ONE[gave] - ONE[took]
        self.memory.note(kind, category, car, other, gave, took)

    def propose(self, action: i64, chance: Chance, out: Events | None) -> None:
        """Partners propose in turn, until both want no more (at most eight proposals)."""
        partner = self.setup.partner(self.car)
        seats = (int(self.setup.owner(self.car)), int(self.setup.owner(partner)))
        if action == DONE:
            self.silent += 1
            if out is not None:
                out.keep_among(seats, "no_more", {"car": self.car}, None)
            self.pass_proposing(partner, chance, out)
            return
        self.silent = 0
        self.proposals += 1
        self.offer = action - PROPOSE
        if out is not None:
            category = self.setup.box.categories[self.offer // 64]
            swap: dict[str, object] = {
                "car": self.car,
                "other": partner,
                "category": category,
                "gave": self.offer // 8 % 8,
                "took": self.offer % 8,
            }
            out.keep_among(seats, "proposed", swap, None)
        self.car = partner
        self.decision = ASK_ANSWER

    def imagine_offer(self, seat: i64, chance: Chance) -> None:
        """What the other team is talking about is its own affair: any offer it could make."""
        asked = self.car
        if seat in (self.setup.owner(asked), self.setup.owner(self.setup.partner(asked))):
            return
        if self.decision == ASK_ANSWER:
            self.car = self.setup.partner(asked)
            swaps = self.legal_swaps(PROPOSE)
            if len(swaps) > 1:
                self.offer = swaps[chance.below("sample", len(swaps) - 1)] - PROPOSE
            self.car = asked
        elif self.decision in (ASK_COUNTER, ASK_SETTLE):
            decision = self.decision
            self.decision = ASK_SPLIT
            splits = self.legal_between()
            self.offer = splits[chance.below("sample", len(splits))] - SPLIT
            self.decision = decision

    def answer(self, action: i64, chance: Chance, out: Events | None) -> None:
        answering = self.car
        proposer = self.setup.partner(answering)
        if out is not None:
            seats = (int(self.setup.owner(answering)), int(self.setup.owner(proposer)))
            out.keep_among(seats, "answered", {"car": answering, "accepted": action == ACCEPT}, None)
        if action == ACCEPT:
            self.car = proposer
            self.swap_in_pair(self.offer, out)
        self.offer = 0
        self.pass_proposing(answering, chance, out)

    def pass_proposing(self, car: i64, chance: Chance, out: Events | None) -> None:
        if self.swapped == self.setup.swaps or self.silent == 2 or self.proposals == LAST_PROPOSAL:
            self.start_split(chance, out)
        else:
            self.car = car
            self.decision = ASK_PROPOSE

    def start_split(self, chance: Chance, out: Events | None) -> None:
        """The pair's energy may be shared out anew, within the limit of each car."""
        self.car = self.first_of_pair()
        self.decision = ASK_SPLIT
        if len(self.legal_between()) == 1:
            self.end_exchange(chance, out)

    def split(self, energy: i64, chance: Chance, out: Events | None) -> None:
        if self.setup.seats == 2:
            self.share_energy(energy, out)
            self.end_exchange(chance, out)
            return
        self.offer = energy
        partner = self.setup.partner(self.car)
        if out is not None:
            out.keep_among((int(self.car), int(partner)), "split_proposed", {"car": self.car, "energy": energy}, None)
        self.car = partner
        self.decision = ASK_COUNTER

    def counter(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action == ACCEPT:
            self.share_energy(self.offer, out)
            self.end_exchange(chance, out)
            return
        self.offer = action - COUNTER
        first = self.first_of_pair()
        if out is not None:
            told: dict[str, object] = {"car": self.car, "energy": self.offer}
            out.keep_among((int(self.car), int(first)), "split_countered", told, None)
        self.car = first
        self.decision = ASK_SETTLE

    def settle(self, action: i64, chance: Chance, out: Events | None) -> None:
        """A refusal leaves the points as bought."""
        if action == ACCEPT:
            self.share_energy(self.offer, out)
        self.end_exchange(chance, out)

    def share_energy(self, energy: i64, out: Events | None) -> None:
        first = self.first_of_pair()
        other = self.setup.partner(first)
        both = self.energy_of_pair()
        self.cars[first].energy = energy
        self.cars[other].energy = both - energy
        if out is not None:
            told: dict[str, object] = {"car": first, "other": other, "energy": energy, "rest": both - energy}
            out.add("energy_split", told)

    def end_exchange(self, chance: Chance, out: Events | None) -> None:
        self.offer = 0
        if self.pair == 0:
            self.pair = 1
            self.start_exchange(chance, out)
        else:
            self.start_race(chance, out)
