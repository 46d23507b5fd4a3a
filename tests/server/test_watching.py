"""Health, figures and the log, as machines ask for them."""

from __future__ import annotations

import json
import logging
import logging.config
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from arene.server import app as application
from arene.server.identity import COOKIE, Identity
from arene.server.limits import Limits
from arene.server.settings import USUAL, Settings
from arene.server.watching import _Json, log_config
from arene.store import Store, open_store
from tests.server.helpers import Enter, Here, open_table, request_for, until_asked
from tests.server.live import running


def test_it_is_well_and_ready(server: TestClient, app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.get("/healthz").json() == {"status": "ok"}
    assert server.get("/readyz").json() == {"status": "ready"}

    def broken(id: str) -> None:
        raise OSError("disk gone")

    monkeypatch.setattr(app.state.store, "person", broken)
    assert server.get("/readyz").status_code == 503
    assert server.get("/healthz").status_code == 200, "it lives all the same"


def figures(tmp_path: Path, **settings: Any) -> TestClient:
    app = application.create_app(tmp_path / "w.db", settings=Settings(**settings))
    return TestClient(app, client=("127.0.0.1", 5000))


def test_figures_are_for_those_who_may_see_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "Thinkers", Here)
    with figures(tmp_path) as client:
        client.put("/api/me", json={"name": "Ada"})
        open_table(client, "me", "open", "open")
        client.get("/me/a-secret-link")
        told = client.get("/metrics").text
        assert 'arene_requests_total{method="POST",route="/api/matches",status="201"} 1.0' in told
        assert 'route="/me/{token}",status="404"' in told and "a-secret-link" not in told
        assert "arene_tables 1.0" in told
        assert client.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404
    with figures(tmp_path, metrics_from=("10.0.0.0/8",)) as client:
        assert client.get("/metrics").status_code == 404


class Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(_Json())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def test_nothing_secret_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is logged that can be, and everything done that deals with a secret, failures among them."""
    monkeypatch.setattr(application, "Thinkers", Here)
    kept, loggers = Kept(), [logging.getLogger(), logging.getLogger("arene.access")]
    levels = [logger.level for logger in loggers]
    loggers[0].addHandler(kept)
    try:
        with running(tmp_path / "s.db", settings=Settings(access_log=True)) as address:
            for logger in loggers:
                logger.setLevel(logging.DEBUG)
            store = open_store(tmp_path / "s.db")
            secrets = use_every_secret(address, store, monkeypatch)
            store.close()
    finally:
        loggers[0].removeHandler(kept)
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
    log = "\n".join(line for line in kept.lines if '"logger": "http' not in line)  # what the visitor's side logs
    assert "/me/{token}" in log and "RuntimeError: a mistake" in log
    for name, secret in secrets.items():
        assert len(secret) > 7 and secret not in log, name


def use_every_secret(address: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    ada, guest = httpx.Client(base_url=address), httpx.Client(base_url=address)
    token = ada.put("/api/me", json={"name": "Ada"}).json()["token"]
    cookie = ada.cookies[COOKIE]
    body = {"game": "sponsio", "seats": [{"kind": "me"}, {"kind": "kept", "name": "Bob"}, {"kind": "bot"}]}
    match = ada.post("/api/matches", json=body).json()["match"]
    key = Identity(store, USUAL, Limits(USUAL, time.monotonic)).seat_key(match, 1)
    program = httpx.Client(base_url=address, headers={"authorization": f"Bearer {token}"})
    statuses = [
        guest.get(f"/t/{match}?key={key}").status_code,
        guest.post(f"/api/matches/{match}/seats/1", json={"name": "Bob", "key": key + "x"}).status_code,
        guest.post(f"/t/{match}/join", data={"name": "Bob", "key": key}).status_code,
        program.get("/api/me").status_code,
        program.get(f"/me/{token}").status_code,
        program.post(f"/me/{token}").status_code,
        ada.get(f"/me/{token}x").status_code,
    ]
    assert statuses == [200, 403, 303, 200, 303, 303, 404]
    with monkeypatch.context() as patch:  # a mistake in the middle of it, with its traceback

        def fails(*_: object) -> None:
            raise RuntimeError("a mistake")

        patch.setattr(Identity, "from_link", fails)
        assert ada.get(f"/me/{token}").status_code == 500
    for client in (ada, guest, program):
        client.close()
    sheet = store.sheet(match)
    assert sheet is not None
    return {"token": token, "cookie": cookie, "seat key": key, "seed": sheet.seed, "secret": store.secret()}


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_is_text_or_json(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        logging.config.dictConfig(log_config(Settings(log=form, access_log=True)))
        logging.getLogger("arene.access").info("x", extra={"told": {"route": "/"}})
        logging.getLogger("arene.server").info("not written at this level")
        try:
            raise ValueError("a mistake")
        except ValueError:
            logging.getLogger("arene.server").exception("match %s", "é")
        lines = capsys.readouterr().err.splitlines()
    finally:
        root.handlers, root.level = handlers, level
        for name in ("uvicorn", "arene", "arene.access"):
            logging.getLogger(name).setLevel(logging.NOTSET)
    if form == "text":
        assert "WARNING" not in lines[0] and lines[1].endswith("ERROR arene.server: match é")
        return
    first, second = [json.loads(line) for line in lines]
    assert first["route"] == "/" and first["level"] == "info"
    assert second["message"] == "match é" and "ValueError: a mistake" in second["exception"]


def test_moves_are_counted_by_their_route(app: FastAPI, enter: Enter) -> None:
    ada = enter("Ada")
    match = open_table(ada, "me", "bot", "bot")
    table = until_asked(ada, match)
    ada.post(f"/api/matches/{match}/actions", json=request_for(table, table["actions"][0]["action"]))
    sample = app.state.figures.registry.get_sample_value
    labels = {"method": "POST", "route": "/api/matches/{id}/actions", "status": "200"}
    assert sample("arene_requests_total", labels) == 1
