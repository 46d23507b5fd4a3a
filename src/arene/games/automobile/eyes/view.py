"""What a seat may see of a position: an allow-list. Hidden are the others' cards and sponsors, and the piles."""

from __future__ import annotations

from typing import Any

from arene.games.automobile.eyes.known import top_cards
from arene.games.automobile.eyes.position import colours_of, hand_of, waiting_cars
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import moving, race, roulette, sponsors, tuning, workshop
from arene.games.automobile.rules.state import Automobile

# fields of the state that are not read here: secret, told in another way, or of no use but to the rules themselves
UNREAD = "behind pile left idle bought pair proposals silent waiting taken"


def view(state: Automobile, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) sees it."""
    setup, box = state.setup, state.setup.box
    over = state.over()
    mine = not over and seat is not None and state.actor() == seat
    seen: dict[str, Any] = {
        "game": "automobile",
        "seat": seat,
        "phase": c.PHASES[state.asked.phase],
        "decision": state.asked.name,
        "awaiting": [int(waiting) for waiting in state.awaiting()],
        "car": None if over else int(state.car),
        "round": state.round,
        "starter": state.starter,
        "pairs": setup.pairs,
        "energy_max": int(box.energy_max),
        "sponsor_limit": int(box.sponsor_limit),
        "sale_prices": {
            "single": int(box.sale_single),
            "different": int(box.sale_different),
            "same": int(box.sale_same),
        },
        "cars": [_car(state, car, seat) for car in range(int(setup.cars))],
        "ring": _ring(state),
        "piles": [_pile(state, category, seat) for category in range(c.CATEGORIES)],
        "pack": len(state.pack) if state.asked.phase == c.WORKSHOP else 0,
        "sales": _sales(state) if mine and state.asked.phase == c.WORKSHOP else [],
        "reach": _reach(state) if state.asked is workshop.ASK_SIX else [],
        "target": _target(state),
        "exchange": _exchange(state, seat),
        "track": _track(state),
        "race": _race(state) if state.asked.phase == c.RACE else None,
        "forecast": _forecast(state) if mine and state.asked is race.ASK_DRIVE else [],
        "ends": _ends(state) if state.asked is moving.ASK_LANE else [],
        "owed": _owed(state),
        "odds": _odds(state) if state.asked in (race.ASK_DRIVE, roulette.ASK_BALLS) else [],
        "why_card": _why_card(state) if state.asked is race.ASK_DRIVE else None,
        "standings": [standing.to_json() for standing in state.standings()],
    }
    return seen


# ---- Cars


def _car(state: Automobile, car: int, seat: int | None) -> dict[str, Any]:
    it, setup = state.cars[car], state.setup
    sees = seat is not None and setup.sees_hand(seat, car, state.shown)
    owns = seat is not None and setup.owner(car) == seat
    racing = state.asked.phase == c.RACE
    return {
        "car": car,
        "id": setup.box.cars[car],
        "number": setup.box.numbers[car],
        "colour": setup.box.looks[car],
        "seat": int(setup.owner(car)),
        "partner": int(setup.partner(car)) if setup.pairs else None,
        "cell": it.cell,
        "money": it.money,
        "sponsors": colours_of(it.sponsors) if owns else None,
        "sponsor_count": int(c.digit_sum(it.sponsors)),
        "sale": _sale(state, car) if owns and state.asked.phase == c.WORKSHOP else None,
        "counts": {name: int(c.digit_sum(it.hand[category])) for category, name in enumerate(setup.box.categories)},
        "cards": int(state.cars[car].cards_left()),
        "hand": hand_of(state, car) if sees or state.over() else None,
        "strength": int(c.points_of(it.values())) if sees or state.over() else None,
        "played_cards": _played(state, car),
        "energy": it.energy,
        "column": it.column,
        "lane": it.lane,
        "off": it.off,
        "finish": it.finish or None,
        "place": int(state.rank(car)) if racing else None,
        "played": it.played,
        "blocks": racing and it.racing() and not state.over() and moving.blocking(state, car),
        "blocked": racing and it.racing() and not state.over() and moving.blocked(state, car),
        "points": int(state.points(car)),
    }


def _played(state: Automobile, car: int) -> list[dict[str, Any]]:
    """Cards played in the race lie face up."""
    names = state.setup.box.categories
    return [
        {"category": names[c.category_in(noted)], "value": int(c.took_in(noted))}
        for noted in state.memory.cards
        if c.kind_in(noted) == c.PLAYED and c.car_in(noted) == car
    ]


# ---- The workshop


def _ring(state: Automobile) -> list[dict[str, Any]]:
    """The cells; void: an E where no car has anybody to exchange with (A8)."""
    box, twin = state.setup.box, state.clone()

    def exchanges(car: int, cell: int) -> bool:
        twin.car, twin.cars[car].cell = car, cell
        return bool(workshop.exchange_target(twin) >= 0)

    cells = []
    for cell, (zone, kind) in enumerate(zip(box.ring_zone, box.ring_kind, strict=True)):
        void = kind == c.CELL_E and not any(exchanges(car, cell) for car in range(int(state.setup.cars)))
        cells.append({"zone": int(zone), "kind": c.CELL_KINDS[kind], "void": void})
    return cells


def _pile(state: Automobile, category: int, seat: int | None) -> dict[str, Any]:
    """The printed cards are known to all: the mean of those that may lie on top is what a blind purchase is worth."""
    setup = state.setup
    values = c.listed(setup.deck(category))
    tops = [] if state.asked.phase == c.RACE else top_cards(state, category, seat)
    return {
        "id": setup.box.categories[category],
        "zone": int(setup.box.zone[category]),
        "price": int(setup.price[category]),
        "left": int(workshop.stock(state, category)) if state.asked.phase == c.WORKSHOP else 0,
        "size": len(values) - int(setup.cars),
        "tenths": round(10 * sum(tops) / max(1, len(tops))),
        "values": values,
    }


def _sale(state: Automobile, car: int) -> dict[str, Any]:
    """What all the car's sponsors would bring now, and with which one more they would make a set."""
    box, held = state.setup.box, int(state.cars[car].sponsors)
    sets = {}
    if c.digit_sum(held) == 2:
        for colour, name in enumerate(box.sponsors):
            price = int(sponsors.price_of(state, held + c.ONE[colour]))
            if price > 3 * box.sale_single:
                sets[name] = price
    return {"now": int(sponsors.price_of(state, held)) if held else 0, "with": sets}


def _sales(state: Automobile) -> list[dict[str, Any]]:
    """What the acting car's sponsor cards would bring: each possible sale; a set pays more than its single cards."""
    held = state.cars[state.car].sponsors
    sales = []
    for action in sponsors.sales(held):
        sold = sponsors.sold_by(action)
        if c.digit_sum(sold) <= state.setup.box.sponsor_limit:
            colours = {name: int(c.digit(sold, colour)) for colour, name in enumerate(state.setup.box.sponsors)}
            price = int(sponsors.price_of(state, sold))
            more = price > int(c.digit_sum(sold) * state.setup.box.sale_single)
            sales.append({**colours, "price": price, "set": more})
    return sales


def cell_offer(state: Automobile, car: int, cell: int) -> dict[str, Any]:
    """What a cell of the ring offers a car."""
    box = state.setup.box
    kind, zone = int(box.ring_kind[cell]), int(box.ring_zone[cell])
    twin = state.clone()
    twin.car = car
    twin.cars[car].cell = cell
    sold = [category for category in range(c.CATEGORIES) if workshop.sold_here(twin, category)]
    categories = [box.categories[category] for category in sold if workshop.can_buy(twin, category)]
    target = int(workshop.exchange_target(twin))
    return {
        "cell": cell,
        "kind": c.CELL_KINDS[kind],
        "zone": zone,
        "buys": categories,
        "target": target if target >= 0 else None,
    }


def _reach(state: Automobile) -> list[dict[str, Any]]:
    """After a 6: the five cells, with what they offer."""
    car = int(state.car)
    return [
        {"cells": cells, **cell_offer(state, car, int(workshop.cell_after(state, car, cells)))}
        for cells in range(1, workshop.LONGEST + 1)
    ]


def _target(state: Automobile) -> int | None:
    """On an E cell: the car that would have to exchange; the acting car itself: with the board."""
    if state.asked is not workshop.ASK_CELL:
        return None
    target = int(workshop.exchange_target(state))
    return target if target >= 0 else None


def _exchange(state: Automobile, seat: int | None) -> dict[str, Any] | None:
    """Before the race. What partners propose is for the two of them alone."""
    if state.asked.phase != c.BETWEEN:
        return None
    setup = state.setup
    first = int(tuning.first_of_pair(state))
    other = int(setup.partner(first))
    inside = seat is not None and tuning.of_pair(state, seat)
    exchange: dict[str, Any] = {"first": first, "second": other, "inside": inside, "left": None, "offer": None}
    exchange["energy"] = [int(state.cars[first].energy), int(state.cars[other].energy)]
    if inside:
        exchange["left"] = int(setup.swaps - state.swapped)
        if state.asked is tuning.ASK_ANSWER:
            exchange["offer"] = tuning.swap_told(state, state.offer)
        elif state.asked in (tuning.ASK_COUNTER, tuning.ASK_SETTLE):
            exchange["offer"] = {"energy": int(state.offer)}
    return exchange


# ---- The race


def _track(state: Automobile) -> dict[str, Any]:
    box = state.setup.box
    grid = [[int(box.grid_column[place]), int(box.grid_lane[place])] for place in range(int(state.setup.cars))]
    return {
        "lanes": box.lanes,
        "columns": box.columns,
        "grid": grid,
        "parts": [{"from": first, "to": last, "id": name} for first, last, name in box.parts],
    }


def _race(state: Automobile) -> dict[str, Any]:
    """Order of play, the moving car, and what the green cells are worth."""
    setup = state.setup
    order = sorted(range(int(setup.cars)), key=lambda car: -int(state.standing(car)))
    racing = [car for car in order if not state.cars[car].finish]
    if setup.frozen_order:
        frozen = [int(c.digit(state.order, place)) - 1 for place in range(4) if c.digit(state.order, place)]
        racing = [car for car in frozen if car in racing]
    done = [car for car in racing if state.cars[car].played and car != state.turn]
    now = [car for car in racing if car == state.turn]
    return {
        "turn": None if state.turn < 0 or state.over() else int(state.turn),
        "ranking": order,
        "order": [*done, *now, *(car for car in racing if not state.cars[car].played and car != state.turn)],
        "green": [int(setup.box.green_for(setup.cars, place)) for place in range(1, int(setup.cars) + 1)],
        "balls": int(roulette.balls(state)),
        "lead": int(state.lead) if setup.pairs and setup.tie == c.TIE_LEAD and state.finished else None,
        "moving": None if state.move.car < 0 else int(state.move.car),
        "waiting": [{"car": car, "cells": cells} for car, cells in waiting_cars(state)],
        "violet_cells": _VIOLET,
        "violet": [_violet(state, car) for car in racing if not state.cars[car].off],
    }


_VIOLET = {"off": 0, "launch": c.LAUNCH, "rest": c.STEP}  # cells, by what a violet ball does to a car


def _violet(state: Automobile, car: int) -> dict[str, Any]:
    """What a violet ball drawn now would do to a car: spin it off, launch it, or push it."""
    colour = _cell_colour(state, int(state.cars[car].column), int(state.cars[car].lane))
    effect = {"red": "off", "violet": "launch"}.get(colour, "rest")
    return {"car": car, "effect": effect, "cells": _VIOLET[effect]}


def _cell_colour(state: Automobile, column: int, lane: int) -> str:
    sign = state.setup.box.lanes[lane - 1][column - 1]
    return {"G": "green", "R": "red", "V": "violet"}.get(sign, "plain")


def ends_of(state: Automobile, car: int, cells: int) -> list[dict[str, Any]]:
    """Where a displacement of so many cells may end before bonuses, and what each end earns."""
    twin = state.clone()
    twin.move.car = car
    twin.move.total = 0
    twin.move.slip_used = bool(state.setup.slip_per_round and state.cars[car].slipped)
    moving.drive_on(twin, car, cells)
    return _arrivals(twin, car)


def _arrivals(state: Automobile, car: int) -> list[dict[str, Any]]:
    """The ends of the segment under way."""
    steps, box = int(state.move.steps), state.setup.box
    column = int(state.cars[car].column) + steps
    if steps == 0:
        return []
    if column > box.columns:
        nothing_more = {"green": 0, "slip": 0, "place": 0, "home": True}
        return [{"column": column, "lane": 0, "steps": steps, "colour": "finish", **nothing_more}]
    arrivals = []
    for lane in range(1, len(box.lanes) + 1):
        if state.move.ends & c.BIT[lane - 1]:
            twin = state.clone()
            twin.move.green = twin.move.green_later = twin.move.slip = 0
            moving.arrive(twin, lane, None)
            arrivals.append(
                {
                    "column": column,
                    "lane": lane,
                    "steps": steps,
                    "colour": _cell_colour(state, column, lane),
                    "green": int(twin.move.green),
                    "slip": int(twin.move.slip),
                    "place": int(twin.rank(car)),
                    "home": _home(twin, car),
                }
            )
    return arrivals


def _home(state: Automobile, car: int) -> bool:
    """Whether the bonuses owed to a car carry it over the line."""
    bonus = int(state.move.green + state.move.slip)
    moving.drive_on(state, car, bonus)
    return bool(bonus and state.cars[car].column + state.move.steps > state.setup.box.columns)


def _forecast(state: Automobile) -> list[dict[str, Any]]:
    """For each card that can be played: where it leads."""
    car = int(state.car)
    values = state.cars[car].values()
    return [
        {"value": value, "ends": ends_of(state, car, value)}
        for value in range(1, c.VALUES)
        if c.digit(values, value) and not moving.blocked(state, car)
    ]


def _ends(state: Automobile) -> list[dict[str, Any]]:
    """The ends to choose from, each with a way that leads there."""
    car, steps = int(state.move.car), int(state.move.steps)
    start = [int(state.cars[car].column), int(state.cars[car].lane)]
    return [
        {
            **end,
            "path": [
                start,
                *([int(column), int(lane)] for column, lane in moving.way_to(state, car, steps, end["lane"])),
            ],
        }
        for end in _arrivals(state.clone(), car)
    ]


def _owed(state: Automobile) -> dict[str, Any] | None:
    if state.asked not in (moving.ASK_LANE, moving.ASK_BONUS):
        return None
    move = state.move
    return {
        "car": int(move.car),
        "cause": c.CAUSES[move.cause],
        "green": int(move.green),
        "slip": int(move.slip),
        "total": int(move.total),
    }


def _odds(state: Automobile) -> list[dict[str, Any]]:
    """For each number of extra balls: own balls, all balls, cells gained."""
    car, base = int(state.car), int(roulette.balls(state))
    most = int(roulette.most_balls(state))
    return [
        {
            "extra": extra,
            "own": 1 + extra,
            "balls": base + extra,
            "cells": 1 + extra,
            "ends": ends_of(state, car, 1 + extra),
        }
        for extra in range(most + 1)
    ]


def _why_card(state: Automobile) -> str | None:
    """Why the acting car may not just spin: it leads, or it is in the way."""
    if race.may_spin(state, state.car):
        return None
    return "leads" if state.place(state.car) == 1 else "blocks"
