"""Guided matches: every number the coach says is looked up in the match it stands beside."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import arene
from arene.core.refusal import BadData
from arene.server.figures import figure
from arene.server.tutorial import Tutorial, taught

TAUGHT = [game for game in arene.GAMES if taught(game)]
_NUMBER = re.compile(r"(?<![^\W_])\d+(?![^\W_])")  # U4 and 1A are names


@cache
def guided(game: str) -> Tutorial:
    return Tutorial(game)


class _Parts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.names: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(game: str, lang: str) -> dict[str, _Parts]:
    """The coach's messages: their texts and the names of their parameters."""
    source = arene.load_game(game).file(f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, _Parts] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("tutorial-"):
            parts = found[entry.id.name.removeprefix("tutorial-")] = _Parts()
            parts.visit(entry)
    return found


@pytest.mark.parametrize("lang", arene.LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_no_number_is_written_down(game: str, lang: str) -> None:
    bare = {name: _NUMBER.findall(text) for name, parts in messages(game, lang).items() for text in parts.texts}
    assert {name: numbers for name, numbers in bare.items() if numbers} == {}


@pytest.mark.parametrize("lang", arene.LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_figure_is_said_and_every_parameter_is_a_figure(game: str, lang: str) -> None:
    said, lessons = messages(game, lang), guided(game).lessons
    assert {name for lesson in lessons for name in (lesson["say"], lesson.get("otherwise")) if name} == set(said)
    for lesson in lessons:
        names = set().union(*(said[name].names for name in (lesson["say"], lesson.get("otherwise")) if name))
        assert names == set(lesson["figures"]), lesson["say"]


@pytest.mark.parametrize("game", TAUGHT)
def test_figures_come_from_the_match(game: str) -> None:
    """They are places to look, not numbers; the plain ones among them are what the match holds."""
    for lesson, found in zip(guided(game).lessons, guided(game).figures, strict=True):
        for name, where in lesson["figures"].items():
            assert re.search(r"[a-z]\w*[.\[]", where), f"{lesson['say']}: {name} is no place in the match: {where}"
            value = found[name]
            assert isinstance(value, int) and value >= 0, f"{lesson['say']}: {name} is {value!r}, who would say so?"


def test_what_the_match_does_not_hold_is_told() -> None:
    known = {"view": {"players": [{"cash": 3}], "named": [{"id": "a", "n": 2}]}}
    assert figure("view.players[0].cash * 2 - view.named.a.n", known) == 4
    for wrong in ("view.players[1].cash", "view.purse", "events.die[-1].face", "view.named.b.n", "view.players", "1 +"):
        with pytest.raises(BadData):
            figure(wrong, known)
    for evil in ("__import__('os')", "view.__class__", "[].append", "view['players'].pop()", "(lambda: 1)()"):
        with pytest.raises(BadData):
            figure(evil, known)
