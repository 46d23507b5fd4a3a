"""Le sport est mortel, phase 4: in turn order everybody lays dice at the open sports. Every doped die must find its
place (A12): rulings.md.

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
from arene.games.sportmord.rules import recovery
from arene.games.sportmord.rules.edition import sport_names
from arene.games.sportmord.rules.state import Ask, Sportmord

PLACE: Final = 149  # placing(face, doped, sport)
NEXT_FACE: Final = 2 * c.SPORTS  # from a placement to that of the next face
DONE: Final = 245

UP_TO: Final[vec[i64]] = vec[i64]([1, 3, 7, 15, 31, 63, 63])  # by height of the old die: the faces that may follow it


# ---- The turns


def start(s: Sportmord, chance: Chance, out: Events | None) -> None:
    s.phase = 4
    ask_lay(s, s.first, chance, out)


def ask_lay(s: Sportmord, seat: i64, chance: Chance, out: Events | None) -> None:
    """What leaves no choice at the start of the turn is done at once; after that, the seat's own "done" ends its turn,
    so that it can rearrange everything until then."""
    while True:
        s.seat = seat
        s.asked = ASK_LAY
        if has_choice(s, out):
            return
        end_turn(s, out)
        seat = s.left_of(seat)
        if seat == s.first:
            break
    recovery.start(s, chance, out)


def has_choice(s: Sportmord, out: Events | None) -> bool:
    """Whether the seat has something to choose, once its doped dice with a single place are laid."""
    player = s.players[s.seat]
    if not player.doped and can_lay(player, s.closed):
        return True
    while True:
        actions = layings(player, s.closed, s.setup.doped_leap)
        if len(actions) > 1:
            return True
        if actions[0] == DONE:
            return False
        place(s, actions[0], out)


def end_turn(s: Sportmord, out: Events | None) -> None:
    player = s.players[s.seat]
    player.roll = 0
    if out is not None:
        out.add("turn_done", {"seat": s.seat, "dice": c.dice_in(player.new)})
        out.end_turn()


# ---- Laying a die


def placing(face: i64, doped: bool, sport: i64) -> i64:
    action = PLACE + (face - 1) * NEXT_FACE + sport
    if doped:
        action += c.SPORTS
    return action


def placed(action: i64) -> tuple[i64, bool, i64]:
    """Which face, whether it stands on a pill, and where."""
    number = action - PLACE
    return number // NEXT_FACE + 1, number % NEXT_FACE >= c.SPORTS, number % c.SPORTS


class Lay(Ask):
    name = "lay"
    topics = "laying lay-closed lay-enter lay-doped-step"
    phases = "4"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("place", PLACE, face=c.FACES, doped=[False, True], sport=sport_names), Kind("done", DONE))

    def legal(self, s: Sportmord, seat: i64) -> vec[i64]:
        return layings(s.players[seat], s.closed, s.setup.doped_leap)

    def play(self, s: Sportmord, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action != DONE:
            place(s, action, out)
            return
        end_turn(s, out)
        seat = s.left_of(seat)
        if seat != s.first:
            ask_lay(s, seat, chance, out)
        else:
            recovery.start(s, chance, out)

    def why_not(self, s: Sportmord, seat: int, action: int) -> Refusal:
        player = s.players[seat]
        if action == DONE:
            return Refusal("sportmord.lay.doped-first", count=c.count(player.doped))
        face, doped, sport = placed(action)
        name, height = s.name(sport), c.digit(player.old, sport)
        if not c.digit(player.doped if doped else player.roll, face):
            return Refusal("sportmord.lay.not-there", face=face, doped=doped)
        if s.closed & c.BIT[sport]:
            return Refusal("sportmord.lay.closed", sport=name)
        if c.digit(player.new, sport):
            return Refusal("sportmord.lay.one-die", sport=name)
        leap = s.setup.doped_leap
        if doped and not doped_fits(face, height, leap):
            return Refusal("sportmord.lay.doped-step", sport=name, face=face, height=height, leap=leap)
        if not doped and height == 0 and face > 1:
            return Refusal("sportmord.lay.enter", sport=name, face=face)
        if not doped and face > height + 1:
            return Refusal("sportmord.lay.step", sport=name, face=face, height=height, highest=height + 1)
        return Refusal("sportmord.lay.blocks-doped", sport=name)

    def considered(self, s: Sportmord, seat: int) -> list[int]:
        """Every die of the roll at every sport."""
        player = s.players[seat]
        actions = [
            int(placing(face, doped, sport))
            for face in c.FACES
            for doped, dice in ((False, player.roll), (True, player.doped))
            if c.digit(dice, face)
            for sport in range(c.SPORTS)
        ]
        return [*actions, DONE]

    def away(self, s: Sportmord, seat: i64) -> i64:
        """Doped dice must be laid: the lowest face first, at the first sport of the circle."""
        legal = [int(action) for action in self.legal(s, seat)]
        for face in c.FACES:
            for sport in s.setup.circle:
                if placing(face, True, sport) in legal:
                    return placing(face, True, sport)
        return DONE


ASK_LAY: Final = Lay()


def hand_over(player: c.Player, face: i64, doped: bool, sport: i64) -> None:
    """A die goes from the seat to a sport."""
    if doped:
        player.doped -= c.ONE[face]
        player.doped_at |= c.BIT[sport]
    else:
        player.roll -= c.ONE[face]
    player.free -= 1
    player.new += face * c.ONE[sport]


def place(s: Sportmord, action: i64, out: Events | None) -> None:
    face, doped, sport = placed(action)
    hand_over(s.players[s.seat], face, doped, sport)
    s.laid |= c.BIT[s.seat] * c.SEATS_AT[sport]
    if out is not None:
        out.add("placed", {"seat": s.seat, "sport": s.name(sport), "face": face, "doped": doped})


# ---- Which dice may be laid where: one new die a sport, a 1 to enter, at most one step up


def showing(dice: i64) -> i64:
    """The faces a roll shows, as a set: one bit each, the 1 lowest."""
    there: i64 = 0
    bit: i64 = 1
    dice >>= 4
    while dice:
        if dice & 15:
            there |= bit
        dice >>= 4
        bit += bit
    return there


def places(player: c.Player, closed: i64) -> i64:
    """By height: open sports where the seat may still lay a die and its old die shows that height (0: none)."""
    free: i64 = 0
    old = player.old
    new = player.new
    sport: i64
    for sport in range(c.SPORTS):
        if not closed & c.BIT[sport] and not new & 15:
            free += c.ONE[old & 15]
        old >>= 4
        new >>= 4
    return free


def all_fit(doped: i64, free: i64, leap: bool) -> bool:
    """Whether dice on pills can all be laid at different sports, given the free places by height."""
    face: i64
    if not leap:  # exactly one step up
        for face in range(1, 7):  # noqa: SIM110 (a loop is native)
            if (doped >> (4 * face)) & 15 > (free >> (4 * face - 4)) & 15:
                return False
        return True
    if (doped >> 4) & 15 > free & 15:
        return False
    dice: i64 = 0
    room: i64 = 0
    for face in range(2, 7):  # any step up: the lowest faces have the fewest places
        dice += (doped >> (4 * face)) & 15
        room += (free >> (4 * face - 4)) & 15
        if dice > room:
            return False
    return True


def doped_fits(face: i64, height: i64, leap: bool) -> bool:
    """Whether a doped die may be laid where the old die shows a height (A11)."""
    if leap and height > 0:
        return face > height
    return face == height + 1


def layings(player: c.Player, closed: i64, leap: bool) -> vec[i64]:
    """All that may be done now; done ends the turn."""
    if player.doped:
        return doped_layings(player, closed, leap)
    faces = showing(player.roll)
    size: i64 = 1
    old = player.old
    new = player.new
    sport: i64
    for sport in range(c.SPORTS):
        if not new & 15 and not closed & c.BIT[sport]:
            size += c.SIZE[faces & UP_TO[old & 15]]
        old >>= 4
        new >>= 4
    actions = vec[i64]([DONE] * size)
    if size == 1:
        return actions
    filled: i64 = 0
    old = player.old
    new = player.new
    for sport in range(c.SPORTS):
        if not new & 15 and not closed & c.BIT[sport]:
            fit = faces & UP_TO[old & 15]
            action = PLACE + sport  # of the face 1
            while fit:
                if fit & 1:
                    actions[filled] = action
                    filled += 1
                fit >>= 1
                action += NEXT_FACE
        old >>= 4
        new >>= 4
    return actions


def fitting(player: c.Player, closed: i64, faces: i64, sport: i64) -> i64:
    """Of these faces of a seat without doped dice, those that it may lay at a sport."""
    if closed & c.BIT[sport] or (player.new >> (4 * sport)) & 15:
        return 0
    return faces & UP_TO[(player.old >> (4 * sport)) & 15]


def can_lay(player: c.Player, closed: i64) -> bool:
    """Whether a seat without doped dice that has laid nothing yet can lay anything."""
    faces = showing(player.roll)
    old = player.old
    sport: i64
    for sport in range(c.SPORTS):
        if faces & UP_TO[old & 15] and not closed & c.BIT[sport]:
            return True
        old >>= 4
    return False


def doped_layings(player: c.Player, closed: i64, leap: bool) -> vec[i64]:
    """With dice on pills: these must all find a place, and no other die may take the last one for them."""
    actions = vec[i64](capacity=32)
    free = places(player, closed)
    doped = player.doped
    faces = showing(player.roll)
    on_pills = showing(doped)
    sport: i64
    face: i64
    for sport in range(c.SPORTS):
        if closed & c.BIT[sport] or (player.new >> (4 * sport)) & 15:
            continue
        height = (player.old >> (4 * sport)) & 15
        fit = faces & UP_TO[height]
        if fit and spare(height, doped, free, leap):
            for face in range(1, 7):
                if fit & c.BIT[face - 1]:
                    actions = append(actions, placing(face, False, sport))
        if leap:
            for face in range(1, 7):
                fits = on_pills & c.BIT[face - 1] and doped_fits(face, height, leap)
                if fits and all_fit(doped - c.ONE[face], free - c.ONE[height], leap):
                    actions = append(actions, placing(face, True, sport))
        elif on_pills & c.BIT[height]:  # the one face that fits; the others keep their places
            actions = append(actions, placing(height + 1, True, sport))
    return actions


def spare(height: i64, doped: i64, free: i64, leap: bool) -> bool:
    """Whether a place of a height is not needed by a die on a pill."""
    if leap:
        return all_fit(doped, free - c.ONE[height], leap)
    return (free >> (4 * height)) & 15 > (doped >> (4 * height + 4)) & 15
