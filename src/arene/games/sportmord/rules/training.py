"""Le sport est mortel, phase 8: sport by sport cards are turned up, shared out by wishes or a tournament and evaluated.
Rulings are cited by number (A20): rulings.md.

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
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules import doping, tournament
from arene.games.sportmord.rules.state import Ask, Sportmord

WISH: Final = 246  # + wish
TAKE: Final = 252  # + kind
DECLINE: Final = 256


# ---- Sport by sport, from bowling (A40)


def start(s: Sportmord, chance: Chance, out: Events | None) -> None:
    s.phase = 8
    s.step = 0
    train(s, chance, out)


def train(s: Sportmord, chance: Chance, out: Events | None) -> None:
    while s.step < c.SPORTS:
        seats: i64 = 0
        if not s.closed & c.BIT[s.sport()]:
            seats = s.participants()
        if seats:
            turn_up(s, seats, chance, out)
            return
        s.step += 1
    doping.start(s, chance, out)


def turn_up(s: Sportmord, seats: i64, chance: Chance, out: Events | None) -> None:
    """As many cards as dice, or all there are. One card each without a choice needs no tournament."""
    sport = s.sport()
    dice = c.SIZE[seats]
    there = c.digit(s.cards, sport)
    number = dice if dice < there else there
    kinds: list[str] = []
    left = number
    while left > 0:
        left -= 1
        kind = s.draw(sport)
        s.shown += c.ONE[kind]
        if out is not None:
            kinds.append(c.KINDS[kind])
    if out is not None:
        out.disclose("revealed", {"sport": s.name(sport), "cards": kinds, "last": number == there})
    if dice == 1 or s.shown == dice:  # one die, or nothing but training units, one for each
        if out is not None:
            out.pause(s.paused())
        tournament.line_up(s, seats, False)
        start_sharing(s, chance, out)
    elif s.setup.wishes:
        ask_wish(s)
    else:
        tournament.start(s, seats, chance, out)


# ---- Agreement: one hidden wish each (A20)


def ask_wish(s: Sportmord) -> None:
    s.asked = ASK_WISH
    s.seat = 0
    while not s.asks(s.seat):
        s.seat += 1


class Wish(Ask):
    """Which card, none, or a tournament: all who have a die there choose at the same time."""

    name = "wish"
    topics = "sharing wish-card-for-each"
    phases = "8"
    together = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("wish", WISH, wish=c.WISHES),)

    def legal(self, s: Sportmord, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=6)
        number: i64 = 0
        kind: i64
        for kind in range(4):
            there = (s.shown >> (4 * kind)) & 15
            if there:
                number += there
                actions = append(actions, WISH + kind)
        if number < c.SIZE[s.participants()]:
            actions = append(actions, WISH + c.WISH_NONE)
        return append(actions, WISH + c.WISH_TOURNAMENT)

    def play(self, s: Sportmord, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        s.players[seat].wish = action - WISH
        if out is not None:
            wished = {"seat": seat, "wish": c.WISHES[action - WISH]}
            out.keep_secret(seat, "wish_made", wished, {"seat": seat})
        seats = s.participants()
        other: i64
        for other in range(s.setup.seats):
            if seats & c.BIT[other] and s.players[other].wish < 0:
                ask_wish(s)
                return
        compare_wishes(s, seats, chance, out)

    def why_not(self, s: Sportmord, seat: int, action: int) -> Refusal:
        if action == WISH + c.WISH_NONE:
            return Refusal("sportmord.wish.card-for-each")
        return Refusal("sportmord.wish.not-there", card=c.KINDS[action - WISH])

    def considered(self, s: Sportmord, seat: int) -> list[int]:
        legal = super().considered(s, seat)
        none = WISH + c.WISH_NONE
        return legal if none in legal else [*legal, none]

    def away(self, s: Sportmord, seat: i64) -> i64:
        return WISH + c.WISH_TOURNAMENT

    def redraw(self, world: Sportmord, seat: i64, chance: Chance) -> None:
        other: i64
        for other in range(world.setup.seats):
            if other != seat and world.players[other].wish >= 0:
                wishes = self.legal(world, other)
                world.players[other].wish = wishes[chance.below("sample", len(wishes))] - WISH


ASK_WISH: Final = Wish()


def compare_wishes(s: Sportmord, seats: i64, chance: Chance, out: Events | None) -> None:
    """Wishes that fit the cards are carried out; otherwise a tournament decides."""
    wished: i64 = 0
    for player in s.players:
        if player.wish >= 0:
            wished += c.ONE[player.wish]
    if out is not None:
        wishes = [[seat, c.WISHES[player.wish]] for seat, player in enumerate(s.players) if player.wish >= 0]
        out.disclose("wishes_shown", {"sport": s.name(s.sport()), "wishes": wishes})
    agreed = wished % c.ONE[c.WISH_NONE] == s.shown and not c.digit(wished, c.WISH_TOURNAMENT)
    for player in s.players:
        if agreed and player.wish >= 0 and player.wish != c.WISH_NONE:
            player.card = player.wish
        player.wish = -1
    if not agreed:
        tournament.start(s, seats, chance, out)
        return
    tournament.line_up(s, seats, False)  # evaluated in turn order (A21)
    s.shown = 0
    if out is not None:
        out.add("agreed", {"sport": s.name(s.sport())})
    evaluate(s, chance, out)


# ---- Sharing out: in the order of the tournament each takes one card, until none remains (A22)


def start_sharing(s: Sportmord, chance: Chance, out: Events | None) -> None:
    s.turn = 0
    share_out(s, chance, out)


def share_out(s: Sportmord, chance: Chance, out: Events | None) -> None:
    while s.shown:
        s.seat = c.digit(s.contest.order, s.turn)
        s.asked = ASK_TAKE
        actions = ASK_TAKE.legal(s, s.seat)
        if len(actions) > 1:
            return
        take(s, actions[0], False, out)
    evaluate(s, chance, out)


class Take(Ask):
    """Any card there, or none if enough seats follow to take the rest."""

    name = "take"
    topics = "take-must training"
    phases = "8"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("take", TAKE, card=c.KINDS), Kind("decline", DECLINE))

    def legal(self, s: Sportmord, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=5)
        left: i64 = 0
        kind: i64
        for kind in range(4):
            there = (s.shown >> (4 * kind)) & 15
            if there:
                left += there
                actions = append(actions, TAKE + kind)
        if s.contest.size - s.turn - 1 >= left:
            actions = append(actions, DECLINE)
        return actions

    def play(self, s: Sportmord, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        take(s, action, True, out)
        share_out(s, chance, out)

    def why_not(self, s: Sportmord, seat: int, action: int) -> Refusal:
        if action == DECLINE:
            return Refusal("sportmord.take.must", count=sum(int(c.digit(s.shown, kind)) for kind in range(4)))
        return Refusal("sportmord.take.not-there", card=c.KINDS[action - TAKE])

    def considered(self, s: Sportmord, seat: int) -> list[int]:
        legal = super().considered(s, seat)
        return legal if DECLINE in legal else [*legal, DECLINE]

    def away(self, s: Sportmord, seat: i64) -> i64:
        """A unit that is kept, no card, an accident that does not strike, then whatever there is."""
        sport = s.sport()
        worth = value(s, seat, sport, s.participants())
        last = c.digit(s.cards, sport) == 0
        legal = super().considered(s, seat)
        if TAKE + c.TRAINING in legal and hits(s, seat, sport, c.TRAINING, worth, last):
            return TAKE + c.TRAINING
        if DECLINE in legal:
            return DECLINE
        for action in legal:
            if action > TAKE + c.TRAINING and not hits(s, seat, sport, action - TAKE, worth, last):
                return action
        return legal[0]


ASK_TAKE: Final = Take()


def take(s: Sportmord, action: i64, chosen: bool, out: Events | None) -> None:
    if action == DECLINE:
        if out is not None:
            out.add("declined", {"seat": s.seat, "sport": s.name(s.sport())})
    else:
        kind = action - TAKE
        s.players[s.seat].card = kind
        s.shown -= c.ONE[kind]
        if out is not None:
            taken = {"seat": s.seat, "sport": s.name(s.sport()), "card": c.KINDS[kind], "chosen": chosen}
            out.add("card_taken", taken)
    s.turn += 1


# ---- Evaluation: all values stand before the first card is looked at (A25), and all cards are looked at (A28)


def value(s: Sportmord, seat: i64, sport: i64, seats: i64) -> i64:
    """Success and risk alike: own die, one for a pill, one for each other seat's die."""
    player = s.players[seat]
    reached = ((player.new >> (4 * sport)) & 15) + c.SIZE[seats & ~c.BIT[seat]]
    if player.doped_at & c.BIT[sport]:
        return reached + 1
    return reached


def needed(s: Sportmord, seat: i64, sport: i64, kind: i64) -> i64:
    """What the value is compared with: the units owned, or the number of the accident."""
    if kind == c.TRAINING:
        return c.digit(s.players[seat].units, sport)
    return s.setup.box.threshold[sport * 4 + kind]


def hits(s: Sportmord, seat: i64, sport: i64, kind: i64, value: i64, last: bool) -> bool:
    """A unit is kept if the value is greater than the units owned; an accident strikes if it is as great as its
    number, or when the last card of the pile lies open."""
    if kind == c.TRAINING:
        return value > needed(s, seat, sport, kind)
    return last or value >= needed(s, seat, sport, kind)


def evaluate(s: Sportmord, chance: Chance, out: Events | None) -> None:
    sport = s.sport()
    seats = s.participants()
    last = c.digit(s.cards, sport) == 0
    values: i64 = 0
    seat: i64
    for seat in range(s.setup.seats):
        if seats & c.BIT[seat]:
            values += value(s, seat, sport, seats) * c.ONE[seat]
    place: i64
    for place in range(s.contest.size):
        seat = c.digit(s.contest.order, place)
        if s.players[seat].card >= 0:
            evaluate_card(s, seat, sport, c.digit(values, seat), last, out)
    if out is not None:
        out.pause(s.paused())
    s.contest.clear()
    s.turn = 0
    s.step += 1
    train(s, chance, out)


def evaluate_card(s: Sportmord, seat: i64, sport: i64, value: i64, last: bool, out: Events | None) -> None:
    """A card that does nothing goes under the pile."""
    player = s.players[seat]
    kind = player.card
    player.card = -1
    hit = hits(s, seat, sport, kind, value, last)
    if out is not None:
        tell_evaluation(s, seat, sport, kind, value, hit, out)
    if not hit:
        s.put_under(sport, kind)
    elif kind == c.TRAINING:
        player.units += c.ONE[sport]
    else:
        strike(s, seat, sport, kind, out)


def tell_evaluation(s: Sportmord, seat: i64, sport: i64, kind: i64, value: i64, hit: bool, out: Events) -> None:
    outcomes = ("kept", "returned") if kind == c.TRAINING else ("struck", "escaped")
    out.add(
        "evaluated",
        {
            "seat": seat,
            "sport": s.name(sport),
            "card": c.KINDS[kind],
            "value": value,
            "threshold": needed(s, seat, sport, kind),
            "outcome": outcomes[0] if hit else outcomes[1],
        },
    )


def strike(s: Sportmord, seat: i64, sport: i64, kind: i64, out: Events | None) -> None:
    """The die leaves the sport for the accident card; a pill under it goes back (A29)."""
    player = s.players[seat]
    player.new -= c.digit(player.new, sport) * c.ONE[sport]
    s.laid &= ~(c.BIT[seat] * c.SEATS_AT[sport])
    doping.return_pill(s, seat, sport, out)
    wound = s.setup.box.wound[sport * 4 + kind]
    if kind == c.U2:
        player.light |= c.BIT[sport]
        player.light_dice += wound * c.ONE[sport]
    elif kind == c.U4:
        player.serious |= c.BIT[sport]
        player.serious_dice += wound * c.ONE[sport]
    else:
        player.fatal |= c.BIT[sport]
        s.closed |= c.BIT[sport]
        if out is not None:
            out.add("sport_closed", {"sport": s.name(sport), "seat": seat})
