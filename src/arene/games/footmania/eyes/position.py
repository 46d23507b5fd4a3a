"""A position of Footmania as data: what ``match.position()`` writes and ``arene.position()`` reads.

Only ``seats`` and ``decision`` are needed: what is left out is as at the start of a match, and footballers, cards and
sponsors that are nowhere else lie in their decks, in the order of the edition.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.native import i64, vec
from arene.core.refusal import BadData, Fault
from arene.core.schema import Schema, check, span
from arene.games.footmania.eyes import possible
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules import squads, title
from arene.games.footmania.rules.lineup import best_set, fits
from arene.games.footmania.rules.questions import QUESTIONS
from arene.games.footmania.rules.state import Footmania

_SEAT_NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": 3}
_NO_SEAT: Schema = {"type": ["integer", "null"], "minimum": 0, "maximum": 3, "default": None}
_IDS: Schema = {"type": "array", "items": {"type": "string"}}
_ID: Schema = {"type": ["string", "null"], "default": None}
_SEATS: Schema = {"type": "array", "uniqueItems": True, "items": _SEAT_NUMBER, "default": []}
_MONEY: Schema = {"type": "integer", "minimum": 0}
_STARS: Schema = {"type": "integer", "minimum": -99, "maximum": 199}
_FLAG: Schema = {"type": "boolean", "default": False}


def _number(low: int, high: int, default: int) -> Schema:
    return {"type": "integer", "minimum": low, "maximum": high, "default": default}


_SEAT: Schema = {
    "type": "object",
    "properties": {
        "cash": {**_MONEY, "description": "by default the starting cash"},
        "squad": {**_IDS, "default": []},
        "plus": {**_IDS, "default": [], "description": "titles of Plus cards in hand"},
        "sponsors": {**_IDS, "default": []},
        "euros": {**_IDS, "default": [], "description": "euromatch cards won; they carry the pennants"},
        "points": {
            "type": "integer",
            "minimum": 0,
            "maximum": 12,
            "description": "by default those of the matches played",
        },
        "cell": {"type": "string", "description": "by default the centre, in phase 2 the cell of the progress"},
        "came_from": _ID,
        "progress": {**_number(0, 60, 0), "description": "cells gone in this lap of phase 2"},
        "skip": {**_FLAG, "description": "misses the next turn"},
        "ask": {"enum": c.MODES, "default": c.MODES[0]},
        "hand_up": _FLAG,
    },
}

_DEAL: Schema = {
    "type": ["object", "null"],
    "default": None,
    "required": ["by", "to"],
    "properties": {
        "by": _SEAT_NUMBER,
        "to": _SEAT_NUMBER,
        "counters": _number(0, 3, 0),
        "give": {**_IDS, "default": []},
        "ask": {**_IDS, "default": []},
        "numbers": {"type": "array", "default": [], "items": {"type": "integer", "minimum": 1, "maximum": c.NUMBERS}},
        "give_sponsor": {"enum": [*c.SPONSORS, None], "default": None},
        "ask_sponsor": {"enum": [*c.SPONSORS, None], "default": None},
        "money": {"type": "integer", "default": 0, "description": "given, or asked if negative"},
    },
}

_AUCTION: Schema = {
    "type": ["object", "null"],
    "default": None,
    "required": ["card"],
    "properties": {
        "card": {"type": "string"},
        "seller": {**_NO_SEAT, "description": "null: the bank"},
        "turn": {**_SEAT_NUMBER, "default": 0, "description": "asked last"},
        "start": {**_MONEY, "default": 0},
        "highest": {**_MONEY, "default": 0},
        "leader": _NO_SEAT,
        "passed": _SEATS,
        "ceilings": {"type": "array", "maxItems": 4, "items": _MONEY, "default": [0, 0, 0, 0]},
    },
}

_SIDE: Schema = {
    "type": "object",
    "required": ["seat"],
    "properties": {
        "seat": _SEAT_NUMBER,
        "field": {**_IDS, "description": "by default the best set"},
        "gone": {**_IDS, "default": []},
        "dismissed": _number(0, 11, 0),
        "boost": _number(0, 99, 0),
        "weakened": _number(0, 99, 0),
        "trainee": {"enum": [-1, 1], "default": -1},
        "counted": _number(0, 40, 0),
        "changes": _number(0, 5, 0),
        "toggles": _number(0, c.TOGGLES, 0),
        "confirmed": _FLAG,
    },
}

SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Footmania position",
    "type": "object",
    "required": ["seats", "decision"],
    "properties": {
        "seats": {"type": "array", "minItems": 2, "maxItems": 4, "items": _SEAT},
        "decision": {"enum": QUESTIONS.names},
        "seat": {**_SEAT_NUMBER, "description": "who is asked; by default the active seat"},
        "active": {**_SEAT_NUMBER, "default": 0},
        "first": {**_SEAT_NUMBER, "default": 0},
        "phase": _number(1, 2, 1),
        "turns": {**_number(0, 100_000, 1), "description": "begun in phase 1"},
        "die": _number(0, 6, 0),
        "decks": {
            "type": "object",
            "default": {},
            "properties": dict.fromkeys(("national", "foreign", "plus", "question", "euromatch"), _IDS),
            "description": "from top to bottom; of cards that are nowhere else, unnamed ones follow",
        },
        "fresh": {
            "type": "object",
            "default": {},
            "properties": {"question": _MONEY, "euromatch": _MONEY},
            "description": "how many cards on top were never seen; by default all",
        },
        "plus_known": {
            "type": "array",
            "items": _number(0, 31, 0),
            "description": "of each Plus card in the deck who knows it: 1, 2, 4, 8 for the seats, 16 for the public",
        },
        "beliefs": {
            "type": "object",
            "default": {},
            "additionalProperties": {"type": "array", "minItems": 5, "maxItems": 5, "items": _number(0, 12, 0)},
            "description": "what seats 0 to 3 and the public know of a footballer: 0 nothing, 1 to 4 that he is with "
            "the seat before that number, 9 to 12 that he was, 5 that he lies where he does in the deck",
        },
        "priced": {**_IDS, "default": [], "description": "footballers whose price was seen as they were bought"},
        "locks": {
            "type": "object",
            "default": {},
            "additionalProperties": {"type": "object", "additionalProperties": _number(1, 7, 1)},
            "description": 'by footballer, "seller>buyer": may go back once so many days are over',
        },
        "orders": {"type": "object", "default": {}, "additionalProperties": _MONEY},
        "spurned": {
            "type": "object",
            "default": {},
            "additionalProperties": _number(0, 2**16 - 1, 0),
            "description": "by footballer: between which seats an offer about him came to nothing, a bit for each pair",
        },
        "jackpot": {**_MONEY, "default": 0},
        "shown": {**_SEATS, "description": "whose complete team was shown while recruiting goes on"},
        "closing": {**_FLAG, "description": "phase 1 is over, a payment is still due"},
        "market_open": {"type": "boolean", "default": True},
        "drawn": {**_ID, "description": "the footballer looked at"},
        "newest_plus": {**_ID, "description": "the Plus card just drawn, while one of too many goes back"},
        "due": {**_MONEY, "default": 0},
        "euro": {**_ID, "description": "the euromatch card being played"},
        "window": {"enum": c.WINDOWS, "default": c.WINDOWS[0]},
        "asked_from": {**_SEAT_NUMBER, "default": 0},
        "polled": _SEATS,
        "cycle": _number(0, 2, 0),
        "dealt": _FLAG,
        "used": {"type": "array", "maxItems": 4, "items": _number(0, 2, 0), "default": [0, 0, 0, 0]},
        "wanted": _SEATS,
        "base": {"enum": QUESTIONS.names, "description": "the decision a dialog returns to; by default this one"},
        "base_seat": _SEAT_NUMBER,
        "back": {"enum": QUESTIONS.names, "description": "the decision a bank sale returns to"},
        "to_declare": _SEATS,
        "then": _number(0, 1, 0),
        "deal": _DEAL,
        "pending": {**_DEAL, "description": "the offer that the counter-offer being composed answers"},
        "auction": _AUCTION,
        "amounts": {
            "type": "array",
            "maxItems": 4,
            "items": _MONEY,
            "description": "the bids or the reserve being composed; by default the least that may be bid",
        },
        "day": {**_number(0, 6, 0), "description": "begun"},
        "days_over": _number(0, 6, 0),
        "fixture": _number(0, 12, 0),
        "strengths": {"type": "array", "items": _STARS, "default": []},
        "playoff": _SEATS,
        "playoff_match": _number(0, 6, 0),
        "playoff_strengths": {"type": "array", "items": _STARS, "default": []},
        "sides": {"type": "array", "maxItems": 2, "items": _SIDE, "default": []},
        "side": _number(0, 1, 0),
        "passes": _number(0, 2, 0),
        "hostile": {**_ID, "description": "the Plus card that waits for an answer or a target"},
        "target": _ID,
        "entering": {**_ID, "description": "the footballer about to come on, or to be listed"},
    },
}

# ---- Writing


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(4) if mask & c.BIT[seat]]


def _name(names: Sequence[str], number: int) -> str | None:
    return None if number < 0 else names[number]


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def write(state: Footmania) -> dict[str, Any]:
    """The complete position: a state built from it has the same future."""
    box = state.setup.box
    step = int(box.step)
    return {
        "seats": [_write_player(state, player) for player in state.players],
        "decision": state.asked.name,
        "seat": int(state.seat),
        "active": int(state.active),
        "first": int(state.first),
        "phase": int(state.phase),
        "turns": int(state.turns),
        "die": int(state.die),
        "decks": {
            "national": [box.cards[card] for card in state.nationals],
            "foreign": [box.cards[card] for card in state.foreigners],
            "plus": [box.plus[plus] for plus in state.plus_deck],
            "question": [box.questions[card] for card in state.questions],
            "euromatch": [box.euros[card] for card in state.euros],
        },
        "fresh": {"question": int(state.questions_fresh), "euromatch": int(state.euros_fresh)},
        "plus_known": [int(known) for known in state.plus_known],
        "beliefs": {
            name: [int(squads.believed(state, card, observer)) for observer in range(c.PUBLIC + 1)]
            for card, name in enumerate(box.cards)
            if state.belief[card] & ~c.PRICED
        },
        "priced": [name for card, name in enumerate(box.cards) if state.belief[card] & c.PRICED],
        "locks": {name: locks for card, name in enumerate(box.cards) if (locks := _locks(int(state.lock[card])))},
        "orders": {name: int(state.order[card]) * step for card, name in enumerate(box.cards) if state.order[card]},
        "spurned": {name: int(state.spurned[card]) for card, name in enumerate(box.cards) if state.spurned[card]},
        "jackpot": int(state.jackpot) * step,
        **({"shown": _seats(state.shown)} if state.shown else {}),
        "closing": state.closing,
        "market_open": state.market_open,
        "drawn": _name(box.cards, state.drawn),
        **({"newest_plus": box.plus[state.newest_plus]} if state.newest_plus >= 0 else {}),
        "due": int(state.due) * step,
        "euro": _name(box.euros, state.euro),
        "window": c.WINDOWS[state.window],
        "asked_from": int(state.asked_from),
        "polled": _seats(state.polled),
        "cycle": int(state.cycle),
        "dealt": state.dealt,
        "used": [int(state.used >> (4 * seat)) & 15 for seat in range(4)],
        "wanted": _seats(state.wanted),
        "base": state.base.name,
        "base_seat": int(state.base_seat),
        "back": state.back.name,
        "to_declare": _seats(state.to_declare),
        "then": int(state.then),
        "deal": _write_deal(state, state.deal),
        "pending": _write_deal(state, state.pending),
        "auction": _write_auction(state),
        "amounts": [int(amount) * step for amount in state.auction.amount],
        "day": int(state.day),
        "days_over": int(state.days_over),
        "fixture": int(state.fixture),
        "strengths": [int(stars) for stars in state.strengths],
        "playoff": _seats(state.playoff),
        "playoff_match": int(state.playoff_match),
        "playoff_strengths": [int(stars) for stars in state.playoff_strengths],
        "sides": [_write_side(state, side) for side in state.sides if side.seat >= 0],
        "side": int(state.side),
        "passes": int(state.passes),
        "hostile": _name(box.plus, state.hostile),
        "target": _name(box.cards, state.target),
        "entering": _name(box.cards, state.entering),
    }


def _write_player(state: Footmania, player: c.Player) -> dict[str, Any]:
    box = state.setup.box
    return {
        "cash": int(player.cash * box.step),
        "squad": [box.cards[card] for card in player.squad],
        "plus": [box.plus[plus] for plus in player.plus],
        "sponsors": [box.questions[sponsor] for sponsor in player.sponsors if sponsor >= 0],
        "euros": [box.euros[card] for card in player.euros],
        "points": int(player.points),
        "cell": box.cells[player.cell],
        "came_from": _name(box.cells, player.came_from),
        "progress": int(player.progress),
        "skip": player.skip,
        "ask": c.MODES[player.ask],
        "hand_up": player.hand_up,
    }


def _locks(lock: int) -> dict[str, int]:
    seats = range(c.MAX_SEATS)
    held = {(giver, taker): int(c.lock_of(lock, c.pair(giver, taker))) for giver in seats for taker in seats}
    return {f"{giver}>{taker}": until for (giver, taker), until in held.items() if until}


def _write_deal(state: Footmania, deal: c.Deal) -> dict[str, Any] | None:
    box = state.setup.box
    if deal.by < 0:
        return None
    return {
        "by": int(deal.by),
        "to": int(deal.to),
        "counters": int(deal.counters),
        "give": [box.cards[card] for card in deal.give],
        "ask": [box.cards[card] for card in deal.ask],
        "numbers": [number + 1 for number in range(c.NUMBERS) if deal.numbers & c.BIT[number]],
        "give_sponsor": _name(c.SPONSORS, deal.give_sponsor),
        "ask_sponsor": _name(c.SPONSORS, deal.ask_sponsor),
        "money": int(deal.money * box.step),
    }


def _write_auction(state: Footmania) -> dict[str, Any] | None:
    auction, box = state.auction, state.setup.box
    if auction.card < 0:
        return None
    return {
        "card": box.cards[auction.card],
        "seller": _seat_or_none(auction.seller),
        "turn": int(auction.turn),
        "start": int(auction.start * box.step),
        "highest": int(auction.highest * box.step),
        "leader": _seat_or_none(auction.leader),
        "passed": _seats(auction.passed),
        "ceilings": [int(ceiling * box.step) for ceiling in auction.ceiling],
    }


def _write_side(state: Footmania, side: c.Side) -> dict[str, Any]:
    box = state.setup.box
    return {
        "seat": int(side.seat),
        "field": [box.cards[card] for card in side.field],
        "gone": [box.cards[card] for card in side.gone],
        "dismissed": int(side.dismissed),
        "boost": int(side.boost),
        "weakened": int(side.weakened),
        "trainee": int(side.trainee),
        "counted": int(side.counted),
        "changes": int(side.changes),
        "toggles": int(side.toggles),
        "confirmed": side.confirmed,
    }


# ---- Reading


def read(data: Mapping[str, Any], setup: c.Setup) -> Footmania:
    """The state a position describes; ``BadData`` says why an impossible one is refused."""
    position = check(SCHEMA, dict(data))
    return _Reader(position, setup).state


class _Reader:
    """Builds the state piece by piece; whatever was laid somewhere is not in a deck."""

    def __init__(self, position: Mapping[str, Any], setup: c.Setup) -> None:
        self.position = position
        self.setup = setup
        self.box = setup.box
        self.state = Footmania(setup, [c.Player() for _ in range(setup.seats)])
        self.players()
        self.footballers()
        self.decks()
        self.knowledge()
        self.course()
        self.dialogs()
        self.matches()
        possible.check(self.state)

    # small things

    def number(self, names: Sequence[str], name: str | None, path: str) -> int:
        if name is None:
            return -1
        if name not in names:
            raise BadData(path, Fault("not-in-edition", value=repr(name)))
        return names.index(name)

    def numbers(self, names: Sequence[str], listed: Sequence[str], path: str) -> vec[i64]:
        found = sorted(self.number(names, name, f"{path}[{place}]") for place, name in enumerate(listed))
        return vec[i64](found)

    def money(self, francs: int, path: str) -> int:
        if francs % self.box.step:
            raise BadData(path, Fault("not-multiple", value=francs, step=int(self.box.step)))
        return francs // int(self.box.step)

    def seat(self, seat: int | None, path: str) -> int:
        if seat is None:
            return -1
        if seat >= self.setup.seats:
            raise BadData(path, Fault("range", value=seat, allowed=span(0, int(self.setup.seats) - 1)))
        return seat

    def mask(self, seats: Sequence[int], path: str) -> int:
        return sum(2 ** self.seat(seat, path) for seat in seats)

    # the seats

    def players(self) -> None:
        box = self.box
        for place, (player, data) in enumerate(zip(self.state.players, self.position["seats"], strict=True)):
            path = f"seats[{place}]"
            player.cash = self.money(data["cash"], f"{path}.cash") if "cash" in data else box.start_cash
            player.squad = self.numbers(box.cards, data["squad"], f"{path}.squad")
            player.plus = self.numbers(box.plus, data["plus"], f"{path}.plus")
            if len(player.plus) > box.hand + (1 if self.position["decision"] == "plus_return" else 0):
                raise BadData(f"{path}.plus", Fault("footmania:hand", count=len(player.plus), most=int(box.hand)))
            for card in self.numbers(box.questions, data["sponsors"], f"{path}.sponsors"):
                kind = box.sponsor_kind[card]
                if kind < 0 or player.sponsors[kind] >= 0:
                    raise BadData(f"{path}.sponsors", Fault("footmania:sponsor-unfit", card=box.questions[card]))
                player.sponsors[kind] = card
            player.euros = self.numbers(box.euros, data["euros"], f"{path}.euros")
            player.pennants = sum(int(box.euro_pennants[card]) for card in player.euros)
            player.progress = data["progress"]
            if player.progress >= len(box.circuit):
                raise BadData(f"{path}.progress", Fault("footmania:lap", cells=len(box.circuit)))
            player.cell = box.start if self.position["phase"] == 1 else box.circuit[player.progress]
            if "cell" in data:
                player.cell = self.number(box.cells, data["cell"], f"{path}.cell")
            player.came_from = self.number(box.cells, data["came_from"], f"{path}.came_from")
            if player.came_from >= 0 and player.came_from not in list(box.neighbours[player.cell]):
                raise BadData(
                    f"{path}.came_from",
                    Fault("footmania:not-next-to", other=data["came_from"], cell=box.cells[player.cell]),
                )
            player.skip = data["skip"]
            player.ask = c.MODES.index(data["ask"])
            player.hand_up = data["hand_up"]

    # footballers and decks

    def footballers(self) -> None:
        state, box = self.state, self.box
        state.holder = vec[i64]([c.IN_DECK] * len(box.cards))
        for seat, player in enumerate(state.players):
            for card in player.squad:
                if state.holder[card] != c.IN_DECK:
                    raise BadData(f"seats[{seat}].squad", Fault("value-twice", value=box.cards[card]))
                state.holder[card] = seat
        state.drawn = self.number(box.cards, self.position["drawn"], "drawn")
        auction = self.position["auction"]
        for path, name in (("drawn", self.position["drawn"]), ("auction.card", auction and auction["card"])):
            card = self.number(box.cards, name, path)
            if card >= 0 and (path == "drawn" or auction["seller"] is None):
                if state.holder[card] != c.IN_DECK:
                    raise BadData(path, Fault("footmania:in-squad", card=name))
                state.holder[card] = c.DRAWN

    def decks(self) -> None:
        state, box = self.state, self.box
        self.state.euro = self.number(box.euros, self.position["euro"], "euro")
        out = [card for card in range(len(box.cards)) if state.holder[card] != c.IN_DECK]
        for deck, name in enumerate(c.DECKS):
            mine = [card for card in range(len(box.cards)) if box.deck[card] == deck]
            cards = self.deck(name, box.cards, mine, [card for card in out if box.deck[card] == deck])
            if deck == 0:
                state.nationals = cards
            else:
                state.foreigners = cards
        copies = [plus for plus in range(len(box.plus)) for _ in range(box.plus_copies[plus])]
        hands = [int(plus) for player in state.players for plus in player.plus]
        hostile = self.number(box.plus, self.position["hostile"], "hostile")
        if hostile >= 0 and self.position["decision"] in ("react", "injured"):
            hands.append(hostile)  # it lies on the table, out of the hand
        state.plus_deck = self.deck("plus", box.plus, copies, hands)
        kept = [int(card) for player in state.players for card in player.sponsors if card >= 0]
        state.questions = self.deck("question", box.questions, list(range(len(box.questions))), kept)
        won = [int(card) for player in state.players for card in player.euros]
        if state.euro >= 0:
            won.append(int(state.euro))
        state.euros = self.deck("euromatch", box.euros, list(range(len(box.euros))), won)

    def deck(self, name: str, names: Sequence[str], cards: list[int], out: list[int]) -> vec[i64]:
        """The cards that are not elsewhere: those named in their order, then the others."""
        left = list(cards)
        for card in out:
            if card not in left:
                raise BadData(f"decks.{name}", Fault("footmania:more-than-cards", card=names[card]))
            left.remove(card)
        top = []
        for place, given in enumerate(self.position["decks"].get(name, [])):
            card = self.number(names, given, f"decks.{name}[{place}]")
            if card not in left:
                raise BadData(f"decks.{name}[{place}]", Fault("footmania:elsewhere", card=given))
            left.remove(card)
            top.append(card)
        return vec[i64](top + left)

    # who knows what

    def knowledge(self) -> None:
        state, box, position = self.state, self.box, self.position
        state.questions_fresh = self.fresh("question", len(state.questions))
        state.euros_fresh = self.fresh("euromatch", len(state.euros))
        known = position.get("plus_known", [0] * len(state.plus_deck))
        if len(known) != len(state.plus_deck):
            raise BadData(
                "plus_known", Fault("footmania:entries-for-cards", count=len(known), cards=len(state.plus_deck))
            )
        state.plus_known = vec[i64](known)
        state.belief = vec[i64]([0] * len(box.cards))
        state.lock = vec[i64]([0] * len(box.cards))
        state.order = vec[i64]([0] * len(box.cards))
        state.spurned = vec[i64]([0] * len(box.cards))
        for seat, player in enumerate(state.players):
            for card in player.squad:
                squads.set_belief(state, card, seat, c.AT + seat)
        if state.drawn >= 0:
            squads.set_belief(state, state.drawn, position["active"], c.AT + position["active"])
        for name, digits in position["beliefs"].items():
            card = self.number(box.cards, name, f"beliefs.{name}")
            state.belief[card] = sum(int(digit * c.DIGIT[observer]) for observer, digit in enumerate(digits))
        for place, name in enumerate(position["priced"]):
            state.belief[self.number(box.cards, name, f"priced[{place}]")] |= c.PRICED
        for name, locks in position["locks"].items():
            card = self.number(box.cards, name, f"locks.{name}")
            for pair, until in locks.items():
                if len(pair) != 3 or pair[1] != ">" or not (pair[0] + pair[2]).isdecimal():
                    raise BadData(f"locks.{name}", Fault("footmania:lock", pair=repr(pair)))
                giver, taker = self.seat(int(pair[0]), f"locks.{name}"), self.seat(int(pair[2]), f"locks.{name}")
                state.lock[card] += until * c.LOCK_AT[c.pair(giver, taker)]
        for name, price in position["orders"].items():
            card = self.number(box.cards, name, f"orders.{name}")
            if state.holder[card] < 0:
                raise BadData(f"orders.{name}", Fault("footmania:in-no-squad"))
            state.order[card] = self.money(price, f"orders.{name}")
        for name, pairs in position["spurned"].items():
            state.spurned[self.number(box.cards, name, f"spurned.{name}")] = pairs

    def fresh(self, deck: str, size: int) -> int:
        count: int = self.position["fresh"].get(deck, size)
        if count > size:
            raise BadData(f"fresh.{deck}", Fault("footmania:fresh", count=count, size=size))
        return count

    # where the match stands

    def course(self) -> None:
        state, position = self.state, self.position
        state.asked = QUESTIONS[position["decision"]]
        state.active = self.seat(position["active"], "active")
        state.seat = self.seat(position.get("seat", position["active"]), "seat")
        state.first = self.seat(position["first"], "first")
        state.phase = position["phase"]
        state.turns = position["turns"]
        state.die = position["die"]
        state.newest_plus = self.number(self.box.plus, position["newest_plus"], "newest_plus")
        state.jackpot = self.money(position["jackpot"], "jackpot")
        state.shown = self.mask(position["shown"], "shown")
        state.closing = position["closing"]
        state.market_open = position["market_open"]
        state.due = self.money(position["due"], "due")
        state.day = position["day"]
        state.days_over = position["days_over"]
        state.fixture = position["fixture"]
        state.strengths = vec[i64](position["strengths"])
        state.playoff = self.mask(position["playoff"], "playoff")
        state.playoff_match = position["playoff_match"]
        state.playoff_strengths = vec[i64](position["playoff_strengths"])
        if state.day > self.setup.days():
            raise BadData("day", Fault("footmania:day-late", day=int(state.day), days=int(self.setup.days())))
        if not state.days_over <= state.day <= state.days_over + 1:
            raise BadData("days_over", Fault("footmania:days-over", over=int(state.days_over), day=int(state.day)))
        if state.fixture > self.setup.days() * c.matches_a_day(self.setup.seats):
            raise BadData("fixture", Fault("footmania:fixtures", count=int(state.fixture)))
        if len(state.strengths) != 2 * state.fixture:
            raise BadData(
                "strengths",
                Fault("footmania:entries-for-matches", count=len(state.strengths), matches=int(state.fixture)),
            )
        everybody = 2 ** int(self.setup.seats) - 1
        for seat, (player, data) in enumerate(zip(state.players, position["seats"], strict=True)):
            gained = title.total(self.setup.season(), state.strengths, seat, everybody, True)
            player.points = data.get("points", gained)

    def dialogs(self) -> None:
        state, position = self.state, self.position
        state.window = c.WINDOWS.index(position["window"])
        if "window" not in position or (position["decision"] == "ready" and state.window == 0):
            state.window = 1
        state.asked_from = self.seat(position["asked_from"], "asked_from")
        state.polled = self.mask(position["polled"], "polled")
        state.cycle = position["cycle"]
        state.dealt = position["dealt"]
        state.used = sum(int(used * c.DIGIT[seat]) for seat, used in enumerate(position["used"]))
        state.wanted = self.mask(position["wanted"], "wanted")
        state.base = QUESTIONS[position.get("base", position["decision"])]
        state.base_seat = self.seat(position.get("base_seat", state.seat), "base_seat")
        state.back = QUESTIONS[position.get("back", "ready")]
        state.to_declare = self.mask(position["to_declare"], "to_declare")
        state.then = position["then"]
        self.deal_under_way(state.deal, position["deal"])
        self.deal_under_way(state.pending, position["pending"])
        self.auction_under_way(state.auction, position["auction"])
        least = state.auction.minimum() * self.box.step if state.auction.card >= 0 else 0
        for seat, amount in enumerate(position.get("amounts", [least] * 4)):
            state.auction.amount[seat] = self.money(amount, f"amounts[{seat}]")

    def deal_under_way(self, deal: c.Deal, data: Mapping[str, Any] | None) -> None:
        if data is None:
            return
        deal.begin(self.seat(data["by"], "deal.by"), self.seat(data["to"], "deal.to"), data["counters"])
        if deal.by == deal.to:
            raise BadData("deal.to", Fault("footmania:deal-alone"))
        deal.give = self.numbers(self.box.cards, data["give"], "deal.give")
        deal.ask = self.numbers(self.box.cards, data["ask"], "deal.ask")
        for card in deal.give:
            if self.state.holder[card] != deal.by:
                raise BadData("deal.give", Fault("footmania:not-of-seat", card=self.box.cards[card], seat=int(deal.by)))
        deal.numbers = sum(2 ** (number - 1) for number in set(data["numbers"]))
        deal.give_sponsor = self.number(c.SPONSORS, data["give_sponsor"], "deal.give_sponsor")
        deal.ask_sponsor = self.number(c.SPONSORS, data["ask_sponsor"], "deal.ask_sponsor")
        deal.money = self.money(data["money"], "deal.money")
        if deal.money > self.state.players[deal.by].cash:
            raise BadData("deal.money", Fault("footmania:deal-cash"))
        if deal.give_sponsor >= 0 and self.state.players[deal.by].sponsors[deal.give_sponsor] < 0:
            raise BadData("deal.give_sponsor", Fault("footmania:deal-sponsor", seat=int(deal.by)))

    def auction_under_way(self, auction: c.Auction, data: Mapping[str, Any] | None) -> None:
        if data is None:
            return
        auction.card = self.number(self.box.cards, data["card"], "auction.card")
        auction.seller = self.seat(data["seller"], "auction.seller")
        if auction.seller >= 0 and self.state.holder[auction.card] != auction.seller:
            raise BadData("auction.seller", Fault("footmania:not-of-seat", card=data["card"], seat=data["seller"]))
        auction.turn = self.seat(data["turn"], "auction.turn")
        auction.start = self.money(data["start"], "auction.start")
        auction.highest = self.money(data["highest"], "auction.highest")
        auction.leader = self.seat(data["leader"], "auction.leader")
        auction.passed = self.mask(data["passed"], "auction.passed")
        for seat, ceiling in enumerate(data["ceilings"]):
            auction.ceiling[seat] = self.money(ceiling, f"auction.ceilings[{seat}]")

    def matches(self) -> None:
        state, box, position = self.state, self.box, self.position
        for place, data in enumerate(position["sides"]):
            side, path = state.sides[place], f"sides[{place}]"
            seat = self.seat(data["seat"], f"{path}.seat")
            squad = state.players[seat].squad
            side.enter(seat, best_set(box, squad))
            if "field" in data:
                side.field = self.numbers(box.cards, data["field"], f"{path}.field")
            side.gone = self.numbers(box.cards, data["gone"], f"{path}.gone")
            for name in ("dismissed", "boost", "weakened", "trainee", "counted", "changes", "toggles", "confirmed"):
                setattr(side, name, data[name])
            for card in side.field:
                if state.holder[card] != seat or card in list(side.gone):
                    raise BadData(f"{path}.field", Fault("footmania:not-fielded", card=box.cards[card], seat=seat))
            if not fits(box, side.field) or side.trainees() < 0:
                raise BadData(f"{path}.field", Fault("footmania:team"))
        state.side = position["side"]
        state.passes = position["passes"]
        state.hostile = self.number(box.plus, position["hostile"], "hostile")
        state.target = self.number(box.cards, position["target"], "target")
        state.entering = self.number(box.cards, position["entering"], "entering")
