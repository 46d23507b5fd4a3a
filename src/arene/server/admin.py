"""``arene admin``: what the keeper of a server does from the command line, also while it runs."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any

from arene.core.refusal import BadData, Fault
from arene.server.settings import PREFIX, USUAL
from arene.server.sitewords import site_words
from arene.store import SqlStore, open_store
from arene.store.checking import check_matches
from arene.store.records import ENDED, OPEN, OVER, RUNNING
from arene.words import LANGUAGES, default_language, words

_STATUSES = (OPEN, RUNNING, OVER, ENDED)


def add_commands(subparsers: Any) -> None:
    """Add ``admin`` and what follows it."""
    text = site_words(default_language())
    admin = subparsers.add_parser("admin", help=text("cli-admin"), description=text("cli-admin"))
    admin.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=text("cli-help-lang"))
    parts = admin.add_subparsers(required=True, metavar="COMMAND")
    commands = {"backup": backup, "restore": restore, "matches": matches, "people": people}
    commands["check-matches"] = check
    for name, run in commands.items():
        parser = parts.add_parser(name, help=text(f"cli-admin-{name}"), description=text(f"cli-admin-{name}"))
        parser.add_argument(
            "--db", default=os.environ.get(f"{PREFIX}DB", USUAL.db), metavar="URL", help=text("setting-db")
        )
        if name in ("backup", "restore"):
            parser.add_argument("file", type=Path, help=text("cli-admin-file"))
        else:
            parser.add_argument("--json", action="store_true", help=text("cli-help-json"))
        if name in ("matches", "people"):
            parser.add_argument("--limit", type=int, default=100, help=text("cli-admin-limit"))
        if name == "matches":
            parser.add_argument("--status", choices=_STATUSES, help=text("cli-admin-status"))
        parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=text("cli-help-lang"))
        parser.set_defaults(run=run)


def backup(args: argparse.Namespace) -> int:
    """Everything into one file, while the server runs."""
    if args.file.exists():
        raise BadData(str(args.file), Fault("exists"))
    with _there(args.db) as store:
        counts = store.backup(args.file)
    print(site_words(args.lang)("cli-admin-backed", file=str(args.file), **_said(counts)))
    return 0


def restore(args: argparse.Namespace) -> int:
    """A file into an empty database."""
    with closing(open_store(args.db)) as store:
        counts = store.restore(args.file)
        print(site_words(args.lang)("cli-admin-restored", db=store.name, **_said(counts)))
    return 0


def _said(counts: dict[str, int]) -> dict[str, int]:
    return {name: counts.get(name, 0) for name in ("people", "matches", "moves")}


def matches(args: argparse.Namespace) -> int:
    """The matches there are, the last touched first."""
    with _there(args.db) as store:
        rows = store.all_matches(args.limit, args.status)
    lines = (
        f"{row['id']}  {row['status']:8} {row['game']:11} {_day(row['updated'])}  {', '.join(row['names'])}"
        for row in rows
    )
    return _listed(args, rows, lines)


def people(args: argparse.Namespace) -> int:
    """The people there are, with how often they played."""
    with _there(args.db) as store:
        rows = store.all_people(args.limit)
    lines = (
        f"{row['id']}  {row['matches']:6}  {_day(row['seen']) if row['seen'] else '-':16}  {row['name']}"
        for row in rows
    )
    return _listed(args, rows, lines)


def _listed(args: argparse.Namespace, rows: Sequence[Mapping[str, Any]], lines: Iterable[str]) -> int:
    """Rows as data, or a line each."""
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    for line in lines:
        print(line)
    return 0


def check(args: argparse.Namespace) -> int:
    """Every match again, by the rules that are installed; 1 where one is no longer what it was."""
    text, count, different = site_words(args.lang), 0, []
    with _there(args.db) as store:
        for found in check_matches(store):
            count += 1
            if found is not None:
                different.append(found)
                if not args.json:
                    why = words(args.lang).fault(found.why)
                    what = {"match": found.match, "game": found.game, "rules": found.rules, "move": found.move}
                    print(text("cli-admin-differs", **what, why=why), flush=True)
    if args.json:
        rows = [{**asdict(one), "why": words(args.lang).fault(one.why)} for one in different]
        print(json.dumps({"matches": count, "different": rows}, ensure_ascii=False, indent=2))
    else:
        print(text("cli-admin-checked", matches=count, different=len(different)))
    return 1 if different else 0


def _there(db: str) -> closing[SqlStore]:
    """A store that exists, closed after use: a name that was mistyped must not make a new database."""
    path = db.removeprefix("sqlite:///")
    if "://" not in path and not Path(path).is_file():
        raise BadData(db, Fault("no-database-file"))
    return closing(open_store(db))


def _day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
