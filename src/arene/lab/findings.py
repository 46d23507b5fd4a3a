"""What stands out among the choices of a game: those that are dominant, a trap, automatic, always the same, idle, or
without difference. What changes who wins is told only where fresh matches show it: among eighty habits tried in a few
matches some look striking by luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arene.lab.statistics import Estimate

OFTEN, _LITTLE = 0.2, 0.05  # a choice made so often, whose loss would cost no more than that, makes no difference
_RARE, _USUAL = 0.03, 0.8  # shares at which a choice is hardly ever made where it may be, or nearly always
_SMALL = 0.02  # a difference of share below which nothing is lost


@dataclass(frozen=True)
class Choice:
    """A group of actions: how often it is chosen where it may be, how those fare who chose it, what habits bring."""

    group: str
    example: dict[str, str]
    offered: float  # share of a seat's matches in which it may be chosen
    taken: Estimate  # of the cases
    stages: Estimate  # of the stages in which anybody might choose it, those in which somebody did
    won: Estimate
    never: Estimate
    always: Estimate
    again: frozenset[str]  # which of the two was tried in fresh matches, "never" or "always"


@dataclass(frozen=True)
class Finding:
    """Something a designer would look into: ``kind`` names its sentence."""

    kind: str
    group: str
    taken: Estimate | None
    effect: Estimate


def findings(choices: Sequence[Choice], seats: Sequence[Estimate]) -> list[Finding]:
    """What stands out: what changes who wins first, the greatest effect before others; then what is always or never
    done, or changes nothing, whole kinds of choices before single ones."""
    found = [finding for one in choices for finding in of_choice(one, choices)]
    fair = 1 / len(seats)
    for seat, share in enumerate(seats):
        if share.low > fair or share.high < fair:
            effect = Estimate(share.value - fair, share.low - fair, share.high - fair, share.count)
            found.append(Finding("seat", str(seat + 1), None, effect))
    return sorted(found, key=_rank)


_MILD = ("fashion", "indifferent", "idle")


def _rank(one: Finding) -> tuple[int, bool, float]:
    if one.kind not in _MILD:
        return -1, False, -abs(one.effect.value)
    return _MILD.index(one.kind), " " in one.group, 0.0 if one.taken is None else -one.taken.value


def of_choice(one: Choice, choices: Sequence[Choice]) -> Iterator[Finding]:
    """A choice may be neglected (always making it wins more), a trap (never making it does), automatic (made nearly
    always, and dearly missed), in fashion (made at nearly every chance, others of its kind hardly ever), idle, or make
    no difference."""
    never, sure = one.never, "never" in one.again
    if "always" in one.again and one.always.low > 0:
        yield Finding("neglected", one.group, one.taken, one.always)
    if sure and never.low > 0:
        yield Finding("trap", one.group, one.taken, never)
    elif sure and one.taken.value >= _USUAL and never.high < 0:
        yield Finding("automatic", one.group, one.taken, never)
    elif one.stages.value >= _USUAL and _alone_in_fashion(one, choices):
        yield Finding("fashion", one.group, one.stages, never)
    elif one.taken.value <= _RARE and never.low > -_SMALL:
        yield Finding("idle", one.group, one.taken, never)
    elif sure and one.taken.value >= OFTEN and -_LITTLE < never.low < never.high:
        yield Finding("indifferent", one.group, one.taken, never)


def _alone_in_fashion(one: Choice, choices: Sequence[Choice]) -> bool:
    kind, space, _ = one.group.partition(" ")
    others = [other for other in choices if other.group != one.group and other.group.startswith(f"{kind} ")]
    return bool(space) and any(other.stages.value <= 1 - _USUAL for other in others)
