"""Footmania: the end of the season: the title, the play-off, the ranking. Rulings are cited by number (A29):
rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.state import Standing, places, ranked
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules import matches, selling
from arene.games.footmania.rules.state import OVER, Footmania

# what decides between seats that play off, one after the other (A29): points and stars of the play-off, stars against
# each other in the season, cash and what the bank would pay
MERITS: Final[list[str]] = ["playoff_points", "playoff_stars", "season_stars", "wealth"]


# ---- The end of the season


def end_season(s: Footmania, chance: Chance, out: Events | None) -> None:
    """Points, then pennants; then a play-off between those still level at the top."""
    tied = [standing.seat for standing in standings(s) if standing.rank == 1]
    if len(tied) == 1:
        end(s, out)
        return
    for seat in tied:
        s.playoff |= c.BIT[seat]
    if out is not None:
        out.add("playoff", {"seats": tied})
    next_playoff(s, chance, out)


# ---- The play-off


def playoff_pairs(s: Footmania) -> vec[i64]:
    """Each pair once, the lower number at home."""
    pairs = vec[i64]()
    home: i64
    away: i64
    for home in range(s.setup.seats):
        for away in range(home + 1, s.setup.seats):
            if s.playoff & c.BIT[home] and s.playoff & c.BIT[away]:
                pairs = append(pairs, home)
                pairs = append(pairs, away)
    return pairs


def next_playoff(s: Footmania, chance: Chance, out: Events | None) -> None:
    pairs = playoff_pairs(s)
    if 2 * s.playoff_match == len(pairs):
        end(s, out)
        return
    matches.enter(s, 0, pairs[2 * s.playoff_match])
    matches.enter(s, 1, pairs[2 * s.playoff_match + 1])
    matches.ask_lineups(s, chance, out)


# ---- The ranking


def standings(s: Footmania) -> list[Standing]:
    """By points, then pennants; those who played off then by what decides between them."""
    seats = range(int(s.setup.seats))
    return ranked(
        [record(s, seat) for seat in seats],
        [player.points for player in s.players],
        [tie_breaks(s, seat) for seat in seats],
    )


def record(s: Footmania, seat: int) -> tuple[int, ...]:
    player = s.players[seat]
    if not plays_off(s, seat):
        return (player.points, player.pennants)
    return (player.points, player.pennants, *(int(merit(s, seat, place)) for place in range(len(MERITS))))


def tie_breaks(s: Footmania, seat: int) -> dict[str, int]:
    """Pennants, and what was looked at after them; 0 for the rest."""
    ties: dict[str, int] = {"pennants": int(s.players[seat].pennants)}
    for place, name in enumerate(MERITS):
        ties[name] = int(merit(s, seat, place)) if in_question(s, seat, place) else 0
    ties["wealth"] = s.francs(ties["wealth"])
    return ties


def plays_off(s: Footmania, seat: i64) -> bool:
    """Whether the title was decided between the seat and others."""
    return s.asked is OVER and s.playoff & c.BIT[seat] != 0


def merit(s: Footmania, seat: i64, place: i64) -> i64:
    """What decides a play-off, by its place in MERITS."""
    if place < 2:
        return total(playoff_pairs(s), s.playoff_strengths, seat, s.playoff, place == 0)
    if place == 2:
        return total(s.setup.season(), s.strengths, seat, s.playoff, False)
    return selling.wealth(s, seat)


def in_question(s: Footmania, seat: int, place: int) -> bool:
    """Whether the seat was level with another in all that counts before; only then is the merit looked at."""
    if not plays_off(s, seat):
        return False
    level = record(s, seat)[: 2 + place]
    others = [other for other in range(int(s.setup.seats)) if other != seat and plays_off(s, other)]
    return any(record(s, other)[: 2 + place] == level for other in others)


def total(pairs: vec[i64], strengths: vec[i64], seat: i64, among: i64, points: bool) -> i64:
    """A seat's points or stars in the matches between these seats."""
    gained: i64 = 0
    place: i64
    for place in range(len(strengths)):
        rival = place + 1 - 2 * (place % 2)
        if pairs[place] == seat and among & c.BIT[pairs[rival]]:
            if not points:
                gained += strengths[place]
            elif strengths[place] > strengths[rival]:
                gained += 2
            elif strengths[place] == strengths[rival]:
                gained += 1
    return gained


# ---- The end of the match


def end(s: Footmania, out: Events | None) -> None:
    s.asked = OVER
    if out is not None:
        tell_what_decided(s, out)
        told = {**places(standings(s)), "points": [player.points for player in s.players]}
        out.add("match_ended", {**told, "pennants": [player.pennants for player in s.players]})


def tell_what_decided(s: Footmania, out: Events) -> None:
    """A play-off level in points is decided by something else, or by nothing."""
    if not s.playoff:
        return
    best = standings(s)[0].seat
    place = 0
    while place < len(MERITS) and in_question(s, best, place):
        place += 1
    if place > 1:
        shared = place == len(MERITS) and in_question(s, best, place)
        who: int | None = best
        if shared and s.setup.rules >= 3:  # before, one of those who share it was named
            who = None
        out.add("title_decided", {"seat": who, "by": "nothing" if shared else MERITS[place - 1]})
