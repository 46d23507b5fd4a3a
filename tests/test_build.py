"""The tests never run yesterday's code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.conftest import stale

ROOT = Path(__file__).parent.parent


def _lay(path: Path, age: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (1_000_000 - age, 1_000_000 - age))


def test_stale_compiled_files_are_found(tmp_path: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    _lay(tmp_path / f"arene__mypyc{suffix}", age=50)
    _lay(tmp_path / "arene/core" / f"state{suffix}", age=90)  # an entrance: its own age does not matter
    _lay(tmp_path / "arene/core/state.py", age=60)
    _lay(tmp_path / "arene/core/text.py", age=10)  # never compiled
    assert stale(tmp_path) == []
    _lay(tmp_path / "arene/core/state.py", age=40)
    assert stale(tmp_path) == ["arene/core/state.py"]
    (tmp_path / "arene/core/state.py").unlink()
    assert stale(tmp_path) == ["arene/core/state.py"]


WITHOUT_LIBRT = """
import sys
sys.modules["librt"] = None  # as if it were not installed
import arene
from arene.cli import main
assert not arene.compiled()
assert arene.new_match("sponsio", seats=4, seed=7).awaiting == [1]
sys.exit(main(["doctor", "--lang", "en"]))
"""


def test_without_librt_the_plain_files_run_and_doctor_says_so() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "ARENE_PURE"}
    answer = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRT], env=environment, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in answer.stderr
    assert "Rules in plain Python" in answer.stdout and "librt is missing" in answer.stdout


def _copy(folder: Path) -> Path:
    """The sources, without what was compiled of them."""
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", ".*_cache")
    for name in ("src", "docs", "tests", "bench"):
        shutil.copytree(ROOT / name, folder / name, ignore=left_out)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy(file, folder / file.name)
    return folder


def _built(folder: Path, *command: str, **settings: str) -> str:
    environment = {**os.environ, **settings}
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    [made] = (folder / "dist").iterdir()
    return made.name


FAILING_LATE = """#!/bin/sh
case "$*" in *trial.c*) exec cc "$@" ;; esac
exit 1
"""


def _compile_one_file(folder: Path) -> None:
    """Of all files that ask for it, so that a build is a matter of seconds."""
    for file in (folder / "src").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if "\nCompiled:" in text and file.name != "events.py":
            file.write_text(text.replace("\nCompiled:", "\nPlain:"), encoding="utf-8")


@pytest.mark.slow
def test_a_wheel_without_compiled_rules_is_for_all_machines(tmp_path: Path) -> None:
    """Also where compiling was tried and failed: with a compiler that fails at everything, or after the trial."""
    folder = _copy(tmp_path)
    _compile_one_file(folder)
    failing_late = folder / "failing-late"
    failing_late.write_text(FAILING_LATE, encoding="utf-8")
    failing_late.chmod(0o755)
    tried = ({"ARENE_COMPILE": "no"}, *({"CC": cc, "ARENE_COMPILE": ""} for cc in ("false", str(failing_late))))
    for number, settings in enumerate(tried):
        name = _built(folder, "bdist_wheel", **settings)
        assert name.endswith("-py3-none-any.whl"), name
        with zipfile.ZipFile(folder / "dist" / name) as wheel:
            names = wheel.namelist()
            [about] = [wheel.read(inside).decode() for inside in names if inside.endswith(".dist-info/WHEEL")]
        assert "Root-Is-Purelib: true" in about and not [inside for inside in names if inside.endswith(".so")]
        assert {"arene/cli.py", "arene/fr.ftl", "arene/games/sponsio/rules/edition.toml"} <= set(names), number
        shutil.rmtree(folder / "dist")


@pytest.mark.slow
def test_the_source_archive_holds_the_documentation_and_the_tests(tmp_path: Path) -> None:
    folder = _copy(tmp_path)
    name = _built(folder, "sdist", ARENE_COMPILE="no")
    with tarfile.open(folder / "dist" / name) as archive:
        names = {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}
    wanted = {file.relative_to(ROOT).as_posix() for part in ("docs", "tests") for file in (ROOT / part).rglob("*")}
    missing = {name for name in wanted if (ROOT / name).is_file() and "__pycache__" not in name} - names
    assert not missing, sorted(missing)[:10]
    assert {"Makefile", "CHANGELOG.md", "setup.py", "bench/bench.py"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
