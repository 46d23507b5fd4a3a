"""Lanista: setting up. Decks, the first player, the lanistas, hands and influence tokens.

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
from arene.games.lanista.rules import cards, rounds
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.edition import lanista_names
from arene.games.lanista.rules.state import Ask, Lanista

# the numbers of the actions
CHOOSE_LANISTA: Final = 10  # + lanista; the one after the last: none


def set_up(s: Lanista, chance: Chance, out: Events | None) -> None:
    """Decks, first player, lanistas, 1500 sesterces; hands follow once the lanistas are known (A4)."""
    setup = s.setup
    box = setup.box
    s.gladiators = chance.shuffle("gladiators", vec[i64](range(len(box.gladiators))))
    title: i64
    for title in range(len(box.titles)):
        if setup.titles & c.BIT[title]:
            copies: i64 = 0
            while copies < box.copies[title]:
                s.events = append(s.events, title)
                copies += 1
    s.events = chance.shuffle("events", s.events)
    s.contracts = setup.contracts[:]
    for player in s.players:
        player.money = box.start_money
    draw_first_player(s, chance, out)
    if setup.lanistas == 1:
        deal_lanistas(s, chance, out)
    s.turn = 0
    if setup.lanistas != 2:
        begin(s, chance, out)
    rounds.run(s, chance, out)


def draw_first_player(s: Lanista, chance: Chance, out: Events | None) -> None:
    """One token each from the wound bag, not put back: the best colour begins (A2)."""
    if s.setup.seats == 1:
        return
    tokens = chance.shuffle("first", vec[i64](range(4)))
    seat: i64
    for seat in range(s.setup.seats):
        if tokens[seat] < tokens[s.initiative]:
            s.initiative = seat
    s.first = s.initiative
    if out is not None:
        drawn = [c.COLOURS[tokens[other]] for other in range(s.setup.seats)]
        out.disclose("first_player_drawn", {"tokens": drawn, "seat": s.initiative})


# ---- Lanistas: none, drawn, or chosen in turn order


def deal_lanistas(s: Lanista, chance: Chance, out: Events | None) -> None:
    order = chance.shuffle("lanistas", vec[i64](range(len(s.setup.box.lanistas))))
    seat: i64
    for seat in range(s.setup.seats):
        s.players[seat].lanista = order[seat]
        tell_lanista(s, seat, out)


def tell_lanista(s: Lanista, seat: i64, out: Events | None) -> None:
    if out is not None:
        lanista = s.players[seat].lanista
        name = s.setup.box.lanistas[lanista] if lanista >= 0 else None
        out.add("lanista_chosen", {"seat": seat, "lanista": name})


class ChooseLanista(Ask):
    name = "lanista"
    topics = "lanistas"
    step = c.LANISTA_CHOICE
    in_turn = True

    def kinds(self) -> Sequence[Kind]:
        return (Kind("choose_lanista", CHOOSE_LANISTA, lanista=lanista_names),)

    def legal(self, s: Lanista, seat: i64) -> vec[i64]:
        """Those nobody has, or none."""
        actions = vec[i64](capacity=8)
        lanista: i64
        for lanista in range(len(s.setup.box.lanistas)):
            taken = False
            for player in s.players:
                taken = taken or player.lanista == lanista
            if not taken:
                actions = append(actions, CHOOSE_LANISTA + lanista)
        return append(actions, CHOOSE_LANISTA + len(s.setup.box.lanistas))

    def play(self, s: Lanista, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        lanista = action - CHOOSE_LANISTA
        if lanista < len(s.setup.box.lanistas):
            s.players[seat].lanista = lanista
        tell_lanista(s, seat, out)
        s.turn += 1
        if s.turn == s.setup.seats:
            begin(s, chance, out)
        rounds.run(s, chance, out)

    def why_not(self, s: Lanista, seat: int, action: int) -> Refusal:
        return Refusal("lanista.lanista.taken", lanista=s.setup.box.lanistas[action - CHOOSE_LANISTA])


ASK_LANISTA: Final = ChooseLanista()


# ---- Then hands and tokens


def begin(s: Lanista, chance: Chance, out: Events | None) -> None:
    """Hands and influence tokens, then the first round."""
    turn: i64
    for turn in range(s.setup.seats):
        seat = s.in_order(turn, False)
        cards.draw_cards(s, seat, cards.hand_size(s, seat), chance, out)
        new_tokens(s, s.players[seat])
    s.step = c.ROUND_START


def new_tokens(s: Lanista, player: c.Player) -> None:
    """One green, one white, one red; a lanista may have a joker."""
    player.tokens = c.NEW_TOKENS[:]
    player.placed = 0
    player.fights = 0
    player.jokers = 0
    if player.lanista >= 0:
        for ability in s.setup.box.powers[player.lanista]:
            for effect in ability.effects:
                if effect.kind == c.INFLUENCE:
                    player.jokers += effect.extra
