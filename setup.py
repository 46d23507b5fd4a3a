"""Compiles the rules with mypyc where a C compiler is there; installs the plain files otherwise. All or nothing."""

from __future__ import annotations

import os
import sys
from glob import glob
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# the parts of the core that plain Python classes inherit from, or that are the switch itself, stay plain
PLAIN = {
    f"src/arene/core/{name}.py" for name in ("__init__", "edition", "game", "measures", "native", "refusal", "text")
}

# of each game, where it has them
COMPILED = (
    "components",
    "lineup",
    "board",
    "laying",
    "ludus",
    "cards",
    "arena",
    "windows",
    "market",
    "championship",
    "rules",
    "sampling",
    "estimates",
    "trading",
    "experience",
    "betting",
    "cardplay",
    "knowledge",
)

SOURCES = sorted(
    {
        *glob("src/arene/core/*.py"),
        *(file for name in COMPILED for file in glob(f"src/arene/games/*/{name}.py")),
        *glob("src/arene/bots/*.py"),
    }
    - PLAIN
    - {"src/arene/bots/__init__.py"}
)


class BuildAllOrNothing(build_ext):
    """Never half compiled: when one module fails, none is installed and the plain files run."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if os.environ.get("ARENE_COMPILE") == "require":
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            print(f"arene: not compiled, the plain Python files are used ({error})", file=sys.stderr)


def extensions() -> list[Extension]:
    if os.environ.get("ARENE_COMPILE") == "no":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        print(f"arene: not compiled, the plain Python files are used ({error})", file=sys.stderr)
        return []
    return list(
        mypycify(["--config-file=pyproject.toml", *SOURCES], group_name="arene", opt_level="3", debug_level="0")
    )


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
