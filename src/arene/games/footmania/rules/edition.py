"""What a box of Footmania prints: the schema of an edition file, its checks, and its compiled form."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from arene.core.edition import MARKS_SCHEMA, Edition, check_ids, checked, once
from arene.core.native import i64, vec
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema
from arene.core.signs import can_be_shown
from arene.games.footmania.rules import components as c

_ID: Schema = {"type": "string", "description": "names it in actions, positions and match files"}
_NAMES: Schema = {
    "type": "object",
    "required": ["fr", "en"],
    "properties": {"fr": {"type": "string"}, "en": {"type": "string"}},
}
_MONEY: Schema = {"type": "integer", "minimum": 0, "maximum": 20_000_000}
_LONGEST_NAME = 80


def _record(required: Sequence[str], **properties: Schema) -> Schema:
    return {"type": "object", "required": list(required), "properties": properties}


_CELL = _record(
    ["id", "x", "y", "type", "neighbours"],
    id=_ID,
    x={"type": "integer", "minimum": 0, "maximum": 40},
    y={"type": "integer", "minimum": 0, "maximum": 40},
    type={"enum": c.CELL_TYPES},
    kind={"enum": c.SPONSORS, "description": "sponsor cells only"},
    amount={**_MONEY, "description": "pay cells only: to the jackpot"},
    neighbours={"type": "array", "minItems": 2, "maxItems": 6, "uniqueItems": True, "items": {"type": "string"}},
)
_FOOTBALLER = _record(
    ["id", "name", "colour", "numbers", "price", "devalued"],
    id=_ID,
    name={"type": "string"},
    colour={"enum": c.COLOURS},
    numbers={"description": 'a list of numbers, or "JP"'},
    bonus={"type": "integer", "minimum": 0, "maximum": 2, "default": 0, "description": "stars printed on the card"},
    price={**_MONEY, "description": "on the back"},
    devalued={**_MONEY, "description": "in the black band on the front"},
)
_PLUS = _record(
    ["id", "copies", "title", "code"],
    id=_ID,
    copies={"type": "integer", "minimum": 1, "maximum": 40},
    title=_NAMES,
    code={"enum": c.PLUS_CODES},
    value={"type": "integer", "minimum": 1, "maximum": 9},
    value_away={"type": "integer", "minimum": 0, "maximum": 9, "description": "boost_home only"},
    counts={"enum": [True, False], "default": True, "description": "among the cards a team may play in a match"},
    euro={"enum": [True, False], "default": False, "description": "may be played in a euromatch"},
    cancels={"type": "array", "uniqueItems": True, "items": {"enum": c.HOSTILE}, "default": []},
)
_QUESTION = _record(
    ["id", "code", "title"],
    id=_ID,
    code={"enum": [code for code in c.QUESTIONS if code != "sponsor"]},
    amount=_MONEY,
    title=_NAMES,
)
_SPONSOR = _record(
    ["id", "brand", "kind", "per_visit", "resale"],
    id=_ID,
    brand={"type": "string"},
    kind={"enum": c.SPONSORS},
    per_visit=_MONEY,
    resale=_MONEY,
)
_EUROMATCH = _record(
    ["id", "team", "strength", "pennants", "receipt"],
    id=_ID,
    team={"type": "string"},
    strength={"type": "integer", "minimum": 0, "maximum": 99},
    pennants={"type": "integer", "minimum": 1, "maximum": 5},
    receipt=_MONEY,
)


def _count(low: int, high: int) -> Schema:
    return {"type": "integer", "minimum": low, "maximum": high}


SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Footmania edition",
    **_record(
        ["id", "source", "constants", "board", "footballers", "plus", "questions", "sponsors", "euromatches"],
        id={"type": "string"},
        name={"type": "object", "additionalProperties": {"type": "string"}, "default": {}},
        source={"enum": ["reconstructed", "owner"]},
        money_step={"type": "integer", "minimum": 10_000, "maximum": 500_000, "default": 100_000},
        back_shows={
            "type": "array",
            "uniqueItems": True,
            "items": {"enum": ["price", "bonus"]},
            "default": ["price"],
        },
        constants=_record(
            ["start_cash", "bonus11", "bonus10", "receipts"],
            start_cash=_MONEY,
            bonus11=_MONEY,
            bonus10=_MONEY,
            receipts=_MONEY,
            hand_limit={**_count(1, 12), "default": 6},
            plus_per_match={**_count(1, 10), "default": 3},
            subs_per_match={**_count(0, 5), "default": 2},
            max_foreign={**_count(0, c.NUMBERS), "default": 3},
        ),
        board=_record(
            ["start", "circuit", "cells"],
            start={"type": "string"},
            circuit={"type": "array", "minItems": 30, "maxItems": 48, "uniqueItems": True, "items": {"type": "string"}},
            cells={"type": "array", "minItems": 30, "maxItems": c.MAX_CELLS, "items": _CELL},
        ),
        footballers={"type": "array", "minItems": 44, "maxItems": c.MAX_CARDS, "items": _FOOTBALLER},
        plus={"type": "array", "minItems": 1, "maxItems": c.MAX_PLUS, "items": _PLUS},
        questions={"type": "array", "minItems": 1, "maxItems": 80, "items": _QUESTION},
        sponsors={"type": "array", "minItems": 4, "maxItems": 40, "items": _SPONSOR},
        euromatches={"type": "array", "minItems": 5, "maxItems": 60, "items": _EUROMATCH},
        marks=MARKS_SCHEMA,
    ),
}


# ---- Checks


def check_edition(data: Mapping[str, Any], rules: int) -> Edition:
    """Validate an edition; the box's owner is told which card or cell is wrong and what it may be."""
    content = checked(SCHEMA, dict(data))
    for field in ("footballers", "plus", "euromatches"):
        check_ids({field: content[field]})
    check_ids({"board.cells": content["board"]["cells"]})
    check_ids({deck: content[deck] for deck in ("questions", "sponsors")})  # sponsors lie among the question marks
    if rules >= 3:  # boxes of older matches may have what is refused now
        _check_names(content)
        _check_places(content["board"]["cells"])
    if "price" not in content["back_shows"]:
        raise BadData("back_shows", Fault("footmania:price-on-back"))
    _check_money(content)
    _check_board(content["board"])
    _check_footballers(content["footballers"])
    _check_plus(content)
    _check_questions(content["questions"])
    _check_sponsors(content["sponsors"])
    _check_euromatches(content["euromatches"])
    return Edition(content, [])


def _check_names(content: Mapping[str, Any]) -> None:
    """What is shown on every screen holds nothing that could draw over it, and fits."""
    for path, name in _names(content):
        if not name.strip() or len(name) > _LONGEST_NAME or not can_be_shown(name):
            raise BadData(path, Fault("name-short", value=json.dumps(name)[:60], longest=_LONGEST_NAME))


def _names(content: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield "id", content["id"]
    yield from ((f"name.{lang}", name) for lang, name in content["name"].items())
    for group, field in (("footballers", "name"), ("sponsors", "brand"), ("euromatches", "team")):
        yield from ((f"{group}.{card['id']}.{field}", card[field]) for card in content[group])
    for group in ("plus", "questions"):
        for card in content[group]:
            yield from ((f"{group}.{card['id']}.title.{lang}", title) for lang, title in card["title"].items())


def _check_places(cells: list[dict[str, Any]]) -> None:
    taken: dict[tuple[int, int], str] = {}
    for cell in cells:
        other = taken.setdefault((cell["x"], cell["y"]), cell["id"])
        if other != cell["id"]:
            raise BadData(f"board.cells.{cell['id']}", Fault("footmania:same-place", other=other))


def _check_money(content: Mapping[str, Any]) -> None:
    step = content["money_step"]
    amounts = [(f"constants.{name}", content["constants"][name]) for name in ("start_cash", "bonus11", "bonus10")]
    amounts.append(("constants.receipts", content["constants"]["receipts"]))
    fields = {"footballers": ("price", "devalued"), "questions": ("amount",), "sponsors": ("per_visit", "resale")}
    for group, names in {**fields, "euromatches": ("receipt",)}.items():
        amounts += [
            (f"{group}.{card['id']}.{name}", card[name]) for card in content[group] for name in names if name in card
        ]
    amounts += [
        (f"board.cells.{cell['id']}.amount", cell["amount"]) for cell in content["board"]["cells"] if "amount" in cell
    ]
    for path, amount in amounts:
        if amount % step:
            raise BadData(path, Fault("not-multiple", value=amount, step=step))


def _check_board(board: Mapping[str, Any]) -> None:
    cells = {cell["id"]: cell for cell in board["cells"]}
    for cell in cells.values():
        _check_cell(cell, cells)
    for kind, number in (("championship", 1), ("jackpot", 1), ("centre", 1), ("sponsor", 8)):
        found = [cell["id"] for cell in cells.values() if cell["type"] == kind]
        if len(found) != number:
            raise BadData(
                "board.cells",
                Fault("footmania:cells-of-type", count=len(found), type=kind, cells=", ".join(found), number=number),
            )
    missing = set(c.SPONSORS) - {cell.get("kind") for cell in cells.values()}
    if missing:
        raise BadData("board.cells", Fault("footmania:no-sponsor-cell", kinds=", ".join(sorted(missing))))
    _check_circuit(board, cells)
    reached, found = {board["start"]}, [board["start"]]
    while found:
        for neighbour in cells[found.pop()]["neighbours"]:
            if neighbour not in reached:
                reached.add(neighbour)
                found.append(neighbour)
    if len(reached) < len(cells):
        raise BadData(f"board.cells.{sorted(set(cells) - reached)[0]}", Fault("footmania:cut-off"))


def _check_cell(cell: Mapping[str, Any], cells: Mapping[str, Any]) -> None:
    path = f"board.cells.{cell['id']}"
    if (cell["type"] == "sponsor") != ("kind" in cell):
        raise BadData(f"{path}.kind", Fault("footmania:cell-kind"))
    if (cell["type"] == "pay") != ("amount" in cell):
        raise BadData(f"{path}.amount", Fault("footmania:cell-amount"))
    for neighbour in cell["neighbours"]:
        if neighbour not in cells or neighbour == cell["id"]:
            raise BadData(f"{path}.neighbours", Fault("footmania:other-cell", cell=repr(neighbour)))
        if cell["id"] not in cells[neighbour]["neighbours"]:
            raise BadData(f"{path}.neighbours", Fault("footmania:one-way", other=neighbour, cell=cell["id"]))


def _check_circuit(board: Mapping[str, Any], cells: Mapping[str, Any]) -> None:
    circuit = board["circuit"]
    for cell in (board["start"], *circuit):
        if cell not in cells:
            raise BadData("board", Fault("footmania:no-cell", cell=repr(cell)))
    if cells[board["start"]]["type"] != "centre":
        raise BadData("board.start", Fault("footmania:no-centre", cell=board["start"]))
    if cells[circuit[0]]["type"] != "championship":
        raise BadData("board.circuit", Fault("footmania:circuit-start", cell=circuit[0]))
    for cell, after in zip(circuit, [*circuit[1:], circuit[0]], strict=True):
        if after not in cells[cell]["neighbours"]:
            raise BadData("board.circuit", Fault("footmania:not-neighbours", other=after, cell=cell))


def _check_footballers(footballers: list[dict[str, Any]]) -> None:
    players = [0] * (c.NUMBERS + 1)
    for card in footballers:
        path = f"footballers.{card['id']}"
        if card["devalued"] >= card["price"]:
            raise BadData(
                f"{path}.devalued", Fault("footmania:not-devalued", value=card["devalued"], price=card["price"])
            )
        numbers = card["numbers"]
        if numbers == "JP":
            continue
        proper = isinstance(numbers, list) and all(
            type(number) is int and 1 <= number <= c.NUMBERS for number in numbers
        )
        if not proper or not numbers or len(set(numbers)) < len(numbers):
            raise BadData(f"{path}.numbers", Fault("footmania:numbers", value=json.dumps(numbers), high=c.NUMBERS))
        for number in numbers:
            players[number] += 1
    utility = sum(card["numbers"] == "JP" for card in footballers)
    for number in range(1, c.NUMBERS + 1):
        there = players[number] + (utility if number > 1 else 0)
        if there < 2 * c.MAX_SEATS:
            raise BadData(
                "footballers", Fault("footmania:few-for-number", count=there, number=number, least=2 * c.MAX_SEATS)
            )
    for deck, colours in ((0, c.COLOURS[:3]), (1, c.COLOURS[3:])):
        if not any(card["colour"] in colours for card in footballers):
            raise BadData("footballers", Fault("footmania:deck-empty", deck=c.DECKS[deck]))


def _check_plus(content: Mapping[str, Any]) -> None:
    for card in content["plus"]:
        path, code = f"plus.{card['id']}", card["code"]
        if (code in ("boost", "boost_home", "weaken")) != ("value" in card):
            raise BadData(f"{path}.value", Fault("footmania:plus-value"))
        if (code == "boost_home") != ("value_away" in card):
            raise BadData(f"{path}.value_away", Fault("footmania:plus-away"))
        if (code == "cancel") != bool(card["cancels"]):
            raise BadData(f"{path}.cancels", Fault("footmania:plus-cancels"))
        if card["euro"] and code not in ("boost", "trainees_plus"):
            raise BadData(f"{path}.euro", Fault("footmania:plus-euro"))
    size, least = sum(card["copies"] for card in content["plus"]), content["constants"]["hand_limit"] * c.MAX_SEATS + 8
    if size < least:
        raise BadData("plus", Fault("footmania:few-plus", count=size, least=least))


def _check_questions(questions: list[dict[str, Any]]) -> None:
    for card in questions:
        needs = card["code"] in ("gain", "lose", "lose_per_foreign", "collect")
        if needs != ("amount" in card):
            raise BadData(
                f"questions.{card['id']}.amount",
                Fault("footmania:amount-needed" if needs else "footmania:amount-unneeded", code=card["code"]),
            )


def _check_sponsors(sponsors: list[dict[str, Any]]) -> None:
    for kind in c.SPONSORS:
        cards = sorted((card for card in sponsors if card["kind"] == kind), key=lambda card: int(card["per_visit"]))
        if not cards:
            raise BadData("sponsors", Fault("footmania:no-sponsor", kind=kind))
        for lower, higher in pairwise(cards):
            if lower["per_visit"] >= higher["per_visit"] or lower["resale"] >= higher["resale"]:
                raise BadData(f"sponsors.{higher['id']}", Fault("footmania:sponsor-order", other=lower["id"]))


def _check_euromatches(cards: list[dict[str, Any]]) -> None:
    missing = set(range(1, 6)) - {card["pennants"] for card in cards}
    if missing:
        raise BadData("euromatches", Fault("footmania:no-pennants", pennants=sorted(missing)[0]))
    for card in cards:
        for other in cards:
            weaker = card["strength"] > other["strength"] or card["receipt"] > other["receipt"]
            if card["pennants"] < other["pennants"] and weaker:
                raise BadData(f"euromatches.{card['id']}", Fault("footmania:euro-order", other=other["id"]))


# ---- The compiled form


@once
def build_box(edition: Edition) -> c.Box:
    """The edition as the compiled rules use it."""
    data = edition.data
    box = c.Box()
    step = box.step = data["money_step"]
    box.most_money = c.MOST_MONEY // step
    constants = data["constants"]
    box.start_cash = constants["start_cash"] // step
    box.bonus_eleven = constants["bonus11"] // step
    box.bonus_ten = constants["bonus10"] // step
    box.receipts = constants["receipts"] // step
    box.hand = constants["hand_limit"]
    box.plus_per_match = constants["plus_per_match"]
    box.changes = constants["subs_per_match"]
    box.max_foreign = constants["max_foreign"]
    box.bonus_on_back = "bonus" in data["back_shows"]
    _build_footballers(box, data["footballers"], step)
    _build_plus(box, data["plus"])
    _build_questions(box, data, step)
    box.euros = [card["id"] for card in data["euromatches"]]
    box.euro_strength = _numbers(card["strength"] for card in data["euromatches"])
    box.euro_pennants = _numbers(card["pennants"] for card in data["euromatches"])
    box.euro_receipt = _numbers(card["receipt"] // step for card in data["euromatches"])
    _build_board(box, data["board"], step)
    return box


def _numbers(values: Any) -> vec[i64]:
    return vec[i64](list(values))


def _build_footballers(box: c.Box, cards: list[dict[str, Any]], step: int) -> None:
    colours = [c.COLOURS.index(card["colour"]) for card in cards]
    box.cards = [card["id"] for card in cards]
    box.names = [card["name"] for card in cards]
    box.colour = _numbers(colours)
    box.deck = _numbers(c.FOREIGN if colour == c.RED else c.NATIONAL for colour in colours)
    box.numbers = _numbers(
        c.UTILITY if card["numbers"] == "JP" else sum(2 ** (number - 1) for number in card["numbers"]) for card in cards
    )
    box.stars = _numbers(c.BASE_STARS[colour] + card["bonus"] for colour, card in zip(colours, cards, strict=True))
    box.price = _numbers(card["price"] // step for card in cards)
    box.devalued = _numbers(card["devalued"] // step for card in cards)


def _build_plus(box: c.Box, cards: list[dict[str, Any]]) -> None:
    box.plus = [card["id"] for card in cards]
    box.plus_copies = _numbers(card["copies"] for card in cards)
    box.plus_code = _numbers(c.PLUS_CODES.index(card["code"]) for card in cards)
    box.plus_value = _numbers(card.get("value", 0) for card in cards)
    box.plus_away = _numbers(card.get("value_away", 0) for card in cards)
    box.plus_counts = _numbers(int(card["counts"]) for card in cards)
    box.plus_euro = _numbers(int(card["euro"]) for card in cards)
    box.plus_cancels = _numbers(sum(2 ** c.HOSTILE.index(kind) for kind in card["cancels"]) for card in cards)


def _build_questions(box: c.Box, data: Mapping[str, Any], step: int) -> None:
    sponsors, others = data["sponsors"], data["questions"]
    box.questions = [card["id"] for card in [*sponsors, *others]]
    box.question_code = _numbers([0] * len(sponsors) + [c.QUESTIONS.index(card["code"]) for card in others])
    amounts = [card["per_visit"] for card in sponsors] + [card.get("amount", 0) for card in others]
    box.question_amount = _numbers(amount // step for amount in amounts)
    box.sponsor_kind = _numbers([c.SPONSORS.index(card["kind"]) for card in sponsors] + [-1] * len(others))
    box.resale = _numbers([card["resale"] // step for card in sponsors] + [0] * len(others))


def _build_board(box: c.Box, board: Mapping[str, Any], step: int) -> None:
    cells = board["cells"]
    box.cells = [cell["id"] for cell in cells]
    box.cell_type = _numbers(c.CELL_TYPES.index(cell["type"]) for cell in cells)
    box.cell_value = _numbers(
        c.SPONSORS.index(cell["kind"]) if "kind" in cell else cell.get("amount", 0) // step for cell in cells
    )
    box.cell_x = _numbers(cell["x"] for cell in cells)
    box.cell_y = _numbers(cell["y"] for cell in cells)
    box.neighbours = [_numbers(sorted(box.cells.index(name) for name in cell["neighbours"])) for cell in cells]
    box.start = box.cells.index(board["start"])
    box.circuit = _numbers(box.cells.index(name) for name in board["circuit"])


def _shirt(card: Mapping[str, Any]) -> str:
    """What is printed beside the name, ★★★★★ as 5★: 9/10, 5★."""
    numbers = "JP" if card["numbers"] == "JP" else "/".join(str(number) for number in card["numbers"])
    return f"{numbers}, {int(c.BASE_STARS[c.COLOURS.index(card['colour'])]) + card['bonus']}★"


def edition_words(edition: Edition, lang: str) -> dict[str, str]:
    """What the box names: footballers, cards, sponsors, teams."""
    words: dict[str, str] = {}
    for card in edition.data["footballers"]:
        words[f"footballer-{card['id']}"] = card["name"]
        words[f"shirt-{card['id']}"] = _shirt(card)
    for card in edition.data["plus"]:
        name = card["id"].replace("_", "-")
        words[f"title-{name}"] = card["title"][lang]
        words[f"code-{name}"], words[f"value-{name}"] = card["code"], str(card.get("value", 0))
    for card in edition.data["questions"]:
        words[f"question-{card['id']}"] = card["title"][lang]
    for card in edition.data["sponsors"]:
        words[f"brand-{card['id']}"] = words[f"question-{card['id']}"] = card["brand"]
        words[f"kind-{card['id']}"], words[f"visit-{card['id']}"] = card["kind"], str(card["per_visit"])
    for card in edition.data["euromatches"]:
        words[f"team-{card['id']}"] = card["team"]
    return words


# ---- What actions name


def card_ids(edition: Edition) -> list[str]:
    return [card["id"] for card in edition.data["footballers"]]


def plus_ids(edition: Edition) -> list[str]:
    return [card["id"] for card in edition.data["plus"]]


def cell_ids(edition: Edition) -> list[str]:
    return [cell["id"] for cell in edition.data["board"]["cells"]]


def sums(edition: Edition) -> list[int]:
    """What is added to an amount, in francs."""
    return [int(step) * int(edition.data["money_step"]) for step in c.STEPS]
