"""What stands out among the choices of a game: those that are dominant, a trap, mistimed, automatic, always the same,
idle, or without difference; among seats; and among the things that are dealt. What changes who wins is told only where
fresh matches show it: among eighty habits tried in a few matches some look striking by luck. A choice is called one
thing only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, quantiles

from arene.lab.statistics import CONFIDENCE, Estimate, Z

OFTEN, _LITTLE = 0.2, 0.05  # a choice made so often, whose loss would cost no more than that, makes no difference
_RARE, _USUAL = 0.03, 0.8  # shares at which a choice is hardly ever made where it may be, or nearly always
_SMALL = 0.02  # a difference of share below which nothing is lost
_FENCE = 1.5  # times the distance between the quartiles, beyond them: there lies what is not one of many
_FEW = 4  # things that have no quartiles to speak of


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
    apart: Estimate  # by how much always wins more than never, in the same matches
    again: frozenset[str]  # which of the two was tried in fresh matches, "never" or "always"
    single: bool  # one action, and not an example of several


@dataclass(frozen=True)
class Worth:
    """A thing that is dealt: by how much it brings its holder more than an average one of its sort."""

    sort: str
    name: str
    said: dict[str, str]  # in the game's words, by language
    worth: Estimate


@dataclass(frozen=True)
class Finding:
    """Something a designer would look into: ``kind`` names its sentence."""

    kind: str
    group: str
    taken: Estimate | None
    effect: Estimate


def findings(choices: Sequence[Choice], seats: Sequence[Estimate], worth: Sequence[Worth] = ()) -> list[Finding]:
    """What stands out: what changes who wins first, the greatest effect before others; then what is always or never
    done, or changes nothing, whole kinds of choices before single ones."""
    found = [finding for one in choices if (finding := of_choice(one, choices)) is not None]
    fair = 1 / len(seats)
    for seat, share in enumerate(seats):
        if _unfair(share, len(seats)):
            effect = Estimate(share.value - fair, share.low - fair, share.high - fair, share.count)
            found.append(Finding("seat", str(seat + 1), None, effect))
    for sort in dict.fromkeys(one.sort for one in worth):
        found += _outstanding([one for one in worth if one.sort == sort])
    return sorted(found, key=_rank)


def _unfair(share: Estimate, seats: int) -> bool:
    """Whether a seat wins more or less than its part."""
    return seats > 1 and not _reaches(share, seats, 1 / seats)


def _reaches(one: Estimate, among: int, value: float) -> bool:
    """Whether a value lies within the interval. Of several figures one strays beyond its own by luck the more often the
    more there are: it is wider by as much."""
    wider = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / among) / Z
    low, high = (one.value + (end - one.value) * wider for end in (one.low, one.high))
    return low <= value <= high


def _outstanding(things: Sequence[Worth]) -> list[Finding]:
    """Things of a sort that are worth much more, or much less, than the others: not the best of a row that rises
    evenly, and not by luck."""
    values = [one.worth.value for one in things]
    low, high = -_SMALL, _SMALL
    if len(things) >= _FEW:
        first, _, third = quantiles(values, method="inclusive")
        low, high = min(low, first - _FENCE * (third - first)), max(high, third + _FENCE * (third - first))
    apart = [one for one in things if not _reaches(one.worth, len(things), 0.0)]
    return [
        Finding("strong" if one.worth.value > 0 else "weak", f"{one.sort} {one.name}", None, one.worth)
        for one in apart
        if not low <= one.worth.value <= high
    ]


_MILD = ("fashion", "indifferent", "idle")


def _rank(one: Finding) -> tuple[int, bool, float]:
    if one.kind not in _MILD:
        return -1, False, -abs(one.effect.value)
    return _MILD.index(one.kind), " " in one.group, 0.0 if one.taken is None else -one.taken.value


def of_choice(one: Choice, choices: Sequence[Choice]) -> Finding | None:
    """A choice may be neglected (always making it wins more), a trap (never making it does), mistimed (both do: these
    bots do not know when), automatic (made nearly always, and dearly missed), in fashion (made at nearly every chance,
    others of its kind hardly ever), idle, or make no difference."""
    never, sure = one.never, "never" in one.again
    striking = _striking(one)
    if striking is not None:
        return striking
    if sure and one.taken.value >= _USUAL and never.high < 0:
        return Finding("automatic", one.group, one.taken, never)
    if one.stages.value >= _USUAL and _alone_in_fashion(one, choices):
        return Finding("fashion", one.group, one.stages, never)
    if one.taken.value <= _RARE and never.low > -_SMALL:
        return Finding("idle", one.group, one.taken, never)
    if sure and one.taken.value >= OFTEN and -_LITTLE < never.low < never.high and never.value < _LITTLE:
        return Finding("indifferent", one.group, one.taken, never)
    return None


def _striking(one: Choice) -> Finding | None:
    """A habit that wins more than the bots do. Where both do, the one that is better than the other names the choice;
    where neither is, it is the moment that counts."""
    always, never = ("always" in one.again and one.always.low > 0), ("never" in one.again and one.never.low > 0)
    if always and never and one.apart.low <= 0 <= one.apart.high:
        return Finding("mistimed", one.group, one.taken, one.never)
    if always and not (never and one.apart.value < 0):
        return Finding("neglected", one.group, one.taken, one.always)
    return Finding("trap", one.group, one.taken, one.never) if never else None


def _alone_in_fashion(one: Choice, choices: Sequence[Choice]) -> bool:
    kind, space, _ = one.group.partition(" ")
    others = [other for other in choices if other.group != one.group and other.group.startswith(f"{kind} ")]
    return bool(space) and any(other.stages.value <= 1 - _USUAL for other in others)
