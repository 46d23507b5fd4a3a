"""Lanista, phase 1: event cards. Hands are refilled, and up to two cards replaced.

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
from arene.games.lanista.rules import cards, contracts, rounds, windows
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.edition import titles
from arene.games.lanista.rules.state import Ask, Lanista

# the numbers of the actions
MULLIGAN_DONE: Final = 3
MULLIGAN: Final = 20  # + title


def refill(s: Lanista, chance: Chance, out: Events | None) -> None:
    """In turn order up to the hand size; a larger hand is kept (A5)."""
    turn: i64
    for turn in range(s.setup.seats):
        seat = s.in_order(turn, False)
        cards.draw_cards(s, seat, cards.hand_size(s, seat) - s.players[seat].cards, chance, out)


def ask_mulligans(s: Lanista, chance: Chance, out: Events | None) -> bool:
    """From the second round on up to two cards may be replaced, all seats at once (A6)."""
    if s.round > 1 or s.setup.first_mulligan:
        for player in s.players:
            if player.cards == 0:
                player.answered = True
        for player in s.players:
            if not player.answered:
                s.ask(s.first_unanswered(), ASK_MULLIGAN)
                return True
        replace_cards(s, chance, out)
    if s.setup.reveal_early:
        contracts.lay_out(s, chance, out)
    windows.open_window(s, c.DRAW_WINDOW, s.initiative)
    return False


class Mulligan(Ask):
    """Which card goes, one after the other; nobody sees it before all have chosen."""

    name = "mulligan"
    topics = "phase-1"
    step = c.MULLIGANS
    together = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("mulligan_done", MULLIGAN_DONE), Kind("mulligan", MULLIGAN, card=titles))

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=8)
        player = s.players[seat]
        if player.answered:
            return actions
        actions = append(actions, MULLIGAN_DONE)
        if len(player.swaps) < 2:
            title: i64
            for title in range(len(s.setup.box.titles)):
                if player.held & c.BIT[title]:
                    actions = append(actions, MULLIGAN + title)
        return actions

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        player = s.players[seat]
        if action == MULLIGAN_DONE:
            player.answered = True
        else:
            title = action - MULLIGAN
            player.set_aside(title)
            player.swaps = append(player.swaps, title)
            if out is not None:
                told = {"seat": seat, "card": s.setup.box.titles[title]}
                out.keep_secret(int(seat), "card_set_aside", told, None)
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        if len(s.players[seat].swaps) == 2:
            return Refusal("lanista.mulligan.two")
        return Refusal("lanista.card.not-held", card=s.setup.box.titles[action - MULLIGAN])

    def away(self, s: Lanista) -> int:
        return MULLIGAN_DONE


ASK_MULLIGAN: Final = Mulligan()


def replace_cards(s: Lanista, chance: Chance, out: Events | None) -> None:
    """All set aside go to the discard, then each seat draws as many, in turn order."""
    turn: i64
    for turn in range(s.setup.seats):
        seat = s.in_order(turn, False)
        player = s.players[seat]
        for title in player.swaps:
            player.forget(title)
            s.event_discard = append(s.event_discard, title)
        if out is not None and len(player.swaps):
            names = [s.setup.box.titles[title] for title in player.swaps]
            out.disclose("cards_replaced", {"seat": seat, "cards": names})
    for turn in range(s.setup.seats):
        seat = s.in_order(turn, False)
        player = s.players[seat]
        number: i64 = len(player.swaps)
        player.swaps = vec[i64]()
        cards.draw_cards(s, seat, number, chance, out)
