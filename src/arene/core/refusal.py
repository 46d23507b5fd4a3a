"""A refused action or file always says why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from errno import errorcode

_QUOTED = 800  # letters of a thing that a sentence quotes


class Refusal(Exception):
    """An action that the rules do not allow now. ``rule`` names the paragraph, ``params`` the things concerned."""

    sentence: Callable[[Refusal], str] | None = None  # set by arene.words: the rule in a sentence

    def __init__(self, rule: str, **params: object) -> None:
        super().__init__(rule)
        self.rule = rule
        self.params: Mapping[str, object] = params
        self.edition: object = None  # the box of the match, whose names the sentence uses; none: the game's own

    def __str__(self) -> str:
        render = type(self).sentence
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        text = render(self) if render is not None else details
        return f"{text} [{self.rule}]" if text else self.rule


class Fault:
    """What is wrong with something from outside, by the id of its sentence and the things concerned.

    The words say it in any language; by itself it speaks English. Ids of a game begin with it: ``sponsio:nine-won``.
    """

    sentence: Callable[[Fault], str] | None = None  # set by arene.words

    def __init__(self, id: str, **params: object) -> None:
        self.id = id
        self.params: Mapping[str, object] = {name: _at_length(value) for name, value in params.items()}

    def __str__(self) -> str:
        render = type(self).sentence
        return render(self) if render is not None else f"{self.id} {dict(self.params)}"


def _at_length(value: object) -> object:
    """What came from outside may be endless; a sentence that quotes it is not."""
    return value[:_QUOTED] + "…" if isinstance(value, str) and len(value) > _QUOTED else value


def os_fault(error: OSError) -> Fault:
    """What the system answered, which it does in English only."""
    return Fault("os", code=errorcode.get(error.errno or 0, ""), text=error.strerror or str(error))


class BadData(ValueError):
    """Data from outside (an edition, a position, an action, options) that does not fit. ``path`` names the field."""

    def __init__(self, path: str, fault: Fault | str) -> None:
        super().__init__(path, fault)
        self.path = str(_at_length(path))
        self.fault = fault

    @property
    def problem(self) -> str:
        """What is wrong, in English."""
        return str(self.fault)

    def __str__(self) -> str:
        return f"{self.path}: {self.problem}" if self.path else self.problem


class BadFile(ValueError):
    """A match file that cannot be trusted. ``line`` counts from 1; 0 is the file as a whole."""

    def __init__(self, path: str, line: int, fault: Fault | str) -> None:
        super().__init__(path, line, fault)
        self.path = path
        self.line = line
        self.fault = fault

    @property
    def problem(self) -> str:
        """What is wrong, in English."""
        return str(self.fault)

    def __str__(self) -> str:
        where = f"{self.path}, line {self.line}" if self.line else self.path
        return f"{where}: {self.problem}"
