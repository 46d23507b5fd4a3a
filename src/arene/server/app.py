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
from arene.server import accounts, api, daily, duplicates, explaining, helping, pages, watching
from arene.server.analysing import Analyses
from arene.server.assets import Assets, posters
from arene.server.company import Clock
from arene.server.doors import Doors
from arene.server.identity import Identity
from arene.server.limits import Limits
from arene.server.neighbours import Neighbours
from arene.server.notices import pages as notice_pages
from arene.server.notices.postman import Postman
from arene.server.passing import FromNeighbours, PassOn, Seal
from arene.server.problems import BodyLimit, Problem, add_handlers
from arene.server.settings import USUAL, Settings
from arene.server.sitewords import source
from arene.server.tables import Tables
from arene.server.templating import THEME_HASH
from arene.server.thinking import Thinkers
from arene.server.watching import Figures, Watched
from arene.store import Store, Unavailable, open_store
from arene.store.matches import settle
from arene.words import LANGUAGES

# nothing but the site's own files; the one script that stands in the page is known by its fingerprint
_POLICY = (
    f"default-src 'self'; script-src 'self' '{THEME_HASH}'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


class SafeHeaders:
    """What a browser may load and whom it tells; what says nothing else is asked for again every time."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.encrypted = settings.public_url.startswith("https:")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", _POLICY)
                headers.setdefault("X-Content-Type-Options", "nosniff")
                headers.setdefault("Referrer-Policy", "same-origin")
                headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
                headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
                if self.encrypted:
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
                headers.setdefault("Cache-Control", "no-cache")
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


def create_app(
    database: str | Path | Store,
    workers: int | None = None,
    clock: Clock = time.monotonic,
    settings: Settings = USUAL,
    address: str | None = None,
    calendar: Clock = time.time,
) -> FastAPI:
    """The application on a database: its URL, a path or a store. ``clock`` measures how long somebody is waited for,
    ``address`` is where other processes on the same database reach this one, ``calendar`` counts the days."""
    store = database if isinstance(database, Store) else open_store(database)
    thinkers = Thinkers(workers or max(1, (os.cpu_count() or 2) - 1))

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        # many tables wait for the disk at once, and one commit serves all that wait
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(32))
        tables: Tables = app.state.tables
        with contextlib.suppress(Unavailable):  # days on which nobody served the site are nobody's
            await asyncio.to_thread(store.turns.alive, calendar())
        if neighbours is not None:
            await neighbours.start()
            waking = None
        else:
            waking = asyncio.create_task(tables.wake_all())
        watch = asyncio.create_task(tables.watch())
        older = asyncio.create_task(_settle_older(store))
        lag = asyncio.create_task(app.state.figures.watch_loop())
        telling = asyncio.create_task(postman.run())
        devices = asyncio.create_task(app.state.identity.note_devices())
        yield
        for task in filter(None, (waking, watch, older, lag, telling, devices)):
            task.cancel()
        await asyncio.gather(older, telling, devices, return_exceptions=True)
        await app.state.identity.note_seen()
        await postman.close()
        await app.state.analyses.close()
        await tables.close()
        if neighbours is not None:
            await neighbours.stop()
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
    app.state.settings = settings
    limits = Limits(settings, clock)
    app.state.identity = Identity(store, settings, limits)
    app.state.assets = Assets()
    app.state.tables = Tables(store, thinkers, store.folder and store.folder / "arene-faults", clock, calendar)
    app.state.postman = postman = Postman(store, app.state.tables, settings, calendar)
    app.state.analyses = Analyses(store, thinkers)
    app.state.figures = Figures(limits, app.state.tables.count)
    postman.became = lambda kind, result: app.state.figures.notices.labels(kind, result).inc()
    add_handlers(app)
    for router in (*api.ROUTERS, explaining.router, helping.router, duplicates.router, daily.router, notice_pages.api):
        app.include_router(router)
    shown = (explaining.pages, helping.pages, duplicates.pages, daily.pages, pages.router, watching.router)
    for router in (notice_pages.router, accounts.router, *shown):
        app.include_router(router, include_in_schema=False)
    _serve_files(app)
    neighbours = Neighbours(store, app.state.tables, address) if address else None
    _add_layers(app, limits, neighbours)
    return app


def _add_layers(app: FastAPI, limits: Limits, neighbours: Neighbours | None) -> None:
    """What a request passes before it is answered, the innermost first."""
    settings, seal = app.state.settings, Seal(app.state.store.secret())
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    if neighbours is not None:
        app.add_middleware(PassOn, neighbours=neighbours, seal=seal)
    app.add_middleware(BodyLimit)
    app.add_middleware(Doors, settings=settings, limits=limits, identity=app.state.identity)
    app.add_middleware(SafeHeaders, settings=settings)
    app.add_middleware(Watched, figures=app.state.figures, settings=settings)
    if neighbours is not None:
        app.add_middleware(FromNeighbours, address=neighbours.address, seal=seal)


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
