"""``arene serve``: the site on this machine."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arene.core.game import GAMES
from arene.core.refusal import BadData, Fault, os_fault
from arene.server.heaps import share_heaps
from arene.server.settings import Settings, add_options, settings_from
from arene.server.sitewords import site_words
from arene.server.supervisor import supervise
from arene.store import open_store
from arene.words import LANGUAGES, default_language, words

if TYPE_CHECKING:  # read only once something is served
    from fastapi import FastAPI

    from arene.server.handing import Hands

log = logging.getLogger("arene.server")

USUAL_PORT = 8000
_YOUNG = 10_000  # new objects after which Python looks which of them are still needed
_OLDER = 5  # such looks after which those that outlived one are looked at again
_NEVER = 1_000_000_000
_TURN = 0.0005  # seconds after which a thread that writes gets its turn: it asks for one at every statement
_KEPT_OPEN = 75  # seconds for which a line waits for the next request: people think between two moves
_REST = 0.003  # seconds after each message that is read while people play


def add_commands(subparsers: Any) -> None:
    """Add ``serve`` to the command line."""
    text = site_words(default_language())
    parser = subparsers.add_parser("serve", help=text("cli-serve"), description=text("cli-serve"))
    parser.add_argument("--open", action="store_true", help=text("cli-serve-open"))
    add_options(parser, text)
    parser.epilog = text("cli-serve-settings")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help=text("cli-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    share_heaps()
    settings = settings_from(args)
    port = settings.port or _free_port(settings.host)
    _check_free(settings.host, port)
    open_store(settings.db).close()  # brought up to date once, and told here what is wrong with it
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"{settings.public_url or f'http://{host}:{port}'}/"
    print(site_words(default_language())("cli-serve-address", address=address), flush=True)
    if args.open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    if settings.workers > 1:
        with _meeting_place() as folder:
            return supervise(settings.workers, partial(_serve, settings, port, folder))
    _serve(settings, port)
    return 0


@contextmanager
def _meeting_place() -> Iterator[Path | None]:
    """A folder that nobody else may enter; None where nothing may be written."""
    with ExitStack() as stack:
        folder = None
        try:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="arene-")))
        except OSError as error:
            log.warning("lines are not given to other processes: %s", error)
        yield folder


def _serve(settings: Settings, port: int, folder: Path | None = None) -> None:
    """One process: it listens where everybody reaches it, and where the other processes on the database do. In
    ``folder`` those of this server meet."""
    import uvicorn

    from arene.server.app import create_app
    from arene.server.listening import Site

    sockets = [_socket(settings.host, port, shared=settings.workers > 1), _inside(settings.inside)]
    name, inside = sockets[1].getsockname()[:2]
    thinkers = max(1, ((os.cpu_count() or 2) - 1) // settings.workers)
    address = f"[{name}]:{inside}" if ":" in name else f"{name}:{inside}"
    app = create_app(settings.db, thinkers, settings=settings, address=address)
    threading.Thread(target=learn_words, args=(_REST,), daemon=True).start()
    settle()
    hands = None if folder is None else hands_of(app, folder, address)
    Site(uvicorn.Config(app, **listening(settings, inside, hands)), hands).run(sockets)


def hands_of(app: FastAPI, folder: Path, address: str) -> Hands | None:
    """What gives and takes lines; None where that cannot be had: then requests are passed on."""
    from arene.server.handing import Hands

    try:
        return Hands(folder, address, app.state.tables.has, app.state.store.claim)
    except OSError as error:
        log.warning("lines are not given to other processes: %s", error)
        return None


def settle() -> None:
    """Python's own pauses, kept short.

    What is in memory by now stays for good: Python need not look again and again whether it is still needed. To look
    at all the tables there are holds up everybody for a third of a second where they are many: that is done now and
    then (``Tables.watch``), not whenever something was made."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _OLDER, _NEVER)
    sys.setswitchinterval(_TURN)


def _socket(host: str, port: int, shared: bool = False) -> socket.socket:
    """``shared``: the system deals those who come out to all processes that listen there."""
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    made.bind((host, port))
    return made


def _inside(host: str) -> socket.socket:
    """Where other processes reach this one. It listens at once: they are told the address before all is ready, and
    where nobody listens they take a process for dead."""
    made = _socket(host, 0)
    made.listen()
    return made


def listening(settings: Settings, inside: int = 0, hands: Hands | None = None) -> dict[str, Any]:
    """How the web server listens. A forwarded address counts only where it comes from a proxy that is trusted.
    ``inside`` is the port for other processes, ``hands`` give lines to them."""
    from arene.server.listening import protocol
    from arene.server.watching import log_config

    return {
        "host": settings.host,
        "http": protocol(settings, inside, hands),
        "ws": "none",
        "log_config": log_config(settings),
        "access_log": False,
        "timeout_graceful_shutdown": 2,
        "timeout_keep_alive": _KEPT_OPEN,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": list(settings.trusted_proxies),
        "server_header": False,
    }


def learn_words(rest: float = 0) -> None:
    """Read all words before the first visitor needs them; ``rest``: seconds after each, while people play."""
    for game in GAMES:
        for lang in LANGUAGES:
            words(lang, game).learn_all(rest)
            site_words(lang, game).learn_all(rest)


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
