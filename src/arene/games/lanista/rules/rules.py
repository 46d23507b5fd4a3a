"""Lanista: the rules, in the order of the rule book. Windows first, then the five phases, then the end.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.lanista.rules.components import (
    ACCEPT,
    ACTION_POINTS,
    AFTER_DRAW,
    AFTER_WOUNDS,
    ANNOUNCED,
    ARRIVAL,
    ARRIVAL_WINDOW,
    ASK_BUY,
    ASK_COMBAT,
    ASK_CONTRACT,
    ASK_COUNTER,
    ASK_DEFINE,
    ASK_INCLUDE,
    ASK_LANISTA,
    ASK_MULLIGAN,
    ASK_OFFER,
    ASK_PAIR,
    ASK_PRICE,
    ASK_SWAP,
    ASK_WINDOW,
    BEFORE_DRAW,
    BEFORE_MERCY,
    BEFORE_WOUND,
    BIT,
    BUY,
    BUY_WINDOW,
    BUYING,
    CARE,
    CARE_WINDOW,
    CHOOSE_LANISTA,
    COLOURS,
    COMBAT_DONE,
    COMBAT_TURN,
    CONTRACT_PASS,
    CONTRACT_WINDOW,
    COUNTER_WITH,
    DEATH_WINDOW,
    DEATHS,
    DECLINE,
    DEFINE,
    DRAW_WINDOW,
    EXCLUDE,
    EXHIBITIO,
    FAILURE,
    FAILURE_WINDOW,
    FIGHT,
    FINAL_RANK,
    INCLUDE,
    INFLUENCE,
    LANISTA_CHOICE,
    MOMENTS,
    MONEY_POINT,
    MORTAL,
    MULLIGAN,
    MULLIGAN_DONE,
    MULLIGANS,
    NATURAL_HEAL,
    NEW_TOKENS,
    NO_COMBAT,
    OFFER,
    ON_TURN,
    OVER,
    OWN_COMBAT_TURN,
    PAIR,
    PASS,
    PASS_BUY,
    PASS_CONTRACT,
    PASS_WINDOW,
    PLACED_MONEY,
    ROTATE_ROUND,
    ROTATE_SEASON,
    ROUND_END,
    ROUND_START,
    SELL_BANK,
    SLIP,
    SLOT_END,
    SWAP_WITH,
    TAKE,
    TAKING,
    TOKEN_MALUS,
    USE_SKILL,
    WINDOW_TIMING,
    Combat,
    Gladiator,
    Held,
    Player,
    ordered,
    without,
)
from arene.games.lanista.rules.market import Market


class Lanista(Market):
    """A match."""

    def clone(self) -> Lanista:
        other = Lanista(self.setup, [player.clone() for player in self.players])
        self.copy_to(other)
        return other

    # ---- Setting up

    def set_up(self, chance: Chance, out: Events | None) -> None:
        """Decks, first player, lanistas, 1500 sesterces; hands follow once the lanistas are known (A4)."""
        setup = self.setup
        box = setup.box
        self.gladiators = chance.shuffle("gladiators", vec[i64](range(len(box.gladiators))))
        title: i64
        for title in range(len(box.titles)):
            if setup.titles & BIT[title]:
                copies: i64 = 0
                while copies < box.copies[title]:
                    self.events = append(self.events, title)
                    copies += 1
        self.events = chance.shuffle("events", self.events)
        self.contracts = setup.contracts[:]
        for player in self.players:
            player.money = box.start_money
        self.draw_first_player(chance, out)
        if setup.lanistas == 1:
            self.deal_lanistas(chance, out)
        self.turn = 0
        if setup.lanistas != 2:
            self.begin(chance, out)
        self.run(chance, out)

    def draw_first_player(self, chance: Chance, out: Events | None) -> None:
        """One token each from the wound bag, not put back: the best colour begins (A2)."""
        if self.setup.seats == 1:
            return
        tokens = chance.shuffle("first", vec[i64](range(4)))
        seat: i64
        for seat in range(self.setup.seats):
            if tokens[seat] < tokens[self.initiative]:
                self.initiative = seat
        self.first = self.initiative
        if out is not None:
            drawn = [COLOURS[tokens[other]] for other in range(self.setup.seats)]
            out.disclose("first_player_drawn", {"tokens": drawn, "seat": self.initiative})

    def deal_lanistas(self, chance: Chance, out: Events | None) -> None:
        order = chance.shuffle("lanistas", vec[i64](range(len(self.setup.box.lanistas))))
        seat: i64
        for seat in range(self.setup.seats):
            self.players[seat].lanista = order[seat]
            self.tell_lanista(seat, out)

    def tell_lanista(self, seat: i64, out: Events | None) -> None:
        if out is not None:
            lanista = self.players[seat].lanista
            name = self.setup.box.lanistas[lanista] if lanista >= 0 else None
            out.add("lanista_chosen", {"seat": seat, "lanista": name})

    def choose_lanista(self, lanista: i64, chance: Chance, out: Events | None) -> None:
        if lanista < len(self.setup.box.lanistas):
            self.players[self.seat].lanista = lanista
        self.tell_lanista(self.seat, out)
        self.turn += 1
        if self.turn == self.setup.seats:
            self.begin(chance, out)

    def begin(self, chance: Chance, out: Events | None) -> None:
        """Hands and influence tokens, then the first round."""
        turn: i64
        for turn in range(self.setup.seats):
            seat = self.in_order(turn, False)
            self.draw_cards(seat, self.hand_size(seat), chance, out)
            self.new_tokens(self.players[seat])
        self.step = ROUND_START

    def new_tokens(self, player: Player) -> None:
        """One green, one white, one red; a lanista may have a joker."""
        player.tokens = NEW_TOKENS[:]
        player.placed = 0
        player.fights = 0
        player.jokers = 0
        if player.lanista >= 0:
            for ability in self.setup.box.powers[player.lanista]:
                for effect in ability.effects:
                    if effect.kind == INFLUENCE:
                        player.jokers += effect.extra

    # ---- Moving on: questions in between come first, then the step the round is at

    def run(self, chance: Chance, out: Events | None) -> None:
        """Go on by itself up to the next question."""
        while self.decision != OVER:
            if self.undefined:
                if self.ask_skill():
                    return
            elif self.card >= 0:
                if self.ask_counter():
                    return
                self.card_stands(chance, out)
            elif self.swapping >= 0:
                self.ask(self.swapper(), ASK_SWAP)
                return
            elif self.offer.gladiator >= 0:
                self.ask_about_offer()
                return
            elif WINDOW_TIMING[self.step] >= 0:
                if self.poll():
                    return
                self.close_window(chance, out)
            elif self.advance(chance, out):
                return

    def advance(self, chance: Chance, out: Events | None) -> bool:
        """Begin the step the round is at; whether a seat is asked."""
        step = self.step
        if step == LANISTA_CHOICE:
            self.ask(self.in_order(self.turn, False), ASK_LANISTA)
            return True
        if step == ROUND_START:
            self.start_round(chance, out)
        elif step == MULLIGANS:
            return self.ask_mulligans(chance, out)
        elif step == ARRIVAL:
            self.arrive(chance, out)
        elif step == BUYING:
            return self.ask_buy(chance, out)
        elif step == CONTRACT_PASS:
            self.start_pass(chance, out)
        elif step == TAKING:
            return self.ask_contract(out)
        elif step == COMBAT_TURN:
            return self.ask_combat(out)
        elif step == DEATHS:
            self.next_death(chance, out)
        elif step == COMBAT_DONE:
            self.end_combat(out)
            self.step = SLOT_END
        elif step == SLOT_END:
            self.end_slot(out)
        elif step == ROUND_END:
            self.end_round(chance, out)
        return False

    def close_window(self, chance: Chance, out: Events | None) -> None:
        """What a window was opened for."""
        step = self.step
        if step == DRAW_WINDOW:
            self.start_phase(2, out)
            self.step = ARRIVAL
        elif step == ARRIVAL_WINDOW:
            self.step = BUYING
            self.start_turn()
        elif step == BUY_WINDOW:
            self.start_phase(3, out)
            if not self.setup.reveal_early:
                self.lay_out(chance, out)
            self.step = CONTRACT_PASS
        elif step == PASS_WINDOW:
            self.step = TAKING
        elif step == CONTRACT_WINDOW:
            self.start_phase(4, out)
            self.step = COMBAT_TURN
        elif step == ANNOUNCED:
            self.check_combat(out)
        elif step == BEFORE_DRAW:
            self.combat.result = self.draw_result(chance, out)
            self.open_window(AFTER_DRAW, self.combat.owner)
        elif step == AFTER_DRAW:
            self.score_combat(out)
            if self.combat.contract < 0:
                self.step = COMBAT_DONE
            else:
                self.prepare_wound(0)
        elif step == BEFORE_WOUND:
            self.draw_wound(chance, out)
            if self.combat.drawing == 0:
                self.prepare_wound(1)
            else:
                self.open_window(AFTER_WOUNDS, self.combat.owner)
        elif step == AFTER_WOUNDS:
            self.settle_wounds(out)
            self.step = DEATHS
        elif step == DEATH_WINDOW:
            self.combat.dead = -1
            self.step = DEATHS if self.combat.loser < 0 else COMBAT_DONE
        elif step == BEFORE_MERCY:
            self.judge(chance, out)
        elif step == FAILURE_WINDOW:
            self.fail_contract(out)
        else:
            self.care(out)

    # ---- The round and its phases

    def start_phase(self, phase: i64, out: Events | None) -> None:
        self.phase = phase
        self.first = self.initiative
        self.turn = 0
        self.pass_ = 0
        self.quiet = 0
        if out is not None:
            out.add("phase_started", {"round": self.round, "phase": phase})

    def start_round(self, chance: Chance, out: Events | None) -> None:
        """Action points back to three, last round's marks off, the Initiative moves if an option says so (A3)."""
        self.round += 1
        rotate = self.setup.initiative
        if self.round > 1 and (rotate == ROTATE_ROUND or (rotate == ROTATE_SEASON and self.round % 2 == 1)):
            self.initiative = self.left_of(self.initiative)
            if out is not None:
                out.add("initiative_moved", {"seat": self.initiative})
        for player in self.players:
            player.ap = ACTION_POINTS
            player.poisoned = False
            player.sold = False
            player.answered = False
            player.next_price = 0
            player.phase_price = 0
            for gladiator in player.school:
                gladiator.new_round()
        if out is not None:
            season = "winter" if self.winter() else "summer"
            out.add("round_started", {"round": self.round, "rounds": self.setup.rounds(), "season": season})
        self.start_phase(1, out)
        if self.round > 1:
            self.refill(chance, out)
        self.step = MULLIGANS

    # ---- Phase 1: event cards

    def refill(self, chance: Chance, out: Events | None) -> None:
        """In turn order up to the hand size; a larger hand is kept (A5)."""
        turn: i64
        for turn in range(self.setup.seats):
            seat = self.in_order(turn, False)
            self.draw_cards(seat, self.hand_size(seat) - self.players[seat].cards, chance, out)

    def ask_mulligans(self, chance: Chance, out: Events | None) -> bool:
        """From the second round on up to two cards may be replaced, all seats at once (A6)."""
        if self.round > 1 or self.setup.first_mulligan:
            for player in self.players:
                if player.cards == 0:
                    player.answered = True
            for player in self.players:
                if not player.answered:
                    self.ask(self.actor_of_mulligan(), ASK_MULLIGAN)
                    return True
            self.replace_cards(chance, out)
        if self.setup.reveal_early:
            self.lay_out(chance, out)
        self.open_window(DRAW_WINDOW, self.initiative)
        return False

    def actor_of_mulligan(self) -> i64:
        seat: i64 = 0
        while self.players[seat].answered:
            seat += 1
        return seat

    def legal_mulligans(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=8)
        player = self.players[seat]
        if player.answered:
            return actions
        actions = append(actions, MULLIGAN_DONE)
        if len(player.swaps) < 2:
            title: i64
            for title in range(len(self.setup.box.titles)):
                if player.held & BIT[title]:
                    actions = append(actions, MULLIGAN + title)
        return actions

    def mulligan(self, seat: i64, action: i64, out: Events | None) -> None:
        player = self.players[seat]
        if action == MULLIGAN_DONE:
            player.answered = True
            return
        title = action - MULLIGAN
        self.set_aside(player, title)
        player.swaps = append(player.swaps, title)
        if out is not None:
            out.keep_secret(int(seat), "card_set_aside", {"seat": seat, "card": self.setup.box.titles[title]}, None)

    def replace_cards(self, chance: Chance, out: Events | None) -> None:
        """All set aside go to the discard, then each seat draws as many, in turn order."""
        turn: i64
        for turn in range(self.setup.seats):
            seat = self.in_order(turn, False)
            player = self.players[seat]
            for title in player.swaps:
                self.forget(player, title)
                self.event_discard = append(self.event_discard, title)
            if out is not None and len(player.swaps):
                names = [self.setup.box.titles[title] for title in player.swaps]
                out.disclose("cards_replaced", {"seat": seat, "cards": names})
        for turn in range(self.setup.seats):
            seat = self.in_order(turn, False)
            player = self.players[seat]
            number: i64 = len(player.swaps)
            player.swaps = vec[i64]()
            self.draw_cards(seat, number, chance, out)

    # ---- Phase 3: contracts

    def start_pass(self, chance: Chance, out: Events | None) -> None:
        """One pick in winter, two in summer (A52), then the closing window."""
        if self.pass_ == self.slots():
            self.open_window(CONTRACT_WINDOW, self.initiative)
            return
        self.turn = 0
        self.open_window(PASS_WINDOW, self.initiative)

    def slots(self) -> i64:
        """Contracts and combats of a seat in this round."""
        return 1 if self.winter() else 2

    def ask_contract(self, out: Events | None) -> bool:
        while self.turn < self.setup.seats:
            seat = self.turn_seat()
            telling = self.skipping_tells(seat)
            self.ask(seat, ASK_CONTRACT)
            if len(self.legal_contracts(seat)) > 1 or self.must_show(seat):
                return True
            self.no_contract(seat, telling, out)
        self.pass_ += 1
        self.step = CONTRACT_PASS
        return False

    def no_contract(self, seat: i64, telling: bool, out: Events | None) -> None:
        self.tell_unused("no_contract", seat, telling, out)
        self.turn += 1

    def legal_contracts(self, seat: i64) -> vec[i64]:
        """Rank and health are checked, pairs are not (A14); training, cards and skills before it."""
        player = self.players[seat]
        box = self.setup.box
        actions = vec[i64](capacity=24)
        actions = append(actions, PASS_CONTRACT)
        highest = self.open_rank(seat)
        for contract in self.shown:
            if box.contract_rank[contract] <= highest or self.setup.take_and_fail:
                actions = append(actions, TAKE + contract)
        actions = self.trainings(seat, actions)
        titles = player.held & box.moments[3 * MOMENTS + ON_TURN]
        if titles:
            actions = self.plays(seat, titles, actions)
        return self.skill_uses(seat, ON_TURN, False, actions)

    def take(self, seat: i64, contract: i64, out: Events | None) -> None:
        self.shown = without(self.shown, contract)
        rank = self.setup.box.contract_rank[contract]
        name = self.setup.box.contracts[contract]
        if out is not None:
            out.add("contract_taken", {"seat": seat, "contract": name})
        if self.able(seat, rank):
            self.players[seat].contracts.append(Held(contract))
        else:  # a locked one counts as not fulfilled, at once (A14)
            self.spent = append(self.spent, contract)
            self.tell_failure(seat, contract, False, out)
        self.turn += 1

    def swapper(self) -> i64:
        """Whose contract is being swapped."""
        seat: i64 = 0
        while True:
            for held in self.players[seat].contracts:
                if held.contract == self.swapping:
                    return seat
            seat += 1

    def legal_swaps(self) -> vec[i64]:
        ranks = self.setup.box.contract_rank
        actions = vec[i64](capacity=4)
        for contract in self.shown:
            if ranks[contract] == ranks[self.swapping]:
                actions = append(actions, SWAP_WITH + contract)
        return actions

    def swap(self, seat: i64, contract: i64, out: Events | None) -> None:
        """What cards had added to the old contract is lost."""
        held = self.held_contract(seat, self.swapping)
        self.shown = append(without(self.shown, contract), self.swapping)
        names = self.setup.box.contracts
        if out is not None:
            out.add("contract_swapped", {"seat": seat, "contract": names[self.swapping], "by": names[contract]})
        held.contract = contract
        held.bonus = 0
        held.any_pair = False
        self.swapping = -1

    # ---- Phase 4: combats

    def ask_combat(self, out: Events | None) -> bool:
        seat = self.in_order(self.turn, False)
        telling = self.skipping_tells(seat)
        self.ask(seat, ASK_COMBAT)
        if len(self.legal_combats(seat)) > 1 or self.must_show(seat):
            return True
        self.no_combat(telling, out)
        return False

    def legal_combats(self, seat: i64) -> vec[i64]:
        """A contract with a legal pair, an exhibitio, or nothing; cards for this turn before it."""
        player = self.players[seat]
        actions = vec[i64](capacity=24)
        actions = append(actions, NO_COMBAT)
        ranks = self.setup.box.contract_rank
        if not self.in_extra:
            for held in player.contracts:
                if self.has_pair(seat, held.contract, held.any_pair, ranks[held.contract]):
                    actions = append(actions, FIGHT + held.contract)
        rank: i64
        for rank in range(3):
            if self.has_pair(seat, -1, False, rank):
                actions = append(actions, EXHIBITIO + rank)
        moments = self.setup.box.moments
        titles = player.held & (moments[4 * MOMENTS + ON_TURN] | moments[4 * MOMENTS + OWN_COMBAT_TURN])
        if titles:
            actions = self.plays(seat, titles, actions)
        actions = self.skill_uses(seat, OWN_COMBAT_TURN, False, actions)
        return self.skill_uses(seat, ON_TURN, False, actions)

    def no_combat(self, telling: bool, out: Events | None) -> None:
        self.tell_unused("no_combat", self.seat, telling, out)
        self.step = SLOT_END

    def choose_combat(self, seat: i64, contract: i64, rank: i64, out: Events | None) -> None:
        """Contract or exhibitio; the pair follows, by itself if only one is possible."""
        self.combat = Combat()
        self.combat.contract = contract
        self.combat.rank = rank
        self.ask(seat, ASK_PAIR)
        pairs = self.legal_pairs(seat)
        if len(pairs) == 1:
            self.fight(seat, pairs[0] - PAIR, out)

    def any_pair(self, seat: i64) -> bool:
        """Whether a card lets any pair of the Nota fulfil the contract chosen."""
        return self.combat.contract >= 0 and self.held_contract(seat, self.combat.contract).any_pair

    def legal_pairs(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=15)
        school = self.players[seat].school
        any_pair = self.any_pair(seat)
        first: i64
        second: i64
        for first in range(len(school)):
            for second in range(first + 1, len(school)):
                if self.fits(school[first], school[second], self.combat.contract, any_pair, self.combat.rank):
                    actions = append(actions, PAIR + school[first].card * 40 + school[second].card)
        return actions

    def fight(self, seat: i64, pair: i64, out: Events | None) -> None:
        one = self.gladiator(pair // 40)
        other = self.gladiator(pair % 40)
        assert one is not None and other is not None
        any_pair = self.any_pair(seat)
        self.combat.owner = seat
        self.announce_combat(one, other, any_pair, out)
        for player in self.players:
            player.slipped = 0
        self.open_window(ANNOUNCED, seat)

    def check_combat(self, out: Events | None) -> None:
        """A combat made illegal after its announcement is void and its contract fails (A17); else it is paid."""
        combat = self.combat
        seat = combat.owner
        held: Held | None = None
        if combat.contract >= 0:
            held = self.held_contract(seat, combat.contract)
        one = self.fighter(0)
        other = self.fighter(1)
        legal = one is not None and other is not None
        if one is not None and other is not None:
            legal = self.fits(one, other, combat.contract, held is not None and held.any_pair, combat.rank)
        if legal:
            self.validate(held, out)
            self.open_window(BEFORE_DRAW, seat)
            return
        if held is not None:
            self.players[seat].contracts.remove(held)
            self.spent = append(self.spent, combat.contract)
            self.tell_failure(seat, combat.contract, False, out)
        self.combat = Combat()
        self.step = SLOT_END

    def prepare_wound(self, place: i64) -> None:
        """A window before each draw: the first result is known when the second is prepared (A62)."""
        self.combat.drawing = place
        self.fill_wound_bag()
        self.open_window(BEFORE_WOUND, self.combat.owner)

    def next_death(self, chance: Chance, out: Events | None) -> None:
        """Deaths one by one, lower slot first, each with its window; then the mise à mort, if any."""
        place: i64
        for place in range(2):
            if self.combat.pending[place] == MORTAL and self.fighter(place) is not None:
                self.die(place, out)
                self.open_window(DEATH_WINDOW, self.combat.owner)
                return
        self.combat.loser = self.find_loser()
        if self.combat.loser >= 0:
            self.fill_mercy_bag()
            self.open_window(BEFORE_MERCY, self.combat.owner)
        else:
            self.step = COMBAT_DONE

    def judge(self, chance: Chance, out: Events | None) -> None:
        """Green: spared. Black: nothing can save him."""
        if self.draw_mercy(chance, out):
            self.step = COMBAT_DONE
            return
        self.die(self.combat.loser, out)
        self.open_window(DEATH_WINDOW, self.combat.owner)

    def end_slot(self, out: Events | None) -> None:
        """After a seat's last slot its open contracts fail (A31), then an extra exhibitio, then the next seat."""
        seat = self.in_order(self.turn, False)
        player = self.players[seat]
        if self.last_slot() and player.contracts:
            self.waived = False
            self.open_window(FAILURE_WINDOW, seat)
            return
        for gladiator in player.school:
            gladiator.new_slot()
        self.in_extra = False
        if self.last_slot() and player.extra:
            player.extra = False
            self.in_extra = True
            self.step = COMBAT_TURN
            return
        self.turn += 1
        if self.turn == self.setup.seats:
            self.turn = 0
            self.pass_ += 1
        if self.pass_ < self.slots():
            self.step = COMBAT_TURN
            return
        self.start_phase(5, out)
        self.open_window(CARE_WINDOW, self.initiative)

    def fail_contract(self, out: Events | None) -> None:
        """The first contract still held."""
        seat = self.in_order(self.turn, False)
        contract = self.players[seat].contracts.pop(0).contract
        self.spent = append(self.spent, contract)
        self.tell_failure(seat, contract, self.waived, out)
        self.step = SLOT_END

    def tell_failure(self, seat: i64, contract: i64, waived: bool, out: Events | None) -> None:
        name = self.setup.box.contracts[contract]
        if out is not None:
            out.add("contract_failed", {"seat": seat, "contract": name, "waived": waived})
        if self.setup.malus and not waived:
            self.score(seat, -FAILURE[self.setup.box.contract_rank[contract]], "failed", name, out)

    # ---- Phase 5: care

    def care(self, out: Events | None) -> None:
        """Who fought in no combat gets better; unspent action points become money; contracts go back."""
        seat: i64
        for seat in range(self.setup.seats):
            player = self.players[seat]
            for gladiator in player.school:
                if gladiator.health > 0 and (not gladiator.fought or self.recovers(gladiator)):
                    self.heal(seat, gladiator, 1, out)
            if player.ap > 0:
                player.money += PLACED_MONEY * player.ap
                if out is not None:
                    out.add("money_placed", {"seat": seat, "points": player.ap, "amount": PLACED_MONEY * player.ap})
                player.ap = 0
        for contract in self.spent:
            self.contracts = append(self.contracts, contract)
        for contract in self.shown:
            self.contracts = append(self.contracts, contract)
        self.spent = vec[i64]()
        self.shown = vec[i64]()
        if (self.round - 1) % 4 != 0:  # the two winter rounds are one period (A21)
            self.reset_influence(out)
        self.step = ROUND_END

    def recovers(self, gladiator: Gladiator) -> bool:
        if gladiator.suppressed:
            return False
        for ability in self.skills(gladiator, self.rank(gladiator)):
            if ability.timing == CARE and ability.school and ability.effects[0].kind == NATURAL_HEAL:
                return True
        return False

    def reset_influence(self, out: Events | None) -> None:
        """Three points lost for each token left, unless there were too few combats to place them (A20)."""
        seat: i64
        for seat in range(self.setup.seats):
            missing = self.unplaced(seat)
            if missing > 0 and self.setup.malus:
                self.score(seat, -TOKEN_MALUS * missing, "influence", "", out)
        for player in self.players:
            self.new_tokens(player)
        if out is not None:
            out.add("influence_reset", {})

    def unplaced(self, seat: i64) -> i64:
        """Tokens that count for the malus."""
        player = self.players[seat]
        if player.lanista >= 0 and not player.poisoned:
            for ability in self.setup.box.powers[player.lanista]:
                for effect in ability.effects:
                    if effect.kind == INFLUENCE and effect.waives:
                        return 0
        room: i64 = 0
        other: i64
        for other in range(self.setup.seats):
            if other != seat or self.setup.seats == 1:
                room += self.players[other].fights * self.cap()
        if room >= 3:
            return 3 - player.placed
        if self.setup.per_token:
            return room - player.placed if room > player.placed else 0
        return 0

    def end_round(self, chance: Chance, out: Events | None) -> None:
        if self.round < self.setup.rounds():
            self.step = ROUND_START
        else:
            self.final_score(out)

    # ---- The end: experience, health, sesterces, one after another

    def final_score(self, out: Events | None) -> None:
        seat: i64
        for seat in range(self.setup.seats):
            experience: i64 = 0
            for gladiator in self.players[seat].school:
                experience += FINAL_RANK[self.rank(gladiator)]
            self.score(seat, experience, "experience", "", out)
        for seat in range(self.setup.seats):
            wounds: i64 = 0
            for gladiator in self.players[seat].school:
                wounds += gladiator.health
            if self.setup.malus:
                self.score(seat, -wounds, "health", "", out)
        for seat in range(self.setup.seats):
            self.score(seat, self.players[seat].money // MONEY_POINT, "money", "", out)
        self.decision = OVER
        if out is not None:
            ranking = self.standings()
            out.add(
                "match_ended",
                {
                    "winners": [standing.seat for standing in ranking if standing.rank == 1],
                    "ranking": [[standing.seat, standing.rank] for standing in ranking],
                    "scores": [player.prestige for player in self.players],
                },
            )

    # ---- The contract with everything outside

    def legal(self, seat: i64) -> vec[i64]:
        decision = self.decision
        if decision == ASK_MULLIGAN:
            return self.legal_mulligans(seat)
        if decision == OVER or seat != self.seat:
            return vec[i64]()
        if decision == ASK_WINDOW:
            return self.with_passes(seat, self.acts(seat))
        if decision == ASK_BUY:
            return self.legal_buys(seat)
        if decision == ASK_CONTRACT:
            return self.legal_contracts(seat)
        if decision == ASK_COMBAT:
            return self.legal_combats(seat)
        if decision == ASK_PAIR:
            return self.legal_pairs(seat)
        if decision == ASK_COUNTER:
            actions = vec[i64](capacity=3)
            actions = append(actions, PASS)
            for title in self.counters(seat):
                actions = append(actions, COUNTER_WITH + title)
            return actions
        return self.legal_answers(seat)

    def legal_answers(self, seat: i64) -> vec[i64]:
        decision = self.decision
        if decision == ASK_DEFINE:
            return self.legal_skills()
        if decision == ASK_SWAP:
            return self.legal_swaps()
        if decision == ASK_PRICE:
            return self.legal_prices()
        actions = vec[i64](capacity=8)
        if decision == ASK_INCLUDE:
            title = self.next_attached()
            return append(append(actions, INCLUDE + title), EXCLUDE + title)
        if decision == ASK_OFFER:
            return append(append(actions, ACCEPT), DECLINE)
        lanista: i64
        for lanista in range(len(self.setup.box.lanistas)):
            taken = False
            for player in self.players:
                taken = taken or player.lanista == lanista
            if not taken:
                actions = append(actions, CHOOSE_LANISTA + lanista)
        return append(actions, CHOOSE_LANISTA + len(self.setup.box.lanistas))

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        decision = self.decision
        if decision == ASK_MULLIGAN:
            self.mulligan(seat, action, out)
        elif decision == ASK_WINDOW:
            self.act_in_window(seat, action, chance, out)
        elif decision == ASK_COUNTER:
            self.polled |= BIT[seat]
            if action != PASS:
                self.counter(seat, action - COUNTER_WITH, out)
        elif decision == ASK_LANISTA:
            self.choose_lanista(action - CHOOSE_LANISTA, chance, out)
        elif decision == ASK_DEFINE:
            self.define(action - DEFINE, out)
        elif decision == ASK_SWAP:
            self.swap(seat, action - SWAP_WITH, out)
        elif decision >= ASK_INCLUDE:
            self.answer(action, out)
        else:
            self.act_on_turn(seat, action, chance, out)
        if self.decision != ASK_PAIR or self.combat.owner >= 0:
            self.run(chance, out)

    def act_on_turn(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        """The actions that end a turn, or lead to its end; the others are as in a window."""
        if action in (PASS_BUY, PASS_CONTRACT):
            self.passed |= BIT[seat]
        else:
            self.passed = 0
        if action >= USE_SKILL:
            self.act(seat, action, chance, out)
        elif action == PASS_BUY:
            self.end_buy_turn(False, out)
        elif action == PASS_CONTRACT:
            self.no_contract(seat, False, out)
        elif action == NO_COMBAT:
            self.no_combat(False, out)
        elif action >= PAIR:
            self.fight(seat, action - PAIR, out)
        elif action >= EXHIBITIO and action < SLIP:
            self.choose_combat(seat, -1, action - EXHIBITIO, out)
        elif action >= FIGHT:
            self.choose_combat(seat, action - FIGHT, self.setup.box.contract_rank[action - FIGHT], out)
        elif action >= TAKE:
            self.take(seat, action - TAKE, out)
        elif action >= OFFER:
            self.start_offer(seat, (action - OFFER) // 4, (action - OFFER) % 4)
        elif action >= SELL_BANK:
            self.sell_to_bank(seat, (action - SELL_BANK) // 2, (action - SELL_BANK) % 2 == 1, out)
        elif action >= BUY:
            self.buy(seat, action - BUY, out)
        else:
            self.act(seat, action, chance, out)

    # ---- What a seat cannot know

    def sample(self, seat: i64, chance: Chance) -> Lanista:
        """Another world that fits: other hands (but for cards the seat has seen), other orders of the piles.

        Piles are put in order before they are shuffled: the true order leaves no trace.
        """
        world = self.clone()
        pool = world.events
        other: i64
        for other in range(self.setup.seats):
            if other != seat:
                pool = world.collect(other, seat, pool)
        pool = chance.shuffle("sample", ordered(pool))
        at: i64 = 0
        for other in range(self.setup.seats):
            if other != seat:
                player = world.players[other]
                while player.cards < self.players[other].cards + len(self.players[other].swaps):
                    world.take_card(player, pool[at])
                    at += 1
        world.events = pool[at:]
        world.gladiators = chance.shuffle("sample", ordered(world.gladiators))
        world.contracts = chance.shuffle("sample", ordered(world.contracts))
        return world

    def collect(self, other: i64, seat: i64, pool: vec[i64]) -> vec[i64]:
        """Put the cards of a hand that the seat has not seen with those of the pile; hidden choices are undone."""
        player = self.players[other]
        for aside in player.swaps:
            self.take_card(player, aside)
        player.swaps = vec[i64]()
        kept = vec[i64]()
        if seat >= 0 and player.known:
            kept = player.known[seat][:]
        observers = player.known
        player.known = []
        title: i64
        for title in range(len(player.hand)):
            stay: i64 = 0
            for known in kept:
                if known == title:
                    stay += 1
            while player.hand[title] > stay:
                self.drop_card(player, title)
                pool = append(pool, title)
        player.known = [titles[:] for titles in observers]
        if player.known:
            observer: i64
            for observer in range(self.setup.seats):
                if observer != seat:
                    player.known[observer] = vec[i64]()
        return pool
