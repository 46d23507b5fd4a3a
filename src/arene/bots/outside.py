"""Bots in any language: a program of its own that is asked by JSON lines and answers by them.

It is started for one seat of one match and ended with it, so that nothing is carried from match to match. It is told
what its seat sees, never more. docs/bots-in-any-language.md describes the lines.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from queue import Empty, Queue
from typing import IO, Any

from arene.core.chance import Chance
from arene.core.match import Match, visible
from arene.core.native import i64
from arene.core.refusal import BadData, Fault
from arene.core.state import Bot, Seen

PROTOCOL = 1
FORM = "exec:COMMAND"

_NAMED = re.compile(r"exec(?:\[(\d{1,4}(?:\.\d{1,3})?)\])?:(.*)", re.DOTALL)
_BUDGET = 1.0  # seconds for a decision, where the name says nothing else
_STARTING = 10.0  # seconds more before the first answer: an interpreter may have to load
_GRACE = 2.0  # seconds after its budget in which an answer still counts
_LONGEST = 1 << 20  # characters of an answer
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
    assert found is not None
    try:
        words = shlex.split(found[2], posix=os.name == "posix")
    except ValueError as error:
        raise BadData("bots", Fault("program-command", value=repr(name), form=FORM)) from error
    budget = float(found[1] or _BUDGET)
    if not words or budget <= 0:
        raise BadData("bots", Fault("program-command", value=repr(name), form=FORM))
    return words, budget


class OutsideBot(Bot):
    """A seat of a match, played by a program. A fault of its own raises ``ProgramFails``; with a ``stand_in``, that one
    plays instead for this move, the fault is kept in ``faults``, and the program is begun anew."""

    def __init__(self, name: str, match: Match, seat: int, stand_in: Bot | None = None) -> None:
        self.command, self.budget = command_of(name)
        self.match = match
        self.seat = seat
        self.stand_in = stand_in
        self.faults: list[Fault] = []
        self.heard: int | None = None  # moves of the match that it has been told of; None: not even its beginning
        self.program: _Program | None = None

    def choose(self, seen: Seen, chance: Chance) -> i64:
        seed = int(chance.below("program", _SEEDS))
        try:
            return self._answer(seed)
        except ProgramFails as error:
            self.end()  # whatever it still says belongs to this question: the next one is for a program begun anew
            if self.stand_in is None:
                raise
            self.faults.append(error.fault)
            return int(self.stand_in.choose(seen, chance))

    def _answer(self, seed: int) -> int:
        match, seat = self.match, self.seat
        legal = match.actions(seat)
        patience = self.budget + _GRACE
        if self.program is None:
            self.program, patience = self._started(), patience + _STARTING
        question = {
            "say": "ask",
            "view": match.view(seat),
            "events": self._news(),
            "legal": [action.to_json() for action in legal],
            "budget": {"seconds": self.budget},
            "seed": seed,
        }
        text = self.program.ask(question, patience)
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
        program = _Program(self.command)
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

    def end(self) -> None:
        """End the program; the next question would start another."""
        if self.program is not None:
            self.program.end()
            self.program = None


class _Program:
    """A process and the thread that talks with it, so that neither a full pipe nor a silent one stops us."""

    def __init__(self, command: list[str]) -> None:
        self.complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the program
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                start_new_session=True,  # what it starts itself ends with it
                preexec_fn=_end_with_us if sys.platform == "linux" else None,
            )
        except (OSError, ValueError) as error:
            self.complaints.close()
            raise ProgramFails(Fault("program-missing", command=shlex.join(command), error=str(error))) from error
        self.questions: Queue[tuple[bytes, bool] | None] = Queue()
        self.answers: Queue[str | Fault | None] = Queue()
        threading.Thread(target=self._talk, daemon=True).start()

    def tell(self, message: dict[str, Any]) -> None:
        self._send(message, expecting=False)

    def ask(self, message: dict[str, Any], seconds: float) -> str:
        self._send(message, expecting=True)
        try:
            answer = self.answers.get(timeout=seconds)
        except Empty as error:
            raise ProgramFails(Fault("program-late", seconds=f"{seconds:g}")) from error
        if answer is None:
            raise ProgramFails(self._how_it_ended())
        if isinstance(answer, Fault):
            raise ProgramFails(answer)
        return answer

    def _send(self, message: dict[str, Any], expecting: bool) -> None:
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"
        self.questions.put((line.encode(), expecting))

    def _talk(self) -> None:
        """One line after the other, each written whole; None is the answer of a program that is gone."""
        assert self.process.stdin is not None and self.process.stdout is not None
        with suppress(OSError, ValueError):
            while (question := self.questions.get()) is not None:
                if question[1] and (unasked := self._unasked()):
                    self.answers.put(Fault("program-nonsense", answer=repr(unasked)))
                self.process.stdin.write(question[0])
                self.process.stdin.flush()
                if question[1]:
                    line = self.process.stdout.readline(_LONGEST)
                    if not line:
                        break
                    self.answers.put(line.decode(errors="replace"))
        self.answers.put(None)

    def _unasked(self) -> str:
        """What it has said since its last answer: that would be taken for an answer to the next question."""
        assert self.process.stdout is not None
        if os.name != "posix":
            return ""
        os.set_blocking(self.process.stdout.fileno(), False)
        said = self.process.stdout.peek(1) or b""  # type: ignore[attr-defined]  # it is buffered
        os.set_blocking(self.process.stdout.fileno(), True)
        return said[:200].decode(errors="replace")

    def _how_it_ended(self) -> Fault:
        """Its exit code and the last thing it complained about."""
        try:
            code = str(self.process.wait(1))
        except subprocess.TimeoutExpired:  # it has closed its output and goes on
            code = "–"
        self.complaints.seek(0, os.SEEK_END)
        self.complaints.seek(max(0, self.complaints.tell() - 2000))
        lines = self.complaints.read().decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "–")
        return Fault("program-ended", code=code, complaint=last[:200])

    def end(self) -> None:
        """Its input ends, which is what tells it to go; whether it listens or not, it is ended, with all it started."""
        self.questions.put(None)
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.complaints):
            with suppress(OSError, ValueError):
                if pipe is not None:
                    pipe.close()


_SYSTEM = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


def _end_with_us() -> None:
    """Where the system can do that, a program does not outlive whoever started it, however that one ended."""
    if _SYSTEM is not None:
        _SYSTEM.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
