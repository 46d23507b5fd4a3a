"""The games that can be played, and their guided first matches."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from pydantic import Field

from arene.core.game import GAMES, load_game
from arene.core.refusal import BadData
from arene.server.api.requests import PROBLEMS, Body, GameId, Lang, Panels
from arene.server.identity import language
from arene.server.lengthy import at_length
from arene.server.parts import identity
from arene.server.problems import Problem
from arene.server.reading import Readable
from arene.server.sitewords import site_words
from arene.server.tutorial import tutorial

router = APIRouter(prefix="/api", route_class=Readable)


@router.get("/games", responses=PROBLEMS)
async def get_games(request: Request, lang: Lang = None) -> list[dict[str, Any]]:
    """The games that can be played, with their options and the usual sets of them."""
    told = []
    for id in GAMES:
        game, words = load_game(id), site_words(language(request), id)
        told.append(
            {
                "id": id,
                "name": words("game-name"),
                "pitch": words("game-pitch"),
                "usual_seats": game.laid_for(),
                **game.facts(),
                "presets": [
                    {
                        "id": name,
                        "name": words(f"preset-{name}"),
                        "help": words(f"preset-{name}-help"),
                        "options": chosen,
                    }
                    for name, chosen in game.presets.items()
                ],
            }
        )
    return told


class LessonPreview(Body):
    frame: int = Field(ge=0, le=9999, description="the moment of the tutorial")
    actions: list[dict[str, Any]] = Field(max_length=100)


def newcomer(request: Request) -> str:
    person = identity(request).person(request)
    return person.name if person else site_words(language(request))("guest")


@router.get("/tutorials/{game}", responses=PROBLEMS)
async def get_tutorial(request: Request, game: GameId, panels: Panels = True, lang: Lang = None) -> dict[str, Any]:
    """A game's guided first match: every moment of it, with what is said and asked."""
    lessons = tutorial(game)
    frames = await at_length(lessons.told, newcomer(request), language(request), panels)
    return {"game": game, "seat": lessons.you, "frames": frames}


@router.post("/tutorials/{game}/preview", responses=PROBLEMS)
async def post_lesson_preview(request: Request, game: GameId, sent: LessonPreview, lang: Lang = None) -> dict[str, Any]:
    """What the table would be after the first of the moves that a lesson asks for."""
    lessons = tutorial(game)
    if sent.frame >= len(lessons.frames):
        raise Problem(404, "no-tutorial")
    try:
        return lessons.preview(sent.frame, sent.actions, newcomer(request), language(request))
    except BadData as error:
        raise Problem(422, "malformed", reason=error) from error
