"""The parts of the running site that a request reaches."""

from __future__ import annotations

from starlette.requests import Request

from arene.server.identity import Identity
from arene.server.tables import Tables


def identity(request: Request) -> Identity:
    kept: Identity = request.app.state.identity
    return kept


def tables(request: Request) -> Tables:
    kept: Tables = request.app.state.tables
    return kept
