"""The examples in the documentation of the code run. Read from the files: compiled functions hide theirs."""

from __future__ import annotations

import ast
import doctest
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "arene"


def examples() -> list[doctest.DocTest]:
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if ">>>" in source else ():
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                name = f"{file.relative_to(PACKAGE)}:{getattr(node, 'name', '')}"
                test = doctest.DocTestParser().get_doctest(ast.get_docstring(node) or "", {}, name, str(file), 0)
                if test.examples:
                    found.append(test)
    return found


@pytest.mark.parametrize("test", examples(), ids=lambda test: test.name)
def test_documented_examples(test: doctest.DocTest) -> None:
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_examples_are_found() -> None:
    assert {"__init__.py:", "core/match.py:new_match", "core/match.py:position"} <= {test.name for test in examples()}
