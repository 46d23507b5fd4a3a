"""Dealing the unseen cards anew, as a seat may imagine them.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from arene.core.chance import Chance
from arene.core.native import i64, vec
from arene.games.sponsio.rules.components import BIT, SUIT, Player, size

INVERSE_FACTORIAL: Final = [1.0 / factorial(n) for n in range(10)]


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
    """Every deal that respects the voids is equally likely.

    Suit by suit it is drawn how many cards go to whom, each split in proportion to the deals it leads to; the cards,
    already shuffled, are then handed out. The suits that everybody may hold come last, in one go.
    """
    count: i64 = len(players)
    split = Split(count)
    other: i64
    suit: i64
    for other in range(count):
        if other != seat:
            player = players[other]
            split.room[other] = size(player.hand & ~player.known)
            player.hand = player.known
            for suit in range(4):
                if player.void & BIT[suit]:
                    split.void[suit] |= BIT[other]
    for card in cards:
        split.left[card // 9] += 1
    everybodys: i64 = 0
    for suit in range(4):
        if split.void[suit]:
            hand_out(players, cards, SUIT[suit], split.shares(suit, chance))
        else:
            everybodys |= SUIT[suit]
    hand_out(players, cards, everybodys, split.room)


def hand_out(players: list[Player], cards: vec[i64], which: i64, shares: vec[i64]) -> None:
    """Give each seat its share of those cards, in the order they lie."""
    other: i64 = 0
    for card in cards:
        if which & BIT[card]:
            while shares[other] == 0:
                other += 1
            shares[other] -= 1
            players[other].hand |= BIT[card]


class Split:
    """How the suits that somebody is void of may be split among the seats."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count
        self.room = vec[i64]([0 for _ in range(count)])  # cards each seat still needs
        self.left = vec[i64]([0 for _ in range(4)])  # cards of each suit still to deal
        self.void = vec[i64]([0 for _ in range(4)])  # the seats that have none of the suit

    def shares(self, suit: i64, chance: Chance) -> vec[i64]:
        """Draw how many cards of the suit each seat gets, and take them out of its room."""
        shares = vec[i64]([0 for _ in range(self.count)])
        left = self.left[suit]
        seat: i64
        for seat in range(self.count):
            most = self.most(suit, seat, left)
            total = self.ways(suit, seat, left)
            drawn = total * fraction(chance)
            share: i64 = 0
            while True:
                self.room[seat] -= share
                drawn -= INVERSE_FACTORIAL[share] * self.ways(suit, seat + 1, left - share)
                if drawn < 0.0 or share == most:
                    break
                self.room[seat] += share
                share += 1
            shares[seat] = share
            left -= share
        return shares

    def most(self, suit: i64, seat: i64, left: i64) -> i64:
        """How many cards of the suit the seat can get at most."""
        if self.void[suit] & BIT[seat]:
            return 0
        return left if left < self.room[seat] else self.room[seat]

    def ways(self, suit: i64, seat: i64, left: i64) -> float:
        """The deals of the suit's remaining cards to this seat and the next ones, and of all later suits.

        Up to a common factor: a deal in which seats get a, b, … cards of a suit can be made in n! / (a! b! …) ways.
        """
        if seat == self.count:
            if left > 0:
                return 0.0
            suit += 1
            while suit < 4 and not self.void[suit]:
                suit += 1
            if suit < 4:
                return self.ways(suit, 0, self.left[suit])
            fill = 1.0
            for room in self.room:
                fill *= INVERSE_FACTORIAL[room]
            return fill
        total = 0.0
        share: i64
        for share in range(self.most(suit, seat, left) + 1):
            self.room[seat] -= share
            total += INVERSE_FACTORIAL[share] * self.ways(suit, seat + 1, left - share)
            self.room[seat] += share
        return total


def fraction(chance: Chance) -> float:
    """A number from 0 to below 1, in steps fine enough for any count of deals."""
    coarse = int(chance.below("sample", 1048576))
    fine = int(chance.below("sample", 1048576))
    return (coarse + fine / 1048576.0) / 1048576.0
