"""What fills the screen for a moment: explanations, the log, the rules, the curtain, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene import booklet
from arene.core.game import Comfort
from arene.core.match import Match
from arene.core.text import View
from arene.terminal import rulebook
from arene.terminal.draw import Line, log_lines, table_lines
from arene.terminal.ink import Ink, pad, width, wrap
from arene.words import Speaker

# the keys of the table, and what their explanations are called
KEYS = {
    "1 2…": "number",
    "?": "explain",
    "u": "undo",
    "l": "log",
    "t": "table",
    "r": "rules",
    "c": "comforts",
    "s": "save",
    "q": "quit",
    "h": "keys",
}

_LISTED = 4  # blocked choices named for one reason


class Paper:
    """Pages as lines, in the words of one viewer and as wide as the screen."""

    def __init__(self, ink: Ink, speaker: Speaker, columns: int) -> None:
        self.ink = ink
        self.speaker = speaker
        self.words = speaker.words
        self.columns = columns

    def explanation(self, match: Match, seat: int) -> list[str]:
        """What is asked, what cannot be done and why, and what the rules say about it."""
        view = match.view(seat)
        lines = [*self._title("terminal-explain"), *self._sentences(self.speaker.prompt(view), 1), ""]
        reasons: dict[str, list[str]] = {}
        anchors = list(match.game.text.topics(view))
        for action, refusal in match.blocked(seat):
            reasons.setdefault(self.speaker.refusal(refusal), []).append(self.speaker.action(action, view))
            anchors.append(booklet.anchor_of(match.game, refusal.rule))
        if reasons:
            lines += self._title("terminal-blocked")
        else:
            lines += self._sentences(self.words("terminal-nothing-blocked"), 1)
        for reason, actions in reasons.items():
            told = ", ".join(actions[:_LISTED]) + (" …" if len(actions) > _LISTED else "")
            lines += [self.ink.faint(line) for line in self._sentences(f"✗ {told}", 1)]
            lines += self._sentences(reason, 3)
        text = booklet.rules_text(match.game, self.words.lang)
        found = booklet.paragraphs(text, anchors) if text is not None else []
        if found:
            lines += ["", *self._title("terminal-rule"), *rulebook.render(self.ink, "\n\n".join(found), self.columns)]
        return lines

    def log(self, log: Sequence[Line]) -> list[str]:
        return [*self._title("terminal-log"), *log_lines(self.ink, log, self.columns, 10**6)]

    def recap(self, log: Sequence[Line], rows: int) -> list[str]:
        """The latest of what happened, on one screen."""
        title = self._title("terminal-recap")
        return [*title, *log_lines(self.ink, log, self.columns, rows - len(title))]

    def table(self, view: View) -> list[str]:
        return table_lines(self.ink, self.speaker.panels(view), self.columns, True)

    def rules(self) -> list[str]:
        text = booklet.rules_text(self.speaker.game, self.words.lang)
        if text is None:
            return self._sentences(self.words("terminal-no-rules"), 1)
        return rulebook.render(self.ink, text, self.columns)

    def keys(self) -> list[str]:
        lines = self._title("terminal-keys")
        for key, name in KEYS.items():
            if name == "comforts" and not self.speaker.game.comforts:
                continue
            first, *rest = self._sentences(self.words(f"terminal-key-{name}"), 7)
            lines += [f" {self.ink.bold(key.rjust(4))}  {first.lstrip()}", *rest]
        return lines

    def comforts(self, comforts: Sequence[Comfort], chosen: Mapping[str, object], current: int) -> list[str]:
        """The settings a seat may choose for itself, numbered, each with its present value."""
        lines = self._title("terminal-comforts")
        for number, comfort in enumerate(comforts, 1):
            value = chosen[comfort.id]
            if comfort.this_round:
                said = self.words("terminal-yes" if value == current and value is not False else "terminal-no")
            else:
                said = self.words(f"value-{comfort.id}-{str(value).lower()}")
            name = self.words(f"comfort-{comfort.id}")
            lines += ["", f" {self.ink.bold(f'{number})')} {self.words('terminal-comfort', name=name, value=said)}"]
            lines += self._sentences(self.words(f"comfort-{comfort.id}-help"), 4)
        return [*lines, ""]

    def curtain(self, name: str, rows: int) -> list[str]:
        """An empty stage, and whose turn it is to step on it."""
        middle = [self.ink.bold(self.words("terminal-curtain", name=name)), self.words("terminal-curtain-pass")]
        above = [""] * max(0, (rows - len(middle)) // 2 - 1)
        below = [""] * max(0, rows - len(above) - len(middle) - 1)
        centred = [" " * max(0, (self.columns - width(line)) // 2) + line for line in middle]
        return [*above, *centred, *below, self.words("terminal-curtain-ready", name=name)]

    def ending(self, match: Match) -> list[str]:
        """The table at the end, who won, and the ranking."""
        view = match.view(None)
        prompt = self.ink.band(self.speaker.prompt(view), self.columns, True)
        return [*self.table(view), "", prompt, "", *self._standings(match)]

    def _standings(self, match: Match) -> list[str]:
        rows = [[self.words(f"terminal-column-{name}") for name in ("rank", "name", "score")]]
        notes = [""]
        for standing in match.standings:
            rank = self.words("terminal-rank", rank=standing["rank"])
            rows.append([rank, self.speaker.names[int(str(standing["seat"]))], str(standing["score"])])
            notes.append(self._tie_break(match, standing))
        widths = [max(width(row[place]) for row in rows) for place in range(3)]
        lines = [
            f" {pad(rank, widths[0])}  {pad(name, widths[1])}  {score.rjust(widths[2])}{note}"
            for (rank, name, score), note in zip(rows, notes, strict=True)
        ]
        return [self.ink.faint(lines[0]), *lines[1:]]

    def _tie_break(self, match: Match, standing: Mapping[str, Any]) -> str:
        """What decides between equal scores, where the game has words for it."""
        if [other["score"] for other in match.standings].count(standing["score"]) < 2:
            return ""
        named = [(f"tie-{name.replace('_', '-')}", value) for name, value in standing.get("ties", {}).items()]
        return "".join("  " + self.words(id, value=value) for id, value in named if self.words.has(id))

    def _title(self, id: str) -> list[str]:
        return [f" {self.ink.bold(self.words(id))}"]

    def _sentences(self, text: str, indent: int) -> list[str]:
        return [" " * indent + line for line in wrap(text, self.columns - indent - 1)]
