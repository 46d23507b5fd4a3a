"""What all tests share: the right build, the same examples on every run, a switch for the golden transcripts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from arene.store import open_store
from arene.words import prefer
from tests import postgres as postgresql

settings.register_profile(
    "arene",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("arene")

SOURCES = Path(__file__).parent.parent / "src"


def stale(sources: Path) -> list[str]:
    """Sources changed since they were compiled: the tests would pass or fail for yesterday's code.

    A compiled module is an entrance to one library that holds the code of all: that library's age counts.
    """
    built = max((library.stat().st_mtime for library in sources.glob("*__mypyc*")), default=0.0)
    found = []
    for module in (sources / "arene").rglob("*"):
        suffix = next((suffix for suffix in EXTENSION_SUFFIXES if module.name.endswith(suffix)), None)
        if suffix is not None:
            source = module.with_name(module.name.removesuffix(suffix) + ".py")
            if not source.exists() or source.stat().st_mtime > built:
                found.append(str(source.relative_to(sources)))
    return sorted(found)


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("ARENE_PURE"):
        return
    old = stale(SOURCES)
    if old:
        raise pytest.UsageError(
            f"the compiled files are older than {', '.join(old)}: rebuild with "
            "`ARENE_COMPILE=require python setup.py build_ext --inplace --force`, or run with ARENE_PURE=1"
        )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow ones first: else the last of them runs when the other processes have nothing left to do."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate-transcripts", action="store_true", help="write the golden transcripts anew")


@pytest.fixture(autouse=True)
def language_of_the_locale() -> Iterator[None]:
    """A command run within a test may ask for a language: the next test begins without it."""
    yield
    prefer(None)


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are written instead of compared."""
    return bool(request.config.getoption("--regenerate-transcripts"))


# ---- databases: what touches the store is tried on SQLite and on PostgreSQL


@pytest.fixture(scope="session")
def postgres() -> Iterator[postgresql.Cluster]:
    """A server with one database, ``MODEL``, that has the present tables and is copied by whoever needs one."""
    if postgresql.programs() is None:
        pytest.skip(postgresql.MISSING)
    with postgresql.cluster() as cluster:
        cluster.run(f"CREATE DATABASE {postgresql.MODEL}")
        open_store(cluster.url(postgresql.MODEL)).close()
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a new database, once of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'arene.db'}"
    else:
        cluster: postgresql.Cluster = request.getfixturevalue("postgres")
        with cluster.database(postgresql.MODEL) as url:
            yield url


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left_out = [one for one in terminalreporter.stats.get("skipped", []) if postgresql.MISSING in str(one.longrepr)]
    if left_out:
        terminalreporter.write_line(f"{len(left_out)} tests did not run: {postgresql.MISSING}", red=True, bold=True)
