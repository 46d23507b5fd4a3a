"""``arene doctor``: whether the rules run compiled, why, and what is missing."""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile

import arene
from arene.booklet import has_rules_text
from arene.core.game import of_the_house
from arene.core.native import plain
from arene.core.refusal import BadData
from arene.terminal import saves
from arene.words import FluentWords, said, words

PACKAGE = Path(arene.__file__).parent
_SAME_MOMENT = 5.0  # seconds: an installer writes modules and sources one shortly after the other


class Finding:
    """One line of the report; ``bad`` ones are to be repaired."""

    def __init__(self, text: str, bad: bool = False) -> None:
        self.text = text
        self.bad = bad


def to_compile(package: Path) -> list[Path]:
    """The source files that are compiled where that is possible."""
    return sorted(file for file in package.rglob("*.py") if _says_compiled(file))


def _says_compiled(source: Path) -> bool:
    """The mark in the docstring that ``setup.py`` looks for."""
    return "\nCompiled:" in source.read_text(encoding="utf-8").partition('"""')[2].partition('"""')[0]


def extension_of(source: Path) -> Path | None:
    """The compiled module beside a source file, if this Python would load one."""
    for suffix in EXTENSION_SUFFIXES:
        module = source.with_name(source.stem + suffix)
        if module.exists():
            return module
    return None


def examine(lang: str, package: Path = PACKAGE) -> list[Finding]:
    """Everything worth telling, in order."""
    say = words(lang)
    return [
        *_mode(say, package),
        *_tools(say),
        *(_game(say, lang, id) for id in arene.GAMES),
        _saves(say),
    ]


def head(lang: str) -> str:
    return words(lang)(
        "doctor-head", version=arene.__version__, python=platform.python_version(), system=platform.system()
    )


def _mode(say: FluentWords, package: Path) -> list[Finding]:
    """A compiled module is an entrance to one library with the code of all: its youngest file tells its age."""
    sources = to_compile(package)
    modules = {source: extension for source in sources if (extension := extension_of(source)) is not None}
    if os.environ.get("ARENE_PURE"):
        return [Finding(say("doctor-plain-asked"))]
    if not modules:
        return [Finding(say("doctor-plain")), Finding(say(f"doctor-{_behind(package)}"))]
    if plain():
        return [Finding(say("doctor-plain-librt"), bad=True)]
    findings = [Finding(say("doctor-compiled", count=len(modules)))]
    left = [source for source in sources if source not in modules]
    built = max(file.stat().st_mtime for file in [*modules.values(), *package.parent.glob("*__mypyc*")])
    stale = [source for source in modules if source.stat().st_mtime > built + _SAME_MOMENT]
    for id, files in (("doctor-half", left), ("doctor-stale", stale)):
        if files:
            findings.append(Finding(say(id, count=len(files), modules=_listed(files, package)), bad=True))
    if left or stale:
        findings.append(Finding(say("doctor-build")))
    return findings


def _behind(package: Path) -> str:
    """Whether a checkout's rules are being compiled while it is played."""
    build = package.parent.parent / "build"
    if (build / "behind.ready").exists():
        return "ready"
    return "compiling" if (build / "behind.pid").exists() else "build"


def _listed(files: list[Path], package: Path) -> str:
    return ", ".join(str(file.relative_to(package)) for file in files)


def _tools(say: FluentWords) -> list[Finding]:
    compiler = c_compiler()
    found = say("doctor-compiler", path=compiler) if compiler else say("doctor-no-compiler")
    mypyc = find_spec("mypyc") is not None
    librt = find_spec("librt") is not None
    return [
        Finding(found),
        Finding(say("doctor-mypyc" if mypyc else "doctor-no-mypyc")),
        Finding(say("doctor-librt" if librt else "doctor-no-librt")),
    ]


def c_compiler() -> str | None:
    """Where the compiler is that an installation would call."""
    chosen = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "")
    for name in (*shlex.split(chosen)[:1], "cc", "gcc", "clang"):
        path = shutil.which(name)
        if path:
            return path
    return None


def _game(say: FluentWords, lang: str, id: str) -> Finding:
    try:
        game = arene.load_game(id)
        game.edition()
        for language in arene.LANGUAGES:
            words(language, id)("game-name")
        untold = [language for language in arene.LANGUAGES if not has_rules_text(game, language)]
        brief = len(untold) == len(arene.LANGUAGES) and not of_the_house(id)  # a small game may do without
        if untold and not brief:
            raise FileNotFoundError(f"rules.{untold[0]}.md")
    except BadData as error:
        problem = say.fault(error.fault) if error.path == id else said(error, lang)
        return Finding(say("doctor-game-bad", game=id, problem=problem), bad=True)
    except (OSError, ImportError, ValueError) as error:
        return Finding(say("doctor-game-bad", game=id, problem=str(error)), bad=True)
    except Exception as error:  # another package's mistake, of whatever kind
        return Finding(say("doctor-game-bad", game=id, problem=f"{type(error).__name__}: {error}"), bad=True)
    there = "doctor-game-brief" if brief else "doctor-game"
    return Finding(say(there, game=words(lang, id)("game-name"), rules=game.rules_version))


def _saves(say: FluentWords) -> Finding:
    folder = saves.folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):  # permissions tell too little: only writing shows that one can
            pass
    except OSError:
        return Finding(say("doctor-saves-bad", folder=str(folder)), bad=True)
    return Finding(say("doctor-saves", folder=str(folder)))
