"""Results that outlive the process that made them: a file of JSON lines, the first of which says what they are of.

Started again with the same question, the work goes on behind the last whole line. One process at a time writes it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from arene.core.files import file_text
from arene.core.refusal import BadFile, Fault

try:
    import fcntl
except ImportError:  # Windows knows no such locks
    fcntl = None  # type: ignore[assignment]

Whole = Callable[[Mapping[str, Any]], bool]

_MEGABYTES = 500  # of such a file


class Ledger:
    """The rows so far, numbered from 0; ``add`` writes one more. Without a path nothing is kept. ``whole`` says whether
    a row is one that was written."""

    def __init__(self, path: Path | None, head: Mapping[str, Any], whole: Whole = bool) -> None:
        self.path = path
        self.whole = whole
        self.rows: list[dict[str, Any]] = []
        self._file: IO[str] | None = None
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = _held(path)
        if path.stat().st_size:
            self._read(path, head)
        else:
            self._write(head)

    def _read(self, path: Path, head: Mapping[str, Any]) -> None:
        *lines, torn = file_text(path, _MEGABYTES).split("\n")
        if not lines and _line(head).startswith(torn):  # ended before its first line was whole
            self._drop(path, torn)
            self._write(head)
            return
        before = None if not lines else _data(lines[0])
        if before is None or not before.keys() & head.keys():
            raise BadFile(str(path), 0, Fault("no-results"))
        _compare(path, before, json.loads(json.dumps(head)))
        for number, line in enumerate(lines[1:], 2):
            self.rows.append(self._row(path, number, line))
        if torn:  # the process was ended while it wrote
            self._drop(path, torn)

    def _drop(self, path: Path, torn: str) -> None:
        """Cut off what is no whole line. Nothing is written anew: whatever happens meanwhile, the rows are there."""
        with naming(path):
            os.truncate(path, path.stat().st_size - len(torn.encode()))

    def _row(self, path: Path, number: int, line: str) -> dict[str, Any]:
        row = _data(line)
        if row is None:
            raise BadFile(str(path), number, Fault("not-results"))
        if row.get("row") != len(self.rows):
            raise BadFile(str(path), number, Fault("not-row", row=len(self.rows)))
        if not _is(self.whole, row):
            raise BadFile(str(path), number, Fault("damaged-row"))
        return row

    def add(self, row: Mapping[str, Any]) -> dict[str, Any]:
        numbered = {"row": len(self.rows), **row}
        self.rows.append(numbered)
        self._write(numbered)
        return numbered

    def _write(self, entry: Mapping[str, Any]) -> None:
        if self.path is not None and self._file is not None:
            with naming(self.path):
                self._file.write(_line(entry))
                self._file.flush()

    def close(self) -> None:
        """Let others write; what the process holds at its end is let go by itself."""
        if self._file is not None:
            self._file.close()


def _held(path: Path) -> IO[str]:
    """The file to append to, which nobody else may as long as it is open: two would mix their rows."""
    if path.exists() and not path.is_file():
        file_text(path, 0)  # says what is wrong with it
    file = path.open("a", encoding="utf-8")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise BadFile(str(path), 0, Fault("results-held")) from error
    return file


def _line(entry: Mapping[str, Any]) -> str:
    return json.dumps(entry, separators=(",", ":")) + "\n"


def _data(line: str) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _is(whole: Whole, row: Mapping[str, Any]) -> bool:
    """Where something is missing, or is of another kind, asking may fail."""
    try:
        return whole(row)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        return False


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Where writing fails, the system says why and not where: a full disk has many files."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _compare(path: Path, before: Mapping[str, Any], now: Mapping[str, Any]) -> None:
    """Results of something else are not mixed with ours, nor are they written over."""
    for key in sorted({**before, **now}, key=lambda key: key not in ("arene", "game")):  # these first: what it is of
        if before.get(key) != now.get(key):
            raise BadFile(str(path), 1, other_results(key, before.get(key), now.get(key)))


def other_results(key: str, before: object, now: object) -> Fault:
    """A file holds one value of something, and another one is asked for."""
    there, here = (json.dumps(value, ensure_ascii=False) for value in (before, now))
    return Fault("other-results", key=key, before=there, now=here)
