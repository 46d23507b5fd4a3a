"""Lanista: windows. “At any time in its phase” means: on one’s own turn, or when a window asks.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.lanista.rules.arena import Arena
from arene.games.lanista.rules.components import (
    AFTER_WOUNDS,
    AIMS,
    AP_HEAL,
    AP_MEDICUS,
    AP_PREPARE,
    AP_TRAIN,
    ARRIVAL_WINDOW,
    ASK_COUNTER,
    ASK_DEFINE,
    ASK_WINDOW,
    AT_OPEN_CONTRACT,
    AT_OPPONENT,
    AT_OPPONENTS,
    AT_THEIR_GLADIATOR,
    AT_THEIRS_OR_LANISTA,
    BEFORE_DRAW,
    BIT,
    BUY_WINDOW,
    COLOURS,
    CONTRACT_WINDOW,
    DEATH_WINDOW,
    DEFINE,
    DONE,
    DONE_PHASE,
    FAILURE_WINDOW,
    FROM_POINT,
    FROM_SEAT,
    GRAVE,
    GREEN,
    MOMENTS,
    MORTAL,
    ON_TURN,
    OWN_COMBAT_TURN,
    PASS,
    PASS_WINDOW,
    PLAY,
    SLIP,
    SLIP_JOKER,
    USE_SKILL,
    WINDOW_TIMING,
    Ability,
    Gladiator,
    Player,
)


class Windows(Arena):
    """Who may act when, and the acts themselves: cards, skills, action points, influence."""

    # ---- Windows: seats are asked in order until all have passed since the last act (§ 4.1)

    def ask(self, seat: i64, decision: i64) -> None:
        self.seat = seat
        self.decision = decision

    def open_window(self, step: i64, after: i64) -> None:
        """Polls from the left of a seat, who is asked last. A turn passed since the last act is a pass already."""
        self.step = step
        self.asked = self.left_of(after)
        if step not in (BUY_WINDOW, CONTRACT_WINDOW):
            self.passed = 0
        self.finished = 0

    def poll(self) -> bool:
        """Ask the next seat that can do something; False when the window closes."""
        looked: i64 = 0
        while looked < self.setup.seats:
            seat = self.asked
            if not (self.passed | self.finished) & BIT[seat] and self.wants(seat):
                self.ask(seat, ASK_WINDOW)
                return True
            self.asked = self.left_of(seat)
            looked += 1
        return False

    def wants(self, seat: i64) -> bool:
        """Whether the seat has anything to do in this window."""
        own = self.phase == 4 and seat == self.in_order(self.turn, False)
        if not own and (self.quiet & BIT[seat] or self.step == DEATH_WINDOW or self.step == FAILURE_WINDOW):
            return False
        player = self.players[seat]
        if self.setup.poker_face and self.phase == 4 and player.cards > 0 and self.ever_used(seat):
            return True
        if self.only_cards(seat) and not player.held & self.playable() and not self.skilled(player):
            return False  # the usual case
        return len(self.acts(seat)) > 0

    def ever_used(self, seat: i64) -> bool:
        """Whether any card of the match, or skill, is for this seat and the window that is open."""
        box = self.setup.box
        timing = WINDOW_TIMING[self.step]
        cards = box.moments[4 * MOMENTS + timing]
        if self.setup.rules >= 2:  # before, all cards of the edition counted, whoever they are for
            cards &= self.setup.titles & (box.for_owner if seat == self.combat.owner else box.for_others)
        return (cards | (box.skilled_timings & BIT[timing])) != 0

    def only_cards(self, seat: i64) -> bool:
        """Whether neither action points nor influence are of use in the window that is open."""
        step = self.step
        if step in (BUY_WINDOW, CONTRACT_WINDOW, AFTER_WOUNDS):
            return self.players[seat].ap == 0
        return step != BEFORE_DRAW

    def playable(self) -> i64:
        """The titles that may be played in the window that is open."""
        titles = self.setup.box.moments[self.phase * MOMENTS + WINDOW_TIMING[self.step]]
        if self.step in (ARRIVAL_WINDOW, PASS_WINDOW):
            titles &= self.setup.box.aimed
        return titles

    def skilled(self, player: Player) -> bool:
        """Whether somebody in the school may have a skill for the window that is open."""
        moment = BIT[WINDOW_TIMING[self.step]]
        uses = self.setup.box.uses
        found = False
        for gladiator in player.school:
            found = found or (not gladiator.used and uses[gladiator.card] & moment != 0)
        return found

    def acts(self, seat: i64) -> vec[i64]:
        """What a seat may do in the window that is open, besides passing."""
        actions = vec[i64](capacity=16)
        step = self.step
        player = self.players[seat]
        titles = player.held & self.playable()
        if titles:
            actions = self.plays(seat, titles, actions)
        opening = step in (ARRIVAL_WINDOW, PASS_WINDOW)
        actions = self.skill_uses(seat, WINDOW_TIMING[step], opening, actions)
        if step == BUY_WINDOW:
            actions = self.heals(seat, actions)
        elif step == CONTRACT_WINDOW:
            actions = self.trainings(seat, actions)
        elif step == BEFORE_DRAW:
            actions = self.bag_acts(seat, actions)
        elif step == AFTER_WOUNDS and player.ap > 0 and self.combat.owner == seat:
            place: i64
            for place in range(2):
                if self.combat.pending[place] == MORTAL:
                    actions = append(actions, AP_MEDICUS + (self.combat.first if place == 0 else self.combat.second))
        return actions

    # ---- What may be done in windows and on turns

    def plays(self, seat: i64, titles: i64, actions: vec[i64]) -> vec[i64]:
        """Each card of a set with each of its targets."""
        box = self.setup.box
        for title in box.by_phase[self.phase]:
            if titles & BIT[title]:
                actions = self.aims(seat, box.cards[title], title, -1, PLAY + title * AIMS, actions)
        return actions

    def skill_uses(self, seat: i64, timing: i64, opening: bool, actions: vec[i64]) -> vec[i64]:
        """Activated skills, once per round each."""
        moment = BIT[timing]
        if not self.setup.box.skilled_timings & moment:
            return actions
        uses = self.setup.box.uses
        for gladiator in self.players[seat].school:
            if not uses[gladiator.card] & moment or gladiator.used or gladiator.suppressed:
                continue
            ability = self.active_skill(gladiator, timing)
            if ability is None or (opening and not aims_at_others(ability)):
                continue
            actions = self.aims(seat, ability, -1, gladiator.card, USE_SKILL + gladiator.card * AIMS, actions)
        return actions

    def active_skill(self, gladiator: Gladiator, timing: i64) -> Ability | None:
        for ability in self.skills(gladiator, self.rank(gladiator)):
            if ability.active and ability.timing == timing and (ability.phase == 0 or ability.phase == self.phase):
                return ability
        return None

    def heals(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        """Phase 2: one valid care per gladiator and round."""
        player = self.players[seat]
        if player.ap > 0:
            for gladiator in player.school:
                if gladiator.health > 0 and not gladiator.cared:
                    actions = append(actions, AP_HEAL + gladiator.card)
        return actions

    def trainings(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        """Phase 3: one training by action point per gladiator and round (A63); the wounded too (A47)."""
        player = self.players[seat]
        if player.ap > 0:
            for gladiator in player.school:
                if not gladiator.trained and gladiator.xp < self.setup.box.cap:
                    actions = append(actions, AP_TRAIN + gladiator.card)
        return actions

    def bag_acts(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        """Before the combat draw: the owner prepares, the others slip in their influence; alone, one's own (§ 4.8)."""
        player = self.players[seat]
        own = self.combat.owner == seat
        if own and player.ap > 0:
            actions = append(actions, AP_PREPARE)
        if own == (self.setup.seats == 1) and player.slipped < self.own_cap(seat):
            colour: i64
            for colour in range(3):
                if player.tokens[colour] > 0:
                    actions = append(actions, SLIP + colour)
            if player.jokers > 0 and not player.poisoned:
                for colour in range(3):
                    actions = append(actions, SLIP_JOKER + colour)
        return actions

    def with_passes(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        """Pass (ask me again if something changes), done with the window, done with the phase."""
        actions = append(actions, PASS)
        if self.setup.seats > 1:
            actions = append(actions, DONE)
            if self.combat.owner != seat and self.step != FAILURE_WINDOW:
                actions = append(actions, DONE_PHASE)
        return actions

    # ---- Acting

    def act_in_window(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action <= DONE_PHASE:
            if action == PASS:
                self.passed |= BIT[seat]
            else:
                self.finished |= BIT[seat]
            if action == DONE_PHASE:
                self.quiet |= BIT[seat]
            self.asked = self.left_of(seat)
            return
        self.passed = 0
        self.act(seat, action, chance, out)

    def act(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        """Cards, skills, action points and influence: what may be done in windows and on turns."""
        if action >= PLAY:
            self.announce(seat, (action - PLAY) // AIMS, (action - PLAY) % AIMS, chance, out)
        elif action >= USE_SKILL:
            self.use_skill(seat, (action - USE_SKILL) // AIMS, (action - USE_SKILL) % AIMS, chance, out)
        elif action >= SLIP_JOKER:
            self.slip(seat, action - SLIP_JOKER, True, out)
        elif action >= SLIP:
            self.slip(seat, action - SLIP, False, out)
        elif action >= AP_MEDICUS:
            self.save_with_point(seat, action - AP_MEDICUS, out)
        elif action >= AP_TRAIN:
            self.train(seat, action - AP_TRAIN, out)
        elif action >= AP_HEAL:
            self.heal_with_point(seat, action - AP_HEAL, out)
        else:
            self.prepare(seat, out)

    def use_skill(self, seat: i64, card: i64, target: i64, chance: Chance, out: Events | None) -> None:
        gladiator = self.gladiator(card)
        assert gladiator is not None
        timing = WINDOW_TIMING[self.step]
        if timing < 0:
            timing = ON_TURN
        ability = self.active_skill(gladiator, timing)
        if ability is None:
            ability = self.active_skill(gladiator, OWN_COMBAT_TURN)
        assert ability is not None
        gladiator.used = True
        self.pay_cost(seat, ability)
        if out is not None:
            name = self.setup.box.gladiators[card]
            out.add(
                "skill_used",
                {"seat": seat, "gladiator": name, "skill": ability.source, "target": self.aim_name(target)},
            )
        self.disturb(seat, target, ability)
        for effect in ability.effects:
            self.apply(effect, seat, target, -1, timing, chance, out)

    def heal_with_point(self, seat: i64, card: i64, out: Events | None) -> None:
        self.players[seat].ap -= 1
        gladiator = self.gladiator(card)
        assert gladiator is not None
        gladiator.cared = True
        self.spend_point(seat, "heal", out)
        self.heal(seat, gladiator, 1, out)

    def train(self, seat: i64, card: i64, out: Events | None) -> None:
        self.players[seat].ap -= 1
        gladiator = self.gladiator(card)
        assert gladiator is not None
        gladiator.trained = True
        self.spend_point(seat, "train", out)
        self.gain(seat, gladiator, 1, out)

    def prepare(self, seat: i64, out: Events | None) -> None:
        self.players[seat].ap -= 1
        self.spend_point(seat, "prepare", out)
        self.add_tokens(GREEN, 1, FROM_POINT, out)

    def slip(self, seat: i64, colour: i64, joker: bool, out: Events | None) -> None:
        """An influence token; a joker's colour is named now, and it counts in the cap only."""
        player = self.players[seat]
        if joker:
            player.jokers -= 1
        else:
            player.tokens[colour] -= 1
            player.placed += 1
        player.slipped += 1
        self.add_tokens(colour, 1, FROM_SEAT + seat, out)
        if out is not None:
            out.add("token_added", {"seat": seat, "token": COLOURS[colour], "joker": joker})

    def save_with_point(self, seat: i64, card: i64, out: Events | None) -> None:
        """Medicus de secours: mortal becomes grave (A28)."""
        self.players[seat].ap -= 1
        self.spend_point(seat, "medicus", out)
        place: i64 = 0
        if card == self.combat.second:
            place = 1
        self.combat.pending[place] = GRAVE
        if out is not None:
            name = self.setup.box.gladiators[card]
            out.add("wound_changed", {"seat": seat, "gladiator": name, "wound": "grave"})

    def spend_point(self, seat: i64, use: str, out: Events | None) -> None:
        if out is not None:
            out.add("point_spent", {"seat": seat, "use": use, "left": self.players[seat].ap})

    # ---- Counters

    def ask_counter(self) -> bool:
        """Seats clockwise from the card's player that hold a counter, the first one cancels."""
        seat = self.left_of(self.card_seat)
        while seat != self.card_seat:
            if not self.polled & BIT[seat]:
                able = len(self.counters(seat)) > 0
                if able or (self.setup.poker_face and self.players[seat].cards > 0 and self.has_counters()):
                    self.ask(seat, ASK_COUNTER)
                    return True
            seat = self.left_of(seat)
        return False

    def has_counters(self) -> bool:
        """Whether the match has cards that cancel the announced one; before rules 2 it was enough to be printed."""
        return self.setup.rules < 2 or self.setup.box.countered_by[self.card] & self.setup.titles != 0

    def card_stands(self, chance: Chance, out: Events | None) -> None:
        title = self.card
        seat = self.card_seat
        target = self.card_target
        self.forget_card()
        self.resolve(seat, title, target, chance, out)

    def forget_card(self) -> None:
        """The announced card is settled: nothing of the question stays behind."""
        self.card = -1
        self.card_seat = 0
        self.card_target = 0
        self.polled = 0

    def counter(self, seat: i64, title: i64, out: Events | None) -> None:
        """Both cards are spent; the target is untouched and may be tried again (A10, A56)."""
        self.drop_card(self.players[seat], title)
        if self.setup.rules >= 2:  # before, a counter's cost was only printed
            self.pay_cost(seat, self.setup.box.cards[title])
        self.event_discard = append(append(self.event_discard, self.card), title)
        if out is not None:
            titles = self.setup.box.titles
            params = {"seat": seat, "card": titles[self.card], "by": titles[title], "player": self.card_seat}
            out.show("card_countered", params)
        self.forget_card()

    # ---- Skills that an owner chooses

    def ask_skill(self) -> bool:
        card: i64 = 0
        while not self.undefined & BIT[card]:
            card += 1
        gladiator = self.gladiator(card)
        if gladiator is None:
            self.undefined &= ~BIT[card]
            return False
        self.ask(self.owner(card), ASK_DEFINE)
        return True

    def undefined_one(self) -> Gladiator:
        """The gladiator whose skill is being chosen."""
        card: i64 = 0
        while not self.undefined & BIT[card]:
            card += 1
        gladiator = self.gladiator(card)
        assert gladiator is not None
        return gladiator

    def legal_skills(self) -> vec[i64]:
        """Each entry of the menu once."""
        gladiator = self.undefined_one()
        actions = vec[i64](capacity=8)
        entry: i64
        place: i64
        for entry in range(len(self.setup.box.menu[gladiator.card])):
            taken = False
            for place in range(3):
                if (gladiator.picks >> (4 * place)) & 15 == entry + 1:
                    taken = True
            if not taken:
                actions = append(actions, DEFINE + entry)
        return actions

    def define(self, entry: i64, out: Events | None) -> None:
        gladiator = self.undefined_one()
        place: i64 = 0
        factor: i64 = 1
        while (gladiator.picks >> (4 * place)) & 15:
            place += 1
            factor *= 16
        gladiator.picks += (entry + 1) * factor
        self.define_later(gladiator)
        if out is not None:
            box = self.setup.box
            skill = box.menu_names[gladiator.card][entry]
            out.add("skill_chosen", {"seat": self.seat, "gladiator": box.gladiators[gladiator.card], "skill": skill})


def aims_at_others(ability: Ability) -> bool:
    """Targets that make an ability usable in opening windows (A60)."""
    return ability.target in (AT_OPPONENT, AT_OPPONENTS, AT_THEIR_GLADIATOR, AT_THEIRS_OR_LANISTA, AT_OPEN_CONTRACT)
