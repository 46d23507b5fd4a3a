"""The names of wagers and tickets in words: on panels, in the log, in the rules."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from arene.core.text import Words

_COUNTS = re.compile(r"(\d+)(?:-(\d+)|(\+))?")


@lru_cache(maxsize=256)
def _read_facts(text: str) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(text)
    return facts


def facts_of(words: Words, ticket: str) -> Mapping[str, Any]:
    """What the box prints on a ticket: the log names a bet without a view at hand."""
    return _read_facts(words(f"ticket-facts-{ticket}"))


def wager_label(words: Words, ticket: str, id: str, scope: str = "play") -> str:
    """A wager in words: “exactly 2 tricks”, “1 to 4 red cards”."""
    facts = facts_of(words, ticket)
    printed = next((wager["counts"] for wager in facts["wagers"] if wager["id"] == id), None)
    kind = facts["type"]
    if kind == "counter":
        return words("wager-counter")
    if printed is None:
        return wager_id(words, id)
    if kind in ("last", "nines"):
        return words(f"wager-{kind}", value="yes" if 1 in printed else "no", scope=scope)
    low, high, shape = _span(sorted(printed), facts["most"])
    return words(f"wager-{kind}", shape=shape, low=low, high=high, suit=facts["suit"] or "none")


def _span(counts: Sequence[int], most: int) -> tuple[int | str, int, str]:
    """How a set of numbers is said; “or more” only where it reaches the most there can be."""
    low, high = counts[0], counts[-1]
    if len(counts) == 1:
        return low, high, "one"
    if len(counts) != high - low + 1:
        return ", ".join(str(count) for count in counts), high, "list"
    return low, high, "more" if high == most else "range"


def wager_id(words: Words, id: str) -> str:
    """A wager by its short name, with ranges as people write them: 1–4. An owner's name must not steer a terminal."""
    shown = "".join(sign if sign.isprintable() else " " for sign in id)
    return words("wager-id", id=shown.replace("-", "–") if _COUNTS.fullmatch(shown) else shown)


def wager_short(words: Words, ticket: str, id: str) -> str:
    """A wager where the ticket is named beside it: “1–4”, “not all”."""
    facts = facts_of(words, ticket)
    printed = next((wager["counts"] for wager in facts["wagers"] if wager["id"] == id), None)
    if printed is None or facts["type"] not in ("last", "nines"):
        return wager_id(words, id)
    return words("wager-yes", type=facts["type"], value="yes" if 1 in printed else "no")


def ticket_name(words: Words, ticket: Mapping[str, Any]) -> str:
    """A ticket by what it is about: “Tricks”, “Red cards”."""
    return words("ticket-name", type=ticket["type"], suit=ticket["suit"] or "none")
