"""Le sport est mortel: the rules, phase by phase as in the rule book. Rulings are cited by number (A17):
rulings.md. What a card does is in board.py, which dice may be laid where in laying.py.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.sportmord.rules.board import Board
from arene.games.sportmord.rules.components import (
    ASK_COACH,
    ASK_DOPE,
    ASK_LAY,
    ASK_MEDDLE,
    ASK_PILL,
    ASK_REROLL,
    ASK_TAKE,
    ASK_WISH,
    BIT,
    CARD_AT,
    DECLINE,
    DONE,
    DOPE_DIE,
    DOPE_REROLL,
    GIVE_COACH,
    GIVE_PILL,
    KEEP,
    KINDS,
    LAST_TIE,
    MEDDLE,
    ONE,
    OVER,
    PASS,
    PICK,
    PILE,
    PLACE,
    REROLL,
    REROLL_ALL,
    SEATS_AT,
    SIZE,
    SPORTS,
    TAKE,
    TRAINING,
    WISH,
    WISH_NONE,
    WISH_TOURNAMENT,
    WISHES,
    Player,
    count,
    dice_in,
    digit,
    faces,
    total,
)
from arene.games.sportmord.rules.laying import can_lay, dopings, layings


class Sportmord(Board):
    """A position of Le sport est mortel."""

    # ---- The contract

    def actor(self) -> i64:
        return -1 if self.decision == OVER else self.seat

    def awaiting(self) -> vec[i64]:
        waiting = vec[i64]()
        if self.decision == ASK_WISH:
            seats = self.participants()
            seat: i64
            for seat in range(self.setup.seats):
                if seats & BIT[seat] and self.players[seat].wish < 0:
                    waiting = append(waiting, seat)
        elif self.decision != OVER:
            waiting = append(waiting, self.seat)
        return waiting

    def clone(self) -> Sportmord:
        other = Sportmord(self.setup, [player.clone() for player in self.players], self.contest.clone())
        self.copy_to(other)
        return other

    def play(self, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        decision = self.decision
        if decision == ASK_LAY:
            self.lay(action, chance, out)
        elif decision == ASK_TAKE:
            self.take(action, True, out)
            self.share_out(chance, out)
        elif decision == ASK_WISH:
            self.make_wish(seat, action - WISH, chance, out)
        elif decision == ASK_REROLL:
            self.reroll(action, chance, out)
        elif decision == ASK_MEDDLE:
            self.meddle(action, chance, out)
        elif decision == ASK_DOPE:
            self.dope(action, chance, out)
        elif decision == ASK_PILL:
            self.give_pill(action - GIVE_PILL, chance, out)
        elif decision == ASK_COACH:
            self.give_coach(action - GIVE_COACH, chance, out)

    def legal(self, seat: i64) -> vec[i64]:
        decision = self.decision
        if decision == ASK_WISH:
            return self.legal_wishes(seat)
        if seat != self.seat or decision == OVER:
            return vec[i64]()
        player = self.players[seat]
        if decision == ASK_LAY:
            return layings(player, self.closed, self.setup.doped_leap)
        if decision == ASK_TAKE:
            return self.legal_takes()
        if decision == ASK_REROLL:
            return self.legal_rerolls(player)
        if decision == ASK_MEDDLE:
            return self.legal_meddling()
        if decision == ASK_DOPE:
            actions = dopings(player, self.closed, self.setup.doped_leap)
            actions = append(actions, DOPE_REROLL)
            return append(actions, PASS)
        return self.other_seats(GIVE_PILL if decision == ASK_PILL else GIVE_COACH)

    def other_seats(self, base: i64) -> vec[i64]:
        """The acting seat chooses among the others."""
        actions = vec[i64](capacity=5)
        seat: i64
        for seat in range(self.setup.seats):
            if seat != self.seat:
                actions = append(actions, base + seat)
        return actions

    # ---- The match begins: a shuffled pile for each sport

    def start_match(self, chance: Chance, out: Events | None) -> None:
        box = self.setup.box
        for player in self.players:
            player.free = box.dice
            player.pills = box.pills_start
        self.reserve = box.pills - box.pills_start * self.setup.seats
        for sport in self.setup.circle:
            cards = vec[i64](capacity=PILE)
            place: i64
            for place in range(PILE):
                cards = append(cards, place - 8 if place > 8 else TRAINING)
            chance.shuffle("pile", cards)
            pile: i64 = 0
            for place in range(PILE):
                pile |= cards[place] * CARD_AT[place]
            self.pile[sport] = pile
            self.cards += PILE * ONE[sport]
            self.unseen += PILE * ONE[sport]
        self.start_round(chance, out)

    def start_round(self, chance: Chance, out: Events | None) -> None:
        self.round += 1
        if out is not None:
            out.add("round_started", {"round": self.round, "left": self.setup.round_limit - self.round})
            out.end_turn()
        if self.round == 1:  # the first roll decides who is first (A3)
            self.roll_training(chance, out)
            self.phase = 1
            self.first = self.highest_roll(chance, out)
        else:
            self.phase = 1
            self.first = self.left_of(self.first)
        if out is not None:
            out.add("coach_1a", {"seat": self.first})
        self.seat = self.first
        self.decision = ASK_COACH

    # ---- Phase 1: the coaches

    def highest_roll(self, chance: Chance, out: Events | None) -> i64:
        """The first 1A coach goes to the highest total; tied seats roll one more die each (A5)."""
        best: i64 = -1
        tied: i64 = 0
        seat: i64
        for seat in range(self.setup.seats):
            pips = total(self.players[seat].roll)
            if pips > best:
                best = pips
                tied = 0
            if pips == best:
                tied |= BIT[seat]
        ties: i64 = 0
        while SIZE[tied] > 1 and ties < LAST_TIE:
            ties += 1
            rolled = tied
            best = 0
            shown: list[list[int]] = []
            for seat in range(self.setup.seats):
                if rolled & BIT[seat]:
                    face = chance.die("tie")
                    if out is not None:
                        shown.append([seat, face])
                    if face > best:
                        best = face
                        tied = 0
                    if face == best:
                        tied |= BIT[seat]
            if out is not None:
                out.add("tie_rolled", {"rolls": shown})
        seat = 0
        while not tied & BIT[seat]:
            seat += 1
        return seat

    def give_coach(self, seat: i64, chance: Chance, out: Events | None) -> None:
        self.best = seat
        if out is not None:
            out.add("coach_best", {"seat": seat, "by": self.first})
        if self.round > 1:
            if out is not None:  # round 1 is played outside (A4)
                out.add("side_flipped", {"side": "out" if self.round % 2 == 1 else "in"})
            self.roll_training(chance, out)
        self.phase = 3
        self.ask_reroll(BIT[self.first], chance, out)

    # ---- Phase 2: training rolls

    def roll_training(self, chance: Chance, out: Events | None) -> None:
        self.phase = 2
        for seat, player in enumerate(self.players):
            player.roll = self.roll_dice("training", player.free, chance)
            if out is not None:
                out.add("rolled", {"seat": seat, "faces": faces(player.roll)})

    # ---- Phase 3: coaches and doping. In a tournament both coaches work in the same way.

    def ask_reroll(self, seats: i64, chance: Chance, out: Events | None) -> None:
        """The 1A coach: its holder may reroll any of its own dice of this roll, once (A6, A24)."""
        if seats & BIT[self.first] and self.players[self.first].roll:
            self.seat = self.first
            self.decision = ASK_REROLL
        else:
            self.after_reroll(chance, out)

    def legal_rerolls(self, player: Player) -> vec[i64]:
        """Keep all, reroll all, or pick dice: how many of a face, face after face, then reroll those or keep all."""
        left = count(player.roll) - count(self.picked)
        actions = vec[i64](capacity=13)
        actions = append(actions, KEEP)
        if self.picked:
            actions = append(actions, REROLL)
        actions = append(actions, REROLL_ALL)
        face: i64
        number: i64
        for face in range(1, 7):
            if not (self.picked >> (4 * face)) & 15:
                most = (player.roll >> (4 * face)) & 15
                if most == left:  # picking every die is rerolling all
                    most -= 1
                for number in range(most):
                    actions = append(actions, PICK + (face - 1) * 10 + number)
        return actions

    def reroll(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action >= PICK:
            self.picked += ((action - PICK) % 10 + 1) * ONE[(action - PICK) // 10 + 1]
            return
        player = self.players[self.seat]
        picked = self.picked
        if action == KEEP:
            picked = 0
        elif action == REROLL_ALL:
            picked = player.roll
        self.picked = 0
        if picked:
            fresh = self.roll_dice("reroll", count(picked), chance)
            player.roll += fresh - picked
            if out is not None:
                out.add(
                    "rerolled", {"seat": self.seat, "by": self.seat, "before": faces(picked), "after": faces(fresh)}
                )
        self.after_reroll(chance, out)

    def after_reroll(self, chance: Chance, out: Events | None) -> None:
        if self.phase == 3:
            self.hand_out_pills(chance, out)
        else:
            self.ask_meddle(self.contest.group(), chance, out)

    def hand_out_pills(self, chance: Chance, out: Events | None) -> None:
        """The best coach brings two pills, one of them for somebody else; a last one is kept (A8)."""
        taken: i64 = 2
        if self.reserve < 2:
            taken = self.reserve
        self.reserve -= taken
        self.players[self.best].pills += taken
        if out is not None and taken:
            out.add("pills_taken", {"seat": self.best, "count": taken})
        if taken == 2:
            self.seat = self.best
            self.decision = ASK_PILL
        else:
            self.ask_meddle(self.everybody(), chance, out)

    def everybody(self) -> i64:
        return BIT[self.setup.seats] - 1

    def give_pill(self, seat: i64, chance: Chance, out: Events | None) -> None:
        self.players[self.best].pills -= 1
        self.players[seat].pills += 1
        if out is not None:
            out.add("pill_given", {"from": self.best, "to": seat})
        self.ask_meddle(self.everybody(), chance, out)

    def ask_meddle(self, seats: i64, chance: Chance, out: Events | None) -> None:
        """The best coach: its holder may reroll one die of any of these seats (A7, A23)."""
        dice: i64 = 0
        seat: i64
        for seat in range(self.setup.seats):
            if seats & BIT[seat]:
                dice |= self.players[seat].roll
        if dice and (seats & BIT[self.best] or self.setup.coach_anywhere):
            self.seat = self.best
            self.decision = ASK_MEDDLE
        else:
            self.after_meddle(chance, out)

    def legal_meddling(self) -> vec[i64]:
        actions = vec[i64](capacity=37)
        seat: i64
        face: i64
        for seat in range(self.setup.seats):
            roll = self.players[seat].roll >> 4
            if roll:
                for face in range(6):
                    if roll & 15:
                        actions = append(actions, MEDDLE + seat * 6 + face)
                    roll >>= 4
        return append(actions, PASS)

    def meddle(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action != PASS:
            seat = (action - MEDDLE) // 6
            face = (action - MEDDLE) % 6 + 1
            fresh = chance.die("meddle")
            self.players[seat].roll += ONE[fresh] - ONE[face]
            if out is not None:
                out.add("rerolled", {"seat": seat, "by": self.seat, "before": [face], "after": [fresh]})
        elif out is not None:
            out.add("passed", {"seat": self.seat, "decision": "meddle"})
        self.after_meddle(chance, out)

    def after_meddle(self, chance: Chance, out: Events | None) -> None:
        if self.phase == 3:
            self.ask_dope(self.first, chance, out)
        else:
            self.settle(out)
            self.hold_tournament(chance, out)

    def ask_dope(self, seat: i64, chance: Chance, out: Events | None) -> None:
        """Doping in turn order, each seat finishing before the next is asked (A14)."""
        while True:
            player = self.players[seat]
            if player.pills > 0 and player.roll:
                self.seat = seat
                self.decision = ASK_DOPE
                return
            seat = self.left_of(seat)
            if seat == self.first:
                break
        self.phase = 4
        self.ask_lay(self.first, chance, out)

    def dope(self, action: i64, chance: Chance, out: Events | None) -> None:
        seat = self.seat
        player = self.players[seat]
        if action == DOPE_REROLL:
            self.repeat_roll(player, chance, out)
        elif action != PASS:
            face = (action - DOPE_DIE) // 6 + 1
            to = (action - DOPE_DIE) % 6 + 1
            player.pills -= 1
            player.roll -= ONE[face]
            player.doped += ONE[to]
            if out is not None:
                out.add("pill_used", {"seat": seat, "use": "die", "from": face, "to": to})
        elif out is not None:
            out.add("passed", {"seat": seat, "decision": "dope"})
        again = action != PASS and not self.setup.one_pill  # A9
        if again and player.pills > 0 and player.roll:
            return
        seat = self.left_of(seat)
        if seat != self.first:
            self.ask_dope(seat, chance, out)
        else:
            self.phase = 4
            self.ask_lay(seat, chance, out)

    def repeat_roll(self, player: Player, chance: Chance, out: Events | None) -> None:
        """All dice of the roll again; doped dice stand on their pills and stay (A10)."""
        before = player.roll
        player.pills -= 1
        self.reserve += 1
        player.roll = self.roll_dice("doping", count(before), chance)
        if out is not None:
            out.add("pill_used", {"seat": self.seat, "use": "reroll"})
            out.add(
                "rerolled",
                {"seat": self.seat, "by": self.seat, "before": faces(before), "after": faces(player.roll)},
            )

    # ---- Phase 4: laying dice

    def ask_lay(self, seat: i64, chance: Chance, out: Events | None) -> None:
        """In turn order. What leaves no choice at the start of the turn is done at once; after that, the seat's own
        "done" ends its turn, so that it can rearrange everything until then."""
        while True:
            self.seat = seat
            self.decision = ASK_LAY
            player = self.players[seat]
            if not player.doped and can_lay(player, self.closed):
                return
            while True:
                actions = self.legal(seat)
                if len(actions) > 1:
                    return
                if actions[0] == DONE:
                    break
                self.place(actions[0] - PLACE, out)
            self.end_laying(out)
            seat = self.left_of(seat)
            if seat == self.first:
                break
        self.recover(chance, out)

    def lay(self, action: i64, chance: Chance, out: Events | None) -> None:
        if action != DONE:
            self.place(action - PLACE, out)
            return
        self.end_laying(out)
        seat = self.left_of(self.seat)
        if seat != self.first:
            self.ask_lay(seat, chance, out)
        else:
            self.recover(chance, out)

    def place(self, placement: i64, out: Events | None) -> None:
        player = self.players[self.seat]
        face = placement // 16 + 1
        sport = placement % 8
        doped = placement % 16 >= 8
        if doped:
            player.doped -= ONE[face]
            player.doped_at |= BIT[sport]
        else:
            player.roll -= ONE[face]
        player.free -= 1
        player.new += face * ONE[sport]
        self.laid |= BIT[self.seat] * SEATS_AT[sport]
        if out is not None:
            out.add("placed", {"seat": self.seat, "sport": self.name(sport), "face": face, "doped": doped})

    def end_laying(self, out: Events | None) -> None:
        player = self.players[self.seat]
        player.roll = 0
        if out is not None:
            out.add("turn_done", {"seat": self.seat, "dice": dice_in(player.new)})
            out.end_turn()

    # ---- Phase 5: last round's dice come home, from closed sports too (A17)

    def recover(self, chance: Chance, out: Events | None) -> None:
        self.phase = 5
        home: list[list[int]] = []
        for seat, player in enumerate(self.players):
            dice = dice_in(player.old)
            player.free += dice
            player.old = 0
            if out is not None and dice:
                home.append([seat, dice])
        if out is not None and home:
            out.add("dice_recovered", {"dice": home})
        self.heal(out)  # phases 6 and 7
        self.lose_units(out)
        self.phase = 8
        self.step = 0
        self.train(chance, out)

    # ---- Phase 8: training, accidents, tournaments, sport by sport from bowling (A40)

    def train(self, chance: Chance, out: Events | None) -> None:
        while self.step < SPORTS:
            seats: i64 = 0
            if not self.closed & BIT[self.sport()]:
                seats = self.dice_at(self.sport())
            if seats:
                self.turn_up(seats, chance, out)
                return
            self.step += 1
        self.phase = 9
        self.step = 0
        self.draw_for_doping(chance, out)

    def participants(self) -> i64:
        """The seats with a die at the sport under way."""
        return self.dice_at(self.sport())

    def turn_up(self, seats: i64, chance: Chance, out: Events | None) -> None:
        """As many cards as dice, or all there are. One card each without a choice needs no tournament."""
        sport = self.sport()
        dice = SIZE[seats]
        there = digit(self.cards, sport)
        number = dice if dice < there else there
        kinds: list[str] = []
        left = number
        while left > 0:
            left -= 1
            kind = self.draw(sport)
            self.shown += ONE[kind]
            if out is not None:
                kinds.append(KINDS[kind])
        if out is not None:
            out.disclose("revealed", {"sport": self.name(sport), "cards": kinds, "last": number == there})
        if dice == 1 or self.shown == dice:  # one die, or nothing but training units, one for each
            self.contest.line_up(seats, self.first, self.setup.seats, False)
            self.turn = 0
            self.share_out(chance, out)
        elif self.setup.wishes:
            self.ask_wish()
        else:
            self.start_tournament(seats, chance, out)

    # Agreement: one hidden wish each (A20).

    def ask_wish(self) -> None:
        self.decision = ASK_WISH
        seats = self.participants()
        seat: i64 = 0
        while not seats & BIT[seat] or self.players[seat].wish >= 0:
            seat += 1
        self.seat = seat

    def legal_wishes(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=6)
        seats = self.participants()
        if not seats & BIT[seat] or self.players[seat].wish >= 0:
            return actions
        number: i64 = 0
        kind: i64
        for kind in range(4):
            if digit(self.shown, kind):
                number += digit(self.shown, kind)
                actions = append(actions, WISH + kind)
        if number < SIZE[seats]:
            actions = append(actions, WISH + WISH_NONE)
        return append(actions, WISH + WISH_TOURNAMENT)

    def make_wish(self, seat: i64, wish: i64, chance: Chance, out: Events | None) -> None:
        self.players[seat].wish = wish
        if out is not None:
            out.keep_secret(seat, "wish_made", {"seat": seat, "wish": WISHES[wish]}, {"seat": seat})
        seats = self.participants()
        wished: i64 = 0
        other: i64
        for other in range(self.setup.seats):
            if seats & BIT[other]:
                if self.players[other].wish < 0:
                    self.ask_wish()
                    return
                wished += ONE[self.players[other].wish]
        if out is not None:
            out.disclose("wishes_shown", {"sport": self.name(self.sport()), "wishes": self.wish_list(seats)})
        agreed = wished % ONE[WISH_NONE] == self.shown and not digit(wished, WISH_TOURNAMENT)
        if agreed:
            self.carry_out_wishes(seats, chance, out)
        else:
            for player in self.players:
                player.wish = -1
            self.start_tournament(seats, chance, out)

    def carry_out_wishes(self, seats: i64, chance: Chance, out: Events | None) -> None:
        self.contest.line_up(seats, self.first, self.setup.seats, False)  # evaluated in turn order (A21)
        for player in self.players:
            if player.wish >= 0 and player.wish != WISH_NONE:
                player.card = player.wish
            player.wish = -1
        self.shown = 0
        if out is not None:
            out.add("agreed", {"sport": self.name(self.sport())})
        self.evaluate(chance, out)

    # Tournament: the total of the free dice decides who chooses first.

    def start_tournament(self, seats: i64, chance: Chance, out: Events | None) -> None:
        self.contest.line_up(seats, self.first, self.setup.seats, True)
        self.hold_tournament(chance, out)

    def hold_tournament(self, chance: Chance, out: Events | None) -> None:
        """The first tied group rolls; the coaches work on each roll. Complementary tournaments break ties."""
        group = self.contest.group()
        if not group:
            self.after_tournament(chance, out)
            return
        seat: i64
        for seat in range(self.setup.seats):
            player = self.players[seat]
            player.roll = self.roll_dice("tournament", player.free, chance) if group & BIT[seat] else 0
        if out is not None:
            level = digit(self.contest.level, self.contest.start())
            out.add("tournament_rolled", {"sport": self.name(self.sport()), "level": level, "rolls": self.rolls(group)})
        self.ask_reroll(group, chance, out)

    def settle(self, out: Events | None) -> None:
        group = self.contest.group()
        start = self.contest.start()
        end = self.contest.end(start)
        totals = vec[i64]([0, 0, 0, 0, 0, 0])
        seat: i64
        for seat in range(self.setup.seats):
            totals[seat] = total(self.players[seat].roll)
        rolls = self.rolls(group) if out is not None else []
        self.contest.settle(totals)
        for player in self.players:
            player.roll = 0
        if out is not None:
            out.add(
                "tournament",
                {
                    "sport": self.name(self.sport()),
                    "rolls": rolls,
                    "totals": [[other, totals[other]] for other in range(self.setup.seats) if group & BIT[other]],
                    "order": [digit(self.contest.order, place) for place in range(start, end)],
                    "tied": self.contest.tied_groups(start, end),
                },
            )

    def after_tournament(self, chance: Chance, out: Events | None) -> None:
        self.turn = 0
        if self.phase == 8:
            self.share_out(chance, out)
        else:
            self.draw_in_order(chance, out)

    # Sharing out: in that order each takes one card, until none remains (A22).

    def share_out(self, chance: Chance, out: Events | None) -> None:
        while self.shown:
            self.seat = digit(self.contest.order, self.turn)
            self.decision = ASK_TAKE
            actions = self.legal_takes()
            if len(actions) > 1:
                return
            self.take(actions[0], False, out)
        self.evaluate(chance, out)

    def legal_takes(self) -> vec[i64]:
        """Any card there, or none if enough seats follow to take the rest."""
        actions = vec[i64](capacity=5)
        left: i64 = 0
        kind: i64
        for kind in range(4):
            if digit(self.shown, kind):
                left += digit(self.shown, kind)
                actions = append(actions, TAKE + kind)
        if self.contest.size - self.turn - 1 >= left:
            actions = append(actions, DECLINE)
        return actions

    def take(self, action: i64, chosen: bool, out: Events | None) -> None:
        if action == DECLINE:
            if out is not None:
                out.add("declined", {"seat": self.seat, "sport": self.name(self.sport())})
        else:
            kind = action - TAKE
            self.players[self.seat].card = kind
            self.shown -= ONE[kind]
            if out is not None:
                taken = {"seat": self.seat, "sport": self.name(self.sport()), "card": KINDS[kind], "chosen": chosen}
                out.add("card_taken", taken)
        self.turn += 1

    # Evaluation: all values stand before the first card is looked at (A25), and all cards are looked at (A28).

    def evaluate(self, chance: Chance, out: Events | None) -> None:
        sport = self.sport()
        seats = self.participants()
        last = digit(self.cards, sport) == 0
        values: i64 = 0
        seat: i64
        for seat in range(self.setup.seats):
            if seats & BIT[seat]:
                values += self.value(seat, sport, seats) * ONE[seat]
        place: i64
        for place in range(self.contest.size):
            seat = digit(self.contest.order, place)
            if self.players[seat].card >= 0:
                self.evaluate_card(seat, sport, digit(values, seat), last, out)
        self.contest.size = 0
        self.contest.order = 0
        self.turn = 0
        self.step += 1
        self.train(chance, out)

    # ---- Phase 9: each doped die draws one more card, for its seat alone

    def draw_for_doping(self, chance: Chance, out: Events | None) -> None:
        while self.step < SPORTS:
            seats = self.doped_seats(self.sport())
            if seats:
                closed = (self.closed & BIT[self.sport()]) != 0
                if closed or SIZE[seats] == 1:
                    self.contest.line_up(seats, self.first, self.setup.seats, False)
                    self.draw_in_order(chance, out)
                else:
                    self.start_tournament(seats, chance, out)
                return
            self.step += 1
        self.end_round(chance, out)

    def draw_in_order(self, chance: Chance, out: Events | None) -> None:
        """One after another, with the dice present at that moment (A31); a closed sport gives nothing (A32)."""
        sport = self.sport()
        place: i64
        for place in range(self.contest.size):
            seat = digit(self.contest.order, place)
            if not self.closed & BIT[sport]:
                self.players[seat].card = self.draw(sport)
                last = digit(self.cards, sport) == 0
                if out is not None:
                    card = KINDS[self.players[seat].card]
                    out.disclose("doping_drawn", {"seat": seat, "sport": self.name(sport), "card": card, "last": last})
                self.evaluate_card(seat, sport, self.value(seat, sport, self.dice_at(sport)), last, out)
            self.return_pill(seat, sport, out)
        self.contest.size = 0
        self.contest.order = 0
        self.step += 1
        self.draw_for_doping(chance, out)

    # ---- The round ends; the match ends when every sport is closed, or at the limit (A33)

    def end_round(self, chance: Chance, out: Events | None) -> None:
        for player in self.players:
            player.old = player.new
            player.new = 0
        self.laid = 0
        self.step = 0
        if SIZE[self.closed] < SPORTS and self.round < self.setup.round_limit:
            self.start_round(chance, out)
            return
        self.decision = OVER
        if out is not None:
            ranking = self.standings()
            out.add(
                "match_ended",
                {
                    "reason": "closed" if SIZE[self.closed] == SPORTS else "limit",
                    "winners": [standing.seat for standing in ranking if standing.rank == 1],
                    "ranking": [[standing.seat, standing.rank] for standing in ranking],
                    "scores": [player.score() for player in self.players],
                    "accidents": [player.accidents() for player in self.players],
                },
            )

    # ---- What a seat cannot know

    def sample(self, seat: i64, chance: Chance) -> Sportmord:
        """Shuffle the unseen part of each pile; draw the hidden wishes of the others anew."""
        world = self.clone()
        sport: i64
        for sport in range(SPORTS):
            if not self.closed & BIT[sport]:
                world.shuffle_unseen(sport, chance)
        if self.decision == ASK_WISH:
            other: i64
            for other in range(self.setup.seats):
                if other != seat and self.players[other].wish >= 0:
                    world.players[other].wish = -1
                    wishes = world.legal_wishes(other)
                    world.players[other].wish = wishes[chance.below("sample", len(wishes))] - WISH
        return world
