"""Sponsio, phase II: tricks. Rulings are cited by number (A11): rulings.md.

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
from arene.games.sponsio.rules import components as c
from arene.games.sponsio.rules import scoring
from arene.games.sponsio.rules.state import Ask, Sponsio

PLAY: Final = 288  # + card


def start_tricks(s: Sponsio, out: Events | None) -> None:
    """The fight token leads with its card; otherwise the seat left of the dealer leads any card."""
    s.asked = ASK_PLAY
    s.leader = s.left_of(s.dealer)
    seat: i64
    for seat in range(s.setup.seats):
        if s.players[seat].fight_card >= 0:
            s.leader = seat
    s.seat = s.leader
    card = s.players[s.leader].fight_card
    if card >= 0:
        lay(s, card, out)


class Play(Ask):
    name = "play"
    topics = "tricks play-follow"
    phase = c.TRICK_TAKING

    def kinds(self) -> Sequence[Kind]:
        return (Kind("play", PLAY, card=c.CARDS),)

    def legal(self, s: Sponsio, seat: i64) -> vec[i64]:
        return c.each(PLAY, playable(s, s.players[seat]))

    def play(self, s: Sponsio, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        lay(s, action - PLAY, out)
        last = s.setup.box.hand_size - 1
        if out is not None and s.trick_number == last:
            out.pause(s.clone())
        while s.trick_number == last:  # the last trick plays itself
            lay(s, only_card(s), out)
        if s.trick_number == s.setup.box.hand_size:
            if out is not None:
                out.pause(s.clone())
            scoring.score_round(s, chance, out)

    def why_not(self, s: Sponsio, seat: int, action: int) -> Refusal:
        player, card = s.players[seat], action - PLAY
        if not player.cards() & c.BIT[card]:
            return Refusal("sponsio.play.not-yours", card=c.CARDS[card])
        suit = s.trick[0] // 9
        follow = player.cards() & c.SUIT[suit]
        face_up = c.size(follow & player.shown)
        return Refusal("sponsio.play.follow", suit=c.SUITS[suit], count=int(c.size(follow)), face_up=int(face_up))

    def considered(self, s: Sponsio, seat: int) -> list[int]:
        return [int(action) for action in c.each(PLAY, s.players[seat].cards())]


ASK_PLAY: Final[Play] = Play()


def playable(s: Sponsio, player: c.Player) -> i64:
    """Follow suit with a card in hand or face up; without one, play anything."""
    cards = player.cards()
    if len(s.trick) > 0:
        follow = cards & c.SUIT[s.trick[0] // 9]
        if follow:
            return follow
    return cards


def only_card(s: Sponsio) -> i64:
    card: i64 = 0
    left = s.players[s.seat].cards()
    while not left & 1:
        left >>= 1
        card += 1
    return card


def lay(s: Sponsio, card: i64, out: Events | None) -> None:
    """The acting seat's card goes to the trick; the trick is taken when everybody has played."""
    player = s.players[s.seat]
    if len(s.trick) > 0 and card // 9 != s.trick[0] // 9:
        player.void |= c.BIT[s.trick[0] // 9]
    player.hand &= ~c.BIT[card]
    player.known &= player.hand
    if player.shown & c.BIT[card]:
        player.shown &= ~c.BIT[card]
        player.reveals = c.without(player.reveals, card)
    if player.fight_card == card:
        player.fight_card = -1
    s.trick = append(s.trick, card)
    if out is not None:
        played: dict[str, object] = {"seat": s.seat, "card": c.CARDS[card]}
        if s.trick_number == s.setup.box.hand_size - 1:  # nobody chose it: even the mover learns from it
            out.disclose("card_played", played)
        else:
            out.show("card_played", played)
    if len(s.trick) == s.setup.seats:
        take_trick(s, out)
    else:
        s.seat = s.left_of(s.seat)


def winning_place(s: Sponsio) -> i64:
    """Which card of the trick is the highest of the suit led, counted from the leader."""
    best: i64 = 0
    place: i64
    for place in range(1, len(s.trick)):
        card = s.trick[place]
        if card > s.trick[best] and card // 9 == s.trick[best] // 9:
            best = place
    return best


def take_trick(s: Sponsio, out: Events | None) -> None:
    place = winning_place(s)
    winner = (s.leader + place) % s.setup.seats
    player = s.players[winner]
    best = s.trick[place]
    for card in s.trick:
        player.won |= c.BIT[card]
    player.tricks += 1
    if out is not None:
        out.add("trick_won", {"seat": winner, "cards": [c.CARDS[card] for card in s.trick]})
    if best % 9 == 8:
        s.nines_won |= c.BIT[best]
        if out is not None:
            out.add("nine_won", {"seat": winner, "card": c.CARDS[best]})
    s.last_leader = s.leader
    s.last_trick = s.trick
    s.trick = vec[i64](capacity=4)
    s.trick_number += 1
    s.last_winner = winner
    s.leader = winner
    s.seat = winner
