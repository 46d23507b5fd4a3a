"""A server on a fresh database, with its bots thinking in the same process so that tests are quick and exact."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server import app as application
from tests.server.helpers import Enter, Here


@pytest.fixture
def app(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    monkeypatch.setattr(application, "Thinkers", Here)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))  # where a server without a file of its own leaves evidence
    return application.create_app(database)


@pytest.fixture
def server(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app, headers={"accept-language": "en"}) as client:
        yield client


@pytest.fixture
def enter(server: TestClient) -> Enter:
    """A new browser with a cookie of its own, at the same server."""

    def make(name: str) -> TestClient:
        client = TestClient(server.app, headers={"accept-language": "en"})
        client.portal = server.portal  # one event loop for everybody
        assert client.put("/api/me", json={"name": name}).status_code == 200
        return client

    return make
