"""A real PostgreSQL for the tests: from the machine's own packages, in a folder of its own, gone when the tests end.

It speaks over a socket in that folder alone. Whoever is root starts it as somebody else: PostgreSQL insists.
"""

from __future__ import annotations

import contextlib
import ctypes
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from arene.store.migrations import HEAD
from arene.store.schema import metadata

MODEL = "model"  # the database that has the present tables
_SEND_OTHERS_AWAY = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid != pg_backend_pid()"
)
MISSING = "PostgreSQL is not installed here (Debian: apt-get install postgresql)"


def programs() -> Path | None:
    """The folder of the newest ``initdb`` and ``postgres`` on this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def install() -> None:
    """Debian's package where it is missing and may be installed; says so where it cannot be had."""
    if programs() is None and os.getuid() == 0 and shutil.which("apt-get"):
        asked = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"]
        with contextlib.suppress(subprocess.CalledProcessError):
            subprocess.run(["apt-get", "update", "-q"], check=True)
            subprocess.run(asked, check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if programs() is None:
        sys.stderr.write(f"{MISSING}: what is tried on it will be left out and counted\n")


def _keeper() -> str | None:
    """Who starts it where we may not."""
    return "nobody" if os.getuid() == 0 else None


class Cluster:
    """A running server. A database is a copy of another one; a copy of ``MODEL`` that is used no more is emptied and
    kept for the next who needs one, which takes a tenth of the time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = itertools.count(1)
        self._empty: list[str] = []

    def url(self, name: str) -> str:
        return f"postgresql://arene@/{name}?host={self.folder}"

    def run(self, command: str) -> None:
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(command.encode())

    @contextmanager
    def database(self, template: str = "template1") -> Iterator[str]:
        """The URL of a database in which nothing is."""
        if template == MODEL and self._empty:
            name = self._empty.pop()
        else:
            name = f"arene{next(self._numbers)}"
            self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        yield self.url(name)
        if template == MODEL and self._emptied(name):
            self._empty.append(name)
        else:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def _emptied(self, name: str) -> bool:
        """Whether nothing is in a database any more, and its tables are the present ones."""
        import psycopg

        with psycopg.connect(self.url(name)) as connection:
            connection.execute(_SEND_OTHERS_AWAY)
            if connection.execute("SELECT version_num FROM alembic_version").fetchall() != [(HEAD,)]:
                return False
            for table in reversed(metadata.sorted_tables):
                connection.execute(f"DELETE FROM {table.name}".encode())
        return True


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """A new server; unless ``durable`` it does not wait for the disk."""
    found = programs()
    assert found is not None, MISSING
    folder, keeper = Path(tempfile.mkdtemp(prefix="arene-pg-")), _keeper()
    if keeper is not None:
        shutil.chown(folder, keeper)
    data = folder / "data"
    subprocess.run(
        [found / "initdb", "-D", data, "-U", "arene", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
        user=keeper,
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    with (data / "postgresql.conf").open("a") as settings:
        settings.write(f"listen_addresses = ''\nunix_socket_directories = '{folder}'\nmax_connections = 200\n")
        settings.write("" if durable else "fsync = off\nfull_page_writes = off\nsynchronous_commit = off\n")
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [found / "postgres", "-D", data], user=keeper, cwd=folder, stderr=log, preexec_fn=_end_with_parent
        )
    try:
        _wait_for(server, folder)
        yield Cluster(folder)
    finally:
        server.send_signal(signal.SIGQUIT)
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def _end_with_parent() -> None:
    """Tests that are cut off leave no server behind (Linux)."""
    ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


def _wait_for(server: subprocess.Popen[bytes], folder: Path) -> None:
    import psycopg

    deadline = time.monotonic() + 30
    while True:
        try:
            psycopg.connect(f"postgresql://arene@/postgres?host={folder}").close()
            return
        except psycopg.OperationalError:
            assert server.poll() is None and time.monotonic() < deadline, (folder / "log").read_text()
            time.sleep(0.05)


if __name__ == "__main__":
    install()
