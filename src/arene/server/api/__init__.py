"""The JSON API: everything the table client does, any other program may do."""

from __future__ import annotations

from arene.server.api import afterwards, games, people, playing, seating, talking

ROUTERS = tuple(part.router for part in (people, games, seating, playing, talking, afterwards))
