"""A state's fields are declared once, where ``__init__`` gives them their first value.

``python -m tests.fields`` writes the lines of ``clone`` that are missing, and takes away those of fields that are gone.
Copying by a list of names was tried: 7.2 µs for a clone of Sponsio against 0.31 µs (medians of nine rounds), because
every number is boxed on its way. So the lines stand there, and may be tuned by hand: a vector that is replaced, never
changed, need not be copied.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parent.parent / "src" / "arene"


class Cloned(NamedTuple):
    """A class that copies itself: its fields, and what its ``clone`` sets."""

    file: Path
    name: str
    fields: dict[str, ast.expr | None]  # with their first values
    given: set[str]  # those that the constructor takes
    copied: dict[str, int]  # by the line that copies them
    copy: str  # the variable of the copy
    end: int  # the line of the ``return``

    @property
    def game(self) -> str:
        games = next(folder for folder in self.file.parents if folder.name == "games")  # the whole tree may lie in one
        return self.file.relative_to(games).parts[0]

    @property
    def missing(self) -> list[str]:
        return [field for field in self.fields if field not in self.given and field not in self.copied]

    @property
    def gone(self) -> list[str]:
        return [field for field in self.copied if field not in self.fields]


def cloned_classes(sources: Path = SOURCES) -> Iterator[Cloned]:
    for file in sorted(sources.glob("games/*/**/*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found = _cloned(file, node)
                if found is not None:
                    yield found


def _cloned(file: Path, node: ast.ClassDef) -> Cloned | None:
    methods = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
    if "clone" not in methods or "__init__" not in methods:
        return None
    fields = dict(_assigned(methods["__init__"], "self"))
    parameters = {argument.arg for argument in methods["__init__"].args.args}
    given = {field for field, value in fields.items() if isinstance(value, ast.Name) and value.id in parameters}
    clone = methods["clone"]
    end = next(one for one in clone.body if isinstance(one, ast.Return))
    copy = end.value.id if isinstance(end.value, ast.Name) else ""
    copied = {
        target.attr: one.lineno
        for one in ast.walk(clone)
        if isinstance(one, ast.Assign)
        for target in one.targets
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == copy
    }
    for one in ast.walk(clone):  # ``self.move.copy_to(other.move)``: a part that fills the other's
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call):
            for part in one.value.args:
                if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == copy:
                    copied[part.attr] = one.lineno
    return Cloned(file, node.name, fields, given, copied, copy, end.lineno)


def _assigned(function: ast.FunctionDef, owner: str) -> Iterator[tuple[str, ast.expr | None]]:
    """What a function sets on an object, with the values."""
    for one in ast.walk(function):
        targets = one.targets if isinstance(one, ast.Assign) else [one.target] if isinstance(one, ast.AnnAssign) else []
        for target in targets:
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == owner:
                yield target.attr, one.value if isinstance(one, (ast.Assign, ast.AnnAssign)) else None


def written(cloned: Cloned, field: str) -> str:
    """The line that copies a field: what can change in place is copied, a number is not."""
    value = cloned.fields[field]
    vector = value is not None and bool(re.match(r"vec\[|\[|list\(", ast.unparse(value)))
    return f"        {cloned.copy}.{field} = self.{field}{'[:]' if vector else ''}"


def mend(cloned: Cloned) -> None:
    lines = cloned.file.read_text(encoding="utf-8").split("\n")
    lines[cloned.end - 1 : cloned.end - 1] = [written(cloned, field) for field in cloned.missing]
    for field in sorted(cloned.gone, key=lambda field: -cloned.copied[field]):
        del lines[cloned.copied[field] - 1]
    text = "\n".join(lines)
    if text != cloned.file.read_text(encoding="utf-8"):  # else whatever was compiled of it would seem older
        cloned.file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for number in range(len(list(cloned_classes()))):  # a mended file has other lines: look again each time
        mend(list(cloned_classes())[number])
