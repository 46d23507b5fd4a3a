"""Compiles the rules with mypyc where a C compiler is there; installs the plain files otherwise. All or nothing."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


def is_compiled(source: Path) -> bool:
    """A file says so itself, on a line of its docstring."""
    return "\nCompiled:" in source.read_text(encoding="utf-8").partition('"""')[2].partition('"""')[0]


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
    sources = sorted(str(file) for file in Path("src/arene").rglob("*.py") if is_compiled(file))
    return list(
        mypycify(["--config-file=pyproject.toml", *sources], group_name="arene", opt_level="3", debug_level="0")
    )


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
