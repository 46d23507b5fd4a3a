"""The tests never run yesterday's code."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tests.conftest import stale


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
