"""What can be typed after ``arene``, explained and refused in the language of whoever typed it."""

from __future__ import annotations

import argparse
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import arene
from arene.words import LANGUAGES, default_language, words

Run = Callable[[Namespace], int]

# the sentences of argparse, which it asks its catalogue for: there is a French one nowhere else
_SENTENCES = {
    "usage: ": "usage",
    "positional arguments": "positional",
    "options": "options",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "expected one argument": "expected-one",
    "expected at most one argument": "expected-most",
    "expected at least one argument": "expected-least",
    "expected %s argument": "expected",
    "expected %s arguments": "expected",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "ignored explicit argument %r": "ignored",
}


def speak_everywhere() -> None:
    """Let argparse say its own sentences in the language of the day."""
    vars(argparse).update(_=_sentence, ngettext=lambda one, many, count: _sentence(one if count == 1 else many))


def _sentence(text: str) -> str:
    if text not in _SENTENCES:
        return text
    said = words(default_language())(f"argparse-{_SENTENCES[text]}")
    return said + text[len(text.rstrip()) :]  # what follows goes on behind the space, or on a new line


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language that ``--lang`` names, before anything else is understood: help and refusals are said in it too."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            value = value if equals else "".join(arguments[place + 1 : place + 2])
            return value if value in LANGUAGES else None
    return None


class Commands:
    """Collects the commands; those of other parts of Arène are only brought in when they are typed, or all wanted."""

    def __init__(self, typed: str | None) -> None:
        self.say = words(default_language())
        self.root = ArgumentParser(prog="arene", description=self.say("cli-about"))
        version = f"arene {arene.__version__}"
        self.root.add_argument("--version", action="version", version=version, help=self.say("cli-help-version"))
        add_language(self.root)
        self.all = self.root.add_subparsers(required=True, metavar="COMMAND")
        self.typed = typed

    def add(self, name: str, run: Run) -> ArgumentParser:
        made = self.all.add_parser(name, help=self.say(f"cli-{name}"), description=self.say(f"cli-{name}"))
        add_language(made)
        made.set_defaults(run=run)
        return made

    def add_foreign(self, names: dict[str, str], bring: Callable[[Any], None]) -> None:
        """Commands that another part adds; a line of help stands for them where they are not needed."""
        if self.typed is None or self.typed in names:
            bring(self.all)
        else:
            for name, help in names.items():
                self.all.add_parser(name, help=help)


def add_language(parser: ArgumentParser) -> None:
    say = words(default_language())
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=say("cli-help-lang"))


def add_game(parser: ArgumentParser, optional: bool = False) -> None:
    say = words(default_language())
    parser.add_argument("game", nargs="?" if optional else None, choices=arene.GAMES, help=say("cli-help-game"))


def add_box(parser: ArgumentParser) -> None:
    """What a match, or the rules as it is played by, may have of its own."""
    say = words(default_language())
    parser.add_argument("--seats", type=int, help=say("cli-help-seats"))
    parser.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help=say("cli-help-options")
    )
    parser.add_argument("--edition", type=Path, metavar="FILE", help=say("cli-help-edition"))


def add_play(one: ArgumentParser, levels: Sequence[str], form: str) -> None:
    """``levels`` are the bots there are, and a program stands there in that ``form``."""
    say = words(default_language())
    told = {"levels": ", ".join(levels), "form": form, "default": "regular"}
    add_game(one, optional=True)
    add_box(one)
    one.add_argument("--people", type=int, default=1, help=say("cli-help-people"))
    one.add_argument("--bots", default="heuristic", help=say("cli-help-bots", **told))
    one.add_argument("--names", default="", help=say("cli-help-names"))
    one.add_argument("--seed", help=say("cli-help-seed"))
    one.add_argument("--pace", type=float, default=0.5, help=say("cli-help-pace"))
    one.add_argument("--save", type=Path, metavar="FILE", help=say("cli-help-save"))
    one.add_argument("--resume", type=Path, metavar="FILE", help=say("cli-help-resume"))


def add_edition(one: ArgumentParser, check: Run, show: Run) -> None:
    say = words(default_language())
    inside = one.add_subparsers(required=True, metavar="check | show")
    checking = inside.add_parser("check", help=say("cli-edition-check"), description=say("cli-edition-check"))
    checking.add_argument("file", type=Path, help=say("cli-help-edition-file"))
    checking.add_argument("--game", choices=arene.GAMES, help=say("cli-help-edition-game"))
    checking.set_defaults(run=check)
    showing = inside.add_parser("show", help=say("cli-edition-show"), description=say("cli-edition-show"))
    add_game(showing)
    showing.set_defaults(run=show)
    for parser in (checking, showing):
        add_language(parser)
