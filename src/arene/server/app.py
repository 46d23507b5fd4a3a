"""The web application: pages, API and files put together."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import arene
from arene.core.game import GAMES, load_game
from arene.server import api, pages
from arene.server.assets import Assets, posters
from arene.server.identity import Identity
from arene.server.problems import BodyLimit, Problem, add_handlers
from arene.server.sitewords import source
from arene.server.tables import Clock, Tables
from arene.server.templating import THEME_HASH
from arene.server.thinking import Thinkers
from arene.store import SqliteStore, Store
from arene.store.matches import settle
from arene.words import LANGUAGES

_POLICY = (
    f"default-src 'self'; script-src 'self' '{THEME_HASH}'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


class SafeHeaders:
    """What a browser may load and whom it tells; what says nothing else is asked for again every time."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", _POLICY)
                headers.setdefault("X-Content-Type-Options", "nosniff")
                headers.setdefault("Referrer-Policy", "same-origin")
                headers.setdefault("Cache-Control", "no-cache")
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


def create_app(database: str | Path | Store, workers: int | None = None, clock: Clock = time.monotonic) -> FastAPI:
    """The application on a database: a path, or an open store. ``clock`` measures how long somebody is waited for."""
    store = database if isinstance(database, Store) else SqliteStore(database)
    thinkers = Thinkers(workers or max(1, (os.cpu_count() or 2) - 1))

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        # many tables wait for the disk at once, and one commit serves all that wait
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(32))
        tables: Tables = app.state.tables
        tables.wake_all()
        watch = asyncio.create_task(tables.watch())
        older = asyncio.create_task(_settle_older(store))
        yield
        watch.cancel()
        older.cancel()
        await asyncio.gather(older, return_exceptions=True)
        await tables.close()
        thinkers.close()
        store.close()

    app = FastAPI(
        title="Arène",
        version=arene.__version__,
        summary="Play, host and follow table games",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.store = store
    app.state.identity = Identity(store)
    app.state.assets = Assets()
    faults = None if isinstance(database, Store) else Path(database).absolute().parent / "arene-faults"
    app.state.tables = Tables(store, thinkers, faults, clock)
    add_handlers(app)
    app.include_router(api.router)
    app.include_router(pages.router, include_in_schema=False)
    _serve_files(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(BodyLimit)
    app.add_middleware(SafeHeaders)

    return app


async def _settle_older(store: Store) -> None:
    """Matches that were finished under an earlier version get their place in the lists, one after the other."""
    for id in store.unsettled():
        await asyncio.to_thread(settle, store, id)


def _serve_files(app: FastAPI) -> None:
    """The site's own files, those of a game from its folder, and what is joined of them."""
    assets: Assets = app.state.assets

    @app.get("/static/{path:path}", include_in_schema=False)
    @app.get("/games/{game}/{name}", include_in_schema=False)
    @app.get("/joined/{name}", include_in_schema=False)
    async def file(request: Request) -> Response:
        return assets.answer(request)

    @app.get("/games.css", include_in_schema=False)
    async def colours() -> Response:
        """The colours of the posters."""
        return Response(posters(), media_type="text/css", headers={"Cache-Control": "no-cache"})

    @app.get("/words/{game}/{lang}.ftl", include_in_schema=False)
    async def words(game: str, lang: str) -> Response:
        if game not in GAMES or lang not in LANGUAGES:
            raise Problem(404, "not-found")
        return PlainTextResponse(source(lang, load_game(game).id), headers={"Cache-Control": "no-cache"})
