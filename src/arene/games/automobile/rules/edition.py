"""What a box of Les Sponsors de l'Automobile prints: the schema of an edition file, its checks, its compiled form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from arene.core.edition import MARKS_SCHEMA, Edition, check_ids, checked, once
from arene.core.native import i64, vec
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema
from arene.games.automobile.rules import components as c

CARS = ["bleu", "rouge", "jaune", "vert"]
SPONSORS = CARS[: c.COLOURS]  # the colours of the sale table
MIN_COLUMNS, MAX_COLUMNS = 20, 200
FEWEST_ZEROS = 4

_NAMES: Schema = {
    "type": "object",
    "required": ["fr", "en"],
    "properties": {"fr": {"type": "string"}, "en": {"type": "string"}},
}

_CAR: Schema = {
    "type": "object",
    "required": ["id", "names", "number"],
    "properties": {
        "id": {"enum": CARS},
        "names": _NAMES,
        "number": {"type": "integer", "minimum": 1, "maximum": 99},
        "colour": {"type": "string", "default": "#5F5549"},
    },
}

_CATEGORY: Schema = {
    "type": "object",
    "required": ["id", "names", "zone", "price", "counts", "removed_at_3"],
    "properties": {
        "id": {"type": "string"},
        "names": _NAMES,
        "zone": {"enum": CARS, "description": "where a V cell sells it"},
        "price": {"type": "integer", "minimum": 1, "maximum": 9, "description": "in million"},
        "counts": {
            "type": "array",
            "minItems": c.VALUES,
            "maxItems": c.VALUES,
            "items": {"type": "integer", "minimum": 0, "maximum": c.MAX_CARDS},
            "description": "how many cards of value 0, 1, … 7",
        },
        "removed_at_3": {"type": "integer", "minimum": 0, "maximum": c.VALUES - 1},
    },
}

_SPONSOR: Schema = {
    "type": "object",
    "required": ["id", "names", "copies"],
    "properties": {
        "id": {"enum": SPONSORS},
        "names": _NAMES,
        "copies": {"type": "integer", "minimum": 3, "maximum": 40},
    },
}

_MILLION: Schema = {"type": "integer", "minimum": 0, "maximum": 50}
_BONUS: Schema = {"type": "integer", "minimum": 0, "maximum": 7}

_TRACK: Schema = {
    "type": "object",
    "required": ["lanes", "grid"],
    "properties": {
        "lanes": {"type": "array", "minItems": 2, "maxItems": c.MAX_LANES, "items": {"type": "string"}},
        "grid": {
            "type": "array",
            "minItems": c.MAX_CARS,
            "maxItems": c.MAX_CARS,
            "items": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "integer", "minimum": 1}},
        },
        "parts": {
            "type": "array",
            "default": [],
            "items": {
                "type": "object",
                "required": ["id", "from", "to", "names"],
                "properties": {
                    "id": {"type": "string"},
                    "from": {"type": "integer", "minimum": 1, "maximum": MAX_COLUMNS},
                    "to": {"type": "integer", "minimum": 1, "maximum": MAX_COLUMNS},
                    "names": _NAMES,
                },
            },
        },
    },
}

SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Les Sponsors de l'Automobile edition",
    "type": "object",
    "required": ["id", "source", "cars", "categories", "sponsors", "ring", "track"],
    "properties": {
        "id": {"type": "string"},
        "name": {"type": "object", "additionalProperties": {"type": "string"}, "default": {}},
        "source": {"enum": ["reconstructed", "owner"]},
        "money_start": {"type": "integer", "minimum": 0, "maximum": 50, "default": 5},
        "energy_price": {"type": "integer", "minimum": 1, "maximum": 9, "default": 1},
        "energy_max": {"type": "integer", "minimum": 0, "maximum": c.MAX_ENERGY, "default": 10},
        "extra_balls_max": {"type": "integer", "minimum": 0, "maximum": c.MAX_EXTRA, "default": 4},
        "sponsor_limit": {"enum": [3], "default": 3, "description": "a sale takes up to three cards"},
        "points": {
            "type": "array",
            "minItems": c.MAX_CARS,
            "maxItems": c.MAX_CARS,
            "items": {"type": "integer", "minimum": 0, "maximum": 100},
            "default": [4, 3, 2, 1],
        },
        "sale": {
            "type": "object",
            "required": ["same", "different", "single"],
            "properties": {"same": _MILLION, "different": _MILLION, "single": _MILLION},
            "default": {"same": 10, "different": 7, "single": 1},
        },
        "green": {
            "type": "object",
            "required": ["3", "4"],
            "properties": {
                "3": {"type": "array", "minItems": 3, "maxItems": 3, "items": _BONUS},
                "4": {"type": "array", "minItems": 4, "maxItems": 4, "items": _BONUS},
            },
            "default": {"3": [1, 2, 3], "4": [1, 2, 2, 3]},
        },
        "cars": {"type": "array", "minItems": c.MAX_CARS, "maxItems": c.MAX_CARS, "items": _CAR},
        "categories": {"type": "array", "minItems": c.CATEGORIES, "maxItems": c.CATEGORIES, "items": _CATEGORY},
        "sponsors": {"type": "array", "minItems": c.COLOURS, "maxItems": c.COLOURS, "items": _SPONSOR},
        "ring": {
            "type": "object",
            "required": CARS,
            "properties": {car: {"type": "string", "description": "cells A, V, S, E, clockwise"} for car in CARS},
        },
        "track": _TRACK,
        "marks": MARKS_SCHEMA,
    },
}


def check_edition(data: Mapping[str, Any]) -> Edition:
    """Validate an edition; the box's owner is told which field is wrong and what it may be."""
    content = checked(SCHEMA, dict(data))
    for field, ids in (("cars", CARS), ("sponsors", SPONSORS)):
        if [entry["id"] for entry in content[field]] != ids:
            raise BadData(field, Fault("in-order", known=", ".join(ids)))
    if content["points"] != sorted(content["points"], reverse=True):
        raise BadData("points", Fault("automobile:points"))
    check_ids({"categories": content["categories"]})
    check_ids({"track.parts": content["track"]["parts"]})
    _check_cars(content["cars"])
    _check_categories(content["categories"])
    for zone in CARS:
        _check_zone(zone, content["ring"][zone])
    _check_track(content["track"])
    return Edition(content, [])


def _check_cars(cars: list[dict[str, Any]]) -> None:
    """A table tells cars apart by number and colour."""
    for place, car in enumerate(cars):
        if not re.fullmatch(r"#[0-9A-Fa-f]{6}", car["colour"]):
            raise BadData(f"cars[{place}].colour", Fault("colour", value=repr(car["colour"])))
        if car["number"] in [other["number"] for other in cars[:place]]:
            raise BadData(f"cars[{place}].number", Fault("automobile:number-taken", number=car["number"]))


def _check_categories(categories: list[dict[str, Any]]) -> None:
    for category in categories:
        where = f"categories.{category['id']}"
        cards, removed = sum(category["counts"]), category["removed_at_3"]
        if not c.MAX_CARS < cards <= c.MAX_CARDS:
            raise BadData(
                f"{where}.counts", Fault("automobile:cards-count", count=cards, low=c.MAX_CARS + 1, high=c.MAX_CARDS)
            )
        if not category["counts"][removed]:
            raise BadData(f"{where}.removed_at_3", Fault("automobile:no-card-of-value", value=removed))
    for zone in CARS:
        if not any(category["zone"] == zone for category in categories):
            raise BadData("categories", Fault("automobile:zone-sells-nothing", zone=zone))
    for value in range(c.VALUES):  # a car may come to hold all of them, and the rules count up to 15
        if sum(category["counts"][value] for category in categories) > c.MAX_CARDS:
            raise BadData("categories", Fault("automobile:many-of-value", most=c.MAX_CARDS, value=value))
    if sum(category["counts"][0] for category in categories) < FEWEST_ZEROS:
        raise BadData("categories", Fault("automobile:few-zeros", least=FEWEST_ZEROS))


def _check_zone(zone: str, cells: str) -> None:
    for place, cell in enumerate(cells):
        if cell not in c.CELL_KINDS:
            raise BadData(
                f"ring.{zone}",
                Fault("automobile:zone-cell", place=place + 1, cell=repr(cell), known=", ".join(c.CELL_KINDS)),
            )
    if len(cells) > 12:
        raise BadData(f"ring.{zone}", Fault("automobile:zone-length", count=len(cells)))
    if cells.count("A") != 1:
        raise BadData(f"ring.{zone}", Fault("automobile:zone-start", count=cells.count("A")))
    for cell in "VSE":
        if cell not in cells:
            raise BadData(f"ring.{zone}", Fault("automobile:zone-lacks", cell=cell))


# ---- The circuit: can it be driven?


def _check_track(track: Mapping[str, Any]) -> None:
    lanes: list[str] = track["lanes"]
    columns = len(lanes[0])
    if not MIN_COLUMNS <= columns <= MAX_COLUMNS:
        raise BadData("track.lanes[0]", Fault("automobile:columns", count=columns, low=MIN_COLUMNS, high=MAX_COLUMNS))
    for place, lane in enumerate(lanes):
        if len(lane) != columns:
            raise BadData(f"track.lanes[{place}]", Fault("automobile:lane-length", count=len(lane), columns=columns))
        for column, cell in enumerate(lane):
            if cell not in ".GRV#":
                raise BadData(
                    f"track.lanes[{place}]", Fault("automobile:track-cell", column=column + 1, cell=repr(cell))
                )
    for column in range(1, columns + 1):
        _check_column(lanes, column)
    if not any(sum(lane[column] != "#" for lane in lanes) >= min(3, len(lanes)) for column in range(columns)):
        raise BadData("track.lanes", Fault("automobile:narrow"))
    _check_grid(lanes, track["grid"])
    for part in track["parts"]:
        if not part["from"] <= part["to"] <= columns:
            raise BadData(
                f"track.parts.{part['id']}",
                Fault("automobile:part", low=part["from"], high=part["to"], columns=columns),
            )


def _check_column(lanes: list[str], column: int) -> None:
    """Every cell leads on, and the column can be reached."""
    here = [lane for lane in range(1, len(lanes) + 1) if lanes[lane - 1][column - 1] != "#"]
    if not here:
        raise BadData("track.lanes", Fault("automobile:no-road", column=column))
    if column == len(lanes[0]):
        return
    after = [lane for lane in range(1, len(lanes) + 1) if lanes[lane - 1][column] != "#"]
    for lane in here:
        if not any(abs(lane - other) <= 1 for other in after):
            raise BadData(
                f"track.lanes[{lane - 1}]", Fault("automobile:dead-end", column=column, lane=lane, next=column + 1)
            )


def _check_grid(lanes: list[str], grid: list[list[int]]) -> None:
    for place, (column, lane) in enumerate(grid):
        where = f"track.grid[{place}]"
        if column > len(lanes[0]) or lane > len(lanes):
            raise BadData(where, Fault("automobile:off-track", column=column, lane=lane))
        if lanes[lane - 1][column - 1] != ".":
            raise BadData(where, Fault("automobile:no-plain-cell", column=column, lane=lane))
        before = grid[place - 1] if place else None
        if before is not None and (column, -lane) >= (before[0], -before[1]):
            raise BadData(
                where, Fault("automobile:grid-order", column=column, lane=lane, before=before[0], beside=before[1])
            )


# ---- The compiled form


def category_names(edition: Edition) -> list[str]:
    return [category["id"] for category in edition.data["categories"]]


@once
def build_box(edition: Edition) -> c.Box:
    """The edition as the compiled rules use it."""
    data = edition.data
    box = c.Box()
    box.cars = [car["id"] for car in data["cars"]]
    box.numbers = [car["number"] for car in data["cars"]]
    box.looks = [car["colour"] for car in data["cars"]]
    box.categories = category_names(edition)
    for place, category in enumerate(data["categories"]):
        box.zone[place] = CARS.index(category["zone"])
        box.price[place] = category["price"]
        box.counts[place] = sum(count * int(c.ONE[value]) for value, count in enumerate(category["counts"]))
        box.removed[place] = category["removed_at_3"]
    box.sponsors = [sponsor["id"] for sponsor in data["sponsors"]]
    for place, sponsor in enumerate(data["sponsors"]):
        box.copies[place] = sponsor["copies"]
    box.sale_same, box.sale_different = data["sale"]["same"], data["sale"]["different"]
    box.sale_single = data["sale"]["single"]
    box.money_start, box.energy_price = data["money_start"], data["energy_price"]
    box.energy_max, box.extra_max = data["energy_max"], data["extra_balls_max"]
    box.sponsor_limit = data["sponsor_limit"]
    for cars in (3, 4):
        for place, bonus in enumerate(data["green"][str(cars)]):
            box.green_bonus[cars * 8 + place + 1] = bonus
    for place, points in enumerate(data["points"]):
        box.points[place + 1] = points
    _build_ring(box, data["ring"])
    _build_track(box, data["track"])
    return box


def _build_ring(box: c.Box, ring: Mapping[str, str]) -> None:
    cells = [(zone, c.CELL_KINDS.index(kind)) for zone, car in enumerate(CARS) for kind in ring[car]]
    box.ring_zone = vec[i64]([zone for zone, _ in cells])
    box.ring_kind = vec[i64]([kind for _, kind in cells])
    for place, (zone, kind) in enumerate(cells):
        if kind == c.CELL_A:
            box.ring_start[zone] = place


def _build_track(box: c.Box, track: Mapping[str, Any]) -> None:
    lanes = track["lanes"]
    box.lanes = list(lanes)
    box.columns = len(lanes[0])

    def cells(wanted: str) -> list[int]:
        """By column (the first is column 1): the lanes with such a cell."""
        masks = [
            sum(1 << lane for lane, cells in enumerate(lanes) if cells[column] in wanted)
            for column in range(len(lanes[0]))
        ]
        return [0, *masks, 0]

    box.road = vec[i64](cells(".GRV"))
    box.green = vec[i64](cells("G"))
    box.red = vec[i64](cells("R"))
    box.violet = vec[i64](cells("V"))
    box.coloured = vec[i64](cells("GRV"))
    for place, (column, lane) in enumerate(track["grid"]):
        box.grid_column[place] = column
        box.grid_lane[place] = lane
    box.parts = [(part["from"], part["to"], part["id"]) for part in track["parts"]]


def edition_words(edition: Edition, lang: str) -> dict[str, str]:
    """What the box names: cars, categories, sponsors and the parts of the circuit."""
    words: dict[str, str] = {}
    for car in edition.data["cars"]:
        words[f"car-{car['id']}"] = car["names"][lang]
    for category in edition.data["categories"]:
        words[f"category-{category['id']}"] = category["names"][lang]
    for sponsor in edition.data["sponsors"]:
        words[f"sponsor-{sponsor['id']}"] = sponsor["names"][lang]
    for part in edition.data["track"]["parts"]:
        words[f"part-{part['id']}"] = part["names"][lang]
    return words
