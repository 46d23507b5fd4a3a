"""``python -m arene.server``: the site without the rest of the command line."""

from __future__ import annotations

import argparse
import sys

from arene.server.command import add_commands

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m arene.server")
    add_commands(parser.add_subparsers(required=True))
    args = parser.parse_args(["serve", *sys.argv[1:]])
    sys.exit(args.run(args))
