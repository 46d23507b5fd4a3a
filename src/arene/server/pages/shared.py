"""What the pages share: forms that come in, links that lead on, options in words."""

from __future__ import annotations

import email
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs

from fastapi import Request
from starlette.responses import RedirectResponse, Response

from arene.core.files import decoded
from arene.core.game import GAMES, Game, load_game
from arene.server.identity import COLOURS, SHAPES, language, tidy_name
from arene.server.parts import identity
from arene.server.problems import Problem
from arene.server.sitewords import site_words
from arene.store import Person, Sheet


def site_address(request: Request) -> str:
    """Where the site is reached, for links: as it was set up, else as this browser called it."""
    return identity(request).settings.public_url or str(request.base_url).rstrip("/")


def playable(id: str) -> Game:
    if id not in GAMES:
        raise Problem(404, "no-game")
    return load_game(id)


async def read_form(request: Request) -> dict[str, str]:
    """The fields that were filled in, without null signs: not every database keeps them."""
    kind, body = request.headers.get("content-type", ""), await request.body()
    if kind.startswith("multipart/form-data"):
        fields = dict(_parts(kind, body))
    else:
        sent = parse_qs(body.decode("utf-8", "replace"), keep_blank_values=True)
        fields = {name: values[-1] for name, values in sent.items()}
    return {name: value.replace("\0", "").strip() for name, value in fields.items()}


def _parts(kind: str, body: bytes) -> Iterator[tuple[str, str]]:
    """The fields of a form that carries files: those as the text they hold."""
    whole = email.message_from_bytes(b"Content-Type: " + kind.encode("latin-1") + b"\r\n\r\n" + body)
    for part in whole.walk():
        name, content = part.get_param("name", header="content-disposition"), part.get_payload(decode=True)
        if isinstance(name, str) and isinstance(content, bytes):
            yield name, decoded(content, name)


async def introduce(request: Request, form: dict[str, str]) -> Person:
    """Name, shape and colour from a form; a nameless visitor gets the language's word for a guest."""
    known = identity(request).person(request)
    guest = site_words(language(request))("guest")
    name = tidy_name(form.get("name", ""))[:24] or (known.name if known else guest)
    shape = form.get("shape", "")
    if shape not in SHAPES:
        shape = known.shape if known else SHAPES[0]
    colour = form.get("colour", "")
    if colour not in COLOURS:
        colour = known.colour if known else COLOURS[0]
    return await identity(request).introduce(request, name, shape, colour)


def go(request: Request, path: str) -> Response:
    return RedirectResponse(path, 303)


async def go_as(request: Request, path: str, person: Person) -> Response:
    """The same, and this device is the person's from now on."""
    response = go(request, path)
    await identity(request).remember(request, response, person)
    return response


def chosen_options(game: Game, sheet: Sheet, lang: str) -> list[dict[str, Any]]:
    """What was agreed for a match, in words; ``usual`` where it is as the rules have it."""
    words = site_words(lang, game.id)
    return [
        {
            "name": words(f"option-{option.id}"),
            "value": value_name(words, option.id, sheet.options[option.id]),
            "usual": sheet.options[option.id] == option.schema(sheet.seats)["default"],
        }
        for option in game.options
        if option.id in sheet.options
    ]


def value_name(words: Any, option: str, value: object) -> str:
    id = f"value-{option}-{str(value).lower()}"
    return str(words(id)) if words.has(id) else str(value)
