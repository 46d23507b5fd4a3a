"""Footmania: what footballers, deals and cards are worth to a seat, in tenths of a money step.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.native import append, i64, mypyc_attr, vec
from arene.games.footmania.bots.teams import team_of
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.state import Footmania

STAR: Final = 10  # a star in the best team while teams are being built
FILLED: Final = vec[i64]([0, 10, 20, 32, 45, 60, 77, 96, 118, 145, 185, 385])  # numbers filled, in phase 1
BANK: Final = 8  # of ten: what a footballer outside the best team is worth of his devalued price
RIVAL_STAR: Final = 4  # a star given to a rival
LEADER: Final = 4  # how much dearer a star is to whoever leads the league
NEARLY: Final = 9  # footballers from which a rival may be about to complete the team


@mypyc_attr(acyclic=True, free_list_len=1)
class Best:
    """The best of several things, one after the other; of equals any, by chance."""

    def __init__(self, least: i64) -> None:
        self.item: i64 = -1  # none was worth as much as the least
        self.worth: i64 = least
        self.equals: i64 = 0

    def consider(self, item: i64, worth: i64, chance: Chance) -> None:
        if worth < self.worth:
            return
        if worth > self.worth:
            self.equals = 0
        self.worth = worth
        self.equals += 1
        if self.equals == 1 or chance.below("equal", self.equals) == 0:
            self.item = item


def star_price(state: Footmania, seat: i64) -> i64:
    """What a star is worth: more once only matches count, and more to the rich."""
    if state.phase == 1:
        return STAR
    return 26 + state.players[seat].cash // 2


def squad_worth(state: Footmania, seat: i64, squad: vec[i64]) -> i64:
    """Stars of the best team, numbers filled, and the bank value of the rest."""
    team = team_of(state.setup.box, squad)
    worth = team.strength * star_price(state, seat) + team.bank * BANK
    if state.phase == 1:
        worth += FILLED[len(team.full)]
    return worth


def gain(state: Footmania, seat: i64, card: i64) -> i64:
    """What one footballer more is worth."""
    squad = state.players[seat].squad
    return squad_worth(state, seat, c.with_item(squad, card)) - squad_worth(state, seat, squad)


def loss(state: Footmania, seat: i64, card: i64) -> i64:
    """What one footballer fewer costs."""
    squad = state.players[seat].squad
    return squad_worth(state, seat, squad) - squad_worth(state, seat, c.without(squad, card))


def spare_cards(state: Footmania, seat: i64) -> vec[i64]:
    """Footballers whom neither the best team nor, while teams are being built, the fullest one needs."""
    squad = state.players[seat].squad
    team = team_of(state.setup.box, squad)
    building = state.phase == 1
    spare = vec[i64](capacity=len(squad))
    for card in squad:
        if not c.holds(team.best, card) and not (building and c.holds(team.full, card)):
            spare = append(spare, card)
    return spare


def rivalry(state: Footmania, seat: i64, card: i64) -> i64:
    """What it costs to see a footballer in a rival's squad."""
    cost = (state.setup.box.stars[card] + 1) * RIVAL_STAR
    if state.phase == 1 and len(state.players[seat].squad) >= NEARLY:
        cost += 60
    if state.phase == 2 and leads(state, seat):
        cost *= LEADER
    return cost


def leads(state: Footmania, seat: i64) -> bool:
    """Whether nobody has more points."""
    for player in state.players:  # noqa: SIM110 (a loop is native)
        if player.points > state.players[seat].points:
            return False
    return True


def plus_worth(state: Footmania, plus: i64) -> i64:
    """How gladly a Plus card is kept."""
    box = state.setup.box
    code = box.plus_code[plus]
    if code == c.P_BOOST:
        return box.plus_value[plus] * 10 + 5 * (1 - box.plus_counts[plus])
    if code == c.P_BOOST_HOME:
        return box.plus_value[plus] * 5 + box.plus_away[plus] * 5
    if code == c.P_WEAKEN:
        return box.plus_value[plus] * 10 - 2
    if code == c.P_INJURY_ATTACKER:
        return 48
    if code == c.P_RED_CARD:
        return 44
    if code == c.P_INJURY_OWNER:
        return 24
    if code == c.P_TRAINEES:
        return 12
    return 22 + 5 * (1 - box.plus_counts[plus])


def plus_effect(state: Footmania, side: c.Side, other: c.Side, plus: i64, home: bool) -> i64:
    """By how many stars a Plus card would change the gap now."""
    box = state.setup.box
    code = box.plus_code[plus]
    if code == c.P_CANCEL:
        return 0
    if code == c.P_BOOST or code == c.P_WEAKEN or (code == c.P_BOOST_HOME and home):
        return box.plus_value[plus]
    if code == c.P_BOOST_HOME:
        return box.plus_away[plus]
    if code == c.P_TRAINEES:
        return 2 * side.trainees()
    if len(other.field) == 0:
        return 0
    if code == c.P_INJURY_OWNER:
        return weakest(state, other) + 1
    stars = strongest(state, other)
    if code == c.P_RED_CARD:
        return stars
    return stars + 1


def strongest(state: Footmania, side: c.Side) -> i64:
    """The stars of the best footballer on the pitch."""
    most: i64 = 0
    for card in side.field:
        if state.setup.box.stars[card] > most:
            most = state.setup.box.stars[card]
    return most


def weakest(state: Footmania, side: c.Side) -> i64:
    """The stars of the worst footballer on the pitch."""
    least: i64 = 99
    for card in side.field:
        if state.setup.box.stars[card] < least:
            least = state.setup.box.stars[card]
    return least
