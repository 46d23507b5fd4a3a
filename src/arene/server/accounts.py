"""A person's own page: name and look, personal link, a password for those who want one, devices, programs, and all
that is kept."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from fastapi import APIRouter, Request
from starlette.responses import Response

from arene.server.identity import COOKIE, SCOPES, TOKEN, fingerprint, language, tidy_name
from arene.server.limits import address_of
from arene.server.pages.people import own_link
from arene.server.pages.rows import day
from arene.server.pages.shared import go, go_as, read_form
from arene.server.parts import identity, tables
from arene.server.problems import Problem
from arene.server.templating import page
from arene.store import Conflict, Person
from arene.store.accounts import Accounts, as_text

router = APIRouter()

_T = TypeVar("_T")
_HASHER = PasswordHasher()
_HASHERS = ThreadPoolExecutor(2, thread_name_prefix="arene-password")
_SHORTEST, _LONGEST = 8, 200  # signs of a password
_TOKENS = 20  # of one person


def _accounts(request: Request) -> Accounts:
    return identity(request).store.accounts


def _known(request: Request) -> Person:
    person = identity(request).person(request)
    if person is None:
        raise Problem(401, "stranger")
    return person


@router.get("/me")
async def me(request: Request) -> Response:
    return _own_page(request)


def _own_page(request: Request, token: str = "") -> Response:
    """One's own page; ``token``: one that was just made, which is shown once."""
    person = identity(request).person(request)
    more: dict[str, Any] = {"link": "", "login": "", "devices": [], "programs": []}
    if person is not None:
        kept, here, lang = _accounts(request), identity(request).session(request), language(request)
        more = {
            "link": own_link(request, person),
            "login": kept.login(person.id),
            "devices": [
                {
                    "id": one.id,
                    "name": one.device,
                    "here": one.id == here,
                    "seen": day(one.seen, lang),
                    "at": _at(one.seen),
                }
                for one in kept.sessions(person.id)
            ],
            "programs": kept.tokens(person.id),
        }
    done = next((what for what in _DONE if what in request.query_params), "")
    return page(request, "me.html", **more, done=done, token=token, scopes=SCOPES, shortest=_SHORTEST)


_DONE = ("renewed", "password", "ended")  # what the page says was just done


def _at(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().isoformat(timespec="minutes")


# ---- name and password


@router.post("/me/account")
async def set_account(request: Request) -> Response:
    """A name and a password to sign in with, or another password: who has one shows it first."""
    person, form = _known(request), await read_form(request)
    login, password = tidy_name(form.get("login", "")).casefold(), form.get("password", "")
    if not 3 <= len(login) <= 40:
        raise Problem(422, "login-short")
    if not _SHORTEST <= len(password) <= _LONGEST:
        raise Problem(422, "password-short", shortest=_SHORTEST, longest=_LONGEST)
    kept = _accounts(request)
    if known := kept.login(person.id):
        await _check(request, known, form.get("current", ""))
    hashed = await _hashing(_HASHER.hash, password)
    try:
        await asyncio.to_thread(kept.set_account, person.id, login, hashed, identity(request).session(request))
    except Conflict as error:
        raise Problem(409, "login-taken") from error
    await tables(request).hang_up(person.id)
    return await go_as(request, "/me?password", person)


@router.get("/login")
async def login_page(request: Request) -> Response:
    return page(request, "login.html")


@router.post("/login")
async def login(request: Request) -> Response:
    form = await read_form(request)
    person = await _check(request, tidy_name(form.get("login", "")).casefold()[:40], form.get("password", ""))
    return await go_as(request, "/matches", person)


async def _check(request: Request, login: str, password: str) -> Person:
    """Whoever has this name and password. Wrong ones are counted, by name and by where they come from."""
    limits = identity(request).limits
    guessers = (f"login {login}", address_of(request))
    for who in guessers:
        limits.may_guess(who)
    async with identity(request).passwords:
        for who in guessers:  # so it is by now, however many came at once
            limits.may_guess(who)
        found = _accounts(request).account(login)
        fits = await _hashing(_fits, found[1] if found else "", password[:_LONGEST])
        person = identity(request).store.person(found[0]) if found and fits else None
        if person is None:
            for who in guessers:
                limits.guessed(who)
            raise Problem(403, "wrong-password")
    return person


async def _hashing(work: Callable[..., _T], *values: str) -> _T:
    """Each hash takes 64 MiB: so many at a time, however many try."""
    return await asyncio.get_running_loop().run_in_executor(_HASHERS, work, *values)


@cache
def _nobodys() -> str:
    """Checked where a name is unknown: that must not take less time."""
    return _HASHER.hash(secrets.token_hex(16))


def _fits(hashed: str, password: str) -> bool:
    try:
        return _HASHER.verify(hashed or _nobodys(), password)
    except (Argon2Error, InvalidHashError):
        return False


# ---- devices


@router.post("/me/sessions/end")
async def end_session(request: Request) -> Response:
    """A device is signed out; this one as well, if that is the one."""
    person, id = _known(request), (await read_form(request)).get("id", "")
    here = id == identity(request).session(request)
    await asyncio.to_thread(_accounts(request).end_session, person.id, id)
    await tables(request).hang_up(person.id)
    response = go(request, "/" if here else "/me?ended")
    if here:
        response.delete_cookie(COOKIE)
    return response


# ---- programs


@router.post("/me/tokens")
async def make_token(request: Request) -> Response:
    """A token for a program: what it may do is chosen, and it is shown once."""
    person, form = _known(request), await read_form(request)
    scopes = tuple(scope for scope in SCOPES if form.get(f"scope-{scope}") == "on")
    if not scopes:
        raise Problem(422, "token-scopes")
    if len(_accounts(request).tokens(person.id)) >= _TOKENS:
        raise Problem(409, "token-many", most=_TOKENS)
    token = TOKEN + secrets.token_urlsafe(32)
    name = tidy_name(form.get("name", ""))[:40] or "?"
    kept = fingerprint(token), person.id, name, scopes, time.time()
    await asyncio.to_thread(_accounts(request).add_token, *kept)
    return _own_page(request, token)


@router.post("/me/tokens/end")
async def end_token(request: Request) -> Response:
    person, id = _known(request), (await read_form(request)).get("id", "")
    await asyncio.to_thread(_accounts(request).remove_token, person.id, id)
    await tables(request).hang_up(person.id)
    return go(request, "/me?ended")


# ---- all that is kept


@router.get("/me/data.json")
async def data(request: Request) -> Response:
    """Everything that is kept of oneself."""
    kept = await asyncio.to_thread(_accounts(request).kept_of, _known(request))
    headers = {"Content-Disposition": 'attachment; filename="arene.json"'}
    return Response(as_text(kept), media_type="application/json", headers=headers)


@router.post("/me/erase")
async def erase(request: Request) -> Response:
    """Nothing is left of a person. Tables that wait for players lose him; where he plays, a bot goes on for him."""
    person = _known(request)
    if (await read_form(request)).get("sure") != "on":
        raise Problem(422, "erase-sure")
    await tables(request).forget(person.id)
    response = go(request, "/")
    response.delete_cookie(COOKIE)
    return response
