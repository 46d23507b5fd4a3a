"""Habits of the source that no other test would notice: what the compiler gets wrong, and who may import whom."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from arene import doctor
from tests.fields import cloned_classes, mend

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "arene"
CLONED = list(cloned_classes())


@cache
def parsed(file: Path) -> ast.Module:
    """Several habits are looked for in the same files."""
    return ast.parse(file.read_text(encoding="utf-8"))


def compiled_sources() -> list[str]:
    """The files that setup.py hands to the compiler."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    asked: list[ast.stmt] = [node for node in tree.body if getattr(node, "name", "") == "is_compiled"]
    names: dict[str, Any] = {"Path": Path}
    exec(compile(ast.Module(asked, []), "setup.py", "exec"), names)
    return [str(file.relative_to(ROOT)) for file in sorted(PACKAGE.rglob("*.py")) if names["is_compiled"](file)]


def test_doctor_expects_what_setup_compiles() -> None:
    assert [str(file.relative_to(ROOT)) for file in doctor.to_compile(PACKAGE)] == compiled_sources()


def shifts_of_one(tree: ast.AST) -> Iterator[int]:
    """Lines in functions with a constant shifted by a variable: 32 bits only, once compiled."""
    for function in ast.walk(tree):
        if isinstance(function, (ast.FunctionDef, ast.Lambda)):
            for node in ast.walk(function):
                if (
                    isinstance(node, ast.BinOp)
                    and isinstance(node.op, ast.LShift)
                    and not isinstance(node.right, ast.Constant)
                ):
                    yield node.lineno


def lost_appends(tree: ast.AST) -> Iterator[int]:
    """Lines where the vector that ``append`` returns is thrown away."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            if isinstance(called, ast.Name) and called.id == "append":
                yield node.lineno


def test_the_checks_see_what_they_are_for() -> None:
    bad = ast.parse("def f(n):\n    x = 1 << n\n    append(v, x)\n    v.append(x)\n    return append(v, 1 << 62)")
    assert list(shifts_of_one(bad)) == [2] and list(lost_appends(bad)) == [3]


def test_compiled_files_avoid_the_compilers_traps() -> None:
    files = compiled_sources()
    assert "src/arene/games/sponsio/rules/betting.py" in files and "src/arene/core/match.py" in files
    for file in files:
        tree = parsed(ROOT / file)
        assert list(shifts_of_one(tree)) == [], file
        assert list(lost_appends(tree)) == [], file


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            yield node.module or ""


FILES = [file for part in ("core", "games") for file in sorted((PACKAGE / part).rglob("*.py"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_point_downwards(file: Path) -> None:
    part, *inside = file.relative_to(PACKAGE).parts
    allowed = ["arene.core"]
    if part == "games" and len(inside) > 1:
        allowed.append(f"arene.games.{inside[0]}")
    for name in imports(file):
        if name.split(".")[0] == "arene":
            assert any(name == top or name.startswith(top + ".") for top in allowed), f"{file.name} imports {name}"
        elif file.name == "native.py":
            assert name.split(".")[0] in {*sys.stdlib_module_names, "librt", "mypy_extensions"}
        else:
            assert name.split(".")[0] in sys.stdlib_module_names, f"{file.name} imports {name}"


def described() -> dict[str, tuple[set[str], set[str]]]:
    """What docs/architecture.md says of each part: the parts it uses, and the packages from outside."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    told: dict[str, tuple[set[str], set[str]]] = {}
    for row in re.findall(r"^\| (`.*) \|$", page, flags=re.MULTILINE):
        parts, _, uses, outside = (cell.strip() for cell in f"{row} ".split(" |"))
        for part in re.findall(r"`(\w+)`", parts):
            told[part] = set(re.findall(r"`(\w+)`", uses)), set(re.findall(r"`(\w+)`", outside))
            if uses == "all of them":
                told[part] = set(told), told[part][1]
    return told


def parts() -> dict[str, list[Path]]:
    """The packages and modules right below arene; what only ties them together is left out."""
    found: dict[str, list[Path]] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        found.setdefault(file.relative_to(PACKAGE).parts[0].removesuffix(".py"), []).append(file)
    return {part: files for part, files in found.items() if not part.startswith("_")}


def test_the_page_on_architecture_names_every_part() -> None:
    assert described().keys() == parts().keys()


@pytest.mark.parametrize("part", parts())
def test_a_part_uses_what_the_page_on_architecture_says(part: str) -> None:
    uses, outside = described()[part]
    for file in parts()[part]:
        for name in imports(file):
            package, *inside = name.split(".")
            if package == "arene" and inside:
                assert inside[0] in {part, *uses}, f"{file} imports {name}"
            elif package != "arene":
                assert package in {*sys.stdlib_module_names, *outside}, f"{file} imports {name}"


def untold(tree: ast.AST) -> Iterator[int]:
    """Lines that refuse data with a text of their own, which is the same in every language."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("BadData", "BadFile"):
            problem = node.args[-1]
            for part in (problem.body, problem.orelse) if isinstance(problem, ast.IfExp) else (problem,):
                if isinstance(part, (ast.Constant, ast.JoinedStr, ast.BinOp)):
                    yield node.lineno


def test_the_check_sees_texts_of_their_own() -> None:
    bad = ast.parse('BadData(path, "is wrong")\nBadData(path, f"{x} is wrong")\nBadFile(p, 1, "a" if x else "b")\n')
    assert sorted(set(untold(bad))) == [1, 2, 3]
    assert list(untold(ast.parse('BadData(f"{path}.field", Fault("missing"))\nBadFile("x", 0, fault)'))) == []


@pytest.mark.parametrize("file", sorted(PACKAGE.rglob("*.py")), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_what_is_wrong_with_data_is_told_in_every_language(file: Path) -> None:
    """A fault has its sentence in the .ftl files."""
    assert list(untold(parsed(file))) == []


def test_templates_have_lines_that_can_be_read() -> None:
    long = [
        f"{file.name}:{number}"
        for file in sorted((PACKAGE / "server" / "templates").iterdir())
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > 120
    ]
    assert long == []


def test_a_field_of_a_state_is_declared_once() -> None:
    """``make format`` writes the line of ``clone`` that belongs to a new field."""
    assert len(CLONED) >= 15
    for cloned in CLONED:
        wrong = [*cloned.missing, *cloned.gone]
        assert not wrong, f"{cloned.file.name}, {cloned.name}.clone: {wrong}; make format writes it"


@pytest.mark.parametrize("game", sorted({cloned.game for cloned in CLONED}))
def test_a_field_of_a_state_is_seen_or_left_out_on_purpose(game: str) -> None:
    """What a view does not read stands in its list: a new field cannot be forgotten there."""
    views = sorted((PACKAGE / "games" / game / "eyes").glob("*view.py"))
    source = "".join(file.read_text(encoding="utf-8") for file in views)
    read = {node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}
    fields = {field for cloned in CLONED if cloned.game == game for field in cloned.fields}
    left_out = set(importlib.import_module(f"arene.games.{game}.eyes.view").UNREAD.split())
    assert fields - read == left_out


def test_the_missing_lines_of_a_clone_are_written(tmp_path: Path) -> None:
    file = tmp_path / "games" / "mine" / "state.py"
    file.parent.mkdir(parents=True)
    file.write_text(
        "class Mine:\n"
        "    def __init__(self, seats):\n"
        "        self.seats = seats\n"
        "        self.round: i64 = 0\n"
        "        self.trick = vec[i64]()\n"
        "\n"
        "    def clone(self):\n"
        "        other = Mine(self.seats)\n"
        "        other.old = self.old\n"
        "        return other\n"
    )
    (cloned,) = cloned_classes(tmp_path)
    mend(cloned)
    (mended,) = cloned_classes(tmp_path)
    assert not mended.missing and not mended.gone
    assert "other.round = self.round\n" in file.read_text() and "other.trick = self.trick[:]\n" in file.read_text()
