"""A position of the game as data: what ``match.position()`` writes and ``arene.position()`` reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.native import i64, vec
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema, check, span
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import finish, moving, race, roulette, sponsors, tuning, workshop
from arene.games.automobile.rules.edition import CARS, MAX_COLUMNS, SPONSORS
from arene.games.automobile.rules.questions import QUESTIONS
from arene.games.automobile.rules.state import Automobile

_VALUE: Schema = {"type": "integer", "minimum": 0, "maximum": c.VALUES - 1}
_COUNT: Schema = {"type": "integer", "minimum": 0, "default": 0}
_COLOUR: Schema = {"enum": SPONSORS}
_LANE: Schema = {"type": "integer", "minimum": 0, "maximum": c.MAX_LANES, "default": 0}
_CARS: Schema = {"enum": CARS}

_CAR: Schema = {
    "type": "object",
    "properties": {
        "cell": {"type": "integer", "minimum": 0, "description": "of the ring; by default the A of its zone"},
        "money": {"type": "integer", "minimum": 0, "description": "in the workshop"},
        "sponsors": {"type": "array", "maxItems": 4, "items": _COLOUR, "default": []},
        "hand": {
            "type": "object",
            "additionalProperties": {"type": "array", "items": _VALUE},
            "default": {},
            "description": "values by category; in the workshop at least one of each, by default the lowest left",
        },
        "energy": {"type": "integer", "minimum": 0, "maximum": c.MAX_ENERGY, "default": 0},
        "column": {"type": "integer", "minimum": 0, "maximum": MAX_COLUMNS + 1, "default": 0},
        "lane": _LANE,
        "off": {"type": "boolean", "default": False, "description": "spun off at its column"},
        "behind": {
            "type": "integer",
            "minimum": 0,
            "maximum": c.MAX_CARS - 1,
            "default": 0,
            "description": "off: cars still off that left the same cell before it; equals go by the order of the cars",
        },
        "finish": {"type": "integer", "minimum": 0, "maximum": c.MAX_CARS, "default": 0, "description": "its place"},
        "played": {"type": "boolean", "description": "had its turn in this round; by default the car whose turn it is"},
        "slipped": {"type": "boolean", "default": False, "description": "had its slipstream in this round"},
    },
}

_MOVE: Schema = {
    "type": ["object", "null"],
    "default": None,
    "required": ["car", "cause"],
    "properties": {
        "car": _CARS,
        "cause": {"enum": c.CAUSES},
        "total": _COUNT,
        "slip_used": {"type": "boolean", "default": False},
        "slip": _COUNT,
        "green": _COUNT,
        "green_later": _COUNT,
        "steps": _COUNT,
    },
    "description": "a displacement under way: steps of this segment, bonuses owed",
}

_NOTED: Schema = {
    "type": "object",
    "required": ["kind", "car"],
    "properties": {
        "kind": {"enum": c.ENTRIES},
        "car": _CARS,
        "category": {"type": "string"},
        "values": {"type": "array", "items": _VALUE},
        "other": _CARS,
        "gave": _VALUE,
        "took": _VALUE,
        "colours": {"type": "array", "items": _COLOUR},
    },
}

_MEMORY: Schema = {"type": "array", "items": _NOTED}

SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Les Sponsors de l'Automobile position",
    "type": "object",
    "required": ["seats", "decision"],
    "properties": {
        "seats": {
            "type": "array",
            "minItems": 2,
            "maxItems": 4,
            "items": {
                "type": "object",
                "properties": {"cars": {"type": "object", "additionalProperties": _CAR, "default": {}}},
            },
        },
        "phase": {"enum": c.PHASES, "description": "by default that of the decision"},
        "decision": {"enum": QUESTIONS.names},
        "car": {**_CARS, "description": "whose owner is asked; by default the first one"},
        "round": {"type": "integer", "minimum": 0, "maximum": race.LAST_ROUND, "default": 1},
        "starter": {**_CARS, "default": CARS[0]},
        "piles": {
            "type": "object",
            "additionalProperties": {"type": "array", "items": _VALUE},
            "default": {},
            "description": "from top to bottom; by default what lies nowhere else, ascending",
        },
        "pack": {"type": "array", "items": _COLOUR, "description": "sponsors, top to bottom; by default all others"},
        "idle": _COUNT,
        "bought": {"type": "boolean", "default": False, "description": "a card was bought in this round"},
        "pair": {"type": "integer", "minimum": 0, "maximum": 1, "default": 0},
        "swapped": _COUNT,
        "proposals": _COUNT,
        "silent": _COUNT,
        "offer": {"type": "integer", "minimum": 0, "maximum": 511, "default": 0},
        "turn": {"enum": [*CARS, None], "default": None, "description": "whose turn of the race it is"},
        "order": {"type": "array", "items": _CARS, "default": [], "uniqueItems": True},
        "lead": {**_COUNT, "description": "pairs: cells the last opposing car had left when the first car came in"},
        "move": _MOVE,
        "waiting": {
            "type": "array",
            "default": [],
            "items": {
                "type": "object",
                "required": ["car", "cells"],
                "properties": {"car": _CARS, "cells": {"enum": [c.STEP, c.LAUNCH]}},
            },
            "description": "cars a violet ball is going to move",
        },
        "memory": {"type": "object", "properties": {"cards": _MEMORY, "sponsors": _MEMORY}, "default": {}},
    },
}


# ---- Writing


def hand_of(state: Automobile, car: int) -> dict[str, list[int]]:
    """The values a car holds, by category."""
    names = state.setup.box.categories
    return {names[category]: c.listed(cards) for category, cards in enumerate(state.cars[car].hand) if cards}


def pile_values(state: Automobile, category: int) -> list[int]:
    pile = state.pile[category]
    return [int(c.digit(pile, place)) for place in range(int(workshop.stock(state, category)))]


def pack_colours(state: Automobile) -> list[str]:
    return [state.setup.box.sponsors[colour] for colour in state.pack]


def colours_of(digits: int) -> list[str]:
    return [SPONSORS[colour] for colour in c.listed(digits)]


def seats_cars(setup: c.Setup, seat: int) -> list[int]:
    return [car for car in range(int(setup.cars)) if setup.owner(car) == seat]


def waiting_cars(state: Automobile) -> list[tuple[int, int]]:
    """The cars a violet ball is going to move, with the cells."""
    cars, queue = [], int(state.waiting)
    while queue:
        cars.append((int(c.car_queued(queue)), int(c.cells_queued(queue))))
        queue >>= 4
    return cars


def write(state: Automobile) -> dict[str, Any]:
    """The complete position: a state built from it has the same future."""
    box = state.setup.box
    building = state.asked.phase == c.WORKSHOP
    position: dict[str, Any] = {
        "seats": [
            {"cars": {box.cars[car]: _write_car(state, car) for car in seats_cars(state.setup, seat)}}
            for seat in range(int(state.setup.seats))
        ],
        "phase": c.PHASES[state.asked.phase],
        "decision": state.asked.name,
        "car": box.cars[state.car],
        "round": state.round,
        "starter": box.cars[state.starter],
        "piles": {name: pile_values(state, place) for place, name in enumerate(box.categories)} if building else {},
        "pack": pack_colours(state),
        "idle": state.idle,
        "bought": state.bought,
        "pair": state.pair,
        "swapped": state.swapped,
        "proposals": state.proposals,
        "silent": state.silent,
        "offer": state.offer,
        "turn": None if state.turn < 0 else box.cars[state.turn],
        "order": _write_order(state),
        "move": _write_move(state),
        "waiting": [{"car": box.cars[car], "cells": cells} for car, cells in waiting_cars(state)],
        "memory": {
            "cards": [_write_noted(state, noted) for noted in state.memory.cards],
            "sponsors": [_write_noted(state, noted) for noted in state.memory.sponsors],
        },
    }
    if state.setup.ends_decided:
        position["lead"] = state.lead
    return position


def _write_car(state: Automobile, car: int) -> dict[str, Any]:
    it = state.cars[car]
    return {
        "cell": it.cell,
        "money": it.money,
        "sponsors": colours_of(it.sponsors),
        "hand": hand_of(state, car),
        "energy": it.energy,
        "column": it.column,
        "lane": it.lane,
        "off": it.off,
        "finish": it.finish,
        "played": it.played,
        "slipped": it.slipped,
        **({"behind": it.behind} if state.setup.off_in_order else {}),
    }


def _write_order(state: Automobile) -> list[str]:
    return [CARS[int(c.digit(state.order, place)) - 1] for place in range(c.MAX_CARS) if c.digit(state.order, place)]


def _write_move(state: Automobile) -> dict[str, Any] | None:
    move = state.move
    if move.car < 0:
        return None
    return {
        "car": CARS[move.car],
        "cause": c.CAUSES[move.cause],
        "total": move.total,
        "slip_used": move.slip_used,
        "slip": move.slip,
        "green": move.green,
        "green_later": move.green_later,
        "steps": move.steps,
    }


def _write_noted(state: Automobile, noted: i64) -> dict[str, Any]:
    kind, took = c.kind_in(noted), c.took_in(noted)
    record: dict[str, Any] = {"kind": c.ENTRIES[kind], "car": CARS[c.car_in(noted)]}
    if kind >= c.DRAWN:
        record["colours"] = colours_of(took) if kind == c.SOLD else [SPONSORS[took]]
        return record
    record["category"] = state.setup.box.categories[c.category_in(noted)]
    if kind in (c.HELD, c.SHOWN):
        record["values"] = c.listed(took)
        return record
    record["took"] = took
    if c.ENTRIES[kind] in ("board", "forced", "pair"):
        record["gave"] = c.gave_in(noted)
    if c.ENTRIES[kind] in ("forced", "pair"):
        record["other"] = CARS[c.other_in(noted)]
    return record


# ---- Reading


def read(data: Mapping[str, Any], setup: c.Setup) -> Automobile:
    """The state a position describes. Missing things have their value at the start of the match."""
    content = check(SCHEMA, dict(data))
    if len(content["seats"]) != setup.seats:
        raise BadData("seats", Fault("described-seats", count=len(content["seats"]), seats=setup.seats))
    asked = QUESTIONS[content["decision"]]
    phase = asked.phase
    if content.get("phase", c.PHASES[phase]) != c.PHASES[phase]:
        raise BadData("phase", Fault("automobile:phase", decision=asked.name, phase=c.PHASES[phase]))
    records = _car_records(content["seats"], setup)
    state = Automobile(setup, [c.Car() for _ in range(int(setup.cars))], c.Memory())
    state.asked = asked
    state.round = content["round"]
    if phase == c.WORKSHOP and state.round > workshop.LAST_ROUND:
        raise BadData("round", Fault("automobile:rounds", round=state.round, most=workshop.LAST_ROUND))
    if state.round < 1 and phase != c.BETWEEN:
        raise BadData("round", Fault("automobile:round-zero"))
    if phase == c.WORKSHOP and content["idle"] >= workshop.IDLE_ROUNDS:  # the last of them ended it
        raise BadData("idle", Fault("automobile:idle", count=content["idle"], most=workshop.IDLE_ROUNDS))
    state.starter = _number(setup, content["starter"], "starter")
    state.car = _number(setup, content.get("car", CARS[0]), "car")
    state.turn = -1
    if phase == c.RACE:
        state.turn = state.car if content["turn"] is None else _number(setup, content["turn"], "turn")
    for field in ("idle", "bought", "pair", "swapped", "proposals", "silent", "offer"):
        setattr(state, field, content[field])
    state.shown = setup.pairs and phase != c.WORKSHOP
    for car, record in enumerate(records):
        _read_car(state, car, record)
    _read_hands(state, records)
    _read_piles(state, content["piles"])
    _read_pack(state, content.get("pack"))
    _read_memory(state, content["memory"])
    if phase == c.RACE:
        _read_race(state, content)
    _check_decision(state)
    return state


def _number(setup: c.Setup, name: str, where: str) -> int:
    if CARS.index(name) >= setup.cars:
        raise BadData(where, Fault("automobile:not-playing", car=name, seats=setup.seats))
    return CARS.index(name)


def _car_records(seats: Sequence[Mapping[str, Any]], setup: c.Setup) -> list[Mapping[str, Any]]:
    records: list[Mapping[str, Any]] = [check(_CAR, {}) for _ in range(int(setup.cars))]
    for seat, record in enumerate(seats):
        own = seats_cars(setup, seat)
        for name, car in record["cars"].items():
            where = f"seats[{seat}].cars.{name}"
            if name not in CARS or CARS.index(name) not in own:
                raise BadData(where, Fault("automobile:seat-has", cars=", ".join(CARS[car] for car in own)))
            records[CARS.index(name)] = car
    return records


def _where(state: Automobile, car: int) -> str:
    return f"seats[{state.setup.owner(car)}].cars.{CARS[car]}"


def _read_car(state: Automobile, car: int, record: Mapping[str, Any]) -> None:
    it, box = state.cars[car], state.setup.box
    it.cell = record.get("cell", box.ring_start[car])
    if it.cell >= len(box.ring_kind):
        raise BadData(
            f"{_where(state, car)}.cell", Fault("range", value=it.cell, allowed=span(0, len(box.ring_kind) - 1))
        )
    it.money = record.get("money", box.money_start if state.asked.phase == c.WORKSHOP else 0)
    if it.money and state.asked.phase != c.WORKSHOP:
        raise BadData(f"{_where(state, car)}.money", Fault("automobile:money-spent"))
    it.sponsors = sum(int(c.ONE[SPONSORS.index(colour)]) for colour in record["sponsors"])
    if it.sponsors and state.asked.phase != c.WORKSHOP:
        raise BadData(f"{_where(state, car)}.sponsors", Fault("automobile:sponsors-sold"))
    drawn = state.asked is sponsors.ASK_DISCARD and car == state.car
    if len(record["sponsors"]) > box.sponsor_limit + drawn:
        raise BadData(f"{_where(state, car)}.sponsors", Fault("automobile:many-sponsors", most=box.sponsor_limit))
    it.energy = record["energy"]
    if it.energy > box.energy_max or (it.energy and state.asked.phase == c.WORKSHOP):
        most = 0 if state.asked.phase == c.WORKSHOP else int(box.energy_max)
        raise BadData(f"{_where(state, car)}.energy", Fault("range", value=it.energy, allowed=span(0, most)))
    it.column, it.lane, it.off, it.finish = record["column"], record["lane"], record["off"], record["finish"]
    it.played = record.get("played", car == state.turn)
    it.slipped = record["slipped"]
    it.behind = record["behind"]


def _read_hands(state: Automobile, records: Sequence[Mapping[str, Any]]) -> None:
    """Cards by category; in the workshop a car without one gets the lowest that is left."""
    names = state.setup.box.categories
    left = [int(state.setup.deck(category)) for category in range(c.CATEGORIES)]
    for car, record in enumerate(records):
        for name, values in record["hand"].items():
            where = f"{_where(state, car)}.hand.{name}"
            if name not in names:
                raise BadData(where, Fault("one-of", value=repr(name), known=", ".join(names)))
            category = names.index(name)
            for value in values:
                if not c.digit(left[category], value):
                    raise BadData(where, Fault("automobile:no-more-of-value", value=value))
                left[category] -= int(c.ONE[value])
                state.cars[car].hand[category] += c.ONE[value]
    if state.asked.phase != c.WORKSHOP:
        return
    for car in range(int(state.setup.cars)):
        for category in range(c.CATEGORIES):
            if not state.cars[car].hand[category]:
                lowest = c.listed(left[category])[:1]
                if not lowest:
                    raise BadData(f"{_where(state, car)}.hand", Fault("automobile:none-left", category=names[category]))
                left[category] -= int(c.ONE[lowest[0]])
                state.cars[car].hand[category] += c.ONE[lowest[0]]


def _read_piles(state: Automobile, piles: Mapping[str, Sequence[int]]) -> None:
    names = state.setup.box.categories
    for name in piles:
        if name not in names:
            raise BadData(f"piles.{name}", Fault("one-of", value=repr(name), known=", ".join(names)))
    if state.asked.phase != c.WORKSHOP:
        if any(piles.values()):
            raise BadData("piles", Fault("automobile:piles-gone"))
        return
    for category, name in enumerate(names):
        rest = int(state.setup.deck(category)) - sum(int(car.hand[category]) for car in state.cars)
        values = list(piles.get(name, c.listed(rest)))
        if sorted(values) != c.listed(rest):
            wanted = ", ".join(str(value) for value in c.listed(rest))
            fault = Fault("automobile:must-hold", cards=wanted) if wanted else Fault("automobile:must-be-empty")
            raise BadData(f"piles.{name}", fault)
        state.pile[category] = sum(value * int(c.ONE[place]) for place, value in enumerate(values))
        state.left += len(values) * c.ONE[category]


def _read_pack(state: Automobile, pack: Sequence[str] | None) -> None:
    box = state.setup.box
    held = sum(int(car.sponsors) for car in state.cars)
    rest = [int(box.copies[colour]) - int(c.digit(held, colour)) for colour in range(c.COLOURS)]
    if min(rest) < 0:
        raise BadData("seats", Fault("automobile:no-more-sponsors", colour=SPONSORS[rest.index(min(rest))]))
    ordered = [SPONSORS[colour] for colour in range(c.COLOURS) for _ in range(rest[colour])]
    colours = ordered if pack is None else list(pack)
    if sorted(colours) != sorted(ordered):
        counts = ", ".join(f"{number} {name}" for number, name in zip(rest, SPONSORS, strict=True))
        raise BadData("pack", Fault("automobile:must-hold", cards=counts))
    state.pack = vec[i64]([SPONSORS.index(colour) for colour in colours])


# ---- What is remembered of hidden cards


def _read_memory(state: Automobile, memory: Mapping[str, Any]) -> None:
    """By default the cars hold what they hold, and nobody has seen anything else."""
    if "cards" in memory:
        for place, record in enumerate(memory["cards"]):
            _read_noted(state, record, f"memory.cards[{place}]")
        _check_cards(state)
    else:
        for car, it in enumerate(state.cars):
            for category in range(c.CATEGORIES):
                state.memory.note(c.HELD, category, car, 0, 0, it.hand[category])
        if state.shown:
            for car, it in enumerate(state.cars):
                for category in range(c.CATEGORIES):
                    state.memory.note(c.SHOWN, category, car, 0, 0, it.hand[category])
    if "sponsors" in memory:
        for place, record in enumerate(memory["sponsors"]):
            _read_noted(state, record, f"memory.sponsors[{place}]")
        _check_sponsors(state)
    else:
        for car, it in enumerate(state.cars):
            for colour in c.listed(it.sponsors):
                state.memory.note_sponsor(c.DRAWN, car, colour)


def _read_noted(state: Automobile, record: Mapping[str, Any], where: str) -> None:
    kind = c.ENTRIES.index(record["kind"])
    car = _number(state.setup, record["car"], f"{where}.car")
    if (kind >= c.DRAWN) != where.startswith("memory.sponsors"):
        raise BadData(f"{where}.kind", Fault("automobile:remembered-elsewhere", kind=record["kind"]))
    for field in ("colours",) if kind >= c.DRAWN else ("category", "values" if kind in (c.HELD, c.SHOWN) else "took"):
        if field not in record:
            raise BadData(f"{where}.{field}", Fault("missing"))
    if kind >= c.DRAWN:
        colours = [SPONSORS.index(colour) for colour in record["colours"]]
        if not colours:
            raise BadData(f"{where}.colours", Fault("entries", count=0, allowed=span(1, None)))
        cards = sum(int(c.ONE[colour]) for colour in colours) if kind == c.SOLD else colours[0]
        state.memory.note_sponsor(kind, car, cards)
        return
    names = state.setup.box.categories
    if record["category"] not in names:
        raise BadData(f"{where}.category", Fault("one-of", value=repr(record["category"]), known=", ".join(names)))
    category = names.index(record["category"])
    if kind in (c.HELD, c.SHOWN):
        cards = sum(int(c.ONE[value]) for value in record["values"])
        state.memory.note(kind, category, car, 0, 0, cards)
        return
    other = _number(state.setup, record.get("other", CARS[0]), f"{where}.other")
    state.memory.note(kind, category, car, other, record.get("gave", 0), record["took"])


def _check_cards(state: Automobile) -> None:
    """The memory must lead to the hands and piles there are."""
    names = state.setup.box.categories
    hands = [[0] * c.CATEGORIES for _ in state.cars]
    under: list[list[int]] = [[] for _ in range(c.CATEGORIES)]  # known cards on the pile, the last one lowest
    taken = [0] * c.CATEGORIES
    for noted in state.memory.cards:
        kind, category, car = c.ENTRIES[c.kind_in(noted)], c.category_in(noted), c.car_in(noted)
        took, gave = c.took_in(noted), c.gave_in(noted)
        if kind == "held":
            hands[car][category] += took
            taken[category] += int(c.digit_sum(took))
        elif kind == "shown":
            if hands[car][category] != took:
                raise BadData("memory.cards", Fault("automobile:shown-others", car=CARS[car], category=names[category]))
        else:
            hands[car][category] += 0 if kind == "played" else int(c.ONE[took])
            taken[category] += kind in ("bought", "board")
            loses = took if kind == "played" else gave
            if kind != "bought":
                if not c.digit(hands[car][category], loses):
                    fault = Fault("automobile:nothing-to-give", car=CARS[car], value=loses, category=names[category])
                    raise BadData("memory.cards", fault)
                hands[car][category] -= int(c.ONE[loses])
            if kind in ("forced", "pair"):
                hands[c.other_in(noted)][category] += int(c.ONE[gave]) - int(c.ONE[took])
            if kind == "board":
                under[category].append(int(gave))
    for category in range(c.CATEGORIES):
        for car, it in enumerate(state.cars):
            if hands[car][category] != it.hand[category]:
                raise BadData("memory.cards", Fault("automobile:other-hand", category=names[category], car=CARS[car]))
        if state.asked.phase == c.WORKSHOP:
            pile = pile_values(state, category)
            size = int(c.digit_sum(state.setup.deck(category)))
            if len(pile) != size - taken[category] + len(under[category]):
                raise BadData("memory.cards", Fault("automobile:other-pile-size", category=names[category]))
            known = min(len(pile), len(under[category]))
            if known and pile[-known:] != under[category][-known:]:
                raise BadData("memory.cards", Fault("automobile:other-pile", category=names[category]))


def _check_sponsors(state: Automobile) -> None:
    held = [0] * len(state.cars)
    under: list[str] = []
    for noted in state.memory.sponsors:
        kind, car, cards = c.ENTRIES[c.kind_in(noted)], c.car_in(noted), c.took_in(noted)
        if kind == "drawn":
            held[car] += int(c.ONE[cards])
        else:
            gone = int(cards) if kind == "sold" else int(c.ONE[cards])
            held[car] -= gone
            under += colours_of(gone)
    for car, it in enumerate(state.cars):
        if held[car] != it.sponsors:
            raise BadData("memory.sponsors", Fault("automobile:other-sponsors", car=CARS[car]))
    pack = pack_colours(state)
    known = min(len(pack), len(under))
    if known and pack[-known:] != under[-known:]:
        raise BadData("memory.sponsors", Fault("automobile:other-pack"))


# ---- The race


def _read_race(state: Automobile, content: Mapping[str, Any]) -> None:
    box, setup = state.setup.box, state.setup
    if state.over():
        state.finished = setup.cars
    else:
        state.finished = sum(1 for it in state.cars if it.finish)
    places = sorted(int(it.finish) for it in state.cars if it.finish)
    if places != list(range(1, int(state.finished) + 1)):
        raise BadData("seats", Fault("automobile:places", places=str(places)))
    state.lead = content["lead"]
    if state.lead > box.columns or (state.lead and not (setup.pairs and state.finished)):
        most = int(box.columns) if setup.pairs and state.finished else 0
        raise BadData("lead", Fault("range", value=state.lead, allowed=span(0, most)))
    _line_up(state)
    for car, it in enumerate(state.cars):
        if it.finish or state.over():
            continue
        where = f"{_where(state, car)}.column"
        if not 1 <= it.column <= box.columns:
            raise BadData(where, Fault("range", value=it.column, allowed=span(1, box.columns)))
        if not 1 <= it.lane <= len(box.lanes) or not box.road[it.column] & c.BIT[it.lane - 1]:
            raise BadData(where, Fault("automobile:no-cell", column=it.column, lane=it.lane))
        if it.off and not box.red[it.column] & c.BIT[it.lane - 1]:
            raise BadData(where, Fault("automobile:not-red", column=it.column, lane=it.lane))
        for other, that in enumerate(state.cars[:car]):
            if it.racing() and that.racing() and (it.column, it.lane) == (that.column, that.lane):
                raise BadData(where, Fault("automobile:cell-taken", car=CARS[other], column=it.column, lane=it.lane))
    state.order = sum((_number(setup, name, "order") + 1) << (4 * place) for place, name in enumerate(content["order"]))
    if setup.frozen_order and not state.order and not state.over():
        state.order = race.order_now(state)
    elif setup.frozen_order and any(
        not it.finish and CARS[car] not in content["order"] for car, it in enumerate(state.cars)
    ):
        raise BadData("order", Fault("automobile:order-lacks"))
    for place, record in enumerate(content["waiting"]):
        car = _number(setup, record["car"], f"waiting[{place}].car")
        if not state.cars[car].racing() or car in [number for number, _ in waiting_cars(state)]:
            raise BadData(f"waiting[{place}].car", Fault("automobile:cannot-wait", car=record["car"]))
        state.waiting += c.queued(car, record["cells"]) * c.ONE[place]
    state.look_at_road()
    _read_move(state, content["move"])


def _line_up(state: Automobile) -> None:
    """Cars that left the track from one cell wait one behind the other (A36)."""
    cells: dict[tuple[int, int], list[c.Car]] = {}
    for it in state.cars:
        if it.off and state.setup.off_in_order:
            cells.setdefault((int(it.column), int(it.lane)), []).append(it)
        else:
            it.behind = 0
    for cars in cells.values():
        for place, it in enumerate(sorted(cars, key=lambda it: int(it.behind))):
            it.behind = place


def _read_move(state: Automobile, record: Mapping[str, Any] | None) -> None:
    if (record is not None) != (state.asked in (moving.ASK_LANE, moving.ASK_BONUS)):
        raise BadData("move", Fault("automobile:no-move", decision=state.asked.name))
    if record is None:
        return
    move = state.move
    move.car = _number(state.setup, record["car"], "move.car")
    if move.car != state.car:
        raise BadData("move.car", Fault("automobile:moves", car=CARS[state.car]))
    move.cause = c.CAUSES.index(record["cause"])
    move.total, move.slip_used = record["total"], record["slip_used"]
    move.slip, move.green, move.green_later = record["slip"], record["green"], record["green_later"]
    cars, box = state.setup.cars, state.setup.box
    bonuses = [0, *(int(box.green_for(cars, place)) for place in range(1, int(cars) + 1))]
    if move.slip not in (0, moving.SLIP) or move.green not in bonuses or move.green_later not in bonuses:
        raise BadData("move", Fault("automobile:bonus"))
    if record["steps"]:
        moving.drive_on(state, move.car, record["steps"])
        if move.steps != record["steps"]:
            raise BadData("move.steps", Fault("automobile:steps", steps=move.steps, asked=record["steps"]))


def _check_decision(state: Automobile) -> None:
    """Somebody must have something to decide."""
    if state.over():
        if not all(it.finish for it in state.cars):
            raise BadData("decision", Fault("automobile:not-over"))
        return
    if state.asked.phase == c.RACE:
        if finish.decided(state):
            raise BadData("decision", Fault("automobile:race-over"))
        if not state.cars[state.car].racing():
            raise BadData("car", Fault("automobile:not-racing", car=CARS[state.car]))
        if state.asked in (race.ASK_DRIVE, roulette.ASK_BALLS) and state.turn != state.car:
            raise BadData("turn", Fault("automobile:turn", car=CARS[state.car]))
    held = c.digit_sum(state.cars[state.car].sponsors)
    if state.asked is sponsors.ASK_SELL and not held:
        raise BadData("decision", Fault("automobile:nothing-to-sell", car=CARS[state.car]))
    if state.asked is sponsors.ASK_DISCARD and held != state.setup.box.sponsor_limit + 1:
        raise BadData("decision", Fault("automobile:nothing-to-discard", car=CARS[state.car]))
    if state.asked.phase == c.BETWEEN:
        _check_between(state)
    least = 1 if state.asked in (race.ASK_DRIVE, sponsors.ASK_DISCARD) else 2
    if len(state.legal(state.actor())) < least:
        raise BadData("decision", Fault("automobile:no-choice", decision=state.asked.name))


def _check_between(state: Automobile) -> None:
    setup, first = state.setup, tuning.first_of_pair(state)
    if not setup.pairs:
        raise BadData("decision", Fault("automobile:no-pairs"))
    if (state.asked is tuning.ASK_SWAP) != (setup.seats == 2) and state.asked is not tuning.ASK_SPLIT:
        raise BadData("decision", Fault("automobile:not-asked", decision=state.asked.name, seats=setup.seats))
    if state.car not in (first, setup.partner(first)):
        raise BadData("car", Fault("automobile:other-pair", car=CARS[state.car]))
    if state.asked in (tuning.ASK_SWAP, tuning.ASK_SPLIT, tuning.ASK_SETTLE) and state.car != first:
        raise BadData("car", Fault("automobile:asked-first", car=CARS[first]))
    if not _may_be_offered(state):
        raise BadData("offer", Fault("automobile:offer", offer=state.offer))


def _may_be_offered(state: Automobile) -> bool:
    """The swap or the share of energy that an answer is about is one that could be proposed."""
    if state.asked is tuning.ASK_ANSWER:
        return state.offer in tuning.swaps(state, state.setup.partner(state.car), 0)
    if state.asked in (tuning.ASK_COUNTER, tuning.ASK_SETTLE):
        return bool(tuning.least_energy(state) <= state.offer <= tuning.most_energy(state))
    return bool(state.offer == 0)
