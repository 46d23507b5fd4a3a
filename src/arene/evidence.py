"""What a failing bot leaves behind: the match up to there, in a file that ``arene replay`` opens."""

from __future__ import annotations

import os
from pathlib import Path

from arene.bots.outside import ProgramFails
from arene.core.actions import ActionSpace
from arene.core.knowledge import IllegalAnswer
from arene.core.match import Match
from arene.core.playout import Endless
from arene.core.refusal import BadData, BadFile, Fault

MOST = 100  # files that a server leaves: whoever lets bots fail all day needs no more of them


def folder() -> Path:
    """Where the command line leaves them: beside the saves, as the XDG base directories say."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "arene" / "faults"


def leave(match: Match, where: Path, name: str) -> Path | None:
    """What a match that goes on leaves, once under each name, as long as there are not too many."""
    if sum(1 for _ in where.glob("*.jsonl")) >= MOST and not (where / f"{name}.jsonl").exists():
        return None
    return _written(match, where / f"{name}.jsonl")


def _written(match: Match, path: Path) -> Path | None:
    """The file. None if that is not possible: it is not the worst trouble by then."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            match.save(path)
    except (OSError, BadFile):
        return None
    return path


def stopped(match: Match, error: Exception, where: Path, which: str = "") -> BadData:
    """A match that a bot has stopped, with everything that is needed to look into it; ``which`` of a series it was."""
    file = _written(match, where / f"{match.game.id}{which}-{match.hash}-stopped.jsonl")
    fault = Fault(
        "bot-stops",
        game=match.game.id,
        bot="–" if match.over else match.players[match.awaiting[0]],
        moves=str(len(match.moves)),
        position=match.hash,
        reason=_reason(match, error),
        file="none" if file is None else str(file.absolute()),
    )
    return BadData("", fault)


def _reason(match: Match, error: Exception) -> Fault:
    if isinstance(error, IllegalAnswer):
        return Fault("bot-illegal", where=error.where, action=named(match.space, error.action))
    if isinstance(error, ProgramFails):
        return error.fault
    if isinstance(error, Endless):
        return Fault("bot-endless")
    return Fault("bot-raises", error=f"{type(error).__name__}: {error}")


def named(space: ActionSpace, number: int) -> str:
    """An action as a report names it, even one that does not exist."""
    try:
        return repr(space.action(number))
    except BadData:
        return str(number)
