"""Dealing the unseen cards anew, as a seat may imagine them."""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.native import i64, vec
from arene.games.sponsio.components import BIT, SIZE, Player, size


def deal_freely(players: list[Player], seat: i64, cards: vec[i64]) -> None:
    place: i64 = 0
    other: i64
    for other in range(len(players)):
        if other != seat:
            player = players[other]
            end = place + size(player.hand & ~player.known)
            player.hand = player.known
            while place < end:
                player.hand |= BIT[cards[place]]
                place += 1


def deal_around_voids(players: list[Player], seat: i64, cards: vec[i64], chance: Chance) -> None:
    """Card by card, to a seat that may hold it and leaves the rest dealable, in proportion to the room left.

    The cards that fewest seats may hold go first, so that the result stays close to a uniform deal.
    """
    count: i64 = len(players)
    room = vec[i64]([0 for _ in range(count)])
    left = vec[i64]([0 for _ in range(4)])  # cards of each suit still to deal
    may = vec[i64]([0 for _ in range(4)])  # seats that may hold the suit
    other: i64
    suit: i64
    for other in range(count):
        if other != seat:
            player = players[other]
            room[other] = size(player.hand & ~player.known)
            player.hand = player.known
            for suit in range(4):
                if not player.void & BIT[suit]:
                    may[suit] |= BIT[other]
    for card in cards:
        left[card // 9] += 1
    width: i64
    for width in range(count + 1):
        for card in cards:
            suit = card // 9
            if SIZE[may[suit]] != width:
                continue
            left[suit] -= 1
            total: i64 = 0
            for other in range(count):
                if may[suit] & BIT[other] and room[other] > 0 and dealable(room, left, may, other):
                    total += room[other]
            pick = chance.below("sample", total)
            for other in range(count):
                if may[suit] & BIT[other] and room[other] > 0 and dealable(room, left, may, other):
                    pick -= room[other]
                    if pick < 0:
                        players[other].hand |= BIT[card]
                        room[other] -= 1
                        break


def dealable(room: vec[i64], left: vec[i64], may: vec[i64], taker: i64) -> bool:
    """Whether the rest fits once the taker has a card: no group of seats must hold more than its room."""
    count: i64 = len(room)
    group: i64
    for group in range(BIT[count]):
        space: i64 = 0
        seat: i64
        for seat in range(count):
            if group & BIT[seat]:
                space += room[seat]
        if group & BIT[taker]:
            space -= 1
        needed: i64 = 0
        suit: i64
        for suit in range(4):
            if may[suit] & ~group == 0:
                needed += left[suit]
        if needed > space:
            return False
    return True
