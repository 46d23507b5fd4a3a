"""A position of Le sport est mortel as data: what ``match.position()`` writes and ``arene.position()`` reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.native import i64, vec
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema, check, span
from arene.games.sportmord.eyes.possible import check_possible, sport_set
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules import tournament, training
from arene.games.sportmord.rules.questions import QUESTIONS
from arene.games.sportmord.rules.state import OVER, Sportmord

_SEAT_NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": 5}
_FACE: Schema = {"type": "integer", "minimum": 1, "maximum": 6}
_FACES: Schema = {"type": "array", "maxItems": c.MAX_DICE, "items": _FACE, "default": []}
_DICE: Schema = {"type": "object", "additionalProperties": _FACE, "default": {}}
_SPORTS: Schema = {"type": "array", "uniqueItems": True, "items": {"type": "string"}, "default": []}
_CARDS: Schema = {"type": "array", "maxItems": c.PILE, "items": {"enum": c.KINDS}, "default": []}

_INJURY: Schema = {
    "type": "object",
    "required": ["sport", "card"],
    "properties": {
        "sport": {"type": "string"},
        "card": {"enum": ["u2", "u4"]},
        "die": {**_FACE, "type": ["integer", "null"], "default": None, "description": "null: healed"},
    },
}

_SEAT: Schema = {
    "type": "object",
    "properties": {
        "pills": {"type": "integer", "minimum": 0, "maximum": 30},
        "roll": {**_FACES, "description": "the training roll (phases 1 to 4), or the roll of a tournament"},
        "doped": {**_FACES, "description": "dice standing on a pill, not yet laid"},
        "old": {**_DICE, "description": "dice of last round, by sport"},
        "new": {**_DICE, "description": "dice of this round, by sport"},
        "doped_at": {**_SPORTS, "description": "where the new die stands on a pill"},
        "units": {
            "type": "object",
            "additionalProperties": {"type": "integer", "minimum": 0, "maximum": 9},
            "default": {},
        },
        "injuries": {"type": "array", "items": _INJURY, "default": []},
        "fatal": {**_SPORTS, "description": "sports closed by this seat's accident; its die lies there"},
        "wish": {"enum": [*c.WISHES, None], "default": None},
        "card": {"enum": [*c.KINDS, None], "default": None, "description": "taken in the share-out under way"},
    },
}

_GROUP: Schema = {
    "type": "object",
    "required": ["seats"],
    "properties": {
        "seats": {"type": "array", "minItems": 1, "uniqueItems": True, "items": _SEAT_NUMBER},
        "level": {"type": "integer", "minimum": 0, "maximum": tournament.LAST_LEVEL, "default": 0},
    },
}

SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Le sport est mortel position",
    "type": "object",
    "required": ["seats", "decision"],
    "properties": {
        "seats": {"type": "array", "minItems": 3, "maxItems": 6, "items": _SEAT},
        "round": {"type": "integer", "minimum": 1, "maximum": 200, "default": 1},
        "phase": {"type": "integer", "minimum": 1, "maximum": 9, "description": "by default that of the decision"},
        "decision": {"enum": QUESTIONS.names},
        "seat": {**_SEAT_NUMBER, "description": "who is asked; by default the holder of the coach it concerns"},
        "first": {**_SEAT_NUMBER, "default": 0, "description": "holds the 1A coach"},
        "best": {**_SEAT_NUMBER, "type": ["integer", "null"], "default": None, "description": "holds the best coach"},
        "circle": {"type": "array", "minItems": c.SPORTS, "maxItems": c.SPORTS, "items": {"type": "string"}},
        "piles": {
            "type": "object",
            "additionalProperties": _CARDS,
            "default": {},
            "description": "from top to bottom; by default what lies nowhere else: training units, then accidents",
        },
        "unseen": {
            "type": "object",
            "additionalProperties": {"type": "integer", "minimum": 0, "maximum": c.PILE},
            "default": {},
            "description": "how many cards on top were never seen; by default all",
        },
        "picked": {**_FACES, "description": "dice the 1A coach is about to reroll"},
        "sport": {"type": ["string", "null"], "default": None, "description": "under way in phases 8 and 9"},
        "revealed": {**_CARDS, "description": "cards turned up there and not yet taken"},
        "order": {
            "type": "array",
            "items": _GROUP,
            "default": [],
            "description": "the order of the tournament; seats of one group are tied and have yet to roll",
        },
    },
}

# ---- Writing


def pile_cards(state: Sportmord, sport: int) -> list[str]:
    """The cards of a pile from top to bottom."""
    return [c.KINDS[(state.pile[sport] >> (2 * place)) & 3] for place in range(int(c.digit(state.cards, sport)))]


def by_sport(state: Sportmord, digits: int) -> dict[str, int]:
    names = state.setup.box.sports
    return {names[sport]: int(c.digit(digits, sport)) for sport in range(c.SPORTS) if c.digit(digits, sport)}


def shown_cards(state: Sportmord) -> list[str]:
    return [name for kind, name in enumerate(c.KINDS) for _ in range(int(c.digit(state.shown, kind)))]


def injuries(state: Sportmord, player: c.Player) -> list[dict[str, Any]]:
    cards = []
    for sport, name in enumerate(state.setup.box.sports):
        if player.light & c.BIT[sport]:
            cards.append({"sport": name, "card": "u2", "die": int(c.digit(player.light_dice, sport)) or None})
        if player.serious & c.BIT[sport]:
            cards.append({"sport": name, "card": "u4", "die": int(c.digit(player.serious_dice, sport)) or None})
    return cards


def groups(contest: c.Contest) -> list[dict[str, Any]]:
    """The order as groups of tied seats."""
    listed: list[dict[str, Any]] = []
    for place in range(contest.size):
        seat = int(c.digit(contest.order, place))
        if contest.tied & c.BIT[place]:
            listed[-1]["seats"].append(seat)
        else:
            listed.append({"seats": [seat], "level": int(c.digit(contest.level, place))})
    return listed


def write(state: Sportmord) -> dict[str, Any]:
    """The complete position: a state built from it has the same future."""
    names = state.setup.box.sports
    under_way = state.phase >= 8 and state.asked is not OVER
    return {
        "seats": [_write_player(state, player) for player in state.players],
        "round": state.round,
        "phase": state.phase,
        "decision": state.asked.name,
        "seat": state.seat,
        "first": state.first,
        "best": None if state.best < 0 else state.best,
        "circle": [names[sport] for sport in state.setup.circle],
        "piles": {name: pile_cards(state, sport) for sport, name in enumerate(names)},
        "unseen": {name: int(c.digit(state.unseen, sport)) for sport, name in enumerate(names)},
        "picked": c.faces(state.picked),
        "sport": names[state.sport()] if under_way else None,
        "revealed": shown_cards(state),
        "order": groups(state.contest),
    }


def _write_player(state: Sportmord, player: c.Player) -> dict[str, Any]:
    return {
        "pills": player.pills,
        "roll": c.faces(player.roll),
        "doped": c.faces(player.doped),
        "old": by_sport(state, player.old),
        "new": by_sport(state, player.new),
        "doped_at": sport_set(state, player.doped_at),
        "units": by_sport(state, player.units),
        "injuries": injuries(state, player),
        "fatal": sport_set(state, player.fatal),
        "wish": None if player.wish < 0 else c.WISHES[player.wish],
        "card": None if player.card < 0 else c.KINDS[player.card],
    }


# ---- Reading


def read(data: Mapping[str, Any], setup: c.Setup, shuffled: bool) -> Sportmord:
    """The state a position describes. Missing things have their value at the start of the match."""
    content = check(SCHEMA, dict(data))
    setup.circle = _read_circle(content, setup, shuffled)
    seats = setup.seats
    if len(content["seats"]) != seats:
        raise BadData("seats", Fault("described-seats", count=len(content["seats"]), seats=seats))
    for field in ("seat", "first", "best"):
        if content.get(field) is not None and content[field] >= seats:
            raise BadData(field, Fault("range", value=content[field], allowed=span(0, seats - 1)))
    players = [_read_player(record, setup, f"seats[{seat}]") for seat, record in enumerate(content["seats"])]
    state = Sportmord(setup, players, c.Contest())
    state.round = content["round"]
    if state.round > setup.round_limit:
        raise BadData("round", Fault("range", value=state.round, allowed=span(1, setup.round_limit)))
    state.asked = QUESTIONS[content["decision"]]
    allowed = tuple(int(phase) for phase in state.asked.phases.split())
    late = [phase for phase in allowed if phase >= 8 and content["sport"] is not None]
    state.phase = content.get("phase", (late or allowed)[0])
    if state.phase not in allowed:
        fault = Fault("sportmord:phase", phase=state.phase, decision=content["decision"], allowed=allowed)
        raise BadData("phase", fault)
    state.first = content["first"]
    state.best = -1 if content["best"] is None else content["best"]
    state.picked = _count_faces(content["picked"])
    state.shown = sum(int(c.ONE[c.KINDS.index(kind)]) for kind in content["revealed"])
    for player in players:
        if state.closed & player.fatal:
            raise BadData(
                "seats", Fault("sportmord:closed-twice", sport=sport_set(state, state.closed & player.fatal)[0])
            )
        state.closed |= player.fatal
    for seat, player in enumerate(players):
        for sport in range(c.SPORTS):
            if c.digit(player.new, sport):
                state.laid |= c.BIT[seat] * c.SEATS_AT[sport]
    state.step = _read_step(content["sport"], state)
    _read_piles(state, content)
    _read_order(state, content["order"])
    state.seat = content.get("seat", _default_seat(state))
    check_possible(state)
    return state


def _read_circle(content: Mapping[str, Any], setup: c.Setup, shuffled: bool) -> vec[i64]:
    names = setup.box.sports
    circle = content.get("circle", names)
    if sorted(circle) != sorted(names) or circle[0] != names[0]:
        raise BadData("circle", Fault("sportmord:circle", sports=", ".join(names), first=names[0]))
    if circle != names and not shuffled:
        raise BadData("circle", Fault("sportmord:circle-order"))
    return vec[i64]([names.index(name) for name in circle])


def _sport(name: str, setup: c.Setup, where: str) -> int:
    if name not in setup.box.sports:
        raise BadData(where, Fault("one-of", value=repr(name), known=", ".join(setup.box.sports)))
    return setup.box.sports.index(name)


def _digits(record: Mapping[str, int], setup: c.Setup, where: str) -> int:
    return sum(value << (4 * _sport(name, setup, f"{where}.{name}")) for name, value in record.items())


def _sport_bits(names: Sequence[str], setup: c.Setup, where: str) -> int:
    return sum(1 << _sport(name, setup, where) for name in names)


def _count_faces(rolled: Sequence[int]) -> int:
    return sum(int(c.ONE[face]) for face in rolled)


def _read_player(record: Mapping[str, Any], setup: c.Setup, where: str) -> c.Player:
    player = c.Player()
    player.pills = record.get("pills", setup.box.pills_start)
    player.roll = _count_faces(record["roll"])
    player.doped = _count_faces(record["doped"])
    player.old = _digits(record["old"], setup, f"{where}.old")
    player.new = _digits(record["new"], setup, f"{where}.new")
    player.doped_at = _sport_bits(record["doped_at"], setup, f"{where}.doped_at")
    for sport in range(c.SPORTS):
        if player.doped_at & c.BIT[sport] and not c.digit(player.new, sport):
            raise BadData(f"{where}.doped_at", Fault("sportmord:no-new-die", sport=setup.box.sports[sport]))
    player.units = _digits(record["units"], setup, f"{where}.units")
    player.fatal = _sport_bits(record["fatal"], setup, f"{where}.fatal")
    for place, injury in enumerate(record["injuries"]):
        _read_injury(player, injury, setup, f"{where}.injuries[{place}]")
    player.wish = -1 if record["wish"] is None else c.WISHES.index(record["wish"])
    player.card = -1 if record["card"] is None else c.KINDS.index(record["card"])
    busy = c.dice_in(player.old) + c.dice_in(player.new) + c.dice_in(player.light_dice) + c.dice_in(player.serious_dice)
    player.free = setup.box.dice - busy - len(record["fatal"])
    if player.free < 0:
        raise BadData(where, Fault("sportmord:many-dice", count=setup.box.dice - player.free, dice=setup.box.dice))
    return player


def _read_injury(player: c.Player, record: Mapping[str, Any], setup: c.Setup, where: str) -> None:
    sport = _sport(record["sport"], setup, f"{where}.sport")
    kind = c.KINDS.index(record["card"])
    die = record["die"] or 0
    highest = int(setup.box.wound[sport * 4 + kind])
    if die > highest:
        raise BadData(f"{where}.die", Fault("range", value=die, allowed=span(1, highest)))
    if (player.light if kind == c.U2 else player.serious) & c.BIT[sport]:
        raise BadData(where, Fault("sportmord:card-twice"))
    if kind == c.U2:
        player.light |= c.BIT[sport]
        player.light_dice += die * c.ONE[sport]
    else:
        player.serious |= c.BIT[sport]
        player.serious_dice += die * c.ONE[sport]


def _read_step(name: str | None, state: Sportmord) -> int:
    if (name is not None) != (state.phase >= 8 and state.asked is not OVER):
        raise BadData("sport", Fault("sportmord:no-sport-under-way"))
    if name is None:
        return 0
    sport = _sport(name, state.setup, "sport")
    if state.closed & c.BIT[sport]:
        raise BadData("sport", Fault("sportmord:sport-closed", sport=name))
    return list(state.setup.circle).index(sport)


def _read_piles(state: Sportmord, content: Mapping[str, Any]) -> None:
    """Each sport has nine training units and one of each accident, somewhere."""
    names = state.setup.box.sports
    for field in ("piles", "unseen"):
        for name in content[field]:
            _sport(name, state.setup, f"{field}.{name}")
    for sport, name in enumerate(names):
        elsewhere = _elsewhere(state, sport)
        for kind, number in enumerate(elsewhere):
            if number > (9 if kind == c.TRAINING else 1):
                raise BadData("seats", Fault("sportmord:cards-out", count=number, card=c.KINDS[kind], sport=name))
        missing = [9 - elsewhere[c.TRAINING], *(1 - elsewhere[kind] for kind in (c.U2, c.U4, c.U6))]
        pile = content["piles"].get(name)
        if pile is None:
            pile = [c.KINDS[kind] for kind in range(4) for _ in range(missing[kind])]
        found = [pile.count(kind) for kind in c.KINDS]
        if found != missing:
            wanted = ", ".join(f"{number} {kind}" for number, kind in zip(missing, c.KINDS, strict=True))
            raise BadData(f"piles.{name}", Fault("sportmord:pile", cards=wanted))
        unseen = content["unseen"].get(name, len(pile))
        if unseen > len(pile):
            raise BadData(f"unseen.{name}", Fault("range", value=unseen, allowed=span(0, len(pile))))
        state.pile[sport] = sum(c.KINDS.index(kind) << (2 * place) for place, kind in enumerate(pile))
        state.cards += len(pile) * c.ONE[sport]
        state.unseen += unseen * c.ONE[sport]


def _elsewhere(state: Sportmord, sport: int) -> list[int]:
    """How many cards of each kind of a sport lie outside its pile."""
    cards = [0, 0, 0, int(bool(state.closed & c.BIT[sport]))]
    under_way = state.phase >= 8 and state.asked is not OVER and state.sport() == sport
    for player in state.players:
        cards[c.TRAINING] += c.digit(player.units, sport)
        cards[c.U2] += int(bool(player.light & c.BIT[sport]))
        cards[c.U4] += int(bool(player.serious & c.BIT[sport]))
        if under_way and player.card >= 0:
            cards[player.card] += 1
    if under_way:
        for kind in range(4):
            cards[kind] += c.digit(state.shown, kind)
    return [int(number) for number in cards]


def _read_order(state: Sportmord, order: Sequence[Mapping[str, Any]]) -> None:
    contest = state.contest
    for place, group in enumerate(order):
        for seat in group["seats"]:
            if seat >= state.setup.seats or any(c.digit(contest.order, p) == seat for p in range(contest.size)):
                raise BadData(f"order[{place}].seats", Fault("sportmord:order-seat", seat=seat))
            contest.order |= seat << (4 * contest.size)
            if seat != group["seats"][0]:
                contest.tied |= c.BIT[contest.size]
            if len(group["seats"]) > 1:
                contest.level |= group["level"] << (4 * contest.size)
            contest.size += 1


def _default_seat(state: Sportmord) -> int:
    if state.asked.holder(state) >= 0:
        return int(state.asked.holder(state))
    if state.asked is training.ASK_WISH:
        seats = state.participants()
        return next((s for s, p in enumerate(state.players) if seats & c.BIT[s] and p.wish < 0), 0)
    if state.asked is training.ASK_TAKE and state.contest.size:
        return int(c.digit(state.contest.order, 0))
    return state.first
