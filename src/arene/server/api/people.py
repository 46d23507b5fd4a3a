"""Who one is here."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Request, Response

from arene.server.api.requests import PROBLEMS, Body, Name, known
from arene.server.identity import TOKEN, bearer
from arene.server.parts import identity
from arene.server.reading import Readable
from arene.store import Person

router = APIRouter(prefix="/api", route_class=Readable)

Shape = Literal["circle", "square", "diamond", "hexagon", "cross", "shield"]
Colour = Literal["red", "blue", "green", "amber", "black", "white"]


class Me(Body):
    """How one is called and drawn."""

    name: Name
    shape: Shape = "circle"
    colour: Colour = "red"


@router.get("/me", responses=PROBLEMS)
async def get_me(request: Request) -> dict[str, Any]:
    """Who one is here."""
    return _me(request, known(request))


def _me(request: Request, person: Person) -> dict[str, Any]:
    told = {"name": person.name, "shape": person.shape, "colour": person.colour}
    if bearer(request).startswith(TOKEN):  # a program does not get more than it was given
        return told
    return {**told, "token": identity(request).link(person)}


@router.put("/me", responses=PROBLEMS)
async def put_me(request: Request, response: Response, me: Me) -> dict[str, Any]:
    """Introduce oneself, or change name and look. ``token`` is for the personal link and for programs."""
    person = await identity(request).introduce(request, me.name, me.shape, me.colour)
    await identity(request).remember(request, response, person)
    return _me(request, person)
