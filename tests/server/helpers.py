"""What several tests of the server need."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from starlette.testclient import TestClient

from arene.core.match import Match
from arene.server.thinking import Answer, Question, suggest, think

Enter = Callable[[str], TestClient]


class Here:
    """Stands in for the pool of worker processes."""

    def __init__(self, workers: int) -> None:
        pass

    async def choose(self, match: Match, seat: int, level: str, seed: int | None = None) -> Answer:
        return think(Question(match, seat, level, seed))

    async def suggest(self, match: Match, seat: int, level: str) -> Answer:
        return suggest(Question(match, seat, level))

    async def do(self, work: Callable[..., Any], *args: object, seconds: float) -> Any:
        return work(*args)

    def close(self) -> None:
        pass


def open_table(host: TestClient, *kinds: str, **more: Any) -> str:
    """A Sponsio table with the given seats; its code."""
    body = {"game": "sponsio", "seats": [{"kind": kind, "level": "easy"} for kind in kinds], **more}
    answer = host.post("/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["match"])


def until_asked(client: TestClient, match: str, patience: float = 40) -> dict[str, Any]:
    """The table once it is this client's turn, or over."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        table: dict[str, Any] = client.get(f"/api/matches/{match}").json()
        if table["over"] or table["prompt"]["yours"]:
            return table
        time.sleep(0.005)
    raise AssertionError("never asked")


def request_for(table: dict[str, Any], *actions: dict[str, Any], key: str = "k") -> dict[str, Any]:
    return {"actions": list(actions), "prompt": table["prompt"]["id"], "seen": table["seen"], "key": key}
