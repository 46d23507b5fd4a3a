"""The files of the site as a browser gets them: few, small, and kept for good.

A page names what it needs by an address that ends in a fingerprint of the content (``?v=``), so a browser may keep it
for ever; a changed file has another address. The scripts, the styles and the words of a table are each joined into one
answer, made when they are first asked for and again when a file changes: there is nothing to build, and the sources
stay where they are, readable and served one by one (``?modules`` at the end of a table's address uses them so).
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from arene.core.game import GAMES, load_game, shelf
from arene.server.joiner import joined
from arene.server.problems import Problem
from arene.server.sitewords import source
from arene.words import LANGUAGES

_STATIC = Path(__file__).parent / "static"
_KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
_DRAWN = (".js", ".css", ".svg")  # of a game's folder
_ADDRESS = re.compile(r"/(?:static|games)/[\w./-]+\.(?:svg|woff2)")
_CSS_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_CSS_SPACE = re.compile(r"\s*\n\s*")  # indentation and empty lines
_CSS_URL = re.compile(r"url\((?!data:)[\"']?([^\"')]+)[\"']?\)")
_ID = re.compile(r"""["'`]([a-z][a-z0-9-]*)["'`]""")
_ID_HEAD = re.compile(r"""[`]([a-z][a-z0-9-]*-)\$\{""")
_MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=(?:.*\n)(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
_PLACED = re.compile(r"\{ *(-?[a-z][\w-]*)[ .}]")
FOR_EVER = "public, max-age=31536000, immutable"


class Asset(NamedTuple):
    """What is sent, as it is and compressed, and its fingerprint."""

    content: bytes
    small: bytes
    kind: str
    print: str


def asset(content: bytes, kind: str) -> Asset:
    small = content if kind == "font/woff2" else gzip.compress(content, 9, mtime=0)
    return Asset(content, small, kind, hashlib.sha256(content).hexdigest()[:12])


def path_of(address: str) -> Path:
    """The file behind the address of a source."""
    _, room, *rest = address.split("/")
    path = _STATIC.joinpath(*rest)
    if room == "games":
        path = load_game(rest[0]).file(rest[-1]) if rest[0] in GAMES and rest[-1].endswith(_DRAWN) else Path()
        if rest[-1] == "poster.svg" and not path.is_file():
            path = _STATIC / "poster.svg"
    if ".." in rest or path.suffix not in _KINDS or not path.is_file():
        raise Problem(404, "not-found")
    return path


class Assets:
    """Everything that pages name, made once for each state of the files."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[tuple[tuple[Path, int], ...], Asset]] = {}

    def _made(self, address: str, make: Callable[[Callable[[str], str]], tuple[bytes, str]]) -> Asset:
        """What was made before, unless a file that it was made from has changed."""
        kept = self._kept.get(address)
        if kept is not None and all(_age(path) == age for path, age in kept[0]):
            return kept[1]
        read_from: dict[Path, int] = {}

        def read(source: str) -> str:
            path = path_of(source)
            read_from[path] = _age(path)
            return path.read_text(encoding="utf-8")

        made = asset(*make(read))
        self._kept[address] = (tuple(read_from.items()), made)
        return made

    # ---- single files

    def file(self, address: str) -> Asset:
        path = path_of(address)
        kept = self._kept.get(address)
        if kept is not None and kept[0] == ((path, _age(path)),):
            return kept[1]
        made = asset(path.read_bytes(), _KINDS[path.suffix])
        self._kept[address] = (((path, _age(path)),), made)
        return made

    def url(self, address: str) -> str:
        """The address with the fingerprint of what is there."""
        return f"{address}?v={self.get(address).print}"

    # ---- what is joined

    def script(self, game: str) -> Asset:
        """Everything a game's table runs."""

        def make(read: Callable[[str], str]) -> tuple[bytes, str]:
            drawn = [f"/games/{game}/table.js"] if load_game(game).file("table.js").is_file() else []
            text = joined([*drawn, "/static/table/main.js"], read)
            return self._with_prints(text).encode(), "text/javascript"

        return self._made(f"/joined/{game}.js", make)

    def style(self, game: str | None) -> Asset:
        """The styles of a page, or of a game's table."""
        table = [] if game is None else ["/static/table.css"]
        if game is not None and load_game(game).file("table.css").is_file():
            table.append(f"/games/{game}/table.css")

        def make(read: Callable[[str], str]) -> tuple[bytes, str]:
            parts = [self._absolute(address, read(address)) for address in ("/static/site.css", *table)]
            parts.insert(1, posters())
            return _CSS_SPACE.sub("\n", _CSS_COMMENT.sub("", "\n".join(parts))).encode(), "text/css"

        return self._made(f"/joined/{game or 'site'}.css", make)

    def words(self, game: str, lang: str) -> Asset:
        """The messages that the scripts of a game's table can ask for, and those they are made of."""
        script = self.script(game)

        def make(read: Callable[[str], str]) -> tuple[bytes, str]:
            return needed(source(lang, game), script.content.decode()).encode(), _KINDS[".ftl"]

        return self._made(f"/joined/{game}.{lang}.{script.print}.ftl", make)

    def _absolute(self, address: str, css: str) -> str:
        here = address.rsplit("/", 1)[0]

        def told(found: re.Match[str]) -> str:
            target = found[1] if found[1].startswith("/") else f"{here}/{found[1]}"
            return f"url({self.url(target)})"

        return _CSS_URL.sub(told, css)

    def _with_prints(self, text: str) -> str:
        return _ADDRESS.sub(lambda found: self.url(found[0]) if _is_file(found[0]) else found[0], text)

    def get(self, address: str) -> Asset:
        """Whatever has this address."""
        if not address.startswith("/joined/"):
            return self.file(address)
        name, _, kind = address.removeprefix("/joined/").rpartition(".")
        game, _, lang = name.partition(".")
        if kind == "css" and game == "site":
            return self.style(None)
        if game not in GAMES:
            raise Problem(404, "not-found")
        if kind == "js":
            return self.script(game)
        if kind == "css":
            return self.style(game)
        if kind == "ftl" and lang in LANGUAGES:
            return self.words(game, lang)
        raise Problem(404, "not-found")

    def answer(self, request: Request) -> Response:
        """The content, compressed where that is understood; kept for good if the fingerprint is today's."""
        found = self.get(request.url.path)
        small = "gzip" in request.headers.get("accept-encoding", "") and len(found.small) < len(found.content)
        tag = f'"{found.print}"'
        headers = {"ETag": tag, "Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
        if request.query_params.get("v") == found.print:
            headers["Cache-Control"] = FOR_EVER
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        if small:
            headers["Content-Encoding"] = "gzip"
        return Response(found.small if small else found.content, media_type=found.kind, headers=headers)


def _age(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _is_file(address: str) -> bool:
    try:
        return path_of(address).is_file()
    except Problem:
        return False


def posters() -> str:
    """The colours of the posters."""
    rules: Iterable[str] = (
        f".g-{game.id} {{ --g0: {game.colours.ground}; --on: {game.colours.name}; --tag: {game.colours.tagline}; }}"
        for game in shelf()
    )
    return "\n".join(rules) + "\n"


def needed(messages: str, script: str) -> str:
    """Of a Fluent file what a script can ask for: messages it names whole (``"ui-log"``) or by their beginning
    (```level-${…}```), and what those refer to. Later ones win, as in the whole file."""
    found = {one[1]: one[0] for one in _MESSAGE.finditer(messages)}
    named, heads = set(_ID.findall(script)), tuple(_ID_HEAD.findall(script))
    wanted = [id for id in found if id in named or id.startswith(heads)]
    kept: set[str] = set()
    while wanted:
        id = wanted.pop()
        if id in kept or id not in found:
            continue
        kept.add(id)
        wanted.extend(_PLACED.findall(found[id]))
    return "".join(text.rstrip() + "\n" for id, text in found.items() if id in kept)
