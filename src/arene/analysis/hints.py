"""A hint at the table: what a strong bot would do, the likeliest other thing to do, and why the first is better. All of
it comes from what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass

from arene.analysis.course import Ground
from arene.analysis.tallies import Tally
from arene.analysis.work import JUDGE, Difference, Piece, compared
from arene.bots import for_people, make_bot
from arene.core.chance import Fast
from arene.core.playout import answer
from arene.core.state import Seen, State

_OTHERS = 5  # alternatives looked at to find the likeliest
_FEW = 6  # worlds in which one of them is looked at


@dataclass(frozen=True)
class Hint:
    """``gain`` is what the action is worth more than the other one, which is -1 where there is nothing else to do."""

    action: int
    other: int
    gain: Tally
    scores: list[Tally]
    differences: list[Difference]


def hint(ground: Ground, state: State, seat: int, seed: int, judge: str = for_people(JUDGE), worlds: int = 60) -> Hint:
    """What the judge would do, beside the best of what else is worth a thought; ``worlds`` compare the two."""
    chance, seen = Fast(seed), Seen(state, seat)
    action = int(answer(make_bot(judge, ground.game), state, seat, chance))
    others = _others(ground, seen, action, seed)
    if not others:
        return Hint(action, -1, Tally(), [], [])
    tried = [
        (compared(ground, seen, other, Piece("verdict", 0, _FEW, action), Fast(seed)).seats[seat].mean, place, other)
        for place, other in enumerate(others)
    ]
    other = min(tried)[2] if len(tried) > 1 else others[0]
    found = compared(ground, seen, other, Piece("verdict", 0, worlds, action, why=True), Fast(seed + 1))
    return Hint(action, other, found.seats[seat], found.scores, found.differences)


def _others(ground: Ground, seen: Seen, action: int, seed: int) -> list[int]:
    """What else is worth a thought."""
    chance, legal = Fast(seed), [int(one) for one in seen.legal()]
    thought = [int(one) for one in ground.knowledge.candidates(seen.world(chance), seen.seat)]
    others = [one for one in thought if one in legal and one != action] or [one for one in legal if one != action]
    return others[:: max(1, -(-len(others) // _OTHERS))]
