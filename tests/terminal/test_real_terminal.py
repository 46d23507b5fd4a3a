"""At a real terminal: keys typed too early, a table put to sleep, a window of another size."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path

import pexpect
import pytest

import arene
from tests.terminal.play import PaperConsole, new_table, script

pytestmark = pytest.mark.slow


class Terminal:
    """``arene`` in a pseudo-terminal."""

    def __init__(self, folder: Path, *arguments: str, rows: int = 24, columns: int = 80, term: str = "xterm") -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "arene", *arguments],
            env={**os.environ, "TERM": term, "LC_ALL": "en_GB.UTF-8", "XDG_STATE_HOME": str(folder)},
            encoding="utf-8",
            dimensions=(rows, columns),
            timeout=60,
        )

    def until(self, pattern: str) -> str:
        self.child.expect(pattern)
        return str(self.child.before) + str(self.child.after)

    def quiet(self, seconds: float = 0.6) -> str:
        """Everything written until nothing comes for a while."""
        told = ""
        while True:
            try:
                told += self.child.read_nonblocking(4096, timeout=seconds)
            except pexpect.TIMEOUT:
                return told


HOT_SEAT = ("play", "sponsio", "--seats", "3", "--people", "3", "--seed", "5", "--names", "Ana,Bo,Cleo", "--pace", "0")


def test_a_double_enter_does_not_open_the_neighbours_curtain(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *HOT_SEAT)
    terminal.until("Enter to see the table")
    terminal.quiet()
    terminal.child.send("\r")
    terminal.until("Your number")
    terminal.child.send("1\r\r\r")  # a move, and two keys too many: at once, and while the curtain falls
    terminal.until("Enter to see the table")
    time.sleep(0.1)
    terminal.child.send("\r")
    told = terminal.quiet(1.5)
    assert "Your number" not in told, "the next hand was shown without its owner"
    terminal.child.send("\r")
    terminal.until("Your number")
    terminal.child.close(force=True)


def test_a_stopped_table_leaves_no_hand_and_comes_back(tmp_path: Path) -> None:
    """In a shell, as only there a stopped program has somebody to wake it."""
    shell = pexpect.spawn(
        "bash",
        ["--norc", "--noprofile", "-i"],
        env={**os.environ, "TERM": "xterm", "LC_ALL": "en_GB.UTF-8", "XDG_STATE_HOME": str(tmp_path), "PS1": "ready> "},
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=60,
    )
    shell.expect("ready> ")
    shell.sendline(f"{sys.executable} -m arene play sponsio --seats 3 --bots random --seed 5 --pace 0")
    shell.expect("Your number")
    time.sleep(0.3)
    shell.sendcontrol("z")
    shell.expect("Stopped")
    told = str(shell.before)
    assert told.index("\x1b[2J") < told.index("\x1b[?1049l"), "wiped before the shell's screen is back"
    assert "Your number" not in told.partition("\x1b[2J")[2]
    shell.sendline("fg")
    shell.expect(re.escape("\x1b[?1049h"))
    shell.expect("Your number")
    shell.sendline("q")
    shell.expect("arene resume")
    shell.expect("ready> ")
    shell.close(force=True)


def test_a_window_of_another_size_gets_another_picture(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "sponsio", "--seats", "3", "--bots", "random", "--seed", "5", "--pace", "0")
    terminal.until("Your number")
    terminal.quiet()
    terminal.child.setwinsize(40, 120)
    told = terminal.until("Your number")
    widest = max(len(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", line)) for line in told.split("\n"))
    assert widest > 90
    terminal.child.send("h\r")
    terminal.until("Keys")
    terminal.quiet()
    terminal.child.setwinsize(24, 60)
    terminal.until("Keys")
    terminal.child.close(force=True)


@pytest.mark.parametrize("term", ["dumb", "xterm"])
def test_where_hands_stay_in_the_scrollback_people_are_warned(term: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *HOT_SEAT, term=term)
    told = terminal.until("Enter to see the table")
    assert ("This terminal keeps all it shows" in told) == (term == "dumb")
    terminal.child.close(force=True)


def test_alone_nobody_is_warned(tmp_path: Path) -> None:
    for people, warned in ((1, False), (2, True)):
        console = PaperConsole(script("q"))
        new_table(console, tmp_path / f"{people}.jsonl", people=people, lang="en").run()
        assert any("keeps all it shows" in line for line in console.said) == warned
        arene.load(tmp_path / f"{people}.jsonl")
