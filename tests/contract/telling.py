"""Everything that reaches a viewer: what he sees, may do, is refused, and every word of it in both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import arene
from arene.booklet import ANCHOR, anchor_of, rules_text
from arene.core.edition import Edition
from arene.core.events import Event
from arene.core.game import Game
from arene.core.match import visible
from arene.core.state import State
from arene.words import Speaker, words
from tests.contract.tables import Table
from tests.contract.walks import Moment

COMMON = Path(str(arene.__file__)).parent
NAMES = ["Ada", "Bram", "Chloé", "Dario", "Emil", "Fanny"]

_SPEAKERS: dict[tuple[str, str, str, int], Speaker] = {}


def speaker(table: Table, lang: str) -> Speaker:
    key = (table.game.id, table.edition.hash, lang, table.seats)
    if key not in _SPEAKERS:
        _SPEAKERS[key] = Speaker(table.game, lang, NAMES[: table.seats], table.edition)
    return _SPEAKERS[key]


def seen(table: Table, state: State, viewer: int | None) -> dict[str, Any]:
    """What a seat sees, may do and is refused, and how it would be treated: nothing else reaches its screen."""
    game = table.game
    told: dict[str, Any] = {"view": game.view(state, viewer), "awaiting": [int(seat) for seat in state.awaiting()]}
    if viewer is None:
        return told
    legal = [int(action) for action in state.legal(viewer)]
    told["legal"] = legal
    told["asides"] = [int(action) for action in state.asides(viewer)]
    told["private"] = game.private(state, viewer)
    if viewer in told["awaiting"]:
        blocked = [number for number in game.candidates(state, viewer) if number not in legal]
        refusals = [game.refusal(state, viewer, number) for number in blocked]
        told["blocked"] = [
            [number, refusal.rule, dict(refusal.params)] for number, refusal in zip(blocked, refusals, strict=True)
        ]
        told["away"] = game.away_action(state, viewer)
        told["patience"] = game.patience(state, viewer)
    return told


def sentences(table: Table, state: State, viewer: int | None, lang: str, most: int = 40) -> list[str]:
    """Every word a viewer reads at a moment; of long lists of choices the first and some others."""
    game, speech = table.game, speaker(table, lang)
    view = game.view(state, viewer)
    said = [speech.prompt(view), *picture(table, state, viewer, lang)]
    if viewer is not None and viewer in [int(seat) for seat in state.awaiting()]:
        space = game.actions(table.edition)
        shown = game.candidates(state, viewer)
        legal = {int(action) for action in state.legal(viewer)}
        for number in shown[:: max(1, len(shown) // most)]:
            said.append(speech.action(space.action(number), view))
            if number not in legal:
                said.append(speech.refusal(game.refusal(state, viewer, number)))
    return said


def picture(table: Table, state: State, viewer: int | None, lang: str) -> list[str]:
    """What stands on the table, without the question: the status, and the panels."""
    speech, view = speaker(table, lang), table.game.view(state, viewer)
    return [speech.status(view), *(text for panel in speech.panels(view) for text in _texts(panel.to_json()))]


def _texts(record: Any) -> list[str]:
    if isinstance(record, Mapping):
        inside = [_texts(value) for key, value in record.items() if key not in ("id", "kind", "look", "tone", "state")]
    elif isinstance(record, (list, tuple)):
        inside = [_texts(value) for value in record]
    else:
        return [record] if isinstance(record, str) else []
    return [text for part in inside for text in part]


def log(table: Table, events: Sequence[Event], viewer: int | None, lang: str) -> list[str]:
    speech = speaker(table, lang)
    return [speech.event(event) for event in visible(events, viewer)]


# ---- are they words?

_WORD = re.compile(r"[^\W\d_]{3,}")
_RAW = re.compile(r"[{}]|\b(None(?! of)|True|False|null|undefined)\b|\w_\w|\?\?\?")


class _Texts(Visitor):
    """What messages say, without the names of messages, variables and variants."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.said.append(node.value)


@cache
def _own_words(game: str, lang: str) -> frozenset[str]:
    """All words of a language's files."""
    texts = _Texts()
    for path in (COMMON / f"{lang}.ftl", arene.load_game(game).file(f"{lang}.ftl")):
        texts.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return frozenset(_WORD.findall(" ".join([*texts.said, *NAMES]).lower()))


_VOCABULARIES: dict[tuple[str, str, str], frozenset[str]] = {}


def vocabulary(table: Table, lang: str) -> frozenset[str]:
    """The words a language's files and an edition bring: nothing else is ever said."""
    key = (table.game.id, table.edition.hash, lang)
    if key not in _VOCABULARIES:
        brought = " ".join(table.game.edition_words(table.edition, lang).values())
        _VOCABULARIES[key] = _own_words(table.game.id, lang) | set(_WORD.findall(brought.lower()))
    return _VOCABULARIES[key]


def wrong(table: Table, lang: str, sentence: str) -> str | None:
    """What is no word in a sentence: an id as the program writes it, an open bracket, a Python value."""
    raw = _RAW.search(sentence)
    if raw:
        return raw.group()
    known = vocabulary(table, lang)
    return next((word for word in _WORD.findall(sentence) if not word.isupper() and not _in(known, word.lower())), None)


def _in(known: frozenset[str], word: str) -> bool:
    """Whether a word stands in the files, or its stem: messages put endings on by themselves."""
    return word in known or any(word.removesuffix(ending) in known for ending in ("s", "e", "es", "x", "nt", "ne"))


# ---- paragraphs

_ANCHORS: dict[tuple[str, str, str], frozenset[str]] = {}


def anchors(game: Game, lang: str, edition: Edition) -> frozenset[str]:
    """The paragraphs of the rules text that can be pointed to."""
    key = (game.id, lang, edition.hash)
    if key not in _ANCHORS:
        _ANCHORS[key] = frozenset(ANCHOR.findall(rules_text(game, lang, edition) or ""))
    return _ANCHORS[key]


def paragraph_missing(table: Table, rule: str) -> str | None:
    """Where the rules text does not tell a rule that a refusal names."""
    game = table.game
    if not rule.startswith(f"{game.id}."):
        return None if words("en").has("refusal-" + rule.replace(".", "-")) else "en.ftl"
    for lang in arene.LANGUAGES:
        if anchor_of(game, rule) not in anchors(game, lang, table.edition):
            return f"rules.{lang}.md"
    return None


def at(moment: Moment, viewer: int | None, lang: str = "") -> str:
    who = "a spectator" if viewer is None else f"seat {viewer}"
    return f"{moment}, {who}{', ' + lang if lang else ''}"
