"""Le sport est mortel, phases 8 and 9: the tournament. The total of the free dice decides who chooses first, or draws
first. Rulings are cited by number (A26): rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.sportmord.rules import coaching, doping, training
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules.state import Sportmord

LAST_LEVEL: Final = 10  # complementary tournaments before the turn order decides (A26)


def start(s: Sportmord, seats: i64, chance: Chance, out: Events | None) -> None:
    line_up(s, seats, True)
    hold(s, chance, out)


def line_up(s: Sportmord, seats: i64, tied: bool) -> None:
    """The seats of a set in turn order: settled so, or all tied before the first roll."""
    contest = s.contest
    contest.clear()
    count = s.setup.seats
    size: i64 = 0
    step: i64
    for step in range(count):
        seat = s.first + step
        if seat >= count:
            seat -= count
        if seats & c.BIT[seat]:
            contest.order |= seat * c.ONE[size]
            if tied and size > 0:
                contest.tied |= c.BIT[size]
            size += 1
    contest.size = size


def hold(s: Sportmord, chance: Chance, out: Events | None) -> None:
    """The first tied group rolls; the coaches work on each roll. Complementary tournaments break ties."""
    group = s.contest.group()
    if not group:
        end(s, chance, out)
        return
    seat: i64
    for seat in range(s.setup.seats):
        player = s.players[seat]
        player.roll = 0
        if group & c.BIT[seat]:
            player.roll = c.roll("tournament", player.free, chance)
    if out is not None:
        level = c.digit(s.contest.level, s.contest.start())
        out.add("tournament_rolled", {"sport": s.name(s.sport()), "level": level, "rolls": rolls(s, group)})
    coaching.ask_reroll(s, group, chance, out)


def end(s: Sportmord, chance: Chance, out: Events | None) -> None:
    if s.phase == 8:
        training.start_sharing(s, chance, out)
    else:
        doping.draw_in_order(s, chance, out)


def rolls(s: Sportmord, group: i64) -> list[list[object]]:
    rolled: list[list[object]] = []
    for seat, player in enumerate(s.players):
        if group & c.BIT[seat]:
            rolled.append([seat, c.faces(player.roll)])
    return rolled


def settle(s: Sportmord, out: Events | None) -> None:
    """The group that rolled stands by its totals."""
    contest = s.contest
    group = contest.group()
    start = contest.start()
    end = contest.end(start)
    totals = vec[i64]([0, 0, 0, 0, 0, 0])
    seat: i64
    for seat in range(s.setup.seats):
        totals[seat] = c.total(s.players[seat].roll)
    rolled = rolls(s, group) if out is not None else []
    sort_group(contest, start, end, totals)
    for player in s.players:
        player.roll = 0
    if out is not None:
        out.add(
            "tournament",
            {
                "sport": s.name(s.sport()),
                "rolls": rolled,
                "totals": [[other, totals[other]] for other in range(s.setup.seats) if group & c.BIT[other]],
                "order": [c.digit(contest.order, place) for place in range(start, end)],
                "tied": tied_groups(contest, start, end),
            },
        )


def sort_group(contest: c.Contest, start: i64, end: i64, totals: vec[i64]) -> None:
    """Sort the seats between two places by their totals, highest first.

    Equal totals stay tied, except zeros among themselves and after the last complementary tournament (A26).
    """
    level = c.digit(contest.level, start)
    seats = vec[i64](capacity=6)
    place: i64
    for place in range(start, end):
        seats = append(seats, c.digit(contest.order, place))
        contest.order &= ~(15 * c.ONE[place])
        contest.level &= ~(15 * c.ONE[place])
        contest.tied &= ~c.BIT[place]
    spot: i64
    for place in range(1, end - start):  # insertion keeps equals in turn order
        seat = seats[place]
        spot = place
        while spot > 0 and totals[seats[spot - 1]] < totals[seat]:
            seats[spot] = seats[spot - 1]
            spot -= 1
        seats[spot] = seat
    for place in range(start, end):
        seat = seats[place - start]
        contest.order |= seat * c.ONE[place]
        if place > start and level < LAST_LEVEL:
            before = totals[seats[place - start - 1]]
            if before == totals[seat] and before > 0:
                contest.tied |= c.BIT[place]
    for place in range(start, end):
        if contest.tied & c.BIT[place]:
            contest.level |= (level + 1) * c.ONE[place]
            contest.level |= (level + 1) * c.ONE[place - 1]


def tied_groups(contest: c.Contest, start: i64, end: i64) -> list[list[int]]:
    """The seats still level with each other between two places."""
    groups: list[list[int]] = []
    place: i64
    for place in range(start + 1, end):
        if contest.tied & c.BIT[place]:
            if place - 1 == start or not contest.tied & c.BIT[place - 1]:
                groups.append([int(c.digit(contest.order, place - 1))])
            groups[-1].append(int(c.digit(contest.order, place)))
    return groups
