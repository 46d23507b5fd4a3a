"""Le sport est mortel, phase 3: what the coaches do, and doping. In tournaments both coaches work in the same way.
Rulings are cited by number (A7): rulings.md.

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
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules import laying, opening, tournament
from arene.games.sportmord.rules.state import Ask, Sportmord

# the numbers of the actions, one range for each kind
KEEP: Final = 6
REROLL: Final = 7  # the dice picked
REROLL_ALL: Final = 8
PICK: Final = 9  # picking(face, number)
GIVE_PILL: Final = 69  # + seat
PASS: Final = 75
MEDDLE: Final = 76  # meddling(seat, face)
DOPE_REROLL: Final = 112
DOPE_DIE: Final = 113  # doping(face, to)

PASSING: Final = Kind("pass", PASS)


def start(s: Sportmord, chance: Chance, out: Events | None) -> None:
    s.phase = 3
    ask_reroll(s, c.BIT[s.first], chance, out)


# ---- The 1A coach: its holder may reroll any of its own dice of this roll, once (A6, A24)


def ask_reroll(s: Sportmord, seats: i64, chance: Chance, out: Events | None) -> None:
    if seats & c.BIT[s.first] and s.players[s.first].roll:
        s.seat = s.first
        s.asked = ASK_REROLL
    else:
        after_reroll(s, chance, out)


def picking(face: i64, number: i64) -> i64:
    return PICK + (face - 1) * c.MAX_DICE + number - 1


def picked(action: i64) -> tuple[i64, i64]:
    """Of which face, and how many."""
    return (action - PICK) // c.MAX_DICE + 1, (action - PICK) % c.MAX_DICE + 1


class Reroll(Ask):
    """Keep all, reroll all, or pick dice: how many of a face, face after face, then reroll those or keep all."""

    name = "reroll"
    topics = "reroll-nothing-picked"
    phases = "3 8 9"

    def kinds(self) -> Sequence[Kind]:
        return (
            Kind("keep", KEEP),
            Kind("reroll", REROLL),
            Kind("reroll_all", REROLL_ALL),
            Kind("pick", PICK, face=c.FACES, count=range(1, c.MAX_DICE + 1)),
        )

    def legal(self, s: Sportmord, seat: i64) -> vec[i64]:
        roll = s.players[seat].roll
        left = c.count(roll) - c.count(s.picked)
        actions = vec[i64](capacity=13)
        actions = append(actions, KEEP)
        if s.picked:
            actions = append(actions, REROLL)
        actions = append(actions, REROLL_ALL)
        face: i64
        number: i64
        for face in range(1, 7):
            if not (s.picked >> (4 * face)) & 15:
                most = (roll >> (4 * face)) & 15
                if most == left:  # picking every die is rerolling all
                    most -= 1
                for number in range(1, most + 1):
                    actions = append(actions, picking(face, number))
        return actions

    def play(self, s: Sportmord, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action >= PICK:
            face, number = picked(action)
            s.picked += number * c.ONE[face]
            return
        dice = s.picked
        if action == KEEP:
            dice = 0
        elif action == REROLL_ALL:
            dice = s.players[seat].roll
        s.picked = 0
        if dice:
            reroll(s, seat, dice, "reroll", chance, out)
        after_reroll(s, chance, out)

    def why_not(self, s: Sportmord, seat: int, action: int) -> Refusal:
        if action == REROLL:
            return Refusal("sportmord.reroll.nothing-picked")
        face, number = picked(action)
        there = c.digit(s.players[seat].roll, face)
        if c.digit(s.picked, face):
            return Refusal("sportmord.reroll.face-picked", face=face)
        if number > there:
            return Refusal("sportmord.reroll.not-there", face=face, there=there)
        return Refusal("sportmord.reroll.all")

    def holder(self, s: Sportmord) -> i64:
        return s.first

    def away(self, s: Sportmord, seat: i64) -> i64:
        return KEEP


ASK_REROLL: Final = Reroll()


def reroll(s: Sportmord, seat: i64, dice: i64, label: str, chance: Chance, out: Events | None) -> None:
    """A seat rolls dice of its roll again."""
    fresh = c.roll(label, c.count(dice), chance)
    s.players[seat].roll += fresh - dice
    if out is not None:
        out.add("rerolled", {"seat": seat, "by": seat, "before": c.faces(dice), "after": c.faces(fresh)})


def after_reroll(s: Sportmord, chance: Chance, out: Events | None) -> None:
    if s.phase == 3:
        hand_out_pills(s, chance, out)
    else:
        ask_meddle(s, s.contest.group(), chance, out)


# ---- The best coach brings two pills, one of them for somebody else


def hand_out_pills(s: Sportmord, chance: Chance, out: Events | None) -> None:
    """A last pill is kept (A8)."""
    taken: i64 = 2
    if s.reserve < 2:
        taken = s.reserve
    s.reserve -= taken
    s.players[s.best].pills += taken
    if out is not None and taken:
        out.add("pills_taken", {"seat": s.best, "count": taken})
    if taken == 2:
        s.seat = s.best
        s.asked = ASK_PILL
    else:
        ask_meddle(s, everybody(s), chance, out)


def everybody(s: Sportmord) -> i64:
    return c.BIT[s.setup.seats] - 1


class Pill(Ask):
    """Who gets the second pill."""

    name = "pill"
    topics = "pill-other-seat"
    phases = "3"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("give_pill", GIVE_PILL, seat=c.SEATS),)

    def legal(self, s: Sportmord, seat: i64) -> vec[i64]:
        return opening.other_seats(s, seat, GIVE_PILL)

    def play(self, s: Sportmord, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        other = action - GIVE_PILL
        s.players[seat].pills -= 1
        s.players[other].pills += 1
        if out is not None:
            out.add("pill_given", {"from": seat, "to": other})
        ask_meddle(s, everybody(s), chance, out)

    def why_not(self, s: Sportmord, seat: int, action: int) -> Refusal:
        return opening.why_not_seat(s, action - GIVE_PILL, "sportmord.pill.other-seat")

    def considered(self, s: Sportmord, seat: int) -> list[int]:
        return [*super().considered(s, seat), GIVE_PILL + seat]

    def holder(self, s: Sportmord) -> i64:
        return s.best

    def away(self, s: Sportmord, seat: i64) -> i64:
        return GIVE_PILL + s.left_of(seat)


ASK_PILL: Final = Pill()


# ---- The best coach: its holder may reroll one die of anybody (A7, A23)


def ask_meddle(s: Sportmord, seats: i64, chance: Chance, out: Events | None) -> None:
    """One die of any of these seats."""
    dice: i64 = 0
    seat: i64
    for seat in range(s.setup.seats):
        if seats & c.BIT[seat]:
            dice |= s.players[seat].roll
    if dice and (seats & c.BIT[s.best] or s.setup.coach_anywhere):
        s.seat = s.best
        s.asked = ASK_MEDDLE
    else:
        after_meddle(s, chance, out)


def meddling(seat: i64, face: i64) -> i64:
    return MEDDLE + seat * 6 + face - 1


def meddled(action: i64) -> tuple[i64, i64]:
    """With whom, and with which face."""
    return (action - MEDDLE) // 6, (action - MEDDLE) % 6 + 1


class Meddle(Ask):
    name = "meddle"
    topics = "meddle-not-there"
    phases = "3 8 9"

    def kinds(self) -> Sequence[Kind]:
        return (PASSING, Kind("meddle", MEDDLE, seat=c.SEATS, face=c.FACES))

    def legal(self, s: Sportmord, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=37)
        other: i64
        face: i64
        for other in range(s.setup.seats):
            roll = s.players[other].roll
            if roll:
                for face in range(1, 7):
                    if (roll >> (4 * face)) & 15:
                        actions = append(actions, meddling(other, face))
        return append(actions, PASS)

    def play(self, s: Sportmord, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action != PASS:
            other, face = meddled(action)
            fresh = chance.die("meddle")
            s.players[other].roll += c.ONE[fresh] - c.ONE[face]
            if out is not None:
                out.add("rerolled", {"seat": other, "by": seat, "before": [face], "after": [fresh]})
        elif out is not None:
            out.add("passed", {"seat": seat, "decision": "meddle"})
        after_meddle(s, chance, out)

    def why_not(self, s: Sportmord, seat: int, action: int) -> Refusal:
        other, face = meddled(action)
        if other >= s.setup.seats:
            return Refusal("sportmord.no-such-seat", number=other)
        if s.phase >= 8 and not s.contest.group() & c.BIT[other]:
            return Refusal("sportmord.meddle.not-in-tournament", seat=other)
        return Refusal("sportmord.meddle.not-there", seat=other, face=face)

    def holder(self, s: Sportmord) -> i64:
        return s.best

    def away(self, s: Sportmord, seat: i64) -> i64:
        return PASS


ASK_MEDDLE: Final = Meddle()


def after_meddle(s: Sportmord, chance: Chance, out: Events | None) -> None:
    if s.phase == 3:
        ask_dope(s, s.first, chance, out)
    else:
        tournament.settle(s, out)
        tournament.hold(s, chance, out)


# ---- Doping, in turn order, each seat finishing before the next is asked (A14)


def ask_dope(s: Sportmord, seat: i64, chance: Chance, out: Events | None) -> None:
    while True:
        player = s.players[seat]
        if player.pills > 0 and player.roll:
            s.seat = seat
            s.asked = ASK_DOPE
            return
        seat = s.left_of(seat)
        if seat == s.first:
            break
    laying.start(s, chance, out)


def doping(face: i64, to: i64) -> i64:
    return DOPE_DIE + (face - 1) * 6 + to - 1


def doped(action: i64) -> tuple[i64, i64]:
    """Which face of the roll, and what it is turned to."""
    return (action - DOPE_DIE) // 6 + 1, (action - DOPE_DIE) % 6 + 1


class Dope(Ask):
    """Repeat the whole roll, or stand a die on a pill, set to a face that can be laid (A12, A13)."""

    name = "dope"
    topics = "doping dope-not-there"
    phases = "3"

    def kinds(self) -> Sequence[Kind]:
        return (
            PASSING,
            Kind("dope_reroll", DOPE_REROLL),
            Kind("dope_die", DOPE_DIE, **{"from": c.FACES, "to": c.FACES}),
        )

    def legal(self, s: Sportmord, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=38)
        player = s.players[seat]
        free = laying.places(player, s.closed)
        there = laying.showing(player.roll)
        face: i64
        to: i64
        for to in range(1, 7):
            if laying.all_fit(player.doped + c.ONE[to], free, s.setup.doped_leap):
                for face in range(1, 7):
                    if there & c.BIT[face - 1]:
                        actions = append(actions, doping(face, to))
        actions = append(actions, DOPE_REROLL)
        return append(actions, PASS)

    def play(self, s: Sportmord, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        player = s.players[seat]
        if action == DOPE_REROLL:
            repeat_roll(s, seat, chance, out)
        elif action != PASS:
            stand_on_pill(s, seat, action, out)
        elif out is not None:
            out.add("passed", {"seat": seat, "decision": "dope"})
        again = action != PASS and not s.setup.one_pill  # A9
        if again and player.pills > 0 and player.roll:
            return
        seat = s.left_of(seat)
        if seat != s.first:
            ask_dope(s, seat, chance, out)
        else:
            laying.start(s, chance, out)

    def why_not(self, s: Sportmord, seat: int, action: int) -> Refusal:
        face, to = doped(action)
        if not c.digit(s.players[seat].roll, face):
            return Refusal("sportmord.dope.not-there", face=face)
        return Refusal("sportmord.dope.no-place", face=to, step=to - 1)

    def considered(self, s: Sportmord, seat: int) -> list[int]:
        """Also, for each face that no sport waits for, doping the lowest die to it."""
        legal = super().considered(s, seat)
        roll = s.players[seat].roll
        lowest = next(face for face in c.FACES if c.digit(roll, face))
        wanted = [int(doping(lowest, to)) for to in c.FACES]
        return legal + [action for action in wanted if action not in legal]

    def away(self, s: Sportmord, seat: i64) -> i64:
        return PASS


ASK_DOPE: Final = Dope()


def repeat_roll(s: Sportmord, seat: i64, chance: Chance, out: Events | None) -> None:
    """All dice of the roll again; doped dice stand on their pills and stay (A10)."""
    player = s.players[seat]
    player.pills -= 1
    s.reserve += 1
    if out is not None:
        out.add("pill_used", {"seat": seat, "use": "reroll"})
    reroll(s, seat, player.roll, "doping", chance, out)


def stand_on_pill(s: Sportmord, seat: i64, action: i64, out: Events | None) -> None:
    face, to = doped(action)
    player = s.players[seat]
    player.pills -= 1
    player.roll -= c.ONE[face]
    player.doped += c.ONE[to]
    if out is not None:
        out.add("pill_used", {"seat": seat, "use": "die", "from": face, "to": to})
