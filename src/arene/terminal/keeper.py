"""The file of a match under way: one terminal at a time holds it, and nothing that somebody else wrote is lost."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from arene.core.match import Match
from arene.core.refusal import BadFile, Fault

try:
    import fcntl
except ImportError:  # Windows: files are not held there, only compared before they are written
    fcntl = None  # type: ignore[assignment]

Stamp = tuple[int, int, int] | None  # which file, how long, when written; None: there is none


class Keeper:
    """Holds a match file by a lock beside it, which the system lets go when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: int | None = None
        self._known: Stamp = None  # the file as this process last read or wrote it

    def hold(self) -> None:
        """Keep other terminals out; ``BadFile`` says which one has it. From here on the file is known as it is now."""
        if self._lock is None:
            self._lock = _locked(self.path)
            self._known = _stamp(self.path)

    def let_go(self) -> None:
        if self._lock is not None:
            with suppress(OSError):
                _lock_file(self.path).unlink()  # while it is still held: nobody else's lock is taken away
            os.close(self._lock)
            self._lock = None

    def save(self, match: Match) -> None:
        """Write the match, unless somebody else has written there since."""
        there = _stamp(self.path)
        if there is not None and there != self._known:
            raise BadFile(str(self.path), 0, Fault("changed-elsewhere"))
        match.save(self.path)
        self._known = _stamp(self.path)

    def save_as(self, match: Match, path: Path) -> None:
        """Write the match to another file and hold that one from now on; the old one stays as it was."""
        other = Keeper(path)
        other.hold()
        try:
            other.save(match)
        except BaseException:
            other.let_go()
            raise
        self.let_go()
        self.path, self._lock, self._known = other.path, other._lock, other._known


def _stamp(path: Path) -> Stamp:
    try:
        there = path.stat()
    except (OSError, ValueError):
        return None
    return there.st_ino, there.st_size, there.st_mtime_ns


def _lock_file(path: Path) -> Path:
    target = Path(os.path.realpath(path))
    return target.with_name(f".{target.name}.lock")


def _locked(path: Path) -> int | None:
    """The lock of a file; None where the folder takes none, as it takes no match either."""
    if fcntl is None:
        return None
    while True:
        try:
            lock = os.open(_lock_file(path), os.O_RDWR | os.O_CREAT, 0o600)
        except (OSError, ValueError):
            return None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.read(lock, 200).decode("utf-8", "replace").strip()
            os.close(lock)
            raise BadFile(str(path), 0, Fault("held", holder=holder or "?")) from error
        if _still_there(lock, path):
            os.truncate(lock, 0)
            os.write(lock, _who().encode())
            return lock
        os.close(lock)  # its holder took it away between our opening and our locking: once more


def _still_there(lock: int, path: Path) -> bool:
    try:
        return os.fstat(lock).st_ino == _lock_file(path).stat().st_ino
    except OSError:
        return False


def _who() -> str:
    """This process, for whoever comes second."""
    try:
        terminal = f", {os.ttyname(sys.stdin.fileno())}"
    except (OSError, ValueError, AttributeError):  # no terminal, or nothing to type on at all
        terminal = ""
    return f"{os.getpid()}{terminal}"
