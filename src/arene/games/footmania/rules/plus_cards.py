"""Footmania: Plus cards: drawn, kept, played. Rulings are cited by number (A12): rulings.md.

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
from arene.games.footmania.rules import components as c
from arene.games.footmania.rules import turn
from arene.games.footmania.rules.edition import plus_ids
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
PLAY_PLUS: Final = 77  # + title
RETURN_PLUS: Final = 157  # + title

SEEN_BY_ALL: Final = 31  # a bit for each seat, and for the public

PLAY_PLUS_KIND: Final = Kind("play_plus", PLAY_PLUS, plus=plus_ids)


# ---- The deck


def draw_plus(s: Footmania, chance: Chance, out: Events | None) -> None:
    """Free and not to be declined (A13); of seven one goes back, whichever one likes (A12)."""
    if len(s.plus_deck) == 0:
        turn.end_turn(s, chance, out)
        return
    player = s.players[s.active]
    plus = s.plus_deck[0]
    s.plus_deck = s.plus_deck[1:]
    s.plus_known = s.plus_known[1:]
    player.plus = c.with_item(player.plus, plus)
    if out is not None:
        drawn = {"seat": s.active, "plus": s.setup.box.plus[plus]}
        out.tell(s.active, "plus_drawn", drawn, {"seat": s.active})
    if len(player.plus) <= s.setup.box.hand:
        turn.end_turn(s, chance, out)
        return
    s.ask(ASK_PLUS_RETURN, s.active)
    if s.setup.rules >= 3:  # before, nobody remembered which one it was
        s.newest_plus = plus
    if not s.setup.choose_seventh:
        return_plus(s, plus, chance, out)
    elif len(ASK_PLUS_RETURN.legal(s, s.active)) == 1:
        return_plus(s, player.plus[0], chance, out)


def plus_under_deck(s: Footmania, plus: i64, known: i64) -> None:
    s.plus_deck = append(s.plus_deck, plus)
    s.plus_known = append(s.plus_known, known)


def lose_plus(s: Footmania, chance: Chance, out: Events | None) -> None:
    player = s.players[s.active]
    if len(player.plus) == 0:
        return
    plus = player.plus[chance.below("lose_plus", len(player.plus))]
    player.plus = c.without(player.plus, plus)
    plus_under_deck(s, plus, c.BIT[s.active])
    if out is not None:
        lost = {"seat": s.active, "plus": s.setup.box.plus[plus]}
        out.tell(s.active, "plus_lost", lost, {"seat": s.active})


class PlusReturn(Ask):
    """Of seven one goes back."""

    name = "plus_return"
    topics = "plus"
    of_the_turn = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("return_plus", RETURN_PLUS, plus=plus_ids),)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=7)
        before: i64 = -1
        for plus in s.players[seat].plus:
            if plus != before:
                actions = append(actions, RETURN_PLUS + plus)
            before = plus
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        return_plus(s, action - RETURN_PLUS, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        return Refusal("footmania.plus.not-in-hand")


ASK_PLUS_RETURN: Final = PlusReturn()


def return_plus(s: Footmania, plus: i64, chance: Chance, out: Events | None) -> None:
    player = s.players[s.active]
    player.plus = c.without(player.plus, plus)
    s.newest_plus = -1
    plus_under_deck(s, plus, c.BIT[s.active])
    if out is not None:
        back = {"seat": s.active, "plus": s.setup.box.plus[plus]}
        out.keep_secret(s.active, "plus_returned", back, {"seat": s.active})
    turn.end_turn(s, chance, out)


# ---- In a match or a euromatch


def plus_left(s: Footmania, side: c.Side, plus: i64) -> bool:
    """Three a match, but for those that say otherwise."""
    return not s.setup.box.plus_counts[plus] or side.counted < s.setup.box.plus_per_match


def helps(s: Footmania, side: c.Side, plus: i64) -> bool:
    """Whether a boost may be played: one academy a match is enough (A50)."""
    if not plus_left(s, side, plus):
        return False
    return s.setup.box.plus_code[plus] != c.P_TRAINEES or side.trainee < 0


def spend(s: Footmania, side: c.Side, plus: i64) -> None:
    player = s.players[side.seat]
    player.plus = c.without(player.plus, plus)
    side.counted += s.setup.box.plus_counts[plus]


def raise_stars(s: Footmania, side: c.Side, plus: i64, home: bool) -> None:
    box = s.setup.box
    code = box.plus_code[plus]
    if code == c.P_TRAINEES:
        side.trainee = 1
    elif code == c.P_BOOST or home:
        side.boost += box.plus_value[plus]
    else:
        side.boost += box.plus_away[plus]


def in_hand(s: Footmania, seat: int, plus: int) -> bool:
    return c.holds(s.players[seat].plus, plus)


def each_in_hand(s: Footmania, seat: int, first: int) -> list[int]:
    return [first + plus for plus in sorted({int(plus) for plus in s.players[seat].plus})]


def why_not_played(s: Footmania, side: c.Side, plus: int) -> Refusal:
    """Why a card is of no use to a side, whatever the occasion."""
    box = s.setup.box
    if not in_hand(s, side.seat, plus):
        return Refusal("footmania.plus.not-in-hand")
    if not plus_left(s, side, plus):
        return Refusal("footmania.plus.three", count=int(box.plus_per_match))
    if c.HOSTILE_OF[box.plus_code[plus]]:
        return Refusal("footmania.plus.no-target")
    return Refusal("footmania.plus.academy")
