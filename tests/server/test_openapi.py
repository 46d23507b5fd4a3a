"""The API keeps what its OpenAPI document promises: no 5xx, whatever is sent."""

from __future__ import annotations

from typing import Any

import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, settings
from starlette.testclient import TestClient

from tests.server.helpers import open_table

QUICK = settings(
    max_examples=25,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)


def test_no_request_breaks_the_server(app: FastAPI) -> None:
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app).exclude(path_regex="/stream$")  # it has no end
    tried = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok() if hasattr(result, "ok") else None

        @QUICK
        @given(case=operation.as_strategy())
        def hold(case: Any) -> None:
            assert case.call().status_code < 500, case.as_curl_command()

        hold()
        tried += 1
    assert tried > 15


def test_the_document_names_every_problem(server: TestClient) -> None:
    document = server.get("/api/openapi.json").json()
    assert len(document["paths"]) > 15
    for path, methods in document["paths"].items():
        for method in methods.values():
            assert "application/problem+json" in method["responses"]["409"]["content"], path


def test_hostile_requests_at_a_real_table(server: TestClient) -> None:
    server.put("/api/me", json={"name": "Ada"})
    match = open_table(server, "me", "bot", "bot", "bot")
    hostile: list[dict[str, Any]] = [
        {"kind": {}},
        {"kind": ["a"]},
        {"kind": "reveal", "card": None},
        {"kind": "stake", "coins": 1e99},
        {},
    ]
    for bad in hostile:
        answer = server.post(f"/api/matches/{match}/preview", json={"actions": [bad]})
        assert answer.status_code == 422, answer.text
    for seen in ("9" * 39, "-1.x", "٣.x", "1.", "."):
        assert server.get(f"/api/matches/{match}", params={"seen": seen}).status_code == 200
