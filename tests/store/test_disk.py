"""What is acknowledged is on the disk: the wait for it comes after the commit, and serves everybody who committed."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from arene.store import Person, SqlStore, Unavailable, open_store
from arene.store.database import Transaction

ADA = Person("ada", "Ada", "circle", "red")
_CHANGE = text("UPDATE people SET name = :name")

pytestmark = pytest.mark.skipif(not hasattr(os, "fdatasync"), reason="SQLite waits for the disk itself here")


class Disk:
    """Stands before the system's own wait; ``before`` is done first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waits = 0
        self.before: Callable[[], None] = lambda: None
        self.wait: Callable[[int], None] = os.fdatasync
        monkeypatch.setattr(os, "fdatasync", self)

    def __call__(self, file: int) -> None:
        self.waits += 1
        self.before()
        self.wait(file)

    def fail(self) -> None:
        raise OSError(5, "Input/output error")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def store(tmp_path: Path, disk: Disk) -> SqlStore:
    return open_store(tmp_path / "arene.db")


def test_every_change_waits_for_the_disk(store: SqlStore, disk: Disk) -> None:
    before = disk.waits
    store.save_person(ADA)
    assert disk.waits == before + 1
    store.person("ada")
    assert disk.waits == before + 1, "to look is to wait for nothing"


def test_it_is_the_log_that_is_waited_for(store: SqlStore, disk: Disk, tmp_path: Path) -> None:
    waited: list[int] = []
    disk.wait = waited.append
    store.save_person(ADA)
    assert [os.fstat(file).st_ino for file in waited] == [(tmp_path / "arene.db-wal").stat().st_ino]


@pytest.mark.skipif(os.name != "posix", reason="rights are told in another way here")
def test_a_new_file_is_for_its_owner_alone(store: SqlStore, tmp_path: Path) -> None:
    """It holds the key that signs everybody's link."""
    store.save_person(ADA)
    rights = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert len(rights) == 3 and set(rights.values()) == {0o600}, rights


def test_the_folder_of_a_new_log_is_waited_for_once(
    store: SqlStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a power cut a log whose name never reached the disk is gone with all that is in it."""
    waited: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: waited.append(os.fstat(file).st_ino))
    for _ in range(2):
        store.save_person(ADA)
    assert waited == [tmp_path.stat().st_ino]


def test_one_wait_serves_all_who_committed_before_it(store: SqlStore, disk: Disk) -> None:
    """While the first one waits the others commit; one more wait is enough for all of them."""
    committed, others = threading.Event(), 8
    store.save_person(ADA)
    before, first = disk.waits, store._db._committed + 1

    def until_all_committed() -> None:
        if disk.waits == before + 1:
            committed.set()
            deadline = threading.Event()
            while store._db._committed < first + others and not deadline.wait(0.005):
                pass

    disk.before = until_all_committed

    def change() -> None:
        def rename(db: Transaction) -> None:
            db.run(_CHANGE, name="Bea")

        store._db.together(rename)

    threads = [threading.Thread(target=change) for _ in range(others + 1)]
    threads[0].start()
    assert committed.wait(10)
    for thread in threads[1:]:  # one after the other: each is a transaction of its own
        count = store._db._committed
        thread.start()
        while store._db._committed == count:
            pass
    for thread in threads:
        thread.join(10)
    assert disk.waits == before + 2


def test_a_disk_that_fails_is_told_and_what_it_may_have_lost_is_written_anew(store: SqlStore, disk: Disk) -> None:
    store.save_person(ADA)
    disk.before = disk.fail
    with pytest.raises(Unavailable, match="disk I/O error"):
        store.save_person(ADA)
    disk.before = lambda: None
    waits = disk.waits
    store._db.make_sure()
    assert disk.waits == waits, "a log that was once refused is not trusted: all goes into the database itself"
    store.save_person(ADA)
    assert disk.waits == waits + 1
