"""Les Sponsors de l'Automobile 2004: the end of the race, and with it of the match. Rulings are cited by number (A30):
rulings.md. Points, and what breaks a tie, are in state.py.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.events import Events
from arene.core.native import i64
from arene.core.state import places
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import moving, race
from arene.games.automobile.rules.state import AHEAD_OF_ALL, OVER, RACE_PAUSE, Automobile


def cross_the_line(s: Automobile, car: i64, out: Events | None) -> None:
    """Its ball leaves the roulette; what the move still owed is lost (A37)."""
    s.finished += 1
    it = s.cars[car]
    it.finish = s.finished
    it.lane = 0
    moving.clear(s)
    if out is not None:
        out.add("finished", {"car": car, "place": it.finish})
    if s.finished == 1 and s.setup.pairs and s.setup.tie == c.TIE_LEAD:
        take_lead(s, car, out)
    if out is not None:
        out.pause(s.paused(RACE_PAUSE))
    if decided(s):
        end_race(s, out)


def take_lead(s: Automobile, car: i64, out: Events | None) -> None:
    """The first car of a pair is in: how far ahead it is counts if points are equal (A30)."""
    s.lead = s.furthest_back(1 - s.setup.side(car))
    if out is not None:
        out.add("lead", {"car": car, "cells": s.lead})


def decided(s: Automobile) -> bool:
    """One car is left, whose place is certain; or the pair of the first car has won, whatever comes (A33)."""
    if s.finished == s.setup.cars - 1:
        return True
    if s.finished == 0 or not s.setup.pairs or not s.setup.ends_decided:
        return False
    sure = least_ahead(s, s.first_side())
    return sure > 0 or (sure == 0 and s.setup.tie == c.TIE_FIRST)


def least_ahead(s: Automobile, side: i64) -> i64:
    """The points by which a pair is ahead if the other one's cars come in before its own."""
    points = s.setup.box.points
    ahead: i64 = 0
    place = s.finished
    car: i64
    for car in range(s.setup.cars):
        it = s.cars[car]
        if s.setup.side(car) == side:
            ahead += points[it.finish]  # 0 for a car that has not finished
        elif it.finish:
            ahead -= points[it.finish]
        else:
            place += 1
            ahead -= points[place]
    for car in range(s.setup.cars):
        if s.setup.side(car) == side and s.cars[car].finish == 0:
            place += 1
            ahead += points[place]
    return ahead


def end_race(s: Automobile, out: Events | None) -> None:
    """The cars still racing are placed as they stand; the cards not played are shown."""
    if out is not None and s.finished < s.setup.cars - 1 and decided(s):
        out.add("decided", {"left": s.setup.cars - s.finished})
    car = race.next_behind(s, AHEAD_OF_ALL)
    while car >= 0:
        standing = s.standing(car)
        s.finished += 1
        if s.cars[car].racing():
            s.lift(s.cars[car])
        s.cars[car].finish = s.finished
        car = race.next_behind(s, standing)
    s.asked = OVER
    s.waiting = 0
    if out is not None:
        tell_end(s, out)


def tell_end(s: Automobile, out: Events) -> None:
    ranking = s.standings()
    end: dict[str, object] = {
        "rounds": s.round,
        "places": [int(it.finish) for it in s.cars],
        "unplayed": [c.listed(it.values()) for it in s.cars],
        **places(ranking),
        "scores": [standing.score for standing in sorted(ranking, key=lambda one: one.seat)],
    }
    if s.setup.pairs and s.setup.tie == c.TIE_LEAD:
        end["lead"] = s.lead
        end["lag"] = s.furthest_back(s.first_side())
    out.disclose("race_end", end)
