"""``arene lab``, ``arene compare`` and ``arene tune``: what designers ask."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from arene.bots.outside import ending_together
from arene.core.refusal import BadData, BadFile, Fault
from arene.lab import kept, page
from arene.lab.command import (
    add_common,
    box_order,
    check_writable,
    hands,
    named,
    notice,
    options_from,
    print_result,
    progress_bar,
    seats_of,
)
from arene.lab.compare import Comparison, Row, compare, comparison
from arene.lab.match import Box, box
from arene.lab.report import interval, measure_name, number, percent, table, target_text
from arene.lab.study import AGAIN, Report, carry_out, study
from arene.lab.study_page import Beside, StudyPage, study_text
from arene.lab.swapping import VERSIONS
from arene.lab.tune import Tried, Tuning, tune, tuning
from arene.words import FluentWords, default_language, words

if TYPE_CHECKING:
    from arene.lab.command import Subparsers

_AS_IS = "default"
_BOX_FORM = "goal_coins=20,max_rounds=3"
_DEALS = 10  # for each match, unless asked otherwise: one thing among many changes little


def add_lab(subparsers: Subparsers) -> None:
    """``arene lab GAME --seats N --bots a,b --matches M --choices C --seed S -o FILE.html``"""
    parser = add_common(subparsers, "lab", bots="regular")
    say = words(default_language())
    parser.add_argument(
        "--matches", type=int, default=100, help=say("lab-help-lab-matches", default="100", times=AGAIN)
    )
    parser.add_argument("--choices", type=int, default=40, help=say("lab-help-choices", default="40"))
    parser.add_argument(
        "--deals", type=int, help=say("lab-help-deals", versions=str(VERSIONS), times=str(_DEALS), none="0")
    )
    parser.add_argument(
        "--output", "-o", type=Path, metavar="FILE", help=say("lab-help-output", default="GAME-lab.html")
    )
    parser.add_argument("--file", type=Path, metavar="FILE", help=say("lab-help-lab-file"))
    parser.add_argument("--from", dest="kept", type=Path, metavar="FILE.json", help=say("lab-help-from"))
    parser.add_argument("--beside", action="store_true", help=say("lab-help-beside"))
    parser.set_defaults(run=run_lab)


def add_compare(subparsers: Subparsers) -> None:
    """``arene compare GAME A B --seats N --bots a,b --matches M --seed S``"""
    parser = add_common(subparsers, "compare", bots="regular")
    say = words(default_language())
    for name in ("first", "second"):
        parser.add_argument(name, help=say(f"lab-help-{name}", form=_BOX_FORM, as_is=_AS_IS))
    parser.add_argument("--matches", type=int, default=200, help=say("lab-help-matches", default="200"))
    parser.set_defaults(run=run_compare)


def add_tune(subparsers: Subparsers) -> None:
    """``arene tune GAME --targets a,b --values path,… --tries N --matches M --file F``"""
    parser = add_common(subparsers, "tune", bots="regular")
    say = words(default_language())
    parser.add_argument("--targets", default="", help=say("lab-help-targets"))
    parser.add_argument("--values", default="", help=say("lab-help-values"))
    parser.add_argument("--tries", type=int, default=50, help=say("lab-help-tries", default="50"))
    parser.add_argument("--matches", type=int, default=200, help=say("lab-help-tune-matches", default="200"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=say("lab-help-tune-file"))
    parser.set_defaults(run=run_tune)


def run_lab(args: argparse.Namespace) -> int:
    file = args.output or Path(f"{args.game}-lab.html")
    check_writable(file, read=[args.file, args.kept, args.edition])
    report = _studied(args) if args.kept is None else _kept(args)
    _write_page(report, file, args.lang, args.beside)
    written = words(args.lang)("study-written", file=str(file))
    return print_result(args, kept.to_json(report), lambda: f"{study_text(report, args.lang)}\n\n{written}")


def _kept(args: argparse.Namespace) -> Report:
    """What a file holds; who changed it by hand may have left something that cannot be told."""
    report = kept.read(args.kept, args.game)
    try:
        str(StudyPage(report, args.lang))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadFile(str(args.kept), 0, Fault("not-a-study")) from error
    return report


def _studied(args: argparse.Namespace) -> Report:
    """Play and look, or go on where a study was stopped."""
    chosen, levels = options_from(args.game, args.options), named(args.bots)
    deals = _DEALS * args.matches if args.deals is None else args.deals
    asked = study(args.game, seats_of(args), levels, args.matches, args.choices, args.seed, chosen, args.edition, deals)
    with progress_bar(100, args.lang) as progress, ending_together(), hands(args) as jobs:
        report = carry_out(asked, jobs, _hundredths(progress), notice(args.lang), args.file)
    order = ["arene", "lab", args.game, "--seats", str(asked.box.seats), "--bots", args.bots]
    order += ["--matches", str(args.matches), "--choices", str(args.choices), "--deals", str(deals)]
    order += ["--seed", str(args.seed)]
    return replace(report, command=[*order, *box_order(args)])


def _write_page(report: Report, file: Path, lang: str, apart: bool) -> None:
    """The page; and beside it, if asked for, what those of other games and languages in the folder would repeat."""
    if not apart:
        file.write_text(str(StudyPage(report, lang)), encoding="utf-8")
        return
    beside = Beside("lab.css", f"{file.name.split('.')[0]}.json")
    data = json.dumps(kept.to_json(report), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    file.with_name(beside.sheet).write_text(page.STYLE.strip() + "\n", encoding="utf-8")
    file.with_name(beside.data).write_text(data + "\n", encoding="utf-8")
    file.write_text(str(StudyPage(report, lang, beside)), encoding="utf-8")


def _hundredths(progress: Callable[[int], None] | None) -> Callable[[int, int], None] | None:
    """Progress in hundredths, each told once."""
    if progress is None:
        return None
    told = 0

    def tell(done: int, of: int) -> None:
        nonlocal told
        while told < 100 * done // of:
            told += 1
            progress(told)

    return tell


# ---- two boxes


def run_compare(args: argparse.Namespace) -> int:
    boxes = (_box_from(args, args.first), _box_from(args, args.second))
    asked = comparison(boxes, named(args.bots), args.matches, args.seed)
    with progress_bar(asked.matches, args.lang) as progress, ending_together(), hands(args) as jobs:
        rows = compare(asked, jobs, progress, notice(args.lang))
    data = {
        "first": asked.boxes[0].to_json(),
        "second": asked.boxes[1].to_json(),
        "bots": asked.bots,
        "matches": asked.matches,
        "seed": asked.seed.hex(),
        "figures": [row.to_json() for row in rows],
    }
    return print_result(args, data, lambda: compare_text(asked, rows, (args.first, args.second), args.lang))


def _box_from(args: argparse.Namespace, text: str) -> Box:
    """Options by name, or the file of an edition, or both, separated by commas; beside those that hold for both."""
    options, edition = list(args.options), args.edition
    for part in [] if text == _AS_IS else named(text):
        if "=" in part and not Path(part).exists():
            options.append(part)
        elif part and Path(part).exists():
            edition = part
        else:
            raise BadData(text, Fault("no-box", value=repr(part), form=_BOX_FORM, as_is=_AS_IS))
    return box(args.game, seats_of(args), options_from(args.game, options), edition)


def compare_text(asked: Comparison, rows: list[Row], names: tuple[str, str], lang: str) -> str:
    say = words(lang, asked.boxes[0].game)
    head = say(
        "compare-head",
        game=say("game-name"),
        seats=asked.boxes[0].seats,
        matches=asked.matches,
        bots=", ".join(dict.fromkeys(asked.bots)),
    )
    cells = [[say("lab-measure"), *names, say("compare-difference"), ""]]
    cells += [_compared(say, row, lang) for row in rows if row.both[0].count or row.both[1].count]
    return "\n".join([head, "", *table(cells), "", say("compare-note")])


def _compared(say: FluentWords, row: Row, lang: str) -> list[str]:
    share, apart = row.measure.share, row.difference
    both = [interval(one, lang, share) if one.count else say("lab-never") for one in row.both]
    sure = apart.count > 1 and (apart.low > 0 or apart.high < 0)
    return [measure_name(say, row.measure), *both, interval(apart, lang, share) if apart.count else "–", "*" * sure]


# ---- values


def run_tune(args: argparse.Namespace) -> int:
    played = box(args.game, seats_of(args), options_from(args.game, args.options), args.edition)
    values, targets = (named(text) if text else [] for text in (args.values, args.targets))
    asked = tuning(played, named(args.bots), args.matches, args.seed, values, targets)
    with progress_bar(args.tries, args.lang) as progress, ending_together(), hands(args) as jobs:
        tried = tune(asked, args.tries, jobs, args.file, progress, notice(args.lang))
    best = min(tried, key=lambda one: one.loss)
    data = {
        **asked.head(),
        "tries": [{"values": one.values, "loss": one.loss, "measured": one.measured} for one in tried],
        "best": {"values": best.values, "loss": best.loss, "measured": best.measured},
    }
    return print_result(args, data, lambda: tune_text(asked, tried, args.lang))


def tune_text(asked: Tuning, tried: list[Tried], lang: str) -> str:
    """What the best edition changes, what that does to the targets, and what each value does by itself."""
    say = words(lang, asked.box.game)
    start, best = tried[0], min(tried, key=lambda one: one.loss)
    lines = [
        say(
            "tune-head",
            game=say("game-name"),
            tries=len(tried),
            matches=asked.matches,
            values=len(asked.paths),
            start=number(start.loss, lang, 3),
            best=number(best.loss, lang, 3),
        ),
        "",
    ]
    lines += [f"  {path} = {value}" for path, value in best.values.items()] or [say("tune-nothing")]
    rows = [[say("lab-measure"), say("lab-target"), say("tune-start"), say("tune-best")]]
    for measure in asked.measures():
        if start.measured.get(measure.id) is not None or best.measured.get(measure.id) is not None:
            cells = [_written(one.measured.get(measure.id), measure.share, lang) for one in (start, best)]
            rows.append([measure_name(say, measure), target_text(say, measure, lang), *cells])
    steps = [[say("tune-value"), say("tune-loss")]]
    alone = [one for one in tried if len(one.values) == 1]
    for one in sorted(alone, key=lambda one: one.loss):
        [(path, value)] = one.values.items()
        steps.append([f"{path} = {value}", number(one.loss - start.loss, lang, 4)])
    return "\n".join([*lines, "", *table(rows), "", *table(steps), "", say("tune-note")])


def _written(value: float | None, share: bool, lang: str) -> str:
    if value is None:
        return "–"
    return percent(value, lang) if share else number(value, lang, 2)
