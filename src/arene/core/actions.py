"""Actions are integers inside (a contiguous range per kind) and named structures outside.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from arene.core.refusal import BadData, Fault


class Kind:
    """A range of actions: ``Kind("bet", 37, ticket=TICKET_NAMES)`` are the numbers 37, 38, … one for each ticket.

    With several parameters the last one varies fastest. What a box prints is given as a function of its edition.
    """

    def __init__(self, name: str, base: int, **params: Sequence[object] | Callable[[Any], Sequence[object]]) -> None:
        self.name = name
        self.base = base
        self.given = params
        self.params: dict[str, Sequence[object]] = {}
        self.size = 1
        for param, values in params.items():
            if not callable(values):
                self.params[param] = values
                self.size *= len(values)

    def printed(self, edition: object) -> Kind:
        """The same kind with the values that an edition prints."""
        if len(self.params) == len(self.given):
            return self
        values = {param: values(edition) if callable(values) else values for param, values in self.given.items()}
        return Kind(self.name, self.base, **values)


class Action:
    """One action: its number, kind and parameters."""

    def __init__(self, number: int, kind: str, params: Mapping[str, object]) -> None:
        self.number = number
        self.kind = kind
        self.params = params

    def to_json(self) -> dict[str, object]:
        return {"kind": self.kind, **self.params}

    def __repr__(self) -> str:
        return f"Action({', '.join([self.kind, *(f'{name}={value}' for name, value in self.params.items())])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.number == self.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy, a pickle: compiled objects need to be told how."""
        return Action, (self.number, self.kind, dict(self.params))


class ActionSpace:
    """All actions of a game, by number and by name."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self._ordered = sorted(kinds, key=lambda kind: kind.base)
        for before, after in zip(self._ordered, self._ordered[1:], strict=False):
            if before.base + before.size > after.base:
                raise ValueError(f"the actions {before.name} and {after.name} overlap")

    def action(self, number: Any) -> Action:
        """The action with a number."""
        if not isinstance(number, int) or isinstance(number, bool):
            raise BadData("action", Fault("action-number", number=_shown(number)))
        for kind in self._ordered:
            if kind.base <= number < kind.base + kind.size:
                rest = number - kind.base
                params: dict[str, object] = {}
                for name, values in reversed(kind.params.items()):
                    rest, index = divmod(rest, len(values))
                    params[name] = values[index]
                return Action(number, kind.name, {name: params[name] for name in kind.params})
        raise BadData("action", Fault("action-number", number=number))

    def from_json(self, record: object) -> Action:
        """The action a structure names: ``{"kind": "bet", "ticket": "XII"}``."""
        if not isinstance(record, Mapping):
            raise BadData("action", Fault("action-object", value=_shown(record)))
        kind = self.kinds.get(str(record.get("kind")))
        if kind is None:
            raise BadData("action.kind", Fault("one-of", value=_shown(record.get("kind")), known=", ".join(self.kinds)))
        for name in record:
            if name != "kind" and name not in kind.params:
                raise BadData(f"action.{name}", Fault("action-parameter", kind=kind.name))
        index = 0
        for name, values in kind.params.items():
            if name not in record:
                raise BadData(f"action.{name}", Fault("missing"))
            value = record[name]
            places = [place for place, known in enumerate(values) if known == value and type(known) is type(value)]
            if not places:
                shown = ", ".join(str(known) for known in values)
                raise BadData(f"action.{name}", Fault("one-of", value=_shown(value), known=shown))
            index = index * len(values) + places[0]
        return self.action(kind.base + index)


def _shown(value: object) -> str:
    """What somebody sent, cut where it gets long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
