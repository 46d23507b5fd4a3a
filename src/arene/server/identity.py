"""Who is asking: a name, a shape and a colour, known again by a signed cookie, a personal link, or a token."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from arene.core.signs import can_be_shown, is_seen
from arene.server.sitewords import preferred
from arene.store import Person, Store, Unavailable
from arene.words import LANGUAGES

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from arene.server.limits import Limits
    from arene.server.settings import Settings

COOKIE = "arene_me"
LANGUAGE_COOKIE = "arene_lang"
SHAPES = ("circle", "square", "diamond", "hexagon", "cross", "shield")
COLOURS = ("red", "blue", "green", "amber", "black", "white")
TOKEN = "arene_"  # how a token of a program begins
SCOPES = ("look", "play", "host")  # what a program may do with its token
_BROWSERS = (("Edg/", "Edge"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
_SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("Mac OS X", "macOS"), ("Linux", "Linux")),
)
_REMEMBERED = 4096  # signatures that were looked at
_LONGEST = 500  # signs of what is signed here
_A_MINUTE, _AN_HOUR = 60, 3600
_A_YEAR = 365 * 24 * 3600


def tidy_name(text: str) -> str:
    """A name as any screen can show it: what is pasted from elsewhere may hold signs that nobody sees. Empty where
    nothing else is left."""
    shown = "".join(sign for sign in text if sign.isspace() or can_be_shown(sign))
    name = " ".join(shown.split()).strip("\u200c\u200d")
    return name if is_seen(name) else ""


class Identity:
    """Signs and reads the cookie, and the personal link that carries it to another device."""

    def __init__(self, store: Store, settings: Settings, limits: Limits) -> None:
        self.store = store
        self.settings = settings
        self.limits = limits
        self._cookie = URLSafeSerializer(store.secret(), salt="cookie")
        self._link = URLSafeSerializer(store.secret(), salt="link")
        self._loaded = lru_cache(maxsize=_REMEMBERED)(_loaded)  # what is signed stays true
        self._seat = URLSafeSerializer(store.secret(), salt="seat")
        self._seen: set[str] = set()  # devices of which it has to be written that they are used
        self.passwords = asyncio.Semaphore(2)  # so many are looked at at a time: each takes 64 MiB

    def person(self, request: HTTPConnection) -> Person | None:
        """Whoever sent the request; None for a stranger and for a forged or unknown cookie."""
        shown = bearer(request)
        if shown.startswith(TOKEN):
            found = self.store.accounts.at_token(fingerprint(shown))
            return found[0] if found else None
        if shown:
            return self._read(self._link, shown)
        signed = request.cookies.get(COOKIE)
        return None if signed is None else self._read(self._cookie, signed)

    def claimed(self, request: HTTPConnection) -> str:
        """The id of whoever signed it; empty for a stranger. Nobody is looked up for it."""
        shown = bearer(request)
        serializer, signed = (self._link, shown) if shown else (self._cookie, request.cookies.get(COOKIE, ""))
        told = self._looked_at(serializer, signed)
        return told[0] if told else ""

    def session(self, request: HTTPConnection) -> str:
        """The session of this device; empty where there is none."""
        told = self._looked_at(self._cookie, request.cookies.get(COOKIE, ""))
        return told[2] if told else ""

    def from_link(self, token: str) -> Person | None:
        return self._read(self._link, token)

    def _read(self, serializer: URLSafeSerializer, signed: str) -> Person | None:
        """Whoever it was signed for, unless the session was ended; what was signed without one ends with the link."""
        told = self._looked_at(serializer, signed)
        if told is None:
            return None
        id, link, session = told
        if session:
            return self._at_session(session, id)
        person = self.store.person(id)
        return person if person is not None and person.link == link else None

    def _looked_at(self, serializer: URLSafeSerializer, signed: str) -> tuple[str, int, str] | None:
        """What was signed; what is longer than anything signed here is not even remembered as wrong."""
        return self._loaded(serializer, signed) if len(signed) <= _LONGEST else None

    def _at_session(self, session: str, id: str) -> Person | None:
        found = self.store.accounts.at_session(session)
        if found is None or found[0].id != id:
            return None
        person, seen = found
        if time.time() - seen > _AN_HOUR:
            self._seen.add(session)
        return person

    async def note_devices(self) -> None:
        """Once a minute it is written which devices were used: nobody who looks waits for that, or fails by it."""
        while True:
            await asyncio.sleep(_A_MINUTE)
            await self.note_seen()

    async def note_seen(self) -> None:
        seen, self._seen = self._seen, set()
        with contextlib.suppress(Unavailable):  # whoever comes again is noted then
            await asyncio.to_thread(self.store.accounts.seen, sorted(seen), time.time())

    async def remember(self, request: Request, response: Response, person: Person) -> None:
        """This device is the person's from now on, until its session is ended."""
        if bearer(request):
            return  # a program shows every time what it is known by
        session, known = self.session(request), self.person(request)
        if not session or known is None or known.id != person.id:
            device = device_of(request.headers.get("user-agent", ""))
            session = await asyncio.to_thread(self.store.accounts.open_session, person.id, device, time.time())
        response.set_cookie(
            COOKIE,
            str(self._cookie.dumps([person.id, person.link, session])),
            max_age=_A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self.settings.public_url.startswith("https:") or request.url.scheme == "https",
        )

    def link(self, person: Person) -> str:
        """What stands at the end of the personal link, and serves programs as a bearer token."""
        return str(self._link.dumps(_signed(person)))

    async def renew(self, request: HTTPConnection, person: Person) -> Person:
        """The same person with another link; what was signed before is worth nothing, and other devices end."""
        await asyncio.to_thread(self.store.accounts.renew_link, person.id, self.session(request))
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

    async def introduce(self, request: HTTPConnection, name: str, shape: str, colour: str) -> Person:
        """Whoever sends the request, known from now on, by this name and look."""
        person = self.person(request)
        if person is None:
            self.limits.new_person(request)
        elif bearer(request).startswith(TOKEN):
            return person  # a program plays under its owner's name
        return await self._save(person, name, shape, colour)

    async def _save(self, person: Person | None, name: str, shape: str, colour: str) -> Person:
        """A new person, or a known one under a new name."""
        kept = Person(person.id if person else secrets.token_urlsafe(12), name, shape, colour)
        await asyncio.to_thread(self.store.save_person, kept)
        return replace(kept, link=person.link) if person else kept


def bearer(request: HTTPConnection) -> str:
    """What a program shows to be known by."""
    authorization = request.headers.get("authorization", "")
    return authorization[7:].strip() if authorization.lower().startswith("bearer ") else ""


def fingerprint(token: str) -> str:
    """All that is kept of a token: nobody who reads the database can show it. It is long and drawn by chance, so a
    quick hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_of(agent: str) -> str:
    """Browser and system, as far as one can tell them by what the browser says."""
    known = [[name for sign, name in signs if sign in agent] for signs in (_BROWSERS, _SYSTEMS)]
    return ", ".join(names[0] for names in known if names)


def _loaded(serializer: URLSafeSerializer, signed: str) -> tuple[str, int, str] | None:
    """Whose id was signed, how often his link had been renewed by then, and the session, if there was one."""
    try:
        told = serializer.loads(signed)
    except BadSignature:
        return None
    if isinstance(told, str):
        return told, 0, ""
    return str(told[0]), int(told[1]), str(told[2]) if len(told) > 2 else ""


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
