"""What random matches of a game come to, hash by hash and event by event: the same in both builds.

Each game says in its ``digest.py`` what goes into a fingerprint. ``python -m tests.games.digests GAME COUNT`` prints
the build and the fingerprints.
"""

from __future__ import annotations

import sys
from importlib import import_module

import arene


def digests(game: str, count: int) -> list[str]:
    digest = import_module(f"tests.games.{game}.digest").digest
    return [str(digest(number)) for number in range(count)]


if __name__ == "__main__":
    build = "compiled" if arene.compiled() else "plain"
    sys.stdout.write("\n".join([build, *digests(sys.argv[1], int(sys.argv[2]))]) + "\n")
