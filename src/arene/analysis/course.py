"""What is needed to go through a finished match again: data that travels, and its positions and draws once it has."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from arene.analysis.redrawing import Drawn, Noting, Redrawn
from arene.core.chance import Chance, Fast, Script, Sealed
from arene.core.edition import Edition
from arene.core.events import Events
from arene.core.game import Game, load_game
from arene.core.match import Match
from arene.core.state import State


@dataclass(frozen=True)
class Course:
    """A match as its beginning and its moves. A frozen one can be looked up: whoever works on it plays it once."""

    game: str
    rules: int
    seats: int
    options: str
    edition: str
    seed: str
    script: str
    start: str
    moves: tuple[tuple[int, int], ...]  # seat and number of the action


def course_of(match: Match) -> Course:
    script = None
    if match.script is not None:
        then = match.script.then
        draws = [list(draw) for draw in match.script.draws]
        script = {"draws": draws, "then": None if then is None else then.seed.hex()}
    moves = [(move.seat, match.space.from_json(move.action).number) for move in match.moves]
    return Course(
        match.game.id,
        match.game.rules,
        match.seats,
        json.dumps(dict(match.options)),
        json.dumps(dict(match.edition.data)),
        match.seed.hex(),
        json.dumps(script),
        json.dumps(None if match.start is None else dict(match.start)),
        tuple(moves),
    )


class Ground:
    """What is played, by whom, and who wins with whom."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.knowledge = game.knowledge()
        self.seats = range(seats)
        self.sides = game.sides(seats, options)
        self._alike = [[other for other, side in enumerate(self.sides) if side == mine] for mine in self.sides]

    def chances(self, shares: Sequence[int]) -> list[float]:
        """Every seat's chance: who plays together wins together."""
        return [sum(shares[other] for other in alike) / 1_000_000 for alike in self._alike]


class Walk(Ground):
    """A match gone through again: ``states[0]`` is its beginning, ``states[k]`` the position after move k, and
    ``drawn[k]`` what chance brought on the way there."""

    def __init__(self, course: Course) -> None:
        self.course = course
        game = load_game(course.game).under(course.rules)
        assert game is not None  # whoever has the match has loaded it by these rules
        self.options = json.loads(course.options)
        super().__init__(game, course.seats, self.options)
        self.edition: Edition = game.check_edition(json.loads(course.edition))
        chance = Noting(self._source())
        self.states: list[State] = [self._begun(chance)]
        self.drawn: list[list[Drawn]] = [chance.taken()]
        for seat, action in course.moves:
            state = self.states[-1].clone()
            state.play(seat, action, chance, None)
            self.states.append(state)
            self.drawn.append(chance.taken())

    def _source(self) -> Chance:
        script = json.loads(self.course.script)
        if script is None:
            return Sealed(bytes.fromhex(self.course.seed))
        scripted = Script(script["draws"], script["then"])
        scripted.names = dict(self.game.draws)
        return scripted

    def _begun(self, chance: Chance, out: Events | None = None) -> State:
        start = json.loads(self.course.start)
        if start is None:
            return self.game.new_state(self.course.seats, self.options, self.edition, chance, out)
        return self.game.state_from(start, self.course.seats, self.options, self.edition)

    def streams(self, step: int) -> list[str]:
        """The named streams that were drawn from on the way to a position, in the order they came."""
        return list(dict.fromkeys(str(drawn.label) for drawn in self.drawn[step]))

    def again(self, step: int, kept: Sequence[str], seed: int, out: Events | None = None) -> State:
        """The position as it might have been: the same action, with all streams but these drawn anew."""
        chance = Redrawn(self.drawn[step], list(kept), Fast(seed))
        if step == 0:
            return self._begun(chance, out)
        state = self.states[step - 1].clone()
        seat, action = self.course.moves[step - 1]
        state.play(seat, action, chance, out)
        return state

    def decisions(self) -> list[int]:
        """The numbers of the positions in which somebody chose among several answers."""
        return [
            step
            for step, (seat, action) in enumerate(self.course.moves)
            if len(legal := self.states[step].legal(seat)) > 1 and action in legal
        ]

    def draws(self) -> list[int]:
        """The numbers of the positions that chance had a part in."""
        return [step for step, drawn in enumerate(self.drawn) if drawn]


@lru_cache(maxsize=4)
def walk(course: Course) -> Walk:
    return Walk(course)
