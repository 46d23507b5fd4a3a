"""ES modules joined into one script: what the browser would fetch one by one, in the order it would run them.

Nothing is translated. Each module becomes a function that takes what it imports and returns what it exports; comments
and indentation are left out. It reads what the sources of the house hold: ``import`` and ``export`` at the beginning of
a line (or, in a minified file of somebody else's, after a semicolon or a brace), and no circles.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Sequence

Read = Callable[[str], str]  # the text of a module by its address

_FROM = r"""\s*from\s*["'](?P<source>[^"']+)["'];?"""
_IMPORT = re.compile(r"""^import\s*(?P<what>\{[^}]*\}|\*\s*as\s+[\w$]+|[\w$]+)""" + _FROM, re.MULTILINE)
_PASSED_ON = re.compile(r"^export\s*\{(?P<names>[^}]*)\}" + _FROM, re.MULTILINE)
_LISTED = re.compile(r"(?:^|(?<=[;}]))export\s*\{(?P<names>[^}]*)\};?", re.MULTILINE)
_DECLARED = re.compile(r"^export\s+(?=(?:async\s+)?(?:function\b\*?|class|const)\s*(?P<name>[\w$]+))", re.MULTILINE)
_DEFAULT = re.compile(r"(?:^|(?<=[;}]))export\s+default\s+", re.MULTILINE)
_LEFT = re.compile(r"(?:^|(?<=[;}]))(?:import|export)\b(?!\s*\()", re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*(?://.*|/\*(?!!)(?:(?!\*/)(?:.|\n))*\*/[ \t]*)\n", re.MULTILINE)
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
_WANTED_LATER = re.compile(r"(?<![\w$.])import\(")


def joined(entries: Sequence[str], read: Read) -> str:
    """The script that runs these modules and all they import. A module asked for later (``import(…)``) is found in it
    by its address; the last of the entries is the one that begins."""
    order: list[str] = []
    for entry in entries:
        _visit(entry, read, order, [])
    names = {address: f"$m{place}" for place, address in enumerate(order)}
    parts = [f"const {names[address]} = {_wrapped(address, read(address), names)};\n" for address in order]
    *others, begins = parts  # what is asked for later lies before what asks for it
    known = ", ".join(f'"{entry}": {names[entry]}' for entry in entries[:-1])
    later = "const $later = async (address) => $entries[address] ?? import(address);\n"
    return "".join([*others, f"const $entries = {{ {known} }};\n", later, begins])


def _visit(address: str, read: Read, order: list[str], way: list[str]) -> None:
    if address in way:
        raise ValueError(f"modules import each other in a circle: {' → '.join([*way[way.index(address) :], address])}")
    if address in order:
        return
    text = read(address)
    for found in sorted([*_IMPORT.finditer(text), *_PASSED_ON.finditer(text)], key=lambda one: one.start()):
        _visit(resolved(address, found["source"]), read, order, [*way, address])
    order.append(address)


def resolved(address: str, source: str) -> str:
    """Where an import leads."""
    return source if source.startswith("/") else posixpath.normpath(posixpath.join(posixpath.dirname(address), source))


def _wrapped(address: str, text: str, names: dict[str, str]) -> str:
    exports: list[str] = []

    def taken(found: re.Match[str]) -> str:
        module, what = names[resolved(address, found["source"])], found["what"]
        if what.startswith("*"):
            return f"const {what.split()[-1]} = {module};"
        if what.startswith("{"):
            return f"const {_renamed(what.strip('{}'))} = {module};"
        return f"const {{ default: {what} }} = {module};"

    def passed_on(found: re.Match[str]) -> str:
        module = names[resolved(address, found["source"])]
        exports.extend(f"{new}: {module}.{old}" for old, new in _pairs(found["names"]))
        return ""

    def listed(found: re.Match[str]) -> str:
        exports.extend(f"{new}: {old}" for old, new in _pairs(found["names"]))
        return ""

    def declared(found: re.Match[str]) -> str:
        exports.append(found["name"])
        return ""

    def default(_: re.Match[str]) -> str:
        exports.append("default: $default")
        return "const $default = "

    body = _COMMENT.sub("", text)
    for pattern, change in (
        (_IMPORT, taken),
        (_PASSED_ON, passed_on),
        (_LISTED, listed),
        (_DECLARED, declared),
        (_DEFAULT, default),
    ):
        body = pattern.sub(change, body)
    if (left := _LEFT.search(body)) is not None:
        raise ValueError(f"{address}: cannot join {body[left.start() : left.start() + 60]!r}")
    body = _INDENT.sub("", _WANTED_LATER.sub("$later(", body))
    return f"(() => {{\n{body}\nreturn {{ {', '.join(exports)} }};\n}})()"


def _pairs(names: str) -> list[tuple[str, str]]:
    """``a, b as c`` as pairs of the name inside and the name outside."""
    pairs = []
    for one in filter(None, (part.strip() for part in names.split(","))):
        old, _, new = one.partition(" as ")
        pairs.append((old.strip(), (new or old).strip()))
    return pairs


def _renamed(names: str) -> str:
    inside = ", ".join(old if old == new else f"{old}: {new}" for old, new in _pairs(names))
    return f"{{ {inside} }}"
