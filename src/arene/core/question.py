"""What a seat may be asked: one object for each question, declared beside the rule it belongs to.

A game's questions say what may be answered, what an answer does and why another is refused. The action space, the
dispatch of ``legal`` and ``play`` and the refusal “not now” follow from them.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from arene.core.actions import ActionSpace, Kind
from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import i64, vec
from arene.core.refusal import Refusal

S = TypeVar("S")


class Question(Generic[S]):
    """One question. A game has one object of each class; a state holds the one that is asked."""

    name: str = ""
    topics: str = ""  # the paragraphs of the rules text that speak of it
    opens: bool = True  # nothing of what the seat is about to do is chosen yet

    def kinds(self) -> Sequence[Kind]:
        """The actions that may answer it. A kind that answers several questions is one object in all of them."""
        return ()

    def legal(self, state: S, seat: i64) -> vec[i64]:
        """The legal answers of a seat that is asked."""
        return vec[i64]()

    def play(self, state: S, seat: i64, action: i64, chance: Chance, out: Events | None) -> None:
        """Carry out a legal answer and everything that follows by itself, up to the next question."""
        raise AssertionError(f"{self.name}: there is no answer")

    def why_not(self, state: S, seat: int, action: int) -> Refusal:
        """Why an answer of one of its kinds is not legal now; not asked where all of them always are."""
        raise AssertionError(f"{self.name}: every answer is legal")

    def elsewhere(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why an answer is refused while something else is asked, where there is more to say than that."""
        return None

    def considered(self, state: S, seat: int) -> list[int]:
        """What a person might think of: the legal answers and those to show greyed, with the reason."""
        return [int(action) for action in self.legal(state, seat)]


Q = TypeVar("Q", bound=Question[Any])


class Questions(Generic[Q]):
    """All questions of a game, in the order of the rule book. The aside is never asked: its answers are what a seat
    may do at any moment, and its ``elsewhere`` says why one is refused."""

    def __init__(self, *questions: Q, aside: Q | None = None) -> None:
        self.names = [question.name for question in questions]
        self._named = dict(zip(self.names, questions, strict=True))
        kinds: dict[str, Kind] = {}
        self._asking: dict[str, list[Q]] = {}
        for question in questions if aside is None else (*questions, aside):
            for kind in question.kinds():
                kinds[kind.name] = kind
                self._asking.setdefault(kind.name, []).append(question)
        self._kinds = sorted(kinds.values(), key=lambda kind: kind.base)

    def __getitem__(self, name: str) -> Q:
        return self._named[name]

    def answered_by(self, action: int) -> list[Q]:
        """The questions that an action may answer."""
        kind = [kind for kind in self._kinds if kind.base <= action][-1]
        return self._asking[kind.name]

    def actions(self, edition: object) -> ActionSpace:
        """All actions, by number and by name, as an edition names them."""
        return ActionSpace(*(kind.printed(edition) for kind in self._kinds))
