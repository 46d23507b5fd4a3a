"""Chance is an argument, never part of a state: a state can neither leak nor predict a draw.

One interface, three sources: ``Sealed`` for matches (provable), ``Fast`` for search, ``Script`` for tests, tutorials.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.native import i64, vec
from arene.core.refusal import BadData, Fault


class Chance:
    """A source of draws. Every draw carries a label: the named stream it comes from."""

    def __init__(self) -> None:
        self.used: i64 = 0  # draws so far: a move that used chance cannot be taken back

    def below(self, label: str, n: i64) -> i64:
        """A uniform whole number from 0 to n - 1."""
        raise TypeError("Chance is an interface: use Sealed, Fast or Script")

    def memory(self) -> dict[str, Any]:
        """How far the streams are drawn, as data: what a save keeps and ``recall`` restores."""
        raise TypeError("only Sealed and Script remember")

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Go back (or forward) to a remembered point."""
        raise TypeError("only Sealed and Script remember")

    def die(self, label: str) -> i64:
        """A six-sided die."""
        return self.below(label, 6) + 1

    def shuffle(self, label: str, items: vec[i64]) -> vec[i64]:
        """Shuffle the vector in place and return it."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(label, i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1
        return items


class Fast(Chance):
    """Multiply with carry, both halves mixed: small, quick (no division), and never beyond 63 bits."""

    def __init__(self, seed: i64) -> None:
        super().__init__()
        carry: i64 = (seed >> 32) % 698769067 + 1
        self._x: i64 = (carry << 32) | (seed & 0xFFFFFFFF)
        warm: i64 = 0
        while warm < 8:  # neighbouring seeds start close together: let them part
            self.below("", 2)
            warm += 1
        self.used = 0

    def below(self, label: str, n: i64) -> i64:
        self._x = 698769069 * (self._x & 0xFFFFFFFF) + (self._x >> 32)
        self.used += 1
        return (((self._x ^ (self._x >> 32)) & 0xFFFFFFFF) * n) >> 32

    def die(self, label: str) -> i64:
        self._x = 698769069 * (self._x & 0xFFFFFFFF) + (self._x >> 32)
        self.used += 1
        return ((((self._x ^ (self._x >> 32)) & 0xFFFFFFFF) * 6) >> 32) + 1


class Sealed(Chance):
    """The match's own chance: HMAC-SHA-256 of a 256-bit seed over label and counter.

    The seed's fingerprint is published before the match and the seed after it, so that anybody can check every draw.
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.seed = seed
        self.counters: dict[str, int] = {}

    def memory(self) -> dict[str, Any]:
        return {"used": self.used, "counters": dict(self.counters)}

    def recall(self, memory: Mapping[str, Any]) -> None:
        self.used = int(memory["used"])
        self.counters = {str(label): int(count) for label, count in memory["counters"].items()}

    def below(self, label: str, n: i64) -> i64:
        self.used += 1
        limit = (1 << 62) - (1 << 62) % int(n)
        while True:
            counter = self.counters.get(label, 0)
            self.counters[label] = counter + 1
            digest = hmac.digest(self.seed, f"{label}|{counter}".encode(), "sha256")
            drawn = int.from_bytes(digest[:8], "big") >> 2
            if drawn < limit:
                return drawn % int(n)


def commitment(seed: bytes) -> str:
    """The fingerprint published before the match."""
    return hashlib.sha256(b"arene seed " + seed).hexdigest()


def derive(seed: bytes, purpose: str) -> bytes:
    """A seed for another purpose (a match of a series, a bot's thinking), independent of the first."""
    return hmac.digest(seed, b"derive|" + purpose.encode(), "sha256")


SeedLike = Any  # a whole number, a text or 32 bytes; what else may come from outside is refused by name, compiled too


def seed_from(value: SeedLike) -> bytes:
    """A 256-bit seed from what a person types. 64 hexadecimal digits are taken as the seed itself."""
    if isinstance(value, bytes):
        if len(value) != 32:
            raise BadData("seed", Fault("seed-bytes", count=len(value)))
        return value
    if not isinstance(value, (int, str)) or isinstance(value, bool):
        raise BadData("seed", Fault("seed-kind", value=repr(value)))
    if isinstance(value, str) and not _is_text(value):
        raise BadData("seed", Fault("seed-text"))
    if isinstance(value, str) and len(value) == 64:
        try:
            return bytes.fromhex(value)
        except ValueError:
            pass
    return hashlib.sha256(f"arene {value}".encode()).digest()


def _is_text(text: str) -> bool:
    """Whether it can be written down: bytes of the command line that are no text come as lone surrogates."""
    return not any(0xD800 <= ord(sign) <= 0xDFFF for sign in text)


class ScriptError(ValueError):
    """The game asked for a draw that the script does not hold. ``fault`` says so in any language."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


class Script(Chance):
    """Scripted draws, in order: what tests, tutorials and the rule books' examples need.

    Each draw is ``(label, value)``: a number or a name, or a list for several draws of one label (dice, a deck).
    A list for a shuffle may name only the first items; the others follow in their old order.
    Without ``seed`` the script must last; with it, sealed draws of that seed follow.
    """

    def __init__(self, draws: Sequence[tuple[str, object]], seed: int | str | bytes | None = None) -> None:
        super().__init__()
        self.draws: list[tuple[str, object]] = []
        given: object = draws  # from outside: it may be anything
        if not isinstance(given, (tuple, list)):
            raise ScriptError(Fault("script-list", value=repr(given)))
        for entry in given:
            if not isinstance(entry, (tuple, list)) or len(entry) != 2 or not isinstance(entry[0], str):
                raise ScriptError(Fault("script-entry", value=repr(entry)))
            value = entry[1]
            self.draws.append((entry[0], list(value) if isinstance(value, (list, tuple)) else value))
        self.names: dict[str, Sequence[str]] = {}  # what the labels' values are called: the game says
        self.position = 0
        self.inside = 0  # how much of a list of dice is used
        self.then: Sealed | None = None if seed is None else Sealed(seed_from(seed))

    def afresh(self) -> Script:
        """The same script, unread: every match reads its own."""
        return Script(self.draws, None if self.then is None else self.then.seed)

    def memory(self) -> dict[str, Any]:
        then = None if self.then is None else self.then.memory()
        return {"used": self.used, "position": self.position, "inside": self.inside, "then": then}

    def recall(self, memory: Mapping[str, Any]) -> None:
        self.used = int(memory["used"])
        self.position = int(memory["position"])
        self.inside = int(memory["inside"])
        if self.then is not None:
            self.then.recall(memory["then"])

    def _next(self, label: str) -> object:
        if self.position >= len(self.draws):
            raise ScriptError(Fault("script-ended", label=repr(label)))
        expected, value = self.draws[self.position]
        if expected != label:
            raise self._misfit("script-other", label, value=repr(expected))
        return value

    def _misfit(self, id: str, label: str, **params: object) -> ScriptError:
        return ScriptError(Fault(id, draw=str(self.position + 1), label=repr(label), **params))

    def _number(self, label: str, value: object) -> int:
        names = self.names.get(label)
        if isinstance(value, str) and names is not None and value in names:
            return names.index(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise self._misfit("script-value", label, value=repr(value))

    def _name(self, label: str, number: int) -> str:
        names = self.names.get(label, ())
        return names[number] if 0 <= number < len(names) else str(number)

    def _one(self, label: str, low: int, high: int) -> int:
        value = self._next(label)
        if not isinstance(value, (list, tuple)):
            value = [value]
        if not value:
            raise self._misfit("script-empty", label)
        number = self._number(label, value[self.inside])
        if not low <= number <= high:
            raise self._misfit("script-range", label, value=str(number), low=str(low), high=str(high))
        self.inside += 1
        if self.inside == len(value):
            self.inside = 0
            self.position += 1
        return number

    def _ended(self) -> bool:
        return self.then is not None and self.position >= len(self.draws)

    def below(self, label: str, n: i64) -> i64:
        self.used += 1
        if self.then is not None and self._ended():
            return self.then.below(label, n)
        return self._one(label, 0, n - 1)

    def die(self, label: str) -> i64:
        self.used += 1
        if self.then is not None and self._ended():
            return self.then.die(label)
        return self._one(label, 1, 6)

    def shuffle(self, label: str, items: vec[i64]) -> vec[i64]:
        self.used += 1
        if self.then is not None and self._ended():
            return self.then.shuffle(label, items)
        value = self._next(label)
        if not isinstance(value, (list, tuple)):
            raise self._misfit("script-shuffle", label)
        first = [self._number(label, item) for item in value]
        rest: list[int] = [int(item) for item in items]
        for item in first:
            if item not in rest:
                raise self._misfit("script-deck", label, value=self._name(label, item))
            rest.remove(item)
        order = first + rest
        for place in range(len(order)):
            items[place] = order[place]
        self.position += 1
        return items
