"""A real server on a free port, for streams and browsers."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn

from arene.server import app as application
from arene.server.command import hands_of, listening
from arene.server.listening import Site
from arene.server.settings import Settings
from arene.store import Store

WITHOUT_LIMITS = Settings(limits=False)  # all visitors of a test come from one address


@contextmanager
def running(
    database: str | Path | Store,
    clock: Callable[[], float] = time.monotonic,
    settings: Settings = WITHOUT_LIMITS,
    among_others: bool = False,
    named: bool = False,
    folder: Path | None = None,
) -> Iterator[str]:
    """The address of a server that lives as long as the context; ``among_others``: on the same database,
    ``named``: it knows its own address, ``folder``: where the processes of one server meet."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(1 + among_others)]
    port, inside = sockets[0].getsockname()[1], sockets[-1].getsockname()[1]
    address = f"127.0.0.1:{inside}" if among_others else None
    settings = replace(settings, public_url=f"http://127.0.0.1:{port}") if named else settings
    app = application.create_app(database, clock=clock, settings=settings, address=address)
    hands = hands_of(app, folder, address) if folder and address else None
    listens = listening(settings, inside if among_others else 0, hands)
    config = uvicorn.Config(app, **{**listens, "log_config": None, "timeout_graceful_shutdown": 1})
    server = Site(config, hands)
    thread = threading.Thread(target=server.run, args=(sockets,), daemon=True)
    thread.start()
    deadline = time.time() + 20
    while not server.started:
        assert time.time() < deadline and thread.is_alive(), "the server does not start"
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(10)
