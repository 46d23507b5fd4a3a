"""Compiles the rules with mypyc where a C compiler is there; installs the plain files otherwise. All or nothing."""

from __future__ import annotations

import gc
import os
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError


def is_compiled(source: Path) -> bool:
    """A file says so itself, on a line of its docstring."""
    return "\nCompiled:" in source.read_text(encoding="utf-8").partition('"""')[2].partition('"""')[0]


COMPILE_ARGS = [
    "-MMD",  # writes down what an object was made of
    "-fvisibility=hidden",  # else every call of one's own functions goes through a table, and none is inlined
]


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
            self.distribution.ext_modules = []
            print(f"arene: not compiled, the plain Python files are used ({error})", file=sys.stderr)

    def build_extensions(self) -> None:
        compile_side_by_side(self.compiler)
        self.parallel = os.cpu_count()  # the modules beside each other, too
        super().build_extensions()
        for extension in self.extensions:  # also where nothing had to be compiled: what lies there is of this moment
            Path(self.get_ext_fullpath(extension.name)).touch()


class WheelOfWhatWasBuilt(bdist_wheel):
    """A wheel for this machine where the rules were compiled, and one for all machines where they were not."""

    def run(self) -> None:
        self.run_command("build_ext")
        self.root_is_pure = not self.distribution.ext_modules
        super().run()


def compile_side_by_side(compiler: Any) -> None:
    """As many C files at a time as there are cores, and only those that changed since they were compiled."""
    one_by_one: Callable[..., list[str]] = compiler.compile

    def compile(sources: list[str], output_dir: str, **settings: Any) -> list[str]:
        def one(source: str) -> str:
            (target,) = compiler.object_filenames([source], output_dir=output_dir)
            if not up_to_date(Path(target)):
                one_by_one([source], output_dir=output_dir, **settings)
            return str(target)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(one, sources))

    compiler.compile = compile


def up_to_date(target: Path) -> bool:
    """Whether an object is younger than all it was made of, which the compiler wrote down beside it, and than this
    file, which says how."""
    made_of = target.with_suffix(".d")
    if not target.exists() or not made_of.exists():
        return False
    parts = [*made_of.read_text(encoding="utf-8").replace("\\\n", " ").partition(": ")[2].split(), __file__]
    return all(Path(part).exists() and Path(part).stat().st_mtime < target.stat().st_mtime for part in parts)


def try_compiler() -> None:
    """Compile next to nothing: who has no compiler, or no headers of Python, learns it at once."""
    from distutils.ccompiler import new_compiler  # those of setuptools
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("#include <Python.h>\n", encoding="utf-8")
        compiler.compile([str(trial)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])


def extensions() -> list[Extension]:
    if os.environ.get("ARENE_COMPILE") == "no":
        return []
    try:
        from mypyc.build import mypycify

        try_compiler()
    except (ImportError, CCompilerError) as error:
        if os.environ.get("ARENE_COMPILE") == "require":
            raise
        print(f"arene: not compiled, the plain Python files are used ({error})", file=sys.stderr)
        return []
    sources = sorted(str(file) for file in Path("src/arene").rglob("*.py") if is_compiled(file))
    options = ["--config-file=pyproject.toml", *sources]
    made = list(mypycify(options, group_name="arene", opt_level="2", debug_level="0", multi_file=True))
    gc.freeze()  # nothing of what the compiler made is looked through for garbage again: that took 4 s at the end
    for extension in made:
        if sys.platform != "win32":  # the modules may share one list
            extension.extra_compile_args = [*extension.extra_compile_args, *COMPILE_ARGS]
        extension.depends = []  # up_to_date looks closer
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing, "bdist_wheel": WheelOfWhatWasBuilt})
