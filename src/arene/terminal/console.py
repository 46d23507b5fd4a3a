"""The terminal itself: what it can do, and the only place that reads keys and writes to the screen."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Mapping, Sequence
from types import TracebackType

from arene.terminal.ink import Ink, typed

try:
    import termios
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]

_HOME, _CLEAR_LINE, _CLEAR_BELOW, _FORGET = "\x1b[H", "\x1b[K", "\x1b[J", "\x1b[2J\x1b[3J\x1b[H"
_OTHER_SCREEN, _OWN_SCREEN = "\x1b[?1049h", "\x1b[?1049l"


class Ended(Exception):
    """There is nothing more to read: the person, or the program that feeds the terminal, is gone."""


def can_colour(environment: Mapping[str, str], tty: bool) -> bool:
    """Colours only where there is a terminal that shows them and nobody asked for none."""
    return tty and not environment.get("NO_COLOR") and environment.get("TERM", "dumb") != "dumb"


class Console:
    """A real terminal. ``live``: the cursor can be moved, so that a new picture takes the place of the old one."""

    def __init__(self) -> None:
        tty = sys.stdout.isatty()
        self.live = tty and os.environ.get("TERM", "dumb") != "dumb"
        self.ink = Ink(can_colour(os.environ, tty))

    def __enter__(self) -> Console:
        if self.live:
            self._write(_OTHER_SCREEN + _HOME)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.live:
            self._write(_OWN_SCREEN)

    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        size = shutil.get_terminal_size()
        return size.columns, size.lines

    def show(self, lines: Sequence[str]) -> None:
        """A picture in place of the last one."""
        self._draw(lines, "\n")

    def _draw(self, lines: Sequence[str], after: str) -> None:
        if self.live:
            text = "\n".join(line + _CLEAR_LINE for line in lines)
            self._write(f"{_HOME}{text}{_CLEAR_BELOW}")
        else:
            self._write("\n".join(lines) + after)

    def ask(self, lines: Sequence[str]) -> str:
        """A picture whose last line is a question, and the answer."""
        self._draw(lines, "")
        try:
            return typed(self._read()).strip()
        except EOFError as error:
            raise Ended from error
        finally:
            if not sys.stdin.isatty():
                self._write("\n")  # no key that ends the line is seen here

    def say(self, lines: Sequence[str]) -> None:
        """Lines that stay on the terminal after the table is gone."""
        self._write("\n".join(lines) + "\n")

    def hide(self) -> None:
        """Nothing that was on the screen can be read any more."""
        if self.live:
            self._write(_FORGET)
        else:
            self._write("\n" * self.size()[1])

    def wait(self, seconds: float) -> None:
        """Let a picture stand; keys struck meanwhile answer nothing."""
        if self.live and seconds > 0:
            time.sleep(seconds)
            self._drop_keys()

    def _read(self) -> str:
        return input()

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    def _drop_keys(self) -> None:
        if termios is not None and sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
