"""``arene serve``: the site on this machine."""

from __future__ import annotations

import argparse
import socket
import sqlite3
import threading
import webbrowser
from pathlib import Path
from typing import Any

from arene.core.game import GAMES
from arene.core.refusal import BadData, Fault, os_fault
from arene.server.sitewords import site_words
from arene.words import LANGUAGES, default_language, words

USUAL_PORT = 8000


def add_commands(subparsers: Any) -> None:
    """Add ``serve`` to the command line."""
    text = site_words(default_language())
    parser = subparsers.add_parser("serve", help=text("cli-serve"), description=text("cli-serve"))
    parser.add_argument("--host", default="127.0.0.1", help=text("cli-serve-host"))
    parser.add_argument("--port", type=int, help=text("cli-serve-port"))
    parser.add_argument("--db", type=Path, default=Path("arene.db"), help=text("cli-serve-db"))
    parser.add_argument("--open", action="store_true", help=text("cli-serve-open"))
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=text("cli-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from arene.server.app import create_app

    if args.port is not None and not 0 <= args.port <= 65535:
        raise BadData("port", Fault("port", value=args.port))
    port = _free_port(args.host) if args.port is None else args.port
    _check_free(args.host, port)
    try:
        args.db.open("ab").close()  # told by the system better than by the database
        app = create_app(args.db)
    except OSError as error:
        missing = isinstance(error, FileNotFoundError)  # the folder: the file itself would be made
        raise BadData(str(args.db.parent if missing else args.db), os_fault(error)) from error
    except (sqlite3.Error, ValueError) as error:
        raise BadData(str(args.db), Fault("no-database", reason=str(error))) from error
    host = "127.0.0.1" if args.host in ("0.0.0.0", "::") else args.host
    address = f"http://{host}:{port}/"
    print(site_words(default_language())("cli-serve-address", address=address), flush=True)
    threading.Thread(target=learn_words, daemon=True).start()
    if args.open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        app,
        host=args.host,
        port=port,
        log_level="warning",
        timeout_graceful_shutdown=2,
        proxy_headers=True,
    )
    return 0


def learn_words() -> None:
    """Read all words before the first visitor needs them: that takes a while, and nobody should wait for it."""
    for game in GAMES:
        for lang in LANGUAGES:
            words(lang, game).learn_all()
            site_words(lang, game).learn_all()


def _free_port(host: str) -> int:
    """The usual port, or the next one that nobody listens on."""
    for port in range(USUAL_PORT, USUAL_PORT + 50):
        try:
            _check_free(host, port)
        except BadData:
            continue
        return port
    return USUAL_PORT


def _check_free(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadData("host", Fault("listen", host=host, port=str(port), reason=os_fault(error))) from error
