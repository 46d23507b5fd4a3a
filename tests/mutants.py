"""Faults put into a game's rules, one line each, to see whether its tests notice: ``make mutants GAME=sponsio``.

The rules are the compiled files in the game's room of that name. They are tried in a copy of the tree, as plain Python:
a process that has everything but the game in memory splits off one of its kind for each fault, which imports the game
with the fault in it and runs the game's tests, its saved matches and the quick form of the contract, test by test,
until one fails or does not end. Quick tests and those that noticed most so far go first. A fault that no test notices
is a survivor: a missing test, or a change that changes nothing, which docs/testing.md explains.

What became of a fault is written down at once, in ``build/mutants``: a run that was stopped goes on where it was, and
``--again`` tries the survivors alone, after tests were written for them.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import hypothesis
import pytest

import arene

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/arene/games"
COPIED = ("src", "tests", "docs", "pyproject.toml", "setup.py", "README.md")
WARM = ("scipy.stats", "jsonschema", "arene.booklet", "arene.cli", "arene.bots", "arene.lab", "arene.server.tutorial")
SAVED = "tests/test_saved_matches.py"
SLOWEST = 6.0  # seconds of a test: what takes longer is left out
MEMORY = 3 * 2**30  # bytes; a fault may make something endless
ENDLESS = 30  # seconds beyond three times what all tests take

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

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(ROOT / "src").with_suffix("").parts)

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} ({self.kind}): {self.before}  →  {self.after}"


def rules_of(game: str) -> list[Path]:
    """The compiled files in its room of rules: a file says so itself."""
    files = sorted((GAMES / game / "rules").glob("*.py"))
    return [file for file in files if "\nCompiled:" in (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "")]


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
    """Everything that does something: no annotations, no nested functions, no room set aside for a vector."""
    if isinstance(node, (ast.FunctionDef, ast.Assert, ast.Import, ast.ImportFrom)):
        return
    if isinstance(node, ast.keyword) and node.arg == "capacity":
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


class Faulty(MetaPathFinder):
    """Imports the file of a mutant with its fault; all others as they are."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        mutant = self.mutant

        class Loader(SourceFileLoader):
            def get_code(self, fullname: str) -> CodeType:
                return compile(mutant.source, str(mutant.file), "exec")

        if name != mutant.module:
            return None
        return spec_from_file_location(name, mutant.file, loader=Loader(name, str(mutant.file)))


# ---- trying them out


@dataclass
class Trial:
    """The tests of a game, with the seconds they take as it is, and how many faults each was the first to notice."""

    asked: Sequence[str]  # what pytest is to run
    seconds: dict[str, float]
    noticed: Counter[str] = field(default_factory=Counter)

    def order(self) -> dict[str, float]:
        return dict(sorted(self.seconds.items(), key=lambda test: test[1] / (1 + self.noticed[test[0]])))


class Tests:
    """Part of pytest: goes through the tests in the given order and keeps what it sees.

    Told no times, it measures them, and skips what takes too long. Told them, a test that takes ten times as long as it
    should counts as failed: it may never end. Time is the processor's, so that a busy machine fails nothing.
    """

    def __init__(
        self, asked: Sequence[str], told: Path, times: Mapping[str, float] | None, part: tuple[int, int] = (0, 1)
    ) -> None:
        self.asked, self.told, self.times, self.part = asked, told, times, part
        self.seen: dict[str, Any] = {"seconds": {}, "failed": [], "slow": []}

    def pytest_configure(self) -> None:
        hypothesis.settings.register_profile(  # a failure is enough: no smaller one is looked for
            "mutants",
            parent=hypothesis.settings.get_profile("arene"),
            phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        )
        hypothesis.settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.times is None:
            items[:] = items[self.part[0] :: self.part[1]]
        else:
            places = {test: place for place, test in enumerate(self.times)}
            items[:] = sorted((item for item in items if item.nodeid in places), key=lambda item: places[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        def late(_signal: int, _frame: FrameType | None) -> None:
            if self.times is None:
                self.seen["slow"].append(item.nodeid)
                pytest.skip("slow")
            self.seen["failed"].append(item.nodeid)
            self.write()
            os._exit(1)

        signal.signal(signal.SIGPROF, late)
        signal.setitimer(signal.ITIMER_PROF, SLOWEST if self.times is None else 10 * self.times[item.nodeid] + 5)
        began = time.process_time()
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.seen["seconds"][item.nodeid] = time.process_time() - began
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.seen["failed"].append(report.nodeid)

    def write(self) -> None:
        self.told.write_text(json.dumps(self.seen), encoding="utf-8")


def run_tests(tests: Tests, mutant: Mutant | None) -> None:
    """In a process of its own, which ends here. What makes its tests fail to load is noticed too."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if tests.times is not None:  # what never ends may do so before the first test begins
        most = int(ENDLESS + 3 * sum(tests.times.values()))
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    silent = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(silent, stream)
    if mutant is not None:
        sys.meta_path.insert(0, Faulty(mutant))
    usual = ["-q", "-p", "no:cacheprovider", "-m", "not slow", *(["-x"] if mutant else [])]
    status = pytest.main([*usual, *tests.asked], plugins=[tests])
    if status != pytest.ExitCode.OK and not tests.seen["failed"]:
        tests.seen["failed"].append("collecting the tests")
    tests.write()


def split_off(tests: Tests, mutant: Mutant | None = None) -> int:
    process = os.fork()
    if process:
        return process
    try:
        run_tests(tests, mutant)
    finally:
        os._exit(0)


def measured(asked: Sequence[str], jobs: int, seconds: float) -> Trial:
    """Run everything once as it is. What fails is left out, and so is what is slow, alone or all together."""
    told = [Path(f"measured-{part}.json") for part in range(jobs)]
    for process in [split_off(Tests(asked, told[part], None, (part, jobs))) for part in range(jobs)]:
        os.waitpid(process, 0)
    seen = [json.loads(path.read_text(encoding="utf-8")) for path in told]
    failing = sorted({test for part in seen for test in part["failed"]})
    slow = {test for part in seen for test in part["slow"]}
    times = {test: took for part in seen for test, took in part["seconds"].items() if test not in {*failing, *slow}}
    kept: dict[str, float] = {}
    for test in sorted(times, key=lambda test: times[test]):
        if sum(kept.values()) + times[test] < seconds:
            kept[test] = times[test]
    print(f"{len(times)} tests take {sum(times.values()):.0f} s, {len(kept)} of them {sum(kept.values()):.0f} s")
    slow |= times.keys() - kept.keys()
    print(f"fail as it is: {failing or 'none'}; too slow: {sorted(slow) or 'none'}", flush=True)
    return Trial(asked, kept)


def warm_up(game: str) -> None:
    """Import all that the tests need, but not the game."""
    for module in WARM:
        importlib.import_module(module)
    for other in arene.GAMES:
        if other != game:
            arene.load_game(other).edition()
    loaded = [module for module in sys.modules if module.startswith(f"arene.games.{game}.")]
    assert not loaded, loaded


class Journal:
    """What became of each fault so far, in a file that grows line by line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        told = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.noticed: dict[str, str] = dict(json.loads(line) for line in told)  # fault: the test, "" for none

    def write(self, mutant: Mutant, test: str) -> None:
        self.noticed[str(mutant)] = test
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([str(mutant), test], ensure_ascii=False) + "\n")


def try_out(picked: Sequence[Mutant], tests: Trial, jobs: int, minutes: float, journal: Journal) -> None:
    """Which test notices each mutant, if any; so many at a time, no new one after so many minutes."""
    running: dict[int, tuple[Mutant, Path]] = {}
    until = time.time() + 60 * minutes
    waiting = list(reversed(picked))
    while running or (waiting and time.time() < until):
        while waiting and len(running) < jobs and time.time() < until:
            mutant = waiting.pop()
            told = Path(f"told-{len(waiting)}.json")
            running[split_off(Tests(tests.asked, told, tests.order()), mutant)] = mutant, told
        process, _ = os.wait()
        mutant, told = running.pop(process)
        failed = json.loads(told.read_text(encoding="utf-8"))["failed"] if told.exists() else ["its own end"]
        tests.noticed.update(failed[:1])
        print(f"caught   {mutant}   [{failed[0]}]" if failed else f"SURVIVES {mutant}", flush=True)
        journal.write(mutant, failed[0] if failed else "")


def report(picked: Sequence[Mutant], journal: Journal, seconds: float) -> None:
    """A table by kind of fault, and the survivors."""
    tried = [mutant for mutant in picked if str(mutant) in journal.noticed]
    kinds = Counter(mutant.kind for mutant in tried)
    seen = Counter(mutant.kind for mutant in tried if journal.noticed[str(mutant)])
    print("\n| fault | tried | caught |\n|---|---|---|")
    for kind in sorted(kinds):
        print(f"| {kind} | {kinds[kind]} | {seen[kind]} |")
    share = 100 * sum(seen.values()) / max(1, len(tried))
    print(f"| all | {len(tried)} | {sum(seen.values())} ({share:.0f} %) |\n\n{seconds / 60:.1f} minutes. Survivors:")
    for mutant in tried:
        if not journal.noticed[str(mutant)]:
            print(f"  {mutant}")


def in_a_copy(arguments: Sequence[str]) -> int:
    """The same command in a copy of the tree without compiled files: what is edited meanwhile does not disturb it."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        tree = Path(place)
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.png"))
            else:
                shutil.copy(ROOT / name, tree / name)
        environment = {
            **os.environ,
            "ARENE_PURE": "1",
            "ARENE_CONTRACT": "quick",
            "PYTHONPATH": str(tree / "src"),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }
        command = [sys.executable, "-m", "tests.mutants", *arguments, "--journals", str(ROOT / "build/mutants")]
        return subprocess.run(command, cwd=tree, env=environment, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=sorted(path.parent.name for path in GAMES.glob("*/rules")))
    parser.add_argument("--count", type=int, default=100, help="how many faults")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--minutes", type=float, default=20, help="no new fault is tried after so long")
    parser.add_argument("--seconds", type=float, default=60, help="what all tests of one fault may take")
    parser.add_argument("--only", default="", help="faults with this text in them, as they are listed: file:line")
    parser.add_argument("--again", action="store_true", help="the survivors of an earlier run alone")
    parser.add_argument(
        "--tests", nargs="+", metavar="PATH", help="these tests alone, instead of all that know the game"
    )
    parser.add_argument("--journals", type=Path, help=argparse.SUPPRESS)  # set where this is the copy
    chosen = parser.parse_args()
    if chosen.journals is None:
        return in_a_copy(sys.argv[1:])
    everything = [mutant for file in rules_of(chosen.game) for mutant in mutants_of(file)]
    picked = random.Random(chosen.seed).sample(everything, min(chosen.count, len(everything)))
    picked = [mutant for mutant in picked if chosen.only in str(mutant)]
    journal = Journal(chosen.journals / f"{chosen.game}-{chosen.seed}.jsonl")
    waiting = [mutant for mutant in picked if journal.noticed.get(str(mutant)) == ("" if chosen.again else None)]
    print(
        f"{chosen.game}: {len(waiting)} faults, of {len(picked)} of {len(everything)}, seed {chosen.seed}", flush=True
    )
    began = time.time()
    if waiting:
        warm_up(chosen.game)
        asked = chosen.tests or [f"tests/games/{chosen.game}", "tests/contract", SAVED]
        tests = measured(["-k", chosen.game, *asked], chosen.jobs, chosen.seconds)
        try_out(waiting, tests, chosen.jobs, chosen.minutes, journal)
    report(picked, journal, time.time() - began)
    return 0


if __name__ == "__main__":
    sys.exit(main())
