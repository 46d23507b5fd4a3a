"""Lanista: the end. What the schools are worth: experience, health, sesterces, one after another.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.events import Events
from arene.core.native import i64
from arene.core.state import places
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules import ludus
from arene.games.lanista.rules.state import OVER, Lanista


def final_score(s: Lanista, out: Events | None) -> None:
    seat: i64
    for seat in range(s.setup.seats):
        experience: i64 = 0
        for gladiator in s.players[seat].school:
            experience += c.FINAL_RANK[ludus.rank_of(s, gladiator)]
        s.score(seat, experience, "experience", "", out)
    for seat in range(s.setup.seats):
        wounds: i64 = 0
        for gladiator in s.players[seat].school:
            wounds += gladiator.health
        if s.setup.malus:
            s.score(seat, -wounds, "health", "", out)
    for seat in range(s.setup.seats):
        s.score(seat, s.players[seat].money // c.MONEY_POINT, "money", "", out)
    s.asked = OVER
    if out is not None:
        scores = [player.prestige for player in s.players]
        out.add("match_ended", {**places(s.standings()), "scores": scores})
