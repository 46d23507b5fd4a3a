"""What a failing bot leaves behind: the match up to there, in a file that ``arene replay`` opens."""

from __future__ import annotations

import os
from pathlib import Path

from arene.core.actions import ActionSpace
from arene.core.match import Match
from arene.core.refusal import BadData, BadFile

MOST = 100  # files of a folder: whoever lets bots fail all day needs no more of them


def folder() -> Path:
    """Where the command line leaves them: beside the saves, as the XDG base directories say."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "arene" / "faults"


def leave(match: Match, where: Path, name: str) -> Path | None:
    """Write the match, once under each name. None if that is not possible: it is not the worst trouble by then."""
    path = where / f"{name}.jsonl"
    try:
        where.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            if sum(1 for _ in where.glob("*.jsonl")) >= MOST:
                return None
            match.save(path)
    except (OSError, BadFile):
        return None
    return path


def named(space: ActionSpace, number: int) -> str:
    """An action as a report names it, even one that does not exist."""
    try:
        return repr(space.action(number))
    except BadData:
        return str(number)
