"""What fills the screen for a moment: explanations, the log, the rules, the curtain, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene import booklet
from arene.core.game import Comfort, Option
from arene.core.match import Match
from arene.core.text import View, minus
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
    "d": "details",
    "o": "options",
    "r": "rules",
    "c": "comforts",
    "a": "asides",
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
        text = booklet.rules_text(match.game, self.words.lang, match.edition, match.options)
        found = booklet.paragraphs(text, anchors) if text is not None else []
        if found:
            lines += [
                "",
                *self._specialities(match),
                *self._title("terminal-rule"),
                *rulebook.render(self.ink, "\n\n".join(found), self.columns),
            ]
        return lines

    def log(self, log: Sequence[Line]) -> list[str]:
        return [*self._title("terminal-log"), *log_lines(self.ink, log, self.columns, 10**6)]

    def recap(self, log: Sequence[Line], rows: int) -> list[str]:
        """The latest of what happened, on one screen."""
        title = self._title("terminal-recap")
        return [*title, *log_lines(self.ink, log, self.columns, rows - len(title))]

    def table(self, view: View) -> list[str]:
        return table_lines(self.ink, self.speaker.panels(view), self.columns, True)

    def details(self, view: View) -> list[str]:
        """What the cards and marks of the table say in full, where the table had room for a name only."""
        lines = self._title("terminal-details")
        for panel in self.speaker.panels(view):
            items = [*panel.items, *(item for row in panel.rows for cell in row for item in cell)]
            said = dict.fromkeys(item.label for item in items if len(item.label) > len(item.text))
            if said:
                lines += ["", *self._sentences(panel.title, 1)]
            for label in said:
                lines += self._sentences(label, 3)
        return lines

    def rules(self, match: Match) -> list[str]:
        text = booklet.rules_text(match.game, self.words.lang, match.edition, match.options)
        if text is None:
            return self._sentences(self.words("terminal-no-rules"), 1)
        return [*self._specialities(match), *rulebook.render(self.ink, text, self.columns)]

    def options(self, match: Match) -> list[str]:
        """What was chosen when the match was created, and the box it is played with."""
        lines = self._title("terminal-options")
        for option in match.game.options:
            if option.id in match.options:
                lines += self._sentences(self._chosen(match, option), 1)
        return [*lines, "", *self._edition(match)]

    def special(self, match: Match) -> bool:
        """Whether this match is played otherwise than the rules text tells."""
        return bool(self._specialities(match))

    def _specialities(self, match: Match) -> list[str]:
        """Options and an edition that are not the usual ones: what the rules text says otherwise does not hold."""
        changed = [
            option for option in match.game.options if match.options.get(option.id, option.default) != option.default
        ]
        own = match.edition.hash != match.game.edition().hash
        if not changed and not own:
            return []
        lines = self._title("terminal-otherwise")
        for option in changed:
            lines += self._sentences(self._chosen(match, option), 1)
        return [*lines, *(self._edition(match) if own else []), ""]

    def _chosen(self, match: Match, option: Option) -> str:
        """An option with its value, both in words."""
        value = match.options[option.id]
        id = f"value-{option.id}-{str(value).lower()}"
        shown = self.words(id) if isinstance(value, (str, bool)) and self.words.has(id) else str(value)
        return self.words("terminal-option", name=self.words(f"option-{option.id}"), value=shown)

    def _edition(self, match: Match) -> list[str]:
        own = match.edition.hash != match.game.edition().hash
        id = "terminal-edition-own" if own else "terminal-edition"
        return self._sentences(self.words(id, name=match.edition.name(self.words.lang), id=match.edition.id), 1)

    def keys(self, asides: bool) -> list[str]:
        lines = self._title("terminal-keys")
        for key, name in KEYS.items():
            if (name == "comforts" and not self.speaker.game.comforts) or (name == "asides" and not asides):
                continue
            first, *rest = self._sentences(self.words(f"terminal-key-{name}"), 7)
            lines += [f" {self.ink.bold(key.rjust(4))}  {first.lstrip()}", *rest]
        return lines

    def asides(self, choices: Sequence[str]) -> list[str]:
        """What may be done besides, numbered from wherever the page begins."""
        return [*self._title("terminal-asides"), *choices]

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
        rows = [[*(self.words(f"terminal-column-{name}") for name in ("rank", "name", "score")), ""]]
        for standing in match.standings:
            rank = self.words("terminal-rank", rank=standing["rank"])
            name = self.speaker.names[int(str(standing["seat"]))]
            rows.append([rank, name, minus(standing["score"]), self._tie(match, standing)])
        widths = [max(width(row[place]) for row in rows) for place in range(3)]
        lines = [
            f" {pad(rank, widths[0])}  {pad(name, widths[1])}  {score.rjust(widths[2])}  {tie}".rstrip()
            for rank, name, score, tie in rows
        ]
        return [self.ink.faint(lines[0]), *lines[1:]]

    def _tie(self, match: Match, standing: Mapping[str, Any]) -> str:
        """What broke the tie with a neighbour of the same score, or put a lower score first."""
        others = [other for other in match.standings if other["rank"] != standing["rank"]]
        parts = []
        for name, value in standing["ties"].items():
            id = f"tie-{name.replace('_', '-')}"
            decided = any(_decided(standing, other, name) for other in others)
            if decided and self.words.has(id) and (text := self.words(id, value=value)):
                parts.append(text)
        return ", ".join(parts)

    def _title(self, id: str) -> list[str]:
        return [f" {self.ink.bold(self.words(id))}"]

    def _sentences(self, text: str, indent: int) -> list[str]:
        return [" " * indent + line for line in wrap(text, self.columns - indent - 1)]


def _decided(one: Mapping[str, Any], other: Mapping[str, Any], name: str) -> bool:
    """Whether a value made the difference between two places that the score alone does not explain."""
    better, worse = (one, other) if one["rank"] < other["rank"] else (other, one)
    unexplained = better["score"] <= worse["score"]
    return bool(unexplained and better["ties"][name] > worse["ties"][name])
