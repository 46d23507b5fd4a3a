"""Bots in any language: a program of its own that is asked by JSON lines and answers by them.

It is started for one seat of one match and ended with it, so that nothing is carried from match to match. It is told
what its seat sees, never more. docs/bots-in-any-language.md describes the lines.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import select
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, ENOENT, ENOEXEC
from queue import Empty, Queue
from types import FrameType
from typing import Any

from arene.core.chance import Chance
from arene.core.match import Match, visible
from arene.core.native import i64
from arene.core.refusal import BadData, Fault
from arene.core.state import Bot, Seen

PROTOCOL = 1
_ENDED_BY = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]  # or a closed terminal
FORM = "exec:COMMAND"
_FORM_IN_TIME = "exec[2.5]:COMMAND"

_NAMED = re.compile(r"exec(?:\[(\d{1,4}(?:\.\d{1,3})?)\])?:(.*)", re.DOTALL)
_BUDGET = 1.0  # seconds for a decision, where the name says nothing else
_STARTING = 10.0  # seconds more before the first answer: an interpreter may have to load
_GRACE = 2.0  # seconds after its budget in which an answer still counts
_FAREWELL = 1.0  # seconds to leave by itself after the match
_NOT_STARTED = {ENOENT: "program-not-there", EACCES: "program-not-allowed", ENOEXEC: "program-not-one"}
_LONGEST = 1 << 20  # bytes of an answer
_COMPLAINT = 2000  # bytes of what it says on the side
_CONTROL = re.compile(  # what colours a terminal or names its window, up to the letter or bell that ends it
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b\]|\x9d)[^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]*[0-~]"
)
_CHUNK = 1 << 16
_SEEDS = 1 << 31


class ProgramFails(Exception):
    """A program does not answer, or nothing that can be understood."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault

    def __reduce__(self) -> tuple[object, ...]:
        return ProgramFails, (self.fault,)


def is_program(name: str) -> bool:
    """Whether the name of a bot is a command."""
    return _NAMED.fullmatch(name) is not None


def command_of(name: str) -> tuple[list[str], float]:
    """The words of the command, split as a shell does and never handed to one, and its budget in seconds."""
    found = _NAMED.fullmatch(name)
    if found is None or float(found[1] or _BUDGET) <= 0:
        raise BadData("bots", Fault("program-budget", value=repr(name), form=_FORM_IN_TIME))
    try:
        words = shlex.split(found[2], posix=os.name == "posix")
    except ValueError as error:
        raise BadData("bots", Fault("program-quotes", value=repr(name))) from error
    if not words:
        raise BadData("bots", Fault("program-command", value=repr(name), form=FORM))
    return words, float(found[1] or _BUDGET)


class OutsideBot(Bot):
    """A seat of a match, played by a program. A fault of its own raises ``ProgramFails``; with a ``stand_in``, that one
    plays instead for this move, the fault is kept in ``faults``, and the program is begun anew; after so many ``tries``
    in a row that failed, it is not."""

    def __init__(
        self, name: str, match: Match, seat: int, stand_in: Bot | None = None, tries: int | None = None
    ) -> None:
        self.command, self.budget = command_of(name)
        self.match = match
        self.seat = seat
        self.stand_in = stand_in
        self.tries = tries
        self.faults: list[Fault] = []
        self.first: tuple[int, str, Fault] | None = None  # its first fault, after how many moves and in which position
        self.asked = self.replaced = self.in_a_row = 0  # decisions; those played for it; the latest of these
        self.heard: int | None = None  # moves of the match that it has been told of; None: not even its beginning
        self.program: _Program | None = None

    def choose(self, seen: Seen, chance: Chance) -> i64:
        seed = int(chance.below("program", _SEEDS))
        self.asked += 1
        if self.stand_in is not None and self.in_a_row == self.tries:
            self.replaced += 1
            return int(self.stand_in.choose(seen, chance))
        try:
            action = self._answer(seed)
            self.in_a_row = 0
            return action
        except ProgramFails as error:
            self.end(0)  # whatever it still says belongs to this question: the next one is for a program begun anew
            if self.stand_in is None:
                raise
            self.faults.append(error.fault)
            self.first = self.first or (len(self.match.moves), self.match.hash, error.fault)
            self.replaced, self.in_a_row = self.replaced + 1, self.in_a_row + 1
            return int(self.stand_in.choose(seen, chance))

    def _answer(self, seed: int) -> int:
        match, seat = self.match, self.seat
        legal = match.actions(seat)
        program, patience = self.program, self.budget + _GRACE
        if program is None:
            program, patience = self._started(), patience + _STARTING
        question = {
            "say": "ask",
            "view": match.view(seat),
            "events": self._news(),
            "legal": [action.to_json() for action in legal],
            "budget": {"seconds": self.budget},
            "seed": seed,
        }
        text = program.ask(question, patience)
        self.heard = len(match.moves)
        try:
            action = match.space.from_json(json.loads(text)["action"])
        except (ValueError, TypeError, KeyError, RecursionError) as error:  # BadData among them
            raise ProgramFails(Fault("program-nonsense", answer=repr(text[:200]))) from error
        if action not in legal:
            raise ProgramFails(Fault("bot-illegal", where="answer", action=repr(action)))
        return action.number

    def _started(self) -> _Program:
        """A program begins with nothing: everything that its seat has seen is told once more."""
        match = self.match
        with _undisturbed():
            self.program = program = _Program(self.command)
        program.tell(
            {
                "say": "hello",
                "protocol": PROTOCOL,
                "game": match.game.id,
                "rules": match.rules,
                "seats": match.seats,
                "seat": self.seat,
                "options": dict(match.options),
                "edition": match.edition.id,
                "players": list(match.players),
            }
        )
        self.heard = None
        return program

    def _news(self) -> list[dict[str, object]]:
        """What the seat has seen happen since it was asked last."""
        events = self.match.events(self.seat, since=self.heard or 0)
        return events[len(visible(self.match.opening, self.seat)) :] if self.heard == 0 else events

    def end(self, seconds: float = _FAREWELL) -> None:
        """End the program, which has so long to leave by itself; the next question would start another."""
        if self.program is not None:
            self.program.end(seconds)
            self.program = None


@contextmanager
def ending(bots: Iterable[Bot]) -> Iterator[None]:
    """The programs among the bots end with what is done here. Where that is broken off, or their ending is, all of them
    do so at once: whoever breaks it off may have little time himself."""
    try:
        yield
        for bot in bots:
            if isinstance(bot, OutsideBot):
                bot.end()
    finally:
        for bot in bots:
            if isinstance(bot, OutsideBot):
                bot.end(0)


@contextmanager
def ending_together() -> Iterator[None]:
    """When this process is told to end, or its terminal closes, those that work for it end too: told so, Python by
    itself cleans nothing up. What it was begun not to hear (``nohup``) it does not hear."""

    def end(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    if threading.current_thread() is not threading.main_thread():  # only the main one hears signals
        yield
        return
    heard = [number for number in _ENDED_BY if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, end) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Who is told to end hears of it a moment later: what has been started is then known, and can be ended."""
    came: list[int] = []
    before = {}
    if threading.current_thread() is threading.main_thread():  # only there a signal comes in between
        for number in (signal.SIGINT, *_ENDED_BY):
            if callable(handler := signal.getsignal(number)):
                before[number] = handler
                signal.signal(number, lambda number, _: came.append(number))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for one in came:
            signal.raise_signal(one)


class _Program:
    """A process and the thread that talks with it, so that neither a full pipe nor a silent one stops us."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                bufsize=0,  # buffers have locks, and whoever closes one waits for whoever reads
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # what it starts itself ends with it
                preexec_fn=_end_with_us if sys.platform == "linux" else None,
            )
        except (OSError, ValueError) as error:
            kind = _NOT_STARTED.get(getattr(error, "errno", 0), "program-missing")
            said = {"error": str(error)} if kind == "program-missing" else {}
            raise ProgramFails(Fault(kind, command=shlex.join(command), **said)) from error
        self.said = b""  # what it has said and nobody has taken yet
        self.questions: Queue[tuple[bytes, bool] | None] = Queue()
        self.answers: Queue[str | Fault | None] = Queue()
        self.complaints = b""  # the last of what it has said on the side
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()
        threading.Thread(target=self._talk, daemon=True).start()

    def tell(self, message: dict[str, Any]) -> None:
        self._send(message, expecting=False)

    def ask(self, message: dict[str, Any], seconds: float) -> str:
        self._send(message, expecting=True)
        try:
            answer = self.answers.get(timeout=seconds)
        except Empty as error:
            raise ProgramFails(Fault("program-late", seconds=seconds)) from error
        if answer is None:
            raise ProgramFails(self._how_it_ended())
        if isinstance(answer, Fault):
            raise ProgramFails(answer)
        return answer

    def _send(self, message: dict[str, Any], expecting: bool) -> None:
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"
        self.questions.put((line.encode(), expecting))

    def _talk(self) -> None:
        """One line after the other, each written whole; None is the answer of a program that is gone. Whatever blocks,
        blocks this thread alone: only it uses and closes the pipes."""
        assert self.process.stdin is not None and self.process.stdout is not None
        with self.process.stdout as answers:
            with self.process.stdin as questions, suppress(OSError):
                while (question := self.questions.get()) is not None:
                    if question[1] and (unasked := self._unasked(answers.fileno())):
                        self.answers.put(Fault("program-unasked", answer=repr(unasked)))
                    _write(questions.fileno(), question[0])
                    if question[1]:
                        line = self._line(answers.fileno())
                        if not line:
                            break
                        self.answers.put(line.decode(errors="replace"))
            self.answers.put(None)
            with suppress(OSError):
                while os.read(answers.fileno(), _CHUNK):
                    pass  # what it says while it leaves is not waited for, nor does it stop it from leaving

    def _line(self, pipe: int) -> bytes:
        """Its next line, or what there is of it at its end, or as much as an answer may be."""
        while b"\n" not in self.said and len(self.said) < _LONGEST and (more := os.read(pipe, _CHUNK)):
            self.said += more
        line, newline, self.said = self.said.partition(b"\n")
        return line + newline

    def _unasked(self, pipe: int) -> str:
        """What it has said since its last answer: that would be taken for an answer to the next question."""
        if not self.said and os.name == "posix" and select.select([pipe], [], [], 0)[0]:
            self.said = os.read(pipe, _CHUNK)
        return self.said[:200].decode(errors="replace")

    def _listen(self) -> None:
        """Whatever it complains of is read, so that it never waits for us, and however much it is, the end is kept."""
        assert self.process.stderr is not None
        with self.process.stderr as pipe, suppress(OSError):
            while more := os.read(pipe.fileno(), _CHUNK):
                self.complaints = (self.complaints + more)[-_COMPLAINT:]

    def _how_it_ended(self) -> Fault:
        """Its exit code and the last thing it complained about, without what would move a terminal's cursor."""
        try:
            code = self.process.wait(1)
            self.listener.join(1)  # what it has started may still hold the pipe
        except subprocess.TimeoutExpired:  # it has closed its output and goes on
            code = None
        lines = _CONTROL.sub("", self.complaints.decode(errors="replace")).split("\n")
        shown = ("".join(filter(str.isprintable, line)).strip() for line in reversed(lines))
        last = next(filter(None, shown), "–")
        if code is None:
            return Fault("program-closed", complaint=last[:200])
        return Fault("program-ended", code=str(code), complaint=last[:200])

    def end(self, seconds: float) -> None:
        """Its input ends, which is what tells it to go, and it has so long to; then it is ended, with what it has
        started."""
        try:
            self.questions.put(None)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(seconds)
        finally:  # also where whoever waits is told to end himself
            self._kill()

    def _kill(self) -> None:
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()


def _write(pipe: int, line: bytes) -> None:
    while line:
        line = line[os.write(pipe, line) :]


_SYSTEM = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


def _end_with_us() -> None:
    """Where the system can do that, a program does not outlive whoever started it, however that one ended."""
    if _SYSTEM is not None:
        _SYSTEM.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
