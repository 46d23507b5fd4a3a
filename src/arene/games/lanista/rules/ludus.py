"""Lanista: the table between two questions. Hands and piles, purses and prestige, the gladiators of the schools.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.state import Standing, State
from arene.games.lanista.rules.components import (
    ALPHA,
    ANY_ARMATURA,
    ASK_LANISTA,
    ASK_MULLIGAN,
    BETA,
    BIT,
    CARD_BONUS,
    COLOURS,
    CONTRACTS,
    GAMMA,
    HAND,
    HAND_SIZE,
    INFLUENCE,
    LANISTA_CHOICE,
    LAYOUT,
    LEAST_PRICE,
    OVER,
    PASSIVE,
    PRICE_MOD,
    RANKS,
    REFILL,
    Ability,
    Combat,
    Gladiator,
    Offer,
    Player,
    Setup,
    holds,
    without,
)

NONE: Final = vec[i64]()  # never added to


class Ludus(State):
    """The central board, the piles and the seats."""

    def __init__(self, setup: Setup, players: list[Player]) -> None:
        self.setup = setup
        self.players = players
        self.round: i64 = 0
        self.phase: i64 = 0  # 0: before the first round
        self.step: i64 = LANISTA_CHOICE
        self.decision: i64 = ASK_LANISTA
        self.seat: i64 = 0  # who is asked
        self.initiative: i64 = 0
        self.first: i64 = 0  # turn order of the phase: clockwise from this seat
        self.turn: i64 = 0  # place in the turn order
        self.pass_: i64 = 0  # which arrivage, which pass of contracts, which slot of combats: from 0
        self.in_extra = False  # an extra exhibitio is being held
        # piles
        self.events = vec[i64]()  # titles, from the top
        self.event_discard = vec[i64]()
        self.events_out = vec[i64]()
        self.gladiators = vec[i64]()
        self.gladiator_discard = vec[i64]()
        self.gladiators_out = vec[i64]()
        self.recruits = vec[i64]()
        self.contracts = vec[i64]()  # all three decks together; each contract knows its rank
        self.shown = vec[i64]()  # open contracts
        self.spent = vec[i64]()  # fought, failed or voided this round
        # windows
        self.asked: i64 = 0  # the seat the window looks at next
        self.passed: i64 = 0  # seats that passed since the last act
        self.finished: i64 = 0  # seats done with this window
        self.quiet: i64 = 0  # seats done with the phase
        # a card waiting for its counters, and other questions in between
        self.card: i64 = -1
        self.card_seat: i64 = 0
        self.card_target: i64 = 0
        self.polled: i64 = 0  # seats asked for a counter
        self.undefined: i64 = 0  # gladiators whose owner must choose a skill
        self.swapping: i64 = -1  # the contract a card swaps for an open one
        self.offer = Offer()
        self.combat = Combat()
        self.waived = False  # the penalty of the failing contract

    def seats(self) -> i64:
        return self.setup.seats

    def over(self) -> bool:
        return self.decision == OVER

    def copy_to(self, other: Ludus) -> None:
        """Everything that a new table does not already share."""
        other.round = self.round
        other.phase = self.phase
        other.step = self.step
        other.decision = self.decision
        other.seat = self.seat
        other.initiative = self.initiative
        other.first = self.first
        other.turn = self.turn
        other.pass_ = self.pass_
        other.in_extra = self.in_extra
        other.events = self.events[:]
        other.event_discard = self.event_discard[:]
        other.events_out = self.events_out[:]
        other.gladiators = self.gladiators[:]
        other.gladiator_discard = self.gladiator_discard[:]
        other.gladiators_out = self.gladiators_out[:]
        other.recruits = self.recruits[:]
        other.contracts = self.contracts[:]
        other.shown = self.shown[:]
        other.spent = self.spent[:]
        other.asked = self.asked
        other.passed = self.passed
        other.finished = self.finished
        other.quiet = self.quiet
        other.card = self.card
        other.card_seat = self.card_seat
        other.card_target = self.card_target
        other.polled = self.polled
        other.undefined = self.undefined
        other.swapping = self.swapping
        other.offer = self.offer.clone()
        other.combat = self.combat.clone()
        other.waived = self.waived

    # ---- Seats and time

    def left_of(self, seat: i64) -> i64:
        if seat + 1 < self.setup.seats:
            return seat + 1
        return 0

    def winter(self) -> bool:
        return self.setup.winter_only or self.round == 0 or (self.round - 1) % 4 < 2

    def in_order(self, turn: i64, second: bool) -> i64:
        """The seat at a place of the turn order; second arrivals and picks go the other way round (A61)."""
        seats = self.setup.seats
        if not second:
            return (self.first + turn) % seats
        if self.setup.second_clockwise:
            return (self.first + seats - 1 + turn) % seats
        return (self.first + seats - 1 - turn) % seats

    # ---- Purses and prestige

    def score(self, seat: i64, amount: i64, cause: str, source: str, out: Events | None) -> None:
        if amount == 0:
            return
        player = self.players[seat]
        player.prestige += amount
        if out is not None:
            params = {"seat": seat, "amount": amount, "cause": cause, "source": source, "total": player.prestige}
            out.add("prestige_changed", params)

    # ---- Event cards

    def take_card(self, player: Player, title: i64) -> None:
        player.hand[title] += 1
        player.held |= BIT[title]
        player.cards += 1

    def drop_card(self, player: Player, title: i64) -> None:
        """Out of the hand, in the open."""
        self.set_aside(player, title)
        self.forget(player, title)

    def set_aside(self, player: Player, title: i64) -> None:
        """Out of the hand, unseen."""
        player.hand[title] -= 1
        player.cards -= 1
        if player.hand[title] == 0:
            player.held &= ~BIT[title]

    def forget(self, player: Player, title: i64) -> None:
        """Whoever knew of the card knows that it has gone."""
        if player.known:
            observer: i64
            for observer in range(self.setup.seats):
                if holds(player.known[observer], title):
                    player.known[observer] = without(player.known[observer], title)

    def draw_card(self, chance: Chance) -> i64:
        """The top card; the discard is shuffled when the pile is empty (A7). -1: there is none."""
        if len(self.events) == 0:
            if len(self.event_discard) == 0:
                return -1
            self.events = chance.shuffle("events", self.event_discard)
            self.event_discard = vec[i64]()
        title = self.events[0]
        self.events = self.events[1:]
        return title

    def draw_cards(self, seat: i64, number: i64, chance: Chance, out: Events | None) -> None:
        player = self.players[seat]
        drawn: list[str] | None = None
        if out is not None:
            drawn = []
        while number > 0:
            title = self.draw_card(chance)
            if title < 0:
                break
            self.take_card(player, title)
            if drawn is not None:
                drawn.append(self.setup.box.titles[title])
            number -= 1
        if out is not None and drawn:
            count = len(drawn)
            out.tell(
                int(seat), "cards_drawn", {"seat": seat, "count": count, "cards": drawn}, {"seat": seat, "count": count}
            )

    def discard_at_random(self, seat: i64, number: i64, chance: Chance, out: Events | None) -> None:
        player = self.players[seat]
        lost: list[str] = []
        while number > 0 and player.cards > 0:
            at = chance.below("lost", player.cards)
            title: i64 = 0
            while at >= player.hand[title]:
                at -= player.hand[title]
                title += 1
            self.drop_card(player, title)
            self.event_discard = append(self.event_discard, title)
            if out is not None:
                lost.append(self.setup.box.titles[title])
            number -= 1
        if out is not None:
            out.disclose("cards_lost", {"seat": seat, "cards": lost})

    def hand_size(self, seat: i64) -> i64:
        """Six; the lanista's own number; more by skills."""
        player = self.players[seat]
        size: i64 = HAND
        if player.lanista >= 0 and not player.poisoned:
            for ability in self.setup.box.powers[player.lanista]:
                if ability.timing == REFILL:
                    for effect in ability.effects:
                        if effect.kind == HAND_SIZE:
                            if effect.to > 0:
                                size = effect.to
                            size += effect.n
        for gladiator in player.school:
            if not gladiator.suppressed:
                for ability in self.skills(gladiator, self.rank(gladiator)):
                    if ability.timing == REFILL and ability.school:
                        for effect in ability.effects:
                            if effect.kind == HAND_SIZE:
                                size += effect.n
        return size

    # ---- Gladiators

    def rank(self, gladiator: Gladiator) -> i64:
        if gladiator.xp >= self.setup.box.alpha:
            return ALPHA
        if gladiator.xp >= self.setup.box.beta:
            return BETA
        return GAMMA

    def effective_rank(self, gladiator: Gladiator) -> i64:
        """With a letter of recommendation: who may take and fight what; nothing else."""
        rank = self.rank(gladiator) + gladiator.shift
        if rank > ALPHA:
            return ALPHA
        return rank

    def skills(self, gladiator: Gladiator, rank: i64) -> list[Ability]:
        """The abilities of his row for a rank; those his owner chose count for their rank and the higher ones."""
        box = self.setup.box
        abilities = box.rows[gladiator.card * 3 + rank].abilities
        if gladiator.picks == 0:
            return abilities
        every = abilities[:]
        place: i64
        for place in range(rank + 1):
            pick = (gladiator.picks >> (4 * place)) & 15
            if pick > 0:
                every += box.menu[gladiator.card][pick - 1]
        return every

    def wears(self, gladiator: Gladiator, rank: i64) -> i64:
        """The armaturae he may wear in a combat of a rank."""
        row = self.setup.box.rows[gladiator.card * 3 + rank]
        if gladiator.any_armatura or (row.wears_any and not gladiator.suppressed):
            return ANY_ARMATURA
        return row.armaturae

    def gladiator(self, card: i64) -> Gladiator | None:
        """The gladiator, if some school has him."""
        for player in self.players:
            for gladiator in player.school:
                if gladiator.card == card:
                    return gladiator
        return None

    def owner(self, card: i64) -> i64:
        """The seat whose school has him, or -1."""
        seat: i64
        for seat in range(self.setup.seats):
            for gladiator in self.players[seat].school:
                if gladiator.card == card:
                    return seat
        return -1

    def card_bonus(self, gladiator: Gladiator, title: i64) -> i64:
        """How much more a named event does on him; in a combat his row for it counts."""
        if gladiator.suppressed:
            return 0
        more: i64 = 0
        own_rank = self.rank(gladiator)
        for ability in self.skills(gladiator, own_rank):
            if ability.timing == PASSIVE and ability.school:
                for effect in ability.effects:
                    if effect.kind == CARD_BONUS and effect.card == title:
                        more += effect.n
        if self.combat.owner >= 0:
            for ability in self.skills(gladiator, self.combat.rank):
                if ability.timing == PASSIVE and not ability.school:
                    for effect in ability.effects:
                        if effect.kind == CARD_BONUS and effect.card == title:
                            more += effect.n
        return more

    def gain(self, seat: i64, gladiator: Gladiator, xp: i64, out: Events | None) -> None:
        before = self.rank(gladiator)
        cap = self.setup.box.cap
        if gladiator.xp + xp > cap:
            xp = cap - gladiator.xp
        if xp == 0:
            return
        gladiator.xp += xp
        name = self.setup.box.gladiators[gladiator.card]
        if out is not None:
            out.add("xp_gained", {"seat": seat, "gladiator": name, "amount": xp, "xp": gladiator.xp})
        after = self.rank(gladiator)
        if after > before:
            if out is not None:
                out.add("rank_up", {"seat": seat, "gladiator": name, "rank": RANKS[after]})
            self.define_later(gladiator)

    def define_later(self, gladiator: Gladiator) -> None:
        """His owner chooses a skill for each rank reached, if the card lets him."""
        menu = self.setup.box.menu[gladiator.card]
        if not menu:
            return
        chosen: i64 = 0
        while chosen < 3 and (gladiator.picks >> (4 * chosen)) & 15:
            chosen += 1
        wanted = self.rank(gladiator) + 1
        if wanted > len(menu):
            wanted = len(menu)
        if chosen < wanted:
            self.undefined |= BIT[gladiator.card]
        else:
            self.undefined &= ~BIT[gladiator.card]

    def drop_attached(self, gladiator: Gladiator) -> None:
        """Attached cards go to the event discard."""
        title: i64
        for title in range(len(self.setup.box.titles)):
            if gladiator.attached & BIT[title]:
                self.event_discard = append(self.event_discard, title)
        gladiator.attached = 0

    def price(self, seat: i64, card: i64) -> i64:
        """What a recruit costs this seat now."""
        price = self.setup.box.price[card] + self.surcharge(self.players[seat])
        if price < LEAST_PRICE:
            return LEAST_PRICE
        return price

    def surcharge(self, player: Player) -> i64:
        """What cards and his lanista add to all prices."""
        more = player.next_price + player.phase_price
        if player.lanista >= 0 and not player.poisoned:
            for ability in self.setup.box.powers[player.lanista]:
                for effect in ability.effects:
                    if effect.kind == PRICE_MOD:
                        more += effect.n
        return more

    # ---- Influence

    def cap(self) -> i64:
        """Influence tokens of one seat in one combat (A19)."""
        return 2 if self.setup.seats <= 2 else 1

    def own_cap(self, seat: i64) -> i64:
        """A lanista may slip in more."""
        cap = self.cap()
        player = self.players[seat]
        if player.lanista >= 0 and not player.poisoned:
            for ability in self.setup.box.powers[player.lanista]:
                for effect in ability.effects:
                    if effect.kind == INFLUENCE:
                        cap += effect.cap
        return cap

    # ---- Contracts

    def lay_out(self, chance: Chance, out: Events | None) -> None:
        """All contracts are shuffled anew; three, two and one of the ranks are shown, or four, three and two."""
        for contract in self.shown:
            self.contracts = append(self.contracts, contract)
        self.shown = vec[i64](capacity=9)
        self.contracts = chance.shuffle("contracts", self.contracts)
        layout: i64 = 0
        if self.setup.seats > 2:
            layout = 3
        laid: i64 = 0
        rank: i64
        for rank in range(3):
            number = LAYOUT[layout + rank]
            for contract in self.contracts:
                if number > 0 and self.setup.box.contract_rank[contract] == rank:
                    self.shown = append(self.shown, contract)
                    laid |= BIT[contract]
                    number -= 1
        left = vec[i64](capacity=CONTRACTS)
        for contract in self.contracts:
            if not laid & BIT[contract]:
                left = append(left, contract)
        self.contracts = left
        if out is not None:
            out.disclose("contracts_shown", {"contracts": [self.setup.box.contracts[c] for c in self.shown]})

    def next_contract(self, rank: i64) -> i64:
        """The top contract of a rank, taken off its deck; -1 if there is none."""
        for contract in self.contracts:
            if self.setup.box.contract_rank[contract] == rank:
                self.contracts = without(self.contracts, contract)
                return contract
        return -1

    def able(self, seat: i64, rank: i64) -> bool:
        """Whether a contract of the rank is open to the seat: two healthy gladiators of the rank or higher (A15)."""
        return self.open_rank(seat) >= rank

    def open_rank(self, seat: i64) -> i64:
        """The highest rank open to the seat: that of its second best healthy gladiator; -1: none."""
        best: i64 = -1
        second: i64 = -1
        for gladiator in self.players[seat].school:
            if gladiator.health == 0:
                rank = self.effective_rank(gladiator)
                if rank > best:
                    second = best
                    best = rank
                elif rank > second:
                    second = rank
        return second

    # ---- Pairs

    def may_fight(self, gladiator: Gladiator, contract: i64, rank: i64) -> bool:
        if self.effective_rank(gladiator) < rank:
            return False
        if contract < 0 or gladiator.health == 0:
            return True
        return gladiator.health == 1 and gladiator.fit

    def fits(self, one: Gladiator, other: Gladiator, contract: i64, any_pair: bool, rank: i64) -> bool:
        """Whether two gladiators can form a pair of the contract, or of the Nota."""
        if not self.may_fight(one, contract, rank) or not self.may_fight(other, contract, rank):
            return False
        row = contract
        if contract < 0 or any_pair:
            row = CONTRACTS
        return self.setup.box.reach[row * 256 + self.wears(one, rank)] & self.wears(other, rank) != 0

    def has_pair(self, seat: i64, contract: i64, any_pair: bool, rank: i64) -> bool:
        school = self.players[seat].school
        first: i64
        second: i64
        for first in range(len(school)):
            for second in range(first + 1, len(school)):
                if self.fits(school[first], school[second], contract, any_pair, rank):
                    return True
        return False

    def panoplies(self, one: Gladiator, other: Gladiator, contract: i64, any_pair: bool, rank: i64) -> tuple[str, str]:
        """What the two wear: the first pair listed that they can form. The choice changes nothing else (A67)."""
        box = self.setup.box
        row = contract
        if contract < 0 or any_pair:
            row = CONTRACTS
        mine = self.wears(one, rank)
        his = self.wears(other, rank)
        for pair in box.contract_pairs[row]:
            left = pair // 8
            right = pair % 8
            if mine & BIT[left] and his & BIT[right]:
                return box.armaturae[left], box.armaturae[right]
            if mine & BIT[right] and his & BIT[left]:
                return box.armaturae[right], box.armaturae[left]
        return "", ""

    # ---- Bags

    def counts(self, bag: vec[i64]) -> dict[str, int]:
        """How many tokens of each colour."""
        found = dict.fromkeys(COLOURS, 0)
        for token in bag:
            found[COLOURS[token % 4]] += 1
        return found

    # ---- The end

    def standings(self) -> list[Standing]:
        """Most prestige first; equal seats share their rank, or sesterces and living gladiators decide (A32)."""
        keys: list[tuple[int, int, int]] = []
        for player in self.players:
            if self.setup.tie_sesterces:
                keys.append((int(player.prestige), int(player.money), len(player.school)))
            else:
                keys.append((int(player.prestige), 0, 0))
        order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
        ranking: list[Standing] = []
        for seat in order:
            rank = 1 + len([key for key in keys if key > keys[seat]])
            ties: dict[str, int] = {}
            if self.setup.tie_sesterces:
                ties = {"sesterces": keys[seat][1], "gladiators": keys[seat][2]}
            ranking.append(Standing(seat, rank, keys[seat][0], ties))
        return ranking

    def awaiting(self) -> vec[i64]:
        seats = vec[i64](capacity=4)
        if self.decision == OVER:
            return seats
        if self.decision == ASK_MULLIGAN:
            seat: i64
            for seat in range(self.setup.seats):
                if not self.players[seat].answered:
                    seats = append(seats, seat)
            return seats
        return append(seats, self.seat)

    def actor(self) -> i64:
        if self.decision == OVER:
            return -1
        if self.decision == ASK_MULLIGAN:
            seat: i64 = 0
            while self.players[seat].answered:
                seat += 1
            return seat
        return self.seat
