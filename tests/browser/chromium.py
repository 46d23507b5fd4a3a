"""Finds a Chromium for the browser tests: the system's, Debian's package, or the one Playwright downloads.

``python -m tests.browser.chromium`` gets one where it may, or says what is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"  # the same without windows and notices: whole suites take half of the time
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]


def find() -> str | None:
    """The path of a Chromium on this machine; ARENE_CHROMIUM names one outright."""
    named = os.environ.get("ARENE_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return _downloaded()


def quick() -> str | None:
    """The shell, if this machine has it and no other browser is named; else what ``find`` finds."""
    return find() if os.environ.get("ARENE_CHROMIUM") else shutil.which(SHELL) or find()


def _downloaded() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def get() -> str | None:
    """Find one, or try to get one; the shell too where Debian's packages can be had."""
    found = find()
    if found and (os.environ.get("ARENE_CHROMIUM") or shutil.which(SHELL)):
        return found
    attempts = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        install = "apt-get -qq install -y chromium"
        attempts.insert(0, ["sh", "-c", f"apt-get -qq update && ({install} {SHELL} || {install})"])
    elif found:
        return found
    for attempt in attempts:
        subprocess.run(attempt, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        found = find()
        if found:
            return found
    return None


MISSING = (
    "The browser tests need a Chromium and found none: install Debian's package chromium, run "
    "“playwright install chromium”, or name one in ARENE_CHROMIUM."
)

if __name__ == "__main__":
    path = get()
    sys.stdout.write(f"{path or MISSING}\n")
    sys.exit(0 if path else 1)
