"""``arene new-game NAME``: a folder with a small game that runs, to put one's own in its place."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from arene.core.game import GAMES
from arene.core.refusal import BadData, Fault
from arene.words import LANGUAGES, default_language, words

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

_SKELETON = Path(__file__).parent / "skeleton"
_PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "arene-mygame"
version = "0.1"
dependencies = ["arene"]

[project.entry-points."arene.games"]
mygame = "arene_mygame:GAME"

[tool.setuptools]
packages = ["arene_mygame"]
package-data = { arene_mygame = ["*.ftl", "*.toml", "*.md", "*.js", "*.css", "*.svg"] }
"""


def add_new_game(subparsers: Subparsers) -> None:
    say = words(default_language())
    parser = subparsers.add_parser("new-game", help=say("cli-new-game"), description=say("cli-new-game"))
    parser.add_argument("name", help=say("cli-help-new-name"))
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=say("cli-help-lang"))
    parser.set_defaults(run=run_new_game)


def run_new_game(args: argparse.Namespace) -> int:
    folder = new_game(args.name, Path.cwd())
    sys.stdout.write(words(args.lang)("cli-new-game-made", folder=str(folder.name), game=args.name) + "\n")
    return 0


def new_game(name: str, beside: Path) -> Path:
    """Write the folder; what is there already is never touched."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,29}", name):
        raise BadData("name", Fault("game-name", value=repr(name)))
    if name in GAMES:
        raise BadData("name", Fault("game-taken", value=repr(name)))
    folder = beside / f"arene-{name}"
    package = folder / f"arene_{name}"
    package.mkdir(parents=True, exist_ok=False)
    _write(folder / "pyproject.toml", _PROJECT, name)
    for source in ("__init__.py", "fr.ftl", "en.ftl"):
        _write(package / source, (_SKELETON / source).read_text(encoding="utf-8"), name)
    return folder


def _write(path: Path, text: str, name: str) -> None:
    own = text.replace("mygame", name).replace("MyGame", name.capitalize()).replace("Mygame", name.capitalize())
    path.write_text(own, encoding="utf-8")
