"""What a game says: the shapes its words take on any table, drawn, generic or terminal.

Panels are built from a view alone, so they cannot show what the view does not hold.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from arene.core.edition import Edition

View = Mapping[str, Any]


class Prompt(NamedTuple):
    """What somebody is asked, or whom the table waits for: a few words that lead, if any, and a sentence."""

    lead: str
    sentence: str

    def __str__(self) -> str:
        """Both in one line, as a terminal prints them."""
        if not self.lead:
            return self.sentence
        return f"{self.lead} {self.sentence}" if self.lead[-1] in ".?!" else f"{self.lead}. {self.sentence}"


class Status(NamedTuple):
    """Where the match stands, in parts that a table may set apart: the round, what is played for, the phase (a picture
    may have its own sign for it), and what else there is to know."""

    where: str
    goal: str = ""
    phase: str = ""
    more: str = ""

    def __str__(self) -> str:
        """All in one line, as a terminal prints it."""
        return " · ".join(part for part in self if part)


class Words(Protocol):
    """The messages of one language."""

    lang: str

    def __call__(self, id: str, /, **params: object) -> str: ...

    def prompt(self, id: str, /, **params: object) -> Prompt:
        """A message that is a sentence, and its ``.lead`` if it has one."""
        ...

    def status(self, id: str, /, **params: object) -> Status:
        """A message that says where a match stands, and those of ``.goal``, ``.phase`` and ``.more`` that it has."""
        ...

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        ...

    def listing(self, parts: Sequence[str]) -> str:
        """“a, b and c” in the language."""
        ...


class Item:
    """A thing on a panel. ``text`` is short (it fits a card or a cell), ``label`` is its full name for readers.

    ``look``: text, card, die, coin, token, ticket or mark. ``tone``: a colour the game's words and pictures share.
    ``state``: empty, or good, bad, edge, off, turn.
    """

    def __init__(self, text: str, look: str = "text", tone: str = "", label: str = "", state: str = "") -> None:
        self.text = text
        self.look = look
        self.tone = tone
        self.label = label or text
        self.state = state

    def to_json(self) -> dict[str, str]:
        return {"text": self.text, "look": self.look, "tone": self.tone, "label": self.label, "state": self.state}


class Cell:
    """A place on a board: ``item`` is the cell itself, ``here`` are the pieces that stand on it.

    ``x`` counts to the right and ``y`` down, in whole numbers; only their order and neighbourhood matter.
    """

    def __init__(self, x: int, y: int, item: Item, here: Sequence[Item] = ()) -> None:
        self.x = x
        self.y = y
        self.item = item
        self.here = list(here)

    def to_json(self) -> dict[str, Any]:
        here = [item.to_json() for item in self.here]
        return {"x": self.x, "y": self.y, "item": self.item.to_json(), "here": here}


class Panel:
    """A part of the table: a ``row`` of items, a ``table`` of rows whose cells are lists of items, or a ``board``.

    ``mine`` panels belong to the viewer and stand nearest to the prompt.
    """

    def __init__(self, id: str, title: str, mine: bool = False) -> None:
        self.id = id
        self.title = title
        self.mine = mine
        self.kind = "row"
        self.items: list[Item] = []
        self.columns: list[str] = []
        self.rows: list[list[list[Item]]] = []
        self.cells: list[Cell] = []
        self.links: list[tuple[int, int]] = []

    def to_json(self) -> dict[str, Any]:
        record: dict[str, Any] = {"id": self.id, "title": self.title, "kind": self.kind, "mine": self.mine}
        if self.kind == "row":
            record["items"] = [item.to_json() for item in self.items]
        elif self.kind == "board":
            record["cells"] = [cell.to_json() for cell in self.cells]
            record["links"] = [list(pair) for pair in self.links]
        else:
            record["columns"] = self.columns
            record["rows"] = [[[item.to_json() for item in cell] for cell in row] for row in self.rows]
        return record


def minus(number: object) -> str:
    """A number with a minus sign instead of a hyphen."""
    return str(number).replace("-", "−")


def row(id: str, title: str, items: Sequence[Item], mine: bool = False) -> Panel:
    panel = Panel(id, title, mine)
    panel.items = list(items)
    return panel


def table(id: str, title: str, columns: Sequence[str], rows: Sequence[list[list[Item]]], mine: bool = False) -> Panel:
    panel = Panel(id, title, mine)
    panel.kind = "table"
    panel.columns = list(columns)
    panel.rows = list(rows)
    return panel


def board(
    id: str, title: str, cells: Sequence[Cell], links: Sequence[tuple[int, int]] = (), mine: bool = False
) -> Panel:
    """Cells on a grid, at most one in a place. ``links`` are pairs of places in ``cells``: cells that touch."""
    panel = Panel(id, title, mine)
    panel.kind = "board"
    panel.cells = list(cells)
    panel.links = list(links)
    return panel


class GameText:
    """How a game speaks: every word comes from its ``.ftl`` files, this says which and with what.

    A game whose view is made of plain values needs no more than the words: ``prompt`` and ``prompt-over``, ``status``,
    and ``field-<name>`` for what each seat has.
    """

    named: Sequence[str] = ("seat",)  # the parameters of events that are seats
    lists: Collection[str] = ()  # kinds of event that only list names: whoever reads stands there as “you”

    def param(self, words: Words, name: str, value: object, names: Sequence[str]) -> object:
        """A parameter of an event, action or refusal (a card, a ticket, a seat…) as text."""
        if name == "seat" and isinstance(value, int):
            return names[value]
        if name in ("seats", "winners", "awaiting") and isinstance(value, (list, tuple)):
            return words.listing([names[int(seat)] for seat in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return words.listing([str(one) for one in value])
        return value if isinstance(value, int) else str(value)

    def prompt(self, words: Words, view: View, names: Sequence[str]) -> Prompt:
        """What the viewer is asked, in the second person, or whom the table waits for."""
        if not view["awaiting"]:
            return words.prompt("prompt-over")
        if view["viewer"] in view["awaiting"]:
            return words.prompt("prompt", **self.plain(view))
        return words.prompt("waiting-for", names=words.listing([names[seat] for seat in view["awaiting"]]))

    def status(self, words: Words, view: View) -> Status:
        """Where the match stands: round, phase."""
        return words.status("status", **self.plain(view))

    def panels(self, words: Words, view: View, names: Sequence[str]) -> list[Panel]:
        """The table as panels."""
        told = [name for name in view if words.has(f"field-{name}")]
        rows = [
            [[Item(names[seat], state="turn" if seat in view["awaiting"] else "")]]
            + [_items(view[name][seat]) for name in told]
            for seat in range(len(names))
        ]
        return [table("seats", words("seats"), ["", *(words(f"field-{name}") for name in told)], rows)]

    def plain(self, view: View) -> dict[str, object]:
        """The single values of a view."""
        return {name: value for name, value in view.items() if isinstance(value, (int, str))}

    def progress(self, view: View) -> Sequence[int] | None:
        """How far each seat has come, where that tells the story of a match better than its score: the curve after
        the match counts it, and ``progress-label`` says what it is."""
        return None

    def topics(self, view: View) -> Sequence[str]:
        """The anchors in ``rules.<lang>.md`` of the paragraphs about what the viewer is asked."""
        return ()

    def figures(self, words: Words, edition: Edition, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """What ``rules.<lang>.md`` tells of a box: numbers, names and the rows of its tables, by name."""
        return {}

    def printed(self, words: Words, edition: Edition) -> Mapping[str, str]:
        """Sentences that stand on the cards of an edition, by message: a picture shows them beside the names."""
        return {}

    def group(self, action: Mapping[str, Any]) -> str:
        """Which choices a small table may list on one line, what they have in common said once: those of a kind."""
        return str(action["kind"])

    def pauses(self, event: Mapping[str, Any]) -> bool:
        """Whether a table stops after this event so that people can read what happened: the end of a round."""
        return False

    def concerns(self, event: Mapping[str, Any], seat: int) -> bool:
        """Whether a screen that only this seat looks at stops as well: the result of a match of its own."""
        return True

    def lingers(self, event: Mapping[str, Any]) -> bool:
        """Whether people look longer at this event than at a plain move: a trick that is taken."""
        return False

    def explains(self, event: Mapping[str, Any]) -> bool:
        """Whether an event may be given as the reason why another move would have been better: what it wins, keeps or
        risks, and not a step on the way."""
        return True

    def brings_news(self, event: Mapping[str, Any]) -> bool:
        """Whether whoever makes a move learns something by this event of it: a card drawn, a die."""
        return False

    def harms(self, event: Mapping[str, Any]) -> bool:
        """Whether an event is bad for the seat it befalls (``seat``): nobody is advised a move because it brings that,
        however often it goes along with a good end, as a wound does with having fought."""
        return False

    def event(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """A line of the log; empty when the event needs none."""
        return words(f"log-{_dashed(event['kind'])}", **self.params(words, event, names))

    def lists_names(self, event: Mapping[str, Any], seats: int) -> bool:
        """Whether “you” takes the place of the reader's name: no verb in the line would have to agree with it."""
        return event["kind"] in self.lists

    def roles(self, event: Mapping[str, Any], seats: int) -> Mapping[str, int]:
        """The seats an event names, by what they are in it. Whoever reads of himself is told ``you-<kind>`` instead of
        ``log-<kind>`` where he is the subject (``seat``), ``you-<kind>-<role>`` in any other role, if there is such a
        message."""
        named = {role: event[role] for role in self.named if isinstance(event.get(role), int)}
        for several in ("seats", "winners"):
            if len(event.get(several, ())) == 1:
                named["seat"] = event[several][0]
        return named

    def action(self, words: Words, action: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
        """An action as a button or a numbered choice says it."""
        return words(f"action-{_dashed(action['kind'])}", **self.params(words, action, names))

    def params(self, words: Words, params: Mapping[str, Any], names: Sequence[str]) -> dict[str, object]:
        return {name: self.param(words, name, value, names) for name, value in params.items() if name != "kind"}


def _items(value: object) -> list[Item]:
    """A value of a seat: a list is told one thing after the other, what the viewer may not see is a question mark."""
    if isinstance(value, (list, tuple)):
        return [Item(str(one)) for one in value]
    return [Item("?" if value is None else str(value))]


def _dashed(name: str) -> str:
    return name.replace("_", "-").replace(".", "-")
