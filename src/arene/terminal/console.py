"""The terminal itself: what it can do, and the only place that reads keys and writes to the screen."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from types import FrameType, TracebackType
from typing import Any

from arene.terminal.ink import Ink, typed

try:
    import termios
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]

_HOME, _CLEAR_LINE, _CLEAR_BELOW, _FORGET = "\x1b[H", "\x1b[K", "\x1b[J", "\x1b[2J\x1b[3J\x1b[H"
_EMPTY = "\x1b[2J\x1b[H"
_OTHER_SCREEN, _OWN_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
_REFLEX = 0.5  # seconds in which a second Enter follows the first by itself

Picture = Sequence[str] | Callable[[], Sequence[str]]  # lines, or what draws them anew for another size


class Ended(Exception):
    """There is nothing more to read: the person, or the program that feeds the terminal, is gone."""


def can_colour(environment: Mapping[str, str], tty: bool) -> bool:
    """Colours only where there is a terminal that shows them and nobody asked for none."""
    return tty and not environment.get("NO_COLOR") and environment.get("TERM", "dumb") != "dumb"


def typed_line(prompt: str = "") -> str:
    """A line from the keyboard; ``Ended`` where nobody will type any more, or never could."""
    try:
        return input(prompt)
    except EOFError as error:
        raise Ended from error
    except (RuntimeError, ValueError) as error:  # input is closed
        raise Ended from error


def _types_here() -> bool:
    """Whether a person types at a terminal."""
    return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()


class Console:
    """A real terminal. ``live``: the cursor can be moved, so that a new picture takes the place of the old one."""

    def __init__(self) -> None:
        tty = sys.stdout.isatty()
        self.live = tty and os.environ.get("TERM", "dumb") != "dumb"
        self.ink = Ink(can_colour(os.environ, tty))
        self._picture: Picture = ()  # what stands on the screen
        self._before: dict[int, Any] = {}  # whoever took care of the signals before

    def __enter__(self) -> Console:
        if self.live:
            self._write(_OTHER_SCREEN + _HOME)
            self._listen()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before = {}
        self._picture = ()
        if self.live:
            self._write(_OWN_SCREEN)

    def _listen(self) -> None:
        """A window of another size gets another picture; a stopped table leaves nothing of it behind."""
        if threading.current_thread() is not threading.main_thread():
            return
        for name, handler in (("SIGWINCH", self._resized), ("SIGTSTP", self._stopped)):
            number = getattr(signal, name, None)
            if number is not None:
                self._before[number] = signal.signal(number, handler)

    def _resized(self, number: int, frame: FrameType | None) -> None:
        self._redraw()

    def _stopped(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-Z: the shell gets its own screen back, without the hand that was shown; on return all is drawn anew."""
        self._write(_EMPTY + _OWN_SCREEN)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)  # here the process stands still
        signal.signal(number, self._stopped)
        self._write(_OTHER_SCREEN + _EMPTY)
        self._redraw()

    def _redraw(self) -> None:
        if self._picture:
            self._draw(self._picture, "")

    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        size = shutil.get_terminal_size()
        return size.columns, size.lines

    def show(self, picture: Picture) -> None:
        """A picture in place of the last one."""
        self._draw(picture, "\n")

    def _draw(self, picture: Picture, after: str) -> None:
        self._picture = picture
        lines = picture() if callable(picture) else picture
        if self.live:
            text = "\n".join(line + _CLEAR_LINE for line in lines)
            self._write(f"{_HOME}{text}{_CLEAR_BELOW}")
        else:
            self._write("\n".join(lines) + after)

    def ask(self, picture: Picture, afresh: bool = False) -> str:
        """A picture whose last line is a question, and the answer. ``afresh``: what was typed before it is none."""
        self._draw(picture, "")
        if afresh and _types_here():
            time.sleep(_REFLEX)
            self._drop_keys()
        try:
            return typed(self._read()).strip()
        finally:
            if not _types_here():
                self._write("\n")  # no key that ends the line is seen here

    def say(self, lines: Sequence[str]) -> None:
        """Lines that stay on the terminal after the table is gone."""
        self._write("\n".join(lines) + "\n")

    def hide(self) -> None:
        """Nothing that was on the screen can be read any more."""
        self._picture = ()
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
        return typed_line()

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    def _drop_keys(self) -> None:
        if termios is not None and _types_here():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
