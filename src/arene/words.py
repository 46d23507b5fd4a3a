"""The words of every game and of the tables, from Project Fluent files, French and English."""

from __future__ import annotations

import locale
import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from arene.core.actions import Action
from arene.core.edition import Edition
from arene.core.game import GAMES, Game, load_game
from arene.core.refusal import BadData, BadFile, Fault, Refusal, os_fault
from arene.core.text import Panel, View

LANGUAGES = ("fr", "en")
_HERE = Path(__file__).parent
_REMEMBERED = 20_000  # texts kept for each language and game


class MissingWords(KeyError):
    """A message that a language does not have, or that lacks a parameter."""


@lru_cache
def _parsed(path: Path) -> Any:
    """A file's messages; reading them takes long, and every game shares the common ones."""
    return FluentResource(path.read_text(encoding="utf-8"))


def _de(name: object) -> Any:
    """« d’Inès » and « de Bruno »: DE($name) in a French message; static/table/words.js says the same."""
    elided = re.match(r"[aeiouh]|y[^aeiou]", unicodedata.normalize("NFD", str(name)), re.IGNORECASE)
    return f"d’{name}" if elided else f"de {name}"


class FluentWords:
    """The messages of one language: a game's own, then those common to all."""

    def __init__(self, lang: str, game: str | None) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False, functions={"DE": _de})
        self._said: dict[object, str] = {}  # a table says the same things again and again
        self._read(_HERE / f"{lang}.ftl")
        if game is not None:
            self._read(load_game(game).folder / f"{lang}.ftl")

    def _read(self, path: Path) -> None:
        self._bundle.add_resource(_parsed(path), allow_overrides=True)

    def add(self, messages: Mapping[str, str]) -> None:
        """Plain messages from elsewhere, such as the names an edition brings along."""
        lines = [f"{id} = {_literal(text)}" for id, text in messages.items()]
        self._bundle.add_resource(FluentResource("\n".join(lines) + "\n"), allow_overrides=True)

    def __call__(self, id: str, /, **params: object) -> str:
        key = (id, *((name, type(value), str(value)) for name, value in params.items()))
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            text = self._said[key] = self._format(id, params)
        return text

    def _format(self, id: str, params: dict[str, object]) -> str:
        if not self._bundle.has_message(id):
            raise MissingWords(f"{self.lang}: no message {id}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MissingWords(f"{self.lang}: message {id} is empty")
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise MissingWords(f"{self.lang}: message {id}: {errors[0]}")
        return str(text)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

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
        small = isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1000
        return value if small else str(value)  # digits in groups are for amounts, not for what somebody typed


@lru_cache
def words(lang: str, game: str | None = None) -> FluentWords:
    """The words of a language, with those of a game and of the edition that comes with it."""
    if lang not in LANGUAGES:
        raise ValueError(f"{lang!r} is not one of {', '.join(LANGUAGES)}")
    spoken = FluentWords(lang, game)
    if game is not None:
        loaded = load_game(game)
        spoken.add(loaded.edition_words(loaded.edition(), lang))
    return spoken


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
    loaded = load_game(game)
    if dict(own) == loaded.edition_words(loaded.edition(), lang):
        return words(lang, game)
    spoken = FluentWords(lang, game)
    spoken.add(dict(own))
    return spoken


class Speaker:
    """Everything a match says to one viewer, in his language."""

    def __init__(self, game: Game, lang: str, names: Sequence[str], edition: Edition | None = None) -> None:
        self.game = game
        self.words = words(lang, game.id) if edition is None else edition_words(lang, game, edition)
        self.names = names

    def event(self, event: Mapping[str, Any]) -> str:
        """A line of the log, or nothing."""
        return self.game.text.event(self.words, event, self.names)

    def action(self, action: Action, view: View) -> str:
        return self.game.text.action(self.words, action.to_json(), view, self.names)

    def prompt(self, view: View) -> str:
        return self.game.text.prompt(self.words, view, self.names)

    def status(self, view: View) -> str:
        return self.game.text.status(self.words, view)

    def panels(self, view: View) -> list[Panel]:
        return self.game.text.panels(self.words, view, self.names)

    def refusal(self, refusal: Refusal) -> str:
        params = self.game.text.params(self.words, refusal.params, self.names)
        return self.words("refusal-" + refusal.rule.replace(".", "-"), **params)


def refusal_sentence(refusal: Refusal, lang: str = "en") -> str:
    """A refusal in a sentence, without players' names."""
    game = refusal.rule.split(".")[0]
    if game in GAMES:
        loaded = load_game(game)
        names = [words(lang)("seat-number", number=seat) for seat in range(10)]
        edition = refusal.edition if isinstance(refusal.edition, Edition) else None
        return Speaker(loaded, lang, names, edition).refusal(refusal)
    params = {name: str(value) for name, value in refusal.params.items()}
    return words(lang)("refusal-" + refusal.rule.replace(".", "-"), **params)


def default_language() -> str:
    """French where the locale is, English elsewhere in the world and for C, French where nothing is said.

    C.UTF-8 says nothing: images of containers set it for its encoding.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            break
    else:
        value = locale.getlocale()[0] or ""
    if value in ("C", "POSIX"):
        return "en"
    code = value.split(".")[0].split("_")[0].lower()
    return "fr" if code in ("", "c", "fr") else "en"


def said(error: Exception, lang: str) -> str:
    """Whatever is wrong with what somebody asked, in his language."""
    speech = words(lang)
    if isinstance(error, Refusal):
        return refusal_sentence(error, lang)
    if isinstance(error, BadData):
        problem = speech.fault(error.fault)
        return speech("fault-at", path=error.path, problem=problem) if error.path else problem
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
