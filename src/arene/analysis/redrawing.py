"""The draws of one move: noted as they come, and drawn anew stream by stream.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.native import i64, vec


class Drawn:
    """One draw: a number below ``n``, or an order of ``n`` things."""

    def __init__(self, label: str, n: i64, value: i64, order: list[int] | None) -> None:
        self.label = label
        self.n: i64 = n
        self.value: i64 = value
        self.order = order


class Noting(Chance):
    """Draws from another chance and notes what came."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.drawn: list[Drawn] = []

    def taken(self) -> list[Drawn]:
        """What was drawn since the last time this was asked."""
        drawn = self.drawn
        self.drawn = []
        return drawn

    def below(self, label: str, n: i64) -> i64:
        self.used += 1
        value = self.source.below(label, n)
        self.drawn.append(Drawn(label, n, value, None))
        return value

    def die(self, label: str) -> i64:
        self.used += 1
        pips = self.source.die(label)
        self.drawn.append(Drawn(label, 6, pips - 1, None))
        return pips

    def shuffle(self, label: str, items: vec[i64]) -> vec[i64]:
        self.used += 1
        items = self.source.shuffle(label, items)
        order: list[int] = []
        for item in items:
            order.append(item)
        self.drawn.append(Drawn(label, len(items), 0, order))
        return items


class Redrawn(Chance):
    """The same move again: the streams in ``kept`` bring what they brought, all others are drawn anew.

    Where another course asks a kept stream for something else than it was asked then, that is drawn anew too.
    """

    def __init__(self, drawn: list[Drawn], kept: list[str], anew: Chance) -> None:
        super().__init__()
        self.anew = anew
        self.left: dict[str, list[Drawn]] = {}
        for label in kept:
            self.left[label] = [one for one in drawn if one.label == label][::-1]

    def next_of(self, label: str, n: i64) -> Drawn | None:
        waiting = self.left.get(label)
        if not waiting or waiting[-1].n != n:
            return None
        return waiting.pop()

    def below(self, label: str, n: i64) -> i64:
        self.used += 1
        noted = self.next_of(label, n)
        if noted is None or noted.order is not None:
            return self.anew.below(label, n)
        return noted.value

    def shuffle(self, label: str, items: vec[i64]) -> vec[i64]:
        self.used += 1
        noted = self.next_of(label, len(items))
        if noted is None or noted.order is None:
            return self.anew.shuffle(label, items)
        there: list[int] = []
        for item in items:
            there.append(item)
        if sorted(there) != sorted(noted.order):
            return self.anew.shuffle(label, items)
        for place in range(len(noted.order)):
            items[place] = noted.order[place]
        return items
