"""``arene simulate`` and ``arene balance``: the arguments, the progress bar and the printing."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arene.bots import BOTS
from arene.core.game import GAMES, load_game
from arene.core.refusal import BadData, Fault
from arene.lab.balance import balance
from arene.lab.report import balance_text, simulation_text
from arene.lab.series import Series, series
from arene.lab.simulate import simulate
from arene.words import LANGUAGES, default_language, words

_DIGITS = 18  # of a number among the options

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_simulate(subparsers: Subparsers) -> None:
    """``arene simulate GAME --seats N --bots a,b,… --matches M --seed S``"""
    parser = _series_parser(subparsers, "simulate", bots="heuristic", matches=100)
    say = words(default_language())
    parser.add_argument("--save", metavar="DIR", type=Path, help=say("lab-help-save"))
    parser.set_defaults(run=run_simulate)


def add_balance(subparsers: Subparsers) -> None:
    """``arene balance GAME --seats N --bots a,b,… --matches M --seed S``"""
    _series_parser(subparsers, "balance", bots="normal", matches=200).set_defaults(run=run_balance)


def _series_parser(subparsers: Subparsers, name: str, bots: str, matches: int) -> argparse.ArgumentParser:
    say = words(default_language())
    parser = subparsers.add_parser(name, help=say(f"lab-help-{name}"), description=say(f"lab-help-{name}"))
    parser.add_argument("game", choices=GAMES, help=say("cli-help-game"))
    parser.add_argument("--seats", type=int, help=say("cli-help-seats"))
    parser.add_argument("--bots", default=bots, help=say("lab-help-bots", names=", ".join(BOTS), default=bots))
    parser.add_argument("--matches", type=int, default=matches, help=say("lab-help-matches", default=str(matches)))
    parser.add_argument("--seed", default="1", help=say("lab-help-seed"))
    parser.add_argument("--jobs", type=int, default=1, help=say("lab-help-jobs"))
    parser.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help=say("cli-help-options")
    )
    parser.add_argument("--edition", metavar="FILE", help=say("cli-help-edition"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=say("cli-help-lang"))
    return parser


def run_simulate(args: argparse.Namespace) -> int:
    def work(asked: Series, progress: Callable[[int], None] | None) -> tuple[dict[str, object], Callable[[str], str]]:
        result = simulate(asked, args.jobs, args.save, progress)
        return result.to_json(), lambda lang: simulation_text(result, lang)

    return _run(args, work)


def run_balance(args: argparse.Namespace) -> int:
    def work(asked: Series, progress: Callable[[int], None] | None) -> tuple[dict[str, object], Callable[[str], str]]:
        result = balance(asked, args.jobs, progress)
        return result.to_json(), lambda lang: balance_text(result, lang)

    return _run(args, work)


Work = Callable[[Series, Callable[[int], None] | None], tuple[dict[str, object], Callable[[str], str]]]


def _run(args: argparse.Namespace, work: Work) -> int:
    lang = args.lang
    asked = series(
        args.game,
        load_game(args.game).max_seats if args.seats is None else args.seats,
        [name.strip() for name in args.bots.split(",")],
        args.matches,
        args.seed,
        options_from(args.options),
        args.edition,
    )
    with progress_bar(asked.matches, lang) as progress:
        data, text = work(asked, progress)
    sys.stdout.write((json.dumps(data, ensure_ascii=False, indent=2) if args.json else text(lang)) + "\n")
    return 0


def options_from(pairs: list[str]) -> dict[str, Any]:
    """``goal_coins=40`` as the game's options take it: whole numbers are numbers, true and false are themselves, the
    rest are words."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadData("options", Fault("name-value", value=repr(pair)))
        if value in ("true", "false"):
            options[name] = value == "true"
        else:
            number = value.removeprefix("-").isdecimal() and len(value) <= _DIGITS
            options[name] = int(value) if number else value
    return options


@contextmanager
def progress_bar(matches: int, lang: str) -> Iterator[Callable[[int], None] | None]:
    """A bar on the terminal's error stream, wiped at the end; none where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    say = words(lang)

    def show(done: int) -> None:
        if done * 40 // matches != (done - 1) * 40 // matches or done == 1:
            full = done * 40 // matches
            sys.stderr.write(f"\r{'█' * full}{'░' * (40 - full)} {say('lab-progress', done=done, matches=matches)}")
            sys.stderr.flush()

    try:
        yield show
    finally:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
