"""Which dice a seat may lay where: phase 4, and the test that every doped die finds its place (A12).

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import append, i64, vec
from arene.games.sportmord.rules.components import BIT, DONE, DOPE_DIE, ONE, PLACE, SIZE, SPORTS, Player

UP_TO: Final = vec[i64]([1, 3, 7, 15, 31, 63, 63])  # by height of the old die: the faces that may follow it


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


def places(player: Player, closed: i64) -> i64:
    """By height: open sports where the seat may still lay a die and its old die shows that height (0: none)."""
    free: i64 = 0
    old = player.old
    new = player.new
    sport: i64
    for sport in range(SPORTS):
        if not closed & BIT[sport] and not new & 15:
            free += ONE[old & 15]
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


def layings(player: Player, closed: i64, leap: bool) -> vec[i64]:
    """All that may be done now: one new die a sport, a 1 to enter, at most one step up; done ends the turn."""
    if player.doped:
        return doped_layings(player, closed, leap)
    faces = showing(player.roll)
    size: i64 = 1
    old = player.old
    new = player.new
    sport: i64
    for sport in range(SPORTS):
        if not new & 15 and not closed & BIT[sport]:
            size += SIZE[faces & UP_TO[old & 15]]
        old >>= 4
        new >>= 4
    actions = vec[i64]([DONE] * size)
    if size == 1:
        return actions
    place: i64 = 0
    old = player.old
    new = player.new
    for sport in range(SPORTS):
        if not new & 15 and not closed & BIT[sport]:
            fitting = faces & UP_TO[old & 15]
            action = PLACE + sport
            while fitting:
                if fitting & 1:
                    actions[place] = action
                    place += 1
                fitting >>= 1
                action += 16
        old >>= 4
        new >>= 4
    return actions


def can_lay(player: Player, closed: i64) -> bool:
    """Whether a seat without doped dice that has laid nothing yet can lay anything."""
    faces = showing(player.roll)
    old = player.old
    sport: i64
    for sport in range(SPORTS):
        if faces & UP_TO[old & 15] and not closed & BIT[sport]:
            return True
        old >>= 4
    return False


def doped_layings(player: Player, closed: i64, leap: bool) -> vec[i64]:
    """With dice on pills: these must all find a place, and no other die may take the last one for them."""
    actions = vec[i64](capacity=32)
    free = places(player, closed)
    doped = player.doped
    faces = showing(player.roll)
    on_pills = showing(doped)
    sport: i64
    face: i64
    for sport in range(SPORTS):
        if closed & BIT[sport] or (player.new >> (4 * sport)) & 15:
            continue
        height = (player.old >> (4 * sport)) & 15
        fitting = faces & UP_TO[height]
        if fitting and spare(height, doped, free, leap):
            for face in range(6):
                if fitting & BIT[face]:
                    actions = append(actions, PLACE + face * 16 + sport)
        if leap:
            for face in range(1, 7):
                fits = on_pills & BIT[face - 1] and doped_fits(face, height, leap)
                if fits and all_fit(doped - ONE[face], free - ONE[height], leap):
                    actions = append(actions, PLACE + (face - 1) * 16 + SPORTS + sport)
        elif on_pills & BIT[height]:  # the one face that fits; the others keep their places
            actions = append(actions, PLACE + height * 16 + SPORTS + sport)
    return actions


def spare(height: i64, doped: i64, free: i64, leap: bool) -> bool:
    """Whether a place of a height is not needed by a die on a pill."""
    if leap:
        return all_fit(doped, free - ONE[height], leap)
    return (free >> (4 * height)) & 15 > (doped >> (4 * height + 4)) & 15


def dopings(player: Player, closed: i64, leap: bool) -> vec[i64]:
    """All ways to stand a die of the roll on a pill, set to a face that can be laid (A12, A13)."""
    actions = vec[i64](capacity=38)
    free = places(player, closed)
    there = showing(player.roll)
    source: i64
    face: i64
    for face in range(1, 7):
        if all_fit(player.doped + ONE[face], free, leap):
            for source in range(6):
                if there & BIT[source]:
                    actions = append(actions, DOPE_DIE + source * 6 + face - 1)
    return actions
