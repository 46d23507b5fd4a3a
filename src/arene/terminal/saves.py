"""Where unfinished matches wait: one file each, written after every move."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from arene.core.files import file_text
from arene.core.record import MEGABYTES
from arene.terminal.seats import seat_of


class Save:
    """An unfinished match in the folder of saves."""

    def __init__(self, path: Path, game: str, players: Sequence[str], moves: int) -> None:
        self.path = path
        self.game = game
        self.names = [seat_of(player).name for player in players]
        self.moves = moves
        self.when = datetime.fromtimestamp(path.stat().st_mtime)


def folder() -> Path:
    """The folder of saves, as the XDG base directories say."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "arene" / "saves"


def fresh_path(game: str) -> Path:
    """A file name that is still free."""
    place = folder()
    with suppress(OSError):  # where nothing can be written the table says so; one can play all the same
        place.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, count = place / f"{stem}.jsonl", 1
    while _taken(path):
        count += 1
        path = place / f"{stem}-{count}.jsonl"
    return path


def _taken(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # nobody may look there
        return False


def unfinished() -> list[Save]:
    """The matches that can go on, the latest first. A file that is no match file is nobody's save: left out."""
    found = [save for path in folder().glob("*.jsonl") if (save := _look(path)) is not None]
    return sorted(found, key=lambda save: save.when, reverse=True)


def _look(path: Path) -> Save | None:
    try:
        lines = file_text(path, MEGABYTES).splitlines()
        header, end = json.loads(lines[0]), json.loads(lines[-1])
        if end["end"] != "suspended":
            return None
        return Save(path, header["game"], header["players"], end["moves"])
    except (OSError, ValueError, LookupError, TypeError):
        return None
