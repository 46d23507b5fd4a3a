"""For those who run the server: is it well, what does it do, and what does it write into its log.

Nothing here names a person, a code or a link: addresses are told as the pattern they fit (``/me/{token}``).
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arene.server.limits import Limits
from arene.server.problems import Problem
from arene.server.settings import Settings, within
from arene.store import Store

router = APIRouter()
access = logging.getLogger("arene.access")

_METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Figures:
    """What the server counts, for Prometheus."""

    def __init__(self, limits: Limits, tables: Callable[[], int]) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "arene_requests", "Requests answered", ("method", "route", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "arene_request_seconds", "Time to answer, streams left out", registry=self.registry, buckets=_SECONDS
        )
        self.streams = Gauge("arene_streams", "Screens that follow a table", registry=self.registry)
        refused = Counter("arene_refused", "Requests over a limit", ("limit",), registry=self.registry)
        limits.refused = lambda limit: refused.labels(limit).inc()
        self.notices = Counter(
            "arene_notices", "Notices, and what became of them", ("kind", "result"), registry=self.registry
        )
        Gauge("arene_tables", "Tables in memory", registry=self.registry).set_function(tables)
        self.lag = Gauge(
            "arene_loop_lag_seconds", "By how much the event loop was late at the last look", registry=self.registry
        )
        started = Gauge("arene_start_time_seconds", "When this process started", registry=self.registry)
        started.set(time.time())

    async def watch_loop(self) -> None:
        """Everybody waits while the loop is held up: by how much it is late tells for how long."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(1)
            self.lag.set(max(0.0, time.monotonic() - before - 1))


class Watched:
    """Counts every request, and writes a line of it where that is wanted."""

    def __init__(self, app: ASGIApp, figures: Figures, settings: Settings) -> None:
        self.app = app
        self.figures = figures
        self.writes = settings.access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status, streams = time.perf_counter(), 0, False

        async def send_and_look(message: Message) -> None:
            nonlocal status, streams
            if message["type"] == "http.response.start":
                status = message["status"]
                streams = status == 200 and scope["path"].endswith("/stream")
                if streams:
                    self.figures.streams.inc()
            await send(message)

        try:
            await self.app(scope, receive, send_and_look)
        finally:
            self._count(scope, status, time.perf_counter() - began, streams)

    def _count(self, scope: Scope, status: int, seconds: float, streamed: bool) -> None:
        route = getattr(scope.get("route"), "path", "none")
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self.figures.requests.labels(method, route, status).inc()
        if streamed:
            self.figures.streams.dec()
        else:
            self.figures.seconds.observe(seconds)
        if self.writes:
            client = scope["client"][0] if scope.get("client") else ""
            told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1), "from": client}
            access.info("%s %s %s, %.1f ms", method, route, status, seconds * 1000, extra={"told": told})


# ---- asked by machines


@router.get("/healthz")
async def health() -> Response:
    """Whether the process lives: it answers."""
    return JSONResponse({"status": "ok"})


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """Whether it can serve: its store answers, and it is not about to stop."""
    store: Store = request.app.state.store
    if getattr(request.app.state, "stopping", False):
        return JSONResponse({"status": "stopping"}, 503)
    try:
        await asyncio.to_thread(store.person, "")
    except Exception as error:
        logging.getLogger("arene.server").error("not ready: %s", error)
        return JSONResponse({"status": "no store"}, 503)
    return JSONResponse({"status": "ready"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """What was counted, for those whom the settings allow to see it. Whoever comes through a proxy that is not
    trusted is not who he seems to be."""
    settings: Settings = request.app.state.settings
    client = request.client.host if request.client else ""
    disguised = "x-forwarded-for" in request.headers and not settings.trusted_proxies
    if disguised or not within(client, settings.metrics_from):
        raise Problem(404, "not-found")
    figures: Figures = request.app.state.figures
    return Response(generate_latest(figures.registry), media_type=CONTENT_TYPE_LATEST)


# ---- the log


class _Json(logging.Formatter):
    """A line of the log as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_config(settings: Settings) -> dict[str, Any]:
    """How the server and everything in it logs: to the error output, as text or JSON."""
    level = settings.log_level.upper()
    forms = {
        "text": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
        "json": {"()": f"{__name__}._Json"},
    }
    loggers: dict[str, Any] = {"uvicorn": {"level": level}, "arene": {"level": level}}
    if settings.access_log:
        loggers["arene.access"] = {"level": "INFO"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"chosen": forms[settings.log]},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "chosen", "stream": "ext://sys.stderr"}},
        "root": {"level": "WARNING", "handlers": ["out"]},
        "loggers": loggers,
    }
