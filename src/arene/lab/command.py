"""``arene simulate`` and ``arene balance``: the arguments, the progress bar and the printing."""

from __future__ import annotations

import argparse
import json
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from arene.bots import BOTS
from arene.core.game import GAMES, load_game
from arene.core.refusal import BadData, Fault
from arene.lab.balance import balance
from arene.lab.report import balance_text, simulation_text
from arene.lab.series import Notice, Series, most_jobs, series
from arene.lab.simulate import simulate
from arene.words import LANGUAGES, default_language, words

_ALSO = "normal:40"  # how bots beside the first ones are asked for
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
    """``arene balance GAME --seats N --bots a,b,… --matches M --seed S [--also normal:40] [--markdown]``"""
    parser = _series_parser(subparsers, "balance", bots="normal", matches=200)
    say = words(default_language())
    parser.add_argument(
        "--also", action="append", default=[], metavar="BOTS[:MATCHES]", help=say("lab-help-also", form=_ALSO)
    )
    parser.add_argument("--markdown", action="store_true", help=say("lab-help-markdown"))
    parser.set_defaults(run=run_balance)


def _series_parser(subparsers: Subparsers, name: str, bots: str, matches: int) -> argparse.ArgumentParser:
    say = words(default_language())
    parser = subparsers.add_parser(name, help=say(f"lab-help-{name}"), description=say(f"lab-help-{name}"))
    parser.add_argument("game", choices=GAMES, help=say("cli-help-game"))
    parser.add_argument("--seats", type=int, help=say("cli-help-seats"))
    parser.add_argument("--bots", default=bots, help=say("lab-help-bots", names=", ".join(BOTS), default=bots))
    parser.add_argument("--matches", type=int, default=matches, help=say("lab-help-matches", default=str(matches)))
    parser.add_argument("--seed", default="1", help=say("lab-help-seed"))
    parser.add_argument("--jobs", type=int, default=1, help=say("lab-help-jobs", most=str(most_jobs())))
    parser.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help=say("cli-help-options")
    )
    parser.add_argument("--edition", metavar="FILE", help=say("cli-help-edition"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=say("cli-help-lang"))
    return parser


def run_simulate(args: argparse.Namespace) -> int:
    asked = _asked(args, args.bots, args.matches)
    with progress_bar(asked.matches, args.lang) as progress, ending_together():
        result = simulate(asked, args.jobs, args.save, progress, notice(args.lang))
    return _print(args, result.to_json(), lambda: simulation_text(result, args.lang))


def run_balance(args: argparse.Namespace) -> int:
    """One series, or several of the same seed beside each other: some figures depend on how well the bots play."""
    columns = [(args.bots, args.matches), *(also_from(also, args.matches) for also in args.also)]
    results = []
    for asked in [_asked(args, bots, matches) for bots, matches in columns]:  # all are checked before one is played
        with progress_bar(asked.matches, args.lang) as progress, ending_together():
            results.append(balance(asked, args.jobs, progress, notice(args.lang)))
    data = results[0].to_json()
    if len(results) > 1:
        data["also"] = [result.to_json() for result in results[1:]]
    return _print(args, data, lambda: balance_text(results, args.lang, args.markdown))


def _asked(args: argparse.Namespace, bots: str, matches: int) -> Series:
    return series(
        args.game,
        load_game(args.game).max_seats if args.seats is None else args.seats,
        [name.strip() for name in bots.split(",")],
        matches,
        args.seed,
        options_from(args.options),
        args.edition,
    )


def _print(args: argparse.Namespace, data: dict[str, object], text: Callable[[], str]) -> int:
    sys.stdout.write((json.dumps(data, ensure_ascii=False, indent=2, allow_nan=False) if args.json else text()) + "\n")
    return 0


def also_from(text: str, matches: int) -> tuple[str, int]:
    """``normal:40`` is these bots in 40 matches; without a number there are as many matches as in the first series."""
    bots, colon, count = text.partition(":")
    if not colon:
        return bots, matches
    if not count.isdecimal() or len(count) > _DIGITS:
        raise BadData("also", Fault("bots-matches", value=repr(text), form=_ALSO))
    return bots, int(count)


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


def notice(lang: str) -> Notice:
    """Says in a line what went wrong although the series goes on."""

    def tell(fault: Fault) -> None:
        sys.stderr.write(f"arene: {words(lang).fault(fault)}\n")

    return tell


@contextmanager
def ending_together() -> Iterator[None]:
    """When this process is told to end, those that work for it end too: told so, Python by itself cleans nothing up."""

    def end(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    if threading.current_thread() is not threading.main_thread():  # only the main one hears signals
        yield
        return
    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


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
