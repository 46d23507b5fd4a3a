"""What the rules text tells of a box: its sums, its limits and the rows of its tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.text import Words
from arene.games.footmania.rules.components import (
    BASE_STARS,
    COLOURS,
    COUNTERS,
    HOSTILE,
    INITIATIVES,
    MOST_CARDS,
    MOST_MONEY,
    SPONSORS,
    STEPS,
    TOGGLES,
)

MINUTES = {2: (45, 60), 3: (110, 140), 4: (150, 180)}  # at a table of people, by seats

Money = Callable[[int], str]
Card = Mapping[str, Any]


def figures(words: Words, edition: Edition, options: Mapping[str, Any], money: Money) -> dict[str, Any]:
    data = edition.data
    constants = data["constants"]
    return {
        "edition": data["name"].get(words.lang, edition.id),
        "reconstructed": data["source"] == "reconstructed",
        "minutes": MINUTES,
        "money": {name: money(constants[name]) for name in ("start_cash", "bonus11", "bonus10", "receipts")},
        "step": money(data["money_step"]),
        "sums": words.listing([money(int(step) * data["money_step"]) for step in STEPS]),
        "most_money": money(MOST_MONEY),
        "hand": constants["hand_limit"],
        "cards_a_match": constants["plus_per_match"],
        "changes": constants["subs_per_match"],
        "foreigners": constants["max_foreign"],
        "most_cards": MOST_CARDS,
        "initiatives": INITIATIVES,
        "counters": COUNTERS,
        "toggles": TOGGLES,
        "numbers": 10 if options["accelerated"] else 11,
        "bonus": money(constants["bonus10" if options["accelerated"] else "bonus11"]),
        "back_shows_bonus": "bonus" in data["back_shows"],
        "pays": any(cell["type"] == "pay" for cell in data["board"]["cells"]),
        "counts": _counts(data),
        "bank_share": _bank_share(data["footballers"]),
        "colours": [_colour(words, data["footballers"], colour, money) for colour in COLOURS],
        "plus": [_plus(words, card) for card in data["plus"]],
        "questions": _questions(words, data["questions"], money),
        "sponsors": _sponsors(words, data["sponsors"], money),
        "euros": [{**card, "receipt": money(card["receipt"])} for card in data["euromatches"]],
    }


def _counts(data: Card) -> dict[str, int]:
    foreign = sum(card["colour"] == "red" for card in data["footballers"])
    return {
        "cells": len(data["board"]["cells"]),
        "national": len(data["footballers"]) - foreign,
        "foreign": foreign,
        "plus": sum(card["copies"] for card in data["plus"]),
        "question": len(data["questions"]) + len(data["sponsors"]),
        "sponsors": len(data["sponsors"]),
        "euros": len(data["euromatches"]),
    }


def _bank_share(cards: list[Card]) -> int:
    """What the bank pays of a price, in per cent, on average."""
    paid, price = sum(int(card["devalued"]) for card in cards), sum(int(card["price"]) for card in cards)
    return round(100 * paid / price)


def _colour(words: Words, cards: list[Card], colour: str, money: Money) -> dict[str, Any]:
    own = [card for card in cards if card["colour"] == colour]
    prices = [card["price"] for card in own]
    return {
        "name": words("booklet-colour", colour=colour),
        "deck": words("booklet-deck", deck="foreign" if colour == "red" else "national"),
        "stars": int(BASE_STARS[COLOURS.index(colour)]),
        "bonus": max((card["bonus"] for card in own), default=0),
        "count": len(own),
        "prices": words("booklet-range", low=money(min(prices)), high=money(max(prices))) if own else "–",
    }


def _plus(words: Words, card: Card) -> dict[str, Any]:
    effect = words(
        "booklet-plus",
        code=card["code"],
        value=card.get("value", 0),
        away=card.get("value_away", 0),
        what=cancelled(words, card["cancels"]),
    )
    return {**card, "title": card["title"][words.lang], "effect": effect}


def cancelled(words: Words, kinds: Sequence[str]) -> str:
    """What a protection answers."""
    if len(kinds) == len(HOSTILE):
        return words("booklet-hostile", kind="any")
    return words.listing([words("booklet-hostile", kind=kind) for kind in kinds]) or "none"


def _questions(words: Words, cards: list[Card], money: Money) -> list[dict[str, Any]]:
    """Cards that do the same are told once, with all their titles."""
    alike: dict[tuple[str, int], list[str]] = {}
    for card in cards:
        alike.setdefault((card["code"], card.get("amount", 0)), []).append(card["title"][words.lang])
    return [
        {
            "count": len(titles),
            "titles": ", ".join(dict.fromkeys(titles)),
            "effect": words("booklet-question", code=code, amount=money(amount)),
        }
        for (code, amount), titles in alike.items()
    ]


def _sponsors(words: Words, cards: list[Card], money: Money) -> list[dict[str, Any]]:
    """By kind, the least first."""
    ordered = sorted(cards, key=lambda card: (SPONSORS.index(card["kind"]), card["per_visit"]))
    return [
        {
            "kind": words("sponsor", kind=card["kind"]),
            "brand": card["brand"],
            "visit": money(card["per_visit"]),
            "resale": money(card["resale"]),
        }
        for card in ordered
    ]
