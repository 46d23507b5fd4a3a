"""Lanista: what cards and activated skills may be aimed at, and what their effects do. No card is a special case.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.lanista.rules.components import (
    AFTER_WOUND_DRAW,
    ANY_PAIR,
    AP,
    AT_ARRIVAL,
    AT_FIGHTER,
    AT_OPEN_CONTRACT,
    AT_OPPONENT,
    AT_OPPONENTS,
    AT_OWN_COMBAT,
    AT_OWN_CONTRACT,
    AT_OWN_GLADIATOR,
    AT_SELF,
    AT_THEIR_COMBAT,
    AT_THEIR_GLADIATOR,
    AT_THEIRS_OR_LANISTA,
    ATTACH,
    BAG_ADD,
    BAG_REMOVE,
    BAG_TIMING,
    BEFORE_WOUND_DRAW,
    BIT,
    BUY_WINDOW,
    BUYING,
    CARD_PLAYED,
    COMBAT_ANNOUNCED,
    CONTRACT_TARGET,
    DISCARD_RANDOM,
    DRAW_CARDS,
    DRAW_KEEP,
    EXTRA_BUY,
    EXTRA_EXHIBITIO,
    FETCH_CARD,
    FIT_FOR_CONTRACT,
    FROM_CARD,
    GLADIATOR_DIED,
    GLADIATOR_TARGET,
    GRAVE,
    HEAL,
    HEALTH,
    KEEP_BEST,
    KEEP_CHOOSE,
    LEAST_PRICE,
    MOMENTS,
    MONEY,
    NO_TARGET,
    OWN_COMBAT_TURN,
    PAY_MOD,
    PEEK_HAND,
    PRESTIGE,
    PRICE_MOD,
    RANK_SHIFT,
    REDRAW,
    REFRESH_ARRIVAL,
    REPLACE_CONTRACT,
    RETIRE,
    SCHOOL,
    SEAT_TARGET,
    SHIFT_RESULT,
    SUPPRESS,
    SWAP_CONTRACT,
    TAKE_INITIATIVE,
    WAIVE_PENALTY,
    WEAR_ANY,
    WOUND,
    XP,
    Ability,
    Effect,
    Gladiator,
    Held,
    Player,
    holds,
    without,
)
from arene.games.lanista.rules.ludus import Ludus


class Cards(Ludus):
    """The interpreter of abilities."""

    # ---- What an ability may be aimed at: whatever all of its effects would change

    def aims(self, seat: i64, ability: Ability, title: i64, user: i64, base: i64, found: vec[i64]) -> vec[i64]:
        """Adds the legal targets of a card (title) or of a gladiator's skill (user), each as an action from base on."""
        if not self.affords(seat, ability):
            return found
        player = self.players[seat]
        target = ability.target
        if target == AT_OWN_GLADIATOR and ability.timing == GLADIATOR_DIED:
            if self.combat.dead >= 0 and self.combat.owner == seat and self.bites_combat(ability):
                found = append(found, base + GLADIATOR_TARGET + self.combat.dead)
        elif target == AT_OWN_GLADIATOR:
            for gladiator in player.school:
                if self.open_to(seat, ability, gladiator, title, user):
                    found = append(found, base + GLADIATOR_TARGET + gladiator.card)
        elif target in (AT_THEIR_GLADIATOR, AT_THEIRS_OR_LANISTA, AT_FIGHTER):
            found = self.aims_at_gladiators(seat, ability, title, user, base, found)
        elif target == AT_OPPONENT:
            other: i64
            for other in range(self.setup.seats):
                if other != seat and self.bites_seat(seat, ability, other):
                    found = append(found, base + SEAT_TARGET + other)
        elif target in (AT_OPEN_CONTRACT, AT_OWN_CONTRACT):
            found = self.aims_at_contracts(seat, ability, base, found)
        elif self.bites(seat, ability):
            found = append(found, base + NO_TARGET)
        return found

    def affords(self, seat: i64, ability: Ability) -> bool:
        player = self.players[seat]
        return player.ap >= ability.cost_ap and player.money >= ability.cost_money

    def aims_at_gladiators(
        self, seat: i64, ability: Ability, title: i64, user: i64, base: i64, found: vec[i64]
    ) -> vec[i64]:
        other: i64
        for other in range(self.setup.seats):
            if other == seat and ability.target != AT_FIGHTER:
                continue
            for gladiator in self.players[other].school:
                if self.open_to(seat, ability, gladiator, title, user):
                    found = append(found, base + GLADIATOR_TARGET + gladiator.card)
        if ability.target == AT_THEIRS_OR_LANISTA:
            for other in range(self.setup.seats):
                rival = self.players[other]
                if other != seat and rival.lanista >= 0 and not rival.poisoned and self.can_be_poisoned(rival):
                    found = append(found, base + SEAT_TARGET + other)
        return found

    def can_be_poisoned(self, rival: Player) -> bool:
        """A lanista who loses cards instead of his power must have some."""
        useful = True
        for effect in self.setup.box.when_suppressed[rival.lanista]:
            if effect.kind == DISCARD_RANDOM:
                useful = rival.cards > 0
        return useful

    def aims_at_contracts(self, seat: i64, ability: Ability, base: i64, found: vec[i64]) -> vec[i64]:
        """Open contracts that another of the rank can replace; own ones, to swap only with one of the same rank."""
        ranks = self.setup.box.contract_rank
        kind = ability.effects[0].kind
        if ability.target == AT_OPEN_CONTRACT:
            for contract in self.shown:
                for other in self.contracts:
                    if ranks[other] == ranks[contract]:
                        found = append(found, base + CONTRACT_TARGET + contract)
                        break
            return found
        for held in self.players[seat].contracts:
            useful = True
            if kind == ANY_PAIR:
                useful = not held.any_pair
            elif kind == WAIVE_PENALTY:
                useful = not self.waived and held is self.players[seat].contracts[0]
            elif kind == SWAP_CONTRACT:
                useful = False
                for contract in self.shown:
                    if ranks[contract] == ranks[held.contract]:
                        useful = True
            if useful:
                found = append(found, base + CONTRACT_TARGET + held.contract)
        return found

    def open_to(self, seat: i64, ability: Ability, gladiator: Gladiator, title: i64, user: i64) -> bool:
        """Whether an ability may be aimed at a gladiator: conditions, immunity, and that it would change something."""
        rank = self.rank(gladiator)
        if gladiator.health < ability.health_min or gladiator.health > ability.health_max or rank > ability.rank_max:
            return False
        if gladiator.card == user:
            return False
        if ability.lower_rank:
            master = self.gladiator(user)
            if master is None or rank >= self.rank(master):
                return False
        combat = self.combat
        place: i64 = -1  # in the combat under way
        if ability.timing >= COMBAT_ANNOUNCED:
            if gladiator.card == combat.first:
                place = 0
            elif gladiator.card == combat.second:
                place = 1
            else:
                return False
            if ability.timing == BEFORE_WOUND_DRAW and place != combat.drawing:
                return False
            if ability.timing == AFTER_WOUND_DRAW and combat.pending[place] < ability.wound_min:
                return False
            rank = combat.rank
        immune = self.setup.box.rows[gladiator.card * 3 + rank].immune
        useful = gladiator.suppressed or title < 0 or immune & BIT[title] == 0
        for effect in ability.effects:
            useful = useful and self.bites_gladiator(effect, gladiator, title, place)
            useful = useful and self.meets(effect, ability, gladiator)
        return useful

    def meets(self, effect: Effect, ability: Ability, gladiator: Gladiator | None) -> bool:
        """Whether the combat under way is one the effect is for; before rules 2 what is played did not ask."""
        return self.setup.rules < 2 or ability.timing < COMBAT_ANNOUNCED or self.holds_true(effect, gladiator)

    def holds_true(self, effect: Effect, gladiator: Gladiator | None) -> bool:
        """The conditions of an effect, for the combat under way."""
        raise TypeError("the arena knows the combat")

    def made_up(self, timing: i64) -> vec[i64]:
        """The bag as it would be drawn from now."""
        raise TypeError("the arena fills the bags")

    def keeps_best(self) -> bool:
        """Whether the better of two wound tokens counts already."""
        raise TypeError("the arena knows who draws")

    def takes_out(self, effect: Effect) -> bool:
        """Whether the bag holds a token to take out; the last of all stays (§ 4.9)."""
        bag = self.made_up(BAG_TIMING[effect.bag])
        there = False
        for token in bag:
            there = there or token % 4 == effect.colour
        return there and len(bag) > 1

    def bites_gladiator(self, effect: Effect, gladiator: Gladiator, title: i64, place: i64) -> bool:
        """Whether an effect would change anything about him."""
        kind = effect.kind
        if kind == HEAL:
            return gladiator.health > 0 and not (effect.care and gladiator.cared)
        if kind == WOUND:
            return gladiator.health < GRAVE
        if kind == XP:
            return gladiator.xp < self.setup.box.cap
        if kind == ATTACH:
            return gladiator.attached & BIT[title] == 0
        if kind == RANK_SHIFT:
            return self.effective_rank(gladiator) < 2
        if kind == FIT_FOR_CONTRACT:
            return gladiator.health == 1 and not gladiator.fit
        if kind == WEAR_ANY:
            return not gladiator.any_armatura and (self.setup.rules < 2 or self.lacks_armatura(gladiator))
        if kind == SUPPRESS:
            row = self.setup.box.rows[gladiator.card * 3 + self.rank(gladiator)]
            return not gladiator.suppressed and not row.firm
        if kind == SHIFT_RESULT:
            pending = self.combat.pending[place]
            if effect.better:
                return pending > (gladiator.health if self.setup.rules >= 2 else 0)  # an old wound stays
            return pending < GRAVE
        if kind == DRAW_KEEP:
            if effect.keep == KEEP_BEST and self.setup.rules >= 2:
                return not self.keeps_best()
            return not (self.combat.keep_best if effect.keep == KEEP_BEST else self.combat.keep_worst)
        if kind == BAG_REMOVE and self.setup.rules >= 2:
            return self.takes_out(effect)
        return True

    def lacks_armatura(self, gladiator: Gladiator) -> bool:
        """Whether there is a rank at which he may fight and cannot wear everything."""
        every = BIT[len(self.setup.box.armaturae)] - 1
        found = False
        rank: i64
        for rank in range(self.effective_rank(gladiator) + 1):
            found = found or self.wears(gladiator, rank) & every != every
        return found

    def bites_seat(self, seat: i64, ability: Ability, other: i64) -> bool:
        useful = True
        for effect in ability.effects:
            if effect.kind in (PEEK_HAND, DISCARD_RANDOM):
                useful = useful and self.players[other].cards > 0
        return useful

    def bites(self, seat: i64, ability: Ability) -> bool:
        """Whether an ability without a chosen target would change anything."""
        target = ability.target
        if target in (AT_OWN_COMBAT, AT_THEIR_COMBAT):
            return (self.combat.owner == seat) == (target == AT_OWN_COMBAT) and self.bites_combat(ability)
        if target == AT_ARRIVAL:
            return len(self.recruits) > 0 and len(self.gladiators) + len(self.gladiator_discard) > 0
        for effect in ability.effects:
            if effect.kind == TAKE_INITIATIVE and self.initiative == seat:
                return False
            if effect.kind == PRICE_MOD and not self.will_buy(seat, effect.opponents):
                return False
            if effect.kind == EXTRA_BUY and not self.can_buy_more(self.players[seat]):
                return False
            if effect.kind == FETCH_CARD and not holds(self.event_discard, effect.card):
                return False
            if effect.kind == EXTRA_EXHIBITIO and (not self.last_slot() or self.players[seat].extra or self.in_extra):
                return False
            if effect.kind == MONEY and target == AT_OPPONENTS and not self.rivals_have_money(seat):
                return False
        return target in (AT_SELF, AT_OPPONENTS)

    def bites_combat(self, ability: Ability) -> bool:
        """Whether an ability aimed at the combat under way finds what it needs there (before rules 2: always)."""
        useful = True
        if self.setup.rules >= 2:
            for effect in ability.effects:
                useful = useful and self.holds_true(effect, None)
                if effect.kind == BAG_REMOVE:
                    useful = useful and self.takes_out(effect)
        return useful

    def will_buy(self, seat: i64, opponents: bool) -> bool:
        """Whether the seat, or one of its opponents, may still buy in this phase."""
        found = False
        other: i64
        for other in range(self.setup.seats):
            if (other != seat) == opponents:
                found = found or self.may_buy(other)
        return found and self.step != BUY_WINDOW

    def may_buy(self, seat: i64) -> bool:
        """A turn to come, a free place and the least price; who may still sell has the two last."""
        player = self.players[seat]
        if self.setup.rules < 2:  # only places counted, and whether the match knows sales
            return len(player.school) < SCHOOL or self.setup.resale
        last = self.pass_ + 1 == self.arrivals()
        if last and self.step == BUYING and not self.turn_to_come(seat):
            return False
        return self.may_sell(player) or (len(player.school) < SCHOOL and player.money >= LEAST_PRICE)

    def can_buy_more(self, player: Player) -> bool:
        """Whether one purchase more than those of this turn would find a recruit and a place."""
        more = player.buys + 1
        if self.setup.rules < 2:
            return len(player.school) + more <= SCHOOL or self.setup.resale
        if self.may_sell(player):
            more -= 1
        return len(player.school) + more <= SCHOOL and player.buys < len(self.recruits)

    def may_sell(self, player: Player) -> bool:
        return self.setup.resale and not player.sold and len(player.school) > 0

    def arrivals(self) -> i64:
        return 2 if self.winter() else 3

    def turn_to_come(self, seat: i64) -> bool:
        """Whether the seat's turn of this arrivage is under way or still to come."""
        turn = self.turn
        while turn < self.setup.seats:
            if self.in_order(turn, self.pass_ == 1) == seat:
                return True
            turn += 1
        return False

    def rivals_have_money(self, seat: i64) -> bool:
        money: i64 = 0
        for player in self.players:
            money += player.money
        return money > self.players[seat].money

    def last_slot(self) -> bool:
        return self.winter() or self.pass_ == 1

    # ---- Playing a card

    def announce(self, seat: i64, title: i64, target: i64, chance: Chance, out: Events | None) -> None:
        """Costs are paid; the card resolves at once unless the edition has a counter to it."""
        player = self.players[seat]
        ability = self.setup.box.cards[title]
        self.drop_card(player, title)
        self.pay_cost(seat, ability)
        if out is not None:
            params = {"seat": seat, "card": self.setup.box.titles[title], "target": self.aim_name(target)}
            out.show("card_announced", params)
        if self.setup.box.counterable & BIT[title] and self.setup.seats > 1:
            self.card = title
            self.card_seat = seat
            self.card_target = target
            self.polled = BIT[seat]
        else:
            self.resolve(seat, title, target, chance, out)

    def pay_cost(self, seat: i64, ability: Ability) -> None:
        player = self.players[seat]
        player.ap -= ability.cost_ap
        player.money -= ability.cost_money

    def resolve(self, seat: i64, title: i64, target: i64, chance: Chance, out: Events | None) -> None:
        ability = self.setup.box.cards[title]
        self.disturb(seat, target, ability)
        attached = False
        for effect in ability.effects:
            if effect.kind == ATTACH:
                attached = True
            self.apply(effect, seat, target, title, ability.timing, chance, out)
        if not attached:
            self.event_discard = append(self.event_discard, title)

    def aim_name(self, target: i64) -> str:
        """What outside calls a target: a gladiator, a seat, a contract or nothing."""
        box = self.setup.box
        if target >= CONTRACT_TARGET:
            return box.contracts[target - CONTRACT_TARGET]
        if target >= SEAT_TARGET:
            return f"seat{target - SEAT_TARGET}"
        if target >= GLADIATOR_TARGET:
            return box.gladiators[target - GLADIATOR_TARGET]
        return "none"

    def concerned(self, seat: i64, target: i64, title: i64) -> i64:
        """The seat a card is aimed at, or whose combat it meddles with; -1: none in particular."""
        if target >= CONTRACT_TARGET:
            return -1
        if target >= SEAT_TARGET:
            return target - SEAT_TARGET
        if target >= GLADIATOR_TARGET:
            return self.owner(target - GLADIATOR_TARGET)
        if self.setup.box.cards[title].target == AT_THEIR_COMBAT:
            return self.combat.owner
        return -1

    def disturb(self, seat: i64, target: i64, ability: Ability) -> None:
        """Whoever is aimed at wakes up, though he was done with the phase, in the window under way too."""
        aimed: i64 = 0
        if ability.target == AT_OPPONENTS:
            aimed = self.quiet & ~BIT[seat]
        elif target >= SEAT_TARGET and target < CONTRACT_TARGET:
            aimed = BIT[target - SEAT_TARGET]
        elif target >= GLADIATOR_TARGET and target < SEAT_TARGET:
            owner = self.owner(target - GLADIATOR_TARGET)
            if owner >= 0:  # he may have died just now
                aimed = BIT[owner]
        elif ability.target == AT_THEIR_COMBAT and self.setup.rules >= 2:  # before, a combat did not wake its owner
            aimed = BIT[self.combat.owner]
        woken = self.quiet & aimed & ~BIT[seat]
        self.quiet &= ~woken
        self.finished &= ~woken

    def counters(self, seat: i64) -> vec[i64]:
        """The titles in hand that cancel the announced card."""
        found = vec[i64](capacity=4)
        box = self.setup.box
        titles = self.players[seat].held & box.moments[self.phase * MOMENTS + CARD_PLAYED]
        if titles == 0:
            return found
        title: i64
        for title in range(len(box.titles)):
            if titles & BIT[title] and box.countered_by[self.card] & BIT[title]:
                ability = box.cards[title]
                if self.setup.rules >= 2 and not self.affords(seat, ability):
                    continue
                effect = ability.effects[0]
                if not effect.mine or self.concerned(self.card_seat, self.card_target, self.card) == seat:
                    found = append(found, title)
        return found

    # ---- Effects

    def apply(
        self, effect: Effect, seat: i64, target: i64, title: i64, timing: i64, chance: Chance, out: Events | None
    ) -> None:
        """Carry out one effect of a card (title) or of a skill (title -1)."""
        if target >= GLADIATOR_TARGET and target < SEAT_TARGET:
            self.apply_to_gladiator(effect, seat, target - GLADIATOR_TARGET, title, timing, chance, out)
        elif target >= CONTRACT_TARGET:
            self.apply_to_contract(effect, seat, target - CONTRACT_TARGET, title, out)
        elif effect.kind in (BAG_ADD, BAG_REMOVE, DRAW_KEEP, REDRAW):
            self.apply_to_bag(effect, title, chance, out)
        elif target >= SEAT_TARGET:
            self.apply_to_seat(effect, seat, target - SEAT_TARGET, chance, out)
        else:
            self.apply_to_self(effect, seat, title, chance, out)

    def apply_to_self(self, effect: Effect, seat: i64, title: i64, chance: Chance, out: Events | None) -> None:
        kind = effect.kind
        player = self.players[seat]
        if kind == DRAW_CARDS:
            self.draw_cards(seat, effect.n, chance, out)
        elif kind == AP:
            player.ap += effect.n
        elif kind == TAKE_INITIATIVE:
            self.initiative = seat
            if out is not None:
                out.add("initiative_moved", {"seat": seat})
        elif kind == PRICE_MOD:
            self.change_prices(effect, seat)
        elif kind == REFRESH_ARRIVAL:
            self.refresh(chance, out)
        elif kind == EXTRA_BUY:
            player.buys += effect.n
        elif kind == PRESTIGE:
            self.score(seat, effect.n, "card", self.source(title), out)
        elif kind == MONEY:
            self.change_money(effect, seat, out)
        elif kind == FETCH_CARD:
            self.fetch(seat, effect.card, out)
        elif kind == EXTRA_EXHIBITIO:
            player.extra = True

    def source(self, title: i64) -> str:
        if title < 0:
            return ""
        return self.setup.box.titles[title]

    def change_prices(self, effect: Effect, seat: i64) -> None:
        other: i64
        for other in range(self.setup.seats):
            if (other != seat) == effect.opponents:
                if effect.uses > 0:
                    self.players[other].next_price += effect.n
                else:
                    self.players[other].phase_price += effect.n

    def change_money(self, effect: Effect, seat: i64, out: Events | None) -> None:
        """All opponents pay the bank (or are paid); nobody falls below nothing."""
        other: i64
        for other in range(self.setup.seats):
            if other != seat:
                rival = self.players[other]
                amount = effect.n
                if rival.money + amount < 0:
                    amount = -rival.money
                rival.money += amount
                if out is not None and (amount != 0 or self.setup.rules < 2):  # before, nothing was told as a change
                    out.add("money_changed", {"seat": other, "amount": amount})

    def fetch(self, seat: i64, title: i64, out: Events | None) -> None:
        """A card comes back from the discard; everybody sees which."""
        self.event_discard = without(self.event_discard, title)
        player = self.players[seat]
        self.take_card(player, title)
        observer: i64
        for observer in range(self.setup.seats):
            if observer != seat:
                self.learn(observer, seat, title)
        if out is not None:
            out.add("card_fetched", {"seat": seat, "card": self.setup.box.titles[title]})

    def learn(self, observer: i64, seat: i64, title: i64) -> None:
        """The observer knows of one more card in a hand."""
        player = self.players[seat]
        if not player.known:
            player.known = [vec[i64]() for _ in range(self.setup.seats)]
        player.known[observer] = append(player.known[observer], title)

    def refresh(self, chance: Chance, out: Events | None) -> None:
        """The recruits still shown are discarded and as many revealed."""
        number: i64 = len(self.recruits)
        self.discard_recruits()
        self.reveal(number, chance, out)

    def discard_recruits(self) -> None:
        for card in self.recruits:
            self.gladiator_discard = append(self.gladiator_discard, card)
        self.recruits = vec[i64]()

    def reveal(self, number: i64, chance: Chance, out: Events | None) -> None:
        """New recruits; the discard is shuffled when the pile is empty. Fewer if there are no more."""
        while number > 0:
            if len(self.gladiators) == 0:
                if len(self.gladiator_discard) == 0:
                    break
                self.gladiators = chance.shuffle("gladiators", self.gladiator_discard)
                self.gladiator_discard = vec[i64]()
            self.recruits = append(self.recruits, self.gladiators[0])
            self.gladiators = self.gladiators[1:]
            number -= 1
        if out is not None:
            out.disclose("recruits_shown", {"gladiators": [self.setup.box.gladiators[card] for card in self.recruits]})

    def apply_to_seat(self, effect: Effect, seat: i64, other: i64, chance: Chance, out: Events | None) -> None:
        if effect.kind == PEEK_HAND:
            self.peek(seat, other, out)
        elif effect.kind == DISCARD_RANDOM:
            self.discard_at_random(other, effect.n, chance, out)
        elif effect.kind == SUPPRESS:
            player = self.players[other]
            instead = self.setup.box.when_suppressed[player.lanista]
            if instead:
                for one in instead:
                    self.apply_to_seat(one, seat, other, chance, out)
                return
            player.poisoned = True
            if out is not None:
                out.add("lanista_suppressed", {"seat": other, "lanista": self.setup.box.lanistas[player.lanista]})

    def peek(self, seat: i64, other: i64, out: Events | None) -> None:
        """One seat sees a hand, as it is now."""
        player = self.players[other]
        if not player.known:
            player.known = [vec[i64]() for _ in range(self.setup.seats)]
        player.known[seat] = vec[i64](capacity=player.cards)
        seen: list[str] = []
        title: i64
        for title in range(len(player.hand)):
            copies: i64 = 0
            while copies < player.hand[title]:
                player.known[seat] = append(player.known[seat], title)
                copies += 1
                if out is not None:
                    seen.append(self.setup.box.titles[title])
        if out is not None:
            params = {"seat": seat, "other": other, "cards": seen}
            out.tell(int(seat), "hand_seen", params, {"seat": seat, "other": other})

    def apply_to_contract(self, effect: Effect, seat: i64, contract: i64, title: i64, out: Events | None) -> None:
        if effect.kind == REPLACE_CONTRACT:
            rank = self.setup.box.contract_rank[contract]
            self.shown = without(self.shown, contract)
            following = self.next_contract(rank)
            self.contracts = append(self.contracts, contract)
            self.shown = append(self.shown, following)
            if out is not None:
                names = self.setup.box.contracts
                out.disclose("contract_replaced", {"contract": names[contract], "by": names[following]})
            return
        held = self.held_contract(seat, contract)
        if effect.kind == PAY_MOD:
            held.bonus += effect.n
        elif effect.kind == ANY_PAIR:
            held.any_pair = True
        elif effect.kind == SWAP_CONTRACT:
            self.swapping = contract
        elif effect.kind == WAIVE_PENALTY:
            self.waived = True

    def held_contract(self, seat: i64, contract: i64) -> Held:
        for held in self.players[seat].contracts:
            if held.contract == contract:
                return held
        raise ValueError("the seat does not hold this contract")

    def apply_to_gladiator(
        self, effect: Effect, seat: i64, card: i64, title: i64, timing: i64, chance: Chance, out: Events | None
    ) -> None:
        kind = effect.kind
        if kind == PRESTIGE:  # by his rank, dead or alive
            amount = effect.n
            if effect.ranked:
                living = self.gladiator(card)
                amount = effect.by_rank[self.combat.dead_rank if living is None else self.rank(living)]
            self.score(seat, amount, "card", self.source(title), out)
            return
        gladiator = self.gladiator(card)
        if gladiator is None:
            return
        owner = self.owner(card)
        if kind == HEAL:
            self.heal(owner, gladiator, effect.n, out)
            if effect.care:
                gladiator.cared = True
        elif kind == WOUND:
            gladiator.health += effect.n
            if gladiator.health > GRAVE:
                gladiator.health = GRAVE
            self.tell_health("wounded", owner, gladiator, out)
        elif kind == XP:
            self.gain(owner, gladiator, effect.n + self.card_bonus(gladiator, title), out)
        elif kind == ATTACH:
            gladiator.attached |= BIT[title]
        elif kind == RETIRE:
            self.retire(owner, gladiator, effect, title, out)
        elif kind == SUPPRESS:
            gladiator.suppressed = True
            if out is not None:
                out.add("suppressed", {"seat": owner, "gladiator": self.setup.box.gladiators[card]})
        elif kind == RANK_SHIFT:
            gladiator.shift += effect.n
        elif kind == WEAR_ANY:
            gladiator.any_armatura = True
        elif kind == FIT_FOR_CONTRACT:
            gladiator.fit = True
        elif kind == SHIFT_RESULT:
            self.shift(owner, gladiator, effect, title, out)
        elif timing == OWN_COMBAT_TURN:
            gladiator.burden |= BIT[title]
        else:
            self.apply_to_bag(effect, title, chance, out)

    def heal(self, seat: i64, gladiator: Gladiator, levels: i64, out: Events | None) -> None:
        gladiator.health -= levels
        if gladiator.health < 0:
            gladiator.health = 0
        self.tell_health("healed", seat, gladiator, out)

    def tell_health(self, kind: str, seat: i64, gladiator: Gladiator, out: Events | None) -> None:
        if out is not None:
            name = self.setup.box.gladiators[gladiator.card]
            out.add(kind, {"seat": seat, "gladiator": name, "health": HEALTH[gladiator.health]})

    def retire(self, seat: i64, gladiator: Gladiator, effect: Effect, title: i64, out: Events | None) -> None:
        """Out of the game with honours; what was attached goes to the discard (A40)."""
        rank = self.rank(gladiator)
        self.players[seat].leave(gladiator.card)
        self.undefined &= ~BIT[gladiator.card]
        self.gladiators_out = append(self.gladiators_out, gladiator.card)
        self.drop_attached(gladiator)
        if out is not None:
            out.add("retired", {"seat": seat, "gladiator": self.setup.box.gladiators[gladiator.card]})
        self.score(seat, effect.by_rank[rank], "card", self.source(title), out)

    def shift(self, seat: i64, gladiator: Gladiator, effect: Effect, title: i64, out: Events | None) -> None:
        """A pending wound gets better or worse; the raw one stays as drawn (A25)."""
        combat = self.combat
        place: i64 = 0
        if gladiator.card == combat.second:
            place = 1
        levels = effect.n + self.card_bonus(gladiator, title)
        pending = combat.pending[place]
        if effect.better:
            pending -= levels
            if pending < 0:
                pending = 0
        else:
            pending += levels
            if pending > GRAVE:
                pending = GRAVE
        combat.pending[place] = pending
        if out is not None:
            name = self.setup.box.gladiators[gladiator.card]
            out.add("wound_changed", {"seat": seat, "gladiator": name, "wound": HEALTH[pending]})

    def apply_to_bag(self, effect: Effect, title: i64, chance: Chance, out: Events | None) -> None:
        """The bag of the draw that is being prepared, or that was just made."""
        combat = self.combat
        if effect.kind == BAG_ADD:
            self.add_tokens(effect.colour, effect.n, FROM_CARD + title, out)
        elif effect.kind == BAG_REMOVE:
            number = effect.n
            while number > 0:
                combat.removals = append(combat.removals, effect.colour + 4 * (FROM_CARD + title))
                number -= 1
        elif effect.kind == DRAW_KEEP:
            if effect.keep == KEEP_BEST:
                combat.keep_best = True
            else:
                combat.keep_worst = True
        elif effect.kind == REDRAW:
            before = combat.result
            combat.result = self.draw_result(chance, out)
            if effect.keep == KEEP_CHOOSE and before < combat.result:
                combat.result = before

    def add_tokens(self, colour: i64, number: i64, origin: i64, out: Events | None) -> None:
        while number > 0:
            self.combat.bag = append(self.combat.bag, colour + 4 * origin)
            number -= 1

    def draw_result(self, chance: Chance, out: Events | None) -> i64:
        """One token of the combat bag."""
        raise TypeError("the arena draws")
