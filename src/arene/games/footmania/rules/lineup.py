"""Footmania: which footballers make the best team. Exact, for every fielded set the rules or a bot ask about.

A set may be fielded when its footballers can wear different numbers and no more than three are foreigners. Which sets
can wear different numbers is a matroid, so taking the best first is exact, as long as foreigners are not counted.
They are counted by a price: every foreigner costs the same number of stars, just enough that three or fewer are worth
it. At that price some foreigners may be exactly as good as what they replace; one after the other is then preferred
until three play. Greedy without the price is wrong: see the worked example in the tests.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import append, i64, mypyc_attr, vec
from arene.games.footmania.rules import components as c

COMPLETE: Final = 64  # added to every footballer's worth when filling numbers comes before stars
TRAINEE: Final = 1  # a footballer is worth his stars, and one more: the trainee he spares


@mypyc_attr(acyclic=True, free_list_len=1)
class Shirts:
    """Who wears which number while a set is being put together."""

    def __init__(self) -> None:
        self.wearer = vec[i64]([-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1])  # by number - 1: the footballer
        self.free: i64 = c.ALL_NUMBERS  # numbers that nobody wears
        self.untried: i64 = 0

    def add(self, box: c.Box, card: i64) -> bool:
        """Give the footballer a number, moving others if need be; False if that cannot be done."""
        self.untried = c.ALL_NUMBERS
        return self.wear(box, card)

    def wear(self, box: c.Box, card: i64) -> bool:
        """Find a way to a free number through numbers not yet tried."""
        numbers = box.numbers[card]
        number: i64
        if numbers & self.free:
            number = c.LOWEST[numbers & self.free]
            self.free &= ~c.BIT[number]
            self.wearer[number] = card
            return True
        while numbers & self.untried:
            number = c.LOWEST[numbers & self.untried]
            self.untried &= ~c.BIT[number]
            if self.wear(box, self.wearer[number]):
                self.wearer[number] = card
                return True
        return False


def fits(box: c.Box, cards: vec[i64]) -> bool:
    """Whether these footballers may stand on the pitch together."""
    if len(cards) > c.NUMBERS or foreigners(box, cards) > box.max_foreign:
        return False
    shirts = Shirts()
    for card in cards:  # noqa: SIM110 (a loop is native)
        if not shirts.add(box, card):
            return False
    return True


def foreigners(box: c.Box, cards: vec[i64]) -> i64:
    count: i64 = 0
    for card in cards:
        count += box.deck[card]
    return count


def shirt_numbers(box: c.Box, cards: vec[i64]) -> vec[i64]:
    """The number each wears: a matter of display, any matching will do. 0 for those that find none."""
    shirts = Shirts()
    for card in cards:
        shirts.add(box, card)
    numbers = vec[i64](capacity=len(cards))
    number: i64
    for card in cards:
        worn: i64 = 0
        for number in range(c.NUMBERS):
            if shirts.wearer[number] == card:
                worn = number + 1
        numbers = append(numbers, worn)
    return numbers


def stars_of(box: c.Box, cards: vec[i64]) -> i64:
    stars: i64 = 0
    for card in cards:
        stars += box.stars[card]
    return stars


def best_set(box: c.Box, squad: vec[i64]) -> vec[i64]:
    """The strongest set, with as few foreigners as that allows; ascending."""
    return chosen(box, squad, TRAINEE)


def fullest_set(box: c.Box, squad: vec[i64]) -> vec[i64]:
    """The strongest of the sets that fill most numbers."""
    return chosen(box, squad, COMPLETE)


def best_strength(box: c.Box, squad: vec[i64]) -> i64:
    """Stars of the best set, trainees taken off."""
    best = best_set(box, squad)
    return stars_of(box, best) + len(best) - c.NUMBERS


def numbers_filled(box: c.Box, squad: vec[i64]) -> i64:
    """How many different numbers the squad can fill with at most three foreigners."""
    return len(fullest_set(box, squad))


def chosen(box: c.Box, squad: vec[i64], extra: i64) -> vec[i64]:
    """The set of greatest total worth: stars + extra each."""
    best = greedy(box, squad, extra, 0, 0)
    if foreigners(box, best) <= box.max_foreign:
        return best
    low: i64 = 0  # too many foreigners at this price
    high: i64 = extra + 16  # none is worth this price, nor the one below
    while high - low > 1:
        middle = (low + high) // 2
        found = greedy(box, squad, extra, middle, 0)
        if foreigners(box, found) <= box.max_foreign:
            high = middle
            best = found
        else:
            low = middle
    preferred: i64 = 0
    while foreigners(box, best) < box.max_foreign:  # one more wins its ties each time: one more plays, or as many
        preferred += 1
        best = greedy(box, squad, extra, high, preferred)
    return best


def greedy(box: c.Box, squad: vec[i64], extra: i64, price: i64, preferred: i64) -> vec[i64]:
    """Take the best first, foreigners at a price; the first ``preferred`` foreigners win ties, the others lose them."""
    order = vec[i64](capacity=len(squad))
    keys = vec[i64](capacity=len(squad))
    seen: i64 = 0
    for card in squad:
        key = 2 * (box.stars[card] + extra)
        if box.deck[card] == c.FOREIGN:
            seen += 1
            key -= 2 * price
            if seen <= preferred:
                key += 1
            else:
                key -= 1
        if key <= 0:
            continue
        order = append(order, card)
        keys = append(keys, key)
        place: i64 = len(order) - 1
        while place > 0 and keys[place - 1] < key:  # insertion keeps equals in the order of their numbers
            keys[place] = keys[place - 1]
            order[place] = order[place - 1]
            place -= 1
        keys[place] = key
        order[place] = card
    shirts = Shirts()
    taken = vec[i64](capacity=c.NUMBERS)
    for card in order:
        if shirts.add(box, card):
            taken = c.inserted(taken, card)
            if not shirts.free:
                break
    return taken
