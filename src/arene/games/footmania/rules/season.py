"""Footmania: the championship: laps of the pitch, and the match days they call. Rulings are cited by number (A16):
rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import i64
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules import market, matches, squads, title, turn
from arene.games.footmania.rules.state import Footmania

# ---- Phase 2: one way round; the first pawn home calls the match day, and its cell does nothing (A21)


def to_the_championship_cell(s: Footmania) -> None:
    for player in s.players:
        player.cell = s.setup.box.circuit[0]
        player.came_from = -1
        player.progress = 0


def run_lap(s: Footmania, chance: Chance, out: Events | None) -> None:
    player = s.players[s.active]
    circuit = s.setup.box.circuit
    player.progress += s.die
    if player.progress >= len(circuit):
        player.progress = 0
        player.cell = circuit[0]
        start_day(s, chance, out)
        return
    player.cell = circuit[player.progress]
    if out is not None:
        on = turn.cell_name(s, player.cell)
        out.add("moved", {"seat": s.active, "cell": s.setup.box.cells[player.cell], "on": on})
    turn.land(s, player.cell, chance, out)


# ---- The match day


def start_day(s: Footmania, chance: Chance, out: Events | None) -> None:
    """The first pawn home stops everything."""
    s.day += 1
    squads.forgive(s)
    if out is not None:
        out.add("day_started", {"seat": s.active, "day": s.day})
    before_match(s, chance, out)


def before_match(s: Footmania, chance: Chance, out: Events | None) -> None:
    """The market of a match day (A16, A18)."""
    last = s.setup.days()
    opening = s.fixture % c.matches_a_day(s.setup.seats) == 0
    if s.day < last - 1:
        opening = opening or s.setup.between_matches
    if market.trading(s) and s.day < last and opening:
        market.open_window(s, c.MATCH_WINDOW, s.active, chance, out)
    else:
        kick_off(s, chance, out)


def kick_off(s: Footmania, chance: Chance, out: Events | None) -> None:
    if s.market_open and s.day >= s.setup.days() - 1:
        s.market_open = False
        card: i64
        for card in range(len(s.order)):
            s.order[card] = 0
        if out is not None:
            out.add("market_closed", {"day": s.day})
    season = s.setup.season()
    matches.enter(s, 0, season[2 * s.fixture])
    matches.enter(s, 1, season[2 * s.fixture + 1])
    matches.ask_lineups(s, chance, out)


def end_day(s: Footmania, chance: Chance, out: Events | None) -> None:
    """Receipts for those who played (A28); the pawns go back to the championship cell."""
    season = s.setup.season()
    played: i64 = 0
    match: i64
    for match in range(s.fixture - c.matches_a_day(s.setup.seats), s.fixture):
        played |= c.BIT[season[2 * match]] | c.BIT[season[2 * match + 1]]
    paid: list[int] = []
    seat: i64
    for seat in range(s.setup.seats):
        if played & c.BIT[seat] or s.setup.exempt_receipts:
            s.players[seat].cash += s.setup.box.receipts
            paid.append(seat)
    if out is not None:
        out.add("receipts", {"seats": paid, "amount": s.francs(s.setup.box.receipts), "day": s.day})
    s.days_over = s.day
    to_the_championship_cell(s)
    if s.day == s.setup.days():
        title.end_season(s, chance, out)
    else:
        turn.end_turn(s, chance, out)
