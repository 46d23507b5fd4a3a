"""Footmania: when footballers and sponsors change hands. "At any moment", says the rule book; the moments are windows:
before every turn, between the phases, before the matches of a day. Rulings are cited by number (A12): rulings.md.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arene.core.actions import Kind
from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.core.refusal import Refusal
from arene.games.footmania.rules import auctions, completion, deals, season, selling, turn
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
ROLL: Final = 0
LIST: Final = 2
WANTED: Final = 3
PASS: Final = 6
CANCEL: Final = 14
OFFER: Final = 30  # + seat
WANT: Final = 54  # + number - 1

LIST_KIND: Final = Kind("list", LIST)
WANTED_KIND: Final = Kind("wanted", WANTED)
PASS_KIND: Final = Kind("pass", PASS)
CANCEL_KIND: Final = Kind("cancel", CANCEL)
OFFER_KIND: Final = Kind("offer", OFFER, seat=range(c.MAX_SEATS))


# ---- Windows


def trading(s: Footmania) -> bool:
    return s.setup.market and s.market_open


def last(s: Footmania) -> bool:
    """No other market is held before the match day on which it closes for good."""
    return s.phase == 2 and s.market_open and s.day >= s.setup.days() - 2


def open_window(s: Footmania, window: i64, start: i64, chance: Chance, out: Events | None) -> None:
    s.window = window
    s.asked_from = start
    s.polled = 0
    s.cycle = 1
    s.dealt = False
    s.used = 0
    s.wanted = 0
    poll(s, chance, out)


def poll(s: Footmania, chance: Chance, out: Events | None) -> None:
    """Ask the next seat that wants to be asked; then the active seat, or the window closes."""
    while True:
        seat = s.asked_from
        _step: i64
        for _step in range(s.setup.seats):
            if not s.polled & c.BIT[seat] and is_polled(s, seat):
                s.polled |= c.BIT[seat]
                s.players[seat].hand_up = False
                s.ask_base(ASK_MARKET, seat)
                if len(initiatives(s, seat, PASS)) > 1:
                    return
            seat = s.left_of(seat)
        if s.window == c.TURN_WINDOW:
            s.ask_base(ASK_READY, s.active)
            return
        if s.cycle == 2 or not s.dealt:
            break
        s.cycle = 2
        s.dealt = False
        s.polled = 0
    close_window(s, chance, out)


def is_polled(s: Footmania, seat: i64) -> bool:
    player = s.players[seat]
    if s.window == c.TURN_WINDOW:
        return seat != s.active and (player.hand_up or player.ask == c.EVERY_TURN)
    return player.hand_up or player.ask == c.OWN_TURN or player.ask == c.EVERY_TURN


def close_window(s: Footmania, chance: Chance, out: Events | None) -> None:
    window = s.window
    s.window = c.NO_WINDOW
    if window == c.INTERPHASE:
        turn.end_turn(s, chance, out)
    elif window == c.MATCH_WINDOW:
        season.kick_off(s, chance, out)


# ---- What may be done in a window


class Market(Ask):
    """A seat polled in a window of the market."""

    name = "market"
    topics = "market"

    def kinds(self) -> Sequence[Kind]:
        return (PASS_KIND, *window_kinds())

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        return initiatives(s, seat, PASS)

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == PASS:
            poll(s, chance, out)
        else:
            take_initiative(s, seat, action, chance, out)

    def again(self, s: Footmania, chance: Chance, out: Events | None) -> None:
        s.ask(self, s.base_seat)
        if len(self.legal(s, s.seat)) == 1:
            poll(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        return why_no_initiative(s, seat, action)


ASK_MARKET: Final = Market()


class Ready(Ask):
    """The active seat before its roll."""

    name = "ready"
    topics = "turn market"
    of_the_turn = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("roll", ROLL), *window_kinds())

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        return initiatives(s, seat, ROLL)

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == ROLL:
            s.window = c.NO_WINDOW
            turn.roll(s, chance, out)
        else:
            take_initiative(s, seat, action, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        return why_no_initiative(s, seat, action)

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        return [] if s.market_open else [LIST]


ASK_READY: Final = Ready()


def window_kinds() -> Sequence[Kind]:
    return (selling.SELL_KIND, LIST_KIND, WANTED_KIND, completion.DECLARE_KIND, OFFER_KIND)


def initiatives(s: Footmania, seat: i64, first: i64) -> vec[i64]:
    """``first`` (roll or pass), bank sales, and initiatives while the market is open."""
    actions = vec[i64](capacity=9)
    actions = append(actions, first)
    if s.setup.declare and s.phase == 1 and s.window == c.TURN_WINDOW and completion.complete(s, seat):
        actions = append(actions, completion.DECLARE)
    if trading(s):
        if may_start(s, seat):
            actions = add_offers(s, actions, seat)
            if len(s.players[seat].squad) > 0:
                actions = append(actions, LIST)
        if not s.wanted & c.BIT[seat]:
            actions = append(actions, WANTED)
    if selling.has_something_to_sell(s, seat):
        actions = append(actions, selling.SELL)
    return actions


def may_start(s: Footmania, seat: i64) -> bool:
    """At most two initiatives a window."""
    return (s.used >> (4 * seat)) & 15 < c.INITIATIVES


def add_offers(s: Footmania, actions: vec[i64], seat: i64) -> vec[i64]:
    other: i64
    for other in range(s.setup.seats):
        if other != seat:
            actions = append(actions, OFFER + other)
    return actions


def take_initiative(s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
    if action == completion.DECLARE:
        completion.end_phase_one(s, seat, chance, out)
    elif action == selling.SELL:
        selling.ask_sell(s, seat)
    elif action == LIST:
        s.ask(auctions.ASK_LIST, seat)
    elif action == WANTED:
        s.ask(ASK_WANT, seat)
    else:
        s.used += c.DIGIT[seat]
        s.deal.begin(seat, action - OFFER, 0)
        s.ask(deals.ASK_DRAFT, seat)


def why_no_initiative(s: Footmania, seat: int, action: int) -> Refusal:
    if action == completion.DECLARE:
        return Refusal("footmania.declare.incomplete")
    if action == selling.SELL:
        return Refusal("footmania.sell.nothing")
    if action >= OFFER and (action - OFFER == seat or action - OFFER >= s.setup.seats):
        return Refusal("footmania.offer.other-seat")
    if not trading(s):
        return why_no_market(s)
    if action == WANTED:
        return Refusal("footmania.want.once")
    if not may_start(s, seat):
        return Refusal("footmania.offer.limit")
    return Refusal("footmania.sell.nothing")


def why_no_market(s: Footmania) -> Refusal:
    return Refusal("footmania.market.closed" if s.setup.market else "footmania.market.bank-only")


# ---- A number one looks for


class Want(Ask):
    name = "want"
    topics = "market"
    opens = False
    dialog = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("want", WANT, number=range(1, c.NUMBERS + 1)), CANCEL_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        return append(vec[i64]([WANT + number for number in range(c.NUMBERS)]), CANCEL)

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action != CANCEL:
            s.wanted |= c.BIT[seat]
            if out is not None:
                out.add("wanted", {"seat": seat, "number": action - WANT + 1})
        s.base.again(s, chance, out)

    def from_outside(self, s: Footmania) -> Ask:
        return s.base


ASK_WANT: Final = Want()
