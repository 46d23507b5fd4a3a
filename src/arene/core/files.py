"""Files from outside: whatever a name leads to, reading it ends."""

from __future__ import annotations

from pathlib import Path

from arene.core.refusal import BadData, Fault, os_fault

_MEGABYTE = 1_000_000


def file_text(path: Path, megabytes: int) -> str:
    """The text of an ordinary file of at most so many megabytes; ``BadData`` says why it cannot be had.

    Devices and pipes may have no end, or never begin: they are refused unread.
    """
    if "\0" in str(path):
        raise BadData(repr(str(path)), Fault("unreadable", reason=Fault("no-file-name")))
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            raise BadData(str(path), Fault("unreadable", reason=Fault("no-ordinary-file")))
        with path.open("rb") as file:
            data = file.read(megabytes * _MEGABYTE + 1)
    except OSError as error:
        raise BadData(str(path), Fault("unreadable", reason=os_fault(error))) from error
    if len(data) > megabytes * _MEGABYTE:
        raise BadData(str(path), Fault("unreadable", reason=Fault("too-large", megabytes=megabytes)))
    return decoded(data, str(path))


def decoded(data: bytes, name: str) -> str:
    """Bytes as the text they are in UTF-8, with or without the mark that some editors put before it."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadData(name, Fault("not-utf-8", line=line)) from error
