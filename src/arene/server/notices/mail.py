"""Notices by e-mail."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr

from arene.server.settings import Settings

_SECONDS = 20
_LONG_LINES = SMTP.clone(max_line_length=900)  # an address that is folded is none for many programs
_BEFORE, _DOMAIN = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}", r"[A-Za-z0-9](?:[A-Za-z0-9.-]{0,180}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"{_BEFORE}@{_DOMAIN}\.[A-Za-z]{{2,24}}")


def is_address(text: str) -> bool:
    """Whether somebody might be reached there; only a letter tells."""
    return _ADDRESS.fullmatch(text) is not None and ".." not in text


def letter(settings: Settings, to: str, id: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A letter of plain text. ``stop``: the address at which its reader ends them, by hand or by his program."""
    message = EmailMessage(_LONG_LINES)
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate(localtime=False)
    domain = parseaddr(settings.mail_from)[1].rpartition("@")[2]
    message["Message-ID"] = f"<{id}@{domain}>"  # the same however often it is tried: mailboxes show it once
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text, cte="quoted-printable")
    return message


class NoSuchMailbox(Exception):
    """The other side will never take anything for this address."""


def send(settings: Settings, message: EmailMessage) -> None:
    """Hand a letter over; takes as long as the mail server does."""
    try:
        with _connected(settings) as server:
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        if any(code >= 500 for code, _ in error.recipients.values()):
            raise NoSuchMailbox from error
        raise


def _connected(settings: Settings) -> smtplib.SMTP:
    where = (settings.smtp_host, settings.smtp_port)
    if settings.smtp_security == "tls":
        return smtplib.SMTP_SSL(*where, timeout=_SECONDS, context=ssl.create_default_context())
    server = smtplib.SMTP(*where, timeout=_SECONDS)
    if settings.smtp_security == "starttls":
        server.starttls(context=ssl.create_default_context())
    return server
