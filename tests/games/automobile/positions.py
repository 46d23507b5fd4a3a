"""Positions for the tests: cars B, R, Y, G as in the specification's examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import arene

NAMES = ("bleu", "rouge", "jaune", "vert")
B, R, Y, G = range(4)
FINISH = 85  # the line, after the last of 84 columns
STRONG = {  # enough to come home, so that a high card is worth more to a weaker car
    "ingenieur": [6, 6, 6, 7],
    "carrosserie": [6, 6, 7, 7],
    "pilote": [5, 6, 7],
    "pneus": [7],
    "essais": [5, 6, 7],
    "moteur": [6],
}
Spot = tuple[int, int] | None


def seats_with(cars: Mapping[str, Mapping[str, Any]], seats: int) -> list[dict[str, Any]]:
    """The cars under the seats that own them."""
    table: list[dict[str, Any]] = [{"cars": {}} for _ in range(seats)]
    for name, car in cars.items():
        number = NAMES.index(name)
        table[number % 2 if seats == 2 else number]["cars"][name] = dict(car)
    return table


def racing(
    spots: Sequence[Spot],
    car: int,
    hands: Mapping[int, Mapping[str, Sequence[int]]] | None = None,
    energy: Mapping[int, int] | None = None,
    seats: int = 0,
    more: Mapping[int, Mapping[str, Any]] | None = None,
) -> dict[str, Any]:
    """A race in which ``car`` is to drive; a spot of None is a car that finished first, second…"""
    cars: dict[str, dict[str, Any]] = {}
    finished = 0
    for number, spot in enumerate(spots):
        record: dict[str, Any] = {"hand": dict((hands or {}).get(number, {})), "energy": (energy or {}).get(number, 0)}
        if spot is None:
            finished += 1
            record.update(column=FINISH, finish=finished)
        else:
            record.update(column=spot[0], lane=spot[1])
        record.update((more or {}).get(number, {}))
        cars[NAMES[number]] = record
    return {"seats": seats_with(cars, seats or len(spots)), "decision": "drive", "car": NAMES[car]}


def building(car: int, cell: int | None, decision: str = "cell", seats: int = 4, **mine: Any) -> dict[str, Any]:
    """The workshop: one car is asked, on a cell of the ring."""
    record = dict(mine)
    if cell is not None:
        record["cell"] = cell
    return {"seats": seats_with({NAMES[car]: record}, seats), "decision": decision, "car": NAMES[car]}


def start(position: dict[str, Any], *draws: tuple[str, object], options: Mapping[str, object] | None = None) -> Any:
    """A match from a position, with scripted draws; sealed ones follow."""
    chosen = dict(options or {})
    if len(position["seats"]) == 4:
        chosen.setdefault("four_player_mode", "individual")
    return arene.position("automobile", position, options=chosen, chance=arene.Script(list(draws), seed=1))


def offered(match: arene.Match, kind: str) -> list[dict[str, object]]:
    """The parameters of the legal actions of a kind."""
    seat = match.awaiting[0]
    return [dict(action.params) for action in match.actions(seat) if action.kind == kind]


def kinds(match: arene.Match) -> list[str]:
    """The kinds of the legal actions, as in {"card", "spin"}; cards with their value."""
    seat = match.awaiting[0]
    return [
        f"card {action.params['value']}" if action.kind == "card" else action.kind for action in match.actions(seat)
    ]


def lanes(match: arene.Match) -> tuple[int, set[int]]:
    """The lane question: the column and the lanes."""
    view = match.view(None)
    assert view["decision"] == "lane"
    return view["ends"][0]["column"], {end["lane"] for end in view["ends"]}


def play(match: arene.Match, kind: str, **params: object) -> None:
    match.play(match.awaiting[0], {"kind": kind, **params})


def car(match: arene.Match, number: int) -> dict[str, Any]:
    position = match.position()
    found: dict[str, Any] = next(
        seat["cars"][NAMES[number]] for seat in position["seats"] if NAMES[number] in seat["cars"]
    )
    return found


def spot(match: arene.Match, number: int) -> tuple[int, int]:
    found = car(match, number)
    return found["column"], found["lane"]


def told(match: arene.Match, kind: str, seat: int | None = None) -> list[dict[str, object]]:
    return [event for event in match.events(seat) if event["kind"] == kind]


def red_sold_out() -> dict[str, Any]:
    """Blue, one of three and without money, threw a 6: a V that is too dear is 1 cell ahead, one sold out 4 cells."""
    held = {"carrosserie": [4, 5, 6, 7, 7], "chassis": [2, 3, 4, 5, 6]}  # all but one card for each of the others
    return building(B, 4, "six", seats=3, money=0, hand=held)
