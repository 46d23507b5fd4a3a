"""Ways of thinking that fail, for worker processes: they import this file, which is therefore short."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from arene.server.thinking import Answer, Question, think


def hanging(question: Question) -> Answer:
    """Level normal never comes to an end."""
    while question.level == "normal":
        pass
    return think(question)


def hanging_all(question: Question) -> Answer:
    while question.level != "random":
        pass
    return think(question)


def dying(question: Question) -> Answer:
    """Level normal takes its process with it."""
    if question.level == "normal":
        os.kill(os.getpid(), signal.SIGKILL)
    return think(question)


def dying_once(question: Question) -> Answer:
    mark = Path(os.environ["ARENE_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return think(question)


def raising(question: Question) -> Answer:
    raise ValueError("lost")
