"""``arene serve``: the site on this machine."""

from __future__ import annotations

import argparse
import threading
import webbrowser
from pathlib import Path
from typing import Any

from arene.server.sitewords import site_words
from arene.words import default_language


def add_commands(subparsers: Any) -> None:
    """Add ``serve`` to the command line."""
    text = site_words(default_language())
    parser = subparsers.add_parser("serve", help=text("cli-serve-help"))
    parser.add_argument("--host", default="127.0.0.1", help=text("cli-serve-host"))
    parser.add_argument("--port", type=int, default=8000, help=text("cli-serve-port"))
    parser.add_argument("--db", type=Path, default=Path("arene.db"), help=text("cli-serve-db"))
    parser.add_argument("--open", action="store_true", help=text("cli-serve-open"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from arene.server.app import create_app

    if args.open:
        host = "127.0.0.1" if args.host in ("0.0.0.0", "::") else args.host
        threading.Timer(1.0, webbrowser.open, [f"http://{host}:{args.port}/"]).start()
    uvicorn.run(
        create_app(args.db),
        host=args.host,
        port=args.port,
        log_level="warning",
        timeout_graceful_shutdown=2,
        proxy_headers=True,
    )
    return 0
