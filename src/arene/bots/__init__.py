"""Computer opponents. They receive a position as their seat sees it, never the true state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arene.bots.beginner import BeginnerBot
from arene.bots.outside import FORM, command_of
from arene.bots.policy import PolicyBot
from arene.bots.random import RandomBot
from arene.bots.search import SearchBot
from arene.core.game import Game
from arene.core.knowledge import BOLD, CAREFUL, EXPERT, GOOD, STRONG
from arene.core.refusal import BadData, Fault
from arene.core.schema import span
from arene.core.state import Bot

LEVELS = ("beginner", "regular", "good", "strong", "expert")  # for people, in rising order
ALIASES = {"heuristic": "regular", "easy": "regular", "normal": "good"}  # as earlier versions named them
BOTS = ("random", *LEVELS, *ALIASES)

TEMPERS = {"bold": BOLD, "careful": CAREFUL}

_SEARCHING = {"good": GOOD, "strong": STRONG, "expert": EXPERT}
PATIENCE = {"good": 200, "strong": 1000, "expert": 3000}  # milliseconds that people wait for a decision
PARTS = {  # of a search, and how much of it at most: whoever waits for a decision waits for a clock, not for ever
    "playouts": 1_000_000,
    "milliseconds": 3_600_000,
    "attention": 100,
    "stages": 1000,
    "trust": 1_000_000,
    "doubt": 1000,
    "alike": 1_000_000,
    "wide": 1000,
    "crowd": 100,
    "depth": 20,
    "paired": 1,
    "rough": 1,
}


def level_of(name: str) -> str:
    """The level of a bot, whatever it was called when it was written down."""
    level = name.partition(":")[0]
    return ALIASES.get(level, level)


def temper_of(name: str) -> str:
    """``bold``, ``careful`` or nothing."""
    return next((word for word in name.split(":")[1:] if word in TEMPERS), "")


def for_people(name: str) -> str:
    """The same bot, which answers within the time that people wait for it."""
    patience = None if ":milliseconds=" in name else PATIENCE.get(level_of(name))
    return name if patience is None else f"{name}:milliseconds={patience}"


def exact(name: str) -> str:
    """The same bot, which counts what it tries out and looks at no clock: it answers alike on every machine."""
    return f"{name}:milliseconds=0" if level_of(name) in _SEARCHING else name


def with_temper(level: str, temper: str) -> str:
    """A bot of a level that shows a temper, where its level can."""
    return f"{level}:{temper}" if temper and level in _SEARCHING else level


def make_bot(name: str, game: Game, strict: bool = False) -> Bot:
    """The bot of that name for a game. It keeps nothing from one decision to the next: one may serve many seats.

    A level that searches may be followed by a temper and by changes of its search: ``good:bold``,
    ``strong:playouts=400:stages=0``.

    Should the game's knowledge advise what the rules refuse, the bot plays something else: a table goes on. A
    ``strict`` one raises ``IllegalAnswer``: for the laboratory and for tests, where the fault is to be found.
    """
    level, changes = _parsed(name)
    if level == "random":
        return RandomBot()
    if level == "beginner":
        return BeginnerBot(game.knowledge(), strict)
    if level == "regular":
        return PolicyBot(game.knowledge(), strict)
    return SearchBot(game.knowledge(), _SEARCHING[level], changes, strict)


def _parsed(name: str) -> tuple[str, Mapping[str, int]]:
    """The level of a bot's name, and what is changed in its search."""
    level, *words = name.split(":")
    if level not in BOTS:
        raise BadData("bots", Fault("one-of", value=repr(level), known=", ".join((*BOTS, FORM))))
    level, changes = level_of(level), dict[str, int]()
    for word in words:
        if level not in _SEARCHING:
            raise BadData("bots", Fault("no-search", value=repr(name), level=level, known=", ".join(_SEARCHING)))
        part, value = ("temper", TEMPERS[word]) if word in TEMPERS else _part(word)
        if part == "temper" and part in changes:
            raise BadData("bots", Fault("two-tempers", value=repr(name)))
        if part in changes:
            raise BadData("bots", Fault("value-twice", value=part))
        changes[part] = value
    return level, changes


def _part(word: str) -> tuple[str, int]:
    """A part of a search and how much of it, as ``stages=2`` says."""
    part, _, value = word.partition("=")
    if part not in PARTS:
        raise BadData("bots", Fault("one-of", value=repr(word), known=", ".join((*TEMPERS, *PARTS))))
    if not (value.isascii() and value.isdecimal()) or len(value) > 9 or int(value) > PARTS[part]:
        raise BadData("bots", Fault("range", value=repr(word), allowed=span(0, PARTS[part])))
    return part, int(value)


def bot_names(names: Sequence[str], seats: int) -> list[str]:
    """One name for each seat; when there are fewer, the last one is repeated."""
    if not names or len(names) > seats:
        raise BadData("bots", Fault("bots-count", count=len(names), seats=seats))
    for name in names:
        check_bot(name)
    return [*names, *[names[-1]] * (seats - len(names))]


def check_bot(name: str) -> None:
    """``BadData`` if there is no bot of that name."""
    if name.startswith(("exec:", "exec[")):
        command_of(name)
    else:
        _parsed(name)
