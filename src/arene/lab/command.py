"""``arene simulate``, ``arene balance`` and ``arene tournament``: the arguments, the progress bar and the printing."""

from __future__ import annotations

import argparse
import errno
import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arene.bots import BOTS, check_bot
from arene.bots.outside import FORM, ending_together
from arene.core.game import GAMES, load_game
from arene.core.refusal import BadData, BadFile, Fault
from arene.lab import sprt
from arene.lab.balance import balance
from arene.lab.cluster import Cluster
from arene.lab.crew import Jobs, Notice, most_jobs
from arene.lab.ledger import naming
from arene.lab.report import balance_text, simulation_text
from arene.lab.series import Series, series
from arene.lab.simulate import simulate
from arene.lab.tournament import run, tournament
from arene.lab.tournament_report import tournament_page, tournament_text
from arene.words import LANGUAGES, default_language, words

_ALSO = "normal:40"  # how bots beside the first ones are asked for
_DIGITS = 18  # of a number among the options
_NEGATIVE = re.compile(r"-[\d.]")  # how a value begins that argparse does not take for an option

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_simulate(subparsers: Subparsers) -> None:
    """``arene simulate GAME --seats N --bots a,b,… --matches M --seed S``"""
    parser = _series_parser(subparsers, "simulate", bots="heuristic", matches=100)
    say = words(default_language())
    parser.add_argument("--save", metavar="DIR", type=Path, help=say("lab-help-save"))
    parser.add_argument("--strict", action="store_true", help=say("lab-help-strict"))
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


def add_tournament(subparsers: Subparsers) -> None:
    """``arene tournament GAME --seats N --bots a,b,… --blocks B --seed S [--file F] [--sprt] [--page P]``"""
    parser = add_common(subparsers, "tournament", bots="good,regular,random")
    parser._negative_number_matcher = _NEGATIVE  # --sprt -0.05:0.05, which by itself it takes for another option
    say = words(default_language())
    parser.add_argument("--blocks", type=int, default=50, help=say("lab-help-blocks", default="50"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=say("lab-help-file"))
    parser.add_argument(
        "--sprt", nargs="?", const=sprt.FORM, metavar="H0:H1[:ERROR]", help=say("lab-help-sprt", form=sprt.FORM)
    )
    parser.add_argument("--page", type=Path, metavar="FILE", help=say("lab-help-page"))
    parser.add_argument("--strict", action="store_true", help=say("lab-help-strict"))
    parser.set_defaults(run=run_tournament)


def _series_parser(subparsers: Subparsers, name: str, bots: str, matches: int) -> argparse.ArgumentParser:
    parser = add_common(subparsers, name, bots)
    say = words(default_language())
    parser.add_argument("--matches", type=int, default=matches, help=say("lab-help-matches", default=str(matches)))
    return parser


def add_common(subparsers: Subparsers, name: str, bots: str) -> argparse.ArgumentParser:
    """What every command of the laboratory takes."""
    say = words(default_language())
    parser = subparsers.add_parser(name, help=say(f"lab-help-{name}"), description=say(f"lab-help-{name}"))
    parser.add_argument("game", choices=GAMES, help=say("cli-help-game"))
    parser.add_argument("--seats", type=int, help=say("cli-help-seats"))
    names = ", ".join(BOTS if name == "lab" else (*BOTS, FORM))  # a study takes no programs
    those = f"lab-help-{name}-bots" if name in ("lab", "tournament") else "lab-help-bots"
    parser.add_argument("--bots", default=bots, help=say(those, names=names, default=bots))
    parser.add_argument("--seed", default="1", help=say("lab-help-seed"))
    parser.add_argument("--jobs", type=int, default=1, help=say("lab-help-jobs", default=1, most=str(most_jobs())))
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("lab-help-ray"))
    parser.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help=say("cli-help-options")
    )
    parser.add_argument("--edition", metavar="FILE", help=say("cli-help-edition"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=say("cli-help-lang"))
    return parser


def run_simulate(args: argparse.Namespace) -> int:
    asked = _asked(args, args.bots, args.matches)
    with progress_bar(asked.matches, args.lang) as progress, ending_together(), hands(args) as jobs:
        result = simulate(asked, jobs, args.save, progress, notice(args.lang), args.strict)
    return print_result(args, result.to_json(), lambda: simulation_text(result, args.lang))


def run_balance(args: argparse.Namespace) -> int:
    """One series, or several of the same seed beside each other: some figures depend on how well the bots play."""
    columns = [(args.bots, args.matches), *(also_from(also, args.matches) for also in args.also)]
    results = []
    for asked in [_asked(args, bots, matches) for bots, matches in columns]:  # all are checked before one is played
        with progress_bar(asked.matches, args.lang) as progress, ending_together(), hands(args) as jobs:
            results.append(balance(asked, jobs, progress, notice(args.lang)))
    data = results[0].to_json()
    if len(results) > 1:
        data["also"] = [result.to_json() for result in results[1:]]
    return print_result(args, data, lambda: balance_text(results, args.lang, args.markdown))


def run_tournament(args: argparse.Namespace) -> int:
    options = options_from(args.game, args.options)
    asked = tournament(args.game, seats_of(args), named(args.bots), args.seed, options, args.edition, args.strict)
    hypotheses = None if args.sprt is None else sprt.hypotheses_from(args.sprt)
    check_writable(args.page, read=[args.file, args.edition])
    try:
        with progress_bar(args.blocks, args.lang) as progress, ending_together(), hands(args) as jobs:
            results = run(asked, args.blocks, jobs, args.file, hypotheses, progress, notice(args.lang))
    except KeyboardInterrupt:
        kept = {"kept": "no", "file": ""} if args.file is None else {"kept": "yes", "file": str(args.file)}
        sys.stderr.write(words(args.lang)("tournament-stopped", **kept) + "\n")
        raise
    try:
        if args.page is not None:
            with naming(args.page):
                args.page.write_text(tournament_page(results, args.lang, _again(args)), encoding="utf-8")
    finally:  # what may have taken hours is told also where the disk is full
        print_result(args, results.to_json(), lambda: tournament_text(results, args.lang))
    return 0


def box_order(args: argparse.Namespace) -> list[str]:
    options = ["--options", *args.options] if args.options else []
    return [*options, *([] if args.edition is None else ["--edition", str(args.edition)])]


def _again(args: argparse.Namespace) -> list[str]:
    """The command that gives the same results: bots as they were typed, for a name that was cut starts none."""
    command = ["arene", "tournament", args.game, "--seats", str(seats_of(args)), *_option("--bots", args.bots)]
    command += ["--blocks", str(args.blocks), *_option("--seed", args.seed)]
    command += [] if args.sprt is None else _option("--sprt", args.sprt)
    return [*command, *box_order(args)]


def _option(name: str, value: str) -> list[str]:
    """An option as it is typed: in one word where its value would be taken for another option."""
    return [f"{name}={value}"] if value.startswith("-") else [name, value]


def seats_of(args: argparse.Namespace) -> int:
    return load_game(args.game).max_seats if args.seats is None else int(args.seats)


def named(bots: str) -> list[str]:
    """Bots as they are typed: separated by commas."""
    return [name.strip() for name in bots.split(",")]


@contextmanager
def hands(args: argparse.Namespace) -> Iterator[Jobs]:
    """Who does the work: processes of this machine, or those of a cluster as long as it lasts."""
    if args.ray is None:
        yield args.jobs
        return
    with redirect_stdout(sys.stderr):  # Ray tells on the output, from a thread of its own, what became of processes
        cluster = Cluster(args.ray or None)
        try:
            yield cluster
        finally:
            cluster.end()


def _asked(args: argparse.Namespace, bots: str, matches: int) -> Series:
    return series(
        args.game,
        seats_of(args),
        named(bots),
        matches,
        args.seed,
        options_from(args.game, args.options),
        args.edition,
    )


def check_writable(*files: Path | None, read: Sequence[Path | str | None] = ()) -> None:
    """Before long work: what is written at its end can be, and not over what is read or over each other. Else the error
    is the one that writing would meet."""
    known = {Path(file).resolve() for file in read if file is not None}
    for file in files:
        if file is None:
            continue
        if file.resolve() in known:
            raise BadFile(str(file), 0, Fault("written-over"))
        known.add(file.resolve())
        number = 0
        if file.is_dir():
            number = errno.EISDIR
        elif not file.parent.is_dir():
            number = errno.ENOENT
        elif not os.access(file if file.exists() else file.parent, os.W_OK):
            number = errno.EACCES
        if number:
            raise OSError(number, os.strerror(number), str(file))


def print_result(args: argparse.Namespace, data: dict[str, object], text: Callable[[], str]) -> int:
    sys.stdout.write((json.dumps(data, ensure_ascii=False, indent=2, allow_nan=False) if args.json else text()) + "\n")
    return 0


def also_from(text: str, matches: int) -> tuple[str, int]:
    """``normal:40`` is these bots in 40 matches; without a number there are as many matches as in the first series.

    Names may hold colons themselves: ``good:bold``, ``exec:./mybot``.
    """
    bots, colon, count = text.rpartition(":")
    if not colon:
        return text, matches
    if count.isdecimal() and len(count) <= _DIGITS:
        return bots, int(count)
    try:
        for name in named(text):
            check_bot(name)
    except BadData:
        raise BadData("also", Fault("bots-matches", value=repr(text), form=_ALSO)) from None
    return text, matches


def options_from(game: str, pairs: list[str]) -> dict[str, Any]:
    """``goal_coins=40`` as the game's options take it: words that an option lists are words, be they digits; otherwise
    whole numbers are numbers, true and false are themselves, the rest are words."""
    listed = {option.id: option.values for option in load_game(game).options}
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadData("options", Fault("name-value", value=repr(pair)))
        if value in listed.get(name, ()):
            options[name] = value
        elif value in ("true", "false"):
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
