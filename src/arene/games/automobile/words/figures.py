"""What the rules text tells of a box: its numbers, its names and the rows of its tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arene.core.edition import Edition
from arene.core.text import Words
from arene.games.automobile.rules import race, tuning, workshop
from arene.games.automobile.rules.edition import CARS

Figures = dict[str, Any]
Box = Mapping[str, Any]


def figures(words: Words, edition: Edition, options: Mapping[str, Any]) -> Figures:
    """By the names that ``rules.<lang>.md`` uses."""
    box = edition.data
    return {
        "reconstructed": box["source"] == "reconstructed",
        **_cars(words),
        **_cards(words, box, options),
        **_ring(words, box),
        **_circuit(words, box),
        "points": words.listing([str(points) for points in box["points"]]),
        "points_of_three": words.listing([str(points) for points in box["points"][:3]]),
        "money": box["money_start"],
        "energy_price": box["energy_price"],
        "energy_max": box["energy_max"],
        "extra": box["extra_balls_max"],
        "idle_rounds": workshop.IDLE_ROUNDS,
        "last_round": workshop.LAST_ROUND,
        "race_rounds": race.LAST_ROUND,
        "proposals": tuning.LAST_PROPOSAL,
    }


def _cars(words: Words) -> Figures:
    cars = [words(f"car-{car}") for car in CARS]
    return {
        "cars": words.listing(cars),
        "first_pair": words.listing(cars[::2]),
        "second_pair": words.listing(cars[1::2]),
        "neutral": cars[3],  # with three players nobody's
    }


def _cards(words: Words, box: Box, options: Mapping[str, Any]) -> Figures:
    """Workshop cards, at the price that is played, and sponsor cards."""
    price, categories, rows = options["workshop_price"], box["categories"], []
    names = [words(f"category-{category['id']}") for category in categories]
    for name, category in zip(names, categories, strict=True):
        values = [str(value) for value, count in enumerate(category["counts"]) for _ in range(count)]
        rows.append(
            {
                "name": name,
                "zone": words(f"car-{category['zone']}"),
                "price": category["price"] if price == "edition" else price,
                "cards": " ".join(values),
            }
        )
    removed = [f"{name} {category['removed_at_3']}" for name, category in zip(names, categories, strict=True)]
    colours = [f"{sponsor['copies']} × {words('sponsor-' + sponsor['id'])}" for sponsor in box["sponsors"]]
    return {
        "cards": sum(sum(category["counts"]) for category in categories),
        "categories": rows,
        "removed": ", ".join(removed),
        "sponsors": sum(sponsor["copies"] for sponsor in box["sponsors"]),
        "colours": words.listing(colours),
        **box["sale"],
    }


def _ring(words: Words, box: Box) -> Figures:
    return {
        "ring": sum(len(box["ring"][car]) for car in CARS),
        "zones": [{"name": words(f"car-{car}"), "cells": " ".join(box["ring"][car])} for car in CARS],
    }


def _circuit(words: Words, box: Box) -> Figures:
    lanes, green = box["track"]["lanes"], box["green"]
    signs = "".join(lanes)
    return {
        "columns": len(lanes[0]),
        "finish": len(lanes[0]) + 1,
        "lanes": len(lanes),
        "green": signs.count("G"),
        "red": signs.count("R"),
        "violet": signs.count("V"),
        "grid": [words("where", column=column, lane=lane) for column, lane in box["track"]["grid"]],
        "green_cells": [
            {
                "place": words("draw-place", place=place),
                "four": bonus,
                "three": green["3"][place - 1] if place < 4 else "",
            }
            for place, bonus in enumerate(green["4"], start=1)
        ],
    }
