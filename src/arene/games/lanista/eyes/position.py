"""A position of Lanista as data: what ``match.position()`` writes and ``arene.position()`` reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.native import i64, vec
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema, check, span
from arene.games.lanista.eyes.possible import (
    check_bag,
    check_question,
    check_seat_numbers,
    check_table,
    elsewhere_contracts,
    elsewhere_events,
    elsewhere_gladiators,
)
from arene.games.lanista.rules import bags, cards, combats, contracts, ludus, market, targets, windows
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.questions import QUESTIONS
from arene.games.lanista.rules.state import Ask, Lanista

_SEAT_NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": 3}
_SEATS: Schema = {"type": "array", "uniqueItems": True, "items": _SEAT_NUMBER, "default": []}
_NAME: Schema = {"type": "string"}
_MAYBE: Schema = {"type": ["string", "null"], "default": None}
_NAMES: Schema = {"type": "array", "items": _NAME, "default": []}
_SET: Schema = {**_NAMES, "uniqueItems": True}
_NO: Schema = {"type": "boolean", "default": False}
_COUNT: Schema = {"type": "integer", "minimum": 0, "maximum": 99, "default": 0}
_MONEY: Schema = {"type": "integer", "minimum": -5000, "maximum": 100_000, "default": 0}
_HEALTH: Schema = {"enum": c.HEALTH[:3], "default": "good"}
_TOKEN: Schema = {
    "type": "object",
    "required": ["colour"],
    "properties": {"colour": {"enum": c.COLOURS}, "from": {"type": "string", "default": "base"}},
}
_WOUNDS: Schema = {
    "type": "array",
    "minItems": 2,
    "maxItems": 2,
    "items": {"enum": [*c.HEALTH, None]},
    "default": [None, None],
}

_GLADIATOR: Schema = {
    "type": "object",
    "required": ["id"],
    "properties": {
        "id": _NAME,
        "slot": {"type": "integer", "minimum": 0, "maximum": c.SCHOOL - 1},
        "xp": {**_COUNT, "maximum": 20},
        "health": _HEALTH,
        "skills": {**_NAMES, "description": "chosen by his owner, one for each rank reached"},
        "attached": _SET,
        **dict.fromkeys(("cared", "trained", "fought", "used", "suppressed", "any_armatura", "fit"), _NO),
        "shift": {**_COUNT, "maximum": 2},
        "burden": {**_SET, "description": "cards whose tokens go into the bag if he fights in this slot"},
    },
}
_HELD: Schema = {
    "type": "object",
    "required": ["contract"],
    "properties": {"contract": _NAME, "bonus": _MONEY, "any_pair": _NO},
}
_PLAYER: Schema = {
    "type": "object",
    "properties": {
        "money": {"type": "integer", "minimum": 0, "maximum": 100_000, "description": "by default as at the start"},
        "prestige": {"type": "integer", "minimum": -500, "maximum": 1000, "default": 0},
        "ap": {"type": "integer", "minimum": 0, "maximum": 9, "default": c.ACTION_POINTS},
        "hand": _NAMES,
        "lanista": _MAYBE,
        "poisoned": _NO,
        "school": {"type": "array", "maxItems": c.SCHOOL, "items": _GLADIATOR, "default": []},
        "contracts": {"type": "array", "maxItems": 2, "items": _HELD, "default": []},
        "tokens": {
            "type": "object",
            "properties": {colour: {**_COUNT, "maximum": 1, "default": 1} for colour in c.COLOURS[:3]},
            "default": {"green": 1, "white": 1, "red": 1},
        },
        "jokers": {**_COUNT, "maximum": 3},
        **dict.fromkeys(("placed", "slipped", "fights", "buys"), _COUNT),
        "next_price": _MONEY,
        "phase_price": _MONEY,
        **dict.fromkeys(("bought", "sold", "offered", "extra", "answered"), _NO),
        "swaps": {**_NAMES, "maxItems": 2},
        "known": {"type": "array", "items": _NAMES, "default": [], "description": "by seat: cards it has seen here"},
    },
}
_COMBAT: Schema = {
    "type": ["object", "null"],
    "default": None,
    "properties": {
        "seat": {**_SEAT_NUMBER, "type": ["integer", "null"], "default": None},
        "contract": _MAYBE,
        "rank": {"enum": c.RANKS, "default": "gamma"},
        "gladiators": {**_NAMES, "maxItems": 2},
        "bag": {"type": ["array", "null"], "items": _TOKEN, "default": None, "description": "by default as filled"},
        "removals": {"type": "array", "items": _TOKEN, "default": []},
        "keep_best": _NO,
        "keep_worst": _NO,
        "result": {"enum": [*c.COLOURS[:3], None], "default": None},
        "drawing": {"enum": [0, 1], "default": 0},
        "raw": _WOUNDS,
        "pending": _WOUNDS,
        "loser": {"enum": [0, 1, None], "default": None},
        "dead": _MAYBE,
        "dead_rank": {"enum": c.RANKS, "default": "gamma"},
    },
}

SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Lanista position",
    "type": "object",
    "required": ["seats", "decision"],
    "properties": {
        "seats": {"type": "array", "minItems": 1, "maxItems": 4, "items": _PLAYER},
        "round": {"type": "integer", "minimum": 0, "maximum": 8, "default": 1},
        "phase": {"type": "integer", "minimum": 0, "maximum": 5, "description": "by default that of the step"},
        "step": {"enum": c.STEPS, "description": "by default that of the decision"},
        "decision": {"enum": QUESTIONS.names},
        "seat": {**_SEAT_NUMBER, "default": 0, "description": "who is asked"},
        "initiative": {**_SEAT_NUMBER, "default": 0},
        "first": {**_SEAT_NUMBER, "description": "of the phase; by default the Initiative"},
        "turn": {"type": "integer", "minimum": 0, "maximum": 4, "description": "by default the asked seat's"},
        "pass": {"type": "integer", "minimum": 0, "maximum": 3, "default": 0},
        "in_extra": _NO,
        "events": {**_NAMES, "description": "the pile from the top; by default what lies nowhere else"},
        "event_discard": _NAMES,
        "events_out": _NAMES,
        "gladiators": {**_SET, "description": "the pile from the top; by default who is nowhere else"},
        "gladiator_discard": _SET,
        "gladiators_out": _SET,
        "recruits": _SET,
        "contracts": {**_SET, "description": "the decks from the top; by default what lies nowhere else"},
        "shown": _SET,
        "spent": _SET,
        "window": {
            "type": "object",
            "properties": {"asked": _SEAT_NUMBER, "passed": _SEATS, "finished": _SEATS, "quiet": _SEATS},
            "default": {},
        },
        "card": {
            "type": ["object", "null"],
            "default": None,
            "required": ["card", "seat"],
            "properties": {
                "card": _NAME,
                "seat": _SEAT_NUMBER,
                "target": {"type": "string", "default": "none"},
                "polled": _SEATS,
            },
        },
        "undefined": _SET,
        "swapping": _MAYBE,
        "offer": {
            "type": ["object", "null"],
            "default": None,
            "required": ["gladiator", "seller", "buyer"],
            "properties": {
                "gladiator": _NAME,
                "seller": _SEAT_NUMBER,
                "buyer": _SEAT_NUMBER,
                "asked": _SET,
                "included": _SET,
                "price": _MONEY,
            },
        },
        "combat": _COMBAT,
        "waived": _NO,
    },
}

# where the round usually stands when a question comes that is asked at several steps
_USUAL_STEP: Mapping[Ask, int] = {
    windows.ASK_WINDOW: c.BUY_WINDOW,
    cards.ASK_COUNTER: c.BUYING,
    ludus.ASK_DEFINE: c.BUYING,
    contracts.ASK_SWAP: c.TAKING,
}


def _usual_step(asked: Ask) -> int:
    return asked.step if asked.step >= 0 else _USUAL_STEP[asked]


def phase_of(step: int) -> int:
    for phase, last in enumerate((c.LANISTA_CHOICE, c.DRAW_WINDOW, c.BUY_WINDOW, c.CONTRACT_WINDOW, c.FAILURE_WINDOW)):
        if step <= last:
            return phase
    return 5


# ---- Writing


def names_in(items: Sequence[str], bits: int) -> list[str]:
    """The members of a set."""
    return [item for place, item in enumerate(items) if bits & c.BIT[place]]


def origin(box: c.Box, token: int) -> str:
    """Where a token in a bag comes from."""
    where = c.origin_of(token)
    if where >= c.FROM_SKILL:
        return box.gladiators[where - c.FROM_SKILL]
    if where >= c.FROM_CARD:
        return box.titles[where - c.FROM_CARD]
    if where in (c.FROM_BASE, c.FROM_POINT, c.FROM_WOUNDS, c.FROM_COMBAT):
        return {c.FROM_BASE: "base", c.FROM_POINT: "point", c.FROM_WOUNDS: "wounds", c.FROM_COMBAT: "combat"}[where]
    return f"seat{where - c.FROM_SEAT}"


def tokens(box: c.Box, bag: vec[i64]) -> list[dict[str, str]]:
    return [{"colour": c.COLOURS[c.colour_of(token)], "from": origin(box, int(token))} for token in bag]


def hand_of(box: c.Box, player: c.Player) -> list[str]:
    return [box.titles[title] for title, copies in enumerate(player.hand) for _ in range(int(copies))]


def picks_of(box: c.Box, gladiator: c.Gladiator) -> list[str]:
    chosen = [int(gladiator.pick(place)) for place in range(3)]
    return [box.menu_names[gladiator.card][pick - 1] for pick in chosen if pick]


def write(state: Lanista) -> dict[str, Any]:
    """The complete position: a state built from it has the same future."""
    box = state.setup.box
    seats = range(int(state.setup.seats))

    def titles(items: vec[i64]) -> list[str]:
        return [box.titles[item] for item in items]

    def gladiators(items: vec[i64]) -> list[str]:
        return [box.gladiators[item] for item in items]

    def contracts(items: vec[i64]) -> list[str]:
        return [box.contracts[item] for item in items]

    return {
        "seats": [_write_player(state, player) for player in state.players],
        "round": int(state.round),
        "phase": int(state.phase),
        "step": c.STEPS[state.step],
        "decision": state.asked.name,
        "seat": int(state.seat),
        "initiative": int(state.initiative),
        "first": int(state.first),
        "turn": int(state.turn),
        "pass": int(state.pass_),
        "in_extra": state.in_extra,
        "events": titles(state.events),
        "event_discard": titles(state.event_discard),
        "events_out": titles(state.events_out),
        "gladiators": gladiators(state.gladiators),
        "gladiator_discard": gladiators(state.gladiator_discard),
        "gladiators_out": gladiators(state.gladiators_out),
        "recruits": gladiators(state.recruits),
        "contracts": contracts(state.contracts),
        "shown": contracts(state.shown),
        "spent": contracts(state.spent),
        "window": {
            "asked": int(state.window_seat),
            **{name: [seat for seat in seats if bits & c.BIT[seat]] for name, bits in _window_sets(state)},
        },
        "card": _write_card(state),
        "undefined": names_in(box.gladiators, state.undefined),
        "swapping": box.contracts[state.swapping] if state.swapping >= 0 else None,
        "offer": _write_offer(state),
        "combat": _write_combat(state),
        "waived": state.waived,
    }


def _window_sets(state: Lanista) -> list[tuple[str, int]]:
    return [("passed", int(state.passed)), ("finished", int(state.finished)), ("quiet", int(state.quiet))]


def _write_player(state: Lanista, player: c.Player) -> dict[str, Any]:
    box = state.setup.box
    return {
        "money": int(player.money),
        "prestige": int(player.prestige),
        "ap": int(player.ap),
        "hand": hand_of(box, player),
        "lanista": box.lanistas[player.lanista] if player.lanista >= 0 else None,
        "poisoned": player.poisoned,
        "school": [_write_gladiator(box, gladiator) for gladiator in player.school],
        "contracts": [
            {"contract": box.contracts[held.contract], "bonus": int(held.bonus), "any_pair": held.any_pair}
            for held in player.contracts
        ],
        "tokens": {c.COLOURS[colour]: int(player.tokens[colour]) for colour in range(3)},
        **{name: int(getattr(player, name)) for name in ("jokers", "placed", "slipped", "fights", "buys")},
        **{name: int(getattr(player, name)) for name in ("next_price", "phase_price")},
        **{name: getattr(player, name) for name in ("bought", "sold", "offered", "extra", "answered")},
        "swaps": [box.titles[title] for title in player.swaps],
        "known": [[box.titles[title] for title in titles] for titles in player.known],
    }


def _write_gladiator(box: c.Box, gladiator: c.Gladiator) -> dict[str, Any]:
    return {
        "id": box.gladiators[gladiator.card],
        "slot": int(gladiator.slot),
        "xp": int(gladiator.xp),
        "health": c.HEALTH[gladiator.health],
        "skills": picks_of(box, gladiator),
        "attached": names_in(box.titles, gladiator.attached),
        **{
            name: getattr(gladiator, name)
            for name in ("cared", "trained", "fought", "used", "suppressed", "any_armatura", "fit")
        },
        "shift": int(gladiator.shift),
        "burden": names_in(box.titles, gladiator.burden),
    }


def _write_card(state: Lanista) -> dict[str, Any] | None:
    if state.card < 0:
        return None
    return {
        "card": state.setup.box.titles[state.card],
        "seat": int(state.card_seat),
        "target": targets.aim_name(state, state.card_target),
        "polled": [seat for seat in range(int(state.setup.seats)) if state.polled & c.BIT[seat]],
    }


def _write_offer(state: Lanista) -> dict[str, Any] | None:
    offer, box = state.offer, state.setup.box
    if offer.gladiator < 0:
        return None
    return {
        "gladiator": box.gladiators[offer.gladiator],
        "seller": int(offer.seller),
        "buyer": int(offer.buyer),
        "asked": names_in(box.titles, offer.asked),
        "included": names_in(box.titles, offer.included),
        "price": int(offer.price),
    }


def _write_combat(state: Lanista) -> dict[str, Any] | None:
    combat, box = state.combat, state.setup.box
    if combat.owner < 0 and state.asked is not combats.ASK_PAIR:
        return None

    def health(levels: vec[i64]) -> list[str | None]:
        return [c.HEALTH[level] if level >= 0 else None for level in levels]

    return {
        "seat": int(combat.owner) if combat.owner >= 0 else None,
        "contract": box.contracts[combat.contract] if combat.contract >= 0 else None,
        "rank": c.RANKS[combat.rank],
        "gladiators": [box.gladiators[card] for card in (combat.first, combat.second) if card >= 0],
        "bag": tokens(box, combat.bag),
        "removals": tokens(box, combat.removals),
        "keep_best": combat.keep_best,
        "keep_worst": combat.keep_worst,
        "result": c.COLOURS[combat.result] if combat.result >= 0 else None,
        "drawing": int(combat.drawing),
        "raw": health(combat.raw),
        "pending": health(combat.pending),
        "loser": int(combat.loser) if combat.loser >= 0 else None,
        "dead": box.gladiators[combat.dead] if combat.dead >= 0 else None,
        "dead_rank": c.RANKS[combat.dead_rank],
    }


# ---- Reading


def read(data: Mapping[str, Any], setup: c.Setup) -> Lanista:
    """The state a position describes. Missing things have their value at the start of the match."""
    content = check(SCHEMA, dict(data))
    if len(content["seats"]) != setup.seats:
        raise BadData("seats", Fault("described-seats", count=len(content["seats"]), seats=setup.seats))
    check_seat_numbers(content, int(setup.seats))
    reader = _Reader(content, setup)
    state = reader.state()
    check_table(state)
    reader.fill_bag(state)
    check_bag(state)
    check_question(state)
    return state


class _Reader:
    def __init__(self, content: Mapping[str, Any], setup: c.Setup) -> None:
        self.content = content
        self.setup = setup
        self.box = setup.box

    def number(self, names: Sequence[str], name: str, where: str) -> int:
        if name not in names:
            raise BadData(where, Fault("lanista:not-of-edition", value=repr(name)))
        return names.index(name)

    def numbers(self, names: Sequence[str], field: str) -> list[int]:
        listed: list[str] = self.content[field]
        return [self.number(names, name, f"{field}[{place}]") for place, name in enumerate(listed)]

    def bits(self, names: Sequence[str], listed: Sequence[str], where: str) -> int:
        return sum(1 << self.number(names, name, where) for name in listed)

    def state(self) -> Lanista:
        content, box = self.content, self.box
        players = [self.player(record, f"seats[{seat}]") for seat, record in enumerate(content["seats"])]
        state = Lanista(self.setup, players)
        for name in ("round", "seat", "initiative"):
            setattr(state, name, content[name])
        state.asked = QUESTIONS[content["decision"]]
        state.step = c.STEPS.index(content["step"]) if "step" in content else _usual_step(state.asked)
        state.phase = content.get("phase", phase_of(int(state.step)))
        if state.phase != phase_of(int(state.step)):
            raise BadData("phase", Fault("lanista:step-phase", phase=state.phase, step=c.STEPS[state.step]))
        state.first = content.get("first", content["initiative"])
        state.pass_ = content["pass"]
        state.turn = content.get("turn", self.turn_of(state))
        state.in_extra = content["in_extra"]
        state.waived = content["waived"]
        state.event_discard = vec[i64](self.numbers(box.titles, "event_discard"))
        state.events_out = vec[i64](self.numbers(box.titles, "events_out"))
        for name in ("gladiator_discard", "gladiators_out", "recruits"):
            setattr(state, name, vec[i64](self.numbers(box.gladiators, name)))
        for name in ("shown", "spent"):
            setattr(state, name, vec[i64](self.numbers(box.contracts, name)))
        self.read_window(state)
        self.read_questions(state)
        self.read_piles(state)
        self.read_combat(state)
        return state

    def turn_of(self, state: Lanista) -> int:
        """The place of the asked seat in the turn order, if it is a turn that asks it."""
        seat = state.seat
        combat, offer, card = (self.content[field] or {} for field in ("combat", "offer", "card"))
        if combat.get("seat") is not None:
            seat = combat["seat"]
        elif offer:
            seat = offer["seller"]
        elif card and state.step in (c.BUYING, c.TAKING, c.COMBAT_TURN):
            seat = card["seat"]
        elif not state.asked.in_turn and state.step not in (c.FAILURE_WINDOW, c.BUYING, c.TAKING):
            return 0
        for turn in range(int(self.setup.seats)):
            if state.in_order(turn, state.phase < 4 and state.pass_ == 1) == seat:
                return turn
        return 0

    def player(self, record: Mapping[str, Any], where: str) -> c.Player:
        box = self.box
        player = c.Player(len(box.titles))
        player.money = record.get("money", box.start_money)
        for name in ("prestige", "ap", "jokers", "placed", "slipped", "fights", "buys", "next_price", "phase_price"):
            setattr(player, name, record[name])
        for name in ("poisoned", "bought", "sold", "offered", "extra", "answered"):
            setattr(player, name, record[name])
        for place, name in enumerate(record["hand"]):
            title = self.number(box.titles, name, f"{where}.hand[{place}]")
            player.take(title)
        if record["lanista"] is not None:
            player.lanista = self.number(box.lanistas, record["lanista"], f"{where}.lanista")
        for place, described in enumerate(record["school"]):
            gladiator = self.gladiator(described, place, f"{where}.school[{place}]")
            if player.school and gladiator.slot <= player.school[-1].slot:
                raise BadData(f"{where}.school[{place}].slot", Fault("lanista:slots"))
            player.school.append(gladiator)
        for place, described in enumerate(record["contracts"]):
            held = c.Held(self.number(box.contracts, described["contract"], f"{where}.contracts[{place}]"))
            held.bonus = described["bonus"]
            held.any_pair = described["any_pair"]
            player.contracts.append(held)
        player.tokens = vec[i64]([record["tokens"][colour] for colour in c.COLOURS[:3]])
        player.swaps = vec[i64]([self.number(box.titles, name, f"{where}.swaps") for name in record["swaps"]])
        if record["known"] and len(record["known"]) != self.setup.seats:
            raise BadData(f"{where}.known", Fault("lanista:known-lists"))
        player.known = [
            vec[i64]([self.number(box.titles, name, f"{where}.known") for name in names]) for names in record["known"]
        ]
        return player

    def gladiator(self, record: Mapping[str, Any], place: int, where: str) -> c.Gladiator:
        box = self.box
        gladiator = c.Gladiator(self.number(box.gladiators, record["id"], f"{where}.id"), record.get("slot", place))
        gladiator.xp = record["xp"]
        if gladiator.xp > box.cap:
            raise BadData(f"{where}.xp", Fault("range", value=gladiator.xp, allowed=span(0, box.cap)))
        gladiator.health = c.HEALTH.index(record["health"])
        menu = box.menu_names[gladiator.card]
        for number, skill in enumerate(record["skills"]):
            gladiator.picks |= (self.number(menu, skill, f"{where}.skills[{number}]") + 1) << (4 * number)
        gladiator.attached = self.bits(box.titles, record["attached"], f"{where}.attached")
        gladiator.burden = self.bits(box.titles, record["burden"], f"{where}.burden")
        gladiator.shift = record["shift"]
        for name in ("cared", "trained", "fought", "used", "suppressed", "any_armatura", "fit"):
            setattr(gladiator, name, record[name])
        return gladiator

    def read_window(self, state: Lanista) -> None:
        window = check(SCHEMA["properties"]["window"], self.content["window"], "window")
        state.window_seat = window.get("asked", state.seat)
        for name in ("passed", "finished", "quiet"):
            setattr(state, name, sum(1 << seat for seat in window[name]))
        if state.asked is market.ASK_BUY and not any(player.buys for player in state.players):
            state.players[state.seat].buys = 1

    def read_questions(self, state: Lanista) -> None:
        box, content = self.box, self.content
        if content["card"] is not None:
            card = content["card"]
            state.card = self.number(box.titles, card["card"], "card.card")
            state.card_seat = card["seat"]
            state.card_target = self.number(aim_names(box), card["target"], "card.target")
            state.polled = sum(1 << seat for seat in card["polled"]) | 1 << card["seat"]
        state.undefined = self.bits(box.gladiators, content["undefined"], "undefined")
        if content["swapping"] is not None:
            state.swapping = self.number(box.contracts, content["swapping"], "swapping")
        if content["offer"] is not None:
            record, offer = content["offer"], c.Offer()
            offer.gladiator = self.number(box.gladiators, record["gladiator"], "offer.gladiator")
            offer.seller, offer.buyer, offer.price = record["seller"], record["buyer"], record["price"]
            offer.asked = self.bits(box.titles, record["asked"], "offer.asked")
            offer.included = self.bits(box.titles, record["included"], "offer.included")
            state.offer = offer

    def read_piles(self, state: Lanista) -> None:
        """A pile that is not listed holds what lies nowhere else, in the edition's order."""
        box, setup = self.box, self.setup
        if self.content["gladiators"]:
            state.gladiators = vec[i64](self.numbers(box.gladiators, "gladiators"))
        else:
            used = set(elsewhere_gladiators(state))
            state.gladiators = vec[i64]([card for card in range(len(box.gladiators)) if card not in used])
        if self.content["contracts"]:
            state.contracts = vec[i64](self.numbers(box.contracts, "contracts"))
        else:
            taken = set(elsewhere_contracts(state))
            state.contracts = vec[i64]([contract for contract in setup.contracts if contract not in taken])
        if self.content["events"]:
            state.events = vec[i64](self.numbers(box.titles, "events"))
        else:
            out = elsewhere_events(state)
            left = [
                title
                for title in range(len(box.titles))
                if setup.titles & c.BIT[title]
                for _ in range(int(box.copies[title]) - out[title])
            ]
            state.events = vec[i64](left)

    def read_combat(self, state: Lanista) -> None:
        record, box = self.content["combat"], self.box
        if record is None:
            return
        combat = c.Combat()
        combat.owner = -1 if record["seat"] is None else record["seat"]
        combat.contract = -1
        if record["contract"] is not None:
            combat.contract = self.number(box.contracts, record["contract"], "combat.contract")
        combat.rank = c.RANKS.index(record["rank"])
        cards = [self.number(box.gladiators, name, "combat.gladiators") for name in record["gladiators"]]
        combat.first, combat.second = [*cards, -1, -1][:2]
        combat.keep_best, combat.keep_worst = record["keep_best"], record["keep_worst"]
        combat.result = -1 if record["result"] is None else c.COLOURS.index(record["result"])
        combat.drawing = record["drawing"]
        for name in ("raw", "pending"):
            setattr(combat, name, vec[i64]([-1 if one is None else c.HEALTH.index(one) for one in record[name]]))
        combat.loser = -1 if record["loser"] is None else record["loser"]
        combat.dead = -1 if record["dead"] is None else self.number(box.gladiators, record["dead"], "combat.dead")
        combat.dead_rank = c.RANKS.index(record["dead_rank"])
        state.combat = combat
        combat.removals = vec[i64]([self.token(token, "combat.removals") for token in record["removals"]])

    def fill_bag(self, state: Lanista) -> None:
        record, combat = self.content["combat"], state.combat
        if record is None:
            return
        removals = combat.removals
        if record["bag"] is not None:
            combat.bag = vec[i64]([self.token(token, "combat.bag") for token in record["bag"]])
        elif state.step in (c.BEFORE_DRAW, c.AFTER_DRAW):
            bags.fill_combat_bag(state)
        elif state.step == c.BEFORE_WOUND:
            bags.fill_wound_bag(state)
        elif state.step == c.BEFORE_MERCY:
            bags.fill_mercy_bag(state)
        combat.removals = removals  # filling a bag forgets them

    def token(self, record: Mapping[str, str], where: str) -> int:
        box, name = self.box, record["from"]
        colour = c.COLOURS.index(record["colour"])
        simple = {"base": c.FROM_BASE, "point": c.FROM_POINT, "wounds": c.FROM_WOUNDS, "combat": c.FROM_COMBAT}
        if name in simple:
            return int(c.token(colour, simple[name]))
        if name in [f"seat{seat}" for seat in range(4)]:
            return int(c.token(colour, c.FROM_SEAT + int(name[4:])))
        if name in box.titles:
            return int(c.token(colour, c.FROM_CARD + box.titles.index(name)))
        return int(c.token(colour, c.FROM_SKILL + self.number(box.gladiators, name, where)))


def aim_names(box: c.Box) -> list[str]:
    """What a card may be aimed at, by the number of the aim."""
    return ["none", *box.gladiators, *(f"seat{seat}" for seat in range(4)), *box.contracts]
