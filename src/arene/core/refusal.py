"""A refused action or file always says why."""

from __future__ import annotations

from collections.abc import Callable, Mapping


class Refusal(Exception):
    """An action that the rules do not allow now. ``rule`` names the paragraph, ``params`` the things concerned."""

    sentence: Callable[[Refusal], str] | None = None  # set by arene.words: the rule in a sentence

    def __init__(self, rule: str, **params: object) -> None:
        super().__init__(rule)
        self.rule = rule
        self.params: Mapping[str, object] = params

    def __str__(self) -> str:
        render = type(self).sentence
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        text = render(self) if render is not None else details
        return f"{text} [{self.rule}]" if text else self.rule


class BadData(ValueError):
    """Data from outside (an edition, a position, an action, options) that does not fit. ``path`` names the field."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path
        self.problem = problem


class BadFile(ValueError):
    """A match file that cannot be trusted. ``line`` counts from 1; 0 is the file as a whole."""

    def __init__(self, path: str, line: int, problem: str) -> None:
        where = f"{path}, line {line}" if line else path
        super().__init__(f"{where}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem
