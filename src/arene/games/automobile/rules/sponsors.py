"""Les Sponsors de l'Automobile 2004, first phase: the sponsor cards, which bring money. A car's cards are digits, one
for each colour. Rulings are cited by number (A6): rulings.md.

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
from arene.games.automobile.rules import components as c
from arene.games.automobile.rules import workshop
from arene.games.automobile.rules.edition import SPONSORS
from arene.games.automobile.rules.state import Ask, Automobile

# the numbers of the actions, one range for each kind
SELL: Final = 0  # see sale_of
KEEP: Final = 64
DISCARD: Final = 80  # + colour


# ---- Draw one; a fourth one must be given back


def draw(s: Automobile, out: Events | None) -> bool:
    """A sponsor card. Whether one must be given back."""
    it = s.cars[s.car]
    colour = s.pack[0]
    s.pack = s.pack[1:]
    it.sponsors += c.ONE[colour]
    s.memory.note_sponsor(c.DRAWN, s.car, colour)
    if out is not None:
        told: dict[str, object] = {"car": s.car}
        drawn = {**told, "colour": s.setup.box.sponsors[colour]}
        out.tell(s.setup.owner(s.car), "sponsor_drawn", drawn, told)
    if c.digit_sum(it.sponsors) <= s.setup.box.sponsor_limit:
        return False
    s.asked = ASK_DISCARD
    return True


class Discard(Ask):
    """Which sponsor card goes under the pack."""

    name = "discard"
    topics = "sponsors"
    opens = False

    def kinds(self) -> Sequence[Kind]:
        return (Kind("discard", DISCARD, colour=SPONSORS),)

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=3)
        colour: i64
        for colour in range(c.COLOURS):
            if c.digit(s.cars[s.car].sponsors, colour):
                actions = append(actions, DISCARD + colour)
        return actions

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        colour = action - DISCARD
        s.cars[s.car].sponsors -= c.ONE[colour]
        s.pack = append(s.pack, colour)
        s.memory.note_sponsor(c.DISCARDED, s.car, colour)
        if out is not None:
            told: dict[str, object] = {"car": s.car}
            given = {**told, "colour": s.setup.box.sponsors[colour]}
            out.keep_secret(s.setup.owner(s.car), "sponsor_discarded", given, told)
        workshop.end_turn(s, chance, out)

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        return Refusal("automobile.discard.not-held", colour=SPONSORS[action - DISCARD])

    def away(self, s: Automobile, seat: int) -> int:
        """The card just drawn."""
        drawn = [int(c.took_in(noted)) for noted in s.memory.sponsors if c.car_in(noted) == s.car]
        return DISCARD + drawn[-1]


ASK_DISCARD: Final = Discard()


# ---- Sell some, before the die


class Sell(Ask):
    """Which sponsor cards go to the bank: any of them, in one sale (A6)."""

    name = "sell"
    topics = "sponsors"

    def kinds(self) -> Sequence[Kind]:
        some = range(4)
        return (Kind("sell", SELL, bleu=some, rouge=some, jaune=some), Kind("keep", KEEP))

    def legal(self, s: Automobile, seat: i64) -> vec[i64]:
        return append(sales(s.cars[s.car].sponsors), KEEP)

    def play(self, s: Automobile, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action != KEEP:
            sell(s, s.car, sold_by(action), out)
        workshop.throw(s, chance, out)

    def why_not(self, s: Automobile, seat: int, action: int) -> Refusal:
        return Refusal("automobile.sell.not-held")

    def away(self, s: Automobile, seat: int) -> int:
        """A set is sold, anything else is kept."""
        held = s.cars[s.car].sponsors
        return int(sale_of(held)) if one_of_each(held) or three_alike(held) else KEEP


ASK_SELL: Final = Sell()


def sale_of(sold: i64) -> i64:
    """The action that sells these cards."""
    return SELL + c.digit(sold, 0) * 16 + c.digit(sold, 1) * 4 + c.digit(sold, 2)


def sold_by(action: i64) -> i64:
    """The cards that an action sells."""
    number = action - SELL
    return number // 16 + (number // 4 % 4) * c.ONE[1] + (number % 4) * c.ONE[2]


def sales(held: i64) -> vec[i64]:
    """All that can be sold of these cards: one action for each choice."""
    actions = vec[i64](capacity=16)
    blue: i64
    red: i64
    yellow: i64
    for blue in range(c.digit(held, 0) + 1):
        for red in range(c.digit(held, 1) + 1):
            for yellow in range(c.digit(held, 2) + 1):
                if blue + red + yellow > 0:
                    actions = append(actions, sale_of(blue + red * c.ONE[1] + yellow * c.ONE[2]))
    return actions


def one_of_each(sold: i64) -> bool:
    return sold == 0x111


def three_alike(sold: i64) -> bool:
    return sold == 0x003 or sold == 0x030 or sold == 0x300


def price_of(s: Automobile, sold: i64) -> i64:
    """What the bank pays."""
    if one_of_each(sold):
        return s.setup.box.sale_different
    if three_alike(sold):
        return s.setup.box.sale_same
    return c.digit_sum(sold) * s.setup.box.sale_single


def sell(s: Automobile, car: i64, sold: i64, out: Events | None) -> None:
    """Sold cards are shown and go under the pack, colour by colour (A7)."""
    it = s.cars[car]
    price = price_of(s, sold)
    it.sponsors -= sold
    it.money += price
    colour: i64
    for colour in range(c.COLOURS):
        for _ in range(c.digit(sold, colour)):
            s.pack = append(s.pack, colour)
    s.memory.note_sponsor(c.SOLD, car, sold)
    if out is not None:
        colours = [s.setup.box.sponsors[colour] for colour in c.listed(sold)]
        out.show("sold", {"car": car, "colours": colours, "price": price})
