"""How much is looked at: the time there is, divided among the curve, the decisions and the draws."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from arene.analysis.course import Walk
from arene.analysis.playouts import Habits, outlooks
from arene.analysis.work import Piece, far, near
from arene.core.chance import Fast
from arene.core.knowledge import STRONG
from arene.core.native import i64, vec

SECONDS = 60.0  # that an analysis takes unless somebody wants it longer or shorter
_CURVE, _REVIEWS, _VERDICTS, _REASONS, _LUCK = 0.25, 0.3, 0.15, 0.1, 0.2  # parts of the whole
_FEWEST, _ENOUGH, _LOOKS = 24, 60, 160  # positions that make a curve at all, that show its moments, at most
_ROUGH, _LOOK = 30, 100  # playouts from a position: until there are enough positions, and afterwards
_AGAIN = 20  # looks for the positions that are looked at again, about
_REVIEW = 60  # playouts without which the judge need not be asked: with fewer it is no better than who is judged
_EXPLAINED, _FEW = 12, 3  # decisions whose difference is told with its reason, and where time is short
_REASON = 24  # worlds without which no reason is found
_PROBES = (0.05, 0.3, 0.55, 0.8)  # where in the match a playout's time is taken
_PROBE = 0.1  # seconds for each
_NOTED = 5  # times as long as a playout is one in which what happens is noted
_OVERHEAD = 1.3  # worlds to be drawn, copies to be made, results to be carried


@dataclass(frozen=True)
class Speed:
    """Seconds of one playout: as they follow a match far, near, and as the judge's do."""

    far: float
    near: float
    judge: float

    def of(self, there: Walk, piece: Piece) -> float:
        """What a piece of work takes, about."""
        if piece.kind == "look":
            return self.far * piece.count
        if piece.kind == "review":
            return self.judge * piece.count
        runs = 2 if piece.kind == "verdict" else len(there.streams(piece.step)) + 1
        return self.near * piece.count * runs * (_NOTED if piece.why else 1)


@dataclass(frozen=True)
class Plan:
    """How many positions are looked at, and playouts for each kind of piece."""

    looks: int
    look: int
    reviewed: tuple[int, ...]  # decisions, by their position
    review: int
    verdict: int
    explained: int
    reason: int
    drawn: tuple[int, ...]  # positions that chance had a part in
    luck: int
    seconds: float  # of one processor, for all together


def planned(there: Walk, speed: Speed, seconds: float, seats: Sequence[int]) -> Plan:
    """Divide so many seconds of one processor; ``seats`` are those whose decisions are gone through."""
    nodes = len(open_steps(there))
    playouts = seconds * _CURVE / speed.far
    rough, fine = (int(playouts / count) - _AGAIN for count in (_ROUGH, _LOOK))
    looks = max(2, min(nodes, _LOOKS, max(_FEWEST, min(_ENOUGH, rough), fine)))
    look = _within(playouts / (looks + _AGAIN), 16, 400)
    decisions = [step for step in there.decisions() if there.course.moves[step][0] in seats]
    playouts = seconds * _REVIEWS / speed.judge
    reviewed = _spread(decisions, max(8, int(playouts / _REVIEW)))
    most = int(there.knowledge.search(there.course.seats, STRONG).playouts)
    review = _within(playouts / max(1, len(reviewed)), _REVIEW, max(_REVIEW, most))
    verdict = _within(seconds * _VERDICTS / speed.near / max(1, len(reviewed)), 12, 200)
    noted = seconds * _REASONS / speed.near / _NOTED / 2
    explained = min(_EXPLAINED, len(reviewed), max(_FEW, int(noted / _REASON)))
    reason = _within(noted / max(1, explained), _REASON, 400)
    playouts = seconds * _LUCK / speed.near
    drawn = _spread(there.draws(), max(8, int(playouts / 24)))
    runs = sum(len(there.streams(step)) + 1 for step in drawn)
    luck = _within(playouts / max(1, runs), 8, 400)
    together = (looks + _AGAIN) * look * speed.far + len(reviewed) * (review * speed.judge + verdict * speed.near)
    together += (2 * explained * reason * _NOTED + runs * luck) * speed.near
    return Plan(looks, look, tuple(reviewed), review, verdict, explained, reason, tuple(drawn), luck, together)


def _within(value: float, low: int, high: int) -> int:
    return max(low, min(high, int(value)))


def _spread(steps: Sequence[int], count: int) -> list[int]:
    """So many of them, evenly."""
    if count >= len(steps):
        return list(steps)
    return [steps[place * len(steps) // count] for place in range(count)]


def open_steps(there: Walk) -> list[int]:
    """The positions that something else might have stood in place of: after a choice or a draw; and the two ends."""
    after = {step + 1 for step in there.decisions()} | set(there.draws())
    return sorted({0, len(there.states) - 1} | after)


def measured(there: Walk) -> Speed:
    """What playouts of this match take here, on an average."""
    to_the_end = int(there.knowledge.search(there.course.seats, STRONG).stages) == 0
    whole = _seconds(there, far(there))
    close = _seconds(there, near(there))
    return Speed(whole, close, whole if to_the_end else close)


def _seconds(there: Walk, habits: Habits) -> float:
    found = []
    for place, part in enumerate(_PROBES):
        state = there.states[int(part * (len(there.states) - 1))]
        began, count = time.perf_counter(), 0
        while count < 2 or (time.perf_counter() - began < _PROBE and count < 100):
            outlooks(there.knowledge, state.sample(0, Fast(count)), habits, vec[i64]([1000 * place + count]))
            count += 1
        found.append((time.perf_counter() - began) / count)
    return max(1e-6, _OVERHEAD * sum(found) / len(found))
