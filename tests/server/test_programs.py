"""The example of a program that plays at a site, against a real server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from arene.server import app as application
from tests.server.helpers import Here
from tests.server.live import running

BOT = Path(__file__).parent.parent.parent / "examples" / "siteplayer" / "bot.py"


def token_of(client: httpx.Client) -> str:
    shown = client.post("/me/tokens", data={"name": "Example", "scope-look": "on", "scope-play": "on"}).text
    found = re.search(r'value="(arene_[^"]+)"', shown)
    assert found is not None
    return found[1]


def test_the_example_plays_a_match_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes an open seat, plays to the end against others, and leaves nothing waiting."""
    monkeypatch.setattr(application, "Thinkers", Here)
    with running(tmp_path / "p.db") as address, httpx.Client(base_url=address, timeout=20) as host:
        host.put("/api/me", json={"name": "Host"})
        seats = [{"kind": "open"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
        body = {"game": "sponsio", "seats": seats, "options": {"max_rounds": 1}}
        match = host.post("/api/matches", json=body).json()["match"]
        owner = httpx.Client(base_url=address, timeout=20)
        owner.put("/api/me", json={"name": "Ada"})
        environment = {**os.environ, "ARENE_TOKEN": token_of(owner)}
        owner.close()
        command = [sys.executable, str(BOT), address, match]
        done = subprocess.run(command, env=environment, timeout=120, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        table = host.get(f"/api/matches/{match}").json()
        assert table["over"] and table["seats"][0]["name"] == "Ada"


def test_without_a_right_token_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "Thinkers", Here)
    with running(tmp_path / "p.db") as address:
        environment = {**os.environ, "ARENE_TOKEN": "arene_wrong"}
        command = [sys.executable, str(BOT), address, "abcd-2345"]
        done = subprocess.run(command, env=environment, timeout=60, capture_output=True, text=True)
        assert done.returncode != 0 and "401" in done.stderr
