"""What a Sponsio box prints: the schema of an edition file, its checks, and its compiled form."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from arene.core.edition import MARKS_SCHEMA, Edition, checked, once
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema, span
from arene.games.sponsio.rules.components import BIT, COUNTER_TICKET, MAX_WAGERS, SUITS, TICKETS, TOKENS, Box

MOST_LETTERS = 1500  # of a ticket's wagers together: longer ones could not be told

TYPES = ["tricks", "color", "last", "nines", "counter"]

_WAGER: Schema = {
    "type": "object",
    "required": ["id", "odds"],
    "properties": {
        "id": {"type": "string", "description": "short name, the same for the same wager on other tickets"},
        "counts": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": True,
            "items": {"type": "integer", "minimum": 0, "maximum": 9},
            "description": "tricks and color: the numbers that win",
        },
        "value": {"type": "boolean", "description": "last and nines: yes or no"},
        "odds": {"type": "integer", "minimum": 1, "maximum": 20},
    },
}

_TICKET: Schema = {
    "type": "object",
    "required": ["id", "type", "group", "wagers"],
    "properties": {
        "id": {"enum": TICKETS},
        "type": {"enum": TYPES},
        "group": {"type": "string", "description": "ticket colour: nobody holds two of one colour"},
        "suit": {"enum": SUITS},
        "wagers": {"type": "array", "minItems": 1, "maxItems": 10, "items": _WAGER},
    },
}

_TICKET_SET: Schema = {"type": "array", "minItems": 1, "uniqueItems": True, "items": {"enum": TICKETS}}
_PRICE: Schema = {"enum": ["coin", "reveal"]}

SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Sponsio edition",
    "type": "object",
    "required": ["id", "source", "track", "tokens", "ticket_sets", "tickets"],
    "properties": {
        "id": {"type": "string"},
        "name": {"type": "object", "additionalProperties": {"type": "string"}, "default": {}},
        "source": {"enum": ["reconstructed", "owner"]},
        "hand_size": {"type": "integer", "minimum": 2, "maximum": 8, "default": 8},
        "turns": {"type": "integer", "minimum": 1, "maximum": 4, "default": 4},
        "start_coins": {"type": "integer", "minimum": 0, "maximum": 50, "default": 10},
        "track": {
            "type": "array",
            "minItems": 9,
            "maxItems": 9,
            "items": {"type": "integer", "minimum": 0, "maximum": 60},
            "description": "value of the start (0) and of spaces 1 to 8, never falling; space 9 wins",
        },
        "bonus": {
            "type": "object",
            "properties": {
                "winner": {"type": "integer", "minimum": 0, "maximum": 10, "default": 2},
                "shared": {"type": "integer", "minimum": 0, "maximum": 10, "default": 1},
            },
            "default": {"winner": 2, "shared": 1},
        },
        "traitor": {
            "type": "object",
            "properties": {
                "per_lost": {"type": "integer", "minimum": 0, "maximum": 10, "default": 2},
                "fine": {"type": "integer", "minimum": 0, "maximum": 20, "default": 4},
            },
            "default": {"per_lost": 2, "fine": 4},
        },
        "tokens": {
            "type": "object",
            "required": TOKENS,
            "properties": dict.fromkeys(TOKENS, _PRICE),
        },
        "ticket_sets": {
            "type": "object",
            "required": ["3", "4"],
            "properties": {"3": _TICKET_SET, "4": _TICKET_SET},
        },
        "tickets": {"type": "array", "minItems": 1, "maxItems": 16, "items": _TICKET},
        "marks": MARKS_SCHEMA,
    },
}


def check_edition(data: Mapping[str, Any]) -> Edition:
    """Validate an edition; the box's owner is told which field is wrong and what it may be."""
    content = checked(SCHEMA, dict(data))
    if content["hand_size"] < 2 * content["turns"]:
        fault = Fault("sponsio:hand-small", value=content["hand_size"], turns=content["turns"])
        raise BadData("hand_size", fault)
    _check_track(content["track"])
    _check_tickets(content["tickets"], content["hand_size"])
    _check_sets(content)
    doubts = [doubt for ticket in content["tickets"] for doubt in _gaps(ticket, content["hand_size"])]
    if content["source"] == "reconstructed":
        _check_reconstructed(content, doubts)
    return Edition(content, doubts)


def _check_reconstructed(content: Mapping[str, Any], doubts: list[BadData]) -> None:
    """What is known of the box binds a reconstruction; an owner's box says for itself."""
    if doubts:
        raise BadData("tickets", Fault("data", error=doubts[0]))
    if content["track"][4] != 6:
        raise BadData("track[4]", Fault("sponsio:track-four", value=content["track"][4]))
    for ticket in content["tickets"]:
        for wager in ticket["wagers"]:
            if not 2 <= wager["odds"] <= 5:
                path = f"tickets.{ticket['id']}.wagers.{wager['id']}.odds"
                raise BadData(path, Fault("sponsio:odds", value=wager["odds"]))


def _check_track(track: list[int]) -> None:
    if track[0] != 0:
        raise BadData("track[0]", Fault("sponsio:track-start", value=track[0]))
    for place in range(1, 9):
        if track[place] < track[place - 1]:
            raise BadData(f"track[{place}]", Fault("sponsio:track-falls", value=track[place], low=track[place - 1]))


def _check_tickets(tickets: list[dict[str, Any]], hand_size: int) -> None:
    seen: set[str] = set()
    names: set[str] = set()
    for ticket in tickets:
        where = f"tickets.{ticket['id']}"
        if ticket["id"] in seen:
            raise BadData(where, Fault("twice"))
        seen.add(ticket["id"])
        if (ticket["type"] == "counter") != (ticket["id"] == TICKETS[COUNTER_TICKET]):
            raise BadData(f"{where}.type", Fault("sponsio:counter-is-xvi"))
        if (ticket["type"] == "color") != ("suit" in ticket):
            raise BadData(f"{where}.suit", Fault("sponsio:suit-of-colour"))
        if ticket["type"] == "counter" and len(ticket["wagers"]) != 1:
            raise BadData(f"{where}.wagers", Fault("entries", count=len(ticket["wagers"]), allowed=span(1, 1)))
        _check_wagers(ticket, where, hand_size)
        if sum(len(json.dumps(wager["id"])) for wager in ticket["wagers"]) > MOST_LETTERS:
            raise BadData(f"{where}.wagers", Fault("sponsio:long-names"))
        names |= {wager["id"] for wager in ticket["wagers"]}
    if len(names) > MAX_WAGERS:
        raise BadData("tickets", Fault("sponsio:many-wagers", count=len(names), most=MAX_WAGERS))
    groups = {ticket["group"] for ticket in tickets}
    if len(groups) > 16:
        raise BadData("tickets", Fault("sponsio:many-colours", count=len(groups)))
    for suit in SUITS:
        count = sum(ticket.get("suit") == suit for ticket in tickets if ticket["id"] in TICKETS[:8])
        if count != 1:
            raise BadData("tickets", Fault("sponsio:suit-tickets", count=count, suit=suit))


def _check_wagers(ticket: Mapping[str, Any], where: str, hand_size: int) -> None:
    needs = {"tricks": "counts", "color": "counts", "last": "value", "nines": "value", "counter": None}[ticket["type"]]
    ids: set[str] = set()
    for wager in ticket["wagers"]:
        path = f"{where}.wagers.{wager['id']}"
        if wager["id"] in ids:
            raise BadData(path, Fault("twice"))
        ids.add(wager["id"])
        for field in ("counts", "value"):
            if (field in wager) != (field == needs):
                fault = "sponsio:wager-needs" if field == needs else "sponsio:wager-has-no"
                raise BadData(f"{path}.{field}", Fault(fault, type=ticket["type"], field=field))
        if ticket["type"] == "tricks" and max(wager["counts"]) > hand_size:
            raise BadData(f"{path}.counts", Fault("range", value=max(wager["counts"]), allowed=span(0, hand_size)))


def _check_sets(content: Mapping[str, Any]) -> None:
    known = {ticket["id"] for ticket in content["tickets"]}
    for count, ids in content["ticket_sets"].items():
        for place, id in enumerate(ids):
            if id not in known:
                raise BadData(f"ticket_sets.{count}[{place}]", Fault("sponsio:no-such-ticket", ticket=id))
        ordinary = [id for id in ids if id != TICKETS[COUNTER_TICKET]]
        if len(ordinary) < int(count) + 2:
            raise BadData(f"ticket_sets.{count}", Fault("sponsio:few-tickets", count=len(ordinary), low=int(count) + 2))
    _check_removed(content)


def _check_removed(content: Mapping[str, Any]) -> None:
    """With three players a colour leaves, and its tickets with it: a dealer who must bet needs one all the same."""
    used = set(content["ticket_sets"]["3"]) - {TICKETS[COUNTER_TICKET]}
    for suit in SUITS:
        left = len([ticket for ticket in content["tickets"] if ticket["id"] in used and ticket.get("suit") != suit])
        if left < 4:
            raise BadData("ticket_sets.3", Fault("sponsio:few-without", count=left, low=4, suit=suit))


def _gaps(ticket: Mapping[str, Any], hand_size: int) -> list[BadData]:
    """An owner's printed wagers may overlap or leave gaps: worth a warning, each is judged alone."""
    if ticket["type"] == "counter":
        return []
    if ticket["type"] in ("last", "nines"):
        won = [wager["value"] for wager in ticket["wagers"]]
        span: list[Any] = [False, True]
    else:
        won = [count for wager in ticket["wagers"] for count in wager["counts"]]
        span = list(range((hand_size if ticket["type"] == "tricks" else 9) + 1))
    doubts = []
    for value in span:
        if won.count(value) != 1:
            fault = Fault("sponsio:wager-overlap" if value in won else "sponsio:wager-gap", value=str(value).lower())
            doubts.append(BadData(f"tickets.{ticket['id']}.wagers", fault))
    return doubts


@once
def build_box(edition: Edition) -> Box:
    """The edition as the compiled rules use it."""
    data = edition.data
    box = Box()
    box.hand_size = data["hand_size"]
    box.turns = data["turns"]
    box.start_coins = data["start_coins"]
    box.winner_bonus = data["bonus"]["winner"]
    box.shared_bonus = data["bonus"]["shared"]
    box.traitor_gain = data["traitor"]["per_lost"]
    box.traitor_fine = data["traitor"]["fine"]
    for place, token in enumerate(TOKENS):
        box.token_needs_reveal[place] = int(data["tokens"][token] == "reveal")
    for space, value in enumerate(data["track"]):
        box.track[space] = value
    groups = list(dict.fromkeys(ticket["group"] for ticket in data["tickets"]))
    box.wager_names = wager_names(edition)
    for ticket in data["tickets"]:
        index = TICKETS.index(ticket["id"])
        box.ticket_type[index] = TYPES.index(ticket["type"])
        box.ticket_group[index] = groups.index(ticket["group"])
        if "suit" in ticket:
            box.ticket_suit[index] = SUITS.index(ticket["suit"])
        for wager in ticket["wagers"]:
            slot = index * MAX_WAGERS + box.wager_names.index(wager["id"])
            box.wagers[index] |= BIT[box.wager_names.index(wager["id"])]
            box.wager_odds[slot] = wager["odds"]
            outcomes = [int(wager["value"])] if "value" in wager else wager.get("counts", [])
            box.wager_set[slot] = sum(BIT[outcome] for outcome in outcomes)
    for index in range(16):
        for other in range(16):
            if box.ticket_type[other] >= 0 and box.ticket_group[other] == box.ticket_group[index]:
                box.same_group[index] |= BIT[other]
    for ticket in data["tickets"]:
        prints = [TICKETS.index(other["id"]) for other in data["tickets"] if _print(other) == _print(ticket)]
        box.alike[TICKETS.index(ticket["id"])] = sum(BIT[other] for other in prints)
    return box


def _print(ticket: Mapping[str, Any]) -> dict[str, Any]:
    """All that a ticket says but its number."""
    return {field: value for field, value in ticket.items() if field != "id"}


def ticket_facts(edition: Edition) -> dict[str, dict[str, Any]]:
    """By number: what a ticket is about, the numbers that win each of its wagers, and the most there can be."""
    facts: dict[str, dict[str, Any]] = {}
    for ticket in edition.data["tickets"]:
        wagers = [
            {"id": wager["id"], "counts": [int(wager["value"])] if "value" in wager else wager.get("counts", [])}
            for wager in ticket["wagers"]
        ]
        most = edition.data["hand_size"] if ticket["type"] == "tricks" else 9
        facts[ticket["id"]] = {"type": ticket["type"], "suit": ticket.get("suit"), "wagers": wagers, "most": most}
    return facts


def wager_names(edition: Edition) -> list[str]:
    """The names of all wagers of the edition, each once."""
    return list(dict.fromkeys(wager["id"] for ticket in edition.data["tickets"] for wager in ticket["wagers"]))
