"""Playing begins at once: the rules are compiled behind it, and what is ready is used from the next start on.

``make play`` runs this before the site, with the files that are compiled. Nothing is laid among the sources while a
site may be reading them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).parent


def main(sources: list[str]) -> None:
    if os.environ.get("ARENE_COMPILE") == "no":
        return
    changed = max((ROOT / file).stat().st_mtime for file in [*sources, "setup.py"])
    ready, src = ROOT / "build" / "behind.ready", ROOT / "src"
    if _younger(ready, changed):
        shutil.copytree(ROOT / "build" / "behind", src, dirs_exist_ok=True)
        ready.unlink()
    in_use = _compiled(src)
    if in_use and max(file.stat().st_mtime for file in in_use) > changed:
        return
    for file in in_use:  # yesterday's rules
        file.unlink()
    _compile(ready)


def _younger(file: Path, moment: float) -> bool:
    return file.exists() and file.stat().st_mtime > moment


def _compiled(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.name.endswith(tuple(EXTENSION_SUFFIXES))]


def _compile(ready: Path) -> None:
    """In a process of its own, which goes on when the site is left, and gives way to everything else."""
    ready.parent.mkdir(exist_ok=True)
    build = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "build/behind"]
    script = 'echo $$ > build/behind.pid; nice -n 10 "$@" && touch build/behind.ready; rm -f build/behind.pid'
    if _running(ready.with_name("behind.pid")):
        return
    with (ready.with_name("behind.log")).open("w", encoding="utf-8") as log:
        environment = {**os.environ, "ARENE_COMPILE": "require"}
        subprocess.Popen(
            ["sh", "-c", script, "sh", *build],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def _running(note: Path) -> bool:
    try:
        os.kill(int(note.read_text(encoding="utf-8")), 0)
    except (OSError, ValueError):
        return False
    return True


if __name__ == "__main__":
    main(sys.argv[1:])
