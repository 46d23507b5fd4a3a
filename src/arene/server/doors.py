"""Before a request is looked at: was it meant for this site, does it come from its own pages, is it one too many?"""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arene.server.identity import COOKIE, TOKEN, Identity, bearer, fingerprint
from arene.server.limits import Limits, address_of
from arene.server.problems import Problem, no_store, told
from arene.server.settings import Settings
from arene.store import Unavailable

_READING = ("GET", "HEAD", "OPTIONS")
_FOR_WATCHERS = ("/healthz", "/readyz", "/metrics")  # asked for by machines, by whatever name
_TABLE = re.compile("/api/matches/[^/]+")
_HOSTS = re.compile("/api/matches/[^/]+/(start|end|rematch|silence|seats/[^/]+/(stand-in|remove))")
_CODED = re.compile("/(t|api/matches|me|deal|api/deals)/[^/]")  # addresses that hold a code or a link


class Doors:
    """Refuses what was not meant for this site, what another site sends, and what is too much."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, identity: Identity) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.identity = identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        try:
            self._look(request)
        except Problem as problem:
            await told(request, problem)(scope, receive, send)
            return
        except Unavailable as error:
            await no_store(request, error)(scope, receive, send)
            return

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 404 and _CODED.match(scope["path"]):
                self.limits.guessed(guesser(self.identity, request))
            await send(message)

        await self.app(scope, receive, send_and_count)

    def _look(self, request: Request) -> None:
        path = request.scope["path"]
        if path in _FOR_WATCHERS:
            return
        if "\0" in path or b"%00" in request.scope["query_string"]:
            raise Problem(404, "not-found")  # no name holds that, and not every database lets one look for it
        known = self.settings.known_hosts
        if known and request.headers.get("host", "").lower() not in known:
            raise Problem(421, "wrong-host", address=self.settings.public_url)
        if request.method not in _READING and not self._from_here(request):
            raise Problem(403, "foreign")
        self._check_scope(request)
        credential = bearer(request) or request.cookies.get(COOKIE, "")
        self.limits.request(request, credential and fingerprint(credential))  # which is short, whatever was sent
        if self.limits.somebody_guesses and _CODED.match(path):
            self.limits.may_guess(guesser(self.identity, request))

    def _check_scope(self, request: Request) -> None:
        """A token of a program opens what its owner said, and never what is the owner's own: name, link, devices."""
        shown = bearer(request)
        if not shown.startswith(TOKEN):
            return
        found = self.identity.store.accounts.at_token(fingerprint(shown))
        if found is None:
            raise Problem(401, "no-token")
        needed = needed_scope(request.method, request.scope["path"])
        if needed not in found[1]:
            raise Problem(403, "scope", scope=needed or "none")

    def _from_here(self, request: Request) -> bool:
        """Whether a page of this site sends it, or a program: every browser says from where it writes. A neighbour by
        name or port is another site, although cookies do not know that."""
        if bearer(request):
            return True  # no browser adds that for a page of somebody else's, as it does with a proxy's password
        told = request.headers.get("sec-fetch-site")
        if told is not None:
            return told in ("same-origin", "none")
        origin = request.headers.get("origin")
        if origin is None:
            return True
        own = self.settings.origin or f"{request.url.scheme}://{request.headers.get('host', '')}"
        return origin.lower() == own.lower()


def needed_scope(method: str, path: str) -> str:
    """What a token must allow for a request; empty: no token does."""
    if not path.startswith("/api/") or path.startswith("/api/me/"):
        return ""
    if method in _READING:
        return "look"
    if (
        path in ("/api/matches", "/api/deals")
        or _HOSTS.fullmatch(path)
        or (method == "DELETE" and _TABLE.fullmatch(path))
    ):
        return "host"
    return "play" if path.startswith(("/api/matches/", "/api/daily/")) else ""


def guesser(identity: Identity, request: Request) -> str:
    """Who it is that names codes: a person one has met, else an address. So one who guesses in a school or a club
    shuts out no other who plays there."""
    return identity.claimed(request) or address_of(request)
