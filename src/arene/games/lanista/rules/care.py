"""Lanista, phase 5: care. Wounds heal, action points become money, influence tokens come back.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.lanista.rules import bags, ludus, setting_up
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista


def recover(s: Lanista, out: Events | None) -> None:
    """Who fought in no combat gets better; unspent action points become money; contracts go back."""
    seat: i64
    for seat in range(s.setup.seats):
        player = s.players[seat]
        for gladiator in player.school:
            if gladiator.health > 0 and (not gladiator.fought or recovers(s, gladiator)):
                ludus.heal(s, seat, gladiator, 1, out)
        if player.ap > 0:
            player.money += c.PLACED_MONEY * player.ap
            if out is not None:
                out.add("money_placed", {"seat": seat, "points": player.ap, "amount": c.PLACED_MONEY * player.ap})
            player.ap = 0
    for contract in s.spent:
        s.contracts = append(s.contracts, contract)
    for contract in s.shown:
        s.contracts = append(s.contracts, contract)
    s.spent = vec[i64]()
    s.shown = vec[i64]()
    if (s.round - 1) % 4 != 0:  # the two winter rounds are one period (A21)
        reset_influence(s, out)
    s.step = c.ROUND_END


def recovers(s: Lanista, gladiator: c.Gladiator) -> bool:
    if gladiator.suppressed:
        return False
    for ability in ludus.skills(s, gladiator, ludus.rank_of(s, gladiator)):
        if ability.timing == c.CARE and ability.school and ability.effects[0].kind == c.NATURAL_HEAL:
            return True
    return False


def reset_influence(s: Lanista, out: Events | None) -> None:
    """Three points lost for each token left, unless there were too few combats to place them (A20)."""
    seat: i64
    for seat in range(s.setup.seats):
        missing = unplaced(s, seat)
        if missing > 0 and s.setup.malus:
            s.score(seat, -c.TOKEN_MALUS * missing, "influence", "", out)
    for player in s.players:
        setting_up.new_tokens(s, player)
    if out is not None:
        out.add("influence_reset", {})


def unplaced(s: Lanista, seat: i64) -> i64:
    """Tokens that count for the malus."""
    player = s.players[seat]
    for ability in ludus.powers(s, player):
        for effect in ability.effects:
            if effect.kind == c.INFLUENCE and effect.waives:
                return 0
    room: i64 = 0
    other: i64
    for other in range(s.setup.seats):
        if other != seat or s.setup.seats == 1:
            room += s.players[other].fights * bags.cap(s)
    if room >= 3:
        return 3 - player.placed
    if s.setup.per_token:
        return room - player.placed if room > player.placed else 0
    return 0
