"""Footmania: euromatches: a European team to beat, alone. Rulings are cited by number (A24): rulings.md.

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
from arene.games.footmania.rules import market, matches, plus_cards, turn
from arene.games.footmania.rules.state import Ask, Footmania

# the numbers of the actions, one range for each kind
PLAY: Final = 19
FINISH: Final = 22


# ---- The card, and whether to play


def draw_euromatch(s: Footmania, chance: Chance, out: Events | None) -> None:
    if len(s.euros) == 0:
        turn.end_turn(s, chance, out)
        return
    s.euro = s.euros[0]
    s.euros = s.euros[1:]
    if s.euros_fresh > 0:
        s.euros_fresh -= 1
    if out is not None:
        out.disclose("euro_drawn", {"seat": s.active, "euro": s.setup.box.euros[s.euro]})
    s.ask(ASK_EURO, s.active)


class Euro(Ask):
    name = "euro"
    topics = "euromatches"
    of_the_turn = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("play", PLAY), market.PASS_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        return vec[i64]([PLAY, market.PASS])

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == PLAY:
            matches.enter(s, 0, seat)
            s.sides[1].leave()
            matches.ask_lineups(s, chance, out)
            return
        if out is not None:
            out.add("euro_passed", {"seat": seat, "euro": s.setup.box.euros[s.euro]})
        s.euros = append(s.euros, s.euro)
        s.euro = -1
        turn.end_turn(s, chance, out)


ASK_EURO: Final = Euro()


# ---- The team is shown; Plus cards


def start_euromatch(s: Footmania, chance: Chance, out: Events | None) -> None:
    side = s.sides[0]
    matches.reveal(s, side)
    if out is not None:
        lineup = {"seat": side.seat, "cards": s.ids(side.field), "strength": matches.strength(s, side)}
        out.show("euro_lineup", lineup)
    ask_euro_plus(s, chance, out)


def ask_euro_plus(s: Footmania, chance: Chance, out: Events | None) -> None:
    s.ask(ASK_EURO_PLUS, s.sides[0].seat)
    asked = len(s.players[s.seat].plus) > 0  # with any card in hand (A57)
    if s.setup.rules < 3:
        asked = len(ASK_EURO_PLUS.legal(s, s.seat)) > 1
    if not asked:
        end_euromatch(s, chance, out)


class EuroPlus(Ask):
    """Only cards that raise one's own stars and say so; nobody else plays any (A25)."""

    name = "euro_plus"
    topics = "euromatches plus"

    def kinds(self) -> Sequence[Kind]:
        return (Kind("finish", FINISH), plus_cards.PLAY_PLUS_KIND)

    def legal(self, s: Footmania, seat: i64) -> vec[i64]:
        side = s.sides[0]
        actions = vec[i64](capacity=7)
        actions = append(actions, FINISH)
        before: i64 = -1
        for plus in s.players[seat].plus:
            if plus != before and s.setup.box.plus_euro[plus] and plus_cards.helps(s, side, plus):
                actions = append(actions, plus_cards.PLAY_PLUS + plus)
            before = plus
        return actions

    def play(self, s: Footmania, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        if action == FINISH:
            end_euromatch(s, chance, out)
            return
        plus = action - plus_cards.PLAY_PLUS
        side = s.sides[0]
        plus_cards.spend(s, side, plus)
        plus_cards.raise_stars(s, side, plus, False)
        plus_cards.plus_under_deck(s, plus, plus_cards.SEEN_BY_ALL)
        if out is not None:
            strength = matches.strength(s, side)
            out.show("euro_plus", {"seat": seat, "plus": s.setup.box.plus[plus], "strength": strength})
        ask_euro_plus(s, chance, out)

    def why_not(self, s: Footmania, seat: int, action: int) -> Refusal:
        box, plus = s.setup.box, action - plus_cards.PLAY_PLUS
        if plus_cards.in_hand(s, seat, plus) and box.plus_code[plus] == c.P_CANCEL:
            return Refusal("footmania.plus.answer-only")
        if plus_cards.in_hand(s, seat, plus) and not box.plus_euro[plus]:
            return Refusal("footmania.plus.euro", plus=box.plus[plus])
        return plus_cards.why_not_played(s, s.sides[0], plus)

    def tempting(self, s: Footmania, seat: int) -> list[int]:
        return plus_cards.each_in_hand(s, seat, plus_cards.PLAY_PLUS)


ASK_EURO_PLUS: Final = EuroPlus()


# ---- The result


def end_euromatch(s: Footmania, chance: Chance, out: Events | None) -> None:
    """More stars than they have: the card, its pennants and its receipt."""
    box = s.setup.box
    side = s.sides[0]
    player = s.players[side.seat]
    euro = s.euro
    strength = matches.strength(s, side)
    won = strength > box.euro_strength[euro]
    if won:
        player.euros = c.with_item(player.euros, euro)
        player.pennants += box.euro_pennants[euro]
        player.cash += box.euro_receipt[euro]
    else:
        s.euros = append(s.euros, euro)
    if out is not None:
        result = {"seat": side.seat, "euro": box.euros[euro], "won": won, "strength": strength}
        out.add("euro_result", {**result, "against": box.euro_strength[euro]})
        out.pause(s.clone())
    s.euro = -1
    side.leave()
    turn.end_turn(s, chance, out)
