"""A person's page on notices: how one is told that it is one's turn, when, and on which days one is away; the same for
programs of one's own devices, as data."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import date, datetime
from typing import Annotated, Any, Literal
from zoneinfo import available_timezones

from fastapi import APIRouter, Path, Request
from pydantic import Field, StringConstraints
from starlette.responses import Response

from arene.server.api.requests import PROBLEMS, Body, known
from arene.server.identity import device_of, language
from arene.server.limits import Limits
from arene.server.notices import holidays, mail, push, webhook
from arene.server.notices.outward import Forbidden, check_url
from arene.server.notices.postman import Postman, next_digest
from arene.server.pages.rows import day
from arene.server.pages.shared import go, read_form
from arene.server.parts import identity, tables
from arene.server.problems import Problem
from arene.server.reading import Readable
from arene.server.settings import Settings
from arene.server.templating import HERE, page
from arene.store import Conflict, Person, Store
from arene.store.notices import Channel, Letter, Wishes, new_id
from arene.store.turns import Period

router = APIRouter()
api = APIRouter(prefix="/api/me", route_class=Readable)

_MOST = 10  # channels of one person
_LONGEST = 1000  # signs of an address

Target = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=_LONGEST)]
ChannelId = Annotated[str, Path(max_length=40)]


class Desk:
    """What somebody asks for, whether by a form or by a program."""

    def __init__(self, request: Request, person: Person) -> None:
        self.request = request
        self.person = person
        self.postman: Postman = request.app.state.postman
        self.settings: Settings = request.app.state.settings
        self.store: Store = request.app.state.store
        self.limits: Limits = identity(request).limits
        if not self.settings.public_url:
            raise Problem(409, "no-notices")

    @property
    def now(self) -> float:
        return self.postman.calendar()

    # ---- when

    async def wish(self, daily: bool, hour: int, zone: str) -> None:
        if zone and zone not in available_timezones():
            raise Problem(422, "no-zone", zone=zone)
        wishes = Wishes(daily, hour, zone)
        wishes = Wishes(daily, hour, zone, next_digest(wishes, self.now))
        await asyncio.to_thread(self.store.notices.set_wishes, self.person.id, wishes)

    # ---- where

    async def add(self, kind: str, target: str, secret: str = "") -> Channel:
        """A new way to be reached. One by e-mail is nothing but a letter until it is confirmed."""
        mine = await asyncio.to_thread(self.store.notices.channels, self.person.id)
        same = next((one for one in mine if one.kind == kind and one.target == target), None)
        if same is not None and same.open and kind == "email":
            return same
        if same is None and len(mine) >= _MOST:
            raise Problem(409, "channels-many", most=_MOST)
        device = device_of(self.request.headers.get("user-agent", "")) if kind == "push" else ""
        confirmed, lang = kind != "email", language(self.request)
        channel = Channel(
            new_id(), self.person.id, kind, target, secret, device, lang, confirmed, made=float(int(self.now))
        )
        letters = [] if confirmed else [Letter(new_id(), self.person.id, channel.id, {"kind": "confirm"})]
        if letters:
            self.limits.new_letter(self.person.id, f"mail {target.lower()}")
        await asyncio.to_thread(self.store.notices.add_channel, channel, letters, self.now)
        self.postman.hurry()
        return channel

    async def add_email(self, address: str) -> Channel:
        if not self.postman.by_mail:
            raise Problem(409, "no-mail")
        if not mail.is_address(address):
            raise Problem(422, "mail-address")
        return await self.add("email", address)

    async def add_webhook(self, url: str) -> Channel:
        self._check(url)
        return await self.add("webhook", url, webhook.new_secret())

    async def add_push(self, endpoint: str, p256dh: str, auth: str) -> Channel:
        self._check(endpoint)
        if not push.check_keys(p256dh, auth):
            raise Problem(422, "push-keys")
        return await self.add("push", endpoint, json.dumps({"p256dh": p256dh, "auth": auth}))

    def _check(self, url: str) -> None:
        try:
            check_url(url, self.settings.private_targets)
        except Forbidden as error:
            raise Problem(422, error.code) from error

    def mine(self, id: str) -> Channel:
        channel = self.store.notices.channel(id) if re.fullmatch("[A-Za-z0-9_-]{1,40}", id) else None
        if channel is None or channel.person != self.person.id:
            raise Problem(404, "no-channel")
        return channel

    async def remove(self, id: str) -> None:
        await asyncio.to_thread(self.store.notices.remove_channel, self.mine(id).id)

    async def trial(self, id: str) -> None:
        """Something to see whether it arrives; a channel in trouble gets another chance."""
        channel = self.mine(id)
        if not channel.confirmed:
            raise Problem(409, "not-confirmed")
        self.limits.new_letter(self.person.id)
        await asyncio.to_thread(self.store.notices.set_trouble, channel.id, "")
        letter = Letter(new_id(), self.person.id, channel.id, {"kind": "test"})
        await asyncio.to_thread(self.store.notices.post, [letter], self.now)
        self.postman.hurry()

    # ---- away

    async def go_away(self, first: date, last: date) -> Period:
        zone = self.store.notices.wishes(self.person.id).zone
        wanted = holidays.period(first, last, zone, self.now)
        holidays.check(self.store.turns.away(self.person.id), wanted, zone, self.settings.vacation_days)
        try:
            await asyncio.to_thread(self.store.turns.go_away, self.person.id, *wanted)
        except Conflict as error:
            raise Problem(409, "away-twice") from error
        await tables(self.request).away_changed(self.person.id)
        return wanted

    async def come_back(self, since: float) -> None:
        now = float(int(self.now))
        if not await asyncio.to_thread(self.store.turns.come_back, self.person.id, since, now):
            raise Problem(404, "not-away")
        await tables(self.request).away_changed(self.person.id)

    # ---- all of it

    def told(self) -> dict[str, Any]:
        """How one is told, as data."""
        wishes = self.store.notices.wishes(self.person.id)
        periods = self.store.turns.away(self.person.id)
        return {
            "mail": self.postman.by_mail,
            "key": push.public_key(self.postman.key()),
            "wishes": {"daily": wishes.daily, "hour": wishes.hour, "zone": wishes.zone},
            "channels": [channel_told(one) for one in self.store.notices.channels(self.person.id)],
            "away": [away_told(one, wishes.zone) for one in periods if one[1] > self.now],
            "vacation": {
                "granted": self.settings.vacation_days,
                "used": {str(year): count for year, count in sorted(holidays.days(periods, wishes.zone).items())},
            },
        }


def channel_told(channel: Channel) -> dict[str, Any]:
    """Nothing of what a channel is sealed or signed with."""
    shown = channel.target
    if channel.kind == "push":
        shown = re.sub(r"^https?://([^/]+)/.*$", r"\1", channel.target)  # the rest is as good as a key
    told = {name: getattr(channel, name) for name in ("id", "kind", "name", "confirmed", "trouble", "made")}
    return {**told, "target": shown}


def away_told(away: Period, zone: str) -> dict[str, Any]:
    first, last = holidays.first_and_last(away, zone)
    return {"id": int(away[0]), "first": first.isoformat(), "last": last.isoformat()}


# ---- for programs


class Wished(Body):
    """A notice for every turn, or one digest a day at an hour of one's zone."""

    daily: bool = False
    hour: int = Field(18, ge=0, le=23)
    zone: str = Field("", max_length=60, description="as Europe/Paris; empty: the server's")


class Keys(Body):
    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class NewChannel(Body):
    """A way to be reached: an address of e-mail, of a program of one's own, or of a browser's push service."""

    kind: Literal["email", "webhook", "push"]
    target: Target
    keys: Keys | None = Field(None, description="of a push subscription")


class Holiday(Body):
    """Days on which one is away, the first and the last."""

    first: date
    last: date


def desk(request: Request) -> Desk:
    return Desk(request, known(request))


@api.get("/notices", responses=PROBLEMS)
async def get_notices(request: Request) -> dict[str, Any]:
    """How one is told that it is one's turn: by what, when, and when one is away. ``key`` is for push subscriptions."""
    return await asyncio.to_thread(desk(request).told)


@api.put("/notices", responses=PROBLEMS)
async def put_notices(request: Request, wished: Wished) -> dict[str, Any]:
    """Every turn, or a digest a day."""
    own = desk(request)
    await own.wish(wished.daily, wished.hour, wished.zone)
    return await asyncio.to_thread(own.told)


@api.post("/notices/channels", status_code=201, responses=PROBLEMS)
async def post_channel(request: Request, new: NewChannel) -> dict[str, Any]:
    """A new way to be reached. An address of e-mail gets a link to confirm it first; the answer for a webhook holds
    its ``secret``, this once."""
    own = desk(request)
    if new.kind == "email":
        return channel_told(await own.add_email(new.target))
    if new.kind == "webhook":
        channel = await own.add_webhook(new.target)
        return {**channel_told(channel), "secret": channel.secret}
    if new.keys is None:
        raise Problem(422, "push-keys")
    return channel_told(await own.add_push(new.target, new.keys.p256dh, new.keys.auth))


@api.delete("/notices/channels/{id}", status_code=204, responses=PROBLEMS)
async def delete_channel(request: Request, id: ChannelId) -> None:
    """Nothing more is sent there."""
    await desk(request).remove(id)


@api.post("/notices/channels/{id}/trial", status_code=202, responses=PROBLEMS)
async def post_trial(request: Request, id: ChannelId) -> dict[str, Any]:
    """Something to see whether it arrives."""
    own = desk(request)
    await own.trial(id)
    return channel_told(own.mine(id))


@api.post("/away", status_code=201, responses=PROBLEMS)
async def post_away(request: Request, holiday: Holiday) -> dict[str, Any]:
    """Days on which one is away: the time for a move in days stands still, as many days a year as the host grants."""
    own = desk(request)
    zone = own.store.notices.wishes(own.person.id).zone
    return away_told(await own.go_away(holiday.first, holiday.last), zone)


@api.delete("/away/{id}", status_code=204, responses=PROBLEMS)
async def delete_away(request: Request, id: Annotated[int, Path(ge=0, le=2**40)]) -> None:
    """Back before the last day, or not away after all."""
    await desk(request).come_back(float(id))


# ---- for people


_DONE = ("saved", "posted", "removed", "tried", "away", "back")  # what the page says was just done


@router.get("/me/notices")
async def own_page(request: Request) -> Response:
    return await _page(request)


async def _page(request: Request, secret: str = "") -> Response:
    """``secret``: of a webhook that was just made, which is shown once."""
    person, lang = identity(request).person(request), language(request)
    settings: Settings = request.app.state.settings
    told: dict[str, Any] | None = None
    if person is not None and settings.public_url:
        own = Desk(request, person)
        told = await asyncio.to_thread(own.told)
        year = date.today().year
        told["left"] = max(0, settings.vacation_days - told["vacation"]["used"].get(str(year), 0))
        for one in told["away"]:
            one.update({f"{end}_told": day(_noon(one[end]), lang, near=False) for end in ("first", "last")})
    done = next((what for what in _DONE if what in request.query_params), "")
    return page(request, "notices.html", told=told, done=done, secret=secret, hours=range(24))


def _noon(told: str) -> float:
    return datetime.fromisoformat(f"{told}T12:00").timestamp()


def _back(request: Request, done: str) -> Response:
    return go(request, f"/me/notices?{done}")


@router.post("/me/notices")
async def save_wishes(request: Request) -> Response:
    own, form = desk(request), await read_form(request)
    hour = form.get("hour", "")
    daily, fits = form.get("daily") == "on", re.fullmatch("[0-9]|1[0-9]|2[0-3]", hour)
    await own.wish(daily, int(hour) if fits else 18, form.get("zone", ""))
    return _back(request, "saved")


@router.post("/me/notices/email")
async def save_email(request: Request) -> Response:
    own, form = desk(request), await read_form(request)
    await own.add_email(form.get("address", "")[:_LONGEST])
    return _back(request, "posted")


@router.post("/me/notices/webhook")
async def save_webhook(request: Request) -> Response:
    own, form = desk(request), await read_form(request)
    channel = await own.add_webhook(form.get("url", "")[:_LONGEST])
    return await _page(request, channel.secret)


@router.post("/me/notices/remove")
async def remove_channel(request: Request) -> Response:
    own, form = desk(request), await read_form(request)
    await own.remove(form.get("id", ""))
    return _back(request, "removed")


@router.post("/me/notices/trial")
async def try_channel(request: Request) -> Response:
    own, form = desk(request), await read_form(request)
    await own.trial(form.get("id", ""))
    return _back(request, "tried")


@router.post("/me/away")
async def save_away(request: Request) -> Response:
    own, form = desk(request), await read_form(request)
    try:
        first, last = date.fromisoformat(form.get("first", "")), date.fromisoformat(form.get("last", ""))
    except ValueError as error:
        raise Problem(422, "away-dates") from error
    await own.go_away(first, last)
    return _back(request, "away")


@router.post("/me/away/end")
async def end_away(request: Request) -> Response:
    own, id = desk(request), (await read_form(request)).get("id", "")
    await own.come_back(float(id) if re.fullmatch("[0-9]{1,12}", id) else -1.0)
    return _back(request, "back")


# ---- links in letters: looking at one does nothing, since programs look at them too


def _confirmed(request: Request, token: str) -> tuple[Channel, str]:
    postman: Postman = request.app.state.postman
    told = postman.wording.links.confirmed(token)
    channel = postman.store.notices.channel(told[0]) if told else None
    if told is None or channel is None or channel.target != told[1]:
        raise Problem(404, "no-confirm")
    return channel, token


@router.get("/notices/confirm/{token}")
async def look_at_confirm(request: Request, token: str) -> Response:
    channel, _ = _confirmed(request, token)
    return page(request, "letter.html", kind="confirm", target=channel.target, done=channel.confirmed)


@router.post("/notices/confirm/{token}")
async def confirm(request: Request, token: str) -> Response:
    channel, _ = _confirmed(request, token)
    store: Store = request.app.state.store
    await asyncio.to_thread(store.notices.confirm, channel.id, channel.target)
    return page(request, "letter.html", kind="confirm", target=channel.target, done=True)


def _stopped(request: Request, token: str) -> Channel | None:
    postman: Postman = request.app.state.postman
    id = postman.wording.links.stopped(token)
    if not id:
        raise Problem(404, "no-stop")
    return postman.store.notices.channel(id)


@router.get("/notices/stop/{token}")
async def look_at_stop(request: Request, token: str) -> Response:
    channel = _stopped(request, token)
    return page(request, "letter.html", kind="stop", target=channel.target if channel else "", done=channel is None)


@router.post("/notices/stop/{token}")
async def stop(request: Request, token: str) -> Response:
    """By hand, or by a mail program that its owner told so (RFC 8058). Whoever has the letter may."""
    channel = _stopped(request, token)
    if channel is not None:
        store: Store = request.app.state.store
        await asyncio.to_thread(store.notices.remove_channel, channel.id)
    return page(request, "letter.html", kind="stop", target=channel.target if channel else "", done=True)


@router.get("/worker.js")
async def worker(request: Request) -> Response:
    """What shows a notice while no page is open; from the root, since it serves the whole site."""
    text = (HERE / "static" / "worker.js").read_text(encoding="utf-8")
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})
