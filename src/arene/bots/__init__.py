"""Computer opponents. They receive a position as their seat sees it, never the true state."""

from __future__ import annotations

from collections.abc import Sequence

from arene.bots.policy import PolicyBot
from arene.bots.random import RandomBot
from arene.bots.rollouts import RolloutBot
from arene.core.game import Game
from arene.core.knowledge import CERTAIN
from arene.core.refusal import BadData, Fault
from arene.core.state import Bot

BOTS = ("random", "heuristic", "easy", "normal", "strong")
LEVELS = ("easy", "normal", "strong")


def make_bot(name: str, game: Game, strict: bool = False) -> Bot:
    """The bot of that name for a game. It keeps nothing from one decision to the next: one may serve many seats.

    Should the game's knowledge advise what the rules refuse, the bot plays something else: a table goes on. A
    ``strict`` one raises ``IllegalAnswer``: for the laboratory and for tests, where the fault is to be found.
    """
    if name == "random":
        return RandomBot()
    if name in ("heuristic", "easy"):
        return PolicyBot(game.knowledge(), strict)
    if name == "normal":
        return RolloutBot(game.knowledge(), 8, 0, CERTAIN // 10, strict)
    if name == "strong":
        return RolloutBot(game.knowledge(), 16, 2, CERTAIN // 10, strict)
    raise BadData("bots", Fault("one-of", value=repr(name), known=", ".join(BOTS)))


def bot_names(names: Sequence[str], seats: int) -> list[str]:
    """One name for each seat; when there are fewer, the last one is repeated."""
    if not names or len(names) > seats:
        raise BadData("bots", Fault("bots-count", count=len(names), seats=seats))
    for name in names:
        if name not in BOTS:
            raise BadData("bots", Fault("one-of", value=repr(name), known=", ".join(BOTS)))
    return [*names, *[names[-1]] * (seats - len(names))]
