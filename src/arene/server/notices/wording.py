"""What a notice says, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from arene.core.edition import Edition
from arene.core.game import load_game
from arene.server.sitewords import site_words
from arene.store import Store
from arene.store.notices import Channel, Letter
from arene.words import title

_TWO_DAYS = 2 * 24 * 3600  # in which an address is confirmed


class Links:
    """The links in a notice: they name a channel, and nobody else can have written them."""

    def __init__(self, secret: str, site: str) -> None:
        self.site = site
        self._confirm = URLSafeTimedSerializer(secret, salt="confirm")
        self._stop = URLSafeSerializer(secret, salt="stop")

    def confirm(self, channel: Channel) -> str:
        return f"{self.site}/notices/confirm/{_text(self._confirm.dumps([channel.id, channel.target]))}"

    def stop(self, channel: Channel) -> str:
        return f"{self.site}/notices/stop/{_text(self._stop.dumps(channel.id))}"

    def confirmed(self, token: str) -> tuple[str, str] | None:
        """The channel and the address that a link of the last two days confirms."""
        try:
            id, target = self._confirm.loads(token, max_age=_TWO_DAYS)
        except BadSignature:
            return None
        return str(id), str(target)

    def stopped(self, token: str) -> str:
        try:
            return str(self._stop.loads(token))
        except BadSignature:
            return ""


def _text(signed: str | bytes) -> str:
    return signed if isinstance(signed, str) else signed.decode()


@dataclass(frozen=True)
class Notice:
    """A notice as it is shown: its title, its sentence, where it leads, what it is about."""

    title: str
    body: str
    url: str
    topic: str
    turns: tuple[Mapping[str, Any], ...] = ()


class Wording:
    """Puts the content of a letter into words. Nothing of it is hidden from its reader at the table either."""

    def __init__(self, store: Store, links: Links) -> None:
        self._store = store
        self.links = links

    def notice(self, letter: Letter, channel: Channel) -> Notice | None:
        """None: by now there is nothing to be told."""
        kind, words, site = letter.content["kind"], site_words(channel.lang), self.links.site
        if kind == "test":
            return Notice(words("mail-test-title"), words("mail-test"), f"{site}/me/notices", "test")
        if kind == "confirm":
            url = self.links.confirm(channel)
            return Notice(words("mail-confirm-title"), words("mail-confirm", address=channel.target), url, "confirm")
        if kind == "late":
            return self._late(letter.content, channel)
        turns, alone = (letter.content["turns"], False) if kind == "digest" else ([letter.content], True)
        standing = [turn for turn in turns if self._stands(letter.person, turn, unseen=alone)]
        return self._turns(letter.person, standing, channel)

    def _stands(self, person: str, turn: Mapping[str, Any], unseen: bool = False) -> bool:
        return self._store.notices.stands(person, turn["match"], turn["seat"], turn["turn"], unseen)

    def _turns(self, person: str, turns: list[dict[str, Any]], channel: Channel) -> Notice | None:
        """All that waits for somebody."""
        if not turns:
            return None
        words, site = site_words(channel.lang), self.links.site
        told = tuple({**turn, "url": f"{site}/t/{turn['match']}"} for turn in turns)
        played = [
            {"game": self._game(turn["match"], channel.lang), "names": self._others(person, turn["match"], channel)}
            for turn in turns
        ]
        if len(turns) == 1:
            title, body = words("mail-turn-title", **played[0]), words("mail-turn", **played[0])
            return Notice(title, body, told[0]["url"], turns[0]["match"], told)
        lines = [f"{words('mail-digest-line', **one)}\n{turn['url']}" for one, turn in zip(played, told, strict=True)]
        title = words("mail-digest-title", count=len(turns))
        return Notice(title, "\n\n".join(lines), f"{site}/matches", "digest", told)

    def _late(self, content: Mapping[str, Any], channel: Channel) -> Notice | None:
        """Somebody else's time is over."""
        if not self._stands(content["person"], content):
            return None
        match, words = content["match"], site_words(channel.lang)
        name = self._store.seats(match)[content["seat"]].name
        game, url = self._game(match, channel.lang), f"{self.links.site}/t/{match}"
        told = ({name: content[name] for name in ("match", "seat", "turn", "game")},)
        return Notice(words("mail-late-title", game=game, name=name), words("mail-late", name=name), url, match, told)

    def _game(self, match: str, lang: str) -> str:
        sheet = self._store.sheet(match)
        assert sheet is not None
        return title(load_game(sheet.game), lang, Edition(sheet.edition, []))

    def _others(self, person: str, match: str, channel: Channel) -> str:
        names = [seat.name for seat in self._store.seats(match) if seat.person != person]
        return site_words(channel.lang).listing(names)

    def mail(self, notice: Notice, channel: Channel, kind: str) -> str:
        """The text of an e-mail: what, where, and how to have no more of them."""
        words = site_words(channel.lang)
        parts = [notice.body]
        if len(notice.turns) <= 1 and kind != "test":
            parts.append(notice.url)
        if kind == "confirm":
            parts.append(words("mail-confirm-not"))
        else:
            parts.append(f"-- \n{words('mail-settings')}\n{self.links.site}/me/notices")
            parts.append(f"{words('mail-stop')}\n{self.links.stop(channel)}")
        return "\n\n".join(parts) + "\n"
