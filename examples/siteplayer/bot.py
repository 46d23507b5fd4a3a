"""A program that plays at a table of an Arène site, as its owner: it follows the stream and answers what it is asked.

It needs Python 3.11 and nothing else. Make a token on your own page of the site (“Programs that play for you”), then:

    ARENE_TOKEN=arene_… python bot.py https://games.example abcd-2345

It sits down on the first open seat if you have none at that table. ``choose`` is where your own ideas go: it gets the
table as your seat sees it and returns one of its actions.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from typing import Any

Table = dict[str, Any]


def choose(table: Table) -> dict[str, Any]:
    """Any legal action, by chance."""
    action: dict[str, Any] = random.choice(table["actions"])["action"]
    return action


class Site:
    """The requests a program needs."""

    def __init__(self, address: str, token: str, code: str) -> None:
        self.base = f"{address.rstrip('/')}/api/matches/{code}"
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": "en"}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer as data. A refusal is an ``HTTPError`` whose body says why; 429 and 503 say when to try again."""
        data = None if body is None else json.dumps(body).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        for _ in range(20):
            try:
                request = urllib.request.Request(self.base + path, data, headers, method=method)
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(float(error.headers.get("Retry-After") or 1))
        raise TimeoutError(path)

    def sit_down(self) -> None:
        """Take the first open seat, unless one has a seat already."""
        table = self.ask("GET", "")
        if table["seat"] is None:
            free = next(seat["seat"] for seat in table["seats"] if seat["kind"] == "open" and not seat["name"])
            self.ask("POST", f"/seats/{free}", {"name": "Bot"})  # the name is its owner's all the same

    def tables(self) -> Iterator[Table]:
        """The table after every move, without end: a line that breaks is taken up again where it was."""
        mark = ""
        while True:
            headers = {**self.headers, "Last-Event-ID": mark} if mark else self.headers
            try:
                request = urllib.request.Request(self.base + "/stream?panels=false", headers=headers)
                with urllib.request.urlopen(request, timeout=60) as stream:
                    name = ""
                    for line in stream:
                        key, _, value = line.decode().rstrip("\n").partition(": ")
                        if key == "event":
                            name = value
                        elif key == "id":
                            mark = value
                        elif key == "data" and name == "table":
                            yield json.loads(value)
            except (OSError, urllib.error.URLError):
                pass
            time.sleep(1)

    def play(self, table: Table, action: dict[str, Any]) -> None:
        """One action. The same key twice is one move, so a request may be repeated; 409: the table is elsewhere."""
        sent = {"actions": [action], "prompt": table["prompt"]["id"], "seen": table["seen"], "key": uuid.uuid4().hex}
        try:
            self.ask("POST", "/actions", sent)
        except urllib.error.HTTPError as error:
            if error.code != 409:
                raise


def main(address: str, code: str) -> int:
    site = Site(address, os.environ["ARENE_TOKEN"], code)
    site.sit_down()
    for table in site.tables():
        if table["over"] or table["ended"]:
            return 0
        if table["prompt"]["yours"] and not table.get("missed"):
            site.play(table, choose(table))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
