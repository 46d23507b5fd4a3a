"""Le sport est mortel, phase 9: each doped die draws one more card, for its seat alone. Rulings are cited by number
(A31): rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import i64
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules import ending, tournament, training
from arene.games.sportmord.rules.state import Sportmord


def start(s: Sportmord, chance: Chance, out: Events | None) -> None:
    s.phase = 9
    s.step = 0
    draw_cards(s, chance, out)


def draw_cards(s: Sportmord, chance: Chance, out: Events | None) -> None:
    """Sport by sport; a tournament decides who draws first."""
    while s.step < c.SPORTS:
        seats = doped_seats(s, s.sport())
        if seats:
            closed = (s.closed & c.BIT[s.sport()]) != 0
            if closed or c.SIZE[seats] == 1:
                tournament.line_up(s, seats, False)
                draw_in_order(s, chance, out)
            else:
                tournament.start(s, seats, chance, out)
            return
        s.step += 1
    ending.end_round(s, chance, out)


def doped_seats(s: Sportmord, sport: i64) -> i64:
    """The seats whose die at a sport stands on a pill."""
    seats: i64 = 0
    seat: i64
    for seat in range(s.setup.seats):
        if s.players[seat].doped_at & c.BIT[sport]:
            seats |= c.BIT[seat]
    return seats


def draw_in_order(s: Sportmord, chance: Chance, out: Events | None) -> None:
    """One after another, with the dice present at that moment (A31); a closed sport gives nothing (A32)."""
    sport = s.sport()
    place: i64
    for place in range(s.contest.size):
        seat = c.digit(s.contest.order, place)
        if not s.closed & c.BIT[sport]:
            draw_card(s, seat, sport, out)
        return_pill(s, seat, sport, out)
    if out is not None:
        out.pause(s.paused())
    s.contest.clear()
    s.step += 1
    draw_cards(s, chance, out)


def draw_card(s: Sportmord, seat: i64, sport: i64, out: Events | None) -> None:
    kind = s.draw(sport)
    s.players[seat].card = kind
    last = c.digit(s.cards, sport) == 0
    if out is not None:
        out.disclose("doping_drawn", {"seat": seat, "sport": s.name(sport), "card": c.KINDS[kind], "last": last})
    training.evaluate_card(s, seat, sport, training.value(s, seat, sport, s.dice_at(sport)), last, out)


def return_pill(s: Sportmord, seat: i64, sport: i64, out: Events | None) -> None:
    player = s.players[seat]
    if player.doped_at & c.BIT[sport]:
        player.doped_at &= ~c.BIT[sport]
        s.reserve += 1
        if out is not None:
            out.add("pill_returned", {"seat": seat, "sport": s.name(sport)})
