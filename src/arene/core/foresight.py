"""What follows from an action that is not played, as far as neither chance nor hidden things come in."""

from __future__ import annotations

from arene.core.chance import Fast, Script, ScriptError
from arene.core.events import Events
from arene.core.game import Game
from arene.core.state import State

_WORLDS = 3  # in which it is worked out


def foreseen(state: State, seat: int, action: int) -> State | None:
    """The position after an action that is not played; None where something is drawn or disclosed."""
    out, after = Events(), state.clone()
    try:
        after.play(seat, action, Script([]), out)
    except ScriptError:
        return None
    return None if out.surprise else after


def imagined_worlds(state: State, seat: int) -> list[State]:
    """Some that may be the true one. Never the true one itself: whether others are asked there, or what they hold,
    would show in what is worked out."""
    return [state.sample(seat, Fast(number)) for number in range(_WORLDS)]


def after(game: Game, worlds: list[State], seat: int, action: int) -> list[State]:
    """The same worlds after an action of the seat. Where they part, what follows depends on what is hidden: nobody can
    say it, and none is left."""
    told = [foreseen(world, seat, action) for world in worlds]
    left = [world for world in told if world is not None]
    pictures = [game.view(world, seat) for world in left]
    return left if len(left) == len(worlds) and all(picture == pictures[0] for picture in pictures) else []
