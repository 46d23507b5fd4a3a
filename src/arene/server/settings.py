"""How a server is set up: a file, the environment and the command line, each above the one before.

Every setting is one field of ``Settings``. Its name gives the line of the TOML file (``public_url``), the variable of
the environment (``ARENE_PUBLIC_URL``), the option of ``arene serve`` (``--public-url``) and the words that explain it
(``setting-public-url``).
"""

from __future__ import annotations

import argparse
import ipaddress
import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from email.utils import parseaddr
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from arene.core.files import decoded
from arene.core.notation import parse_toml
from arene.core.refusal import BadData, Fault, os_fault
from arene.core.schema import span

PREFIX = "ARENE_"
_MOST = 1_000_000
_UNITS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
_YES, _NO = ("on", "true", "yes", "1"), ("off", "false", "no", "0")


@dataclass(frozen=True)
class Rate:
    """So many in so many seconds, all at once or one by one; ``count`` 0: as many as one likes."""

    count: int
    seconds: int = 60

    def __str__(self) -> str:
        unit = next(name for name, seconds in _UNITS.items() if seconds == self.seconds)
        return f"{self.count}/{unit}" if self.count else "off"


@dataclass(frozen=True)
class Settings:
    """The settings of a server, with what they are where nobody says otherwise."""

    host: str = "127.0.0.1"
    port: int = 0  # 0: the usual one, or the next that is free
    db: str = "arene.db"
    workers: int = 1  # processes
    inside: str = "127.0.0.1"  # where those of other machines on the same database reach this one
    public_url: str = ""  # where the site is reached; empty: as the browser says
    allowed_hosts: tuple[str, ...] = ()  # further names it may be called by
    trusted_proxies: tuple[str, ...] = ()  # whose word is taken for where a visitor comes from

    connections: int = 20_000  # at once, and never more than the system has room for
    connections_per_address: int = 300
    head_seconds: int = 15  # to say what is asked
    body_seconds: int = 30  # to send what belongs to it
    reader_seconds: int = 30  # in which somebody who does not read is waited for

    limits: bool = True  # whether what follows holds
    requests_per_address: Rate = Rate(6000)
    requests_per_person: Rate = Rate(1800)
    guesses: Rate = Rate(30)
    people_per_address: Rate = Rate(120, 3600)
    tables_per_address: Rate = Rate(240, 3600)
    tables_per_person: Rate = Rate(60, 3600)

    smtp_host: str = ""  # the mail server that takes notices; empty: none are sent by e-mail
    smtp_port: int = 587
    smtp_security: str = "starttls"  # or tls, none
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    mail_from: str = ""
    private_targets: bool = False  # whether webhooks may lead to addresses that only this machine reaches
    letters: Rate = Rate(10, 3600)  # confirmations and trials that one person asks for, or one address gets
    vacation_days: int = 30  # in a year, for each person

    log: str = "text"  # or json
    log_level: str = "warning"
    access_log: bool = False
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")

    @property
    def origin(self) -> str:
        """Scheme and host of the public address; empty where there is none."""
        return self.public_url and "{0.scheme}://{0.netloc}".format(urlsplit(self.public_url))

    @property
    def known_hosts(self) -> frozenset[str]:
        """The names the site answers to, port included; none: to any."""
        return frozenset({urlsplit(self.public_url).netloc, *self.allowed_hosts}) if self.public_url else frozenset()


USUAL = Settings()
NAMES = tuple(one.name for one in fields(Settings))


def option(name: str) -> str:
    """The setting's option on the command line; its words are called ``setting-`` and the same."""
    return name.replace("_", "-")


def add_options(parser: argparse.ArgumentParser, words: Callable[[str], str]) -> None:
    """Every setting as an option, and the file they may stand in."""
    parser.add_argument("--config", type=Path, metavar="FILE", help=words("setting-config"))
    for one in fields(Settings):
        usual = _written(one.default)
        told = words(f"setting-{option(one.name)}") + (f" [{usual}]" if usual else "")
        parser.add_argument(f"--{option(one.name)}", help=told.replace("%", "%%"), metavar="…")


def settings_from(args: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """What the file says, then the environment, then the command line."""
    file = args.config or environment.get(f"{PREFIX}CONFIG")
    chosen: dict[str, tuple[str, Any]] = {}
    if file:
        chosen.update({name: (f"{file}: {name}", value) for name, value in _read(Path(file)).items()})
    for name in NAMES:
        variable = PREFIX + name.upper()
        if variable in environment:
            chosen[name] = (variable, environment[variable])
        if (typed := getattr(args, name, None)) is not None:
            chosen[name] = (f"--{option(name)}", typed)
    settings = Settings(**{name: _checked(name, where, value) for name, (where, value) in chosen.items()})
    if settings.smtp_host:
        for name in ("mail_from", "public_url"):
            if not getattr(settings, name):
                raise BadData(chosen["smtp_host"][0], Fault("setting-needs", other=name))
    return settings


def _read(path: Path) -> dict[str, Any]:
    try:
        text = decoded(path.read_bytes(), str(path))
    except OSError as error:
        raise BadData(str(path), os_fault(error)) from error
    told = dict(parse_toml(text, str(path)))
    for name in told:
        if name not in NAMES:
            raise BadData(f"{path}: {name}", Fault("no-setting", known=", ".join(NAMES)))
    return told


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(value) if isinstance(value, tuple) else "" if value == 0 else str(value)


def within(address: str, networks: Sequence[str]) -> bool:
    """Whether an address is one of these, or lies in one of them."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(known in ipaddress.ip_network(network) for network in networks)


# ---- what fits


def _checked(name: str, where: str, value: Any) -> Any:
    """A setting as the server takes it. A file may hold numbers, lists and truth values; all else holds text."""
    usual = getattr(USUAL, name)
    if isinstance(usual, bool):
        return _switch(where, value)
    if name == "port":
        return _port(where, value)
    if isinstance(usual, int):
        return _number(where, value, 0 if name in _FROM_NONE else 1)
    if isinstance(usual, Rate):
        return _rate(where, value)
    if isinstance(usual, tuple):
        told = value if isinstance(value, list) else str(value).split(",")
        listed = tuple(str(one).strip() for one in told if str(one).strip())
        return tuple(_network(where, one) for one in listed) if name in _NETWORKS else listed
    text = str(value).strip()
    return _CHECKS[name](where, text) if name in _CHECKS else text


def _switch(where: str, value: Any) -> bool:
    text = str(value).strip().lower()
    if text not in _YES + _NO:
        raise BadData(where, Fault("one-of", value=repr(text), known="on, off"))
    return text in _YES


def _number(where: str, value: Any, least: int = 1) -> int:
    text = str(value).strip()
    if not re.fullmatch("[0-9]{1,9}", text) or not least <= int(text) <= _MOST:
        raise BadData(where, Fault("range", value=repr(text), allowed=span(least, _MOST)))
    return int(text)


def _port(where: str, value: Any) -> int:
    text = str(value).strip()
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > 65535:
        raise BadData(where, Fault("port", value=text))
    return int(text)


def _rate(where: str, value: Any) -> Rate:
    text = str(value).strip().lower()
    if text in _NO:
        return Rate(0)
    found = re.fullmatch(f"([1-9][0-9]{{0,8}}) */ *({'|'.join(_UNITS)})", text)
    if found is None:
        raise BadData(where, Fault("rate", value=repr(text)))
    return Rate(int(found[1]), _UNITS[found[2]])


def _network(where: str, text: str) -> str:
    try:
        return str(ipaddress.ip_network(text, strict=False)) if "/" in text else str(ipaddress.ip_address(text))
    except ValueError as error:
        raise BadData(where, Fault("network", value=repr(text))) from error


def _address(where: str, text: str) -> str:
    """An address of the web without anything behind the host: the site takes the whole of it."""
    try:
        parts = urlsplit(text)
        fits = not text or (parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/"))
        fits = fits and not (
            parts.query or parts.fragment or parts.username or (parts.port is not None and not parts.port)
        )
    except ValueError:
        fits = False
    if not fits:
        raise BadData(where, Fault("web-address", value=repr(text)))
    return text.rstrip("/").lower()


def _mailbox(where: str, text: str) -> str:
    """An address of e-mail, with a name before it perhaps: ``Arène <arene@games.example>``."""
    address = parseaddr(text)[1]
    if text and (not re.fullmatch(r"[^@\s]+@[^@\s]+", address) or not text.isprintable()):
        raise BadData(where, Fault("mailbox", value=repr(text)))
    return text


def _one_of(*known: str) -> Callable[[str, str], str]:
    def check(where: str, text: str) -> str:
        if text.lower() not in known:
            raise BadData(where, Fault("one-of", value=repr(text), known=", ".join(known)))
        return text.lower()

    return check


_NETWORKS = ("trusted_proxies", "metrics_from")
_FROM_NONE = ("vacation_days",)
_CHECKS = {
    "mail_from": _mailbox,
    "smtp_security": _one_of("starttls", "tls", "none"),
    "public_url": _address,
    "log": _one_of("text", "json"),
    "log_level": _one_of("debug", "info", "warning", "error"),
}
