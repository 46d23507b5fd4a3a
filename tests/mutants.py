"""Faults put into a game's rules, one line each, to see whether its tests notice: ``make mutants GAME=sponsio``.

The rules are the files that the state's classes come from. Every fault is written into a copy of the tree, which runs
as plain Python; the game's tests go quickest first and stop at the first failure. A fault that no test notices is a
survivor: a missing test, or a change that changes nothing, which docs/testing.md explains.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

import arene
from arene.core.chance import Fast

ROOT = Path(__file__).parent.parent
COPIED = ("src", "tests", "docs", "pyproject.toml", "setup.py", "README.md")
NOT_RULES = ("sampling",)  # who may know what is proven by chance, not by rules

_FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_EXCHANGED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One changed place of one file."""

    file: Path
    line: int
    kind: str
    before: str
    after: str
    source: str  # of the whole file

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} ({self.kind}): {self.before}  →  {self.after}"


def rules_of(game: str) -> list[Path]:
    """The files the state's classes are written in."""
    loaded = arene.load_game(game)
    options = loaded.check_options(loaded.min_seats, {})
    state = loaded.new_state(loaded.min_seats, options, loaded.edition(), Fast(1), None)
    package = f"{type(state).__module__.rpartition('.')[0]}."
    files = {
        Path(str(inspect.getfile(inspect.getmodule(base)))).with_suffix("")  # type: ignore[arg-type]  # it has one
        for base in type(state).__mro__
        if base.__module__.startswith(package)
    }
    plain = {file.with_name(file.name.split(".")[0] + ".py") for file in files}
    return sorted(file for file in plain if file.stem not in NOT_RULES)


# ---- faults


def mutants_of(file: Path) -> Iterator[Mutant]:
    """All faults of a file: in the bodies of its functions, where they stand on one line."""
    source = file.read_text(encoding="utf-8")
    lines = source.split("\n")
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in (inside for statement in function.body for inside in _within(statement)):
            for kind, new in _faults(node):
                if node.lineno != node.end_lineno:
                    continue
                line = lines[node.lineno - 1]
                raw = line.encode()
                changed = (raw[: node.col_offset] + new.encode() + raw[node.end_col_offset :]).decode()
                mutated = "\n".join([*lines[: node.lineno - 1], changed, *lines[node.lineno :]])
                yield Mutant(file, node.lineno, kind, line.strip(), changed.strip(), mutated)


def _within(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Everything that does something: no annotations, no nested functions, no docstrings."""
    if isinstance(node, (ast.FunctionDef, ast.Assert, ast.Import, ast.ImportFrom)):
        return
    if isinstance(node, (ast.expr, ast.stmt)):
        yield node
    skipped = {getattr(node, "annotation", None)}
    for child in ast.iter_child_nodes(node):
        if child not in skipped:
            yield from _within(child)


def _faults(node: ast.expr | ast.stmt) -> Iterator[tuple[str, str]]:
    """What may be wrong with a piece of code: the kind of fault, and the text in its place."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _FLIPPED:
        yield "comparison", ast.unparse(ast.Compare(node.left, [_FLIPPED[type(node.ops[0])]()], node.comparators))
    elif isinstance(node, ast.BoolOp):
        other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or", f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "negation", f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.BinOp) and type(node.op) in _EXCHANGED:
        yield "operator", f"({ast.unparse(ast.BinOp(node.left, _EXCHANGED[type(node.op)](), node.right))})"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "constant", f"({node.value + 1})"
        yield "constant", f"({node.value - 1})"
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "constant", str(not node.value)
    elif (
        isinstance(node, (ast.AugAssign, ast.Assign))
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
        or isinstance(node, (ast.Continue, ast.Break))
    ):
        yield "statement", "pass"
    elif isinstance(node, ast.IfExp):
        yield "condition", f"({ast.unparse(node.orelse)})"


# ---- trying them out


@dataclass(frozen=True)
class Trial:
    """The tests of a game: files, quickest first, without those that fail as it is, and how long they take."""

    arguments: list[str]
    seconds: float


def command(arguments: Sequence[str]) -> list[str]:
    usual = ["-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not slow"]
    return [sys.executable, "-m", "pytest", *usual, *arguments]


def run(tree: Path, arguments: Sequence[str], limit: float | None = None) -> tuple[int, str]:
    """The tests in a copy of the tree; the exit status, or -1 when they took too long."""
    environment = {**os.environ, "ARENE_PURE": "1", "PYTHONPATH": str(tree / "src"), "ARENE_CONTRACT": "quick"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    try:
        done = subprocess.run(
            command(arguments), cwd=tree, env=environment, capture_output=True, text=True, timeout=limit, check=False
        )
    except subprocess.TimeoutExpired:
        return -1, ""
    return done.returncode, done.stdout


def trial(game: str, tree: Path) -> Trial:
    """Run everything once as it is: what fails is left out, and told."""
    places = [f"tests/games/{game}", "tests/contract"]
    began = time.time()
    status, told = run(tree, [*places, "-k", game, "--durations=0", "--durations-min=0.005"])
    seconds = time.time() - began
    if status not in (0, 1):
        raise SystemExit(told[-3000:])
    failing = re.findall(r"^(?:FAILED|ERROR) (\S+)", told, flags=re.MULTILINE)
    taken: defaultdict[str, float] = defaultdict(float)
    for duration, test in re.findall(r"^([\d.]+)s \w+ +(\S+?)::", told, flags=re.MULTILINE):
        taken[test] += float(duration)
    files = sorted(taken, key=lambda file: taken[file])
    out = [part for test in failing for part in ("--deselect", test)]
    print(f"{len(files)} files of tests, {seconds:.0f} s as it is; left out: {failing or 'nothing'}", flush=True)
    return Trial([*files, "-k", game, "-x", *out], seconds)


def caught(mutant: Mutant, tree: Path, tests: Trial) -> bool:
    """Whether a test fails, or never ends, with the fault in place."""
    place = tree / mutant.file.relative_to(ROOT)
    kept = place.read_text(encoding="utf-8")
    place.write_text(mutant.source, encoding="utf-8")
    try:
        return run(tree, tests.arguments, 3 * tests.seconds + 30)[0] != 0
    finally:
        place.write_text(kept, encoding="utf-8")


def copy_tree() -> Path:
    tree = Path(tempfile.mkdtemp(prefix="mutants-"))
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.png"))
        elif (ROOT / name).exists():
            shutil.copy(ROOT / name, tree / name)
    return tree


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=arene.GAMES)
    parser.add_argument("--count", type=int, default=100, help="how many faults")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--minutes", type=float, default=20, help="no new fault is tried after so long")
    chosen = parser.parse_args()
    everything = [mutant for file in rules_of(chosen.game) for mutant in mutants_of(file)]
    picked = random.Random(chosen.seed).sample(everything, min(chosen.count, len(everything)))
    print(f"{chosen.game}: {len(picked)} of {len(everything)} faults, seed {chosen.seed}", flush=True)
    trees: Queue[Path] = Queue()
    made = [copy_tree() for _ in range(chosen.jobs)]
    for tree in made:
        trees.put(tree)
    began = time.time()
    tests = trial(chosen.game, made[0])

    def attempt(mutant: Mutant) -> bool | None:
        if time.time() - began > 60 * chosen.minutes:
            return None
        tree = trees.get()
        try:
            noticed = caught(mutant, tree, tests)
        finally:
            trees.put(tree)
        print(f"{'caught  ' if noticed else 'SURVIVES'} {mutant}", flush=True)
        return noticed

    try:
        with ThreadPoolExecutor(chosen.jobs) as pool:
            results = list(zip(picked, pool.map(attempt, picked), strict=True))
    finally:
        for tree in made:
            shutil.rmtree(tree, ignore_errors=True)
    report(results, time.time() - began)


def report(results: Sequence[tuple[Mutant, bool | None]], seconds: float) -> None:
    """A table by kind of fault, and the survivors."""
    tried = [(mutant, noticed) for mutant, noticed in results if noticed is not None]
    kinds = Counter(mutant.kind for mutant, _ in tried)
    seen = Counter(mutant.kind for mutant, noticed in tried if noticed)
    print("\n| fault | tried | caught |\n|---|---|---|")
    for kind in sorted(kinds):
        print(f"| {kind} | {kinds[kind]} | {seen[kind]} |")
    share = 100 * sum(seen.values()) / max(1, len(tried))
    print(f"| all | {len(tried)} | {sum(seen.values())} ({share:.0f} %) |\n\n{seconds / 60:.1f} minutes. Survivors:")
    for mutant, noticed in tried:
        if not noticed:
            print(f"  {mutant}")


if __name__ == "__main__":
    main()
