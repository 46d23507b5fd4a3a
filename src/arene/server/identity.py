"""Who is asking: no account, only a name, a shape and a colour, remembered in a signed cookie."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from arene.core.signs import can_be_shown
from arene.server.sitewords import preferred
from arene.store import Person, Store
from arene.words import LANGUAGES

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

COOKIE = "arene_me"
LANGUAGE_COOKIE = "arene_lang"
SHAPES = ("circle", "square", "diamond", "hexagon", "cross", "shield")
COLOURS = ("red", "blue", "green", "amber", "black", "white")
_A_YEAR = 365 * 24 * 3600


def tidy_name(text: str) -> str:
    """A name as any screen can show it: what is pasted from elsewhere may hold signs that nobody sees."""
    shown = "".join(sign for sign in text if sign.isspace() or can_be_shown(sign))
    return " ".join(shown.split()).strip("\u200c\u200d")


class Identity:
    """Signs and reads the cookie, and the personal link that carries it to another device."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._cookie = URLSafeSerializer(store.secret(), salt="cookie")
        self._link = URLSafeSerializer(store.secret(), salt="link")
        self._seat = URLSafeSerializer(store.secret(), salt="seat")

    def person(self, request: HTTPConnection) -> Person | None:
        """Whoever sent the request; None for a stranger and for a forged or unknown cookie."""
        signed = request.cookies.get(COOKIE)
        authorization = request.headers.get("authorization", "")
        if authorization.lower().startswith("bearer "):
            return self._read(self._link, authorization[7:].strip())
        return None if signed is None else self._read(self._cookie, signed)

    def from_link(self, token: str) -> Person | None:
        return self._read(self._link, token)

    def _read(self, serializer: URLSafeSerializer, signed: str) -> Person | None:
        """Whoever it was signed for, unless that was before the link was last renewed."""
        try:
            told = serializer.loads(signed)
        except BadSignature:
            return None
        id, renewed = (told, 0) if isinstance(told, str) else (str(told[0]), int(told[1]))
        person = self.store.person(id)
        return person if person is not None and person.link == renewed else None

    def remember(self, request: Request, response: Response, person: Person) -> None:
        response.set_cookie(
            COOKIE,
            str(self._cookie.dumps(_signed(person))),
            max_age=_A_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    def link(self, person: Person) -> str:
        """What stands at the end of the personal link, and serves programs as a bearer token."""
        return str(self._link.dumps(_signed(person)))

    def renew(self, person: Person) -> Person:
        """The same person with another link; what was signed before is worth nothing."""
        self.store.renew_link(person.id)
        renewed = self.store.person(person.id)
        assert renewed is not None
        return renewed

    def seat_key(self, match: str, number: int) -> str:
        """What opens a seat that is kept for somebody."""
        return str(self._seat.dumps([match, number]))

    def opens(self, key: str, match: str) -> int | None:
        """The seat of this match that a key opens."""
        try:
            told = self._seat.loads(key)
        except BadSignature:
            return None
        return int(told[1]) if told[0] == match else None

    def save(self, person: Person | None, name: str, shape: str, colour: str) -> Person:
        """A new person, or a known one under a new name."""
        kept = Person(person.id if person else secrets.token_urlsafe(12), name, shape, colour)
        self.store.save_person(kept)
        return replace(kept, link=person.link) if person else kept


def _signed(person: Person) -> str | list[str | int]:
    return [person.id, person.link] if person.link else person.id


def language(request: HTTPConnection) -> str:
    """The language asked for, chosen before, or preferred by the browser."""
    for chosen in (request.query_params.get("lang"), request.cookies.get(LANGUAGE_COOKIE)):
        if chosen in LANGUAGES:
            return chosen
    return preferred(request.headers.get("accept-language", ""))


def set_language(response: Response, lang: str) -> None:
    response.set_cookie(LANGUAGE_COOKIE, lang, max_age=_A_YEAR, samesite="lax")
