"""Everything that goes wrong is told as ``application/problem+json`` (RFC 9457) and says why."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arene.server.identity import language
from arene.server.sitewords import site_words
from arene.server.templating import page
from arene.store import Conflict, Lost, Unavailable
from arene.words import said

log = logging.getLogger("arene.server")

MAX_BODY = 64 * 1024
MAX_EDITION = 512 * 1024  # where a host may bring an edition along
_QUOTED = 1000  # letters


class Problem(Exception):
    """A request that cannot be served. ``code`` names the message ``problem-<code>``."""

    def __init__(self, status: int, code: str, **params: object) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.params = params
        self.more: dict[str, Any] = {}
        self.wait = 10 if status == 429 else 0  # seconds after which it may be tried again

    def after(self, seconds: int) -> Problem:
        """The same problem, which will be over by then."""
        self.wait = seconds
        return self

    def carrying(self, **more: Any) -> Problem:
        """The same problem with further members, as a refusal's rule or a fresh table."""
        self.more.update(more)
        return self


def answer(status: int, code: str, detail: str, more: dict[str, Any] | None = None) -> JSONResponse:
    body = {"type": f"urn:arene:problem:{code}", "code": code, "status": status, "detail": detail, **(more or {})}
    return JSONResponse(body, status, media_type="application/problem+json")


def told(request: Request, problem: Problem) -> Response:
    """The problem in the visitor's language: a page for somebody reading pages, JSON for programs."""
    detail = problem.more.pop("detail", None)
    if detail is None:
        detail = _detail(problem, language(request))
    reading = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if reading:
        response: Response = page(request, "problem.html", problem.status, detail=detail)
    else:
        response = answer(problem.status, problem.code, detail, problem.more)
    if problem.wait:
        response.headers["Retry-After"] = str(problem.wait)
    return response


def no_store(request: Request, error: Exception) -> Response:
    log.error("the store refuses: %s", error)
    return told(request, Problem(503, "storage"))


def _detail(problem: Problem, lang: str) -> str:
    """The sentence; what was wrong with the data is said in the same language."""
    params = {
        name: short(said(value, lang)) if isinstance(value, Exception) else value
        for name, value in problem.params.items()
    }
    if problem.wait:
        params["wait"] = _waiting(problem.wait, lang)
    return site_words(lang)(f"problem-{problem.code}", **params)


def _waiting(seconds: int, lang: str) -> str:
    """How long, as one says it."""
    words = site_words(lang)
    return words("wait-seconds", count=seconds) if seconds < 90 else words("wait-minutes", count=-(-seconds // 60))


def short(text: str) -> str:
    """What somebody sent may be endless; a sentence that quotes it is not."""
    return text if len(text) <= _QUOTED else text[:_QUOTED] + "…"


def _fault(error: Mapping[str, Any], lang: str) -> str:
    """Where and what, for one error of the framework, whose own words are English."""
    where = short(".".join(str(part) for part in error["loc"] if part != "body" and error["type"] != "json_invalid"))
    known = {name: value for name, value in error.get("ctx", {}).items() if isinstance(value, int | float | str)}
    words = site_words(lang)
    kind = re.sub("_(type|parsing|from_float)$", "", error["type"]).replace("_", "-")
    code = f"malformed-{kind}"
    what = words(code, **known) if words.has(code) else words("malformed-value")
    return f"{where}{words('malformed-colon')}{what}" if where else what


def add_handlers(app: FastAPI) -> None:
    """Every way a request can fail leads here."""

    @app.exception_handler(Problem)
    async def on_problem(request: Request, problem: Problem) -> Response:
        return told(request, problem)

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> Response:
        return told(request, Problem(422, "malformed", reason=_fault(error.errors()[0], language(request))))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, Problem):  # what was wrong with the body, as the framework passes it on
            return told(request, error.__cause__)
        codes = {404: "not-found", 405: "method"}
        if error.status_code in codes:
            return told(request, Problem(error.status_code, codes[error.status_code]))
        return answer(error.status_code, "http", str(error.detail))

    @app.exception_handler(Unavailable)
    @app.exception_handler(OSError)
    async def on_storage(request: Request, error: Exception) -> Response:
        return no_store(request, error)

    @app.exception_handler(Lost)
    async def on_lost(request: Request, error: Lost) -> Response:
        request.app.state.tables.drop(str(error))
        return told(request, Problem(503, "moving"))

    @app.exception_handler(Conflict)
    async def on_conflict(request: Request, error: Conflict) -> Response:
        log.error("somebody wrote first: %s", error)
        return told(request, Problem(409, "stale"))

    @app.exception_handler(Exception)
    async def on_mistake(request: Request, error: Exception) -> Response:  # the log has the rest
        return told(request, Problem(500, "mistake"))


class BodyLimit:
    """Refuses a body that is too large before anybody reads it into memory."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = _most(scope["path"])
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 9 or int(length) > most:
            await self._refuse(scope, receive, send, most)
            return
        received: list[Message] = []
        total = 0
        more = True
        while more and scope["method"] in ("POST", "PUT", "PATCH", "DELETE"):
            message = await receive()
            if message["type"] != "http.request":
                return
            received.append(message)
            total += len(message.get("body", b""))
            more = message.get("more_body", False)
            if total > most:
                await self._refuse(scope, receive, send, most)
                return

        async def replay() -> Message:
            return received.pop(0) if received else await receive()

        await self.app(scope, replay, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        request = Request(scope)
        await told(request, Problem(413, "too-large", kilobytes=most // 1024))(scope, receive, send)


def _most(path: str) -> int:
    """How large a body may be: a new table may come with its edition."""
    return MAX_EDITION if path in ("/api/matches", "/api/deals") or path.startswith("/new/") else MAX_BODY
