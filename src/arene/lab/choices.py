"""What can be chosen, in groups a designer speaks of (all bets, the bet on one ticket), and a seat that plays one of
them whenever it may, or never."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from arene.core.actions import ActionSpace, Kind
from arene.core.chance import Chance, Fast
from arene.core.knowledge import Knowledge
from arene.core.native import i64
from arene.core.state import Bot, Seen, State

_FEW = 64  # values of a parameter that are looked at one by one
_WIDEST = 10  # alternatives that are tried out
_WORLDS = 4  # in which each is
_FARTHEST = 2_000  # moves of a playout
_SEEDS = 2147483562
_STUBBORN = 100  # times in a match: then the habit is given up, or a match might never end


def groups_of(space: ActionSpace, action: int) -> list[str]:
    """The groups an action belongs to: its kind, and the value of its first parameter."""
    return list(_groups(space)[action])


@lru_cache(maxsize=8)
def _groups(space: ActionSpace) -> dict[int, tuple[str, ...]]:
    return {
        number: tuple(_named(space, kind, number))
        for kind in space.kinds.values()
        for number in range(kind.base, kind.base + kind.size)
    }


def _named(space: ActionSpace, kind: Kind, number: int) -> list[str]:
    params = space.action(number).params
    first = next(iter(params), None)
    if first is None or not 1 < len(kind.params[first]) <= _FEW:
        return [kind.name]
    return [kind.name, f"{kind.name} {first}={params[first]}"]


@dataclass(frozen=True)
class Habit:
    """What one seat does otherwise than the bot it plays by."""

    group: str
    always: bool  # whenever it may; else never, where there is something else to do

    @property
    def id(self) -> str:
        return f"{'always' if self.always else 'never'} {self.group}"


class HabitualBot(Bot):
    """Plays as another bot, but for a habit. What it does instead is tried out in a few worlds to the end of the stage:
    the habit is judged, not a careless replacement."""

    def __init__(self, usual: Bot, knowledge: Knowledge, space: ActionSpace, habit: Habit) -> None:
        self.usual = usual
        self.knowledge = knowledge
        self.groups = _groups(space)
        self.habit = habit
        self.left = _STUBBORN

    def choose(self, seen: Seen, chance: Chance) -> i64:
        usual = int(self.usual.choose(seen, chance))
        legal = [int(action) for action in seen.legal()]
        wanted = [action for action in legal if (self.habit.group in self.groups[action]) == self.habit.always]
        if not wanted or usual in wanted or self.left == 0:
            return usual
        self.left -= 1
        return self._best(seen, wanted, chance)

    def _best(self, seen: Seen, actions: list[int], chance: Chance) -> int:
        if len(actions) == 1:
            return actions[0]
        proposed = {int(action) for action in self.knowledge.candidates(seen.world(chance), seen.seat)}
        tried = [action for action in actions if action in proposed] or actions
        tried = tried[:: -(-len(tried) // _WIDEST)]
        worth = [0] * len(tried)
        for _ in range(_WORLDS):
            world, seed = seen.world(chance), int(chance.below("playout", _SEEDS))
            for place, action in enumerate(tried):
                copy, luck = world.clone(), Fast(seed)
                copy.play(seen.seat, action, luck, None)
                worth[place] += self._follow(copy, int(self.knowledge.stage(world)), int(seen.seat), luck)
        return tried[worth.index(max(worth))]

    def _follow(self, world: State, stage: int, seat: int, luck: Chance) -> int:
        for _ in range(_FARTHEST):
            actor = int(world.actor())
            if actor < 0 or int(self.knowledge.stage(world)) != stage:
                break
            action, legal = int(self.knowledge.policy(world, actor, luck)), world.legal(actor)
            world.play(actor, action if action in legal else legal[0], luck, None)
        return int(self.knowledge.worth(world, seat))
