"""What the rules text tells of a box and of the options: numbers, and the rows of its tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.text import Words
from arene.games.sponsio.rules.components import COUNTER_TICKET, SUITS, TICKETS, TOKENS
from arene.games.sponsio.words.naming import ticket_name, wager_short

Ticket = Mapping[str, Any]


def figures(words: Words, edition: Edition, options: Mapping[str, Any]) -> Mapping[str, Any]:
    data = edition.data
    tickets = {ticket["id"]: ticket for ticket in _played(edition)}
    counter = tickets.get(TICKETS[COUNTER_TICKET])
    return {
        "reconstructed": data["source"] == "reconstructed",
        "coins": lambda count: words("coins", coins=count),
        "hand": data["hand_size"],
        "turns": data["turns"],
        "start": data["start_coins"],
        "winner": data["bonus"]["winner"],
        "shared": data["bonus"]["shared"],
        "per_lost": data["traitor"]["per_lost"],
        "fine": data["traitor"]["fine"],
        "sets": {seats: _set_of(words, edition, options, seats) for seats in (3, 4)},
        "tickets": _rows(words, edition),
        "pairs": _one_of_each(words, _played(edition)),
        "counter": counter["wagers"][0]["odds"] if counter else 0,
        "price": {token: words("draw-price", price=data["tokens"][token]) for token in TOKENS},
        "track": [f"{value}{_star(edition, f'track[{space}]')}" for space, value in enumerate(data["track"])],
    }


def _played(edition: Edition) -> list[Ticket]:
    """The tickets that a number of players uses."""
    used = {id for ids in edition.data["ticket_sets"].values() for id in ids}
    return [ticket for ticket in edition.data["tickets"] if ticket["id"] in used]


def _star(edition: Edition, path: str) -> str:
    """A reconstruction marks what the rule book itself gives."""
    return "*" if edition.data["source"] == "reconstructed" and edition.mark(path) == "rules" else ""


def _set_of(words: Words, edition: Edition, options: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
    """Cards and tickets by the number of players; with three, one colour is out with what belongs to it."""
    ids = edition.data["ticket_sets"][str(seats)]
    deck = 9 * (seats if seats == 3 else len(SUITS))
    color = options.get("removed_color")
    removed = color if color in SUITS else SUITS[1]
    out = [ticket["id"] for ticket in edition.data["tickets"] if seats == 3 and ticket.get("suit") == removed]
    return {
        "cards": deck,
        "talon": deck - seats * edition.data["hand_size"],
        "tickets": _spans(words, ids),
        "count": len([id for id in ids if id not in out]),
    }


def _spans(words: Words, ids: Sequence[str]) -> str:
    """“I to VIII, XVI”."""
    spans: list[list[str]] = []
    for id in sorted(ids, key=TICKETS.index):
        if spans and TICKETS.index(id) == TICKETS.index(spans[-1][-1]) + 1:
            spans[-1].append(id)
        else:
            spans.append([id])
    told = [span[0] if len(span) == 1 else words("ticket-span", low=span[0], high=span[-1]) for span in spans]
    return ", ".join(told)


def _rows(words: Words, edition: Edition) -> list[Mapping[str, str]]:
    """The tickets, those together that print the same."""
    kinds: dict[str, list[Ticket]] = {}
    for ticket in _played(edition):
        alike = f"{ticket['type']} {_wagers(words, edition, ticket)}"
        kinds.setdefault(alike if ticket["type"] == "color" else f"{alike} {ticket['group']}", []).append(ticket)
    return [
        {
            "ids": ", ".join(ticket["id"] for ticket in kind) + _seats_of(words, edition, kind),
            "colour": ", ".join(dict.fromkeys(_colour(words, ticket) for ticket in kind)),
            "type": kind[0]["type"],
            "name": ticket_name(words, {"suit": None, **kind[0]}) if kind[0]["type"] != "color" else "",
            "wagers": _wagers(words, edition, kind[0]),
        }
        for kind in kinds.values()
    ]


def _seats_of(words: Words, edition: Edition, kind: Sequence[Ticket]) -> str:
    """Whether the tickets serve one number of players only."""
    sets = edition.data["ticket_sets"]
    used = [seats for seats in (3, 4) if any(ticket["id"] in sets[str(seats)] for ticket in kind)]
    return " (" + words("ticket-seats", seats=used[0]) + ")" if len(used) == 1 else ""


def _colour(words: Words, ticket: Ticket) -> str:
    shown = "".join(sign if sign.isprintable() else " " for sign in ticket["group"])
    return words("ticket-colour", group=shown)


def _wagers(words: Words, edition: Edition, ticket: Ticket) -> str:
    told = []
    for wager in ticket["wagers"]:
        star = _star(edition, f"tickets.{ticket['id']}.wagers.{wager['id']}")
        told.append(f"{wager_short(words, ticket['id'], wager['id'])} ×{wager['odds']}{star}")
    return " · ".join(told)


def _one_of_each(words: Words, tickets: Sequence[Ticket]) -> str:
    """The tickets of which nobody may hold two: “Tricks (V, VI, XIII)”."""
    groups: dict[str, list[Ticket]] = {}
    for ticket in tickets:
        groups.setdefault(ticket["group"], []).append(ticket)
    several = [kind for kind in groups.values() if len(kind) > 1 and kind[0]["type"] != "color"]
    return ", ".join(
        f"{ticket_name(words, {'suit': None, **kind[0]})} ({', '.join(ticket['id'] for ticket in kind)})"
        for kind in several
    )
