"""Le sport est mortel, phases 5 to 7: dice come home, injuries heal, untended units are lost. Nobody is asked.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import i64
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules import training
from arene.games.sportmord.rules.state import Sportmord


def start(s: Sportmord, chance: Chance, out: Events | None) -> None:
    bring_home(s, out)
    heal(s, out)
    lose_units(s, out)
    if out is not None:
        out.pause(s.paused())
    training.start(s, chance, out)


# ---- Phase 5: last round's dice come home, from closed sports too (A17)


def bring_home(s: Sportmord, out: Events | None) -> None:
    s.phase = 5
    home: list[list[int]] = []
    for seat, player in enumerate(s.players):
        dice = c.dice_in(player.old)
        player.free += dice
        player.old = 0
        if out is not None and dice:
            home.append([seat, dice])
    if out is not None and home:
        out.add("dice_recovered", {"dice": home})


# ---- Phase 6: healing


def heal(s: Sportmord, out: Events | None) -> None:
    s.phase = 6
    for seat, player in enumerate(s.players):
        if player.light_dice:
            player.light_dice = heal_dice(s, seat, c.U2, player.light_dice, out)
        if player.serious_dice:
            player.serious_dice = heal_dice(s, seat, c.U4, player.serious_dice, out)


def heal_dice(s: Sportmord, seat: i64, kind: i64, dice: i64, out: Events | None) -> i64:
    """One less on each die; a 1 goes home. The card stays."""
    for sport in s.setup.circle:
        face = c.digit(dice, sport)
        if face > 0:
            dice -= c.ONE[sport]
            if face == 1:
                s.players[seat].free += 1
            if out is not None:
                card = c.KINDS[kind]
                out.add("healed", {"seat": seat, "sport": s.name(sport), "card": card, "from": face, "to": face - 1})
    return dice


# ---- Phase 7: whoever has units of an open sport and no die there loses one


def lose_units(s: Sportmord, out: Events | None) -> None:
    s.phase = 7
    seat = s.first
    while True:
        player = s.players[seat]
        untended = c.spots(player.units) & ~c.spots(player.new)
        if untended:
            for sport in s.setup.circle:
                if untended & c.ONE[sport] and not s.closed & c.BIT[sport]:
                    player.units -= c.ONE[sport]
                    s.put_under(sport, c.TRAINING)
                    if out is not None:
                        out.add("unit_lost", {"seat": seat, "sport": s.name(sport)})
        seat = s.left_of(seat)
        if seat == s.first:
            break
