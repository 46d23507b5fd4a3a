"""The words of every game and of the tables, from Project Fluent files, French and English."""

from __future__ import annotations

import locale
import os
import re
import threading
import time
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from arene.core.actions import Action
from arene.core.chance import ScriptError
from arene.core.edition import Edition
from arene.core.game import GAMES, Game, load_game
from arene.core.refusal import BadData, BadFile, Fault, Refusal, os_fault
from arene.core.text import Panel, Prompt, Status, View

LANGUAGES = ("fr", "en")
_HERE = Path(__file__).parent
_REMEMBERED = 4_000  # texts kept for each language and game; and as many that were said before those


class MissingWords(KeyError):
    """A message that a language does not have, or that lacks a parameter."""


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins
_NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # what a message takes from another one


@lru_cache
def _entries(path: Path) -> Mapping[str, str]:
    """The messages of a file as they are written, by id: parsing them takes long, and most are never said."""
    text = "".join(line for line in path.read_text(encoding="utf-8").splitlines(True) if not line.startswith("#"))
    starts = [*_ENTRY.finditer(text)]
    ends = [*(found.start() for found in starts[1:]), len(text)]
    return {found[1]: text[found.start() : end] for found, end in zip(starts, ends, strict=True)}


@lru_cache(maxsize=20_000)
def _parsed(entry: str) -> Any:
    """One message, parsed once for all who say it. Where its parts stood in the file would take a fifth of the room."""
    resource = FluentParser(with_spans=False).parse(entry)
    for part in resource.body:
        if isinstance(part, ast.Junk):
            wrong = part.annotations[0].message if part.annotations else "not understood"
            raise MissingWords(f"{wrong}, in “{entry.strip()}”")
    return resource


def _de(name: object) -> Any:
    """« d’Inès » and « de Bruno »: DE($name) in a French message; static/table/words.js says the same."""
    elided = re.match(r"[aeiouh]|y[^aeiou]", unicodedata.normalize("NFD", str(name)), re.IGNORECASE)
    return f"d’{name}" if elided else f"de {name}"


def _typeset(text: str) -> str:
    """As it is printed: the fonts have no narrow space, and a name that ends in “!” needs no full stop after it."""
    return text.replace("\u202f", "\u00a0").replace("!.", "!").replace("?.", "?")


class FluentWords:
    """The messages of one language: a game's own, then those common to all."""

    def __init__(self, lang: str, game: str | None) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False, functions={"DE": _de})
        self._said: dict[object, str] = {}  # a table says the same things again and again
        self._said_before: dict[object, str] = {}  # what is not said any more goes with these
        self._entries: dict[str, str] = {}  # all that can be said, as it is written
        self._learnt: set[str] = set()  # what of it is parsed, with all it takes its words from
        self._lock = (
            threading.RLock()
        )  # of what is learnt: a server reads its words in one thread and speaks in another
        self._own: Callable[[], Mapping[str, str]] | None = None  # where an edition's words come from, until needed
        self.read(_HERE / f"{lang}.ftl")
        if game is not None:
            self.read(load_game(game).file(f"{lang}.ftl"))

    def read(self, path: Path) -> None:
        """The messages of a file, before all that were known."""
        self._entries.update(_entries(path))

    def add(self, messages: Mapping[str, str]) -> None:
        """Plain messages from elsewhere, such as the names an edition brings along."""
        for id, text in messages.items():
            self._entries[id] = f"{id} = {_literal(text)}\n"
            self._learnt.discard(id)

    def add_later(self, messages: Callable[[], Mapping[str, str]]) -> None:
        """The same, asked for when a message is not among the others."""
        self._own = messages

    def _knows(self, id: str) -> bool:
        if id not in self._entries and self._own is not None:
            with self._lock:
                if self._own is not None:
                    self.add(self._own())
                    self._own = None
        return id in self._entries

    def _learn(self, id: str) -> None:
        """Parse a message and those it takes its words from."""
        if id in self._learnt:
            return
        with self._lock:
            waiting, found = [id], set[str]()
            while waiting:
                one = waiting.pop()
                if one not in found and one not in self._learnt and self._knows(one):
                    found.add(one)
                    self._bundle.add_resource(_parsed(self._entries[one]), allow_overrides=True)
                    waiting += _NAMED.findall(self._entries[one])
            self._learnt |= found

    def __call__(self, id: str, /, **params: object) -> str:
        key = (id, *params.items(), *map(type, params.values()))  # 1 is not said as True is
        text = self._said.get(key)
        if text is None:
            text = self._said_before.get(key) or self._format(id, params)
            if len(self._said) >= _REMEMBERED:
                self._said, self._said_before = {}, self._said
            self._said[key] = text
        return text

    def prompt(self, id: str, /, **params: object) -> Prompt:
        """A message that is a sentence, and its ``.lead`` if it has one."""
        return Prompt(self(f"{id}.lead", **params) if self.has(f"{id}.lead") else "", self(id, **params))

    def status(self, id: str, /, **params: object) -> Status:
        """A message that says where a match stands, and those of ``.goal``, ``.phase`` and ``.more`` that it has."""
        parts = [f"{id}.{part}" for part in Status._fields[1:]]
        return Status(self(id, **params), *(self(part, **params) if self.has(part) else "" for part in parts))

    def _format(self, id: str, params: dict[str, object]) -> str:
        message, _, attribute = id.partition(".")
        self._learn(message)
        if not self._bundle.has_message(message):
            raise MissingWords(f"{self.lang}: no message {id}")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise MissingWords(f"{self.lang}: message {id} is empty")
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise MissingWords(f"{self.lang}: message {id}: {errors[0]}")
        return _typeset(str(text))

    def learn_all(self, rest: float = 0) -> None:
        """Parse everything now, so that nobody waits for it later; with so many seconds of rest after each message, so
        that nobody waits for this either."""
        self._knows("")
        for id in list(self._entries):
            if id not in self._learnt:
                self._learn(id)
                time.sleep(rest)

    def has(self, id: str) -> bool:
        """Whether there is such a message; ``message.attribute``: whether it has the attribute."""
        message, _, attribute = id.partition(".")
        if not attribute or not self._knows(message):
            return self._knows(message)
        self._learn(message)
        return attribute in self._bundle.get_message(message).attributes

    def listing(self, parts: Sequence[str], id: str = "list-last") -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self(id, before=", ".join(parts[:-1]), last=parts[-1])

    def fault(self, fault: Fault | str) -> str:
        """What is wrong, in a sentence; what has no sentence of its own is said as it is."""
        if isinstance(fault, str):
            return fault
        game = fault.id.split(":")[0]
        if game in GAMES and not self.has(_fault_id(fault)):
            return words(self.lang, game).fault(fault)
        return self(_fault_id(fault), **{name: self._part(value) for name, value in fault.params.items()})

    def _part(self, value: object) -> object:
        """A thing that a fault names: a number, a text, another fault, or a choice of them."""
        if isinstance(value, Fault):
            return self.fault(value)
        if isinstance(value, Exception):
            return said(value, self.lang)
        if isinstance(value, (list, tuple)):
            return self.listing([str(self._part(inside)) for inside in value], "list-or")
        if isinstance(value, float):
            return f"{value:.12g}".replace(".", "," if self.lang == "fr" else ".")
        small = isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1000
        return value if small else str(value)  # digits in groups are for amounts, not for what somebody typed


@lru_cache
def words(lang: str, game: str | None = None) -> FluentWords:
    """The words of a language, with those of a game and of the edition that comes with it."""
    if lang not in LANGUAGES:
        raise ValueError(f"{lang!r} is not one of {', '.join(LANGUAGES)}")
    spoken = FluentWords(lang, game)
    if game is not None:
        spoken.add_later(lambda: _edition_words(game, lang))
    return spoken


def _edition_words(game: str, lang: str) -> Mapping[str, str]:
    return load_game(game).edition_words(_shipped(game), lang)


def _literal(text: str) -> str:
    """Text as Fluent takes it word for word."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)  # a foreign file must not steer a terminal
    escaped = shown.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def edition_words(lang: str, game: Game, edition: Edition) -> FluentWords:
    """The words of a game with those of an owner's edition."""
    return _with_own(lang, game.id, tuple(game.edition_words(edition, lang).items()))


@lru_cache(maxsize=64)
def _with_own(lang: str, game: str, own: tuple[tuple[str, str], ...]) -> FluentWords:
    if dict(own) == _edition_words(game, lang):
        return words(lang, game)
    spoken = FluentWords(lang, game)
    spoken.add(dict(own))
    return spoken


@lru_cache
def _shipped(game: str) -> Edition:
    """The edition that comes with a game."""
    return load_game(game).edition()


def is_own(game: Game, edition: Edition) -> bool:
    """Whether it is an owner's box, and not one that came with Arène."""
    return edition.data.get("source") == "owner" or edition.id != _shipped(game.id).id


def title(game: Game, lang: str, edition: Edition | None = None) -> str:
    """What is played: the game, and whose box where it is an owner's."""
    name = words(lang, game.id)("game-name")
    if edition is None or not is_own(game, edition):
        return name
    return words(lang)("game-with-edition", game=name, edition=edition.name(lang))


def shown_names(players: Sequence[str], lang: str) -> Sequence[str]:
    """The players' names; seats without any are called by their number, from 1, in the reader's language.

    Older files count such seats from 0.
    """
    for first in (0, 1):
        if list(players) == [f"seat {number}" for number in range(first, first + len(players))]:
            return [words(lang)("seat-number", number=number) for number in range(1, len(players) + 1)]
    return players


class Addressing:
    """The words of a language for somebody who reads of himself: his own lines before the common ones."""

    def __init__(self, words: FluentWords, roles: Sequence[str]) -> None:
        self.lang = words.lang
        self._words = words
        self._ends = ["" if role == "seat" else f"-{role}" for role in roles]

    def __call__(self, id: str, /, **params: object) -> str:
        for end in self._ends:
            own = f"you-{id.removeprefix('log-')}{end}"
            if self._words.has(own):
                return self._words(own, **params)
        return self._words(id, **params)

    def prompt(self, id: str, /, **params: object) -> Prompt:
        return self._words.prompt(id, **params)

    def status(self, id: str, /, **params: object) -> Status:
        return self._words.status(id, **params)

    def has(self, id: str) -> bool:
        return self._words.has(id)

    def listing(self, parts: Sequence[str]) -> str:
        return self._words.listing(parts)


class Speaker:
    """Everything a match says to one viewer, in his language."""

    def __init__(self, game: Game, lang: str, names: Sequence[str], edition: Edition | None = None) -> None:
        self.game = game
        self.words = words(lang, game.id) if edition is None else edition_words(lang, game, edition)
        self.names = shown_names(names, lang)
        self.title = title(game, lang, edition)

    def event(self, event: Mapping[str, Any], you: int | None = None) -> str:
        """A line of the log, or nothing; in the second person where it is about the seat that reads it."""
        text, names = self.game.text, self.names
        listed = you is not None and text.lists_names(event, len(names))
        if listed:
            names = [self.words("you-listed") if seat == you else name for seat, name in enumerate(names)]
        roles = [role for role, seat in text.roles(event, len(names)).items() if seat == you]
        line = text.event(Addressing(self.words, roles) if roles else self.words, event, names)
        return line[:1].upper() + line[1:] if listed else line

    def action(self, action: Action, view: View) -> str:
        return self.game.text.action(self.words, action.to_json(), view, self.names)

    def question(self, view: View) -> Prompt:
        return self.game.text.prompt(self.words, view, self.names)

    def prompt(self, view: View) -> str:
        """The same in one line."""
        return str(self.question(view))

    def standing(self, view: View) -> Status:
        return self.game.text.status(self.words, view)

    def status(self, view: View) -> str:
        """The same in one line."""
        return str(self.standing(view))

    def panels(self, view: View) -> list[Panel]:
        return self.game.text.panels(self.words, view, self.names)

    def refusal(self, refusal: Refusal) -> str:
        return self._refusal(refusal)

    def refusal_in_short(self, refusal: Refusal) -> str:
        """The same in two or three words, where the game has them (``.short``), to stand beside the thing refused."""
        return self._refusal(refusal, ".short") if self.words.has(f"{_refusal_id(refusal)}.short") else ""

    def _refusal(self, refusal: Refusal, attribute: str = "") -> str:
        params = self.game.text.params(self.words, refusal.params, self.names)
        return self.words(f"{_refusal_id(refusal)}{attribute}", **params)


def _refusal_id(refusal: Refusal) -> str:
    return "refusal-" + refusal.rule.replace(".", "-")


def refusal_sentence(refusal: Refusal, lang: str = "en") -> str:
    """A refusal in a sentence, without players' names."""
    game = refusal.rule.split(".")[0]
    if game in GAMES:
        loaded = load_game(game)
        names = [words(lang)("seat-number", number=number) for number in range(1, 11)]
        edition = refusal.edition if isinstance(refusal.edition, Edition) else None
        return Speaker(loaded, lang, names, edition).refusal(refusal)
    params = {name: str(value) for name, value in refusal.params.items()}
    return words(lang)(_refusal_id(refusal), **params)


_chosen: list[str] = []  # the language somebody asked for, for what has no other way to know it


def prefer(lang: str | None) -> None:
    """Speak this language by default, whatever the locale: somebody asked for it. None: as the locale says."""
    _chosen[:] = [] if lang is None else [lang]


def default_language() -> str:
    """The language asked for; else French where the locale is, English elsewhere in the world and for C, French where
    nothing is said.

    C.UTF-8 says nothing: images of containers set it for its encoding.
    """
    if _chosen:
        return _chosen[0]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            break
    else:
        value = locale.setlocale(locale.LC_CTYPE)  # what the system says without them: “French_France.1252”, “C.UTF-8”
        value = "" if value == "C" else value
    if value in ("C", "POSIX"):
        return "en"
    code = value.split(".")[0].split("_")[0].lower()
    return "fr" if code in ("", "c", "fr", "french") else "en"


def said(error: Exception, lang: str) -> str:
    """Whatever is wrong with what somebody asked, in his language."""
    speech = words(lang)
    if isinstance(error, Refusal):
        return refusal_sentence(error, lang)
    if isinstance(error, BadData):
        problem = speech.fault(error.fault)
        return speech("fault-at", path=error.path, problem=problem) if error.path else problem
    if isinstance(error, ScriptError):
        return speech.fault(error.fault)
    if isinstance(error, BadFile):
        problem = speech.fault(error.fault)
        if error.line:
            return speech("fault-at-line", path=error.path, line=str(error.line), problem=problem)
        return speech("fault-at", path=error.path, problem=problem)
    if isinstance(error, OSError) and error.errno is not None:
        problem = speech.fault(os_fault(error))
        return speech("fault-at", path=str(error.filename), problem=problem) if error.filename else problem
    return str(error)


def _fault_id(fault: Fault) -> str:
    return "fault-" + fault.id.replace(":", "-")


def _in_english(fault: Fault) -> str:
    return words("en").fault(fault)


Refusal.sentence = refusal_sentence
Fault.sentence = _in_english
