"""Footmania: the best teams of squads that bots have looked at. They ask about the same few squads again and again, and
finding a team is dear.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import i64, mypyc_attr, vec
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.lineup import best_set, fullest_set, stars_of

MOST: Final = 20_000  # squads kept in mind
# by footballer: their sum marks a squad; squads of the same mark are told apart by the squads themselves
MARKS: Final = vec[i64]([(card + 1) * 0x9E3779B97F4A7C15 % 2**54 for card in range(c.MAX_CARDS)])


@mypyc_attr(acyclic=True)
class Team:
    """What a squad can field."""

    def __init__(self, box: c.Box, squad: vec[i64]) -> None:
        self.squad = squad[:]
        self.best = best_set(box, squad)
        self.full = fullest_set(box, squad)
        self.strength: i64 = stars_of(box, self.best) + len(self.best) - c.NUMBERS  # trainees taken off
        self.bank: i64 = 0  # what the bank would pay for the others
        for card in squad:
            self.bank += box.devalued[card]
        for card in self.best:
            self.bank -= box.devalued[card]

    def is_of(self, squad: vec[i64]) -> bool:
        if len(squad) != len(self.squad):
            return False
        place: i64
        for place in range(len(squad)):  # noqa: SIM110 (a loop is native)
            if squad[place] != self.squad[place]:
                return False
        return True


@mypyc_attr(acyclic=True)
class Teams:
    """What was found so far, of one box."""

    def __init__(self) -> None:
        self.box: c.Box | None = None
        self.known: dict[int, Team] = {}

    def of(self, box: c.Box, squad: vec[i64]) -> Team:
        if self.box is not box or len(self.known) >= MOST:
            self.box = box
            self.known = {}
        mark: i64 = 0
        for card in squad:
            mark += MARKS[card]
        team = self.known.get(mark)
        if team is None or not team.is_of(squad):
            team = Team(box, squad)
            self.known[mark] = team
        return team


TEAMS: Final = Teams()


def team_of(box: c.Box, squad: vec[i64]) -> Team:
    """The team of a squad, looked up or found."""
    return TEAMS.of(box, squad)
