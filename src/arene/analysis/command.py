"""``arene analyse FILE``: the arguments, the progress and the printing."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import arene
from arene.analysis import page
from arene.analysis.course import course_of, walk
from arene.analysis.explaining import Analysis
from arene.analysis.plan import SECONDS, Plan, Speed, measured, planned
from arene.analysis.report import report
from arene.analysis.telling import Telling
from arene.analysis.work import do
from arene.bots.outside import ending_together
from arene.core.match import Match
from arene.core.refusal import BadData, BadFile, Fault
from arene.core.schema import span
from arene.lab.cluster import Cluster
from arene.lab.command import check_writable, hands, notice, progress_bar
from arene.lab.crew import Jobs, Notice, each, most_jobs
from arene.terminal.seats import seat_of
from arene.words import LANGUAGES, default_language, words

if TYPE_CHECKING:
    from arene.lab.command import Subparsers

_SHORTEST, _LONGEST = 1.0, 86_400.0  # seconds


def add_analyse(subparsers: Subparsers) -> None:
    """``arene analyse FILE --seats 1,3 --seconds S --jobs N [--ray] -o FILE.html --picture FILE.svg --json``"""
    say = words(default_language())
    parser = subparsers.add_parser("analyse", help=say("cli-analyse"), description=say("cli-analyse"))
    parser.add_argument("file", type=Path, help=say("cli-help-file"))
    parser.add_argument("--seats", default="", metavar="N,N", help=say("why-help-seats"))
    parser.add_argument("--seconds", type=float, default=SECONDS, help=say("why-help-seconds", default=f"{SECONDS:g}"))
    jobs = os.cpu_count() or 1
    parser.add_argument(
        "--jobs", type=int, default=jobs, help=say("lab-help-jobs", default=jobs, most=str(most_jobs()))
    )
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("lab-help-ray"))
    parser.add_argument("--output", "-o", type=Path, metavar="FILE", help=say("why-help-output"))
    parser.add_argument("--picture", type=Path, metavar="FILE", help=say("why-help-picture"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=say("cli-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not _SHORTEST <= args.seconds <= _LONGEST:
        raise BadData("seconds", Fault("range", value=f"{args.seconds:g}", allowed=span(1, int(_LONGEST))))
    if args.jobs < 1:
        raise BadData("jobs", Fault("at-least", value=repr(args.jobs), low=1))
    check_writable(args.output, args.picture, read=[args.file])
    match = finished(args.file)
    seats, say = chosen_seats(match, args.seats), words(args.lang)
    there = walk(course_of(match))
    with ending_together(), hands(args) as jobs:
        speed, working = measured(there), _working(jobs)
        plan = planned(there, speed, args.seconds * working, seats)
        counted = {"looks": plan.looks, "decisions": len(plan.reviewed), "draws": len(plan.drawn)}
        expected = f"{max(1.0, plan.seconds / working):.0f}"
        sys.stderr.write(say("why-beforehand", seconds=expected, jobs=working, **counted) + "\n")
        with progress_bar(100, args.lang) as progress:
            found = analysed(match, plan, speed, jobs, progress, notice(args.lang))
    telling = Telling(match, there, found, args.lang)
    for file, made, told in ((args.output, page.html, "study"), (args.picture, page.shared, "why-picture")):
        if file is not None:
            file.write_text(made(telling), encoding="utf-8")
            sys.stderr.write(say(f"{told}-written", file=str(file)) + "\n")
    text = json.dumps(found, ensure_ascii=False, indent=2, allow_nan=False) if args.json else page.text(telling)
    sys.stdout.write(text + "\n")
    return 0


def _working(jobs: Jobs) -> int:
    """How many processes really work at a time: more than there are cores are no quicker."""
    return jobs.hands() if isinstance(jobs, Cluster) else min(jobs, os.cpu_count() or 1)


def finished(file: Path) -> Match:
    """A match that is over: only then may all hands be looked into."""
    match = arene.load(file)
    if not match.over:
        raise BadFile(str(file), 0, Fault("analyse-unfinished"))
    return match


def chosen_seats(match: Match, text: str) -> list[int]:
    """The seats whose decisions are gone through: those asked for, else those of people, else all. People count seats
    from 1."""
    if not text:
        people = [seat for seat, player in enumerate(match.players) if seat_of(player).bot is None]
        return people or list(range(match.seats))
    seats = []
    for part in text.split(","):
        if not part.strip().isdecimal() or not 1 <= int(part) <= match.seats:
            raise BadData("seats", Fault("range", value=repr(part), allowed=span(1, match.seats)))
        seats.append(int(part) - 1)
    return seats


def analysed(
    match: Match,
    plan: Plan,
    speed: Speed,
    jobs: Jobs = 1,
    progress: Callable[[int], None] | None = None,
    told: Notice | None = None,
) -> dict[str, Any]:
    """Carry out a plan. Whoever interrupts it gets what was found so far."""
    course = course_of(match)
    analysis, done, shown = Analysis(course, plan), 0.0, 0
    try:
        for batch in analysis.batches():
            for found in each(partial(do, course, batch), range(len(batch)), jobs, None, told):
                analysis.take(found)
                done += speed.of(analysis.there, found.piece)
                while progress is not None and shown < min(99, int(100 * done / plan.seconds)):
                    shown += 1
                    progress(shown)
    except KeyboardInterrupt:
        if not analysis.looks:
            raise
    return report(analysis, match)
