"""Sends what is in the outbox, once, whichever process posted it; tries again later where that fails."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import smtplib
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import httpx

from arene.server.notices import mail, push, webhook
from arene.server.notices.outward import Forbidden, Outward
from arene.server.notices.turns import Attention
from arene.server.notices.wording import Links, Notice, Wording
from arene.server.settings import Settings
from arene.server.tables import Tables
from arene.store import Store, Unavailable
from arene.store.notices import Channel, Letter, Wishes

log = logging.getLogger("arene.notices")

_LOOK = 5.0  # seconds between two looks at the tables and the outbox
_HELD = 120.0  # seconds in which a letter is sent, or another process tries
_AT_ONCE = 20  # letters
_LATER = (60, 300, 1800, 7200, 21600, 43200)  # seconds between the tries; after the last one it is given up
_SIGN_OF_LIFE = 12  # looks between two
_GOODBYE = 20.0  # seconds for what is being handed over when the server stops


class Again(Exception):
    """It may work later."""


class Never(Exception):
    """It will not work, however often it is tried; the message is what the channel's owner is told."""


class Gone(Exception):
    """Whoever listened there does no more."""


def next_digest(wishes: Wishes, now: float) -> float:
    """When it is next the hour that somebody chose, where he lives."""
    zone = zone_of(wishes.zone)
    here = datetime.fromtimestamp(now, zone)
    then = here.replace(hour=wishes.hour, minute=0, second=0, microsecond=0)
    while then.timestamp() <= now:  # tomorrow at the same hour, which may be 23 or 25 hours away
        then = (then + timedelta(days=1)).replace(hour=wishes.hour)
    return then.timestamp()


def zone_of(name: str) -> ZoneInfo | timezone | None:
    """None: the server's own."""
    try:
        return ZoneInfo(name) if name else None
    except (ValueError, OSError):  # unknown here
        return None


class Postman:
    """The round of one process: the turns at its tables, the digests, the outbox."""

    def __init__(self, store: Store, tables: Tables, settings: Settings, calendar: Callable[[], float]) -> None:
        self.store = store
        self.tables = tables
        self.settings = settings
        self.calendar = calendar
        self.attention = Attention(store, tables, calendar, bool(settings.public_url))
        self.outward = Outward(settings.private_targets)
        self.wording = Wording(store, Links(store.secret(), settings.public_url))
        self._key = ""
        self._soon = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        self.became: Callable[[str, str], None] = lambda kind, result: None  # told what became of every try

    @property
    def by_mail(self) -> bool:
        return bool(self.settings.smtp_host and self.settings.public_url)

    def key(self) -> str:
        """The key that push services know this site by: made once, kept with the data."""
        self._key = self._key or self.store.notices.kept_once("vapid", push.new_key())
        return self._key

    def hurry(self) -> None:
        """Something was posted: it need not wait for the next look."""
        self._soon.set()

    async def run(self) -> None:
        look = 0
        while True:
            try:
                if look % _SIGN_OF_LIFE == 0:
                    stood_still = await asyncio.to_thread(self.store.turns.alive, self.calendar())
                    if stood_still is not None:
                        await self.tables.away_changed()
                await self.round()
            except Unavailable as error:
                log.error("no notices: %s", error)
            except Exception:
                log.exception("no notices")
            look += 1
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), _LOOK)
            self._soon.clear()

    async def round(self) -> None:
        """One look at everything."""
        await self.attention.look()
        if self.settings.public_url:
            await self.gather()
            while await self.send():
                pass

    async def close(self) -> None:
        """What is being handed over is written down as such: the next process would send it again."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=_GOODBYE)
        await self.outward.close()

    # ---- once a day

    async def gather(self) -> None:
        now = self.calendar()
        for person, wishes in await asyncio.to_thread(self.store.notices.digests, now, _AT_ONCE):
            assert wishes.digest is not None
            after = next_digest(wishes, now)
            await asyncio.to_thread(self.store.notices.make_digest, person, wishes.digest, after, now)

    # ---- sending

    async def send(self) -> bool:
        """Whatever is to be sent now, several at a time; whether there may be more."""
        now = self.calendar()
        letters = await asyncio.to_thread(self.store.notices.take, now, now + _HELD, _AT_ONCE)
        if letters:
            self._sending = {asyncio.create_task(self._deliver(letter)) for letter in letters}
            done, _ = await asyncio.wait(self._sending)
            for task in done:
                task.result()
        return len(letters) == _AT_ONCE

    async def _deliver(self, letter: Letter) -> None:
        """One letter, and what becomes of it. Neither addresses nor contents are logged."""
        notices = self.store.notices
        channel = await asyncio.to_thread(notices.channel, letter.channel)
        allowed = channel is not None and (channel.open or letter.content["kind"] == "confirm")
        notice = await asyncio.to_thread(self.wording.notice, letter, channel) if channel and allowed else None
        if channel is None or notice is None:
            await asyncio.to_thread(notices.sent, letter.id)
            return
        try:
            await self._send(letter, channel, notice)
            self.became(channel.kind, "sent")
            await asyncio.to_thread(notices.sent, letter.id)
        except Gone:
            self.became(channel.kind, "gone")
            await asyncio.to_thread(notices.remove_channel, channel.id)
        except Never as error:
            await self._give_up(channel, str(error))
        except Again as error:
            if letter.tries >= len(_LATER):
                await self._give_up(channel, "unreachable")
                return
            log.info("%s to channel %s: again later: %s", channel.kind, channel.id, error)
            self.became(channel.kind, "later")
            await asyncio.to_thread(notices.later, letter.id, self.calendar() + _LATER[letter.tries])

    async def _give_up(self, channel: Channel, why: str) -> None:
        """Nothing more goes there; its owner reads why on her page."""
        log.warning("%s to channel %s: given up: %s", channel.kind, channel.id, why)
        self.became(channel.kind, "given-up")
        await asyncio.to_thread(self.store.notices.set_trouble, channel.id, why)

    async def _send(self, letter: Letter, channel: Channel, notice: Notice) -> None:
        if channel.kind == "email":
            await self._mail(letter, channel, notice)
            return
        try:
            status = await (self._push if channel.kind == "push" else self._hook)(letter, channel, notice)
        except Forbidden as error:
            raise Never(error.code) from error
        except (httpx.HTTPError, OSError, TimeoutError) as error:
            raise Again(type(error).__name__) from error
        if status in (404, 410) and (channel.kind == "push" or status == 410):
            raise Gone
        if status == 429 or status >= 500 or (channel.kind == "webhook" and not 200 <= status < 300):
            raise Again(f"status {status}")
        if not 200 <= status < 300:
            raise Never("refused")

    async def _mail(self, letter: Letter, channel: Channel, notice: Notice) -> None:
        if not self.by_mail:
            raise Again("no mail server is set")
        kind = letter.content["kind"]
        stop = "" if kind == "confirm" else self.wording.links.stop(channel)
        text = self.wording.mail(notice, channel, kind)
        message = mail.letter(self.settings, channel.target, letter.id, notice.title, text, stop)
        try:
            await asyncio.to_thread(mail.send, self.settings, message)
        except mail.NoSuchMailbox as error:
            raise Never("refused") from error
        except (smtplib.SMTPException, OSError) as error:
            raise Again(type(error).__name__) from error  # its text may name the address

    async def _push(self, letter: Letter, channel: Channel, notice: Notice) -> int:
        keys = json.loads(channel.secret)
        shown = {"title": notice.title, "body": notice.body, "url": notice.url, "tag": notice.topic}
        content = json.dumps(shown, ensure_ascii=False).encode()
        if len(content) > 3500:  # one record holds no more: of a long list its title says enough
            content = json.dumps({**shown, "body": ""}, ensure_ascii=False).encode()
        sealed = await asyncio.to_thread(push.sealed, content, keys["p256dh"], keys["auth"])
        headers = push.headers(channel.target, self.key(), self.settings.public_url, notice.topic)
        return await self.outward.post(channel.target, sealed, headers)

    async def _hook(self, letter: Letter, channel: Channel, notice: Notice) -> int:
        told = {
            "id": letter.id,
            "kind": letter.content["kind"],
            "title": notice.title,
            "text": notice.body,
            "url": notice.url,
            "turns": list(notice.turns),
        }
        content = json.dumps(told, ensure_ascii=False).encode()
        headers = webhook.headers(channel.secret, letter.id, int(self.calendar()), content)
        return await self.outward.post(channel.target, content, headers)
