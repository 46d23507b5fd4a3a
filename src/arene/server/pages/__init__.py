"""The pages of the site, a file for each of its subjects."""

from __future__ import annotations

from fastapi import APIRouter

from arene.server.pages import home, new, people, rules, table

router = APIRouter()
for part in (home, new, table, people, rules):
    router.include_router(part.router)
